// SPDX-License-Identifier: Apache-2.0
/* Differences of a four-state, event-driven simulator. */
#ifndef VPI_FOUR_H
#define VPI_FOUR_H
#include <stdbool.h>
#include <vpi_user.h>

#include "tex_defs.h"

/* True in a simulator that calls back when a value change has been evaluated, two-state: Verilator. */
bool vpi_four_settled(void);
/*
 * A probe as it was read. `unknown`, if not NULL: a one for each bit that is X or Z. In `frame` valid and ready are
 * zero where unknown; an unknown bit of a payload is one if it is X, zero if it is Z.
 */
void vpi_four_sample(const s_vpi_vecval *words, struct tex_frame *frame, struct tex_frame *unknown);

#endif
