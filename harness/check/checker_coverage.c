// SPDX-License-Identifier: Apache-2.0
#include "check/checker_coverage.h"

#include <stdio.h>

void checker_coverage_start(struct checker *k)
{
    if (!k->coverage)
        return;
    enum case_strictness strictness = k->c->strictness;
    k->coverage->judged = strictness == STRICT_ARCH ? TEX_SET_PORTS : TEX_SET_ALL;
    k->coverage->carried = strictness != STRICT_ARCH;
    k->coverage->deep = strictness == STRICT_CYCLE;
}

bool checker_coverage_cycle(struct checker *k, const struct history_entry *e, bool count, struct failure *failure)
{
    if (!k->coverage)
        return true;
    if (e->reset)
        cover_restart(k->coverage);
    else if (!count)
        cover_lose(k->coverage);
    uint32_t bin = e->reset ? COVER_NONE : cover_cycle(k->coverage, &e->rtl);
    if (bin == COVER_NONE)
        return true;
    const struct tex_cover_point_info *p = cover_point(bin);
    char name[COVER_NAME];
    cover_name(bin, name);
    failure->kind = FAILURE_COVER;
    failure->ending = ENDING_MISMATCH;
    failure->difference = (struct difference){.boundary = p->boundary, .stage = tex_boundaries[p->boundary].stage};
    failure->instruction = track_instruction(&k->track, p->boundary);
    snprintf(failure->field, sizeof failure->field, "%s", p->name);
    failure->lane = track_lane(&k->track, p->boundary, &e->rtl);
    snprintf(failure->text, sizeof failure->text, "cover point %s, bin %s, must never be hit: %s", p->name, name,
             p->text);
    return false;
}
