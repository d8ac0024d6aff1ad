// SPDX-License-Identifier: Apache-2.0
/*
 * tex_filter_taps beside a list of the taps so far, from which each mean is worked out anew by the host's binary64. in:
 * 0 load, active 1, tap 5:2; 1 value. out: 0 the mean.
 */
#include "../unit/round_odd.h"
#include "clocked.h"

#include <math.h>
#include <stdbool.h>

enum { MOST = 16, LOAD = 1, ACTIVE = 2, QNAN = 0x7fc00000 };
enum { SEEN_HELD, SEEN_IDLE, SEEN_AGAIN, SEEN_TWO, SEEN_FOUR, SEEN_EIGHT, SEEN_ALL, SEEN_ROUNDED, SEEN_NAN };

struct state {
    float taken[MOST]; /* of each tap, as it came last */
    uint32_t taps, tap, base;
    bool again; /* it has come before */
};

static uint32_t pattern_of(float f)
{
    uint32_t pattern;
    memcpy(&pattern, &f, sizeof pattern);
    return isnan(f) ? QNAN : pattern;
}

static float number_of(uint32_t pattern)
{
    float f;
    memcpy(&f, &pattern, sizeof f);
    return f;
}

static void begin(struct state *s)
{
    s->tap = s->taps = s->base = 0;
    s->again = false;
}

static void reset(void *state)
{
    begin(state);
}

/* Close in size to others, or to their opposites, few places apart, any; infinite, or no number. */
static uint32_t draw(struct state *s, struct rng *rng)
{
    uint32_t any = rng_next(rng), field = s->base > 12 ? s->base - rng_below(rng, 12) : s->base;
    switch (rng_below(rng, 16)) {
    case 0:
        return any;
    case 1:
        return rng_percent(rng, 10) ? (any & 0x80000000) | (any & 1 ? 0x7f800000 : QNAN) : any & 0x80000000;
    case 2:
    case 3:
    case 4:
        return s->base << 23 | (any & 3) | (any & 0x80000000);
    case 5:
        return pattern_of(s->taken[s->tap / 2]) ^ (any & 0x80000001);
    default:
        return (any & 0x807fffff) | field << 23;
    }
}

static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    if (s->taps == 0) {
        s->taps = 1u << (1 + rng_below(rng, 4));
        s->base = rng_percent(rng, 25) ? rng_below(rng, 20) : rng_below(rng, 255);
    }
    uint32_t value = draw(s, rng);
    in[0] = (uint32_t)rng_percent(rng, 80) * LOAD | (uint32_t)rng_percent(rng, 90) * ACTIVE | s->tap << 2;
    in[0] |= (uint32_t)rng_percent(rng, 60) << 6; /* the last time: not for the module */
    in[1] = (value & 0x7f800000) != 0 ? value : value & 0x80000000;
}

/* Of taps from `first` on, the last of which is `now`. */
static float mean(const struct state *s, uint32_t first, uint32_t count, float now)
{
    if (count == 1)
        return first == s->tap ? now : s->taken[first];
    float a = mean(s, first, count / 2, now), b = mean(s, first + count / 2, count / 2, now);
    return blend_by_host(a, b, 128);
}

/* The taps that end with this one and are as many as a power of two that begins at a multiple of it. */
static uint32_t group(uint32_t tap)
{
    uint32_t count = 1;
    while ((tap + 1) % (2 * count) == 0)
        count *= 2;
    return count;
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    struct state *s = state;
    uint32_t count = group(s->tap);
    out[0] = in[1];
    if (in[0] & ACTIVE && count > 1)
        out[0] = pattern_of(mean(s, s->tap + 1 - count, count, number_of(in[1])));
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    uint32_t out[CLOCKED_WORDS], count = group(s->tap);
    bool active = in[0] & ACTIVE, taken = active && in[0] & LOAD;
    show(state, in, out);
    seen[SEEN_HELD] += active && !taken;
    seen[SEEN_IDLE] += !active && in[0] & LOAD;
    seen[SEEN_NAN] += active && count == MOST && out[0] == QNAN;
    if (!taken)
        return;
    s->taken[s->tap] = number_of(in[1]);
    seen[SEEN_AGAIN] += s->again && s->tap > 0;
    s->again = !(in[0] >> 6 & 1);
    if (s->again)
        return;
    double sum = 0;
    for (uint32_t i = s->tap + 1 - count; i <= s->tap; i++)
        sum += s->taken[i];
    seen[SEEN_TWO] += count == 2;
    seen[SEEN_FOUR] += count == 4;
    seen[SEEN_EIGHT] += count == 8;
    seen[SEEN_ALL] += count == MOST;
    seen[SEEN_ROUNDED] += count == MOST && isfinite(sum) && number_of(out[0]) != (float)(sum / MOST);
    if (++s->tap == s->taps)
        begin(s);
}

const struct clocked clocked = {
    .name = "filter_taps",
    .cycles = 3000000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {"a value that is held", "a value that is none of a tap", "a tap comes again", "two taps", "four taps",
               "eight taps", "16 taps", "16 taps whose pairs were rounded", "16 taps whose mean is no number"},
};
