// SPDX-License-Identifier: Apache-2.0
#include "function/lambda.h"

#include "arith/ftz.h"
#include "function/coord.h"

/* PD-103: ceil(2^23 * 2^((j + 1/2) / 128)): from this mantissa on, log2 is rounded to (j + 1) / 128 or more. */
static const uint32_t thresholds[128] = {
    0x8058d8, 0x810b41, 0x81bea2, 0x8272fc, 0x832851, 0x83dea2, 0x8495f0, 0x854e3d, 0x86078b, 0x86c1da, 0x877d2b,
    0x883982, 0x88f6de, 0x89b541, 0x8a74ad, 0x8b3523, 0x8bf6a5, 0x8cb933, 0x8d7cd0, 0x8e417d, 0x8f073b, 0x8fce0d,
    0x9095f2, 0x915eee, 0x922900, 0x92f42c, 0x93c072, 0x948dd4, 0x955c54, 0x962bf2, 0x96fcb1, 0x97ce93, 0x98a198,
    0x9975c2, 0x9a4b14, 0x9b218e, 0x9bf932, 0x9cd201, 0x9dabfe, 0x9e872b, 0x9f6387, 0xa04117, 0xa11fda, 0xa1ffd2,
    0xa2e103, 0xa3c36c, 0xa4a710, 0xa58bf0, 0xa6720e, 0xa7596d, 0xa8420c, 0xa92bf0, 0xaa1718, 0xab0387, 0xabf13f,
    0xace042, 0xadd090, 0xaec22d, 0xafb51a, 0xb0a958, 0xb19ee9, 0xb295d0, 0xb38e0f, 0xb487a6, 0xb58298, 0xb67ee7,
    0xb77c95, 0xb87ba4, 0xb97c15, 0xba7dea, 0xbb8126, 0xbc85ca, 0xbd8bd9, 0xbe9354, 0xbf9c3d, 0xc0a696, 0xc1b261,
    0xc2bfa1, 0xc3ce57, 0xc4de86, 0xc5f02e, 0xc70353, 0xc817f7, 0xc92e1b, 0xca45c2, 0xcb5eed, 0xcc79a0, 0xcd95db,
    0xceb3a1, 0xcfd2f5, 0xd0f3d8, 0xd2164d, 0xd33a55, 0xd45ff3, 0xd5872a, 0xd6affa, 0xd7da68, 0xd90674, 0xda3421,
    0xdb6372, 0xdc9468, 0xddc706, 0xdefb4f, 0xe03144, 0xe168e7, 0xe2a23c, 0xe3dd45, 0xe51a03, 0xe6587a, 0xe798ab,
    0xe8da9a, 0xea1e48, 0xeb63b8, 0xecaaec, 0xedf3e7, 0xef3eac, 0xf08b3c, 0xf1d99a, 0xf329ca, 0xf47bcc, 0xf5cfa5,
    0xf72556, 0xf87ce1, 0xf9d64b, 0xfb3194, 0xfc8ec1, 0xfdedd2, 0xff4ecc,
};

static const uint32_t half = 0x3f000000U;

/* Differences of the three coordinates between two threads of the quad. */
static void subtract(uint32_t quad[4][3], unsigned to, unsigned from, uint32_t out[3])
{
    for (unsigned i = 0; i < 3; i++)
        out[i] = tex_ftz_sub(quad[to][i], quad[from][i]);
}

static uint32_t turned(uint32_t value, bool turn)
{
    return value ^ (turn ? TEX_F32_SIGN : 0);
}

/* PD-111: a vector's difference on the face that thread 0 sees, whose major coordinate counts as 1. */
static void onto_face(uint32_t quad[4][3], uint32_t vector[3])
{
    uint32_t unused[2], on[2];
    uint32_t face = tex_coord_project(quad[0], unused);
    uint32_t along = turned(vector[face / 2], face % 2 != 0);
    for (unsigned k = 0; k < 2; k++) {
        const struct tex_coord_minor *m = &tex_coord_minors[face][k];
        uint32_t minor = turned(quad[0][m->axis], m->turned), moves = turned(vector[m->axis], m->turned);
        on[k] = tex_ftz_mul(half, tex_ftz_sub(moves, tex_ftz_mul(minor, along)));
    }
    vector[0] = on[0];
    vector[1] = on[1];
}

/* PD-102: its squared length in texels of the first level. */
static uint32_t length_of(const uint32_t vector[3], const struct tex_geom *geom, unsigned axes)
{
    const uint32_t size[3] = {geom->width, geom->height, geom->depth};
    uint32_t sum = 0;
    for (unsigned i = 0; i < axes; i++) {
        uint32_t texels = geom->normalized ? tex_ftz_mul(vector[i], tex_ftz_of(size[i])) : vector[i];
        uint32_t square = tex_ftz_mul(texels, texels);
        sum = i == 0 ? square : tex_ftz_add(sum, square);
    }
    return sum;
}

/* A derivative and the square of its length. */
struct derivative {
    uint32_t along[3], square;
};

/* The second is longer; NaN loses. */
static bool longer(const struct derivative *a, const struct derivative *b)
{
    return !tex_f32_is_nan(b->square) && (tex_f32_is_nan(a->square) || b->square > a->square);
}

static void measure(struct derivative *d, const struct tex_header *header)
{
    const struct tex_type_info *type = tex_type_find(header->shape.kind);
    unsigned axes = type ? type->axes : 2;
    d->square = length_of(d->along, &header->geom, axes);
    for (unsigned i = axes; i < 3; i++)
        d->along[i] = 0;
}

/* PD-102, PD-112: x is the longer one if they are alike; a NaN has the length of the other. */
static void compare(const struct derivative *x, const struct derivative *y, struct tex_axes *out)
{
    const struct derivative *major = longer(x, y) ? y : x, *minor = major == x ? y : x;
    bool nan = tex_f32_is_nan(major->square);
    out->major = nan ? TEX_F32_INF : major->square;
    out->minor = tex_f32_is_nan(minor->square) ? out->major : minor->square;
    for (unsigned i = 0; i < 3; i++)
        out->along[i] = major->along[i];
}

void tex_axes_of_quad(const uint32_t coord[4][3], const struct tex_header *header, struct tex_axes *out)
{
    static const unsigned between[4][2] = {{1, 0}, {2, 0}, {3, 2}, {3, 1}}; /* PD-101 */
    bool cube = tex_is_cube(header->shape.kind);
    uint32_t clean[4][3];
    struct derivative d[4];
    for (unsigned k = 0; k < 12; k++)
        clean[k / 3][k % 3] = tex_coord_sanitise(coord[k / 3][k % 3]); /* PD-19 */
    for (unsigned v = 0; v < 4; v++) {
        subtract(clean, between[v][0], between[v][1], d[v].along);
        if (cube)
            onto_face(clean, d[v].along);
        measure(&d[v], header);
    }
    bool high = header->detail.high != 0;
    compare(&d[high && longer(&d[0], &d[2]) ? 2 : 0], &d[high && longer(&d[1], &d[3]) ? 3 : 1], out);
}

void tex_axes_given(const uint32_t derivative[4], const struct tex_header *header, struct tex_axes *out)
{
    struct derivative d[2];
    for (unsigned v = 0; v < 2; v++) {
        d[v].along[0] = tex_coord_sanitise(derivative[v]);
        d[v].along[1] = tex_coord_sanitise(derivative[2 + v]);
        d[v].along[2] = 0;
        measure(&d[v], header);
    }
    compare(&d[0], &d[1], out);
}

int32_t tex_lambda_of(uint32_t length)
{
    if (length == 0)
        return TEX_LEVEL_LEAST;
    if (length >= TEX_F32_INF)
        return TEX_LEVEL_MOST;
    int32_t exponent = (int32_t)(length >> 23) - 127, above = 0;
    uint32_t mantissa = (length & 0x7fffffU) | 0x800000U;
    while (above < 128 && mantissa >= thresholds[above])
        above++;
    return 128 * exponent + above; /* half of log2 in 1/256 */
}
