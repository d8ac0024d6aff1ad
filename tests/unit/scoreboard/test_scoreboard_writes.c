// SPDX-License-Identifier: Apache-2.0
/* What stores write, at strictness order and arch: recorded frames of the model, unchanged and spoilt. */
#include "scoreboard_recording.h"
#include "tex_stages.h"

#define BIT TEX_BIT
#define SEED 6
#define CASES 16
#define STORE_CHANNELS (BIT(TEX_AT_AXI_AW) | BIT(TEX_AT_AXI_W))

static int setup(void **state)
{
    *state = recording_make(true, SEED, CASES);
    return 0;
}

/* What is done to the frame of one cycle: bits left out, shown twice, or inverted. */
struct spoil {
    unsigned at;
    tex_boundary_set drop, repeat;
    enum tex_boundary flipped;
    unsigned bit;
    bool flip;
};

static bool feed(struct scoreboard *s, const struct recording *t, const struct spoil *p, struct failure *failure)
{
    bool good = true;
    *failure = (struct failure){.kind = FAILURE_NOT};
    for (unsigned i = 0; good && i < t->count; i++) {
        struct tex_frame f = t->shot[i].f;
        bool here = p && i == p->at;
        f.valid &= here ? ~p->drop : TEX_SET_ALL;
        if (here && p->flip)
            f.payload[tex_boundaries[p->flipped].word + p->bit / 32] ^= 1U << p->bit % 32;
        if (i > 0 && t->shot[i].reset && !t->shot[i - 1].reset)
            good = scoreboard_end(s, failure);
        good = good && scoreboard_cycle(s, t->shot[i].reset, &f, failure);
        f.valid &= here ? p->repeat : 0;
        if (good && f.valid)
            good = scoreboard_cycle(s, false, &f, failure);
    }
    return good && scoreboard_end(s, failure);
}

static bool passes(const struct recording *t, enum case_strictness strictness, const struct spoil *p,
                   struct failure *failure)
{
    struct scoreboard *s = recording_scoreboard(strictness, TEX_SET_ALL);
    bool good = feed(s, t, p, failure);
    assert_int_equal(good, scoreboard_counts(s)->mismatches[good ? TEX_AT_AXI_W : failure->difference.boundary] == 0);
    scoreboard_destroy(s);
    return good;
}

static void clean(const struct recording *t, enum case_strictness strictness, tex_boundary_set visible)
{
    struct failure failure;
    struct scoreboard *s = recording_scoreboard(strictness, visible);
    bool good = feed(s, t, NULL, &failure);
    if (!good)
        print_message("%s\n", failure.text);
    assert_true(good);
    const struct scoreboard_counts *c = scoreboard_counts(s);
    assert_int_equal(c->undecided, 0);
    assert_true(c->minimum[TEX_AT_AXI_W] > 50);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        assert_true(c->compares[b] >= c->minimum[b]);
    assert_int_equal(c->compares[TEX_AT_AXI_W], c->minimum[TEX_AT_AXI_W]);
    assert_int_equal(c->compares[TEX_AT_AXI_AW], c->minimum[TEX_AT_AXI_AW]);
    scoreboard_destroy(s);
}

static void every_line_is_compared(void **state)
{
    tex_boundary_set ports = 0;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        ports |= tex_boundaries[b].kind == TEX_KIND_IN || tex_boundaries[b].kind == TEX_KIND_OUT ? BIT(b) : 0;
    clean(*state, STRICT_ORDER, TEX_SET_ALL);
    clean(*state, STRICT_ORDER, TEX_SET_ALL & ~BIT(TEX_AT_CONVERT));
    clean(*state, STRICT_ORDER, ports);
    clean(*state, STRICT_ARCH, TEX_SET_ALL);
    clean(*state, STRICT_ARCH, ports);
}

static unsigned transfers(const struct recording *t, enum tex_boundary b)
{
    unsigned n = 0;
    for (unsigned i = 0; i < t->count; i++)
        n += !t->shot[i].reset && frame_transfer(&t->shot[i].f, b);
    return n;
}

static unsigned transfer(const struct recording *t, enum tex_boundary b, unsigned n)
{
    for (unsigned i = 0; i < t->count; i++)
        if (!t->shot[i].reset && frame_transfer(&t->shot[i].f, b) && n-- == 0)
            return i;
    fail();
    return 0;
}

static bool enabled(const struct recording *t, unsigned at, unsigned byte)
{
    struct tex_axi_w w;
    tex_unpack_axi_w(&t->shot[at].f.payload[TEX_WORD_AXI_W], 0, &w);
    return w.strb >> byte & 1;
}

/* The stage, the instruction, a thread of it, and in the text the byte. */
static void assert_named(const struct failure *failure, const char *what)
{
    assert_int_equal(failure->kind, FAILURE_SCOREBOARD);
    assert_string_equal(failure->difference.stage, "store");
    assert_true(failure->instruction < RANDOM_WARPS_PER_CASE);
    assert_true(failure->lane < TEX_WARP_LANES);
    if (!strstr(failure->text, what))
        print_message("%s\n", failure->text);
    assert_non_null(strstr(failure->text, what));
}

static const struct tex_leaf_info *leaf_of(enum tex_boundary b, const char *name)
{
    for (unsigned i = 0; i < tex_boundaries[b].leaves_count; i++)
        if (strcmp(tex_boundaries[b].leaves[i].name, name) == 0)
            return &tex_boundaries[b].leaves[i];
    fail();
    return NULL;
}

/* Bits of a byte: seen if it is written. Strobes: a byte too many, and one too few. */
static void a_byte_more_less_or_other_is_found(void **state)
{
    const struct recording *t = *state;
    struct failure failure;
    unsigned count = transfers(t, TEX_AT_AXI_W), seen[3] = {0};
    unsigned data = leaf_of(TEX_AT_AXI_W, "data")->offset, strobes = leaf_of(TEX_AT_AXI_W, "strb")->offset;
    for (unsigned n = 0; n < 60; n++) {
        enum case_strictness strictness = n % 2 ? STRICT_ARCH : STRICT_ORDER;
        unsigned at = transfer(t, TEX_AT_AXI_W, n * (count - 1) / 59), byte = 7 * n % 32;
        bool written = enabled(t, at, byte);
        struct spoil p = {.at = at, .flip = true, .flipped = TEX_AT_AXI_W, .bit = data + 8 * byte + n % 8};
        assert_int_equal(passes(t, strictness, &p, &failure), !written);
        if (written)
            assert_named(&failure, "is written as 0x");
        p.bit = strobes + byte;
        assert_false(passes(t, strictness, &p, &failure));
        assert_named(&failure, written ? "is not written with its line" : "no thread of the instruction stores there");
        seen[written]++;
    }
    assert_true(seen[0] > 3 && seen[1] > 3);
}

static void lost_and_invented_beats_are_found(void **state)
{
    const struct recording *t = *state;
    struct failure failure;
    static const enum tex_boundary of[] = {TEX_AT_AXI_AW, TEX_AT_AXI_W, TEX_AT_AXI_B};
    for (unsigned strictness = STRICT_ORDER; strictness <= STRICT_ARCH; strictness++)
        for (unsigned n = 0; n < 12; n++)
            for (unsigned i = 0; i < 3; i++) {
                unsigned count = transfers(t, of[i]);
                struct spoil p = {.at = transfer(t, of[i], n * (count - 1) / 11), .drop = BIT(of[i])};
                assert_false(passes(t, (enum case_strictness)strictness, &p, &failure));
                assert_string_equal(failure.difference.stage, "store");
                p = (struct spoil){.at = p.at, .repeat = BIT(of[i])};
                /* A response that nobody waits for is a matter of the protocol. */
                assert_int_equal(passes(t, (enum case_strictness)strictness, &p, &failure), of[i] == TEX_AT_AXI_B);
            }
}

/* Order says which address is next, and under which identifier. At arch lines may change places, not addresses. */
static void addresses_are_compared(void **state)
{
    const struct recording *t = *state;
    struct failure failure;
    static const char *const names[] = {"id", "addr", "size", "burst"};
    unsigned count = transfers(t, TEX_AT_AXI_AW);
    for (unsigned n = 0; n < 12; n++)
        for (unsigned i = 0; i < COUNT_OF(names); i++) {
            const struct tex_leaf_info *leaf = leaf_of(TEX_AT_AXI_AW, names[i]);
            struct spoil p = {.at = transfer(t, TEX_AT_AXI_AW, n * (count - 1) / 11),
                              .flip = true,
                              .flipped = TEX_AT_AXI_AW,
                              .bit = leaf->offset + (i == 1 ? 5 + n : 0)};
            assert_false(passes(t, STRICT_ORDER, &p, &failure));
            assert_string_equal(failure.difference.stage, "store");
            if (i == 1)
                assert_false(passes(t, STRICT_ARCH, &p, &failure));
        }
}

/* Two lines of one instruction that follow each other at once, and are answered late: frames of their data. */
static bool swap_lines(struct recording *t, unsigned n, unsigned at[2])
{
    struct tex_axi_a a[2];
    for (unsigned i = 0; i < 2; i++) {
        at[i] = transfer(t, TEX_AT_AXI_W, n + i);
        if (!frame_transfer(&t->shot[at[i]].f, TEX_AT_AXI_AW))
            return false;
        tex_unpack_axi_a(&t->shot[at[i]].f.payload[TEX_WORD_AXI_AW], 0, &a[i]);
    }
    if (at[1] != at[0] + 1 || a[0].id == a[1].id)
        return false;
    for (unsigned b = TEX_AT_AXI_AW; b <= TEX_AT_AXI_W; b++)
        for (unsigned k = 0; k < tex_boundaries[b].words; k++) {
            unsigned word = tex_boundaries[b].word + k;
            uint32_t first = t->shot[at[0]].f.payload[word];
            t->shot[at[0]].f.payload[word] = t->shot[at[1]].f.payload[word];
            t->shot[at[1]].f.payload[word] = first;
        }
    return true;
}

static void lines_may_change_places_at_arch(void **state)
{
    struct recording *t = *state;
    struct failure failure;
    unsigned count = transfers(t, TEX_AT_AXI_W), tried = 0, at[2];
    for (unsigned n = 0; n + 1 < count && tried < 20; n++) {
        if (!swap_lines(t, n, at))
            continue;
        tried++;
        assert_true(passes(t, STRICT_ARCH, NULL, &failure));
        assert_false(passes(t, STRICT_ORDER, NULL, &failure));
        assert_string_equal(failure.difference.stage, "store");
        assert_true(swap_lines(t, n, at));
    }
    assert_true(tried > 5);
}

static void frame_of(struct tex_frame *f, uint32_t id, uint64_t address)
{
    memset(f, 0, sizeof *f);
    f->valid = f->ready = STORE_CHANNELS;
    tex_pack_axi_a(&f->payload[TEX_WORD_AXI_AW], 0,
                   &(struct tex_axi_a){.id = id, .addr = address, .size = 5, .burst = 1});
    tex_pack_axi_w(&f->payload[TEX_WORD_AXI_W], 0, &(struct tex_axi_w){.strb = 1, .last = 1});
}

/* The header beat of an instruction that stores. */
static void begin_store(struct tex_frame *f, const struct recording *t)
{
    for (unsigned i = 0, beats = 0; i < t->count; i++) {
        struct tex_instruction instruction;
        struct tex_issue_header header;
        if (t->shot[i].reset)
            beats = 0;
        if (t->shot[i].reset || !frame_transfer(&t->shot[i].f, TEX_AT_ISSUE))
            continue;
        tex_unpack_issue_header(&t->shot[i].f.payload[TEX_WORD_ISSUE], 0, &header);
        tex_decode_header(&header, &instruction);
        if (beats++ % TEX_ISSUE_BEATS || instruction.common.op.opcode != TEX_OPCODE_SUST)
            continue;
        memset(f, 0, sizeof *f);
        f->valid = f->ready = BIT(TEX_AT_ISSUE);
        memcpy(&f->payload[TEX_WORD_ISSUE], &t->shot[i].f.payload[TEX_WORD_ISSUE], 128);
        return;
    }
    fail();
}

/* Memory may perform writes of two identifiers in any order: to one line that is none. */
static void one_line_has_one_identifier(void **state)
{
    for (unsigned k = 0; k < 2; k++) {
        struct scoreboard *s = recording_scoreboard(STRICT_ARCH, TEX_SET_ALL);
        struct failure failure;
        struct tex_frame f;
        begin_store(&f, *state);
        assert_true(scoreboard_cycle(s, false, &f, &failure));
        frame_of(&f, 8, 0x4000);
        assert_true(scoreboard_cycle(s, false, &f, &failure));
        frame_of(&f, 9, 0x4020);
        assert_true(scoreboard_cycle(s, false, &f, &failure));
        memset(&f, 0, sizeof f);
        f.valid = f.ready = k ? BIT(TEX_AT_AXI_B) : 0;
        tex_pack_axi_b(&f.payload[TEX_WORD_AXI_B], 0, &(struct tex_axi_b){.id = 8});
        assert_true(scoreboard_cycle(s, false, &f, &failure));
        frame_of(&f, 9, 0x4000);
        assert_int_equal(scoreboard_cycle(s, false, &f, &failure), k == 1); /* k: the first is answered */
        if (k == 0)
            assert_non_null(strstr(failure.text, "their order is undefined"));
        scoreboard_destroy(s);
    }
}

static void nobody_stores(void **state)
{
    (void)state;
    for (unsigned strictness = STRICT_ORDER; strictness <= STRICT_ARCH; strictness++) {
        struct scoreboard *s = recording_scoreboard((enum case_strictness)strictness, TEX_SET_ALL);
        struct failure failure;
        struct tex_frame f;
        frame_of(&f, 8, 0x4000);
        assert_false(scoreboard_cycle(s, false, &f, &failure));
        assert_string_equal(failure.difference.stage, "store");
        assert_non_null(strstr(failure.text, "a write to 0x000000004000 of no instruction in flight"));
        scoreboard_destroy(s);
    }
}

/* More instructions than are ever in flight come before the first store. */
static void a_store_comes_after_many_others(void **state)
{
    enum { OTHERS = 200 };
    struct recording t = {.shot = malloc(RECORDING_CYCLES * sizeof *t.shot)};
    struct drive *d = calloc(1, sizeof *d);
    struct case_warp other = {.warp = {.header = {.word = UINT64_C(0xdf48000780470600)}}}; /* TXQ, no thread */
    (void)state;
    assert_non_null(t.shot);
    assert_non_null(d);
    drive_draw_of(true, SEED, 0, &d->c);
    d->c.steps_count = 0;
    size_t stores = d->c.warps_count;
    for (unsigned i = 0; i < OTHERS; i++)
        assert_true(case_add_warp(&d->c, &other));
    memmove(d->c.warps + OTHERS, d->c.warps, stores * sizeof other);
    for (unsigned i = 0; i < OTHERS; i++)
        d->c.warps[i] = other;
    d->sink = recording_frame;
    d->user = &t;
    drive_case(d);
    for (unsigned strictness = STRICT_ORDER; strictness <= STRICT_ARCH; strictness++) {
        struct failure failure;
        bool good = passes(&t, (enum case_strictness)strictness, NULL, &failure);
        if (!good)
            print_message("%s\n", failure.text);
        assert_true(good);
    }
    assert_true(transfers(&t, TEX_AT_AXI_W) > 0);
    case_free(&d->c);
    free(d);
    free(t.shot);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_line_is_compared),
        cmocka_unit_test(a_byte_more_less_or_other_is_found),
        cmocka_unit_test(lost_and_invented_beats_are_found),
        cmocka_unit_test(addresses_are_compared),
        cmocka_unit_test(lines_may_change_places_at_arch),
        cmocka_unit_test(one_line_has_one_identifier),
        cmocka_unit_test(nobody_stores),
        cmocka_unit_test(a_store_comes_after_many_others),
    };
    return cmocka_run_group_tests_name("what stores write", tests, setup, recording_free);
}
