// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "report/failure_files.h"
#include "shrink/session.h"

#define MAX_TRIALS 1000000000U
#define MAX_SECONDS 1000000U

enum { OPTION_SAME = 256, OPTION_SIGNATURE, OPTION_TRIALS, OPTION_SECONDS, OPTION_RANDOM_CASE };

struct arguments {
    struct shrink_options shrink;
    bool set_seconds, set_seed, random;
};

static enum shrink_same parse_same(const struct argp_state *state, const char *text)
{
    for (unsigned i = 0; shrink_same_name(i); i++)
        if (strcmp(shrink_same_name(i), text) == 0)
            return (enum shrink_same)i;
    argp_error(state, "--same '%s': expected field, stage, kind or any", text);
    return SAME_FIELD;
}

/* SEED:N */
static void parse_random(struct arguments *a, char *text, const struct argp_state *state)
{
    char *colon = strchr(text, ':');
    if (!colon) {
        argp_error(state, "--random-case '%s': expected SEED:N, the seed of the run and the number of the case", text);
        return;
    }
    *colon = '\0';
    a->random = true;
    a->shrink.random_seed = (uint32_t)cli_number(state, "--random-case", text, 0, UINT32_MAX);
    a->shrink.random_index = (uint32_t)cli_number(state, "--random-case", colon + 1, 0, UINT32_MAX);
    *colon = ':';
}

static error_t parse(int key, char *text, struct argp_state *state)
{
    struct arguments *a = state->input;
    switch (key) {
    case 'o':
        if (!*text)
            argp_error(state, "--out '': expected a file");
        a->shrink.out = text;
        return 0;
    case OPTION_SAME:
        a->shrink.same = parse_same(state, text);
        return 0;
    case OPTION_SIGNATURE:
        a->shrink.signature = text;
        return 0;
    case OPTION_TRIALS:
        a->shrink.trials = cli_number(state, "--trials", text, 1, MAX_TRIALS);
        return 0;
    case OPTION_SECONDS:
        a->shrink.seconds = (uint32_t)cli_number(state, "--seconds", text, 0, MAX_SECONDS);
        a->set_seconds = true;
        return 0;
    case OPTION_RANDOM_CASE:
        parse_random(a, text, state);
        return 0;
    case ARGP_KEY_ARG:
        if (a->shrink.file)
            argp_error(state, "one FILE only, found '%s' too", text);
        a->shrink.file = text;
        return 0;
    case ARGP_KEY_END:
        if (!a->shrink.file == !a->random)
            argp_error(state, "expected a FILE or --random-case, one of them");
        return 0;
    case 's':
        a->set_seed = true;
        return cli_common(key, text, state, &a->shrink.run);
    default:
        return cli_common(key, text, state, &a->shrink.run);
    }
}

/* The command line quoted for a shell, for the file. */
static char *command_line(int argc, char **argv, const char *program)
{
    char *line = failure_files_word(program), *longer = NULL;
    for (int i = 0; i < argc && line; i++) {
        char *word = i == 0 ? strdup("shrink") : *argv[i] == '-' ? strdup(argv[i]) : failure_files_word(argv[i]);
        if (!word || asprintf(&longer, "%s %s", line, word) < 0)
            longer = NULL;
        free(word);
        free(line);
        line = longer;
    }
    return line;
}

enum ending cli_shrink(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    static const struct argp_option options[] = {
        {"out", 'o', "FILE", 0, "the file to write (build/shrunk/NAME.tlv)", 0},
        {"same", OPTION_SAME, "WHAT", 0,
         "the part of the signature KIND/STAGE/FIELD to keep: field (all three), stage (kind and stage), kind, "
         "or any (field)",
         0},
        {"signature", OPTION_SIGNATURE, "SIGNATURE", 0, "refuse a case that fails with another signature", 0},
        {"random-case", OPTION_RANDOM_CASE, "SEED:N", 0, "instead of a FILE: case N, from 0, of a run with that seed",
         0},
        {"trials", OPTION_TRIALS, "N", 0, "end after N trials, with the best so far (20000)", 0},
        {"seconds", OPTION_SECONDS, "S", 0,
         "end after S seconds, with the best so far; 0: no limit (in Icarus 60, else 0)", 0},
        CLI_COMMON_OPTIONS,
        {0}};
    static const struct argp argp = {
        .options = options,
        .parser = parse,
        .args_doc = "FILE",
        .doc = "Reduce a failing case: fewer instructions, threads, textures, levels, smaller "
               "sizes, simpler operands, calmer traffic, less memory.\v"
               "The same FILE gives the same file, unless --seconds ends it. It is run alone before the end. Exit "
               "status: 0 the file fails in the same way, 4 FILE passes or fails in another way than --signature "
               "says, 5 the file does not reproduce, SIGINT, SIGTERM (the best so far is written), or an internal "
               "error."};
    struct arguments a = {.shrink = {.trials = SHRINK_TRIALS}};
    a.shrink.run = cli_common_defaults(program);
    char *command = command_line(argc, argv, program);
    if (!command || argp_parse(&argp, argc, argv, 0, NULL, &a) != 0) {
        free(command);
        return command ? ENDING_BAD_INPUT : ENDING_INTERNAL;
    }
    a.shrink.command = command;
    if (a.random && !a.set_seed)
        a.shrink.run.seed = a.shrink.random_seed;
    if (driver->hosted && !a.set_seconds)
        a.shrink.seconds = SHRINK_HOSTED_SECONDS;
    return shrink_session(driver, &a.shrink);
}
