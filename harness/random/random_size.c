// SPDX-License-Identifier: Apache-2.0
/* How large a random texture is for what counts in whole texels. */
#include "isa/insn.h"
#include "random/random.h"

enum { SPOT_MOST = 64 /* not far from the base, where the regions that fail are */, END_NEAR = 4096 };

#define TIC_OF(words, field) ((uint32_t)tex_get_bits(words, TEX_TIC_##field##_LO, TEX_TIC_##field##_W))

/* Texels and layers at the first level of the view. */
static void measure(const uint32_t tic[8], uint64_t size[4])
{
    const struct tex_type_info *type = tex_type_find(TIC_OF(tic, TEXTURE_TYPE));
    bool buffer = TIC_OF(tic, HEADER_VERSION) == TEX_VERSION_ONE_D_BUFFER;
    uint32_t level = buffer ? 0 : TIC_OF(tic, RES_VIEW_MIN_MIP_LEVEL), axes = type ? type->axes : 1;
    uint64_t wide = buffer ? (uint64_t)TIC_OF(tic, WIDTH_MINUS_ONE_31_16) << TEX_TIC_WIDTH_MINUS_ONE_W : 0;
    uint64_t deep = (uint64_t)TIC_OF(tic, DEPTH_MINUS_ONE) + 1;

    size[0] = (wide + TIC_OF(tic, WIDTH_MINUS_ONE) + 1) >> level;
    size[1] = axes > 1 ? ((uint64_t)TIC_OF(tic, HEIGHT_MINUS_ONE) + 1) >> level : 1;
    size[2] = axes > 2 ? deep >> level : 1;
    size[3] = type ? type->faces * (type->array ? deep : 1) : 1;
    for (unsigned i = 0; i < 4; i++)
        size[i] = size[i] ? size[i] : 1;
}

/* Where memory ends and begins: a buffer element, a column or a row of GOBs. Nothing where it is far away. */
static void spot_at_end(const uint32_t tic[8], uint64_t base, uint32_t bytes, uint32_t spot[2])
{
    uint64_t left = ((uint64_t)1 << TEX_ADDR_W) - base;
    if (left > END_NEAR || bytes == 0)
        return;
    bool buffer = TIC_OF(tic, HEADER_VERSION) == TEX_VERSION_ONE_D_BUFFER;
    bool down = !buffer && TIC_OF(tic, GOBS_PER_BLOCK_HEIGHT) > 0;
    uint32_t at = (uint32_t)(buffer ? left / bytes : down ? left / 512 * 8 : left / 512 * 64 / bytes);
    uint32_t *along = &spot[down];
    *along = at > *along % 8 ? at - *along % 8 : 0;
    spot[!down] %= 8;
}

void random_size(struct rng *r, const uint32_t tic[8], struct random_state *state, unsigned i)
{
    uint64_t *size = state->texture[i].size;
    measure(tic, size);
    state->texture[i].kind = TIC_OF(tic, TEXTURE_TYPE);
    state->texture[i].samples = TIC_OF(tic, MULTI_SAMPLE_COUNT);
    for (unsigned axis = 0; axis < 2; axis++)
        state->texture[i].spot[axis] = rng_below(r, size[axis] < SPOT_MOST ? (uint32_t)size[axis] : SPOT_MOST);
    spot_at_end(tic, state->texture[i].base, state->texture[i].bytes, state->texture[i].spot);
    for (unsigned axis = 0; axis < 2; axis++)
        if (state->texture[i].spot[axis] >= size[axis])
            state->texture[i].spot[axis] = (uint32_t)(size[axis] - 1);
}
