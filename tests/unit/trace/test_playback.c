// SPDX-License-Identifier: Apache-2.0
/* A record gives back every cycle as it was, in any order: frames by chance, and beats made by hand. */
#include "base/bits.h"
#include "base/dut.h"
#include "tap.h"
#include "trace/trace.h"

#include <stdlib.h>

#define CYCLES 1000U
#define WORD_TLD4 UINT64_C(0xc8380057aff70008)
#define BIT TEX_BIT
#define SEED 7

struct world {
    struct trace t;
    struct playback playback;
    struct playback_cursor c;
    struct tex_frame rtl[CYCLES], model[CYCLES];
    bool reset[CYCLES], modelled[CYCLES];
    uint64_t random;
    unsigned count; /* cycles recorded */
};

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    w->random = SEED;
    playback_begin(&w->playback, (size_t)64 << 20);
    w->t.playback = &w->playback;
    w->t.wanted[TRACE_RTL] = w->t.wanted[TRACE_MODEL] = true;
    trace_begin(&w->t);
    trace_case(&w->t, "case", TEX_SET_ALL);
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    playback_free(&w->playback);
    free(w);
    return 0;
}

static void follow(struct world *w)
{
    unsigned i = w->count++;
    trace_follow(
        &w->t, &(struct trace_cycle){
                   .cycle = i, .reset = w->reset[i], .rtl = &w->rtl[i], .model = w->modelled[i] ? &w->model[i] : NULL});
}

static uint64_t next64(struct world *w)
{
    return next_random(&w->random) | (uint64_t)next_random(&w->random) << 32;
}

/* Frames that change a little from cycle to cycle, and now and then from side to side. */
static void by_chance(struct world *w)
{
    for (unsigned i = 0; i < CYCLES; i++) {
        struct tex_frame *f = &w->rtl[i];
        if (i > 0)
            *f = w->rtl[i - 1];
        f->valid = (f->valid ^ (next64(w) & next64(w) & next64(w))) & TEX_SET_ALL;
        f->ready = (f->ready ^ (next64(w) & next64(w) & next64(w))) & TEX_SET_ALL;
        for (unsigned k = 0; k < 20; k++)
            f->payload[next_random(&w->random) % TEX_PAYLOAD_WORDS] = next_random(&w->random);
        w->model[i] = *f;
        w->reset[i] = i < 4 || i % 301 == 300;
        w->modelled[i] = true;
        if (next_random(&w->random) % 8 == 0)
            w->model[i].payload[next_random(&w->random) % TEX_PAYLOAD_WORDS] ^= 1;
        if (next_random(&w->random) % 8 == 0)
            w->model[i].valid ^= BIT(next_random(&w->random) % TEX_BOUNDARIES);
        follow(w);
    }
}

static void assert_frame(const struct tex_frame *found, const struct tex_frame *wanted)
{
    assert_true(found->valid == wanted->valid && found->ready == wanted->ready);
    for (tex_boundary_set left = wanted->valid; left; left &= left - 1) {
        enum tex_boundary b = (enum tex_boundary)lowest_bit(left);
        assert_memory_equal(frame_payload(found, b), frame_payload(wanted, b), tex_boundaries[b].words * 4);
    }
}

static void assert_cycle(const struct world *w, uint64_t cycle)
{
    assert_int_equal(w->c.cycle, cycle);
    assert_frame(&w->c.side[TRACE_RTL].frame, &w->rtl[cycle]);
    assert_frame(&w->c.side[TRACE_MODEL].frame, &w->model[cycle]);
    assert_int_equal(w->c.flags, (w->reset[cycle] ? PLAYBACK_RESET : 0) | PLAYBACK_MODEL);
}

static void every_cycle_in_any_order(void **state)
{
    struct world *w = *state;
    by_chance(w);
    assert_int_equal(playback_first(&w->playback), 0);
    assert_int_equal(playback_last(&w->playback), CYCLES - 1);
    playback_open(&w->c, &w->playback);
    assert_cycle(w, 0);
    for (unsigned i = 1; i < CYCLES; i++) {
        assert_true(playback_next(&w->c));
        assert_cycle(w, i);
    }
    assert_false(playback_next(&w->c));
    for (unsigned i = CYCLES; i-- > 0;) {
        assert_true(playback_seek(&w->c, i));
        assert_cycle(w, i);
    }
    for (unsigned i = 0; i < CYCLES; i++) {
        uint64_t cycle = next_random(&w->random) % CYCLES;
        assert_true(playback_seek(&w->c, cycle));
        assert_cycle(w, cycle);
    }
    assert_false(playback_seek(&w->c, CYCLES));
}

static void fresh_is_what_has_changed(void **state)
{
    struct world *w = *state;
    by_chance(w);
    playback_open(&w->c, &w->playback);
    for (unsigned i = 1; i < CYCLES; i++) {
        assert_true(playback_seek(&w->c, i));
        for (tex_boundary_set left = w->rtl[i].valid & w->rtl[i - 1].valid; left; left &= left - 1) {
            enum tex_boundary b = (enum tex_boundary)lowest_bit(left);
            bool changed = memcmp(frame_payload(&w->rtl[i], b), frame_payload(&w->rtl[i - 1], b),
                                  tex_boundaries[b].words * 4) != 0;
            bool begins = !(TEX_SET_STANDING >> b & 1) && w->c.side[TRACE_RTL].beat[b].since == i;
            if (!w->reset[i] && !w->reset[i - 1])
                assert_int_equal(w->c.fresh[TRACE_RTL] >> b & 1, changed || begins);
        }
    }
}

static void segments_say_what_is_in_them(void **state)
{
    struct world *w = *state;
    by_chance(w);
    for (size_t s = w->playback.from; s < w->playback.count; s++) {
        const struct playback_segment *segment = w->playback.segments[s];
        tex_boundary_set shown = 0;
        playback_open(&w->c, &w->playback);
        assert_true(playback_seek(&w->c, segment->first));
        assert_ptr_equal(playback_segment_of(&w->c), segment);
        for (unsigned i = 0; i < segment->cycles; i++, playback_next(&w->c))
            for (unsigned side = 0; side < TRACE_SIDES; side++)
                for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
                    if (w->c.side[side].frame.valid >> b & 1 && w->c.side[side].beat[b].since == w->c.cycle &&
                        !(w->c.flags & PLAYBACK_RESET) && !(TEX_SET_STANDING >> b & 1))
                        shown |= BIT(b);
        assert_true(segment->shown == shown);
        assert_true(segment->differs); /* one cycle in eight does */
    }
    playback_open(&w->c, &w->playback);
    assert_false(playback_segment_before(&w->c));
    assert_true(playback_next_segment(&w->c));
    assert_cycle(w, PLAYBACK_SEGMENT);
    assert_true(playback_segment_before(&w->c));
    assert_cycle(w, 0);
}

static void the_oldest_cycles_go_first(void **state)
{
    struct world *w = *state;
    playback_free(&w->playback);
    playback_begin(&w->playback, 300000);
    playback_case(&w->playback, TEX_SET_ALL);
    by_chance(w);
    uint64_t first = playback_first(&w->playback);
    assert_true(first > 0 && first % PLAYBACK_SEGMENT == 0 && w->playback.used <= 300000);
    assert_int_equal(playback_last(&w->playback), CYCLES - 1);
    playback_open(&w->c, &w->playback);
    assert_cycle(w, first);
    assert_false(playback_seek(&w->c, first - 1));
    assert_true(playback_seek(&w->c, CYCLES - 1));
    assert_cycle(w, CYCLES - 1);
    assert_true(playback_seek(&w->c, first));
    assert_cycle(w, first);
}

static void sides_that_agree_do_not_differ(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < 2 * PLAYBACK_SEGMENT; i++) {
        w->rtl[i].valid = w->model[i].valid = BIT(TEX_AT_WRAP);
        w->rtl[i].payload[TEX_WORD_WRAP] = w->model[i].payload[TEX_WORD_WRAP] = i / 2;
        w->rtl[i].payload[TEX_WORD_COORD] = 1; /* not valid: it has no meaning */
        w->modelled[i] = true;
        if (i == 70)
            w->model[i].ready = BIT(TEX_AT_WRAP);
        follow(w);
    }
    assert_false(w->playback.segments[0]->differs);
    assert_true(w->playback.segments[1]->differs);
}

static void a_beat_of_the_model_alone(void **state)
{
    struct world *w = *state;
    w->modelled[0] = true;
    w->model[0].valid = BIT(TEX_AT_COORD);
    follow(w);
    assert_true(w->playback.segments[0]->shown == BIT(TEX_AT_COORD) && w->playback.segments[0]->differs);
}

static void without_a_model(void **state)
{
    struct world *w = *state;
    w->rtl[0].valid = BIT(TEX_AT_AXI_AR);
    follow(w);
    playback_open(&w->c, &w->playback);
    assert_int_equal(w->c.flags, 0);
    assert_true(w->c.side[TRACE_RTL].frame.valid == BIT(TEX_AT_AXI_AR));
    assert_true(w->c.side[TRACE_MODEL].frame.valid == 0);
    assert_false(w->playback.segments[0]->differs);
}

/* One beat in both sides. */
static void show(struct world *w, tex_boundary_set valid, tex_boundary_set ready)
{
    struct tex_frame *f = &w->rtl[w->count];
    f->valid = valid;
    f->ready = ready;
    w->model[w->count] = *f;
    w->modelled[w->count] = true;
    follow(w);
}

static void issue(struct world *w, uint32_t warp)
{
    for (unsigned i = 0; i < TEX_ISSUE_BEATS; i++) {
        tex_pack_issue_header(&w->rtl[w->count].payload[TEX_WORD_ISSUE], 0,
                              &(struct tex_issue_header){.word = WORD_TLD4, .warp = warp});
        show(w, BIT(TEX_AT_ISSUE), BIT(TEX_AT_ISSUE));
    }
}

static bool any(const void *user, uint32_t instruction)
{
    (void)user;
    (void)instruction;
    return true;
}

static bool other(const void *user, uint32_t instruction)
{
    (void)user;
    return instruction == 1;
}

static void who_is_where_since_when(void **state)
{
    struct world *w = *state;
    issue(w, 3);
    uint64_t second = w->count;
    issue(w, 4);
    unsigned at = w->count;
    for (unsigned i = 0; i < 3; i++) {
        tex_pack_tag(&w->rtl[w->count].payload[TEX_WORD_DECODE], 0, &(struct tex_tag){.lane = 5});
        show(w, BIT(TEX_AT_DECODE), i == 2 ? BIT(TEX_AT_DECODE) : 0);
    }
    playback_open(&w->c, &w->playback);
    for (unsigned i = 0; i < 3; i++) {
        assert_true(playback_seek(&w->c, at + i));
        for (unsigned side = 0; side < TRACE_SIDES; side++) {
            const struct playback_beat *beat = &w->c.side[side].beat[TEX_AT_DECODE];
            assert_true(beat->instruction == 0 && beat->lanes == 1U << 5 && beat->pass == 0 && beat->since == at);
        }
    }
    assert_int_equal(w->playback.issues_count, 2);
    assert_int_equal(playback_issue_at(&w->playback, second - 1, any, NULL)->instruction, 0);
    assert_int_equal(playback_issue_at(&w->playback, second, any, NULL)->instruction, 1);
    assert_int_equal(playback_issue_at(&w->playback, 0, other, NULL)->cycle, second);
    /* A reset: nobody is anywhere, and instructions are counted anew. */
    w->reset[w->count] = true;
    show(w, BIT(TEX_AT_DECODE), 0);
    uint64_t again = w->count;
    playback_open(&w->c, &w->playback);
    assert_true(playback_seek(&w->c, again - 1));
    assert_int_equal(w->c.side[TRACE_RTL].beat[TEX_AT_DECODE].instruction, TRACK_NONE);
    issue(w, 3);
    assert_int_equal(playback_issue_at(&w->playback, again, any, NULL)->instruction, 0);
    playback_case(&w->playback, TEX_SET_PORTS);
    assert_true(playback_empty(&w->playback) && w->playback.issues_count == 0 && w->playback.visible == TEX_SET_PORTS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_cycle_in_any_order, setup, teardown),
        cmocka_unit_test_setup_teardown(fresh_is_what_has_changed, setup, teardown),
        cmocka_unit_test_setup_teardown(segments_say_what_is_in_them, setup, teardown),
        cmocka_unit_test_setup_teardown(the_oldest_cycles_go_first, setup, teardown),
        cmocka_unit_test_setup_teardown(sides_that_agree_do_not_differ, setup, teardown),
        cmocka_unit_test_setup_teardown(a_beat_of_the_model_alone, setup, teardown),
        cmocka_unit_test_setup_teardown(without_a_model, setup, teardown),
        cmocka_unit_test_setup_teardown(who_is_where_since_when, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
