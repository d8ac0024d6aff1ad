// SPDX-License-Identifier: Apache-2.0
/* The rules of TLD4's word and of its operands. */
#include "rule_dice.h"

#define THROWS 20000
#define EXAMPLE_GATHER UINT64_C(0xc8380057aff70008) /* TLD4.R R8, R0, 0x5, 2D, 0xf */
#define ABSENT TEX_OPERAND_ABSENT

static uint64_t with(uint64_t word, unsigned lo, unsigned width, uint64_t value)
{
    uint64_t mask = ((UINT64_C(1) << width) - 1) << lo;
    return (word & ~mask) | (value << lo & mask);
}
#define WITH(word, name, value) with(word, TEX_TLD4_##name##_LO, TEX_TLD4_##name##_W, value)

static unsigned present(const uint8_t *place, unsigned operands)
{
    unsigned count = 0;
    for (unsigned i = 0; i < operands; i++)
        if (place[i] != ABSENT)
            count++;
    return count;
}

/* Registers from `base` on exist, and only their alignment is wrong. */
static bool only_misaligned(uint32_t base, unsigned count)
{
    static const uint32_t unit[5] = {1, 1, 2, 4, 4};
    return base % unit[count] != 0 && base + count <= 255;
}

static bool four_fit(uint32_t base)
{
    return base % 4 == 0 && base <= 251;
}

/* The same word with two coordinates. */
static uint32_t illegal_in_2d(struct tex_issue_header header)
{
    struct tex_instruction in;
    header.word = WITH(header.word, PARAM, TEX_PARAM_2D);
    tex_decode_header(&header, &in);
    return in.common.illegal;
}

static void wish_word(struct wish *w, const struct tex_issue_header *header, const struct tex_instruction *in)
{
    const struct tex_decode *c = &in->common;
    uint32_t illegal = c->illegal, ra = header->word >> 8 & 0xff, rb = header->word >> 20 & 0xff, base = 0;
    unsigned count = 0;
    bool immediate = !c->bindless && illegal != TEX_ILLEGAL_OPCODE;
    if (illegal == TEX_ILLEGAL_RA) {
        base = ra;
        count = present(in->ra, 4);
    } else if (illegal == TEX_ILLEGAL_RB) {
        base = rb;
        count = present(in->rb, 4);
    } else if (illegal == TEX_ILLEGAL_RD) {
        base = header->word & 0xff;
        for (uint32_t left = c->op.wmask & 15; left; left &= left - 1)
            count++;
    }
    wish(w, TEX_RULE_R_TLD4_50, only_misaligned(base, count));
    wish(w, TEX_RULE_PD_2, illegal == TEX_ILLEGAL_RA || illegal == TEX_ILLEGAL_RB || illegal == TEX_ILLEGAL_RD);
    wish(w, TEX_RULE_R_TLD4_29, c->bindless && header->word >> 36 & 0x1fff);
    wish(w, TEX_RULE_R_TLD4_33, immediate && c->index >= 0x100);
    wish(w, TEX_RULE_R_TLD4_35, illegal == TEX_ILLEGAL_PARAM);
    if (illegal != TEX_ILLEGAL_OPCODE && illegal != TEX_ILLEGAL_PARAM)
        wish(w, TEX_RULE_R_TLD4_34, illegal_in_2d(*header) != illegal);
    if (in->refused)
        return;
    wish(w, TEX_RULE_PD_1, !four_fit(ra) || (present(in->rb, 4) && !four_fit(rb)));
    wish(w, TEX_RULE_R_TLD4_20, c->ndv == 1);
    wish(w, TEX_RULE_R_TLD4_22, in->phase == TEX_PHASE_NONE);
    wish(w, TEX_RULE_R_TLD4_23, in->phase == TEX_PHASE_T);
    wish(w, TEX_RULE_R_TLD4_24, in->phase == TEX_PHASE_P);
}

/* Any fields beside any registers, of a word of which no thread executes. */
static void words(void **state)
{
    static const uint32_t bases[] = {0, 1, 2, 3, 4, 8, 125, 126, 127, 128, 248, 250, 251, 252, 253, 254, 255};
    struct dice d = {1};
    (void)state;
    for (unsigned n = 0; n < THROWS; n++) {
        struct tex_issue_header header = {.word = EXAMPLE_GATHER};
        struct tex_instruction in;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        header.word = WITH(header.word, RA, pick_of(&d, bases, COUNT_OF(bases)));
        header.word = WITH(header.word, RB, pick_of(&d, bases, COUNT_OF(bases)));
        header.word = WITH(header.word, RD, pick_of(&d, bases, COUNT_OF(bases)));
        header.word = WITH(header.word, PARAM, PICK(&d, 0, 2, 3, 6, 7));
        header.word = WITH(header.word, INDEX, PICK(&d, 0, 0, 1, 0x1000));
        header.word = WITH(header.word, TOFF, mostly(&d, 0, any(&d, 3)));
        header.word = WITH(header.word, NODEP, coin(&d));
        if (any(&d, 16) == 0)
            header.word = WITH(header.word, OPCODE, 0);
        tex_decode_header(&header, &in);
        struct tex_decode *c = &in.common;
        if (coin(&d)) {
            in.refused = coin(&d);
            c->illegal = any(&d, 15);
        }
        in.asked[0] = 0; /* which is no operand of a gather */
        for (unsigned i = 0; i < 4; i++)
            in.ra[i] = (uint8_t)PICK(&d, 0, 1, 2, 3, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT + 1);
        for (unsigned i = 0; i < 4; i++)
            in.rb[i] = (uint8_t)PICK(&d, 0, 1, 2, ABSENT, ABSENT, ABSENT, ABSENT);
        c->op.wmask = any(&d, 17);
        c->dc = mostly(&d, 0, 1);
        c->ndv = coin(&d);
        c->bindless = coin(&d);
        c->op.opcode = PICK(&d, TEX_OPCODE_NONE, TEX_OPCODE_TLD4, TEX_OPCODE_TMML + 1);
        c->index = PICK(&d, 0, 1, 5, 0xfe, 0xff, 0x100, 0x101, 0x1fff);
        in.phase = any(&d, 4);
        tex_rules_of_instruction(&header, &in, &set);
        wish_word(&w, &header, &in);
        /* R-TLD4-52 has a test of its own. */
        w.decides[TEX_RULE_R_TLD4_52] = decided(&set, TEX_RULE_R_TLD4_52);
        expect_wish(&w, &set, n);
    }
}

/* The example of the page, and what differs from it in one thing. */
static void the_example(void **state)
{
    (void)state;
    for (unsigned n = 0; n < 20; n++) {
        struct tex_issue_header header = {.word = EXAMPLE_GATHER};
        struct tex_instruction in;
        struct tex_rule_set set = {{0}};
        struct tex_decode *c = &in.common;
        if (n == 1 || n == 19)
            header.word = WITH(header.word, RA, 1);
        tex_decode_header(&header, &in);
        in.refused = true;
        c->illegal = n == 2 ? TEX_ILLEGAL_OPCODE : TEX_ILLEGAL_NONE;
        c->bindless = n == 3;
        c->op.rd = n == 4 || n > 17 ? 7 : n == 5 ? 9 : 8;
        c->index = n == 6 ? 4 : n == 7 ? 6 : 5;
        c->param = n == 8 ? 1 : n == 9 ? 3 : TEX_PARAM_2D;
        c->op.wmask = n == 10 ? 14 : n == 11 ? 16 : n == 12 ? 7 : 15;
        c->op.comp = n == 13 || n == 18 ? 1 : n == 14 ? 2 : TEX_COMP_R;
        tex_rules_of_instruction(&header, &in, &set);
        assert_int_equal(decided(&set, TEX_RULE_R_TLD4_52), n == 0 || (n > 14 && n < 18));
    }
}

/* Which threads execute, by guard, NODEP, and what is killed; and parts of quads. */
static void threads(void **state)
{
    struct dice d = {2};
    (void)state;
    for (unsigned n = 0; n < THROWS; n++) {
        uint32_t pg = PICK(&d, 0, 3, 5, 6, 7), negated = coin(&d), nodep = coin(&d), ndv = coin(&d);
        uint32_t quad = any(&d, 8);
        struct tex_issue_header header = {.pred = coin(&d) ? 0 : roll(&d),
                                          .active = PICK(&d, 15, 15, 7, 14, 1, 8, 9) << 4 * quad,
                                          .helper = mostly(&d, 0, roll(&d)),
                                          .killed = mostly(&d, roll(&d) & roll(&d), 0)};
        struct tex_instruction in;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        header.active |= mostly(&d, 0, 15U << 4 * any(&d, 8));
        header.word = WITH(WITH(WITH(EXAMPLE_GATHER, PG, pg), PG_NOT, negated), NODEP, nodep);
        header.word = WITH(header.word, NDV, ndv);
        tex_decode_header(&header, &in);
        uint32_t guard = pg == 7 ? UINT32_MAX : header.pred, left = nodep ? ~header.killed : UINT32_MAX;
        uint32_t guarded = header.active & (negated ? ~guard : guard), exec = guarded & left;
        bool part = false;
        for (unsigned q = 0; q < 8; q++)
            part |= (exec & 15U << 4 * q) && (~header.active & 15U << 4 * q);
        assert_int_equal(in.exec, exec);
        tex_rules_of_instruction(&header, &in, &set);
        wish(&w, TEX_RULE_R_TLD4_1, exec != (header.active & left));
        wish(&w, TEX_RULE_R_TLD4_17, ndv && part);
        wish(&w, TEX_RULE_R_TLD4_18, ndv && part);
        wish(&w, TEX_RULE_R_TLD4_20, ndv);
        wish(&w, TEX_RULE_R_TLD4_21, exec != guarded);
        wish(&w, TEX_RULE_PD_15, exec != guarded || (exec & header.helper) > 0);
        wish(&w, TEX_RULE_R_TLD4_22, true);
        wish(&w, TEX_RULE_R_TLD4_52, true);
        expect_wish(&w, &set, n);
    }
}

/* Operands in the registers of their numbers, and in the opposite order. */
static void wish_order(struct wish *w, enum tex_rule order, const uint8_t *place, unsigned operands,
                       const uint32_t *registers)
{
    unsigned count = present(place, operands);
    for (unsigned i = 0; i < operands; i++) {
        if (place[i] == ABSENT)
            continue;
        wish(w, TEX_RULE_PD_1, registers[place[i]] != registers[i]);
        wish(w, order, registers[place[i]] != registers[count - 1 - place[i]]);
    }
}

static void operands(void **state)
{
    struct dice d = {3};
    (void)state;
    for (unsigned n = 0; n < 2 * THROWS; n++) {
        static struct tex_thread_trace t;
        struct tex_instruction in = {.ra = {ABSENT, ABSENT, ABSENT, ABSENT}, .rb = {ABSENT, ABSENT, ABSENT, ABSENT}};
        struct tex_rule_inputs from;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        uint8_t next = 0;
        for (unsigned i = 0; i < 4; i++) {
            from.ra[i] = mostly(&d, 1, PICK(&d, 0, 2, 0xffff, 0x10000, 0x10001));
            from.rb[i] =
                mostly(&d, 0, PICK(&d, 1, 0x20, 0x40, 0x80, 0x100, 0x10000, 0x2000, 0x3f, 0x3f00, 0x4000, 0xc0c0));
            if (coin(&d))
                in.ra[i] = next++;
        }
        next = 0;
        for (unsigned i = 0; i < 4; i++)
            if (coin(&d))
                in.rb[i] = next++;
        t.decode.op.opcode = mostly(&d, TEX_OPCODE_TLD4, any(&d, 4));
        t.decode.bindless = coin(&d);
        t.decode.toff = any(&d, 4);
        t.decode.handle = any(&d, 3);
        t.decode.array = mostly(&d, 0, PICK(&d, 1, 2));
        t.decode.s = mostly(&d, from.ra[0], any(&d, 3));
        t.decode.t = mostly(&d, from.ra[1], any(&d, 3));
        t.decode.r = mostly(&d, 0, PICK(&d, 1, 2));
        t.coord.tag.status = mostly(&d, 0, any(&d, 13));
        t.coord.tag.token = mostly(&d, 0, 1);
        tex_rules_of_operands(&in, &from, &t, &set);
        if (t.decode.op.opcode == TEX_OPCODE_TLD4) {
            uint32_t offsets = from.rb[t.decode.bindless], u = offsets & 0x3f, v = offsets >> 8 & 0x3f;
            bool live = !t.coord.tag.token && t.coord.tag.status == TEX_STATUS_OK;
            assert_int_equal(TEX_AOFFI_V_LO, 8);
            wish(&w, TEX_RULE_R_TLD4_6, t.decode.bindless && t.decode.handle > 0);
            wish(&w, TEX_RULE_R_TLD4_7, live && t.decode.toff == TEX_TOFF_NONE && (u > 0 || v > 0));
            wish(&w, TEX_RULE_R_TLD4_34,
                 t.decode.array > 0 || t.decode.r > 0 || t.decode.s != from.ra[0] || t.decode.t != from.ra[1]);
            wish(&w, TEX_RULE_R_TLD4_36, in.ra[0] == 0 && from.ra[0] >= 0x10000);
            wish_order(&w, TEX_RULE_R_TLD4_48, in.ra, 4, from.ra);
            wish_order(&w, TEX_RULE_R_TLD4_49, in.rb, 4, from.rb);
        }
        expect_wish(&w, &set, n);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(words), cmocka_unit_test(the_example),
                                       cmocka_unit_test(threads), cmocka_unit_test(operands)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
