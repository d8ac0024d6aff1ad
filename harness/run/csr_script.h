// SPDX-License-Identifier: Apache-2.0
/* The register accesses of a case: version handshake, configuration, and the reads at its end. */
#ifndef CSR_SCRIPT_H
#define CSR_SCRIPT_H
#include "case/case.h"
#include "compare/failure.h"
#include "compare/history.h"
#include "drive/agents.h"

#define CSR_IDENTITY 2 /* accesses of the version handshake, the first of the script */
#define CSR_CLEARED 7  /* registers that FAULT_CLEAR and TRAP_CLEAR clear */
extern const uint16_t csr_cleared[CSR_CLEARED];

/* Identity reads, then every register that the configuration sets. */
void csr_script_configure(struct axil_agent *a, const struct tex_config *config);
/*
 * Is the unit the one that this program was built for? Looks at the first CSR_IDENTITY accesses; false fills `failure`.
 */
bool csr_script_identity(const struct axil_agent *a, struct failure *failure);
/*
 * The checker failed: if all is equal up to the answer of DEFS_HASH, and that is another hash, the RTL comes from
 * another build, which is not a mismatch; `failure` is made to say so. What differs before, ID too, or in few bits, is
 * a mismatch.
 */
void csr_script_other_build(const struct history *h, struct failure *failure);
/*
 * What is judged at the end of a case (rtl/defs/csr.tsv) and what the case expects; what is left of it once it has been
 * cleared; a refused write and a refused read.
 */
void csr_script_readback(struct axil_agent *a, const struct test_case *c);
/* What that read of a register, NULL if it is not read; before the clears, and after them. */
const uint32_t *csr_script_value(const struct axil_agent *a, uint16_t offset);
const uint32_t *csr_script_cleared(const struct axil_agent *a, uint16_t offset);

#endif
