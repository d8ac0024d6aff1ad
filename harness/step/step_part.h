// SPDX-License-Identifier: Apache-2.0
/* Parts of the commands. Private to this room. */
#ifndef STEP_PART_H
#define STEP_PART_H
#include "step/step.h"

/* Boundaries whose beats are followed; the others are always valid, and show a new value. */
#define STEP_FOLLOWED (TEX_SET_ALL & ~TEX_SET_STANDING)

/* What is looked for. */
struct step_search {
    bool (*holds)(struct step *s, const struct playback_cursor *c, const void *user);
    const void *user;
    tex_boundary_set shown; /* it holds only where a beat begins to be shown at one of these, */
    bool differs;           /* or where sides differ */
    bool always;            /* or anywhere */
};
enum step_found { FOUND, FOUND_NOT, FOUND_STOPPED };
/* From the cycle after, or before, that of `s->at`; `cycle` is set if it was found. */
enum step_found step_find(struct step *s, bool forward, const struct step_search *what, uint64_t *cycle);

/* A beat of that side begins to be shown in this cycle, or shows another payload; of a standing boundary the latter. */
bool step_is_new(const struct playback_cursor *c, unsigned side, unsigned b);
/* Only the first. */
bool step_begins(const struct playback_cursor *c, unsigned side, unsigned b);
/* The sides differ in this cycle. */
bool step_differs(struct step *s, const struct playback_cursor *c, struct difference *out);
static inline tex_boundary_set step_differing(const struct difference *d)
{
    return d->valid | d->payload | d->ready;
}
bool step_holds(struct step *s, const struct playback_cursor *c, const struct step_condition *condition);
/* It is the first beat of an instruction at issue. */
bool step_is_header(const struct playback *r, uint64_t cycle, unsigned b);

bool step_error(struct step *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* "#1 w7 l6" */
void step_print_who(const struct step *s, const struct playback_beat *beat, char *text, size_t size);
/* "1: TLD4.R.T R8, R0, 0x1, 2D, 0xf" */
void step_print_instruction(const struct step *s, uint32_t instruction);
void step_view(struct step *s);
bool step_show(struct step *s, enum tex_boundary b);
bool step_diffs(struct step *s);
bool step_thread(struct step *s, uint32_t warp, uint32_t lane);
bool step_rule(struct step *s, enum tex_rule rule);
bool step_rules_here(struct step *s);
void step_info(struct step *s);

#endif
