// SPDX-License-Identifier: Apache-2.0
/* Integer coordinates of a texel fetch, a part of stage coord (stages/coord.md#texel-fetch). */
#ifndef FETCH_H
#define FETCH_H
#include "function/stage.h"

/* Place of sample `index` in the grid of its pixel, from the upper left; both below the grid's size. */
struct tex_fetch_cell {
    uint32_t x, y;
};
struct tex_fetch_cell tex_fetch_cell(uint32_t samples, uint32_t index);

/* The rest of the payload of coord, whose tag, op and zeros are there; status OUT_OF_BOUNDS if there is no such texel.
 */
void tex_fetch_eval(const struct tex_decode *decode, const struct tex_header *header, const struct tex_lod *lod,
                    struct tex_coord *out);

#endif
