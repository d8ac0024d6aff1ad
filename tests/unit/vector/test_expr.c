// SPDX-License-Identifier: Apache-2.0
#include <math.h>

#include "vector/expr_program.h"
#include "vector_text.h"

/* Operand s (float) and off1 (whole numbers) of one warp. */
static void evaluate(const char *s, const char *off, struct test_case *c)
{
    char text[2000];
    snprintf(text, sizeof text,
             "texlock 1\ntexture 3 { raw 0 0 0 0 0 0 0 0 } sampler 2 { raw 0 0 0 0 0 0 0 0 }\n"
             "warp 0 { asm \"TLD4.R.AOFFI R8, R0, R4, 5, 2D\"\n%s%s\n%s%s\n}\n",
             s ? "s = " : "", s ? s : "", off ? "off1 = " : "", off ? off : "");
    vector_good(text, c);
}

static void float_is(const char *expression, unsigned lane, float expected)
{
    struct test_case c;
    uint32_t bits;
    evaluate(expression, NULL, &c);
    memcpy(&bits, &expected, sizeof bits);
    if (c.warps[0].warp.ra[lane][0] != bits)
        fail_msg("%s in lane %u: %08x, expected %08x", expression, lane, c.warps[0].warp.ra[lane][0], bits);
    case_free(&c);
}

static void whole_is(const char *expression, unsigned lane, uint32_t expected)
{
    struct test_case c;
    evaluate(NULL, expression, &c);
    if (c.warps[0].warp.rb[lane][0] != expected)
        fail_msg("%s in lane %u: %08x, expected %08x", expression, lane, c.warps[0].warp.rb[lane][0], expected);
    case_free(&c);
}

static void bad(const char *s, const char *off, const char *place, const char *part)
{
    char text[2000];
    snprintf(text, sizeof text,
             "texlock 1\ntexture 3 { raw 0 0 0 0 0 0 0 0 } sampler 2 { raw 0 0 0 0 0 0 0 0 }\n"
             "warp 0 { asm \"TLD4.R.AOFFI R8, R0, R4, 5, 2D\"\n%s%s\n%s%s\n}\n",
             s ? "s = " : "", s ? s : "", off ? "off1 = " : "", off ? off : "");
    vector_bad(text, place, part);
}

static void floats_are_computed_in_binary64_and_rounded_once(void **state)
{
    (void)state;
    float_is("(lane + 0.5) / 32", 3, 0.109375F);
    float_is("lane / 8", 5, 0.625F); /* real division; y is the whole quotient */
    float_is("0.1", 0, 0.1F);
    float_is("1 / 3", 0, 1.0F / 3.0F);
    float_is("16777217", 0, 16777216.0F); /* ties to even */
    float_is("16777219", 0, 16777220.0F);
    float_is("0x10 + 1e-1", 0, (float)(16 + 1e-1));
    float_is("-lane * 2 + 1", 4, -7.0F);
    float_is("-0.0", 0, -0.0F);
    float_is("x", 13, 5.0F);
    float_is("y", 13, 1.0F);
    float_is("1 - 2 - 3", 0, -4.0F); /* from the left */
    float_is("2 + 3 * 4 % 5", 0, 4.0F);
    float_is("-7.5 % 2", 0, 0.5F); /* sign of the divisor */
    float_is("1e-45", 0, 1e-45F);
}

static void bits_pass_untouched(void **state)
{
    (void)state;
    struct test_case c;
    evaluate("bits(0x7f812345)", NULL, &c); /* a signalling NaN keeps its payload and its kind */
    assert_int_equal(c.warps[0].warp.ra[17][0], 0x7f812345);
    case_free(&c);
    evaluate("bits(0x3f800000 + lane)", NULL, &c);
    assert_int_equal(c.warps[0].warp.ra[17][0], 0x3f800011);
    case_free(&c);
    float_is("bits(0x40000000) * 1.5", 0, 3.0F); /* inside an expression: the number */
}

static void whole_numbers_are_exact(void **state)
{
    (void)state;
    whole_is("lane / 8", 31, 3);
    whole_is("(lane - 32) / 5", 0, (uint32_t)-7); /* rounds to minus infinity */
    whole_is("(0 - 7) % 4", 0, 1);
    whole_is("-1", 0, 0xffffffff);
    whole_is("0xffffffff", 0, 0xffffffff);
    whole_is("65536 * 65535", 0, 0xffff0000);
    whole_is("bits(7)", 0, 7);
}

static void functions_pack_fields(void **state)
{
    (void)state;
    whole_is("aoffi(-1, 2)", 0, 0x0000023f);
    whole_is("aoffi(-32, 31, 1)", 0, 0x00011f20);
    whole_is("ptp(0, 1, -2, 31)", 0, 0x1f3e0100);
    whole_is("aoffi(x - 4, y)", 9, 0x0000013d);
    whole_is("handle(texture 3, sampler 2)", 0, 0x00200003);
    whole_is("handle(0xfffff, 0xfff)", 0, 0xffffffff);
    whole_is("handle(lane, 1)", 6, 0x00100006);
}

static void lists_give_a_value_to_each_lane(void **state)
{
    (void)state;
    float_is("{ 0.5 -0.25, bits(0x40400000) (1 + lane) 9 ... }", 0, 0.5F);
    float_is("{ 0.5 -0.25, bits(0x40400000) (1 + lane) 9 ... }", 1, -0.25F);
    float_is("{ 0.5 -0.25, bits(0x40400000) (1 + lane) 9 ... }", 2, 3.0F);
    float_is("{ 0.5 -0.25, bits(0x40400000) (1 + lane) 9 ... }", 3, 4.0F);
    float_is("{ 0.5 -0.25, bits(0x40400000) (1 + lane) 9 ... }", 31, 9.0F);
    whole_is("{ 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 0xff }", 31, 255);
}

static void mistakes_are_named(void **state)
{
    (void)state;
    bad("q", NULL, "4:5", "expected lane, x, y");
    bad("sin(1)", NULL, "4:5", "expected bits, float, aoffi, ptp or handle");
    bad("1 / (lane - 5)", NULL, "4:7", "division by zero (lane 5)");
    bad("1e39", NULL, "4:5", "does not fit binary32");
    bad("1e999", NULL, "4:5", "does not fit binary32");
    bad("aoffi(0, 0)", NULL, "4:5", "bit pattern");
    bad("bits(-1)", NULL, "4:10", "-1 is out of range; expected 0..4294967295");
    bad("bits(1, 2)", NULL, "4:5", "takes 1 argument, found 2");
    bad("{ 1 2 3 }", NULL, "4:5", "3 values; expected 32");
    bad("{ 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }", NULL, "4:93",
        "more than 32 values");
    bad("{ }", NULL, "4:7", "unexpected '}'");
    bad("texture", NULL, "4:5", "unexpected 'texture'");
    bad(NULL, "0.5", "5:8", "expected a whole number");
    bad(NULL, "lane % (x - x)", "5:13", "division by zero");
    bad(NULL, "aoffi(32, 0)", "5:14", "32 is out of range; expected -32..31 (lane 0)");
    bad(NULL, "aoffi(lane - 33, 0)", "5:19", "-33 is out of range");
    bad(NULL, "aoffi(1)", "5:8", "takes 2 to 3 arguments, found 1");
    bad(NULL, "ptp(1, 2)", "5:8", "takes 4 arguments, found 2");
    bad(NULL, "handle(texture 4, sampler 2)", "5:15", "no texture 4");
    bad(NULL, "handle(texture 3, sampler 0)", "5:26", "no sampler 0");
    bad(NULL, "handle(sampler 2, texture 3)", "5:15", "expected a texture");
    bad(NULL, "handle(0x100000, 0)", "5:15", "out of range");
    bad(NULL, "bits(texture 3)", "5:13", "argument of handle() only");
    bad(NULL, "4294967296", "5:8", "out of range");
    bad(NULL, "9007199254740993", "5:8", "too large");
    bad(NULL, "9007199254740992 * 4", "5:25", "too large");
    bad(NULL, "-2147483649", "5:8", "out of range");
}

static void long_expressions_end_cleanly(void **state)
{
    (void)state;
    enum { TERMS = 20000 };
    char *text = malloc(2 * TERMS + 200);
    assert_non_null(text);
    size_t at = (size_t)sprintf(text, "texlock 1\nwarp 0 { asm \"TLD4.R R8, R0, 5, 2D\"\ns = 1");
    for (unsigned i = 0; i < TERMS; i++)
        at += (size_t)sprintf(text + at, "+1");
    sprintf(text + at, "\n}\n");
    struct test_case c;
    char *errors = vector_errors(text, strlen(text), &c);
    assert_non_null(strstr(errors, "the expression is too long"));
    free(errors);
    case_free(&c);
    at = (size_t)sprintf(text, "texlock 1\nwarp 0 { asm \"TLD4.R R8, R0, 5, 2D\"\ns = ");
    memset(text + at, '(', TERMS);
    text[at + TERMS] = '\0';
    errors = vector_errors(text, strlen(text), &c);
    assert_non_null(strstr(errors, "nested too deeply"));
    free(errors);
    free(text);
    case_free(&c);
}

/* The steps give what the tree gives, or nothing. */
static void steps_agree_with_the_tree(void **state)
{
    static const char *const texts[] = {"x",
                                        "-x",
                                        "7",
                                        "x + 3 * y - 2",
                                        "(x - 5) / 3",
                                        "(x - 5) % 3",
                                        "(5 - x) / -4",
                                        "(5 - x) % -4",
                                        "-(x - y) * -(y - 3)",
                                        "4294967295 - x * 0",
                                        "y / (x - 2)",
                                        "x * 2000000000",
                                        "0 - 2147483648",
                                        "x * 100000000 * 100000000",
                                        "float(x)"};
    unsigned answers = 0;
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct tree tree;
        struct diag diag;
        struct expr_program program;
        char text[200];
        snprintf(text, sizeof text, "texlock 1 warp 0 { off1 = %s }", texts[i]);
        diag_init(&diag, NULL);
        assert_true(tree_parse(&tree, text, strlen(text), &diag));
        const struct node *value = tree.statements->first->first->next->first;
        for (int64_t at = 0; at < 64; at++) {
            const struct expr_variable variables[] = {{"x", at % 8}, {"y", at / 8}};
            uint32_t whole = 0, steps = 1;
            bool good = expr_whole(&tree, value, variables, 2, &whole);
            expr_program_make(&program, value, variables, 2);
            bool done = program.count > 0 && expr_program_run(&program, variables, &steps);
            assert_true(good || !done);
            if (done)
                assert_int_equal(steps, whole);
            answers += done;
            assert_true(done || !good || strncmp(texts[i], "float", 5) == 0);
        }
        tree_free(&tree);
        diag_free(&diag);
    }
    assert_true(answers > 600);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_agree_with_the_tree), cmocka_unit_test(floats_are_computed_in_binary64_and_rounded_once),
        cmocka_unit_test(bits_pass_untouched),       cmocka_unit_test(whole_numbers_are_exact),
        cmocka_unit_test(functions_pack_fields),     cmocka_unit_test(lists_give_a_value_to_each_lane),
        cmocka_unit_test(mistakes_are_named),        cmocka_unit_test(long_expressions_end_cleanly),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
