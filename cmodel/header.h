/* SPDX-License-Identifier: Apache-2.0 */
/* Stage header (README 1.3): texture header and sampler unpacked and judged. */
#ifndef HEADER_H
#define HEADER_H
#include "stage.h"

/* POLICY bit 0 as in force at the transfer of the beat, and when the header line was filled (level base only). */
struct tex_header_policy {
    bool gob_width_one;
    bool gob_width_one_at_fill;
};

/* True if the beat needs its header and sampler; their line numbers are put into the two pointers. */
bool tex_header_lookup(const struct tex_bind *bind, const struct tex_regs *regs, uint64_t *header_line,
                       uint64_t *sampler_line);

/*
 * The payload. Both lines are NULL if tex_header_lookup said that none is needed.
 * header_hit and sampler_hit are left 0; the cycle layer sets them.
 */
void tex_header_eval(const struct tex_decode *decode, const struct tex_bind *bind,
                     const struct tex_header_policy *policy, const struct tex_line *header_line,
                     const struct tex_line *sampler_line, struct tex_cover *cover, struct tex_header *out);

#endif
