// SPDX-License-Identifier: Apache-2.0
/* Registers that a word reads and writes, in terms of those of the text. */
#include "sm4/plan.h"

#include <stdio.h>
#include <string.h>

/* All four without a swizzle; one letter is that of all. */
static unsigned letter(const struct dx_operand *o, unsigned k)
{
    return o->letters == 0 ? k : o->letters == 1 ? o->letter[0] : o->letter[k];
}

struct low_value plan_component(const struct dx_operand *o, unsigned k)
{
    struct low_value c = {.known = o->file == DX_LITERAL};
    if (c.known) {
        c.value = o->value[o->values == 1 ? 0 : k];
        snprintf(c.text, sizeof c.text, "0x%x", (unsigned)c.value);
        return c;
    }
    snprintf(c.text, sizeof c.text, "%s%s%.*s.%c%s", o->negate ? "-" : "", o->absolute ? "|" : "", LOW_SHOWN(o->name),
             "xyzw"[letter(o, k)], o -> absolute ? "|" : "");
    return c;
}

unsigned plan_result(const struct plan *p, unsigned k)
{
    return letter(dx_operand_of(p->i, DX_SOURCE), k);
}

/* The words of multisample resources have no offsets, and no level: both are done to the coordinate. */
static struct low_value whole_coordinate(const struct plan *p, unsigned axis)
{
    const struct dx_operand *address = dx_operand_of(p->i, DX_ADDRESS);
    struct low_value c = plan_component(address, axis), sum = c;
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
    struct low_value layer = plan_component(dx_operand_of(p->i, DX_ADDRESS), p->dimension->axes);
    layer = low_layer_of_integer(&layer); /* R-LD-16 */
    if (p->dimension->array && array_first)
        low_input(p->out, ISA_PORT_RA, &layer);
    for (unsigned axis = 0; axis < p->dimension->axes; axis++) {
        struct low_value c = whole_coordinate(p, axis);
        low_input(p->out, ISA_PORT_RA, &c);
    }
    if (p->dimension->array && !array_first)
        low_input(p->out, ISA_PORT_RA, &layer);
}

void plan_lookup(struct plan *p, struct low_lookup *l)
{
    const struct dx_operand *address = dx_operand_of(p->i, DX_ADDRESS);
    *l = (struct low_lookup){.param = p->dimension->param,
                             .axes = p->dimension->axes,
                             .array = p->dimension->array,
                             .cube = p->dimension->cube,
                             .has_offsets = p->i->has_offset,
                             .layer_rule = strcmp(p->i->opcode->target, "TLD4") == 0 ? "R-TLD4-48" : "PD-120",
                             .direction_rule = "PD-16"};
    if (l->array)
        l->layer = plan_component(address, l->axes);
    for (unsigned axis = 0; axis < l->axes; axis++) {
        l->at[axis] = plan_component(address, axis);
        l->offset[axis] = (struct low_value){.known = true, .value = (uint32_t)p->i->offset[axis]};
        snprintf(l->offset[axis].text, LOW_SAYS, "%d", (int)p->i->offset[axis]);
    }
}

uint32_t plan_outputs(struct plan *p, struct low_lane (*lane_of)(const struct plan *p, unsigned component), bool packed)
{
    const struct dx_operand *dest = dx_operand_of(p->i, DX_DEST);
    struct low_lane lanes[DX_COMPONENTS];
    char names[DX_COMPONENTS][LOW_SAYS];
    unsigned count = dest->letters ? dest->letters : DX_COMPONENTS;
    for (unsigned k = 0; k < count; k++) {
        lanes[k] = lane_of(p, plan_result(p, letter(dest, k)));
        snprintf(names[k], LOW_SAYS, "%.*s.%c", LOW_SHOWN(dest->name), "xyzw"[letter(dest, k)]);
    }
    return low_outputs(p->out, count, lanes, names, packed);
}
