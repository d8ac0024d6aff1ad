// SPDX-License-Identifier: Apache-2.0
/* A saved case run once more, by programs that give the right answer, another one, none, or never end. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tap.h"
#include "watch/replay.h"

#define MISMATCH_IN(stage)                                                                                             \
    "printf '{\\n\\t\"verdict\":\"mismatch\",\"failure\":{\"stage\":\"" stage                                          \
    "\",\"text\":\"a text\"}}' > \"$4/verdict.json\"\n"

struct world {
    char folder[64], program[96], out[96], text[400];
    struct replay replay;
};

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    snprintf(w->folder, sizeof w->folder, "%s/texlock-test-XXXXXX", P_tmpdir);
    assert_non_null(mkdtemp(w->folder));
    snprintf(w->program, sizeof w->program, "%s/program", w->folder);
    snprintf(w->out, sizeof w->out, "%s/replay", w->folder);
    w->replay = (struct replay){.program = w->program,
                                .saved = "a case",
                                .out = w->out,
                                .ending = "mismatch",
                                .stage = "wrap",
                                .text = "a text",
                                .seconds = 30};
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    char command[128];
    snprintf(command, sizeof command, "rm -r %s", w->folder);
    assert_int_equal(system(command), 0);
    free(w);
    return 0;
}

/* The program is this script; its arguments are `run --no-wave --out DIR -- FILE`. */
static enum replay_outcome run(struct world *w, const char *script)
{
    FILE *out = fopen(w->program, "w");
    assert_non_null(out);
    fprintf(out, "#!/bin/sh\n%s", script);
    fclose(out);
    assert_int_equal(chmod(w->program, 0700), 0);
    w->replay.used_ns = 0;
    return replay_run(&w->replay, w->text, sizeof w->text);
}

static void test_the_same_failure(void **state)
{
    struct world *w = *state;
    assert_int_equal(run(w, MISMATCH_IN("wrap") "exit 1\n"), REPLAY_SAME);
    assert_string_equal(w->text, "yes: mismatch in stage wrap, with the same text");
}

static void test_it_is_given_the_case(void **state)
{
    struct world *w = *state;
    assert_int_equal(run(w, "[ \"$1 $2 $3 $5 $6\" = 'run --no-wave --out -- a case' ] || exit\n" MISMATCH_IN("wrap")),
                     REPLAY_SAME);
}

static void test_another_stage_is_another_failure(void **state)
{
    struct world *w = *state;
    assert_int_equal(run(w, MISMATCH_IN("coord")), REPLAY_DIFFERS);
    assert_string_equal(w->text, "NO, the saved case ends with mismatch in stage coord: a text");
}

static void test_a_pass_does_not_reproduce(void **state)
{
    struct world *w = *state;
    assert_int_equal(run(w, "printf '{\\n\\t\"verdict\":\"pass\"}' > \"$4/verdict.json\"\n"), REPLAY_DIFFERS);
    assert_string_equal(w->text, "NO, the saved case ends with pass");
}

static void test_no_verdict_is_no_answer(void **state)
{
    struct world *w = *state;
    assert_int_equal(run(w, MISMATCH_IN("wrap")), REPLAY_SAME);
    assert_int_equal(run(w, "exit 1\n"), REPLAY_NOT); /* the verdict of the run before is not read */
    assert_non_null(strstr(w->text, "left no verdict"));
    assert_int_equal(run(w, "echo '{' > \"$4/verdict.json\"\n"), REPLAY_NOT);
    assert_int_equal(run(w, "exit 1\n"), REPLAY_NOT); /* that file was not texlock's: it is kept */
    assert_non_null(strstr(w->text, "not written by texlock"));
}

static void test_a_program_that_never_ends_is_killed(void **state)
{
    struct world *w = *state;
    w->replay.seconds = 1;
    assert_int_equal(run(w, MISMATCH_IN("wrap") "exec sleep 600\n"), REPLAY_NOT);
    assert_non_null(strstr(w->text, "takes more than 1 seconds"));
}

static void test_a_library_that_is_loaded_before_is_not_passed_on(void **state)
{
    struct world *w = *state;
    assert_int_equal(setenv("LD_PRELOAD_TEST", "stays", 1), 0);
    assert_int_equal(setenv("LD_PRELOAD", "/nowhere/library.so", 1), 0);
    enum replay_outcome outcome =
        run(w, "[ -z \"$LD_PRELOAD\" ] && [ \"$LD_PRELOAD_TEST\" = stays ] || exit\n" MISMATCH_IN("wrap"));
    unsetenv("LD_PRELOAD");
    assert_int_equal(outcome, REPLAY_SAME);
}

static void test_no_program(void **state)
{
    struct world *w = *state;
    assert_int_equal(replay_run(&w->replay, w->text, sizeof w->text), REPLAY_NOT);
    assert_non_null(strstr(w->text, "not tried: there is no program "));
    w->replay.program = "sh"; /* a program found in PATH is not used */
    assert_int_equal(replay_run(&w->replay, w->text, sizeof w->text), REPLAY_NOT);
    assert_int_equal(run(w, ""), REPLAY_NOT);
}

static void test_programs_beside_this_one(void **state)
{
    char path[400], tiny[4];
    (void)state;
    assert_true(replay_program("test_replay", path, sizeof path));
    assert_int_equal(access(path, X_OK), 0);
    assert_false(replay_program("no_such_program", path, sizeof path));
    assert_false(replay_program("test_replay", tiny, sizeof tiny));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_the_same_failure, setup, teardown),
        cmocka_unit_test_setup_teardown(test_it_is_given_the_case, setup, teardown),
        cmocka_unit_test_setup_teardown(test_another_stage_is_another_failure, setup, teardown),
        cmocka_unit_test_setup_teardown(test_a_pass_does_not_reproduce, setup, teardown),
        cmocka_unit_test_setup_teardown(test_no_verdict_is_no_answer, setup, teardown),
        cmocka_unit_test_setup_teardown(test_a_program_that_never_ends_is_killed, setup, teardown),
        cmocka_unit_test_setup_teardown(test_a_library_that_is_loaded_before_is_not_passed_on, setup, teardown),
        cmocka_unit_test_setup_teardown(test_no_program, setup, teardown),
        cmocka_unit_test_setup_teardown(test_programs_beside_this_one, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
