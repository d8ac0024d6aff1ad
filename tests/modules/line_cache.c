// SPDX-License-Identifier: Apache-2.0
/*
 * tex_line_cache, of 2 and of 8 entries, beside the line cache of the cycle model. What is derived from a line and
 * stored with it is kept here.
 *
 * 32 words each. in: 0 invalidate, lookup, req_ready, rsp_valid, fill_done, and from bit 15 on what is derived; 1, 2
 * line wanted; 3.. response. out: 0 hit, miss, req_valid, fill_start, error, derived; 1.. data; 9, 10 request; 11.. the
 * line from the start to the end of FILL.
 */
#include "cycle/line_cache.h"
#include "clocked.h"

#include <string.h>

enum { CACHES = 2, WORDS = 32, DATA_BYTES = 32 };
enum { IN_INVALIDATE, IN_LOOKUP, IN_REQ_READY, IN_RSP_VALID, IN_FILL_DONE, IN_EXTRA = 15 };
enum { IN_LINE = 32, IN_RSP = 96 };
enum {
    SEEN_HIT,
    SEEN_MISS,
    SEEN_ALIEN,
    SEEN_EARLY,
    SEEN_KILLED_FIRST,
    SEEN_KILLED_REQ,
    SEEN_KILLED_WAIT,
    SEEN_KILLED_FILL,
    SEEN_KILLED_LAST,
    SEEN_REPLACED,
    SEEN_ERROR,
    SEEN_HIT_UNDER_MISS
};

static const struct {
    unsigned entries;
    uint32_t id;
} shape[CACHES] = {{2, 1}, {8, 0}};

struct cache {
    struct cycle_line_cache model;
    uint32_t extra[CYCLE_LINE_CACHE_MAX]; /* of each entry */
    uint64_t wanted;                      /* looked up until it hits */
    bool wants;
};

struct state {
    struct cache cache[CACHES];
};

static void reset(void *state)
{
    struct state *s = state;
    memset(s, 0, sizeof *s);
    for (unsigned n = 0; n < CACHES; n++)
        cycle_line_cache_init(&s->cache[n].model, shape[n].entries, 2, shape[n].id);
}

static void drive_one(struct cache *c, unsigned n, struct rng *rng, uint32_t *in)
{
    if (!c->wants || rng_percent(rng, 5)) { /* a register that changes moves the line of a beat that waits */
        c->wants = rng_percent(rng, 60);
        c->wanted = (uint64_t)rng_below(rng, 3) << 40 | rng_below(rng, 3 * shape[n].entries);
    }
    struct tex_rsp rsp = {.error = rng_percent(rng, 20), .sparse = rng_percent(rng, 20)};
    rsp.id = rng_percent(rng, 40) ? shape[n].id : rng_below(rng, 16);
    for (unsigned i = 0; i < 8; i++)
        rsp.data[i] = rng_next(rng);
    set_bits(in, IN_INVALIDATE, 1, rng_percent(rng, 6));
    set_bits(in, IN_LOOKUP, 1, c->wants);
    set_bits(in, IN_REQ_READY, 1, rng_percent(rng, 50));
    set_bits(in, IN_RSP_VALID, 1, rng_percent(rng, 40));
    set_bits(in, IN_FILL_DONE, 1, rng_percent(rng, 40));
    set_bits(in, IN_EXTRA, 17, rng_next(rng));
    set_bits(in, IN_LINE, 43, c->wanted);
    tex_pack_rsp(in, IN_RSP, &rsp);
}

static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    for (unsigned n = 0; n < CACHES; n++)
        drive_one(&s->cache[n], n, rng, in + WORDS * n);
}

/* What axi_rsp shows to this cache; true if it is the line that it waits for. */
static bool answered(const struct cache *c, const uint32_t *in, struct tex_rsp *rsp)
{
    tex_unpack_rsp(in, IN_RSP, rsp);
    return (in[0] >> IN_RSP_VALID & 1) && c->model.state == LINECACHE_WAIT && rsp->id == c->model.id;
}

static void show_one(const struct cache *c, const uint32_t *in, uint32_t *out)
{
    const struct cycle_line_cache *model = &c->model;
    const struct cycle_entry *entry = cycle_line_cache_find(model, get_bits(in, IN_LINE, 43));
    struct tex_rsp rsp;
    bool miss = (in[0] >> IN_LOOKUP & 1) && !entry && model->state == LINECACHE_IDLE;
    bool start = answered(c, in, &rsp);
    out[0] =
        (entry != NULL) | (uint32_t)miss << 1 | (uint32_t)(model->state == LINECACHE_REQ) << 2 | (uint32_t)start << 3;
    if (entry) {
        out[0] |= (uint32_t)entry->line.error << 4 | c->extra[entry - model->entry] << IN_EXTRA;
        memcpy(&out[1], entry->line.data, DATA_BYTES);
    }
    if (model->state == LINECACHE_REQ)
        set_bits(out, 9 * 32, 64, model->miss.number);
    if (start || model->state == LINECACHE_FILL)
        memcpy(&out[11], start ? rsp.data : model->miss.line.data, DATA_BYTES);
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    const struct state *s = state;
    for (unsigned n = 0; n < CACHES; n++)
        show_one(&s->cache[n], in + WORDS * n, out + WORDS * n);
}

static void note(const struct cache *c, const uint32_t *in, uint64_t *seen)
{
    const struct cycle_line_cache *model = &c->model;
    const struct cycle_entry *slot = &model->entry[c->wanted % model->entries];
    bool hit = cycle_line_cache_find(model, c->wanted), lookup = in[0] >> IN_LOOKUP & 1;
    bool invalidate = in[0] >> IN_INVALIDATE & 1, done = in[0] >> IN_FILL_DONE & 1;
    bool response = in[0] >> IN_RSP_VALID & 1, ours = get_bits(in, IN_RSP, TEX_AXI_ID_W) == model->id;
    seen[SEEN_HIT] += lookup && hit;
    seen[SEEN_HIT_UNDER_MISS] += lookup && hit && model->state != LINECACHE_IDLE;
    seen[SEEN_MISS] += lookup && !hit && model->state == LINECACHE_IDLE;
    seen[SEEN_ALIEN] += response && !ours && model->state == LINECACHE_WAIT;
    seen[SEEN_EARLY] += response && ours && model->state == LINECACHE_REQ;
    seen[SEEN_KILLED_FIRST] += invalidate && lookup && !hit && model->state == LINECACHE_IDLE;
    seen[SEEN_KILLED_REQ] += invalidate && model->state == LINECACHE_REQ;
    seen[SEEN_KILLED_WAIT] += invalidate && model->state == LINECACHE_WAIT;
    seen[SEEN_KILLED_FILL] += invalidate && !done && model->state == LINECACHE_FILL;
    seen[SEEN_KILLED_LAST] += invalidate && done && model->state == LINECACHE_FILL;
    seen[SEEN_REPLACED] += lookup && !hit && slot->valid && model->state == LINECACHE_IDLE;
    seen[SEEN_ERROR] += lookup && hit && slot->line.error;
}

static void edge_one(struct cache *c, const uint32_t *in, uint64_t *seen)
{
    struct cycle_line_cache *model = &c->model;
    struct tex_rsp rsp;
    note(c, in, seen);
    tex_unpack_rsp(in, IN_RSP, &rsp);
    bool lookup = in[0] >> IN_LOOKUP & 1, hit = cycle_line_cache_find(model, c->wanted),
         done = in[0] >> IN_FILL_DONE & 1;
    bool idle = model->state == LINECACHE_IDLE;
    if (lookup && hit)
        c->wants = false;
    if (model->state == LINECACHE_FILL) {
        model->fill_left = done ? 1 : 2; /* the owner ends it, whenever it likes */
        if (done)
            c->extra[model->miss.number % model->entries] = (uint32_t)get_bits(in, IN_EXTRA, 17);
    }
    cycle_line_cache_edge(model, in[0] >> IN_REQ_READY & 1, in[0] >> IN_RSP_VALID & 1 ? &rsp : NULL, false, false);
    if (idle && lookup && !hit)
        cycle_line_cache_start(model, c->wanted);
    if (in[0] >> IN_INVALIDATE & 1)
        cycle_line_cache_invalidate(model);
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    for (unsigned n = 0; n < CACHES; n++)
        edge_one(&s->cache[n], in + WORDS * n, seen);
}

const struct clocked clocked = {
    .name = "line_cache",
    .cycles = 300000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {"a hit", "a miss", "a response for another cache", "a response before the request is taken",
               "an invalidation at the edge of a miss", "an invalidation in REQ", "an invalidation in WAIT",
               "an invalidation in FILL", "an invalidation at the last edge of FILL", "a line replaced",
               "a hit on a line with an error", "a hit while another line is fetched"},
};
