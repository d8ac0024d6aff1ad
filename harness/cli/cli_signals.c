// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>

#include "base/text.h"
#include "cli/cli.h"
#include "debug/signals.h"

enum { OPTION_SCOPE = 256, OPTION_FROM, OPTION_TO, OPTION_STEP };

struct arguments {
    struct signals_table table;
    const char *file;
};

static error_t parse(int key, char *text, struct argp_state *state)
{
    struct arguments *a = state->input;
    switch (key) {
    case OPTION_SCOPE:
        a->table.scope = text;
        return 0;
    case OPTION_FROM:
        a->table.from = cli_number(state, "--from", text, 0, UINT64_MAX / 2);
        return 0;
    case OPTION_TO:
        a->table.to = cli_number(state, "--to", text, 0, UINT64_MAX / 2);
        return 0;
    case OPTION_STEP:
        a->table.step = cli_number(state, "--step", text, 1, UINT64_MAX / 2);
        return 0;
    case ARGP_KEY_ARG:
        if (a->file)
            argp_error(state, "one FILE only, found '%s' too", text);
        a->file = text;
        return 0;
    case ARGP_KEY_END:
        if (!a->file)
            argp_error(state, "expected an FST file");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

enum ending cli_signals(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    static const struct argp_option options[] = {
        {"scope", OPTION_SCOPE, "NAME", 0, "signals below this scope (all)", 0},
        {"from", OPTION_FROM, "T", 0, "first time (0)", 0},
        {"to", OPTION_TO, "T", 0, "last time (0)", 0},
        {"step", OPTION_STEP, "T", 0, "from a time to the next (10)", 0},
        {0}};
    static const struct argp argp = {
        .options = options,
        .parser = parse,
        .args_doc = "FILE",
        .doc = "Print values of the signals of a waveform (FST) as a table.\v"
               "A line of names, a line of widths, a line a time; separated by tabs, values in binary. Exit status: 0, "
               "4 the file cannot be read."};
    struct arguments a = {.table = {.scope = "", .step = 10}};
    struct signals signals;
    (void)driver, (void)program;
    if (argp_parse(&argp, argc, argv, 0, NULL, &a) != 0)
        return ENDING_BAD_INPUT;
    bool good = signals_open(&signals, a.file) && signals_read(&signals, NULL, NULL) &&
                signals_print(&signals, &a.table, stdout);
    if (!good)
        text_line(stderr, "texlock signals: %s: no FST file can be read there", a.file);
    signals_close(&signals);
    return good ? ENDING_PASS : ENDING_BAD_INPUT;
}
