// SPDX-License-Identifier: Apache-2.0
#include "check/frames.h"

#include <string.h>

#include "base/bits.h"

#define BYTES (FRAMES_CHUNK * sizeof(uint32_t))
_Static_assert(FRAMES_CHUNKS <= 64 && TEX_PAYLOAD_WORDS >= FRAMES_CHUNK, "a bit for each chunk");

/* Of the first chunk. */
enum head { VALID_LOW, VALID_HIGH, READY_LOW, READY_HIGH, FLAGS };

/* Its first word. The last chunk begins early enough to be whole. */
static inline unsigned word_of(unsigned chunk)
{
    return chunk == FRAMES_CHUNKS - 1 ? TEX_PAYLOAD_WORDS - FRAMES_CHUNK : chunk * FRAMES_CHUNK;
}

static uint64_t chunks_of(const struct tex_boundary_info *b)
{
    uint64_t set = 0;
    for (unsigned word = b->word; word < b->word + b->words; word++)
        set |= UINT64_C(1) << word / FRAMES_CHUNK;
    return set;
}

void frames_plan(struct frames_plan *plan)
{
    memset(plan, 0, sizeof *plan);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        for (unsigned bits = 0; bits < 16; bits++)
            if (bits >> b % 4 & 1)
                plan->chunks[b / 4][bits] |= chunks_of(&tex_boundaries[b]);
}

/* Without a branch: which boundaries are valid cannot be foretold. */
static inline uint64_t chunks_in(const struct frames_plan *plan, tex_boundary_set valid)
{
    uint64_t set = 0;
    for (unsigned i = 0; i < FRAMES_NIBBLES; i++)
        set |= plan->chunks[i][valid >> 4 * i & 15];
    return set;
}

size_t frames_pack(const struct frames_plan *plan, const struct tex_frame *f, uint32_t flags, uint32_t *to)
{
    uint32_t *at = to + FRAMES_CHUNK;
    to[VALID_LOW] = (uint32_t)f->valid;
    to[VALID_HIGH] = (uint32_t)(f->valid >> 32);
    to[READY_LOW] = (uint32_t)f->ready;
    to[READY_HIGH] = (uint32_t)(f->ready >> 32);
    to[FLAGS] = flags;
    for (uint64_t left = chunks_in(plan, f->valid); left; left &= left - 1) {
        memcpy(at, &f->payload[word_of(lowest_bit(left))], BYTES);
        at += FRAMES_CHUNK;
    }
    return (size_t)(at - to);
}

size_t frames_unpack(const struct frames_plan *plan, const uint32_t *from, struct tex_frame *f, uint32_t *flags)
{
    const uint32_t *at = from + FRAMES_CHUNK;
    f->valid = from[VALID_LOW] | (tex_boundary_set)from[VALID_HIGH] << 32;
    f->ready = from[READY_LOW] | (tex_boundary_set)from[READY_HIGH] << 32;
    *flags = from[FLAGS];
    for (uint64_t left = chunks_in(plan, f->valid); left; left &= left - 1) {
        memcpy(&f->payload[word_of(lowest_bit(left))], at, BYTES);
        at += FRAMES_CHUNK;
    }
    return (size_t)(at - from);
}
