// SPDX-License-Identifier: Apache-2.0
/* The state of a shrinking, and its files and words. Private to session*.c. */
#ifndef SESSION_PART_H
#define SESSION_PART_H
#include <time.h>

#include "shrink/session.h"
#include "shrink/shrink.h"

enum session_stage {
    SESSION_FIRST,   /* the unchanged case */
    SESSION_AGAIN,   /* once more in the same simulation */
    SESSION_TRIALS,  /* candidates */
    SESSION_CONFIRM, /* the file that was written */
    SESSION_OVER
};

struct session {
    struct shrink_options options;
    enum session_stage stage;
    bool hosted;
    struct test_case c; /* as it was given */
    struct shrink shrink;
    struct failure first;     /* of the case */
    struct tex_config config; /* when the best failed, if it is known */
    bool settles;             /* it was not tried yet */
    uint32_t watchdog;        /* of the next run */
    bool isolated;            /* a simulation for each trial */
    bool patient;             /* the whole watchdog for each trial */
    bool fresh;               /* nothing was run in this simulation */
    bool cut;                 /* the budget ended it */
    bool confirmed;           /* the file was run, and fails in the same way */
    bool written;
    char *out, *reproduce;
    enum ending ending; /* not PASS: over, and reported */
    FILE *console;
    int console_of; /* descriptor that standard output had; the simulator's goes nowhere meanwhile */
    struct timespec begin, told;
    bool line; /* a progress line is on the terminal */
};

bool session_same(enum shrink_same same, const char *a, const char *b);
/* Read the case, find places. Not PASS: the reason was reported. */
enum ending session_open(struct session *s);
void session_free(struct session *s);
/* Nothing is shrunk: report what the case does, and the detail. */
void session_refuse(struct session *s, const char *what, const char *detail);
void session_tell_first(struct session *s);
void session_progress(struct session *s);
/* The best so far into the file. */
void session_write(struct session *s);
/* The file as it was written. */
enum run_next session_load(struct session *s, struct test_case *c);
/* The end: report the result; returns the exit status. */
enum ending session_tell(struct session *s, const char *why);

#endif
