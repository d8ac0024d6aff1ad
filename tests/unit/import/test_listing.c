// SPDX-License-Identifier: Apache-2.0
#include "import/listing.h"

#include "import/listing_line.h"
#include "tap.h"
#include "vector_text.h"

/* Lines of printed listings, and their parts. */
static void a_line_is_taken_apart(void **state)
{
    (void)state;
    static const struct {
        const char *line;
        enum listing_line_kind kind;
        uint64_t value;
        uint32_t address, column;
        const char *text; /* LINE_INSN; of LINE_BROKEN a part of the message */
    } row[] = {
        {"        /*0008*/                   MOV R1, R2 ;     /* 0x4c98078000870001 */", LINE_INSN, 0x4c98078000870001,
         8, 56, "MOV R1, R2"},
        {"/*0010*/     {         TEX R0, R2;         /* 0xc03A000000000000 */ ", LINE_INSN, 0xc03a000000000000, 16, 47,
         "TEX R0, R2"},
        {"\t/*1a018*/  @!P0 NOP;   }  /*0x50b0000000070f00*/\r", LINE_INSN, 0x50b0000000070f00, 0x1a018, 30,
         "@!P0 NOP"},
        {"        /*0018*/                   STG.E [R2], R4         }", LINE_INSN, 0, 0x18, 0, "STG.E [R2], R4"},
        {"        /*0018*/  /* 0x50b0000000070f00 */", LINE_INSN, 0x50b0000000070f00, 0x18, 22, ""},
        {"                     /* 0x001fc400fe2007f6 */", LINE_WORD, 0x001fc400fe2007f6, 0, 25, NULL},
        {"        /*0000*/ \t.byte\t0xff, 0xff", LINE_OTHER, 0, 0, 0, NULL},
        {"/* a comment */", LINE_OTHER, 0, 0, 0, NULL},
        {"/*000*/ NOP ; /* 0x50b0000000070f00 */", LINE_OTHER, 0, 0, 0, NULL},
        {"", LINE_OTHER, 0, 0, 0, NULL},
        {"/*", LINE_OTHER, 0, 0, 0, NULL},
        {"/*0008*/", LINE_INSN, 0, 8, 0, ""},
        {"\tcode for sm_52", LINE_ARCH, 52, 0, 14, NULL},
        {"\t.headerflags    @\"EF_CUDA_SM61 EF_CUDA_PTX_SM(EF_CUDA_SM52)\"", LINE_ARCH, 61, 0, 30, NULL},
        {"\tcode for sm_", LINE_OTHER, 0, 0, 0, NULL},
        {"\t\tFunction : _Z3foo", LINE_FUNCTION, 0, 0, 0, NULL},
        {"shader binary code (0x60 bytes):", LINE_NOUVEAU, 0x60, 0, 21, NULL},
        {"program binary (96 bytes)", LINE_NOUVEAU, 96, 0, 17, NULL},
        {"shader binary code (bytes):", LINE_OTHER, 0, 0, 0, NULL},
        {"Encoded shader:", LINE_NAK, 0, 0, 0, NULL},
        {"Instruction count: 12", LINE_COUNT, 12, 0, 0, NULL},
        {"Instruction count: many", LINE_OTHER, 0, 0, 0, NULL},
        {"Encoded shader: none", LINE_OTHER, 0, 0, 0, NULL},
        {"/*0008*/ NOP ; /* 0x50b0000000070f0 */", LINE_BROKEN, 0, 8, 19, "16 hexadecimal digits"},
        {"/*0008*/ NOP ; /* 0x50b0000000070f000 */", LINE_BROKEN, 0, 8, 19, "16 hexadecimal digits"},
        {"/*0008*/ NOP ; /* 0x50b000000007og00 */", LINE_BROKEN, 0, 8, 19, "16 hexadecimal digits"},
        {"/*0008*/ NOP ; /* 50b0000000070f00 */", LINE_BROKEN, 0, 8, 19, "16 hexadecimal digits"},
        {"/*0008*/ NOP ; /* 0x50b0000000070f00", LINE_BROKEN, 0, 8, 19, "16 hexadecimal digits"},
        {"/*0008*/ NOP ; /*", LINE_BROKEN, 0, 8, 18, "16 hexadecimal digits"},
        {"/* 0x50b0000000070f00 */ NOP", LINE_BROKEN, 0, 0, 26, "end of the line"},
    };
    for (size_t i = 0; i < COUNT_OF(row); i++) {
        struct listing_line line;
        size_t size = strlen(row[i].line);
        char *copy = malloc(size + 1); /* a read beyond it is caught by a sanitizer */
        assert_non_null(copy);
        memcpy(copy, row[i].line, size);
        listing_line(copy, size, &line);
        if (line.kind != row[i].kind || line.address != row[i].address)
            fail_msg("%s: kind %d, address 0x%x", row[i].line, (int)line.kind, line.address);
        if (row[i].column != 0)
            assert_int_equal(line.column, row[i].column);
        if (line.kind == LINE_BROKEN)
            assert_non_null(strstr(line.wrong, row[i].text));
        else if (line.kind != LINE_OTHER && (line.kind != LINE_INSN || line.has_word))
            assert_int_equal(line.value, row[i].value);
        if (line.kind == LINE_INSN) {
            assert_int_equal(line.has_word, row[i].column != 0);
            assert_int_equal(line.text_size, strlen(row[i].text));
            assert_memory_equal(line.text, row[i].text, line.text_size);
        }
        free(copy);
    }
}

/* Two groups: the parts of the control words have 1, 2, 4 and 15, 0, 8 in bits 20:17. */
static const uint64_t code[] = {UINT64_C(1) << 17 | UINT64_C(2) << 38 | UINT64_C(4) << 59 | 0x7e1,
                                0x4c98078000870001,
                                0xc8380057aff70008,
                                0xdf48000780470600,
                                UINT64_C(15) << 17 | UINT64_C(8) << 59,
                                0xeb32020000470203,
                                0x50b0000000070f00,
                                0xe30000000007000f};
static const uint32_t flags[] = {1, 2, 4, 15, 0, 8};

static char *text_of(const char *format)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    assert_non_null(out);
    if (strcmp(format, "cuobjdump") == 0) {
        fputs("Fatbin elf code:\n\tcode for sm_52\n\t\tFunction : f\n\t.headerflags    @\"EF_CUDA_SM52\"\n", out);
        for (unsigned i = 0; i < COUNT_OF(code); i++)
            if (i % 4 == 0)
                fprintf(out, "          /* 0x%016llx */\n", (unsigned long long)code[i]);
            else if (i == 6) /* the second of two that are issued together */
                fprintf(out, "   /*%04x*/      T R0 }\n      /* 0x%016llx */\n", 8 * i, (unsigned long long)code[i]);
            else
                fprintf(out, "   /*%04x*/  %s  T R0 ;  /* 0x%016llx */\n", 8 * i, i == 5 ? "{" : "",
                        (unsigned long long)code[i]);
        fputs("\t\t..........\n", out);
    } else {
        bool nouveau = strcmp(format, "nouveau") == 0, nak = strcmp(format, "NAK") == 0;
        bool whole = strcmp(format, "words") == 0;
        if (nouveau)
            fprintf(out,
                    "MAIN:-1 ()\n  0: tex 2D $r0 $s0 f32 $r0q $r0d (8)\nHDR[00] = 0x00020461\nshader binary code "
                    "(0x%zx bytes):",
                    sizeof code);
        if (nak)
            fputs("NAK IR:\n  r0 = tex\nHeader:\n  00020461 00000000\nEncoded shader:", out);
        if (whole)
            fputs("# words\n", out);
        for (unsigned i = 0; i < COUNT_OF(code); i++) {
            if (i % 4 == 0)
                fputs(nak ? "\n " : "\n", out);
            if (whole)
                fprintf(out, "0x%016llx, ", (unsigned long long)code[i]);
            else
                fprintf(out, nak ? " %08x %08x" : "%08x %08x ", (uint32_t)code[i], (uint32_t)(code[i] >> 32));
        }
        fputs(nak ? "\nNAK IR:\n" : "\n", out);
    }
    fclose(out);
    return text;
}

static char *errors_of(const char *text, size_t size, bool bare, struct listing *listing)
{
    struct diag diag;
    diag_init(&diag, NULL);
    return reader_errors(&diag, listing_read(text, size, bare, listing, &diag));
}

static void is_code(const char *name, const struct listing *l)
{
    if (l->count != COUNT_OF(flags) || l->controls != 2 || l->programs != 1)
        fail_msg("%s: %zu instructions, %zu control words, %zu programs", name, l->count, l->controls, l->programs);
    for (size_t i = 0; i < l->count; i++)
        if (l->insns[i].word != code[i + 1 + i / 3] || l->insns[i].flags != flags[i])
            fail_msg("%s: instruction %zu is 0x%016llx, flags %u", name, i, (unsigned long long)l->insns[i].word,
                     l->insns[i].flags);
}

static void each_source_gives_the_same(void **state)
{
    (void)state;
    static const char *const format[] = {"cuobjdump", "nouveau", "NAK", "words", "halves"};
    for (size_t i = 0; i < COUNT_OF(format); i++) {
        struct listing listing;
        char *text = text_of(format[i]), *errors = errors_of(text, strlen(text), false, &listing);
        if (*errors)
            fail_msg("%s: %s", format[i], errors);
        is_code(format[i], &listing);
        assert_int_equal(listing.sources, 1U << (i < 3 ? i : LISTING_WORDS));
        if (i == 0) {
            assert_int_equal(listing.insns[0].at.line, 6);
            assert_int_equal(listing.insns[0].text_size, strlen("T R0"));
            assert_int_equal(listing.insns[4].at.line, 12); /* on the line behind its text */
            assert_memory_equal(listing.insns[4].text, "T R0", 4);
        }
        listing_free(&listing);
        free(errors);
        free(text);
    }
}

/* Without any of its lines, a listing is refused, unless the line is none of the code. */
static void a_lost_line_is_noticed(void **state)
{
    (void)state;
    for (unsigned nouveau = 0; nouveau < 2; nouveau++) {
        char *text = text_of(nouveau ? "nouveau" : "cuobjdump");
        unsigned refused = 0;
        for (char *line = text, *end; *line; line = end) {
            struct listing listing;
            end = strchr(line, '\n') + 1;
            size_t head = (size_t)(line - text), tail = strlen(end);
            char *rest = malloc(head + tail + 1);
            assert_non_null(rest);
            memcpy(rest, text, head);
            memcpy(rest + head, end, tail + 1);
            char *errors = errors_of(rest, head + tail, false, &listing);
            if (!*errors)
                is_code("without a line", &listing);
            refused += *errors != '\0';
            listing_free(&listing);
            free(errors);
            free(rest);
        }
        assert_int_equal(refused, nouveau ? 3 : 9); /* heading and rows; words, and the text of one */
        free(text);
    }
}

/* Cut anywhere: refused, or whole groups. */
static void a_cut_listing_is_refused_or_has_whole_groups(void **state)
{
    (void)state;
    static const char *const format[] = {"cuobjdump", "nouveau", "NAK", "words", "halves"};
    for (size_t i = 0; i < COUNT_OF(format); i++) {
        char *text = text_of(format[i]);
        for (size_t size = 0; size < strlen(text); size++) {
            struct listing listing;
            char *copy = malloc(size + 1), *errors;
            assert_non_null(copy);
            memcpy(copy, text, size);
            errors = errors_of(copy, size, false, &listing);
            if (!*errors && (listing.count == 0 || listing.count != 3 * listing.controls))
                fail_msg("%s, %zu bytes: %zu instructions", format[i], size, listing.count);
            listing_free(&listing);
            free(errors);
            free(copy);
        }
        free(text);
    }
}

static void errors_have_a_place_and_say_what_was_expected(void **state)
{
    (void)state;
    static const struct {
        const char *text, *place, *part; /* place "": of the whole file */
        bool bare;
    } row[] = {
        {"", "", "the file is empty", false},
        {"\n\n# nothing\n", "", "the file is empty", false},
        {"# a page\nHello", "2:1", "no listing that is known", false},
        {"\tcode for sm_52\n", "", "no instruction", false},
        {"\tcode for sm_70\n", "1:14", "sm_70 has words of 128 bits; expected sm_50 to sm_62", false},
        {"\tcode for sm_35\n", "1:14", "expected sm_50 to sm_62", false},
        {"\t.headerflags @\"EF_CUDA_SM86\"\n", "1:27", "sm_86 has words of 128 bits", false},
        {"/*0000*/ MOV R1, R2 ; /* 0x00000a0000017a02 */\n/* 0x003fde0000000f00 */\n", "1:1", "not words of 128 bits",
         false},
        {"/*0008*/ NOP ; /* 0x50b0000000070f00 */\n", "1:19", "without a control word before it", false},
        {"/* 0x001fc400fe2007f6 */\n/*0008*/ NOP ; /* 0x50b0000000070f0 */\n", "2:19", "16 hexadecimal digits", false},
        {"/* 0x001fc400fe2007f6 */\n/*0008*/ NOP ; /* 0x50b0000000070f00 */\n", "1:4", "after 1 of three", false},
        {"/* 0x001fc400fe2007f6 */\n/* 0x001fc400fe2007f6 */\n", "2:4", "after 0 of three", false},
        {"/* 0x901fc400fe2007f6 */\n", "1:4", "bit 63 is set", false},
        {"/* 0x001fc400fe2007f6 */\n/*0010*/ NOP ; /* 0x50b0000000070f00 */\n", "2:1", "a line is missing", false},
        {"/* 0x001fc400fe2007f6 */\n/*0008*/ NOP ;\n/*0010*/ NOP ;\n", "2:1", "no word", false},
        {"/* 0x001fc400fe2007f6 */\n/*0008*/ A ; /* 0x50b0000000070f00 */\n/*0010*/ A ; /* 0x50b0000000070f00 */\n"
         "/*0018*/ A ; /* 0x50b0000000070f00 */\n/* 0x001fc400fe2007f6 */\n/*0048*/ A ; /* 0x50b0000000070f00 */\n",
         "6:1", "expected 0x0028", false},
        {"0x001fc400fe2007f6 0x50b0000000070f00\n", "1:1", "after 1 of three", false},
        {"0xc8380057aff70008\n", "1:1", "--no-control reads instructions alone", false},
        {"001fc400fe2007f6 50b0000000070f0\n", "1:18", "expected 16 hexadecimal digits", false},
        {"001fc400fe2007f6 50b0000000070f0g\n", "1:18", "expected 16 hexadecimal digits", false},
        {"001fc400fe2007f6 50b00000\n", "1:18", "8 digits; expected 16", false},
        {"fe2007f6 001fc400 00070f00\n", "1:19", "half a word", false},
        {"Encoded shader:\n", "1:1", "no word follows", false},
        {"Encoded shader:\n  fe2007f6 001fc400 00070f00\n", "2:1", "a row of 3 words; expected 8", false},
        {"Encoded shader:\n  fe2007f6 001fc40\n", "2:12", "8 hexadecimal digits", false},
        {"Encoded shader:\n  fe2007f6 001fc4xx\n", "2:12", "8 hexadecimal digits", false},
        {"Encoded shader:\n  0000794d 00000000 03800000 000fea00 00000000 00000000 00000000 00000000\n", "2:3",
         "as Volta and later", false},
        {"Instruction count: 4\nEncoded shader:\n  fe2007f6 001fc400 00070f00 50b00000 00070f00 50b00000 00070f00 "
         "50b00000\n",
         "2:1", "rows are missing: expected the 4 instructions", false},
        {"shader binary code (0x0 bytes):\n", "1:21", "0 bytes", false},
        {"shader binary code (0xc bytes):\n", "1:21", "12 bytes; expected a multiple of 8", false},
        {"shader binary code (0x20 bytes):\nfe2007f6 001fc400 00070f00 \n", "2:1", "a row of 3 words", false},
        {"shader binary code (0x10 bytes):\nfe2007f6 001fc400 00070f00 50b00000 00000000\n", "2:37", "a word more",
         false},
        {"shader binary code (0x40 bytes):\nfe2007f6 001fc400 00070f00 50b00000 00070f00 50b00000 00070f00 50b00000 \n",
         "1:21", "expected 8 more", false},
        {"shader binary code (0x8 bytes):\nfe2007f6 001fc400 \n", "2:1", "after 0 of three", false},
        {"/* 0x001fc400fe2007f6 */\n", "1:4", "a control word; expected instructions alone", true},
    };
    for (size_t i = 0; i < COUNT_OF(row); i++) {
        struct listing listing;
        char start[64], *errors = errors_of(row[i].text, strlen(row[i].text), row[i].bare, &listing);
        snprintf(start, sizeof start, "(memory):%s%s error: ", row[i].place, *row[i].place ? ":" : "");
        if (strncmp(errors, start, strlen(start)) != 0 || !strstr(errors, row[i].part))
            fail_msg("%s\nexpected %s with '%s', found\n%s", row[i].text, row[i].place, row[i].part, errors);
        assert_null(listing.insns);
        free(errors);
        listing_free(&listing);
    }
}

/* nouveau fills up no group; all others do. */
static void the_last_group_of_nouveau_may_be_short(void **state)
{
    (void)state;
    static const char text[] = "shader binary code (0x10 bytes):\nfe2007f6 001fc400 00070f00 50b00000 \nend\n";
    struct listing listing;
    char *errors = errors_of(text, strlen(text), false, &listing);
    assert_string_equal(errors, "");
    assert_int_equal(listing.count, 1);
    free(errors);
    listing_free(&listing);
}

static void instructions_alone_have_no_flags(void **state)
{
    (void)state;
    static const char *const text[] = {
        "c8380057aff70008\ndf48000780470600",
        "/*0010*/ A ; /* 0xc8380057aff70008 */\n/*0138*/ B ; /* 0xdf48000780470600 */\n"};
    for (size_t i = 0; i < COUNT_OF(text); i++) {
        struct listing listing;
        char *errors = errors_of(text[i], strlen(text[i]), true, &listing);
        assert_string_equal(errors, "");
        assert_int_equal(listing.count, 2);
        assert_int_equal(listing.controls, 0);
        assert_int_equal(listing.programs, 1);
        assert_int_equal(listing.insns[0].word, 0xc8380057aff70008);
        assert_int_equal(listing.insns[1].flags, 0);
        free(errors);
        listing_free(&listing);
    }
}

/* Several functions, shaders and sources in one file. */
static void programs_follow_one_another(void **state)
{
    (void)state;
    struct listing listing;
    char *a = text_of("cuobjdump"), *b = text_of("nouveau"), *c = text_of("NAK"), *text = NULL;
    assert_true(asprintf(&text, "%s%s%s%s%s", a, a, b, c, c) > 0);
    char *errors = errors_of(text, strlen(text), false, &listing);
    assert_string_equal(errors, "");
    assert_int_equal(listing.count, 5 * COUNT_OF(flags));
    assert_int_equal(listing.programs, 5);
    assert_int_equal(listing.sources, 1U << LISTING_TEXT | 1U << LISTING_NOUVEAU | 1U << LISTING_NAK);
    listing_free(&listing);
    free(errors);
    free(a);
    free(b);
    free(c);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_is_taken_apart),
        cmocka_unit_test(each_source_gives_the_same),
        cmocka_unit_test(a_lost_line_is_noticed),
        cmocka_unit_test(a_cut_listing_is_refused_or_has_whole_groups),
        cmocka_unit_test(errors_have_a_place_and_say_what_was_expected),
        cmocka_unit_test(the_last_group_of_nouveau_may_be_short),
        cmocka_unit_test(instructions_alone_have_no_flags),
        cmocka_unit_test(programs_follow_one_another),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
