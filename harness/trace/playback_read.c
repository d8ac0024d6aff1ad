// SPDX-License-Identifier: Apache-2.0
#include <string.h>

#include "trace/playback_part.h"

static void unpack_side(const uint32_t *from, struct playback_side *s)
{
    s->frame.valid = from[0] | (tex_boundary_set)from[1] << 32;
    s->frame.ready = from[2] | (tex_boundary_set)from[3] << 32;
    memcpy(s->frame.payload, from + PAYLOAD_AT, sizeof s->frame.payload);
    memcpy(s->beat, from + BEATS_AT, sizeof s->beat);
}

static void unpack(struct playback_cursor *c)
{
    uint32_t model[PLAYBACK_SIDE_WORDS];
    for (unsigned i = 0; i < PLAYBACK_SIDE_WORDS; i++)
        model[i] = c->words[i] ^ c->words[PLAYBACK_SIDE_WORDS + i];
    unpack_side(c->words, &c->side[TRACE_RTL]);
    unpack_side(model, &c->side[TRACE_MODEL]);
    c->flags = c->words[FLAGS_AT];
}

const struct playback_segment *playback_segment_of(const struct playback_cursor *c)
{
    return c->playback->segments[c->segment];
}

/* Boundaries whose payload or beat has a word in start..end of a side. */
static tex_boundary_set boundaries_in(const struct playback_cursor *c, unsigned start, unsigned end)
{
    tex_boundary_set set = 0;
    for (unsigned i = start < PAYLOAD_AT ? PAYLOAD_AT : start; i < end; i++)
        set |= TEX_BIT(c->boundary_of[i]);
    return set;
}

static void note_fresh(struct playback_cursor *c, unsigned start, unsigned end)
{
    if (start < PLAYBACK_SIDE_WORDS) {
        tex_boundary_set set = boundaries_in(c, start, end < PLAYBACK_SIDE_WORDS ? end : PLAYBACK_SIDE_WORDS);
        for (unsigned s = 0; s < TRACE_SIDES; s++)
            c->fresh[s] |= set;
    }
    end = end < FLAGS_AT ? end : FLAGS_AT;
    if (end > PLAYBACK_SIDE_WORDS)
        c->fresh[TRACE_MODEL] |=
            boundaries_in(c, start > PLAYBACK_SIDE_WORDS ? start - PLAYBACK_SIDE_WORDS : 0, end - PLAYBACK_SIDE_WORDS);
}

/* The next cycle of the segment. */
static void apply(struct playback_cursor *c)
{
    const struct playback_segment *s = playback_segment_of(c);
    memset(c->fresh, 0, sizeof c->fresh);
    for (uint32_t runs = s->words[c->at++]; runs > 0; runs--) {
        uint32_t head = s->words[c->at++], start = head >> 16, count = head & 0xffff;
        memcpy(&c->words[start], &s->words[c->at], count * sizeof *c->words);
        c->at += count;
        note_fresh(c, start, start + count);
    }
    c->cycle = s->first + c->read++;
}

static void open_segment(struct playback_cursor *c, size_t segment)
{
    c->segment = segment;
    c->read = 0;
    c->at = 0;
    memcpy(c->words, playback_segment_of(c)->base, sizeof c->words);
    apply(c);
}

void playback_open(struct playback_cursor *c, const struct playback *r)
{
    memset(c, 0, sizeof *c);
    c->playback = r;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        memset(&c->boundary_of[PAYLOAD_AT + tex_boundaries[b].word], (int)b, tex_boundaries[b].words);
        memset(&c->boundary_of[BEATS_AT + b * PLAYBACK_BEAT_WORDS], (int)b, PLAYBACK_BEAT_WORDS);
    }
    open_segment(c, r->from);
    unpack(c);
}

bool playback_seek(struct playback_cursor *c, uint64_t cycle)
{
    const struct playback *r = c->playback;
    if (cycle < playback_first(r) || cycle > playback_last(r))
        return false;
    size_t segment = r->from + (size_t)((cycle - playback_first(r)) / PLAYBACK_SEGMENT);
    if (segment != c->segment || cycle < c->cycle)
        open_segment(c, segment);
    while (c->cycle < cycle)
        apply(c);
    unpack(c);
    return true;
}

bool playback_next(struct playback_cursor *c)
{
    if (c->cycle == playback_last(c->playback))
        return false;
    if (c->read == PLAYBACK_SEGMENT)
        open_segment(c, c->segment + 1);
    else
        apply(c);
    unpack(c);
    return true;
}

bool playback_next_segment(struct playback_cursor *c)
{
    if (c->segment + 1 == c->playback->count)
        return false;
    open_segment(c, c->segment + 1);
    unpack(c);
    return true;
}

bool playback_segment_before(struct playback_cursor *c)
{
    if (c->segment == c->playback->from)
        return false;
    open_segment(c, c->segment - 1);
    unpack(c);
    return true;
}
