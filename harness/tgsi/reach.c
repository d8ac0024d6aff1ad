// SPDX-License-Identifier: Apache-2.0
/* Samplers, views and resources that a register chooses. */
#include <string.h>
#include <strings.h>

#include "tgsi/program.h"

static bool is_chosen(const struct tgsi_operand *o)
{
    return o->relative && (o->file == TGSI_SAMPLER || o->file == TGSI_VIEW || o->file == TGSI_IMAGE ||
                           o->file == TGSI_RESOURCE || o->file == TGSI_STORAGE);
}

static bool same_text(struct low_slice a, struct low_slice b)
{
    return a.size == b.size && (a.size == 0 || strncasecmp(a.at, b.at, a.size) == 0);
}

uint32_t tgsi_most_of(enum tgsi_file file)
{
    return file == TGSI_SAMPLER ? TGSI_SAMPLERS : file == TGSI_VIEW ? TGSI_VIEWS : TGSI_IMAGES;
}

const struct tgsi_declared *tgsi_declared_of(const struct tgsi_program *p, enum tgsi_file file, uint32_t number)
{
    static const struct tgsi_declared none, whole = {.declared = true};
    return number >= tgsi_most_of(file) ? &none
           : file == TGSI_VIEW          ? &p->view[number]
           : file == TGSI_IMAGE         ? &p->image[number]
           : file == TGSI_RESOURCE      ? &p->resource[number]
           : file == TGSI_SAMPLER       ? (p->sampler[number] ? &whole : &none)
           : file == TGSI_STORAGE       ? (p->buffer[number] ? &whole : &none)
                                        : &none;
}

/* What decides the kind of texture: of a sampler alone its view, if that is declared. */
static const struct tgsi_declared *kind_of(const struct tgsi_program *p, const struct tgsi_instruction *i,
                                           const struct tgsi_operand *o, uint32_t number)
{
    bool alone = o->file == TGSI_SAMPLER && !tgsi_operand_of(i, TGSI_SVIEW);
    return tgsi_declared_of(p, alone ? TGSI_VIEW : o->file, number);
}

static bool same_kind(const struct tgsi_declared *a, const struct tgsi_declared *b)
{
    return a->declared == b->declared && a->target == b->target && a->raw == b->raw && a->writable == b->writable &&
           memcmp(a->type, b->type, sizeof a->type) == 0 && same_text(a->format, b->format);
}

/* A comparison may have a view that is declared without it. */
static bool fits(enum tgsi_target declared, enum tgsi_target said)
{
    const struct tgsi_target_info *a = &tgsi_targets[declared], *b = &tgsi_targets[said];
    return declared == TGSI_NO_TARGET || said == TGSI_NO_TARGET || (a->type == b->type && a->samples == b->samples);
}

/* All that the value chooses is declared, and of the instruction's target; with `as`, of the kind that `as` chooses. */
static bool in_reach(const struct tgsi_program *p, const struct tgsi_instruction *i, int64_t value, const uint32_t *as)
{
    for (unsigned k = 0; k < i->operands; k++) {
        const struct tgsi_operand *o = &i->operand[k];
        int64_t number = o->plus + value;
        if (!is_chosen(o))
            continue;
        if (number < 0 || number >= tgsi_most_of(o->file) || !tgsi_declared_of(p, o->file, (uint32_t)number)->declared)
            return false;
        const struct tgsi_declared *kind = kind_of(p, i, o, (uint32_t)number);
        if (!fits(kind->target, i->target) || (as && !same_kind(kind, kind_of(p, i, o, (uint32_t)(o->plus + *as)))))
            return false;
    }
    return true;
}

/* The register, and its least value that no sum takes below 0. */
static struct tgsi_reach begin(const struct tgsi_instruction *i)
{
    struct tgsi_reach r = {.count = 0};
    for (unsigned k = 0; k < i->operands; k++) {
        const struct tgsi_operand *o = &i->operand[k];
        if (!is_chosen(o))
            continue;
        r.two = r.two || (r.by.size > 0 && !same_text(r.by, o->by));
        r.by = o->by;
        r.at = o->at;
        if (o->plus < 0 && r.first < (uint32_t)-o->plus)
            r.first = (uint32_t)-o->plus;
    }
    return r;
}

struct tgsi_reach tgsi_reach_of(const struct tgsi_program *p, const struct tgsi_instruction *i)
{
    struct tgsi_reach r = begin(i);
    uint32_t least = r.first, end = least + TGSI_VIEWS;
    if (r.by.size == 0 || r.two)
        return r;
    while (r.first < end && !in_reach(p, i, r.first, NULL))
        r.first++;
    while (r.first + r.count < end && in_reach(p, i, r.first + r.count, &r.first))
        r.count++;
    r.first = r.count ? r.first : least;
    return r;
}

void tgsi_choose(struct tgsi_instruction *i, uint32_t value)
{
    i->chosen = true;
    for (unsigned k = 0; k < i->operands; k++)
        if (is_chosen(&i->operand[k])) {
            int64_t number = i->operand[k].plus + value;
            i->operand[k].number = number < 0 || number > UINT32_MAX ? UINT32_MAX : (uint32_t)number;
        }
}
