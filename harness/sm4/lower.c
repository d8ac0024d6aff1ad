// SPDX-License-Identifier: Apache-2.0
/* The text of the word by opcode, and the registers of its ports in order. */
#include "sm4/lower.h"

#include <stdio.h>
#include <string.h>

#include "sm4/plan.h"

static bool is(const struct plan *p, const char *name)
{
    return strcmp(p->i->opcode->name, name) == 0;
}

/* ", R4" if the port carries anything (an absent Rb is not written). */
static const char *rb(const struct plan *p)
{
    return p->out->read[ISA_PORT_RB] > 0 ? ", R4" : "";
}

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

/* R-TLD4-8: 6 bits each, as _po has them; those of _aoffimmi are within -8..7. */
static uint32_t gather_offsets(uint32_t u, uint32_t v)
{
    return (u & 0x3f) | (v & 0x3f) << 8;
}

static void gather_offset(struct plan *p)
{
    const struct dx_operand *o = dx_operand_of(p->i, DX_OFFSET);
    if (p->i->has_offset)
        low_known(p->out, ISA_PORT_RB, gather_offsets((uint32_t)p->i->offset[0], (uint32_t)p->i->offset[1]),
                  "offsets (%d,%d)", (int)p->i->offset[0], (int)p->i->offset[1]);
    if (!o)
        return;
    struct low_value u = plan_component(o, 0), v = plan_component(o, 1), both = {.known = u.known && v.known};
    both.value = gather_offsets(u.value, v.value);
    snprintf(both.text, sizeof both.text, "aoffi(u, v): the low 6 bits of %.40s and %.40s", u.text, v.text);
    low_input(p->out, ISA_PORT_RB, &both);
}

/* R-TLD4-51: gather4 and its variants. R-TLD4-48, R-TLD4-49: the order of registers. */
static void lower_gather(struct plan *p)
{
    const struct dx_operand *sampler = dx_operand_of(p->i, DX_SAMPLED_BY), *ref = dx_operand_of(p->i, DX_REFERENCE);
    bool offset = p->i->has_offset || dx_operand_of(p->i, DX_OFFSET);
    plan_coordinates(p);
    gather_offset(p);
    if (ref) {
        struct low_value c = plan_component(ref, 0);
        low_input(p->out, ISA_PORT_RB, &c);
    }
    uint32_t mask = plan_outputs(p, sample_lane, true);
    low_text(p->out, "TLD4.%c%s%s R8, R0%s, 0x%x, %s, 0x%x", "RGBA"[sampler->letters ? sampler->letter[0] : 0],
             offset ? ".AOFFI" : "", ref ? ".DC" : "", rb(p), (unsigned)p->handle, p->dimension->param, (unsigned)mask);
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
             p->i->has_offset && !p->dimension->samples ? ".AOFFI" : "", p->dimension->samples ? ".MS" : "", rb(p),
             (unsigned)p->handle, p->dimension->param, (unsigned)mask);
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

bool dx_lower(const struct dx_program *program, const struct dx_instruction *i, uint32_t handle, struct low_word *out)
{
    struct plan p = {.p = program, .i = i, .handle = handle, .out = out};
    p.dimension = &dx_dimensions[dx_resource_of(program, i).dimension];
    *out = (struct low_word){.target = i->opcode->target, .built = low_is_built(i->opcode->target)};
    if (is(&p, "ld") || is(&p, "ld2dms"))
        lower_load(&p);
    else if (is(&p, "ld_uav_typed"))
        lower_surface_load(&p);
    else if (is(&p, "store_uav_typed"))
        lower_surface_store(&p);
    else if (strcmp(i->opcode->target, "TXQ") == 0)
        plan_query(&p);
    else
        lower_gather(&p);
    return !out->built || low_assemble(out);
}
