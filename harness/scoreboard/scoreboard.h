// SPDX-License-Identifier: Apache-2.0
/*
 * The checker of strictness `order` and `arch`: transactions in order, any timing within a window.
 *
 * It gets one sampled frame a cycle and learns the rest from the ports: the configuration from AXI4-Lite writes, memory
 * from AXI reads, instructions from the issue beats. No simulator, no cycle model, no case. The golden model's stage
 * functions compute each thread's payloads.
 *
 * Strictness order: payloads in transaction order of every stage boundary with a beat a thread, result beats, fault
 * events, read data on its way to the cache, the registers; all fields except those that rtl/defs marks as history
 * (`h`). Strictness arch: result beats of each warp in issue order, and reads of the fault record. Both: every line
 * that an instruction writes, its strobes and bytes; each once, and no other write (README, Stores).
 *
 * Accepted values when things change in flight:
 *   memory     a line may be used as any read since the last invalidate returned it; the invalidate counts for the
 *              instructions that were issued after its write response (CTRL bit 0: texels; bit 1: handle, header,
 *              sampler)
 *   registers  a thread may use any value in force between the issue of its instruction and its own beat; a write takes
 *              effect between its transfer and its response
 *   faults     the record may follow the results by SCOREBOARD_FAULT_LAG cycles, and a clear and a fault that cross may
 *              take effect in either order
 * A thread with too many combinations of these is not compared, and its minimum not reached.
 */
#ifndef SCOREBOARD_H
#define SCOREBOARD_H
#include "case/case.h"
#include "compare/failure.h"

#define SCOREBOARD_FAULT_LAG 16U

struct scoreboard_options {
    enum case_strictness strictness; /* STRICT_ORDER or STRICT_ARCH */
    /*
     * Working cycles within which a beat must follow the later of its own beat at the boundary before and the beat
     * before it at this boundary. In a working cycle the unit does not wait for its environment: no read is
     * outstanding, no read address or result waits.
     */
    uint32_t window;
    tex_boundary_set visible; /* visible boundaries; must include those of the ports */
};

struct scoreboard_counts {
    uint64_t instructions, threads, beats; /* issued whole; executed or tokens, of them; result beats compared */
    uint64_t undecided;                    /* threads that were not compared */
    uint64_t compares[TEX_BOUNDARIES];     /* payloads that agreed */
    uint64_t mismatches[TEX_BOUNDARIES];   /* differences that were blamed on the boundary */
    uint64_t minimum[TEX_BOUNDARIES];      /* compares that the issued instructions require */
    uint64_t longest;                      /* working cycles that a beat took, at most */
};

struct scoreboard;
/* In the state after a reset. NULL if out of memory or an option is out of its range. */
struct scoreboard *scoreboard_create(const struct scoreboard_options *options);
void scoreboard_destroy(struct scoreboard *s);
/* As a reset: discard instructions in flight, registers and memory. Counts stay. */
void scoreboard_restart(struct scoreboard *s);
/*
 * One cycle; `reset` is rst_i as sampled. False if something is wrong: `failure` (its cycle fields are unchanged). More
 * cycles may follow: a thread that was wrong is not compared again.
 */
bool scoreboard_cycle(struct scoreboard *s, bool reset, const struct tex_frame *f, struct failure *failure);
/* End of traffic: false, with `failure`, if a beat is missing. */
bool scoreboard_end(struct scoreboard *s, struct failure *failure);
/* All issued instructions have completed, and none is issued in part. */
bool scoreboard_idle(const struct scoreboard *s);
const struct scoreboard_counts *scoreboard_counts(const struct scoreboard *s);
/* Rules that decided something, since creation. */
const struct tex_cover *scoreboard_cover(const struct scoreboard *s);
/* Boundaries whose payloads are compared, of those that are visible: a bit each. */
tex_boundary_set scoreboard_compared(enum case_strictness strictness, tex_boundary_set visible);
/* The expected payload at the boundary of the last failure, in words, or NULL if there is none. */
const uint32_t *scoreboard_expected(const struct scoreboard *s);
/* Instruction (from 0 since reset) whose result beat was taken last. */
uint32_t scoreboard_result_instruction(const struct scoreboard *s);

/*
 * Self-test: differences planted in payload and valid of each boundary that an instruction without memory crosses, and
 * late beats, must be found and named. On false `out` names the missed one, and the stage in which cycle model and
 * function layer differ.
 */
struct self_test_report;
bool scoreboard_self_test(struct self_test_report *out);
/* The same for writes: wrong bytes, strobes and addresses, lost beats. */
bool scoreboard_writes_self_test(struct self_test_report *out);

#endif
