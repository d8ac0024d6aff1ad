// SPDX-License-Identifier: Apache-2.0
/*
 * tex_cache_tags beside plain C: hits, victims, requests, invalidations (cmodel/stages/cache.md).
 *
 * in: 0 in_valid, invalidate, req_ready, fill, lookup_ready; 1.. footprint. out: 0 in_ready, req_valid, lookup_valid,
 * misses, part_valid, identifier, index, part's more and second; 1, 2 request; 3..6 lookup; 7 index of the part, 8 that
 * of second parts, 9 samples that are read and of which that is read.
 */
#include "cache_shape.h"
#include "clocked.h"
#include "tex_defs.h"

#include <string.h>

enum { IN_VALID, IN_INVALIDATE, IN_REQ_READY, IN_FILL, IN_LOOKUP_READY, IN_FOOTPRINT = 32 };
enum {
    OUT_IN_READY,
    OUT_REQ_VALID,
    OUT_LOOKUP_VALID,
    OUT_MISSES,
    OUT_PART = 6,
    OUT_ID = 8,
    OUT_INDEX = 12,
    OUT_MORE = 17,
    OUT_FETCH = 288
};
enum {
    SEEN_HIT,
    SEEN_FOUR_MISSES,
    SEEN_ONE_SET,
    SEEN_SAME_LINE,
    SEEN_PROTECTED,
    SEEN_VICTIM,
    SEEN_FULL,
    SEEN_REQ_BLOCKED,
    SEEN_LOOKUP_BLOCKED,
    SEEN_FLUSH,
    SEEN_FLUSH_WAITS,
    SEEN_FLUSH_AGAIN,
    SEEN_EMPTY,
    SEEN_PARTS,
    SEEN_BOTH_HIT,
    SEEN_ALL_BUT_ONE,
    SEEN_PART_BLOCKED,
    SEEN_FLUSH_BETWEEN,
    SEEN_SECOND_MISSES
};

struct way {
    bool valid;
    uint64_t line;
};

struct state {
    struct way set[SETS][WAYS];
    unsigned next[SETS];
    bool pending;
    bool seen; /* the footprint was looked up before, with these hits: */
    uint32_t first_hit;
    bool second; /* the first of two parts has passed, with this: */
    uint32_t hit;
    uint32_t index[SAMPLES];
    unsigned misses, outstanding;
    uint32_t requests; /* since reset */
    bool waits;        /* the footprint at the input was not taken */
    struct tex_address footprint;
};

/* What a lookup of the footprint gives. */
struct found {
    uint32_t hit, missing;
    unsigned way[SAMPLES];
    unsigned first;  /* sample that misses */
    uint32_t second; /* samples of a first part whose second part is cached */
    uint32_t second_index[SAMPLES];
};

static void reset(void *state)
{
    struct state *s = state;
    struct tex_address footprint = s->footprint;
    bool waits = s->waits;
    memset(s, 0, sizeof *s);
    s->footprint = footprint;
    s->waits = waits;
}

/* Of the part of the footprint that is looked up. */
static uint64_t line_of(const struct state *s, unsigned k)
{
    return (s->second ? s->footprint.addr_hi[k] : s->footprint.address[k]) / TEX_LINE_BYTES;
}

static bool fetched(const struct state *s, unsigned k)
{
    return ((s->second ? s->footprint.straddle : s->footprint.fetch) >> k & 1) != 0;
}

static uint64_t draw_place(struct rng *rng, uint32_t tags, bool one_set, uint32_t set)
{
    uint64_t line = (uint64_t)rng_below(rng, tags) * SETS + (one_set ? set : rng_below(rng, SETS));
    if (rng_percent(rng, 20))
        line |= UINT64_C(1) << 42;
    return line * TEX_LINE_BYTES + rng_below(rng, TEX_LINE_BYTES);
}

/* Few lines, often of one set, often the same; sometimes all of a set's ways and more. */
static void draw_footprint(struct tex_address *a, struct rng *rng)
{
    bool one_set = rng_percent(rng, 50);
    uint32_t set = rng_below(rng, SETS), tags = rng_percent(rng, 30) ? 12 : 3;
    a->tag.lane = rng_below(rng, 32);
    a->tag.warp = rng_below(rng, 64);
    a->tag.status = rng_below(rng, 8);
    a->fetch = rng_percent(rng, 80) ? 15 : rng_below(rng, 16);
    a->straddle = rng_percent(rng, 60) ? 0 : a->fetch & (rng_percent(rng, 40) ? 15 : rng_below(rng, 16));
    for (unsigned k = 0; k < SAMPLES; k++) {
        uint64_t place = draw_place(rng, tags, one_set, set), second = draw_place(rng, tags, one_set, set);
        a->address[k] = a->fetch >> k & 1 ? place : 0;
        a->addr_hi[k] = a->straddle >> k & 1 ? second : 0;
    }
}

static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    if (!s->waits)
        draw_footprint(&s->footprint, rng);
    set_bits(in, IN_VALID, 1, s->waits || rng_percent(rng, 80));
    set_bits(in, IN_INVALIDATE, 1, rng_percent(rng, 3));
    set_bits(in, IN_REQ_READY, 1, rng_percent(rng, 70));
    set_bits(in, IN_FILL, 1, s->outstanding > 0 && rng_percent(rng, 40));
    set_bits(in, IN_LOOKUP_READY, 1, rng_percent(rng, 70));
    tex_pack_address(in, IN_FOOTPRINT, &s->footprint);
}

/* The way that holds a line, WAYS if none does. */
static unsigned way_of(const struct state *s, uint64_t line)
{
    unsigned way = 0;
    while (way < WAYS && !(s->set[line % SETS][way].valid && s->set[line % SETS][way].line == line))
        way++;
    return way;
}

static struct found look_up(const struct state *s)
{
    struct found f = {.first = SAMPLES};
    for (unsigned k = SAMPLES; k-- > 0;) {
        uint64_t line = line_of(s, k), second = s->footprint.addr_hi[k] / TEX_LINE_BYTES;
        unsigned way = way_of(s, line), further = way_of(s, second);
        if (!s->second && (s->footprint.straddle >> k & 1) && further < WAYS) {
            f.second |= 1U << k;
            f.second_index[k] = (uint32_t)(second % SETS * WAYS + further);
        }
        if (!fetched(s, k))
            continue;
        f.way[k] = way;
        if (way < WAYS) {
            f.hit |= 1U << k;
        } else {
            f.missing |= 1U << k;
            f.first = k;
        }
    }
    return f;
}

static bool flushes(const struct state *s)
{
    return s->pending && s->misses == 0;
}

/* The way of a set that a new line takes: no way that the footprint hits. */
static unsigned victim(const struct state *s, const struct found *f, unsigned set)
{
    unsigned way = s->next[set];
    for (unsigned tried = 0; tried < WAYS; tried++) {
        bool taken = false;
        for (unsigned k = 0; k < SAMPLES; k++)
            taken |= (f->hit >> k & 1) && line_of(s, k) % SETS == set && f->way[k] == way;
        if (!taken)
            break;
        way = (way + 1) % WAYS;
    }
    return way;
}

static uint32_t index_of(const struct state *s, const struct found *f, unsigned k)
{
    return fetched(s, k) ? (uint32_t)(line_of(s, k) % SETS * WAYS + f->way[k]) : 0;
}

/* A first part is at the input, and all second parts are cached. */
static bool both_hit(const struct state *s, const struct found *f)
{
    return s->footprint.straddle && !s->second && f->second == s->footprint.straddle;
}

/* The first of two parts is at the input. */
static bool more(const struct state *s, const struct found *f)
{
    return s->footprint.straddle && !s->second && !both_hit(s, f);
}

static void show_part(const struct state *s, const struct found *f, uint32_t *out)
{
    struct tex_lookup lookup = {.tag = s->footprint.tag};
    uint32_t hit = s->seen ? s->first_hit : f->hit;
    bool both = both_hit(s, f);
    set_bits(out, OUT_MORE, 2, more(s, f) | (uint32_t)s->second << 1);
    set_bits(out, OUT_FETCH, 4, s->second ? 0 : s->footprint.fetch);
    set_bits(out, OUT_FETCH + 4, 4, s->second || both ? s->footprint.straddle : 0);
    lookup.hit = s->second ? s->hit : hit;
    lookup.second_hit = s->second ? hit : both ? f->second : 0;
    for (unsigned k = 0; k < SAMPLES; k++) {
        uint32_t index = index_of(s, f, k);
        lookup.index[k] = s->second ? s->index[k] : index;
        lookup.second_index[k] = s->second ? index : both ? f->second_index[k] : 0;
        set_bits(out, 224 + 7 * k, 7, s->second ? 0 : index);
        set_bits(out, 256 + 7 * k, 7, lookup.second_index[k]);
    }
    if (!more(s, f))
        tex_pack_lookup(out, 96, &lookup);
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    const struct state *s = state;
    struct found f = look_up(s);
    bool valid = in[0] & 1, flush = flushes(s), room = in[0] >> IN_LOOKUP_READY & 1;
    bool passes = valid && !flush && !f.missing, asks = valid && !flush && f.missing && s->outstanding < OUTSTANDING;
    set_bits(out, OUT_IN_READY, 1, !flush && room && (!valid || (!f.missing && !more(s, &f))));
    set_bits(out, OUT_REQ_VALID, 1, asks);
    set_bits(out, OUT_PART, 1, passes);
    set_bits(out, OUT_LOOKUP_VALID, 1, passes && !more(s, &f));
    set_bits(out, OUT_MISSES, 3, s->misses);
    if (asks) {
        uint64_t line = line_of(s, f.first);
        set_bits(out, OUT_ID, 4, TEX_AXI_ID_L1 + s->requests % IDS);
        set_bits(out, OUT_INDEX, 5, line % SETS * WAYS + victim(s, &f, line % SETS));
        set_bits(out, 32, 64, line);
    }
    if (passes)
        show_part(s, &f, out);
}

static void note(const struct state *s, const struct found *f, const uint32_t *in, uint64_t *seen)
{
    const struct tex_address *a = &s->footprint;
    bool asks = f->missing && s->outstanding < OUTSTANDING, all = a->fetch == 15 && !s->second, one_set = all;
    bool same = false, room = in[0] >> IN_LOOKUP_READY & 1;
    for (unsigned k = 1; k < SAMPLES; k++) {
        one_set &= line_of(s, k) % SETS == line_of(s, 0) % SETS;
        same |= (f->missing & 1) && fetched(s, k) && line_of(s, k) == line_of(s, 0);
    }
    seen[SEEN_HIT] += !f->missing && !s->seen && all;
    seen[SEEN_FOUR_MISSES] += s->misses == 3 && asks;
    seen[SEEN_ONE_SET] += one_set && s->misses == 3 && asks;
    seen[SEEN_SAME_LINE] += same;
    seen[SEEN_FULL] += f->missing && s->outstanding == OUTSTANDING;
    seen[SEEN_REQ_BLOCKED] += asks && !(in[0] >> IN_REQ_READY & 1);
    seen[SEEN_LOOKUP_BLOCKED] += !f->missing && !more(s, f) && !room;
    seen[SEEN_FLUSH_WAITS] += s->pending && s->misses > 0;
    seen[SEEN_EMPTY] += a->fetch == 0;
    seen[SEEN_PARTS] += !f->missing && s->second && s->hit == a->fetch && a->fetch == 15 && room;
    seen[SEEN_BOTH_HIT] += !f->missing && both_hit(s, f) && f->second == 15 && room;
    seen[SEEN_ALL_BUT_ONE] += !f->missing && more(s, f) && a->straddle == 15 && (f->second | 1) == 15 && room;
    seen[SEEN_PART_BLOCKED] += !f->missing && more(s, f) && !room;
    seen[SEEN_SECOND_MISSES] += s->misses == 3 && s->second && asks;
    if (asks) {
        unsigned set = (unsigned)(line_of(s, f->first) % SETS), way = victim(s, f, set);
        seen[SEEN_PROTECTED] += way != s->next[set];
        seen[SEEN_VICTIM] += s->set[set][way].valid;
    }
}

static void request(struct state *s, const struct found *f)
{
    uint64_t line = line_of(s, f->first);
    unsigned set = (unsigned)(line % SETS), way = victim(s, f, set);
    s->set[set][way] = (struct way){true, line};
    s->next[set] = (way + 1) % WAYS;
    s->misses++;
    s->outstanding++;
    s->requests++;
}

/* The footprint leaves the input, or its first part. */
static void take(struct state *s, const struct found *f)
{
    bool part = more(s, f);
    s->hit = s->first_hit;
    for (unsigned k = 0; k < SAMPLES; k++)
        s->index[k] = index_of(s, f, k);
    s->misses = 0;
    s->seen = false;
    s->waits = part;
    s->second = part;
}

/* A footprint at the input, in a cycle that does not invalidate. */
static void advance(struct state *s, const uint32_t *in, uint64_t *seen)
{
    struct found f = look_up(s);
    note(s, &f, in, seen);
    if (!s->seen)
        s->first_hit = f.hit;
    s->seen = true;
    if (!f.missing && (in[0] >> IN_LOOKUP_READY & 1))
        take(s, &f);
    else if (f.missing && s->outstanding < OUTSTANDING && (in[0] >> IN_REQ_READY & 1))
        request(s, &f);
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    bool flush = flushes(s), invalidate = in[0] >> IN_INVALIDATE & 1, fill = in[0] >> IN_FILL & 1;
    s->waits = in[0] & 1;
    seen[SEEN_FLUSH] += flush && s->waits;
    seen[SEEN_FLUSH_BETWEEN] += flush && s->waits && s->second;
    seen[SEEN_FLUSH_AGAIN] += flush && invalidate;
    if (flush) {
        memset(s->set, 0, sizeof s->set);
        memset(s->next, 0, sizeof s->next);
    } else if (s->waits) {
        advance(s, in, seen);
    }
    s->outstanding -= fill;
    s->pending = invalidate || (s->pending && !flush);
}

const struct clocked clocked = {
    .name = "cache_tags",
    .cycles = 300000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {"four hits", "four misses of a footprint", "four misses in one set", "two samples that miss one line",
               "a way that the footprint protects", "a line replaced", "no request may be outstanding more",
               "a request that is not taken", "a lookup that is not taken", "an invalidation before a footprint",
               "an invalidation that waits", "an invalidation at the edge of another", "a footprint without texels",
               "two parts that hit", "two units of four elements that hit at once",
               "all second parts but one are cached", "a first part that is not taken",
               "an invalidation between two parts", "four misses of a second part"},
};
