// SPDX-License-Identifier: Apache-2.0
/*
 * What rules decide, against what is written out in a test: inputs are drawn from the values at which an answer can
 * change, and the whole set of rules is compared for each.
 */
#ifndef RULE_DICE_H
#define RULE_DICE_H
#include "function/rules.h"
#include "tap.h"

struct dice {
    uint32_t state;
};

static inline uint32_t roll(struct dice *d)
{
    d->state ^= d->state << 13;
    d->state ^= d->state >> 17;
    d->state ^= d->state << 5;
    return d->state;
}

static inline uint32_t pick_of(struct dice *d, const uint32_t *values, size_t count)
{
    return values[roll(d) % count];
}
#define PICK(d, ...)                                                                                                   \
    pick_of(d, (const uint32_t[]){__VA_ARGS__}, sizeof((const uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t))

static inline bool coin(struct dice *d)
{
    return roll(d) >> 7 & 1;
}

/* Below `limit`. */
static inline uint32_t any(struct dice *d, uint32_t limit)
{
    return (roll(d) >> 3) % limit;
}

/* A field that is mostly `usual`. */
static inline uint32_t mostly(struct dice *d, uint32_t usual, uint32_t other)
{
    return any(d, 4) ? usual : other;
}

struct wish {
    bool decides[TEX_RULE_COUNT];
};

static inline void wish(struct wish *w, enum tex_rule rule, bool decides)
{
    w->decides[rule] |= decides;
}

static inline bool decided(const struct tex_rule_set *set, unsigned rule)
{
    return set->bits[rule / 64] >> rule % 64 & 1;
}

/* Throw number `n` of a test. */
static inline void expect_wish(const struct wish *w, const struct tex_rule_set *set, unsigned n)
{
    for (unsigned rule = 0; rule < TEX_RULE_COUNT; rule++)
        if (decided(set, rule) != w->decides[rule])
            fail_msg("throw %u: %s %s", n, tex_rules[rule].id,
                     w->decides[rule] ? "decided nothing" : "decided something");
}

#endif
