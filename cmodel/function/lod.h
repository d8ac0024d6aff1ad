// SPDX-License-Identifier: Apache-2.0
/* Stage lod (stages/lod.md): the level of a thread, its place and its size. */
#ifndef LOD_H
#define LOD_H
#include "function/stage.h"

/*
 * The payload, from the level that the thread names, or from `quad`, s, t, r of the four threads of its quad as
 * delivered, and the words of its texture header. tag.more: there is a pass after `pass`. Returns how many passes the
 * thread has; 1 of a token, or one that is refused.
 */
unsigned tex_lod_eval(const struct tex_decode *decode, const uint32_t quad[4][3], uint32_t pass,
                      const struct tex_header *header, const struct tex_texture *texture,
                      const struct tex_policy *policy, struct tex_lod *out);

/* Place and size of a level of the view, with this filter: the payload without tag and what chose the level. */
void tex_lod_place(const struct tex_header *header, const struct tex_texture *texture, uint32_t step, uint32_t sampling,
                   struct tex_lod *out);

#endif
