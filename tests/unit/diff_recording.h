// SPDX-License-Identifier: Apache-2.0
/* Recordings made by hand, for the tests of `texlock diff`. */
#ifndef DIFF_RECORDING_H
#define DIFF_RECORDING_H
#include <stdio.h>

#include "diff/tape.h"
#include "tap.h"

/* Stage one, whose beats have names; stage two; a bus, of two words, whose beats have none. */
#define HAND_LAYOUT                                                                                                    \
    "about\tseed\t7\n"                                                                                                 \
    "boundary\tone\tfirst\tsecond\t1\t1\nfield\tv\t0\t16\t1\tu\t-\nfield\tw\t16\t8\t2\ts\t-\n"                         \
    "boundary\ttwo\tsecond\tthird\t1\t1\nfield\tv\t0\t32\t1\tu\t-\n"                                                   \
    "boundary\tbus\tbus\tbus\t2\t0\nfield\taddress\t0\t40\t1\tx\t-\n"
enum { HAND_ONE, HAND_TWO, HAND_BUS };
enum { HAND_RTL = 1, HAND_MODEL = 2, HAND_BOTH = 3 };

struct hand {
    FILE *file;
    struct record_out out;
};

static inline void hand_begin(struct hand *h, const char *layout)
{
    h->file = tmpfile();
    assert_non_null(h->file);
    record_out_begin(&h->out, h->file);
    record_out_layout(&h->out, layout, strlen(layout));
}

static inline void hand_mark(struct hand *h, enum record_what what, uint64_t cycle)
{
    const struct record_part none = {NULL, 0};
    record_out_item(&h->out, record_item(what, 0, HAND_BOTH), cycle, none, none);
}

static inline void hand_instruction(struct hand *h, uint64_t cycle, uint32_t number, uint64_t word, uint32_t warp)
{
    const uint32_t words[] = {number, (uint32_t)word, (uint32_t)(word >> 32), 0, warp};
    record_out_item(&h->out, record_item(RECORD_INSTRUCTION, 0, HAND_BOTH), cycle, (struct record_part){words, 5},
                    (struct record_part){NULL, 0});
}

/* A beat of thread `lane` of an instruction; RECORD_NONE: of none. Its payload is `value`, then zeros. */
static inline void hand_beat(struct hand *h, unsigned boundary, unsigned sides, uint64_t cycle, uint32_t instruction,
                             uint32_t lane, uint32_t value)
{
    const uint32_t words[] = {instruction, instruction == RECORD_NONE ? 0 : UINT32_C(1) << lane, 0};
    const uint32_t payload[] = {value, 0};
    record_out_item(&h->out, record_item(RECORD_BEAT, boundary, sides), cycle, (struct record_part){words, 3},
                    (struct record_part){payload, boundary == HAND_BUS ? 2 : 1});
}

/* The recording, whole. */
static inline FILE *hand_end(struct hand *h)
{
    assert_true(record_out_end(&h->out));
    assert_int_equal(fflush(h->file), 0);
    return h->file;
}

#endif
