// SPDX-License-Identifier: Apache-2.0
/* The register accesses of a case: version handshake, configuration, and what is read at its end. */
#ifndef CSR_SCRIPT_H
#define CSR_SCRIPT_H
#include "check/golden.h"
#include "compare/failure.h"
#include "compare/history.h"
#include "drive/agents.h"

#define CSR_IDENTITY 2   /* accesses of the version handshake, the first of the script */
#define CSR_READ_BACK 10 /* registers that are judged at the end of a case; the first ones at strictness arch: */
#define CSR_READ_BACK_ARCH 4
#define CSR_READ_BACK_FAULTS 2 /* the first are the fault record */

/* Identity reads, then every register that the configuration sets. */
void csr_script_configure(struct axil_agent *a, const struct tex_config *config);
/* Is the unit the one that this program was built for? Looks at the first CSR_IDENTITY accesses; false fills `failure`.
 */
bool csr_script_identity(const struct axil_agent *a, struct failure *failure);
/*
 * The checker failed: if all is equal up to the answer of DEFS_HASH, and that is another hash, the RTL comes from
 * another build, which is not a mismatch; `failure` is made to say so. What differs before, ID too, or in few bits, is
 * a mismatch.
 */
void csr_script_other_build(const struct history *h, struct failure *failure);
/* Fault record, counters, a refused write and a refused read. */
void csr_script_readback(struct axil_agent *a);
/*
 * Compare what was read with the function layer and the memory agent, registers `first` to `count` - 1 of those read;
 * counts good ones. False fills `failure`.
 */
bool csr_script_judge(const struct axil_agent *a, const struct golden *golden, const struct axi_agent *axi,
                      unsigned first, unsigned count, uint64_t *compares, struct failure *failure);

#endif
