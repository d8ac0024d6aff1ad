// SPDX-License-Identifier: Apache-2.0
/* What a text may say, and what is refused or left out. */
#include "tgsi/opcode.h"
#include "tgsi_text.h"

/* A line after the declarations, and a part of what is said of it. */
static const struct {
    const char *text, *part;
} refused[] = {
    {"TEX TEMP[0], IN[0], SAMP[0], SHADOWCUBE_ARRAY", ":30: error: TEX has no target SHADOWCUBE_ARRAY (R-TGSI-14)"},
    {"TEX2 TEMP[0], IN[0], IN[1], SAMP[0], 2D", "TEX2 has no target 2D (R-TGSI-15)"},
    {"TXP TEMP[0], IN[0], SAMP[0], 2D_ARRAY", "TXP has no target 2D_ARRAY (R-TGSI-17)"},
    {"TXB TEMP[0], IN[0], SAMP[0], CUBEARRAY", "TXB has no target CUBE_ARRAY (R-TGSI-21, R-TGSI-22)"},
    {"TXB TEMP[0], IN[0], SAMP[0], SHADOW2D_ARRAY", "TXB has no target SHADOW2D_ARRAY"},
    {"TXB2 TEMP[0], IN[0], IN[1], SAMP[0], SHADOW1D_ARRAY", "TXB2 has no target SHADOW1D_ARRAY (R-TGSI-23)"},
    {"TXL TEMP[0], IN[0], SAMP[0], SHADOWCUBE", "TXL has no target SHADOWCUBE (R-TGSI-27, R-TGSI-28)"},
    {"TXL2 TEMP[0], IN[0], IN[1], SAMP[0], 2D", "(R-TGSI-29)"},
    {"TXF TEMP[0], IN[0], SAMP[0], CUBE", "TXF has no target CUBE (R-TGSI-36)"},
    {"TXF TEMP[0], IN[0], SAMP[0], SHADOW2D", "(R-TGSI-36)"},
    {"TXF TEMP[0], IN[0], SAMP[0], BUFFER, IMM[0].xyz", "TXF takes no offsets with target BUFFER (R-TGSI-39)"},
    {"TG4 TEMP[0], IN[0], IMM[0].xxxx, SAMP[0], 3D", "TG4 has no target 3D (R-TGSI-56)"},
    {"TG4 TEMP[0], IN[0], IMM[0].zzzz, SAMP[0], 2D", "expected an immediate of 0..3 (R-TGSI-62)"},
    {"TG4 TEMP[0], IN[0], TEMP[1].xxxx, SAMP[0], 2D", "expected an immediate of 0..3 (R-TGSI-62)"},
    {"TG4 TEMP[0], IN[0], IMM[0].xxxx, SAMP[0].yyyy, 2D",
     ":42: error: the swizzle of the sampler names component y, the operand IMM[0] component z; expected one of them "
     "(R-TGSI-62)"},
    {"TG4 TEMP[0], IN[0], SAMP[0].yyyy, SHADOWCUBE_ARRAY", "TG4 has no target SHADOWCUBE_ARRAY (R-TGSI-56, R-TGSI-63)"},
    {"TG4 TEMP[0], IN[0], 2D", "expected 4: destination, address, component and sampler, or no component"},
    {"SAMPLE TEMP[0], IN[0], SVIEW[3], SAMP[0]", "SAMPLE has no target 2D_MSAA (R-TGSI-70)"},
    {"SAMPLE_I TEMP[0], IN[0], SVIEW[2]", "SAMPLE_I has no target CUBE (R-TGSI-71)"},
    {"SAMPLE_I_MS TEMP[0], IN[0], SVIEW[0], IN[0].xxxx", "(R-TGSI-79)"},
    {"SAMPLE TEMP[0], IN[0], SAMP[1], SAMP[0]", "the sampler view is 'SAMP[1]'; expected SVIEW[#]"},
    {"SAMPLE TEMP[0], IN[0], SVIEW[9], SAMP[0]", "SVIEW[9] has no declaration; expected DCL SVIEW[9] before it"},
    {"TEX TEMP[0], IN[0], SAMP[4], 2D", "SAMP[4] has no declaration"},
    {"TEX TEMP[0], IN[0], SAMP[ADDR[0].x+4], 2D",
     ":21: error: no declared SAMP of the target is in reach of the register; expected DCL SAMP[4] before it"},
    {"TEX TEMP[0], IN[0], SAMP[ADDR[0].x-33], 3D", "no declared SAMP of the target is in reach"},
    {"LOAD TEMP[0], IMAGE[ADDR[0].x+1], TEMP[1], 1D", "no declared IMAGE of the target is in reach"},
    {"TEX TEMP[0], IN[0], SAMP[32], 2D", "'SAMP[32]' is out of range; expected SAMP[0]..SAMP[31]"},
    {"TEX TEMP[0], IN[0], SAMP[0]", "TEX names no target; expected 2D or another"},
    {"TEX TEMP[0], IN[0], 2D", "TEX has 2 registers; expected 3: destination, address and sampler"},
    {"TEX IN[0], IN[0], SAMP[0], 2D", "the destination is 'IN[0]'; expected TEMP or OUT"},
    {"TEX TEMP[0].yx, IN[0], SAMP[0], 2D", "the mask repeats or reorders components"},
    {"TEX TEMP[0], IN[0].xy, SAMP[0], 2D", "the swizzle has 2 components; expected one or four"},
    {"TEX TEMP[0], SAMP[1], SAMP[0], 2D", "the address is 'SAMP[1]'"},
    {"TEX TEMP[0].q, IN[0], SAMP[0], 2D", "'q' is no list of components"},
    {"TEX TEMP[0], IN[0], SAMP[0], 4D", "'4D' is no register, target or format"},
    {"TEX TEMP[0], IN[0], SAMP[0] 2D", "unexpected '2D'; expected"},
    {"SAMPLE TEMP[0], IN[0], SVIEW[1], SAMP[0], 2D", "the instruction says 2D, the declaration of SVIEW[1] 2D_ARRAY"},
    {"STORE IMAGE[1], TEMP[0], TEMP[1]", "IMAGE[1] is not declared WR (R-TGSI-146)"},
    {"ATOMUADD TEMP[0].x, IMAGE[1], TEMP[1], TEMP[2]",
     "expected PIPE_FORMAT_R32_UINT, R32_SINT or R32_FLOAT (R-TGSI-131)"},
    {"LOAD TEMP[0], RES[1], TEMP[1], SHADOW2D\nDCL RES[1], SHADOW2D", "LOAD has no target SHADOW2D (R-TGSI-111)"},
    {"LOAD TEMP[0], SVIEW[1], TEMP[2], 2D", "expected IMAGE[#], RES[#] or BUFFER[#] (R-TGSI-110)"},
    {"SAMPLE TEMP[0], IN[0], SVIEW[0], SAMP[0]\nTEX TEMP[0], IN[0], SAMP[0], 2D",
     "the families are not mixed (R-TGSI-3)"},
    {"DCL SVIEW[4], 2D, FLOAT, UINT", "the view has 2 types; expected one or four (R-TGSI-141)"},
    {"DCL SVIEW[4], FLOAT", "names no target; expected 2D or another (R-TGSI-140)"},
    {"DCL SVIEW[4], 2D, FLOT", "unknown word 'FLOT' of a declaration"},
    {"DCL SAMP[0..32]", "SAMP is declared out of range; expected SAMP[0]..SAMP[31]"},
    {"DCL SAMP[2..1]", "SAMP is declared out of range"},
    {"IMM[2] FLT16 {1, 2, 3, 4}", "unknown type 'FLT16'"},
    {"IMM[2] FLT32 {1, 2, 3, 4, 5}", "the immediate has more than four values"},
    {"IMM[4096] FLT32 {1, 2, 3, 4}", "the number of the immediate is out of range; expected 0..4095"},
    {"IMM[2] UINT32 {99999999999}", "99999999999 is larger than 32 bits"},
    {"TEX TEMP[0], IN[0], SAMP[0], 2D, IMM[0], IMM[0]", "a second offset"},
    {"SAMPLE_I_MS TEMP[0], TEMP[1], SVIEW[3], IN[0].xxxx, IMM[0].xyz", "takes no offsets with target 2D_MSAA"},
    {"LOD TEMP[0], TEMP[1], SVIEW[0], SAMP[0], IMM[0].xyz", "LOD has 5 registers; expected 4"},
    {"VERT", ":1: error: a second processor; expected one shader in a text"},
    {"IMM[2] UINT64 {1, 2, 3}", "the immediate has more than two values"},
    {"IMM[2] UINT64 {18446744073709551616, 1}", "18446744073709551616 is larger than 64 bits"},
    {"IMM[2] INT32 {1, inf, 3, 4}", "inf or nan in an immediate of integers"},
    {"IMM[2] INT64 {nan, 3}", "inf or nan in an immediate of integers"},
    {"IMM[2] FLT32 {1, x, 3, 4}", "unexpected 'x'; expected a number, inf or nan"},
    {"TEX TEMP[0], IN[0] @, SAMP[0], 2D", "unexpected character '@'"},
};

static const struct {
    const char *text, *why;
} left[] = {
    {"TXD TEMP[0], IN[0], IN[1], IN[2], SAMP[0], SHADOW1D", "derivatives of volumes, cubes and comparisons"},
    {"TXD TEMP[0], IN[0], IN[1], IN[2], SAMP[0], 3D", "derivatives of volumes, cubes and comparisons"},
    {"SAMPLE TEMP[0], IN[0], SVIEW[ADDR[0].x], SAMP[ADDR[0].y]",
     "its view and its sampler are chosen by two registers"},
    {"SAMPLE_POS TEMP[0], TEMP[1], IN[0].xxxx", "the samples of the render target are not in a texture header"},
    {"TEX TEMP[0], IN[0], CONST[1][0].xyxy, 2D", "its handle is in a register, not in the bank"},
    {"STORE TEMP[1].xyxy, TEMP[2], TEMP[3], 2D, PIPE_FORMAT_R32_UINT", "its handle is in a register, not in the bank"},
    {"TG4 TEMP[0], IN[0], IMM[0].xxxx, SAMP[0], 2D, IMM[0].xyz, IMM[0].xyz",
     "each of its texels has an offset of its own"},
    {"LOAD TEMP[0].x, CONSTBUF[0], TEMP[1]", "buffers of constants are not of the texture unit"},
    {"LOAD TEMP[0].x, MEMORY[0], TEMP[1]", "shared memory and counters are not of the texture unit"},
    {"ATOMUADD TEMP[0].x, BUFFER[0], TEMP[1], TEMP[2]", "atomics on buffers are not of the texture unit"},
    {"RESQ TEMP[0].x, BUFFER[0]", "the bytes of a buffer are not in a texture header"},
    {"STORE RES[0].xyz, TEMP[0], TEMP[1]", "a store of other words than x, xy or xyzw takes several words"},
    {"STORE BUFFER[0].y, TEMP[0], TEMP[1]", "a store of other words than x, xy or xyzw takes several words"},
    {"STORE BUFFER[0].xz, TEMP[0], TEMP[1]", "a store of other words than x, xy or xyzw takes several words"},
    {"ATOMXCHG TEMP[0].x, IMAGE[2], TEMP[1], TEMP[2]", "the unit adds floats, and has the other atomics on integers"},
    {"ATOMFADD TEMP[0].x, IMAGE[0], TEMP[1], TEMP[2]", "the unit adds floats, and has the other atomics on integers"},
    {"LOAD TEMP[0], IMAGE[0], TEMP[1], CUBE", "the instruction says"}, /* an error: the declaration differs */
    {"LOAD TEMP[0], IMAGE[5], TEMP[1], 2D_MSAA", "the unit has no surfaces of several samples"},
    {"RESQ TEMP[0], IMAGE[5]", "the unit has no surfaces of several samples"},
    {"SAMPLE_C TEMP[0], IN[0], SVIEW[5], SAMP[0], IN[1].xxxx", "the unit compares no texels of volumes"},
    {"SAMPLE_C_LZ TEMP[0], IN[0], SVIEW[5], SAMP[0], IN[1].xxxx", "the unit compares no texels of volumes"},
    {"TXB2 TEMP[0], IN[0], IN[1], SAMP[0], SHADOW2D_ARRAY", "the page has no such target, EXT_texture_shadow_lod has"},
    {"TXL2 TEMP[0], IN[0], IN[1], SAMP[0], SHADOW2D_ARRAY", "the page has no such target, EXT_texture_shadow_lod has"},
    {"TXL2 TEMP[0], IN[0], IN[1], SAMP[0], SHADOWCUBE", "the page has no such target, EXT_texture_shadow_lod has"},
    {"LODQ_SAT TEMP[0].x, IN[0], SAMP[0], 2D", "a level or a position that is saturated"},
    {"FOO TEMP[0], TEMP[1]", "no opcode of TGSI"},
};

static char *say(const char *line, bool strict, struct tgsi_program *p, bool *good)
{
    static char whole[4096];
    snprintf(whole, sizeof whole, TGSI_DECLARATIONS "%s\n", line);
    return tgsi_errors(whole, strlen(whole), strict, p, good);
}

static void broken_rules_are_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        struct tgsi_program p;
        bool good;
        char *said = say(refused[i].text, false, &p, &good);
        if (good || !strstr(said, refused[i].part))
            fail_msg("%s: %s", refused[i].text, said);
        free(said);
        tgsi_free(&p);
    }
}

static void what_no_word_does_is_left_out(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof left / sizeof *left; i++) {
        struct tgsi_program p;
        bool good;
        char *said = say(left[i].text, false, &p, &good);
        bool found =
            good ? p.left.count == 1 && strstr(p.left.list[0].why, left[i].why) : strstr(said, left[i].why) != NULL;
        if (!found || p.count != (good ? 0 : p.count))
            fail_msg("%s: %s", left[i].text, good && p.left.count ? p.left.list[0].why : said);
        free(said);
        tgsi_free(&p);
        said = say(left[i].text, true, &p, &good);
        assert_false(good);
        free(said);
        tgsi_free(&p);
    }
}

/* Values for which a declaration is in reach; what the first of them chooses. */
static void registers_choose(void **state)
{
    static const struct {
        const char *text, *by;
        uint32_t first, count, number;
    } rows[] = {
        {"TEX TEMP[0], IN[0], SAMP[ADDR[0].x+1], 2D_ARRAY", "ADDR[0].x", 0, 1, 1}, /* SAMP[2] has a view of cubes */
        {"TEX TEMP[0], IN[0], SAMP[addr[2].w](1), CUBE", "addr[2].w", 2, 1, 2},    /* SAMP[0] and [1] have not */
        {"TEX TEMP[0], IN[0], SAMP[ADDR[0].x-1], SHADOW2D", "ADDR[0].x", 1, 1, 0},
        {"SAMPLE TEMP[0], IN[0], SVIEW[0], SAMP[TEMP[1].x]", "TEMP[1].x", 0, 4, 0},
        {"SAMPLE TEMP[0], IN[0], SVIEW[ADDR[0].x], SAMP[ADDR[0].x+3]", "ADDR[0].x", 0, 1, 0},
        {"LOAD TEMP[0].x, IMAGE[ADDR[0].x], TEMP[1], 2D", "ADDR[0].x", 0, 1, 0},
        {"LOAD TEMP[0].x, IMAGE[ADDR[0].x-7], TEMP[1], CUBE", "ADDR[0].x", 10, 1, 3},
        {"LOAD TEMP[0].x, BUFFER[ADDR[0].x], TEMP[1]", "ADDR[0].x", 0, 2, 0},
        {"TEX TEMP[0], IN[0], SAMP[0], 2D", "", 0, 0, 0},
        {"TEX TEMP[0], CONST[ADDR[0].x][2], SAMP[0], 2D", "", 0, 0, 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct tgsi_program p;
        bool good;
        char *said = say(rows[i].text, true, &p, &good);
        if (!good || p.count != 1)
            fail_msg("%s: %s", rows[i].text, said);
        struct tgsi_reach reach = tgsi_reach_of(&p, p.instructions);
        if (strncmp(reach.by.at ? reach.by.at : "", rows[i].by, reach.by.size) != 0 ||
            reach.by.size != strlen(rows[i].by) || reach.first != rows[i].first || reach.count != rows[i].count ||
            tgsi_bound_of(&p, p.instructions).number != rows[i].number)
            fail_msg("%s: %.*s, %u of %u", rows[i].text, (int)reach.by.size, reach.by.at, (unsigned)reach.first,
                     (unsigned)reach.count);
        free(said);
        tgsi_free(&p);
    }
}

/* As dumps have them. */
static void other_statements_are_passed_over(void **state)
{
    static const char text[] =
        "FRAG\nPROPERTY FS_COLOR0_WRITES_ALL_CBUFS 1\nDCL IN[0], GENERIC[9], PERSPECTIVE, CENTROID\nDCL OUT[0], COLOR\n"
        "DCL SAMP[0]\nDCL CONST[0][0..3]\nDCL TEMP[0..3], ARRAY(1), LOCAL\nDCL ADDR[0]\nDCL SV[0], POSITION\n"
        "IMM[0] FLT32 {    0.0000,     0.5000,    -1.0000,     2.0000}\n"
        "  0: MOV TEMP[0].xy, IN[0].xyyy\n  1: IF CONST[0][1].xxxx :4\n"
        "  2:   TEX TEMP[ADDR[0].x+1](1).xyz, TEMP[0].xyyy, SAMP[0], 2D // comment\n  3: ENDIF\n"
        "  4: MAD_SAT OUT[0], TEMP[1], -IMM[0].xxyz, |IMM[0].wwww|\n  5: END\n";
    struct tgsi_program p;
    bool good;
    (void)state;
    char *said = tgsi_errors(text, strlen(text), true, &p, &good);
    if (!good)
        fail_msg("%s", said);
    assert_int_equal(p.count, 1);
    assert_int_equal(p.instructions->at.line, 13);
    assert_int_equal(p.immediate[0][2], 0xbf800000);
    assert_int_equal(p.stage, TEX_STAGE_PIXEL);
    free(said);
    tgsi_free(&p);
}

/* Words of 64 bits, the low one first; what printf makes of floats that are no numbers. */
static void immediates_have_their_bits(void **state)
{
    static const struct {
        const char *text;
        uint32_t bits[TGSI_COMPONENTS];
    } rows[] = {{"IMM[2] UINT64 {18446744073709551615, 1}", {0xffffffff, 0xffffffff, 1, 0}},
                {"IMM[2] INT64 {-9223372036854775808, -2}", {0, 0x80000000, 0xfffffffe, 0xffffffff}},
                {"IMM[2] FLT64 {1.50000000, -2}", {0, 0x3ff80000, 0, 0xc0000000}},
                {"IMM[2] FLT64 {      inf, 0x3ff0000000000001}", {0, 0x7ff00000, 1, 0x3ff00000}},
                {"IMM[2] FLT32 {      inf,      -inf, nan, -0.0000}", {0x7f800000, 0xff800000, 0x7fc00000, 0x80000000}},
                {"IMM[2] UINT32 {4294967295, 0x10, 0, 1}", {0xffffffff, 16, 0, 1}}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct tgsi_program p;
        bool good;
        char *said = say(rows[i].text, true, &p, &good);
        if (!good || memcmp(p.immediate[2], rows[i].bits, sizeof rows[i].bits) != 0)
            fail_msg("%s: %s", rows[i].text, said);
        free(said);
        tgsi_free(&p);
    }
}

static void every_opcode_has_a_row(void **state)
{
    static const char *const names[] = {
        "TEX",         "TEX2",         "TXP",         "TXB",         "TXB2",     "TEX_LZ",   "TXL",      "TXL2",
        "TXD",         "TXF",          "TXQ",         "TXQS",        "TG4",      "LODQ",     "SAMPLE",   "SAMPLE_I",
        "SAMPLE_I_MS", "SAMPLE_B",     "SAMPLE_C",    "SAMPLE_C_LZ", "SAMPLE_D", "SAMPLE_L", "GATHER4",  "SVIEWINFO",
        "SAMPLE_POS",  "SAMPLE_INFO",  "LOD",         "LOAD",        "STORE",    "RESQ",     "ATOMUADD", "ATOMFADD",
        "ATOMXCHG",    "ATOMCAS",      "ATOMAND",     "ATOMOR",      "ATOMXOR",  "ATOMUMIN", "ATOMUMAX", "ATOMIMIN",
        "ATOMIMAX",    "ATOMINC_WRAP", "ATOMDEC_WRAP"};
    (void)state;
    assert_int_equal(sizeof names / sizeof *names, 43);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct tgsi_spelling spelling;
        char text[40];
        assert_non_null(tgsi_opcode_find(names[i], strlen(names[i])));
        assert_false(tgsi_is_other(names[i], strlen(names[i])));
        snprintf(text, sizeof text, "%s_SAT_PRECISE", names[i]);
        assert_true(tgsi_spelling(text, strlen(text), &spelling) && spelling.saturate);
    }
    assert_true(tgsi_is_other("mad_sat", 7));
    assert_false(tgsi_is_other("SAT", 3));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(broken_rules_are_refused),   cmocka_unit_test(what_no_word_does_is_left_out),
        cmocka_unit_test(registers_choose),           cmocka_unit_test(other_statements_are_passed_over),
        cmocka_unit_test(immediates_have_their_bits), cmocka_unit_test(every_opcode_has_a_row),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
