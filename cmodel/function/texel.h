// SPDX-License-Identifier: Apache-2.0
/* Stage texel (stages/texel.md): stored bits to the four result lanes of each sample. */
#ifndef TEXEL_H
#define TEXEL_H
#include "function/stage.h"

/* The payload, from the elements or codes and the header's format; of TMML the level that was chosen. */
void tex_texel_eval(const struct tex_block *block, const struct tex_header *header, const struct tex_lod *lod,
                    const struct tex_policy *policy, struct tex_texel *out);

/* Value of texel `texel_in_block` of an element in a component of this source. */
uint32_t tex_texel_value(const struct tex_fmt *fmt, uint32_t source, const struct tex_policy *policy,
                         const uint32_t raw[4], uint32_t texel_in_block);

/* Lowest bit of stored component 0..3 of that texel. */
unsigned tex_texel_low(const struct tex_format_info *format, unsigned component, uint32_t texel_in_block);

#endif
