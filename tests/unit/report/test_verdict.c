// SPDX-License-Identifier: Apache-2.0
#include <cjson/cJSON.h>
#include <errno.h>
#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "report/verdict.h"
#include "tap.h"

struct world {
    struct verdict v;
    char path[96];
    char *text;
    size_t size;
};

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    verdict_init(&w->v, 4000000000U);
    snprintf(w->path, sizeof w->path, "%s/texlock-test-%ld.out", P_tmpdir, (long)getpid());
    for (unsigned i = 0; i < CHECKS; i++)
        w->v.check[i] = (struct verdict_check){.compares = 1000 + i, .minimum = 10};
    w->v.check[CHECK_EXPECTATIONS] = (struct verdict_check){0};
    w->v.cycles = 123456;
    w->v.cover.hits[TEX_RULE_PD_4] = 17;
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    verdict_free(&w->v);
    unlink(w->path);
    free(w->text);
    free(w);
    return 0;
}

static void add(struct world *w, const char *name, enum failure_kind kind, enum ending ending, const char *text)
{
    struct failure f = {.kind = kind, .ending = ending, .cycle = 99, .run_cycle = 1099, .instruction = 3, .lane = 31};
    f.latency = 42;
    f.difference = (struct difference){.kind = DIFFERS_PAYLOAD, .boundary = TEX_AT_WRAP, .stage = "wrap"};
    snprintf(f.text, sizeof f.text, "%s", text);
    assert_true(verdict_add_case(&w->v, name, &f, 500, 16, 0.25));
}

static const char *printed(struct world *w)
{
    FILE *out = open_memstream(&w->text, &w->size);
    assert_non_null(out);
    verdict_print(&w->v, out);
    fclose(out);
    return w->text;
}

static cJSON *json(struct world *w)
{
    char buffer[65536];
    assert_true(verdict_write_json(&w->v, w->path));
    FILE *in = fopen(w->path, "r");
    assert_non_null(in);
    buffer[fread(buffer, 1, sizeof buffer - 1, in)] = '\0';
    fclose(in);
    cJSON *root = cJSON_Parse(buffer);
    assert_non_null(root);
    return root;
}

static const cJSON *item(const cJSON *root, const char *name)
{
    const cJSON *found = cJSON_GetObjectItemCaseSensitive(root, name);
    assert_non_null(found);
    return found;
}

static void test_pass(void **state)
{
    struct world *w = *state;
    add(w, "a.tlv", FAILURE_NOT, ENDING_PASS, "");
    char line[64];
    snprintf(line, sizeof line, "\nPASS  %d checks, ", CHECKS - 1); /* the test has no expectations */
    assert_non_null(strstr(printed(w), line));
    assert_non_null(strstr(w->text, "123456 cycles"));
    assert_non_null(strstr(w->text, "seed 4000000000, strictness cycle\n"));
    assert_null(strstr(w->text, "<-"));
    cJSON *root = json(w);
    assert_string_equal(item(root, "verdict")->valuestring, "pass");
    assert_int_equal(item(root, "exit_code")->valueint, 0);
    assert_true(item(root, "seed")->valuedouble == 4000000000.0);
    assert_int_equal(cJSON_GetArraySize(item(root, "stages")), CHECKS);
    assert_int_equal(item(item(root, "rules"), "PD-4")->valueint, 17);
    assert_int_equal(cJSON_GetArraySize(item(root, "rules")), TEX_RULE_COUNT);
    assert_null(cJSON_GetObjectItemCaseSensitive(root, "failure"));
    assert_null(cJSON_GetObjectItemCaseSensitive(root, "mutant"));
    cJSON_Delete(root);
}

static int count(xmlNode *suite, const char *name)
{
    int n = 0;
    for (xmlNode *c = suite->children; c; c = c->next)
        for (xmlNode *f = c->children; f; f = f->next)
            n += f->type == XML_ELEMENT_NODE && strcmp((const char *)f->name, name) == 0;
    return n;
}

/* Of a program with mutants inside: nothing that is written reads like a pass of the unit. */
static void test_a_mutant_is_no_pass(void **state)
{
    struct world *w = *state;
    add(w, "a.tlv", FAILURE_NOT, ENDING_PASS, "");
    w->v.mutant = 17;
    assert_null(strstr(printed(w), "\nPASS"));
    assert_non_null(strstr(w->text, "\nmutant 17 (TEXLOCK_MUTANT): no verdict on the unit itself\nMUTANT PASSED  "));
    cJSON *root = json(w);
    assert_string_equal(item(root, "verdict")->valuestring, "mutant passed");
    assert_int_equal(item(root, "mutant")->valueint, 17);
    cJSON_Delete(root);
    unlink(w->path);
    assert_true(verdict_write_junit(&w->v, w->path));
    xmlDoc *doc = xmlReadFile(w->path, NULL, XML_PARSE_NONET);
    assert_non_null(doc);
    xmlNode *suite = xmlDocGetRootElement(doc), *one = xmlLastElementChild(suite);
    xmlChar *name = xmlGetProp(one, (const xmlChar *)"classname");
    assert_string_equal((const char *)name, "texlock.mutant");
    assert_int_equal(count(suite, "property"), 2);
    xmlFree(name);
    xmlFreeDoc(doc);
    unlink(w->path);
    add(w, "b.tlv", FAILURE_LOCKSTEP, ENDING_MISMATCH, "payload differs");
    root = json(w);
    assert_string_equal(item(root, "verdict")->valuestring, "mismatch");
    assert_int_equal(item(root, "mutant")->valueint, 17);
    cJSON_Delete(root);
}

static void test_first_failure_is_the_verdict(void **state)
{
    struct world *w = *state;
    add(w, "a.tlv", FAILURE_NOT, ENDING_PASS, "");
    add(w, "b.tlv", FAILURE_LOCKSTEP, ENDING_MISMATCH, "payload differs");
    add(w, "c.tlv", FAILURE_HANG, ENDING_HANG, "no handshake");
    w->v.cases_planned = 5;
    assert_non_null(strstr(printed(w), "\nMISMATCH  "));
    assert_non_null(strstr(w->text, "2 of 3 cases failed"));
    assert_non_null(strstr(w->text, "c.tlv: hang: no handshake"));
    assert_non_null(strstr(w->text, "2 of 5 cases were not run"));
    cJSON *root = json(w);
    const cJSON *failure = item(root, "failure");
    assert_string_equal(item(root, "verdict")->valuestring, "mismatch");
    assert_int_equal(item(root, "exit_code")->valueint, ENDING_MISMATCH);
    assert_string_equal(item(failure, "case")->valuestring, "b.tlv");
    assert_string_equal(item(failure, "stage")->valuestring, "wrap");
    assert_string_equal(item(failure, "boundary")->valuestring, "wrap");
    assert_string_equal(item(failure, "differs")->valuestring, "payload");
    assert_string_equal(item(failure, "signature")->valuestring, "payload/wrap/-");
    assert_string_equal(item(cJSON_GetArrayItem(item(root, "cases"), 2), "signature")->valuestring, "hang/wrap/-");
    assert_null(cJSON_GetObjectItem(cJSON_GetArrayItem(item(root, "cases"), 0), "signature"));
    assert_int_equal(item(failure, "cycle")->valueint, 99);
    assert_int_equal(item(failure, "latency")->valueint, 42);
    assert_int_equal(item(failure, "lane")->valueint, 31);
    assert_int_equal(cJSON_GetArraySize(item(root, "cases")), 3);
    cJSON_Delete(root);
}

static void test_marks(void **state)
{
    struct world *w = *state;
    w->v.check[TEX_AT_WRAP].mismatches = 1;
    w->v.check[TEX_AT_COORD].compares = 9;
    printed(w);
    const char *wrap = strstr(w->text, "\nwrap "), *coord = strstr(w->text, "\ncoord ");
    assert_non_null(wrap);
    assert_non_null(coord);
    assert_true(strstr(wrap, "<- differs") < strchr(wrap + 1, '\n'));
    assert_true(strstr(coord, "<- vacuous") < strchr(coord + 1, '\n'));
}

/* Of a run that did not pass only the rows that say so, and the first failure once more at the end. */
static void test_red_ends_with_the_cause(void **state)
{
    struct world *w = *state;
    add(w, "b.tlv", FAILURE_LOCKSTEP, ENDING_MISMATCH, "payload differs");
    w->v.check[TEX_AT_WRAP].mismatches = 1;
    w->v.protocol_rows = 1U << PC_HOLD;
    w->v.protocol[PC_HOLD] = (struct verdict_check){.compares = 70, .minimum = 70};
    w->v.brief = strdup("MISMATCH in stage wrap: payload differs\n  where       b.tlv\n");
    w->v.folder = "a folder";
    printed(w);
    assert_non_null(strstr(w->text, "\nwrap "));
    assert_null(strstr(w->text, "\ncoord "));
    assert_null(strstr(w->text, "PC-HOLD"));
    assert_non_null(strstr(w->text, "\nall counts: texlock verdict --counts a folder\n"));
    assert_non_null(strstr(w->text, "\n\nfirst failure: MISMATCH in stage wrap: payload differs\n"
                                    "  where       b.tlv\n\nMISMATCH  "));
}

static void test_green_shows_all_counts(void **state)
{
    struct world *w = *state;
    add(w, "a.tlv", FAILURE_NOT, ENDING_PASS, "");
    w->v.protocol_rows = 1U << PC_HOLD;
    w->v.protocol[PC_HOLD] = (struct verdict_check){.compares = 70, .minimum = 70};
    printed(w);
    assert_non_null(strstr(w->text, "\ncoord "));
    assert_non_null(strstr(w->text, "\nPC-HOLD        driver             70         70          0\n"));
    assert_null(strstr(w->text, "all counts"));
}

static void test_many_failing_cases_are_cut(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < 23; i++) {
        char name[16];
        snprintf(name, sizeof name, "%02u.tlv", i);
        add(w, name, FAILURE_LOCKSTEP, ENDING_MISMATCH, "payload differs");
    }
    printed(w);
    assert_non_null(strstr(w->text, "23 of 23 cases failed"));
    assert_non_null(
        strstr(w->text, "\n  19.tlv: mismatch: payload differs\n  and 3 more: verdict.json has them all\n"));
    assert_null(strstr(w->text, "20.tlv"));
}

static void test_protocol(void **state)
{
    struct world *w = *state;
    struct failure f = {.kind = FAILURE_PROTOCOL, .ending = ENDING_BAD_INPUT, .protocol = true, .lane = FAILURE_NONE};
    f.broken = (struct protocol_violation){
        .check = PC_AXI_RLAST, .boundary = TEX_AT_AXI_R, .side = PROTOCOL_TESTBENCH, .text = "no RLAST"};
    f.difference.boundary = TEX_AT_AXI_R;
    w->v.protocol_rows = 1U << PC_HOLD | 1U << PC_AXI_RLAST | 1U << PC_FILL;
    w->v.protocol[PC_HOLD] = (struct verdict_check){.compares = 70, .minimum = 70};
    w->v.protocol[PC_FILL] = (struct verdict_check){.compares = 8, .minimum = 9};
    w->v.protocol[PC_AXI_RLAST] = (struct verdict_check){.compares = 5, .minimum = 5, .mismatches = 1};
    assert_true(verdict_add_case(&w->v, "tb.dut", &f, 500, 16, 0.25));
    printed(w);
    assert_null(strstr(w->text, "PC-HOLD"));
    assert_non_null(strstr(w->text, "\nPC-AXI-RLAST   testbench           5          5          1  <- broken\n"));
    assert_non_null(strstr(w->text, "\nPC-FILL        unit                8          9          0  <- vacuous\n"));
    assert_null(strstr(w->text, "PC-STABLE"));
    cJSON *root = json(w);
    const cJSON *rows = item(root, "protocol"), *broken = item(item(root, "failure"), "protocol");
    assert_int_equal(cJSON_GetArraySize(rows), 3);
    assert_string_equal(item(cJSON_GetArrayItem(rows, 1), "id")->valuestring, "PC-AXI-RLAST");
    assert_string_equal(item(cJSON_GetArrayItem(rows, 1), "at_fault")->valuestring, "testbench");
    assert_int_equal(item(cJSON_GetArrayItem(rows, 1), "broken")->valueint, 1);
    assert_int_equal(item(cJSON_GetArrayItem(rows, 2), "minimum")->valueint, 9);
    assert_string_equal(item(root, "verdict")->valuestring, "bad input");
    assert_string_equal(item(broken, "id")->valuestring, "PC-AXI-RLAST");
    assert_string_equal(item(broken, "at_fault")->valuestring, "testbench");
    assert_string_equal(item(broken, "boundary")->valuestring, "axi_r");
    assert_string_equal(item(broken, "text")->valuestring, "no RLAST");
    assert_null(cJSON_GetObjectItemCaseSensitive(item(root, "failure"), "stage"));
    cJSON_Delete(root);
    unlink(w->path); /* the file of another kind would not be replaced */
    assert_true(verdict_write_junit(&w->v, w->path));
    xmlDoc *doc = xmlReadFile(w->path, NULL, XML_PARSE_NONET);
    assert_non_null(doc);
    unsigned properties = 0;
    for (xmlNode *c = xmlDocGetRootElement(doc)->children; c; c = c->next)
        for (xmlNode *n = xmlStrEqual(c->name, (const xmlChar *)"properties") ? c->children : NULL; n; n = n->next) {
            xmlChar *name = xmlGetProp(n, (const xmlChar *)"name"), *value = xmlGetProp(n, (const xmlChar *)"value");
            if (name && strcmp((const char *)name, "protocol.PC-FILL") == 0)
                assert_string_equal((const char *)value, "judged 8, minimum 9, broken 0");
            properties += name && strncmp((const char *)name, "protocol.", 9) == 0;
            xmlFree(name);
            xmlFree(value);
        }
    assert_int_equal(properties, 3);
    xmlFreeDoc(doc);
}

static void test_junit(void **state)
{
    struct world *w = *state;
    add(w, "a <&> \"b\".tlv", FAILURE_NOT, ENDING_PASS, "");
    add(w, "b\x01\xff.tlv", FAILURE_LOCKSTEP, ENDING_MISMATCH, "x < y & z");
    add(w, "c.tlv", FAILURE_INTERNAL, ENDING_INTERNAL, "out of memory");
    assert_true(verdict_write_junit(&w->v, w->path));
    xmlDoc *doc = xmlReadFile(w->path, NULL, XML_PARSE_NONET);
    assert_non_null(doc);
    xmlNode *suite = xmlDocGetRootElement(doc);
    xmlChar *tests = xmlGetProp(suite, (const xmlChar *)"tests");
    assert_string_equal((const char *)tests, "3");
    xmlFree(tests);
    assert_int_equal(count(suite, "failure"), 1);
    assert_int_equal(count(suite, "error"), 1);
    xmlFreeDoc(doc);
    unlink(w->path);
    cJSON_Delete(json(w));
}

static void test_files_that_cannot_be_written(void **state)
{
    struct world *w = *state;
    assert_false(verdict_write_json(&w->v, "no-such-folder/a.json"));
    assert_false(verdict_write_junit(&w->v, "no-such-folder/a.xml"));
    assert_false(verdict_write_json(&w->v, "/dev/full"));
    assert_int_equal(errno, ENOSPC);
    assert_false(verdict_write_junit(&w->v, "/dev/full"));
    assert_int_equal(errno, ENOSPC);
}

static void test_a_file_of_another_is_left_alone(void **state)
{
    struct world *w = *state;
    char text[32] = "";
    FILE *other = fopen(w->path, "w");
    assert_non_null(other);
    fputs("{\"verdict\": 1}", other);
    fclose(other);
    assert_false(verdict_write_json(&w->v, w->path));
    assert_int_equal(errno, EEXIST);
    assert_false(verdict_write_junit(&w->v, w->path));
    other = fopen(w->path, "r");
    assert_non_null(other);
    assert_non_null(fgets(text, sizeof text, other));
    fclose(other);
    assert_string_equal(text, "{\"verdict\": 1}");
}

static void test_every_ending_has_a_name(void **state)
{
    static const char *const names[] = {"pass", "mismatch", "hang", "vacuous", "bad input", "internal error"};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(names); i++)
        assert_string_equal(ending_name((enum ending)i), names[i]);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_pass),
        TEST(test_a_mutant_is_no_pass),
        TEST(test_first_failure_is_the_verdict),
        TEST(test_marks),
        TEST(test_red_ends_with_the_cause),
        TEST(test_green_shows_all_counts),
        TEST(test_many_failing_cases_are_cut),
        TEST(test_protocol),
        TEST(test_junit),
        TEST(test_files_that_cannot_be_written),
        TEST(test_a_file_of_another_is_left_alone),
        cmocka_unit_test(test_every_ending_has_a_name),
    };
    return cmocka_run_group_tests_name("verdict", tests, NULL, NULL);
}
