// SPDX-License-Identifier: Apache-2.0
/*
 * How often each rule decides something in each vector, against tests/unit/check/rule_hits.tsv: a change of what a rule
 * counts, which no value shows, is seen here. After a vector or a rule has changed on purpose:
 *     build/tests/check/test_rule_hits --write
 * and look at the difference before you commit it.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <glob.h>

#include "check/golden.h"
#include "vector/vector.h"

#define TABLE "tests/unit/check/rule_hits.tsv"
#define FOLDER "vectors/"

/* The row of a vector: its name and the rules that decided something, with their hits. The caller frees it. */
static char *row_of(const char *name)
{
    char path[4096], *row = NULL;
    size_t size = 0;
    struct test_case c;
    struct golden g;
    struct diag diag;
    FILE *out = open_memstream(&row, &size);
    assert_non_null(out);
    snprintf(path, sizeof path, FOLDER "%s", name);
    diag_init(&diag, NULL);
    fprintf(out, "%s\t", name);
    if (vector_load(path, &c, &diag)) {
        assert_true(golden_build(&g, &c));
        for (unsigned rule = 0; rule < TEX_RULE_COUNT; rule++)
            if (g.cover.hits[rule] > 0)
                fprintf(out, "%s=%llu ", tex_rules[rule].id, (unsigned long long)g.cover.hits[rule]);
        golden_free(&g);
        case_free(&c);
    }
    diag_free(&diag);
    fclose(out);
    return row;
}

static void rules_decide_as_often_as_before(void **state)
{
    (void)state;
    char *line = NULL;
    size_t room = 0;
    unsigned rows = 0;
    FILE *in = fopen(TABLE, "r");
    if (!in)
        fail_msg("%s is not there: build/tests/check/test_rule_hits --write makes it", TABLE);
    for (ssize_t length; (length = getline(&line, &room, in)) > 0;) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#')
            continue;
        char name[4096];
        snprintf(name, sizeof name, "%.*s", (int)strcspn(line, "\t"), line);
        char *found = row_of(name);
        if (strcmp(found, line) != 0)
            fail_msg("%s:\nfound    %s\nexpected %s", TABLE, found, line);
        free(found);
        rows++;
    }
    fclose(in);
    free(line);
    assert_true(rows >= 100); /* most vectors are in it */
}

static int write_table(void)
{
    glob_t found;
    FILE *out = fopen(TABLE, "w");
    if (!out || glob(FOLDER "*/*/*.tlv", 0, NULL, &found) != 0) {
        fprintf(stderr, "test_rule_hits: cannot write %s or read " FOLDER "*/*/*.tlv\n", TABLE);
        return 1;
    }
    fprintf(out, "# How often each rule decides something: build/tests/check/test_rule_hits --write\n");
    for (size_t i = 0; i < found.gl_pathc; i++) {
        if (strstr(found.gl_pathv[i],
                   FOLDER "hand/cover/")) /* a program draws them anew when coverage asks for others */
            continue;
        char *row = row_of(found.gl_pathv[i] + strlen(FOLDER));
        fprintf(out, "%s\n", row);
        free(row);
    }
    globfree(&found);
    return fclose(out) != 0;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(rules_decide_as_often_as_before)};
    if (argc == 2 && strcmp(argv[1], "--write") == 0)
        return write_table();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
