// SPDX-License-Identifier: Apache-2.0
/* The present time of the simulation, as text for messages. */
#ifndef VPI_TIME_H
#define VPI_TIME_H
#include <stddef.h>
#include <stdint.h>

#define VPI_TIME_TEXT 32

/* Now, exactly: in ns; in a finer unit where ns would take a fraction, in a coarser one where the precision is. */
void vpi_time_now(char *text, size_t size);
/* The same of `ticks` of 10^`precision` seconds, precision -15 to 2. */
void vpi_time_text(uint64_t ticks, int precision, char *text, size_t size);

#endif
