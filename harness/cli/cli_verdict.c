// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>

#include "base/text.h"
#include "cli/cli.h"
#include "report/verdict_read.h"

#define VERDICT_TEXT 4096

struct arguments {
    char **paths;
    int count;
    bool counts;
};

static error_t parse(int key, char *text, struct argp_state *state)
{
    struct arguments *a = state->input;
    (void)text;
    switch (key) {
    case 'c':
        a->counts = true;
        return 0;
    case ARGP_KEY_ARGS:
        a->paths = state->argv + state->next;
        a->count = state->argc - state->next;
        return 0;
    case ARGP_KEY_NO_ARGS:
        argp_error(state, "expected a verdict.json, or the folder that holds it");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

enum ending cli_verdict(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    static const struct argp_option options[] = {{"counts", 'c', NULL, 0, "Print the counts of all checks first", 0},
                                                 {0}};
    static const struct argp argp = {
        .options = options,
        .parser = parse,
        .args_doc = "FILE...",
        .doc =
            "Print how a run ended, from verdict.json (FILE, or in the folder FILE) and its junit.xml.\v"
            "The verdict is judged again from its counts. Exit status: that of the run (of several, the first that did "
            "not pass); 4 no verdict; 5 also for a run that is unfinished or was killed, and for contradictory files."};
    struct arguments a = {0};
    enum ending first = ENDING_PASS;
    char text[VERDICT_TEXT];
    (void)driver;
    (void)program;
    if (argp_parse(&argp, argc, argv, 0, NULL, &a) != 0)
        return ENDING_BAD_INPUT;
    for (int i = 0; i < a.count; i++) {
        enum ending ending = verdict_read(a.paths[i], text, sizeof text, a.counts ? stdout : NULL);
        text_line(ending == ENDING_PASS ? stdout : stderr, "%s", text);
        first = first == ENDING_PASS ? ending : first;
    }
    return first;
}
