// SPDX-License-Identifier: Apache-2.0
/* The rules of SUST: of its word, of stage surface, and of threads that store to the same bytes. */
#include "function/store.h"
#include "function/surface.h"
#include "rule_dice.h"

#define THROWS 20000
#define EXAMPLE_RAW UINT64_C(0xeb32020000470203)
#define EXAMPLE_FORMATTED UINT64_C(0xeb2a100a00370406)

static uint64_t with(uint64_t word, unsigned lo, unsigned width, uint64_t value)
{
    uint64_t mask = ((UINT64_C(1) << width) - 1) << lo;
    return (word & ~mask) | (value << lo & mask);
}
#define WITH(word, name, value) with(word, TEX_SUSTDI_##name##_LO, TEX_SUSTDI_##name##_W, value)

static const unsigned coordinates[6] = {1, 1, 2, 2, 3, 3};

/* Registers from `base` on exist, and only their alignment is wrong. */
static bool only_misaligned(uint32_t base, unsigned count)
{
    static const uint32_t unit[5] = {1, 1, 2, 4, 4};
    return base % unit[count] != 0 && base + count <= 255;
}

static void words(void **state)
{
    struct dice d = {1};
    (void)state;
    for (unsigned n = 0; n < THROWS; n++) {
        uint32_t ra = PICK(&d, 0, 1, 2, 3, 4, 125, 126, 127, 128, 250, 251, 252, 253, 254, 255);
        uint32_t rb = PICK(&d, 0, 3, 254, 255);
        struct tex_issue_header header = {.word = WITH(WITH(EXAMPLE_RAW, RA, ra), DATA, rb)};
        struct tex_instruction in;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        tex_decode_header(&header, &in);
        struct tex_decode *c = &in.common;
        in.refused = coin(&d);
        in.exec = 0;
        c->illegal = PICK(&d, 0, 5, 5, 5, 6, 7, 10, TEX_ILLEGAL_DIM, TEX_ILLEGAL_SZ, TEX_ILLEGAL_RC, 14);
        c->access.dim = any(&d, 6);
        c->access.formatted = coin(&d);
        c->access.rgba = any(&d, 17);
        c->cop = any(&d, 4);
        c->bindless = coin(&d);
        c->toff = coin(&d);
        c->index = PICK(&d, 0, 0xff, 0x100, 0x101);
        tex_rules_of_instruction(&header, &in, &set);
        wish(&w, TEX_RULE_R_SUST_3, c->illegal == TEX_ILLEGAL_DIM);
        wish(&w, TEX_RULE_R_SUST_19, c->illegal == TEX_ILLEGAL_RC);
        if (c->illegal == TEX_ILLEGAL_RA) {
            wish(&w, TEX_RULE_R_SUST_21, only_misaligned(ra, coordinates[c->access.dim]));
            wish(&w, TEX_RULE_R_SUST_19, ra == 255);
            wish(&w, TEX_RULE_PD_2, true);
        }
        wish(&w, TEX_RULE_PD_2, c->illegal == TEX_ILLEGAL_RB);
        if (!in.refused) {
            wish(&w, TEX_RULE_R_SUST_19, rb == 255);
            wish(&w, TEX_RULE_R_SUST_9, c->access.formatted == 1 && c->access.rgba != 15);
            wish(&w, TEX_RULE_R_SUST_12, c->access.formatted == 1 && c->access.rgba >> 3 & 1);
            wish(&w, TEX_RULE_R_SUST_32, c->cop != TEX_COP_WB);
            wish(&w, TEX_RULE_R_SUST_38, c->bindless == 0 && c->index == 0x100);
            wish(&w, TEX_RULE_R_SUST_37, header.word == EXAMPLE_RAW);
        }
        expect_wish(&w, &set, n);
    }
}

/* The two examples of the page, and no word that differs in a bit. */
static void the_examples(void **state)
{
    const uint64_t words[] = {EXAMPLE_RAW, EXAMPLE_FORMATTED};
    (void)state;
    for (unsigned n = 0; n < 2 * 65; n++) {
        const struct tex_issue_header header = {.word = words[n % 2] ^ (n < 2 ? 0 : UINT64_C(1) << (n / 2 - 1))};
        struct tex_instruction in;
        struct tex_rule_set set = {{0}};
        tex_decode_header(&header, &in);
        if (in.common.op.opcode != TEX_OPCODE_SUST)
            continue;
        in.refused = false;
        tex_rules_of_instruction(&header, &in, &set);
        assert_int_equal(decided(&set, TEX_RULE_R_SUST_37), n < 2);
    }
}

/* Which threads store: not those of a pixel that is killed or a helper. */
static void threads(void **state)
{
    struct dice d = {2};
    (void)state;
    for (unsigned n = 0; n < THROWS; n++) {
        uint32_t pg = PICK(&d, 0, 3, 5, 6, 7), negated = coin(&d), lanes = PICK(&d, 15, 0x80000001, 0x80000000);
        struct tex_issue_header header = {.word = WITH(WITH(EXAMPLE_RAW, PG, pg), PG_NOT, negated),
                                          .pred = coin(&d) ? 0 : roll(&d),
                                          .active = roll(&d) & lanes,
                                          .helper = mostly(&d, 0, roll(&d) & lanes),
                                          .killed = mostly(&d, 0, roll(&d) & lanes)};
        struct tex_instruction in;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        tex_decode_header(&header, &in);
        uint32_t guard = pg == 7 ? UINT32_MAX : header.pred, pixels = ~header.helper & ~header.killed;
        uint32_t guarded = header.active & (negated ? ~guard : guard);
        assert_int_equal(in.exec, guarded & pixels);
        tex_rules_of_instruction(&header, &in, &set);
        wish(&w, TEX_RULE_R_SUST_1, in.exec != (header.active & pixels));
        wish(&w, TEX_RULE_R_SUST_2, in.exec > 0);
        wish(&w, TEX_RULE_R_SUST_35, in.exec != guarded);
        wish(&w, TEX_RULE_R_SUST_37, header.word == EXAMPLE_RAW);
        expect_wish(&w, &set, n);
    }
}

static void wish_operands(struct wish *w, const uint32_t at[3], uint32_t dim, const struct tex_rule_inputs *from)
{
    bool two = at[0] != at[1], three = two || at[1] != at[2];
    switch (dim) {
    case TEX_DIM_1D:
        wish(w, TEX_RULE_R_SUST_22, at[0] > 0);
        break;
    case TEX_DIM_1D_BUFFER:
        wish(w, TEX_RULE_R_SUST_23, at[0] >= 0x80000000);
        break;
    case TEX_DIM_1D_ARRAY:
        wish(w, TEX_RULE_R_SUST_24, at[0] != at[2]);
        wish(w, TEX_RULE_R_SUST_28, from->ra[1] >= 0x10000);
        break;
    case TEX_DIM_2D:
        wish(w, TEX_RULE_R_SUST_25, two);
        break;
    case TEX_DIM_2D_ARRAY:
        wish(w, TEX_RULE_R_SUST_26, three);
        wish(w, TEX_RULE_R_SUST_28, from->ra[2] >= 0x10000);
        break;
    case TEX_DIM_3D:
        wish(w, TEX_RULE_R_SUST_27, three);
        break;
    default:;
    }
}

/* As if whatever is outside were dropped. */
static void wish_edges(struct wish *w, const struct tex_thread_trace *t)
{
    const struct tex_surface *s = &t->surface;
    struct tex_access strict = t->decode.access;
    struct tex_surface found;
    strict.clamp = TEX_CLAMP_IGN;
    tex_surface_locate(&strict, &t->header.shape, &t->header.fmt, s->at, &found);
    bool outside = found.action == TEX_ACTION_BOUNDS, left_or_right = outside && found.axis == TEX_AXIS_X;
    wish(w, TEX_RULE_R_SUST_13, outside);
    wish(w, TEX_RULE_R_SUST_29, outside);
    wish(w, TEX_RULE_PD_30, s->action == TEX_ACTION_BOUNDS);
    wish(w, TEX_RULE_PD_31,
         (s->action == TEX_ACTION_STORE || s->action == TEX_ACTION_LOAD || s->action == TEX_ACTION_ATOM) && outside);
    wish(w, TEX_RULE_PD_32, s->action == TEX_ACTION_TRAP);
    wish(w, TEX_RULE_PD_32B, s->action == TEX_ACTION_BOUNDS && t->decode.access.clamp == 3);
    if (!strict.formatted)
        wish(w, TEX_RULE_PD_33, left_or_right == (s->at[0] < t->header.shape.width));
    wish(w, TEX_RULE_PD_34, s->misaligned > 0);
}

static void wish_bytes(struct wish *w, const struct tex_thread_trace *t)
{
    const struct tex_access *a = &t->decode.access;
    const uint32_t *data = t->decode.data;
    bool scaled = t->surface.at[0] > 0 && tex_surface_bytes(a, t->header.fmt.format) >= 2;
    wish(w, TEX_RULE_R_SUST_30, true);
    wish(w, TEX_RULE_R_SUST_6, a->ba == 1 && scaled);
    wish(w, TEX_RULE_PD_35, t->header.level > 0 || t->header.shape.samples > 0);
    if (a->formatted) {
        wish(w, TEX_RULE_R_SUST_4, true);
        wish(w, TEX_RULE_R_SUST_8, scaled);
        wish(w, TEX_RULE_R_SUST_31, t->convert.data[0] != data[0]);
        return;
    }
    wish(w, TEX_RULE_R_SUST_5, true);
    wish(w, TEX_RULE_R_SUST_7, a->ba == 0 && scaled);
    wish(w, TEX_RULE_R_SUST_11, a->sz != TEX_SZ_32);
    if (a->sz == TEX_SZ_U8 || a->sz == TEX_SZ_S8 || a->sz == TEX_SZ_U16 || a->sz == TEX_SZ_S16)
        wish(w, TEX_RULE_PD_37, data[0] >= 0x100);
    if (a->sz == TEX_SZ_64 || a->sz == TEX_SZ_128)
        wish(w, TEX_RULE_PD_37, data[0] != data[1]);
}

static void surfaces(void **state)
{
    struct dice d = {3};
    (void)state;
    for (unsigned n = 0; n < 2 * THROWS; n++) {
        static struct tex_thread_trace t;
        struct tex_rule_inputs from;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        struct tex_surface *s = &t.surface;
        for (unsigned i = 0; i < 4; i++)
            from.ra[i] = PICK(&d, 0, 0xffff, 0x10000, 0x10001);
        for (unsigned i = 0; i < 3; i++)
            s->at[i] = PICK(&d, 0, 0, 1, 1, 2, 3, 4, 15, 16, 17, 0x7fffffff, 0x80000000, 0xffffffff);
        s->action = mostly(&d, TEX_ACTION_STORE, any(&d, 9));
        s->tag.status = mostly(&d, 0, any(&d, 13));
        s->tag.token = mostly(&d, 0, any(&d, 2));
        s->misaligned = coin(&d);
        t.decode.access = (struct tex_access){.formatted = coin(&d),
                                              .ba = coin(&d),
                                              .dim = any(&d, 8),
                                              .sz = any(&d, 7),
                                              .rgba = 15,
                                              .clamp = any(&d, 5)};
        t.decode.data[0] = PICK(&d, 0, 1, 0xfe, 0xff, 0x100, 0x101);
        t.decode.data[1] = PICK(&d, 0, 1, 0xff, 0x100);
        t.convert.data[0] = PICK(&d, 0, 1, 0xff, 0x100);
        t.header.level = mostly(&d, 0, 1);
        t.header.shape = (struct tex_shape){.kind = any(&d, 9),
                                            .width = PICK(&d, 1, 2, 4, 16),
                                            .height = 2,
                                            .depth = 2,
                                            .layers = 2,
                                            .levels = 1,
                                            .samples = mostly(&d, 0, any(&d, 3))};
        t.header.fmt.format = PICK(&d, 0x08, 0x1d, 0x18, 0x01);
        for (unsigned c = 0; c < 4; c++)
            t.header.fmt.datatype[c] = TEX_DATATYPE_UINT;
        tex_rules_of_surface(NULL, &from, &t, &set);
        wish(&w, TEX_RULE_R_SUST_34, s->action == TEX_ACTION_DISABLED);
        wish(&w, TEX_RULE_PD_4, s->action == TEX_ACTION_HEADER);
        wish(&w, TEX_RULE_PD_40, s->action == TEX_ACTION_TYPE);
        bool judged = s->action != TEX_ACTION_TYPE && s->action != TEX_ACTION_FORMAT;
        if (judged && s->tag.status == TEX_STATUS_OK && !s->tag.token) {
            wish_operands(&w, s->at, t.decode.access.dim, &from);
            wish_edges(&w, &t);
            if (s->action == TEX_ACTION_STORE)
                wish_bytes(&w, &t);
        }
        expect_wish(&w, &set, n);
    }
}

/* Byte by byte: one address, two values. */
static bool collide(const struct tex_convert *a, const struct tex_convert *b)
{
    for (unsigned i = 0; i < a->bytes; i++)
        for (unsigned k = 0; k < b->bytes; k++)
            if (tex_store_byte(a, i) == tex_store_byte(b, k) &&
                (uint8_t)(a->data[i / 4] >> i % 4 * 8) != (uint8_t)(b->data[k / 4] >> k % 4 * 8))
                return true;
    return false;
}

static void collisions(void **state)
{
    static struct tex_warp_result result;
    struct dice d = {4};
    (void)state;
    for (unsigned n = 0; n < THROWS; n++) {
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        uint64_t base = coin(&d) ? 0x10000 : (UINT64_C(1) << 48) - 32;
        result.threads = PICK(&d, 0, 1, 2, 2, 3, 3, 4);
        for (unsigned i = 0; i < 4; i++) {
            struct tex_convert *c = &result.trace[i].convert;
            unsigned unit = coin(&d) ? 4 : 1;
            c->bytes = PICK(&d, 0, 1, 2, 4, 8, 12, 12, 16);
            c->line_gap = coin(&d) ? 0 : PICK(&d, 1, 2, 16);
            c->address = (base + unit * any(&d, 64 / unit) + mostly(&d, 0, 0x10000)) & TEX_ADDR_MASK;
            for (unsigned k = 0; k < 4; k++)
                c->data[k] = mostly(&d, 0x01010101, PICK(&d, 0x02010101, 0x01010201, 0x00010101));
        }
        tex_rules_of_stores(&result, &set);
        for (unsigned i = 0; i < result.threads; i++)
            for (unsigned k = 0; k < i; k++)
                wish(&w, TEX_RULE_PD_41, collide(&result.trace[i].convert, &result.trace[k].convert));
        expect_wish(&w, &set, n);
    }
}

/* Any byte that a gather has from its cache and memory no longer has. */
static void what_is_cached(void **state)
{
    (void)state;
    for (unsigned n = 0; n <= 16; n++) {
        struct tex_cache seen = {.sparse = 1}, stored = {.border = 1};
        struct tex_rule_set set = {{0}};
        if (n < 16)
            seen.raw[n / 4][n % 4] = UINT32_C(1) << 2 * n;
        tex_rules_of_cached(&seen, &stored, &set);
        assert_int_equal(decided(&set, TEX_RULE_R_SUST_33), n < 16);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(words),      cmocka_unit_test(the_examples),
                                       cmocka_unit_test(threads),    cmocka_unit_test(surfaces),
                                       cmocka_unit_test(collisions), cmocka_unit_test(what_is_cached)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
