// SPDX-License-Identifier: Apache-2.0
/* Stage query (stores.md 1.11): answers TXQ from a texture header. */
#ifndef QUERY_H
#define QUERY_H
#include "function/stage.h"

void tex_query_eval(const struct tex_decode *decode, const struct tex_header *header, struct tex_query *out);

/* Colour samples of a pixel, by multisample mode (PD-24). */
uint32_t tex_query_samples(uint32_t mode);

/* Where sample `index` of the mode is, packed {4.12, 4.12} (PD-23, PD-23a); 0 if the mode has no such sample. */
uint32_t tex_query_position(uint32_t mode, uint32_t index);

#endif
