// SPDX-License-Identifier: Apache-2.0
/* Random pools, headers, samplers and handles. */
#include "random/random.h"

#include <string.h>

#include "isa/insn.h"

#define TIC(words, field, value) tex_put_bits(words, TEX_TIC_##field##_LO, TEX_TIC_##field##_W, value)
#define TSC(words, field, value) tex_put_bits(words, TEX_TSC_##field##_LO, TEX_TSC_##field##_W, value)

enum { MOST_LAYERS = 1 << TEX_TIC_DEPTH_MINUS_ONE_W, ONE_LEVEL = 256, ENDS = 24 };

static uint64_t draw_address(struct rng *r, const struct random_state *state, uint64_t alignment)
{
    uint64_t a = (uint64_t)rng_next(r) << 32 | rng_next(r);
    bool ends = (a >> TEX_ADDR_W) % (state->theme == RANDOM_TABLES ? 2 : ENDS) == 0;
    a &= ((uint64_t)1 << TEX_ADDR_W) - 1;
    if (rng_percent(r, 70))
        a &= 0xffffffffU; /* most real pools are low; the rest exercises the carry into the high half */
    if (ends)             /* some go on at the beginning of memory */
        a = ((uint64_t)1 << TEX_ADDR_W) - 1 - (a & 0xff);
    return a & ~(alignment - 1);
}

/* Sizes: 1 and other small ones, powers of two and their neighbours, anything, the largest. */
static uint32_t draw_size(struct rng *r)
{
    switch (rng_below(r, 8)) {
    case 0:
        return 1 + rng_below(r, 4);
    case 1:
    case 2:
        return (uint32_t)1 << rng_below(r, 15);
    case 3:
        return ((uint32_t)1 << (1 + rng_below(r, 14))) + 1 - 2 * rng_below(r, 2);
    case 4:
        return rng_percent(r, 50) ? 16384 : 65536 - rng_below(r, 3);
    default:
        return 1 + rng_below(r, 300);
    }
}

static uint32_t draw_datatype(struct rng *r, const struct tex_format_info *f, unsigned component)
{
    for (;;) {
        uint32_t type = rng_below(r, 8);
        if (f->types[component] == 0 || f->types[component] >> type & 1)
            return type;
    }
}

/* One type for all components, where each can have it. */
static bool fits(const struct tex_format_info *f, unsigned component, uint32_t type)
{
    return f->width[component] == 0 || f->types[component] >> type & 1;
}

static const struct tex_format_info *draw_format(struct rng *r)
{
    for (;;) {
        const struct tex_format_info *f = &tex_formats[rng_below(r, tex_formats_count)];
        if (f->wide * f->high > 1) /* draw_blocks */
            continue;
        if (f->read || (f->bytes && rng_percent(r, 25))) /* some are for stores alone */
            return f;
    }
}

static void draw_format_fields(struct rng *r, uint32_t tic[8])
{
    static const uint32_t identity[4] = {TEX_SOURCE_R, TEX_SOURCE_G, TEX_SOURCE_B, TEX_SOURCE_A};
    static const uint32_t any[7] = {TEX_SOURCE_ZERO, TEX_SOURCE_R,       TEX_SOURCE_G,        TEX_SOURCE_B,
                                    TEX_SOURCE_A,    TEX_SOURCE_ONE_INT, TEX_SOURCE_ONE_FLOAT};
    const struct tex_format_info *f = draw_format(r);
    uint32_t common = draw_datatype(r, f, 0);
    bool mixed = rng_percent(r, 15), swizzled = rng_percent(r, 50);

    TIC(tic, COMPONENTS, f->code);
    for (unsigned i = 0; i < 4; i++) {
        bool own = mixed || !fits(f, i, common);
        tex_put_bits(tic, TEX_TIC_R_DATA_TYPE_LO + 3 * i, 3, own ? draw_datatype(r, f, i) : common);
        tex_put_bits(tic, TEX_TIC_X_SOURCE_LO + 3 * i, 3, swizzled ? any[rng_below(r, 7)] : identity[i]);
    }
}

/* In units of 32 bytes: room for a row, a stride that puts every row into the same cache sets, or anything. */
static uint32_t draw_pitch(struct rng *r, uint32_t width)
{
    switch (rng_below(r, 5)) {
    case 0:
        return rng_next(r);
    case 1:
    case 2:
        return TEX_L1_SETS * (1 + rng_below(r, 4));
    default:
        return (width * 16 + 31) / 32;
    }
}

static void draw_layout(struct rng *r, const struct random_state *state, uint32_t tic[8], uint32_t width)
{
    uint64_t base = draw_address(r, state, rng_percent(r, 50) ? 512 : 1); /* low bits are dropped by the unit */

    TIC(tic, ADDRESS_31_0, (uint32_t)base);
    TIC(tic, ADDRESS_47_32, (uint32_t)(base >> 32));
    if (rng_percent(r, 25)) {
        TIC(tic, HEADER_VERSION, TEX_VERSION_PITCH);
        TIC(tic, PITCH_20_5, draw_pitch(r, width));
        return;
    }
    TIC(tic, HEADER_VERSION, TEX_VERSION_BLOCKLINEAR);
    TIC(tic, GOBS_PER_BLOCK_WIDTH, rng_percent(r, 75) ? 0 : rng_below(r, 6));
    TIC(tic, GOBS_PER_BLOCK_HEIGHT, rng_below(r, 6));
    TIC(tic, GOBS_PER_BLOCK_DEPTH, rng_percent(r, 90) ? 0 : rng_below(r, 6));
}

static void draw_levels(struct rng *r, uint32_t tic[8])
{
    uint32_t last = rng_percent(r, 60) ? 0 : rng_below(r, 16);
    uint32_t first = rng_below(r, last + 1);

    TIC(tic, MAX_MIP_LEVEL, last);
    TIC(tic, RES_VIEW_MIN_MIP_LEVEL, first);
    TIC(tic, RES_VIEW_MAX_MIP_LEVEL, rng_percent(r, 90) ? last : rng_below(r, 16));
    if (rng_percent(r, 5))
        TIC(tic, MIN_LOD_CLAMP, rng_below(r, 4096));
}

/* Often the type that a theme is about. */
static uint32_t draw_themed(struct rng *r, enum random_theme theme, uint32_t type)
{
    if (theme == RANDOM_SEAMS && rng_percent(r, 80))
        return rng_percent(r, 60) ? TEX_TYPE_CUBEMAP : TEX_TYPE_CUBEMAP_ARRAY;
    if (theme == RANDOM_WIDEST && rng_percent(r, 30))
        return TEX_TYPE_THREE_D;
    return theme == RANDOM_ENDS && rng_percent(r, 30) ? TEX_TYPE_ONE_D_BUFFER : type;
}

/*
 * Of some textures another type than TWO_D, and what goes with it: layers or slices, a wide buffer, samples, a colour
 * key. From a separate stream, so that later draws stay the same.
 */
static void draw_type(const struct random_state *state, uint32_t tic[8])
{
    struct rng own, *r = &own;
    static const uint32_t layered[] = {TEX_TYPE_TWO_D_ARRAY, TEX_TYPE_CUBEMAP, TEX_TYPE_CUBEMAP_ARRAY};
    uint32_t type = TEX_TYPE_TWO_D;
    rng_init(r, tic[0] ^ tic[1], tic[4]);
    if (rng_percent(r, 55))
        type = rng_percent(r, 70) ? rng_below(r, 9) : layered[rng_below(r, 3)];
    else if (state->theme == RANDOM_ANY)
        return;
    type = draw_themed(r, state->theme, type);
    TIC(tic, TEXTURE_TYPE, type);
    TIC(tic, DEPTH_MINUS_ONE, rng_percent(r, 70) ? rng_below(r, 40) : rng_below(r, 1 << rng_below(r, 15)));
    if (rng_percent(r, 60)) /* layers and slices are of blocks */
        TIC(tic, HEADER_VERSION, TEX_VERSION_BLOCKLINEAR);
    if (rng_percent(r, 40))
        TIC(tic, GOBS_PER_BLOCK_DEPTH, rng_below(r, 6));
    if (rng_percent(r, 20))
        TIC(tic, MULTI_SAMPLE_COUNT, rng_below(r, 16));
    if (rng_percent(r, 8))
        TIC(tic, HEADER_VERSION, rng_percent(r, 50) ? TEX_VERSION_PITCH_COLOR_KEY : TEX_VERSION_BLOCKLINEAR_COLOR_KEY);
    if (type == TEX_TYPE_ONE_D_BUFFER) {
        TIC(tic, HEADER_VERSION, TEX_VERSION_ONE_D_BUFFER);
        TIC(tic, WIDTH_MINUS_ONE_31_16, rng_percent(r, 50) ? 0 : rng_percent(r, 50) ? 0xffff : rng_next(r));
    }
    if (rng_percent(r, state->theme == RANDOM_WIDEST ? 60 : 5)) /* the most slices, layers, cubes */
        TIC(tic, DEPTH_MINUS_ONE, MOST_LAYERS - 1 - rng_below(r, 2));
}

/* The elements of some textures are of several texels. From a separate stream, so that the others stay the same. */
static void draw_blocks(uint32_t tic[8])
{
    const struct tex_format_info *f;
    struct rng own, *r = &own;
    rng_init(r, tic[0] ^ tic[3], tic[4]);
    if (!rng_percent(r, 25))
        return;
    do
        f = &tex_formats[rng_below(r, tex_formats_count)];
    while (!f->read || f->wide * f->high == 1);
    TIC(tic, COMPONENTS, f->code);
    uint32_t common = draw_datatype(r, f, 0);
    for (unsigned i = 0; i < 4; i++)
        tex_put_bits(tic, TEX_TIC_R_DATA_TYPE_LO + 3 * i, 3,
                     rng_percent(r, 80) && fits(f, i, common) ? common : draw_datatype(r, f, i));
}

/* Of components of 32 bits that can be floats: all that can be are. */
static void draw_floats(struct rng *r, uint32_t tic[8])
{
    const struct tex_format_info *f;
    do
        f = &tex_formats[rng_below(r, tex_formats_count)];
    while (!f->read || f->wide * f->high > 1 || f->width[0] != 32 || !(f->types[0] >> TEX_DATATYPE_FLOAT & 1));
    TIC(tic, COMPONENTS, f->code);
    for (unsigned i = 0; i < 4; i++)
        tex_put_bits(tic, TEX_TIC_R_DATA_TYPE_LO + 3 * i, 3,
                     fits(f, i, TEX_DATATYPE_FLOAT) ? TEX_DATATYPE_FLOAT : draw_datatype(r, f, i));
}

/*
 * More textures are filtered than their type is drawn, and the filter's criteria are drawn more often: types of each
 * component, also of those that the format lacks, and floats. From a separate stream.
 */
static void draw_filtered(const struct random_state *state, uint32_t tic[8])
{
    struct rng own, *r = &own;
    rng_init(r, tic[0] ^ tic[7], tic[5]);
    uint32_t type = (uint32_t)tex_get_bits(tic, TEX_TIC_TEXTURE_TYPE_LO, TEX_TIC_TEXTURE_TYPE_W);
    bool ties = state->theme == RANDOM_TIES, mixed = state->theme == RANDOM_FILTERED;
    if (type == TEX_TYPE_TWO_D && rng_percent(r, ties || mixed ? 90 : 10))
        TIC(tic, TEXTURE_TYPE, type = TEX_TYPE_TWO_D_NO_MIPMAP);
    if (type != TEX_TYPE_TWO_D_NO_MIPMAP)
        return;
    const struct tex_format_info *f = tex_format_find(tic[0] & ((1U << TEX_TIC_COMPONENTS_W) - 1));
    if (rng_percent(r, ties ? 90 : mixed ? 10 : 25))
        draw_floats(r, tic);
    else if (f && rng_percent(r, mixed ? 90 : 50))
        for (unsigned i = 0; i < 4; i++)
            tex_put_bits(tic, TEX_TIC_R_DATA_TYPE_LO + 3 * i, 3, draw_datatype(r, f, i));
    uint32_t one = rng_below(r, 4); /* some show one component alone */
    for (unsigned i = 0; mixed && f && f->width[one] && i < 4; i++)
        tex_put_bits(tic, TEX_TIC_X_SOURCE_LO + 3 * i, 3, TEX_SOURCE_R + one);
}

/*
 * Some textures end at the end of memory, after which comes its beginning. Then the first bytes there are near the spot
 * where reads and stores cluster. From a separate stream.
 */
static void draw_end(const struct random_state *state, uint32_t tic[8])
{
    struct rng own, *r = &own;
    uint32_t version = (uint32_t)tex_get_bits(tic, TEX_TIC_HEADER_VERSION_LO, TEX_TIC_HEADER_VERSION_W);
    bool buffer = version == TEX_VERSION_ONE_D_BUFFER;
    rng_init(r, tic[1] ^ tic[4], tic[5]);
    if (!rng_percent(r, state->theme == RANDOM_ENDS ? 80 : 5))
        return;
    if (!buffer && rng_percent(r, state->theme == RANDOM_ENDS ? 40 : 0)) { /* elements in two parts, read whole */
        TIC(tic, TEXTURE_TYPE, TEX_TYPE_TWO_D_NO_MIPMAP);
        TIC(tic, COMPONENTS, random_format_of_twelve());
        for (unsigned i = 0; i < 3; i++)
            tex_put_bits(tic, TEX_TIC_R_DATA_TYPE_LO + 3 * i, 3,
                         draw_datatype(r, tex_format_find(random_format_of_twelve()), i));
    }
    uint64_t left = buffer ? 1 + rng_below(r, 1024) : 512 * (uint64_t)(1 + rng_below(r, 4));
    uint64_t base = ((uint64_t)1 << TEX_ADDR_W) - left;
    TIC(tic, ADDRESS_31_0, (uint32_t)base);
    TIC(tic, ADDRESS_47_32, (uint32_t)(base >> 32));
}

/* The sizes of a theme. From a separate stream. */
static void draw_extent(const struct random_state *state, const uint32_t tic[8], uint32_t *width, uint32_t *height)
{
    struct rng own, *r = &own;
    rng_init(r, tic[0] ^ tic[2], tic[4]);
    if (state->theme == RANDOM_ENDS) { /* over the end */
        *width = 64 + rng_below(r, 256);
        *height = 8 + rng_below(r, 64);
    }
    if (state->theme != RANDOM_WIDEST)
        return;
    if (rng_percent(r, 60))
        *width = 65536 - rng_below(r, 2);
    if (rng_percent(r, 60))
        *height = 65536 - rng_below(r, 2);
}

/* Faces are square, mostly, and often so small that each footprint leaves them. From a separate stream too. */
static void draw_faces(const struct random_state *state, uint32_t tic[8], uint32_t *width, uint32_t *height)
{
    struct rng own, *r = &own;
    const struct tex_type_info *type =
        tex_type_find((uint32_t)tex_get_bits(tic, TEX_TIC_TEXTURE_TYPE_LO, TEX_TIC_TEXTURE_TYPE_W));
    if (!type || type->faces == 1)
        return;
    rng_init(r, tic[0] ^ tic[5], tic[4]);
    if (rng_percent(r, 10))
        return;
    if (rng_percent(r, 40))
        *width = 1 + rng_below(r, 6);
    else if (rng_percent(r, state->theme == RANDOM_WIDEST || state->theme == RANDOM_SEAMS ? 50 : 5))
        *width = 65536 - rng_below(r, 2);
    *height = *width;
    TIC(tic, WIDTH_MINUS_ONE, *width - 1);
    TIC(tic, HEIGHT_MINUS_ONE, *height - 1);
}

/* One deviation that the unit refuses: each must end in its named status. */
static void spoil(struct rng *r, uint32_t tic[8])
{
    switch (rng_below(r, 12)) {
    case 0:
        TIC(tic, HEADER_VERSION, rng_below(r, 8));
        break;
    case 1:
        TIC(tic, TEXTURE_TYPE, rng_below(r, 16));
        break;
    case 2:
        TIC(tic, COMPONENTS, rng_below(r, 128));
        break;
    case 3:
        TIC(tic, MULTI_SAMPLE_COUNT, 1 + rng_below(r, 15));
        break;
    case 4:
        tex_put_bits(tic, TEX_TIC_R_DATA_TYPE_LO + 3 * rng_below(r, 4), 3, rng_below(r, 8));
        break;
    case 5:
        tex_put_bits(tic, TEX_TIC_X_SOURCE_LO + 3 * rng_below(r, 4), 3, 1);
        break;
    case 6:
        TIC(tic, GOBS_PER_BLOCK_HEIGHT, 6 + rng_below(r, 2));
        break;
    case 7:
        TIC(tic, RES_VIEW_MAX_MIP_LEVEL, 0);
        TIC(tic, RES_VIEW_MIN_MIP_LEVEL, 1 + rng_below(r, 15));
        break;
    case 8:
        TIC(tic, GOB3D, 1);
        break;
    case 9:
        TIC(tic, PACK_COMPONENTS, 1);
        break;
    case 10:
        TIC(tic, TILE_WIDTH_IN_GOBS, 1);
        break;
    default:
        for (unsigned i = 0; i < 8; i++)
            tic[i] ^= rng_next(r) & rng_next(r) & rng_next(r) & rng_next(r);
        break;
    }
}

static uint32_t element_bytes(const uint32_t tic[8])
{
    const struct tex_format_info *f = tex_format_find(tic[0] & ((1U << TEX_TIC_COMPONENTS_W) - 1));
    return f ? f->bytes : 0;
}

/* Most headers spread several taps as drivers do. From a separate stream. */
static void draw_spread(uint32_t tic[8])
{
    struct rng own, *r = &own;
    rng_init(r, tic[1] ^ tic[4], tic[6]);
    if (rng_percent(r, 5))
        return;
    bool written = rng_percent(r, 85);
    TIC(tic, ANISO_FINE_SPREAD_FUNC, written ? 2 : 0);
    TIC(tic, ANISO_COARSE_SPREAD_FUNC, written ? 1 : 0);
    TIC(tic, ANISO_FINE_SPREAD_MODIFIER, 0);
    TIC(tic, ANISO_COARSE_SPREAD_MODIFIER, 0);
    TIC(tic, ANISO_SPREAD_SCALE, 0);
    TIC(tic, ANISO_BIAS, 0);
}

static void draw_header(struct rng *r, uint32_t tic[8], struct random_state *state, unsigned i)
{
    uint32_t width = draw_size(r), height = draw_size(r);
    bool normalized = rng_percent(r, 80);

    for (unsigned w = 0; w < 8; w++) /* fields that decide nothing hold random bits, as they may in real headers */
        tic[w] = rng_percent(r, 50) ? 0 : rng_next(r);
    draw_format_fields(r, tic);
    TIC(tic, PACK_COMPONENTS, 0);
    TIC(tic, GOB3D, 0);
    TIC(tic, TILE_WIDTH_IN_GOBS, 0);
    TIC(tic, MULTI_SAMPLE_COUNT, 0);
    TIC(tic, MIN_LOD_CLAMP, rng_percent(r, 80) ? 0 : rng_below(r, 256));
    TIC(tic, SRGB_CONVERSION, rng_percent(r, 30));
    TIC(tic, DEPTH_TEXTURE, rng_percent(r, 10));
    TIC(tic, TEXTURE_TYPE, TEX_TYPE_TWO_D);
    draw_extent(state, tic, &width, &height);
    TIC(tic, WIDTH_MINUS_ONE, width - 1);
    TIC(tic, HEIGHT_MINUS_ONE, height - 1);
    TIC(tic, NORMALIZED_COORDS, normalized);
    draw_layout(r, state, tic, width);
    draw_levels(r, tic);
    draw_type(state, tic);
    draw_faces(state, tic, &width, &height);
    draw_blocks(tic);
    draw_filtered(state, tic);
    draw_end(state, tic);
    draw_spread(tic);
    if (rng_percent(r, 12))
        spoil(r, tic);
    state->texture[i].width = width;
    state->texture[i].height = height;
    state->texture[i].normalized = normalized;
    state->texture[i].base = ((uint64_t)(tic[2] & 0xffff) << 32 | tic[1]) & ~(uint64_t)31;
    state->texture[i].bytes = element_bytes(tic);
    state->texture[i].clamped_off = tex_get_bits(tic, TEX_TIC_MIN_LOD_CLAMP_LO, TEX_TIC_MIN_LOD_CLAMP_W) >= ONE_LEVEL;
    random_size(r, tic, state, i);
}

static uint32_t draw_border(struct rng *r)
{
    static const uint32_t edges[] = {0,          0x80000000, 0x3f800000, 0xbf800000, 0x3f800001, 0xbf800001, 0x7f800000,
                                     0xff800000, 0x7fc00001, 0x00000001, 0x80000001, 0x3f000000, 0x3f7fffff};
    return rng_percent(r, 60) ? edges[rng_below(r, sizeof edges / sizeof *edges)] : rng_next(r);
}

/* Most samplers of cubes filter across seams. From a separate stream. */
static void draw_seams(const struct random_state *state, uint32_t tsc[8])
{
    struct rng own, *r = &own;
    rng_init(r, tsc[0] ^ tsc[1], tsc[4]);
    TSC(tsc, CUBEMAP_INTERFACE_FILTERING,
        rng_percent(r, state->theme == RANDOM_SEAMS ? 90 : 60) ? 2 + rng_below(r, 2) : rng_below(r, 4));
}

/* TEX is seldom refused for a code; most levels are in the view, and some are clamped. */
static void draw_detail(struct rng *r, uint32_t tsc[8])
{
    TSC(tsc, MAG_FILTER, (tsc[0] ^ tsc[0] >> 3) & 1 ? TEX_MAG_LINEAR : TEX_MAG_POINT); /* by the address modes */
    TSC(tsc, MIN_FILTER, rng_percent(r, 10) ? TEX_MIN_ANISO : TEX_MIN_POINT + rng_below(r, 2));
    TSC(tsc, MIP_FILTER, rng_percent(r, 45) ? TEX_MIP_LINEAR : TEX_MIP_NONE + rng_below(r, 3));
    TSC(tsc, TRILIN_OPT, rng_percent(r, 4) ? rng_below(r, 32) : 0);
    TSC(tsc, MIP_LOD_BIAS, rng_percent(r, 30) ? (rng_below(r, 1024) - 512) >> (rng_percent(r, 80) ? 0 : 3) : 0);
    TSC(tsc, MIN_LOD_CLAMP, rng_percent(r, 15) ? rng_below(r, 1 << (6 + rng_below(r, 7))) : 0);
    TSC(tsc, MAX_LOD_CLAMP, rng_percent(r, 30) ? rng_below(r, 1 << (6 + rng_below(r, 7))) : 0xfff);
}

/* Several taps. From a separate stream. */
static void draw_taps(uint32_t tsc[8])
{
    struct rng own, *r = &own;
    rng_init(r, tsc[0] ^ tsc[2], tsc[6]);
    if (rng_percent(r, 25))
        TSC(tsc, MIN_FILTER, TEX_MIN_ANISO);
    TSC(tsc, MAX_ANISOTROPY, rng_below(r, 8));
}

/* From a separate stream. True if TEX mostly can use it. */
static bool draw_filter(const struct random_state *state, uint32_t tsc[8])
{
    struct rng own, *r = &own;
    rng_init(r, tsc[0] ^ tsc[1], tsc[5]);
    if (rng_percent(r, state->theme == RANDOM_TIES || state->theme == RANDOM_FILTERED ? 90 : 60)) {
        TSC(tsc, MAG_FILTER, TEX_MAG_LINEAR);
        return false;
    }
    if (rng_percent(r, 85)) {
        draw_detail(r, tsc);
        draw_taps(tsc);
        return true;
    }
    return tex_get_bits(tsc, TEX_TSC_MAG_FILTER_LO, TEX_TSC_MAG_FILTER_W) == TEX_MAG_POINT;
}

static bool draw_sampler(struct rng *r, const struct random_state *state, uint32_t tsc[8])
{
    for (unsigned w = 0; w < 4; w++)
        tsc[w] = rng_percent(r, 50) ? 0 : rng_next(r);
    TSC(tsc, ADDRESS_U, rng_below(r, 8));
    TSC(tsc, ADDRESS_V, rng_below(r, 8));
    TSC(tsc, FLOAT_COORD_NORMALIZATION, rng_percent(r, 15));
    TSC(tsc, SRGB_CONVERSION, rng_percent(r, 70));
    for (unsigned w = 4; w < 8; w++)
        tsc[w] = draw_border(r);
    draw_seams(state, tsc);
    return draw_filter(state, tsc);
}

static bool store_words(struct image *m, uint64_t address, const uint32_t words[8])
{
    bool ok = true;
    for (unsigned w = 0; w < 8; w++)
        ok = ok && image_write32(m, address + 4 * w, words[w]);
    return ok;
}

/* Handles: mostly good pairs, some beyond a limit, some of random bits. */
static bool draw_handles(struct rng *r, struct test_case *c, struct random_state *state)
{
    uint64_t bank = c->config.const_base[c->config.select];
    bool ok = true;

    for (unsigned i = 0; i < 8; i++) {
        uint32_t header = rng_below(r, state->textures), sampler = rng_below(r, state->samplers);
        if (rng_percent(r, 6))
            header = c->config.header_max + rng_below(r, 3);
        if (rng_percent(r, 6))
            sampler = c->config.sampler_max + rng_below(r, 3);
        state->handles[i] = rng_percent(r, 3) ? rng_next(r) : (sampler & 0xfff) << 20 | (header & 0xfffff);
        state->handle_index[i] = rng_percent(r, 50) ? i : rng_below(r, INSN_HANDLE_WORDS);
        ok = ok && image_write32(&c->image, bank + 4 * state->handle_index[i], state->handles[i]);
    }
    return ok;
}

bool random_state(struct rng *r, struct test_case *c, struct random_state *state)
{
    struct tex_config *config = &c->config;
    uint32_t tic[8] = {0}, tsc[8] = {0};
    bool ok = true;

    state->textures = 1 + rng_below(r, RANDOM_MAX_TEXTURES);
    state->samplers = 1 + rng_below(r, RANDOM_MAX_SAMPLERS);
    config->header_pool = draw_address(r, state, 32);
    config->sampler_pool = draw_address(r, state, 32);
    config->select = rng_below(r, TEX_CONST_BANKS);
    config->const_base[config->select] = draw_address(r, state, 4);
    config->header_max = state->textures - 1;
    config->sampler_max = state->samplers - 1;
    config->via_header = rng_percent(r, 20);
    if (config->via_header && rng_percent(r, 70))
        config->sampler_max = config->header_max;
    config->policy.gob_width_one = rng_percent(r, 20);
    /* Derived from draws, so that all else stays the same. */
    config->policy.bc1_nv = (config->header_pool >> 5 ^ config->sampler_pool >> 5 ^ config->header_max) % 3 == 0;
    config->policy.filter_round16 =
        (config->header_pool >> 7 ^ config->sampler_pool >> 6 ^ config->header_max) % 3 == 0;
    config->policy.filter_weight8 =
        (config->header_pool >> 8 ^ config->sampler_pool >> 7 ^ config->header_max) % 3 == 0;
    config->policy.coord_fixed21 = (config->header_pool >> 9 ^ config->sampler_pool >> 8 ^ config->header_max) % 3 == 0;
    config->policy.lod_float10 = (config->header_pool >> 10 ^ config->sampler_pool >> 9 ^ config->header_max) % 3 == 0;
    config->policy.srgb_float8 = (config->header_pool >> 11 ^ config->sampler_pool >> 10 ^ config->header_max) % 3 == 0;
    config->policy.border_texel =
        (config->header_pool >> 12 ^ config->sampler_pool >> 11 ^ config->header_max) % 3 == 0;
    config->policy.bc4_nv = (config->header_pool >> 13 ^ config->sampler_pool >> 12 ^ config->header_max) % 3 == 0;
    config->policy.taps_log8 = (config->header_pool >> 14 ^ config->sampler_pool >> 13 ^ config->header_max) % 3 == 0;
    for (unsigned i = 0; ok && i < state->textures; i++) {
        draw_header(r, tic, state, i);
        ok = store_words(&c->image, config->header_pool + 32 * i, tic) && random_ties(&c->image, tic, state, i);
    }
    for (unsigned i = 0; ok && i <= config->sampler_max; i++) {
        state->sampling |= (uint32_t)draw_sampler(r, state, tsc) << i;
        ok = store_words(&c->image, config->sampler_pool + 32 * i, tsc);
    }
    return ok && draw_handles(r, c, state) && random_regions(r, c, state);
}

bool random_sampling(struct rng *r, struct test_case *c, struct random_state *state)
{
    uint32_t tsc[8] = {0};
    if (state->sampling != 0)
        return true;
    TSC(tsc, ADDRESS_U, rng_below(r, 8));
    TSC(tsc, ADDRESS_V, rng_below(r, 8));
    draw_detail(r, tsc);
    state->sampling = 1;
    return store_words(&c->image, c->config.sampler_pool, tsc);
}
