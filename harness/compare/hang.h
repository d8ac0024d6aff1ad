// SPDX-License-Identifier: Apache-2.0
/* Who holds a pipeline in which nothing moves. */
#ifndef HANG_H
#define HANG_H
#include "compare/lockstep.h"

/*
 * The most downstream boundary of the pipeline at which a beat waits: that beat is held by its consumer, and everything
 * before it waits for that. An answer that waits for the answer of another path is not meant. False if none of the
 * boundaries shows one.
 */
bool hang_found(const struct tex_frame *f, tex_boundary_set boundaries, struct difference *at);

#endif
