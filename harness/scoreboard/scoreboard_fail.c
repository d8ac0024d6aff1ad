// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
#include <string.h>

#include "scoreboard/scoreboard_state.h"

bool scoreboard_fail(struct scoreboard *s, struct failure *failure, enum difference_kind kind, enum tex_boundary b,
                     const uint32_t *expected)
{
    s->counts.mismatches[b]++;
    if (failure->kind != FAILURE_NOT)
        return false;
    failure->kind = FAILURE_SCOREBOARD;
    failure->ending = ENDING_MISMATCH;
    failure->difference = (struct difference){.kind = kind, .boundary = b, .stage = tex_boundaries[b].stage};
    if (kind == DIFFERS_PAYLOAD)
        failure->difference.payload = TEX_BIT(b);
    failure->instruction = failure->lane = FAILURE_NONE;
    s->has_expected = expected != NULL;
    if (expected)
        memcpy(s->expected, expected, tex_boundaries[b].words * sizeof *expected);
    snprintf(failure->text, sizeof failure->text,
             expected ? "%s of boundary %s differs between RTL and function layer"
                      : "%s of boundary %s: the RTL shows a beat of no instruction in flight",
             difference_kind_name(kind), tex_boundaries[b].name);
    return false;
}

void scoreboard_fail_at(const struct scoreboard *s, struct failure *failure, uint64_t warp, uint32_t lane)
{
    (void)s;
    failure->instruction = (uint32_t)warp;
    failure->lane = lane;
}

bool scoreboard_differs(const struct scoreboard *s, enum tex_boundary b, const uint32_t *shown,
                        const uint32_t *expected)
{
    const uint32_t *mask = s->mask[b];
    uint32_t differs = 0;
    for (unsigned i = 0; i < tex_boundaries[b].words; i++)
        differs |= (shown[i] ^ expected[i]) & mask[i];
    return differs != 0;
}

bool scoreboard_compare(struct scoreboard *s, enum tex_boundary b, const uint32_t *shown, const uint32_t *expected,
                        struct failure *failure)
{
    if (scoreboard_differs(s, b, shown, expected))
        return scoreboard_fail(s, failure, DIFFERS_PAYLOAD, b, expected);
    s->counts.compares[b]++;
    return true;
}
