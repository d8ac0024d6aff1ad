// SPDX-License-Identifier: Apache-2.0
/*
 * `texlock debug --step`: a recorded case, a place in it, and the commands that move and show. No simulator, no
 * terminal: a line goes in, text comes out.
 */
#ifndef STEP_H
#define STEP_H
#include <stdio.h>

#include "case/case.h"
#include "compare/failure.h"
#include "compare/lockstep.h"
#include "step/command.h"
#include "step/rule_table.h"
#include "trace/playback.h"

#define STEP_BREAKS 32 /* at once */

struct step_break {
    uint32_t number; /* from 1 */
    struct step_condition condition;
};

struct step {
    const struct test_case *c;
    const struct playback *playback; /* not empty */
    const struct failure *failure;   /* kind NOT: the case passes */
    FILE *out;
    bool colour; /* lines that are marked are red too */
    unsigned columns;
    bool (*stopped)(void *user); /* a search is asked now and then; NULL: never */
    void *user;
    bool over;      /* quit */
    bool no_memory; /* a command could not be done */
    struct step_break breaks[STEP_BREAKS];
    unsigned breaks_count;
    uint32_t last_number;
    struct step_rules rules;
    struct lockstep lockstep;  /* counts nothing that is read */
    struct playback_cursor at; /* where the user is */
    struct playback_cursor scan;
    char error[STEP_ERROR]; /* of the last command */
};

#define STEP_COLUMNS 112 /* where there is no terminal */

/* `s->c`, record, failure, out and the other members of the caller are set, the rest zero. Goes to the start: the cycle
 * of the failure, or the first header beat. */
void step_begin(struct step *s);
void step_free(struct step *s);
/* Prints where the case stands, as `info` and `view`. */
void step_welcome(struct step *s);
/* One line. False: it was refused, `s->error` says why, and nothing was done. */
bool step_line(struct step *s, const char *line);

#endif
