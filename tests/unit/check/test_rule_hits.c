// SPDX-License-Identifier: Apache-2.0
/*
 * How often each rule decides something in each vector, and in random cases, against tests/unit/check/rule_hits.tsv: a
 * change of what a rule counts, which no value shows, is seen here. After a vector, a rule or the draws have changed on
 * purpose:
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
#include "random/random.h"
#include "vector/vector.h"

#define TABLE "tests/unit/check/rule_hits.tsv"
#define FOLDER "vectors/"

#define RANDOM "random "
enum { RANDOM_ROWS = 60, RANDOM_CASES = 40 /* of a row */ };

static void count(const struct test_case *c, uint64_t hits[TEX_RULE_COUNT])
{
    struct golden g;
    assert_true(golden_build(&g, c));
    for (unsigned rule = 0; rule < TEX_RULE_COUNT; rule++)
        hits[rule] += g.cover.hits[rule];
    golden_free(&g);
}

static void count_vector(const char *name, uint64_t hits[TEX_RULE_COUNT])
{
    char path[4096];
    struct test_case c;
    struct diag diag;
    snprintf(path, sizeof path, FOLDER "%s", name);
    diag_init(&diag, NULL);
    if (vector_load(path, &c, &diag)) {
        count(&c, hits);
        case_free(&c);
    }
    diag_free(&diag);
}

static void count_random(unsigned seed, uint64_t hits[TEX_RULE_COUNT])
{
    for (unsigned i = 0; i < RANDOM_CASES; i++) {
        struct test_case c;
        assert_true(random_case(seed, RANDOM_APART + i, &c));
        count(&c, hits);
        case_free(&c);
    }
}

/* The row of a vector, or of random cases: its name and the rules that decided something, with their hits. The caller
 * frees it. */
static char *row_of(const char *name)
{
    char *row = NULL;
    size_t size = 0;
    uint64_t hits[TEX_RULE_COUNT] = {0};
    FILE *out = open_memstream(&row, &size);
    assert_non_null(out);
    if (strncmp(name, RANDOM, strlen(RANDOM)) == 0)
        count_random((unsigned)strtoul(name + strlen(RANDOM), NULL, 10), hits);
    else
        count_vector(name, hits);
    fprintf(out, "%s\t", name);
    for (unsigned rule = 0; rule < TEX_RULE_COUNT; rule++)
        if (hits[rule] > 0)
            fprintf(out, "%s=%llu ", tex_rules[rule].id, (unsigned long long)hits[rule]);
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

static void write_row(FILE *out, const char *name)
{
    char *row = row_of(name);
    fprintf(out, "%s\n", row);
    free(row);
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
    for (size_t i = 0; i < found.gl_pathc; i++)
        if (!strstr(found.gl_pathv[i],
                    FOLDER "hand/cover/")) /* a program draws them anew when coverage asks for others */
            write_row(out, found.gl_pathv[i] + strlen(FOLDER));
    globfree(&found);
    for (unsigned i = 1; i <= RANDOM_ROWS; i++) {
        char name[32];
        snprintf(name, sizeof name, RANDOM "%u", i);
        write_row(out, name);
    }
    return fclose(out) != 0;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(rules_decide_as_often_as_before)};
    if (argc == 2 && strcmp(argv[1], "--write") == 0)
        return write_table();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
