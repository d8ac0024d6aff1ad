// SPDX-License-Identifier: Apache-2.0
/* Register files, masks and swizzles of the operands that are no resource. */
#include <string.h>

#include "sm4/check_part.h"

#define FILE_BIT(file) (1U << (file))
#define TEMPS (FILE_BIT(DX_TEMP) | FILE_BIT(DX_INDEXABLE))

bool check_whole_mask(const struct dx_operand *o)
{
    bool whole = o->letters == 0 || o->letters == DX_COMPONENTS;
    for (unsigned k = 0; k < o->letters; k++)
        whole = whole && o->letter[k] == k;
    return whole;
}

void check_swizzle(struct check *c, const struct dx_operand *o)
{
    if (o->letters > 1 && o->letters < DX_COMPONENTS)
        check_error(c, o->letters_at, "the swizzle has %u components; expected one or four", o->letters);
}

static void check_mask(struct check *c, const struct dx_operand *o)
{
    for (unsigned k = 1; k < o->letters; k++)
        if (o->letter[k] <= o->letter[k - 1]) {
            check_error(c, o->letters_at, "the mask repeats or reorders components; expected a part of xyzw");
            return;
        }
}

/* One component of a register, or one value. */
static void check_scalar(struct check *c, enum dx_slot slot, const struct dx_operand *o)
{
    bool one = o->file == DX_LITERAL ? o->values == 1 : o->letters > 0;
    for (unsigned k = 1; k < o->letters; k++)
        one = one && o->letter[k] == o->letter[0];
    if (!one)
        check_error(c, o->at, "the %s is a scalar; expected one component, as r0.x, or l(VALUE)", dx_slot_names[slot]);
}

/* The files that a slot may have, and how messages list them. */
static uint32_t files_of(const struct dx_instruction *i, enum dx_slot slot, const char **list)
{
    bool is_ld = strcmp(i->opcode->name, "ld") == 0;
    if (slot == DX_DEST) {
        *list = is_ld ? "r#, x#[] or o# (R-LD-34)" : "r#, x#[] or o#";
        return TEMPS | FILE_BIT(DX_OUTPUT);
    }
    if (slot == DX_SAMPLED_BY) {
        *list = "s#";
        return FILE_BIT(DX_SAMPLER);
    }
    uint32_t read = TEMPS | FILE_BIT(DX_CONSTANT) | FILE_BIT(DX_INPUT);
    if (is_ld) {
        *list = "r#, x#[], cb#[] or v# (R-LD-33)";
        return read;
    }
    *list = "r#, x#[], cb#[], icb[], v# or l(...)";
    return read | FILE_BIT(DX_IMMEDIATE) | FILE_BIT(DX_LITERAL);
}

/* r# and the like have a number, and r# one that was declared. */
static void check_number(struct check *c, const struct dx_operand *o)
{
    bool alone = o->file == DX_LITERAL || o->file == DX_IMMEDIATE ||
                 ((o->file == DX_INPUT || o->file == DX_OUTPUT) && o->name.size > 1);
    if (!o->numbered && !alone)
        check_error(c, o->at, "'%.*s' has no number", LOW_SHOWN(o->name));
    else if (o->file == DX_TEMP && c->p->has_temps && o->number >= c->p->temps)
        check_error(c, o->at, "%.*s is not declared; dcl_temps declares %u registers", LOW_SHOWN(o->name),
                    (unsigned)c->p->temps);
}

/* What its declaration says; in a vector there is none. */
static void check_mode(struct check *c, const struct dx_instruction *i, const struct dx_operand *o)
{
    enum dx_mode is = c->p->sampler[o->number], must = i->opcode->compares ? DX_MODE_COMPARISON : DX_MODE_DEFAULT;
    if (is == DX_MODE_ABSENT && c->p->has_model)
        check_error(c, o->at, "%.*s has no declaration; expected dcl_sampler before it", LOW_SHOWN(o->name));
    else if (is == DX_MODE_MONO)
        c->left = "a sampler of mode_mono has a filter that the texture unit has not";
    else if (is != DX_MODE_ABSENT && is != DX_MODE_ANY && is != must)
        check_error(c, o->at, "%.*s is declared %s; %s takes %s", LOW_SHOWN(o->name), dx_mode_names[is],
                    i->opcode->name, dx_mode_names[must]);
}

static void check_sampler(struct check *c, const struct dx_instruction *i, const struct dx_operand *o)
{
    if (o->relative)
        check_error(c, o->at, "the sampler has an index in a register; expected s# alone");
    else if (o->number >= DX_SAMPLER_REGISTERS)
        check_error(c, o->at, "'%.*s' is out of range; expected s0..s%d", LOW_SHOWN(o->name), DX_SAMPLER_REGISTERS - 1);
    else if (o->letters > 1)
        check_error(c, o->letters_at, "the sampler selects %u components; expected one", o->letters);
    else if (o->letters == 1 && !i->opcode->selects)
        check_error(c, o->letters_at, "%s selects no component of the sampler; expected s# alone", i->opcode->name);
    else if (i->opcode->compares && o->letters == 1 && o->letter[0] != 0)
        check_error(c, o->letters_at, "%s compares the first component; expected .x", i->opcode->name);
    else
        check_mode(c, i, o);
}

void check_operand(struct check *c, const struct dx_instruction *i, enum dx_slot slot, const struct dx_operand *o)
{
    const char *list = "";
    uint32_t may = files_of(i, slot, &list);
    if (!(may >> o->file & 1)) {
        check_error(c, o->at, "the %s is '%.*s'; expected %s", dx_slot_names[slot], LOW_SHOWN(o->name), list);
        return;
    }
    if ((slot == DX_DEST || slot == DX_SAMPLED_BY) && (o->negate || o->absolute))
        check_error(c, o->at, "the %s has a sign; expected none", dx_slot_names[slot]);
    if (o->file == DX_LITERAL && (o->negate || o->absolute))
        check_error(c, o->at, "the %s has a sign; expected it inside l(...)", dx_slot_names[slot]);
    check_number(c, o);
    if (slot == DX_DEST)
        check_mask(c, o);
    else if (slot == DX_SAMPLED_BY)
        check_sampler(c, i, o);
    else if (slot == DX_LEVEL || slot == DX_BIAS || slot == DX_SAMPLE || slot == DX_REFERENCE)
        check_scalar(c, slot, o);
    else
        check_swizzle(c, o);
}
