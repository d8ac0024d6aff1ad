// SPDX-License-Identifier: Apache-2.0
#include <string.h>

#include "drive/agents.h"

void issue_agent_start(struct issue_agent *a, const struct test_case *c)
{
    memset(a, 0, sizeof *a);
    a->c = c;
    a->limit = SIZE_MAX;
    rng_init(&a->rng, c->traffic.seed, SCOREBOARD_ISSUE);
}

void issue_beat_words(const struct tex_warp *warp, unsigned beat, uint32_t words[DUT_BEAT_WORDS])
{
    memset(words, 0, DUT_BEAT_WORDS * sizeof *words);
    if (beat == 0) {
        tex_pack_issue_header(words, 0, &warp->header);
        return;
    }
    struct tex_issue_quad quad;
    for (unsigned j = 0; j < TEX_QUAD_LANES; j++) {
        unsigned lane = TEX_QUAD_LANES * (beat - 1) + j;
        memcpy(&quad.ra[4 * j], warp->ra[lane], sizeof warp->ra[lane]);
        memcpy(&quad.rb[4 * j], warp->rb[lane], sizeof warp->rb[lane]);
    }
    tex_pack_issue_quad(words, 0, &quad);
}

static void advance(struct issue_agent *a)
{
    a->offered = false;
    if (++a->beat == TEX_ISSUE_BEATS) {
        a->beat = 0;
        a->warp++;
    }
}

void issue_agent_step(struct issue_agent *a, const struct tex_frame *now, struct dut_inputs *in)
{
    if (a->offered && frame_transfer(now, TEX_AT_ISSUE))
        advance(a);
    if (!a->enabled || a->offered)
        return;
    if (issue_agent_done(a) || (a->beat == 0 && a->warp >= a->limit) || agent_holds(&a->rng, a->c->traffic.issue_gap)) {
        dut_set(in, DUT_ISSUE_VALID, 0);
        return;
    }
    uint32_t words[DUT_BEAT_WORDS];
    issue_beat_words(&a->c->warps[a->warp].warp, a->beat, words);
    dut_set_words(in, DUT_ISSUE_BEAT, words);
    dut_set(in, DUT_ISSUE_VALID, 1);
    a->offered = true;
}
