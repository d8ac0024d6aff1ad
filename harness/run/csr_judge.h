// SPDX-License-Identifier: Apache-2.0
/*
 * Check `registers`: what the unit's registers hold at the end of a case, against the function layer and against what
 * the memory agents have seen. `judged` in rtl/defs/csr.tsv says which are judged at which strictness.
 */
#ifndef CSR_JUDGE_H
#define CSR_JUDGE_H
#include "check/checker.h"
#include "drive/agents.h"

/* Who says what the registers must hold, and what leaves some of them open. */
struct csr_judge {
    const struct test_case *c;
    const struct axil_agent *axil; /* has read them */
    const struct golden *golden;
    const struct axi_agent *reads;
    const struct write_agent *writes;
    bool faults_cleared, traps_cleared; /* under way: the function layer does not know when */
};

/* Compare; counts good ones. False fills `failure`. */
bool csr_judge(const struct csr_judge *j, uint64_t *compares, struct failure *failure);
/* How many it must compare. */
uint64_t csr_judge_minimum(const struct csr_judge *j);
/* What the case expects of registers. False fills `failure`. */
bool csr_judge_expected(const struct csr_judge *j, struct expect *expect, struct failure *failure);

#endif
