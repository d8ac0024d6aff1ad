// SPDX-License-Identifier: Apache-2.0
#include "compare/hang.h"

#include "base/bits.h"

/*
 * Of the beats that wait, those that may be the cause. Results leave in the order of issue, so the answer of one path
 * may wait for that of another: then the other path is held somewhere inside, and its own answer is not there.
 */
static tex_boundary_set causes(tex_boundary_set waiting)
{
    tex_boundary_set inside = 0;
    if (waiting & TEX_BIT(TEX_AT_RESULT))
        return waiting;
    for (unsigned i = 0; i < TEX_PATHS; i++)
        if (waiting & tex_paths[i].boundaries && !(waiting & TEX_BIT(tex_paths[i].last)))
            inside |= waiting & tex_paths[i].boundaries;
    return inside ? inside : waiting;
}

bool hang_found(const struct tex_frame *f, tex_boundary_set boundaries, struct difference *at)
{
    tex_boundary_set waiting = f->valid & ~f->ready & boundaries & TEX_SET_PIPELINE;
    if (!waiting)
        return false;
    at->boundary = (enum tex_boundary)highest_bit(causes(waiting));
    at->stage = lockstep_consumer(f, at->boundary);
    return true;
}
