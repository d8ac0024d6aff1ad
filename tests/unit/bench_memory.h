// SPDX-License-Identifier: Apache-2.0
/* The memory of the bench, and a plain texture in it. */
#ifndef BENCH_MEMORY_H
#define BENCH_MEMORY_H
#include "tap.h"

/* Memory of the bench: 64 KiB at MEM_BASE, outside of it a pattern; one sparse and one failing range. */
#define MEM_BASE UINT64_C(0x40000)
#define MEM_SIZE 0x10000U
#define MEM_HEADERS (MEM_BASE)
#define MEM_SAMPLERS (MEM_BASE + 0x2000)
#define MEM_CONSTS (MEM_BASE + 0x4000)
#define MEM_TEXELS (MEM_BASE + 0x8000)

struct memory {
    uint8_t bytes[MEM_SIZE];
    uint64_t sparse_base, sparse_end, error_base, error_end;
    unsigned reads;
};

static inline enum tex_read memory_read(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    struct memory *mem = user;
    mem->reads++;
    for (unsigned i = 0; i < TEX_LINE_BYTES; i++) {
        uint64_t at = address + i;
        bool inside = at >= MEM_BASE && at < MEM_BASE + MEM_SIZE;
        line[i] = inside ? mem->bytes[at - MEM_BASE] : (uint8_t)((at * UINT64_C(0x9e3779b97f4a7c15)) >> 56);
    }
    if (address >= mem->error_base && address < mem->error_end)
        return TEX_READ_ERROR;
    return address >= mem->sparse_base && address < mem->sparse_end ? TEX_READ_SPARSE : TEX_READ_OK;
}

static inline void memory_put(struct memory *mem, uint64_t address, const uint32_t *words, unsigned count)
{
    for (unsigned i = 0; i < 4 * count; i++)
        mem->bytes[address - MEM_BASE + i] = (uint8_t)(words[i / 4] >> 8 * (i % 4));
}

/* Header h of the pool: 64 x 64 texels, pitch 256 bytes, nearest edge; texel (x, y) at MEM_TEXELS + 256 y + 4 x. */
static inline void put_texture(struct memory *mem, unsigned h, uint64_t base)
{
    uint32_t tic[8], tsc[8] = {0};
    plain_tic(tic, 64, 64);
    PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_PITCH);
    PUT_TIC(tic, NORMALIZED_COORDS, 0);
    PUT_TIC(tic, PITCH_20_5, 256 / 32);
    PUT_TIC(tic, ADDRESS_31_0, (uint32_t)base);
    PUT_TIC(tic, ADDRESS_47_32, base >> 32);
    PUT_TSC(tsc, ADDRESS_U, TEX_WRAP_CLAMP_TO_EDGE);
    PUT_TSC(tsc, ADDRESS_V, TEX_WRAP_CLAMP_TO_EDGE);
    memory_put(mem, MEM_HEADERS + 32 * h, tic, 8);
    memory_put(mem, MEM_SAMPLERS + 32 * h, tsc, 8);
}

#endif
