// SPDX-License-Identifier: Apache-2.0
/* Registers that a word reads and writes, in terms of those of the text. */
#include "sm4/plan.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { LAYERS_MOST = 0xffff };

static float float_of(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static uint32_t bits_of(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

/* All four without a swizzle; one letter is that of all. */
static unsigned letter(const struct dx_operand *o, unsigned k)
{
    return o->letters == 0 ? k : o->letters == 1 ? o->letter[0] : o->letter[k];
}

struct component plan_component(const struct dx_operand *o, unsigned k)
{
    struct component c = {.known = o->file == DX_LITERAL};
    if (c.known) {
        c.value = o->value[o->values == 1 ? 0 : k];
        snprintf(c.text, sizeof c.text, "0x%x", (unsigned)c.value);
        return c;
    }
    snprintf(c.text, sizeof c.text, "%s%s%.*s.%c%s", o->negate ? "-" : "", o->absolute ? "|" : "", DX_SHOWN(o->name),
             "xyzw"[letter(o, k)], o -> absolute ? "|" : "");
    return c;
}

unsigned plan_result(const struct plan *p, unsigned k)
{
    return letter(dx_operand_of(p->i, DX_SOURCE), k);
}

void plan_input(struct plan *p, enum isa_port port, const struct component *c)
{
    struct dx_input *in = &p->out->input[p->out->inputs++];
    *in = (struct dx_input){.port = port, .at = p->read[port]++, .known = c->known, .value = c->known ? c->value : 0};
    snprintf(in->says, sizeof in->says, "%s", c->text);
}

void plan_known(struct plan *p, enum isa_port port, uint32_t value, const char *format, ...)
{
    struct component c = {.known = true, .value = value};
    va_list args;
    va_start(args, format);
    vsnprintf(c.text, sizeof c.text, format, args);
    va_end(args);
    plan_input(p, port, &c);
}

/* The word takes 16 bits; a larger index stays larger than any texture has (R-LD-16). */
static void whole_layer(struct plan *p, const struct component *c)
{
    struct component layer = {.known = c->known, .value = c->value < LAYERS_MOST ? c->value : LAYERS_MOST};
    snprintf(layer.text, sizeof layer.text, "min(%.80s, 65535)", c->text);
    plan_input(p, ISA_PORT_RA, &layer);
}

/* The words of multisample resources have no offsets, and no level: both are done to the coordinate. */
static struct component whole_coordinate(const struct plan *p, unsigned axis)
{
    const struct dx_operand *address = dx_operand_of(p->i, DX_ADDRESS);
    struct component c = plan_component(address, axis), sum = c;
    if (p->dimension->samples && p->i->has_offset && p->i->offset[axis] != 0) {
        sum.value = c.value + (uint32_t)p->i->offset[axis];
        snprintf(sum.text, sizeof sum.text, "%.80s %c %d", c.text, p->i->offset[axis] < 0 ? '-' : '+',
                 (int)(p->i->offset[axis] < 0 ? -p->i->offset[axis] : p->i->offset[axis]));
    } else if (p->dimension->samples && axis == 0 &&
               !dx_operand_of(p->i, DX_SAMPLE)) { /* R-LD-12: it has level 0 alone */
        snprintf(sum.text, sizeof sum.text, "%.40s, or 0xffffffff where %.40s is not 0", c.text,
                 plan_component(address, 3).text);
    }
    return sum;
}

void plan_whole_coordinates(struct plan *p, bool array_first)
{
    struct component layer = plan_component(dx_operand_of(p->i, DX_ADDRESS), p->dimension->axes);
    if (p->dimension->array && array_first)
        whole_layer(p, &layer);
    for (unsigned axis = 0; axis < p->dimension->axes; axis++) {
        struct component c = whole_coordinate(p, axis);
        plan_input(p, ISA_PORT_RA, &c);
    }
    if (p->dimension->array && !array_first)
        whole_layer(p, &layer);
}

/* To the nearest integer, ties to even, within those of 16 bits. */
static void layer_of_number(struct plan *p, const struct component *c)
{
    struct component layer = {.known = c->known};
    double nearest = c->known ? nearbyint((double)float_of(c->value)) : 0;
    layer.value = nearest >= LAYERS_MOST ? LAYERS_MOST : nearest > 0 ? (uint32_t)nearest : 0;
    snprintf(layer.text, sizeof layer.text, "%.60s to the nearest integer, 0..65535", c->text);
    plan_input(p, ISA_PORT_RA, &layer);
}

/* The unit does not divide a direction by its longest component. */
static void direction(struct plan *p, const struct dx_operand *address)
{
    struct component c[3] = {plan_component(address, 0), plan_component(address, 1), plan_component(address, 2)};
    float longest = 0;
    for (unsigned k = 0; k < 3; k++)
        longest = fmaxf(longest, fabsf(float_of(c[k].value)));
    for (unsigned k = 0; k < 3; k++) {
        struct component divided = {.known = c[k].known, .value = bits_of(float_of(c[k].value) / longest)};
        snprintf(divided.text, sizeof divided.text, "%.30s / max(|%.20s|, |%.20s|, |%.20s|)", c[k].text, c[0].text,
                 c[1].text, c[2].text);
        plan_input(p, ISA_PORT_RA, &divided);
    }
}

void plan_coordinates(struct plan *p)
{
    const struct dx_operand *address = dx_operand_of(p->i, DX_ADDRESS);
    struct component layer = plan_component(address, p->dimension->axes);
    if (p->dimension->array)
        layer_of_number(p, &layer);
    if (p->dimension->cube) {
        direction(p, address);
        return;
    }
    for (unsigned axis = 0; axis < p->dimension->axes; axis++) {
        struct component c = plan_component(address, axis);
        plan_input(p, ISA_PORT_RA, &c);
    }
}

/* Registers follow each other for the lanes of the mask; without packing for all up to the last. */
static uint32_t place_of(uint32_t mask, unsigned lane, bool packed)
{
    return DX_RD + (packed ? (uint32_t)__builtin_popcount(mask & ((1U << lane) - 1)) : lane);
}

uint32_t plan_outputs(struct plan *p, struct lane (*lane_of)(const struct plan *p, unsigned component), bool packed)
{
    const struct dx_operand *dest = dx_operand_of(p->i, DX_DEST);
    struct lane lanes[DX_COMPONENTS];
    unsigned count = dest->letters ? dest->letters : DX_COMPONENTS;
    uint32_t mask = 0;
    for (unsigned k = 0; k < count; k++) {
        lanes[k] = lane_of(p, plan_result(p, letter(dest, k)));
        mask |= lanes[k].constant ? 0 : 1U << lanes[k].lane;
    }
    for (unsigned k = 0; k < count; k++) {
        struct dx_output *out = &p->out->output[p->out->outputs++];
        *out = (struct dx_output){.in_register = !lanes[k].constant, .reg = place_of(mask, lanes[k].lane, packed)};
        snprintf(out->name, sizeof out->name, "%.*s.%c", DX_SHOWN(dest->name), "xyzw"[letter(dest, k)]);
        memcpy(out->says, lanes[k].says, sizeof out->says);
    }
    return mask;
}
