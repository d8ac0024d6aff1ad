// SPDX-License-Identifier: Apache-2.0
/*
 * Runs all checks: golden model in lockstep with the RTL, comparator, the function layer's results, the case's
 * expectations; keeps the history for the report. Knows no simulator: it gets one sampled frame per cycle.
 */
#ifndef CHECKER_H
#define CHECKER_H
#include <stdio.h>

#include "check/expect.h"
#include "check/golden.h"
#include "check/written.h"
#include "compare/history.h"
#include "compare/lockstep.h"
#include "compare/stall.h"
#include "compare/track.h"
#include "cover/cover.h"
#include "protocol/protocol.h"
#include "scoreboard/scoreboard.h"
#include "trace/trace.h"

/* Checks besides the boundaries. */
enum extra_check {
    CHECK_RESULTS = TEX_BOUNDARIES,
    CHECK_EXPECTATIONS,
    CHECK_REGISTERS,
    CHECK_PORTS,
    CHECK_MEMORY,
    CHECKS
};
/* Name of a check: of its boundary, or "results", "expectations", "registers", "ports", "memory". */
const char *check_name(unsigned check);
const char *check_stage(unsigned check);

/* Cycles: in which anything was compared; pins with the probe; they differed. */
struct checker_ports {
    uint64_t judged, compared, wrong;
};

/* Padding between data of the checker's thread and of the simulator's: they never share a cache line. */
#define CHECKER_PADDING 128U

struct checker;
/* Somebody who looks at the checker in one cycle of the run, after it was compared. */
struct checker_look {
    uint64_t cycle;
    void (*look)(void *user, const struct checker *k);
    void *user;
};

struct checker {
    char pad0[CHECKER_PADDING];
    struct tex_model *model;
    struct lockstep lockstep;
    struct protocol protocol;
    struct history history;
    FILE *transactions;              /* log of the compared cycles; NULL: none */
    struct trace *trace;             /* follows every cycle after the first reset; NULL: none */
    const struct checker_look *look; /* NULL: nobody */
    struct track track;
    struct stall stall; /* since the last reset */
    struct expect expect;
    struct golden golden;
    struct written written; /* by the unit, since the last reset of the case */
    const struct test_case *c;
    struct unknown_flow *flow;           /* four-state and passive: X of inputs (unknown_flow.h); else NULL */
    bool all_expectations;               /* failed ones are counted only; from the next case on */
    bool passive;                        /* another testbench drives: no case defines the results */
    bool armed;                          /* a clock edge with reset high has passed */
    size_t beats;                        /* results taken in this case */
    uint64_t *issued;                    /* cycle in which each instruction was accepted */
    uint64_t cycle;                      /* of the case */
    uint64_t run_cycle;                  /* of the run */
    struct scoreboard *scoreboard;       /* strictness order and arch: replaces the cycle model; else NULL */
    struct scoreboard *function_checker; /* passive, strictness cycle: the function layer, besides the cycle model */
    struct tex_frame probe_frame;        /* of the probe, in the last cycle in which it differed from the pins */
    struct tex_frame split;              /* the same, of the failure */
    struct tex_frame unseen;             /* passive, order and arch: output of the cycle model, stepped for registers */
    uint64_t settled[TEX_BOUNDARIES], skipped[TEX_BOUNDARIES]; /* passive: see checker_scoreboard_minimum */
    struct scoreboard_counts reported;                         /* its counts that `lockstep` already includes */
    struct tex_cover cover;                                    /* of earlier cases */
    struct cover *coverage;                                    /* functional; NULL: not counted */
    bool rules_of_scoreboard;                                  /* it counts them, not the function layer */
    size_t wanted;                                             /* golden beat compared with the last result */
    size_t next_of_warp[TEX_WARPS];
    struct protocol_traffic traffic; /* of the case; strictness cycle: of the comparator before it */
    uint64_t resets;                 /* compared cycles of the case after a clock edge with reset */
    bool after_reset;                /* this cycle is one */
    uint64_t results_compared, results_wrong, expected_compared, expected_wrong; /* over the run */
    struct {
        uint64_t beats, seen, reported; /* of the case: result beats; with several legal values; counted as compared */
    } ambiguous;
    uint64_t memory_compared, memory_wrong; /* lines, over the run */
    struct checker_ports ports;
    char pad1[CHECKER_PADDING];
};

/* False if out of memory. */
bool checker_init(struct checker *k);
/*
 * The simulator is four-state: each frame has a mask of unknown bits (history.h). Passive: those of inputs are
 * propagated. False if out of memory.
 */
bool checker_four_state(struct checker *k);
void checker_free(struct checker *k);
/* Start a case, from the cycle in which reset rises. `c` must outlive it. False if out of memory. */
bool checker_start(struct checker *k, const struct test_case *c);
/*
 * One cycle, with the frame and the reset in the current entry of the history: step the model, compare, count. `judge`
 * off: step and record only (the cycles after a failure). False if something differs; `failure` is then filled.
 */
bool checker_cycle(struct checker *k, bool judge, struct failure *failure);
/* End of the case: every expected beat and expectation was seen. */
bool checker_end(struct checker *k, struct failure *failure);
/* End of a case that was left to drain, once its checks have reached their minimums: nothing may be in flight. */
bool checker_drained(struct checker *k, struct failure *failure);
/*
 * Self-test: an idle model plays the RTL, and a separate checker must find differences planted in valid, ready and
 * payload of single cycles. On false `out` has the fault and its place.
 */
struct self_test_report;
bool checker_self_test(struct self_test_report *out);
/*
 * All self-tests: comparator, pins, unknown bits, protocol checks, checker, scoreboard. They must pass before anything
 * is judged. On false `failure` is the internal error, with the stage if it is one: the cycle model is wrong there, or
 * the harness.
 */
bool checker_self_tested(struct failure *failure);
/* True if this is judged at that strictness: a boundary, or an enum extra_check. */
bool checker_judges(enum case_strictness strictness, tex_boundary_set visible, unsigned check);
/* For the text of a minimum that was not reached: threads that the scoreboard gave up, or nothing. */
void checker_given_up(const struct checker *k, char *text, size_t size);
/* Add the counts of the case's scoreboard to those of the boundaries. */
void checker_tell(struct checker *k);
/* Hits of rules in the run, by whichever side evaluates them. */
void checker_cover(const struct checker *k, struct tex_cover *cover);
/* Minimum of a protocol check so far, from the independently counted traffic. */
uint64_t checker_protocol_minimum(const struct checker *k, enum protocol_check check);
/* Note where a failure is: cycle, and latency from its instruction. */
void checker_locate(const struct checker *k, struct failure *failure);

#endif
