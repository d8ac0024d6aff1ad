// SPDX-License-Identifier: Apache-2.0
/* Lookups: the text of the word by opcode, and the registers of its ports in order. */
#include "tgsi/lower.h"

#include <stdio.h>
#include <string.h>

#include "tgsi/plan.h"

static const struct tgsi_operand *view_of(const struct tgsi_plan *p)
{
    return tgsi_operand_of(p->i, TGSI_SVIEW);
}

/* Component of the address that is the reference: R-TGSI-12, R-TGSI-13. */
static unsigned reference_component(const struct tgsi_plan *p)
{
    const struct tgsi_target_info *t = p->target;
    return t->cube || (t->array && t->axes == 2) ? 3 : 2;
}

/* R-TGSI-15, R-TGSI-22, R-TGSI-24, R-TGSI-28, R-TGSI-30, R-TGSI-63, R-TGSI-81. */
static struct low_value reference(const struct tgsi_plan *p)
{
    const struct tgsi_operand *coord = tgsi_operand_of(p->i, TGSI_COORD), *extra = tgsi_operand_of(p->i, TGSI_EXTRA);
    bool gather = p->i->opcode->work == TGSI_WORK_GATHER;
    bool all_used = p->target->cube && p->target->array; /* the address has no component left */
    struct low_value v;
    if (p->i->opcode->reference == TGSI_FROM_EXTRA_X)
        return tgsi_component(p, extra, 0, TGSI_KIND_FLOAT);
    if (all_used && gather)
        return tgsi_scalar(p, TGSI_COMPONENT, TGSI_KIND_FLOAT);
    if (all_used)
        return tgsi_component(p, extra, 1, TGSI_KIND_FLOAT);
    v = tgsi_component(p, coord, p->i->opcode->reference == TGSI_FROM_Z ? 2 : reference_component(p), TGSI_KIND_FLOAT);
    if (!p->i->opcode->divide)
        return v;
    struct low_value w = tgsi_component(p, coord, 3, TGSI_KIND_FLOAT); /* PD-70 */
    return low_quotient(&v, &w);
}

/* R-TGSI-20, R-TGSI-23, R-TGSI-26, R-TGSI-29, R-TGSI-80, R-TGSI-85. */
static void level(struct tgsi_plan *p)
{
    enum tgsi_from from = p->i->opcode->level;
    struct low_value v = {.known = false};
    if (from == TGSI_FROM_W)
        v = tgsi_component(p, tgsi_operand_of(p->i, TGSI_COORD), 3, TGSI_KIND_FLOAT);
    else if (from == TGSI_FROM_EXTRA_X)
        v = tgsi_component(p, tgsi_operand_of(p->i, TGSI_EXTRA), 0, TGSI_KIND_FLOAT);
    else
        return;
    tgsi_rb(p, &v);
}

/* PD-73: the family of SAMPLE replicates; of TEX w is 1, as Mesa has it. */
static struct low_lane sampled(const struct tgsi_plan *p, unsigned component)
{
    if (!p->target->shadow && p->i->opcode->reference != TGSI_FROM_EXTRA_X)
        return tgsi_texel(p, component);
    if (component == 3 && !p->i->opcode->replicate)
        return tgsi_constant(0x3f800000, "1.0");
    struct low_lane lane = {.lane = 0};
    snprintf(lane.says, sizeof lane.says, "result of the comparison");
    return lane;
}

/* R-TGSI-1, R-TGSI-5, R-TGSI-10, R-TGSI-25, R-TGSI-70, R-TGSI-82, R-TGSI-83. R-TGSI-6: the first level of the view and
 * the least level of the sampler are the unit's to obey; no register overrides them. */
static void lower_sample(struct tgsi_plan *p)
{
    const struct tgsi_opcode *opcode = p->i->opcode;
    bool compares = p->target->shadow || opcode->replicate;
    tgsi_coordinates(p);
    level(p);
    if (p->i->has_offset)
        tgsi_offsets(p, 4, 4);
    if (compares) {
        struct low_value v = reference(p);
        tgsi_rb(p, &v);
    }
    uint32_t mask = tgsi_outputs(p, compares ? NULL : view_of(p), sampled, true);
    low_text(p->out, "TEX%s%s%s R8, R0%s, 0x%x, %s, 0x%x", opcode->lod, p->i->has_offset ? ".AOFFI" : "",
             compares ? ".DC" : "", tgsi_rb_text(p), (unsigned)p->handle, p->target->param, (unsigned)mask);
}

/* R-TGSI-16, R-TGSI-84: derivatives of each axis beside each other; the layer is last, offsets above it. */
static void lower_derivatives(struct tgsi_plan *p)
{
    const struct tgsi_operand *coord = tgsi_operand_of(p->i, TGSI_COORD);
    struct low_value layer = {.known = true, .text = "0"}, offsets = {.known = true, .text = "no offsets"}, v[3];
    for (unsigned axis = 0; axis < p->target->axes; axis++) {
        v[axis] = tgsi_component(p, coord, axis, TGSI_KIND_FLOAT);
        tgsi_ra(p, &v[axis]);
    }
    if (p->target->array) {
        layer = tgsi_component(p, coord, p->target->axes, TGSI_KIND_FLOAT);
        layer = low_layer_of_number(&layer);
        low_step(p->out, false, "R-TGSI-11", "layer = %.90s", layer.text);
    }
    if (p->i->has_offset) {
        for (unsigned axis = 0; axis < p->target->axes; axis++)
            v[axis] = tgsi_component(p, &p->i->offset, axis, TGSI_KIND_INTEGER);
        offsets = low_offsets(v, p->target->axes, 4, 4);
    }
    if (p->target->array || p->i->has_offset) {
        struct low_value both = low_halves(&layer, &offsets);
        tgsi_ra(p, &both);
    }
    for (unsigned axis = 0; axis < p->target->axes; axis++) {
        struct low_value x = tgsi_component(p, tgsi_operand_of(p->i, TGSI_DDX), axis, TGSI_KIND_FLOAT);
        struct low_value y = tgsi_component(p, tgsi_operand_of(p->i, TGSI_DDY), axis, TGSI_KIND_FLOAT);
        tgsi_rb(p, &x);
        tgsi_rb(p, &y);
    }
    uint32_t mask = tgsi_outputs(p, view_of(p), tgsi_texel, true);
    low_text(p->out, "TXD%s R8, R0, R4, 0x%x, %s, 0x%x", p->i->has_offset ? ".AOFFI" : "", (unsigned)p->handle,
             p->target->param, (unsigned)mask);
}

/* R-TGSI-35, R-TGSI-37, R-TGSI-38, R-TGSI-40, R-TGSI-71, R-TGSI-72, R-TGSI-74, R-TGSI-75, R-TGSI-76, R-TGSI-77,
 * R-TGSI-78, R-TGSI-79. */
static void lower_fetch(struct tgsi_plan *p)
{
    const struct tgsi_operand *coord = tgsi_operand_of(p->i, TGSI_COORD), *sample = tgsi_operand_of(p->i, TGSI_SAMPLE);
    bool samples = p->target->samples, aoffi = false;
    bool levels = p->i->opcode->level == TGSI_FROM_W && !samples && p->target->type != TEX_TYPE_ONE_D_BUFFER;
    unsigned before = p->out->steps;
    tgsi_whole_coordinates(p, true);
    aoffi = p->i->has_offset && p->out->steps == before; /* not added */
    if (samples) {
        struct low_value v =
            sample ? tgsi_component(p, sample, 0, TGSI_KIND_INTEGER) : tgsi_component(p, coord, 3, TGSI_KIND_INTEGER);
        tgsi_rb(p, &v);
    } else if (levels) {
        struct low_value v = tgsi_component(p, coord, 3, TGSI_KIND_INTEGER);
        tgsi_rb(p, &v);
    }
    if (aoffi)
        tgsi_offsets(p, 4, 4);
    uint32_t mask = tgsi_outputs(p, view_of(p), tgsi_texel, true);
    low_step(p->out, true, p->i->opcode->view ? "R-TGSI-73" : "PD-71",
             "outside, 0 in all components if the header's sources name no ONE");
    low_text(p->out, "TLD.%s%s%s R8, R0%s, 0x%x, %s, 0x%x", levels ? "LL" : "LZ", aoffi ? ".AOFFI" : "",
             samples ? ".MS" : "", tgsi_rb_text(p), (unsigned)p->handle, p->target->param, (unsigned)mask);
}

/* R-TGSI-59, R-TGSI-87: the samples are in order already. */
static struct low_lane gathered(const struct tgsi_plan *p, unsigned component)
{
    struct low_lane lane = {.lane = component};
    (void)p;
    snprintf(lane.says, sizeof lane.says, "sample %u", component);
    return lane;
}

/* R-TGSI-5, R-TGSI-62: by an immediate, or the first letter of the view's swizzle. A component in the swizzle of the
 * sampler is not read. */
static unsigned gather_component(const struct tgsi_plan *p)
{
    const struct tgsi_operand *component = tgsi_operand_of(p->i, TGSI_COMPONENT), *view = view_of(p);
    uint32_t bits = 0;
    if (p->target->shadow)
        return 0;
    if (component && tgsi_immediate_of(p->p, component, tgsi_letter(component, 0), &bits))
        return bits & 3;
    return view && view->letters ? view->letter[0] : 0;
}

/* R-TGSI-55, R-TGSI-57, R-TGSI-60, R-TGSI-86. R-TGSI-61: four offsets are none of this opcode. R-TGSI-58: W is the
 * fourth sample, as the list of four has it. */
static void lower_gather(struct tgsi_plan *p)
{
    tgsi_coordinates(p);
    if (p->i->has_offset)
        tgsi_offsets(p, 6, 8);
    if (p->target->shadow) {
        struct low_value v = reference(p);
        tgsi_rb(p, &v);
    }
    uint32_t mask = tgsi_outputs(p, NULL, gathered, true);
    low_text(p->out, "TLD4.%c%s%s R8, R0%s, 0x%x, %s, 0x%x", "RGBA"[gather_component(p)],
             p -> i -> has_offset ? ".AOFFI" : "", p->target->shadow ? ".DC" : "", tgsi_rb_text(p), (unsigned)p->handle,
             p->target->param, (unsigned)mask);
}

bool tgsi_lower(const struct tgsi_program *program, const struct tgsi_instruction *i, uint32_t handle,
                const struct tgsi_values_of *values, struct low_word *out)
{
    struct tgsi_plan p = {.p = program, .i = i, .handle = handle, .values = values, .out = out};
    p.target = &tgsi_targets[tgsi_bound_of(program, i).target];
    *out = (struct low_word){.target = i->opcode->word, .built = low_is_built(i->opcode->word)};
    switch (i->opcode->work) {
    case TGSI_WORK_SAMPLE:
        lower_sample(&p);
        break;
    case TGSI_WORK_DERIVATIVES:
        lower_derivatives(&p);
        break;
    case TGSI_WORK_FETCH:
        lower_fetch(&p);
        break;
    case TGSI_WORK_GATHER:
        lower_gather(&p);
        break;
    case TGSI_WORK_SIZE:
    case TGSI_WORK_COUNT:
    case TGSI_WORK_POSITION:
    case TGSI_WORK_LOD:
    case TGSI_WORK_SURFACE_SIZE:
        tgsi_plan_query(&p);
        break;
    case TGSI_WORK_LOAD:
    case TGSI_WORK_STORE:
    case TGSI_WORK_ATOMIC:
        tgsi_plan_surface(&p);
        break;
    }
    return !out->built || low_assemble(out);
}
