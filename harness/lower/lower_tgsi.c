// SPDX-License-Identifier: Apache-2.0
/* TGSI as a vector: a warp for each instruction has its text, and the values of the operands that it reads. */
#include <inttypes.h>
#include <string.h>
#include <strings.h>

#include "lower/tgsi_state.h"
#include "lower/write_part.h"
#include "tgsi/lower.h"
#include "vector/vector.h"

enum { SOURCES = 32, WHOLE_MOST = 64, RECT_MOST = 64 };

struct source {
    char name[LOW_SAYS];
    enum tgsi_kind kind;
};
struct writer {
    struct lower_writer to;
    const struct tgsi_program *p;
    struct source source[SOURCES];
    unsigned sources;
    struct tgsi_reach reach; /* of the register that chooses a texture, and its value */
    uint32_t value;
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
    uint32_t range = rng_below(&w->to.draws, 8);
    if (kind == TGSI_KIND_BITS) {
        fprintf(w->to.out, " 0x%08" PRIx32, (uint32_t)rng_next(&w->to.draws));
    } else if (kind == TGSI_KIND_INTEGER) {
        int64_t whole = (int64_t)rng_below(&w->to.draws, range == 0 ? 1000 : range < 4 ? 4 : WHOLE_MOST);
        fprintf(w->to.out, " %" PRId64, range == 1 ? -whole - 1 : whole);
    } else {
        double least = range == 0 ? -8 : -0.5, wide = range == 0 ? 16 : 2;
        double unit = (double)rng_below(&w->to.draws, 1U << 24) / (1U << 24);
        fprintf(w->to.out, " %.7f", (least + wide * unit) * (is_rect ? RECT_MOST : 1));
    }
}

static void write_sources(struct writer *w, bool is_rect)
{
    char by[LOW_SAYS];
    snprintf(by, sizeof by, "%.*s", LOW_SHOWN(w->reach.by));
    if (*by)
        fprintf(w->to.out, "  \"%s\" = %" PRIu32 "\n", by, w->value);
    for (unsigned k = 0; k < w->sources; k++) {
        if (strcmp(w->source[k].name, by) == 0)
            continue;
        const char *zero = w->source[k].kind == TGSI_KIND_FLOAT ? "0.0" : "0";
        fprintf(w->to.out, "  \"%s\" = ", w->source[k].name);
        if (w->to.options->random == 0) {
            fprintf(w->to.out, "%s\n", zero);
            continue;
        }
        fputs("{", w->to.out);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            fputs(lane % 8 == 0 ? "\n   " : "", w->to.out);
            draw_value(w, w->source[k].kind, is_rect);
        }
        fputs(" }\n", w->to.out);
    }
}

static void write_inputs(const struct writer *w, const struct low_word *lowered)
{
    for (unsigned k = 0; k < lowered->inputs; k++)
        fprintf(w->to.out, "  # %s+%u: %s\n", isa_port_names[lowered->input[k].port], lowered->input[k].at,
                lowered->input[k].says);
    lower_write_steps(w->to.out, lowered);
}

/* Declarations and immediates that the instruction needs, on its line. */
static void write_context(const struct writer *w, const struct tgsi_instruction *i)
{
    for (unsigned k = 0; k <= i->operands; k++) {
        const struct tgsi_operand *o = k < i->operands ? &i->operand[k] : &i->offset;
        uint32_t v[TGSI_COMPONENTS] = {0};
        if (k == i->operands && !i->has_offset)
            break;
        tgsi_state_declaration(w->p, i, o, w->to.out);
        bool is = o->file == TGSI_IMMEDIATE;
        for (unsigned c = 0; c < TGSI_COMPONENTS && is; c++)
            is = tgsi_immediate_of(w->p, o, c, &v[c]);
        if (is)
            fprintf(w->to.out, "IMM[%" PRIu32 "] UINT32 {0x%" PRIx32 ", 0x%" PRIx32 ", 0x%" PRIx32 ", 0x%" PRIx32 "}; ",
                    o->number, v[0], v[1], v[2], v[3]);
    }
}

/* `handle` is the word of what is chosen, `bank` the first of those that there are. */
static void write_warp(struct writer *w, const struct tgsi_instruction *i, const struct low_word *lowered,
                       uint32_t handle, uint32_t bank)
{
    lower_write_warp(&w->to);
    fputs("  tgsi \"", w->to.out);
    write_context(w, i);
    lower_write_clean(w->to.out, i->text.at, i->text.size);
    fprintf(w->to.out, "\" bank %" PRIu32 "\n  # %s\n", bank, lowered->text);
    lower_write_stage(w->to.out, w->p->stage);
    write_inputs(w, lowered);
    write_sources(w, w->to.state.textures[w->to.state.handles[handle].texture].is_rect);
    lower_write_outputs(w->to.out, lowered);
    fputs("}\n", w->to.out);
}

/* A copy, with one of the textures that a register chooses among. */
static bool write_copy(struct writer *w, const struct tgsi_instruction *i, uint32_t bank)
{
    const struct tgsi_values_of noting = {note, w};
    struct tgsi_instruction one = *i;
    struct low_word lowered;
    uint32_t drawn = w->reach.count && w->to.options->random ? rng_below(&w->to.draws, w->reach.count) : 0;
    w->value = w->reach.first + drawn;
    tgsi_choose(&one, w->value);
    w->sources = 0;
    if (!tgsi_lower(w->p, &one, bank + drawn, &noting, &lowered)) {
        snprintf(w->to.fault, LOWER_FAULT_TEXT, "%s", lowered.fault);
        return false;
    }
    write_warp(w, i, &lowered, bank + drawn, bank);
    return true;
}

static bool write_instruction(void *user, size_t k)
{
    struct writer *w = user;
    const struct tgsi_instruction *i = &w->p->instructions[k];
    uint32_t bank = tgsi_state_handle(&w->to.state, w->p, i);
    bool good = true;
    w->reach = tgsi_reach_of(w->p, i);
    for (uint32_t n = 0; n < lower_copies(&w->to) && good; n++)
        good = write_copy(w, i, bank);
    w->to.counts->lowered++;
    return good;
}

static void where(void *user, size_t k, uint32_t *line, struct low_slice *text)
{
    const struct writer *w = user;
    *line = w->p->instructions[k].at.line;
    *text = w->p->instructions[k].text;
}

static size_t handles(void *user, size_t k)
{
    const struct writer *w = user;
    return tgsi_state_choices(w->p, &w->p->instructions[k]);
}

static void need(void *user, size_t k)
{
    struct writer *w = user;
    (void)tgsi_state_handle(&w->to.state, w->p, &w->p->instructions[k]);
}

enum lower_end lower_tgsi(const struct tgsi_program *p, const struct lower_options *options, FILE *out,
                          struct lower_counts *counts, char fault[LOWER_FAULT_TEXT])
{
    struct writer w = {.to = {.options = options, .counts = counts, .fault = fault, .out = out}, .p = p};
    const struct lower_text text = {.count = p->count,
                                    .left = &p->left,
                                    .user = &w,
                                    .where = where,
                                    .handles = handles,
                                    .need = need,
                                    .write = write_instruction};
    return lower_write(&w.to, &text);
}
