// SPDX-License-Identifier: Apache-2.0
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "run/cases.h"
#include "run/cases_read.h"
#include "run/run_trace.h"
#include "sim/simulate.h"

#define MAX_COUNT 1000000000U
#define MAX_JOBS 4096U

enum run_option {
    OPTION_RANDOM = 256,
    OPTION_TRAFFIC,
    OPTION_NO_WAVE,
    OPTION_KEEP_GOING,
    OPTION_ONE_THREAD,
    OPTION_TRANSACTIONS,
    OPTION_STATS,
    OPTION_WAITS,
    OPTION_KONATA,
    OPTION_PERFETTO,
    OPTION_RECORD,
    OPTION_SIDE,
    OPTION_LINES,
    OPTION_JOBS,
    OPTION_EXPECT_FILES,
    OPTION_SIGNALS,
    OPTION_CYCLES
};

struct arguments {
    struct run_options options;
    uint64_t random;
    char **files;
    size_t files_count, expected_files;
    bool sided, lined; /* --trace-side, --trace-lines were given */
};

// clang-format off
#define COMMON_OPTIONS                                                                                              \
    CLI_COMMON_OPTIONS,                                                                                             \
    {"out", 'o', "DIR", 0, "folder for verdict.json, junit.xml, waves/ and failures/ (build)", 0},                  \
    {"no-wave", OPTION_NO_WAVE, NULL, 0, "write no waveform at a failure", 0},                                      \
    {"keep-going", OPTION_KEEP_GOING, NULL, 0, "continue after a failed case", 0},                         \
    {"one-thread", OPTION_ONE_THREAD, NULL, 0, "check in the simulator's thread (same results, slower)", 0},        \
    {"jobs", OPTION_JOBS, "N", 0, "share the cases out among N processes: same results, sooner (1)", 0},            \
    {"transactions", OPTION_TRANSACTIONS, "FILE", 0, "write every transfer: case, cycle, boundary, payload", 0},    \
    {"stats", OPTION_STATS, NULL, 0,                                                                                \
     "print hit rates, latencies, how full each boundary was, and AXI traffic; the same as DIR/stats.json", 0},     \
    {"waits", OPTION_WAITS, "CYCLE", 0, "print who waits for whom in that cycle of the run", 0},                     \
    {"konata", OPTION_KONATA, "FILE", 0, "write a trace for the viewer Konata", 0},                                 \
    {"perfetto", OPTION_PERFETTO, "FILE", 0, "write a trace for the viewer Perfetto", 0},                           \
    {"record", OPTION_RECORD, "FILE", 0, "write every transfer of RTL and model for `texlock diff`", 0},            \
    {"trace-side", OPTION_SIDE, "SIDE", 0, "of these traces: rtl, model or both (rtl)", 0},                         \
    {"trace-lines", OPTION_LINES, "LINES", 0, "of --konata: a line a thread or a warp (thread)", 0}
// clang-format on

/* A word of a list: its number. */
static unsigned parse_word(const struct argp_state *state, const char *option, const char *text,
                           const char *const *words, const char *expected)
{
    for (unsigned i = 0; words[i]; i++)
        if (strcmp(words[i], text) == 0)
            return i;
    argp_error(state, "%s '%s': expected %s", option, text, expected);
    return 0;
}

static void parse_side(const struct argp_state *state, const char *text, struct run_options *options)
{
    static const char *const sides[] = {"rtl", "model", "both", NULL};
    unsigned side = parse_word(state, "--trace-side", text, sides, "rtl, model or both");
    options->trace_side[TRACE_RTL] = side != TRACE_MODEL;
    options->trace_side[TRACE_MODEL] = side != TRACE_RTL;
}

static bool same_path(const char *a, const char *b)
{
    return a && b && strcmp(a, b) == 0;
}

/* What the options of traces mean together. */
static void judge_traces(const struct argp_state *state, struct arguments *a)
{
    struct run_options *o = &a->options;
    if (a->sided && !o->konata && !o->perfetto)
        argp_error(state, "--trace-side is for --konata and --perfetto");
    if (a->lined && !o->konata)
        argp_error(state, "--trace-lines is for --konata");
    if (same_path(o->konata, o->perfetto) || same_path(o->konata, o->transactions) ||
        same_path(o->perfetto, o->transactions) || same_path(o->record, o->transactions) ||
        same_path(o->record, o->konata) || same_path(o->record, o->perfetto))
        argp_error(state, "two of --konata, --perfetto, --record and --transactions name the same file");
    if (o->trace_side[TRACE_MODEL] && o->set_strictness && o->strictness != STRICT_CYCLE)
        argp_error(state, "--trace-side with the model is for strictness cycle: it is not stepped at others");
    o->trace_side[TRACE_RTL] |= !a->sided;
}

static error_t parse_common(int key, char *text, struct argp_state *state)
{
    static const char *const lines[] = {"thread", "warp", NULL};
    struct arguments *a = state->input;
    switch (key) {
    case 'o':
        if (!*text)
            argp_error(state, "--out '': expected a folder");
        a->options.out = text;
        return 0;
    case ARGP_KEY_SUCCESS:
        if (a->options.window > 0 && a->options.set_strictness && a->options.strictness == STRICT_CYCLE)
            argp_error(state, "--window is for strictness order and arch, --strictness is cycle");
        if (a->options.jobs > 1 &&
            (a->options.keep_going || a->options.transactions || a->options.waits || run_trace_wanted(&a->options)))
            argp_error(state, "--jobs is not for --keep-going, --transactions, --waits, --stats, --konata, --perfetto "
                              "and --record: these go by the order of the cases");
        judge_traces(state, a);
        if (a->options.window > 0 && !a->options.set_strictness && a->files_count == 0)
            argp_error(state, "--window is for strictness order and arch: --strictness is not given");
        return 0;
    case OPTION_NO_WAVE:
        a->options.wave = false;
        return 0;
    case OPTION_KEEP_GOING:
        a->options.keep_going = true;
        return 0;
    case OPTION_ONE_THREAD:
        a->options.one_thread = true;
        return 0;
    case OPTION_JOBS:
        a->options.jobs = (unsigned)cli_number(state, "--jobs", text, 1, MAX_JOBS);
        return 0;
    case OPTION_KONATA:
        a->options.konata = text;
        return 0;
    case OPTION_PERFETTO:
        a->options.perfetto = text;
        return 0;
    case OPTION_RECORD:
        a->options.record = text;
        return 0;
    case OPTION_SIDE:
        a->sided = true;
        parse_side(state, text, &a->options);
        return 0;
    case OPTION_LINES:
        a->lined = true;
        a->options.trace_warps = parse_word(state, "--trace-lines", text, lines, "thread or warp") == 1;
        return 0;
    case OPTION_WAITS:
        a->options.waits = true;
        a->options.waits_at = cli_number(state, "--waits", text, 0, UINT64_MAX);
        return 0;
    case OPTION_STATS:
        a->options.stats = true;
        return 0;
    case OPTION_TRANSACTIONS:
        a->options.transactions = text;
        return 0;
    default:
        return cli_common(key, text, state, &a->options);
    }
}

/* FROM:TO or FROM:TO:ZERO */
static void parse_cycles(const struct argp_state *state, const char *text, struct sim_trace *trace)
{
    int end[2] = {0, 0};
    trace->zero = 0;
    if (sscanf(text, "%" SCNu64 ":%" SCNu64 "%n:%" SCNu64 "%n", &trace->from, &trace->to, &end[0], &trace->zero,
               &end[1]) < 2 ||
        !isdigit((unsigned char)*text) || text[end[1] ? end[1] : end[0]] != '\0' || trace->from > trace->to ||
        trace->zero > trace->from)
        argp_error(state,
                   "--signal-cycles '%s': expected FROM:TO or FROM:TO:ZERO, cycles of the run, in order "
                   "ZERO, FROM, TO",
                   text);
}

static error_t parse_run(int key, char *text, struct argp_state *state)
{
    struct arguments *a = state->input;
    switch (key) {
    case OPTION_RANDOM:
        a->random = cli_number(state, "--random", text, 1, MAX_COUNT);
        return 0;
    case OPTION_TRAFFIC:
        a->options.set_traffic_seed = true;
        a->options.traffic_seed = (uint32_t)cli_number(state, "--traffic-seed", text, 0, UINT32_MAX);
        return 0;
    case OPTION_SIGNALS:
        a->options.trace.path = text;
        return 0;
    case OPTION_CYCLES:
        parse_cycles(state, text, &a->options.trace);
        return 0;
    case OPTION_EXPECT_FILES:
        a->expected_files = (size_t)cli_number(state, "--expect-files", text, 0, UINT32_MAX);
        return 0;
    case ARGP_KEY_ARGS:
        a->files = state->argv + state->next;
        a->files_count = (size_t)(state->argc - state->next);
        return 0;
    case ARGP_KEY_END:
        if (a->files_count == 0 && a->random == 0)
            argp_error(state, "no FILE and no --random: nothing to run");
        return 0;
    default:
        return parse_common(key, text, state);
    }
}

static error_t parse_random(int key, char *text, struct argp_state *state)
{
    struct arguments *a = state->input;
    switch (key) {
    case 'c':
        a->random = cli_number(state, "--count", text, 1, MAX_COUNT);
        return 0;
    case ARGP_KEY_ARG:
        argp_error(state, "unexpected argument '%s'", text);
        return 0;
    default:
        return parse_common(key, text, state);
    }
}

static void close_cases(void *cases)
{
    cases_close(cases);
    free(cases);
}

/* The cases live as long as the run, which may go on when the command has returned (sim.h). */
static enum ending run(struct arguments *a, const struct sim_driver *driver)
{
    struct run_source source;
    struct cases *cases = malloc(sizeof *cases);
    if (!cases)
        return ENDING_INTERNAL;
    unsigned jobs = a->options.jobs, threads = jobs < CASES_READ_MOST ? jobs : CASES_READ_MOST;
    if (!cases_open(cases, a->files, a->files_count, a->expected_files, a->options.seed, a->random, threads, stderr,
                    &source)) {
        enum ending ending = cases->no_memory ? ENDING_INTERNAL : ENDING_BAD_INPUT;
        close_cases(cases);
        return simulate_refused(driver, &a->options, ending,
                                ending == ENDING_INTERNAL ? "out of memory; nothing was run"
                                                          : "a file was refused; nothing was run");
    }
    if (a->options.window > 0 && !a->options.set_strictness && !(cases->strictness_set & ~(1U << STRICT_CYCLE))) {
        static const char text[] = "--window is for strictness order and arch: no case is judged at one";
        close_cases(cases);
        fprintf(stderr, "texlock: %s\n", text);
        return simulate_refused(driver, &a->options, ENDING_BAD_INPUT, text);
    }
    source.close = close_cases;
    return simulate_and_report(driver, &a->options, &source);
}

static struct arguments defaults(const char *program)
{
    return (struct arguments){.options = cli_common_defaults(program), .expected_files = CASES_ANY};
}

enum ending cli_run(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    static const struct argp_option options[] = {
        COMMON_OPTIONS,
        {"random", OPTION_RANDOM, "N", 0, "after the files, N random warp instructions from --seed", 0},
        {"traffic-seed", OPTION_TRAFFIC, "S", 0, "replace the traffic seed of every case", 0},
        {"expect-files", OPTION_EXPECT_FILES, "N", 0, "refuse to run if the vector files found are not N", 0},
        {"signals", OPTION_SIGNALS, "FILE", 0,
         "record all signals of the RTL as FST (of a program that was built with TRACED=1)", 0},
        {"signal-cycles", OPTION_CYCLES, "FROM:TO[:ZERO]", 0,
         "cycles of the run to be recorded (all); ZERO: the one at time 0", 0},
        {0}};
    static const struct argp argp = {
        .options = options,
        .parser = parse_run,
        .args_doc = "[FILE|FOLDER...]",
        .doc = "Run vector files in lockstep, one reset each, in one simulation. A folder is all *.tlv below it.\v"
               "At the first difference the report names the stage, and a waveform window and the case are saved; "
               "`texlock run FAILURES/NAME.tlv` shows it again. With bad files nothing runs."};
    struct arguments a = defaults(program);
    a.options.trace.to = UINT64_MAX;
    if (argp_parse(&argp, argc, argv, 0, NULL, &a) != 0)
        return ENDING_BAD_INPUT;
    if (a.options.trace.path && !driver->traces) {
        fputs("texlock: --signals: this program records no signals; expected one that was built with TRACED=1: make "
              "TRACED=1 build/texlock-traced\n",
              stderr);
        return ENDING_BAD_INPUT;
    }
    return run(&a, driver);
}

enum ending cli_random(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    static const struct argp_option options[] = {
        COMMON_OPTIONS, {"count", 'c', "N", 0, "warp instructions, spread over cases (1000)", 0}, {0}};
    static const struct argp argp = {
        .options = options,
        .parser = parse_random,
        .doc = "Run constrained-random instructions, textures, samplers and traffic in lockstep.\v"
               "The seed alone reproduces a run. A failing case is saved as a vector file that runs by itself."};
    struct arguments a = defaults(program);
    a.random = 1000;
    if (argp_parse(&argp, argc, argv, 0, NULL, &a) != 0)
        return ENDING_BAD_INPUT;
    return run(&a, driver);
}
