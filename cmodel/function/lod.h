// SPDX-License-Identifier: Apache-2.0
/* Stage lod (stages/lod.md): the level of a thread, its place and its size. */
#ifndef LOD_H
#define LOD_H
#include "function/stage.h"

/* The payload, from the level that the thread names, and the words of its texture header. */
void tex_lod_eval(const struct tex_decode *decode, const struct tex_header *header, const struct tex_texture *texture,
                  struct tex_lod *out);

#endif
