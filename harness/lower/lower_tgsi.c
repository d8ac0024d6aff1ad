// SPDX-License-Identifier: Apache-2.0
/* TGSI as a vector: a warp for each instruction has its text, and the values of the operands that it reads. */
#include <inttypes.h>
#include <string.h>
#include <strings.h>

#include "lower/tgsi_state.h"
#include "lower/write_part.h"
#include "tgsi/lower.h"
#include "vector/vector.h"

enum { OPERAND_STREAM = 1, SOURCES = 32, WHOLE_MOST = 64, RECT_MOST = 64 };

struct source {
    char name[LOW_SAYS];
    enum tgsi_kind kind;
};
struct writer {
    const struct tgsi_program *p;
    const struct lower_options *options;
    struct lower_state state;
    struct lower_counts *counts;
    struct rng draws; /* of operands */
    struct test_case headers;
    struct source source[SOURCES];
    unsigned sources;
    struct tgsi_reach reach; /* of the register that chooses a texture, and its value */
    uint32_t value, warp;
    char *fault;
    FILE *out;
};

/* Which operands the instruction reads. */
static bool note(void *user, const char *name, enum tgsi_kind kind, uint32_t *bits)
{
    struct writer *w = user;
    *bits = 0;
    for (unsigned k = 0; k < w->sources; k++)
        if (strcmp(w->source[k].name, name) == 0)
            return false;
    if (w->sources < SOURCES) {
        w->source[w->sources].kind = kind;
        snprintf(w->source[w->sources++].name, LOW_SAYS, "%s", name);
    }
    return false;
}

/* Numbers about a texture: most inside of it, some far away. */
static void draw_value(struct writer *w, enum tgsi_kind kind, bool is_rect)
{
    uint32_t range = rng_below(&w->draws, 8);
    if (kind == TGSI_KIND_BITS) {
        fprintf(w->out, " 0x%08" PRIx32, (uint32_t)rng_next(&w->draws));
    } else if (kind == TGSI_KIND_INTEGER) {
        int64_t whole = (int64_t)rng_below(&w->draws, range == 0 ? 1000 : range < 4 ? 4 : WHOLE_MOST);
        fprintf(w->out, " %" PRId64, range == 1 ? -whole - 1 : whole);
    } else {
        double least = range == 0 ? -8 : -0.5, wide = range == 0 ? 16 : 2;
        double unit = (double)rng_below(&w->draws, 1U << 24) / (1U << 24);
        fprintf(w->out, " %.7f", (least + wide * unit) * (is_rect ? RECT_MOST : 1));
    }
}

static void write_sources(struct writer *w, bool is_rect)
{
    char by[LOW_SAYS];
    snprintf(by, sizeof by, "%.*s", TGSI_SHOWN(w->reach.by));
    if (*by)
        fprintf(w->out, "  \"%s\" = %" PRIu32 "\n", by, w->value);
    for (unsigned k = 0; k < w->sources; k++) {
        if (strcmp(w->source[k].name, by) == 0)
            continue;
        const char *zero = w->source[k].kind == TGSI_KIND_FLOAT ? "0.0" : "0";
        fprintf(w->out, "  \"%s\" = ", w->source[k].name);
        if (w->options->random == 0) {
            fprintf(w->out, "%s\n", zero);
            continue;
        }
        fputs("{", w->out);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            fputs(lane % 8 == 0 ? "\n   " : "", w->out);
            draw_value(w, w->source[k].kind, is_rect);
        }
        fputs(" }\n", w->out);
    }
}

static void write_inputs(const struct writer *w, const struct low_word *lowered)
{
    for (unsigned k = 0; k < lowered->inputs; k++)
        fprintf(w->out, "  # %s+%u: %s\n", isa_port_names[lowered->input[k].port], lowered->input[k].at,
                lowered->input[k].says);
    lower_write_steps(w->out, lowered);
}

/* Declarations and immediates that the instruction needs, on its line. */
static void write_context(const struct writer *w, const struct tgsi_instruction *i)
{
    for (unsigned k = 0; k <= i->operands; k++) {
        const struct tgsi_operand *o = k < i->operands ? &i->operand[k] : &i->offset;
        uint32_t v[TGSI_COMPONENTS] = {0};
        if (k == i->operands && !i->has_offset)
            break;
        tgsi_state_declaration(w->p, i, o, w->out);
        bool is = o->file == TGSI_IMMEDIATE;
        for (unsigned c = 0; c < TGSI_COMPONENTS && is; c++)
            is = tgsi_immediate_of(w->p, o, c, &v[c]);
        if (is)
            fprintf(w->out, "IMM[%" PRIu32 "] UINT32 {0x%" PRIx32 ", 0x%" PRIx32 ", 0x%" PRIx32 ", 0x%" PRIx32 "}; ",
                    o->number, v[0], v[1], v[2], v[3]);
    }
}

/* `handle` is the word of what is chosen, `bank` the first of those that there are. */
static void write_warp(struct writer *w, const struct tgsi_instruction *i, const struct low_word *lowered,
                       uint32_t handle, uint32_t bank)
{
    fprintf(w->out, "warp %" PRIu32 " {\n  tgsi \"", w->warp++ % TEX_WARPS);
    write_context(w, i);
    lower_write_clean(w->out, i->text.at, i->text.size);
    fprintf(w->out, "\" bank %" PRIu32 "\n  # %s\n", bank, lowered->text);
    if (w->p->stage != TEX_STAGE_PIXEL)
        fprintf(w->out, "  stage %s\n", tex_code_name("stage", (uint32_t)w->p->stage));
    write_inputs(w, lowered);
    write_sources(w, w->state.textures[w->state.handles[handle].texture].is_rect);
    lower_write_outputs(w->out, lowered);
    fputs("}\n", w->out);
}

/* A copy, with one of the textures that a register chooses among. */
static bool write_copy(struct writer *w, const struct tgsi_instruction *i, uint32_t bank)
{
    const struct tgsi_values_of noting = {note, w};
    struct tgsi_instruction one = *i;
    struct low_word lowered;
    uint32_t drawn = w->reach.count && w->options->random ? rng_below(&w->draws, w->reach.count) : 0;
    w->value = w->reach.first + drawn;
    tgsi_choose(&one, w->value);
    w->sources = 0;
    if (!tgsi_lower(w->p, &one, bank + drawn, &noting, &lowered)) {
        snprintf(w->fault, LOWER_FAULT_TEXT, "%s", lowered.fault);
        return false;
    }
    write_warp(w, i, &lowered, bank + drawn, bank);
    return true;
}

static bool write_instruction(struct writer *w, const struct tgsi_instruction *i)
{
    uint32_t bank = tgsi_state_handle(&w->state, w->p, i), copies = w->options->random ? w->options->random : 1;
    bool good = true;
    w->reach = tgsi_reach_of(w->p, i);
    fprintf(w->out, "\n# line %" PRIu32 ": ", i->at.line);
    lower_write_clean(w->out, i->text.at, i->text.size);
    fputc('\n', w->out);
    for (uint32_t n = 0; n < copies && good; n++)
        good = write_copy(w, i, bank);
    w->counts->lowered++;
    return good;
}

static bool write_all(struct writer *w)
{
    size_t left = 0;
    bool good = lower_write_head(&w->state, w->options, &w->headers, w->out, w->fault);
    for (size_t k = 0; good && k <= w->p->count; k++) {
        for (;
             left < w->p->left_count && (k == w->p->count || w->p->left[left].text.at < w->p->instructions[k].text.at);
             left++)
            lower_write_left(w->out, w->p->left[left].at.line, w->p->left[left].text.at, w->p->left[left].text.size);
        good = k == w->p->count || write_instruction(w, &w->p->instructions[k]);
    }
    return good;
}

enum lower_end lower_tgsi(const struct tgsi_program *p, const struct lower_options *options, FILE *out,
                          struct lower_counts *counts, char fault[LOWER_FAULT_TEXT])
{
    struct writer w = {.p = p, .options = options, .counts = counts, .fault = fault, .out = out};
    enum lower_end end = LOWER_NO_MEMORY;
    *counts = (struct lower_counts){0};
    *fault = '\0';
    if (p->count * (options->random ? options->random : 1) > vector_default_limits().warps)
        return LOWER_TOO_LARGE;
    case_init(&w.headers);
    rng_init(&w.draws, options->seed, OPERAND_STREAM);
    size_t most = 0;
    for (size_t k = 0; k < p->count; k++)
        most += tgsi_state_choices(p, &p->instructions[k]);
    bool found = lower_state_make(&w.state, most);
    for (size_t k = 0; found && k < p->count; k++)
        (void)tgsi_state_handle(&w.state, p, &p->instructions[k]);
    if (found)
        end = write_all(&w) ? LOWER_DONE : *fault ? LOWER_FAULT : LOWER_NO_MEMORY;
    lower_state_free(&w.state);
    case_free(&w.headers);
    return end;
}
