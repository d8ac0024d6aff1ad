// SPDX-License-Identifier: Apache-2.0
/* The rules of stage coord. */
#include "function/coord.h"
#include "rule_dice.h"

#define THROWS 20000

/* A finite binary32 number: mantissa * 2^exponent, or its opposite. */
static uint64_t mantissa_of(uint32_t f, int *exponent)
{
    uint32_t biased = f >> 23 & 0xff, low = f & 0x7fffff;
    *exponent = biased ? (int)biased - 150 : -149;
    return biased ? low | 0x800000 : low;
}

/* The product of position and size has more than 24 bits from its first to its last 1. */
static bool product_is_rounded(uint32_t reduced, uint32_t size, uint32_t position)
{
    int exponent;
    uint64_t product = mantissa_of(reduced, &exponent) * size;
    if (position == 0x7f800000 || position == 0xff800000)
        return true;
    while (product && product % 2 == 0)
        product /= 2;
    return product >= 1 << 24;
}

/* 256 times it is no integer. */
static bool fixed_is_rounded(uint32_t position)
{
    int exponent;
    uint64_t mantissa = mantissa_of(position, &exponent);
    for (; mantissa && exponent < -8; exponent++) {
        if (mantissa % 2)
            return true;
        mantissa /= 2;
    }
    return false;
}

/* 256 times it, to the nearest and ties to even, is not what is shown. */
static bool is_saturated(uint32_t position, int32_t shown)
{
    int exponent;
    int64_t value = (int64_t)mantissa_of(position, &exponent), half = 0, rest = 0;
    for (; exponent < -8; exponent++) {
        rest |= half;
        half = value & 1;
        value >>= 1;
    }
    value += half && (rest || value & 1);
    for (; exponent > -8; exponent--)
        value = value >= INT64_C(1) << 59 ? value : value * 2;
    return (position >> 31 ? -value : value) != shown;
}

static uint32_t throw_float(struct dice *d)
{
    uint32_t exponent =
        PICK(d, 0, 1, 100, 110, 118, 119, 120, 126, 127, 128, 134, 140, 142, 143, 144, 150, 160, 190, 250);
    uint32_t mantissa = PICK(d, 0, 0, 1, 2, 0x400000, 0x600000, 0x7fffff, roll(d) & 0x7fffff, roll(d) & 0x7ff000);
    return (coin(d) ? 0x80000000 : 0) | exponent << 23 | mantissa;
}

static void throw_coord(struct dice *d, struct tex_thread_trace *t)
{
    struct tex_geom *g = &t->lod.geom;
    struct tex_coord *c = &t->coord;
    g->width = PICK(d, 1, 2, 3, 64, 512, 1000, 65536);
    g->height = PICK(d, 1, 2, 3, 64, 512, 1000, 65536);
    t->lod.width = g->width;
    t->lod.height = g->height;
    g->normalized = coin(d);
    g->address_u = any(d, 8);
    g->address_v = any(d, 8);
    t->decode.s = coin(d) ? throw_float(d) : PICK(d, 0, 0x7fc00000, 0x7f800000, 0x00000001, 0x3fc00000, 0xbf000000);
    t->decode.t = coin(d) ? throw_float(d) : PICK(d, 0, 0xffc00000, 0xff800000, 0x80000001, 0x40200000, 0x3f000000);
    t->decode.array = any(d, 3);
    c->layer = coin(d) ? t->decode.array : any(d, 3);
    t->decode.toff = any(d, 4);
    c->tag.token = mostly(d, 0, coin(d));
    c->tag.status = mostly(d, 0, any(d, 13));
    for (unsigned i = 0; i < 2; i++) {
        uint32_t clean = tex_coord_sanitise(i ? t->decode.t : t->decode.s);
        uint32_t size = i ? g->height : g->width, mode = i ? g->address_v : g->address_u;
        c->reduced[i] = mostly(d, g->normalized ? tex_coord_reduce(clean, mode) : clean, PICK(d, 0, clean, 0x3f000001));
        c->position[i] = g->normalized ? tex_coord_position(c->reduced[i], size) : c->reduced[i];
        if (any(d, 4) == 0)
            c->position[i] =
                coin(d) ? PICK(d, tex_coord_position(clean, size), 0x7f800000, 0xff800000, 0x7f800001) : throw_float(d);
        c->fixed[i] = tex_coord_fixed(c->position[i]);
    }
    bool offsets = coin(d);
    for (unsigned k = 0; k < 4; k++) {
        c->offset_u[k] = offsets && any(d, 4) == 0 ? (int32_t)any(d, 3) - 1 : 0;
        c->offset_v[k] = offsets && any(d, 4) == 0 ? (int32_t)any(d, 3) - 1 : 0;
    }
}

static void wish_axis(struct wish *w, const struct tex_thread_trace *t, unsigned i)
{
    const struct tex_coord *c = &t->coord;
    uint32_t delivered = i ? t->decode.t : t->decode.s, clean = tex_coord_sanitise(delivered);
    uint32_t size = i ? t->lod.geom.height : t->lod.geom.width;
    uint32_t mode = i ? t->lod.geom.address_v : t->lod.geom.address_u;
    wish(w, TEX_RULE_R_TLD4_47, delivered != clean);
    wish(w, TEX_RULE_PD_19, delivered != clean);
    wish(w, TEX_RULE_PD_18E, c->reduced[i] != clean);
    if (t->lod.geom.normalized)
        wish(w, TEX_RULE_PD_18A, product_is_rounded(c->reduced[i], size, c->position[i]));
    else
        wish(w, TEX_RULE_PD_18B, c->position[i] != tex_coord_position(tex_coord_reduce(clean, mode), size));
    if ((c->position[i] & 0x7fffffff) < 0x7f800000) {
        wish(w, TEX_RULE_PD_18C, fixed_is_rounded(c->position[i]));
        wish(w, TEX_RULE_PD_18F, is_saturated(c->position[i], c->fixed[i]));
    }
}

static void coordinates(void **state)
{
    struct dice d = {1};
    (void)state;
    for (unsigned n = 0; n < THROWS; n++) {
        static struct tex_thread_trace t;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        throw_coord(&d, &t);
        const struct tex_coord *c = &t.coord;
        bool infinite = false, ptp = t.decode.toff == TEX_TOFF_PTP;
        for (unsigned i = 0; i < 2; i++)
            infinite |= (c->position[i] & 0x7fffffff) >= 0x7f800000;
        tex_rules_of_coord(&t, &set);
        if (!c->tag.token && c->tag.status == TEX_STATUS_OK) {
            wish_axis(&w, &t, 0);
            wish_axis(&w, &t, 1);
            for (unsigned k = 0; k < 4; k++) {
                wish(&w, ptp ? TEX_RULE_R_TLD4_12 : TEX_RULE_R_TLD4_8, c->offset_u[k] || c->offset_v[k]);
                wish(&w, ptp ? TEX_RULE_R_TLD4_13 : TEX_RULE_R_TLD4_9, c->offset_u[k] < 0 || c->offset_v[k] < 0);
            }
            wish(&w, TEX_RULE_PD_9, t.decode.array != c->layer);
        }
        if (infinite) { /* has no last bit, and saturates */
            w.decides[TEX_RULE_PD_18C] = decided(&set, TEX_RULE_PD_18C);
            w.decides[TEX_RULE_PD_18F] = decided(&set, TEX_RULE_PD_18F);
        }
        expect_wish(&w, &set, n);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(coordinates)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
