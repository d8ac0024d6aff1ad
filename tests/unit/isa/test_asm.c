// SPDX-License-Identifier: Apache-2.0
#include "isa/asm.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/rng.h"
#include "case/case.h"
#include "isa/insn.h"

/* Words with their text, the control bits' phase included. Sources: public disassembler records and tests. */
static const struct {
    uint64_t word;
    uint32_t phase;
    const char *text;
} known[] = {
    {0xc8380057aff70008, 0, "TLD4.R R8, R0, 0x5, 2D, 0xf"}, /* R-TLD4-52 */
    {0xc93ce0d7e0070458, 0, "TLD4.G.DC R88, R4, R0, 0xe0d, CUBE, 0xf"},
    {0xcbb9b297b1073460, 0, "TLD4.A.PTP R96, R52, R16, 0x1b29, ARRAY_2D, 0xf"},
    {0xcb3d4697f3b73c30, 0, "TLD4.A.DC R48, R60, R59, 0x1469, ARRAY_CUBE, 0xf"},
    {0xca3c4007f3b0ac04, 0, "@P0 TLD4.B.DC R4, R172, R59, 0x400, ARRAY_CUBE, 0xf"},
    {0xc838555aeff7d484, 0, "TLD4.R.NDV R132, R212, 0x555, CUBE, 0x5"},
    {0xc8bda4eb3547182c, 0, "TLD4.R.PTP.DC.NDV R44, R24, R84, 0x1a4e, ARRAY_2D, 0x6"},
    {0xcbbc01f7b4c77c3c, 0, "TLD4.A.PTP.DC R60, R124, R76, 0x1f, ARRAY_2D, 0xf"},
    {0xdefc00c7ebc1401c, 0, "@P1 TLD4.A.B.DC R28, R64, R188, 0x0, CUBE, 0xf"},
    {0xdef80007ee973024, 0, "TLD4.R.B R36, R48, R233, 0x0, CUBE, 0xf"},
    {0xdefc0001fc0d3426, 0, "@!P5 TLD4.R.B.DC R38, R52, R192, 0x0, ARRAY_CUBE, 0x3"},
    {0xdef800a7b0480828, 0, "@!P0 TLD4.B.B.PTP R40, R8, R4, 0x0, ARRAY_2D, 0xf"},
    {0xdefc005ab0812456, 0, "@P1 TLD4.G.B.AOFFI.DC.NDV R86, R36, R8, 0x0, ARRAY_2D, 0x5"},
    {0xdefc00d7b2463408, 0, "@P6 TLD4.A.B.AOFFI.DC R8, R52, R36, 0x0, ARRAY_2D, 0xf"},
    {0xdef800d7a2273820, 1, "TLD4.A.B.AOFFI.T R32, R56, R34, 0x0, 2D, 0xf"},
    /* PD-120: the first two as NVIDIA's disassembler prints them */
    {0xc1bc0507e3e70810, 1, "TEX.LL.DC.T R16, R8, R62, 0x50, CUBE, 0xf"},
    {0xc038050fcff71414, 2, "TEX.NDV.P R20, R20, 0x50, 3D, 0xf"},
    {0xc0d8123290410608, 0, "@P1 TEX.LZ.AOFFI P3, R8, R6, R4, 0x123, ARRAY_1D, 0x5"},
    {0xdebe00dfb0c70408, 1, "TEX.B.LBA.AOFFI.DC.NDV.NODEP.T R8, R4, R12, 0x0, ARRAY_2D, 0xf"},
    /* PD-114, PD-116: words of the family's table in test_sm50.c, and others */
    {0xde38c787a3453c20, 0, "@P5 TXD R32, R60, R52, 0xc78, 2D, 0xf"},
    {0xde78000fa1073838, 1, "TXD.B.AOFFI.T R56, R56, R16, 0x0, 2D, 0xf"},
    {0xde1b028a908a0604, 2, "@!P2 TXD.AOFFI.NODEP.P P3, R4, R6, R8, 0x1028, ARRAY_1D, 0x5"},
    {0xde780007b14708ff, 0, "TXD.B RZ, R8, R20, 0x0, ARRAY_2D, 0xf"},
    {0xdf60000720470808, 0, "TMML.B.LOD R8, R8, R4, 0x0, 2D, 0xe"},
    {0xdf581011a007ac1a, 0, "TMML.LOD R26, R172, R0, 0x101, 2D, 0x3"},
    {0xdf5a0289fff80402, 1, "@!P0 TMML.LOD.NDV.NODEP.T R2, R4, 0x28, ARRAY_CUBE, 0x3"},
    {0xdf60000880770502, 2, "TMML.B.LOD.NDV.P R2, R5, R7, 0x0, 1D, 0x1"},
    /* PD-119: as nxas and NVIDIA's disassembler print them */
    {0xdb90028040270806, 0, "TLDS.LL.AOFFI R4, R6, R8, R2, 0x28, 2D, RGBA"},
    {0xda1005212ff70a10, 1, "TLDS.LZ.T R18, R16, R10, 0x52, 1D, RGBA"},
    {0xda16052ff0c00a06, 2, "@P0 TLDS.LZ.NODEP.P RZ, R6, R10, R12, 0x52, 1D, RA"},
    {0xd830028020870604, 0, "TEXS R2, R4, R6, R8, 0x28, 2D, RGBA"},
    {0xd990028020870604, 0, "TEXS R2, R4, R6, R8, 0x28, CUBE, RGBA"},
    {0xd922028ff0870604, 1, "TEXS.LZ.DC.NODEP.T RZ, R4, R6, R8, 0x28, ARRAY_2D, R"},
    {0xdf0c028040470206, 0, "TLD4S.R.AOFFI.DC R4, R6, R2, R4, 0x28"},
    {0xdf22028040570206, 2, "TLD4S.B.NODEP.P R4, R6, R2, R5, 0x28"},
    {0xdef800c7a1470a14, 1, "TLD4.A.B.T R20, R10, R20, 0x0, 2D, 0xf"},
    {0xdef800d7a2e70404, 2, "TLD4.A.B.AOFFI.P R4, R4, R46, 0x0, 2D, 0xf"},
    /* As tests/oracle/suatom/atom.py encodes them. */
    {0xea03e716c54714ff, TEX_PHASE_NONE, "SUATOM.D.2D.OR RZ, [R20], R84, 0x1e71"},
    {0xea704332194728ff, TEX_PHASE_NONE, "SUATOM.D.BA.F32.1D_BUFFER.ADD.IGN RZ, [R40], R148, R134"},
    {0xea107a52468744ff, TEX_PHASE_NONE, "SUATOM.D.U64.1D_BUFFER.MAX.IGN RZ, [R68], R104, 0x7a5"},
    {0xeaab86561ff784ff, TEX_PHASE_NONE, "SUATOM.D.BA.S64.2D.CAS RZ, [R132], RZ, 0x1865"},
    {0xea0db4c71ac7b8d4, TEX_PHASE_NONE, "SUATOM.D.BA.S32.2D.EXCH.TRAP R212, [R184], R172, 0x1b4c"},
    {0xea0114bb0ff78838, TEX_PHASE_NONE, "SUATOM.D.3D.EXCH.IGN R56, [R136], RZ, 0x114b"},
    {0xeb59f6600307681c, TEX_PHASE_NONE, "SURED.D.1D.INC.IGN [R104], R28, 0x1f66"},
    {0xeb5d15240157c4ff, TEX_PHASE_NONE, "SURED.D.S64.1D_ARRAY.MIN.TRAP [R196], RZ, 0x1152"},
    {0xeb5a197207871438, TEX_PHASE_NONE, "SURED.D.BA.1D_BUFFER.XOR [R20], R56, 0x197"},
    {0xdf48050100471f0f, 1, "TXQ.T R15, R31, TEX_HEADER_DIMENSION, 0x50, 0x2"},
    {0xdf5000010047181a, 2, "TXQ.B.P R26, R24, TEX_HEADER_DIMENSION, 0x0, 0x2"},
    {0xdf48000780470600, 0, "TXQ R0, R6, TEX_HEADER_DIMENSION, 0x0, 0xf"},
    {0xdf48002780472e84, 0, "TXQ R132, R46, TEX_HEADER_DIMENSION, 0x2, 0xf"},
    {0xdf5200018047300a, 0, "TXQ.B.NODEP R10, R48, TEX_HEADER_DIMENSION, 0x0, 0x3"},
    {0xdf4880020087ff3d, 0, "TXQ R61, RZ, TEX_HEADER_TEXTURE_TYPE, 0x800, 0x4"},
    {0xdf50000081473830, 0, "TXQ.B R48, R56, TEX_HEADER_SAMPLER_POS, 0x0, 0x1"},
    {0xdf500007808c5124, 0, "@!P4 TXQ.B R36, R81, TEX_HEADER_TEXTURE_TYPE, 0x0, 0xf"},
};

static struct asm_insn assemble(const char *text)
{
    struct asm_insn insn = {0, 0};
    struct asm_error error;
    if (!asm_parse(text, strlen(text), &insn, &error))
        fail_msg("%s: column %zu: %s", text, error.offset, error.text);
    return insn;
}

static void known_words_disassemble(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        const struct asm_insn insn = {known[i].word, known[i].phase};
        char text[ASM_TEXT];
        assert_true(asm_text(&insn, text));
        assert_string_equal(text, known[i].text);
    }
}

static void known_texts_assemble(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        struct asm_insn insn = assemble(known[i].text);
        assert_int_equal(insn.word, known[i].word);
        assert_int_equal(insn.phase, known[i].phase);
    }
}

static void spelling_is_free(void **state)
{
    (void)state;
    static const char *const same[] = {
        "TLD4.R R8,R0,5,2D,0xf;",
        "  tld4.r r8 , r0, #5, 2d , #15 ;",
        "@PT TLD4.R PT, R8, R0, RZ, 0x005, 2D",
        "TLD4.R R8, R0, 0x5, 0x0, 2D",                        /* R-TLD4-33 */
        "TLD4.R R8, R0, 5, 2D, 0xf &req_6 &rd1 &wr0 ?sched;", /* R-TLD4-26 */
    };
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++)
        assert_int_equal(assemble(same[i]).word, 0xc8380057aff70008);
    assert_int_equal(assemble("TLD4.R R8, R0, 0x85, 0x1, 2D").word >> 36 & 0x1fff, 0x185); /* smp << 8 | tid */
    assert_int_equal(assemble("TLD4.R R8, R0, 0xff, 0x1f, 2D").word >> 36 & 0x1fff, 0x1fff);
    assert_int_equal(assemble("TLD4.R.B R8, R0, R4, 0x77, 2D").word, assemble("TLD4.R.B R8, R0, R4, 0, 2D").word);
    assert_int_equal(assemble("TLD4.R P3, R8, R0, 5, 2D").word >> 51 & 7, 3);
    assert_int_equal(assemble("@!PT TLD4.R R8, R0, 5, 2D").word >> 16 & 0xf, 0xf);
    assert_int_equal(assemble("TLD4.R RZ, R0, 5, 2D, 0").word & 0xff, 0xff);
}

static void spelling_of_queries_is_free(void **state)
{
    (void)state;
    static const char *const same[] = {
        "TXQ  R0, R6, TEX_HEADER_DIMENSION, 0, 0xf;", /* R-TXQ-36, as the page has it */
        "txq r0, r6, tex_header_dimension, #0",
        "@PT TXQ R0, R6, TEX_HEADER_DIMENSION, 0x0, #15 &req_6 &rd1 &wr0 ?sched ;",
        "TXQ R0, R6, TEX_HEADER_DIMENSION, #0, #0, #0xf", /* R-TXQ-2, R-TXQ-27: texture id, sampler id, mask */
    };
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++)
        assert_int_equal(assemble(same[i]).word, 0xdf48000780470600);
    assert_int_equal(assemble("TXQ R0, R6, TEX_HEADER_DIMENSION, 0x85, 0x1, 0xf").word >> 36 & 0x1fff, 0x185);
    assert_int_equal(assemble("TXQ R0, R6, TEX_HEADER_DIMENSION, 0xff, 0x1f, 0xf").word >> 36 & 0x1fff, 0x1fff);
    assert_int_equal(assemble("TXQ R0, R6, TEX_HEADER_DIMENSION, 0x85, 0x1").word >> 31 & 0xf, 1); /* a mask */
    assert_int_equal(assemble("TXQ.B R0, R6, TEX_HEADER_DIMENSION, 7, 3, 1").word >> 36 & 0x1fff, 0x307);
}

/* Texts that are refused, with the column (from 0) and a part of the message. */
static const struct {
    const char *text;
    size_t offset;
    const char *part;
} refused[] = {
    {"", 0, "TLD4"},
    {"TXA R0", 0, "expected TLD4"},
    {"TLD4 R8, R0, 5, 2D", 5, "component"}, /* R-TLD4-2 */
    {"TLD4.X R8, R0, 5, 2D", 5, "component"},
    {"TLD4.R.DC.AOFFI R8, R0, R2, 5, 2D", 10, "expected .NDV"},
    {"TLD4.R.B.B R8, R0, R2, 5, 2D", 9, "expected .AOFFI"},
    {"TLD4.R.T.P R8, R0, 5, 2D", 9, "expected Rd"},
    {"@P7 TLD4.R R8, R0, 5, 2D", 1, "guard"},
    {"TLD4.R R8", 9, "','"},
    {"TLD4.R R255, R0, 5, 2D", 7, "Rd"},
    {"TLD4.R R8, R0, 0x2000, 2D", 15, "0x1fff"},
    {"TLD4.R R8, R0, 0x100, 0x1, 2D", 15, "texture id"},
    {"TLD4.R R8, R0, 0x1, 0x20, 2D", 20, "sampler id"},
    {"TLD4.R R8, R0, 5", 16, "','"},
    {"TLD4.R R8, R0, 5, 4D", 18, "2D, CUBE, ARRAY_2D or ARRAY_CUBE"},
    {"TLD4.R R8, R0, 5, 3D", 18, "reserved"}, /* R-TLD4-35 */
    {"TLD4.R R8, R0, 5, ARRAY_1D", 18, "reserved"},
    {"TLD4.R R8, R0, 5, 2D, 16", 22, "mask"},
    {"TLD4.R R8, R0, 5, 2D; x", 22, "end"},
    {"TLD4.R R8, R0, 5, 2D, 0xf ?", 27, "annotation"},
    {"TLD4.R R9, R0, 5, 2D", 7, "multiple of 4"}, /* PD-2 */
    {"TLD4.R R252, R1, 5, 2D", 13, "multiple of 2"},
    {"TLD4.R R8, R2, 5, CUBE", 11, "multiple of 4"},
    {"TLD4.R R8, RZ, 5, 2D", 11, "multiple of 2"},
    {"TLD4.R.B R8, R0, 5, 2D", 17, "Rb is missing"},
    {"TLD4.R.PTP R8, R0, R3, 5, 2D", 19, "multiple of 2"},
    {"TLD4.R.B.PTP R8, R0, R2, 5, 2D", 21, "multiple of 4"},
    {"TLD4.R R8, R0, 5, 2D, \x01", 22, "byte 0x01"},
    {"TLD4.R R8, R0, 99999999999999999999999999, 2D", 15, "handle index"},
    /* PD-119 */
    {"TLDS R4, R6, R8, 0, 1D, R", 5, "expected .F16, .LZ or .LL"},
    {"TLDS.LL.MS RZ, R6, R8, 0, 2D, R", 8, "expected .AOFFI, .NODEP, .T or .P"},
    {"TLDS.F16.LZ RZ, R6, R8, 0, 1D, R", 0, ".F16 needs SPA 5.3"},
    {"TLDS.LL RZ, R6, R8, R2, 0, 3D, R", 27, "expected the dimension: 1D or 2D"},
    {"TLDS.LZ RZ, R6, R8, 0, 1D, RGB", 27, "expected the components: R, G, B, A, RG, RA, GA or BA"},
    {"TLDS.LZ R4, R6, R8, 0, 1D, RG", 27, "expected the components: RGB, RGA, RBA, GBA or RGBA"},
    {"TLDS.LZ R4, R7, R8, 0, 1D, RGB", 12, "Rd1 holds 2 scalars here; expected a multiple of 2"},
    {"TLDS.LZ R5, R6, R8, 0, 1D, RGBA", 8, "Rd2 holds 2 scalars here; expected a multiple of 2"},
    {"TLDS.LZ R4, R6, R8, 0, 2D, RGBA", 20, "Rb is missing; it carries 1 scalar here (first y)"},
    {"TEXS.LZ.DC R4, R6, R8, R2, 5, 3D, RGB", 30, "expected the dimension: 2D or ARRAY_2D"},
    {"TEXS.LL R4, R6, R8, R2, 5, 2D, R", 31, "RGBA"},
    {"TLD4S.R R4, R6, R8, R2, 5,", 26, "a sampler id 0..0x1f is expected"},
    {"TLD4S.F16.R R4, R6, R8, R2, 5", 0, ".F16 needs SPA 5.3"},
    {"TXD.AOFFI.LC R4, R8, R12, 0, 2D", 10, "expected .NODEP, .T or .P"}, /* PD-114 */
    {"TXD R4, R8, R12, 0, 3D", 20, "reserved for TXD; expected 1D, ARRAY_1D, 2D or ARRAY_2D"},
    {"TXD R4, R8, R12, 0, CUBE", 20, "1D, ARRAY_1D, 2D or ARRAY_2D"},
    {"TXD.LC R4, R8, R12, 0, 2D", 0, ".LC is not described"},
    {"TXD R4, R8, 0, 2D", 12, "Rb is missing; it carries 4 scalars here (first dsdx)"},
    {"TXD R4, R8, R14, 0, 2D", 12, "Rb holds 4 scalars here; expected a multiple of 4"},
    {"TXD.B.AOFFI R4, R10, R12, 0, 1D", 16, "Ra holds 3 scalars here; expected a multiple of 4"},
    {"TMML R4, R8, 0, 2D", 5, "expected .B (bindless) or .LOD"}, /* PD-116 */
    {"TMML.LOD.B R4, R8, R12, 0, 2D", 9, "expected .NDV, .NODEP, .T or .P"},
    {"TMML.LOD P0, R4, R8, 0, 2D", 9, "expected Rd"},
    {"TMML.LOD R4, R8, 0, ARRAY_3D", 20, "reserved"},
    {"TMML.B.LOD R4, R8, 0, 2D", 19, "Rb is missing; it carries 1 scalar here (first handle)"},
    {"TMML.B.LOD R6, R8, R4, 0, 2D, 0xe", 11, "Rd holds 3 scalars here; expected a multiple of 4"},
    {"TXR R0", 0, "TXQ"},
    {"TXQ.X R0, R6, TEX_HEADER_DIMENSION, 0", 4, "expected .B (bindless), .NODEP, .T or .P"},
    {"TXQ R0, R6, 2D, 0", 12,
     "expected the query: TEX_HEADER_DIMENSION, TEX_HEADER_TEXTURE_TYPE or TEX_HEADER_SAMPLER_POS"},
    {"TXQ.B R0, R7, TEX_HEADER_DIMENSION, 0", 10, "Ra holds 2 scalars here; expected a multiple of 2"}, /* R-TXQ-33 */
    {"TXQ R0, RZ, TEX_HEADER_SAMPLER_POS, 0", 8, "Ra is RZ"},                                           /* R-TXQ-32 */
    {"TXQ R1, R6, TEX_HEADER_DIMENSION, 0, 0x3", 4, "multiple of 2"},                                   /* R-TXQ-31 */
    {"TXQ R0, R6, TEX_HEADER_DIMENSION, 0x2000", 34, "expected a handle index 0..0x1fff"},
    {"TXQ R0, R6, TEX_HEADER_DIMENSION, 0x100, 1, 0xf", 34, "texture id"},
    {"TXQ R0, R6, TEX_HEADER_DIMENSION, 1, 0x20, 0xf", 37, "sampler id"},
    {"TXQ R0, R6, TEX_HEADER_DIMENSION, 1, 0x20", 37, "mask"},
    {"TXQ R0, R6, TEX_HEADER_DIMENSION", 32, "','"},
};

static void errors_have_a_place_and_say_what_was_expected(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        struct asm_insn insn;
        struct asm_error error = {0};
        if (asm_parse(refused[i].text, strlen(refused[i].text), &insn, &error))
            fail_msg("assembled: %s", refused[i].text);
        if (error.offset != refused[i].offset || !strstr(error.text, refused[i].part))
            fail_msg("%s: column %zu: %s", refused[i].text, error.offset, error.text);
    }
}

/* A random word; some are near misses of legal ones. */
static struct asm_insn draw(struct rng *r)
{
    struct insn f = {.form = insn_find(rng_percent(r, 50) ? UINT64_C(0xdec0) << 48 : UINT64_C(0xc800) << 48)};
    f.field[ISA_PG_NOT] = rng_percent(r, 50);
    f.field[ISA_NDV] = rng_percent(r, 50);
    f.field[ISA_NODEP] = rng_percent(r, 50);
    f.field[ISA_DC] = rng_percent(r, 30);
    f.field[ISA_RD] = rng_percent(r, 10) ? 252 + rng_below(r, 4) : rng_below(r, 64) * 4 + (rng_percent(r, 20) ? 1 : 0);
    f.field[ISA_RA] = rng_percent(r, 10) ? 252 + rng_below(r, 4) : rng_below(r, 64) * 4 + (rng_percent(r, 20) ? 2 : 0);
    f.field[ISA_RB] = rng_percent(r, 30) ? rng_below(r, 256) : rng_below(r, 64) * 4;
    f.field[ISA_PG] = rng_below(r, 8);
    f.field[ISA_PS] = rng_below(r, 8);
    f.field[ISA_COMP] = rng_below(r, 4);
    f.field[ISA_TOFF] = rng_below(r, 4);
    f.field[ISA_PARAM] = rng_below(r, 8);
    f.field[ISA_WMASK] = rng_below(r, 16);
    f.field[ISA_INDEX] = rng_below(r, 0x2000);
    f.field[ISA_ZERO] = rng_percent(r, 5) ? rng_below(r, 512) : 0;
    struct asm_insn insn = {insn_word(&f), rng_below(r, 20) == 0 ? 3 : rng_below(r, 3)};
    if (rng_percent(r, 5))
        insn.word = (uint64_t)rng_next(r) << 32 | rng_next(r);
    return insn;
}

/* A random compact word; most are legal. */
static struct asm_insn draw_compact(struct rng *r)
{
    static const uint16_t tlds[] = {0xda00, 0xda20, 0xda40, 0xda80, 0xdaa0, 0xdac0, 0xdae0, 0xdb00, 0xdb80};
    uint64_t top = rng_percent(r, 60) ? tlds[rng_below(r, 9)] | rng_below(r, 32) : 0xdf00 | rng_below(r, 64);
    uint64_t rd2 = rng_percent(r, 50) ? 0xff : rng_below(r, 128) * 2, rd = rng_below(r, 128) * 2;
    uint64_t ra = rng_percent(r, 90) ? rng_below(r, 128) * 2 : rng_below(r, 256), rb = rng_below(r, 128) * 2;
    top &= rng_percent(r, 98) ? 0xffbf | (top >> 8 == 0xdf ? 0 : 0x40) : 0xffff;
    return (struct asm_insn){top << 48 | (uint64_t)rng_below(r, 0x2000) << 36 | rd2 << 28 |
                                 (rng_percent(r, 10) ? 0xff : rb) << 20 | rng_below(r, 16) << 16 | ra << 8 | rd,
                             rng_below(r, 3)};
}

static void legal_words_survive_text_and_back(void **state)
{
    (void)state;
    struct rng r;
    unsigned legal = 0, illegal = 0;
    rng_init(&r, 2024, 0);
    for (unsigned i = 0; i < 100000; i++) {
        struct asm_insn insn = i % 4 ? draw(&r) : draw_compact(&r), again;
        struct insn decoded;
        insn_decode(insn.word, insn.phase, &decoded);
        char text[ASM_TEXT];
        bool ok = asm_text(&insn, text);
        if (insn_legal(&decoded) && !ok) { /* the text of a surface access has no phase */
            assert_int_not_equal(insn.phase, TEX_PHASE_NONE);
            insn.phase = TEX_PHASE_NONE;
            ok = asm_text(&insn, text);
        }
        assert_int_equal(ok, insn_legal(&decoded));
        if (!ok) {
            assert_non_null(strstr(text, insn_reason(&decoded)));
            assert_memory_equal(text, ".illegal 0x", 11);
            illegal++;
            continue;
        }
        again = assemble(text);
        if (again.word != insn.word || again.phase != insn.phase)
            fail_msg("%s: %016llx became %016llx", text, (unsigned long long)insn.word, (unsigned long long)again.word);
        legal++;
    }
    assert_in_range(legal, 1000, 99000);
    assert_in_range(illegal, 1000, 99000);
}

static void the_model_agrees_on_legality_and_threads(void **state)
{
    (void)state;
    struct image empty;
    struct rng r;
    const struct tex_config config = {0};
    image_init(&empty);
    struct tex_memory memory = image_memory(&empty);
    rng_init(&r, 99, 0);
    for (unsigned i = 0; i < 5000; i++) {
        struct asm_insn insn = i % 2 ? draw(&r) : draw_compact(&r);
        struct tex_warp warp = {.header = {.word = insn.word,
                                           .phase = insn.phase,
                                           .pred = rng_next(&r),
                                           .active = rng_next(&r),
                                           .killed = rng_next(&r)}};
        static struct tex_warp_result result;
        tex_execute(&config, &memory, &warp, 0, NULL, &result);
        const struct tex_decode *d = &result.trace[0].decode;
        struct insn decoded;
        insn_decode(insn.word, insn.phase, &decoded);
        assert_int_equal(d->illegal, insn_illegal(&decoded));
        assert_int_equal(d->tag.status, !decoded.refusal               ? TEX_STATUS_OK
                                        : decoded.refusal->unsupported ? TEX_STATUS_UNSUPPORTED_OP
                                                                       : TEX_STATUS_ILLEGAL);
        uint32_t executed = 0;
        for (unsigned k = 0; k < result.threads; k++)
            if (!result.trace[k].decode.tag.token)
                executed |= UINT32_C(1) << result.trace[k].decode.tag.lane;
        assert_int_equal(executed, insn_executed(&warp.header));
    }
    image_free(&empty);
}

/* The model's value of an operand. */
static uint32_t shown(const struct tex_decode *d, const char *name)
{
    const struct {
        const char *name;
        uint32_t value;
    } operands[] = {{"array", d->array}, {"s", d->s},       {"t", d->t},           {"r", d->r},       {"x", d->s},
                    {"y", d->t},         {"z", d->r},       {"handle", d->handle}, {"off1", d->off1}, {"off2", d->off2},
                    {"offset", d->off1}, {"dref", d->dref}, {"lod", d->lod},       {"sample", d->lod}};
    for (unsigned i = 0; i < sizeof operands / sizeof *operands; i++)
        if (strcmp(operands[i].name, name) == 0)
            return operands[i].value;
    fail_msg("operand %s", name);
    return 0;
}

static void operands_stand_where_the_model_reads_them(void **state)
{
    (void)state;
    struct image empty;
    struct rng r;
    const struct tex_config config = {0};
    image_init(&empty);
    struct tex_memory memory = image_memory(&empty);
    unsigned judged = 0;
    rng_init(&r, 5, 0);
    for (unsigned i = 0; i < 4000; i++) {
        struct asm_insn insn = i % 2 ? draw(&r) : draw_compact(&r);
        struct insn decoded;
        struct tex_warp warp = {.header = {.word = insn.word, .active = 1, .pred = 0}};
        static struct tex_warp_result result;
        for (unsigned k = 0; k < 4; k++) {
            warp.ra[0][k] = 0x1000 + k;
            warp.rb[0][k] = 0x2000 + k;
        }
        if (insn_executed(&warp.header) == 0)
            continue;
        insn_decode(insn.word, insn.phase, &decoded);
        tex_execute(&config, &memory, &warp, 0, NULL, &result);
        const struct tex_decode *d = &result.trace[0].decode;
        for (unsigned p = 0; p < ISA_PORTS; p++)
            for (unsigned k = 0; k < decoded.port[p].count; k++)
                assert_int_equal(shown(d, decoded.port[p].operand[k]->name),
                                 *case_register(&warp, (enum isa_port)p, 0, k));
        judged++;
    }
    assert_in_range(judged, 500, 4000);
    image_free(&empty);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_words_disassemble),
        cmocka_unit_test(known_texts_assemble),
        cmocka_unit_test(spelling_of_queries_is_free),
        cmocka_unit_test(spelling_is_free),
        cmocka_unit_test(errors_have_a_place_and_say_what_was_expected),
        cmocka_unit_test(legal_words_survive_text_and_back),
        cmocka_unit_test(the_model_agrees_on_legality_and_threads),
        cmocka_unit_test(operands_stand_where_the_model_reads_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
