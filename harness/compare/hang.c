// SPDX-License-Identifier: Apache-2.0
#include "compare/hang.h"

bool hang_found(const struct tex_frame *f, uint32_t boundaries, struct difference *at)
{
    uint32_t waiting = f->valid & ~f->ready & boundaries & HANG_PIPELINE;
    for (unsigned b = TEX_AT_FAULT_EVENT; b-- > 0;)
        if (waiting >> b & 1) {
            at->boundary = (enum tex_boundary)b;
            at->stage = tex_boundaries[b].consumer;
            return true;
        }
    return false;
}
