// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/result_file.h"
#include "base/text.h"
#include "cli/cli.h"
#include "diff/diff.h"

enum { OPTION_SIDES = 256, OPTION_TIMING, OPTION_JSON };

struct arguments {
    const char *file[DIFF_RUNS], *json;
    bool sides, timing_ok;
};

static error_t parse(int key, char *text, struct argp_state *state)
{
    struct arguments *a = state->input;
    switch (key) {
    case OPTION_SIDES:
        a->sides = true;
        return 0;
    case OPTION_TIMING:
        a->timing_ok = true;
        return 0;
    case OPTION_JSON:
        a->json = text;
        return 0;
    case ARGP_KEY_ARG:
        if (a->file[DIFF_B])
            argp_error(state, "two files only, found '%s' too", text);
        a->file[a->file[DIFF_A] ? DIFF_B : DIFF_A] = text;
        return 0;
    case ARGP_KEY_END:
        if (!a->file[DIFF_A] || (!a->file[DIFF_B] && !a->sides))
            argp_error(state, "expected two files, or --sides and one");
        if (a->file[DIFF_B] && a->sides)
            argp_error(state, "--sides is for one file, found '%s' too", a->file[DIFF_B]);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static enum ending write_json(const struct diff *d, const char *path)
{
    struct result_file file;
    bool good = result_file_open(&file, RESULT_DIFF, path) != NULL;
    if (good) {
        bool written = diff_write_json(d, file.out);
        good = result_file_close(&file, written);
    }
    if (good)
        return ENDING_PASS;
    int error = errno;
    text_line(stderr, "texlock diff: cannot write %s: %s", path, result_file_error(error));
    return error == EEXIST || error == EBUSY ? ENDING_BAD_INPUT : ENDING_INTERNAL;
}

static enum ending report(const struct diff *d, const struct arguments *a)
{
    enum ending ending = a->json ? write_json(d, a->json) : ENDING_PASS;
    if (ending != ENDING_PASS)
        return ending;
    diff_print(d, stdout);
    return diff_class(d) > (a->timing_ok ? TALLY_CLASS_TIMING : TALLY_CLASS_SAME) ? ENDING_MISMATCH : ENDING_PASS;
}

enum ending cli_diff(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    static const struct argp_option options[] = {
        {"sides", OPTION_SIDES, NULL, 0, "compare RTL and model of one recording", 0},
        {"timing-ok", OPTION_TIMING, NULL, 0, "exit status 0 also if only cycles differ", 0},
        {"json", OPTION_JSON, "FILE", 0, "write the outcome as JSON too", 0},
        {0}};
    static const struct argp argp = {
        .options = options,
        .parser = parse,
        .args_doc = "A B\n--sides FILE",
        .doc = "Compare two recordings of runs (`texlock run --record FILE`): what changed, where first.\v"
               "Cases, boundaries and fields are compared by name, transfers by contents and thread. Differences of "
               "contents, of order and of cycles are told apart, with counts a boundary. Exit status: 0 the same, 1 "
               "different, 4 a file is refused, 5 out of memory, or a file cannot be written."};
    struct arguments a = {.json = NULL};
    (void)driver, (void)program;
    if (argp_parse(&argp, argc, argv, 0, NULL, &a) != 0)
        return ENDING_BAD_INPUT;
    struct diff *d = malloc(sizeof *d);
    if (!d) {
        fputs("texlock diff: out of memory\n", stderr);
        return ENDING_INTERNAL;
    }
    enum ending ending = ENDING_BAD_INPUT;
    if (diff_open(d, a.file[DIFF_A], a.file[DIFF_B], a.sides) && diff_run(d)) {
        ending = report(d, &a);
    } else {
        text_line(stderr, "texlock diff: %s", d->error);
        ending = d->no_memory ? ENDING_INTERNAL : ENDING_BAD_INPUT;
    }
    diff_close(d);
    free(d);
    return ending;
}
