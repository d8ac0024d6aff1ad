// SPDX-License-Identifier: Apache-2.0
/* The cases of a run, shared out: workers whose cases differ much in length take turns to the end. */
#include <pthread.h>
#include <unistd.h>

#include "run/share.h"
#include "tap.h"

enum { CASES = 400, LONG = 1000000, SHORT = 10, SECONDS = 60 };

/* The worker passes case after case; the first case of worker 1 is the longest of all. */
static void *work(void *user)
{
    struct share_worker *w = user;
    uint64_t cycles = 0;
    for (uint32_t at = share_next(w, cycles); at != SHARE_NONE; at = share_next(w, cycles)) {
        bool first = w->passed == 0 && w->number == 1;
        share_progress(w, cycles + (first ? LONG : SHORT), 0);
        for (unsigned i = 0; first && i < 1000 && w->share->common->next < SHARE_RING; i++)
            usleep(1000); /* until the other has passed many */
        cycles += first ? LONG : SHORT;
        share_count(w)->number = at + 1;
        w->passed++;
        w->share->done[at].passed = true;
    }
    return NULL;
}

static void a_long_case_holds_up_nobody(void **state)
{
    (void)state;
    struct share s;
    pthread_t thread[2];
    assert_true(share_create(&s, 2, CASES));
    struct share_worker w[2] = {{.share = &s, .number = 0, .at = SHARE_NONE},
                                {.share = &s, .number = 1, .at = SHARE_NONE}};
    alarm(SECONDS); /* a worker that waits for ever ends the test */
    for (unsigned i = 0; i < 2; i++)
        assert_int_equal(pthread_create(&thread[i], NULL, work, &w[i]), 0);
    for (unsigned i = 0; i < 2; i++)
        assert_int_equal(pthread_join(thread[i], NULL), 0);
    alarm(0);
    for (uint32_t i = 0; i < CASES; i++)
        assert_true(s.done[i].passed);
    assert_int_equal(w[0].passed + w[1].passed, CASES);
    assert_int_equal(w[1].passed, 1);
    share_free(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_long_case_holds_up_nobody),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
