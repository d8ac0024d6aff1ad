// SPDX-License-Identifier: Apache-2.0
#include "trace/trace.h"

void trace_case(struct trace *t, const char *name, tex_boundary_set visible)
{
    (void)name;
    if (t->stats)
        stats_case(t->stats, visible);
}

void trace_follow(struct trace *t, const struct trace_cycle *c)
{
    if (t->stats)
        stats_cycle(t->stats, c->reset, c->rtl);
}
