// SPDX-License-Identifier: Apache-2.0
/*
 * tex_surface against the model: coordinates at every edge, and any.
 * words: 0..2 x, y, z; 3 array, dim (18:16), sz (21:19), ba (22), formatted (23), clamp (25:24); 4 format, status
 * (10:7), token (11); 5 and bit 0 of 6 width; 6 height (17:1), type (21:18); 7 depth (14:0), layers (31:15); 8 data
 * types of the components (11:0), opcode (15:12), type of an atomic (18:16), low bits of the address (21:19),
 * whether another pass follows (22).
 */
#include <stdbool.h>

#include "rtl_module.h"
#include "tex_stages.h"

static uint32_t get(const uint32_t *words, unsigned lo, unsigned width)
{
    return (uint32_t)tex_get_bits(words, lo, width);
}

/* A size of up to 2^bits: small, a power of two and beside it, or any. */
static uint64_t draw_size(struct rng *rng, unsigned bits)
{
    uint64_t most = UINT64_C(1) << bits, any = (uint64_t)rng_next(rng) << 32 | rng_next(rng), size;
    switch (rng_below(rng, 3)) {
    case 0:
        size = 1 + any % 9;
        break;
    case 1:
        size = (UINT64_C(1) << any % (bits + 1)) + rng_below(rng, 3) - 1;
        break;
    default:
        size = any;
        break;
    }
    return size % most ? size % most : most;
}

/* -1, 0, D - 1, D, INT_MIN, INT_MAX, 2^32 - 1, and what is beside them; or any. */
static uint32_t draw_coordinate(struct rng *rng, uint64_t size)
{
    uint32_t near = rng_below(rng, 5) - 2;
    switch (rng_below(rng, 8)) {
    case 0:
    case 1:
        return near;
    case 2:
    case 3:
        return (uint32_t)size + near;
    case 4:
        return UINT32_C(0x80000000) + near;
    case 5:
        return (uint32_t)((uint64_t)rng_next(rng) % (size + 1));
    case 6:
        return (uint32_t)(size / 2) + near;
    default:
        return rng_next(rng);
    }
}

/* Mostly a type that the dimension fits. */
static uint32_t draw_kind(struct rng *rng, uint32_t dim)
{
    uint32_t kind = rng_below(rng, 16);
    while (rng_percent(rng, 90) && !(tex_type_find(kind) && tex_type_find(kind)->stores >> dim & 1))
        kind = rng_below(rng, 9);
    return kind;
}

/* Mostly such as the format can have. */
static uint32_t draw_types(struct rng *rng, const struct tex_format_info *format)
{
    uint32_t types = 0;
    for (unsigned c = 0; c < 4; c++) {
        uint32_t type = rng_below(rng, 8);
        while (rng_percent(rng, 98) && format->types[c] && !(format->types[c] >> type & 1))
            type = rng_below(rng, 8);
        types |= type << 3 * c;
    }
    return types;
}

/* Mostly an element that the atomic takes. */
static void draw_atomic(struct rng *rng, uint32_t *words)
{
    static const uint32_t atom_types[] = {TEX_ATOM_TYPE_U32, TEX_ATOM_TYPE_S32, TEX_ATOM_TYPE_F32, TEX_ATOM_TYPE_U64,
                                          TEX_ATOM_TYPE_S64};
    unsigned n = rng_below(rng, 5);
    words[3] = (words[3] & ~0x00b80000U) | (uint32_t)(n < 3 ? TEX_SZ_32 : TEX_SZ_64) << 19;
    if (rng_percent(rng, 70))
        words[4] = (uint32_t)tex_code_find("format", n < 3 ? "R32" : "R32_G32");
    if (rng_percent(rng, 70)) {
        uint32_t type = n == 2 ? TEX_DATATYPE_FLOAT : n % 2 ? TEX_DATATYPE_SINT : TEX_DATATYPE_UINT;
        words[8] = type | type << 3 | (words[8] & 0xfc0);
    }
    words[8] |= (uint32_t)(rng_percent(rng, 50) ? TEX_OPCODE_SUATOM : TEX_OPCODE_SURED) << 12 | atom_types[n] << 16;
    words[8] |= rng_percent(rng, 80) ? 0 : rng_below(rng, 8) << 19;
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    (void)i;
    bool buffer = rng_percent(rng, 30);
    uint64_t width = draw_size(rng, buffer ? 32 : 16), height = draw_size(rng, 16);
    uint64_t depth = draw_size(rng, 14), layers = draw_size(rng, 16);
    uint32_t dim = buffer ? TEX_DIM_1D_BUFFER : rng_below(rng, 6), format;
    do
        format = tex_formats[rng_below(rng, tex_formats_count)].code;
    while (rng_percent(rng, 97) && !tex_format_find(format)->bytes);
    /* Bytes of the row, in units that the access may have. */
    words[0] = draw_coordinate(rng, rng_percent(rng, 50) ? width : width << rng_below(rng, 5) >> rng_below(rng, 5));
    words[1] = draw_coordinate(rng, height);
    words[2] = draw_coordinate(rng, depth);
    words[3] = draw_coordinate(rng, layers) & 0xffff;
    words[3] |= dim << 16 | rng_below(rng, 7) << 19 | (rng_next(rng) & 0x03000000);
    words[3] |= rng_percent(rng, 50) ? 0x00800000 : rng_next(rng) & 0x00400000;
    words[4] = format | (rng_percent(rng, 97) ? 0 : rng_below(rng, 32) << 7);
    words[5] = (uint32_t)width;
    words[6] = (uint32_t)(width >> 32) | (uint32_t)height << 1 | draw_kind(rng, dim) << 18;
    words[7] = (uint32_t)depth | (uint32_t)layers << 15;
    words[8] = draw_types(rng, tex_format_find(format));
    if (rng_percent(rng, 30))
        draw_atomic(rng, words);
    else
        words[8] |= (uint32_t)(rng_percent(rng, 50) ? TEX_OPCODE_SUST : TEX_OPCODE_SULD) << 12;
    words[8] |= rng_below(rng, 2) << 22;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    struct tex_decode decode = {.s = words[0], .t = words[1], .r = words[2], .array = words[3] & 0xffff};
    struct tex_header header = {
        .tag = {.status = get(words, 135, 4), .token = get(words, 139, 1), .more = get(words, 278, 1)}};
    struct tex_surface surface;
    decode.access = (struct tex_access){.dim = get(words, 112, 3),
                                        .sz = get(words, 115, 3),
                                        .ba = get(words, 118, 1),
                                        .formatted = get(words, 119, 1),
                                        .clamp = get(words, 120, 2),
                                        .atom_type = get(words, 272, 3)};
    header.op.opcode = get(words, 268, 4);
    header.level_layout.base = get(words, 275, 3);
    header.fmt.format = get(words, 128, 7);
    for (unsigned c = 0; c < 4; c++)
        header.fmt.datatype[c] = get(words, 256 + 3 * c, 3);
    header.shape = (struct tex_shape){.width = tex_get_bits(words, 160, 33),
                                      .height = get(words, 193, 17),
                                      .kind = get(words, 210, 4),
                                      .depth = get(words, 224, 15),
                                      .layers = get(words, 239, 17)};
    tex_surface_eval(&decode, &header, &surface);
    result[0] = surface.action | surface.axis << 4 | surface.misaligned << 6 | surface.tag.status << 7 |
                surface.tag.token << 11 | surface.tag.more << 12;
    result[1] = (uint32_t)surface.offset;
    result[2] = (uint32_t)(surface.offset >> 32) | surface.row << 16;
    result[3] = surface.slice;
    for (unsigned i = 0; i < 3; i++)
        result[4 + i] = surface.at[i];
}

const struct rtl_module tested = {"surface", 4000000, 1, operand, expect};
