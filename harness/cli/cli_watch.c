// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "cli/cli.h"
#include "sim/vpi_library.h"
#include "sim/vpi_watch.h"

#define MAX_LIBRARIES 16
#define MAX_PLUSARGS 256
#define ERROR_TEXT 1024
#define PATH_TEXT 4096

enum watch_option { OPTION_VPI = 256, OPTION_UNCHECKED };

struct arguments {
    uint32_t seed;
    const char *library[MAX_LIBRARIES];
    unsigned libraries;
    char out[PATH_TEXT]; /* VPI_WATCH_OUT_OPTION and the folder */
    bool out_twice, unchecked;
    bool testbench; /* it drives: no library is needed */
    char *argv[MAX_PLUSARGS + 2];
    int argc;
};

/* What takes part in the simulation: the checker and the libraries that drive. */
struct guests {
    struct vpi_watch *checker; /* NULL: none */
    struct vpi_library library[MAX_LIBRARIES];
    unsigned count;
};

static void add_argument(struct arguments *a, struct argp_state *state, char *text)
{
    if (a->argc > MAX_PLUSARGS)
        argp_error(state, "more than %d plusargs", MAX_PLUSARGS);
    a->argv[a->argc++] = text;
}

static error_t parse(int key, char *text, struct argp_state *state)
{
    struct arguments *a = state->input;
    switch (key) {
    case 's':
        a->seed = (uint32_t)cli_number(state, "--seed", text, 0, UINT32_MAX);
        return 0;
    case 'o':
        if (!*text)
            argp_error(state, "--out '': expected a folder");
        if ((size_t)snprintf(a->out, sizeof a->out, VPI_WATCH_OUT_OPTION "%s", text) >= sizeof a->out)
            argp_error(state, "--out: a path of at most %zu characters is expected", sizeof a->out - 1);
        return 0;
    case OPTION_UNCHECKED:
        a->unchecked = true;
        return 0;
    case OPTION_VPI:
        if (a->libraries == MAX_LIBRARIES)
            argp_error(state, "more than %d libraries", MAX_LIBRARIES);
        a->library[a->libraries++] = text;
        return 0;
    case ARGP_KEY_ARG:
        if (*text != '+')
            argp_error(state, "unexpected argument '%s'; plusargs begin with '+'", text);
        a->out_twice |= strncmp(text, VPI_WATCH_OUT_OPTION, strlen(VPI_WATCH_OUT_OPTION)) == 0;
        add_argument(a, state, text);
        return 0;
    case ARGP_KEY_END:
        if (a->libraries == 0 && !a->testbench)
            argp_error(state, "no --vpi LIB: nothing drives the unit");
        if (*a->out && a->out_twice)
            argp_error(state, "--out and " VPI_WATCH_OUT_OPTION ": one of them only");
        if (*a->out)
            add_argument(a, state, a->out);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static bool open_all(struct guests *g, const struct arguments *a)
{
    char error[ERROR_TEXT];
    for (; g->count < a->libraries; g->count++)
        if (!vpi_library_open(&g->library[g->count], a->library[g->count], error, sizeof error)) {
            text_line(stderr, "texlock watch: --vpi: %s", error);
            return false;
        }
    return true;
}

/* The checker first: it sees an edge before the others have reacted to it. */
static void start_all(void *user)
{
    const struct guests *g = user;
    if (g->checker)
        vpi_watch_start(g->checker);
    for (unsigned i = 0; i < g->count; i++)
        vpi_library_start(&g->library[i]);
}

static bool stopped(void *user, const struct sim_stop *stop)
{
    const struct guests *g = user;
    return !g->checker || vpi_watch_stopped(g->checker, stop);
}

static int end(void *user)
{
    const struct guests *g = user;
    return (int)(g->checker ? vpi_watch_finish(g->checker) : ENDING_VACUOUS);
}

static enum ending simulate_watched(const struct arguments *a, const struct sim_driver *driver, const char *program)
{
    char error[ERROR_TEXT];
    struct vpi_watch_options options;
    if (!vpi_watch_options(&options, a->argc, a->argv, error, sizeof error)) {
        text_line(stderr, "texlock watch: %s", error);
        return ENDING_BAD_INPUT;
    }
    options.watch.program = program;
    options.watch.sources = driver->sources;
    options.signals = a->libraries == 0;
    struct guests guests = {0};
    if (!open_all(&guests, a))
        return ENDING_BAD_INPUT;
    guests.checker = a->unchecked ? NULL : vpi_watch_create(&options, driver->locate, driver->modules, stdout);
    if (!guests.checker && !a->unchecked) {
        fputs("texlock watch: out of memory\n", stderr);
        return ENDING_INTERNAL;
    }
    const struct sim_watch watch = {.argc = a->argc,
                                    .argv = a->argv,
                                    .seed = a->seed,
                                    .start = start_all,
                                    .stopped = stopped,
                                    .end = end,
                                    .user = &guests};
    driver->watch(&watch);
    if (!guests.checker) {
        fputs("texlock watch: nothing was checked (--unchecked)\n", stdout);
        return ENDING_VACUOUS;
    }
    enum ending ending = vpi_watch_finish(guests.checker);
    vpi_watch_destroy(guests.checker);
    return ending;
}

enum ending cli_watch(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    static const struct argp_option options[] = {
        {"vpi", OPTION_VPI, "LIB[:ENTRY]", 0,
         "load a VPI library that drives the unit; may be repeated (entry: vlog_startup_routines_bootstrap)", 0},
        {"seed", 's', "S", 0, "32-bit seed of the registers' values before reset (1)", 0},
        {"out", 'o', "DIR", 0, "the same as +texlock+out=DIR", 0},
        {"unchecked", OPTION_UNCHECKED, NULL, 0, "simulate without the checker; the ending is vacuous", 0},
        {0}};
    static const struct argp argp = {
        .options = options,
        .parser = parse,
        .args_doc = "[+PLUSARG...]",
        .doc = "Simulate the unit, driven by VPI libraries, and check every cycle.\v"
               "Plusargs go to the simulator, where all libraries see them. Of texlock: +texlock+out=DIR, folder for "
               "verdict.json, "
               "junit.xml, waves/ and failures/ (texlock-out); +texlock+continue, go on after a mismatch and count; "
               "+texlock+nowave; +texlock+timeout=SECONDS of processor time without a clock cycle (600, 0: no limit); "
               "+texlock+from=CYCLE; +texlock+strictness=cycle|order|arch; +texlock+window=CYCLES; "
               "+texlock+dut=PATH; +texlock+units=N; +texlock+keep=N, of a long run the last instructions that a saved "
               "case "
               "may have (512). The simulation ends on $finish, or when no library waits for a "
               "later time."};
    struct arguments a = {.seed = 1, .testbench = driver->testbench};
    char name[] = "texlock";
    add_argument(&a, NULL, name);
    if (argp_parse(&argp, argc, argv, 0, NULL, &a) != 0)
        return ENDING_BAD_INPUT;
    if (!driver->watch) {
        fprintf(stderr, "texlock watch: %s loads libraries itself: also give it texlock.vpi\n", driver->simulator);
        return ENDING_BAD_INPUT;
    }
    return simulate_watched(&a, driver, program);
}
