// SPDX-License-Identifier: Apache-2.0
/* `texlock debug --step` */
#include <stdio.h>

#include "base/text.h"
#include "cli/cli.h"
#include "step/session.h"

#define MAX_MIB 65536U
#define MIN_MIB 1U

enum { OPTION_STEP = 256, OPTION_SCRIPT, OPTION_MEMORY, OPTION_TRAFFIC };

static error_t parse(int key, char *text, struct argp_state *state)
{
    struct step_options *o = state->input;
    switch (key) {
    case OPTION_STEP:
        return 0;
    case OPTION_SCRIPT:
        if (!*text)
            argp_error(state, "--script '': expected a file of commands");
        o->script = text;
        return 0;
    case OPTION_MEMORY:
        o->memory = (uint32_t)cli_number(state, "--memory", text, MIN_MIB, MAX_MIB);
        return 0;
    case OPTION_TRAFFIC:
        o->run.set_traffic_seed = true;
        o->run.traffic_seed = (uint32_t)cli_number(state, "--traffic-seed", text, 0, UINT32_MAX);
        return 0;
    case ARGP_KEY_ARG:
        if (o->file)
            argp_error(state, "one FILE only, found '%s' too", text);
        o->file = text;
        return 0;
    case ARGP_KEY_END:
        if (!o->file)
            argp_error(state, "no FILE");
        return 0;
    default:
        return cli_common(key, text, state, &o->run);
    }
}

enum ending cli_step(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    static const struct argp_option options[] = {
        {"step", OPTION_STEP, NULL, 0, "walk the cycles of FILE, forwards and back", 0},
        {"script", OPTION_SCRIPT, "COMMANDS", 0, "read commands from this file, not from standard input", 0},
        {"commands", OPTION_SCRIPT, NULL, OPTION_ALIAS, NULL, 0},
        {"memory", OPTION_MEMORY, "MIB", 0, "room for cycles; beyond it the oldest are dropped (512)", 0},
        {"traffic-seed", OPTION_TRAFFIC, "S", 0, "replace the traffic seed of the case", 0},
        CLI_COMMON_OPTIONS,
        {0}};
    static const struct argp argp = {
        .options = options,
        .parser = parse,
        .args_doc = "--step FILE",
        .doc = "Run a vector file once and walk its cycles: both sides of every boundary, differences marked.\v"
               "FILE may pass. Begins at the failure, else at the first instruction. `help` lists the commands. Exit "
               "status: 0 the session has ended, 4 FILE or a command of a script is refused, 5 the case cannot be run. "
               "Without --step: `texlock debug --help`."};
    struct step_options o = {.run = cli_common_defaults(program), .memory = STEP_MEMORY_MIB};
    if (argp_parse(&argp, argc, argv, 0, NULL, &o) != 0)
        return ENDING_BAD_INPUT;
    return step_session(driver, &o);
}
