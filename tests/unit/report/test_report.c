// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
#include <stdlib.h>

#include "base/field.h"
#include "isa/insn.h"
#include "random/random.h"
#include "report/report.h"
#include "tap.h"
#include "terminal.h"

#define BIT TEX_BIT

struct world {
    struct checker k;
    struct test_case c;
    struct failure failure;
    struct history_entry *e;
    FILE *out;
    char *text;
    size_t size;
};

/* The first gather of a case, its length if there is none. */
static uint32_t gather(const struct test_case *c)
{
    uint32_t i = 0;
    for (; i < c->warps_count; i++) {
        const struct isa_form *form = insn_find(c->warps[i].warp.header.word);
        if (form && form->mnemonic && strcmp(form->mnemonic->name, "TLD4") == 0)
            break;
    }
    return i;
}

/* A random case with a gather: the stages of these reports are its. */
static void gathering(struct test_case *c)
{
    for (uint32_t n = 0; n < 20; n++) {
        assert_true(random_case(1, n, c));
        if (gather(c) < c->warps_count)
            return;
        case_free(c);
    }
    fail();
}

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    assert_true(checker_init(&w->k));
    gathering(&w->c);
    assert_true(checker_start(&w->k, &w->c));
    w->e = history_current(&w->k.history);
    w->out = open_memstream(&w->text, &w->size);
    assert_non_null(w->out);
    w->failure = (struct failure){.kind = FAILURE_LOCKSTEP, .ending = ENDING_MISMATCH, .instruction = 1, .lane = 2};
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    checker_free(&w->k);
    case_free(&w->c);
    free(w->text);
    free(w);
    return 0;
}

static const char *finish(struct world *w)
{
    fclose(w->out);
    return w->text;
}

static void show(struct world *w, uint32_t rtl_x, uint32_t model_x)
{
    struct tex_wrap rtl = {.tag.lane = 2, .x = {1, 2, rtl_x, 4}}, model = {.tag.lane = 2, .x = {1, 2, model_x, 4}};
    w->e->rtl.valid = w->e->model.valid = BIT(TEX_AT_WRAP);
    w->e->rtl.ready = w->e->model.ready = BIT(TEX_AT_WRAP);
    tex_pack_wrap(&w->e->rtl.payload[TEX_WORD_WRAP], 0, &rtl);
    tex_pack_wrap(&w->e->model.payload[TEX_WORD_WRAP], 0, &model);
}

static void test_fields_that_differ(void **state)
{
    struct world *w = *state;
    show(w, 0x33, 0x34);
    report_fields(w->e, TEX_AT_WRAP, false, w->out);
    const char *text = finish(w);
    assert_non_null(strstr(text, "x[2]             * 0x0033 (51)"));
    assert_non_null(strstr(text, "0x0034 (52)"));
    assert_non_null(strstr(text, "R-TLD4-41"));
    assert_null(strstr(text, "x[1]"));
    assert_null(strstr(text, "tag.lane"));
}

/* The longest names are those of boundary header: values stand below their heading there too. */
static void test_values_below_their_heading(void **state)
{
    struct world *w = *state;
    struct tex_header rtl = {.level = 1, .level_layout.row_blocks = 2, .volume.layer_stride = 512}, model = {0};
    w->e->rtl.valid = w->e->model.valid = BIT(TEX_AT_HEADER);
    tex_pack_header(&w->e->rtl.payload[TEX_WORD_HEADER], 0, &rtl);
    tex_pack_header(&w->e->model.payload[TEX_WORD_HEADER], 0, &model);
    report_fields(w->e, TEX_AT_HEADER, false, w->out);
    const char *text = finish(w), *line = strchr(text, '\n') + 1;
    ptrdiff_t left = strstr(text, "RTL") - text, right = strstr(text, "model") - text;
    unsigned rows = 0;
    for (; *line; line = strchr(line, '\n') + 1, rows++) {
        assert_memory_equal(line + left - 2, "* 0x", 4);
        assert_memory_equal(line + right - 1, " 0x", 3);
    }
    assert_int_equal(rows, 3);
}

static void test_all_fields_of_one_side(void **state)
{
    struct world *w = *state;
    show(w, 3, 3);
    w->e->model.valid = 0;
    report_fields(w->e, TEX_AT_WRAP, true, w->out);
    const char *text = finish(w);
    assert_non_null(strstr(text, "tag.lane           0x02 (2)"));
    assert_null(strstr(text, "*"));
}

static void test_rules_once_with_text(void **state)
{
    struct world *w = *state;
    show(w, 0x33, 0x34);
    w->e->rtl.payload[TEX_WORD_WRAP + 3] ^= ~0U;
    report_rules(w->e, TEX_AT_WRAP, w->out);
    const char *text = finish(w), *rule = strstr(text, "PD-18g (");
    assert_non_null(rule);
    assert_null(strstr(rule + 1, "PD-18g ("));
    for (const char *line = text; *line; line += strcspn(line, "\n") + 1)
        assert_true(strcspn(line, "\n") <= 120);
}

/* level has PD-5 last, level_layout.base first of two. */
static void test_a_rule_of_two_fields_once(void **state)
{
    struct world *w = *state;
    struct tex_header rtl = {.level = 1, .level_layout.base = 512}, model = {0};
    w->e->rtl.valid = w->e->model.valid = BIT(TEX_AT_HEADER);
    tex_pack_header(&w->e->rtl.payload[TEX_WORD_HEADER], 0, &rtl);
    tex_pack_header(&w->e->model.payload[TEX_WORD_HEADER], 0, &model);
    report_rules(w->e, TEX_AT_HEADER, w->out);
    const char *text = finish(w), *rule = strstr(text, "PD-5 (");
    assert_non_null(rule);
    assert_null(strstr(rule + 1, "PD-5 ("));
    assert_non_null(strstr(text, "PD-91 ("));
}

/* No line is longer than the terminal, and nothing is lost. */
static void test_fields_and_rules_on_a_terminal(void **state)
{
    struct world *w = *state;
    struct terminal t;
    show(w, 0x33, 0x34);
    terminal_open(&t, 72);
    report_fields(w->e, TEX_AT_WRAP, false, t.out);
    report_rules(w->e, TEX_AT_WRAP, t.out);
    const char *text = terminal_close(&t);
    for (const char *line = text; *line; line += strcspn(line, "\n") + 1)
        assert_true(strcspn(line, "\n") <= 72);
    assert_non_null(strstr(text, "x[2]             * 0x0033 (51)       0x0034 (52)"));
    fclose(w->out);
    free(w->text);
    w->out = open_memstream(&w->text, &w->size);
    report_fields(w->e, TEX_AT_WRAP, false, w->out);
    report_rules(w->e, TEX_AT_WRAP, w->out);
    const char *whole = finish(w);
    for (; *text; text += strspn(text, " \n")) { /* the same words in the same order */
        whole += strspn(whole, " \n");
        size_t size = strcspn(text, " \n");
        assert_memory_equal(text, whole, size);
        text += size;
        whole += size;
    }
    assert_int_equal(whole[strspn(whole, " \n")], '\0');
}

static void test_report(void **state)
{
    struct world *w = *state;
    show(w, 0x33, 0x34);
    w->failure.instruction = gather(&w->c);
    w->e->cycle = w->failure.cycle = 77;
    history_advance(&w->k.history);
    *history_current(&w->k.history) = (struct history_entry){.cycle = 78};
    history_advance(&w->k.history);
    lockstep_compare(&w->k.lockstep, &w->e->rtl, &w->e->model, &w->failure.difference);
    strcpy(w->failure.text, "payload of boundary wrap differs");
    struct tex_warp_result *golden = calloc(1, sizeof *golden);
    assert_non_null(golden);
    golden_trace(&w->c, w->failure.instruction, golden);
    w->failure.lane = golden->trace[golden->threads - 1].decode.tag.lane;
    free(golden);
    char lane[32], instruction[32];
    snprintf(lane, sizeof lane, ", lane %u", w->failure.lane);
    snprintf(instruction, sizeof instruction, "instruction %u of %zu: ", w->failure.instruction, w->c.warps_count);
    struct failure_files files;
    struct failure_place place = {
        .out = "out", .program = "texlock", .case_name = "random seed 1/case 0", .options = ""};
    assert_true(failure_files_name(&files, &place));
    struct report report = {.checker = &w->k, .failure = &w->failure, .c = &w->c, .files = &files, .wave = true};
    report_print(&report, w->out);
    failure_files_free(&files);
    const char *text = finish(w);
    assert_int_equal(strncmp(text, "\nMISMATCH in stage wrap: payload of boundary wrap differs\n", 57), 0);
    assert_non_null(strstr(text, "cycle 77 "));
    assert_non_null(strstr(text, instruction));
    assert_non_null(strstr(text, lane));
    assert_non_null(strstr(text, "x[2]             * 0x0033"));
    assert_non_null(strstr(text, "cycle 77: tag.lane=0x02 "));
    assert_non_null(strstr(text, "footprint: "));
    assert_non_null(strstr(text, "waveform    out/waves/random_seed_1_case_0.fst"));
    assert_non_null(strstr(text, "reproduce   texlock run out/failures/random_seed_1_case_0.tlv\n"));
    assert_non_null(strstr(text, "its cause   texlock debug out/failures/random_seed_1_case_0.tlv\n"));
}

static void test_last_transfers(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < 20; i++) {
        w->e = history_current(&w->k.history);
        memset(w->e, 0, sizeof *w->e);
        show(w, i, i);
        w->e->cycle = i;
        w->e->rtl.ready = i % 2 ? BIT(TEX_AT_WRAP) : 0;
        history_advance(&w->k.history);
    }
    report_transfers(&w->k.history, 0, TEX_AT_WRAP, w->out);
    const char *text = finish(w);
    assert_null(strstr(text, "cycle 18:"));
    assert_null(strstr(text, "cycle 3:"));
    assert_non_null(strstr(text, "cycle 5: "));
    assert_non_null(strstr(text, "cycle 19: "));
}

static void test_original_file_is_not_copied(void **state)
{
    struct failure_files files;
    struct failure_place place = {.out = "out",
                                  .program = "build/texlock",
                                  .case_name = "a.tlv",
                                  .path = "vectors/a.tlv",
                                  .options = " --seed 3"};
    assert_true(failure_files_name(&files, &place));
    assert_true(files.original);
    assert_string_equal(files.saved, "vectors/a.tlv");
    assert_string_equal(files.reproduce, "build/texlock run --seed 3 vectors/a.tlv");
    assert_string_equal(files.debug, "build/texlock debug --seed 3 vectors/a.tlv");
    assert_string_equal(files.wave, "out/waves/a.fst");
    failure_files_free(&files);
    finish(*state);
}

static bool is_first(void *user, const char *path)
{
    (void)user;
    return !strstr(path, "-2.");
}

static void test_names_are_kept_apart_and_quoted(void **state)
{
    struct failure_files files;
    struct failure_place place = {
        .out = "o'x", .program = "my texlock", .case_name = "a b.tlv", .taken = is_first, .options = ""};
    assert_true(failure_files_name(&files, &place));
    assert_false(files.original);
    assert_string_equal(files.saved, "o'x/failures/a_b-2.tlv");
    assert_string_equal(files.view, "o'x/waves/a_b-2.gtkw");
    assert_string_equal(files.reproduce, "'my texlock' run 'o'\\''x/failures/a_b-2.tlv'");
    failure_files_free(&files);
    finish(*state);
}

static void test_field_text(void **state)
{
    static const struct tex_leaf_info real = {.name = "s", .width = 32, .count = 1, .kind = 'f'};
    static const struct tex_leaf_info negative = {.name = "u", .offset = 3, .width = 6, .count = 2, .kind = 's'};
    static const struct tex_leaf_info code = {.name = "c", .width = 4, .count = 1, .kind = 'u', .code = "status"};
    static const struct tex_leaf_info wide = {.name = "w", .width = 96, .count = 1, .kind = 'x'};
    const uint32_t words[] = {0xbf800000, 0x00000012, 0};
    char text[FIELD_TEXT];
    field_text(words, &real, 0, text, sizeof text);
    assert_string_equal(text, "0xbf800000 (-1)");
    field_text((const uint32_t[]){0x3f << 9 | 0x20 << 3}, &negative, 1, text, sizeof text);
    assert_string_equal(text, "0x3f (-1)");
    field_text((const uint32_t[]){0x3f << 9 | 0x20 << 3}, &negative, 0, text, sizeof text);
    assert_string_equal(text, "0x20 (-32)");
    field_text((const uint32_t[]){8}, &code, 0, text, sizeof text);
    assert_string_equal(text, "0x8 (invalid-header)");
    field_text(words, &wide, 0, text, sizeof text);
    assert_string_equal(text, "0x12_bf800000");
    field_name(&negative, 1, text, sizeof text);
    assert_string_equal(text, "u[1]");
    finish(*state);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_fields_that_differ),
        TEST(test_values_below_their_heading),
        TEST(test_all_fields_of_one_side),
        TEST(test_rules_once_with_text),
        TEST(test_a_rule_of_two_fields_once),
        TEST(test_fields_and_rules_on_a_terminal),
        TEST(test_report),
        TEST(test_last_transfers),
        TEST(test_original_file_is_not_copied),
        TEST(test_names_are_kept_apart_and_quoted),
        TEST(test_field_text),
    };
    return cmocka_run_group_tests_name("report", tests, NULL, NULL);
}
