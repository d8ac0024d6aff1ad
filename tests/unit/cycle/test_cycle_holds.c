// SPDX-License-Identifier: Apache-2.0
/*
 * What each part of the unit holds, cycle by cycle, while gathers, queries and stores fill it up: the list that a hang
 * is reported with. Against the frames where they tell, and all of it against tests/unit/cycle/holds.tsv, a line for
 * each cycle in which something changes. After a change on purpose: build/tests/cycle/test_cycle_holds --write
 */
#include <stdio.h>

#include "bench.h"
#include "cycle/cycle.h"

#define TABLE "tests/unit/cycle/holds.tsv"
#define CYCLES 420

static void start(struct bench *b, struct tex_warp warps[6])
{
    for (unsigned i = 0; i < 6; i++) {
        warps[i] = gather(i < 2 ? UINT32_MAX : 0xf0f0U, 0, 8.5F + 40.0F * (float)i, 8.5F);
        warps[i].header.warp = i;
    }
    warps[1].header.word = UINT64_C(0xc8380097aff70008); /* its handle comes from memory */
    warps[2].header.word = UINT64_C(0xeb32020600470203); /* a store */
    warps[4].header.word = UINT64_C(0xdf50000780470600); /* a query */
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        warps[2].ra[lane][0] = lane;
        warps[2].ra[lane][1] = lane / 4;
        warps[2].rb[lane][0] = lane;
    }
    b->warps = warps;
    b->warp_count = 6;
    b->hold_reads = true;
}

/* Cycle 60: reads are answered; 160: results are taken no more; 300: they are again. */
static void drive_cycle(struct bench *b, unsigned cycle)
{
    b->hold_reads = cycle < 60;
    b->result_stall = cycle >= 160 && cycle < 300 ? 100 : 0;
    step(b);
}

/* What is held, names and capacities once, in the first row. */
static char *row_of(const struct bench *b, unsigned cycle)
{
    char *row = NULL;
    size_t size = 0;
    struct tex_occupancy o;
    FILE *out = open_memstream(&row, &size);
    assert_non_null(out);
    for (unsigned i = 0; tex_model_occupancy(b->model, i, &o); i++)
        if (cycle == 0)
            fprintf(out, "%s %s: %u of %u; ", o.stage, o.what, o.used, o.capacity);
        else
            fprintf(out, " %u", o.used);
    fclose(out);
    return row;
}

/* Rows that hold one beat of a boundary hold it exactly while it is valid: the frame of the next step shows it. */
static void agrees_with_frame(const char *held, const struct bench *b)
{
    static const char *const stages[] = {"bind",  "header",  "wrap",    "address", "texel",  "filter",
                                         "query", "surface", "convert", "load",    "deliver"};
    struct tex_occupancy o;
    for (unsigned i = 0; tex_model_occupancy(b->model, i, &o); i++) {
        char *end;
        unsigned long used = strtoul(held, &end, 10);
        held = end;
        for (unsigned s = 0; s < sizeof stages / sizeof *stages; s++)
            for (unsigned at = 0; at < TEX_BOUNDARIES; at++)
                if (strcmp(o.stage, stages[s]) == 0 && strcmp(o.what, "thread beats") == 0 && o.capacity == 1 &&
                    strcmp(tex_boundaries[at].name, stages[s]) == 0)
                    assert_int_equal(used, b->out.valid >> at & 1);
    }
}

typedef void seen(void *user, unsigned cycle, const char *row);

static void run(seen *each, void *user)
{
    struct bench *b = bench_new();
    struct tex_warp warps[6];
    char *last = NULL;
    start(b, warps);
    for (unsigned cycle = 0; cycle < CYCLES; cycle++) {
        drive_cycle(b, cycle);
        if (cycle > 1)
            agrees_with_frame(last, b);
        char *row = row_of(b, cycle);
        if (!last || strcmp(row, last) != 0)
            each(user, cycle, row);
        free(last);
        last = row;
    }
    free(last);
    bench_free(b);
}

static void judge(void *user, unsigned cycle, const char *row)
{
    char *line = NULL, found[4096];
    size_t room = 0;
    assert_true(getline(&line, &room, user) > 0);
    snprintf(found, sizeof found, "%u\t%s\n", cycle, row);
    assert_string_equal(found, line);
    free(line);
}

static void every_cycle_is_as_before(void **state)
{
    (void)state;
    FILE *in = fopen(TABLE, "r");
    if (!in)
        fail_msg("%s is not there: build/tests/cycle/test_cycle_holds --write makes it", TABLE);
    run(judge, in);
    assert_int_equal(fgetc(in), EOF);
    fclose(in);
}

static void print(void *user, unsigned cycle, const char *row)
{
    fprintf(user, "%u\t%s\n", cycle, row);
}

/* What one row says. */
static unsigned held_by(const struct bench *b, const char *stage, const char *what)
{
    struct tex_occupancy o;
    for (unsigned i = 0; tex_model_occupancy(b->model, i, &o); i++)
        if (strcmp(o.stage, stage) == 0 && strcmp(o.what, what) == 0)
            return o.used;
    fail_msg("no row %s %s", stage, what);
    return 0;
}

static unsigned most_in_flight(struct bench *b, unsigned cycles)
{
    unsigned most = 0;
    while (cycles-- > 0) {
        unsigned used = 0;
        step(b);
        for (uint64_t left = b->model->in_flight; left; left &= left - 1)
            used++;
        assert_int_equal(b->model->in_flight >> CYCLE_THREADS, 0);
        most = used > most ? used : most;
    }
    return most;
}

/*
 * While no result is taken, a query waits for its turn behind as many gathers as their path holds, loads and then
 * stores behind it, and behind these the stages up to header: each slot is taken. How many gathers these are is found
 * by trying.
 */
static void every_slot_is_taken(void **state)
{
    unsigned most = 0;
    (void)state;
    for (unsigned gathers = 20; gathers < 40; gathers++) {
        struct bench *b = bench_new();
        struct tex_warp six[6], warps[48];
        start(b, six);
        for (unsigned i = 0; i < COUNT_OF(warps); i++)
            warps[i] = i < gathers ? gather(1, 0, 8.5F, 8.5F) : i == gathers ? six[4] : six[2];
        for (unsigned i = gathers + 1; i <= gathers + 2; i++)
            warps[i].header.word ^= UINT64_C(1) << 53; /* loads */
        for (unsigned i = gathers; i <= gathers + 2; i++)
            warps[i].header.active = 1;
        b->warps = warps;
        b->warp_count = COUNT_OF(warps);
        b->hold_reads = false;
        b->result_stall = 100;
        unsigned held = most_in_flight(b, 1000);
        most = held > most ? held : most;
        bench_free(b);
    }
    assert_int_equal(most, CYCLE_THREADS);
}

/*
 * While no line is taken, the first of four stores has sent its only one, the second has none, and those of the others
 * are gathered, one in each bank.
 */
static void stores_wait_in_both_banks(void **state)
{
    struct bench *b = bench_new();
    struct tex_warp six[6], stores[4];
    (void)state;
    start(b, six);
    for (unsigned i = 0; i < COUNT_OF(stores); i++) {
        stores[i] = six[2];
        stores[i].header.active = i != 1;
    }
    b->warps = stores;
    b->warp_count = COUNT_OF(stores);
    b->hold_reads = false;
    steps(b, 300);
    assert_int_equal(held_by(b, "store", "lines"), 2);
    assert_int_equal(held_by(b, "store", "writes without a response"), 1);
    assert_int_equal(held_by(b, "store", "instructions without an answer"), TEX_STORE_RECORDS);
    bench_free(b);
}

/* Responses of registers that are not taken, one of each kind. */
static void register_ports_hold_a_response(void **state)
{
    struct bench *b = bench_new();
    (void)state;
    b->hold_b = b->hold_r = true;
    csr_start_write(b, TEX_CSR_SELECT, 1, 15);
    until_valid(b, TEX_AT_AXIL_B, 10);
    assert_int_equal(held_by(b, "csr", "write responses"), 1);
    assert_int_equal(held_by(b, "csr", "read responses"), 0);
    b->ar_addr.addr = TEX_CSR_SELECT;
    b->ar = true;
    until_valid(b, TEX_AT_AXIL_R, 10);
    b->hold_b = false;
    steps(b, 2);
    assert_int_equal(held_by(b, "csr", "write responses"), 0);
    assert_int_equal(held_by(b, "csr", "read responses"), 1);
    bench_free(b);
}

/* A token has no lane, and is in decode all the same: here behind as many as the path holds, while no result is taken.
 */
static void a_token_is_in_decode(void **state)
{
    struct bench *b = bench_new();
    struct tex_warp none[60];
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(none); i++)
        none[i] = gather(0, 0, 8.5F, 8.5F);
    b->warps = none;
    b->warp_count = COUNT_OF(none);
    b->result_stall = 100;
    steps(b, 600);
    assert_true(valid(b, TEX_AT_DECODE));
    assert_int_equal(held_by(b, "decode", "threads in the quad buffer"), 1);
    bench_free(b);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_cycle_is_as_before), cmocka_unit_test(every_slot_is_taken),
        cmocka_unit_test(stores_wait_in_both_banks), cmocka_unit_test(register_ports_hold_a_response),
        cmocka_unit_test(a_token_is_in_decode)};
    if (argc == 2 && strcmp(argv[1], "--write") == 0) {
        FILE *out = fopen(TABLE, "w");
        if (!out)
            return 1;
        run(print, out);
        return fclose(out) != 0;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
