// SPDX-License-Identifier: Apache-2.0
/*
 * Required outputs of a case, from the function layer alone (no clock): result beats in order, the fault record, event
 * counts, and the minimum of compares.
 */
#ifndef GOLDEN_H
#define GOLDEN_H
#include "case/case.h"

/* A legal value of a thread's part of a beat, if it reads lines that race a store. */
struct golden_option {
    uint32_t value[4], status, pred;
    bool stale; /* it has texels older than a store that was in memory when the instruction was issued */
};

struct golden_beat {
    size_t instruction;
    uint32_t words[TEX_RESULT_WORDS];
    bool near;                        /* ambiguous: several legal values */
    bool open;                        /* any value; its read address may depend on a store */
    uint32_t option[TEX_QUAD_LANES];  /* or for each thread the first of its options */
    uint32_t options[TEX_QUAD_LANES]; /* and their number; 0: `words` */
};

#define GOLDEN_ACTIONS (TEX_ACTION_ATOM + 1U)

/* Effect of the case's stores on registers. */
struct golden_stores {
    struct tex_trap *traps; /* each access since `clear traps` that TRAP drops, in program order */
    size_t traps_count;
    bool misaligned;
    uint64_t threads, dropped[GOLDEN_ACTIONS]; /* that store bytes; by outcome */
    uint64_t writes, errors;                   /* lines written; of them in error regions */
};

struct golden {
    struct golden_beat *beats;
    size_t beats_count, instructions;
    uint64_t threads;    /* that execute */
    uint64_t footprints; /* passes of threads and completion tokens at lookup */
    struct tex_fault fault;
    struct golden_stores stores;
    struct image memory; /* after the last instruction, over that of the case */
    struct golden_option *options;
    size_t options_count, options_room;
    size_t near_beats;  /* those with options, or open: the scoreboard judges them too */
    bool unsure;        /* some are open: a store writes a handle, header or sampler that is read while it may change */
    bool memory_unsure; /* and a store reads one: all beats and memory are open */
    uint64_t minimum[TEX_BOUNDARIES]; /* required compares */
    struct tex_cover cover;           /* rules that decided something */
};

/* False if out of memory; then nothing is to be freed. */
bool golden_build(struct golden *g, const struct test_case *c);
void golden_free(struct golden *g);

/* Add a thread's effect on the registers of stores. False if out of memory. Part of golden_build. */
bool golden_registers_add(struct golden_stores *stores, const struct tex_thread_trace *t);
/* Apply `clear` statements before instruction `index`; `next`: the next step of the case. */
void golden_clear(struct golden *g, const struct test_case *c, size_t index, size_t *next);
/* The trap record at the end of the case if none is cleared. */
struct tex_trap golden_trap(const struct golden *g);
/* A register's value after the last instruction, with that trap record. False if the function layer does not know. */
bool golden_register(const struct golden *g, const struct tex_trap *trap, uint32_t offset, uint32_t *value);

/* Mark ambiguous beats with their legal values; count writes. False if out of memory. Part of
 * golden_build. */
bool golden_near(struct golden *g, const struct test_case *c);
/* True if a result beat is the function layer's, or one of its options. Counts rules that those decide. */
bool golden_accepts(struct golden *g, const struct golden_beat *beat, const uint32_t words[TEX_RESULT_WORDS]);

/* Self-test: a texel that an invalidate has made impossible, and one that memory never held, are no options. */
struct self_test_report;
bool near_self_test(struct self_test_report *out);

/* The instructions of a case in the function layer, in order: stores of each, then its results. */
struct golden_write {
    size_t index; /* of the instruction */
    uint64_t address;
    const uint8_t *line; /* TEX_LINE_BYTES bytes */
    uint32_t strobes;
    bool error; /* it was answered with one */
};
struct golden_run {
    void (*wrote)(void *user, const struct golden_write *write);
    void (*ran)(void *user, size_t index, const struct tex_warp_result *r);
    void *user;
};
/* False if out of memory. */
bool golden_run(const struct test_case *c, const struct golden_run *run);
/* The last instruction of the case that stores into a byte, and its thread. UINT32_MAX if none does. */
uint32_t golden_writer(const struct test_case *c, uint64_t address, uint32_t *lane);

/* Every stage's values of instruction `index` of the case. */
void golden_trace(const struct test_case *c, size_t index, struct tex_warp_result *out);
/* The same; `before` is memory before the instruction, over that of the case; the caller frees it. */
void golden_trace_over(const struct test_case *c, size_t index, struct image *before, struct tex_warp_result *out);
/* The payload of a thread's pass at a boundary, in the probe's layout, bit 0 first. False if the function layer has
 * none there. */
bool golden_payload(const struct tex_thread_trace *t, enum tex_boundary boundary, uint32_t words[TEX_PAYLOAD_WORDS]);

#endif
