// SPDX-License-Identifier: Apache-2.0
#include "cli/cli.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/c_sources.h"
#include "base/console.h"
#include "base/mutant.h"
#include "base/text.h"
#include "report/verdict.h"
#include "sim/vpi_watch.h"
#include "tex_defs.h"

#define NAME_TEXT 64
#define ERROR_TEXT 256

struct command {
    const char *name, *summary;
    enum ending (*main)(int argc, char **argv, const struct sim_driver *driver, const char *program);
    const char *out; /* where it leaves its verdict, if nothing else is asked for; NULL: it has none */
};

static const struct command commands[] = {
    {"run", "run vector files, and random instructions, in lockstep", cli_run, CLI_OUT},
    {"random", "run random instructions in lockstep", cli_random, CLI_OUT},
    {"watch", "check the unit while other VPI libraries (cocotb, ...) drive it", cli_watch, VPI_WATCH_OUT},
    {"verdict", "how a run ended, from its result files", cli_verdict, NULL},
    {"shrink", "reduce a failing case", cli_shrink, NULL},
    {"debug", "from a failing case to its cause: all signals, where the wrong value comes from, a page", cli_debug,
     NULL},
    {"diff", "two recorded runs compared: contents, order, cycles", cli_diff, NULL},
    {"explain", "the golden model's values of a file, stage by stage", cli_explain, NULL},
    {"decode", "instruction words to assembly and fields, and back", cli_decode, NULL},
    {"import", "instructions of a listing of SM50 code to a vector file", cli_import, NULL},
    {"lower", "shader assembly to a vector file of its texture instructions", cli_lower, NULL},
    {"signals", "values of the signals of a waveform", cli_signals, NULL},
    {"join", "two waveforms in one file", cli_join, NULL},
    {"bench", "the cost of lockstep over the bare simulation", cli_bench, NULL},
};
#define COMMANDS (sizeof commands / sizeof *commands)

static void print_help(FILE *out)
{
    fputs("Usage: texlock COMMAND [OPTION...]\n"
          "A texture unit's RTL in lockstep with its golden model: every stage, every cycle.\n\n",
          out);
    for (size_t i = 0; i < COMMANDS; i++)
        fprintf(out, "  %-8s  %s\n", commands[i].name, commands[i].summary);
    fputs("\n`texlock COMMAND --help` has more. Exit status: 0 pass, 1 mismatch, 2 hang, 3 vacuous (a check\n"
          "compared less than its minimum), 4 bad input, 5 internal error.\n",
          out);
}

static void print_version(const struct sim_driver *driver)
{
    printf("texlock, definitions 0x%08x, %s\n", TEX_DEFS_HASH_VALUE, driver->simulator);
    printf("C sources %s\n", c_sources);
    if (driver->sources)
        printf("RTL sources %s\n", driver->sources);
}

uint64_t cli_number(const struct argp_state *state, const char *name, const char *text, uint64_t low, uint64_t high)
{
    char *end = NULL;
    bool hex = text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
    errno = 0;
    uint64_t value = strtoull(text, &end, hex ? 16 : 10);
    if (errno != 0 || !isdigit((unsigned char)*text) || *end != '\0' || value < low || value > high)
        argp_failure(state, ENDING_BAD_INPUT, 0, "%s: '%s' is not a number in %" PRIu64 "..%" PRIu64, name, text, low,
                     high);
    return value;
}

/* Messages of argp repeat an option or its value, and do not pass through text_clean. */
static bool printable(int argc, char **argv)
{
    bool options = true;
    for (int i = 1; i < argc; i++) {
        options = options && strcmp(argv[i], "--") != 0;
        if (!options || *argv[i] != '-' || text_is_clean(argv[i]))
            continue;
        text_line(stderr, "texlock: the option '%s' has unprintable bytes", argv[i]);
        return false;
    }
    return true;
}

static bool mutant_good(void)
{
    uint32_t number;
    char error[ERROR_TEXT];
    if (mutant_read(&number, error, sizeof error))
        return true;
    text_line(stderr, "texlock: %s", error);
    return false;
}

static const struct command *find(const char *name)
{
    for (size_t i = 0; i < COMMANDS; i++)
        if (strcmp(name, commands[i].name) == 0)
            return &commands[i];
    return NULL;
}

/* The value of --out, which argp will read, and may refuse the line before it does; NULL: it is not given. */
static const char *out_of(int argc, char **argv)
{
    const char *out = NULL;
    for (int i = 2; i < argc && strcmp(argv[i], "--") != 0; i++) {
        const char *equals = strchr(argv[i], '=');
        size_t size = equals ? (size_t)(equals - argv[i]) : strlen(argv[i]);
        bool spelt = size >= strlen("--ou") && size <= strlen("--out") && strncmp(argv[i], "--out", size) == 0;
        if (strncmp(argv[i], VPI_WATCH_OUT_OPTION, strlen(VPI_WATCH_OUT_OPTION)) == 0)
            out = argv[i] + strlen(VPI_WATCH_OUT_OPTION);
        else if (spelt && equals)
            out = equals + 1;
        else if (spelt || strcmp(argv[i], "-o") == 0)
            out = i + 1 < argc ? argv[++i] : out;
        else if (strncmp(argv[i], "-o", 2) == 0)
            out = argv[i] + 2;
    }
    return out && *out ? out : NULL;
}

/*
 * Clean-up if the process exits inside the command: argp ends it by itself. `out`: where the command leaves its
 * verdict; NULL: it has none.
 */
struct inside {
    bool active;
    const char *out;
    struct verdict_old old;
};

/* A command that was refused began no run: an earlier verdict is not its own. */
static void refused(const struct inside *inside, int status)
{
    if (inside->out && status != ENDING_PASS)
        verdict_replace_old(&inside->old, inside->out, status == ENDING_BAD_INPUT ? ENDING_BAD_INPUT : ENDING_INTERNAL,
                            "the command was refused, or could not begin: see the console; nothing was run");
}

static void enter(struct inside *inside, int argc, char **argv)
{
    const struct command *c = argc > 1 ? find(argv[1]) : NULL;
    const char *out = c && c->out ? out_of(argc, argv) : NULL;
    *inside = (struct inside){.active = true, .out = out ? out : c ? c->out : NULL};
    if (inside->out)
        verdict_look(&inside->old, inside->out);
}

static enum ending command(int argc, char **argv, const struct sim_driver *driver)
{
    char name[NAME_TEXT];
    if (argc < 2) {
        print_help(stderr);
        return ENDING_BAD_INPUT;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-?") == 0) {
        print_help(stdout);
        return ENDING_PASS;
    }
    if (strcmp(argv[1], "--version") == 0 || strcmp(argv[1], "-V") == 0) {
        print_version(driver);
        return ENDING_PASS;
    }
    const struct command *c = find(argv[1]);
    if (c) {
        const char *program = argv[0];
        snprintf(name, sizeof name, "texlock %s", c->name);
        argv[1] = name;
        return c->main(argc - 1, argv + 1, driver, program);
    }
    text_line(stderr, "texlock: no command '%s'; `texlock --help` lists them", argv[1]);
    return ENDING_BAD_INPUT;
}

/* argp leaves by exit(0) when it has printed a help: one that could not be printed is no pass either. */
static void on_leave(int status, void *user)
{
    struct inside *inside = user;
    if (inside->active)
        refused(inside, status);
    if (inside->active && status == ENDING_PASS && console_close(ENDING_PASS) != ENDING_PASS)
        _exit(ENDING_INTERNAL);
    free(inside);
}

int texlock_main(int argc, char **argv, const struct sim_driver *driver)
{
    argp_err_exit_status = ENDING_BAD_INPUT;
    console_open();
    struct inside *inside = calloc(1, sizeof *inside);
    if (!inside || on_exit(on_leave, inside) != 0) {
        fputs("texlock: out of memory\n", stderr);
        return ENDING_INTERNAL;
    }
    enter(inside, argc, argv);
    enum ending ending = printable(argc, argv) && mutant_good() ? command(argc, argv, driver) : ENDING_BAD_INPUT;
    inside->active = false;
    refused(inside, (int)ending);
    return (int)console_close(ending);
}
