// SPDX-License-Identifier: Apache-2.0
/*
 * What a case must produce, from the function layer alone (no clock): result beats in order, the fault record, event
 * counts, and how many compares the case must lead to.
 */
#ifndef GOLDEN_H
#define GOLDEN_H
#include "case/case.h"

struct golden_beat {
    size_t instruction;
    uint32_t words[TEX_RESULT_WORDS];
    bool near; /* its instruction reads a line that a store of the case writes: it may see the line before or after */
};

#define GOLDEN_ACTIONS (TEX_ACTION_DISABLED + 1U)

/* What the stores of the case leave in registers. */
struct golden_stores {
    struct tex_trap *traps; /* each access that TRAP drops, in program order */
    size_t traps_count;
    bool misaligned;
    uint64_t threads, dropped[GOLDEN_ACTIONS]; /* that store bytes; by what became of them */
    uint64_t writes, errors;                   /* lines written; of them in error regions */
};

struct golden {
    struct golden_beat *beats;
    size_t beats_count, instructions;
    uint64_t threads;    /* that execute */
    uint64_t footprints; /* threads and completion tokens */
    struct tex_fault fault;
    struct golden_stores stores;
    struct image memory; /* after the last instruction, over that of the case */
    size_t near_beats;   /* beats near stores: the scoreboard judges them */
    bool unsure;         /* a store writes a line of handles, headers or samplers that is read: all are near */
    uint64_t minimum[TEX_BOUNDARIES]; /* compares without which the case proves nothing */
    struct tex_cover cover;           /* rules that decided something */
};

/* False if memory is out; then nothing is to be freed. */
bool golden_build(struct golden *g, const struct test_case *c);
void golden_free(struct golden *g);

/* Add what a thread leaves in the registers of stores. False if memory is out. Part of golden_build. */
bool golden_registers_add(struct golden_stores *stores, const struct tex_thread_trace *t);
/* The trap record that the case leaves if none is cleared. */
struct tex_trap golden_trap(const struct golden *g);
/* What a register holds after the last instruction, with that trap record. False if the function layer does not know.
 */
bool golden_register(const struct golden *g, const struct tex_trap *trap, uint32_t offset, uint32_t *value);

/* Mark the beats near stores, and count what is written. False if memory is out. Part of golden_build. */
bool golden_near(struct golden *g, const struct test_case *c);
/* The last instruction of the case that stores into a byte, and its thread. UINT32_MAX if none does. */
uint32_t golden_writer(const struct test_case *c, uint64_t address, uint32_t *lane);

/* Every stage's values of instruction `index` of the case. */
void golden_trace(const struct test_case *c, size_t index, struct tex_warp_result *out);
/* The same; `before` is memory as the instruction finds it, over that of the case and to be freed. */
void golden_trace_over(const struct test_case *c, size_t index, struct image *before, struct tex_warp_result *out);
/* A thread's payload at a boundary, as the probe shows it, bit 0 first. False if the function layer has none there. */
bool golden_payload(const struct tex_thread_trace *t, enum tex_boundary boundary, uint32_t words[TEX_PAYLOAD_WORDS]);

#endif
