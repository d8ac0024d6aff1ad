// SPDX-License-Identifier: Apache-2.0
#include <string.h>

#include "drive/agents.h"

void result_agent_start(struct result_agent *a, const struct test_case *c)
{
    memset(a, 0, sizeof *a);
    a->stall = c->traffic.result_stall;
    rng_init(&a->rng, c->traffic.seed, SCOREBOARD_RESULT);
}

void result_agent_step(struct result_agent *a, const struct tex_frame *now, struct dut_inputs *in)
{
    if (frame_transfer(now, TEX_AT_RESULT)) {
        struct tex_result beat;
        tex_unpack_result(frame_payload(now, TEX_AT_RESULT), 0, &beat);
        a->beats++;
        a->instructions += beat.last;
    }
    dut_set(in, DUT_RESULT_READY, !agent_holds(&a->rng, a->stall));
}
