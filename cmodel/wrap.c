/* SPDX-License-Identifier: Apache-2.0 */
#include "wrap.h"

#define UNIT (INT64_C(1) << TEX_COORD_FRAC) /* a texel */
#define HALF (UNIT / 2)

/* R-TLD4-43: counter-clockwise from the lower left; t grows downwards. */
static const int64_t corner_s[4] = {0, 1, 1, 0}, corner_t[4] = {1, 1, 0, 0};

static int64_t modulo(int64_t a, int64_t n)
{
    int64_t rest = a % n;
    return rest < 0 ? rest + n : rest;
}

static int64_t clamp(int64_t a, int64_t low, int64_t high)
{
    return a < low ? low : a > high ? high : a;
}

static int64_t inside(int64_t index, int64_t size)
{
    return index >= 0 && index < size ? index : TEX_INDEX_BORDER;
}

static int64_t mirror_once(int64_t index)
{
    return index >= 0 ? index : -1 - index;
}

int64_t tex_wrap_index(int64_t index, int64_t size, uint32_t mode)
{
    int64_t turn;
    switch (mode) {
    case TEX_WRAP_WRAP:
        return modulo(index, size);
    case TEX_WRAP_MIRROR:
        turn = modulo(index, 2 * size);
        return turn < size ? turn : 2 * size - 1 - turn;
    case TEX_WRAP_CLAMP_TO_EDGE:
        return clamp(index, 0, size - 1);
    case TEX_WRAP_MIRROR_ONCE_CLAMP_TO_EDGE:
        return clamp(mirror_once(index), 0, size - 1);
    case TEX_WRAP_MIRROR_ONCE_BORDER:
    case TEX_WRAP_MIRROR_ONCE_CLAMP_OGL: /* PD-18g: each texel of the clamped footprint is mirrored once */
        return inside(mirror_once(index), size);
    default: /* BORDER and CLAMP_OGL */
        return inside(index, size);
    }
}

int64_t tex_wrap_footprint(int64_t fixed, int64_t offset, int64_t corner, int64_t size, uint32_t mode)
{
    int64_t moved = fixed + UNIT * offset; /* PD-6: offset before mode */
    if (mode == TEX_WRAP_CLAMP_OGL)
        moved = clamp(moved, 0, UNIT * size);
    else if (mode == TEX_WRAP_MIRROR_ONCE_CLAMP_OGL)
        moved = clamp(moved, -UNIT * size, UNIT * size);
    int64_t shifted = moved - HALF; /* PD-18c: half a texel, in integers; then the texel at or before */
    return (shifted - modulo(shifted, UNIT)) / UNIT + corner;
}

static void count_modes(const struct tex_coord *coord, const struct tex_geom *geom, struct tex_cover *cover)
{
    bool mirror_ogl =
        geom->address_u == TEX_WRAP_MIRROR_ONCE_CLAMP_OGL || geom->address_v == TEX_WRAP_MIRROR_ONCE_CLAMP_OGL;
    bool ogl = mirror_ogl || geom->address_u == TEX_WRAP_CLAMP_OGL || geom->address_v == TEX_WRAP_CLAMP_OGL;
    if (mirror_ogl)
        tex_rule(cover, TEX_RULE_PD_18G);
    if (ogl && coord->ptp)
        tex_rule(cover, TEX_RULE_PD_18H); /* PD-18h: the clamp has each sample's own offset in it */
}

void tex_wrap_eval(const struct tex_coord *coord, const struct tex_header *header, struct tex_cover *cover,
                   struct tex_wrap *out)
{
    const struct tex_geom *geom = &header->geom;
    *out = (struct tex_wrap){.tag = coord->tag, .op = coord->op};
    if (!tex_live(&coord->tag))
        return;
    tex_rule(cover, TEX_RULE_PD_6);
    tex_rule(cover, coord->ptp ? TEX_RULE_PD_7 : TEX_RULE_R_TLD4_43);
    tex_rule(cover, TEX_RULE_R_TLD4_41); /* R-TLD4-41: the bilinear footprint, nothing filtered */
    count_modes(coord, geom, cover);
    for (unsigned k = 0; k < 4; k++) {
        int64_t cs = coord->ptp ? 0 : corner_s[k], ct = coord->ptp ? 0 : corner_t[k]; /* PD-7 */
        int64_t i = tex_wrap_footprint(coord->fixed[0], coord->offset_u[k], cs, geom->width, geom->address_u);
        int64_t j = tex_wrap_footprint(coord->fixed[1], coord->offset_v[k], ct, geom->height, geom->address_v);
        int64_t x = tex_wrap_index(i, geom->width, geom->address_u);
        int64_t y = tex_wrap_index(j, geom->height, geom->address_v);
        if (x == TEX_INDEX_BORDER || y == TEX_INDEX_BORDER) {
            tex_rule(cover, TEX_RULE_PD_14); /* PD-14: border on either axis */
            out->border |= 1U << k;
        } else {
            out->x[k] = (uint32_t)x;
            out->y[k] = (uint32_t)y;
        }
    }
}
