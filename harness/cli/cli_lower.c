// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/result_file.h"
#include "base/text.h"
#include "base/whole_file.h"
#include "cli/cli.h"
#include "lower/lower_vector.h"
#include "sm4/lower.h"
#include "sm4/opcode.h"
#include "sm4/program.h"
#include "vector/vector.h"

#define MOST_DRAWS 4096
enum { SM4 = 1024, TGSI, STRICT };

struct arguments {
    const char *file, *output;
    bool strict, seed_given, is_tgsi;
    struct lower_options options;
};

static error_t parse(int key, char *text, struct argp_state *state)
{
    struct arguments *a = state->input;
    switch (key) {
    case SM4:
    case TGSI:
        a->is_tgsi = key == TGSI;
        if (a->file)
            argp_error(state, "one FILE only, found '%s' too", text);
        a->file = text;
        return 0;
    case 'o':
        a->output = text;
        return 0;
    case STRICT:
        a->strict = true;
        return 0;
    case 'r':
        a->options.random = (uint32_t)cli_number(state, "--random", text, 1, MOST_DRAWS);
        return 0;
    case 's':
        a->options.seed = (uint32_t)cli_number(state, "--seed", text, 0, UINT32_MAX);
        a->seed_given = true;
        return 0;
    case ARGP_KEY_ARG:
        argp_error(state, "unexpected argument '%s'; expected --sm4 FILE or --tgsi FILE", text);
        return 0;
    case ARGP_KEY_END:
        if (!a->file)
            argp_error(state, "no --sm4 FILE or --tgsi FILE");
        if (a->seed_given && a->options.random == 0)
            argp_error(state, "--seed needs --random");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

/* One line for each statement that gives no word. */
static void tell_left(const char *file, const struct low_lefts *lefts)
{
    for (size_t i = 0; i < lefts->count; i++) {
        const struct low_left *left = &lefts->list[i];
        text_line(stderr, "%s:%" PRIu32 ":%" PRIu32 ": left out: %.*s: %s", file, left->at.line, left->at.column,
                  LOW_SHOWN(left->name), left->why);
    }
}

/* Instructions whose word the unit does not execute; an error if strict. */
static bool tell_unbuilt(const struct dx_program *p, const struct arguments *a)
{
    bool any = false;
    for (size_t i = 0; i < p->count; i++) {
        struct low_word lowered;
        const struct dx_instruction *at = &p->instructions[i];
        if (!dx_lower(p, at, 0, &lowered) || lowered.built)
            continue;
        text_line(stderr, "%s:%" PRIu32 ":%" PRIu32 ": %snot built: %s: %s", a->file, at->at.line, at->at.column,
                  a->strict ? "error: " : "", lowered.target, at->opcode->name);
        any = true;
    }
    return !(any && a->strict);
}

/* To the file, or to standard output. */
static enum ending deliver(const struct arguments *a, const char *text, size_t size)
{
    struct result_file file;
    FILE *out = stdout;
    if (a->output) {
        out = result_file_open(&file, RESULT_CASE, a->output);
        if (!out) {
            text_line(stderr, "texlock lower: cannot write %s: %s", a->output, result_file_error(errno));
            return ENDING_INTERNAL;
        }
    }
    bool good = fwrite(text, 1, size, out) == size;
    if (a->output && !result_file_close(&file, good)) {
        text_line(stderr, "texlock lower: cannot write %s: %s", a->output, result_file_error(errno));
        return ENDING_INTERNAL;
    }
    return ENDING_PASS;
}

/* What is written, and what becomes of its instructions. */
struct program {
    struct dx_program dx;
    struct tgsi_program tgsi;
    size_t count, left;
};

static enum ending write_vector(const struct program *p, const struct arguments *a)
{
    char fault[LOWER_FAULT_TEXT], *text = NULL;
    size_t size = 0;
    struct lower_counts counts = {0};
    FILE *out = open_memstream(&text, &size);
    enum lower_end end = LOWER_NO_MEMORY;
    if (out)
        end = a->is_tgsi ? lower_tgsi(&p->tgsi, &a->options, out, &counts, fault)
                         : lower_vector(&p->dx, &a->options, out, &counts, fault);
    if (out && fclose(out) != 0)
        end = LOWER_NO_MEMORY;
    enum ending ending = ENDING_INTERNAL;
    if (end == LOWER_DONE)
        ending = deliver(a, text, size);
    else if (end == LOWER_TOO_LARGE)
        text_line(stderr, "texlock lower: %s has %zu instructions; a vector has at most %zu, with --random %" PRIu32,
                  a->file, p->count, vector_default_limits().warps, a->options.random);
    else
        text_line(stderr, "texlock lower: %s", end == LOWER_FAULT ? fault : "out of memory");
    free(text);
    if (end == LOWER_TOO_LARGE)
        return ENDING_BAD_INPUT;
    if (ending == ENDING_PASS) {
        text_line(stderr, "%s: %zu lowered, %zu not built, %zu left out", a->file, counts.lowered, counts.unbuilt,
                  p->left);
        ending = counts.lowered ? ENDING_PASS : ENDING_VACUOUS;
    }
    return ending;
}

/* The text, to be freed; NULL: diag says why. */
static char *read_text(const char *path, size_t *size, struct diag *diag)
{
    char why[128];
    errno = 0;
    uint8_t *bytes = whole_file(path, LOW_TEXT_BYTES, size, why, sizeof why);
    if (!bytes && errno == ENOMEM)
        diag_no_memory(diag);
    else if (!bytes)
        diag_add(diag, NULL, 0, (struct span){0}, "%s", why);
    return (char *)bytes;
}

static bool read_sm4(const struct arguments *a, const char *text, size_t size, struct program *p, struct diag *diag)
{
    const struct low_source source = {.text = text, .size = size};
    bool good = dx_read(&source, &p->dx, diag) && dx_check(&source, &p->dx, a->strict, diag);
    diag_render(diag, stderr);
    if (good)
        tell_left(a->file, &p->dx.left);
    p->count = p->dx.count;
    p->left = p->dx.left.count;
    return good && tell_unbuilt(&p->dx, a);
}

static bool read_tgsi(const struct arguments *a, const char *text, size_t size, struct program *p, struct diag *diag)
{
    const struct low_source source = {.text = text, .size = size};
    bool good = tgsi_read(&source, &p->tgsi, diag) && tgsi_check(&source, &p->tgsi, a->strict, diag);
    diag_render(diag, stderr);
    if (good)
        tell_left(a->file, &p->tgsi.left);
    p->count = p->tgsi.count;
    p->left = p->tgsi.left.count;
    return good;
}

static enum ending lower(const struct arguments *a)
{
    struct program p = {0};
    struct diag diag;
    size_t size = 0;
    diag_init(&diag, a->file);
    char *text = read_text(a->file, &size, &diag);
    bool good = text && (a->is_tgsi ? read_tgsi : read_sm4)(a, text, size, &p, &diag);
    if (!text)
        diag_render(&diag, stderr);
    enum ending ending = diag.no_memory ? ENDING_INTERNAL : ENDING_BAD_INPUT;
    if (good)
        ending = write_vector(&p, a);
    dx_free(&p.dx);
    tgsi_free(&p.tgsi);
    free(text);
    diag_free(&diag);
    return ending;
}

enum ending cli_lower(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    static const struct argp_option options[] = {
        {"sm4", SM4, "FILE", 0, "shader assembly of Direct3D, shader models 4 and 5 (harness/sm4/README.md)", 0},
        {"tgsi", TGSI, "FILE", 0, "TGSI, the shader text of Mesa (harness/tgsi/README.md)", 0},
        {"output", 'o', "VECTOR", 0, "write the vector there (standard output)", 0},
        {"random", 'r', "N", 0, "issue each instruction N times with drawn operands, on drawn textures", 0},
        {"seed", 's', "S", 0, "32-bit seed of --random (1)", 0},
        {"strict", STRICT, NULL, 0, "refuse a text that has an instruction which gives no word", 0},
        {0}};
    static const struct argp argp = {
        .options = options,
        .parser = parse,
        .doc = "Lower the texture instructions of a shader to SM50 words, and write a vector file of them.\v"
               "Other instructions are named and left out. Comments of the vector say which register holds what. Exit "
               "status: 0 a vector with instructions, 3 the unit executes none of them, 4 the text is refused."};
    struct arguments a = {.options = {.seed = 1}};
    (void)driver;
    (void)program;
    if (argp_parse(&argp, argc, argv, 0, NULL, &a) != 0)
        return ENDING_BAD_INPUT;
    a.options.name = a.file;
    return lower(&a);
}
