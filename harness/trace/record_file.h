// SPDX-License-Identifier: Apache-2.0
/*
 * The file of a recording (record.h), which says itself what it holds, so that another build can read it. All words
 * have 32 bits, little-endian. RECORD_MARK, then chunks: struct record_head and as many bytes of a zstd frame.
 *
 * RECORD_LAYOUT, first, text, columns by tabs: `about KEY VALUE`; `boundary NAME STAGE CONSUMER WORDS ONCE` in pipeline
 * order, each followed by its `field NAME OFFSET WIDTH COUNT KIND CODE`, as tex_leaf_info has them, `-` for none. ONCE
 * is 1 where an instruction, a set of lanes and a pass name one beat.
 * RECORD_CASE: the visible boundaries, a bit each (two words, low first), enum record_flag, then the name.
 * RECORD_ITEMS: items of the case, whole ones. RECORD_END: the last chunk, empty.
 *
 * An item: what | boundary << 8 | sides << 16 (a bit each: 1 RTL, 2 model), cycles since the item before (from cycle 0
 * of the case), then what it says.
 */
#ifndef RECORD_FILE_H
#define RECORD_FILE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define RECORD_MARK "texlock recording 1\n"
#define RECORD_CHUNK_BYTES (1U << 18) /* the most of a chunk, before it is packed */
#define RECORD_BOUNDARIES 64U         /* the most */
#define RECORD_WORDS 64U              /* of a payload, the most */
#define RECORD_NONE UINT32_MAX        /* of an instruction: the beat serves none in particular */

/* A line of the layout: the names of the cases are numbers; they are compared with those of any other file in order. */
#define RECORD_NUMBERED "about\tcases\tnumbered\n"

enum record_chunk { RECORD_LAYOUT, RECORD_CASE, RECORD_ITEMS, RECORD_END };
struct record_head {
    uint32_t chunk, packed, bytes; /* bytes in the file, and unpacked */
};
enum record_flag { RECORD_MODELLED = 1 }; /* the model was stepped beside the RTL */

enum record_what {
    RECORD_BEAT,        /* a transfer: instruction since the reset, lanes (a bit each), pass, payload */
    RECORD_INSTRUCTION, /* number since the reset, word (low, high), phase, warp; before its other beats */
    RECORD_RESET,       /* instructions count from 0 again */
    RECORD_FAILED,      /* the case fails here; what follows in it is not complete */
    RECORD_CASE_END,    /* its last cycle */
};
enum { RECORD_ITEM_WORDS = 2, RECORD_BEAT_WORDS = 3, RECORD_INSTRUCTION_WORDS = 5 };

struct record_out {
    FILE *out;
    void *zstd;
    uint32_t *words;
    uint8_t *packed;
    size_t count, room; /* words of the chunk that is being filled; bytes of packed */
    uint64_t cycle;     /* of the item before */
    bool failed;        /* out of memory */
};

/* Errors of writing stay in the stream (ferror). */
void record_out_begin(struct record_out *o, FILE *out);
void record_out_layout(struct record_out *o, const char *text, size_t size);
void record_out_case(struct record_out *o, const char *name, uint64_t visible, uint32_t flags);
/* At most RECORD_BEAT_WORDS or RECORD_INSTRUCTION_WORDS of `words`, then `payload`. */
struct record_part {
    const uint32_t *words;
    size_t count;
};
void record_out_item(struct record_out *o, uint32_t head, uint64_t cycle, struct record_part words,
                     struct record_part payload);
/* The last chunk. False: out of memory, or the stream has an error; errno. */
bool record_out_end(struct record_out *o);

static inline uint32_t record_item(enum record_what what, unsigned boundary, unsigned sides)
{
    return (uint32_t)what | boundary << 8 | sides << 16;
}

#endif
