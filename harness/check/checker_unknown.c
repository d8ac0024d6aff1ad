// SPDX-License-Identifier: Apache-2.0
#include "check/checker_unknown.h"

#include "base/dut.h"
#include "check/checker_scoreboard.h"
#include "compare/unknown.h"
#include "unknown/unknown_flow.h"

static void bad_input(const struct checker *k, struct failure *failure)
{
    const struct unknown_cause *cause = &k->flow->cause;
    enum tex_boundary b = cause->boundary;
    failure->kind = FAILURE_LOCKSTEP;
    failure->ending = ENDING_BAD_INPUT;
    failure->difference = (struct difference){.kind = DIFFERS_UNKNOWN, .boundary = b, .payload = TEX_BIT(b)};
    failure->instruction = failure->lane = FAILURE_NONE;
    unknown_flow_text(cause, failure->text, sizeof failure->text);
}

bool checker_unknown_follow(struct checker *k, struct history_entry *e, struct failure *failure)
{
    struct tex_frame *unknown = history_unknown(&k->history, e);
    if (!k->flow)
        return true;
    k->flow->ports_only = k->c->strictness == STRICT_ARCH;
    if (k->flow->ports_only)
        tex_unpack_regs(frame_payload(&k->unseen, TEX_AT_REGS), 0, &k->flow->regs);
    if (e->reset) {
        unknown_flow_reset(k->flow);
        return true;
    }
    bool good = unknown_flow_cycle(k->flow, &e->rtl, unknown, k->run_cycle);
    unknown_flow_heal(k->flow, k->scoreboard ? NULL : &e->model, &e->rtl, unknown);
    if (!good && e->compared)
        bad_input(k, failure);
    return good;
}

bool checker_unknown_compare(struct checker *k, const struct history_entry *e, struct failure *failure)
{
    const struct tex_frame *unknown = history_unknown(&k->history, e);
    bool known = !unknown || (k->scoreboard ? checker_scoreboard_known(k, e, unknown, &failure->difference)
                                            : unknown_find(&e->rtl, unknown, &failure->difference));
    if (known)
        return true;
    const struct difference *d = &failure->difference;
    bool handshake = (d->valid | d->ready) >> d->boundary & 1;
    if (k->flow && (!handshake || k->flow->ports_only) && unknown_flow_doubt(k->flow, d->boundary)) {
        bad_input(k, failure);
        return false;
    }
    const struct tex_frame *shown = e->model.valid >> d->boundary & 1 ? &e->model : &e->rtl;
    failure->kind = FAILURE_LOCKSTEP;
    failure->ending = ENDING_MISMATCH;
    failure->instruction = track_instruction(&k->track, d->boundary);
    failure->lane = track_lane(&k->track, d->boundary, shown);
    unknown_text(&e->rtl, unknown, d, failure->text, sizeof failure->text);
    k->lockstep.mismatches[d->boundary]++;
    return false;
}
