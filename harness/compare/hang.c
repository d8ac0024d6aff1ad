// SPDX-License-Identifier: Apache-2.0
#include "compare/hang.h"

#include "base/bits.h"

bool hang_found(const struct tex_frame *f, tex_boundary_set boundaries, struct difference *at)
{
    tex_boundary_set waiting = f->valid & ~f->ready & boundaries & TEX_SET_PIPELINE;
    if (!waiting)
        return false;
    at->boundary = (enum tex_boundary)highest_bit(waiting);
    at->stage = tex_boundaries[at->boundary].consumer;
    return true;
}
