// SPDX-License-Identifier: Apache-2.0
#include <cjson/cJSON.h>
#include <errno.h>
#include <stdlib.h>

#include "base/bits.h"
#include "trace/stats.h"

static void number(cJSON *item, const char *name, uint64_t value)
{
    cJSON_AddNumberToObject(item, name, (double)value);
}

static void add_instructions(const struct stats *s, cJSON *root)
{
    cJSON *item = cJSON_AddObjectToObject(root, "instructions");
    number(item, "issued", s->issued);
    number(item, "completed", s->completed);
    number(item, "lost", s->lost);
    number(item, "under_way", stats_under_way(s));
    number(item, "strays", s->strays);
}

/* A cache that was not seen is null. */
static void add_cache(const struct stats *s, enum stats_cache cache, cJSON *to)
{
    const struct stats_lookups *c = &s->cache[cache];
    if (!stats_sees_cache(s, cache)) {
        cJSON_AddNullToObject(to, stats_cache_name[cache]);
        return;
    }
    cJSON *item = cJSON_AddObjectToObject(to, stats_cache_name[cache]);
    number(item, "lookups", c->lookups);
    number(item, "hits", c->hits);
    number(item, "lines", c->lines);
    if (cache == STATS_TEXEL) {
        number(item, "footprints", s->footprints);
        number(item, "whole", s->whole);
    }
}

static void add_latency(const struct stats *s, unsigned kind, cJSON *to)
{
    const struct stats_latency *l = &s->latency[kind];
    if (l->count == 0)
        return;
    cJSON *item = cJSON_CreateObject();
    cJSON_AddItemToArray(to, item);
    cJSON_AddStringToObject(item, "instruction", stats_kind_name(kind));
    number(item, "count", l->count);
    number(item, "sum", l->sum);
    number(item, "least", l->least);
    number(item, "most", l->most);
    cJSON *buckets = cJSON_AddArrayToObject(item, "buckets");
    for (unsigned b = 0; b < STATS_BUCKETS; b++) {
        if (l->bucket[b] == 0)
            continue;
        cJSON *bucket = cJSON_CreateObject();
        cJSON_AddItemToArray(buckets, bucket);
        number(bucket, "from", UINT64_C(1) << b);
        number(bucket, "count", l->bucket[b]);
    }
}

static void add_states(const struct stats *s, unsigned b, bool working, cJSON *to)
{
    cJSON *item = cJSON_AddObjectToObject(to, working ? "under_way" : "rest");
    number(item, "moved", s->states[working][b][STATS_MOVED]);
    number(item, "stalled", s->states[working][b][STATS_STALLED]);
    number(item, "idle", s->states[working][b][STATS_IDLE]);
}

static void add_boundaries(const struct stats *s, cJSON *root)
{
    cJSON *rows = cJSON_AddArrayToObject(root, "boundaries");
    for (tex_boundary_set left = STATS_COUNTED & s->visible; left; left &= left - 1) {
        unsigned b = lowest_bit(left);
        cJSON *item = cJSON_CreateObject();
        cJSON_AddItemToArray(rows, item);
        cJSON_AddStringToObject(item, "boundary", tex_boundaries[b].name);
        cJSON_AddStringToObject(item, "stage", tex_boundaries[b].stage);
        cJSON_AddStringToObject(item, "consumer", tex_boundaries[b].consumer);
        add_states(s, b, true, item);
        add_states(s, b, false, item);
    }
}

static void add_channel(cJSON *rows, const char *channel, const char *source, const struct stats_channel *c)
{
    cJSON *item = cJSON_CreateObject();
    cJSON_AddItemToArray(rows, item);
    cJSON_AddStringToObject(item, "channel", channel);
    cJSON_AddStringToObject(item, "for", source);
    number(item, "requests", c->requests);
    number(item, "beats", c->beats);
    number(item, "bytes", c->bytes);
    number(item, "stored", c->strobed);
    number(item, "errors", c->errors);
    number(item, "sparse", c->sparse);
}

static void add_channels(const struct stats *s, cJSON *root)
{
    cJSON *rows = cJSON_AddArrayToObject(root, "channels");
    for (unsigned i = 0; i < STATS_SOURCES; i++)
        add_channel(rows, "axi read", stats_source_name[i], &s->read[i]);
    add_channel(rows, "axi write", "store", &s->write);
    add_channel(rows, "axil read", "registers", &s->registers_read);
    add_channel(rows, "axil write", "registers", &s->registers_write);
}

static cJSON *tree(const struct stats *s)
{
    cJSON *root = cJSON_CreateObject();
    cJSON_AddStringToObject(root, "texlock", "statistics");
    number(root, "format", 1);
    number(root, "cases", s->cases);
    cJSON *cycles = cJSON_AddObjectToObject(root, "cycles");
    number(cycles, "under_way", s->cycles[1]);
    number(cycles, "rest", s->cycles[0]);
    add_instructions(s, root);
    cJSON *caches = cJSON_AddObjectToObject(root, "caches");
    for (unsigned i = 0; i < STATS_CACHES; i++)
        add_cache(s, (enum stats_cache)i, caches);
    cJSON *latencies = cJSON_AddArrayToObject(root, "latencies");
    for (unsigned kind = 0; kind < STATS_KINDS; kind++)
        add_latency(s, kind, latencies);
    add_boundaries(s, root);
    add_channels(s, root);
    return root;
}

bool stats_write_json(const struct stats *s, FILE *out)
{
    cJSON *root = tree(s);
    char *text = root ? cJSON_Print(root) : NULL;
    cJSON_Delete(root);
    if (!text) {
        errno = ENOMEM;
        return false;
    }
    fprintf(out, "%s\n", text);
    free(text);
    return !ferror(out);
}
