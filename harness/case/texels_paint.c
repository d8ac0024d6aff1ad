// SPDX-License-Identifier: Apache-2.0
#include "case/texels_paint.h"

#include <math.h>
#include <string.h>

static void put_component(struct element *e, unsigned lo, unsigned width, uint32_t value)
{
    uint64_t mask = (UINT64_C(1) << width) - 1;
    e->half[lo / 64] |= (value & mask) << lo % 64;
}

/* Binary16 of a number in 0..1, rounded to nearest even. */
static uint32_t to_half(double value)
{
    int exponent = 0;
    if (value <= 0)
        return 0;
    frexp(value, &exponent); /* value = m * 2^exponent, m in [0.5, 1) */
    int last = exponent - 11 < -24 ? -24 : exponent - 11;
    uint32_t steps = (uint32_t)nearbyint(ldexp(value, -last)); /* in units of the last place */
    /* Adding the exponent to a mantissa that holds its leading one lets a carry do the right thing. */
    return last == -24 ? steps : ((uint32_t)(last + 24) << 10) + steps;
}

/* A share of 0..1 as raw bits of a component. */
static uint32_t quantise(double share, uint32_t datatype, unsigned width)
{
    float narrow = (float)share;
    uint32_t bits;
    switch (datatype) {
    case TEX_DATATYPE_FLOAT:
        memcpy(&bits, &narrow, sizeof bits);
        return width < 32 ? to_half(share) >> (width == 16 ? 0 : 15 - width) : bits;
    case TEX_DATATYPE_SNORM:
    case TEX_DATATYPE_SINT:
        return (uint32_t)nearbyint(share * (double)((UINT64_C(1) << (width - 1)) - 1));
    default:
        return (uint32_t)nearbyint(share * (double)((UINT64_C(1) << width) - 1));
    }
}

/* A share of 0..1 as a component of the format. */
static void put_share(const struct painter *p, unsigned c, double share, struct element *out)
{
    unsigned lo = p->format->lo[c], width = p->format->width[c];
    if (width == 0)
        return;
    if (p->format->unpack == TEX_UNPACK_SHAREDEXP) {
        put_component(out, lo, width, (uint32_t)nearbyint(share * 511));
        out->half[0] = (out->half[0] & 0x7ffffff) | UINT64_C(15) << 27; /* c * 2^-9 */
    } else {
        put_component(out, lo, width, quantise(share, p->datatype[c], width));
    }
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
        put_share(p, c, shares[c], out);
}

static void paint_picture(const struct painter *p, uint32_t x, uint32_t y, struct element *out)
{
    const struct picture *picture = p->texels->picture;
    const uint8_t *rgba =
        picture->rgba + 4 * ((size_t)(y << p->level_number) * picture->width + (x << p->level_number));
    for (unsigned c = 0; c < 4; c++)
        put_share(p, c, rgba[c] / 255.0, out);
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

/* PD-81b: the texels of a pair are painted apart; what they share is that of the left one. */
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
