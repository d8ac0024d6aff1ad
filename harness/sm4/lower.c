// SPDX-License-Identifier: Apache-2.0
/* The text of the word by opcode, and the registers of its ports in order. */
#include "sm4/lower.h"

#include <stdio.h>
#include <string.h>

#include "sm4/plan.h"

static struct low_lane sample_lane(const struct plan *p, unsigned component)
{
    struct low_lane lane = {.lane = component};
    (void)p;
    snprintf(lane.says, sizeof lane.says, "sample %u", component);
    return lane;
}

static struct low_lane texel_lane(const struct plan *p, unsigned component)
{
    struct low_lane lane = {.lane = component};
    (void)p;
    snprintf(lane.says, sizeof lane.says, "component %c", "xyzw"[component]);
    return lane;
}

/* What lane 0 of the word has goes to every component: check.c has seen the swizzle .r. */
static struct low_lane compared_lane(const struct plan *p, unsigned component)
{
    (void)p;
    (void)component;
    return low_compared_lane();
}

static void reference(const struct plan *p, struct low_lookup *l)
{
    const struct dx_operand *o = dx_operand_of(p->i, DX_REFERENCE);
    l->compares = o != NULL;
    if (o)
        l->reference = plan_component(o, 0);
}

/* Those of a register: of _po. */
static void offsets_of_operand(const struct plan *p, struct low_lookup *l)
{
    const struct dx_operand *o = dx_operand_of(p->i, DX_OFFSET);
    l->has_offsets = l->has_offsets || o;
    for (unsigned axis = 0; axis < l->axes && o; axis++)
        l->offset[axis] = plan_component(o, axis);
}

/* R-TLD4-51: gather4 and its variants. */
static void lower_gather(struct plan *p)
{
    const struct dx_operand *sampler = dx_operand_of(p->i, DX_SAMPLED_BY);
    struct low_lookup l;
    plan_lookup(p, &l);
    offsets_of_operand(p, &l);
    reference(p, &l);
    low_gather(p->out, &l);
    uint32_t mask = plan_outputs(p, sample_lane, true);
    low_gather_text(p->out, &l, sampler->letters ? sampler->letter[0] : 0, p->handle, mask);
}

/* R-TGSI-70, R-TGSI-80..R-TGSI-85 are the same opcodes in Mesa's words. */
static void lower_sample(struct plan *p)
{
    const struct dx_operand *level = dx_operand_of(p->i, DX_LEVEL), *bias = dx_operand_of(p->i, DX_BIAS);
    struct low_lookup l;
    plan_lookup(p, &l);
    l.has_level = level || bias;
    if (l.has_level)
        l.level = plan_component(level ? level : bias, 0);
    reference(p, &l);
    low_sample(p->out, &l);
    uint32_t mask = plan_outputs(p, l.compares ? compared_lane : texel_lane, true);
    if (l.compares)
        low_step(p->out, true, "PD-73", "every component is the one result");
    low_sample_text(p->out, &l, p->i->opcode->lod, p->handle, mask);
}

static void lower_derivatives(struct plan *p)
{
    struct low_lookup l;
    plan_lookup(p, &l);
    for (unsigned axis = 0; axis < l.axes; axis++) {
        l.ddx[axis] = plan_component(dx_operand_of(p->i, DX_DDX), axis);
        l.ddy[axis] = plan_component(dx_operand_of(p->i, DX_DDY), axis);
    }
    low_derivatives(p->out, &l);
    uint32_t mask = plan_outputs(p, texel_lane, true);
    low_derivatives_text(p->out, &l, p->handle, mask);
}

/* R-LD-20: 4 bits each. R-LD-23, R-LD-24: the unit leaves those alone that the texture has no axis for. */
static uint32_t load_offsets(const struct plan *p)
{
    uint32_t bits = 0;
    for (unsigned axis = 0; axis < DX_OFFSETS; axis++)
        bits |= ((uint32_t)p->i->offset[axis] & 0xf) << 4 * axis;
    return bits;
}

/* R-LD-1, R-LD-5, R-LD-7, R-LD-11..17, R-LD-19..24, R-LD-28. */
static void lower_load(struct plan *p)
{
    const struct dx_operand *sample = dx_operand_of(p->i, DX_SAMPLE);
    bool levels = !p->dimension->samples && p->dimension->type != TEX_TYPE_ONE_D_BUFFER; /* R-LD-13 */
    plan_whole_coordinates(p, true);
    if (levels) {
        struct low_value level = plan_component(dx_operand_of(p->i, DX_ADDRESS), 3);
        low_input(p->out, ISA_PORT_RB, &level);
    }
    if (p->i->has_offset && !p->dimension->samples)
        low_known(p->out, ISA_PORT_RB, load_offsets(p), "offsets of 4 bits each");
    if (sample) {
        struct low_value c = plan_component(sample, 0);
        low_input(p->out, ISA_PORT_RB, &c);
    } else if (p->dimension->samples) {
        low_known(p->out, ISA_PORT_RB, 0, "sample 0: ld names none");
    }
    uint32_t mask = plan_outputs(p, texel_lane, true);
    low_text(p->out, "TLD.%s%s%s R8, R0%s, 0x%x, %s, 0x%x", levels ? "LL" : "LZ",
             p->i->has_offset && !p->dimension->samples ? ".AOFFI" : "", p->dimension->samples ? ".MS" : "",
             low_rb(p->out), (unsigned)p->handle, p->dimension->param, (unsigned)mask);
}

/* R, RG or RGBA: the word has no mask. */
static void lower_surface_load(struct plan *p)
{
    plan_whole_coordinates(p, false);
    uint32_t mask = plan_outputs(p, texel_lane, false);
    low_text(p->out, "SULD.P.%s%s.IGN R8, [R0], 0x%x", p->dimension->surface,
             mask > 3   ? ""
             : mask > 1 ? ".RG"
                        : ".R",
             (unsigned)p->handle);
}

static void lower_surface_store(struct plan *p)
{
    plan_whole_coordinates(p, false);
    for (unsigned k = 0; k < DX_COMPONENTS; k++) {
        struct low_value c = plan_component(dx_operand_of(p->i, DX_DATA), k);
        low_input(p->out, ISA_PORT_RB, &c);
    }
    low_text(p->out, "SUST.P.%s.IGN [R0], R4, 0x%x", p->dimension->surface, (unsigned)p->handle);
}

/* By the mnemonic of the word. */
static const struct {
    const char *target;
    void (*lower)(struct plan *p);
} words[] = {{"TEX", lower_sample},        {"TXD", lower_derivatives},   {"TMML", plan_level},
             {"TLD4", lower_gather},       {"TLD", lower_load},          {"TXQ", plan_query},
             {"SULD", lower_surface_load}, {"SUST", lower_surface_store}};

bool dx_lower(const struct dx_program *program, const struct dx_instruction *i, uint32_t handle, struct low_word *out)
{
    struct plan p = {.p = program, .i = i, .handle = handle, .out = out};
    p.dimension = &dx_dimensions[dx_resource_of(program, i).dimension];
    *out = (struct low_word){.target = i->opcode->target, .built = low_is_built(i->opcode->target)};
    for (unsigned k = 0; k < sizeof words / sizeof *words; k++)
        if (strcmp(words[k].target, i->opcode->target) == 0)
            words[k].lower(&p);
    return !out->built || low_assemble(out);
}
