// SPDX-License-Identifier: Apache-2.0
/*
 * Log of the unit's transfers as text: a line for each transfer of the RTL, in the order of cycles and, within one, of
 * boundaries. Columns, by tabs: case, cycle of the case, boundary, payload in hexadecimal (the whole words of the
 * probe, most significant first). The registers' boundaries, which are valid always, transfer nothing and are left out.
 *
 */
#ifndef TRANSACTIONS_H
#define TRANSACTIONS_H
#include <stdint.h>
#include <stdio.h>

#include "tex_defs.h"

/* All transfers of a cycle. Errors stay in the stream (ferror). */
void transactions_write(FILE *out, const char *case_name, uint64_t cycle, const struct tex_frame *rtl);

#endif
