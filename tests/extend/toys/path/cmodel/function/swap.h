// SPDX-License-Identifier: Apache-2.0
/* Stage swap: the coordinates of a thread, the second one first. */
#ifndef SWAP_H
#define SWAP_H
#include "function/stage.h"

void tex_swap_eval(const struct tex_decode *decode, const struct tex_header *header, struct tex_swap *out);

#endif
