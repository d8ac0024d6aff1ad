// SPDX-License-Identifier: Apache-2.0
/* Lines of commands: what they mean, and what is refused with which words. */
#include "base/field.h"
#include "step/command.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>

static struct step_command parsed(const char *line)
{
    struct step_command c;
    char error[STEP_ERROR];
    bool good = step_command_parse(line, &c, error);
    if (!good)
        print_message("%s: %s\n", line, error);
    assert_true(good);
    assert_string_equal(error, "");
    return c;
}

static void assert_refused(const char *line, const char *says)
{
    struct step_command c;
    char error[STEP_ERROR];
    assert_false(step_command_parse(line, &c, error));
    assert_string_equal(error, says);
}

static void long_and_short_names(void **state)
{
    (void)state;
    for (unsigned v = STEP_NOTHING + 1; v < STEP_VERBS; v++) {
        const struct step_help *h = &step_help[v];
        const char *arguments = v == STEP_GOTO                      ? "1"
                                : v == STEP_SHOW || v == STEP_BREAK ? "wrap"
                                : v == STEP_RULE                    ? "PD-6"
                                                                    : "";
        char line[64];
        assert_true(h->name && h->brief && h->arguments && h->text);
        for (unsigned i = 0; i < 2; i++) {
            snprintf(line, sizeof line, " %s\t%s # comment\n", i == 0 ? h->name : h->brief, arguments);
            assert_int_equal(parsed(line).verb, v);
        }
        for (unsigned other = v + 1; other < STEP_VERBS; other++)
            assert_true(strcmp(h->brief, step_help[other].brief) != 0 && strcmp(h->brief, step_help[other].name) != 0 &&
                        strcmp(h->name, step_help[other].brief) != 0);
    }
    assert_int_equal(parsed("run").verb, STEP_CONTINUE);
    assert_int_equal(parsed("r").verb, STEP_CONTINUE);
    assert_int_equal(parsed("?").verb, STEP_HELP);
    assert_int_equal(parsed("").verb, STEP_NOTHING);
    assert_int_equal(parsed(" \t# step").verb, STEP_NOTHING);
}

static void moves(void **state)
{
    (void)state;
    assert_int_equal(parsed("step").number, 1);
    assert_int_equal(parsed("back 0x20").number, 32);
    assert_int_equal(parsed("goto 017").number, 17);
    assert_int_equal(parsed("goto 017").place, PLACE_CYCLE);
    assert_int_equal(parsed("goto first").place, PLACE_FIRST);
    assert_int_equal(parsed("goto last").place, PLACE_LAST);
    assert_int_equal(parsed("goto difference").place, PLACE_DIFFERENCE);
    assert_int_equal(parsed("goto diff").place, PLACE_DIFFERENCE);
    assert_int_equal(parsed("next").boundary, TEX_BOUNDARIES);
    assert_int_equal(parsed("next coord").boundary, TEX_AT_COORD);
    assert_int_equal(parsed("prev axi_ar").boundary, TEX_AT_AXI_AR);
    assert_int_equal(parsed("show trap").boundary, TEX_AT_TRAP);
    assert_int_equal(parsed("delete").number, 0);
    assert_int_equal(parsed("delete all").number, 0);
    assert_int_equal(parsed("delete 3").number, 3);
    assert_int_equal(parsed("thread").warp, STEP_ANY);
    assert_true(parsed("thread 7 31").warp == 7 && parsed("thread 7 31").lane == 31);
    assert_string_equal(tex_rules[parsed("rule R-TLD4-7").rule].id, "R-TLD4-7");
    assert_int_equal(parsed("help next").topic, STEP_NEXT);
    assert_int_equal(parsed("help").topic, STEP_NOTHING);
}

/* A break is listed as it may be written. */
static void assert_break(const char *line, const char *printed)
{
    char *text = NULL, again[96];
    size_t size = 0;
    for (unsigned i = 0; i < 2; i++) {
        struct step_command c = parsed(i == 0 ? line : again);
        FILE *out = open_memstream(&text, &size);
        assert_non_null(out);
        assert_int_equal(c.verb, STEP_BREAK);
        step_condition_print(&c.condition, out);
        fclose(out);
        assert_string_equal(text, printed);
        snprintf(again, sizeof again, "break %s", text);
        free(text);
    }
}

static void breaks(void **state)
{
    (void)state;
    assert_break("break wrap", "wrap");
    assert_break("br rtl wrap", "rtl wrap");
    assert_break("break model axil_r", "model axil_r");
    assert_break("break wrap.y[3]==0x10", "wrap.y[3] == 0x10");
    assert_break("break wrap.y != 6", "wrap.y != 0x6");
    assert_break("break wrap.border<=5", "wrap.border <= 0x5");
    assert_break("break rtl wrap.op.opcode == tld4", "rtl wrap.op.opcode == TLD4");
    assert_break("break wrap.op.opcode > 15", "wrap.op.opcode > 0xf");
    assert_break("break decode.param == 2D", "decode.param == 2D");
    assert_break("break lod.lambda >= -5", "lod.lambda >= -5");
    assert_break("break lod.lambda < 0xfffb", "lod.lambda < -5");
    assert_break("break decode.s > 0.5", "decode.s > 0.500000000");
    assert_break("break decode.s > -2e3", "decode.s > -2000.00000");
    assert_break("break decode.s == 0x3f000000", "decode.s == 0x3f000000");
    assert_break("break warp 7", "warp 7");
    assert_break("break model warp 7 lane 0", "model warp 7 lane 0");
    assert_break("break instruction 2 lane 31", "instruction 2 lane 31");
    assert_break("break rule PD-6", "rule PD-6");
    assert_break("break diff", "difference");
    assert_break("break difference coord", "difference coord");
}

static void values(void **state)
{
    (void)state;
    uint32_t words[TEX_PAYLOAD_WORDS] = {0};
    struct step_condition c = parsed("break lod.lambda < -4").condition;
    put_bits(words, c.leaf->offset, c.leaf->width, (uint64_t)-5);
    assert_true(step_value_holds(&c, words, 0));
    c = parsed("break lod.lambda < -5").condition;
    assert_false(step_value_holds(&c, words, 0));
    c = parsed("break lod.lambda > 0x7fff").condition;
    assert_false(step_value_holds(&c, words, 0));
    c = parsed("break lod.lambda == 0xfffb").condition;
    assert_true(step_value_holds(&c, words, 0));
    memset(words, 0, sizeof words);
    c = parsed("break wrap.x > 0x7fff").condition;
    put_bits(words, c.leaf->offset + 2U * c.leaf->width, c.leaf->width, 0x8000);
    assert_false(step_value_holds(&c, words, 0));
    assert_true(step_value_holds(&c, words, 2));
    memset(words, 0, sizeof words);
    c = parsed("break decode.s < -0.25").condition;
    put_bits(words, c.leaf->offset, c.leaf->width, to_pattern(-0.5F));
    assert_true(step_value_holds(&c, words, 0));
    c = parsed("break decode.s == -0.5").condition;
    assert_true(step_value_holds(&c, words, 0));
    put_bits(words, c.leaf->offset, c.leaf->width, 0x7fc00000);
    static const char *const signs[] = {"==", "<", ">", "<=", ">=", "!="};
    for (unsigned i = 0; i < COUNT_OF(signs); i++) {
        char line[64];
        snprintf(line, sizeof line, "break decode.s %s nan", signs[i]);
        c = parsed(line).condition;
        assert_int_equal(step_value_holds(&c, words, 0), i + 1 == COUNT_OF(signs));
        snprintf(line, sizeof line, "break decode.s %s 1.0", signs[i]);
        c = parsed(line).condition;
        assert_int_equal(step_value_holds(&c, words, 0), i + 1 == COUNT_OF(signs));
    }
}

/* Each sign, with a value that is less, the same, more. */
static void signs(void **state)
{
    static const struct {
        const char *sign;
        bool holds[3];
    } rows[] = {{"==", {0, 1, 0}}, {"!=", {1, 0, 1}}, {"<", {1, 0, 0}},
                {">", {0, 0, 1}},  {"<=", {1, 1, 0}}, {">=", {0, 1, 1}}};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++)
        for (unsigned value = 4; value <= 6; value++) {
            uint32_t words[TEX_PAYLOAD_WORDS] = {0};
            char line[64];
            snprintf(line, sizeof line, "break wrap.y[1] %s 5", rows[i].sign);
            struct step_condition c = parsed(line).condition;
            put_bits(words, c.leaf->offset + (unsigned)c.leaf->width, c.leaf->width, value);
            assert_int_equal(step_value_holds(&c, words, c.element), rows[i].holds[value - 4]);
        }
}

static void refused(void **state)
{
    static const char *const rows[][2] = {
        {"walk", "no command 'walk'; `help` lists them"},
        {"Step", "no command 'Step'; `help` lists them"},
        {"step 0", "'0': expected a number of cycles in 1..4294967295"},
        {"step -1", "'-1': expected a number of cycles in 1..4294967295"},
        {"step 4294967296", "'4294967296': expected a number of cycles in 1..4294967295"},
        {"step 99999999999999999999", "'99999999999999999999': expected a number of cycles in 1..4294967295"},
        {"back 3x", "'3x': expected a number of cycles in 1..4294967295"},
        {"back 0x", "'0x': expected a number of cycles in 1..4294967295"},
        {"step 1 2", "'2' is too much; `help step` says what is expected"},
        {"goto", "nothing: expected first, last, difference or a cycle in 0..4294967295"},
        {"goto here", "'here': expected first, last, difference or a cycle in 0..4294967295"},
        {"goto first 1", "'1' is too much; `help goto` says what is expected"},
        {"view wrap", "'wrap' is too much; `help view` says what is expected"},
        {"help walk", "no command 'walk'; `help` lists them"},
        {"delete 0", "'0': expected all or the number of a break in 1..4294967295"},
        {"thread 7", "nothing: expected a lane in 0..31"},
        {"thread 64 0", "'64': expected a warp in 0..63"},
        {"thread 0 32", "'32': expected a lane in 0..31"},
        {"rule", "no rule '': expected an id such as R-TLD4-1"},
        {"rule R-TLD4", "no rule 'R-TLD4': expected an id such as R-TLD4-1"},
        {"break", "expected what to stop at: a boundary, a field, a thread, a rule; see `help break`"},
        {"break rtl", "expected what to stop at: a boundary, a field, a thread, a rule; see `help break`"},
        {"break rtl difference", "a difference is of both sides: expected `break difference`"},
        {"break wrap.y", "'': expected ==, !=, <, >, <= or >= and a value after the field"},
        {"break wrap.y =", "'=': expected ==, !=, <, >, <= or >= and a value after the field"},
        {"break wrap.y === 5", "'===': expected ==, !=, <, >, <= or >= and a value after the field"},
        {"break wrap.y ==", "nothing after ==: expected a value"},
        {"break wrap.y == 5 6", "'6' is too much; `help break` says what is expected"},
        {"break wrap.y == 65536", "'65536': expected a number of 16 bits"},
        {"break wrap.y == -1", "'-1': expected a number of 16 bits"},
        {"break wrap.y[4] == 1", "'y[4]': field y has the elements 0..3"},
        {"break wrap.y[ == 1", "'y[': field y has the elements 0..3"},
        {"break wrap.y[1]x == 1", "'y[1]x': field y has the elements 0..3"},
        {"break wrap.border[1] == 1", "'border[1]': field border has the elements 0..0"},
        {"break wrap.op.opcode == sample", "'sample': expected a name of opcode or a number of 4 bits"},
        {"break lod.lambda == 32768", "'32768': expected a number of 16 bits, signed"},
        {"break lod.lambda == -32769", "'-32769': expected a number of 16 bits, signed"},
        {"break decode.s == 1.5x", "'1.5x': expected a number of 32 bits, or one with a point"},
        {"break issue.beat == 1", "field beat has 1024 bits: only fields of at most 64 are compared"},
        {"break warp", "nothing: expected a warp in 0..63"},
        {"break warp 1 2", "'2': expected lane L, or nothing"},
        {"break warp 1 lane", "nothing: expected a lane in 0..31"},
        {"break warp 1 lane 2 3", "'3' is too much; `help break` says what is expected"},
        {"break rule", "no rule '': expected an id such as R-TLD4-1"},
        {"a b c d e f g h i", "more than 8 words"},
        {"\x01\xff", "no command '?"
                     "?'; `help` lists them"},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++)
        assert_refused(rows[i][0], rows[i][1]);
    assert_refused(
        "show warp",
        "no boundary 'warp': expected one of regs invalidate issue decode bind_req bind header_req "
        "sampler_req header lod coord wrap address lookup_req lookup axi_ar axi_r axi_rsp fill cache block "
        "texel filter query surface convert load_req load deliver store axi_aw axi_w axi_b result fault_event "
        "fault trap axil_aw axil_w axil_b axil_ar axil_r");
    assert_refused("break wrap.z == 1",
                   "boundary wrap has no field 'z': it has x y border face corner sample_xor zero_weight "
                   "frac slice index_hi ...");
    char longest[200];
    memset(longest, 'a', sizeof longest - 1);
    longest[sizeof longest - 1] = '\0';
    assert_refused(longest, "a word of more than 95 bytes");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(long_and_short_names),
        cmocka_unit_test(moves),
        cmocka_unit_test(breaks),
        cmocka_unit_test(values),
        cmocka_unit_test(signs),
        cmocka_unit_test(refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
