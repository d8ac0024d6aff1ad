// SPDX-License-Identifier: Apache-2.0
/* The pins of a run, recorded and played back: the same stimulus without agents, model or comparison. */
#ifndef TAPE_H
#define TAPE_H
#include <stddef.h>
#include <time.h>

#include "dut.h"

struct tape {
    uint32_t *words; /* for each cycle the mask of changed ports, then their values */
    size_t count, capacity;
    uint64_t cycles;
    bool failed; /* memory is out */
};

/* All clocks at once; thread: the caller's. */
struct tape_clock {
    struct timespec wall, process, thread;
};
struct tape_clock tape_now(void);

void tape_free(struct tape *t);

/* A client in front of another: passes everything on and records. */
struct tape_recorder {
    struct tape *tape;
    struct dut_client inner;
    struct tape_clock begin, end; /* first and last cycle */
};
struct dut_client tape_record(struct tape_recorder *r);

enum tape_sample {
    TAPE_BLIND,  /* nothing is read */
    TAPE_PROBE,  /* the probe is read every cycle */
    TAPE_SAMPLE, /* the pins too, and compared with it */
    TAPE_KEEP    /* frames are kept, until there is no more room: then it ends */
};

/* A client that plays the tape. */
struct tape_player {
    const struct tape *tape;
    enum tape_sample sample;
    struct tex_frame *frames; /* KEEP: room for frames_max, the caller's */
    bool *resets;             /* the same: rst_i of the cycle */
    size_t frames_max;
    size_t at;
    uint64_t cycle; /* played; KEEP: so many frames stand */
    struct tex_frame frame;
    struct tape_clock begin, end;
};
struct dut_client tape_play(struct tape_player *p);

#endif
