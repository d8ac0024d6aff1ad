// SPDX-License-Identifier: Apache-2.0
#include "function/rules.h"
#include "function/seams.h"
#include "function/wrap.h"

#include <string.h>

#define UNIT (1 << TEX_COORD_FRAC) /* a texel */

/* Inputs of the samples' indices along one axis. */
struct axis {
    int64_t fixed, size;
    const int32_t *offset;
    const unsigned *corner;
    uint32_t mode;
    bool ptp;
};

/* Texel index of sample k, or TEX_INDEX_BORDER, with a rule left out. */
typedef int64_t without(const struct axis *a, unsigned k);

static int64_t index_of(const struct axis *a, int64_t fixed, int64_t offset, int64_t corner)
{
    return tex_wrap_index(tex_wrap_footprint(fixed, offset, corner, a->size, a->mode), a->size, a->mode);
}

static int64_t corner_of(const struct axis *a, unsigned k)
{
    return a->ptp ? 0 : a->corner[k];
}

/* R-TLD4-41: each sample is the texel that the position lies in. */
static int64_t no_footprint(const struct axis *a, unsigned k)
{
    return index_of(a, a->fixed + UNIT / 2, a->offset[k], 0);
}

/* PD-18c: the footprint begins with the texel that the position lies in. */
static int64_t no_half_texel(const struct axis *a, unsigned k)
{
    return index_of(a, a->fixed + UNIT / 2, a->offset[k], corner_of(a, k));
}

/* PD-6: the offset is added to the texel that the address mode gave. */
static int64_t offset_last(const struct axis *a, unsigned k)
{
    int64_t index = index_of(a, a->fixed, 0, corner_of(a, k));
    return index == TEX_INDEX_BORDER ? index : index + a->offset[k];
}

/* PD-7: with PTP too a sample is its own texel of the footprint. */
static int64_t corners_of_ptp(const struct axis *a, unsigned k)
{
    return index_of(a, a->fixed, a->offset[k], a->corner[k]);
}

/* PD-18g: neither clamped nor mirrored. */
static int64_t no_mirror_once(const struct axis *a, unsigned k)
{
    struct axis plain = *a;
    if (a->mode == TEX_WRAP_MIRROR_ONCE_CLAMP_OGL)
        plain.mode = TEX_WRAP_BORDER;
    return index_of(&plain, a->fixed, a->offset[k], corner_of(a, k));
}

/* PD-18h: the clamp does not see the offset. */
static int64_t clamp_first(const struct axis *a, unsigned k)
{
    int64_t first = tex_wrap_footprint(a->fixed, 0, 0, a->size, a->mode);
    return tex_wrap_index(first + a->offset[k], a->size, a->mode);
}

static bool differs(const struct axis axes[2], without *rule, const struct tex_wrap *shown)
{
    for (unsigned k = 0; k < 4; k++) {
        int64_t x = rule(&axes[0], k), y = rule(&axes[1], k);
        bool border = x == TEX_INDEX_BORDER || y == TEX_INDEX_BORDER;
        if (border != (shown->border >> k & 1) || (!border && (x != shown->x[k] || y != shown->y[k])))
            return true;
    }
    return false;
}

/* R-TLD4-43: the same texels row by row from the upper left. */
static bool order_decides(const struct tex_wrap *w)
{
    static const unsigned in_rows[4] = {3, 2, 0, 1};
    for (unsigned k = 0; k < 4; k++) {
        unsigned other = in_rows[k];
        if (w->x[k] != w->x[other] || w->y[k] != w->y[other] || w->face[k] != w->face[other] ||
            (w->border >> k & 1) != (w->border >> other & 1))
            return true;
    }
    return false;
}

static bool any_offset(const struct tex_coord *c)
{
    uint32_t any = 0;
    for (unsigned k = 0; k < 4; k++)
        any |= (uint32_t)c->offset_u[k] | (uint32_t)c->offset_v[k];
    return any != 0;
}

static bool either(const struct tex_geom *g, uint32_t mode)
{
    return g->address_u == mode || g->address_v == mode;
}

/* PD-18c: the footprint of a seamless cube begins with the texel that the position lies in. */
static bool half_texel_decides(const struct tex_coord *c, int64_t size, const struct tex_wrap *shown)
{
    struct tex_wrap other;
    int64_t first[2];
    for (unsigned axis = 0; axis < 2; axis++)
        first[axis] = tex_wrap_footprint(c->fixed[axis] + UNIT / 2, 0, 0, size, TEX_WRAP_CLAMP_TO_EDGE);
    tex_seams_eval(c->face, first, size, &other);
    return other.corner != shown->corner || memcmp(other.face, shown->face, sizeof other.face) != 0 ||
           memcmp(other.x, shown->x, sizeof other.x) != 0 || memcmp(other.y, shown->y, sizeof other.y) != 0;
}

static void of_seamless(const struct tex_coord *c, int64_t size, const struct tex_wrap *w, bool gathers,
                        struct tex_rule_set *set)
{
    bool left = false, further = false;
    for (unsigned k = 0; k < 4; k++) {
        left |= !((w->corner | w->zero_weight) >> k & 1) && w->face[k] != c->face;
        further |= w->sample_xor[k] != 0;
    }
    tex_rule(set, TEX_RULE_PD_17, left);
    tex_rule(set, TEX_RULE_PD_16B, further);
    tex_rule(set, TEX_RULE_PD_17D, size == 1);
    if (!gathers)
        return;
    tex_rule(set, TEX_RULE_R_TLD4_41, true);
    tex_rule(set, TEX_RULE_R_TLD4_43, order_decides(w));
    tex_rule(set, TEX_RULE_PD_18C, half_texel_decides(c, size, w));
}

/* PD-127: the position would be between two texels, though they are the same. */
static bool edge_decides(const struct tex_thread_trace *t)
{
    const struct tex_policy none = {0};
    struct tex_wrap other;
    tex_wrap_eval(&t->coord, &t->header, &t->lod, &none, &other);
    return memcmp(other.frac, t->wrap.frac, sizeof other.frac) != 0;
}

void tex_rules_of_wrap(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_coord *c = &t->coord;
    const struct tex_geom *g = &t->lod.geom;
    const struct tex_wrap *w = &t->wrap;
    bool ptp = c->ptp != 0, mirror = either(g, TEX_WRAP_MIRROR_ONCE_CLAMP_OGL);
    const struct axis axes[2] = {
        {c->fixed[0], g->width, c->offset_u, tex_wrap_corner[0], g->address_u, ptp},
        {c->fixed[1], g->height, c->offset_v, tex_wrap_corner[1], g->address_v, ptp},
    };
    if (!tex_live(&w->tag))
        return;
    bool gathers = t->lod.sampling == TEX_SAMPLING_GATHER;
    if (g->seamless) {
        of_seamless(c, g->width, w, gathers, set);
        return;
    }
    if (!gathers) { /* PD-10: no footprint is returned */
        tex_rule(set, TEX_RULE_PD_6, any_offset(c));
        tex_rule(set, TEX_RULE_PD_127, t->edge8 && edge_decides(t));
        return;
    }
    tex_rule(set, TEX_RULE_R_TLD4_41, differs(axes, no_footprint, w));
    tex_rule(set, TEX_RULE_R_TLD4_43, !ptp && order_decides(w));
    tex_rule(set, TEX_RULE_PD_18C, differs(axes, no_half_texel, w));
    tex_rule(set, TEX_RULE_PD_6, any_offset(c) && differs(axes, offset_last, w));
    tex_rule(set, TEX_RULE_PD_7, ptp && differs(axes, corners_of_ptp, w));
    tex_rule(set, TEX_RULE_PD_18G, mirror && differs(axes, no_mirror_once, w));
    tex_rule(set, TEX_RULE_PD_18H, ptp && (mirror || either(g, TEX_WRAP_CLAMP_OGL)) && differs(axes, clamp_first, w));
}
