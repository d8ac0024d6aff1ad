// SPDX-License-Identifier: Apache-2.0
/* A line of commands: parsed, and nothing done. */
#ifndef COMMAND_H
#define COMMAND_H
#include "step/condition.h"

#define STEP_MOST UINT32_MAX /* of cycles and counts */

enum step_verb {
    STEP_NOTHING, /* an empty line, or a comment */
    STEP_STEP,
    STEP_BACK,
    STEP_GOTO,
    STEP_NEXT,
    STEP_PREVIOUS,
    STEP_CONTINUE,
    STEP_REVERSE,
    STEP_BREAK,
    STEP_LIST,
    STEP_DELETE,
    STEP_VIEW,
    STEP_SHOW,
    STEP_DIFFS,
    STEP_THREAD,
    STEP_RULE,
    STEP_RULES,
    STEP_INFO,
    STEP_HELP,
    STEP_QUIT,
    STEP_VERBS
};
enum step_place { PLACE_CYCLE, PLACE_FIRST, PLACE_LAST, PLACE_DIFFERENCE };

struct step_command {
    enum step_verb verb;
    uint64_t number;                 /* STEP, BACK: cycles; GOTO: the cycle; DELETE: of a break, 0 for all */
    enum step_place place;           /* GOTO */
    enum tex_boundary boundary;      /* NEXT, PREVIOUS (TEX_BOUNDARIES: any), SHOW */
    struct step_condition condition; /* BREAK */
    uint32_t warp, lane;             /* THREAD; warp STEP_ANY: the one of the first difference */
    enum tex_rule rule;              /* RULE */
    enum step_verb topic;            /* HELP; NOTHING: all */
};

#define STEP_ERROR 480
/*
 * Words are separated by blanks; '#' begins a comment. False: `error` says what is wrong and what was expected, in one
 * printable line.
 */
bool step_command_parse(const char *line, struct step_command *out, char error[STEP_ERROR]);

/* A row of help. */
struct step_help {
    const char *name, *brief, *arguments, *text;
};
extern const struct step_help step_help[STEP_VERBS];

#endif
