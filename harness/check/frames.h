// SPDX-License-Identifier: Apache-2.0
/*
 * Frames in a row, packed: valid, ready, flags, then the payload of the valid boundaries in chunks. The payload of an
 * invalid boundary has no meaning (cmodel/tex_model.h), and most are invalid: packing halves a frame, which saves time
 * between cores. The valid bits determine the chunks.
 */
#ifndef FRAMES_H
#define FRAMES_H
#include <stddef.h>

#include "tex_defs.h"

#define FRAMES_CHUNK 8U /* words */
#define FRAMES_CHUNKS ((TEX_PAYLOAD_WORDS + FRAMES_CHUNK - 1) / FRAMES_CHUNK)
#define FRAMES_MOST (FRAMES_CHUNK * (1 + FRAMES_CHUNKS)) /* words that packing one frame may write */
#define FRAMES_NIBBLES ((TEX_BOUNDARIES + 3) / 4)

enum frames_flag { FRAMES_RESET = 1, FRAMES_PINS = 2, FRAMES_PROBE = 4 };

/* The chunks that hold the payload of boundaries: by four of them, a bit each. */
struct frames_plan {
    uint64_t chunks[FRAMES_NIBBLES][16];
};
void frames_plan(struct frames_plan *plan);

/* Both return the words used. After unpacking, payloads of other boundaries are undefined. */
size_t frames_pack(const struct frames_plan *plan, const struct tex_frame *f, uint32_t flags, uint32_t *to);
size_t frames_unpack(const struct frames_plan *plan, const uint32_t *from, struct tex_frame *f, uint32_t *flags);

#endif
