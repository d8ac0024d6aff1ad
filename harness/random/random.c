// SPDX-License-Identifier: Apache-2.0
#include "random/random_part.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define THEME_STREAM 0x7468656dU
#define THEME_PERCENT 50U

/* Quiet, ordinary and hostile surroundings; hostile ones find lost and repeated beats. */
static void draw_traffic(struct rng *r, struct traffic *t)
{
    t->seed = rng_next(r);
    t->reorder = rng_percent(r, 70);
    t->latency_min = 1 + rng_below(r, 20);
    t->latency_max = t->latency_min + rng_below(r, rng_percent(r, 20) ? 200 : 30);
    if (rng_percent(r, 40)) { /* calm: the rate of the unit itself is checked */
        t->issue_gap = t->result_stall = t->ar_stall = t->r_gap = 0;
        return;
    }
    t->issue_gap = rng_percent(r, 50) ? 0 : rng_below(r, 80);
    t->result_stall = rng_percent(r, 40) ? 0 : rng_below(r, 90);
    t->ar_stall = rng_percent(r, 50) ? 0 : rng_below(r, 80);
    t->r_gap = rng_percent(r, 50) ? 0 : rng_below(r, 80);
}

/* From a separate stream, so that all other draws stay the same. */
static void draw_disturbances(uint32_t seed, uint32_t index, struct traffic *t)
{
    struct rng r;
    rng_init(&r, ~seed, index);
    t->registers = rng_percent(&r, 35) ? 5 + rng_below(&r, 75) : 0;
    t->changes = rng_percent(&r, 40) ? 5 + rng_below(&r, 90) : 0;
    t->resets = rng_percent(&r, 25) ? 1 + rng_below(&r, 2) : 0;
    t->aw_stall = rng_percent(&r, 60) ? 0 : rng_below(&r, 90);
    t->w_stall = rng_percent(&r, 60) ? 0 : rng_below(&r, 90);
    t->b_gap = rng_percent(&r, 60) ? 0 : rng_below(&r, 80);
}

/* From a separate stream. */
static enum random_theme draw_theme(uint32_t seed, uint32_t index)
{
    struct rng r;
    rng_init(&r, seed ^ THEME_STREAM, index);
    return rng_percent(&r, THEME_PERCENT) ? (enum random_theme)(1 + rng_below(&r, RANDOM_THEMES - 1)) : RANDOM_ANY;
}

bool random_case(uint32_t seed, uint32_t index, struct test_case *out)
{
    struct rng r;
    struct random_state state = {.theme = draw_theme(seed, index)};
    struct random_steps steps;
    char name[64];

    case_init(out);
    rng_init(&r, seed, index);
    snprintf(name, sizeof name, "random-seed%u-case%u", seed, index);
    out->name = strdup(name);
    bool ok = out->name != NULL;
    draw_traffic(&r, &out->traffic);
    draw_disturbances(seed, index, &out->traffic);
    ok = ok && random_state(&r, out, &state);
    state.stores = out->traffic.changes == 0 && rng_percent(&r, 50);
    state.stores |= out->traffic.changes > 0 && index >= RANDOM_APART && index % 2;
    state.gathers = !state.stores || index >= RANDOM_APART;
    if (ok && state.stores && state.gathers)
        ok = random_store_texels(seed, index, out, &state);
    bool atomics = random_atomics(seed, index, &state);
    if (ok && (atomics || (state.stores && state.gathers)))
        ok = (state.work = malloc(sizeof *state.work)) != NULL;
    if (ok && atomics)
        ok = random_atomic_texels(seed, index, out, &state);
    random_steps_begin(&steps, seed, index, &state);
    for (unsigned i = 0; ok && i < RANDOM_WARPS_PER_CASE; i++) {
        ok = random_steps_before(&steps, out) && random_warp(&r, &state, out);
        if (ok && atomics)
            random_atomic(seed, index, &state, out);
        if (ok && random_fetches(seed, index, &state))
            random_fetch(seed, index, &state, out);
        if (ok && random_compacts(seed, index, &state))
            random_compact(seed, index, &state, out);
        if (ok && random_samples(seed, index, &state))
            random_sample(seed, index, &state, out);
        if (ok)
            random_steps_after(&steps, out);
    }
    ok = ok && random_steps_before(&steps, out);
    free(state.work);
    if (!ok)
        case_free(out);
    return ok;
}
