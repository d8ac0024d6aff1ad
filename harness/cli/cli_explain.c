// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>

#include "base/diag.h"
#include "base/text.h"
#include "cli/cli.h"
#include "report/explain.h"
#include "vector/vector.h"

struct arguments {
    struct explain_filter filter;
    const char *file;
};

static error_t parse(int key, char *text, struct argp_state *state)
{
    struct arguments *a = state->input;
    switch (key) {
    case 'i':
        a->filter.instruction = (uint32_t)cli_number(state, "--instruction", text, 0, UINT32_MAX - 1);
        return 0;
    case 'l':
        a->filter.lane = (uint32_t)cli_number(state, "--lane", text, 0, TEX_WARP_LANES - 1);
        return 0;
    case 'j':
        a->filter.json = true;
        return 0;
    case 'p':
        a->filter.picture = true;
        return 0;
    case ARGP_KEY_ARG:
        if (a->file)
            argp_error(state, "one FILE only, found '%s' too", text);
        a->file = text;
        return 0;
    case ARGP_KEY_END:
        if (!a->file)
            argp_error(state, "no FILE");
        if (a->filter.picture && !a->filter.json)
            argp_error(state, "--picture is a part of --json");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static enum ending explain(const struct arguments *a)
{
    struct test_case c;
    struct diag diag;
    diag_init(&diag, NULL);
    bool good = vector_load(a->file, &c, &diag);
    diag_render(&diag, stderr);
    enum ending ending = diag.no_memory ? ENDING_INTERNAL : good ? ENDING_PASS : ENDING_BAD_INPUT;
    diag_free(&diag);
    if (!good)
        return ending;
    if (a->filter.instruction != UINT32_MAX && a->filter.instruction >= c.warps_count) {
        text_line(stderr, "texlock explain: %s has %zu instructions", a->file, c.warps_count);
        ending = ENDING_BAD_INPUT;
    } else if (!explain_case(&c, &a->filter, stdout)) {
        fputs("texlock explain: out of memory\n", stderr);
        ending = ENDING_INTERNAL;
    }
    case_free(&c);
    return ending;
}

enum ending cli_explain(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    static const struct argp_option options[] = {
        {"instruction", 'i', "N", 0, "this instruction only, counted from 0", 0},
        {"lane", 'l', "L", 0, "this thread only", 0},
        {"json", 'j', NULL, 0, "for programs: one JSON object (harness/report/README.md)", 0},
        {"picture", 'p', NULL, 0, "with --json: of each thread the level or surface as an image", 0},
        {0}};
    static const struct argp argp = {
        .options = options,
        .parser = parse,
        .args_doc = "FILE",
        .doc = "Print the golden model's values of a vector file: for each instruction and thread every stage, the "
               "texel footprint, the results.\vNo RTL runs. Fields of value zero are omitted."};
    struct arguments a = {.filter = {UINT32_MAX, UINT32_MAX, false, false}};
    (void)driver;
    (void)program;
    if (argp_parse(&argp, argc, argv, 0, NULL, &a) != 0)
        return ENDING_BAD_INPUT;
    return explain(&a);
}
