// SPDX-License-Identifier: Apache-2.0
/* Stage header (stages/header.md): texture header and sampler unpacked and judged. */
#ifndef HEADER_H
#define HEADER_H
#include "function/stage.h"

/* POLICY as in force at the transfer of the beat; bit 0 also when the header line was filled (level base only). */
struct tex_header_policy {
    bool gob_width_one;
    bool gob_width_one_at_fill;
    bool border_texel, srgb_float8; /* of the border colour */
};
static inline struct tex_header_policy tex_header_policy_of(const struct tex_policy *policy, bool gob_width_one_at_fill)
{
    return (struct tex_header_policy){.gob_width_one = policy->gob_width_one != 0,
                                      .gob_width_one_at_fill = gob_width_one_at_fill,
                                      .border_texel = policy->border_texel != 0,
                                      .srgb_float8 = policy->srgb_float8 != 0};
}

/* Bit 0: the beat needs its header, bit 1: its sampler; their line numbers are put into `line`. */
uint32_t tex_header_lookup(const struct tex_bind *bind, const struct tex_regs *regs, uint64_t line[2]);

/*
 * The last descriptors judged, and all that the verdict depends on. The threads of a warp mostly share theirs, and
 * judging takes longer than the rest of the stage. All zero: none yet.
 */
struct tex_header_memo {
    bool valid;
    struct tex_header_policy policy;
    uint32_t opcode, param;
    uint32_t tic[8], tsc[8];
    struct tex_header header; /* decoded fields; tag.status is the verdict, the rest of tag and op is 0 */
};

/* The descriptors of a thread were judged: it read them, and both came. */
static inline bool tex_header_judged(const struct tex_bind *bind, const struct tex_header *header)
{
    return tex_live(&bind->tag) && header->tag.status != TEX_STATUS_HEADER_ERROR &&
           header->tag.status != TEX_STATUS_SAMPLER_ERROR;
}

/*
 * The payload. A line is NULL if tex_header_lookup needs none. header_hit and sampler_hit are left 0; the cycle layer
 * sets them. `memo` saves work and changes no value.
 */
void tex_header_eval(const struct tex_decode *decode, const struct tex_bind *bind,
                     const struct tex_header_policy *policy, const struct tex_line *header_line,
                     const struct tex_line *sampler_line, struct tex_header_memo *memo, struct tex_header *out);

/* All fields of the payload but tag and op, of the first level of the view; returns the status. */
enum tex_status_code tex_header_fields(const uint32_t *tic, const uint32_t *tsc, uint32_t opcode, uint32_t param,
                                       const struct tex_header_policy *policy, struct tex_header *out);

/* PD-122: several taps are allowed, with a spread that is not described. */
bool tex_header_spread_refused(const uint32_t tic[8], const uint32_t tsc[8], const struct tex_header *header);

#endif
