// SPDX-License-Identifier: Apache-2.0
/* The handle, header and sampler caches of the cycle model. */
#include "bench.h"
#include "cycle/line_cache.h"
#include "function/header.h"

/* Run one thread of a header; the payload with which it left the header stage. */
static struct tex_header touch(struct bench *b, uint32_t header)
{
    static struct tex_warp warp;
    struct tex_header payload = {0};
    warp = gather(1, header, 8.5f, 8.5f);
    b->warps = &warp;
    b->warp_count = 1;
    b->warp = 0;
    unsigned goal = b->result_count + 1;
    for (unsigned limit = 400; b->result_count < goal; limit--) {
        assert_true(limit > 0);
        step(b);
        if (moves(b, TEX_AT_HEADER))
            tex_unpack_header(words_of(&b->out, TEX_WORD_HEADER), 0, &payload);
    }
    return payload;
}

static void hits_are_shown(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    b->config.via_header = false; /* sampler index = handle bits 31:20 */
    tex_model_load(b->model, &b->config);
    struct tex_header h = touch(b, 1 | 2 << 20);
    assert_true(!h.header_hit && !h.sampler_hit);
    h = touch(b, 1 | 3 << 20);
    assert_true(h.header_hit && !h.sampler_hit);
    h = touch(b, 2 | 3 << 20);
    assert_true(!h.header_hit && h.sampler_hit);
    h = touch(b, 1 | 2 << 20);
    assert_true(h.header_hit && h.sampler_hit);
    bench_free(b);
}

static void lines_of_one_entry_drive_each_other_out(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    assert_false(touch(b, 1).header_hit);
    assert_false(touch(b, 1 + TEX_HEADER_ENTRIES).header_hit);
    assert_false(touch(b, 1).header_hit);
    assert_true(touch(b, 1).header_hit);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_HEADER_MISS).data, 3);
    bench_free(b);
}

/* Handles in as many lines as fit, twice; descriptors likewise. */
static void each_cache_holds_all_its_entries(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warp = gather(1, 0, 8.5f, 8.5f);
    for (unsigned i = 0; i < 2 * TEX_CONST_ENTRIES; i++) {
        uint32_t words[2] = {0xaff70008, 0xc8380097}; /* TLD4 */
        put_bits(words, TEX_TLD4_INDEX_LO, TEX_TLD4_INDEX_W, TEX_LINE_BYTES / 4 * (i % TEX_CONST_ENTRIES));
        warp.header.word = words[0] | (uint64_t)words[1] << 32;
        run_warps(b, &warp, 1, 1, 400);
    }
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_HANDLE_MISS).data, TEX_CONST_ENTRIES);
    csr_write(b, TEX_CSR_CTRL, 2, 1);
    uint32_t headers = csr_read(b, TEX_CSR_COUNT_HEADER_MISS).data;
    uint32_t samplers = csr_read(b, TEX_CSR_COUNT_SAMPLER_MISS).data;
    for (unsigned i = 0; i < 2 * TEX_HEADER_ENTRIES; i++)
        touch(b, i % TEX_HEADER_ENTRIES);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_HEADER_MISS).data, headers + TEX_HEADER_ENTRIES);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_SAMPLER_MISS).data, samplers + TEX_SAMPLER_ENTRIES);
    bench_free(b);
}

static void errors_are_kept_like_data(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    b->mem->error_base = MEM_HEADERS + 32 * 7;
    b->mem->error_end = b->mem->error_base + 32;
    struct tex_header h = touch(b, 7);
    assert_int_equal(h.tag.status, TEX_STATUS_HEADER_ERROR);
    h = touch(b, 7);
    assert_int_equal(h.tag.status, TEX_STATUS_HEADER_ERROR);
    assert_true(h.header_hit && h.sampler_hit);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_HEADER_MISS).data, 1);
    b->mem->error_end = b->mem->error_base; /* the line reads well now, but only an invalidate shows it */
    assert_int_equal(touch(b, 7).tag.status, TEX_STATUS_HEADER_ERROR);
    csr_write(b, TEX_CSR_CTRL, 2, 1);
    h = touch(b, 7);
    assert_true(h.tag.status == TEX_STATUS_OK && !h.header_hit);
    bench_free(b);
}

/*
 * The thread's quad beat is taken in step 0 of the count: bind in 2, misses start at the edge of 2, the header entry is
 * written at the edge of 6 + TEX_DERIVE_CYCLES. An invalidate at any of these edges makes both lines be read again.
 */
static void invalidate_kills_a_miss_under_way(void **state)
{
    (void)state;
    for (unsigned at = 0; at <= 6 + TEX_DERIVE_CYCLES + 1; at++) {
        struct bench *b = bench_new();
        struct tex_warp warp = gather(1, 0, 8.5f, 8.5f);
        b->warps = &warp;
        b->warp_count = 1;
        steps(b, 1); /* header beat */
        bool killed = false;
        for (unsigned i = 0; b->result_count == 0; i++) {
            if (i == at)
                csr_start_write(b, TEX_CSR_CTRL, 2, 1);
            step(b);
            assert_true(i != at || moves(b, TEX_AT_AXIL_AW));
            killed |= i == at && i >= 2 && i <= 6 + TEX_DERIVE_CYCLES;
        }
        unsigned reads = killed ? 2 : 1;
        assert_int_equal(csr_read(b, TEX_CSR_COUNT_HEADER_MISS).data, reads);
        assert_int_equal(csr_read(b, TEX_CSR_COUNT_SAMPLER_MISS).data, reads);
        assert_int_equal(b->results[0].status[0], TEX_STATUS_OK);
        bench_free(b);
    }
}

/* The pool moves while the header is awaited: the old line comes in, the new one is asked for and used. */
static void lookup_follows_the_registers(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    put_texture(b->mem, 40, MEM_TEXELS + 0x2000);
    struct tex_warp warp = gather(1, 0, 8.5f, 8.5f);
    b->warps = &warp;
    b->warp_count = 1;
    b->hold_reads = true;
    until_valid(b, TEX_AT_AXI_AR, 50);
    csr_write(b, TEX_CSR_HEADER_POOL_LO, (uint32_t)(MEM_HEADERS + 32 * 40) | 0x1f, 0xf); /* low bits do not count */
    b->hold_reads = false;
    until_valid(b, TEX_AT_HEADER, 200);
    struct tex_header h;
    tex_unpack_header(words_of(&b->out, TEX_WORD_HEADER), 0, &h);
    assert_true(h.level_layout.base == MEM_TEXELS + 0x2000 && !h.header_hit);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_HEADER_MISS).data, 2);
    bench_free(b);
}

static void level_base_keeps_the_policy_of_the_fill(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_line tic = {.data = {0}}, tsc = {.data = {0}};
    plain_tic(tic.data, 200, 200);
    PUT_TIC(tic.data, GOBS_PER_BLOCK_WIDTH, 2);
    PUT_TIC(tic.data, MAX_MIP_LEVEL, 3);
    PUT_TIC(tic.data, RES_VIEW_MIN_MIP_LEVEL, 2);
    PUT_TIC(tic.data, RES_VIEW_MAX_MIP_LEVEL, 3);
    memory_put(b->mem, MEM_HEADERS + 32 * 9, tic.data, 8);
    memcpy(tsc.data, &b->mem->bytes[MEM_SAMPLERS - MEM_BASE + 32 * 9], sizeof tsc.data);
    struct tex_decode decode = {.op.opcode = TEX_OPCODE_TLD4, .param = TEX_PARAM_2D};
    struct tex_bind bind = {.header_index = 9};
    struct tex_header expected[2];
    for (unsigned at_fill = 0; at_fill < 2; at_fill++) {
        struct tex_header_policy policy = {.gob_width_one = true, .gob_width_one_at_fill = at_fill != 0};
        struct tex_header_memo memo = {0};
        tex_header_eval(&decode, &bind, &policy, &tic, &tsc, &memo, &expected[at_fill]);
    }
    assert_true(expected[0].level_layout.base != expected[1].level_layout.base);
    assert_int_equal(touch(b, 9).level_layout.block_w, 2);
    csr_write(b, TEX_CSR_POLICY, 1, 1);
    struct tex_header h = touch(b, 9);
    assert_true(h.header_hit && h.level_layout.block_w == 0 && h.level_layout.base == expected[0].level_layout.base);
    csr_write(b, TEX_CSR_CTRL, 2, 1);
    h = touch(b, 9);
    assert_true(!h.header_hit && h.level_layout.block_w == 0 && h.level_layout.base == expected[1].level_layout.base);
    bench_free(b);
}

static void edge(struct cycle_line_cache *cache, bool sent, uint32_t id, enum cycle_line_cache_state after)
{
    const struct tex_rsp response = {.id = id, .data = {0x1234}};
    cycle_line_cache_edge(cache, sent, id ? &response : NULL, id == 7, false);
    assert_int_equal(cache->state, after);
}

/* The miss machine by itself. Its data is what comes with its identifier after its request has left, and no other. */
static void one_miss_is_under_way_at_a_time(void **state)
{
    (void)state;
    struct cycle_line_cache cache = {.killed = true, .state = LINECACHE_FILL};
    for (unsigned i = 0; i < CYCLE_LINE_CACHE_MAX; i++)
        cache.entry[i] = (struct cycle_entry){.valid = true, .number = i};
    cycle_line_cache_init(&cache, 4, 2, 7);
    assert_null(cycle_line_cache_find(&cache, 1)); /* nothing is left of what it was */
    assert_true(cycle_line_cache_start(&cache, 5));
    assert_false(cycle_line_cache_start(&cache, 6));
    edge(&cache, false, 7, LINECACHE_REQ);
    edge(&cache, true, 7, LINECACHE_WAIT);
    edge(&cache, true, 6, LINECACHE_WAIT);
    assert_false(cycle_line_cache_start(&cache, 6));
    edge(&cache, false, 0, LINECACHE_WAIT);
    edge(&cache, false, 7, LINECACHE_FILL);
    edge(&cache, true, 7, LINECACHE_FILL);
    assert_null(cycle_line_cache_find(&cache, 5));
    edge(&cache, false, 0, LINECACHE_IDLE);
    edge(&cache, true, 7, LINECACHE_IDLE);
    const struct cycle_entry *entry = cycle_line_cache_find(&cache, 5);
    assert_non_null(entry);
    assert_true(entry->number == 5 && entry->policy && entry->line.data[0] == 0x1234);
    assert_true(!cycle_line_cache_find(&cache, 6) && !cycle_line_cache_find(&cache, 1));
}

/* Whatever the size, each entry is one that a line can be in, and an invalidate takes all. */
static void every_entry_is_used_and_invalidated(void **state)
{
    (void)state;
    for (unsigned entries = 1; entries <= CYCLE_LINE_CACHE_MAX; entries *= 2) {
        struct cycle_line_cache cache = {.entries = 0};
        cycle_line_cache_init(&cache, entries, 1, 7);
        for (unsigned i = 0; i < entries; i++) {
            assert_true(cycle_line_cache_start(&cache, 0x1000 + i));
            edge(&cache, true, 0, LINECACHE_WAIT);
            edge(&cache, false, 7, LINECACHE_FILL);
            edge(&cache, false, 0, LINECACHE_IDLE);
        }
        for (unsigned i = 0; i < entries; i++)
            assert_non_null(cycle_line_cache_find(&cache, 0x1000 + i));
        cycle_line_cache_invalidate(&cache);
        for (unsigned i = 0; i < entries; i++)
            assert_null(cycle_line_cache_find(&cache, 0x1000 + i));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hits_are_shown),
        cmocka_unit_test(lines_of_one_entry_drive_each_other_out),
        cmocka_unit_test(each_cache_holds_all_its_entries),
        cmocka_unit_test(errors_are_kept_like_data),
        cmocka_unit_test(invalidate_kills_a_miss_under_way),
        cmocka_unit_test(lookup_follows_the_registers),
        cmocka_unit_test(level_base_keeps_the_policy_of_the_fill),
        cmocka_unit_test(one_miss_is_under_way_at_a_time),
        cmocka_unit_test(every_entry_is_used_and_invalidated),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
