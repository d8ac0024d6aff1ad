// SPDX-License-Identifier: Apache-2.0
/*
 * Check `registers`: the unit's registers at the end of a case, against the function layer and the counts of the memory
 * agents. `judged` in rtl/defs/csr.tsv selects them by strictness.
 */
#ifndef CSR_JUDGE_H
#define CSR_JUDGE_H
#include "check/checker.h"
#include "drive/agents.h"

/* Sources of the expected registers, and events that make some of them undetermined. */
struct csr_judge {
    const struct test_case *c;
    const struct axil_agent *axil; /* has read them */
    const struct golden *golden;
    const struct axi_agent *reads;
    const struct write_agent *writes;
    bool faults_cleared, traps_cleared; /* in flight, at times unknown to the function layer */
};

/* Compare; counts good ones. False fills `failure`. */
bool csr_judge(const struct csr_judge *j, uint64_t *compares, struct failure *failure);
/* How many it must compare. */
uint64_t csr_judge_minimum(const struct csr_judge *j);
/* Judge the case's expectations of registers. False fills `failure`. */
bool csr_judge_expected(const struct csr_judge *j, struct expect *expect, struct failure *failure);

#endif
