// SPDX-License-Identifier: Apache-2.0
/* The units of a design in the three forms of a verdict. */
#include "report/verdict_units.h"

#include <cjson/cJSON.h>
#include <libxml/xmlwriter.h>
#include <stdlib.h>

#include "report/verdict.h"
#include "tap.h"

struct world {
    struct verdict_units units;
    struct verdict v;
    char *text;
    size_t size;
};

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    verdict_init(&w->v, 0);
    assert_true(unit_list_add(&w->units.watched, "tb.%s", "a.dut"));
    assert_true(unit_list_add(&w->units.watched, "tb.\\b/../x .dut\n"));
    assert_true(unit_list_add(&w->units.not_watched, "tb.c (why)"));
    assert_true(unit_list_add(&w->units.not_seen, "the rest"));
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    verdict_units_free(&w->units);
    assert_int_equal(w->units.watched.count, 0);
    verdict_free(&w->v);
    free(w->text);
    free(w);
    return 0;
}

static void on_the_console(void **state)
{
    struct world *w = *state;
    FILE *out = open_memstream(&w->text, &w->size);
    assert_non_null(out);
    verdict_units_print(&w->units, out);
    verdict_print_not_watched(&w->v, out); /* it has none */
    w->v.units = &w->units;
    verdict_print_not_watched(&w->v, out);
    fclose(out);
    assert_string_equal(w->text, "texlock: units that are watched: 2\n"
                                 "  tb.a.dut\n"
                                 "  tb.\\b/../x .dut?\n"
                                 "  not watched: tb.c (why)\n"
                                 "  not seen: the rest\n"
                                 "\nnot watched: tb.c (why)\n");
}

static void in_json(void **state)
{
    struct world *w = *state;
    cJSON *root = cJSON_CreateObject();
    verdict_json_units(&w->v, root);
    assert_null(cJSON_GetObjectItemCaseSensitive(root, "units"));
    w->v.units = &w->units;
    verdict_json_units(&w->v, root);
    w->text = cJSON_PrintUnformatted(root);
    assert_string_equal(w->text, "{\"units\":{\"count\":2,\"watched\":[\"tb.a.dut\",\"tb.\\\\b/../x .dut?\"],"
                                 "\"not_watched\":[\"tb.c (why)\"],\"not_seen\":[\"the rest\"]}}");
    cJSON_Delete(root);
}

static void in_junit(void **state)
{
    struct world *w = *state;
    xmlBufferPtr buffer = xmlBufferCreate();
    xmlTextWriterPtr out = xmlNewTextWriterMemory(buffer, 0);
    assert_true(verdict_junit_units(&w->v, out));
    w->v.units = &w->units;
    assert_true(verdict_junit_units(&w->v, out));
    xmlFreeTextWriter(out);
    assert_string_equal((const char *)xmlBufferContent(buffer), "<property name=\"units\" value=\"2\"/>");
    xmlBufferFree(buffer);
}

static void as_one_text(void **state)
{
    struct unit_list list = {.count = 0};
    char text[64];
    (void)state;
    unit_list_text(&list, text, sizeof text);
    assert_string_equal(text, "");
    for (unsigned i = 0; i < 5; i++)
        assert_true(unit_list_add(&list, "tb.unit%u.dut", i));
    unit_list_text(&list, text, sizeof text);
    assert_string_equal(text, "tb.unit0.dut, tb.unit1.dut, and 3 more");
    list.count = 2;
    unit_list_text(&list, text, sizeof text);
    assert_string_equal(text, "tb.unit0.dut, tb.unit1.dut");
    list.count = 5;
    unit_list_text(&list, text, 16);
    assert_string_equal(text, "5 more");
    unit_list_free(&list);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(on_the_console), TEST(in_json), TEST(in_junit),
                                       cmocka_unit_test(as_one_text)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
