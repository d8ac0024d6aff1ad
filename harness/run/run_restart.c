// SPDX-License-Identifier: Apache-2.0
#include "run/run_restart.h"

#define SOON 40U /* cycles from the first instruction on: half of the false starts come this early */
#define LATE 400U
#define LONGEST 4U

static void draw(struct run *r)
{
    r->restart.in = 1 + rng_below(&r->restart.rng, rng_percent(&r->restart.rng, 50) ? SOON : LATE);
}

void run_restart_begin(struct run *r)
{
    r->restart.left = r->c.traffic.resets;
    rng_init(&r->restart.rng, r->c.traffic.seed, SCOREBOARD_RESETS);
    draw(r);
}

bool run_restart_due(struct run *r)
{
    if (r->restart.left == 0 || --r->restart.in > 0)
        return false;
    r->restart.left--;
    r->restart.done++;
    draw(r);
    return true;
}

unsigned run_restart_cycles(struct run *r)
{
    return 1 + rng_below(&r->restart.rng, LONGEST);
}
