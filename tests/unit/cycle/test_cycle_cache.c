// SPDX-License-Identifier: Apache-2.0
/* The texel cache of the cycle model: ways, requests, identifiers, returns, invalidation. */
#include "bench.h"

#define ID_FIRST TEX_AXI_ID_L1

/* A bench whose header 0 is cached already; the L1 is empty and its next request goes to ID_FIRST + requests so far. */
static struct bench *warm_bench(void)
{
    struct bench *b = bench_new();
    struct tex_warp warp = gather(1, 0, 8.5f, 8.5f);
    run_warps(b, &warp, 1, 1, 200);
    csr_write(b, TEX_CSR_CTRL, 1, 1);
    steps(b, 2);
    return b;
}

/* Run one thread at (x, y) of a header; shows what the lookup saw. */
static struct tex_lookup touch(struct bench *b, uint32_t header, float x, float y)
{
    static struct tex_warp warp;
    struct tex_lookup lookup = {0};
    warp = gather(1, header, x, y);
    b->warps = &warp;
    b->warp_count = 1;
    b->warp = 0;
    unsigned goal = b->result_count + 1;
    for (unsigned limit = 300; b->result_count < goal; limit--) {
        assert_true(limit > 0);
        step(b);
        if (moves(b, TEX_AT_LOOKUP))
            tex_unpack_lookup(words_of(&b->out, TEX_WORD_LOOKUP), 0, &lookup);
    }
    return lookup;
}

static unsigned way(const struct tex_lookup *lookup, unsigned sample)
{
    return lookup->index[sample] % TEX_L1_WAYS;
}

/* Rows four apart share a set at a pitch of 256 bytes. */
static void ways_are_replaced_in_rotation(void **state)
{
    (void)state;
    struct bench *b = warm_bench();
    for (unsigned i = 0; i < 5; i++) {
        struct tex_lookup lookup = touch(b, 0, 8.5f, 4.0f * (float)i + 0.5f);
        assert_int_equal(lookup.hit, 0);
        assert_int_equal(way(&lookup, 0), i % TEX_L1_WAYS);
        assert_int_equal(way(&lookup, 3), i % TEX_L1_WAYS);
    }
    struct tex_lookup lookup = touch(b, 0, 8.5f, 8.5f); /* i = 2 is still there */
    assert_int_equal(lookup.hit, 0xf);
    assert_int_equal(way(&lookup, 0), 2);
    lookup = touch(b, 0, 8.5f, 0.5f); /* i = 0 was replaced by i = 4; the next way is 1 */
    assert_int_equal(lookup.hit, 0);
    assert_int_equal(way(&lookup, 0), 1);
    bench_free(b);
}

static void put_pitch(struct bench *b, unsigned h, uint64_t base, uint32_t pitch)
{
    uint32_t word;
    put_texture(b->mem, h, base);
    memcpy(&word, &b->mem->bytes[32 * h + 12], 4);
    put_bits(&word, TEX_TIC_PITCH_20_5_LO % 32, TEX_TIC_PITCH_20_5_W, pitch / 32);
    memory_put(b->mem, MEM_HEADERS + 32 * h + 12, &word, 1);
}

static void ways_that_the_footprint_hits_are_kept(void **state)
{
    (void)state;
    struct bench *b = warm_bench();
    put_pitch(b, 1, MEM_TEXELS, 1024);        /* all rows in one set */
    put_pitch(b, 2, MEM_TEXELS + 1024, 4096); /* its rows 0 and 1 are rows 1 and 5 of the other */
    struct tex_lookup lookup = touch(b, 1, 8.5f, 0.5f);
    assert_true(way(&lookup, 0) == 0 && way(&lookup, 2) == 1); /* row 1 is asked for first */
    lookup = touch(b, 1, 8.5f, 2.5f);
    assert_true(way(&lookup, 0) == 2 && way(&lookup, 2) == 3);
    lookup = touch(b, 2, 8.5f, 0.5f);
    assert_int_equal(lookup.hit, 0xc);
    assert_true(way(&lookup, 0) == 1 && way(&lookup, 2) == 0); /* way 0 would be next, but is hit */
    bench_free(b);
}

static void identifiers_rotate_and_lines_go_in_order(void **state)
{
    (void)state;
    struct bench *b = warm_bench();
    unsigned n = csr_read(b, TEX_CSR_COUNT_L1_MISS).data;
    b->reorder = true;
    b->latency_max = 60;
    struct tex_warp warp = gather(0xffffU, 0, 0, 0);
    for (unsigned lane = 0; lane < 16; lane++) {
        warp.ra[lane][0] = to_pattern(8.5f);
        warp.ra[lane][1] = to_pattern(2.0f * (float)lane + 0.5f); /* rows 2 lane + 1, then 2 lane */
    }
    b->warps = &warp;
    b->warp_count = 1;
    b->warp = 0;
    unsigned row = 0;
    while (b->result_count < 5) {
        step(b);
        if (!moves(b, TEX_AT_AXI_AR))
            continue;
        assert_int_equal(b->last_ar.id, ID_FIRST + n++ % TEX_L1_IDS);
        assert_true(b->last_ar.addr == MEM_TEXELS + 256 * (row ^ 1) + 32);
        assert_true(b->last_ar.len == 0 && b->last_ar.size == 5 && b->last_ar.burst == 1);
        row++;
    }
    assert_int_equal(row, 32);
    struct tex_memory memory = {.read = memory_read, .user = b->mem};
    static struct tex_warp_result expected;
    tex_execute(&b->config, &memory, &warp, 0, NULL, &expected);
    assert_memory_equal(&b->results[1], expected.beat, 4 * sizeof expected.beat[0]);
    bench_free(b);
}

static void requests_stop_at_the_limit(void **state)
{
    (void)state;
    struct bench *b = warm_bench();
    struct tex_warp warp = gather(0xffffffffU, 0, 8.5f, 0.5f);
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        warp.ra[lane][1] = to_pattern((float)(2 * lane) + 0.5f);
    unsigned before = b->read_total;
    b->hold_reads = true;
    b->warps = &warp;
    b->warp_count = 1;
    b->warp = 0;
    steps(b, 300);
    assert_int_equal(b->read_total - before, TEX_L1_OUTSTANDING);
    assert_true(!valid(b, TEX_AT_LOOKUP_REQ) && !valid(b, TEX_AT_LOOKUP) && valid(b, TEX_AT_ADDRESS));
    b->hold_reads = false;
    for (unsigned limit = 500; b->result_count < 9; limit--) {
        assert_true(limit > 0);
        step(b);
    }
    assert_int_equal(b->read_total - before, 64);
    bench_free(b);
}

/* The cycle that clears the tags: nothing may enter although the FIFO has room. */
static bool clears(const struct bench *b)
{
    return !(b->out.ready >> TEX_AT_ADDRESS & 1) && (b->out.ready >> TEX_AT_LOOKUP & 1) && !valid(b, TEX_AT_LOOKUP) &&
           !valid(b, TEX_AT_LOOKUP_REQ);
}

static void invalidate_when_idle_takes_the_next_cycle(void **state)
{
    (void)state;
    struct bench *b = warm_bench();
    assert_int_equal(touch(b, 0, 8.5f, 0.5f).hit, 0);
    assert_int_equal(touch(b, 0, 8.5f, 0.5f).hit, 0xf);
    csr_start_write(b, TEX_CSR_CTRL, 1, 0xe); /* its byte is not enabled */
    step(b);
    assert_true(moves(b, TEX_AT_AXIL_AW));
    steps(b, 1);
    assert_false(clears(b));
    csr_start_write(b, TEX_CSR_CTRL, 1, 1);
    step(b);
    assert_true(moves(b, TEX_AT_AXIL_AW) && !clears(b));
    step(b);
    assert_true(clears(b));
    step(b);
    assert_false(clears(b));
    struct tex_lookup lookup = touch(b, 0, 8.5f, 0.5f);
    assert_int_equal(lookup.hit, 0);
    assert_int_equal(way(&lookup, 0), 0); /* replacement starts again */
    bench_free(b);
}

/*
 * Two threads at one place. The write of CTRL lands while the first has a request out but not both: the tags stay
 * until it has entered the FIFO, then go; the second misses both lines again.
 */
static void invalidate_waits_for_a_footprint_under_way(void **state)
{
    (void)state;
    struct bench *b = warm_bench();
    unsigned before = b->read_total;
    struct tex_warp warp = gather(3, 0, 8.5f, 0.5f);
    b->warps = &warp;
    b->warp_count = 1;
    b->warp = 0;
    until_valid(b, TEX_AT_ADDRESS, 50); /* the first request leaves in this cycle */
    csr_start_write(b, TEX_CSR_CTRL, 1, 1);
    step(b);
    assert_true(moves(b, TEX_AT_AXIL_AW) && moves(b, TEX_AT_LOOKUP_REQ));
    step(b);
    assert_true(moves(b, TEX_AT_LOOKUP) && !clears(b));
    step(b);
    assert_true(clears(b) && valid(b, TEX_AT_ADDRESS));
    while (b->result_count < 2)
        step(b);
    assert_int_equal(b->read_total - before, 4);
    bench_free(b);
}

/* A second CTRL write at the edge that clears the tags makes the next free cycle clear them again. */
static void invalidate_at_the_edge_of_an_invalidate_stays(void **state)
{
    (void)state;
    unsigned doubled = 0;
    for (unsigned delay = 0; delay < 12; delay++) {
        struct bench *b = warm_bench();
        struct tex_warp warp = gather(1, 0, 8.5f, 0.5f);
        b->warps = &warp;
        b->warp_count = 1;
        b->warp = 0;
        until_valid(b, TEX_AT_ADDRESS, 50);
        b->ar_stall = 100; /* the second request waits: misses is 1 */
        steps(b, 2);
        csr_write(b, TEX_CSR_CTRL, 1, 1);
        b->ar_stall = 0;
        unsigned cleared = 0;
        bool again = false;
        for (unsigned i = 0; i < 20; i++) {
            if (i == delay)
                csr_start_write(b, TEX_CSR_CTRL, 1, 1);
            step(b);
            if (again)
                assert_true(clears(b));
            again = clears(b) && moves(b, TEX_AT_AXIL_AW);
            doubled += again;
            cleared += clears(b);
        }
        assert_true(cleared == 1 || cleared == 2);
        bench_free(b);
    }
    assert_int_equal(doubled, 1);
}

static struct tex_axi_r stray(uint32_t id, uint32_t mark)
{
    struct tex_axi_r r = {.id = id, .last = 1};
    for (unsigned i = 0; i < 8; i++)
        r.data[i] = mark;
    return r;
}

/* Data that nobody asked for waits in its return queue; the fifth of one identifier is lost. */
static void stray_responses_fill_their_queue(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    for (uint32_t i = 0; i < 64; i++) {
        b->extra_r = true;
        b->extra = stray(i % 16, 0x1000 + i);
        step(b);
    }
    for (uint32_t i = 0; i < 3; i++) { /* beyond the four that identifier 4 holds */
        b->extra_r = true;
        b->extra = stray(ID_FIRST, 0x2000 + i);
        step(b);
    }
    step(b);
    struct tex_occupancy o;
    unsigned held = 0;
    for (unsigned i = 0; tex_model_occupancy(b->model, i, &o); i++)
        held += strstr(o.what, "returned") ? o.used : 0;
    assert_int_equal(held, TEX_L1_OUTSTANDING);
    struct tex_warp warp = gather(1, 0, 8.5f, 0.5f);
    b->warps = &warp;
    b->warp_count = 1;
    for (uint32_t i = 0; i < 2; i++) {
        until_valid(b, TEX_AT_FILL, 200);
        struct tex_fill fill;
        tex_unpack_fill(words_of(&b->out, TEX_WORD_FILL), 0, &fill);
        assert_int_equal(fill.data[7], 0x1000 + ID_FIRST + i);
    }
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ways_are_replaced_in_rotation),
        cmocka_unit_test(ways_that_the_footprint_hits_are_kept),
        cmocka_unit_test(identifiers_rotate_and_lines_go_in_order),
        cmocka_unit_test(requests_stop_at_the_limit),
        cmocka_unit_test(invalidate_when_idle_takes_the_next_cycle),
        cmocka_unit_test(invalidate_waits_for_a_footprint_under_way),
        cmocka_unit_test(invalidate_at_the_edge_of_an_invalidate_stays),
        cmocka_unit_test(stray_responses_fill_their_queue),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
