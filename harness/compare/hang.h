// SPDX-License-Identifier: Apache-2.0
/* Who holds a pipeline in which nothing moves. */
#ifndef HANG_H
#define HANG_H
#include "compare/lockstep.h"

/* Boundaries of the pipeline; the registers' boundaries move without it. */
#define HANG_PIPELINE ((2U << TEX_AT_FAULT_EVENT) - 1U - (1U << TEX_AT_REGS))

/*
 * The most downstream boundary at which a beat waits: what stands there is held by its consumer, and all before it
 * waits for that. False if none of the boundaries shows one.
 */
bool hang_found(const struct tex_frame *f, uint32_t boundaries, struct difference *at);

#endif
