// SPDX-License-Identifier: Apache-2.0
/* X and Z in compared values: found where they are and nowhere else, named bit by bit. */
#include "base/dut.h"
#include "base/field.h"
#include "check/self_test_report.h"
#include "compare/unknown.h"
#include "tap.h"

#include <stdlib.h>

#define BIT TEX_BIT
#define ALL (BIT(TEX_BOUNDARIES) - 1)
#define TEXT 400

struct sides {
    struct tex_frame rtl, unknown;
    struct difference d;
    char text[TEXT];
};

static void begin(struct sides *s)
{
    memset(s, 0, sizeof *s);
    s->rtl.valid = s->rtl.ready = ALL;
}

/* Make `width` bits of a payload X (state 1) or Z (state 0). */
static void make(struct sides *s, enum tex_boundary b, unsigned at, unsigned width, uint64_t state)
{
    unsigned word = tex_boundaries[b].word;
    put_bits(&s->unknown.payload[word], at, width, UINT64_MAX);
    put_bits(&s->rtl.payload[word], at, width, state ? UINT64_MAX : 0);
}

static const char *text(struct sides *s)
{
    assert_false(unknown_find(&s->rtl, &s->unknown, &s->d));
    assert_int_equal(s->d.kind, DIFFERS_UNKNOWN);
    unknown_text(&s->rtl, &s->unknown, &s->d, s->text, sizeof s->text);
    return s->text;
}

static void test_self_test(void **state)
{
    struct self_test_report report;
    (void)state;
    self_test_begin(&report);
    assert_true(unknown_self_test(&report));
    assert_string_equal(report.text, "");
}

static void test_known(void **state)
{
    struct sides s;
    (void)state;
    begin(&s);
    memset(s.rtl.payload, 0xff, sizeof s.rtl.payload);
    assert_true(unknown_find(&s.rtl, &s.unknown, &s.d));
}

static void test_idle_payload(void **state)
{
    struct sides s;
    (void)state;
    begin(&s);
    make(&s, TEX_AT_COORD, 0, 32, 1);
    s.rtl.valid &= ~BIT(TEX_AT_COORD);
    assert_true(unknown_find(&s.rtl, &s.unknown, &s.d));
}

static void test_bits_beyond_boundaries(void **state)
{
    struct sides s;
    (void)state;
    begin(&s);
    s.unknown.valid = s.unknown.ready = ~ALL;
    assert_true(unknown_find(&s.rtl, &s.unknown, &s.d));
}

static void test_names_bits(void **state)
{
    struct sides s;
    unsigned fixed = field_find(TEX_AT_COORD, "fixed")->offset, width = field_find(TEX_AT_COORD, "fixed")->width;
    (void)state;
    begin(&s);
    make(&s, TEX_AT_COORD, fixed + 18, 8, 1);
    assert_string_equal(text(&s), "coord.fixed[0][25:18] is X");
    make(&s, TEX_AT_COORD, fixed + width + 3, 1, 0);
    assert_string_equal(text(&s), "coord.fixed[0][25:18] is X, coord.fixed[1][3] is Z");
    make(&s, TEX_AT_COORD, fixed + 16, 2, 0);
    assert_string_equal(text(&s), "coord.fixed[0][25:18] is X, coord.fixed[0][17:16] is Z, coord.fixed[1][3] is Z");
    begin(&s);
    make(&s, TEX_AT_COORD, field_find(TEX_AT_COORD, "tag.last")->offset, 1, 1);
    assert_string_equal(text(&s), "coord.tag.last is X");
}

static void test_names_padding(void **state)
{
    struct sides s;
    const struct tex_boundary_info *coord = &tex_boundaries[TEX_AT_COORD];
    const struct tex_leaf_info *last = &coord->leaves[coord->leaves_count - 1];
    unsigned bits = (unsigned)last->offset + last->width * last->count;
    (void)state;
    assert_true(bits < 32U * coord->words);
    begin(&s);
    make(&s, TEX_AT_COORD, bits, 1, 1);
    assert_string_equal(text(&s), "coord.padding[0] is X");
}

static void test_handshake(void **state)
{
    struct sides s;
    (void)state;
    begin(&s);
    s.unknown.valid = BIT(TEX_AT_TEXEL);
    s.rtl.valid &= ~BIT(TEX_AT_TEXEL);
    assert_string_equal(text(&s), "texel.valid is X");
    assert_string_equal(s.d.stage, "texel");
    begin(&s);
    s.unknown.ready = BIT(TEX_AT_WRAP) | BIT(TEX_AT_TEXEL);
    assert_string_equal(text(&s), "texel.ready is X");
    assert_string_equal(s.d.stage, "filter");
}

/* The most upstream X is named: those downstream follow from it. */
static void test_blames_upstream(void **state)
{
    struct sides s;
    (void)state;
    begin(&s);
    make(&s, TEX_AT_FILTER, 0, 1, 1);
    make(&s, TEX_AT_WRAP, 0, 1, 1);
    s.unknown.ready = BIT(TEX_AT_RESULT);
    assert_string_equal(text(&s), "wrap.tag.warp[0] is X");
    assert_string_equal(s.d.stage, "wrap");
    assert_int_equal(s.d.payload, BIT(TEX_AT_WRAP) | BIT(TEX_AT_FILTER));
    assert_int_equal(s.d.ready, BIT(TEX_AT_RESULT));
}

static void test_long_text_is_cut(void **state)
{
    struct sides s;
    (void)state;
    begin(&s);
    for (unsigned i = 0; i < 200; i++)
        make(&s, TEX_AT_COORD, i, 1, i & 1);
    size_t length = strlen(text(&s));
    assert_true(length < sizeof s.text);
    assert_string_equal(s.text + length - 4, " ...");
}

static void test_report(void **state)
{
    struct sides s;
    struct history_entry e = {0};
    char *printed = NULL;
    size_t size = 0;
    (void)state;
    begin(&s);
    make(&s, TEX_AT_COORD, field_find(TEX_AT_COORD, "op.wmask")->offset + 1, 2, 1);
    make(&s, TEX_AT_WRAP, 0, 1, 1);
    text(&s);
    e.rtl = s.rtl;
    e.model.valid = BIT(TEX_AT_COORD);
    FILE *out = open_memstream(&printed, &size);
    assert_non_null(out);
    unknown_print(&e, &s.unknown, &s.d, out);
    fclose(out);
    assert_non_null(strstr(printed, "boundary coord (coord -> wrap): RTL valid 1 ready 1, model valid 1 ready 0\n"));
    assert_non_null(strstr(printed, "unknown in the same cycle: payload of wrap;\n"));
    assert_non_null(strstr(printed, "op.wmask         RTL 0b0XX0\n"));
    assert_null(strstr(printed, "tag.warp"));
    free(printed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_self_test),        cmocka_unit_test(test_known),
        cmocka_unit_test(test_idle_payload),     cmocka_unit_test(test_bits_beyond_boundaries),
        cmocka_unit_test(test_names_bits),       cmocka_unit_test(test_names_padding),
        cmocka_unit_test(test_handshake),        cmocka_unit_test(test_blames_upstream),
        cmocka_unit_test(test_long_text_is_cut), cmocka_unit_test(test_report),
    };
    return cmocka_run_group_tests_name("unknown", tests, NULL, NULL);
}
