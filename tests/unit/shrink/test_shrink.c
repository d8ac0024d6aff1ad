// SPDX-License-Identifier: Apache-2.0
/* The search alone: what a simulator would answer is a question about the candidate. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "random/random.h"
#include "shrink/measure.h"
#include "shrink/pass.h"
#include "shrink/readable.h"
#include "shrink/shrink.h"
#include "tap.h"
#include "vector/save.h"
#include "vector/vector.h"

typedef bool question(const struct test_case *c);

static char *text_of(const struct test_case *c)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    assert_non_null(out);
    assert_true(case_write(c, out));
    fclose(out);
    return text;
}

static void shrink_by(struct shrink *s, uint32_t seed, uint32_t index, question *fails)
{
    struct test_case c;
    assert_true(random_case(seed, index, &c));
    assert_true(fails(&c));
    assert_true(shrink_begin(s, &c));
    case_free(&c);
    for (unsigned i = 0; shrink_next(s); i++) {
        assert_true(i < 100000);
        shrink_judged(s, fails(&s->candidate));
    }
    assert_false(s->no_memory);
    assert_true(fails(&s->best));
}

static bool always(const struct test_case *c)
{
    (void)c;
    return true;
}

static bool has_third_thread(const struct test_case *c)
{
    for (size_t i = 0; i < c->warps_count; i++)
        if (c->warps[i].warp.header.active >> 3 & 1)
            return true;
    return false;
}

/* Two instructions in this order, and a latency. */
static bool needs_two(const struct test_case *c)
{
    unsigned found = 0;
    for (size_t i = 0; i < c->warps_count; i++)
        found += (c->warps[i].warp.header.word >> 56 & 1) == (found == 0);
    return found >= 2 && c->traffic.latency_max >= 7;
}

static void test_what_always_fails_ends_at_nothing(void **state)
{
    (void)state;
    for (uint32_t index = 0; index < 4; index++) {
        struct shrink s;
        shrink_by(&s, 7, index, always);
        struct measure m = measure_case(&s.best);
        const uint64_t least[MEASURES] = {1};
        assert_memory_equal(m.of, least, sizeof least);
        assert_int_equal(s.best.traffic.issue_gap + s.best.traffic.registers + s.best.traffic.resets, 0);
        assert_int_equal(s.best.warps[0].warp.ra[0][0], 0);
        shrink_end(&s);
    }
}

static void test_what_is_needed_stays(void **state)
{
    (void)state;
    struct shrink s;
    shrink_by(&s, 1, 6, has_third_thread);
    struct measure m = measure_case(&s.best);
    assert_int_equal(m.of[0], 1);
    assert_int_equal(m.of[1], 1);
    assert_int_equal(s.best.warps[0].warp.header.active, 8);
    assert_true(s.trials < 300);
    shrink_end(&s);
    shrink_by(&s, 1, 3, needs_two);
    assert_int_equal(s.best.warps_count, 2);
    shrink_end(&s);
}

static void test_the_same_case_gives_the_same(void **state)
{
    (void)state;
    char *text[2];
    for (unsigned i = 0; i < 2; i++) {
        struct shrink s;
        shrink_by(&s, 1, 3, needs_two);
        text[i] = text_of(&s.best);
        shrink_end(&s);
    }
    assert_string_equal(text[0], text[1]);
    free(text[0]);
    free(text[1]);
}

static void load(const char *path, struct test_case *c)
{
    struct diag diag;
    diag_init(&diag, NULL);
    if (!vector_load(path, c, &diag))
        diag_render(&diag, stderr);
    assert_false(diag_any(&diag));
    diag_free(&diag);
}

/* Every pass, at every place and attempt: what it says it changed has changed, and nothing else has. */
static void try_all(const struct test_case *c, const struct pass *pass)
{
    char *before = text_of(c);
    size_t count = pass->count(c);
    for (size_t at = 0; at < count; at += 1 + count / 16)
        for (unsigned attempt = 0; attempt < pass->attempts; attempt++) {
            struct test_case trial;
            assert_true(case_copy(&trial, c));
            bool changed = pass->apply(&trial, at, 1, attempt);
            char *after = text_of(&trial);
            if (strcmp(before, after) == 0 ? changed && pass != &pass_pages : !changed)
                fail_msg("pass %s, place %zu of %zu, attempt %u: said %u", pass->name, at, count, attempt, changed);
            assert_true(trial.warps_count > 0);
            free(after);
            case_free(&trial);
        }
    free(before);
}

static void test_a_pass_says_whether_it_changes_anything(void **state)
{
    (void)state;
    for (unsigned i = 0; i < passes_count; i++) {
        struct test_case c;
        assert_true(random_case(5, 81, &c));
        try_all(&c, passes[i]);
        case_free(&c);
        load("vectors/hand/tld4/first.tlv", &c);
        try_all(&c, passes[i]);
        case_free(&c);
    }
}

static bool reads_back(const struct test_case *c)
{
    return readable(c) && c->expects_count > 0;
}

static void test_expectations_go_with_what_they_are_about(void **state)
{
    (void)state;
    struct test_case c;
    struct shrink s;
    load("vectors/hand/tld4/first.tlv", &c);
    assert_true(shrink_begin(&s, &c));
    unsigned refused = 0;
    while (shrink_next(&s)) {
        bool good = reads_back(&s.candidate);
        refused += !good;
        shrink_judged(&s, good);
    }
    assert_true(refused > 0);
    assert_true(reads_back(&s.best));
    assert_int_equal(s.best.warps_count, 1);
    assert_int_equal(s.best.expects_count, 1);
    case_free(&c);
    shrink_end(&s);
}

static void test_text(void **state)
{
    (void)state;
    char text[200];
    struct measure from = {{16, 402, 1, 3, 0, 0, 2, 700}}, to = {{1, 1, 1, 0, 0, 0, 0, 5}};
    measure_text(&from, &to, text, sizeof text);
    assert_string_equal(text, "16 instructions to 1, 402 threads to 1, 3 samplers to 0, 2 regions to 0, "
                              "700 lines of memory to 5");
    measure_text(&to, &to, text, sizeof text);
    assert_string_equal(text, "nothing");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_always_fails_ends_at_nothing),
        cmocka_unit_test(test_what_is_needed_stays),
        cmocka_unit_test(test_the_same_case_gives_the_same),
        cmocka_unit_test(test_a_pass_says_whether_it_changes_anything),
        cmocka_unit_test(test_expectations_go_with_what_they_are_about),
        cmocka_unit_test(test_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
