// SPDX-License-Identifier: Apache-2.0
#include "case/texels_paint.h"

#include <math.h>
#include <string.h>

static void put_component(struct element *e, unsigned lo, unsigned width, uint32_t value)
{
    uint64_t mask = (UINT64_C(1) << width) - 1;
    e->half[lo / 64] |= (value & mask) << lo % 64;
}

/* Bits of a component, and their share of 0..1. */
struct converted {
    uint32_t bits;
    double share;
};

/* A float of 5 bits of exponent and so many of mantissa, of a number in 0..1, rounded to nearest even. */
static struct converted to_small(double value, int mantissa)
{
    int exponent = 0, least = -14 - mantissa;
    if (value <= 0)
        return (struct converted){0, 0};
    frexp(value, &exponent); /* value = m * 2^exponent, m in [0.5, 1) */
    int last = exponent - mantissa - 1 < least ? least : exponent - mantissa - 1;
    uint32_t steps = (uint32_t)nearbyint(ldexp(value, -last)); /* in units of the last place */
    /* Adding the exponent to a mantissa that holds its leading one lets a carry do the right thing. */
    return (struct converted){((uint32_t)(last - least) << mantissa) + steps, ldexp(steps, last)};
}

static struct converted to_steps(double share, double steps)
{
    double code = nearbyint(share * steps);
    return (struct converted){(uint32_t)code, steps > 0 ? code / steps : 0};
}

/* A share of 0..1 as raw bits of a component. */
static struct converted quantise(double share, uint32_t datatype, unsigned width)
{
    float narrow = (float)share;
    struct converted out = {.share = (double)narrow};
    switch (datatype) {
    case TEX_DATATYPE_FLOAT:
        if (width < 32) /* without a sign 11 and 10 bits have as many of exponent */
            return to_small(share, width == 16 ? 10 : (int)width - 5);
        memcpy(&out.bits, &narrow, sizeof out.bits);
        return out;
    case TEX_DATATYPE_SNORM:
    case TEX_DATATYPE_SINT:
        return to_steps(share, (double)((UINT64_C(1) << (width - 1)) - 1));
    default:
        return to_steps(share, (double)((UINT64_C(1) << width) - 1));
    }
}

/* A share of 0..1 as a component of the format, which there is. */
static struct converted put_share(const struct painter *p, unsigned c, double share, struct element *out)
{
    unsigned lo = p->format->lo[c], width = p->format->width[c];
    bool shared = p->format->unpack == TEX_UNPACK_SHAREDEXP;
    struct converted code = shared ? to_steps(share, 511) : quantise(share, p->datatype[c], width);
    put_component(out, lo, width, code.bits);
    if (shared)
        out->half[0] = (out->half[0] & 0x7ffffff) | UINT64_C(15) << 27; /* c * 2^-9 */
    return code;
}

static double ramp(uint32_t at, uint32_t last)
{
    return last ? (double)at / last : 0;
}

static void paint_color(const struct painter *p, const uint32_t color[4], struct element *out)
{
    for (unsigned c = 0; c < 4; c++)
        put_component(out, p->format->lo[c], p->format->width[c], color[c]);
}

static void paint_gradient(const struct painter *p, uint32_t x, uint32_t y, struct element *out)
{
    uint32_t w = (uint32_t)p->level->columns - 1, h = p->level->height - 1;
    const double shares[4] = {ramp(x, w), ramp(y, h), ramp(x + y, w + h), 1};
    for (unsigned c = 0; c < 4; c++)
        if (p->format->width[c] > 0)
            put_share(p, c, shares[c], out);
}

/* A value whose component leads back to another one; of the first the place is kept. */
static void count_lost(const struct painter *p, struct texel_at at, unsigned c, uint32_t value, struct converted code)
{
    struct texels_lost *lost = p->texels->lost;
    uint32_t full = p->texels->picture->full;
    lost->values++;
    if ((uint32_t)nearbyint(code.share * full) == value)
        return;
    if (lost->count++ == 0) {
        lost->first = at;
        lost->component = c;
        lost->value = value;
        lost->bits = code.bits;
    }
}

/*
 * No value is in the middle of two codes, as `full` is odd; and a double distinguishes them, so each is rounded once.
 * Lost bits are counted only at level 0, which has all texels.
 */
static void paint_picture(const struct painter *p, uint32_t x, uint32_t y, struct element *out)
{
    const struct picture *picture = p->texels->picture;
    struct texel_at at = {.x = x, .y = y, .z = p->z, .level = p->level_number, .layer = p->layer};
    for (unsigned c = 0; c < 4; c++) {
        if (p->format->width[c] == 0)
            continue;
        uint32_t value = picture_value(picture, x << p->level_number, y << p->level_number, c);
        struct converted code = put_share(p, c, (double)value / picture->full, out);
        if (p->texels->lost && p->level_number == 0 && p->z == 0 && p->layer == 0)
            count_lost(p, at, c, value, code);
    }
}

static void paint_index(const struct painter *p, uint32_t x, uint32_t y, struct element *out)
{
    uint32_t bits = 8 * p->level->bytes, half = bits < 32 ? bits / 2 : 16;
    put_component(out, 0, half, x);
    put_component(out, half, half, y);
    if (bits > 32)
        put_component(out, 32, 16, p->level_number);
    if (bits > 32)
        put_component(out, 48, 16, p->z | p->layer);
}

static void paint_row(struct painter *p, struct element *out)
{
    for (unsigned i = 0; i < p->level->bytes; i++)
        put_component(out, 8 * i, 8, p->texels->rows[p->row_bytes++]);
}

/* As a number without a sign or with one. */
static bool fits(uint32_t value, unsigned width)
{
    return width >= 32 || value >> width == 0 || value >= -(UINT32_C(1) << (width - 1));
}

static void paint_formula(struct painter *p, uint32_t x, uint32_t y, struct element *out)
{
    const struct texel_at at = {.x = x, .y = y, .z = p->z, .level = p->level_number, .layer = p->layer};
    uint32_t value = 0;
    for (unsigned c = 0; c < 4 && !p->failed; c++) {
        if (p->format->width[c] == 0)
            continue;
        p->failed = !p->texels->value(p->texels->user, &at, c, &value);
        p->unfit |= !fits(value, p->format->width[c]);
        put_component(out, p->format->lo[c], p->format->width[c], value);
    }
}

/* At a texel; kinds that know of elements alone, at an element. */
static struct element paint(struct painter *p, uint32_t x, uint32_t y)
{
    struct element out = {{0, 0}};
    switch (p->texels->kind) {
    case TEXELS_GRADIENT:
        paint_gradient(p, x, y, &out);
        break;
    case TEXELS_CHECKER:
        paint_color(p, p->texels->color[(x / p->texels->size + y / p->texels->size + p->z / p->texels->size) & 1],
                    &out);
        break;
    case TEXELS_NOISE:
        for (unsigned i = 0; i < p->level->bytes; i += 4)
            put_component(&out, 8 * i, 8 * (p->level->bytes - i) < 32 ? 8 * (p->level->bytes - i) : 32,
                          rng_next(&p->rng));
        break;
    case TEXELS_SOLID:
        paint_color(p, p->texels->color[0], &out);
        break;
    case TEXELS_PICTURE:
        paint_picture(p, x, y, &out);
        break;
    case TEXELS_INDEX:
        paint_index(p, x, y, &out);
        break;
    case TEXELS_ROWS:
        paint_row(p, &out);
        break;
    case TEXELS_FORMULA:
        paint_formula(p, x, y, &out);
        break;
    case TEXELS_KTX:
    case TEXELS_DDS:
        break; /* not painted: texels_store_file */
    }
    return out;
}

static bool by_element(enum texels_kind kind)
{
    return kind == TEXELS_NOISE || kind == TEXELS_INDEX || kind == TEXELS_ROWS;
}

/* PD-81b: the texels of a pair are painted separately; shared components are those of the left one. */
static struct element paint_pair(struct painter *p, uint32_t x, uint32_t y)
{
    uint32_t last = (uint32_t)p->level->columns - 1, beside = 2 * x < last ? 2 * x + 1 : last;
    struct element out = paint(p, 2 * x, y), right = paint(p, beside, y);
    unsigned lo = p->format->lo[1], width = p->format->width[1];
    put_component(&out, lo + 16, width, (uint32_t)(right.half[0] >> lo));
    return out;
}

struct element texels_paint(struct painter *p, uint32_t x, uint32_t y)
{
    if (p->format->unpack == TEX_UNPACK_PAIR && !by_element(p->texels->kind))
        return paint_pair(p, x, y);
    return paint(p, x, y);
}
