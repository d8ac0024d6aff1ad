// SPDX-License-Identifier: Apache-2.0
#include "report/thread_view.h"

#include "report/footprint.h"
#include "report/query_row.h"
#include "report/store_picture.h"
#include "tex_stages.h"

void thread_view_print(const struct thread_view *v, FILE *out)
{
    const struct tex_thread_trace *t = thread_trace(v);
    const struct tex_memory memory = image_memory(v->before);
    if (tex_pipe_crosses(t, TEX_PIPE_QUERY))
        query_row_print(t, v->rtl.query, out);
    else if (tex_pipe_crosses(t, TEX_PIPE_SURFACE))
        store_picture_print(v, out);
    else
        footprint_print(t, &memory, out);
}

void thread_view_print_all(const struct thread_view *v, FILE *out)
{
    struct thread_view pass = *v;
    thread_view_print(&pass, out);
    for (; thread_trace(&pass)->lod.tag.more; thread_view_print(&pass, out))
        pass.thread++;
}
