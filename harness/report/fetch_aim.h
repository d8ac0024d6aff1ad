// SPDX-License-Identifier: Apache-2.0
/* The level of a texel fetch, and its coordinates beside their bounds, for people. */
#ifndef FETCH_AIM_H
#define FETCH_AIM_H
#include <stdio.h>

#include "tex_model.h"

static inline bool fetch_is(const struct tex_thread_trace *t)
{
    return t->decode.op.opcode == TEX_OPCODE_TLD;
}

/* Two lines: lane, level, size and format; then each coordinate with its offset, and its bounds. */
void fetch_aim_print(const struct tex_thread_trace *t, FILE *out);

#endif
