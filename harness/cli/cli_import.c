// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/result_file.h"
#include "base/text.h"
#include "base/whole_file.h"
#include "cli/cli.h"
#include "import/sorted.h"
#include "random/random.h"
#include "vector/save.h"
#include "vector/vector.h"

enum { OPTION_SASS = 256, OPTION_NO_CONTROL };

struct arguments {
    const char *file, *out;
    uint32_t seed;
    bool bare;
};

/* A listing that has been read, and the vector that it becomes. */
struct import {
    const struct arguments *arguments;
    char *text;
    size_t size;
    struct listing listing;
    struct sorted sorted;
    struct test_case made;
};

static error_t parse(int key, char *text, struct argp_state *state)
{
    struct arguments *a = state->input;
    switch (key) {
    case OPTION_SASS:
        if (a->file)
            argp_error(state, "one --sass FILE only");
        a->file = text;
        return 0;
    case 'o':
        if (!*text)
            argp_error(state, "--out '': expected a file");
        a->out = text;
        return 0;
    case 's':
        a->seed = (uint32_t)cli_number(state, "--seed", text, 0, UINT32_MAX);
        return 0;
    case OPTION_NO_CONTROL:
        a->bare = true;
        return 0;
    case ARGP_KEY_ARG:
        argp_error(state, "unexpected argument; the listing is --sass FILE");
        return 0;
    case ARGP_KEY_END:
        if (!a->file)
            argp_error(state, "expected --sass FILE");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static enum ending no_memory(void)
{
    fputs("texlock import: out of memory\n", stderr);
    return ENDING_INTERNAL;
}

static bool read_text(struct import *i, struct diag *diag)
{
    char why[128];
    errno = 0;
    i->text = (char *)whole_file(i->arguments->file, vector_default_limits().file_bytes, &i->size, why, sizeof why);
    if (!i->text && errno == ENOMEM)
        diag_no_memory(diag);
    else if (!i->text)
        diag_add(diag, NULL, 0, (struct span){0}, "%s", why);
    return i->text != NULL;
}

/* Errors, or notes, are printed. */
static enum ending read_listing(struct import *i)
{
    struct diag diag;
    diag_init(&diag, i->arguments->file);
    bool good = read_text(i, &diag) && listing_read(i->text, i->size, i->arguments->bare, &i->listing, &diag);
    if (good && !sorted_open(&i->sorted, &i->listing))
        diag_no_memory(&diag);
    else if (good)
        sorted_compare(&i->sorted, i->text, i->size, &diag);
    diag_render(&diag, stderr);
    enum ending ending = diag.no_memory ? ENDING_INTERNAL : diag_any(&diag) ? ENDING_BAD_INPUT : ENDING_PASS;
    diag_free(&diag);
    return ending;
}

static enum ending refuse_place(const struct arguments *a)
{
    if (!a->out || !result_file_foreign(RESULT_CASE, a->out))
        return ENDING_PASS;
    int error = errno;
    text_line(stderr, "texlock import: cannot write %s: %s", a->out, result_file_error(error));
    return error == EEXIST ? ENDING_BAD_INPUT : ENDING_INTERNAL;
}

/* The case of the instructions that run. */
static enum ending make_case(struct import *i, size_t *idle)
{
    const char *slash = strrchr(i->arguments->file, '/');
    struct asm_insn *runs = sorted_runs(&i->sorted);
    bool good = runs && random_given(i->arguments->seed, runs, i->sorted.of[SORTED_RUNS], &i->made, idle);
    free(runs);
    if (!good)
        return no_memory();
    i->made.name = strdup(slash ? slash + 1 : i->arguments->file);
    return i->made.name ? ENDING_PASS : no_memory();
}

/* Comments of the vector: the summary, and the line of each instruction. To be freed; NULL: memory is out. */
static char *make_notes(const struct import *i)
{
    char *notes = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&notes, &size);
    if (!out)
        return NULL;
    fprintf(out, "texlock import --sass, seed %" PRIu32 "\n", i->arguments->seed);
    sorted_summary(&i->sorted, out);
    sorted_lines(&i->sorted, out);
    if (fclose(out) == 0)
        return notes;
    free(notes);
    return NULL;
}

static enum ending write_vector(const struct import *i)
{
    const char *path = i->arguments->out;
    char *notes = make_notes(i);
    if (!notes)
        return no_memory();
    bool good = path ? case_save_plain(&i->made, notes, path) : case_write_plain(&i->made, notes, stdout);
    int error = path ? errno : ENOMEM;
    free(notes);
    if (!good)
        text_line(stderr, "texlock import: cannot write %s: %s", path ? path : "the vector", result_file_error(error));
    return good ? ENDING_PASS : error == EFBIG || error == EEXIST ? ENDING_BAD_INPUT : ENDING_INTERNAL;
}

static void tell(const struct import *i, size_t idle, FILE *out)
{
    const struct arguments *a = i->arguments;
    size_t runs = i->sorted.of[SORTED_RUNS];
    if (runs == 0) {
        text_line(out, "nothing runs: no vector was written");
        return;
    }
    text_line(out, "vector: %zu instruction%s, seed %" PRIu32 ": %s", runs, runs == 1 ? "" : "s", a->seed,
              a->out ? a->out : "standard output");
    if (idle > 0)
        text_line(out, "%zu of them read%s and store%s nothing with this seed; another --seed may", idle,
                  idle == 1 ? "s" : "", idle == 1 ? "s" : "");
}

static enum ending import(struct import *i)
{
    size_t most = vector_default_limits().warps, idle = 0;
    FILE *console = i->arguments->out ? stdout : stderr;
    enum ending ending = read_listing(i);
    if (ending == ENDING_PASS)
        ending = refuse_place(i->arguments);
    if (ending != ENDING_PASS)
        return ending;
    if (i->sorted.of[SORTED_RUNS] > most) {
        text_line(stderr, "texlock import: %s has %zu instructions that run; a vector holds at most %zu",
                  i->arguments->file, i->sorted.of[SORTED_RUNS], most);
        return ENDING_BAD_INPUT;
    }
    if (i->sorted.of[SORTED_RUNS] > 0 &&
        ((ending = make_case(i, &idle)) != ENDING_PASS || (ending = write_vector(i)) != ENDING_PASS))
        return ending;
    text_line(console, "%s", i->arguments->file);
    sorted_summary(&i->sorted, console);
    tell(i, idle, console);
    return i->sorted.of[SORTED_RUNS] > 0 ? ENDING_PASS : ENDING_VACUOUS;
}

enum ending cli_import(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    static const struct argp_option options[] = {
        {"sass", OPTION_SASS, "FILE", 0,
         "a listing of SM50 code: cuobjdump -sass, nvdisasm -hex, nouveau (NV50_PROG_DEBUG=1), NAK (NAK_DEBUG=print), "
         "or words in hexadecimal",
         0},
        {"out", 'o', "FILE", 0, "the vector file to write (standard output)", 0},
        {"seed", 's', "S", 0, "32-bit seed of headers, samplers, handles and registers (1)", 0},
        {"no-control", OPTION_NO_CONTROL, NULL, 0, "the listing has instructions alone, without control words", 0},
        {0}};
    static const struct argp argp = {
        .options = options,
        .parser = parse,
        .doc =
            "Make a vector file of the texture and surface instructions of a listing, with random state and registers. "
            "Print a summary: instructions that run, and those that do not, with the reason.\v"
            "Formats: harness/import/README.md. Exit status: 0 the vector is written, 3 nothing of the listing runs, "
            "4 the listing or the command line is bad, 5 the vector cannot be written."};
    struct arguments a = {.seed = 1};
    struct import i = {.arguments = &a};
    (void)driver;
    (void)program;
    if (argp_parse(&argp, argc, argv, 0, NULL, &a) != 0)
        return ENDING_BAD_INPUT;
    case_init(&i.made);
    enum ending ending = import(&i);
    case_free(&i.made);
    sorted_close(&i.sorted);
    listing_free(&i.listing);
    free(i.text);
    return ending;
}
