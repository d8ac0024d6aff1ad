// SPDX-License-Identifier: Apache-2.0
#include <inttypes.h>

#include "base/bits.h"
#include "base/console_row.h"
#include "trace/stats.h"

#define SHARE_TEXT 16

/* "96.9 %", or "-" of nothing. */
static const char *share(char text[SHARE_TEXT], uint64_t part, uint64_t whole)
{
    if (whole == 0)
        snprintf(text, SHARE_TEXT, "-");
    else
        snprintf(text, SHARE_TEXT, "%.1f %%", 100.0 * (double)part / (double)whole);
    return text;
}

static void print_caches(const struct stats *s, FILE *out)
{
    char rate[SHARE_TEXT];
    fprintf(out, "    %-12s %10s %10s %9s %10s\n", "cache", "lookups", "hits", "hit rate", "lines read");
    for (unsigned i = 0; i < STATS_CACHES; i++) {
        const struct stats_lookups *c = &s->cache[i];
        if (stats_sees_cache(s, (enum stats_cache)i))
            console_row_print(out, 17, "    %-12s %10" PRIu64 " %10" PRIu64 " %9s %10" PRIu64, stats_cache_name[i],
                              c->lookups, c->hits, share(rate, c->hits, c->lookups), c->lines);
        else
            fprintf(out, "    %-12s not visible\n", stats_cache_name[i]);
    }
    if (stats_sees_cache(s, STATS_TEXEL))
        console_row_print(out, 17, "    %-12s %10" PRIu64 " %10" PRIu64 " %9s", "footprints", s->footprints, s->whole,
                          share(rate, s->whole, s->footprints));
}

static void print_latency(const struct stats *s, unsigned kind, FILE *out)
{
    const struct stats_latency *l = &s->latency[kind];
    struct console_row row;
    if (l->count == 0)
        return;
    FILE *to = console_row_begin(&row, out);
    if (!to)
        return;
    fprintf(to, "    %-12s %10" PRIu64 " %10" PRIu64 " %9.1f %10" PRIu64 "  ", stats_kind_name(kind), l->count,
            l->least, (double)l->sum / (double)l->count, l->most);
    for (unsigned b = 0; b < STATS_BUCKETS; b++)
        if (l->bucket[b] > 0)
            fprintf(to, " %" PRIu64 "..%" PRIu64 ":%" PRIu64, UINT64_C(1) << b, (UINT64_C(2) << b) - 1, l->bucket[b]);
    console_row_end(&row, 17);
}

static void print_latencies(const struct stats *s, FILE *out)
{
    fprintf(out, "    %-12s %10s %10s %9s %10s   %s\n", "latency of", "count", "least", "mean", "most",
            "cycles:instructions");
    for (unsigned kind = 0; kind < STATS_KINDS; kind++)
        print_latency(s, kind, out);
}

/* Cycles with an instruction under way, and their shares; nothing of a boundary that nothing came to. */
static void print_boundary(const struct stats *s, unsigned b, FILE *out)
{
    const uint64_t *n = s->states[1][b], cycles = s->cycles[1];
    if (n[STATS_MOVED] + n[STATS_STALLED] == 0)
        return;
    char moved[SHARE_TEXT], stalled[SHARE_TEXT], idle[SHARE_TEXT];
    console_row_print(out, 17, "    %-12s %10" PRIu64 " %8s %10" PRIu64 " %8s %10" PRIu64 " %8s",
                      tex_boundaries[b].name, n[STATS_MOVED], share(moved, n[STATS_MOVED], cycles), n[STATS_STALLED],
                      share(stalled, n[STATS_STALLED], cycles), n[STATS_IDLE], share(idle, n[STATS_IDLE], cycles));
}

static void print_boundaries(const struct stats *s, FILE *out)
{
    fprintf(out, "    %-12s %10s %8s %10s %8s %10s %8s\n", "boundary", "moved", "", "stalled", "", "idle", "");
    for (tex_boundary_set left = STATS_COUNTED & s->visible & ~TEX_SET_REGISTER; left; left &= left - 1)
        print_boundary(s, lowest_bit(left), out);
}

static void print_channel(const char *channel, const char *source, const struct stats_channel *c, FILE *out)
{
    if (c->requests + c->beats > 0)
        console_row_print(out, 17,
                          "    %-12s %10s %8" PRIu64 " %10" PRIu64 " %8" PRIu64 " %10" PRIu64 " %8" PRIu64 " %8" PRIu64,
                          channel, source, c->requests, c->beats, c->bytes, c->strobed, c->errors, c->sparse);
}

static void print_channels(const struct stats *s, FILE *out)
{
    fprintf(out, "    %-12s %10s %8s %10s %8s %10s %8s %8s\n", "channel", "for", "requests", "beats", "bytes", "stored",
            "errors", "sparse");
    for (unsigned i = 0; i < STATS_SOURCES; i++)
        print_channel("axi read", stats_source_name[i], &s->read[i], out);
    print_channel("axi write", "store", &s->write, out);
    print_channel("axil read", "registers", &s->registers_read, out);
    print_channel("axil write", "registers", &s->registers_write, out);
}

void stats_print(const struct stats *s, FILE *out)
{
    console_row_print(out, 4,
                      "  statistics: %" PRIu64 " cases, %" PRIu64 " cycles outside reset, %" PRIu64
                      " of them with an instruction under way (the boundaries below)",
                      s->cases, s->cycles[0] + s->cycles[1], s->cycles[1]);
    console_row_print(out, 4,
                      "    instructions: %" PRIu64 " issued, %" PRIu64 " completed, %" PRIu64
                      " lost by resets, %" PRIu64 " under way at the end",
                      s->issued, s->completed, s->lost, stats_under_way(s));
    print_caches(s, out);
    print_latencies(s, out);
    print_boundaries(s, out);
    print_channels(s, out);
    fputc('\n', out);
}
