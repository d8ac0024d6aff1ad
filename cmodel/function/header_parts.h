// SPDX-License-Identifier: Apache-2.0
/* Parts of stage header, in the order in which it applies them: check, unpack, compare, sampling, detail. */
#ifndef HEADER_PARTS_H
#define HEADER_PARTS_H
#include "function/header.h"

/* Fields of a texture header `tic` and of a sampler `tsc`, arrays of 8 words. */
#define TIC(name) tex_bits(tic, TEX_TIC_##name##_LO, TEX_TIC_##name##_W)
#define TSC(name) tex_bits(tsc, TEX_TSC_##name##_LO, TEX_TSC_##name##_W)

static inline uint32_t header_data_type(const uint32_t *tic, unsigned component)
{
    return tex_bits(tic, TEX_TIC_R_DATA_TYPE_LO + TEX_TIC_R_DATA_TYPE_W * component, TEX_TIC_R_DATA_TYPE_W);
}

static inline uint32_t header_source(const uint32_t *tic, unsigned lane)
{
    return tex_bits(tic, TEX_TIC_X_SOURCE_LO + TEX_TIC_X_SOURCE_W * lane, TEX_TIC_X_SOURCE_W);
}

/* PD-17a: CUBEMAP_INTERFACE_FILTERING. */
static inline uint32_t header_seams(const uint32_t *tsc)
{
    return TSC(CUBEMAP_INTERFACE_FILTERING);
}

/* stages/header.md#checks: status of the first check that the instruction asks for, and that fails. */
enum tex_status_code tex_header_check(const uint32_t *tic, const uint32_t *tsc, uint32_t opcode, uint32_t param,
                                      bool gob_width_one);

/* Depth compare of a thread with .DC (stages/filter.md#depth-compare), of a header that was judged. */
void tex_header_compare(const struct tex_decode *decode, const uint32_t tsc[8], struct tex_header *out);

/* Filter of TEX (stages/header.md#sampling). */
void tex_header_sampling(const uint32_t tsc[8], struct tex_header *out);

/* PD-63: what becomes of four texels of this format with a linear filter, or another. */
enum tex_sampling_code tex_header_filter(bool linear, const struct tex_header *header);

/* Levels of TEX, and the check of what only several taps ask for (stages/header.md#level). */
void tex_header_detail(const struct tex_decode *decode, const uint32_t tic[8], const uint32_t tsc[8],
                       struct tex_header *out);

#endif
