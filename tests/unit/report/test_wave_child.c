// SPDX-License-Identifier: Apache-2.0
/* A job in a process of its own: what it answers, and one that does not. */
#include "report/wave_child.h"

#include <errno.h>
#include <sys/mman.h>
#include <unistd.h>

#include "tap.h"

/* Shared with the children. */
struct job {
    unsigned calls, late; /* the first so many never end */
    int error;            /* why it fails; 0: it does not */
};

static bool work(void *user)
{
    struct job *job = user;
    while (job->calls++ < job->late)
        for (;;)
            pause();
    errno = job->error;
    return job->error == 0;
}

static int setup(void **state)
{
    *state = mmap(NULL, sizeof(struct job), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return *state == MAP_FAILED ? -1 : 0;
}

static int teardown(void **state)
{
    return munmap(*state, sizeof(struct job));
}

static void test_what_answers_is_called_once(void **state)
{
    struct job *job = *state;
    assert_true(wave_child(work, job));
    assert_int_equal(job->calls, 1);
}

static void test_what_fails_is_called_once(void **state)
{
    struct job *job = *state;
    job->error = ENOSPC;
    assert_false(wave_child(work, job));
    assert_int_equal(errno, ENOSPC);
    assert_int_equal(job->calls, 1);
}

static void test_what_never_ends_is_killed_and_called_again(void **state)
{
    struct job *job = *state;
    job->late = 1;
    assert_true(wave_child_within(work, job, 0));
    assert_int_equal(job->calls, 2);
}

static void test_a_second_time_it_has_failed(void **state)
{
    struct job *job = *state;
    job->late = 9;
    assert_false(wave_child_within(work, job, 0));
    assert_int_equal(errno, ETIMEDOUT);
    assert_int_equal(job->calls, 2);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        TEST(test_what_answers_is_called_once),
        TEST(test_what_fails_is_called_once),
        TEST(test_what_never_ends_is_killed_and_called_again),
        TEST(test_a_second_time_it_has_failed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
