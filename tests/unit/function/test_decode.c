// SPDX-License-Identifier: Apache-2.0
#include "function/decode.h"
#include "tap.h"

#define EXAMPLE UINT64_C(0xc8380057aff70008)  /* TLD4.R R8, R0, 0x5, 2D, 0xf */
#define BINDLESS UINT64_C(0xdef800d7a2273820) /* TLD4.A.B.AOFFI R32, R56, R34, 0x0, 2D, 0xf */
#define GIVEN UINT64_C(0xde38c787a3453c20)    /* @P5 TXD R32, R60, R52, 0xc78, 2D, 0xf */
#define GIVEN_B UINT64_C(0xde78000fa1073838)  /* TXD.B.AOFFI R56, R56, R16, 0x0, 2D, 0xf */
#define LEVEL UINT64_C(0xdf581011a007ac1a)    /* TMML.LOD R26, R172, R0, 0x101, 2D, 0x3 */
#define LEVEL_B UINT64_C(0xdf60000720470808)  /* TMML.B.LOD R8, R8, R4, 0x0, 2D, 0xe */

static uint64_t with(uint64_t word, unsigned lo, unsigned width, uint64_t value)
{
    uint64_t mask = ((UINT64_C(1) << width) - 1) << lo;
    return (word & ~mask) | (value << lo & mask);
}
#define WITH(word, name, value) with(word, TEX_##name##_LO, TEX_##name##_W, value)

static struct tex_instruction decode(uint64_t word)
{
    const struct tex_issue_header header = {.word = word, .active = UINT32_MAX};
    struct tex_instruction in;
    tex_decode_header(&header, &in);
    return in;
}

static void worked_example(void **state)
{
    struct tex_instruction in = decode(EXAMPLE);
    (void)state;
    assert_int_equal(in.common.illegal, TEX_ILLEGAL_NONE);
    assert_int_equal(in.common.op.opcode, TEX_OPCODE_TLD4);
    assert_int_equal(in.common.op.rd, 8);
    assert_int_equal(in.common.op.comp, TEX_COMP_R);
    assert_int_equal(in.common.op.wmask, 15);
    assert_int_equal(in.common.op.ps, TEX_PT);
    assert_int_equal(in.common.index, 5);
    assert_int_equal(in.common.param, TEX_PARAM_2D);
    assert_int_equal(in.common.bindless, 0);
    assert_int_equal(in.common.toff, TEX_TOFF_NONE);
    assert_int_equal(in.exec, UINT32_MAX);
}

static void bindless_word_of_a_compiler(void **state)
{
    struct tex_instruction in = decode(BINDLESS);
    (void)state;
    assert_false(in.refused);
    assert_int_equal(in.common.bindless, 1);
    assert_int_equal(in.common.op.rd, 32);
    assert_int_equal(in.common.op.comp, TEX_COMP_A);
    assert_int_equal(in.common.toff, TEX_TOFF_AOFFI);
    assert_int_equal(in.common.index, 0);
    assert_int_equal(in.common.op.wmask, 15);
    assert_int_equal(in.common.param, TEX_PARAM_2D);
}

/* There are 64 warps. */
static void warps_go_round(void **state)
{
    (void)state;
    for (uint32_t warp = 0; warp < 256; warp++) {
        const struct tex_issue_header header = {.word = EXAMPLE, .active = 1, .warp = warp};
        struct tex_instruction in;
        tex_decode_header(&header, &in);
        assert_int_equal(in.common.tag.warp, warp & 63);
    }
}

/* Neighbouring fields are kept apart. */
static void fields_do_not_leak(void **state)
{
    struct tex_instruction in = decode(WITH(EXAMPLE, TLD4_INDEX, 0x1fff));
    (void)state;
    assert_int_equal(in.common.index, 0x1fff);
    assert_int_equal(in.common.ndv, 0);
    assert_int_equal(in.common.nodep, 0);
    in = decode(WITH(WITH(EXAMPLE, TLD4_NDV, 1), TLD4_WMASK, 0));
    assert_int_equal(in.common.ndv, 1);
    assert_int_equal(in.common.op.wmask, 0);
    assert_int_equal(in.common.index, 5);
    in = decode(WITH(WITH(EXAMPLE, TLD4_COMP, 3), TLD4_PS, 2));
    assert_int_equal(in.common.op.comp, TEX_COMP_A);
    assert_int_equal(in.common.op.ps, 2);
    assert_int_equal(in.common.toff, 0);
}

static void refusals_in_order(void **state)
{
    const struct {
        uint64_t word;
        uint32_t phase;
        enum tex_illegal_code illegal;
        enum tex_status_code status;
    } cases[] = {
        {0, 0, TEX_ILLEGAL_OPCODE, TEX_STATUS_ILLEGAL},
        {WITH(EXAMPLE, TLD4_OPCODE, 0x33), 3, TEX_ILLEGAL_OPCODE, TEX_STATUS_ILLEGAL},
        {WITH(BINDLESS, TLD4B_OPCODE, 0x37d), 0, TEX_ILLEGAL_OPCODE, TEX_STATUS_ILLEGAL},
        {WITH(EXAMPLE, TLD4_PARAM, 0), 3, TEX_ILLEGAL_PHASE, TEX_STATUS_ILLEGAL},
        {WITH(EXAMPLE, TLD4_PARAM, 0), 0, TEX_ILLEGAL_PARAM, TEX_STATUS_ILLEGAL},
        {WITH(EXAMPLE, TLD4_PARAM, 1), 0, TEX_ILLEGAL_PARAM, TEX_STATUS_ILLEGAL},
        {WITH(EXAMPLE, TLD4_PARAM, 4), 0, TEX_ILLEGAL_PARAM, TEX_STATUS_ILLEGAL},
        {WITH(WITH(EXAMPLE, TLD4_PARAM, 5), TLD4_TOFF, 3), 0, TEX_ILLEGAL_PARAM, TEX_STATUS_ILLEGAL},
        {WITH(WITH(EXAMPLE, TLD4_TOFF, 3), TLD4_RA, 1), 0, TEX_ILLEGAL_TOFF, TEX_STATUS_ILLEGAL},
        {WITH(WITH(BINDLESS, TLD4B_TOFF, 3), TLD4B_ZERO, 1), 0, TEX_ILLEGAL_TOFF, TEX_STATUS_ILLEGAL},
        {WITH(WITH(BINDLESS, TLD4B_RA, 1), TLD4B_ZERO, 256), 0, TEX_ILLEGAL_RESERVED, TEX_STATUS_ILLEGAL},
        {WITH(WITH(BINDLESS, TLD4B_RA, 1), TLD4B_RB, 1), 0, TEX_ILLEGAL_RA, TEX_STATUS_ILLEGAL},
        {WITH(WITH(BINDLESS, TLD4B_RB, 1), TLD4B_RD, 1), 0, TEX_ILLEGAL_RB, TEX_STATUS_ILLEGAL},
        {WITH(WITH(EXAMPLE, TLD4_RD, 1), TLD4_DC, 1), 0, TEX_ILLEGAL_RB, TEX_STATUS_ILLEGAL},
        {WITH(WITH(WITH(EXAMPLE, TLD4_RD, 1), TLD4_DC, 1), TLD4_RB, 7), 0, TEX_ILLEGAL_RD, TEX_STATUS_ILLEGAL},
        {WITH(GIVEN, TXD_PARAM, 4), 3, TEX_ILLEGAL_PHASE, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN, TXD_PARAM, 4), TXD_LC, 1), 0, TEX_ILLEGAL_PARAM, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN, TXD_PARAM, 5), TXD_LC, 1), 0, TEX_ILLEGAL_PARAM, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN, TXD_PARAM, 6), TXD_LC, 1), 0, TEX_ILLEGAL_PARAM, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN, TXD_PARAM, 7), TXD_LC, 1), 0, TEX_ILLEGAL_PARAM, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN, TXD_LC, 1), TXD_RA, 61), 0, TEX_ILLEGAL_CL, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN, TXD_RA, 57), TXD_RB, 18), 0, TEX_ILLEGAL_RA, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN, TXD_RB, 18), TXD_RD, 2), 0, TEX_ILLEGAL_RB, TEX_STATUS_ILLEGAL},
        {WITH(GIVEN, TXD_RD, 2), 0, TEX_ILLEGAL_RD, TEX_STATUS_ILLEGAL},
        {WITH(GIVEN_B, TXDB_PARAM, 4), 3, TEX_ILLEGAL_PHASE, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN_B, TXDB_PARAM, 4), TXDB_LC, 1), 0, TEX_ILLEGAL_PARAM, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN_B, TXDB_PARAM, 5), TXDB_LC, 1), 0, TEX_ILLEGAL_PARAM, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN_B, TXDB_PARAM, 6), TXDB_LC, 1), 0, TEX_ILLEGAL_PARAM, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN_B, TXDB_PARAM, 7), TXDB_LC, 1), 0, TEX_ILLEGAL_PARAM, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN_B, TXDB_LC, 1), TXDB_ZERO, 1), 0, TEX_ILLEGAL_CL, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN_B, TXDB_ZERO, 1), TXDB_RA, 57), 0, TEX_ILLEGAL_RESERVED, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN_B, TXDB_ZERO, 0x1000), TXDB_RA, 57), 0, TEX_ILLEGAL_RESERVED, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN_B, TXDB_RA, 57), TXDB_RB, 18), 0, TEX_ILLEGAL_RA, TEX_STATUS_ILLEGAL},
        {WITH(WITH(GIVEN_B, TXDB_RB, 18), TXDB_RD, 2), 0, TEX_ILLEGAL_RB, TEX_STATUS_ILLEGAL},
        {WITH(GIVEN_B, TXDB_RD, 2), 0, TEX_ILLEGAL_RD, TEX_STATUS_ILLEGAL},
        {WITH(LEVEL, TMML_PARAM, 5), 3, TEX_ILLEGAL_PHASE, TEX_STATUS_ILLEGAL},
        {WITH(WITH(LEVEL, TMML_PARAM, 5), TMML_ZERO_50, 1), 0, TEX_ILLEGAL_PARAM, TEX_STATUS_ILLEGAL},
        {WITH(WITH(LEVEL, TMML_ZERO_50, 1), TMML_RA, 9), 0, TEX_ILLEGAL_RESERVED, TEX_STATUS_ILLEGAL},
        {WITH(WITH(WITH(LEVEL, TMML_RA, 9), TMML_RB, 255), TMML_RD, 7), 0, TEX_ILLEGAL_RA, TEX_STATUS_ILLEGAL},
        {WITH(WITH(LEVEL, TMML_RB, 255), TMML_RD, 7), 0, TEX_ILLEGAL_RD, TEX_STATUS_ILLEGAL},
        {WITH(LEVEL_B, TMMLB_PARAM, 5), 3, TEX_ILLEGAL_PHASE, TEX_STATUS_ILLEGAL},
        {WITH(WITH(LEVEL_B, TMMLB_PARAM, 5), TMMLB_ZERO_50, 1), 0, TEX_ILLEGAL_PARAM, TEX_STATUS_ILLEGAL},
        {WITH(WITH(LEVEL_B, TMMLB_ZERO_50, 1), TMMLB_RA, 9), 0, TEX_ILLEGAL_RESERVED, TEX_STATUS_ILLEGAL},
        {WITH(WITH(LEVEL_B, TMMLB_ZERO, 1), TMMLB_RA, 9), 0, TEX_ILLEGAL_RESERVED, TEX_STATUS_ILLEGAL},
        {WITH(WITH(LEVEL_B, TMMLB_ZERO, 0x1000), TMMLB_RA, 9), 0, TEX_ILLEGAL_RESERVED, TEX_STATUS_ILLEGAL},
        {WITH(WITH(WITH(LEVEL_B, TMMLB_RA, 9), TMMLB_RB, 255), TMMLB_RD, 7), 0, TEX_ILLEGAL_RA, TEX_STATUS_ILLEGAL},
        {WITH(WITH(LEVEL_B, TMMLB_RB, 255), TMMLB_RD, 7), 0, TEX_ILLEGAL_RB, TEX_STATUS_ILLEGAL},
        {WITH(WITH(LEVEL_B, TMMLB_RB, 254), TMMLB_RD, 7), 0, TEX_ILLEGAL_RD, TEX_STATUS_ILLEGAL},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        const struct tex_issue_header header = {.word = cases[i].word, .phase = cases[i].phase, .active = 1};
        struct tex_instruction in;
        tex_decode_header(&header, &in);
        assert_int_equal(in.common.illegal, cases[i].illegal);
        assert_int_equal(in.common.tag.status, cases[i].status);
        assert_true(in.refused);
        assert_int_equal(in.exec, 0);
    }
}

/* An unknown opcode shows nothing of the word; any other refusal shows its fields. */
static void refused_words_show_their_fields(void **state)
{
    struct tex_instruction in = decode(WITH(UINT64_MAX, TLD4_OPCODE, 0x3f));
    const struct tex_op none = {0};
    (void)state;
    assert_int_equal(in.common.illegal, TEX_ILLEGAL_OPCODE);
    assert_memory_equal(&in.common.op, &none, sizeof none);
    assert_int_equal(in.common.param | in.common.toff | in.common.dc | in.common.ndv | in.common.nodep, 0);
    in = decode(WITH(EXAMPLE, TLD4_PARAM, 4));
    assert_int_equal(in.common.op.rd, 8);
    assert_int_equal(in.common.param, 4);
    assert_int_equal(in.common.index, 5);
}

/* Which bases are legal for n registers: 1 any, 2 even, 3 and 4 multiples of 4, never past R254. */
static bool base_is_legal(unsigned base, unsigned n)
{
    unsigned step = n == 2 ? 2 : n > 2 ? 4 : 1;
    return n == 0 || (base % step == 0 && base + n <= 255);
}

static void register_alignment(void **state)
{
    static const uint32_t params[3] = {TEX_PARAM_2D, TEX_PARAM_ARRAY_2D, TEX_PARAM_ARRAY_CUBE};
    static const uint32_t masks[5] = {0, 4, 9, 7, 15};
    (void)state;
    for (unsigned base = 0; base < 256; base++) {
        for (unsigned n = 2; n <= 4; n++) {
            uint64_t word = WITH(WITH(EXAMPLE, TLD4_PARAM, params[n - 2]), TLD4_RA, base);
            assert_int_equal(decode(word).common.illegal, base_is_legal(base, n) ? TEX_ILLEGAL_NONE : TEX_ILLEGAL_RA);
        }
        for (unsigned n = 0; n <= 2; n++) { /* toff n takes n registers in immediate form, one more in bindless form */
            uint64_t word = WITH(WITH(EXAMPLE, TLD4_TOFF, n), TLD4_RB, base);
            assert_int_equal(decode(word).common.illegal, base_is_legal(base, n) ? TEX_ILLEGAL_NONE : TEX_ILLEGAL_RB);
            word = WITH(WITH(BINDLESS, TLD4B_TOFF, n), TLD4B_RB, base);
            assert_int_equal(decode(word).common.illegal,
                             base_is_legal(base, n + 1) ? TEX_ILLEGAL_NONE : TEX_ILLEGAL_RB);
        }
        for (unsigned n = 0; n <= 4; n++) {
            uint64_t word = WITH(WITH(EXAMPLE, TLD4_WMASK, masks[n]), TLD4_RD, base);
            bool legal = base == TEX_RZ || base_is_legal(base, n);
            assert_int_equal(decode(word).common.illegal, legal ? TEX_ILLEGAL_NONE : TEX_ILLEGAL_RD);
        }
    }
}

/* PD-114, PD-116 */
static void fields_of_samples(void **state)
{
    const struct {
        uint64_t word;
        struct tex_op op;
        uint32_t bindless, param, index, toff, nodep, ndv;
    } rows[] = {
        {GIVEN, {.opcode = TEX_OPCODE_TXD, .rd = 32, .wmask = 15, .ps = 7}, 0, TEX_PARAM_2D, 0xc78, 0, 0, 0},
        {WITH(GIVEN, TXD_NODEP, 1), {.opcode = 9, .rd = 32, .wmask = 15, .ps = 7}, 0, TEX_PARAM_2D, 0xc78, 0, 1, 0},
        {WITH(GIVEN_B, TXDB_PS, 3), {.opcode = 9, .rd = 56, .wmask = 15, .ps = 3}, 1, TEX_PARAM_2D, 0, 1, 0, 0},
        {LEVEL, {.opcode = TEX_OPCODE_TMML, .rd = 26, .wmask = 3, .ps = 7}, 0, TEX_PARAM_2D, 0x101, 0, 0, 0},
        {WITH(LEVEL, TMML_NDV, 1), {.opcode = 10, .rd = 26, .wmask = 3, .ps = 7}, 0, TEX_PARAM_2D, 0x101, 0, 0, 1},
        {WITH(LEVEL_B, TMMLB_NODEP, 1), {.opcode = 10, .rd = 8, .wmask = 14, .ps = 7}, 1, TEX_PARAM_2D, 0, 0, 1, 0},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const struct tex_instruction in = decode(rows[i].word);
        assert_false(in.refused);
        assert_memory_equal(&in.common.op, &rows[i].op, sizeof in.common.op);
        assert_int_equal(in.common.bindless, rows[i].bindless);
        assert_int_equal(in.common.param, rows[i].param);
        assert_int_equal(in.common.index, rows[i].index);
        assert_int_equal(in.common.toff, rows[i].toff);
        assert_int_equal(in.common.nodep, rows[i].nodep);
        assert_int_equal(in.common.ndv, rows[i].ndv);
        assert_int_equal(in.common.dc | in.common.mode | in.common.ms | in.common.query, 0);
    }
}

/* PD-1, PD-2: TXD has 1 to 4 registers of Ra, and 2 or 4 of Rb; TMML has the coordinates, and the handle. */
static void register_alignment_of_samples(void **state)
{
    const struct {
        uint64_t word;
        unsigned ra, rb;
    } rows[] = {
        {WITH(GIVEN, TXD_PARAM, 0), 1, 2},
        {WITH(WITH(GIVEN, TXD_PARAM, 0), TXD_AOFFI, 1), 2, 2},
        {WITH(GIVEN, TXD_PARAM, 1), 2, 2},
        {WITH(WITH(GIVEN, TXD_PARAM, 1), TXD_AOFFI, 1), 2, 2},
        {GIVEN, 2, 4},
        {WITH(GIVEN, TXD_AOFFI, 1), 3, 4},
        {WITH(GIVEN, TXD_PARAM, 3), 3, 4},
        {WITH(WITH(GIVEN_B, TXDB_PARAM, 0), TXDB_AOFFI, 0), 2, 2},
        {WITH(GIVEN_B, TXDB_PARAM, 0), 3, 2},
        {WITH(GIVEN_B, TXDB_PARAM, 1), 3, 2},
        {WITH(GIVEN_B, TXDB_AOFFI, 0), 3, 4},
        {GIVEN_B, 4, 4},
        {WITH(GIVEN_B, TXDB_PARAM, 3), 4, 4},
        {WITH(LEVEL, TMML_PARAM, 0), 1, 0},
        {WITH(LEVEL, TMML_PARAM, 1), 2, 0},
        {LEVEL, 2, 0},
        {WITH(LEVEL, TMML_PARAM, 3), 3, 0},
        {WITH(LEVEL, TMML_PARAM, 4), 3, 0},
        {WITH(LEVEL, TMML_PARAM, 6), 3, 0},
        {WITH(LEVEL, TMML_PARAM, 7), 4, 0},
        {LEVEL_B, 2, 1},
        {WITH(LEVEL_B, TMMLB_PARAM, 7), 4, 1},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(rows); i++)
        for (unsigned base = 0; base < 256; base++) { /* the fields of registers are at the same place in all words */
            uint64_t word = WITH(WITH(rows[i].word, TXD_RA, base), TXD_RB, 4);
            assert_int_equal(decode(word).common.illegal,
                             base_is_legal(base, rows[i].ra) ? TEX_ILLEGAL_NONE : TEX_ILLEGAL_RA);
            word = WITH(WITH(rows[i].word, TXD_RA, 4), TXD_RB, base);
            assert_int_equal(decode(word).common.illegal,
                             base_is_legal(base, rows[i].rb) ? TEX_ILLEGAL_NONE : TEX_ILLEGAL_RB);
        }
}

/* The reference counts for Rb: .B.PTP.DC has four scalars. */
static void reference_takes_a_register(void **state)
{
    uint64_t word = WITH(WITH(WITH(BINDLESS, TLD4B_TOFF, 2), TLD4B_DC, 1), TLD4B_RB, 248);
    (void)state;
    assert_int_equal(decode(word).common.illegal, TEX_ILLEGAL_NONE);
    assert_int_equal(decode(WITH(word, TLD4B_RB, 252)).common.illegal, TEX_ILLEGAL_RB);
    assert_int_equal(decode(WITH(word, TLD4B_RB, 250)).common.illegal, TEX_ILLEGAL_RB);
    word = WITH(word, TLD4B_DC, 0);
    assert_int_equal(decode(WITH(word, TLD4B_RB, 252)).common.illegal, TEX_ILLEGAL_NONE);
}

static void executed_threads(void **state)
{
    static const struct {
        uint32_t pg, pg_not, nodep, ndv, exec;
    } cases[] = {
        {7, 0, 0, 0, 0x0000ffff}, {7, 1, 0, 0, 0},          {3, 0, 0, 0, 0x00000ff0}, {3, 1, 0, 0, 0x0000f00f},
        {7, 0, 1, 0, 0x00003fff}, {3, 1, 1, 0, 0x0000300f}, {7, 0, 0, 1, 0x0000ffff}, {0, 0, 0, 0, 0x00000ff0},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        uint64_t word = WITH(WITH(EXAMPLE, TLD4_PG, cases[i].pg), TLD4_PG_NOT, cases[i].pg_not);
        word = WITH(WITH(word, TLD4_NODEP, cases[i].nodep), TLD4_NDV, cases[i].ndv);
        for (uint32_t stage = 0; stage < 8; stage++) {
            const struct tex_issue_header header = {.word = word,
                                                    .pred = 0x00ff0ff0,
                                                    .active = 0x0000ffff,
                                                    .helper = 0xff,
                                                    .killed = 0xffffc000,
                                                    .stage = stage};
            struct tex_instruction in;
            tex_decode_header(&header, &in);
            assert_int_equal(in.exec, cases[i].exec);
            assert_false(in.refused);
        }
    }
}

static void operands_move_up(void **state)
{
    static const struct {
        uint32_t param, toff;
        bool bindless;
        uint32_t array, s, t, r, handle, off1, off2;
    } cases[] = {
        {TEX_PARAM_2D, 0, false, 0, 0x1a110, 0x1a111, 0, 0, 0, 0},
        {TEX_PARAM_2D, 0, true, 0, 0x1a110, 0x1a111, 0, 0x1b110, 0, 0},
        {TEX_PARAM_2D, 1, false, 0, 0x1a110, 0x1a111, 0, 0, 0x1b110, 0},
        {TEX_PARAM_2D, 2, false, 0, 0x1a110, 0x1a111, 0, 0, 0x1b110, 0x1b111},
        {TEX_PARAM_2D, 2, true, 0, 0x1a110, 0x1a111, 0, 0x1b110, 0x1b111, 0x1b112},
        {TEX_PARAM_ARRAY_2D, 1, true, 0xa110, 0x1a111, 0x1a112, 0, 0x1b110, 0x1b111, 0},
        {TEX_PARAM_CUBE, 0, true, 0, 0x1a110, 0x1a111, 0x1a112, 0x1b110, 0, 0},
        {TEX_PARAM_ARRAY_CUBE, 0, true, 0xa110, 0x1a111, 0x1a112, 0x1a113, 0x1b110, 0, 0},
    };
    struct tex_issue_quad quad;
    (void)state;
    for (uint32_t i = 0; i < 16; i++) {
        quad.ra[i] = 0x1a100 + 16 * (i / 4) + i % 4; /* array index: bits above 15 must vanish */
        quad.rb[i] = 0x1b100 + 16 * (i / 4) + i % 4;
    }
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        uint64_t word = cases[i].bindless ? WITH(WITH(BINDLESS, TLD4B_TOFF, cases[i].toff), TLD4B_RB, 32)
                                          : WITH(WITH(EXAMPLE, TLD4_TOFF, cases[i].toff), TLD4_RB, 32);
        struct tex_instruction in = decode(WITH(word, TLD4_PARAM, cases[i].param));
        struct tex_decode d;
        tex_decode_thread(&in, &quad, 9, 0x5a, &d);
        assert_int_equal(d.array, cases[i].array);
        assert_int_equal(d.s, cases[i].s);
        assert_int_equal(d.t, cases[i].t);
        assert_int_equal(d.r, cases[i].r);
        assert_int_equal(d.handle, cases[i].handle);
        assert_int_equal(d.off1, cases[i].off1);
        assert_int_equal(d.off2, cases[i].off2);
        assert_int_equal(d.dref, 0);
        assert_int_equal(d.hash, 0x5a);
        assert_int_equal(d.tag.lane, 9);
    }
}

/* Registers of a quad, each half of which differs from all others. */
static struct tex_issue_quad numbered(void)
{
    struct tex_issue_quad quad;
    for (uint32_t i = 0; i < 16; i++) {
        uint32_t at = 16 * (i / 4) + i % 4;
        quad.ra[i] = (0x5a00 + at) << 16 | (0xa100 + at);
        quad.rb[i] = (0x5b00 + at) << 16 | (0xb100 + at);
    }
    return quad;
}

/* PD-114: handle, s, t, and array and offsets in one register; the derivatives are in Rb. */
static void given_operands_move_up(void **state)
{
    static const struct {
        uint32_t param, aoffi, bindless, handle, s, t, array, off1;
    } rows[] = {
        {0, 0, 0, 0, 0x5a10a110, 0, 0, 0},
        {0, 1, 0, 0, 0x5a10a110, 0, 0, 0x5a11},
        {1, 0, 0, 0, 0x5a10a110, 0, 0xa111, 0},
        {1, 1, 0, 0, 0x5a10a110, 0, 0xa111, 0x5a11},
        {2, 0, 0, 0, 0x5a10a110, 0x5a11a111, 0, 0},
        {2, 1, 0, 0, 0x5a10a110, 0x5a11a111, 0, 0x5a12},
        {3, 0, 0, 0, 0x5a10a110, 0x5a11a111, 0xa112, 0},
        {3, 1, 0, 0, 0x5a10a110, 0x5a11a111, 0xa112, 0x5a12},
        {0, 0, 1, 0x5a10a110, 0x5a11a111, 0, 0, 0},
        {0, 1, 1, 0x5a10a110, 0x5a11a111, 0, 0, 0x5a12},
        {1, 0, 1, 0x5a10a110, 0x5a11a111, 0, 0xa112, 0},
        {1, 1, 1, 0x5a10a110, 0x5a11a111, 0, 0xa112, 0x5a12},
        {2, 0, 1, 0x5a10a110, 0x5a11a111, 0x5a12a112, 0, 0},
        {2, 1, 1, 0x5a10a110, 0x5a11a111, 0x5a12a112, 0, 0x5a13},
        {3, 0, 1, 0x5a10a110, 0x5a11a111, 0x5a12a112, 0xa113, 0},
        {3, 1, 1, 0x5a10a110, 0x5a11a111, 0x5a12a112, 0xa113, 0x5a13},
    };
    static const uint32_t derivatives[4] = {0x5b10b110, 0x5b11b111, 0x5b12b112, 0x5b13b113};
    const struct tex_issue_quad quad = numbered();
    (void)state;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        uint64_t word = WITH(rows[i].bindless ? GIVEN_B : GIVEN, TXD_AOFFI, rows[i].aoffi);
        const struct tex_instruction in = decode(WITH(word, TXD_PARAM, rows[i].param));
        struct tex_decode d;
        tex_decode_thread(&in, &quad, 9, 0, &d);
        assert_false(in.refused);
        assert_int_equal(d.handle, rows[i].handle);
        assert_int_equal(d.s, rows[i].s);
        assert_int_equal(d.t, rows[i].t);
        assert_int_equal(d.array, rows[i].array);
        assert_int_equal(d.off1, rows[i].off1);
        assert_int_equal(d.r | d.off2 | d.dref | d.lod, 0);
        for (unsigned k = 0; k < 4; k++)
            assert_int_equal(d.data[k], k < 2 || rows[i].param > 1 ? derivatives[k] : 0);
    }
}

/* PD-116: those of TEX. */
static void operands_of_a_level_move_up(void **state)
{
    static const struct {
        uint32_t param, array, s, t, r;
    } rows[] = {
        {0, 0, 0x5a10a110, 0, 0},
        {1, 0xa110, 0x5a11a111, 0, 0},
        {2, 0, 0x5a10a110, 0x5a11a111, 0},
        {3, 0xa110, 0x5a11a111, 0x5a12a112, 0},
        {4, 0, 0x5a10a110, 0x5a11a111, 0x5a12a112},
        {6, 0, 0x5a10a110, 0x5a11a111, 0x5a12a112},
        {7, 0xa110, 0x5a11a111, 0x5a12a112, 0x5a13a113},
    };
    static const uint32_t none[4];
    const struct tex_issue_quad quad = numbered();
    (void)state;
    for (size_t i = 0; i < 2 * COUNT_OF(rows); i++) {
        const uint64_t word = i % 2 ? LEVEL_B : LEVEL;
        const struct tex_instruction in = decode(WITH(word, TMML_PARAM, rows[i / 2].param));
        uint32_t seen[TEX_QUAD_LANES][3];
        struct tex_decode d;
        tex_decode_thread(&in, &quad, 9, 0, &d);
        tex_decode_quad(&in, &quad, seen);
        assert_false(in.refused);
        assert_int_equal(d.array, rows[i / 2].array);
        assert_int_equal(d.s, rows[i / 2].s);
        assert_int_equal(d.t, rows[i / 2].t);
        assert_int_equal(d.r, rows[i / 2].r);
        assert_int_equal(d.handle, i % 2 ? 0x5b10b110 : 0);
        assert_int_equal(d.off1 | d.off2 | d.dref | d.lod, 0);
        assert_memory_equal(d.data, none, sizeof none);
        assert_int_equal(seen[1][0], d.s);
        assert_int_equal(seen[1][1], d.t);
        assert_int_equal(seen[1][2], d.r);
    }
}

/* PD-100, PD-114, PD-116: TMML is divergent where TEX is; TXD never, as it looks at no quad. */
static void divergence_of_samples(void **state)
{
    const struct {
        uint64_t word;
        bool derives;
    } rows[] = {{GIVEN_B, false}, {WITH(GIVEN, TXD_PG, 7), false},     {LEVEL, true}, {WITH(LEVEL, TMML_NDV, 1), false},
                {LEVEL_B, true},  {WITH(LEVEL_B, TMMLB_NDV, 1), false}};
    const struct tex_issue_quad quad = {.ra = {0}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(rows); i++)
        for (uint32_t stage = 0; stage < 8; stage++) {
            const struct tex_issue_header header = {.word = rows[i].word, .active = 0xfffff7ff, .stage = stage};
            struct tex_instruction in;
            tex_decode_header(&header, &in);
            assert_int_equal(in.exec, 0xfffff7ff);
            for (unsigned lane = 0; lane < 32; lane++) {
                struct tex_decode d;
                bool whole = stage == TEX_STAGE_PIXEL && lane / 4 != 2;
                tex_decode_thread(&in, &quad, lane, 0, &d);
                assert_int_equal(d.divergent, rows[i].derives && !whole);
            }
        }
}

static void last_marks(void **state)
{
    const struct tex_issue_quad quad = {.ra = {0}};
    struct tex_instruction in = decode(EXAMPLE);
    struct tex_decode d;
    uint32_t quad_last = 0, last = 0;
    (void)state;
    in.exec = 0x8000400d | 0x00f00000;
    for (unsigned lane = 0; lane < 32; lane++) {
        if (!(in.exec >> lane & 1))
            continue;
        tex_decode_thread(&in, &quad, lane, 0, &d);
        quad_last |= d.tag.quad_last << lane;
        last |= d.tag.last << lane;
    }
    assert_int_equal(quad_last, 0x80804008);
    assert_int_equal(last, 0x80000000);
}

static void token_is_bare(void **state)
{
    struct tex_instruction in = decode(WITH(EXAMPLE, TLD4_PG_NOT, 1));
    struct tex_decode d, expected = in.common;
    (void)state;
    assert_int_equal(in.exec, 0);
    tex_decode_token(&in, 0x21, &d);
    expected.tag.token = expected.tag.last = expected.tag.quad_last = 1;
    expected.hash = 0x21;
    assert_memory_equal(&d, &expected, sizeof d);
    assert_int_equal(d.tag.status, TEX_STATUS_OK);
}

static void hash_follows_the_phase(void **state)
{
    struct tex_instruction in = decode(EXAMPLE);
    (void)state;
    for (unsigned hash = 0; hash < 256; hash++) {
        in.phase = TEX_PHASE_NONE;
        assert_int_equal(tex_decode_hash(&in, (uint8_t)hash), hash);
        in.phase = TEX_PHASE_T;
        assert_int_equal(tex_decode_hash(&in, (uint8_t)hash), (hash & 0xf8) | ((hash + 1) & 7));
        in.phase = TEX_PHASE_P;
        assert_int_equal(tex_decode_hash(&in, (uint8_t)hash), ((hash & 0xf8) + 8) & 0xff);
    }
    in.refused = true;
    assert_int_equal(tex_decode_hash(&in, 0x17), 0x17);
}

/* NODEP is one bit, and a query ends the threads that it is to end; with the bit beside it, which must be 0, it has
 * none. */
static void nodep_of_a_query_is_one_bit(void **state)
{
    const uint64_t words[] = {0xdf48000080470004, 0xdf50000080470004}; /* TXQ and TXQ.B of TEX_HEADER_DIMENSION */
    static const struct {
        uint64_t bits;
        uint32_t nodep, exec, illegal;
    } cases[] = {{0, 0, 0xff, TEX_ILLEGAL_NONE}, {1, 1, 0xf0, TEX_ILLEGAL_NONE}, {2, 0, 0, TEX_ILLEGAL_RESERVED}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(words); i++)
        for (size_t k = 0; k < COUNT_OF(cases); k++) {
            const struct tex_issue_header header = {
                .word = words[i] | cases[k].bits << TEX_TXQ_NODEP_LO, .active = 0xff, .helper = 0xf0, .killed = 0xf};
            struct tex_instruction in;
            tex_decode_header(&header, &in);
            assert_int_equal(in.common.op.opcode, TEX_OPCODE_TXQ);
            assert_int_equal(in.common.nodep, cases[k].nodep);
            assert_int_equal(in.exec, cases[k].exec);
            assert_int_equal(in.common.illegal, cases[k].illegal);
        }
}

/* A dimension that is none has no coordinates. */
static void a_reserved_dimension_has_no_operands(void **state)
{
    const uint64_t word = 0xeb38002200470408; /* SUST.D.1D_BUFFER.IGN [R4], R8, 0x2 */
    (void)state;
    for (uint32_t dim = 0; dim < 8; dim++) {
        const struct tex_issue_header header = {.word = WITH(word, SUSTDI_DIM, dim), .active = 1};
        struct tex_instruction in;
        tex_decode_header(&header, &in);
        assert_int_equal(in.refused, dim > TEX_DIM_3D);
        assert_int_equal(in.ra[1], dim > TEX_DIM_3D ? TEX_OPERAND_ABSENT : 0);
        if (in.refused)
            for (unsigned i = 0; i < 4; i++)
                assert_int_equal(in.ra[i], TEX_OPERAND_ABSENT);
    }
}

/* PD-36: a formatted store reads a register a component, and a raw one as many as its size has words. */
static void registers_of_stored_data(void **state)
{
    static const uint32_t words[TEX_SZ_128 + 1] = {1, 1, 1, 1, 1, 2, 4};
    const uint64_t raw = 0xeb38000000070000, formatted = 0xeb28000000070000; /* of registers 0, index 0, 1D */
    (void)state;
    for (uint32_t mask = 0; mask < 16; mask++) {
        const struct tex_issue_header header = {.word = WITH(formatted, SUSTPI_RGBA, mask), .active = 1};
        struct tex_instruction in;
        tex_decode_header(&header, &in);
        assert_int_equal(in.common.access.rgba, mask);
        assert_int_equal(in.data, (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3));
    }
    for (uint32_t size = 0; size < COUNT_OF(words); size++) {
        const struct tex_issue_header header = {.word = WITH(raw, SUSTDI_SZ, size), .active = 1};
        struct tex_instruction in;
        tex_decode_header(&header, &in);
        assert_int_equal(in.common.access.sz, size);
        assert_int_equal(in.data, words[size]);
    }
}

/* Of the forms of SUATOM and SURED each register field takes any legal number: no bit of it is reserved. */
static void atomics_take_any_register(void **state)
{
    static const struct {
        uint64_t word;
        unsigned lo, count; /* the field, and how many registers it names */
    } fields[] = {{UINT64_C(0xea72010601070408), TEX_SUATOMR_RD_LO, 1},
                  {UINT64_C(0xea72010601070408), TEX_SUATOMR_RA_LO, 2},
                  {UINT64_C(0xea72010601070408), TEX_SUATOMR_DATA_LO, 1},
                  {UINT64_C(0xea82000601070408), TEX_SUATOMCI_RD_LO, 1},
                  {UINT64_C(0xea82000601070408), TEX_SUATOMCI_DATA_LO, 2},
                  {UINT64_C(0xead2010601070408), TEX_SUATOMCR_RD_LO, 1},
                  {UINT64_C(0xead2010601070408), TEX_SUATOMCR_RA_LO, 2},
                  {UINT64_C(0xead2010601070408), TEX_SUATOMCR_DATA_LO, 2},
                  {UINT64_C(0xead2010601070408), TEX_SUATOMCR_RC_LO, 1},
                  {UINT64_C(0xeb52010600070410), TEX_SUREDDR_DATA_LO, 1},
                  {UINT64_C(0xeb52010600070410), TEX_SUREDDR_RC_LO, 1}};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(fields); i++)
        for (unsigned base = 0; base < TEX_RZ; base++) {
            bool legal = decode(with(fields[i].word, fields[i].lo, 8, base)).common.illegal == TEX_ILLEGAL_NONE;
            assert_int_equal(legal, base_is_legal(base, fields[i].count));
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(worked_example),
        cmocka_unit_test(bindless_word_of_a_compiler),
        cmocka_unit_test(warps_go_round),
        cmocka_unit_test(fields_do_not_leak),
        cmocka_unit_test(refusals_in_order),
        cmocka_unit_test(a_reserved_dimension_has_no_operands),
        cmocka_unit_test(registers_of_stored_data),
        cmocka_unit_test(nodep_of_a_query_is_one_bit),
        cmocka_unit_test(refused_words_show_their_fields),
        cmocka_unit_test(register_alignment),
        cmocka_unit_test(reference_takes_a_register),
        cmocka_unit_test(executed_threads),
        cmocka_unit_test(operands_move_up),
        cmocka_unit_test(fields_of_samples),
        cmocka_unit_test(register_alignment_of_samples),
        cmocka_unit_test(given_operands_move_up),
        cmocka_unit_test(operands_of_a_level_move_up),
        cmocka_unit_test(divergence_of_samples),
        cmocka_unit_test(last_marks),
        cmocka_unit_test(token_is_bare),
        cmocka_unit_test(hash_follows_the_phase),
        cmocka_unit_test(atomics_take_any_register),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
