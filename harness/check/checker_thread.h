// SPDX-License-Identifier: Apache-2.0
/*
 * The checker on its own thread, lagging the simulator by a bounded number of cycles. Frames are handed over packed
 * (frames.h), in batches. Findings and their cycles do not depend on the lag: after a failure the checker records
 * BEHIND cycles more and then freezes, however far the simulator has run. Without a thread the same calls work in
 * place: a batch at a time, as model and simulator then drive each other out of the caches less often, or each frame at
 * once.
 *
 * The checker belongs to the thread, except before checker_thread_case, after checker_thread_drain and when frozen.
 */
#ifndef CHECKER_THREAD_H
#define CHECKER_THREAD_H
#include <pthread.h>

#include "check/checker.h"
#include "check/frames.h"
#include "check/handover.h"

#define CHECKER_THREAD_WORDS 8192U /* of a batch: some 80 frames */
#define CHECKER_THREAD_HURRIED 8U  /* frames of a batch when a drain is near */
#define CHECKER_THREAD_BEHIND 16U  /* cycles recorded after a failure, for the waveform */

enum checker_thread_way {
    CHECKER_THREAD_OWN,     /* on a thread, if one can be created; else in batches */
    CHECKER_THREAD_BATCHES, /* in place, some frames later */
    CHECKER_THREAD_AT_ONCE, /* in place, each frame */
};

struct checker_thread_batch {
    uint32_t frames;
    size_t used; /* words */
    uint32_t words[CHECKER_THREAD_WORDS];
};

struct checker_thread {
    struct checker *checker;
    struct failure failure;       /* kind NOT until there is one */
    const struct test_case *next; /* case to start with the next frame */
    unsigned behind;              /* cycles still to be recorded after the failure */
    bool threaded;
    bool batched;         /* or threaded */
    bool frozen;          /* in place: no more frames are taken */
    bool hurried;         /* a drain is near */
    uint32_t frames_most; /* of a batch */
    pthread_t thread;
    struct handover handover;
    struct frames_plan plan;
    struct checker_thread_batch batch[HANDOVER_SLOTS];
};

void checker_thread_start(struct checker_thread *f, struct checker *checker, enum checker_thread_way way);
void checker_thread_stop(struct checker_thread *f);
/* The next frames are of case `c`, from the first cycle of its reset. Call at the start or after a drain. */
void checker_thread_case(struct checker_thread *f, const struct test_case *c);
/* One sampled cycle. */
struct checker_thread_cycle {
    const struct tex_frame *frame;
    const struct tex_frame *probe_frame; /* of the probe, if it differs from the pins, which `frame` holds; else NULL */
    bool reset;
    bool pins; /* pins and probe were compared */
};
/* False: a failure is known and its window complete; frames are no longer accepted. */
bool checker_thread_push(struct checker_thread *f, const struct checker_thread_cycle *cycle);
/* A drain is near, and shall be short: hand over in small batches. */
void checker_thread_hurry(struct checker_thread *f);
/* Wait until all frames are checked. False if a failure was found; it is frozen then, maybe with a shorter window. */
bool checker_thread_drain(struct checker_thread *f);

#endif
