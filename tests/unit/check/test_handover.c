// SPDX-License-Identifier: Apache-2.0
/* Batches from one thread to another: all of them, in order, whoever sleeps; and who is left asleep. */
#include "check/handover.h"
#include "tap.h"

#define BATCHES 20000U

/* The payload is deliberately not atomic: the handover alone orders it. */
struct world {
    struct handover h;
    uint64_t slot[HANDOVER_SLOTS];
    uint64_t seen, wrong; /* the taker's */
    uint64_t enough;      /* the taker wants no more from here on */
    pthread_t taker;
};

static void *take_all(void *user)
{
    struct world *w = user;
    uint64_t number;
    while (handover_take(&w->h, &number)) {
        w->wrong += w->slot[number % HANDOVER_SLOTS] != 3 * number + 1;
        w->seen++;
        handover_done(&w->h, w->seen != w->enough);
    }
    return NULL;
}

static void start(struct world *w, bool spins)
{
    memset(w, 0, sizeof *w);
    handover_init(&w->h);
    if (!spins)
        w->h.spins = 0;
    assert_int_equal(pthread_create(&w->taker, NULL, take_all, w), 0);
}

static void stop(struct world *w)
{
    handover_stop(&w->h);
    pthread_join(w->taker, NULL);
    handover_free(&w->h);
}

static void give(struct world *w)
{
    uint64_t number = handover_number(&w->h);
    w->slot[number % HANDOVER_SLOTS] = 3 * number + 1;
    handover_give(&w->h);
}

/* Now full speed, now hurried, now drained: every change of who sleeps. */
static void stream(bool spins)
{
    struct world w;
    uint64_t random = 7;
    start(&w, spins);
    for (unsigned i = 0; i < BATCHES; i++) {
        uint32_t what = next_random(&random) % 64;
        give(&w);
        assert_true(handover_wait(&w.h, HANDOVER_SLOTS - 1));
        if (what == 0)
            handover_hurry(&w.h);
        if (what != 1)
            continue;
        handover_hurry(&w.h);
        assert_true(handover_wait(&w.h, 0));
        assert_int_equal(w.seen, i + 1);
        handover_restart(&w.h);
    }
    handover_hurry(&w.h);
    assert_true(handover_wait(&w.h, 0));
    stop(&w);
    assert_int_equal(w.seen, BATCHES);
    assert_int_equal(w.wrong, 0);
}

static void gives_all_in_order(void **state)
{
    (void)state;
    stream(true);
    stream(false);
}

static void wait_until_it_sleeps(const struct world *w)
{
    while (!w->h.taker_sleeps)
        sched_yield();
}

/* A batch less than it is woken for stays; hurrying fetches it. */
static void sleeps_until_it_is_worth_it(void **state)
{
    (void)state;
    struct world w;
    start(&w, false);
    wait_until_it_sleeps(&w);
    for (unsigned i = 0; i < HANDOVER_WAKE - 1; i++)
        give(&w);
    assert_int_equal(handover_left(&w.h), HANDOVER_WAKE - 1);
    assert_true(w.h.taker_sleeps);
    handover_hurry(&w.h);
    assert_true(handover_wait(&w.h, 0));
    handover_restart(&w.h);
    wait_until_it_sleeps(&w);
    for (unsigned i = 0; i < HANDOVER_WAKE; i++)
        give(&w);
    assert_true(handover_wait(&w.h, HANDOVER_WAKE - 1)); /* nobody hurries */
    stop(&w);
    assert_int_equal(w.wrong, 0);
}

/* What was given after that is forgotten, and numbers go on. */
static void wants_no_more_until_it_is_restarted(void **state)
{
    (void)state;
    struct world w;
    start(&w, true);
    w.enough = 2;
    for (unsigned i = 0; i < HANDOVER_WAKE; i++)
        give(&w);
    assert_false(handover_wait(&w.h, 0));
    assert_int_equal(w.seen, 2);
    give(&w);
    assert_false(handover_wait(&w.h, HANDOVER_SLOTS - 1));
    handover_restart(&w.h);
    assert_int_equal(handover_left(&w.h), 0);
    give(&w);
    handover_hurry(&w.h);
    assert_true(handover_wait(&w.h, 0));
    stop(&w);
    assert_int_equal(w.seen, 3);
    assert_int_equal(w.wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gives_all_in_order),
        cmocka_unit_test(sleeps_until_it_is_worth_it),
        cmocka_unit_test(wants_no_more_until_it_is_restarted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
