// SPDX-License-Identifier: Apache-2.0
/* Traffic around the unit and its configuration, as a vector file has them that says nothing of them. */
#include "shrink/pass.h"

#define CALM_LATENCY 20

/* A member that is a number, and its plain value. */
struct slot {
    uint32_t *number;
    bool *flag;
    int64_t plain;
};

enum { TRAFFIC = 14 };

static void traffic_slots(struct traffic *t, struct slot slot[TRAFFIC])
{
    const struct slot all[TRAFFIC] = {{&t->changes, NULL, 0},
                                      {&t->registers, NULL, 0},
                                      {&t->resets, NULL, 0},
                                      {&t->issue_gap, NULL, 0},
                                      {&t->result_stall, NULL, 0},
                                      {&t->ar_stall, NULL, 0},
                                      {&t->r_gap, NULL, 0},
                                      {&t->aw_stall, NULL, 0},
                                      {&t->w_stall, NULL, 0},
                                      {&t->b_gap, NULL, 0},
                                      {NULL, &t->reorder, 0},
                                      {&t->latency_max, NULL, CALM_LATENCY},
                                      {&t->latency_min, NULL, CALM_LATENCY},
                                      {&t->seed, NULL, 1}};
    for (unsigned i = 0; i < TRAFFIC; i++)
        slot[i] = all[i];
}

static bool nearer(const struct slot *s, unsigned attempt)
{
    struct pass_number n = {.value = s->flag ? *s->flag : *s->number, .plain = s->plain};
    if (!pass_nearer(&n, attempt))
        return false;
    if (s->flag)
        *s->flag = n.value != 0;
    else
        *s->number = (uint32_t)n.value;
    return true;
}

static size_t count_traffic(const struct test_case *c)
{
    (void)c;
    return TRAFFIC;
}

static bool calm(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    struct slot slot[TRAFFIC];
    bool changed = false;
    struct traffic *t = &c->traffic;
    traffic_slots(t, slot);
    for (size_t i = first; i < first + n; i++)
        changed |= nearer(&slot[i], attempt);
    return changed && t->latency_min <= t->latency_max;
}

const struct pass pass_traffic = {"traffic", count_traffic, calm, PASS_HALVES, false};

enum { FLAGS = 1 + TEX_POLICY_BITS, CONFIG = FLAGS + TEX_CONST_BANKS };

static size_t count_config(const struct test_case *c)
{
    (void)c;
    return CONFIG;
}

static bool plainer(struct test_case *c, size_t i)
{
    struct tex_config *config = &c->config;
    const struct slot binding = {NULL, &config->via_header, 0};
    if (i == 0)
        return nearer(&binding, 0);
    if (i < FLAGS) {
        uint32_t policy = tex_policy(config), off = policy & ~(UINT32_C(1) << (i - 1));
        tex_policy_set(config, off);
        return off != policy;
    }
    size_t bank = i - FLAGS;
    if (bank == config->select || config->const_base[bank] == 0)
        return false;
    config->const_base[bank] = 0;
    return true;
}

static bool plain_config(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    bool changed = false;
    (void)attempt;
    for (size_t i = first; i < first + n; i++)
        changed |= plainer(c, i);
    return changed;
}

const struct pass pass_config = {"configuration", count_config, plain_config, 1, false};
