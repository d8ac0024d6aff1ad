// SPDX-License-Identifier: Apache-2.0
/* Files that several threads read: the same cases and messages, in the order of the files. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "vector_text.h"

#include "run/cases_read.h"

#define FILES 40

/* Each third file is bad, each in a line of its own. */
static void write_file(const char *folder, unsigned n, char *path, size_t size)
{
    snprintf(path, size, "%s/%02u.tlv", folder, n);
    FILE *out = fopen(path, "w");
    assert_non_null(out);
    for (unsigned line = 0; line < n; line++)
        fputs("# of another length\n", out);
    fputs(n % 3 == 2 ? "nonsense\n" : "texlock 1\nwarp 0 { asm \"TLD4.R R8, R0, 5, 2D\" s = 1 t = 1 }\n", out);
    fclose(out);
}

static char *read_all(char paths[FILES][64], unsigned threads, struct case_read *reads)
{
    char *text = NULL;
    size_t size = 0;
    FILE *errors = open_memstream(&text, &size);
    assert_non_null(errors);
    memset(reads, 0, FILES * sizeof *reads);
    for (unsigned i = 0; i < FILES; i++)
        reads[i].path = paths[i];
    cases_read(reads, FILES, threads, errors);
    fclose(errors);
    return text;
}

static void check_cases(struct case_read *reads)
{
    char name[32];
    for (unsigned i = 0; i < FILES; i++) {
        assert_false(reads[i].no_memory);
        assert_int_equal(reads[i].good, i % 3 != 2);
        if (!reads[i].good)
            continue;
        snprintf(name, sizeof name, "%02u.tlv", i);
        assert_string_equal(reads[i].test_case.name, name);
        case_free(&reads[i].test_case);
    }
}

/* That the messages are there, in order. */
static void check_text(const char *text, char paths[FILES][64])
{
    for (unsigned i = 2; i < FILES; i += 3) {
        text = strstr(text, paths[i]);
        assert_non_null(text);
    }
}

static void any_number_of_threads(void **state)
{
    (void)state;
    static const unsigned threads[] = {2, 3, CASES_READ_MOST};
    char folder[] = "/tmp/test_cases_read.XXXXXX", paths[FILES][64];
    struct case_read reads[FILES];
    assert_non_null(mkdtemp(folder));
    for (unsigned i = 0; i < FILES; i++)
        write_file(folder, i, paths[i], sizeof paths[i]);
    char *alone = read_all(paths, 1, reads);
    check_cases(reads);
    check_text(alone, paths);
    for (size_t i = 0; i < sizeof threads / sizeof *threads; i++) {
        char *text = read_all(paths, threads[i], reads);
        check_cases(reads);
        assert_string_equal(text, alone);
        free(text);
    }
    free(alone);
    for (unsigned i = 0; i < FILES; i++)
        unlink(paths[i]);
    rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(any_number_of_threads)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
