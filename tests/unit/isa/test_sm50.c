// SPDX-License-Identifier: Apache-2.0
#include "isa/sm50.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "isa/insn.h"

static char *explain(uint64_t word, uint32_t phase, bool *built)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    assert_non_null(out);
    *built = sm50_explain(out, word, phase);
    fclose(out);
    return text;
}

static const struct {
    uint64_t word;
    const char *name;
} family[] = {
    {0xc8380057aff70008, "TLD4"},     {0xdef800d7a2273820, "TLD4.B"},     {0xdf48050100471f0f, "TXQ"},
    {0xdf5000010047181a, "TXQ.B"},    {0xdf48002780472e84, "TXQ"},        {0xdf5200018047300a, "TXQ.B"},
    {0xeb32000400a70a30, "SUST.D"},   {0xeb3c054600c70402, "SUST.D"},     {0xeb24000400370c06, "SUST.P"},
    {0xeb2c050400f70804, "SUST.P"},   {0xc1bc0507e3e70810, "TEX"},        {0xc038050fcff71414, "TEX"},
    {0xdebc0027a4c21abc, "TEX.B"},    {0xdc38050f83272e14, "TLD"},        {0xdcb80087a0501c18, "TLD"},
    {0xdd38000faf47b618, "TLD.B"},    {0xde38c787a3453c20, "TXD"},        {0xde78000fa1073838, "TXD.B"},
    {0xdf581011a007ac1a, "TMML.LOD"}, {0xdf600001a04e061a, "TMML.B.LOD"}, {0xeb0b8ba600f668d0, "SULD.P"},
    {0xeb1207060047ae2f, "SULD.D"},   {0xebf0000000070000, "CCTLT"},      {0xe37000000007000f, "SAM"},
    {0xe38000000007000f, "RAM"},      {0xd830028020870604, "TEXS"},       {0xd030020020870604, "TEXS"},
    {0xda7005212ff70a10, "TLDS"},     {0xdf40000780470200, "TXA"},
};

static void the_family_is_recognised(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof family / sizeof family[0]; i++) {
        const struct isa_form *form = insn_find(family[i].word);
        assert_non_null(form);
        assert_string_equal(form->name, family[i].name);
    }
}

/* No word has two names in the opcode table, and its TLD4 words are those that the decoder accepts. */
static void no_word_has_two_names(void **state)
{
    (void)state;
    unsigned named = 0;
    for (uint32_t top = 0; top < 0x10000; top++) {
        uint64_t word = (uint64_t)top << 48;
        const struct isa_form *form = insn_find(word);
        struct insn insn;
        insn_decode(word, 0, &insn);
        named += form != NULL;
        assert_int_equal(form && form->mnemonic, insn.form != NULL);
        assert_int_equal(insn_illegal(&insn) == TEX_ILLEGAL_OPCODE, insn.form == NULL);
    }
    unsigned all = 0; /* sum of the sizes of all rows: an overlap would leave fewer */
    for (unsigned i = 0; i < isa_forms_count; i++)
        all += 1U << __builtin_popcount(0xffffU & ~(unsigned)isa_forms[i].mask);
    assert_int_equal(named, all);
}

static void tld4_is_explained_in_full(void **state)
{
    (void)state;
    bool built;
    char *text = explain(0xdef800d7a2273820, 1, &built);
    assert_true(built);
    assert_non_null(strstr(text, "TLD4.A.B.AOFFI.T R32, R56, R34, 0x0, 2D, 0xf"));
    for (unsigned i = 0; i < tex_fields_count; i++)
        if (strcmp(tex_fields[i].record, "tld4b") == 0)
            assert_non_null(strstr(text, tex_fields[i].name));
    assert_non_null(strstr(text, "Rb+0    handle"));
    assert_non_null(strstr(text, "Rb+1    off1"));
    free(text);
}

static void the_rest_is_named_and_refused(void **state)
{
    (void)state;
    bool built;
    char *text = explain(0xdf40000780470200, 0, &built);
    assert_false(built);
    assert_non_null(strstr(text, "TXA: recognised, not built"));
    free(text);
    text = explain(0x5c98078000370002, 0, &built); /* MOV */
    assert_false(built);
    assert_non_null(strstr(text, "unknown"));
    free(text);
    text = explain(0xc8380057aff70009, 0, &built); /* Rd misaligned */
    assert_false(built);
    assert_non_null(strstr(text, ".illegal"));
    assert_non_null(strstr(text, "Rd is misaligned"));
    free(text);
    text = explain(0xc93ce0d7e0070458, 0, &built); /* .DC */
    assert_true(built);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_family_is_recognised),
        cmocka_unit_test(no_word_has_two_names),
        cmocka_unit_test(tld4_is_explained_in_full),
        cmocka_unit_test(the_rest_is_named_and_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
