// SPDX-License-Identifier: Apache-2.0
/* The scoreboard checker while memory and registers change under way: never a false alarm, and stale data is found. */
#include "passes_case.h"
#include "random/random.h"
#include "scoreboard/scoreboard.h"
#include "scoreboard_drive.h"
#include "vector_text.h"

#ifndef SEED
#define SEED 11
#endif
#define CASES 40U

struct watch {
    struct scoreboard *scoreboard[2]; /* order, arch */
    struct rng rng;
    bool memory, registers, invalidates, passes;
    uint32_t changes;
    bool good;
};

static void watch_frame(void *user, bool reset, const struct tex_frame *f)
{
    struct watch *w = user;
    for (unsigned i = 0; w->good && i < 2; i++) {
        struct failure failure = {.kind = FAILURE_NOT};
        w->good = scoreboard_cycle(w->scoreboard[i], reset, f, &failure);
        if (!w->good)
            print_message("%s: stage %s, instruction %u, lane %u: %s\n", i ? "arch" : "order", failure.difference.stage,
                          failure.instruction, failure.lane, failure.text);
    }
}

/* Some bytes of a line that was just read. */
static void change_memory(struct watch *w, struct drive *d)
{
    if (d->axi.count == 0)
        return;
    uint64_t line = d->axi.pending[rng_below(&w->rng, d->axi.count)].address;
    uint32_t value = rng_next(&w->rng);
    assert_true(image_write(&d->c.image, line + 4 * rng_below(&w->rng, 8), &value, 1 + rng_below(&w->rng, 4)));
    w->changes++;
}

static void change_register(struct watch *w, struct drive *d)
{
    static const uint16_t of[] = {TEX_CSR_HEADER_MAX,  TEX_CSR_SAMPLER_MAX,     TEX_CSR_BINDING,
                                  TEX_CSR_SELECT,      TEX_CSR_POLICY,          TEX_CSR_HEADER_POOL_LO,
                                  TEX_CSR_FAULT_CLEAR, TEX_CSR_SAMPLER_POOL_LO, TEX_CSR_CONST_BASE_LO};
    const struct tex_config *c = &d->c.config;
    const uint32_t was[] = {c->header_max,
                            c->sampler_max,
                            c->via_header,
                            c->select,
                            tex_policy(c),
                            (uint32_t)c->header_pool,
                            0,
                            (uint32_t)c->sampler_pool,
                            (uint32_t)c->const_base[0]};
    unsigned n = rng_below(&w->rng, COUNT_OF(of));
    uint32_t other = n < 2   ? rng_below(&w->rng, 16)
                     : n < 5 ? rng_below(&w->rng, n < 4       ? 2
                                                  : w->passes ? 1U << TEX_POLICY_BITS
                                                              : 4)
                             : was[n] + 32;
    axil_agent_write(&d->axil, of[n], rng_percent(&w->rng, 50) ? was[n] : other);
    w->changes++;
}

static void meddle(void *user, struct drive *d)
{
    struct watch *w = user;
    if (w->memory && rng_percent(&w->rng, 3))
        change_memory(w, d);
    if (!axil_agent_done(&d->axil) || !rng_percent(&w->rng, 2))
        return;
    axil_agent_clear(&d->axil);
    if (w->registers)
        change_register(w, d);
    if (w->invalidates && rng_percent(&w->rng, 30))
        axil_agent_write(&d->axil, TEX_CSR_CTRL, rng_below(&w->rng, 4));
    if (rng_percent(&w->rng, 30))
        axil_agent_read(&d->axil, rng_percent(&w->rng, 50) ? TEX_CSR_FAULT : TEX_CSR_COUNT_INSTRUCTIONS);
}

/* All cases: what was compared of what was issued, in percent, at strictness order and arch. */
static void soak(struct watch *w, unsigned share[2])
{
    for (unsigned i = 0; i < 2; i++) {
        struct scoreboard_options options = {
            .strictness = i ? STRICT_ARCH : STRICT_ORDER, .window = CASE_WINDOW, .visible = TEX_SET_ALL};
        w->scoreboard[i] = scoreboard_create(&options);
        assert_non_null(w->scoreboard[i]);
    }
    w->good = true;
    for (uint32_t n = 0; n < CASES; n++) {
        struct drive *d = calloc(1, sizeof *d);
        assert_non_null(d);
        if (w->passes)
            vector_good(PASSES_MANY, &d->c);
        else
            drive_draw(SEED, n, &d->c);
        rng_init(&w->rng, SEED, 100 + n);
        d->sink = watch_frame;
        d->meddle = meddle;
        d->user = w;
        drive_case(d);
        if (!w->good)
            print_message("case %u\n", n);
        assert_true(w->good);
        case_free(&d->c);
        free(d);
    }
    for (unsigned i = 0; i < 2; i++) {
        struct failure failure;
        const struct scoreboard_counts *c = scoreboard_counts(w->scoreboard[i]);
        assert_true(scoreboard_end(w->scoreboard[i], &failure));
        share[i] = (unsigned)(100 * c->compares[TEX_AT_RESULT] / c->minimum[TEX_AT_RESULT]);
        print_message("# %s: %u changes, %u of %u result beats compared, %u threads not\n", i ? "arch" : "order",
                      w->changes, (unsigned)c->compares[TEX_AT_RESULT], (unsigned)c->minimum[TEX_AT_RESULT],
                      (unsigned)c->undecided);
        scoreboard_destroy(w->scoreboard[i]);
    }
}

static void test_memory(void **state)
{
    struct watch w = {.memory = true};
    unsigned share[2];
    (void)state;
    soak(&w, share);
    assert_true(w.changes > 200 && share[0] == 100 && share[1] > 90);
}

static void test_memory_and_invalidates(void **state)
{
    struct watch w = {.memory = true, .invalidates = true};
    unsigned share[2];
    (void)state;
    soak(&w, share);
    assert_true(w.changes > 200 && share[0] == 100 && share[1] > 90);
}

static void test_registers(void **state)
{
    struct watch w = {.registers = true};
    unsigned share[2];
    (void)state;
    soak(&w, share);
    assert_true(w.changes > 200 && share[0] == 100 && share[1] > 90);
}

static void test_all_at_once(void **state)
{
    struct watch w = {.memory = true, .registers = true, .invalidates = true};
    unsigned share[2];
    (void)state;
    soak(&w, share);
    assert_true(w.changes > 200 && share[0] > 95 && share[1] > 80);
}

/* Threads with several passes: POLICY and texels may change between two of them. */
static void test_passes(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 3; i++) {
        struct watch w = {.memory = i != 1, .registers = i != 0, .invalidates = i == 2, .passes = true};
        unsigned share[2];
        soak(&w, share);
        assert_true(w.changes > 100 && share[0] > 98 && share[1] > 60);
    }
}

/* The unit's caches keep lines over an invalidate that only the checker is shown. */
struct deaf {
    struct watch watch;
    unsigned idle;
    bool told, held;
    unsigned found[2];
    struct tex_frame last;
};

static void tell(struct watch *w, const struct tex_frame *last)
{
    struct tex_frame f = *last;
    struct failure failure;
    struct tex_axil_w data = {.data = 3, .strb = 15};
    f.payload[TEX_WORD_AXIL_AW] = TEX_CSR_CTRL;
    tex_pack_axil_w(&f.payload[TEX_WORD_AXIL_W], 0, &data);
    for (unsigned part = 0; part < 2; part++) {
        f.valid = f.ready = part ? TEX_BIT(TEX_AT_AXIL_B) : TEX_BIT(TEX_AT_AXIL_AW) | TEX_BIT(TEX_AT_AXIL_W);
        for (unsigned i = 0; i < 2; i++)
            assert_true(scoreboard_cycle(w->scoreboard[i], false, &f, &failure));
    }
}

static void hold_and_tell(void *user, struct drive *d)
{
    struct deaf *x = user;
    if (x->told || d->issue.warp < 8)
        return;
    if (!x->held && d->issue.beat == 0 && !d->issue.offered) {
        x->held = true;
        d->issue.enabled = false;
    }
    x->idle = x->held && scoreboard_idle(x->watch.scoreboard[0]) ? x->idle + 1 : 0;
    if (x->idle < 40)
        return;
    tell(&x->watch, &x->last);
    x->told = d->issue.enabled = true;
}

static void deaf_frame(void *user, bool reset, const struct tex_frame *f)
{
    struct deaf *x = user;
    x->last = *f;
    for (unsigned i = 0; i < 2; i++) {
        struct failure failure = {.kind = FAILURE_NOT};
        if (scoreboard_cycle(x->watch.scoreboard[i], reset, f, &failure))
            continue;
        assert_true(x->told);
        x->found[i] += failure.difference.kind == DIFFERS_UNREAD;
    }
}

static void test_stale_lines_are_found(void **state)
{
    static struct deaf x;
    struct drive *d = calloc(1, sizeof *d);
    (void)state;
    assert_non_null(d);
    for (unsigned i = 0; i < 2; i++) {
        struct scoreboard_options options = {
            .strictness = i ? STRICT_ARCH : STRICT_ORDER, .window = CASE_WINDOW, .visible = TEX_SET_ALL};
        x.watch.scoreboard[i] = scoreboard_create(&options);
        assert_non_null(x.watch.scoreboard[i]);
    }
    drive_draw(SEED, 2, &d->c);
    d->c.traffic.issue_gap = 50;
    d->sink = deaf_frame;
    d->meddle = hold_and_tell;
    d->user = &x;
    drive_case(d);
    assert_true(x.told && x.found[0] > 0 && x.found[1] > 0);
    for (unsigned i = 0; i < 2; i++)
        scoreboard_destroy(x.watch.scoreboard[i]);
    case_free(&d->c);
    free(d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_memory),    cmocka_unit_test(test_memory_and_invalidates),
        cmocka_unit_test(test_registers), cmocka_unit_test(test_all_at_once),
        cmocka_unit_test(test_passes),    cmocka_unit_test(test_stale_lines_are_found),
    };
    return cmocka_run_group_tests_name("scoreboard_change", tests, NULL, NULL);
}
