// SPDX-License-Identifier: Apache-2.0
/* Where each rule decides, as it is told, adds up to how often it is counted; and it is told at a stage of the path. */
#include "draw.h"
#include "tex_stages.h"

#define DRAWS 3000
#define ALL_TRACES (TEX_WARP_LANES * TEX_MOST_PASSES)

static struct tex_warp_result counted, told;

struct ear {
    uint32_t words, stores; /* times that sets of all threads were told */
    uint32_t passes;
    unsigned next; /* stage of the pass that is told next */
    struct tex_rule_set of_all[2];
    struct tex_rule_set pass[ALL_TRACES];
};

static bool has(const struct tex_rule_set *set, enum tex_rule rule)
{
    return set->bits[rule / 64] >> rule % 64 & 1;
}

static bool empty(const struct tex_rule_set *set)
{
    uint64_t bits = 0;
    for (unsigned i = 0; i < COUNT_OF(set->bits); i++)
        bits |= set->bits[i];
    return bits == 0;
}

static void hear_all(struct ear *e, enum tex_boundary boundary, const struct tex_rule_set *set)
{
    bool store = boundary == TEX_AT_STORE;
    assert_true(store || boundary == TEX_AT_ISSUE);
    assert_int_equal(e->next, 0);
    assert_true(store ? e->words == 1 && e->stores == 0 : e->words == 0 && e->passes == 0);
    e->words += !store;
    e->stores += store;
    tex_rules_join(&e->of_all[store], set);
}

static void hear(void *user, uint32_t trace, enum tex_boundary boundary, const struct tex_rule_set *set)
{
    struct ear *e = user;
    if (trace == TEX_RULES_OF_ALL) {
        hear_all(e, boundary, set);
        return;
    }
    const struct tex_thread_trace *t = &told.trace[trace];
    unsigned stage = e->next++ % TEX_PIPE_STAGES, last = tex_pipe_last(t);
    assert_int_equal(trace, e->passes);
    assert_int_equal(boundary, tex_pipe[stage].boundary);
    assert_true(empty(set) || (tex_pipe_crosses(t, stage) && (stage == last || !t->decode.tag.token)));
    assert_true(!has(set, TEX_RULE_PD_96) || stage == last);
    tex_rules_join(&e->pass[trace], set);
    if (e->next == TEX_PIPE_STAGES) {
        e->next = 0;
        e->passes++;
    }
}

static void expect_same_counts(struct world *w, const struct tex_warp *warp, struct tex_cover *total)
{
    static struct ear ear;
    const struct tex_memory memory = {.read = world_read, .user = w};
    const struct tex_rules_hearer hearer = {.hear = hear, .user = &ear};
    struct tex_cover cover = {{0}}, sum = {{0}};
    memset(&ear, 0, sizeof ear);
    tex_execute(&w->config, &memory, warp, 0, &cover, &counted);
    tex_execute_telling(&w->config, &memory, warp, 0, &hearer, &told);
    assert_int_equal(told.threads, counted.threads);
    assert_memory_equal(told.trace, counted.trace, told.threads * sizeof *told.trace);
    assert_memory_equal(told.beat, counted.beat, told.beats * sizeof *told.beat);
    assert_int_equal(told.hash, counted.hash);
    assert_int_equal(ear.passes, told.threads);
    assert_int_equal(ear.words, 1);
    assert_int_equal(ear.stores, tex_pipe_stores(&told.trace[0]));
    for (unsigned i = 0; i < 2; i++)
        tex_rules_count(&sum, &ear.of_all[i]);
    for (unsigned i = 0; i < ear.passes; i++)
        tex_rules_count(&sum, &ear.pass[i]);
    assert_memory_equal(&sum, &cover, sizeof sum);
    for (unsigned r = 0; r < TEX_RULE_COUNT; r++)
        total->hits[r] += cover.hits[r];
}

static void told_is_counted(void **state)
{
    struct world *w = *state;
    struct tex_cover total = {{0}};
    uint64_t seed = 3;
    unsigned rules = 0;
    for (unsigned i = 0; i < DRAWS; i++) {
        struct tex_warp warp;
        if (i % 16 == 0)
            draw_world(&seed, w);
        draw_warp(&seed, &warp);
        expect_same_counts(w, &warp, &total);
    }
    for (unsigned r = 0; r < TEX_RULE_COUNT; r++)
        rules += total.hits[r] > 0;
    assert_true(rules > TEX_RULE_COUNT / 4 && total.hits[TEX_RULE_PD_96] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_WORLD(told_is_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
