// SPDX-License-Identifier: Apache-2.0
#include "report/report_waits.h"

#include <inttypes.h>
#include <string.h>

#include "base/console_row.h"
#include "compare/stall.h"

#define HANG 4

static void print_why(const struct checker *k, const struct stall_edge *e, FILE *to)
{
    static const char *const text[] = {[STALL_SHOWN] = "not taken at",
                                       [STALL_TURN] = "not taken at",
                                       [STALL_READS] = "reads without an answer at",
                                       [STALL_WRITES] = "writes without an answer at",
                                       [STALL_NOTHING] = "nothing comes at"};
    uint32_t next = track_instruction(&k->track, TEX_AT_RESULT);
    uint32_t n = e->why == STALL_NOTHING ? next : track_instruction(&k->track, e->boundary);
    fprintf(to, "%s %s", text[e->why], tex_boundaries[e->boundary].name);
    if (e->count > 0)
        fprintf(to, ": %" PRIu32, e->count);
    if (n != TRACK_NONE)
        fprintf(to, ", instruction %" PRIu32, n);
    if (e->why == STALL_TURN)
        fprintf(to, ": instruction %" PRIu32 " answers first", next);
}

/* Of the stages to which nothing comes the chain tells; here is the last one, which has what they wait for. */
static void print_edges(const struct checker *k, const struct stall_edge *edges, unsigned count, FILE *out)
{
    uint64_t now = history_back(&k->history, 0)->cycle;
    fprintf(out, "    %-10s %-10s %8s %8s\n", "who", "waits for", "cycles", "since");
    for (unsigned i = 0; i < count; i++) {
        struct console_row row;
        bool told = edges[i].why != STALL_NOTHING || i + 1 == count;
        FILE *to = told ? console_row_begin(&row, out) : NULL;
        if (!to)
            continue;
        fprintf(to, "    %-10s %-10s %8" PRIu64 " %8" PRIu64 "  ", edges[i].who, edges[i].whom, now - edges[i].since,
                edges[i].since);
        print_why(k, &edges[i], to);
        console_row_end(&row, HANG);
    }
}

static void print_chain(const struct stall_edge *edges, const unsigned *chain, unsigned length, bool circle, FILE *out)
{
    struct console_row row;
    FILE *to = length > 0 ? console_row_begin(&row, out) : NULL;
    if (!to)
        return;
    if (circle)
        fputs("    in a circle: ", to);
    else
        fprintf(to, "    in the end for %s: ", edges[chain[length - 1]].whom);
    fputs(edges[chain[0]].who, to);
    for (unsigned i = 0; i < length; i++)
        fprintf(to, " for %s%s", edges[chain[i]].whom, i + 1 < length ? "," : "");
    console_row_end(&row, HANG + 2);
}

void report_waits(const struct checker *k, FILE *out)
{
    struct stall_edge edges[STALL_EDGES];
    unsigned chain[STALL_EDGES];
    bool circle;
    unsigned count = stall_edges(&k->stall, &k->track, &history_back(&k->history, 0)->rtl, k->c->visible, edges);
    if (count == 0)
        return;
    unsigned length = stall_chain(edges, count, chain, &circle);
    fputs("  who waits for whom\n", out);
    if (k->c->visible == TEX_SET_ALL)
        print_chain(edges, chain, length, circle, out);
    print_edges(k, edges, count, out);
}
