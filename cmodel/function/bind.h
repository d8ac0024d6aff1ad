// SPDX-License-Identifier: Apache-2.0
/* Stage bind (README 1.2): the handle and the two indices in it. */
#ifndef BIND_H
#define BIND_H
#include "function/stage.h"

/* True if the beat needs a handle line (immediate form, live); *line gets its line number (byte address / 32). */
bool tex_bind_lookup(const struct tex_decode *decode, const struct tex_regs *regs, uint64_t *line);

/* The payload. `handle_line` is the line asked for, NULL if tex_bind_lookup needs none. */
void tex_bind_eval(const struct tex_decode *decode, const struct tex_regs *regs, const struct tex_line *handle_line,
                   struct tex_bind *out);

#endif
