// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "cli/cli.h"
#include "debug/join.h"

#define ERROR_TEXT 512

static error_t parse(int key, char *text, struct argp_state *state)
{
    struct join *join = state->input;
    switch (key) {
    case 'o':
        join->out = text;
        return 0;
    case ARGP_KEY_ARG:
        if (join->few)
            argp_error(state, "two files only, found '%s' too", text);
        *(join->many ? &join->few : &join->many) = text;
        return 0;
    case ARGP_KEY_END:
        if (!join->few || !join->out)
            argp_error(state, "expected two files, and --out");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

enum ending cli_join(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    static const struct argp_option options[] = {{"out", 'o', "FILE", 0, "the FST file to write", 0}, {0}};
    static const struct argp argp = {
        .options = options,
        .parser = parse,
        .args_doc = "FILE FILE",
        .doc =
            "Join two waveforms (FST) of the same time.\v"
            "The second is kept in memory: name the smaller one last. Values are a line a signal: name, width, value, "
            "value before, in binary. Exit status: 0 written, 4 a file cannot be read or written."};
    struct join join = {0};
    char error[ERROR_TEXT];
    (void)driver, (void)program;
    if (argp_parse(&argp, argc, argv, 0, NULL, &join) != 0)
        return ENDING_BAD_INPUT;
    if (join_write(&join, error, sizeof error))
        return ENDING_PASS;
    text_line(stderr, "texlock join: %s", error);
    return ENDING_BAD_INPUT;
}
