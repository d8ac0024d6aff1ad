// SPDX-License-Identifier: Apache-2.0
#include "arith/f32.h"
#include "function/coord.h"
#include "function/rules.h"

#define BINARY32_BITS 24
#define EVERY_POSITION (INT64_C(1) << 60)

/* The product is no binary32. */
static bool product_rounded(uint32_t reduced, uint32_t size, uint32_t position)
{
    struct tex_f32_unpacked value = tex_f32_unpack(reduced);
    uint64_t product = value.mantissa * size;
    if ((position & ~TEX_F32_SIGN) == TEX_F32_INF)
        return true;
    return product != 0 && product / (product & (~product + 1)) >> BINARY32_BITS != 0;
}

/* The position has bits below the last one of fixed point. */
static bool fixed_rounded(uint32_t position)
{
    struct tex_f32_unpacked value = tex_f32_unpack(position);
    int below = -(value.exponent + TEX_COORD_FRAC);
    if (value.mantissa == 0 || below <= 0)
        return false;
    return below > BINARY32_BITS || (value.mantissa & ((UINT64_C(1) << below) - 1)) != 0;
}

static bool saturated(uint32_t position, int32_t fixed)
{
    struct tex_f32_unpacked value = tex_f32_unpack(position);
    return tex_f32_to_integer(&value, TEX_COORD_FRAC, -EVERY_POSITION, EVERY_POSITION) != fixed;
}

static void along(const struct tex_thread_trace *t, unsigned axis, struct tex_rule_set *set)
{
    const struct tex_coord *c = &t->coord;
    const struct tex_geom *g = &t->lod.geom;
    uint32_t delivered = axis ? t->decode.t : t->decode.s, on[2];
    bool cube = tex_is_cube(t->header.shape.kind);
    if (cube) {
        const uint32_t direction[3] = {t->decode.s, t->decode.t, t->decode.r};
        uint32_t cut[2], face = tex_coord_project(direction, on);
        bool moved = tex_coord_project21(direction, cut) != face || cut[axis] != on[axis];
        tex_rule(set, TEX_RULE_PD_128A, t->fixed21 && moved);
        delivered = t->fixed21 ? cut[axis] : on[axis];
    }
    uint32_t clean = tex_coord_sanitise(delivered);
    uint32_t size = axis ? t->lod.height : (uint32_t)t->lod.width, mode = axis ? g->address_v : g->address_u;
    uint32_t normalised = tex_coord_position(tex_coord_reduce(clean, mode), size);
    int32_t place = t->lod.place[axis], fixed = c->fixed[axis] - place; /* as far as it did not saturate */
    tex_rule(set, TEX_RULE_R_TLD4_47, clean != delivered);
    tex_rule(set, TEX_RULE_PD_19, clean != delivered);
    tex_rule(set, TEX_RULE_PD_136B, place != 0);
    if (t->fixed21) {
        bool centre = t->lod.sampling == TEX_SAMPLING_POINT;
        int32_t plain = centre ? tex_coord_centre(c->position[axis]) : tex_coord_fixed(c->position[axis]);
        tex_rule(set, TEX_RULE_PD_128, fixed != plain);
        tex_rule(set, TEX_RULE_PD_18B, !g->normalized && c->position[axis] != normalised);
        return;
    }
    tex_rule(set, TEX_RULE_PD_18E, c->reduced[axis] != clean);
    tex_rule(set, TEX_RULE_PD_18A, g->normalized && product_rounded(c->reduced[axis], size, c->position[axis]));
    tex_rule(set, TEX_RULE_PD_18B, !g->normalized && c->position[axis] != normalised);
    if (t->lod.sampling == TEX_SAMPLING_POINT) /* PD-60 */
        return;
    tex_rule(set, TEX_RULE_PD_18C, fixed_rounded(c->position[axis]));
    tex_rule(set, TEX_RULE_PD_18F, saturated(c->position[axis], fixed));
}

void tex_rules_of_coord(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    bool any = false, negative = false, ptp = t->decode.toff == TEX_TOFF_PTP;
    if (t->coord.op.opcode == TEX_OPCODE_TLD) {
        tex_rules_of_fetch(t, set);
        return;
    }
    if (!tex_live(&t->coord.tag))
        return;
    for (unsigned axis = 0; axis < 2; axis++)
        along(t, axis, set);
    for (unsigned k = 0; k < 4; k++) {
        any |= t->coord.offset_u[k] != 0 || t->coord.offset_v[k] != 0;
        negative |= t->coord.offset_u[k] < 0 || t->coord.offset_v[k] < 0;
    }
    bool sample = tex_samples(t->coord.op.opcode) && t->coord.op.opcode != TEX_OPCODE_TMML;
    if (sample)
        tex_rules_of_sample(t, set);
    tex_rule(set, TEX_RULE_R_TLD4_8, !sample && !ptp && any);
    tex_rule(set, TEX_RULE_R_TLD4_9, !sample && !ptp && negative);
    tex_rule(set, TEX_RULE_R_TLD4_12, ptp && any);
    tex_rule(set, TEX_RULE_R_TLD4_13, ptp && negative);
    const uint32_t direction[3] = {t->decode.s, t->decode.t, t->decode.r};
    bool cube = tex_is_cube(t->header.shape.kind);
    for (unsigned i = 0; i < 3 && cube; i++) {
        tex_rule(set, TEX_RULE_R_TLD4_47, tex_coord_sanitise(direction[i]) != direction[i]);
        tex_rule(set, TEX_RULE_PD_19, tex_coord_sanitise(direction[i]) != direction[i]);
    }
    tex_rule(set, TEX_RULE_PD_16, cube);
    bool ignored = cube && t->coord.ignored;
    tex_rule(set, TEX_RULE_PD_8, ignored);
    tex_rule(set, TEX_RULE_R_TLD4_11, ignored && !ptp);
    tex_rule(set, TEX_RULE_R_TLD4_14, ignored && ptp);
    tex_rule(set, TEX_RULE_PD_9, t->decode.array != t->coord.layer);
}
