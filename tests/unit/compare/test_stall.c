// SPDX-License-Identifier: Apache-2.0
/* Who waits for whom, in units that stand still: by frames made by hand. */
#include "compare/stall.h"
#include "tap.h"

#include <stdlib.h>

#define BIT(name) TEX_BIT(TEX_AT_##name)
#define WORD_TLD4 UINT64_C(0xc8380057aff70008)
#define WORD_SUST UINT64_C(0xeb38400000670008)

struct world {
    struct stall s;
    struct track t;
    struct tex_frame f;
    uint64_t cycle;
    struct stall_edge edges[STALL_EDGES];
    unsigned count, length, chain[STALL_EDGES];
    bool circle;
};

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    stall_restart(&w->s);
    track_init(&w->t);
    track_restart(&w->t);
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    free(*state);
    return 0;
}

static void cycle(struct world *w, tex_boundary_set valid, tex_boundary_set ready)
{
    w->f.valid = valid;
    w->f.ready = ready;
    stall_cycle(&w->s, w->cycle++, &w->f);
    track_cycle(&w->t, &w->f);
}

static void issue(struct world *w, uint64_t word)
{
    tex_pack_issue_header(&w->f.payload[TEX_WORD_ISSUE], 0, &(struct tex_issue_header){.word = word});
    for (unsigned i = 0; i < TEX_ISSUE_BEATS; i++)
        cycle(w, BIT(ISSUE), BIT(ISSUE));
}

static void find(struct world *w, tex_boundary_set visible)
{
    w->count = stall_edges(&w->s, &w->t, &w->f, visible, w->edges);
    w->length = stall_chain(w->edges, w->count, w->chain, &w->circle);
}

/* The wait of a party for another. */
static const struct stall_edge *wait(const struct world *w, const char *who, const char *whom)
{
    for (unsigned i = 0; i < w->count; i++)
        if (strcmp(w->edges[i].who, who) == 0 && strcmp(w->edges[i].whom, whom) == 0)
            return &w->edges[i];
    fail_msg("%s does not wait for %s", who, whom);
    return NULL;
}

static const char *last(const struct world *w)
{
    assert_true(w->length > 0 && !w->circle);
    return w->edges[w->chain[w->length - 1]].whom;
}

static void the_testbench_takes_no_result(void **state)
{
    struct world *w = *state;
    issue(w, WORD_TLD4);
    cycle(w, BIT(RESULT), 0);
    cycle(w, BIT(RESULT) | BIT(FILTER), 0);
    cycle(w, BIT(RESULT) | BIT(FILTER), 0);
    find(w, TEX_SET_ALL);
    assert_int_equal(wait(w, "result", STALL_TESTBENCH)->since, 9);
    assert_int_equal(wait(w, "filter", "result")->since, 10);
    assert_int_equal(wait(w, "filter", "result")->why, STALL_SHOWN);
    assert_int_equal(w->count, 2);
    assert_string_equal(last(w), STALL_TESTBENCH);
}

static void request(struct world *w, uint32_t id)
{
    tex_pack_axi_a(&w->f.payload[TEX_WORD_AXI_AR], 0, &(struct tex_axi_a){.id = id});
    cycle(w, BIT(AXI_AR), BIT(AXI_AR));
}

static void memory_does_not_answer(void **state)
{
    struct world *w = *state;
    issue(w, WORD_TLD4);
    request(w, TEX_AXI_ID_CONST); /* 9 */
    cycle(w, BIT(DECODE), 0);
    find(w, TEX_SET_ALL);
    const struct stall_edge *e = wait(w, "bind", STALL_MEMORY);
    assert_true(e->why == STALL_READS && e->count == 1 && e->since == 9 && e->boundary == TEX_AT_AXI_R);
    assert_string_equal(wait(w, "decode", "bind")->whom, "bind");
    assert_int_equal(wait(w, "header", "bind")->why, STALL_NOTHING);
    assert_string_equal(last(w), STALL_MEMORY);
    assert_string_equal(w->edges[w->chain[0]].who, "result");
}

/* Reads of texels have several identifiers; what was answered is no wait. */
static void reads_of_a_stage_are_one_wait(void **state)
{
    struct world *w = *state;
    issue(w, WORD_TLD4);
    for (unsigned i = 0; i < TEX_L1_IDS; i++)
        request(w, TEX_AXI_ID_L1 + i);
    request(w, TEX_AXI_ID_L1); /* 13 */
    tex_pack_axi_r(&w->f.payload[TEX_WORD_AXI_R], 0, &(struct tex_axi_r){.id = TEX_AXI_ID_L1});
    cycle(w, BIT(AXI_R), BIT(AXI_R)); /* 14: the others wait since 10 */
    find(w, TEX_SET_ALL);
    const struct stall_edge *e = wait(w, "cache", STALL_MEMORY);
    assert_int_equal(e->count, TEX_L1_IDS);
    assert_int_equal(e->since, 10);
    assert_string_equal(last(w), STALL_MEMORY);
}

static void a_write_is_not_answered(void **state)
{
    struct world *w = *state;
    issue(w, WORD_SUST);
    cycle(w, BIT(AXI_AW) | BIT(AXI_W), BIT(AXI_AW) | BIT(AXI_W));
    cycle(w, BIT(AXI_AW) | BIT(AXI_W), BIT(AXI_AW) | BIT(AXI_W));
    cycle(w, BIT(AXI_B), BIT(AXI_B)); /* 11 */
    cycle(w, BIT(AXI_AW), 0);
    find(w, TEX_SET_ALL);
    assert_int_equal(w->s.writes.count, 1);
    assert_int_equal(wait(w, "store", STALL_MEMORY)->why, STALL_SHOWN); /* what it cannot do at all comes first */
    assert_string_equal(last(w), STALL_MEMORY);
    cycle(w, 0, 0);
    find(w, TEX_SET_ALL);
    assert_int_equal(wait(w, "store", STALL_MEMORY)->why, STALL_WRITES);
    assert_int_equal(wait(w, "store", STALL_MEMORY)->since, 11);
}

/* A stage that takes nothing and gives nothing: all wait for it. */
static void a_stage_holds_all(void **state)
{
    struct world *w = *state;
    issue(w, WORD_TLD4);
    cycle(w, BIT(COORD) | BIT(LOD) | BIT(HEADER), 0);
    find(w, TEX_SET_ALL);
    assert_string_equal(last(w), "wrap");
    assert_int_equal(wait(w, "address", "wrap")->why, STALL_NOTHING);
    assert_int_equal(wait(w, "coord", "wrap")->why, STALL_SHOWN);
}

/* The store is next to answer and stands behind the gather, whose answer is there: a circle. */
static void a_circle(void **state)
{
    struct world *w = *state;
    const struct tex_op store = {.opcode = TEX_OPCODE_SUST};
    const tex_boundary_set waiting = BIT(FILTER) | BIT(TEXEL) | BIT(BLOCK) | BIT(SURFACE);
    issue(w, WORD_SUST);
    issue(w, WORD_TLD4);
    tex_pack_surface(&w->f.payload[TEX_WORD_SURFACE], 0, &(struct tex_surface){.op = store});
    cycle(w, waiting, 0);
    find(w, TEX_SET_ALL);
    assert_int_equal(wait(w, "filter", "store")->why, STALL_TURN);
    assert_false(w->circle); /* convert holds the store, and waits for nobody */
    assert_string_equal(last(w), "convert");
    w->edges[w->count++] = (struct stall_edge){.who = "convert", .whom = "filter"};
    w->length = stall_chain(w->edges, w->count, w->chain, &w->circle);
    assert_true(w->circle);
    assert_int_equal(w->length, 3); /* filter for store, for convert, for filter */
    for (unsigned i = 0; i < w->length; i++)
        assert_string_equal(w->edges[w->chain[i]].whom, w->edges[w->chain[(i + 1) % w->length]].who);
}

static void an_answer_that_is_there_waits_for_no_turn(void **state)
{
    struct world *w = *state;
    issue(w, WORD_SUST);
    issue(w, WORD_TLD4);
    cycle(w, BIT(FILTER) | BIT(STORE), 0);
    find(w, TEX_SET_ALL);
    assert_int_equal(wait(w, "filter", "result")->why, STALL_SHOWN);
    assert_string_equal(last(w), "result");
}

/* A netlist: what is inside is not known. */
static void ports_alone(void **state)
{
    struct world *w = *state;
    issue(w, WORD_TLD4);
    request(w, TEX_AXI_ID_HEADER);
    cycle(w, BIT(ISSUE) | BIT(DECODE), 0);
    find(w, TEX_SET_PORTS);
    assert_int_equal(w->count, 2);
    assert_string_equal(wait(w, STALL_TESTBENCH, "decode")->whom, "decode");
    assert_int_equal(wait(w, "header", STALL_MEMORY)->count, 1);
}

/* Lookup is within stage cache: that is no circle, and cache is the one to look at. */
static void a_beat_within_a_stage(void **state)
{
    struct world *w = *state;
    const tex_boundary_set waiting = BIT(LOOKUP) | BIT(ADDRESS) | BIT(WRAP) | BIT(COORD) | BIT(LOD) | BIT(HEADER);
    issue(w, WORD_TLD4);
    tex_pack_header(&w->f.payload[TEX_WORD_HEADER], 0, &(struct tex_header){.op = {.opcode = TEX_OPCODE_TLD4}});
    cycle(w, waiting, 0);
    find(w, TEX_SET_ALL);
    assert_string_equal(wait(w, "cache", "cache")->who, "cache");
    assert_string_equal(wait(w, "header", "lod")->who, "header");
    assert_string_equal(last(w), "cache");
    cycle(w, BIT(HEADER), 0);
    find(w, TEX_SET_ALL);
    assert_string_equal(last(w), "lod"); /* it takes nothing and gives nothing */
}

static void no_instruction_comes(void **state)
{
    struct world *w = *state;
    cycle(w, TEX_SET_STANDING | BIT(AXIL_AW), 0);
    find(w, TEX_SET_ALL);
    assert_int_equal(w->count, 2); /* before the first, the registers may be what stands still */
    assert_string_equal(wait(w, STALL_TESTBENCH, "csr")->whom, "csr");
    issue(w, WORD_TLD4);
    tex_pack_result(&w->f.payload[TEX_WORD_RESULT], 0, &(struct tex_result){.last = 1});
    cycle(w, BIT(RESULT), BIT(RESULT));
    cycle(w, BIT(AXIL_AW) | BIT(AXIL_B), 0);
    find(w, TEX_SET_ALL);
    assert_int_equal(w->count, 1);
    assert_int_equal(wait(w, "decode", STALL_TESTBENCH)->since, 9);
    assert_string_equal(last(w), STALL_TESTBENCH);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
        TEST(the_testbench_takes_no_result),
        TEST(memory_does_not_answer),
        TEST(reads_of_a_stage_are_one_wait),
        TEST(a_write_is_not_answered),
        TEST(a_stage_holds_all),
        TEST(a_circle),
        TEST(an_answer_that_is_there_waits_for_no_turn),
        TEST(ports_alone),
        TEST(a_beat_within_a_stage),
        TEST(no_instruction_comes),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
