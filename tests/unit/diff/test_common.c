// SPDX-License-Identifier: Apache-2.0
/* Layouts read from their text, and what two of them have in common. */
#include "diff/common.h"
#include "tap.h"

#include <stdlib.h>

static bool read(struct layout *l, const char *text, char why[128])
{
    return layout_read(l, strdup(text), strlen(text), why, 128);
}

struct pair {
    struct layout layout[DIFF_RUNS];
    struct common common;
};

static void make(struct pair *p, const char *a, const char *b)
{
    char why[128] = "";
    assert_true(read(&p->layout[DIFF_A], a, why));
    assert_true(read(&p->layout[DIFF_B], b, why));
    assert_true(common_make(&p->common, &p->layout[DIFF_A], &p->layout[DIFF_B]));
}

static void discard(struct pair *p)
{
    common_free(&p->common);
    layout_free(&p->layout[DIFF_A]);
    layout_free(&p->layout[DIFF_B]);
}

#define ONE "boundary\tone\ts\tc\t2\t1\n"
#define V(offset, width, count, kind) "field\tv\t" #offset "\t" #width "\t" #count "\t" #kind "\t-\n"
#define W(offset, width) "field\tw\t" #offset "\t" #width "\t1\tx\tstatus\n"

static void lines(void **state)
{
    struct layout l;
    char why[128];
    (void)state;
    assert_true(read(&l, "about\tseed\t7\n" ONE V(3, 8, 2, s) W(40, 4) "boundary\ttwo\tx\ty\t1\t0\n", why));
    assert_int_equal(l.count, 2);
    assert_string_equal(layout_about(&l, "seed"), "7");
    assert_null(layout_about(&l, "RTL"));
    assert_true(l.boundary[0].once && !l.boundary[1].once);
    assert_true(l.boundary[0].words == 2 && l.boundary[0].leaves_count == 2 && l.boundary[1].leaves_count == 0);
    assert_string_equal(l.boundary[1].consumer, "y");
    const struct tex_leaf_info *v = layout_field(&l.boundary[0], "v");
    assert_true(v->offset == 3 && v->width == 8 && v->count == 2 && v->kind == 's' && !v->code);
    assert_string_equal(layout_field(&l.boundary[0], "w")->code, "status");
    layout_free(&l);
}

/* Each is refused, with the number of its line. */
static void refused(void **state)
{
    static const struct {
        const char *text, *why;
    } rows[] = {
        {"", "line 0 of the layout: expected boundaries"},
        {"about\tseed\t7\n", "line 1 of the layout: expected boundaries"},
        {"about\tseed\n" ONE, "line 1 of the layout: expected a key"},
        {"port\ta\n", "line 1 of the layout: expected about, boundary or field"},
        {ONE ONE, "line 2 of the layout: a second boundary"},
        {"boundary\tone\ts\tc\t0\t1\n", "line 1 of the layout: expected a boundary's"},
        {"boundary\tone\ts\tc\t65\t1\n", "line 1 of the layout: expected a boundary's"},
        {"boundary\tone\ts\tc\t2\t2\n", "line 1 of the layout: expected a boundary's"},
        {"boundary\tone\ts\tc\t2\t1\tmore\n", "line 1 of the layout: expected a boundary's"},
        {V(0, 8, 1, u), "line 1 of the layout: expected a field's"},
        {ONE V(57, 8, 1, u), "line 2 of the layout: expected a field's"},
        {ONE V(0, 8, 9, u), "line 2 of the layout: expected a field's"},
        {ONE V(0, 0, 1, u), "line 2 of the layout: expected a field's"},
        {ONE V(0, 8, 0, u), "line 2 of the layout: expected a field's"},
        {ONE V(-1, 8, 1, u), "line 2 of the layout: expected a field's"},
        {ONE V(0, 8, 1, q), "line 2 of the layout: expected a field's"},
        {ONE V(0, 16, 1, f), "line 2 of the layout: expected a field's"},
        {ONE V(0, 8, 1, u) V(8, 8, 1, u), "line 3 of the layout: a second field"},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        struct layout l;
        char why[128] = "";
        assert_false(read(&l, rows[i].text, why));
        assert_true(strncmp(why, rows[i].why, strlen(rows[i].why)) == 0);
        layout_free(&l);
    }
}

/* The same layouts: a payload stays as it is, but for bits of no field. */
static void alike(void **state)
{
    struct pair p;
    struct beat beat = {.payload = {0xffffffff, 0xffffffff}};
    (void)state;
    make(&p, ONE V(4, 8, 2, u) W(40, 4), ONE V(4, 8, 2, u) W(40, 4));
    assert_true(p.common.count == 1 && p.common.notes_count == 0 && p.common.boundary[0].alike);
    common_form(&p.common.boundary[0], DIFF_B, &beat);
    assert_true(beat.payload[0] == 0x000ffff0 && beat.payload[1] == 0x00000f00);
    discard(&p);
}

/* A field at another place; one that each has alone; a boundary that each has alone. */
static void moved(void **state)
{
    struct pair p;
    struct beat a = {.payload = {0x00ab0000, 0x5}}, b = {.payload = {0xdeadbeef, 0xab}};
    (void)state;
    make(&p, "boundary\told\ts\tc\t1\t0\n" ONE V(16, 8, 1, u) "field\tgone\t32\t4\t1\tx\t-\n",
         ONE "field\tnew\t0\t32\t1\tx\t-\n" V(32, 8, 1, u) "boundary\tlast\ts\tc\t1\t0\n");
    const struct common_boundary *one = &p.common.boundary[0];
    assert_true(p.common.count == 1 && !one->alike && one->count == 1 && one->words == 1);
    assert_true(one->number[DIFF_A] == 1 && one->number[DIFF_B] == 0);
    assert_true(p.common.place[DIFF_A][0] == RECORD_BOUNDARIES && p.common.place[DIFF_A][1] == 0);
    common_form(one, DIFF_A, &a);
    common_form(one, DIFF_B, &b);
    assert_true(a.payload[0] == 0xab && a.payload[1] == 0);
    assert_memory_equal(a.payload, b.payload, sizeof a.payload);
    assert_int_equal(p.common.notes_count, 4);
    const struct common_note *n = p.common.notes;
    assert_true(n[0].kind == COMMON_ONLY_A && !n[0].field && strcmp(n[0].boundary, "old") == 0);
    assert_true(n[1].kind == COMMON_ONLY_A && strcmp(n[1].field, "gone") == 0);
    assert_true(n[2].kind == COMMON_ONLY_B && strcmp(n[2].field, "new") == 0);
    assert_true(n[3].kind == COMMON_ONLY_B && !n[3].field && strcmp(n[3].boundary, "last") == 0);
    discard(&p);
}

/* A field of another width is compared by value, elements as far as both have them. */
static void widened(void **state)
{
    struct pair p;
    struct beat a = {.payload = {0xf5}}, b = {.payload = {0x3ff | 5 << 10}};
    (void)state;
    make(&p, ONE V(0, 4, 2, s) W(8, 4), ONE V(0, 10, 1, s) W(10, 4));
    assert_int_equal(p.common.notes_count, 2);
    assert_true(p.common.notes[0].kind == COMMON_WIDTH && p.common.notes[0].was[DIFF_B] == 10);
    assert_true(p.common.notes[1].kind == COMMON_ELEMENTS && p.common.notes[1].was[DIFF_A] == 2);
    common_form(&p.common.boundary[0], DIFF_A, &a);
    assert_int_equal(a.payload[0], 5); /* 5 and, below it, w = 0 */
    a = (struct beat){.payload = {0x50f}};
    common_form(&p.common.boundary[0], DIFF_A, &a);
    common_form(&p.common.boundary[0], DIFF_B, &b);
    assert_int_equal(a.payload[0], 0x3ff | 5 << 10); /* -1 stays -1 */
    assert_memory_equal(a.payload, b.payload, sizeof a.payload);
    discard(&p);
    make(&p, ONE V(0, 4, 1, u), ONE V(0, 10, 1, u));
    a = (struct beat){.payload = {0xf}};
    common_form(&p.common.boundary[0], DIFF_A, &a);
    assert_int_equal(a.payload[0], 0xf);
    discard(&p);
}

/* Wide fields are carried whole. */
static void wide(void **state)
{
    struct pair p;
    struct beat a = {.payload = {0x80000000, 0x89abcdef, 0x01234567, 0x1}};
    (void)state;
    make(&p, "boundary\tone\ts\tc\t4\t1\nfield\tv\t31\t66\t1\tx\t-\n",
         "boundary\tone\ts\tc\t4\t1\nfield\tv\t0\t66\t1\tx\t-\n");
    common_form(&p.common.boundary[0], DIFF_A, &a);
    assert_true(a.payload[0] == 0x13579bdf && a.payload[1] == 0x02468acf && a.payload[2] == 2);
    discard(&p);
}

/* Fields that fit in each, but not together in a common form. */
static void too_wide(void **state)
{
    struct pair p;
    char why[128];
    (void)state;
    assert_true(read(&p.layout[DIFF_A],
                     "boundary\tone\ts\tc\t64\t1\nfield\tv\t0\t1000\t2\tx\t-\nfield\tw\t2000\t1\t40\tx\t-\n", why));
    assert_true(read(&p.layout[DIFF_B],
                     "boundary\tone\ts\tc\t64\t1\nfield\tv\t0\t1\t2\tx\t-\nfield\tw\t2\t40\t40\tx\t-\n", why));
    assert_false(common_make(&p.common, &p.layout[DIFF_A], &p.layout[DIFF_B]));
    assert_true(p.common.too_wide);
    discard(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines),   cmocka_unit_test(refused), cmocka_unit_test(alike),    cmocka_unit_test(moved),
        cmocka_unit_test(widened), cmocka_unit_test(wide),    cmocka_unit_test(too_wide),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
