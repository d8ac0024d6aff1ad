// SPDX-License-Identifier: Apache-2.0
/* The rules of TXQ: of its word, and of stage query. */
#include "rule_dice.h"

#define THROWS 20000
#define EXAMPLE_QUERY UINT64_C(0xdf48000780470600) /* TXQ R0, R6, TEX_HEADER_DIMENSION, 0, 0xf */

static uint64_t with(uint64_t word, unsigned lo, unsigned width, uint64_t value)
{
    uint64_t mask = ((UINT64_C(1) << width) - 1) << lo;
    return (word & ~mask) | (value << lo & mask);
}
#define WITH(word, name, value) with(word, TEX_TXQ_##name##_LO, TEX_TXQ_##name##_W, value)

/* Registers from `base` on: one at any, two at an even, three or four at a multiple of four. */
static bool aligned(uint32_t base, unsigned count)
{
    static const uint32_t unit[5] = {1, 1, 2, 4, 4};
    return base % unit[count] == 0;
}

/* There are registers 0 to 254. */
static bool exist(uint32_t base, unsigned count)
{
    return base + count <= 255;
}

static unsigned ones(uint32_t mask)
{
    unsigned count = 0;
    for (unsigned k = 0; k < 4; k++)
        count += mask & 1U << k ? 1 : 0;
    return count;
}

static void wish_registers(struct wish *w, uint32_t ra, const struct tex_instruction *in)
{
    uint32_t illegal = in->common.illegal, rd = in->common.op.rd;
    unsigned results = ones(in->common.op.wmask), asked = 0;
    for (unsigned i = 0; i < 2; i++)
        asked += in->asked[i] == TEX_OPERAND_ABSENT ? 0 : 1;
    wish(w, TEX_RULE_R_TXQ_6, illegal == TEX_ILLEGAL_QUERY);
    wish(w, TEX_RULE_PD_25, illegal == TEX_ILLEGAL_QUERY);
    if (illegal == TEX_ILLEGAL_RD) {
        wish(w, TEX_RULE_R_TXQ_31, !aligned(rd, results) && exist(rd, results));
        wish(w, TEX_RULE_PD_2, true);
    }
    if (illegal == TEX_ILLEGAL_RA) {
        wish(w, TEX_RULE_R_TXQ_32, ra == 255);
        wish(w, TEX_RULE_R_TXQ_33, !aligned(ra, asked) && exist(ra, asked));
        wish(w, TEX_RULE_PD_2, true);
    }
    if (in->refused)
        return;
    wish(w, TEX_RULE_PD_1, !aligned(ra, 2) || !exist(ra, 2));
    wish(w, TEX_RULE_R_TXQ_17,
         in->common.query == TEX_QUERY_TEXTURE_TYPE && (!aligned(ra, asked + 1) || !exist(ra, asked + 1)));
}

/* Any fields beside any registers, of a word of which no thread executes. */
static void words(void **state)
{
    struct dice d = {1};
    (void)state;
    for (unsigned n = 0; n < THROWS; n++) {
        uint32_t ra = PICK(&d, 0, 1, 2, 3, 4, 6, 125, 126, 127, 128, 252, 253, 254, 255);
        struct tex_issue_header header = {.word = WITH(EXAMPLE_QUERY, RA, ra)};
        struct tex_instruction in;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        header.word = WITH(header.word, INDEX, PICK(&d, 0, 0, 1, 0x1000));
        header.word = WITH(header.word, NODEP, coin(&d));
        tex_decode_header(&header, &in);
        in.refused = coin(&d);
        in.phase = any(&d, 5);
        in.asked[0] = (uint8_t)PICK(&d, 0, TEX_OPERAND_ABSENT, TEX_OPERAND_ABSENT + 1);
        in.asked[1] = (uint8_t)PICK(&d, 0, 1, TEX_OPERAND_ABSENT, TEX_OPERAND_ABSENT + 1);
        struct tex_decode *c = &in.common;
        c->illegal = PICK(&d, 0, 1, TEX_ILLEGAL_RA - 1, TEX_ILLEGAL_RA, TEX_ILLEGAL_RA, TEX_ILLEGAL_RB, TEX_ILLEGAL_RD,
                          TEX_ILLEGAL_RD, TEX_ILLEGAL_RD + 1, TEX_ILLEGAL_QUERY - 1, TEX_ILLEGAL_QUERY,
                          TEX_ILLEGAL_QUERY + 1, 13);
        c->bindless = coin(&d);
        c->toff = any(&d, 4);
        c->query = any(&d, 7);
        c->index = PICK(&d, 0, 1, 0xfe, 0xff, 0x100, 0x101, 0x1fff);
        c->op.rd = PICK(&d, 0, 1, 2, 3, 4, 126, 127, 128, 250, 251, 252, 253, 254, 255);
        c->op.wmask = any(&d, 17);
        tex_rules_of_instruction(&header, &in, &set);
        wish_registers(&w, ra, &in);
        if (!in.refused) {
            wish(&w, TEX_RULE_R_TXQ_5, in.phase > 0);
            wish(&w, TEX_RULE_R_TXQ_23, c->bindless == 1 && header.word >> 36 & 0x1fff);
            wish(&w, TEX_RULE_R_TXQ_27, c->bindless == 0 && c->index >= 0x100);
        }
        /* R-TXQ-36 has a test of its own. */
        w.decides[TEX_RULE_R_TXQ_36] = decided(&set, TEX_RULE_R_TXQ_36);
        expect_wish(&w, &set, n);
    }
}

/* The example of the page, and what differs from it in one thing. */
static void the_example(void **state)
{
    (void)state;
    for (unsigned n = 0; n < 18; n++) {
        struct tex_issue_header header = {.word = EXAMPLE_QUERY};
        struct tex_instruction in;
        struct tex_rule_set set = {{0}};
        if (n == 1 || n == 2 || n > 14)
            header.word = WITH(header.word, RA, n == 1 ? 134 : n == 17 ? 5 : 7);
        tex_decode_header(&header, &in);
        in.refused = false;
        in.common.bindless = n == 3;
        in.common.toff = n == 4;
        in.common.op.rd += n == 5;
        in.common.query = n == 6 ? 0 : n == 7 ? 2 : n == 8 ? 5 : TEX_QUERY_DIMENSION;
        in.common.index += n == 9;
        in.common.op.wmask = n == 10 ? 14 : n == 11 ? 16 : n == 12 ? 7 : 15;
        in.common.dc = n == 13;
        in.common.ndv = n == 14;
        if (n > 14) { /* and in two things */
            in.common.bindless = n == 15;
            in.common.op.rd = n == 16;
        }
        tex_rules_of_instruction(&header, &in, &set);
        assert_int_equal(decided(&set, TEX_RULE_R_TXQ_36), n == 0 || n == 4 || n == 13 || n == 14);
    }
}

/* Which threads execute, by guard, NODEP, and what is killed. */
static void threads(void **state)
{
    struct dice d = {2};
    (void)state;
    for (unsigned n = 0; n < THROWS; n++) {
        uint32_t pg = PICK(&d, 0, 3, 5, 6, 7), negated = coin(&d), nodep = coin(&d);
        struct tex_issue_header header = {.pred = roll(&d) & roll(&d) & 0x8000000f,
                                          .active = roll(&d) & 0x8000000f,
                                          .helper = mostly(&d, 0, roll(&d) & 0x8000000f),
                                          .killed = mostly(&d, roll(&d) & 0x80000003, 0)};
        struct tex_instruction in;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        header.word = WITH(WITH(WITH(EXAMPLE_QUERY, PG, pg), PG_NOT, negated), NODEP, nodep);
        header.word = WITH(header.word, INDEX, mostly(&d, 0, 0x1000));
        tex_decode_header(&header, &in);
        uint32_t guard = pg == 7 ? UINT32_MAX : header.pred, left = nodep ? ~header.killed : UINT32_MAX;
        uint32_t guarded = header.active & (negated ? ~guard : guard), exec = guarded & left;
        assert_int_equal(in.exec, exec);
        tex_rules_of_instruction(&header, &in, &set);
        wish(&w, TEX_RULE_R_TXQ_1, exec != (header.active & left));
        wish(&w, TEX_RULE_R_TXQ_4, exec != guarded);
        wish(&w, TEX_RULE_PD_15, exec != guarded || (exec & header.helper) > 0);
        wish(&w, TEX_RULE_R_TXQ_27, in.common.index == 0x1000);
        wish(&w, TEX_RULE_R_TXQ_36, in.common.index == 0);
        expect_wish(&w, &set, n);
    }
}

/* By the answer's row of the table. */
static void wish_answer(struct wish *w, const struct tex_thread_trace *t)
{
    static const enum tex_rule of_row[] = {
        [TEX_ANSWER_ONE_D] = TEX_RULE_R_TXQ_8,          [TEX_ANSWER_TWO_D] = TEX_RULE_R_TXQ_9,
        [TEX_ANSWER_THREE_D] = TEX_RULE_R_TXQ_10,       [TEX_ANSWER_CUBEMAP] = TEX_RULE_R_TXQ_11,
        [TEX_ANSWER_ONE_D_ARRAY] = TEX_RULE_R_TXQ_12,   [TEX_ANSWER_TWO_D_ARRAY] = TEX_RULE_R_TXQ_13,
        [TEX_ANSWER_ONE_D_BUFFER] = TEX_RULE_R_TXQ_14,  [TEX_ANSWER_TWO_D_NO_MIPMAP] = TEX_RULE_R_TXQ_15,
        [TEX_ANSWER_CUBEMAP_ARRAY] = TEX_RULE_R_TXQ_16, [TEX_ANSWER_NO_LEVEL] = TEX_RULE_PD_20,
        [TEX_ANSWER_TEXTURE_TYPE] = TEX_RULE_R_TXQ_18,  [TEX_ANSWER_NO_SAMPLE] = TEX_RULE_PD_23,
    };
    uint32_t samples = t->header.shape.samples, kind = t->header.shape.kind, first = t->query.value[0];
    uint32_t row = t->query.answer;
    if (row >= TEX_ANSWER_ONE_D && row <= TEX_ANSWER_NO_SAMPLE && row != TEX_ANSWER_SAMPLER_POS)
        wish(w, of_row[row], true);
    if (row == TEX_ANSWER_TWO_D || row == TEX_ANSWER_TWO_D_NO_MIPMAP)
        wish(w, TEX_RULE_PD_26, samples != 0);
    if (row == TEX_ANSWER_CUBEMAP_ARRAY)
        wish(w, TEX_RULE_PD_22, true);
    if (row == TEX_ANSWER_ONE_D_BUFFER)
        wish(w, TEX_RULE_PD_20C, first == 0);
    if (row == TEX_ANSWER_TEXTURE_TYPE)
        wish(w, TEX_RULE_PD_24, samples > 1);
    if (row == TEX_ANSWER_NO_LEVEL)
        wish(w, TEX_RULE_PD_20B, kind == TEX_TYPE_ONE_D_BUFFER || kind == TEX_TYPE_TWO_D_NO_MIPMAP);
    if (row == TEX_ANSWER_SAMPLER_POS) {
        wish(w, TEX_RULE_R_TXQ_19, t->decode.lod > 0);
        wish(w, TEX_RULE_R_TXQ_20, first > 0);
        wish(w, TEX_RULE_R_TXQ_21, first / 0x10000 != first % 0x10000);
        wish(w, TEX_RULE_PD_23A, first > 0);
        wish(w, TEX_RULE_PD_23B, samples >= TEX_SAMPLES_2X2_VC_4);
    }
    if (t->decode.query == TEX_QUERY_DIMENSION) {
        wish(w, TEX_RULE_R_TXQ_7, t->decode.lod > 0);
        wish(w, TEX_RULE_PD_21, row != TEX_ANSWER_NO_LEVEL && t->header.level > 0);
    }
}

static void answers(void **state)
{
    struct dice d = {3};
    (void)state;
    for (unsigned n = 0; n < 2 * THROWS; n++) {
        static struct tex_thread_trace t;
        const struct tex_instruction in = {.asked = {coin(&d) ? 0 : 4, (uint8_t)PICK(&d, 0, 1, 4, 5)}};
        const struct tex_rule_inputs from = {.ra = {any(&d, 3), any(&d, 3), any(&d, 3), any(&d, 3)}};
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        bool hidden = false;
        t.decode.bindless = coin(&d);
        t.decode.query = any(&d, 7);
        t.decode.lod = PICK(&d, 0, 0, 1, 2, 0x80000000);
        t.query.answer = any(&d, TEX_ANSWER_NO_SAMPLE + 2);
        t.query.op.rd = PICK(&d, 0, 7, 254, 255, 256);
        t.query.op.ps = PICK(&d, 0, 7);
        t.query.op.wmask = coin(&d) ? 15 : any(&d, 17);
        t.query.tag.token = mostly(&d, 0, 1);
        t.query.tag.status = mostly(&d, 0, PICK(&d, 1, 3, 8, 11, 12));
        t.header.level = PICK(&d, 0, 0, 1, 2);
        t.header.shape.samples = any(&d, 17);
        t.header.shape.kind = any(&d, 10);
        for (unsigned k = 0; k < 4; k++) {
            t.query.value[k] =
                PICK(&d, 0, 0, 1, 2, 0x10000, 0x10001, 0x20001, 0xffff, 0xffffffff, 0x8000ffff, 0x80008000);
            hidden |= t.query.value[k] > 0 && !(t.query.op.wmask & 1U << k);
        }
        tex_rules_of_query(&in, &from, &t, &set);
        bool moved = in.asked[1] != TEX_OPERAND_ABSENT && from.ra[0] != from.ra[1];
        if (!t.query.tag.token) {
            wish(&w, TEX_RULE_R_TXQ_29, moved && t.decode.bindless == 1);
            wish(&w, TEX_RULE_R_TXQ_30, moved && t.decode.bindless == 0);
            wish(&w, TEX_RULE_PD_1, moved && t.decode.bindless == 0);
            wish(&w, TEX_RULE_R_TXQ_28, t.query.op.rd != 255 && t.query.op.wmask != 15);
            wish(&w, TEX_RULE_R_TXQ_34, hidden);
            if (t.query.tag.status == TEX_STATUS_OK)
                wish_answer(&w, &t);
        }
        expect_wish(&w, &set, n);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(words), cmocka_unit_test(the_example),
                                       cmocka_unit_test(threads), cmocka_unit_test(answers)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
