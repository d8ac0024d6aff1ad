// SPDX-License-Identifier: Apache-2.0
/* `tgsi` in a vector: its word, registers from operands by name, expectations by component, and its errors. */
#include "vector_text.h"

#define HEAD                                                                                                           \
    "texlock 1\ntexture 0 { format R32 UINT size 8 8 address 0 }\nsampler 0 { }\nsampler 1 { }\n"                      \
    "handle 3 texture 0 sampler 1\nhandle 4 texture 0 sampler 0\n"                                                     \
    "texture 1 { type TWO_D_ARRAY format R32 UINT size 8 8 layers 4 address 0x1000 }\nhandle 5 texture 1 sampler 1\n"
#define LINE "9"

static void texts_become_words(void **state)
{
    static const char *const items[] = {
        /* a text, and the word that it becomes */
        "tgsi \"TEX TEMP[0], IN[0], SAMP[0], 2D\"",
        "asm \"TEX R8, R0, 0x4, 2D, 0xf\"",
        "tgsi \"SAMPLE_I TEMP[0], IN[0], SVIEW[1]\"", /* the header says 2D_ARRAY */
        "asm \"TLD.LL R8, R0, R4, 0x5, ARRAY_2D, 0xf\"",
        "tgsi \"TEX TEMP[0].x, IN[0], SAMP[9], 2D\" bank 3",
        "asm \"TEX R8, R0, 0x3, 2D, 0x1\"",
        "tgsi \"SAMPLE_I TEMP[0], IN[0], SVIEW[ADDR[0].x-2]\" \"ADDR[0].x\" = 3",
        "asm \"TLD.LL R8, R0, R4, 0x5, ARRAY_2D, 0xf\"",
        "tgsi \"TXF TEMP[0], IN[0], SAMP[IN[0].x+1], 2D\" bank 3 \"IN[0].x\" = 2",
        "asm \"TLD.LL R8, R0, R4, 0x5, 2D, 0xf\"",
    };
    uint64_t words[sizeof items / sizeof *items];
    (void)state;
    for (size_t i = 0; i < sizeof items / sizeof *items; i++) {
        char text[2048];
        struct test_case c;
        snprintf(text, sizeof text, HEAD "warp 0 { %s }\n", items[i]);
        vector_good(text, &c);
        words[i] = c.warps[0].warp.header.word;
        case_free(&c);
    }
    for (size_t i = 0; i < sizeof items / sizeof *items; i += 2)
        assert_int_equal(words[i], words[i + 1]);
}

static void operands_become_registers(void **state)
{
    struct test_case c;
    (void)state;
    vector_good(HEAD "warp 0 { tgsi \"TXP TEMP[0], -IN[0], SAMP[0], 2D\" \"IN[0].x\" = lane  \"IN[0].y\" = 3.0  "
                     "\"IN[0].w\" = 2.0 }\n"
                     "warp 0 { tgsi \"IMM[0] INT32 {1, -2, 0, 0}; TXF TEMP[0], IN[0], SAMP[0], 2D, IMM[0].xyz\" "
                     "\"IN[0].x\" = lane }\n",
                &c);
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        float half = (float)lane / 2;
        uint32_t bits;
        memcpy(&bits, &half, sizeof bits);
        assert_int_equal(c.warps[0].warp.ra[lane][0], bits);
        assert_int_equal(c.warps[0].warp.ra[lane][1], 0x3fc00000);
        assert_int_equal(c.warps[1].warp.ra[lane][0], lane);
        assert_int_equal(c.warps[1].warp.rb[lane][0], 0);
        assert_int_equal(c.warps[1].warp.rb[lane][1], 0xe1);
    }
    case_free(&c);
}

static void components_become_expectations(void **state)
{
    struct test_case c;
    (void)state;
    vector_good(
        HEAD
        "warp 0 { tgsi \"TEX_SAT TEMP[0].xw, IN[0], SAMP[0], 2D\" expect lane 3 \"TEMP[0].w\" = 0.5 }\n"
        "warp 0 { tgsi \"LODQ TEMP[0], IN[0], SAMP[0], 2D\" expect lane 1 \"TEMP[0].x\" = 2.0 \"TEMP[0].z\" = 0 }\n"
        "warp 0 { asm \"TEX R8, R0, 0x4, 2D, 0xf\" expect lane 1 lod(R8) = 2.0 }\n",
        &c);
    assert_int_equal(c.expects_count, 3);
    assert_int_equal(c.expects[0].reg, 9);
    assert_int_equal(c.expects[0].after, LOW_SATURATE);
    assert_int_equal(c.expects[0].value, 0x3f000000);
    assert_int_equal(c.expects[1].reg, 9);
    assert_int_equal(c.expects[1].after, LOW_LEVEL);
    assert_int_equal(c.expects[2].after, LOW_LEVEL);
    case_free(&c);
}

static void errors_point_into_the_text(void **state)
{
    static const struct {
        const char *item, *column, *part;
    } rows[] = {
        {"tgsi \"TEX TEMP[0], IN[0], SAMP[0], 4D\"", "45", "'4D' is no register, target or format"},
        {"tgsi \"TEX TEMP[0], IN[0], SAMP[7], 2D\"", "36", "no texture 7 in this file, which SAMP[7] is"},
        {"tgsi \"SAMPLE TEMP[0], IN[0], SVIEW[1], SAMP[0]\"", "16", "no handle joins texture 1 and sampler 0"},
        {"tgsi \"TEX TEMP[0], IN[0], SAMP[0], 2D\" bank 99999", "54", "handle 99999 is out of range"},
        {"tgsi \"MOV TEMP[0], IN[0]\"", "15", "the text has 0 texture instructions; expected one"},
        {"tgsi \"FOO TEMP[0], IN[0]\"", "16", "FOO: no opcode of TGSI"},
        {"tgsi \"TEX TEMP[0], IN[0], SAMP[0], 2D\" \"IN[0].z\" = 1", "49",
         "the text reads no 'IN[0].z'; expected IN[0].x, IN[0].y"},
        {"tgsi \"TXQS TEMP[0].x, SAMP[0], 2D\" \"IN[0].z\" = 1", "45", "expected none: it has no operands"},
        {"tgsi \"TEX TEMP[0], IN[0], SAMP[0], 2D\" \"IN[0].x\" = 1 \"IN[0].x\" = 2", "63",
         "IN[0].x has a value already"},
        {"tgsi \"TEX TEMP[0], IN[0], SAMP[0], 2D\" expect all \"TEMP[1].x\" = 0", "60",
         "the text writes no 'TEMP[1].x'; expected TEMP[0].x"},
        {"tgsi \"TXQS TEMP[0].xy, SAMP[0], 2D\" expect all \"TEMP[0].y\" = 1", "57",
         "TEMP[0].y is 0x0 whatever is read: 0"},
        {"asm \"TEX R8, R0, 0x4, 2D, 0xf\" \"IN[0].x\" = 1", "41", "only 'tgsi' has them"},
        {"asm \"TEX R8, R0, 0x4, 2D, 0xf\" expect all \"r0.x\" = 1", "52", "only 'tgsi' has components"},
        {"asm \"TEX R8, R0, 0x4, 2D, 0xf\" expect all half(R8) = 1", "52", "unknown function; expected saturate"},
        {"asm \"TEX R8, R0, 0x4, 2D, 0xf\" expect all lod(R7) = 1", "56", "the word writes no register 'R7'"},
        {"sm4 \"resinfo r0.xw, r1.x, t0.xyzw\" expect all \"r0.x\" = 8", "56",
         "only 'tgsi' has components"}, /* it is 8.0 */
        {"tgsi \"TEX TEMP[0], IN[0], SAMP[ADDR[0].x], 2D\" \"ADDR[0].x\" = lane", "36",
         "ADDR[0].x differs among threads; expected one value"},
        {"tgsi \"DCL SAMP[0..1]; TEX TEMP[0], IN[0], SAMP[ADDR[0].x], 2D\" \"ADDR[0].x\" = 2", "52",
         "ADDR[0].x is 2, which chooses nothing that is declared; expected 0..1"},
        {"tgsi \"TEX TEMP[0], IN[0], SAMP[ADDR[0].x-1], 2D\" \"ADDR[0].x\" = 0", "36",
         "ADDR[0].x is 0, which chooses nothing that is declared; expected 1 or more"},
        {"tgsi \"TEX TEMP[0], IN[0], SAMP[ADDR[0].x], 2D\" \"ADDR[0].x\" = 2", "36", "no texture 2 in this file"},
        {"tgsi \"TEX TEMP[0], IN[0], SAMP[ADDR[0].x], 2D\" \"ADDR[0].x\" = 40", "36",
         "is out of range; expected SAMP[0]..SAMP[31]"},
        {"tgsi \"TEX TEMP[0], IN[0], SAMP[ADDR[0].x], 2D\" bank 8191 \"ADDR[0].x\" = 1", "62",
         "word 8192 of the bank; expected 0..8191"},
        {"tgsi \"TEX TEMP[0], IN[0], SAMP[ADDR[0].x], 2D\" \"ADDR[0].x\" = 1 \"ADDR[0].x\" = 1", "73",
         "ADDR[0].x has a value already"},
        {"tgsi \"SAMPLE TEMP[0], IN[0], SVIEW[ADDR[0].x], SAMP[ADDR[0].y]\"", "16", "chosen by two registers"},
        {"tgsi \"TEX TEMP[0], IN[0], SAMP[0], 2D\" word 0", "49", "the warp has a second instruction"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[2048], place[32];
        snprintf(text, sizeof text, HEAD "warp 0 { %s }\n", rows[i].item);
        snprintf(place, sizeof place, LINE ":%s", rows[i].column);
        struct test_case c;
        char *said = vector_errors(text, strlen(text), &c);
        if (!strstr(said, rows[i].part) || !strstr(said, place))
            fail_msg("%s: %s", rows[i].item, said);
        free(said);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_become_words),
        cmocka_unit_test(operands_become_registers),
        cmocka_unit_test(components_become_expectations),
        cmocka_unit_test(errors_point_into_the_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
