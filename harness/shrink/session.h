// SPDX-License-Identifier: Apache-2.0
/*
 * One shrink session: runs the case unchanged, then candidates in the same simulation, then the written file in a fresh
 * simulation.
 */
#ifndef SESSION_H
#define SESSION_H
#include "run/run.h"
#include "run/sim.h"

/* The part of the signature to keep. */
enum shrink_same { SAME_FIELD, SAME_STAGE, SAME_KIND, SAME_ANY };
/* The names, NULL past the end: "field", "stage", "kind", "any". */
const char *shrink_same_name(unsigned same);

struct shrink_options {
    struct run_options
        run;          /* seed, watchdog, timeout, strictness and window; program, and out for a file without a name */
    const char *file; /* NULL: the random case */
    uint32_t random_seed, random_index;
    const char *out;       /* NULL: OUT/shrunk/NAME.tlv */
    const char *signature; /* expected signature of the case; NULL: any */
    char *command;         /* for the file's comment; the session frees it */
    enum shrink_same same;
    uint64_t trials;  /* at most */
    uint32_t seconds; /* at most; 0: no limit */
};
#define SHRINK_TRIALS 20000U
#define SHRINK_HOSTED_SECONDS 60U /* default where a trial is slow */

/* ENDING_PASS: a file was written, and it fails in the same way. Hosted, the simulation begins after the return. */
enum ending shrink_session(const struct sim_driver *driver, const struct shrink_options *options);

#endif
