// SPDX-License-Identifier: Apache-2.0
/*
 * Part of the second program with mutants: the self-test, what a case must give, and the trace of a report are made by
 * the model as it is, without the mutant. Where one of these ends a run before a cycle was compared, lockstep has its
 * say all the same.
 */
#include "check/checker.h"
#include "check/golden.h"

extern unsigned tex_mutant;
bool __real_checker_self_tested(struct failure *failure);
bool __wrap_checker_self_tested(struct failure *failure);
bool __real_golden_build(struct golden *g, const struct test_case *c);
bool __wrap_golden_build(struct golden *g, const struct test_case *c);
void __real_golden_trace_over(const struct test_case *c, size_t index, struct image *before,
                              struct tex_warp_result *out);
void __wrap_golden_trace_over(const struct test_case *c, size_t index, struct image *before,
                              struct tex_warp_result *out);

static unsigned leave_out(void)
{
    unsigned chosen = tex_mutant;
    tex_mutant = 0;
    return chosen;
}

bool __wrap_checker_self_tested(struct failure *failure)
{
    unsigned chosen = leave_out();
    bool passed = __real_checker_self_tested(failure);
    tex_mutant = chosen;
    return passed;
}

bool __wrap_golden_build(struct golden *g, const struct test_case *c)
{
    unsigned chosen = leave_out();
    bool built = __real_golden_build(g, c);
    tex_mutant = chosen;
    return built;
}

void __wrap_golden_trace_over(const struct test_case *c, size_t index, struct image *before,
                              struct tex_warp_result *out)
{
    unsigned chosen = leave_out();
    __real_golden_trace_over(c, index, before, out);
    tex_mutant = chosen;
}
