// SPDX-License-Identifier: Apache-2.0
/* Random instructions, descriptors and registers for the function layer: mostly near what is legal. */
#ifndef DRAW_H
#define DRAW_H
#include "world.h"

static inline uint32_t below(uint64_t *seed, uint32_t bound)
{
    return next_random(seed) % bound;
}

/* Coordinates: any pattern, or one near the texture. */
static inline uint32_t draw_coordinate(uint64_t *seed)
{
    uint32_t r = next_random(seed);
    if (r % 4 == 0)
        return next_random(seed);
    return to_pattern(((float)(r % 4096) - 2048.0F) / (r & 0x10000 ? 1024.0F : 7.0F));
}

/* TEXS of one or two axes or of a cube, mostly .LZ, of the fields of any word. */
static inline uint64_t sample_word(uint64_t word)
{
    static const uint8_t forms[] = {0, 2, 6, 8, 9, 1, 3, 7, 12};
    uint64_t form = forms[word % COUNT_OF(forms)];
    word &= ~(UINT64_C(0x7f) << 57 | UINT64_C(15) << TEX_TLDS_FORM_LO | UINT64_C(0x81) << TEX_TLDS_RA_LO |
              UINT64_C(0x81) << TEX_TLDS_RB_LO | UINT64_C(0x81) << TEX_TLDS_RD_LO);
    return word | UINT64_C(0xd8) << 56 | form << TEX_TLDS_FORM_LO | (uint64_t)TEX_RZ << TEX_TLDS_RD2_LO;
}

/* TEX by index from the same bits; of two words one has any level of detail, the other .LZ; of four one is of a volume
 * and two of a cube. */
static inline uint64_t full_sample_word(uint64_t word)
{
    uint64_t lod = word >> 63 ? 1 : word >> TEX_TEX_LOD_LO & 7;
    uint64_t solid = word >> 59 & 3;
    word &= ~(UINT64_C(0x83) << TEX_TEX_RA_LO | UINT64_C(0x83) << TEX_TEX_RB_LO | UINT64_C(0x83) << TEX_TEX_RD_LO);
    word &= ~(UINT64_C(0x1f) << TEX_TEX_OPCODE_LO | UINT64_C(7) << TEX_TEX_LOD_LO | UINT64_C(1) << TEX_TEX_LC_LO |
              UINT64_C(4) << TEX_TEX_PARAM_LO);
    if (solid == 0)
        word = (word & ~(UINT64_C(3) << TEX_TEX_PARAM_LO)) | (uint64_t)TEX_PARAM_3D << TEX_TEX_PARAM_LO;
    if (solid == 1 || solid == 2)
        word |= (uint64_t)TEX_PARAM_CUBE << TEX_TEX_PARAM_LO;
    return word | UINT64_C(0x18) << TEX_TEX_OPCODE_LO | lod << TEX_TEX_LOD_LO;
}

static inline uint64_t draw_word(uint64_t *seed)
{
    uint64_t word = next_random(seed);
    word = word << 32 | next_random(seed);
    uint32_t kind = below(seed, 10);
    if (kind == 0) {
        uint32_t which = below(seed, 8);
        return which == 0  ? UINT64_C(0xc8380057aff70008) /* TLD4.R R8, R0, 5, 2D, 0xf */
               : which < 3 ? sample_word(word)
               : which < 7 ? full_sample_word(word)
                           : word;
    }
    if (kind == 1)
        return (word & ~(UINT64_C(0x3f) << 58)) | UINT64_C(0x32) << 58;
    /* Legal but for TOFF: registers at multiples of 4, an assigned PARAM. */
    word &= ~(UINT64_C(0x83) << TEX_TLD4_RA_LO | UINT64_C(0x83) << TEX_TLD4_RB_LO | UINT64_C(0x83) << TEX_TLD4_RD_LO);
    if (below(seed, 4))
        word &= ~(UINT64_C(1) << TEX_TLD4_DC_LO);
    word |= UINT64_C(2) << TEX_TLD4_PARAM_LO;
    if (kind == 2) { /* cubes are compared */
        word |= (uint64_t)TEX_PARAM_CUBE << TEX_TLD4_PARAM_LO | UINT64_C(1) << TEX_TLD4_DC_LO;
        word &= ~(UINT64_C(3) << TEX_TLD4_TOFF_LO);
    }
    if (kind < 8)
        return (word & ~(UINT64_C(0x3f) << 58)) | UINT64_C(0x32) << 58;
    word &= ~(UINT64_C(0x3ff) << 54 | UINT64_C(0x1ff) << TEX_TLD4B_ZERO_LO);
    return word | UINT64_C(0x37b) << 54;
}

/* Queries: mostly legal, with registers that often are not. */
static inline uint64_t draw_query(uint64_t *seed)
{
    static const uint8_t numbers[] = {TEX_QUERY_DIMENSION, TEX_QUERY_DIMENSION, TEX_QUERY_TEXTURE_TYPE,
                                      TEX_QUERY_SAMPLER_POS};
    uint64_t word = next_random(seed);
    word = word << 32 | next_random(seed);
    if (below(seed, 16) == 0)
        return UINT64_C(0xdf48000780470600); /* TXQ R0, R6, TEX_HEADER_DIMENSION, 0, 0xf */
    word &= ~(UINT64_C(0xfffe) << 48 | UINT64_C(1) << 35 | UINT64_C(7) << 28 | UINT64_C(0xff) << 20);
    if (below(seed, 3)) /* registers at multiples of 4 */
        word &= ~(UINT64_C(0x83) << TEX_TXQ_RA_LO | UINT64_C(0x83) << TEX_TXQ_RD_LO);
    if (below(seed, 16) == 0)
        word |= UINT64_C(0xff) << TEX_TXQ_RA_LO;
    uint64_t number = below(seed, 32) ? numbers[below(seed, COUNT_OF(numbers))] : below(seed, 64);
    word |= number << TEX_TXQ_QUERY_LO | (uint64_t)below(seed, 2) << TEX_TXQ_NODEP_LO;
    return word | (below(seed, 2) ? UINT64_C(0x1be9) : UINT64_C(0x1bea)) << TEX_TXQ_OPCODE_LO;
}

/* Atomics of all six forms: mostly legal. */
static inline uint64_t draw_atomic(uint64_t *seed)
{
    static const struct {
        uint64_t opcode, zeros;
        uint8_t atom, atom_bits, type;
    } forms[] = {{UINT64_C(0xeb58) << 48, 0x1f8000000, 24, 3, 20}, {UINT64_C(0xeb50) << 48, 0x18071f8000000, 24, 3, 20},
                 {UINT64_C(0xea00) << 48, 0, 29, 4, 51},           {UINT64_C(0xea70) << 48, 0x9800000000000, 29, 4, 36},
                 {UINT64_C(0xea80) << 48, 0x1e0000000, 0, 0, 51},  {UINT64_C(0xead0) << 48, 0x98001e0000000, 0, 0, 36}};
    unsigned i = below(seed, COUNT_OF(forms));
    uint64_t word = next_random(seed), mask = i == 0 || i == 1 ? UINT64_C(0xfff8) : i % 2 ? UINT64_C(0xfff0) : 0xffc0;
    word = word << 32 | next_random(seed);
    word = (word & ~(mask << 48)) | forms[i].opcode;
    if (below(seed, 16)) /* registers at multiples of 4, no reserved bits */
        word &= ~(forms[i].zeros | UINT64_C(0x838383) | UINT64_C(0x83) << 20);
    word |= UINT64_C(7) << TEX_SUSTDI_PG_LO;
    word &= ~(UINT64_C(7) << forms[i].type | UINT64_C(7) << TEX_SUSTDI_DIM_LO | UINT64_C(1) << TEX_SUSTDI_PG_NOT_LO);
    static const uint8_t pairs[4][2] = {{TEX_ATOM_ADD, TEX_ATOM_TYPE_F32},
                                        {TEX_ATOM_ADD, TEX_ATOM_TYPE_F32},
                                        {TEX_ATOM_INC, TEX_ATOM_TYPE_U32},
                                        {TEX_ATOM_DEC, TEX_ATOM_TYPE_U32}};
    unsigned pair = below(seed, 8);
    word |= (uint64_t)(pair < 4 ? pairs[pair][1] : below(seed, below(seed, 4) ? 4 : 8)) << forms[i].type;
    word |= (uint64_t)below(seed, below(seed, 16) ? 6 : 8) << TEX_SUSTDI_DIM_LO;
    if (forms[i].atom_bits > 0)
        word = (word & ~(((UINT64_C(1) << forms[i].atom_bits) - 1) << forms[i].atom)) |
               (uint64_t)(pair < 4 ? pairs[pair][0] : below(seed, 8)) << forms[i].atom;
    return word;
}

/* Stores and loads of all four forms: mostly legal, every field drawn. */
static inline uint64_t draw_store(uint64_t *seed)
{
    static const uint64_t examples[2] = {UINT64_C(0xeb32020000470203), UINT64_C(0xeb2a100a00370406)};
    uint64_t word = next_random(seed), form = below(seed, 4);
    if (below(seed, 4) == 0)
        return draw_atomic(seed);
    if (below(seed, 64) == 0)
        return examples[form % 2];
    word = word << 32 | next_random(seed);
    word &= ~(UINT64_C(0x1fff) << TEX_SUSTDI_OPCODE_LO | UINT64_C(7) << TEX_SUSTDI_DIM_LO);
    word |= (0x1d64 + form) << TEX_SUSTDI_OPCODE_LO | (uint64_t)below(seed, below(seed, 16) ? 6 : 8)
                                                          << TEX_SUSTDI_DIM_LO;
    if (below(seed, 16)) /* registers at multiples of 4, no reserved bits */
        word &= ~(UINT64_C(0x83) << TEX_SUSTDI_RA_LO | UINT64_C(0x83) << TEX_SUSTDI_DATA_LO |
                  UINT64_C(0x7f) << TEX_SUSTDI_ZERO_A_LO);
    if (form >= 2 && below(seed, 8)) /* raw: no size 7 */
        word &= ~(UINT64_C(1) << (TEX_SUSTDI_SZ_LO + below(seed, 3)));
    if (form % 2 == 0 && below(seed, 16)) /* by register */
        word &= ~(UINT64_C(7) << TEX_SUSTDR_ZERO_B_LO | UINT64_C(3) << TEX_SUSTDR_ZERO_C_LO);
    if (form % 2 == 1 && below(seed, 16) == 0)
        word = (word & ~(UINT64_C(0x1fff) << TEX_SUSTDI_INDEX_LO)) | UINT64_C(0x100) << TEX_SUSTDI_INDEX_LO;
    if (below(seed, 16) == 0) /* Ra misaligned, for two or more coordinates */
        word |= UINT64_C(1) << TEX_SUSTDI_RA_LO;
    return below(seed, 4) ? word : word ^ UINT64_C(1) << 53; /* a load */
}

/* A component: any bits, or a float around 1. */
static inline uint32_t draw_component(uint64_t *seed)
{
    uint32_t bits = next_random(seed);
    return below(seed, 2) ? bits : (bits & 0x807fffff) | (100 + below(seed, 50)) << 23;
}

/* Whole coordinates, the handle behind them, and data. */
static inline void draw_stored(uint64_t *seed, uint32_t ra[4], uint32_t rb[4])
{
    for (unsigned i = 0; i < 4; i++) {
        if (below(seed, 8)) {
            uint32_t some = below(seed, below(seed, 2) ? 2 : 24);
            ra[i] = some - 2 * below(seed, 2);
        } else {
            ra[i] = next_random(seed);
        }
        rb[i] = draw_component(seed);
    }
    if (below(seed, 4) == 0) /* denormal numbers and NaN */
        rb[0] = (rb[0] & 0x807fffff) | (below(seed, 2) ? 0x7f800000 : 0);
    ra[3] = next_random(seed) & 0x00f0000f;
}

/* Texel fetches: mostly legal. */
static inline uint64_t draw_fetch(uint64_t *seed)
{
    static const uint8_t params[] = {TEX_PARAM_2D, TEX_PARAM_ARRAY_2D, TEX_PARAM_ARRAY_1D, TEX_PARAM_ARRAY_1D};
    uint64_t word = next_random(seed);
    word = word << 32 | next_random(seed);
    bool bindless = below(seed, 2), ms = below(seed, 4) == 0;
    word &= ~(UINT64_C(0xff) << TEX_TLD_OPCODE_LO | UINT64_C(0x83) << TEX_TLD_RA_LO | UINT64_C(0x83) << TEX_TLD_RB_LO |
              UINT64_C(0x83) << TEX_TLD_RD_LO);
    word |= (uint64_t)(bindless ? 0xdd : 0xdc) << TEX_TLD_OPCODE_LO;
    if (below(seed, 4)) /* most textures are of the 2D class */
        word = (word & ~(UINT64_C(7) << TEX_TLD_PARAM_LO)) | (uint64_t)params[below(seed, COUNT_OF(params))]
                                                                 << TEX_TLD_PARAM_LO;
    if (below(seed, 16))
        word &= ~(UINT64_C(1) << TEX_TLD_CL_LO);
    if (bindless && below(seed, 16))
        word &= ~(UINT64_C(0x1fff) << TEX_TLDB_ZERO_LO);
    word &= ~(UINT64_C(1) << TEX_TLD_MS_LO);
    if (ms && below(seed, 8))
        word &= ~(UINT64_C(1) << TEX_TLD_AOFFI_LO | UINT64_C(1) << TEX_TLD_LEVEL_LO);
    if (below(seed, 32) == 0)
        word |= UINT64_C(1) << (below(seed, 2) ? TEX_TLD_RA_LO : TEX_TLD_RD_LO);
    return word | (uint64_t)ms << TEX_TLD_MS_LO;
}

/* Whole coordinates, a handle, a level or sample, offsets. */
static inline void draw_fetched(uint64_t *seed, bool bindless, uint32_t ra[4], uint32_t rb[4])
{
    for (unsigned i = 0; i < 4; i++) {
        uint32_t some = below(seed, below(seed, 2) ? 3 : 24);
        ra[i] = below(seed, 16) ? some - below(seed, 8) / 7 * 3 : next_random(seed);
    }
    for (unsigned i = bindless; i < 4; i++)
        rb[i] = below(seed, 8) ? below(seed, below(seed, 2) ? 3 : 18) : next_random(seed);
}

static inline void draw_warp(uint64_t *seed, struct tex_warp *warp)
{
    uint32_t kind = below(seed, 10);
    bool query = kind < 2, store = kind == 2 || kind == 3, fetch = kind >= 8;
    warp->header.word = query   ? draw_query(seed)
                        : store ? draw_store(seed)
                        : fetch ? draw_fetch(seed)
                                : draw_word(seed);
    warp->header.phase = below(seed, 64) ? below(seed, 3) : 3;
    warp->header.pred = next_random(seed);
    warp->header.warp = below(seed, 64);
    warp->header.active = next_random(seed);
    warp->header.helper = next_random(seed);
    warp->header.killed = next_random(seed);
    warp->header.stage = below(seed, 8);
    if (!query && !store && !fetch && below(seed, 2)) { /* quads whose derivatives count */
        warp->header.stage = TEX_STAGE_PIXEL;
        warp->header.active = UINT32_MAX;
    }
    if (store && below(seed, 2))
        warp->header.helper = warp->header.killed = 0;
    for (unsigned n = 0; n < TEX_WARP_LANES; n++) {
        for (unsigned i = 0; i < 4; i++) {
            warp->ra[n][i] = draw_coordinate(seed);
            warp->rb[n][i] = next_random(seed);
        }
        warp->rb[n][0] &= below(seed, 8) ? 0x00f0000f : UINT32_MAX;
        if (store)
            draw_stored(seed, warp->ra[n], warp->rb[n]);
        if (fetch)
            draw_fetched(seed, warp->header.word >> 56 & 1, warp->ra[n], warp->rb[n]);
        if (query) { /* a handle, a level, or both as one */
            warp->ra[n][0] = below(seed, 8) ? next_random(seed) & 0x00f0000f : next_random(seed);
            warp->ra[n][1] = below(seed, 8) ? below(seed, 18) : next_random(seed);
            if (below(seed, 2))
                warp->ra[n][0] = warp->ra[n][1];
        }
    }
}

/* A good header with some fields redrawn, and now and then a random bit field at a random place. */
static inline void draw_tic(uint64_t *seed, uint32_t tic[8])
{
    static const uint8_t formats[] = {0x01, 0x02, 0x03, 0x04, 0x08, 0x09, 0x0c, 0x0f, 0x12,
                                      0x14, 0x15, 0x18, 0x1b, 0x1d, 0x29, 0x2a, 0x2b, 0x3a};
    static const uint8_t several[] = {0x22, 0x26, 0x23, 0x28};
    uint32_t width = 1 + below(seed, below(seed, 4) ? 40 : 65536), height = 1 + below(seed, 70);
    bool far = below(seed, 8) == 0;
    plain_tic(tic, width, height);
    PUT_TIC(tic, COMPONENTS, formats[below(seed, sizeof formats)]);
    if (height % 8 == 5) /* pairs and blocks of texels */
        PUT_TIC(tic, COMPONENTS, several[width % 4]);
    PUT_TIC(tic, R_DATA_TYPE, below(seed, 4) ? TEX_DATATYPE_UNORM : below(seed, 8));
    PUT_TIC(tic, G_DATA_TYPE, below(seed, 4) ? TEX_DATATYPE_UNORM : below(seed, 8));
    PUT_TIC(tic, X_SOURCE, below(seed, 16) ? 2 + below(seed, 6) : 1);
    PUT_TIC(tic, HEADER_VERSION, 2 + below(seed, 2));
    if (below(seed, 3) == 0) { /* half floats, NaN among them; of odd widths packed ones */
        bool packed = width % 2;
        PUT_TIC(tic, COMPONENTS, packed ? 0x21 : 0x1b);
        PUT_TIC(tic, R_DATA_TYPE, TEX_DATATYPE_FLOAT);
        PUT_TIC(tic, G_DATA_TYPE, packed ? TEX_DATATYPE_FLOAT : TEX_DATATYPE_UNORM);
        PUT_TIC(tic, B_DATA_TYPE, packed ? TEX_DATATYPE_FLOAT : TEX_DATATYPE_UNORM);
    }
    if (width % 16 == 3 || width % 16 == 9) { /* elements that atomics take */
        PUT_TIC(tic, COMPONENTS, width % 64 == 9 ? 0x04 : 0x0f);
        PUT_TIC(tic, R_DATA_TYPE, height % 2 ? TEX_DATATYPE_UINT : TEX_DATATYPE_FLOAT);
        PUT_TIC(tic, G_DATA_TYPE, TEX_DATATYPE_SINT);
    }
    PUT_TIC(tic, ADDRESS_31_0, far ? next_random(seed) : below(seed, WORLD_BYTES));
    PUT_TIC(tic, ADDRESS_47_32, far ? next_random(seed) : 0);
    PUT_TIC(tic, PITCH_20_5, next_random(seed) & 0x00db); /* also the log2 block sizes, at most 3 */
    PUT_TIC(tic, NORMALIZED_COORDS, next_random(seed));
    PUT_TIC(tic, LOD_ISO_QUALITY, next_random(seed));
    if (below(seed, 4) == 0) { /* several levels */
        PUT_TIC(tic, MAX_MIP_LEVEL, below(seed, 4));
        PUT_TIC(tic, RES_VIEW_MIN_MIP_LEVEL, below(seed, 2));
        PUT_TIC(tic, RES_VIEW_MAX_MIP_LEVEL, below(seed, 4));
        if (height % 2)
            PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_BLOCKLINEAR);
    }
    if (below(seed, 2) == 0) { /* any type, multisample modes, a clamp of levels */
        uint32_t type = below(seed, 4) ? below(seed, 9) : TEX_TYPE_TWO_D_NO_MIPMAP;
        PUT_TIC(tic, TEXTURE_TYPE, type);
        PUT_TIC(tic, DEPTH_MINUS_ONE, below(seed, 9));
        PUT_TIC(tic, MULTI_SAMPLE_COUNT, below(seed, 4) ? below(seed, 16) : 0);
        PUT_TIC(tic, MIN_LOD_CLAMP, below(seed, 4) ? 0 : next_random(seed));
        bool cube = type == TEX_TYPE_CUBEMAP || type == TEX_TYPE_CUBEMAP_ARRAY;
        if (cube && height % 3 == 0) { /* what can be compared, and is of either sign */
            PUT_TIC(tic, COMPONENTS, 0x1b);
            PUT_TIC(tic, R_DATA_TYPE, TEX_DATATYPE_FLOAT);
            PUT_TIC(tic, X_SOURCE, TEX_SOURCE_R);
            PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_BLOCKLINEAR);
        }
        if (cube && width % 8) { /* square faces, also of one texel */
            uint32_t size = height % 3 ? height : 1;
            PUT_TIC(tic, WIDTH_MINUS_ONE, size - 1);
            PUT_TIC(tic, HEIGHT_MINUS_ONE, size - 1);
            PUT_TIC(tic, MULTI_SAMPLE_COUNT, 0);
        }
        if (type == TEX_TYPE_ONE_D_BUFFER)
            PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_ONE_D_BUFFER);
        if (type == TEX_TYPE_ONE_D_BUFFER && below(seed, 4) == 0) { /* 2^32 elements */
            PUT_TIC(tic, WIDTH_MINUS_ONE, 0xffff);
            PUT_TIC(tic, PITCH_20_5, 0xffff);
        }
    }
    PUT_TIC(tic, SRGB_CONVERSION, below(seed, 8) == 0);
    if (below(seed, 4) == 0) {
        uint32_t lo = below(seed, 248), size = 1 + below(seed, 8);
        put_bits(tic, lo, size, next_random(seed));
    }
}

static inline void draw_world(uint64_t *seed, struct world *w)
{
    uint32_t record[8];
    for (unsigned i = 0; i < 16; i++) {
        draw_tic(seed, record);
        world_write_record(w, HEADER_POOL + 32 * i, record);
        for (unsigned j = 0; j < 8; j++)
            record[j] = next_random(seed);
        PUT_TSC(record, TRILIN_OPT, below(seed, 2) ? 0 : record[0] >> 27); /* else it is refused */
        if (below(seed, 2)) {                                              /* LINEAR, of levels too */
            PUT_TSC(record, MAG_FILTER, TEX_MAG_LINEAR);
            PUT_TSC(record, MIN_FILTER, record[0] >> 30 & 1 ? TEX_MIN_LINEAR : TEX_MIN_POINT);
            PUT_TSC(record, MIP_FILTER, record[0] >> 29 & 1 ? TEX_MIP_LINEAR : TEX_MIP_POINT);
            PUT_TSC(record, MIN_LOD_CLAMP, record[0] >> 19 & 0x3ff);
            PUT_TSC(record, MAX_LOD_CLAMP, 0xfff);
        } else if (record[0] >> 31) { /* one texel */
            PUT_TSC(record, MAG_FILTER, TEX_MAG_POINT);
            PUT_TSC(record, MIN_FILTER, 1);
            PUT_TSC(record, MIP_FILTER, 1);
            PUT_TSC(record, TRILIN_OPT, 0);
            PUT_TSC(record, MIN_LOD_CLAMP, 0);
        }
        world_write_record(w, SAMPLER_POOL + 32 * i, record);
    }
    for (unsigned i = 0; i < 0x8000; i += 4)
        world_write32(w, BANK + i, next_random(seed) & 0x00f0000f);
    w->config.header_max = below(seed, 8) ? 15 : below(seed, 16);
    w->config.sampler_max = below(seed, 8) ? 15 : below(seed, 16);
    w->config.via_header = below(seed, 4) == 0;
    w->config.policy.gob_width_one = below(seed, 4) == 0;
    w->config.policy.narrow_rne = below(seed, 2) == 0;
    w->config.policy.bc1_nv = below(seed, 2) == 0;
    w->config.policy.filter_round16 = w->config.header_max & 1;
    w->config.policy.filter_weight8 = w->config.header_max >> 1 & 1;
    w->config.policy.coord_fixed21 = w->config.header_max >> 2 & 1;
    w->config.policy.lod_float10 = w->config.header_max >> 3 & 1;
    w->config.policy.srgb_float8 = w->config.sampler_max & 1;
    w->config.policy.border_texel = w->config.sampler_max >> 1 & 1;
    w->config.policy.bc4_nv = w->config.sampler_max >> 2 & 1;
    w->config.policy.taps_log8 = w->config.sampler_max >> 3 & 1;
    w->config.const_base[1] = below(seed, 32) ? BANK : (uint64_t)next_random(seed) << 20;
    w->sparse_from = below(seed, WORLD_BYTES);
    w->sparse_to = w->sparse_from + below(seed, WORLD_BYTES / 8);
    w->error_from = below(seed, WORLD_BYTES);
    w->error_to = w->error_from + below(seed, WORLD_BYTES / 32);
}

#endif
