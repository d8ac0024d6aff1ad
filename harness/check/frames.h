// SPDX-License-Identifier: Apache-2.0
/*
 * Frames in a row, packed: valid, ready, flags, then the payload words of the valid boundaries alone. The payload of a
 * boundary that is not valid has no meaning (cmodel/tex_model.h), and a frame is mostly that: a packed one is a third
 * of its size, which counts where it goes from one core to another.
 */
#ifndef FRAMES_H
#define FRAMES_H
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "base/bits.h"
#include "tex_defs.h"

#define FRAMES_HEAD (TEX_HANDSHAKE_WORDS + 1U)
#define FRAMES_CHUNK 8U
#define FRAMES_ROUND(words) (((words) + FRAMES_CHUNK - 1) / FRAMES_CHUNK * FRAMES_CHUNK)
#define FRAMES_MOST (FRAMES_HEAD + TEX_PAYLOAD_WORDS + FRAMES_CHUNK) /* words that packing one frame may write */

enum frames_flag { FRAMES_RESET = 1, FRAMES_PINS = 2, FRAMES_TWIN = 4 };

/* Both return the words used. Unpacking leaves the payload of other boundaries as it was. */
static inline size_t frames_pack(const struct tex_frame *f, uint32_t flags, uint32_t *to)
{
    uint32_t *at = to + FRAMES_HEAD;
    to[0] = (uint32_t)f->valid;
    to[1] = (uint32_t)(f->valid >> 32);
    to[2] = (uint32_t)f->ready;
    to[3] = (uint32_t)(f->ready >> 32);
    to[4] = flags;
    for (tex_boundary_set left = f->valid & TEX_SET_ALL; left; left &= left - 1) {
        const struct tex_boundary_info *b = &tex_boundaries[lowest_bit(left)];
        const uint32_t *payload = &f->payload[b->word];
        /* In whole chunks where the frame has them: few branches. What is too much is written over by the next. */
        unsigned words = b->word + FRAMES_ROUND(b->words) <= TEX_PAYLOAD_WORDS ? FRAMES_ROUND(b->words) : 0;
        for (unsigned i = 0; i < words; i += FRAMES_CHUNK)
            memcpy(at + i, payload + i, FRAMES_CHUNK * sizeof *at);
        for (unsigned i = 0; words == 0 && i < b->words; i++)
            at[i] = payload[i];
        at += b->words;
    }
    return (size_t)(at - to);
}

static inline size_t frames_unpack(const uint32_t *from, struct tex_frame *f, uint32_t *flags)
{
    const uint32_t *at = from + FRAMES_HEAD;
    f->valid = from[0] | (tex_boundary_set)from[1] << 32;
    f->ready = from[2] | (tex_boundary_set)from[3] << 32;
    *flags = from[4];
    for (tex_boundary_set left = f->valid & TEX_SET_ALL; left; left &= left - 1) {
        const struct tex_boundary_info *b = &tex_boundaries[lowest_bit(left)];
        uint32_t *payload = &f->payload[b->word];
        for (unsigned i = 0; i < b->words; i++)
            payload[i] = *at++;
    }
    return (size_t)(at - from);
}

#endif
