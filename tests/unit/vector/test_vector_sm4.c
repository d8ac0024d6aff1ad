// SPDX-License-Identifier: Apache-2.0
/* `sm4` in a vector: its word, what it finds in the file, and its errors. */
#include "vector_text.h"

#define HEAD                                                                                                           \
    "texlock 1\ntexture 0 { format R32 UINT size 8 8 address 0 }\nsampler 0 { }\nsampler 1 { }\n"                      \
    "handle 3 texture 0 sampler 1\nhandle 4 texture 0 sampler 0\nhandle 5 0x00100000\n"                                \
    "texture 1 { type CUBEMAP format R32 UINT size 8 8 address 0 }\n"                                                  \
    "texture 2 { type TWO_D_NO_MIPMAP format R32 UINT size 8 8 address 0 }\nhandle 6 0x00100002\n"                     \
    "texture 3 { raw 0 0 0 0 7fffffff 0 0 0 }\nhandle 8 0x00100003\n"
#define LINE "13"

static void texts_become_words(void **state)
{
    static const struct {
        const char *item;
        uint64_t word;
    } rows[] = {
        {"sm4 \"gather4 r0.xyzw, r1.xyxx, t0.xyzw, s0.x\"", 0xc8380047aff70008},
        {"sm4 \"gather4 r0.xyzw, r1.xyxx, t0.xyzw, s1.x\"", 0xc8380037aff70008},
        {"sm4 \"gather4 r0.xyzw, r1.xyxx, t2.xyzw, s1.x\"", 0xc8380067aff70008}, /* TWO_D_NO_MIPMAP is a 2D texture */
        {"sm4 \"resinfo_uint r0.xyzw, r1.x, t0.xyzw\"", 0xdf48003580470008},     /* the first handle of texture 0 */
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[2048];
        struct test_case c;
        snprintf(text, sizeof text, HEAD "warp 0 { %s }\n", rows[i].item);
        vector_good(text, &c);
        if (c.warps[0].warp.header.word != rows[i].word)
            fail_msg("%s: %016llx", rows[i].item, (unsigned long long)c.warps[0].warp.header.word);
        case_free(&c);
    }
}

static void values_of_the_text_are_in_their_registers(void **state)
{
    struct test_case c;
    (void)state;
    vector_good(HEAD "warp 0 { sm4 \"gather4_aoffimmi(1,-2) r0.xyzw, l(0.5,0.25,0,0), t0.xyzw, s0.x\" }\n"
                     "warp 0 { sm4 \"resinfo r0.xyzw, l(3), t0.xyzw\" }\n",
                &c);
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        assert_int_equal(c.warps[0].warp.ra[lane][0], 0x3f000000);
        assert_int_equal(c.warps[0].warp.ra[lane][1], 0x3e800000);
        assert_int_equal(c.warps[0].warp.rb[lane][0], 0x3e01);
        assert_int_equal(c.warps[1].warp.ra[lane][0], 3);
    }
    case_free(&c);
}

static void errors_point_into_the_text(void **state)
{
    static const struct {
        const char *item, *column, *part;
    } rows[] = {
        {"sm4 \"gather4 r0.xyzw, r1.xyxx, t7.xyzw, s0.x\"", "41", "no texture 7 in this file, which t7 is"},
        {"sm4 \"gather4 r0.xyzw, r1.xyxx, t0.xyzw, s2.x\"", "15",
         "no handle joins texture 0 and sampler 2; expected 'handle W"},
        {"sm4 \"gather4 r0.xyzw, r1.xyxx, t0.xyzw, s0.xy\"", "53", "the sampler selects 2 components"},
        {"sm4 \"gather4 r0.xyzw, r1.xyxx, t3.xyzw, s0.x\"", "41", "the type of texture 3 is reserved"},
        {"sm4 \"gather4 r0.xyzw, r1.xyxx\"", "15", "gather4 has 2 operands; expected 4"},
        {"sm4 \"mov r0, r1\"", "15", "mov: no opcode that is lowered"},
        {"sm4 \"\"", "14", "the text has 0 instructions; expected one"},
        {"sm4 \"ps_4_0\"", "14", "the text has 0 instructions; expected one"},
        {"sm4 \"resinfo r0.xyzw, l(3), t0.xyzw\" lod = 1", "10", "Ra+0 has a value already"},
        {"sm4 \"ld r0.xyzw, r1.xyzw, t1.xyzw\"", "36", "ld does not read a texturecube"},
        {"sm4 \"gather4 r0.xyzw, r1.xyxx, t0.xyzw, s0.x\" word 0", "56", "the warp has a second instruction"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[2048], place[32];
        snprintf(text, sizeof text, HEAD "warp 0 { %s }\n", rows[i].item);
        snprintf(place, sizeof place, LINE ":%s", rows[i].column);
        if (strstr(rows[i].part, "already")) { /* at the operand */
            struct test_case c;
            char *said = vector_errors(text, strlen(text), &c);
            assert_non_null(strstr(said, rows[i].part));
            free(said);
            continue;
        }
        vector_bad(text, place, rows[i].part);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_become_words),
        cmocka_unit_test(values_of_the_text_are_in_their_registers),
        cmocka_unit_test(errors_point_into_the_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
