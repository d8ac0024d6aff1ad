// SPDX-License-Identifier: Apache-2.0
#include "lowering/lookup.h"

#include <stdio.h>

const char *low_rb(const struct low_word *w)
{
    return w->read[ISA_PORT_RB] > 0 ? ", R4" : "";
}

static struct low_value layer_of(struct low_word *w, const struct low_lookup *l)
{
    struct low_value layer = low_layer_of_number(&l->layer);
    low_step(w, false, l->layer_rule, "layer = %.90s", layer.text);
    return layer;
}

/* R-TLD4-48, PD-120: the layer first. PD-16: the unit does not divide. */
void low_place(struct low_word *w, const struct low_lookup *l)
{
    struct low_value v[LOW_AXES] = {l->at[0], l->at[1], l->at[2]};
    if (l->array) {
        struct low_value layer = layer_of(w, l);
        low_input(w, ISA_PORT_RA, &layer);
    }
    if (l->cube) {
        low_direction(v);
        low_step(w, false, l->direction_rule, "the direction / its longest component");
    }
    for (unsigned axis = 0; axis < l->axes; axis++)
        low_input(w, ISA_PORT_RA, &v[axis]);
}

static void offsets(struct low_word *w, const struct low_lookup *l, unsigned width, unsigned apart)
{
    struct low_value packed = low_offsets(l->offset, l->axes, width, apart);
    if (l->has_offsets)
        low_input(w, ISA_PORT_RB, &packed);
}

/* PD-120: level or bias, offsets, reference. */
void low_sample(struct low_word *w, const struct low_lookup *l)
{
    low_place(w, l);
    if (l->has_level)
        low_input(w, ISA_PORT_RB, &l->level);
    offsets(w, l, 4, 4);
    if (l->compares)
        low_input(w, ISA_PORT_RB, &l->reference);
}

void low_sample_text(struct low_word *w, const struct low_lookup *l, const char *lod, uint32_t handle, uint32_t mask)
{
    low_text(w, "TEX%s%s%s R8, R0%s, 0x%x, %s, 0x%x", lod, l->has_offsets ? ".AOFFI" : "", l->compares ? ".DC" : "",
             low_rb(w), (unsigned)handle, l->param, (unsigned)mask);
}

/* PD-114: derivatives of each axis beside each other; the layer is last, offsets above it. */
void low_derivatives(struct low_word *w, const struct low_lookup *l)
{
    struct low_value layer = {.known = true, .text = "0"}, packed = {.known = true, .text = "no offsets"};
    for (unsigned axis = 0; axis < l->axes; axis++)
        low_input(w, ISA_PORT_RA, &l->at[axis]);
    if (l->array)
        layer = layer_of(w, l);
    if (l->has_offsets)
        packed = low_offsets(l->offset, l->axes, 4, 4);
    if (l->array || l->has_offsets) {
        struct low_value both = low_halves(&layer, &packed);
        low_input(w, ISA_PORT_RA, &both);
    }
    for (unsigned axis = 0; axis < l->axes; axis++) {
        low_input(w, ISA_PORT_RB, &l->ddx[axis]);
        low_input(w, ISA_PORT_RB, &l->ddy[axis]);
    }
}

void low_derivatives_text(struct low_word *w, const struct low_lookup *l, uint32_t handle, uint32_t mask)
{
    low_text(w, "TXD%s R8, R0, R4, 0x%x, %s, 0x%x", l->has_offsets ? ".AOFFI" : "", (unsigned)handle, l->param,
             (unsigned)mask);
}

/* R-TLD4-8, R-TLD4-49: offsets of 6 bits, then the reference. */
void low_gather(struct low_word *w, const struct low_lookup *l)
{
    low_place(w, l);
    offsets(w, l, 6, 8);
    if (l->compares)
        low_input(w, ISA_PORT_RB, &l->reference);
}

void low_gather_text(struct low_word *w, const struct low_lookup *l, unsigned component, uint32_t handle, uint32_t mask)
{
    low_text(w, "TLD4.%c%s%s R8, R0%s, 0x%x, %s, 0x%x", "RGBA"[component & 3], l -> has_offsets ? ".AOFFI" : "",
             l->compares ? ".DC" : "", low_rb(w), (unsigned)handle, l->param, (unsigned)mask);
}

void low_level_text(struct low_word *w, const struct low_lookup *l, uint32_t handle, uint32_t mask)
{
    low_text(w, "TMML.LOD R8, R0, 0x%x, %s, 0x%x", (unsigned)handle, l->param, (unsigned)(mask ? mask : 1));
}

struct low_lane low_level_lane(bool computed)
{
    struct low_lane lane = {.lane = !computed, .after = LOW_LEVEL};
    snprintf(lane.says, sizeof lane.says, "%s level, in 1/256", computed ? "computed" : "accessed");
    return lane;
}

struct low_lane low_compared_lane(void)
{
    struct low_lane lane = {.lane = 0};
    snprintf(lane.says, sizeof lane.says, "result of the comparison");
    return lane;
}
