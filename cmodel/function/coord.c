// SPDX-License-Identifier: Apache-2.0
#include "function/coord.h"

#include "arith/f32.h"
#include "arith/mean.h"
#include "function/fetch.h"

#define FIXED_HIGH ((INT64_C(1) << (TEX_COORD_W - 1)) - 1)
#define FIXED_LOW (-FIXED_HIGH - 1)

/* R-TLD4-47, PD-19 */
uint32_t tex_coord_sanitise(uint32_t coordinate)
{
    uint32_t sign = coordinate & TEX_F32_SIGN, magnitude = coordinate & ~TEX_F32_SIGN;
    if (magnitude > TEX_F32_INF)
        return 0;
    if (magnitude == TEX_F32_INF)
        return sign | TEX_F32_MAX;
    return magnitude < 0x00800000U ? sign : coordinate;
}

/* |s| mod 2^log2_period, exactly; log2_period is 0 or 1. */
static struct tex_f32_unpacked remainder_of(uint32_t s, int log2_period)
{
    struct tex_f32_unpacked value = tex_f32_unpack(s);
    value.negative = false;
    int bits = log2_period - value.exponent; /* the period is 2^bits units of the mantissa */
    if (bits <= 0)
        value.mantissa = 0;
    else if (bits < 24)
        value.mantissa %= UINT64_C(1) << bits;
    return value;
}

/* 1 - value for 0 < value < 1, with 62 bits after the point and the rest as sticky. */
static struct tex_f32_unpacked one_minus(const struct tex_f32_unpacked *value)
{
    int shift = 62 + value->exponent; /* at most 61, as the exponent is negative */
    uint64_t whole = 0;
    bool rest = true;
    if (shift >= 0) {
        whole = value->mantissa << shift;
        rest = false;
    } else if (shift > -64) {
        whole = value->mantissa >> -shift;
        rest = whole << -shift != value->mantissa;
    }
    return (struct tex_f32_unpacked){.mantissa = (UINT64_C(1) << 62) - whole - rest, .sticky = rest, .exponent = -62};
}

/* s - floor(s), one rounding */
static uint32_t reduce_wrap(uint32_t s)
{
    struct tex_f32_unpacked fraction = remainder_of(s, 0);
    if (fraction.mantissa == 0)
        return 0;
    if (s & TEX_F32_SIGN)
        fraction = one_minus(&fraction);
    return tex_f32_round(&fraction);
}

/* s - 2 * trunc(s / 2), exact */
static uint32_t reduce_mirror(uint32_t s)
{
    struct tex_f32_unpacked rest = remainder_of(s, 1);
    if (rest.mantissa == 0)
        return 0;
    rest.negative = (s & TEX_F32_SIGN) != 0;
    return tex_f32_round(&rest);
}

/* PD-18e */
uint32_t tex_coord_reduce(uint32_t sanitised, uint32_t mode)
{
    if (mode != TEX_WRAP_WRAP && mode != TEX_WRAP_MIRROR)
        return sanitised;
    return mode == TEX_WRAP_WRAP ? reduce_wrap(sanitised) : reduce_mirror(sanitised);
}

uint32_t tex_coord_position(uint32_t reduced, uint32_t size)
{
    struct tex_f32_unpacked product = tex_f32_unpack(reduced);
    product.mantissa *= size; /* PD-18a: exact product, one rounding */
    return tex_f32_round(&product);
}

int32_t tex_coord_fixed(uint32_t position)
{
    struct tex_f32_unpacked value = tex_f32_unpack(position);
    return (int32_t)tex_f32_to_integer(&value, TEX_COORD_FRAC, FIXED_LOW, FIXED_HIGH); /* PD-18c, PD-18f */
}

/* PD-60: the centre of the texel that the position lies in, whatever is left of it beyond 2^-8 texels. */
int32_t tex_coord_centre(uint32_t position)
{
    const int64_t one = INT64_C(1) << TEX_COORD_FRAC, high = FIXED_HIGH / one, low = -high - 1;
    struct tex_f32_unpacked value = tex_f32_unpack(position);
    bool rest = false;
    for (; value.exponent < 0; value.exponent++) {
        rest |= value.mantissa % 2 != 0;
        value.mantissa /= 2;
    }
    int64_t whole = (int64_t)value.mantissa; /* with an exponent above 0 it is beyond `high`, whatever that is */
    if (value.negative)
        whole = -whole - rest;
    whole = whole > high ? high : whole < low ? low : whole;
    return (int32_t)(whole * one + one / 2);
}

static int32_t offset_field(uint32_t word, unsigned lo)
{
    int32_t field = (int32_t)tex_bits(&word, lo, TEX_OFFSET_W);
    return field < 32 ? field : field - 64; /* R-TLD4-9, R-TLD4-13: two's complement, -32..31 */
}

static void read_aoffi(uint32_t word, struct tex_coord *out)
{
    for (unsigned k = 0; k < 4; k++) { /* R-TLD4-8, PD-6: u and v for all four; w and the gaps are ignored */
        out->offset_u[k] = offset_field(word, TEX_AOFFI_U_LO);
        out->offset_v[k] = offset_field(word, TEX_AOFFI_V_LO);
    }
}

/* PD-120a: of TEX four bits each, -8..7, along the axes that the type has. */
static void read_short(uint32_t word, unsigned axes, struct tex_coord *out)
{
    int32_t along[3] = {0, 0, 0};
    for (unsigned axis = 0; axis < axes && axis < 3; axis++) {
        int32_t field = (int32_t)(word >> 4 * axis & 15);
        along[axis] = field < 8 ? field : field - 16;
    }
    for (unsigned k = 0; k < 4; k++) {
        out->offset_u[k] = along[0];
        out->offset_v[k] = along[1];
    }
    out->offset_w = along[2];
}

static void read_ptp(const uint32_t words[2], struct tex_coord *out)
{
    for (unsigned k = 0; k < 4; k++) { /* R-TLD4-12: samples 0, 1 in the first word, 2, 3 in the second */
        bool odd = k % 2 == 1;
        out->offset_u[k] = offset_field(words[k / 2], odd ? TEX_PTP_DS1_LO : TEX_PTP_DS0_LO);
        out->offset_v[k] = offset_field(words[k / 2], odd ? TEX_PTP_DT1_LO : TEX_PTP_DT0_LO);
    }
}

static void no_offsets(struct tex_coord *out)
{
    for (unsigned k = 0; k < 4; k++) { /* R-TLD4-7: none */
        out->offset_u[k] = 0;
        out->offset_v[k] = 0;
    }
}

/* R-TLD4-11, R-TLD4-14, PD-8: a cube has none. PD-10: one texel, or a mean of four, has one offset. */
static void read_offsets(const struct tex_decode *decode, const struct tex_type_info *type, bool gather,
                         struct tex_coord *out)
{
    bool cube = type && type->faces > 1;
    bool each = decode->toff == TEX_TOFF_PTP;
    out->ignored = (cube && decode->toff != TEX_TOFF_NONE) || (!gather && each);
    out->ptp = each && !cube && gather;
    if (out->ignored)
        no_offsets(out);
    else if (decode->toff == TEX_TOFF_AOFFI && tex_samples(out->op.opcode))
        read_short(decode->off1, type ? type->axes : 0, out);
    else if (decode->toff == TEX_TOFF_AOFFI)
        read_aoffi(decode->off1, out);
    else if (out->ptp)
        read_ptp((const uint32_t[2]){decode->off1, decode->off2}, out);
    else
        no_offsets(out);
}

/* PD-16: 0.5 * c + 0.5 with one rounding, of a coordinate without NaN and infinity: half of a sum is exact. */
static uint32_t on_face(uint32_t c)
{
    struct tex_f32_unpacked sum = tex_f32_unpack(tex_f32_add(c, TEX_F32_ONE));
    sum.exponent--;
    return tex_f32_round(&sum);
}

/* PD-16: where the minor coordinates of each face come from: axis of the direction, and whether it is turned. */
const struct tex_coord_minor tex_coord_minors[6][2] = {
    {{2, true}, {1, true}},   {{2, false}, {1, true}}, /* +X -X */
    {{0, false}, {2, false}}, {{0, false}, {2, true}}, /* +Y -Y */
    {{0, false}, {1, true}},  {{0, true}, {1, true}},  /* +Z -Z */
};

uint32_t tex_coord_project(const uint32_t direction[3], uint32_t on[2])
{
    uint32_t clean[3];
    unsigned major = 2;
    for (unsigned i = 0; i < 3; i++)
        clean[i] = tex_coord_sanitise(direction[i]);
    for (unsigned i = 2; i-- > 0;) /* Z, Y, X: a later axis only if it is longer */
        if ((clean[i] & ~TEX_F32_SIGN) > (clean[major] & ~TEX_F32_SIGN))
            major = i;
    uint32_t face = 2 * major + ((clean[major] & TEX_F32_SIGN) != 0);
    for (unsigned k = 0; k < 2; k++) {
        const struct tex_coord_minor *m = &tex_coord_minors[face][k];
        on[k] = on_face(clean[m->axis] ^ (m->turned ? TEX_F32_SIGN : 0));
    }
    return face;
}

/* PD-9: a texture that is no array has one layer. A parameter without array index delivers 0. */
static uint32_t layer_of(uint32_t array, const struct tex_shape *shape)
{
    const struct tex_type_info *type = tex_type_find(shape->kind);
    uint32_t layers = type && type->array ? shape->depth : 1;
    return array < layers ? array : layers - 1;
}

void tex_coord_eval(const struct tex_decode *decode, const struct tex_header *header, const struct tex_lod *lod,
                    struct tex_coord *out)
{
    const struct tex_geom *geom = &lod->geom;
    const uint32_t mode[3] = {geom->address_u, geom->address_v, geom->address_p};
    uint32_t delivered[3] = {decode->s, decode->t, decode->r};
    const uint32_t size[3] = {(uint32_t)lod->width, lod->height, lod->depth};
    if (!tex_live(&lod->tag)) {
        *out = (struct tex_coord){.tag = lod->tag, .op = lod->op};
        return;
    }
    *out = (struct tex_coord){.tag = lod->tag, .op = lod->op};
    if (lod->op.opcode == TEX_OPCODE_TLD) {
        tex_fetch_eval(decode, header, lod, out);
        return;
    }
    const struct tex_type_info *type = tex_type_find(header->shape.kind);
    bool cube = tex_is_cube(header->shape.kind), line = type && type->axes == 1;
    out->face = cube ? tex_coord_project((const uint32_t[3]){decode->s, decode->t, decode->r}, delivered) : 0;
    for (unsigned axis = 0; axis < (type && type->axes == 3 ? 3U : 2U); axis++) { /* PD-109: r of a volume */
        uint32_t clean = tex_coord_sanitise(delivered[axis]);
        if (geom->normalized) {
            out->reduced[axis] = tex_coord_reduce(clean, mode[axis]);
            out->position[axis] = tex_coord_position(out->reduced[axis], size[axis]);
        } else { /* PD-18b: already texels, no reduction */
            out->reduced[axis] = clean;
            out->position[axis] = clean;
        }
        bool centre = lod->sampling == TEX_SAMPLING_POINT || (axis == 1 && line);
        out->fixed[axis] = centre ? tex_coord_centre(out->position[axis]) : tex_coord_fixed(out->position[axis]);
    }
    out->layer = layer_of(decode->array, &header->shape);
    read_offsets(decode, type, lod->sampling == TEX_SAMPLING_GATHER, out);
}
