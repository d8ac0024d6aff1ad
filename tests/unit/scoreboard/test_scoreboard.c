// SPDX-License-Identifier: Apache-2.0
/* The scoreboard checker over recorded frames of the model, unchanged and corrupted. */
#include "base/field.h"
#include "scoreboard/scoreboard_state.h"
#include "scoreboard_recording.h"

#define BIT TEX_BIT
/* Nothing stores here: test_scoreboard_writes.c. */
#define STORING (BIT(TEX_AT_STORE) | BIT(TEX_AT_AXI_AW) | BIT(TEX_AT_AXI_W))
#define SEED 6
#define CASES 3

static int setup(void **state)
{
    *state = recording_make(false, SEED, CASES);
    return 0;
}

/* Feed until something is wrong or the recording ends, and end. */
static bool play(struct scoreboard *s, const struct recording *t, struct failure *failure)
{
    *failure = (struct failure){.kind = FAILURE_NOT};
    for (unsigned i = 0; i < t->count; i++) {
        if (i > 0 && t->shot[i].reset && !t->shot[i - 1].reset && !scoreboard_end(s, failure))
            return false;
        if (!scoreboard_cycle(s, t->shot[i].reset, &t->shot[i].f, failure))
            return false;
    }
    return scoreboard_end(s, failure);
}

static void clean(const struct recording *t, enum case_strictness strictness, tex_boundary_set visible)
{
    struct failure failure;
    struct scoreboard *s = recording_scoreboard(strictness, visible);
    bool good = play(s, t, &failure);
    if (!good)
        print_message("%s\n", failure.text);
    assert_true(good);
    assert_true(scoreboard_idle(s));
    const struct scoreboard_counts *c = scoreboard_counts(s);
    tex_boundary_set compared = scoreboard_compared(strictness, visible);
    assert_int_equal(c->instructions, CASES * RANDOM_WARPS_PER_CASE);
    assert_int_equal(c->undecided, 0);
    assert_int_equal(c->beats, c->compares[TEX_AT_RESULT]);
    assert_memory_equal(scoreboard_cover(s), &t->cover, sizeof t->cover);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        assert_int_equal(c->mismatches[b], 0);
        assert_true(c->compares[b] >= c->minimum[b]);
        assert_int_equal(c->compares[b] > 0, compared & ~STORING & BIT(b) ? 1 : 0);
    }
    assert_true(c->minimum[TEX_AT_RESULT] > CASES * RANDOM_WARPS_PER_CASE);
    if (compared & BIT(TEX_AT_WRAP) && compared & BIT(TEX_AT_QUERY) && compared & BIT(TEX_AT_DELIVER))
        assert_int_equal(c->minimum[TEX_AT_WRAP] + c->minimum[TEX_AT_QUERY] + c->minimum[TEX_AT_DELIVER], c->threads);
    scoreboard_destroy(s);
}

static void test_clean(void **state)
{
    clean(*state, STRICT_ORDER, TEX_SET_ALL);
    clean(*state, STRICT_ARCH, TEX_SET_ALL);
    /* Stages hidden, each alone. */
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        if (tex_boundaries[b].kind == TEX_KIND_MID || tex_boundaries[b].kind == TEX_KIND_MON)
            clean(*state, STRICT_ORDER, TEX_SET_ALL & ~BIT(b));
    tex_boundary_set ports = 0;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        ports |= tex_boundaries[b].kind == TEX_KIND_IN || tex_boundaries[b].kind == TEX_KIND_OUT ? BIT(b) : 0;
    clean(*state, STRICT_ORDER, ports);
    clean(*state, STRICT_ARCH, ports);
}

/* The n-th transfer of a boundary. */
static unsigned transfer(const struct recording *t, enum tex_boundary b, unsigned n)
{
    for (unsigned i = 0; i < t->count; i++)
        if (!t->shot[i].reset && frame_transfer(&t->shot[i].f, b) && n-- == 0)
            return i;
    fail();
    return 0;
}

static unsigned transfers(const struct recording *t, enum tex_boundary b)
{
    unsigned n = 0;
    for (unsigned i = 0; i < t->count; i++)
        n += !t->shot[i].reset && frame_transfer(&t->shot[i].f, b);
    return n;
}

static void flip(const struct recording *t, unsigned at, enum tex_boundary b, unsigned bit)
{
    t->shot[at].f.payload[tex_boundaries[b].word + bit / 32] ^= 1U << bit % 32;
}

/* Flips one bit of one transfer: true if it was noticed. */
static bool noticed(const struct recording *t, enum case_strictness strictness, enum tex_boundary b, unsigned at,
                    unsigned bit, struct failure *failure)
{
    struct scoreboard *s = recording_scoreboard(strictness, TEX_SET_ALL);
    flip(t, at, b, bit);
    bool good = play(s, t, failure);
    assert_int_equal(good, scoreboard_counts(s)->mismatches[good ? b : failure->difference.boundary] == 0);
    if (!good && failure->difference.kind == DIFFERS_PAYLOAD)
        assert_non_null(scoreboard_expected(s));
    flip(t, at, b, bit);
    scoreboard_destroy(s);
    return !good;
}

/* Every compared field of every boundary: the first and the last bit, in a transfer in the middle. */
static void test_every_field_is_compared(void **state)
{
    struct recording *t = *state;
    struct failure failure;
    tex_boundary_set compared = scoreboard_compared(STRICT_ORDER, TEX_SET_ALL) & ~STORING;
    for (unsigned n = 0; n < TEX_BOUNDARIES; n++) {
        enum tex_boundary b = (enum tex_boundary)n;
        const struct tex_boundary_info *info = &tex_boundaries[b];
        if (!(compared >> b & 1) || info->kind == TEX_KIND_IN)
            continue;
        unsigned at = transfer(t, b, transfers(t, b) / 2);
        /* Of register reads take that of a fault register, at the end of the first case. */
        for (unsigned i = 0; b == TEX_AT_AXIL_R && i < t->count && !(i > 3 && t->shot[i].reset); i++)
            if (frame_transfer(&t->shot[i].f, b))
                at = i;
        for (unsigned i = 0; i < info->leaves_count; i++) {
            const struct tex_leaf_info *leaf = &info->leaves[i];
            unsigned last = leaf->offset + (unsigned)leaf->width * leaf->count - 1;
            bool seen = noticed(t, STRICT_ORDER, b, at, leaf->offset, &failure);
            assert_int_equal(seen, !leaf->history);
            if (seen)
                assert_int_equal(failure.difference.boundary, b);
            assert_int_equal(noticed(t, STRICT_ORDER, b, at, last, &failure), !leaf->history);
        }
    }
}

static void test_stages_are_free_at_arch(void **state)
{
    struct recording *t = *state;
    struct failure failure;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        if ((tex_boundaries[b].kind == TEX_KIND_MID || tex_boundaries[b].kind == TEX_KIND_MON) &&
            transfers(t, (enum tex_boundary)b) > 0)
            assert_false(noticed(t, STRICT_ARCH, (enum tex_boundary)b,
                                 transfer(t, (enum tex_boundary)b, transfers(t, (enum tex_boundary)b) / 2), 0,
                                 &failure));
    unsigned at = transfer(t, TEX_AT_RESULT, 7);
    assert_true(noticed(t, STRICT_ARCH, TEX_AT_RESULT, at, TEX_RESULT_BITS - 1, &failure));
    assert_string_equal(failure.difference.stage, "result");
    assert_int_equal(failure.lane % TEX_QUAD_LANES, 3);
}

/* Idle cycles anywhere: what is valid waits, or is withdrawn. */
static void test_timing_is_free(void **state)
{
    const struct recording *t = *state;
    struct failure failure;
    uint64_t random = 1;
    for (unsigned strictness = STRICT_ORDER; strictness <= STRICT_ARCH; strictness++) {
        struct scoreboard *s = recording_scoreboard((enum case_strictness)strictness, TEX_SET_ALL);
        for (unsigned i = 0; i < t->count; i++) {
            if (i > 0 && t->shot[i].reset && !t->shot[i - 1].reset)
                assert_true(scoreboard_end(s, &failure));
            assert_true(scoreboard_cycle(s, t->shot[i].reset, &t->shot[i].f, &failure));
            /* Registers are valid always. */
            unsigned idle =
                t->shot[i].reset || i + 1 == t->count || t->shot[i + 1].reset ? 0 : next_random(&random) % 4;
            struct tex_frame f = t->shot[idle ? i + 1 : i].f;
            f.valid &= BIT(TEX_AT_REGS) | BIT(TEX_AT_FAULT);
            for (unsigned k = 0; k < idle; k++)
                assert_true(scoreboard_cycle(s, false, &f, &failure));
        }
        assert_true(scoreboard_end(s, &failure));
        scoreboard_destroy(s);
    }
}

/* Feed the recording with one frame replaced or left out. */
static bool spoilt(const struct recording *t, enum case_strictness strictness, unsigned at, tex_boundary_set drop,
                   tex_boundary_set repeat, struct failure *failure)
{
    struct scoreboard *s = recording_scoreboard(strictness, TEX_SET_ALL);
    bool good = true;
    for (unsigned i = 0; good && i < t->count; i++) {
        struct tex_frame f = t->shot[i].f;
        if (i == at)
            f.valid &= ~drop;
        if (i > 0 && t->shot[i].reset && !t->shot[i - 1].reset)
            good = scoreboard_end(s, failure);
        good = good && scoreboard_cycle(s, t->shot[i].reset, &f, failure);
        f.valid &= repeat;
        if (good && i == at && repeat)
            good = scoreboard_cycle(s, false, &f, failure);
    }
    good = good && scoreboard_end(s, failure);
    scoreboard_destroy(s);
    return good;
}

static void test_lost_and_repeated_beats(void **state)
{
    struct recording *t = *state;
    struct failure failure;
    static const enum tex_boundary of[] = {TEX_AT_DECODE, TEX_AT_BIND,       TEX_AT_COORD,  TEX_AT_LOOKUP,
                                           TEX_AT_CACHE,  TEX_AT_FILTER,     TEX_AT_RESULT, TEX_AT_AXI_RSP,
                                           TEX_AT_FILL,   TEX_AT_FAULT_EVENT};
    for (unsigned i = 0; i < COUNT_OF(of); i++) {
        unsigned at = transfer(t, of[i], transfers(t, of[i]) - 1);
        assert_false(spoilt(t, STRICT_ORDER, at, BIT(of[i]), 0, &failure));
        /* A result that is lost shows first in its fault, or in the count of instructions that is read. */
        bool fault = t->shot[at].f.valid & BIT(TEX_AT_FAULT_EVENT);
        enum tex_boundary counted = fault ? TEX_AT_FAULT_EVENT : TEX_AT_AXIL_R;
        assert_int_equal(failure.difference.boundary, of[i] == TEX_AT_RESULT ? counted : of[i]);
        assert_false(spoilt(t, STRICT_ORDER, at, 0, BIT(of[i]), &failure));
        assert_int_equal(failure.difference.boundary, of[i]);
        if (of[i] == TEX_AT_RESULT) {
            assert_false(spoilt(t, STRICT_ARCH, at, BIT(of[i]), 0, &failure));
            assert_false(spoilt(t, STRICT_ARCH, at, 0, BIT(of[i]), &failure));
        }
    }
}

/* The last transfer of a boundary in a cycle in which no read is outstanding. */
static unsigned calm_transfer(const struct recording *t, enum tex_boundary b)
{
    unsigned found = 0, reads = 0;
    for (unsigned i = 0; i < t->count; i++) {
        const struct tex_frame *f = &t->shot[i].f;
        if (!t->shot[i].reset && frame_transfer(f, b) && reads == 0)
            found = i;
        reads += frame_transfer(f, TEX_AT_AXI_AR);
        reads -= frame_transfer(f, TEX_AT_AXI_R);
    }
    assert_true(found > 0);
    return found;
}

/* What the pipeline does while a beat is due and does not come. */
struct pause {
    tex_boundary_set waits; /* boundaries that show a beat that is not taken */
    unsigned beat_in;       /* cycles between two beats that other threads have issued; 0: none */
};

static bool pause_like(const struct recording *t, enum case_strictness strictness, enum tex_boundary b, unsigned cycles,
                       const struct pause *p, struct failure *failure)
{
    struct scoreboard *s = recording_scoreboard(strictness, TEX_SET_ALL);
    unsigned at = calm_transfer(t, b);
    bool good = true;
    for (unsigned i = 0; good && i < t->count; i++) {
        struct tex_frame f = t->shot[i].f;
        f.valid &= BIT(TEX_AT_REGS) | BIT(TEX_AT_FAULT);
        f.valid |= p->waits;
        f.ready &= ~p->waits;
        for (unsigned k = 0; good && i == at && k < cycles; k++) {
            f.valid &= ~BIT(TEX_AT_BIND_REQ);
            f.valid |= p->beat_in > 0 && k % p->beat_in == 0 ? BIT(TEX_AT_BIND_REQ) : 0;
            f.ready |= BIT(TEX_AT_BIND_REQ);
            good = scoreboard_cycle(s, false, &f, failure);
        }
        good = good && scoreboard_cycle(s, t->shot[i].reset, &t->shot[i].f, failure);
    }
    scoreboard_destroy(s);
    return good;
}

/* Nothing moves for so many cycles, where a beat is due. */
static bool pause(const struct recording *t, enum case_strictness strictness, enum tex_boundary b, unsigned cycles,
                  struct failure *failure)
{
    static const struct pause dead;
    return pause_like(t, strictness, b, cycles, &dead, failure);
}

static void test_deadlock_is_a_hang(void **state)
{
    const struct pause dead = {.waits = BIT(TEX_AT_DECODE) | BIT(TEX_AT_ADDRESS) | BIT(TEX_AT_LOOKUP)},
                       busy = {.waits = BIT(TEX_AT_LOOKUP), .beat_in = 60};
    for (enum case_strictness strictness = STRICT_ORDER; strictness <= STRICT_ARCH; strictness++) {
        struct failure failure;
        assert_false(pause_like(*state, strictness, TEX_AT_RESULT, CASE_WINDOW + 1, &dead, &failure));
        assert_int_equal(failure.ending, ENDING_HANG);
        assert_int_equal(failure.difference.boundary, TEX_AT_LOOKUP);
        assert_string_equal(failure.difference.stage, tex_boundaries[TEX_AT_LOOKUP].consumer);
        assert_false(pause_like(*state, strictness, TEX_AT_RESULT, CASE_WINDOW + 1, &busy, &failure));
        assert_int_equal(failure.ending, ENDING_MISMATCH);
        assert_int_equal(failure.difference.kind, DIFFERS_LATE);
    }
}

static void test_window(void **state)
{
    static const enum tex_boundary of[] = {TEX_AT_WRAP, TEX_AT_TEXEL, TEX_AT_RESULT};
    struct failure failure;
    for (unsigned i = 0; i < COUNT_OF(of); i++) {
        assert_true(pause(*state, STRICT_ORDER, of[i], CASE_WINDOW - 100, &failure));
        assert_false(pause(*state, STRICT_ORDER, of[i], CASE_WINDOW + 1, &failure));
        assert_int_equal(failure.difference.kind, DIFFERS_LATE);
        assert_non_null(strstr(failure.text, "the window is 4096"));
    }
    assert_true(pause(*state, STRICT_ARCH, TEX_AT_RESULT, CASE_WINDOW - 200, &failure));
    assert_false(pause(*state, STRICT_ARCH, TEX_AT_RESULT, CASE_WINDOW + 1, &failure));
    assert_int_equal(failure.difference.kind, DIFFERS_LATE);
}

/* The result beats of instruction `skip` of the first case and of the one after it: frames, and how many are of the
 * first. */
struct pair {
    unsigned at[16], first, both;
};

static bool find_pair(const struct recording *t, unsigned skip, struct pair *p)
{
    uint32_t warps[2] = {0, 0};
    unsigned index = 0;
    memset(p, 0, sizeof *p);
    for (unsigned i = 0; index < skip + 2; i++) {
        struct tex_result r;
        if (t->shot[i].reset || !frame_transfer(&t->shot[i].f, TEX_AT_RESULT))
            continue;
        tex_unpack_result(&t->shot[i].f.payload[TEX_WORD_RESULT], 0, &r);
        if (index >= skip) {
            p->at[p->both++] = i;
            p->first += index == skip;
            warps[index - skip] = r.warp;
            /* A fault would be recorded in another order. */
            for (unsigned j = 0; j < 4; j++)
                if (tex_status_is_fault(r.status[j]))
                    return false;
        }
        index += r.last;
    }
    return warps[0] != warps[1];
}

/* The recording with the beats of both held back until the last one, and then shown in the other order. */
static bool play_swapped(const struct recording *t, enum case_strictness strictness, const struct pair *p)
{
    struct scoreboard *s = recording_scoreboard(strictness, TEX_SET_ALL);
    struct failure failure;
    unsigned held = 0;
    bool good = true;
    for (unsigned i = 0; good && i < t->count && !(i > 3 && t->shot[i].reset); i++) {
        struct tex_frame f = t->shot[i].f;
        bool hold = held < p->both && i == p->at[held];
        f.valid &= hold ? ~BIT(TEX_AT_RESULT) : TEX_SET_ALL;
        held += hold;
        good = scoreboard_cycle(s, t->shot[i].reset, &f, &failure);
        for (unsigned k = 0; good && hold && held == p->both && k < p->both; k++) {
            f = t->shot[p->at[(p->first + k) % p->both]].f;
            f.valid &= BIT(TEX_AT_RESULT);
            good = scoreboard_cycle(s, false, &f, &failure);
        }
    }
    scoreboard_destroy(s);
    return good;
}

static void test_warps_may_overtake_at_arch(void **state)
{
    const struct recording *t = *state;
    unsigned tried = 0;
    for (unsigned skip = 0; skip + 2 < RANDOM_WARPS_PER_CASE; skip++) {
        struct pair p;
        if (!find_pair(t, skip, &p))
            continue;
        tried++;
        assert_true(play_swapped(t, STRICT_ARCH, &p));
        assert_false(play_swapped(t, STRICT_ORDER, &p));
    }
    assert_true(tried > 0);
}

/* A read whose data never reached the port cannot explain a value. */
static void test_line_that_was_not_read(void **state)
{
    struct recording *t = *state;
    struct failure failure;
    for (unsigned strictness = STRICT_ORDER; strictness <= STRICT_ARCH; strictness++) {
        unsigned at = transfer(t, TEX_AT_AXI_AR, 0);
        /* The address of the first read: another line. */
        flip(t, at, TEX_AT_AXI_AR, 20);
        struct scoreboard *s = recording_scoreboard((enum case_strictness)strictness, TEX_SET_ALL);
        assert_false(play(s, t, &failure));
        assert_int_equal(failure.difference.kind, DIFFERS_UNREAD);
        assert_true(failure.instruction != FAILURE_NONE && failure.lane != FAILURE_NONE);
        assert_non_null(strstr(failure.text, "needs the line at 0x"));
        scoreboard_destroy(s);
        flip(t, at, TEX_AT_AXI_AR, 20);
    }
}

/* In a long run lines are forgotten: one of them may explain a value, and it is no mismatch. */
static void test_line_that_was_forgotten(void **state)
{
    struct recording *t = *state;
    struct failure failure = {.kind = FAILURE_NOT};
    for (unsigned strictness = STRICT_ORDER; strictness <= STRICT_ARCH; strictness++) {
        unsigned at = transfer(t, TEX_AT_AXI_AR, 0);
        flip(t, at, TEX_AT_AXI_AR, 20);
        struct scoreboard *s = recording_scoreboard((enum case_strictness)strictness, TEX_SET_ALL);
        for (unsigned i = 0; i < t->count; i++) {
            s->lines.forgotten = true;
            assert_true(scoreboard_cycle(s, t->shot[i].reset, &t->shot[i].f, &failure));
        }
        assert_true(scoreboard_counts(s)->undecided > 0);
        scoreboard_destroy(s);
        flip(t, at, TEX_AT_AXI_AR, 20);
    }
}

/* Another unit may read several lines at a time. */
static void test_bursts_of_lines(void **state)
{
    struct scoreboard *s = recording_scoreboard(STRICT_ARCH, TEX_SET_ALL);
    struct tex_frame f = {.valid = BIT(TEX_AT_AXI_AR), .ready = BIT(TEX_AT_AXI_AR) | BIT(TEX_AT_AXI_R)};
    struct tex_axi_a ar = {.id = 9, .addr = 0x4000, .len = 2, .size = 5, .burst = 1};
    struct tex_axi_r r = {.id = 9};
    struct failure failure;
    (void)state;
    tex_pack_axi_a(&f.payload[TEX_WORD_AXI_AR], 0, &ar);
    assert_true(scoreboard_cycle(s, false, &f, &failure));
    f.valid = BIT(TEX_AT_AXI_R);
    for (uint32_t i = 0; i < 3; i++) {
        const struct line_slot *slot = scoreboard_lines_find(&s->lines, 0x4000 / 32 + i);
        assert_true(!slot || slot->newest == 0);
        assert_int_equal(s->reads.outstanding, 1);
        r.data[7] = 100 + i;
        tex_pack_axi_r(&f.payload[TEX_WORD_AXI_R], 0, &r);
        assert_true(scoreboard_cycle(s, false, &f, &failure));
        slot = scoreboard_lines_find(&s->lines, 0x4000 / 32 + i);
        assert_non_null(slot);
        assert_int_equal(s->lines.versions[slot->newest - 1].data.data[7], 100 + i);
    }
    assert_int_equal(s->reads.outstanding, 0);
    assert_false(s->reads.lost);
    /* A read of less than a line is not tracked, and after it no value is judged by its lines. */
    ar.size = 4;
    f.valid = BIT(TEX_AT_AXI_AR);
    tex_pack_axi_a(&f.payload[TEX_WORD_AXI_AR], 0, &ar);
    assert_true(scoreboard_cycle(s, false, &f, &failure));
    assert_true(s->reads.lost);
    scoreboard_destroy(s);
}

/* Writes of a register, each answered. */
static void write_often(struct scoreboard *s, unsigned count, uint32_t value)
{
    struct tex_frame f = {.payload = {0}};
    struct failure failure;
    f.payload[TEX_WORD_AXIL_AW] = TEX_CSR_HEADER_MAX;
    for (unsigned i = 0; i < count; i++) {
        struct tex_axil_w w = {.data = value + i, .strb = 15};
        tex_pack_axil_w(&f.payload[TEX_WORD_AXIL_W], 0, &w);
        f.valid = f.ready = BIT(TEX_AT_AXIL_AW) | BIT(TEX_AT_AXIL_W);
        assert_true(scoreboard_cycle(s, false, &f, &failure));
        f.valid = f.ready = BIT(TEX_AT_AXIL_B);
        assert_true(scoreboard_cycle(s, false, &f, &failure));
    }
}

/* Only what changes while an instruction is under way needs room. */
static void test_register_changes_that_matter(void **state)
{
    struct scoreboard *s = recording_scoreboard(STRICT_ARCH, TEX_SET_ALL);
    struct tex_frame f = {.valid = BIT(TEX_AT_ISSUE), .ready = BIT(TEX_AT_ISSUE)};
    struct failure failure;
    (void)state;
    write_often(s, 3 * SCOREBOARD_EPOCHS, 1);
    assert_true(scoreboard_cycle(s, false, &f, &failure));
    write_often(s, SCOREBOARD_EPOCHS - 4, 1000);
    assert_false(s->regs.lost);
    write_often(s, 8, 2000);
    assert_true(s->regs.lost);
    scoreboard_destroy(s);
}

/* After a wrong thread the others are still compared. */
static void test_goes_on(void **state)
{
    struct recording *t = *state;
    struct failure failure = {.kind = FAILURE_NOT};
    unsigned at = transfer(t, TEX_AT_WRAP, 5), wrong = 0;
    struct scoreboard *s = recording_scoreboard(STRICT_ORDER, TEX_SET_ALL);
    flip(t, at, TEX_AT_WRAP, 40);
    for (unsigned i = 0; i < t->count; i++)
        wrong += !scoreboard_cycle(s, t->shot[i].reset, &t->shot[i].f, &failure);
    flip(t, at, TEX_AT_WRAP, 40);
    const struct scoreboard_counts *c = scoreboard_counts(s);
    assert_int_equal(wrong, 1);
    assert_int_equal(c->mismatches[TEX_AT_WRAP], 1);
    assert_int_equal(c->compares[TEX_AT_WRAP], c->minimum[TEX_AT_WRAP] - 1);
    assert_int_equal(c->compares[TEX_AT_TEXEL], c->minimum[TEX_AT_TEXEL] - 1);
    assert_int_equal(c->compares[TEX_AT_QUERY], c->minimum[TEX_AT_QUERY]);
    assert_true(c->compares[TEX_AT_RESULT] < c->minimum[TEX_AT_RESULT]);
    scoreboard_destroy(s);
}

/* Frames that no unit and no testbench would show: no call may crash. */
static void test_any_frames(void **state)
{
    const struct recording *t = *state;
    uint64_t random = 77;
    for (unsigned round = 0; round < 8; round++) {
        struct scoreboard *s = recording_scoreboard(round % 2 ? STRICT_ARCH : STRICT_ORDER, TEX_SET_ALL);
        struct failure failure = {.kind = FAILURE_NOT};
        unsigned wrong = 0;
        for (unsigned i = 0; i < 6000; i++) {
            struct tex_frame f = t->shot[next_random(&random) % t->count].f;
            /* Frames in any order; then valid and ready at random too; then all bits. */
            f.valid = round < 2 ? f.valid : next_random(&random);
            f.ready = round < 2 ? f.ready : next_random(&random);
            for (unsigned k = 0; round >= 5 && k < TEX_PAYLOAD_WORDS; k++)
                f.payload[k] = next_random(&random);
            wrong += !scoreboard_cycle(s, next_random(&random) % 1000 == 0, &f, &failure);
        }
        assert_true(wrong > 0);
        assert_true(failure.kind == FAILURE_SCOREBOARD && failure.difference.stage && failure.text[0]);
        scoreboard_end(s, &failure);
        scoreboard_destroy(s);
    }
}

static void test_options(void **state)
{
    struct scoreboard_options options = {.strictness = STRICT_CYCLE, .window = 1, .visible = TEX_SET_ALL};
    (void)state;
    assert_null(scoreboard_create(&options));
    options = (struct scoreboard_options){.strictness = STRICT_ORDER, .window = 0, .visible = TEX_SET_ALL};
    assert_null(scoreboard_create(&options));
    options = (struct scoreboard_options){
        .strictness = STRICT_ARCH, .window = 1, .visible = TEX_SET_ALL & ~BIT(TEX_AT_RESULT)};
    assert_null(scoreboard_create(&options));
    scoreboard_destroy(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_clean),
        cmocka_unit_test(test_every_field_is_compared),
        cmocka_unit_test(test_stages_are_free_at_arch),
        cmocka_unit_test(test_timing_is_free),
        cmocka_unit_test(test_lost_and_repeated_beats),
        cmocka_unit_test(test_window),
        cmocka_unit_test(test_deadlock_is_a_hang),
        cmocka_unit_test(test_warps_may_overtake_at_arch),
        cmocka_unit_test(test_line_that_was_not_read),
        cmocka_unit_test(test_line_that_was_forgotten),
        cmocka_unit_test(test_bursts_of_lines),
        cmocka_unit_test(test_register_changes_that_matter),
        cmocka_unit_test(test_goes_on),
        cmocka_unit_test(test_any_frames),
        cmocka_unit_test(test_options),
    };
    return cmocka_run_group_tests_name("scoreboard", tests, setup, recording_free);
}
