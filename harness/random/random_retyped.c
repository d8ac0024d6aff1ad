// SPDX-License-Identifier: Apache-2.0
/* One more header, behind those of a case, for an instruction that none of them fits. */
#include "random/random_part.h"

#define TIC(words, field, value) tex_put_bits(words, TEX_TIC_##field##_LO, TEX_TIC_##field##_W, value)
#define TIC_OF(words, field) ((uint32_t)tex_get_bits(words, TEX_TIC_##field##_LO, TEX_TIC_##field##_W))

enum { HEADER_BYTES = 32, FEW = 8 };

/* The version, the layers and slices, and square faces that go with a type. */
static void fit(struct rng *r, uint32_t tic[8], const struct tex_type_info *type)
{
    bool was_buffer = TIC_OF(tic, HEADER_VERSION) == TEX_VERSION_ONE_D_BUFFER;
    bool deep = type->axes > 2 || type->array || type->faces > 1;
    TIC(tic, TEXTURE_TYPE, type->code);
    if (type->buffer) {
        TIC(tic, HEADER_VERSION, TEX_VERSION_ONE_D_BUFFER);
        TIC(tic, WIDTH_MINUS_ONE_31_16, 0);
    } else if (was_buffer || deep) {
        TIC(tic, HEADER_VERSION, TEX_VERSION_BLOCKLINEAR);
        TIC(tic, GOBS_PER_BLOCK_WIDTH, 0);
        TIC(tic, GOBS_PER_BLOCK_HEIGHT, rng_below(r, 4));
        TIC(tic, GOBS_PER_BLOCK_DEPTH, 0);
        TIC(tic, DEPTH_MINUS_ONE, rng_below(r, FEW));
    }
    if (type->faces > 1)
        TIC(tic, HEIGHT_MINUS_ONE, TIC_OF(tic, WIDTH_MINUS_ONE));
}

bool random_retyped(struct rng *r, struct test_case *c, struct random_state *state, uint32_t from,
                    const struct tex_type_info *type, uint32_t *index)
{
    uint64_t pool = c->config.header_pool & ~(uint64_t)(HEADER_BYTES - 1);
    uint8_t line[TEX_LINE_BYTES];
    uint32_t tic[8];
    bool good = true;
    image_read_line(&c->image, (pool + HEADER_BYTES * (uint64_t)from) & ~(~(uint64_t)0 << TEX_ADDR_W), line);
    for (unsigned w = 0; w < 8; w++)
        tic[w] = line[4 * w] | (uint32_t)line[4 * w + 1] << 8 | (uint32_t)line[4 * w + 2] << 16 |
                 (uint32_t)line[4 * w + 3] << 24;
    fit(r, tic, type);
    random_size(r, tic, state, from);
    for (*index = c->config.header_max + 1; *index % state->textures != from;)
        ++*index;
    for (unsigned w = 0; w < 8; w++)
        good = good && image_write32(&c->image, pool + HEADER_BYTES * (uint64_t)*index + 4 * w, tic[w]);
    return good;
}
