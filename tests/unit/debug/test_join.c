// SPDX-License-Identifier: Apache-2.0
/* Waveforms joined, and their values as a table. */
#include <fstapi.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "debug/join.h"
#include "debug/signals.h"
#include "tap.h"

#define ERROR 256

struct world {
    char many[96], few[96], out[96], table[96];
};

static fstHandle variable(void *fst, uint32_t width, const char *name, fstHandle alias)
{
    return fstWriterCreateVar(fst, FST_VT_VCD_WIRE, FST_VD_IMPLICIT, width, name, alias);
}

/* unit.stage: `a` of 4 bits counts at 0, 10, ..., 50; `b` is another name for it; `c` is 1 from 25 on. */
static void write_many(const char *path)
{
    void *fst = fstWriterCreate(path, 1);
    assert_non_null(fst);
    fstWriterSetTimescaleFromString(fst, "1ns");
    fstWriterSetScope(fst, FST_ST_VCD_MODULE, "unit", NULL);
    fstWriterSetScope(fst, FST_ST_VCD_MODULE, "stage", NULL);
    fstHandle a = variable(fst, 4, "a [3:0]", 0), c = 0;
    variable(fst, 4, "b [3:0]", a);
    fstWriterSetUpscope(fst);
    c = variable(fst, 1, "c", 0);
    fstWriterSetUpscope(fst);
    for (unsigned i = 0; i < 6; i++) {
        char text[5] = {(char)('0' + (i >> 3)), (char)('0' + (i >> 2 & 1)), (char)('0' + (i >> 1 & 1)),
                        (char)('0' + (i & 1)), '\0'};
        fstWriterEmitTimeChange(fst, 10 * i);
        fstWriterEmitValueChange(fst, a, text);
        if (i == 0)
            fstWriterEmitValueChange(fst, c, "0");
        if (i == 2) {
            fstWriterEmitTimeChange(fst, 25);
            fstWriterEmitValueChange(fst, c, "1");
        }
    }
    fstWriterClose(fst);
}

/* model: `m` is x, and 1 from 15 to 60. */
static void write_few(const char *path)
{
    void *fst = fstWriterCreate(path, 1);
    assert_non_null(fst);
    fstWriterSetTimescaleFromString(fst, "1ns");
    fstWriterSetScope(fst, FST_ST_VCD_MODULE, "model", NULL);
    fstHandle m = variable(fst, 1, "m", 0);
    fstWriterSetUpscope(fst);
    fstWriterEmitTimeChange(fst, 0);
    fstWriterEmitValueChange(fst, m, "x");
    fstWriterEmitTimeChange(fst, 15);
    fstWriterEmitValueChange(fst, m, "1");
    fstWriterEmitTimeChange(fst, 60);
    fstWriterEmitValueChange(fst, m, "0");
    fstWriterClose(fst);
}

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    char *names[] = {w->many, w->few, w->out, w->table};
    for (unsigned i = 0; i < COUNT_OF(names); i++)
        snprintf(names[i], sizeof w->many, "%s/texlock-join-%ld-%u.fst", P_tmpdir, (long)getpid(), i);
    write_many(w->many);
    write_few(w->few);
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    unlink(w->many);
    unlink(w->few);
    unlink(w->out);
    unlink(w->table);
    free(w);
    return 0;
}

static void join(struct world *w)
{
    const struct join job = {.many = w->many, .few = w->few, .out = w->out};
    char error[ERROR] = "";
    bool good = join_write(&job, error, sizeof error);
    assert_string_equal(error, "");
    assert_true(good);
}

static void table(struct world *w, const char *path, const struct signals_table *table, char *text, size_t size)
{
    struct signals s;
    FILE *out = fopen(w->table, "w+");
    assert_non_null(out);
    assert_true(signals_open(&s, path));
    assert_true(signals_read(&s, NULL, NULL));
    assert_true(signals_print(&s, table, out));
    signals_close(&s);
    rewind(out);
    text[fread(text, 1, size - 1, out)] = '\0';
    fclose(out);
}

static void values_of_a_scope_by_time(void **state)
{
    char text[1024];
    table(*state, ((struct world *)*state)->many, &(struct signals_table){"unit.stage", 5, 95, 30}, text, sizeof text);
    assert_string_equal(text, "time\tunit.stage.a\tunit.stage.b\n-\t4\t4\n5\t0000\t0000\n35\t0011\t0011\n"
                              "65\t0101\t0101\n95\t0101\t0101\n");
}

/* At a time at which something changes the value is the new one; a scope is a whole name. */
static void a_change_counts_at_its_time(void **state)
{
    char text[1024];
    table(*state, ((struct world *)*state)->many, &(struct signals_table){"", 24, 25, 1}, text, sizeof text);
    assert_string_equal(text,
                        "time\tunit.stage.a\tunit.stage.b\tunit.c\n-\t4\t4\t1\n24\t0010\t0010\t0\n25\t0010\t0010\t1\n");
    table(*state, ((struct world *)*state)->many, &(struct signals_table){"unit.sta", 0, 0, 1}, text, sizeof text);
    assert_string_equal(text, "time\n-\n0\n");
}

static void both_files_in_one(void **state)
{
    struct world *w = *state;
    char text[1024];
    join(w);
    table(w, w->out, &(struct signals_table){"", 5, 65, 20}, text, sizeof text);
    assert_string_equal(text, "time\tmodel.m\tunit.stage.a\tunit.stage.b\tunit.c\n-\t1\t4\t4\t1\n5\tx\t0000\t0000\t0\n"
                              "25\t1\t0010\t0010\t1\n45\t1\t0100\t0100\t1\n65\t0\t0101\t0101\t1\n");
}

static void the_end_is_that_of_the_longer_one(void **state)
{
    struct world *w = *state;
    join(w);
    void *fst = fstReaderOpen(w->out);
    assert_non_null(fst);
    assert_int_equal(fstReaderGetStartTime(fst), 0);
    assert_int_equal(fstReaderGetEndTime(fst), 60);
    fstReaderClose(fst);
}

static void expect_refused(const struct join *job, const char *path)
{
    char error[ERROR] = "", expected[ERROR];
    assert_false(join_write(job, error, sizeof error));
    snprintf(expected, sizeof expected, "%s: no FST file can be read there", path);
    assert_string_equal(error, expected);
}

static void what_is_no_waveform_is_refused(void **state)
{
    struct world *w = *state;
    FILE *out = fopen(w->table, "w");
    assert_non_null(out);
    fputs("no waveform", out);
    fclose(out);
    expect_refused(&(struct join){.many = w->table, .few = w->few, .out = w->out}, w->table);
    expect_refused(&(struct join){.many = w->many, .few = w->table, .out = w->out}, w->table);
    expect_refused(&(struct join){.many = "/nowhere/a.fst", .few = w->few, .out = w->out}, "/nowhere/a.fst");
    assert_int_equal(access(w->out, F_OK), -1);
}

static void an_unwritable_place_is_named(void **state)
{
    struct world *w = *state;
    char error[ERROR] = "";
    assert_false(
        join_write(&(struct join){.many = w->many, .few = w->few, .out = "/nowhere/a.fst"}, error, sizeof error));
    assert_string_equal(error, "/nowhere/a.fst: No such file or directory");
}

#define IN_FILES(test) cmocka_unit_test_setup_teardown(test, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_FILES(values_of_a_scope_by_time),
        IN_FILES(a_change_counts_at_its_time),
        IN_FILES(both_files_in_one),
        IN_FILES(the_end_is_that_of_the_longer_one),
        IN_FILES(what_is_no_waveform_is_refused),
        IN_FILES(an_unwritable_place_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
