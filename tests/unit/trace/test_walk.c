// SPDX-License-Identifier: Apache-2.0
/* Frames as events: who is where, since when, and what becomes of it. */
#include "base/dut.h"
#include "tap.h"
#include "trace/walk.h"

#include <stdlib.h>

#define WORD_TLD4 UINT64_C(0xc8380057aff70008)
#define WORD_SUST UINT64_C(0xeb38400000670008)
#define BIT TEX_BIT

struct world {
    struct walk w;
    struct tex_frame f;
    struct walk_event events[WALK_EVENTS];
    unsigned count;
    uint64_t cycle;
};

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    walk_init(&w->w);
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
    w->count = walk_cycle(&w->w, w->cycle++, &w->f, w->events);
}

static void tag(struct world *w, enum tex_boundary b, struct tex_tag t)
{
    tex_pack_tag(&w->f.payload[tex_boundaries[b].word], 0, &t); /* every bundle of threads begins with it */
}

static void issue(struct world *w, uint64_t word, uint32_t warp)
{
    tex_pack_issue_header(&w->f.payload[TEX_WORD_ISSUE], 0, &(struct tex_issue_header){.word = word, .warp = warp});
    for (unsigned i = 0; i < TEX_ISSUE_BEATS; i++) {
        cycle(w, BIT(TEX_AT_ISSUE), BIT(TEX_AT_ISSUE));
        assert_int_equal(w->count, 2);
        assert_int_equal(w->events[1].kind, WALK_MOVED);
        assert_int_equal(w->events[1].first, i == 0);
        assert_int_equal(w->events[1].last, i + 1 == TEX_ISSUE_BEATS);
    }
}

static void moved(struct world *w, enum tex_boundary b)
{
    cycle(w, BIT(b), BIT(b));
    assert_int_equal(w->count, 2);
}

static void instructions_by_number(void **state)
{
    struct world *w = *state;
    assert_null(walk_find(&w->w, 0));
    issue(w, WORD_TLD4, 3);
    issue(w, WORD_SUST, 4);
    const struct walk_instruction *i = walk_find(&w->w, 1);
    assert_non_null(i);
    assert_true(i->number == 1 && i->warp == 4 && i->word == WORD_SUST && i->path == TEX_PATH_STORE);
    assert_int_equal(walk_find(&w->w, 0)->path, TEX_PATH_GATHER);
    assert_null(walk_find(&w->w, 2));
    assert_null(walk_find(&w->w, WALK_NONE));
}

static void a_beat_that_waits(void **state)
{
    struct world *w = *state;
    issue(w, WORD_TLD4, 0);
    tag(w, TEX_AT_DECODE, (struct tex_tag){.lane = 5});
    cycle(w, BIT(TEX_AT_DECODE), 0);
    assert_int_equal(w->count, 1);
    assert_int_equal(w->events[0].kind, WALK_SHOWN);
    assert_true(w->events[0].waits);
    assert_int_equal(w->events[0].lanes, 1U << 5);
    assert_int_equal(w->events[0].instruction, 0);
    cycle(w, BIT(TEX_AT_DECODE), 0);
    assert_int_equal(w->count, 0);
    cycle(w, BIT(TEX_AT_DECODE), BIT(TEX_AT_DECODE));
    assert_int_equal(w->count, 1);
    assert_int_equal(w->events[0].kind, WALK_MOVED);
    assert_int_equal(w->events[0].since, TEX_ISSUE_BEATS);
    tag(w, TEX_AT_DECODE, (struct tex_tag){.lane = 6, .last = 1});
    cycle(w, BIT(TEX_AT_DECODE), BIT(TEX_AT_DECODE)); /* the next one, at once */
    assert_int_equal(w->count, 2);
    assert_false(w->events[0].waits);
    assert_true(w->events[1].last);
    assert_int_equal(w->events[1].since, TEX_ISSUE_BEATS + 3);
}

static void a_beat_that_is_withdrawn(void **state)
{
    struct world *w = *state;
    issue(w, WORD_TLD4, 0);
    tag(w, TEX_AT_LOOKUP, (struct tex_tag){.lane = 1});
    cycle(w, BIT(TEX_AT_LOOKUP), 0);
    cycle(w, 0, BIT(TEX_AT_LOOKUP));
    assert_int_equal(w->count, 1);
    assert_int_equal(w->events[0].kind, WALK_WITHDRAWN);
    assert_int_equal(w->events[0].since, TEX_ISSUE_BEATS);
    cycle(w, 0, 0);
    assert_int_equal(w->count, 0);
}

/* PD-107: passes are counted where they show; filter has the thread once. */
static void passes_of_a_thread(void **state)
{
    struct world *w = *state;
    issue(w, WORD_TLD4, 0);
    for (unsigned pass = 0; pass < 3; pass++) {
        tag(w, TEX_AT_LOD, (struct tex_tag){.lane = 2, .more = pass < 2, .last = 1});
        moved(w, TEX_AT_LOD);
        assert_int_equal(w->events[1].pass, pass);
        assert_int_equal(w->events[1].last, pass == 2);
        assert_int_equal(w->events[1].instruction, 0);
    }
    issue(w, WORD_TLD4, 0);
    tag(w, TEX_AT_LOD, (struct tex_tag){.lane = 3});
    moved(w, TEX_AT_LOD);
    assert_int_equal(w->events[1].pass, 0);
    assert_int_equal(w->events[1].instruction, 1);
    tag(w, TEX_AT_FILTER, (struct tex_tag){.lane = 2});
    moved(w, TEX_AT_FILTER);
    assert_int_equal(w->events[1].pass, 0);
    assert_int_equal(w->events[1].instruction, 0);
}

/* A token is of the oldest instruction that stores, whatever was issued before it. */
static void tokens_and_results(void **state)
{
    struct world *w = *state;
    issue(w, WORD_TLD4, 7);
    issue(w, WORD_SUST, 8);
    tag(w, TEX_AT_STORE, (struct tex_tag){.token = 1, .last = 1});
    moved(w, TEX_AT_STORE);
    assert_int_equal(w->events[1].instruction, 1);
    assert_int_equal(w->events[1].lanes, 0);
    tex_pack_result(&w->f.payload[TEX_WORD_RESULT], 0, &(struct tex_result){.warp = 7, .quad = 2, .lanes = 0x9});
    moved(w, TEX_AT_RESULT);
    assert_int_equal(w->events[1].instruction, 0);
    assert_int_equal(w->events[1].lanes, 0x900);
    assert_false(w->events[1].last);
    tex_pack_result(&w->f.payload[TEX_WORD_RESULT], 0, &(struct tex_result){.warp = 7, .last = 1});
    moved(w, TEX_AT_RESULT);
    assert_true(w->events[1].last);
    moved(w, TEX_AT_RESULT);
    assert_int_equal(w->events[1].instruction, 1);
}

/* A stage asks for the thread at its input. */
static void requests_serve_a_thread(void **state)
{
    struct world *w = *state;
    issue(w, WORD_TLD4, 0);
    tag(w, TEX_AT_BIND, (struct tex_tag){.lane = 9});
    cycle(w, BIT(TEX_AT_BIND) | BIT(TEX_AT_HEADER_REQ), BIT(TEX_AT_HEADER_REQ));
    assert_int_equal(w->count, 3);
    assert_int_equal(w->events[2].boundary, TEX_AT_HEADER_REQ);
    assert_int_equal(w->events[2].lanes, 1U << 9);
    assert_int_equal(w->events[2].instruction, 0);
    tex_pack_axi_r(&w->f.payload[TEX_WORD_AXI_R], 0, &(struct tex_axi_r){.id = 6});
    cycle(w, BIT(TEX_AT_AXI_R), BIT(TEX_AT_AXI_R));
    const struct walk_event *e = &w->events[1]; /* behind that of bind, which is gone */
    assert_int_equal(e->boundary, TEX_AT_AXI_R);
    assert_true(e->instruction == WALK_NONE && e->lanes == 0);
    assert_int_equal(e->beat & 15, 6);
}

static void numbers_go_on_after_a_reset(void **state)
{
    struct world *w = *state;
    issue(w, WORD_TLD4, 0);
    cycle(w, BIT(TEX_AT_ISSUE), BIT(TEX_AT_ISSUE)); /* a second begins */
    cycle(w, BIT(TEX_AT_DECODE), 0);
    walk_restart(&w->w);
    walk_restart(&w->w);
    cycle(w, 0, 0);
    assert_int_equal(w->count, 0); /* nothing is withdrawn: it is gone */
    issue(w, WORD_SUST, 1);
    assert_int_equal(w->events[1].instruction, 2);
    assert_int_equal(walk_find(&w->w, 2)->word, WORD_SUST);
    tag(w, TEX_AT_DECODE, (struct tex_tag){.lane = 0});
    moved(w, TEX_AT_DECODE);
    assert_int_equal(w->events[1].instruction, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
        TEST(instructions_by_number),      TEST(a_beat_that_waits),  TEST(a_beat_that_is_withdrawn),
        TEST(passes_of_a_thread),          TEST(tokens_and_results), TEST(requests_serve_a_thread),
        TEST(numbers_go_on_after_a_reset),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
