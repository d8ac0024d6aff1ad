// SPDX-License-Identifier: Apache-2.0
#include "function/coord.h"

#include "arith/f32.h"
#include "arith/ftz.h"
#include "arith/mean.h"
#include "function/fetch.h"

#define CUT_BITS 21 /* PD-128: of a fraction */

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
static void read_offsets(const struct tex_decode *decode, unsigned axes, bool cube, bool gather, struct tex_coord *out)
{
    bool each = decode->toff == TEX_TOFF_PTP;
    out->ignored = (cube && decode->toff != TEX_TOFF_NONE) || (!gather && each);
    out->ptp = each && !cube && gather;
    if (out->ignored)
        no_offsets(out);
    else if (decode->toff == TEX_TOFF_AOFFI && tex_samples(out->op.opcode))
        read_short(decode->off1, axes, out);
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

static uint32_t minor_of(const uint32_t direction[3], uint32_t face, unsigned k)
{
    const struct tex_coord_minor *m = &tex_coord_minors[face][k];
    return tex_coord_sanitise(direction[m->axis]) ^ (m->turned ? TEX_F32_SIGN : 0);
}

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
    for (unsigned k = 0; k < 2; k++)
        on[k] = on_face(minor_of(direction, face, k));
    return face;
}

/* PD-9: a texture that is no array has one layer. A parameter without array index delivers 0. */
static uint32_t layer_of(uint32_t array, const struct tex_shape *shape)
{
    const struct tex_type_info *type = tex_type_find(shape->kind);
    uint32_t layers = type && type->array ? shape->depth : 1;
    return array < layers ? array : layers - 1;
}

/* floor(number * 2^places), within +-2^38: what is beyond saturates in every way. */
static int64_t floor_of(const struct tex_f32_unpacked *number, int places)
{
    const int64_t most = INT64_C(1) << 38;
    int shift = number->exponent + places;
    if (number->mantissa != 0 && tex_top_bit(number->mantissa) + shift >= 38)
        return number->negative ? -most : most;
    int64_t size = (int64_t)(shift >= 0 ? number->mantissa << (shift > 38 ? 0 : shift) : number->mantissa);
    int64_t divisor = shift >= 0 ? 1 : INT64_C(1) << (shift < -40 ? 40 : -shift);
    return tex_floor_quotient(number->negative ? -size : size, divisor);
}

static int64_t within(int64_t x, int64_t low, int64_t high)
{
    return x < low ? low : x > high ? high : x;
}

/* PD-128: the coordinate in 2^-21, in the period of its address mode. */
static int64_t cut(uint32_t s, uint32_t mode)
{
    bool repeats = mode == TEX_WRAP_WRAP || mode == TEX_WRAP_MIRROR;
    int log2 = mode == TEX_WRAP_MIRROR;
    struct tex_f32_unpacked number = repeats ? tex_coord_remainder(s, log2) : tex_f32_unpack(s);
    number.negative = (s & TEX_F32_SIGN) != 0;
    int64_t whole = floor_of(&number, CUT_BITS), period = INT64_C(1) << (CUT_BITS + log2);
    return repeats && whole < 0 ? whole + period : whole;
}

/* PD-128a: the order of the components by length. A NaN is the shortest. */
static int64_t length_of(uint32_t component)
{
    uint32_t magnitude = component & ~TEX_F32_SIGN;
    return magnitude > TEX_F32_INF ? -1 : (int64_t)magnitude;
}

/* PD-128a: (c + 1) / 2, cut to 21 bits, on the face. */
static uint32_t cut_on_face(uint32_t c)
{
    struct tex_f32_unpacked number = tex_f32_unpack(c);
    int64_t whole = within(floor_of(&number, CUT_BITS - 1) + (INT64_C(1) << (CUT_BITS - 1)), 0, INT64_C(1) << CUT_BITS);
    const struct tex_f32_unpacked place = {.mantissa = (uint64_t)whole, .exponent = -CUT_BITS};
    return tex_f32_round(&place);
}

uint32_t tex_coord_project21(const uint32_t direction[3], uint32_t on[2])
{
    unsigned major = 2;
    for (unsigned i = 2; i-- > 0;)
        if (length_of(direction[i]) > length_of(direction[major]))
            major = i;
    bool minus = length_of(direction[major]) > 0 && direction[major] & TEX_F32_SIGN;
    uint32_t face = 2 * major + minus;
    for (unsigned k = 0; k < 2; k++)
        on[k] = cut_on_face(minor_of(direction, face, k));
    return face;
}

/* PD-136b: the place of a tap is added before the position saturates. */
static int32_t fixed_by(uint32_t position, int64_t place)
{
    struct tex_f32_unpacked value = tex_f32_unpack(position);
    return (int32_t)(tex_f32_to_integer(&value, TEX_COORD_FRAC, TEX_FIXED_LOW - place, TEX_FIXED_HIGH - place) + place);
}

static int32_t cut_position(uint32_t s, const struct tex_geom *geom, uint32_t mode, uint32_t size, bool centre,
                            int64_t place)
{
    const int64_t one = INT64_C(1) << TEX_COORD_FRAC;
    if (!geom->normalized) {
        struct tex_f32_unpacked number = tex_f32_unpack(s);
        int64_t halves = floor_of(&number, TEX_COORD_FRAC + 1);
        return centre ? tex_coord_centre(s)
                      : (int32_t)within(tex_floor_quotient(halves + 1, 2) + place, TEX_FIXED_LOW, TEX_FIXED_HIGH);
    }
    int64_t at = cut(s, mode) * size, texel = tex_floor_quotient(at, INT64_C(1) << CUT_BITS);
    int64_t nearest = tex_floor_quotient(at + (INT64_C(1) << (CUT_BITS - 9)), INT64_C(1) << (CUT_BITS - 8));
    return (int32_t)(centre ? within(texel, TEX_FIXED_LOW / one, TEX_FIXED_HIGH / one) * one + one / 2
                            : within(nearest + place, TEX_FIXED_LOW, TEX_FIXED_HIGH));
}

void tex_coord_eval(const struct tex_decode *decode, const struct tex_header *header, const struct tex_lod *lod,
                    const struct tex_policy *policy, struct tex_coord *out)
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
    if (cube)
        out->face = (policy->coord_fixed21 ? tex_coord_project21 : tex_coord_project)(
            (const uint32_t[3]){decode->s, decode->t, decode->r}, delivered);
    for (unsigned axis = 0; axis < (type && type->axes == 3 ? 3U : 2U); axis++) { /* PD-109: r of a volume */
        uint32_t clean = tex_coord_sanitise(delivered[axis]);
        if (lod->pass.taps > 0 && !lod->pass.log8) /* PD-112 */
            clean = tex_coord_sanitise(tex_ftz_add(clean, lod->apart[axis]));
        if (geom->normalized) {
            out->reduced[axis] = tex_coord_reduce(clean, mode[axis]);
            out->position[axis] = tex_coord_position(out->reduced[axis], size[axis]);
        } else { /* PD-18b: already texels, no reduction */
            out->reduced[axis] = clean;
            out->position[axis] = clean;
        }
        bool centre = lod->sampling == TEX_SAMPLING_POINT || (axis == 1 && line);
        int64_t place = axis < 2 ? lod->place[axis] : 0; /* of no tap by taps_log8 it is 0 */
        out->fixed[axis] = centre ? tex_coord_centre(out->position[axis]) : fixed_by(out->position[axis], place);
        if (policy->coord_fixed21)
            out->fixed[axis] = cut_position(clean, geom, mode[axis], size[axis], centre, place);
    }
    out->layer = layer_of(decode->array, &header->shape);
    read_offsets(decode, type ? type->axes : 0, cube, lod->sampling == TEX_SAMPLING_GATHER, out);
}
