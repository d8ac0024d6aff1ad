// SPDX-License-Identifier: Apache-2.0
/*
 * Draws the function layer's view of one thread: the texels that a gather reads, the row that a query is answered with,
 * where a store goes. Where the RTL is known to make something else of the thread, both are shown.
 */
#ifndef THREAD_VIEW_H
#define THREAD_VIEW_H
#include <stdio.h>

#include "case/image.h"

/* A write of one line: the bytes whose strobe is set. */
struct line_write {
    uint64_t address; /* a multiple of 32 */
    uint8_t bytes[TEX_LINE_BYTES];
    uint32_t strobes;
};

/* The RTL's, of the same thread or of its instruction; NULL: not known, or like the model's. */
struct thread_rtl {
    const struct tex_surface *surface;
    const struct tex_convert *convert;
    const struct tex_query *query;
    const struct line_write *line; /* one write of the instruction */
};

struct thread_view {
    const struct tex_issue_header *header; /* of the instruction */
    const struct tex_warp_result *warp;
    unsigned thread;            /* number of its trace */
    const struct image *before; /* memory as the instruction finds it */
    bool nearest;               /* POLICY narrow_rne */
    struct thread_rtl rtl;
};

static inline const struct tex_thread_trace *thread_trace(const struct thread_view *v)
{
    return &v->warp->trace[v->thread];
}

/* A trace is one pass. */
void thread_view_print(const struct thread_view *v, FILE *out);
/* This pass and those after it of the thread. */
void thread_view_print_all(const struct thread_view *v, FILE *out);

#endif
