// SPDX-License-Identifier: Apache-2.0
/* A shader as a vector: it loads, has the words of the text, and values that fit the declarations. */
#include "lower/lower_vector.h"
#include "shader_text.h"
#include "vector_text.h"

static const char shader[] = "vs_5_0\n" SHADER_DECLARATIONS "mov r0, r1\n"
                             "gather4 r0.xyzw, r1.xyxx, t0.xyzw, s0.x\n"
                             "gather4_aoffimmi(1,-2) r0.xyzw, r1.xyzz, t3.xyzw, s0.y\n"
                             "gather4 r0.xyzw, r1.xyzw, t5.xyzw, s0.x\n"
                             "resinfo r0.xyzw, l(1), t4.xyzw\n"
                             "sampleinfo r0.x, t9.xyzw\n"
                             "samplepos r0.xy, t8.xyzw, r1.x\n"
                             "store_uav_typed u0.xyzw, r1.xyxx, r2.xyzw\n"
                             "store_uav_typed u1.xyzw, r1.x, r2.xyzw\n"
                             "store_uav_typed u2.xyzw, r1.xyzz, r2.xyzw\n"
                             "store_uav_typed u3.xyzw, r1.xyzz, r2.xyzw\n"
                             "sample_l r0.xyzw, r1.xyzw, t6.xyzw, s0, r2.x\n"
                             "sample_c_lz r0.x, r1.xyzw, t3.r, s1, l(0.5)\n"
                             "sample_d r0.xyzw, r1.xyxx, t2.xyzw, s0, r2.x, r3.x\n"
                             "ret\n";
enum { INSTRUCTIONS = 13, LEFT = 2 };

static enum lower_end write_vector(const char *text, uint32_t random, uint32_t seed, char **out,
                                   struct lower_counts *counts)
{
    struct dx_program p;
    char fault[LOWER_FAULT_TEXT];
    size_t size;
    bool good;
    free(shader_errors(text, strlen(text), false, &p, &good));
    assert_true(good);
    FILE *stream = open_memstream(out, &size);
    const struct lower_options options = {.name = "shader.asm", .random = random, .seed = seed};
    enum lower_end end = lower_vector(&p, &options, stream, counts, fault);
    fclose(stream);
    if (end == LOWER_FAULT)
        fail_msg("%s", fault);
    dx_free(&p);
    return end;
}

static void a_vector_loads(void **state)
{
    struct lower_counts counts;
    struct test_case c;
    char *text;
    (void)state;
    assert_int_equal(write_vector(shader, 0, 1, &text, &counts), LOWER_DONE);
    assert_int_equal(counts.lowered, INSTRUCTIONS);
    vector_good(text, &c);
    assert_int_equal(c.warps_count, INSTRUCTIONS);
    for (size_t i = 0; i < c.warps_count; i++) {
        struct insn insn;
        insn_decode(c.warps[i].warp.header.word, 0, &insn);
        assert_null(insn.refusal);
        assert_int_equal(c.warps[i].warp.header.stage, TEX_STAGE_VERTEX);
    }
    assert_int_equal(c.warps[1].warp.rb[7][0], 0x3e01);
    assert_int_equal(c.warps[3].warp.ra[7][0], 1);
    assert_non_null(strstr(text, "# line 20: gather4_aoffimmi(1,-2) r0.xyzw, r1.xyzz, t3.xyzw, s0.y\n"));
    assert_non_null(strstr(text, "  s = 0.0 # R0: r1.x\n"));
    assert_non_null(strstr(text, "  # r0.y = R9: sample 1\n"));
    assert_non_null(strstr(text, "  # before (PD-16): the direction / its longest component\n"));
    assert_non_null(strstr(text, "# t3, a texture2darray\n  type TWO_D_ARRAY  format ZF32 FLOAT")); /* it is compared */
    assert_non_null(strstr(text, "# line 18: left out: mov r0, r1\n"));
    case_free(&c);
    free(text);
}

/* Whatever is drawn loads, runs in the model, and reads what the declarations say. */
static void draws_load(void **state)
{
    (void)state;
    for (uint32_t seed = 0; seed < 40; seed++) {
        struct lower_counts counts;
        struct test_case c;
        char *text;
        assert_int_equal(write_vector(shader, 3, seed, &text, &counts), LOWER_DONE);
        vector_good(text, &c);
        assert_int_equal(c.warps_count, 3 * INSTRUCTIONS);
        struct tex_memory memory = image_memory(&c.image);
        for (size_t i = 0; i < c.warps_count; i++) {
            static struct tex_warp_result result;
            tex_execute(&c.config, &memory, &c.warps[i].warp, 0, NULL, &result);
            assert_in_range(result.threads, TEX_WARP_LANES,
                            TEX_WARP_LANES * TEX_MOST_PASSES); /* of several levels more */
        }
        assert_int_equal(c.warps[5].warp.rb[0][0], 0x3e01); /* the text's own offsets are no draw */
        case_free(&c);
        free(text);
    }
}

static void a_seed_decides(void **state)
{
    struct lower_counts counts;
    char *text[3];
    (void)state;
    for (uint32_t i = 0; i < 3; i++)
        assert_int_equal(write_vector(shader, 2, i / 2, &text[i], &counts), LOWER_DONE);
    assert_string_equal(text[0], text[1]);
    assert_string_not_equal(text[0], text[2]);
    for (uint32_t i = 0; i < 3; i++)
        free(text[i]);
}

static void too_many_warps_are_refused(void **state)
{
    struct lower_counts counts;
    char *text;
    (void)state;
    assert_int_equal(write_vector(shader, 316, 1, &text, &counts), LOWER_TOO_LARGE);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_vector_loads),
        cmocka_unit_test(draws_load),
        cmocka_unit_test(a_seed_decides),
        cmocka_unit_test(too_many_warps_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
