// SPDX-License-Identifier: Apache-2.0
/*
 * A case: everything one run of the unit starts from. Vectors, the random generator and saved failures all are cases.
 * One case is one reset of the unit: configuration, memory, warp instructions in order, traffic, expectations.
 */
#ifndef CASE_H
#define CASE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "case/image.h"
#include "isa/insn.h"
#include "lowering/after.h"
#include "tex_model.h"

/* Strictness of the comparison: cycle by cycle; payloads in transaction order; results and faults. */
enum case_strictness { STRICT_CYCLE, STRICT_ORDER, STRICT_ARCH };
#define STRICTNESSES 3
#define CASE_WINDOW 4096U /* default of the window */
#define CASE_WINDOW_MAX 1000000000U
extern const char *const case_strictness_name[STRICTNESSES];
/* The strictness of a name of `size` letters. False if there is none. */
bool case_strictness_find(const char *name, size_t size, enum case_strictness *strictness);

/* The shape of the traffic around the unit; all draws come from the seed alone. Percentages are 0..95. */
struct traffic {
    uint32_t seed;
    uint32_t issue_gap;         /* % of cycles in which the issue port holds its next beat back */
    uint32_t result_stall;      /* % of cycles in which result_ready is low */
    uint32_t ar_stall;          /* % of cycles in which arready is low */
    uint32_t r_gap;             /* % of cycles in which a due read beat is held back */
    uint32_t aw_stall, w_stall; /* % of cycles in which awready, wready is low */
    uint32_t b_gap;             /* % of cycles in which a due write response is held back */
    uint32_t latency_min;       /* cycles from a read address to the earliest read beat, 1..10000 */
    uint32_t latency_max;
    uint32_t registers; /* % of cycles in which a free register channel begins an access (agents.h) */
    uint32_t changes;   /* % of these that write registers in use by instructions */
    uint32_t resets;    /* while instructions are in flight; the case begins again after each (run_restart.h) */
    bool reorder;       /* beats of different ids may overtake each other */
};

/* Where a value was in a file, for messages; line 0 = not from a file. */
struct place_in_file {
    uint32_t line, column;
};

/* A value that a boundary must show for one thread of one instruction. */
struct expectation {
    struct place_in_file at;
    uint32_t warp;    /* index of the instruction in the case */
    uint32_t lane;    /* thread */
    bool is_register; /* a result register; else a boundary field */
    uint32_t reg;     /* register number, if is_register; TEX_RZ + 1 + p = predicate Pp */
    enum tex_boundary boundary;
    uint32_t leaf, element; /* index into tex_boundaries[boundary].leaves, and element of it */
    uint64_t value;         /* raw bits, zero-extended */
    bool unwritten;         /* the register is not written for this thread */
    enum low_after after;   /* what is compared: the register after this */
};

struct case_warp {
    struct place_in_file at;
    struct tex_warp warp;
};

/* Steps between two instructions: statements `wait`, `invalidate` and `clear`. */
struct case_step {
    struct place_in_file at;
    size_t before;    /* the instruction that is issued next; the number of instructions: after the last */
    uint32_t control; /* 0: wait until the unit is idle; else: the value written to CTRL */
    uint16_t clear;   /* after the wait: FAULT_CLEAR or TRAP_CLEAR is written; 0: none is */
};
#define CASE_INVALIDATE_TEXELS 1U      /* bits of CTRL */
#define CASE_INVALIDATE_DESCRIPTORS 2U /* handles, headers, samplers */
#define CASE_INVALIDATE_ALL (CASE_INVALIDATE_TEXELS | CASE_INVALIDATE_DESCRIPTORS)

/* Bytes that memory holds after the last instruction. */
enum { CASE_MEMORY_BYTES = 32 };
struct case_memory {
    struct place_in_file at;
    uint64_t address;
    uint32_t count; /* 1..CASE_MEMORY_BYTES */
    uint8_t bytes[CASE_MEMORY_BYTES];
};

/* The value of a register of the unit, or of a bit field, after the last instruction. */
struct case_register {
    struct place_in_file at;
    uint16_t offset;
    uint8_t hi, lo; /* bits of the register */
    uint32_t value;
};

/* At least this many compares at a boundary. */
struct case_minimum {
    enum tex_boundary boundary;
    uint64_t count;
};

/* A rule that must decide something in the case, or must not. */
struct case_rule {
    enum tex_rule rule;
    bool without;
};

struct test_case {
    char *name; /* file name without folder, or "random seed S case I" */
    char *path; /* file it came from, NULL if generated */
    enum case_strictness strictness;
    uint32_t window;          /* strictness order and arch: working cycles that a beat may take (scoreboard.h) */
    tex_boundary_set visible; /* visible boundaries, a bit each: all, or in a netlist only the ports */
    struct tex_config config;
    struct image image; /* memory, with sparse and error regions */
    struct traffic traffic;
    struct case_warp *warps;
    size_t warps_count;
    struct case_step *steps; /* in order */
    size_t steps_count;
    struct expectation *expects;
    size_t expects_count;
    struct case_memory *memory;
    size_t memory_count;
    struct case_register *registers;
    size_t registers_count;
    struct case_minimum *minimums;
    size_t minimums_count;
    struct case_rule *rules;
    size_t rules_count;
};

/* Registers change while instructions are under way: what they may have seen is for the scoreboards to judge
 * (scoreboard.h). */
static inline bool case_moves(const struct test_case *c)
{
    return c->traffic.registers > 0 && c->traffic.changes > 0;
}

/* An empty case: zero configuration, empty memory, calm traffic with seed 1 (no gaps, latency 20). */
void case_init(struct test_case *c);
void case_free(struct test_case *c);
/* A deep copy. False if out of memory: then it is empty. */
bool case_copy(struct test_case *to, const struct test_case *from);
/* Append; the case owns the copy. False if out of memory. */
bool case_add_warp(struct test_case *c, const struct case_warp *warp);
/* After the instructions that the case has so far. */
bool case_add_step(struct test_case *c, const struct case_step *step);
/* Only the first instructions, and the steps between them. */
void case_cut(struct test_case *c, size_t warps);
bool case_add_expectation(struct test_case *c, const struct expectation *e);
bool case_add_memory(struct test_case *c, const struct case_memory *memory);
bool case_add_register(struct test_case *c, const struct case_register *r);
bool case_add_minimum(struct test_case *c, enum tex_boundary boundary, uint64_t count);
bool case_add_rule(struct test_case *c, enum tex_rule rule, bool without);

/* Register k of a port, as the issue beat carries it for the thread; NULL if it carries no such register. */
uint32_t *case_register(struct tex_warp *warp, enum isa_port port, unsigned lane, unsigned k);

#endif
