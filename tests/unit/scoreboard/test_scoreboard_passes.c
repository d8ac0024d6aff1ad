// SPDX-License-Identifier: Apache-2.0
/* The scoreboard over recorded frames of threads with several passes, unchanged and corrupted. */
#include "base/field.h"
#include "passes_case.h"
#include "scoreboard/scoreboard_state.h"
#include "scoreboard_recording.h"
#include "vector_text.h"

#define BIT TEX_BIT

/* Beats at the boundaries of each pass, and of each thread that has any. */
struct shown {
    struct recording *t;
    uint64_t passes, threads, beats, footprints;
};

static int setup(void **state)
{
    static struct shown shown;
    struct drive *d = calloc(1, sizeof *d);
    struct golden g;
    shown = (struct shown){.t = calloc(1, sizeof *shown.t)};
    shown.t->shot = malloc(RECORDING_CYCLES * sizeof *shown.t->shot);
    vector_good(PASSES_ALL, &d->c);
    d->sink = recording_frame;
    d->user = shown.t;
    drive_case(d);
    recording_cover(&shown.t->cover, &d->c);
    assert_true(golden_build(&g, &d->c));
    shown.passes = g.minimum[TEX_AT_COORD];
    shown.threads = g.minimum[TEX_AT_FILTER];
    shown.beats = g.minimum[TEX_AT_RESULT];
    shown.footprints = g.footprints;
    golden_free(&g);
    case_free(&d->c);
    free(d);
    *state = &shown;
    return 0;
}

static int teardown(void **state)
{
    void *t = ((struct shown *)*state)->t;
    return recording_free(&t);
}

/* Feed until something is wrong or the recording ends, and end. */
static bool play(struct scoreboard *s, const struct recording *t, struct failure *failure)
{
    *failure = (struct failure){.kind = FAILURE_NOT};
    for (unsigned i = 0; i < t->count; i++)
        if (!scoreboard_cycle(s, t->shot[i].reset, &t->shot[i].f, failure))
            return false;
    return scoreboard_end(s, failure);
}

static void clean(const struct shown *shown, enum case_strictness strictness, tex_boundary_set visible)
{
    struct failure failure;
    struct scoreboard *s = recording_scoreboard(strictness, visible);
    tex_boundary_set compared = scoreboard_compared(strictness, visible);
    if (!play(s, shown->t, &failure))
        fail_msg("%s: %s", failure.difference.stage, failure.text);
    assert_true(scoreboard_idle(s));
    const struct scoreboard_counts *c = scoreboard_counts(s);
    assert_int_equal(c->undecided, 0);
    assert_int_equal(c->compares[TEX_AT_RESULT], shown->beats);
    assert_memory_equal(scoreboard_cover(s), &shown->t->cover, sizeof shown->t->cover);
    for (unsigned stage = 0; stage < TEX_PIPE_STAGES; stage++) {
        enum tex_boundary b = tex_pipe[stage].boundary;
        uint64_t wanted = stage < TEX_PIPE_LOD       ? c->threads
                          : stage <= TEX_PIPE_TEXEL  ? shown->passes
                          : stage == TEX_PIPE_FILTER ? shown->threads
                          : stage == TEX_PIPE_QUERY  ? c->threads - shown->threads
                                                     : 0;
        assert_int_equal(c->compares[b], compared & BIT(b) ? wanted : 0);
        assert_int_equal(c->minimum[b], c->compares[b]);
    }
    scoreboard_destroy(s);
}

static void passes_are_right(void **state)
{
    const struct shown *shown = *state;
    assert_true(shown->passes > shown->threads + 20);
    assert_int_equal(shown->footprints, shown->passes);
    clean(shown, STRICT_ORDER, TEX_SET_ALL);
    clean(shown, STRICT_ARCH, TEX_SET_ALL);
    clean(shown, STRICT_ORDER, TEX_SET_PORTS);
    clean(shown, STRICT_ARCH, TEX_SET_PORTS);
    /* Each stage hidden alone, each visible alone, and those from lod on one after the other. */
    tex_boundary_set from = TEX_SET_ALL;
    for (unsigned stage = 0; stage < TEX_PIPE_STAGES; stage++) {
        from &= ~BIT(tex_pipe[stage].boundary);
        clean(shown, STRICT_ORDER, TEX_SET_ALL & ~BIT(tex_pipe[stage].boundary));
        clean(shown, STRICT_ORDER, TEX_SET_PORTS | BIT(tex_pipe[stage].boundary));
        clean(shown, STRICT_ORDER, from | TEX_SET_PORTS);
    }
}

/* The first transfer of pass `number` of two at a boundary. */
static unsigned transfer(const struct recording *t, enum tex_boundary b, unsigned number, bool more)
{
    unsigned pass = 0;
    for (unsigned i = 0; i < t->count; i++) {
        struct tex_tag tag;
        if (t->shot[i].reset || !frame_transfer(&t->shot[i].f, b))
            continue;
        tex_unpack_tag(frame_payload(&t->shot[i].f, b), 0, &tag);
        if (pass == number && tag.more == more)
            return i;
        pass = tag.more ? pass + 1 : 0;
    }
    fail();
    return 0;
}

/* What is done to one frame. */
struct spoil {
    tex_boundary_set drop, repeat;
    enum tex_boundary flip_at;
    unsigned flip; /* bit + 1 of its payload */
};

static bool spoilt(const struct recording *t, enum case_strictness strictness, unsigned at, const struct spoil *how,
                   struct failure *failure)
{
    struct scoreboard *s = recording_scoreboard(strictness, TEX_SET_ALL);
    bool good = true;
    *failure = (struct failure){.kind = FAILURE_NOT};
    for (unsigned i = 0; good && i < t->count; i++) {
        struct tex_frame f = t->shot[i].f;
        f.valid &= i == at ? ~how->drop : TEX_SET_ALL;
        if (i == at && how->flip)
            f.payload[tex_boundaries[how->flip_at].word + (how->flip - 1) / 32] ^= 1U << (how->flip - 1) % 32;
        good = scoreboard_cycle(s, t->shot[i].reset, &f, failure);
        f.valid &= how->repeat;
        if (good && i == at && how->repeat)
            good = scoreboard_cycle(s, false, &f, failure);
    }
    good = good && scoreboard_end(s, failure);
    scoreboard_destroy(s);
    return !good;
}

static unsigned bit_of(enum tex_boundary b, const char *name)
{
    const struct tex_leaf_info *leaf = field_find(b, name);
    assert_non_null(leaf);
    return leaf->offset + 1U;
}

static void a_wrong_more_is_found(void **state)
{
    const struct shown *shown = *state;
    struct failure failure;
    for (unsigned stage = TEX_PIPE_LOD; stage <= TEX_PIPE_TEXEL; stage++)
        for (unsigned k = 0; k < 3; k++) { /* of a thread with one pass, of the first of two, of the second */
            enum tex_boundary b = tex_pipe[stage].boundary;
            struct spoil how = {.flip_at = b, .flip = bit_of(b, "tag.more")};
            unsigned at = transfer(shown->t, b, k == 2, k == 1);
            assert_true(spoilt(shown->t, STRICT_ORDER, at, &how, &failure));
            assert_int_equal(failure.difference.boundary, b);
            assert_int_equal(failure.difference.kind, DIFFERS_PAYLOAD);
            assert_int_not_equal(failure.lane, FAILURE_NONE);
            assert_int_equal(strstr(failure.text, "in pass 2 of the thread") != NULL, k == 2);
            assert_false(spoilt(shown->t, STRICT_ARCH, at, &how, &failure));
        }
}

static void every_field_of_a_second_pass_is_compared(void **state)
{
    const struct shown *shown = *state;
    struct failure failure;
    for (unsigned stage = TEX_PIPE_LOD; stage <= TEX_PIPE_FILTER; stage++) {
        enum tex_boundary b = tex_pipe[stage].boundary;
        unsigned at = stage == TEX_PIPE_FILTER ? transfer(shown->t, b, 0, false) : transfer(shown->t, b, 1, false);
        for (unsigned i = 0; i < tex_boundaries[b].leaves_count; i++) {
            const struct tex_leaf_info *leaf = &tex_boundaries[b].leaves[i];
            struct spoil how = {.flip_at = b, .flip = leaf->offset + 1U};
            assert_int_equal(spoilt(shown->t, STRICT_ORDER, at, &how, &failure), !leaf->history);
            if (!leaf->history)
                assert_int_equal(failure.difference.boundary, b);
        }
    }
}

static void lost_passes_and_those_too_many_are_found(void **state)
{
    const struct shown *shown = *state;
    struct failure failure;
    for (unsigned stage = TEX_PIPE_LOD; stage <= TEX_PIPE_TEXEL; stage++) {
        enum tex_boundary b = tex_pipe[stage].boundary;
        struct spoil lost = {.drop = BIT(b)}, twice = {.repeat = BIT(b)};
        unsigned first = transfer(shown->t, b, 0, true), second = transfer(shown->t, b, 1, false);
        assert_true(spoilt(shown->t, STRICT_ORDER, first, &lost, &failure));
        assert_int_equal(failure.difference.boundary, b);
        assert_true(spoilt(shown->t, STRICT_ORDER, second, &lost, &failure));
        assert_int_equal(failure.difference.boundary, b);
        if (!strstr(failure.text, "lost pass: boundary ") || !strstr(failure.text, "does not show pass 2"))
            fail_msg("%s", failure.text);
        assert_true(spoilt(shown->t, STRICT_ORDER, first, &twice, &failure));
        assert_true(spoilt(shown->t, STRICT_ORDER, second, &twice, &failure));
        if (!strstr(failure.text, "a pass too many: boundary ") || !strstr(failure.text, "shows pass 3 of lane"))
            fail_msg("%s: %s", tex_boundaries[b].name, failure.text);
        assert_int_equal(failure.difference.boundary, b);
        assert_false(spoilt(shown->t, STRICT_ARCH, second, &lost, &failure));
    }
}

/* The last pass of the case is lost: said at the end. */
static void a_pass_that_never_comes(void **state)
{
    const struct shown *shown = *state;
    struct scoreboard *s = recording_scoreboard(STRICT_ORDER, TEX_SET_ALL);
    struct failure failure = {.kind = FAILURE_NOT};
    unsigned at = transfer(shown->t, TEX_AT_WRAP, 0, true);
    for (unsigned i = 0; i < shown->t->count; i++) {
        struct tex_frame f = shown->t->shot[i].f;
        f.valid &= i <= at ? TEX_SET_ALL : TEX_SET_STANDING | TEX_SET_LEVEL | BIT(TEX_AT_LOD) | BIT(TEX_AT_COORD);
        f.valid &= TEX_SET_ALL;
        if (i > at && !(f.valid & (BIT(TEX_AT_LOD) | BIT(TEX_AT_COORD))))
            break;
        assert_true(scoreboard_cycle(s, shown->t->shot[i].reset, &f, &failure));
    }
    assert_false(scoreboard_end(s, &failure));
    assert_int_not_equal(failure.kind, FAILURE_NOT);
    scoreboard_destroy(s);
}

/* A unit that says at every pass that another follows: said once a thread, and no thread has passes without end. */
static void passes_without_end(void **state)
{
    const struct shown *shown = *state;
    struct scoreboard *s = recording_scoreboard(STRICT_ORDER, TEX_SET_ALL);
    struct failure failure;
    unsigned wrong = 0;
    for (unsigned i = 0; i < shown->t->count; i++) {
        struct tex_frame f = shown->t->shot[i].f;
        for (unsigned stage = TEX_PIPE_LOD; stage <= TEX_PIPE_TEXEL; stage++) {
            enum tex_boundary b = tex_pipe[stage].boundary;
            unsigned bit = bit_of(b, "tag.more") - 1;
            f.payload[tex_boundaries[b].word + bit / 32] |= 1U << bit % 32;
        }
        wrong += !scoreboard_cycle(s, shown->t->shot[i].reset, &f, &failure);
    }
    assert_true(wrong > 5);
    assert_false(scoreboard_end(s, &failure));
    scoreboard_destroy(s);
}

/* Wrong data of one pass shows in the answer, whichever pass it is. */
static void each_pass_counts_at_arch(void **state)
{
    const struct shown *shown = *state;
    struct failure failure;
    unsigned found = 0, reads = 0;
    for (unsigned i = 0; i < shown->t->count; i++) {
        const struct tex_frame *f = &shown->t->shot[i].f;
        struct tex_axi_r r;
        if (shown->t->shot[i].reset || !frame_transfer(f, TEX_AT_AXI_R))
            continue;
        tex_unpack_axi_r(frame_payload(f, TEX_AT_AXI_R), 0, &r);
        if (r.id < TEX_AXI_ID_L1)
            continue;
        struct spoil how = {.flip_at = TEX_AT_AXI_R, .flip = bit_of(TEX_AT_AXI_R, "resp") + 1};
        found += spoilt(shown->t, STRICT_ARCH, i, &how, &failure);
        reads++;
    }
    assert_true(reads > 20);
    assert_in_range(found, reads * 3 / 4, reads); /* a line that is read twice may be as the other read */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(passes_are_right),
        cmocka_unit_test(a_wrong_more_is_found),
        cmocka_unit_test(every_field_of_a_second_pass_is_compared),
        cmocka_unit_test(lost_passes_and_those_too_many_are_found),
        cmocka_unit_test(a_pass_that_never_comes),
        cmocka_unit_test(passes_without_end),
        cmocka_unit_test(each_pass_counts_at_arch),
    };
    return cmocka_run_group_tests_name("scoreboard passes", tests, setup, teardown);
}
