// SPDX-License-Identifier: Apache-2.0
/* A small memory with pools, a handle bank and one texture, for tests that run whole instructions. */
#ifndef WORLD_H
#define WORLD_H
#include <stdlib.h>

#include "tap.h"

#define HEADER_POOL 0x1000U
#define SAMPLER_POOL 0x2000U
#define BANK 0x3000U
#define TEXTURE 0x100000U
#define WORLD_BYTES 0x200000U
#define EXAMPLE UINT64_C(0xc8380057aff70008) /* TLD4.R R8, R0, 0x5, 2D, 0xf */

struct world {
    uint8_t bytes[WORLD_BYTES]; /* addresses beyond read as address bits */
    uint64_t sparse_from, sparse_to, error_from, error_to;
    struct tex_config config;
};

static inline void world_write32(struct world *w, uint32_t address, uint32_t value)
{
    for (unsigned i = 0; i < 4; i++)
        w->bytes[address + i] = (uint8_t)(value >> 8 * i);
}

static inline void world_write_record(struct world *w, uint32_t address, const uint32_t record[8])
{
    for (unsigned i = 0; i < 8; i++)
        world_write32(w, address + 4 * i, record[i]);
}

static inline enum tex_read world_read(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    const struct world *w = user;
    if (address >= w->error_from && address < w->error_to)
        return TEX_READ_ERROR;
    if (address >= w->sparse_from && address < w->sparse_to)
        return TEX_READ_SPARSE;
    if (address < WORLD_BYTES)
        memcpy(line, w->bytes + address, TEX_LINE_BYTES);
    for (unsigned i = 0; address >= WORLD_BYTES && i < TEX_LINE_BYTES; i++)
        line[i] = (uint8_t)(address >> i);
    return TEX_READ_OK;
}

static inline void world_execute(struct world *w, const struct tex_warp *warp, struct tex_cover *cover,
                                 struct tex_warp_result *out)
{
    const struct tex_memory memory = {.read = world_read, .user = w};
    tex_execute(&w->config, &memory, warp, 0, cover, out);
}

/* A word of the bindless form: R8 from R0.., handle and offsets from R4.., full mask, no Ps, guard PT. */
static inline uint64_t bindless_word(uint32_t comp, uint32_t toff, uint32_t wmask)
{
    return UINT64_C(0x37b) << TEX_TLD4B_OPCODE_LO | UINT64_C(7) << TEX_TLD4B_PS_LO | UINT64_C(7) << TEX_TLD4B_PG_LO |
           (uint64_t)comp << TEX_TLD4B_COMP_LO | (uint64_t)toff << TEX_TLD4B_TOFF_LO |
           (uint64_t)wmask << TEX_TLD4B_WMASK_LO | (uint64_t)TEX_PARAM_2D << TEX_TLD4B_PARAM_LO |
           UINT64_C(4) << TEX_TLD4B_RB_LO | UINT64_C(8) << TEX_TLD4B_RD_LO;
}

/* Place of byte column xb, row y in a 512 x 512 texture of 4-byte texels with blocks of 16 GOBs. */
static inline uint32_t place_512(uint32_t xb, uint32_t y)
{
    uint32_t inside = (xb & 32) << 3 | (y & 6) << 5 | (xb & 16) << 1 | (y & 1) << 4 | (xb & 15);
    return (y >> 7) * 32 * 8192 + (xb >> 6) * 8192 + (y >> 3 & 15) * 512 + inside;
}

/* A 512 x 512 texture at TEXTURE, header 0; sampler 0 all zero but for POINT filters; handle 0 at every bank word. */
static inline void world_init(struct world *w)
{
    uint32_t tic[8], tsc[8] = {0};
    memset(w, 0, sizeof *w);
    plain_tic(tic, 512, 512);
    PUT_TIC(tic, GOBS_PER_BLOCK_HEIGHT, 4);
    PUT_TIC(tic, ADDRESS_31_0, TEXTURE);
    PUT_TSC(tsc, MAG_FILTER, 1);
    PUT_TSC(tsc, MIN_FILTER, 1);
    world_write_record(w, HEADER_POOL, tic);
    world_write_record(w, SAMPLER_POOL, tsc);
    w->config = (struct tex_config){
        .header_pool = HEADER_POOL, .sampler_pool = SAMPLER_POOL, .header_max = 15, .sampler_max = 15, .select = 1};
    w->config.const_base[1] = BANK;
}

static inline int world_make(void **state)
{
    struct world *w = malloc(sizeof *w);
    if (!w)
        return -1;
    world_init(w);
    *state = w;
    return 0;
}

static inline int world_drop(void **state)
{
    free(*state);
    return 0;
}

/* A test whose state is a fresh world. */
#define IN_WORLD(test) cmocka_unit_test_setup_teardown(test, world_make, world_drop)

#endif
