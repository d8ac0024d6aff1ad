// SPDX-License-Identifier: Apache-2.0
/* Quads whose coordinates are a step apart: their derivatives ask for a level that there is. */
#include <math.h>
#include <string.h>

#include "random/random_part.h"

enum { QUADS_PERCENT = 85, LEVELS_LEAST = -3, LEVELS = 10, BENT_PERCENT = 30, LONG_PERCENT = 50 };
#define LONG_STREAM 0x616e6973U

static float float_of(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static uint32_t float_bits(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

static bool derives(const struct insn *insn)
{
    if (insn->form->mnemonic == &isa_mnemonics[ISA_KIND_TEX])
        return insn->field[ISA_LOD] % 2 == 0;
    if (insn->form->mnemonic == &isa_mnemonics[ISA_KIND_TMML])
        return true;
    return insn->form->mnemonic == &isa_mnemonics[ISA_KIND_TEXS] &&
           !(insn->form->letters & (ISA_LETTER_LZ | ISA_LETTER_LL));
}

/* The register of a coordinate, NULL if there is none. */
static uint32_t *coordinate(const struct random_draw *d, struct tex_warp *w, uint32_t lane, const char *name)
{
    for (unsigned port = 0; port < ISA_PORTS; port++)
        for (unsigned i = 0; i < d->insn.port[port].count; i++)
            if (strcmp(d->insn.port[port].operand[i]->name, name) == 0)
                return case_register(w, (enum isa_port)port, lane, i);
    return NULL;
}

/* Of one derivative; the other is longer, up to 32 times. From a separate stream. */
struct squeeze {
    unsigned axis;
    double by;
};

static struct squeeze draw_squeeze(const struct rng *r)
{
    struct rng own;
    rng_init(&own, (uint32_t)(r->state ^ r->state >> 32), LONG_STREAM);
    return (struct squeeze){rng_below(&own, 2),
                            rng_percent(&own, LONG_PERCENT) ? ldexp(1.0, -(int)rng_below(&own, 6)) : 1.0};
}

/* Along one axis; a level is doubled steps. */
static void spread(struct rng *r, const struct random_draw *d, struct tex_warp *w, uint32_t lane, const char *name,
                   double texel, struct squeeze squeeze)
{
    double step[2], bend = rng_percent(r, BENT_PERCENT) ? rng_below(r, 64) / 64.0 : 0;
    for (unsigned i = 0; i < 2; i++)
        step[i] = texel * ((int)rng_below(r, 512) - 256) / 256.0 * (i == squeeze.axis ? squeeze.by : 1.0);
    const uint32_t *first = coordinate(d, w, lane, name);
    if (!first || !isfinite(float_of(*first)))
        return;
    double from = float_of(*first);
    for (unsigned k = 1; k < TEX_QUAD_LANES; k++) {
        double at = from + (k & 1) * step[0] + (k >> 1) * step[1] + (k == 3 ? bend * texel : 0);
        *coordinate(d, w, lane + k, name) = float_bits((float)at);
    }
}

/* Of one thread: derivatives that are given. */
static void give(struct rng *r, const struct random_draw *d, struct tex_warp *w, uint32_t lane, const double texel[2])
{
    struct squeeze squeeze = draw_squeeze(r);
    static const char *const names[4] = {"dsdx", "dsdy", "dtdx", "dtdy"};
    for (unsigned i = 0; i < 4; i++) {
        uint32_t *at = coordinate(d, w, lane, names[i]);
        double step =
            texel[i / 2] * ((int)rng_below(r, 512) - 256) / 256.0 * (i % 2 == squeeze.axis ? squeeze.by : 1.0);
        if (at)
            *at = float_bits((float)step);
    }
}

static void give_all(struct rng *r, const struct random_draw *d, struct tex_warp *w, const double size[2])
{
    for (uint32_t lane = 0; lane < TEX_WARP_LANES; lane++) {
        double texel = ldexp(1.0, LEVELS_LEAST + (int)rng_below(r, LEVELS));
        give(r, d, w, lane, (const double[2]){texel / size[0], texel / size[1]});
    }
}

void random_quads(struct rng *r, const struct random_draw *d, struct tex_warp *w)
{
    uint32_t texture = (d->state->handles[d->handle] & 0xfffff) % d->state->textures;
    const bool normalized = d->state->texture[texture].normalized;
    const double size[2] = {normalized ? d->state->texture[texture].width : 1,
                            normalized ? d->state->texture[texture].height : 1};
    if (d->insn.form->mnemonic == &isa_mnemonics[ISA_KIND_TXD] && rng_percent(r, QUADS_PERCENT))
        give_all(r, d, w, size);
    if (!derives(&d->insn) || !rng_percent(r, QUADS_PERCENT))
        return;
    for (uint32_t lane = 0; lane < TEX_WARP_LANES; lane += TEX_QUAD_LANES) {
        struct squeeze squeeze = draw_squeeze(r);
        double texel = ldexp(1.0, LEVELS_LEAST + (int)rng_below(r, LEVELS));
        spread(r, d, w, lane, "s", texel / (normalized ? d->state->texture[texture].width : 1), squeeze);
        spread(r, d, w, lane, "t", texel / (normalized ? d->state->texture[texture].height : 1), squeeze);
        spread(r, d, w, lane, "r", texel / (normalized ? d->state->texture[texture].width : 1), squeeze);
    }
}
