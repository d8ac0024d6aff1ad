// SPDX-License-Identifier: Apache-2.0
/*
 * Every cycle of a case, of both sides, in memory, and any of them at hand at once, forwards and back (`texlock debug
 * --step`). A cycle is kept as the words that changed; a whole state each PLAYBACK_SEGMENT cycles bounds what a reader
 * has to go through. The payload of an invalid boundary has no meaning and stays as it was.
 */
#ifndef PLAYBACK_H
#define PLAYBACK_H
#include "trace/walk.h"

#define PLAYBACK_SEGMENT 64U /* cycles */

/* Who is at a boundary; only while it is valid. */
struct playback_beat {
    uint32_t instruction; /* since the last reset; TRACK_NONE: of none in particular */
    uint32_t lanes;       /* its threads, a bit each */
    uint32_t pass;        /* of the thread, from 0 */
    uint32_t since;       /* the cycle in which it was shown first, its low 32 bits */
};
struct playback_side {
    struct tex_frame frame;
    struct playback_beat beat[TEX_BOUNDARIES];
};
enum playback_flag { PLAYBACK_RESET = 1, PLAYBACK_MODEL = 2 }; /* the model was stepped: else its side is all zero */

/* A side as words: valid and ready, payload, beats. */
#define PLAYBACK_BEAT_WORDS ((unsigned)(sizeof(struct playback_beat) / sizeof(uint32_t)))
#define PLAYBACK_SIDE_WORDS (4U + TEX_PAYLOAD_WORDS + TEX_BOUNDARIES * PLAYBACK_BEAT_WORDS)
#define PLAYBACK_WORDS (TRACE_SIDES * PLAYBACK_SIDE_WORDS + 1U) /* and the flags */

struct playback_segment {
    uint64_t first;
    unsigned cycles;
    tex_boundary_set shown; /* boundaries at which a beat begins to be shown, on any side */
    bool differs;           /* in a word of any cycle */
    uint32_t *words;        /* of each cycle: the number of runs; of each run place << 16 | count, and its words */
    size_t used, room;
    uint32_t base[PLAYBACK_WORDS]; /* before its first cycle */
};
/* A header beat of the RTL. */
struct playback_issue {
    uint64_t cycle;
    uint32_t instruction;
};
struct playback {
    size_t most, used; /* bytes of segments: the oldest go first */
    bool no_memory;    /* nothing was recorded from there on */
    tex_boundary_set visible;
    struct playback_segment **segments;
    size_t from, count, room; /* segments[from] is the oldest */
    struct playback_issue *issues;
    size_t issues_count, issues_room;
    struct playback_side side[TRACE_SIDES]; /* of the last cycle */
    uint32_t words[PLAYBACK_WORDS];
};

/* `most`: bytes of the cycles that are kept; the last 64 are, whatever they need. */
void playback_begin(struct playback *r, size_t most);
void playback_free(struct playback *r);
/* A case begins: all before is forgotten. */
void playback_case(struct playback *r, tex_boundary_set visible);
/* One cycle; each is the one after the last. `model` NULL: it is not stepped. */
void playback_cycle(struct playback *r, const struct walk_both *both, const struct tex_frame *rtl,
                    const struct tex_frame *model);

static inline bool playback_empty(const struct playback *r)
{
    return r->from == r->count;
}
/* Of a record that is not empty. */
uint64_t playback_first(const struct playback *r);
uint64_t playback_last(const struct playback *r);

/* A reader. It stands in a cycle; nothing may be recorded meanwhile. */
struct playback_cursor {
    const struct playback *playback;
    size_t segment;
    unsigned read;  /* cycles of the segment that are in the state */
    size_t at;      /* next word of the segment */
    uint64_t cycle; /* the one in the state */
    uint32_t flags; /* enum playback_flag */
    /* Boundaries with a new beat, or whose payload has changed since the cycle before on either side. */
    tex_boundary_set fresh[TRACE_SIDES];
    struct playback_side side[TRACE_SIDES];
    uint32_t words[PLAYBACK_WORDS];
    uint8_t boundary_of[PLAYBACK_SIDE_WORDS]; /* of a word of payload or beat */
};
/* In the first cycle of a record that is not empty. */
void playback_open(struct playback_cursor *c, const struct playback *r);
/* False: the cycle is not recorded, and the cursor stays. */
bool playback_seek(struct playback_cursor *c, uint64_t cycle);
/* To the next cycle; false at the last. */
bool playback_next(struct playback_cursor *c);
/* The segment in which the cursor stands. */
const struct playback_segment *playback_segment_of(const struct playback_cursor *c);
/* To the first cycle of the next segment, or of the one before. False: there is none. */
bool playback_next_segment(struct playback_cursor *c);
bool playback_segment_before(struct playback_cursor *c);
/* The last issue of an instruction that `wanted` accepts at or before a cycle; if none, the first after it. */
const struct playback_issue *playback_issue_at(const struct playback *r, uint64_t cycle,
                                               bool (*wanted)(const void *user, uint32_t instruction),
                                               const void *user);

#endif
