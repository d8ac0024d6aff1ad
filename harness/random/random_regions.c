// SPDX-License-Identifier: Apache-2.0
/* Random regions of memory that are not mapped, or that fail when read. */
#include "random/random.h"

/* A hole, or a failure with one of its answers. */
static bool draw_region(struct rng *r, struct image *m, uint64_t base, uint64_t size, uint32_t hole_percent)
{
    if (rng_percent(r, hole_percent))
        return image_mark(m, base, size, TEX_READ_SPARSE);
    bool decode_error = rng_percent(r, 50);
    return image_mark_error(m, base, size, decode_error, rng_percent(r, 30));
}

/* Somewhere in level 0 of a texture, up to half of it. */
static bool draw_texel_region(struct rng *r, struct test_case *c, const struct random_state *state)
{
    unsigned i = rng_below(r, state->textures);
    uint64_t lines = 1 + (uint64_t)state->texture[i].width * state->texture[i].height * state->texture[i].bytes / 32;
    uint32_t part = 1 + rng_below(r, 5), most = rng_percent(r, 50) ? 64 : UINT32_MAX;
    uint32_t start = rng_below(r, lines < most ? (uint32_t)lines : most);
    return draw_region(r, &c->image, state->texture[i].base + 32 * (uint64_t)start, 32 * (1 + (lines >> part)), 50);
}

/* Holes and failures in textures, and at descriptors and handles. */
bool random_regions(struct rng *r, struct test_case *c, const struct random_state *state)
{
    const struct tex_config *config = &c->config;
    bool ok = true;
    for (unsigned n = rng_percent(r, 50) ? 1 + rng_below(r, 3) : 0; ok && n > 0; n--)
        ok = draw_texel_region(r, c, state);
    if (rng_percent(r, 6))
        ok = ok && draw_region(r, &c->image, config->header_pool + 32 * rng_below(r, state->textures), 32, 20);
    if (rng_percent(r, 6))
        ok = ok && draw_region(r, &c->image, config->sampler_pool + 32 * rng_below(r, state->samplers), 32, 20);
    if (rng_percent(r, 4))
        ok = ok && draw_region(r, &c->image, config->const_base[config->select] & ~(uint64_t)31, 32, 20);
    return ok;
}
