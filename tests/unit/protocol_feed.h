// SPDX-License-Identifier: Apache-2.0
/* Frames by hand for the protocol checks: payloads are set, then a cycle is shown. */
#ifndef PROTOCOL_FEED_H
#define PROTOCOL_FEED_H
#include <stdlib.h>

#include "protocol/protocol.h"
#include "tap.h"

#define BIT(name) TEX_BIT(TEX_AT_##name)
#define EVERYTHING TEX_SET_ALL

struct feed {
    struct protocol p;
    struct protocol_traffic t; /* counted here, independently of the checks */
    struct tex_frame frame[2];
    unsigned cycle;
    bool after_reset;
    struct protocol_violation v;
    uint64_t broken; /* cycles in which a check was */
};

static inline void feed_begin(struct feed *f, tex_boundary_set visible)
{
    memset(f, 0, sizeof *f);
    protocol_init(&f->p, visible);
}

static inline uint32_t *feed_words(struct feed *f, enum tex_boundary b)
{
    return &f->frame[f->cycle % 2].payload[tex_boundaries[b].word];
}

/* True if nothing was broken. */
static inline bool feed_frame(struct feed *f, const struct tex_frame *frame, bool reset)
{
    struct tex_frame *own = &f->frame[f->cycle % 2];
    if (frame != own)
        *own = *frame;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        f->t.valid[b] += own->valid >> b & 1;
        f->t.moved[b] += own->valid >> b & own->ready >> b & 1;
    }
    f->t.resets += f->after_reset;
    f->after_reset = reset;
    bool good = protocol_cycle(&f->p, own, reset, &f->v);
    f->broken += !good;
    f->cycle++;
    return good;
}

static inline bool feed_show(struct feed *f, tex_boundary_set valid, tex_boundary_set ready, bool reset)
{
    struct tex_frame *own = &f->frame[f->cycle % 2];
    own->valid = valid;
    own->ready = ready;
    bool good = feed_frame(f, own, reset);
    f->frame[f->cycle % 2] = (struct tex_frame){0};
    return good;
}

static inline bool feed_move(struct feed *f, tex_boundary_set boundaries)
{
    return feed_show(f, boundaries, boundaries, false);
}

/* The last cycle broke this check, and this side is at fault. */
static inline void assert_broken(const struct feed *f, bool good, enum protocol_check check, enum protocol_side side)
{
    assert_false(good);
    assert_string_equal(protocol_rows[f->v.check].id, protocol_rows[check].id);
    assert_int_equal(f->v.side, side);
    assert_true(f->p.violations[check] > 0);
    assert_true(strlen(f->v.text) > 0);
}

static inline void assert_minimums(const struct feed *f)
{
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++)
        if (f->p.count[i] != protocol_minimum(&f->p, (enum protocol_check)i, &f->t))
            fail_msg("%s: judged %llu, minimum %llu", protocol_rows[i].id, (unsigned long long)f->p.count[i],
                     (unsigned long long)protocol_minimum(&f->p, (enum protocol_check)i, &f->t));
}

#endif
