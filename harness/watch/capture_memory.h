// SPDX-License-Identifier: Apache-2.0
/* Keeps the memory of a capture bounded: what its instructions do not need is forgotten. */
#ifndef CAPTURE_MEMORY_H
#define CAPTURE_MEMORY_H
#include "watch/capture.h"
#include "watch/capture_lines.h"

/* Sweeps memory if there is too much of it. False if out of memory. */
bool capture_memory_bound(struct capture *o);
/* The registers that instructions depend on, as the unit shows them, into a configuration. */
void capture_memory_config(const uint32_t regs[TEX_REGS_WORDS], struct tex_config *config);
/* Lines that were read in this cycle or later. */
void capture_memory_recent(const struct capture *o, uint64_t cycle, struct capture_lines *l);

#endif
