// SPDX-License-Identifier: Apache-2.0
/*
 * Which rule decides in which beat: the function layer runs the instructions of the case in order, with the registers
 * that the case begins with, and says in which stage of which thread each rule decides. The stage shows it at its
 * boundary.
 */
#ifndef RULE_TABLE_H
#define RULE_TABLE_H
#include "case/case.h"
#include "tex_stages.h"
#include "trace/playback.h"

struct step_rule_row {
    uint32_t instruction, lane, pass; /* lane UINT32_MAX: of the instruction, or of its token */
    enum tex_boundary boundary;
    struct tex_rule_set set; /* not empty */
};
struct step_rules {
    bool built;
    struct step_rule_row *rows; /* by instruction, boundary, lane, pass */
    size_t count, room;
};

/* All zero before. False if out of memory. Does nothing if it was built. */
bool step_rules_build(struct step_rules *t, const struct test_case *c);
void step_rules_free(struct step_rules *t);
/* The rules of a beat; `header`: it is the first of its instruction at issue. False: there are none. */
bool step_rules_of(const struct step_rules *t, enum tex_boundary b, const struct playback_beat *beat, bool header,
                   struct tex_rule_set *out);
static inline bool step_rules_have(const struct tex_rule_set *set, enum tex_rule rule)
{
    return set->bits[rule / 64] >> rule % 64 & 1;
}

#endif
