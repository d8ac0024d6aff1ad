// SPDX-License-Identifier: Apache-2.0
/* The rules of stages wrap and address. */
#include "at_first.h"
#include "function/wrap.h"
#include "rule_dice.h"

#define THROWS 20000

/* Where sample k is, along an axis, if a rule is another. */
struct along {
    int64_t fixed, size;
    int32_t offset[4];
    uint32_t mode;
    bool ptp;
    unsigned corner[4];
};

static int64_t sample(const struct along *a, unsigned k, enum tex_rule without)
{
    int64_t corner = a->ptp ? 0 : a->corner[k], fixed = a->fixed, index;
    switch (without) {
    case TEX_RULE_R_TLD4_41: /* every sample is the texel at the position */
        corner = 0;
        fixed += 128;
        break;
    case TEX_RULE_PD_18C: /* no half texel back */
        fixed += 128;
        break;
    case TEX_RULE_PD_6: /* the offset comes after the address mode */
        index = tex_wrap_index(tex_wrap_footprint(fixed, 0, corner, a->size, a->mode), a->size, a->mode);
        return index < 0 ? -1 : index + a->offset[k];
    case TEX_RULE_PD_7: /* with PTP too there are corners */
        corner = a->corner[k];
        break;
    case TEX_RULE_PD_18G: /* border instead of the mirror */
        if (a->mode == TEX_WRAP_MIRROR_ONCE_CLAMP_OGL) {
            index = tex_wrap_footprint(fixed, a->offset[k], corner, a->size, TEX_WRAP_BORDER);
            return index >= 0 && index < a->size ? index : -1;
        }
        break;
    case TEX_RULE_PD_18H: /* the clamp comes before the offset */
        index = tex_wrap_footprint(fixed, 0, 0, a->size, a->mode) + a->offset[k];
        return tex_wrap_index(index, a->size, a->mode);
    default:;
    }
    return tex_wrap_index(tex_wrap_footprint(fixed, a->offset[k], corner, a->size, a->mode), a->size, a->mode);
}

static bool other_without(enum tex_rule rule, const struct along a[2], const struct tex_wrap *shown)
{
    bool other = false;
    for (unsigned k = 0; k < 4; k++) {
        int64_t x = sample(&a[0], k, rule), y = sample(&a[1], k, rule);
        if (x == -1 || y == -1)
            other |= !(shown->border >> k & 1);
        else
            other |= (shown->border >> k & 1) || x != (int64_t)shown->x[k] || y != (int64_t)shown->y[k];
    }
    return other;
}

/* What was sample k, if the four came row by row from the upper left, is another texel. */
static bool other_order(const struct tex_wrap *w)
{
    static const unsigned pairs[4][2] = {{0, 3}, {1, 2}, {2, 0}, {3, 1}};
    bool other = false;
    for (unsigned i = 0; i < 4; i++) {
        unsigned a = pairs[i][0], b = pairs[i][1];
        other |= w->x[a] != w->x[b];
        other |= w->y[a] != w->y[b];
        other |= (w->border & 1U << a) ? !(w->border & 1U << b) : (w->border & 1U << b) != 0;
    }
    return other;
}

static void wish_wrap(struct wish *w, const struct tex_thread_trace *t, const struct along a[2])
{
    const struct tex_geom *g = &t->lod.geom;
    bool mirror = g->address_u == TEX_WRAP_MIRROR_ONCE_CLAMP_OGL || g->address_v == TEX_WRAP_MIRROR_ONCE_CLAMP_OGL;
    bool ogl = mirror || g->address_u == TEX_WRAP_CLAMP_OGL || g->address_v == TEX_WRAP_CLAMP_OGL, offsets = false;
    for (unsigned k = 0; k < 4; k++)
        offsets |= t->coord.offset_u[k] != 0 || t->coord.offset_v[k] != 0;
    wish(w, TEX_RULE_R_TLD4_41, other_without(TEX_RULE_R_TLD4_41, a, &t->wrap));
    wish(w, TEX_RULE_PD_18C, other_without(TEX_RULE_PD_18C, a, &t->wrap));
    if (offsets)
        wish(w, TEX_RULE_PD_6, other_without(TEX_RULE_PD_6, a, &t->wrap));
    if (mirror)
        wish(w, TEX_RULE_PD_18G, other_without(TEX_RULE_PD_18G, a, &t->wrap));
    if (!t->coord.ptp) {
        wish(w, TEX_RULE_R_TLD4_43, other_order(&t->wrap));
        return;
    }
    wish(w, TEX_RULE_PD_7, other_without(TEX_RULE_PD_7, a, &t->wrap));
    if (ogl)
        wish(w, TEX_RULE_PD_18H, other_without(TEX_RULE_PD_18H, a, &t->wrap));
}

static void throw_wrap(struct dice *d, struct tex_thread_trace *t, bool ptp)
{
    struct tex_geom *g = &t->header.geom;
    struct tex_coord *c = &t->coord;
    g->width = PICK(d, 1, 1, 2, 3, 4);
    g->height = PICK(d, 1, 1, 2, 3, 4);
    g->address_u = any(d, 9);
    g->address_v = any(d, 9);
    c->ptp = ptp;
    c->fixed[0] = (int32_t)any(d, 24) * 64 - 768;
    c->fixed[1] = (int32_t)any(d, 24) * 64 - 768;
    bool offsets = coin(d);
    for (unsigned k = 0; k < 4; k++) {
        c->offset_u[k] = offsets && any(d, 4) == 0 ? (int32_t)any(d, 5) - 2 : 0;
        c->offset_v[k] = offsets && any(d, 4) == 0 ? (int32_t)any(d, 5) - 2 : 0;
    }
    t->lod = lod_at_first(&t->header);
    const struct tex_policy policy = {.filter_weight8 = t->edge8};
    tex_wrap_eval(c, &t->header, &t->lod, &policy, &t->wrap);
    if (any(d, 3) == 0) { /* what the rules are told need not be what this position gives */
        unsigned k = any(d, 4);
        t->wrap.border ^= coin(d) ? 1U << k : 0;
        t->wrap.x[k] = any(d, 2);
        t->wrap.y[k] = any(d, 2);
    }
    t->wrap.tag.status = mostly(d, 0, PICK(d, 0, 1, 12));
    t->wrap.tag.token = mostly(d, 0, any(d, 2));
}

static void wraps(void **state)
{
    static const unsigned corners[2][4] = {{0, 1, 1, 0}, {1, 1, 0, 0}};
    struct dice d = {2};
    (void)state;
    for (unsigned n = 0; n < 2 * THROWS; n++) {
        static struct tex_thread_trace t;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        throw_wrap(&d, &t, n % 2);
        const struct tex_geom *g = &t.lod.geom;
        struct along a[2] = {{.fixed = t.coord.fixed[0], .size = g->width, .mode = g->address_u, .ptp = n % 2},
                             {.fixed = t.coord.fixed[1], .size = g->height, .mode = g->address_v, .ptp = n % 2}};
        for (unsigned k = 0; k < 4; k++) {
            a[0].offset[k] = t.coord.offset_u[k];
            a[1].offset[k] = t.coord.offset_v[k];
            a[0].corner[k] = corners[0][k];
            a[1].corner[k] = corners[1][k];
        }
        tex_rules_of_wrap(&t, &set);
        if (t.wrap.tag.status == TEX_STATUS_OK && !t.wrap.tag.token)
            wish_wrap(&w, &t, a);
        expect_wish(&w, &set, n);
    }
}

/* PD-91: bytes of a GOB are not where they would be row by row; PD-92: a pitch texel that is not the first; of 12 bytes
 * one component (PD-91b), or all, in two parts that do not follow each other (PD-10c, PD-91a). */
static void addresses(void **state)
{
    struct dice d = {3};
    (void)state;
    for (unsigned n = 0; n < THROWS; n++) {
        static struct tex_thread_trace t;
        static const unsigned bytes_of[] = {[0x01] = 16, [0x02] = 12, [0x08] = 4, [0x1d] = 1};
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        t.header.fmt.format = PICK(&d, 0x01, 0x02, 0x08, 0x1d);
        t.header.fmt.sampling = t.lod.sampling = any(&d, 3);
        t.header.fmt.source[0] = PICK(&d, TEX_SOURCE_R, TEX_SOURCE_A); /* component 0 of 12 bytes */
        t.address.straddle = any(&d, 16);
        bool three = t.header.fmt.format == 0x02, whole = three && t.header.fmt.sampling != TEX_SAMPLING_GATHER;
        t.header.level_layout.layout = any(&d, 3);
        t.header.level_layout.base = PICK(&d, 0, 512, 1024);
        t.lod.level_layout = t.header.level_layout;
        t.address.fetch = any(&d, 16);
        for (unsigned k = 0; k < 4; k++) {
            t.wrap.x[k] = PICK(&d, 0, 0, 1, 3, 4, 15, 16, 63, 64, 65);
            t.wrap.y[k] = PICK(&d, 0, 0, 1, 7, 8, 9);
            uint32_t column = t.wrap.x[k] * bytes_of[t.header.fmt.format] % 64, row = t.wrap.y[k] % 8;
            t.address.address[k] = PICK(&d, 0, 512, 1024) + mostly(&d, 64 * row + column, PICK(&d, 0, 1, 64, 511));
            if (!(t.address.fetch & 1U << k))
                continue;
            wish(&w, TEX_RULE_PD_91B, three && !whole);
            wish(&w, TEX_RULE_PD_10C, whole);
            wish(&w, TEX_RULE_PD_91A,
                 t.header.level_layout.layout != TEX_LAYOUT_PITCH && (t.address.straddle & 1U << k));
            if (t.header.level_layout.layout == TEX_LAYOUT_PITCH)
                wish(&w, TEX_RULE_PD_92, t.address.address[k] != t.header.level_layout.base);
            else
                wish(&w, TEX_RULE_PD_91, (t.address.address[k] & 511) != 64 * row + column);
        }
        tex_rules_of_address(&t, &set);
        expect_wish(&w, &set, n);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(wraps), cmocka_unit_test(addresses)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
