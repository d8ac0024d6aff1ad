// SPDX-License-Identifier: Apache-2.0
/*
 * The checker on a thread of its own, behind the simulator by a bounded number of cycles. Frames are handed over packed
 * (frames.h), in batches. What is found, and in which cycle, does not depend on the lag: after a failure the checker
 * records BEHIND cycles more and then freezes, however far the simulator has run by then. Without a thread the same
 * calls do the work at once.
 *
 * The checker belongs to the thread, except before follower_case, after follower_drain and when frozen.
 */
#ifndef FOLLOWER_H
#define FOLLOWER_H
#include <pthread.h>

#include "checker.h"
#include "frames.h"

#define FOLLOWER_BATCHES 4U
#define FOLLOWER_WORDS 16384U /* of a batch: some 200 frames */
#define FOLLOWER_BEHIND 16U   /* cycles recorded after a failure, for the waveform */

struct follower_batch {
    uint32_t frames;
    size_t used; /* words */
    uint32_t words[FOLLOWER_WORDS];
};

struct follower {
    struct checker *checker;
    struct failure failure;       /* kind NOT until there is one */
    bool frozen;                  /* there is one, and its window is complete */
    const struct test_case *next; /* case to start with the next frame */
    unsigned behind;              /* cycles still to be recorded after the failure */
    bool threaded, stop;
    pthread_t thread;
    pthread_mutex_t mutex; /* over the following, and frozen */
    pthread_cond_t more, room;
    uint64_t published;                            /* batches */
    _Atomic uint64_t consumed;                     /* read without the mutex too */
    struct follower_batch batch[FOLLOWER_BATCHES]; /* number `published` is the simulator's own */
};

/* `threaded`: with a thread, if one can be had. */
void follower_start(struct follower *f, struct checker *checker, bool threaded);
void follower_stop(struct follower *f);
/* The coming frames are of case `c`, from the first cycle of its reset. Call at the start or after a drain. */
void follower_case(struct follower *f, const struct test_case *c);
/* One cycle, as it was sampled. */
struct follower_cycle {
    const struct tex_frame *frame;
    const struct tex_frame *twin; /* what the probe shows, if the pins, which the frame holds, differ; else NULL */
    bool reset;
    bool pins; /* pins and probe were compared */
};
/* False: a failure is known and its window complete; nothing more is taken. */
bool follower_push(struct follower *f, const struct follower_cycle *cycle);
/* Hand over what was pushed: a drain is near, and shall be short. */
void follower_hurry(struct follower *f);
/* Wait until all frames are checked. False if a failure was found; it is frozen then, if with a shorter window. */
bool follower_drain(struct follower *f);

#endif
