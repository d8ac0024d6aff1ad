// SPDX-License-Identifier: Apache-2.0
/* The first thing that went wrong in a case. */
#ifndef FAILURE_H
#define FAILURE_H
#include <stddef.h>

#include "base/exit_codes.h"
#include "compare/lockstep.h"
#include "protocol/protocol.h"

#define FAILURE_TEXT 400
#define FAILURE_NONE UINT32_MAX
#define FAILURE_FIELD 64
#define FAILURE_SIGNATURE 192

enum failure_kind {
    FAILURE_NOT,
    FAILURE_LOCKSTEP,    /* RTL and cycle model differ */
    FAILURE_SCOREBOARD,  /* strictness order and arch: RTL and function layer differ, or a beat is late */
    FAILURE_RESULT,      /* a result beat differs from the function layer's */
    FAILURE_EXPECTATION, /* an `expect` line of the case */
    FAILURE_REGISTER,    /* fault record or a counter read back wrong */
    FAILURE_MEMORY,      /* memory after the last instruction is not the function layer's */
    FAILURE_PROTOCOL,    /* a protocol check; the ending tells whose fault */
    FAILURE_COVER,       /* a bin of a cover point was hit that must never be */
    FAILURE_HANG,
    FAILURE_STOPPED, /* the design or the simulator ended the simulation (sim_stop.h); the ending tells whose fault */
    FAILURE_VACUOUS,
    FAILURE_INTERNAL,
};

struct failure {
    enum failure_kind kind;
    enum ending ending;
    struct difference difference; /* kind LOCKSTEP: all of it; others: boundary and stage */
    uint64_t cycle, run_cycle;    /* of the case, of the run */
    uint32_t instruction, lane;   /* FAILURE_NONE if not tied to one */
    uint64_t latency;             /* cycles since the instruction was issued; 0 if not tied to one */
    bool protocol;                /* a protocol check was broken in the same cycle: */
    struct protocol_violation broken;
    char text[FAILURE_TEXT];           /* one line */
    char field[FAILURE_FIELD];         /* judged field that is not in the history: its name in a table */
    char signature[FAILURE_SIGNATURE]; /* signature.h; empty until the failure is reported */
};

#endif
