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

static unsigned waits(const struct checker *k, struct stall_edge edges[STALL_EDGES])
{
    return stall_edges(&k->stall, &k->track, &history_back(&k->history, 0)->rtl, k->c->visible, edges);
}

/* Without all boundaries the waits are known in part, and make no chain. */
static void print_chain(const struct checker *k, const struct stall_edge *edges, unsigned count, const char *label,
                        FILE *out)
{
    struct console_row row;
    unsigned chain[STALL_EDGES];
    bool circle = false;
    unsigned length = count > 0 && k->c->visible == TEX_SET_ALL ? stall_chain(edges, count, chain, &circle) : 0;
    FILE *to = length > 0 ? console_row_begin(&row, out) : NULL;
    if (!to)
        return;
    if (circle)
        fprintf(to, "%sin a circle: ", label);
    else
        fprintf(to, "%sin the end for %s: ", label, edges[chain[length - 1]].whom);
    fputs(edges[chain[0]].who, to);
    for (unsigned i = 0; i < length; i++)
        fprintf(to, " for %s%s", edges[chain[i]].whom, i + 1 < length ? "," : "");
    console_row_end(&row, HANG + 2);
}

void report_waits(const struct checker *k, FILE *out)
{
    struct stall_edge edges[STALL_EDGES];
    unsigned count = waits(k, edges);
    if (count == 0)
        return;
    fputs("  who waits for whom\n", out);
    print_chain(k, edges, count, "    ", out);
    print_edges(k, edges, count, out);
}

void report_waits_chain(const struct checker *k, const char *label, FILE *out)
{
    struct stall_edge edges[STALL_EDGES];
    print_chain(k, edges, waits(k, edges), label, out);
}
