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
static void level(const struct tgsi_plan *p, struct low_lookup *l)
{
    enum tgsi_from from = p->i->opcode->level;
    l->has_level = from == TGSI_FROM_W || from == TGSI_FROM_EXTRA_X;
    if (from == TGSI_FROM_W)
        l->level = tgsi_component(p, tgsi_operand_of(p->i, TGSI_COORD), 3, TGSI_KIND_FLOAT);
    else if (from == TGSI_FROM_EXTRA_X)
        l->level = tgsi_component(p, tgsi_operand_of(p->i, TGSI_EXTRA), 0, TGSI_KIND_FLOAT);
}

/* PD-73: SAMPLE_C replicates; of TEX the header's sources put the comparison where the view has it. */
static struct low_lane sampled(const struct tgsi_plan *p, unsigned component)
{
    return p->i->opcode->replicate ? low_compared_lane() : tgsi_texel(p, component);
}

/* R-TGSI-1, R-TGSI-5, R-TGSI-10, R-TGSI-25, R-TGSI-70, R-TGSI-82, R-TGSI-83. R-TGSI-6: the first level of the view and
 * the least level of the sampler are the unit's to obey; no register overrides them. */
static void lower_sample(struct tgsi_plan *p)
{
    struct low_lookup l;
    tgsi_lookup(p, &l);
    level(p, &l);
    tgsi_lookup_offsets(p, &l);
    l.compares = p->target->shadow || p->i->opcode->replicate;
    if (l.compares)
        l.reference = reference(p);
    low_sample(p->out, &l);
    uint32_t mask = tgsi_outputs(p, l.compares ? NULL : view_of(p), sampled, true);
    low_sample_text(p->out, &l, p->i->opcode->lod, p->handle, mask);
}

/* R-TGSI-16, R-TGSI-84. */
static void lower_derivatives(struct tgsi_plan *p)
{
    struct low_lookup l;
    tgsi_lookup(p, &l);
    tgsi_lookup_offsets(p, &l);
    for (unsigned axis = 0; axis < l.axes; axis++) {
        l.ddx[axis] = tgsi_component(p, tgsi_operand_of(p->i, TGSI_DDX), axis, TGSI_KIND_FLOAT);
        l.ddy[axis] = tgsi_component(p, tgsi_operand_of(p->i, TGSI_DDY), axis, TGSI_KIND_FLOAT);
    }
    low_derivatives(p->out, &l);
    uint32_t mask = tgsi_outputs(p, view_of(p), tgsi_texel, true);
    low_derivatives_text(p->out, &l, p->handle, mask);
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
        tgsi_offsets(p);
    uint32_t mask = tgsi_outputs(p, view_of(p), tgsi_texel, true);
    low_step(p->out, true, p->i->opcode->view ? "R-TGSI-73" : "PD-71",
             "outside, 0 in all components if the header's sources name no ONE");
    low_text(p->out, "TLD.%s%s%s R8, R0%s, 0x%x, %s, 0x%x", levels ? "LL" : "LZ", aoffi ? ".AOFFI" : "",
             samples ? ".MS" : "", low_rb(p->out), (unsigned)p->handle, p->target->param, (unsigned)mask);
}

/* R-TGSI-59, R-TGSI-87: the samples are in order already. */
static struct low_lane gathered(const struct tgsi_plan *p, unsigned component)
{
    struct low_lane lane = {.lane = component};
    (void)p;
    snprintf(lane.says, sizeof lane.says, "sample %u", component);
    return lane;
}

/* R-TGSI-5, R-TGSI-62: by an immediate, or the first letter of the view's or the sampler's swizzle. */
static unsigned gather_component(const struct tgsi_plan *p)
{
    const struct tgsi_operand *component = tgsi_operand_of(p->i, TGSI_COMPONENT);
    const struct tgsi_operand *swizzled = p->i->opcode->view ? view_of(p) : tgsi_operand_of(p->i, TGSI_UNIT);
    uint32_t bits = 0;
    if (p->target->shadow)
        return 0;
    if (component && tgsi_immediate_of(p->p, component, tgsi_letter(component, 0), &bits))
        return bits & 3;
    return swizzled->letters ? swizzled->letter[0] : 0;
}

/* R-TGSI-55, R-TGSI-57, R-TGSI-60, R-TGSI-86. R-TGSI-61: four offsets are none of this opcode. R-TGSI-58: W is the
 * fourth sample, as the list of four has it. */
static void lower_gather(struct tgsi_plan *p)
{
    struct low_lookup l;
    tgsi_lookup(p, &l);
    tgsi_lookup_offsets(p, &l);
    l.compares = p->target->shadow;
    if (l.compares)
        l.reference = reference(p);
    low_gather(p->out, &l);
    uint32_t mask = tgsi_outputs(p, NULL, gathered, true);
    low_gather_text(p->out, &l, gather_component(p), p->handle, mask);
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
