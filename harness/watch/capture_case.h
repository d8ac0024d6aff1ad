// SPDX-License-Identifier: Apache-2.0
/*
 * Cases from what was captured. A case has one configuration and begins after a reset, with empty caches. It begins
 * where the unit was idle, if it can: nothing of before is then missing but the contents of the caches.
 */
#ifndef CAPTURE_CASE_H
#define CAPTURE_CASE_H
#include "watch/capture.h"

#define CAPTURE_SPANS 4U

/* Instructions [begin, end) of those that are kept. */
struct capture_span {
    size_t begin, end;
    size_t failing; /* the instruction of the failure, or `end` */
    uint64_t cycle; /* in which it begins, from the first cycle of the capture */
    bool idle;      /* the unit was idle then */
};

/*
 * Spans for a failure of instruction `number` since the reset before (FAILURE_NONE: of none), in `cycle` of the
 * capture. Each ends with the instructions that had been issued then. The first begins at the last idle point before
 * the instruction; the others earlier, the last one where registers changed, with a reset, or as early as is kept.
 * Returns their number, at least 1. After capture_close.
 */
unsigned capture_spans(const struct capture *o, uint64_t cycle, uint32_t number,
                       struct capture_span span[CAPTURE_SPANS]);
/*
 * The case of a span, to be freed. Its memory lies over that of the capture, which it must not outlive. Registers that
 * instructions depend on are those of the span, the others those of `config`. False if out of memory.
 */
bool capture_case(const struct capture *o, const struct capture_span *span, const struct tex_config *config,
                  struct test_case *out);
/* Only the memory that the case needs, on its own: what its instructions read and what was read since it began. False
 * if out of memory. */
bool capture_case_prune(const struct capture *o, const struct capture_span *span, struct test_case *c);

#endif
