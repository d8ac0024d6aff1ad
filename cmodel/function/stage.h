// SPDX-License-Identifier: Apache-2.0
/*
 * Shared by all stage functions. A stage function is pure: payloads in by const pointer, payload out filled entirely.
 * Each stage takes the payloads it needs of the earlier stages of the same thread. Its rules are evaluated separately
 * (rules.h).
 */
#ifndef STAGE_H
#define STAGE_H
#include "arith/bits.h"
#include "tex_model.h"

#define TEX_THREE_WORDS 12U /* bytes of the one element that is no power of two */
#define TEX_ADDR_MASK ((UINT64_C(1) << TEX_ADDR_W) - 1)

/* A line as read: little-endian words; data is all zero if error or sparse. */
struct tex_line {
    uint32_t data[TEX_LINE_BYTES / 4];
    bool error;  /* AXI error response */
    bool sparse; /* unmapped sparse page */
};

/* The thread still reads: status OK and not a completion token. */
static inline bool tex_live(const struct tex_tag *tag)
{
    return !tag->token && tag->status == TEX_STATUS_OK;
}

/* PD-95, PD-121: the others are OK, or deliver zeros and no fault. */
static inline bool tex_status_is_fault(uint32_t status)
{
    return (status >= TEX_STATUS_ILLEGAL && status <= TEX_STATUS_MEMORY_ERROR) ||
           status == TEX_STATUS_UNSUPPORTED_SAMPLER;
}

/* A texture type whose layers have six faces. */
static inline bool tex_is_cube(uint32_t kind)
{
    const struct tex_type_info *type = tex_type_find(kind);
    return type && type->faces == 6;
}

/* TEX, TXD, TMML: a level is chosen, by the sampler. */
static inline bool tex_samples(uint32_t opcode)
{
    return TEX_PART_SAMPLED >> opcode & 1;
}

/* PD-100: the derivatives of the quad give the level. A lod_mode code: NONE, LB and LBA are even, the others odd. */
static inline bool tex_level_derived(uint32_t mode)
{
    return mode % 2 == 0;
}

/* The registers as the unit shows them (boundary regs): widths applied, base of the selected bank looked up. */
void tex_regs_from_config(const struct tex_config *config, struct tex_regs *out);

#endif
