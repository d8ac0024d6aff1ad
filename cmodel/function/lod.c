// SPDX-License-Identifier: Apache-2.0
#include "function/lod.h"

#include "arith/f32.h"
#include "function/axes10.h"
#include "function/derive.h"
#include "function/lambda.h"
#include "function/level.h"
#include "function/log8.h"
#include "function/taps.h"

#include <string.h>

#define RECIPROCAL_ONE (UINT64_C(1) << 18)

/* Header shows the first level of the view. */
static void first_level(const struct tex_header *header, struct tex_lod *out)
{
    out->level = header->level;
    out->level_layout = header->level_layout;
    out->volume = header->volume;
    out->width = header->shape.width;
    out->height = header->shape.height;
    out->depth = header->shape.depth;
}

/* Another level: `level` counts in memory. */
static void other_level(const struct tex_header *header, const struct tex_texture *texture, uint32_t level,
                        struct tex_lod *out)
{
    const struct tex_element element = tex_derive_element(tex_format_find(header->fmt.format));
    const struct tex_type_info *type = tex_type_find(header->shape.kind);
    uint32_t smaller = level - header->level;
    out->level = level;
    tex_derive_level_layout(texture->tic, level, &element, texture->gob_width_one, texture->gob_width_one_at_fill,
                            &out->level_layout);
    tex_derive_volume(texture->tic, level, &element, texture->gob_width_one_at_fill, &out->volume);
    out->width = tex_derive_size((uint32_t)header->shape.width, smaller);
    out->height = tex_derive_size(header->shape.height, smaller);
    if (type && type->axes == 3)
        out->depth = tex_derive_size(header->shape.depth, smaller);
}

/* PD-115: a buffer begins where an element of its size can, of 12 bytes where one of 16 can. */
static void align_buffer(const struct tex_header *header, struct tex_lod *out)
{
    const struct tex_element element = tex_derive_element(tex_format_find(header->fmt.format));
    const struct tex_type_info *type = tex_type_find(header->shape.kind);
    uint64_t align = element.bytes == TEX_THREE_WORDS ? 16 : element.bytes;
    if (type && type->buffer && align > 0)
        out->level_layout.base -= out->level_layout.base % align;
}

/* PD-115: a fetch reads elements of a multisample texture, each a sample. */
static void place_samples(const struct tex_header *header, const struct tex_texture *texture, struct tex_lod *out)
{
    const struct tex_element element = tex_derive_element(tex_format_find(header->fmt.format));
    const struct tex_grid grid = tex_derive_grid(header->shape.samples);
    if (grid.wide > 1)
        tex_derive_samples(texture->tic, &grid, &element, texture->gob_width_one, &out->level_layout, &out->volume);
}

/* floor(2^(k + 18) / n) with 2^k the least power of two that n does not exceed: what WRAP and MIRROR multiply by. */
static uint32_t reciprocal(uint32_t n)
{
    uint64_t power = 1;
    while (power < n)
        power *= 2;
    return (uint32_t)(power * RECIPROCAL_ONE / n);
}

/* PD-60: one texel is clamped as to an edge. */
static uint32_t mode_of_point(uint32_t mode)
{
    switch (mode) {
    case TEX_WRAP_CLAMP_OGL:
        return TEX_WRAP_CLAMP_TO_EDGE;
    case TEX_WRAP_MIRROR_ONCE_CLAMP_OGL:
        return TEX_WRAP_MIRROR_ONCE_CLAMP_TO_EDGE;
    default:
        return mode;
    }
}

/* What the coordinates mean at the level, with the filter that was chosen. */
static void set_geometry(const struct tex_header *header, struct tex_lod *out)
{
    const struct tex_type_info *type = tex_type_find(header->shape.kind);
    struct tex_geom *geom = &out->geom;
    *geom = header->geom;
    if (!type || !type->buffer) /* whose elements nothing wraps */
        geom->width = (uint32_t)out->width;
    geom->height = out->height;
    geom->depth = type && type->axes == 3 ? out->depth : 1; /* PD-109 */
    out->recip_w = reciprocal(geom->width);
    out->recip_h = reciprocal(geom->height);
    out->recip_d = reciprocal(geom->depth);
    if (out->sampling != TEX_SAMPLING_POINT || header->op.opcode == TEX_OPCODE_TLD) /* R-LD-10: no address mode */
        return;
    geom->address_u = mode_of_point(geom->address_u);
    geom->address_v = mode_of_point(geom->address_v);
    geom->address_p = mode_of_point(geom->address_p);
    geom->seamless = 0; /* PD-110: one texel is of its face */
}

/* PD-112: several taps are asked for, where the parameter TEX_ANISO leaves them out. */
static bool unbuilt(const struct tex_decode *decode, const struct tex_header *header)
{
    return TEX_ANISO == 0 && tex_level_derived(decode->mode) && header->detail.taps > 0;
}

static uint32_t slices_of(uint32_t sampling, const struct tex_header *header)
{
    const struct tex_type_info *type = tex_type_find(header->shape.kind);
    bool solid = type && type->axes == 3 && tex_samples(header->op.opcode);
    return solid && sampling == TEX_SAMPLING_LINEAR ? 2 : 1;
}

/* What the level is derived from, apart from what the probe shows. */
struct derived {
    unsigned taps;                   /* log2 of their number */
    uint32_t along[3];               /* the derivative along which they lie */
    struct tex_log8 log8;            /* POLICY taps_log8: of several taps these */
    struct tex_float10 in_texels[2]; /* their derivative */
};

/* PD-107, PD-109, PD-112: taps, of each levels, then slices; the finer level and the first slice come first. Returns
 * how many there are. */
static unsigned set_pass(const struct tex_header *header, const struct tex_level *level, const struct derived *from,
                         uint32_t pass, struct tex_lod *out)
{
    uint32_t slices = slices_of(out->sampling, header), levels = level->weight > 0 ? 2 : 1;
    unsigned count = (from->log8.count > 1 ? from->log8.count : 1U << from->taps) * slices * levels;
    out->pass = (struct tex_pass){.level = pass / slices % levels,
                                  .slice = pass % slices,
                                  .weight = level->weight,
                                  .taps = from->taps,
                                  .tap = pass / (slices * levels)};
    out->tag.more = pass + 1 < count;
    return count;
}

/* PD-136b, PD-136c: where the tap is, and what share the pass has. */
static void set_log8(const struct derived *from, const struct tex_level *level, struct tex_lod *out)
{
    struct tex_pass *pass = &out->pass;
    uint32_t weight = from->log8.weight[pass->tap % TEX_LOG8_MOST];
    uint32_t coarser = (weight * level->weight + 127 + pass->tap % 2) / 256;
    pass->log8 = 1;
    pass->taps = from->log8.sum;
    pass->share = pass->level ? coarser : weight - coarser;
    for (unsigned i = 0; i < 2; i++) {
        int32_t half = tex_log8_half(from->in_texels, i, level->step, level->weight);
        out->place[i] = tex_log8_place(&from->log8, pass->tap, half, level->step + pass->level);
    }
}

/* PD-100, PD-103, PD-112, PD-114: length and lambda of the thread. */
static void derive(const struct tex_decode *decode, const uint32_t quad[4][3], const struct tex_header *header,
                   struct derived *to, struct tex_lod *out)
{
    struct tex_axes axes = {.major = 0};
    if (decode->op.opcode == TEX_OPCODE_TXD)
        tex_axes_given(decode->data, header, &axes);
    else if (!decode->divergent)
        tex_axes_of_quad(quad, header, &axes);
    to->taps = TEX_ANISO != 0 ? tex_taps_count(&axes, header->detail.taps) : 0;
    memcpy(to->along, axes.along, sizeof to->along);
    out->length = axes.major;
    out->minor = TEX_ANISO != 0 ? axes.minor : 0;
    out->lambda = tex_lambda_of(axes.major) - 256 * (int32_t)to->taps;
}

static int32_t saturated(int32_t level)
{
    return level < TEX_LEVEL_LEAST ? TEX_LEVEL_LEAST : level > TEX_LEVEL_MOST ? TEX_LEVEL_MOST : level;
}

/* PD-129: 1/256 as binary32. */
static uint32_t shown(int32_t level)
{
    int32_t within = saturated(level);
    return tex_f32_ratio(within < 0, (uint32_t)(within < 0 ? -within : within), 256);
}

/* PD-129 to PD-131: the same by POLICY lod_float10. */
static void derive10(const struct tex_decode *decode, const uint32_t quad[4][3], const struct tex_header *header,
                     struct derived *to, struct tex_lod *out)
{
    struct tex_axes10 axes = {.length = TEX_LEVEL_LEAST, .minor = TEX_LEVEL_LEAST};
    if (decode->op.opcode == TEX_OPCODE_TXD)
        tex_axes10_given(decode->data, header, &axes);
    else if (!decode->divergent)
        tex_axes10_of_quad(quad, header, &axes);
    to->taps = TEX_ANISO != 0 ? tex_axes10_taps(&axes, &header->detail) : 0;
    memcpy(to->along, axes.along, sizeof to->along);
    memcpy(to->in_texels, axes.in_texels, sizeof to->in_texels);
    tex_log8_taps(TEX_ANISO != 0 ? tex_axes10_ratio(&axes, &header->detail) : 0, &to->log8);
    out->length = shown(axes.length);
    out->minor = TEX_ANISO != 0 ? shown(axes.minor) : 0;
    out->lambda = saturated(TEX_ANISO != 0 ? tex_axes10_lambda(&axes, &header->detail) : axes.length);
}

/* PD-100, PD-104, PD-106: the level of TEX; false if it needs what is not built. */
static bool choose(const struct tex_decode *decode, const uint32_t quad[4][3], uint32_t pass,
                   const struct tex_header *header, const struct tex_texture *texture, const struct tex_policy *policy,
                   unsigned *passes, struct tex_lod *out)
{
    struct derived from = {.log8 = {.count = 1}};
    struct tex_level level;
    bool float10 = tex_axes10_apply(policy, header);
    if (tex_level_derived(decode->mode))
        (float10 ? derive10 : derive)(decode, quad, header, &from, out);
    if (float10 && policy->taps_log8) /* PD-136 */
        from.taps = 0;
    else
        from.log8.count = 1;
    tex_level_choose(decode->mode, out->lambda, decode->lod, &header->detail, &level);
    out->unclamped = level.unclamped;
    out->clamped = level.clamped;
    if (level.minifies || from.taps > 0 ||
        from.log8.count > 1) /* PD-112: several taps are never those of magnification */
        out->sampling = header->detail.minify;
    if (unbuilt(decode, header))
        return false;
    if (decode->op.opcode == TEX_OPCODE_TMML) { /* PD-116: nothing is read */
        out->sampling = TEX_SAMPLING_POINT;
        return true;
    }
    *passes = set_pass(header, &level, &from, pass, out);
    for (unsigned i = 0; i < 3; i++)
        out->apart[i] = tex_taps_apart(from.along[i], from.taps, out->pass.tap);
    if (from.log8.count > 1)
        set_log8(&from, &level, out);
    uint32_t step = level.step + out->pass.level;
    if (step > 0)
        other_level(header, texture, header->level + step, out);
    return true;
}

/* PD-115 */
static void fetch(const struct tex_decode *decode, const struct tex_header *header, const struct tex_texture *texture,
                  struct tex_lod *out)
{
    place_samples(header, texture, out);
    align_buffer(header, out);
    if (decode->ms)
        return;
    if (decode->lod >= header->shape.levels) /* R-LD-12, PD-115 */
        out->tag.status = TEX_STATUS_OUT_OF_BOUNDS;
    else if (decode->lod > 0) /* R-LD-11 */
        other_level(header, texture, header->level + decode->lod, out);
}

/* What is known of the level though it cannot be read. */
static void refuse(struct tex_lod *lod)
{
    const struct tex_lod known = *lod;
    *lod = (struct tex_lod){.tag = known.tag,
                            .op = known.op,
                            .length = known.length,
                            .minor = known.minor,
                            .lambda = known.lambda,
                            .unclamped = known.unclamped,
                            .clamped = known.clamped};
    lod->tag.status = TEX_STATUS_UNSUPPORTED_OP;
}

void tex_lod_place(const struct tex_header *header, const struct tex_texture *texture, uint32_t step, uint32_t sampling,
                   struct tex_lod *out)
{
    *out = (struct tex_lod){.op = header->op, .sampling = sampling};
    first_level(header, out);
    if (step > 0)
        other_level(header, texture, header->level + step, out);
    set_geometry(header, out);
}

unsigned tex_lod_eval(const struct tex_decode *decode, const uint32_t quad[4][3], uint32_t pass,
                      const struct tex_header *header, const struct tex_texture *texture,
                      const struct tex_policy *policy, struct tex_lod *out)
{
    uint32_t status = header->tag.status;
    unsigned passes = 1;
    *out = (struct tex_lod){.tag = header->tag, .op = header->op};
    if (header->tag.token || (status != TEX_STATUS_OK && status != TEX_STATUS_OUT_OF_BOUNDS))
        return passes;
    first_level(header, out); /* R-TLD4-42 */
    out->sampling = header->fmt.sampling;
    if (header->op.opcode == TEX_OPCODE_TLD)
        fetch(decode, header, texture, out);
    if (tex_samples(header->op.opcode) && !choose(decode, quad, pass, header, texture, policy, &passes, out)) {
        refuse(out);
        return passes;
    }
    set_geometry(header, out);
    return passes;
}
