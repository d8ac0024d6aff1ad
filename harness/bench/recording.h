// SPDX-License-Identifier: Apache-2.0
/* The pins of a run, recorded and played back: the same stimulus without agents, model or comparison. */
#ifndef RECORDING_H
#define RECORDING_H
#include <stddef.h>
#include <time.h>

#include "base/dut.h"

struct recording {
    uint32_t *words; /* for each cycle the mask of changed ports, then their values */
    size_t count, capacity;
    uint64_t cycles;
    bool failed; /* out of memory */
};

/* All clocks at once; thread: the caller's. */
struct recording_clock {
    struct timespec wall, process, thread;
};
struct recording_clock recording_now(void);

void recording_free(struct recording *t);

/* A client in front of another: passes everything on, and records or only takes the times. */
struct recording_recorder {
    struct recording *recording; /* NULL: not recorded */
    struct dut_client inner;
    bool begun;
    struct recording_clock begin, end; /* first and last cycle */
};
struct dut_client recording_record(struct recording_recorder *r);

enum recording_sample {
    RECORDING_BLIND,  /* nothing is read */
    RECORDING_PROBE,  /* the probe is read every cycle */
    RECORDING_SAMPLE, /* the pins too, and compared with it */
    RECORDING_KEEP    /* frames are kept until there is no more room; then it ends */
};

/* A client that plays the recording. */
struct recording_player {
    const struct recording *recording;
    enum recording_sample sample;
    struct tex_frame *frames; /* KEEP: room for frames_max, the caller's */
    bool *resets;             /* the same: rst_i of the cycle */
    size_t frames_max;
    size_t at;
    uint64_t cycle; /* played; KEEP: the number of frames kept */
    struct tex_frame frame;
    struct recording_clock begin, end;
};
struct dut_client recording_play(struct recording_player *p);

#endif
