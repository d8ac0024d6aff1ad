// SPDX-License-Identifier: Apache-2.0
#include "import/sorted.h"

#include "tap.h"
#include "vector_text.h"

#define TLD4 0xc8380057aff70008 /* TLD4.R R8, R0, 0x5, 2D, 0xf */
#define TXA 0xdf40000ff0470200
#define MOV 0x4c98078000870001

static struct listing_insn insn_of(uint64_t word, uint32_t flags, const char *text)
{
    return (struct listing_insn){
        .word = word, .flags = flags, .at = {1, 1, 18}, .text = text, .text_size = text ? strlen(text) : 0};
}

/* The rows of the tables decide, and nothing else. */
static void every_row_of_the_tables_is_sorted_by_its_status(void **state)
{
    (void)state;
    for (unsigned i = 0; i < isa_forms_count; i++) {
        struct listing_insn insn = insn_of((uint64_t)isa_forms[i].value << 48, 0, NULL);
        struct listing listing = {.insns = &insn, .count = 1};
        struct sorted sorted;
        assert_true(sorted_open(&sorted, &listing));
        assert_ptr_equal(sorted.insns[0].form, insn_find(insn.word));
        if (!isa_forms[i].mnemonic)
            assert_int_equal(sorted.insns[0].kind, SORTED_NOT_BUILT);
        else
            assert_int_not_equal(sorted.insns[0].kind, SORTED_OTHER);
        sorted_close(&sorted);
    }
}

static void words_are_sorted_with_the_reason(void **state)
{
    (void)state;
    static const struct {
        uint64_t word;
        uint32_t flags;
        enum sorted_kind kind;
        uint32_t phase;
        const char *why;
    } row[] = {
        {TLD4, 0, SORTED_RUNS, 0, NULL},
        {TLD4, 1, SORTED_RUNS, 1, NULL},
        {TLD4, 2, SORTED_RUNS, 2, NULL},
        {TLD4, 3, SORTED_ILLEGAL, 3, "phase code 3 is reserved"},
        {TLD4, 6, SORTED_RUNS, 2, NULL},
        {TLD4 | 0x100, 0, SORTED_ILLEGAL, 0, "Ra is misaligned, RZ, or runs past R254"},
        {TXA, 1, SORTED_NOT_BUILT, 1, "recognised, not built"},
        {MOV, 15, SORTED_OTHER, 3, NULL},
        {0, 0, SORTED_OTHER, 0, NULL},
    };
    struct listing_insn insns[COUNT_OF(row)];
    for (size_t i = 0; i < COUNT_OF(row); i++)
        insns[i] = insn_of(row[i].word, row[i].flags, NULL);
    struct listing listing = {.insns = insns, .count = COUNT_OF(row)};
    struct sorted sorted;
    assert_true(sorted_open(&sorted, &listing));
    for (size_t i = 0; i < COUNT_OF(row); i++) {
        const struct sorted_insn *s = &sorted.insns[i];
        assert_int_equal(s->kind, row[i].kind);
        assert_int_equal(s->insn.phase, row[i].phase);
        assert_int_equal(s->insn.word, row[i].word);
        assert_int_equal(s->why == NULL, row[i].why == NULL);
        if (s->why)
            assert_string_equal(s->why, row[i].why);
    }
    assert_int_equal(sorted.of[SORTED_RUNS], 4);
    struct asm_insn *runs = sorted_runs(&sorted);
    assert_non_null(runs);
    static const uint32_t phases[] = {0, 1, 2, 2};
    for (size_t i = 0; i < COUNT_OF(phases); i++) {
        assert_int_equal(runs[i].word, TLD4);
        assert_int_equal(runs[i].phase, phases[i]);
    }
    free(runs);
    sorted_close(&sorted);
}

static void a_text_that_disagrees_with_its_word_is_noted(void **state)
{
    (void)state;
    static const struct {
        uint64_t word;
        uint32_t flags;
        const char *text, *note; /* "": none */
        bool bare;
    } row[] = {
        {TLD4, 0, NULL, "", false},
        {TLD4, 0, "", "", false},
        {TLD4, 0, "TLD4.R R8, R0, 0x5, 2D, 0xf", "", false},
        {TLD4, 0, "tld4.r PT, r8, r0, rz, 5, 2d, 0xf", "", false},
        {TLD4, 1, "TLD4.R.T R8, R0, 0x5, 2D, 0xf", "", false},
        {TLD4, 0, "TLD4.R.FANCY R8, R0, 0x5, 2D, 0xf", "", false},
        {TLD4, 0, "TLD4.R R9, R0, 0x5, 2D, 0xf", "", false}, /* is no text: misaligned */
        {TLD4, 0, "TLD4.G R8, R0, 0x5, 2D, 0xf",
         "the text is 0xc9380057aff70008, the word 0xc8380057aff70008: TLD4.R R8, R0, 0x5, 2D, 0xf", false},
        {TLD4, 0, "@P0 TLD4.R R8, R0, 0x5, 2D, 0xf", "the text is 0xc8380057aff00008", false},
        {TLD4, 0, "TLD4.R.T R8, R0, 0x5, 2D, 0xf", "phase T in the text, none in the control word", false},
        {TLD4, 2, "TLD4.R.T R8, R0, 0x5, 2D, 0xf", "phase T in the text, P in the control word", false},
        {TLD4, 0, "TLD4.R.T R8, R0, 0x5, 2D, 0xf", "", true}, /* no control word */
        {TLD4, 0, "TEX R8, R0, 0x5, 2D, 0xf", "the text says TEX, 0xc8380057aff70008 is TLD4", false},
        {TLD4, 0, "tex $r8 $r0", "the text says tex", false},
        {TLD4, 0, "not $p3 tld4 r $r8 $r0", "", false}, /* another disassembler's */
        {TLD4, 0, "@!P3  MOV R1, R2", "the text says MOV", false},
        {TLD4, 5, "TLD4.R.T R8, R0, 0x5, 2D, 0xf", "bits 20:19 mean nothing, phase T is taken", false},
        {TXA, 0, "TXA.X R1", "", false},
        {TXA, 0, "TXQ R0, R6, TEX_HEADER_DIMENSION, 0, 0xf", "the text says TXQ", false},
        {MOV, 15, "MOV R1, c[0x0][0x20]", "", false},
        {MOV, 0, "TLD4.R R8, R0, 0x5, 2D, 0xf", "is no instruction of the texture and surface family", false},
        {MOV, 0, "@", "", false},
    };
    for (size_t i = 0; i < COUNT_OF(row); i++) {
        struct listing_insn insn = insn_of(row[i].word, row[i].flags, row[i].text);
        struct listing listing = {.insns = &insn, .count = 1, .controls = row[i].bare ? 0 : 1};
        struct sorted sorted;
        struct diag diag;
        diag_init(&diag, NULL);
        assert_true(sorted_open(&sorted, &listing));
        sorted_compare(&sorted, "", 0, &diag);
        char *notes = reader_errors(&diag, true);
        if (!*row[i].note != !*notes || !strstr(notes, row[i].note))
            fail_msg("%s: expected '%s', found '%s'", row[i].text, row[i].note, notes);
        free(notes);
        sorted_close(&sorted);
    }
}

static char *told(const struct sorted *sorted, void (*tell)(const struct sorted *, FILE *))
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    assert_non_null(out);
    tell(sorted, out);
    fclose(out);
    return text;
}

static void the_summary_counts_all_and_names_what_is_left_out(void **state)
{
    (void)state;
    struct listing_insn insns[] = {insn_of(TLD4, 1, NULL), insn_of(TXA, 0, NULL), insn_of(MOV, 0, NULL),
                                   insn_of(TLD4 | 0x100, 0, NULL), insn_of(TLD4, 0, NULL)};
    struct listing listing = {.insns = insns, .count = COUNT_OF(insns), .controls = 2, .programs = 1};
    struct sorted sorted;
    listing.sources = 1U << LISTING_NAK | 1U << LISTING_TEXT;
    insns[1].at.line = 7;
    insns[3].at.line = 9;
    insns[4].at.line = 12;
    assert_true(sorted_open(&sorted, &listing));
    char *summary = told(&sorted, sorted_summary), *lines = told(&sorted, sorted_lines);
    assert_string_equal(summary,
                        "cuobjdump or nvdisasm, NAK, 1 program, 2 control words, 5 instructions\n"
                        "  runs            2  TLD4 2\n"
                        "  not built       1  TXA 1\n"
                        "  illegal         1  TLD4 1\n"
                        "  other           1  not of the texture and surface family\n"
                        "  left out: line 7: 0xdf40000ff0470200 TXA: recognised, not built\n"
                        "  left out: line 9: 0xc8380057aff70108 TLD4: Ra is misaligned, RZ, or runs past R254\n");
    assert_string_equal(lines, "  instruction 0: line 1: TLD4.R.T R8, R0, 0x5, 2D, 0xf\n"
                               "  instruction 1: line 12: TLD4.R R8, R0, 0x5, 2D, 0xf\n");
    free(summary);
    free(lines);
    sorted_close(&sorted);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_row_of_the_tables_is_sorted_by_its_status),
        cmocka_unit_test(words_are_sorted_with_the_reason),
        cmocka_unit_test(a_text_that_disagrees_with_its_word_is_noted),
        cmocka_unit_test(the_summary_counts_all_and_names_what_is_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
