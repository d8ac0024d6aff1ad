// SPDX-License-Identifier: Apache-2.0
/* The level that a pass of a thread reads texels of: its size, and the element of each texel. */
#ifndef LEVEL_VIEW_H
#define LEVEL_VIEW_H
#include "tex_model.h"

#define LEVEL_ELEMENT 16 /* bytes of the largest */
#define LEVEL_FACES 6
extern const char *const level_face[LEVEL_FACES];

struct level_size {
    uint64_t width, height; /* texels; of a fetch from a multisample texture, samples */
};
struct level_size level_size(const struct tex_thread_trace *t);

/* The image of the level that is read: the layer of an array, of a cube a face, six a layer. */
uint32_t level_image(const struct tex_thread_trace *t, uint32_t face);
/* The column of sample k: stage wrap has no more than 16 bits of that of a fetch. */
uint32_t level_column(const struct tex_thread_trace *t, unsigned k);

/* A texel of the level, in the slice that the pass reads; the face of a cube, else 0. */
struct level_place {
    uint32_t x, y, face;
};
/*
 * Bytes of the element that holds the texel, as addresses are defined (PD-90, 91, 91c, 92), and the address of the
 * first. The format is one that has elements. What is beyond the element is zero.
 */
uint64_t level_element(const struct tex_thread_trace *t, const struct tex_memory *memory,
                       const struct level_place *place, uint8_t element[LEVEL_ELEMENT]);

#endif
