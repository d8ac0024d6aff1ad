// SPDX-License-Identifier: Apache-2.0
#include <string.h>

#include "cli/cli.h"

#define MAX_WATCHDOG 100000000U
#define MIN_WATCHDOG 64U
#define MAX_TIMEOUT 1000000U

static enum case_strictness parse_strictness(const struct argp_state *state, const char *text)
{
    enum case_strictness strictness = STRICT_CYCLE;
    if (case_strictness_find(text, strlen(text), &strictness))
        return strictness;
    argp_error(state, "--strictness '%s': expected cycle, order or arch", text);
    return strictness;
}

error_t cli_common(int key, const char *text, const struct argp_state *state, struct run_options *options)
{
    switch (key) {
    case 's':
        options->seed = (uint32_t)cli_number(state, "--seed", text, 0, UINT32_MAX);
        return 0;
    case CLI_WATCHDOG:
        options->watchdog = (uint32_t)cli_number(state, "--watchdog", text, MIN_WATCHDOG, MAX_WATCHDOG);
        return 0;
    case CLI_TIMEOUT:
        options->timeout = (uint32_t)cli_number(state, "--timeout", text, 0, MAX_TIMEOUT);
        return 0;
    case CLI_STRICTNESS:
        options->set_strictness = true;
        options->strictness = parse_strictness(state, text);
        return 0;
    case CLI_LEVEL:
        argp_error(state, "--level is called --strictness now");
        return 0;
    case CLI_NO_COVERAGE:
        options->no_coverage = true;
        return 0;
    case CLI_WINDOW:
        options->window = (uint32_t)cli_number(state, "--window", text, 1, CASE_WINDOW_MAX);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

struct run_options cli_common_defaults(const char *program)
{
    return (struct run_options){.seed = RUN_SEED,
                                .watchdog = RUN_WATCHDOG,
                                .timeout = RUN_TIMEOUT,
                                .out = CLI_OUT,
                                .program = program,
                                .wave = true};
}
