// SPDX-License-Identifier: Apache-2.0
/* The cycle model as a pipeline: values, exact latencies, rate, backpressure, reset, occupancy. */
#include <malloc.h>

#include "bench.h"
#include "cycle/cycle.h"

static void expect_beats(const struct bench *b, unsigned first, const struct tex_warp *warp, uint8_t hash)
{
    struct tex_memory memory = {.read = memory_read, .user = b->mem};
    static struct tex_warp_result expected;
    tex_execute(&b->config, &memory, warp, hash, NULL, &expected);
    assert_true(first + expected.beats <= b->result_count);
    for (unsigned i = 0; i < expected.beats; i++)
        assert_memory_equal(&b->results[first + i], &expected.beat[i], sizeof expected.beat[i]);
}

static void one_warp_gathers(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warp = gather(0xffffffffU, 0, 0, 0);
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        warp.ra[lane][0] = to_pattern((float)lane * 1.75f);
        warp.ra[lane][1] = to_pattern((float)lane * 2.0f + 0.3f);
    }
    run_warps(b, &warp, 1, 8, 2000);
    expect_beats(b, 0, &warp, 0);
    assert_int_not_equal(b->results[3].value[5], 0);
    assert_int_equal(b->results[7].last, 1);
    assert_int_equal(b->results[6].last, 0);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_THREADS).data, 32);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_FOOTPRINTS).data, 32);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_INSTRUCTIONS).data, 1);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_HEADER_MISS).data, 1);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_SAMPLER_MISS).data, 1);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_HANDLE_MISS).data, 0);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_L1_MISS).data, b->read_total - 2);
    bench_free(b);
}

static void handle_comes_from_the_selected_bank(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warp = gather(1, 0, 20.5f, 20.5f);
    uint32_t handle = 5;
    memory_put(b->mem, MEM_CONSTS + 4 * 9, &handle, 1);
    warp.header.word = UINT64_C(0xc8380097aff70008); /* TLD4 with index 9 */
    run_warps(b, &warp, 1, 1, 200);
    expect_beats(b, 0, &warp, 0);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_HANDLE_MISS).data, 1);
    bench_free(b);
}

/* The step after which the boundary was first valid, counted from the step of the given beat of the first warp. */
static unsigned first_valid(struct bench *b, enum tex_boundary at, uint64_t from)
{
    until_valid(b, at, 200);
    return (unsigned)(b->cycle - 1 - from);
}

/* Steps until the first quad beat transfers; returns the number of that step. */
static uint64_t issue_quad(struct bench *b, const struct tex_warp *warp)
{
    b->warps = warp;
    b->warp_count = 1;
    b->warp = 0;
    do
        step(b);
    while (!(moves(b, TEX_AT_ISSUE) && b->beat == 2));
    return b->cycle - 1;
}

static void hit_has_the_latency_of_the_stages(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warp = gather(1, 0, 8.5f, 8.5f);
    run_warps(b, &warp, 1, 1, 200);
    uint64_t from = issue_quad(b, &warp);
    /* One register each in decode, bind, header, five in lod and in coord, wrap, address; the lookup is
       combinational; FIFO and output register in cache; two in block; texel; four in filter; result. */
    assert_int_equal(first_valid(b, TEX_AT_DECODE, from), 1);
    assert_int_equal(first_valid(b, TEX_AT_BIND, from), 2);
    assert_int_equal(first_valid(b, TEX_AT_HEADER, from), 3);
    assert_int_equal(first_valid(b, TEX_AT_LOD, from), 8);
    assert_int_equal(first_valid(b, TEX_AT_COORD, from), 13);
    assert_int_equal(first_valid(b, TEX_AT_WRAP, from), 14);
    assert_int_equal(first_valid(b, TEX_AT_ADDRESS, from), 15);
    assert_true(moves(b, TEX_AT_LOOKUP));
    assert_int_equal(first_valid(b, TEX_AT_CACHE, from), 17);
    assert_int_equal(first_valid(b, TEX_AT_BLOCK, from), 19);
    assert_int_equal(first_valid(b, TEX_AT_TEXEL, from), 20);
    assert_int_equal(first_valid(b, TEX_AT_FILTER, from), 24);
    assert_int_equal(first_valid(b, TEX_AT_RESULT, from), 25);
    bench_free(b);
}

static void misses_have_the_latency_of_the_machines(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warp = gather(1, 0, 8.5f, 8.5f); /* columns 8 and 9, rows 8 and 9: one line in each row */
    uint64_t from = issue_quad(b, &warp);
    assert_int_equal(first_valid(b, TEX_AT_BIND, from), 2);
    assert_int_equal(first_valid(b, TEX_AT_HEADER_REQ, from), 3);
    assert_true(valid(b, TEX_AT_SAMPLER_REQ) && !(b->out.ready >> TEX_AT_SAMPLER_REQ & 1));
    assert_int_equal(first_valid(b, TEX_AT_AXI_AR, from), 4);
    assert_true(moves(b, TEX_AT_SAMPLER_REQ));
    /* Read data one cycle after the address, response register one later, 24 cycles of FILL, then the hit. */
    assert_int_equal(first_valid(b, TEX_AT_AXI_R, from), 5);
    assert_int_equal(first_valid(b, TEX_AT_AXI_RSP, from), 6);
    assert_int_equal(first_valid(b, TEX_AT_HEADER, from), 6 + TEX_DERIVE_CYCLES + 2);
    unsigned address = 6 + TEX_DERIVE_CYCLES + 2 + 12;
    assert_int_equal(first_valid(b, TEX_AT_LOOKUP_REQ, from), address);
    step(b);
    assert_true(moves(b, TEX_AT_LOOKUP_REQ)); /* the second line; the first is in the address register */
    assert_int_equal(first_valid(b, TEX_AT_LOOKUP, from), address + 2);
    struct tex_lookup lookup;
    tex_unpack_lookup(words_of(&b->out, TEX_WORD_LOOKUP), 0, &lookup);
    assert_int_equal(lookup.hit, 0);
    /* Address register + 1, data + 1, response + 1, return queue + 1: fills in two cycles, one later the read. */
    assert_int_equal(first_valid(b, TEX_AT_FILL, from), address + 4);
    assert_int_equal(first_valid(b, TEX_AT_FILL, from), address + 5);
    assert_int_equal(first_valid(b, TEX_AT_CACHE, from), address + 7);
    bench_free(b);
}

/* TXQ.B R0, R8, TEX_HEADER_DIMENSION, 0, 0xf of level 0, all threads. */
static struct tex_warp query(uint32_t handle)
{
    struct tex_warp warp = {.header = {.word = UINT64_C(0xdf50000780470800), .active = UINT32_MAX}};
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        warp.ra[lane][0] = handle;
    return warp;
}

/* Decode, bind, header, query, result: a register each. */
static void a_query_has_the_latency_of_its_path(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warp = query(0);
    run_warps(b, &warp, 1, 8, 200);
    uint64_t from = issue_quad(b, &warp);
    assert_int_equal(first_valid(b, TEX_AT_HEADER, from), 3);
    assert_int_equal(first_valid(b, TEX_AT_QUERY, from), 4);
    assert_int_equal(first_valid(b, TEX_AT_RESULT, from), 4 + 4); /* the quad's last thread comes three later */
    bench_free(b);
}

/* Threads of queries follow each other without a gap, over the ends of warps, and fetch nothing. */
static void queries_run_at_one_thread_a_cycle(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warps[6];
    tex_boundary_set moved = 0;
    for (unsigned i = 0; i < 6; i++)
        warps[i] = query(0);
    run_warps(b, warps, 1, 8, 500);
    b->warps = warps;
    b->warp_count = 6;
    b->warp = 0;
    until_valid(b, TEX_AT_QUERY, 100);
    for (unsigned i = 0; i < 6 * 32; i++) {
        assert_true(moves(b, TEX_AT_QUERY));
        moved |= b->out.valid;
        step(b);
    }
    assert_false(valid(b, TEX_AT_QUERY));
    assert_true((moved & (TEX_SET_GATHER | TEX_SET_REQUEST | TEX_BIT(TEX_AT_FILL))) == 0);
    bench_free(b);
}

/* A query behind a gather waits for it, and the gather behind that waits for none. */
static void answers_leave_in_the_order_of_issue(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warps[3] = {gather(UINT32_MAX, 0, 8.5f, 8.5f), query(0), gather(UINT32_MAX, 0, 8.5f, 8.5f)};
    static const enum tex_boundary ends[3] = {TEX_AT_FILTER, TEX_AT_QUERY, TEX_AT_FILTER};
    run_warps(b, warps, 3, 24, 800);
    b->warps = warps;
    b->warp_count = 3;
    b->warp = 0;
    unsigned taken = 0;
    for (unsigned i = 0; i < 500 && taken < 96; i++) {
        enum tex_boundary due = ends[taken / 32], other = due == TEX_AT_FILTER ? TEX_AT_QUERY : TEX_AT_FILTER;
        step(b);
        assert_false(moves(b, TEX_AT_FILTER) && moves(b, TEX_AT_QUERY));
        if (moves(b, due))
            taken++;
        else
            assert_false(moves(b, other));
    }
    assert_int_equal(taken, 96);
    bench_free(b);
}

/*
 * All that can be under way is: behind a query, gathers and stores fill their paths while no result is taken. In the
 * cycle in which one is, a query passes from header to the place that the first leaves.
 */
static void a_query_passes_while_all_other_places_are_taken(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    const unsigned gathers = CYCLE_INNER + 1 + 2 + TEX_L1_FIFO + 5, stores = 2 + TEX_STORE_RECORDS;
    struct tex_warp warps[64];
    unsigned n = 0;
    warps[n++] = query(0); /* in the register of result */
    warps[n++] = query(0);
    while (n < 2 + gathers)
        warps[n++] = gather(1, 0, 8.5f, 8.5f);
    while (n < 2 + gathers + stores)
        warps[n++] = (struct tex_warp){.header = {.word = UINT64_C(0xeb32020600470203)}}; /* of no thread */
    warps[n++] = query(0);
    for (unsigned i = 0; i < n; i++)
        warps[i].header.active &= 1;
    b->warps = warps;
    b->warp_count = n;
    b->result_stall = 100;
    steps(b, 1500);
    assert_int_equal(b->warp, n);
    assert_int_equal(b->model->order.count, 1 + gathers + stores);
    assert_true(valid(b, TEX_AT_HEADER) && !moves(b, TEX_AT_HEADER));
    b->result_stall = 0;
    step(b);
    assert_true(moves(b, TEX_AT_QUERY) && moves(b, TEX_AT_HEADER));
    bench_free(b);
}

static void hits_run_at_one_thread_a_cycle(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warps[6];
    for (unsigned i = 0; i < 6; i++)
        warps[i] = gather(0xffffffffU, 0, 8.5f, 8.5f);
    run_warps(b, warps, 2, 16, 500);
    b->warps = warps;
    b->warp_count = 6;
    b->warp = 0;
    until_valid(b, TEX_AT_FILTER, 100);
    for (unsigned i = 0; i < 6 * 32; i++) {
        assert_true(moves(b, TEX_AT_FILTER));
        step(b);
    }
    bench_free(b);
}

static void backpressure_loses_and_repeats_nothing(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warps[12];
    for (unsigned i = 0; i < 12; i++) {
        warps[i] = gather(0xffffffffU, i % 5, 8.5f + 3.0f * (float)i, 8.5f);
        warps[i].header.warp = i;
    }
    b->warps = warps;
    b->warp_count = 12;
    b->result_stall = 100;
    steps(b, 1500);
    assert_int_equal(b->result_count, 0);
    assert_true(b->warp < 12); /* the unit is full */
    struct tex_frame stuck = b->out;
    steps(b, 300);
    assert_memory_equal(&b->out, &stuck, sizeof stuck);
    b->result_stall = 0;
    for (unsigned limit = 3000; b->result_count < 96; limit--) {
        assert_true(limit > 0);
        step(b);
    }
    steps(b, 100);
    assert_int_equal(b->result_count, 96);
    for (unsigned i = 0; i < 12; i++)
        expect_beats(b, 8 * i, &warps[i], 0);
    bench_free(b);
}

static void tokens_pass_without_reads(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warps[3] = {gather(0, 0, 0, 0), gather(0xffffffffU, 0, 0, 0), gather(0, 0, 0, 0)};
    warps[0].header.phase = TEX_PHASE_T;
    warps[1].header.word = 0; /* illegal */
    warps[2].header.phase = TEX_PHASE_P;
    run_warps(b, warps, 3, 3, 200);
    assert_int_equal(b->read_total, 0);
    expect_beats(b, 0, &warps[0], 0);
    expect_beats(b, 1, &warps[1], 1);
    expect_beats(b, 2, &warps[2], 1);
    assert_int_equal(b->results[1].status[0], TEX_STATUS_ILLEGAL);
    assert_int_equal(csr_read(b, TEX_CSR_FAULT).data, 1 | TEX_STATUS_ILLEGAL << 1);
    assert_int_equal(csr_read(b, TEX_CSR_FAULT_COUNT).data, 1);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_THREADS).data, 0);
    assert_int_equal(csr_read(b, TEX_CSR_COUNT_INSTRUCTIONS).data, 3);
    bench_free(b);
}

static void hash_shows_the_value_before_the_instruction(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warps[3];
    static const uint32_t expected[3] = {0, 1, 8}; /* T: texture 1; P: phase 1, texture 0 */
    for (unsigned i = 0; i < 3; i++) {
        warps[i] = gather(0x80000001U, 0, 8.5f, 8.5f);
        warps[i].header.warp = 63;
        warps[i].header.phase = i == 0 ? TEX_PHASE_T : TEX_PHASE_P;
    }
    b->warps = warps;
    b->warp_count = 3;
    for (unsigned seen = 0; seen < 6; seen += moves(b, TEX_AT_DECODE)) {
        step(b);
        if (!moves(b, TEX_AT_DECODE))
            continue;
        struct tex_decode decode;
        tex_unpack_decode(words_of(&b->out, TEX_WORD_DECODE), 0, &decode);
        assert_int_equal(decode.hash, expected[seen / 2]);
        assert_int_equal(decode.tag.last, seen % 2);
    }
    bench_free(b);
}

static void reset_forgets_all(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warp = gather(0xffffffffU, 0, 8.5f, 8.5f);
    b->warps = &warp;
    b->warp_count = 1;
    steps(b, 40);
    b->warp_count = 0;
    b->offered = false;
    b->reset = true;
    step(b);
    assert_true(b->out.valid != (TEX_SET_STANDING)); /* it still follows the state */
    step(b);
    assert_int_equal(b->out.valid, TEX_SET_STANDING);
    for (unsigned i = 0; i < TEX_REGS_WORDS; i++)
        assert_int_equal(words_of(&b->out, TEX_WORD_REGS)[i], 0);
    b->reset = false;
    b->read_count = 0;
    b->beat = 0;
    struct tex_occupancy o;
    for (unsigned i = 0; tex_model_occupancy(b->model, i, &o); i++)
        assert_int_equal(o.used, 0);
    tex_model_load(b->model, &b->config);
    run_warps(b, &warp, 1, 8, 300);
    expect_beats(b, 0, &warp, 0);
    bench_free(b);
}

/* Boundaries without a ready, read data and write responses: whatever else goes on, and in reset too. */
static void what_cannot_be_refused_is_always_ready(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warp = gather(0xffffffffU, 0, 8.5f, 8.5f);
    b->warps = &warp;
    b->warp_count = 1;
    for (unsigned i = 0; i < 200; i++) {
        b->reset = i > 190;
        step(b);
        for (unsigned at = 0; at < TEX_BOUNDARIES; at++)
            if (TEX_SET_MON >> at & 1 || at == TEX_AT_AXI_R || at == TEX_AT_AXI_B)
                assert_true(b->out.ready >> at & 1);
    }
    bench_free(b);
}

static void occupancy_names_every_stage(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warps[4];
    for (unsigned i = 0; i < 4; i++)
        warps[i] = gather(0xffffffffU, 0, 8.5f, 8.5f);
    run_warps(b, warps, 1, 8, 300);
    b->warps = warps;
    b->warp_count = 4;
    b->warp = 0;
    b->result_stall = 100;
    steps(b, 200);
    struct tex_occupancy o;
    unsigned full = 0;
    for (unsigned s = 0; s < TEX_BOUNDARIES; s++) {
        bool named = strcmp(tex_boundaries[s].stage, "store") == 0; /* nothing stores */
        for (unsigned i = 0; tex_model_occupancy(b->model, i, &o); i++)
            named |= strcmp(o.stage, tex_boundaries[s].stage) == 0;
        assert_true(named);
    }
    for (unsigned i = 0; tex_model_occupancy(b->model, i, &o); i++) {
        assert_true(o.used <= o.capacity && o.what[0] != 0);
        full += o.used == o.capacity;
        if (strstr(o.what, "gathered")) /* the fourth needs the output register */
            assert_int_equal(o.used, 3);
    }
    /* bind, header, lod, coord, wrap, address, FIFO, cache, block, texel, filter, result; decode has one thread less.
     */
    assert_int_equal(full, 12);
    bench_free(b);
}

/* Where the C library tells how much is allocated. */
static size_t allocated(void)
{
#if __GLIBC_PREREQ(2, 33)
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
#else
    return 0;
#endif
}

static void a_destroyed_model_leaves_nothing(void **state)
{
    (void)state;
    size_t before = allocated();
    tex_model_destroy(tex_model_create());
    assert_int_equal(allocated(), before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_warp_gathers),
        cmocka_unit_test(handle_comes_from_the_selected_bank),
        cmocka_unit_test(hit_has_the_latency_of_the_stages),
        cmocka_unit_test(misses_have_the_latency_of_the_machines),
        cmocka_unit_test(hits_run_at_one_thread_a_cycle),
        cmocka_unit_test(a_query_has_the_latency_of_its_path),
        cmocka_unit_test(queries_run_at_one_thread_a_cycle),
        cmocka_unit_test(answers_leave_in_the_order_of_issue),
        cmocka_unit_test(a_query_passes_while_all_other_places_are_taken),
        cmocka_unit_test(backpressure_loses_and_repeats_nothing),
        cmocka_unit_test(tokens_pass_without_reads),
        cmocka_unit_test(hash_shows_the_value_before_the_instruction),
        cmocka_unit_test(reset_forgets_all),
        cmocka_unit_test(what_cannot_be_refused_is_always_ready),
        cmocka_unit_test(occupancy_names_every_stage),
        cmocka_unit_test(a_destroyed_model_leaves_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
