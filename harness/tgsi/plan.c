// SPDX-License-Identifier: Apache-2.0
/* Registers that a word reads and writes, in terms of those of the text. */
#include "tgsi/plan.h"

#include <stdio.h>
#include <string.h>

/* Signs of a number, or of an integer in two's complement. */
static uint32_t with_signs(const struct tgsi_operand *o, uint32_t bits, enum tgsi_kind kind)
{
    if (kind == TGSI_KIND_FLOAT) {
        bits = o->absolute ? bits & 0x7fffffff : bits;
        return o->negate ? bits ^ 0x80000000U : bits;
    }
    bits = o->absolute && bits >> 31 ? 0 - bits : bits;
    return o->negate ? 0 - bits : bits;
}

struct low_value tgsi_component(const struct tgsi_plan *p, const struct tgsi_operand *o, unsigned k,
                                enum tgsi_kind kind)
{
    unsigned letter = tgsi_letter(o, k);
    struct low_value v = {.known = false};
    char name[LOW_SAYS];
    snprintf(name, sizeof name, "%.*s.%c", LOW_SHOWN(o->name), "xyzw"[letter]);
    v.known = tgsi_immediate_of(p->p, o, letter, &v.value);
    if (!v.known && p->values)
        v.known = p->values->find(p->values->user, name, kind, &v.value);
    v.value = with_signs(o, v.value, kind);
    snprintf(v.text, sizeof v.text, "%s%s%.100s%s", o->negate ? "-" : "", o->absolute ? "|" : "", name,
             o->absolute ? "|" : "");
    return v;
}

struct low_value tgsi_scalar(const struct tgsi_plan *p, enum tgsi_slot slot, enum tgsi_kind kind)
{
    return tgsi_component(p, tgsi_operand_of(p->i, slot), 0, kind);
}

void tgsi_ra(struct tgsi_plan *p, const struct low_value *v)
{
    low_input(p->out, ISA_PORT_RA, v);
}

void tgsi_rb(struct tgsi_plan *p, const struct low_value *v)
{
    low_input(p->out, ISA_PORT_RB, v);
}

/* R-TGSI-17, PD-70: one division each, of the reference too (lower.c). */
static void divide(struct tgsi_plan *p, struct low_value *v)
{
    struct low_value w = tgsi_component(p, tgsi_operand_of(p->i, TGSI_COORD), 3, TGSI_KIND_FLOAT);
    *v = low_quotient(v, &w);
}

void tgsi_lookup(struct tgsi_plan *p, struct low_lookup *l)
{
    const struct tgsi_operand *address = tgsi_operand_of(p->i, TGSI_COORD);
    *l = (struct low_lookup){.param = p->target->param,
                             .axes = p->target->axes,
                             .array = p->target->array,
                             .cube = p->target->cube,
                             .layer_rule = "R-TGSI-11",
                             .direction_rule = "R-TGSI-10"};
    if (l->array)
        l->layer = tgsi_component(p, address, l->axes, TGSI_KIND_FLOAT);
    for (unsigned axis = 0; axis < l->axes; axis++) {
        l->at[axis] = tgsi_component(p, address, axis, TGSI_KIND_FLOAT);
        if (p->i->opcode->divide)
            divide(p, &l->at[axis]);
    }
    if (p->i->opcode->divide)
        low_step(p->out, false, "R-TGSI-17", "x, y, z / w, one IEEE division each");
}

void tgsi_lookup_offsets(const struct tgsi_plan *p, struct low_lookup *l)
{
    l->has_offsets = p->i->has_offset;
    for (unsigned axis = 0; axis < l->axes && l->has_offsets; axis++)
        l->offset[axis] = tgsi_component(p, &p->i->offset, axis, TGSI_KIND_INTEGER);
}

/* Offsets that fit no field of 4 bits are added to integers. */
static bool offsets_fit(const struct tgsi_plan *p, unsigned width)
{
    bool fit = true;
    for (unsigned k = 0; k < p->target->axes && p->i->has_offset; k++) {
        uint32_t bits;
        if (tgsi_immediate_of(p->p, &p->i->offset, tgsi_letter(&p->i->offset, k), &bits))
            fit = fit && bits + (1U << (width - 1)) < 1U << width;
    }
    return fit;
}

/* PD-40: an image of a cube is one of layers; its third coordinate is 6 * cube + face already. */
static unsigned whole_axes(const struct tgsi_plan *p)
{
    if (!p->target->cube)
        return p->target->axes;
    low_step(p->out, false, "PD-40", "cube as layers: z is the layer, 6 * cube + face");
    return 2;
}

void tgsi_whole_coordinates(struct tgsi_plan *p, bool array_first)
{
    const struct tgsi_operand *address = tgsi_operand_of(p->i, TGSI_COORD);
    struct low_value layer = {.known = false};
    unsigned axes = whole_axes(p);
    bool layered = p->target->array || p->target->cube, add = p->i->has_offset && !offsets_fit(p, 4);
    if (layered) {
        layer = tgsi_component(p, address, axes, TGSI_KIND_INTEGER);
        layer = low_layer_of_integer(&layer);
    }
    if (layered && array_first)
        tgsi_ra(p, &layer);
    for (unsigned axis = 0; axis < axes; axis++) {
        struct low_value v = tgsi_component(p, address, axis, TGSI_KIND_INTEGER);
        if (add) {
            struct low_value by = tgsi_component(p, &p->i->offset, axis, TGSI_KIND_INTEGER), sum = v;
            sum.known = v.known && by.known;
            sum.value = v.value + by.value;
            snprintf(sum.text, sizeof sum.text, "%.50s + %.50s", v.text, by.text);
            v = sum;
        }
        tgsi_ra(p, &v);
    }
    if (add)
        low_step(p->out, false, "R-TGSI-39", "offsets outside -8..7 are added to the coordinates");
    if (layered && !array_first)
        tgsi_ra(p, &layer);
}

void tgsi_offsets(struct tgsi_plan *p)
{
    struct low_value v[3];
    for (unsigned axis = 0; axis < p->target->axes; axis++)
        v[axis] = tgsi_component(p, &p->i->offset, axis, TGSI_KIND_INTEGER);
    struct low_value packed = low_offsets(v, p->target->axes, 4, 4);
    tgsi_rb(p, &packed);
}

struct low_lane tgsi_constant(uint32_t value, const char *says)
{
    struct low_lane lane = {.constant = true, .value = value};
    snprintf(lane.says, sizeof lane.says, "%s", says);
    return lane;
}

struct low_lane tgsi_texel(const struct tgsi_plan *p, unsigned component)
{
    struct low_lane lane = {.lane = component};
    (void)p;
    snprintf(lane.says, sizeof lane.says, "component %c", "xyzw"[component]);
    return lane;
}

/* R-TGSI-2. */
static void saturate(struct low_lane *lane)
{
    lane->value = low_after(LOW_SATURATE, lane->value);
    lane->after = lane->after == LOW_SAME ? LOW_SATURATE : lane->after;
    snprintf(lane->says + strlen(lane->says), sizeof lane->says - strlen(lane->says), ", to 0..1");
}

uint32_t tgsi_outputs(struct tgsi_plan *p, const struct tgsi_operand *swizzled, tgsi_lane_of *lane_of, bool packed)
{
    const struct tgsi_operand *dest = tgsi_operand_of(p->i, TGSI_DEST);
    struct low_lane lanes[TGSI_COMPONENTS];
    char names[TGSI_COMPONENTS][LOW_SAYS];
    unsigned count = dest->letters ? dest->letters : TGSI_COMPONENTS;
    for (unsigned k = 0; k < count; k++) {
        unsigned component = tgsi_letter(dest, k);
        if (dest->letters == 1)
            component = dest->letter[0];
        snprintf(names[k], LOW_SAYS, "%.*s.%c", LOW_SHOWN(dest->name), "xyzw"[component]);
        lanes[k] = lane_of(p, swizzled ? tgsi_letter(swizzled, component) : component);
        if (p->i->saturate)
            saturate(&lanes[k]);
    }
    if (p->i->saturate)
        low_step(p->out, true, "R-TGSI-2", "results to 0..1");
    return low_outputs(p->out, count, lanes, names, packed);
}
