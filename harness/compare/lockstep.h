// SPDX-License-Identifier: Apache-2.0
/*
 * The comparator: one RTL frame against one model frame.
 *
 * Compared in a cycle: IN boundaries: ready (the rest are inputs). OUT: valid, and payload while valid. MID: valid,
 * ready, and payload while valid. MON: valid and payload. The payload of an invalid boundary has no meaning.
 *
 * Blame: a difference in valid or payload travels downstream with the data, so the most upstream boundary (table order)
 * names the cause: its stage. Ready ripples upstream within the cycle, so if only ready differs, the most downstream
 * boundary names it: its consumer.
 */
#ifndef LOCKSTEP_H
#define LOCKSTEP_H
#include <stdbool.h>
#include <stdint.h>

#include "tex_defs.h"

enum difference_kind {
    DIFFERS_NOT,
    DIFFERS_VALID,
    DIFFERS_PAYLOAD,
    DIFFERS_READY,
    DIFFERS_LATE,    /* strictness order and arch: a beat missed the window */
    DIFFERS_UNREAD,  /* likewise: a line that the stage needs was never read */
    DIFFERS_UNKNOWN, /* bits of the RTL are X or Z (unknown.h) */
    DIFFERS_WRITTEN, /* strictness order and arch: writes of an instruction */
    DIFFERS_PIN,     /* pins and probe of the RTL differ (ports.h) */
};
const char *difference_kind_name(enum difference_kind kind);

struct difference {
    enum difference_kind kind;
    enum tex_boundary boundary;             /* the blamed one */
    const char *stage;                      /* named as the cause */
    tex_boundary_set valid, payload, ready; /* every boundary that differs in this cycle, a bit each */
};

struct lockstep {
    tex_boundary_set visible;                /* visible boundaries of the RTL; the others are ignored */
    tex_boundary_set valid_mask, ready_mask; /* boundaries whose valid and ready are compared */
    uint64_t compares[TEX_BOUNDARIES];       /* cycles in which both sides were valid and the payload agreed */
    uint64_t handshakes[TEX_BOUNDARIES];     /* transfers of the RTL */
    uint64_t mismatches[TEX_BOUNDARIES];     /* cycles in which the boundary was blamed */
    uint64_t cycles;                         /* compared */
};

void lockstep_init(struct lockstep *l);
/* Compare these boundaries from now on, a bit each; all after lockstep_init. */
void lockstep_view(struct lockstep *l, tex_boundary_set visible);
/* The stage that takes the beat of the boundary: where paths part, the one on the beat's path; without a beat, on a
 * gather's. The fork behind header (order) is never named: its queue usually has room for all answers, so that another
 * stage is not ready. With a small ORDER_MORE the queue can fill; the stage behind it is named then too. */
const char *lockstep_consumer(const struct tex_frame *f, enum tex_boundary b);
/* Compare a cycle and count. True if the sides agree; else `out` has the difference. */
bool lockstep_compare(struct lockstep *l, const struct tex_frame *rtl, const struct tex_frame *model,
                      struct difference *out);

/*
 * Prove that the comparator can fail: one bit planted in every boundary's valid, ready and payload (first and last
 * bit), each in a separate frame, must be found and blamed on exactly that boundary; at a boundary that is not visible
 * it must be ignored. True if so; else `out` names the missed one.
 */
struct self_test_report;
bool lockstep_self_test(tex_boundary_set visible, struct self_test_report *out);

#endif
