// SPDX-License-Identifier: Apache-2.0
/*
 * tex_cache_data beside plain C: the latency FIFO, return queues, fills, and the texels that are read
 * (cmodel/stages/cache.md). This test is tags and memory: it requests lines, hands in footprints, and answers out of
 * order.
 *
 * in: 0 in_valid, request, response, out_ready, misses, from bit 8 on the index of the request, more, second; 1..
 * footprint, 38 indices, 39.. response, 48 indices of second parts, 49 samples that are read and of which that is
 * read. out: 0 in_ready, fill_valid, out_valid; 1.. fill; 10.. beat.
 */
#include "cache_shape.h"
#include "clocked.h"
#include "tex_defs.h"

#include <string.h>

enum {
    IN_VALID,
    IN_REQ,
    IN_RSP_VALID,
    IN_OUT_READY,
    IN_MISSES,
    IN_INDEX = 8,
    IN_MORE = 14,
    IN_SECOND,
    IN_FOOTPRINT = 32,
    IN_LOOKUP = 1216,
    IN_RSP = 1248,
    IN_SECOND_LOOKUP = 1536,
    IN_FETCH = 1568,
    IN_SECOND_FETCH = 1572
};
enum {
    SEEN_FULL,
    SEEN_BLOCKED,
    SEEN_FOUR,
    SEEN_EARLY,
    SEEN_OVERTAKES,
    SEEN_LOST,
    SEEN_ERROR,
    SEEN_SPARSE,
    SEEN_REFILLED,
    SEEN_WIDE,
    SEEN_BYTE,
    SEEN_PARTS,
    SEEN_BOTH_HIT,
    SEEN_KEPT,
    SEEN_WAITS
};

struct footprint {
    struct tex_address address;
    struct tex_fmt fmt;
    uint32_t index[SAMPLES], second_index[SAMPLES]; /* line of each sample, and of its second part */
    unsigned misses;
    bool both_hit; /* both are read at once */
    bool second;   /* the second of two parts */
};

struct state {
    /* the module */
    struct footprint fifo[FIFO];
    unsigned fifo_count;
    unsigned fill_queue[OUTSTANDING], fill_count; /* indices, oldest first */
    struct tex_rsp queue[IDS][RETURN_DEPTH];
    unsigned queued[IDS];
    struct tex_rsp line[LINES];
    bool holds[LINES]; /* the line was written since reset */
    unsigned filled;
    uint32_t fills;
    bool valid;
    struct tex_cache beat;
    struct tex_fmt beat_fmt;
    struct tex_rsp kept[SAMPLES]; /* lines of a first part */
    /* tags and memory */
    struct footprint next;
    bool ready_to_enter; /* all lines of `next` are requested */
    uint32_t requests, answered[IDS];
    bool known[LINES]; /* a footprint may use the line */
};

/* The first of two parts is next. */
static bool more(const struct footprint *f)
{
    return f->address.straddle && !f->second && !f->both_hit;
}

static uint32_t fetched(const struct footprint *f)
{
    return f->second ? 0 : f->address.fetch;
}

static uint32_t fetched_second(const struct footprint *f)
{
    return f->second || f->both_hit ? f->address.straddle : 0;
}

/* PD-10c: elements of 12 bytes that are read whole begin at byte 0, 4, 8 or 12 of a unit of 16; the last two straddle.
 */
static void draw_whole(struct tex_address *a, struct rng *rng)
{
    for (unsigned k = 0; k < SAMPLES; k++) {
        uint64_t addr_hi = rng_next(rng) / 16 * 16;
        bool straddle = (a->fetch >> k & 1) && a->address[k] % 16 >= 8;
        a->straddle |= (uint32_t)straddle << k;
        a->addr_hi[k] = straddle ? addr_hi : 0;
    }
}

static void begin_footprint(struct footprint *f, struct rng *rng)
{
    const struct tex_format_info *format;
    memset(f, 0, sizeof *f);
    do
        format = &tex_formats[rng_below(rng, tex_formats_count)];
    while (!format->read);
    if (rng_percent(rng, 20))
        format = tex_format_find(0x02); /* R32_G32_B32 */
    f->fmt.format = format->code;
    f->fmt.sampling = rng_below(rng, 3);
    f->address.fetch = rng_percent(rng, 70) ? 15 : rng_below(rng, 16);
    f->address.border = ~f->address.fetch & 15;
    f->address.tag =
        (struct tex_tag){.warp = rng_below(rng, 64), .lane = rng_below(rng, 32), .last = rng_percent(rng, 20)};
    f->address.op.rd = rng_below(rng, 256);
    f->address.op.comp = rng_below(rng, 4);
    for (unsigned k = 0; k < SAMPLES; k++) {
        uint64_t unit = format->bytes == 12 ? 4 : format->bytes, place = rng_next(rng) / unit * unit;
        f->fmt.source[k] = rng_below(rng, 8);
        f->address.address[k] = f->address.fetch >> k & 1 ? place : 0;
        f->fmt.border[k] = rng_next(rng);
        f->address.texel_in_block[k] = rng_below(rng, 16);
    }
    if (format->bytes == 12 && f->fmt.sampling != TEX_SAMPLING_GATHER)
        draw_whole(&f->address, rng);
}

/* A line that was requested; any if there is none. */
static uint32_t known_line(const struct state *s, struct rng *rng)
{
    uint32_t at = rng_below(rng, LINES);
    for (unsigned i = 0; i < LINES && !s->known[at]; i++)
        at = (at + 1) % LINES;
    return at;
}

static void enter(struct state *s, struct rng *rng)
{
    struct footprint *f = &s->next;
    if (f->misses == 0 && f->address.fetch && !s->known[known_line(s, rng)])
        f->address.fetch = f->address.straddle = 0; /* nothing is cached yet */
    f->both_hit = f->address.straddle && !f->second && rng_percent(rng, 50);
    for (unsigned k = 0; k < SAMPLES; k++) {
        f->index[k] = fetched(f) >> k & 1 ? known_line(s, rng) : 0;
        f->second_index[k] = fetched_second(f) >> k & 1 ? known_line(s, rng) : 0;
    }
    s->ready_to_enter = true;
}

/* Requests of one footprint, then the footprint: never both in one cycle, as the tags do. */
static void drive_tags(struct state *s, struct rng *rng, uint32_t *in)
{
    if (s->next.address.op.wmask == 0) { /* none is under way */
        begin_footprint(&s->next, rng);
        s->next.address.op.wmask = 1 + rng_below(rng, 15);
    }
    if (!s->ready_to_enter && (s->next.misses == SAMPLES || rng_percent(rng, 40)))
        enter(s, rng);
    if (s->ready_to_enter) {
        set_bits(in, IN_VALID, 1, rng_percent(rng, 80));
    } else if (s->fill_count < OUTSTANDING) {
        set_bits(in, IN_REQ, 1, rng_percent(rng, 80));
        set_bits(in, IN_INDEX, 5, rng_below(rng, LINES));
    }
    set_bits(in, IN_MISSES, 3, s->next.misses);
    tex_pack_address(in, IN_FOOTPRINT, &s->next.address);
    tex_pack_fmt(in, IN_FOOTPRINT + TEX_ADDRESS_BITS, &s->next.fmt);
    set_bits(in, IN_MORE, 1, more(&s->next));
    set_bits(in, IN_SECOND, 1, s->next.second);
    set_bits(in, IN_FETCH, 4, fetched(&s->next));
    set_bits(in, IN_SECOND_FETCH, 4, fetched_second(&s->next));
    for (unsigned k = 0; k < SAMPLES; k++) {
        set_bits(in, IN_LOOKUP + 7 * k, 7, s->next.index[k]);
        set_bits(in, IN_SECOND_LOOKUP + 7 * k, 7, s->next.second_index[k]);
    }
}

/* Requests that used identifier j since reset. */
static uint32_t asked(const struct state *s, uint32_t j)
{
    return (s->requests + IDS - 1 - j) / IDS;
}

/* A line that was asked for, in order for each identifier; one for another cache; one that a full queue must drop. */
static void drive_memory(const struct state *s, struct rng *rng, uint32_t *in)
{
    uint32_t j = rng_below(rng, IDS);
    struct tex_rsp rsp = {.id = TEX_AXI_ID_L1 + j, .error = rng_percent(rng, 10), .sparse = rng_percent(rng, 10)};
    for (unsigned i = 0; i < 8; i++)
        rsp.data[i] = rng_next(rng);
    bool due = s->answered[j] < asked(s, j), full = s->queued[j] == RETURN_DEPTH;
    if (rng_percent(rng, 30)) {
        rsp.id = rng_percent(rng, 50) ? rng_below(rng, TEX_AXI_ID_L1) : TEX_AXI_ID_L1 + IDS;
        due = true;
    }
    tex_pack_rsp(in, IN_RSP, &rsp);
    set_bits(in, IN_RSP_VALID, 1, (due || full) && rng_percent(rng, 60));
}

static void reset(void *state)
{
    memset(state, 0, sizeof(struct state));
}

static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    drive_tags(s, rng, in);
    drive_memory(s, rng, in);
    set_bits(in, IN_OUT_READY, 1, rng_percent(rng, 70));
}

static bool fills(const struct state *s)
{
    return s->fifo_count > 0 && s->filled < s->fifo[0].misses && s->queued[s->fills % IDS] > 0;
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    const struct state *s = state;
    (void)in;
    out[0] = (s->fifo_count < FIFO) | (uint32_t)fills(s) << 1 | (uint32_t)s->valid << 2;
    if (fills(s)) {
        const struct tex_rsp *line = &s->queue[s->fills % IDS][0];
        struct tex_fill fill = {.index = s->fill_queue[0], .error = line->error, .sparse = line->sparse};
        memcpy(fill.data, line->data, sizeof fill.data);
        tex_pack_fill(out, 32, &fill);
    }
    if (s->valid) {
        tex_pack_cache(out, 320, &s->beat);
        tex_pack_fmt(out, 320 + TEX_CACHE_BITS, &s->beat_fmt);
    }
}

/* Bytes of a line, from a place on, to their place in the element of sample k. */
static void add_bytes(struct tex_cache *beat, unsigned k, const struct tex_rsp *line, uint64_t from, unsigned to,
                      unsigned bytes)
{
    uint8_t raw[TEX_LINE_BYTES];
    memcpy(raw, line->data, sizeof raw);
    memcpy((uint8_t *)beat->raw[k] + to, raw + from % TEX_LINE_BYTES, bytes);
    beat->sparse |= line->sparse << k;
    if (line->error)
        beat->tag.status = TEX_STATUS_MEMORY_ERROR;
}

/* The texels of a footprint, all of whose parts are there. */
static struct tex_cache read_texels(const struct state *s, const struct footprint *f)
{
    const struct tex_address *a = &f->address;
    struct tex_cache beat = {.tag = a->tag, .op = a->op, .border = a->border};
    unsigned bytes = tex_format_find(f->fmt.format)->bytes, to = 0;
    memcpy(beat.texel_in_block, a->texel_in_block, sizeof beat.texel_in_block);
    if (bytes == 12 && f->fmt.sampling == TEX_SAMPLING_GATHER) { /* PD-91b: one component, at its place */
        static const unsigned places[8] = {[TEX_SOURCE_G] = 4, [TEX_SOURCE_B] = 8};
        to = places[f->fmt.source[a->op.comp]];
        bytes = 4;
    }
    for (unsigned k = 0; k < SAMPLES; k++) {
        const struct tex_rsp *line = &s->line[f->index[k]];
        unsigned here = a->straddle >> k & 1 ? 16 - a->address[k] % 16 : bytes;
        if (a->fetch >> k & 1)
            add_bytes(&beat, k, f->second ? &s->kept[k] : line, a->address[k], to, here);
        if (a->straddle >> k & 1)
            add_bytes(&beat, k, &s->line[f->second_index[k]], a->addr_hi[k], here, bytes - here);
    }
    return beat;
}

static void note(const struct state *s, const uint32_t *in, uint64_t *seen)
{
    uint32_t first = s->fills % IDS, later = 0;
    for (uint32_t j = 0; j < IDS; j++)
        later |= s->queued[j];
    seen[SEEN_FULL] += s->fifo_count == FIFO && (in[0] & 1);
    seen[SEEN_BLOCKED] +=
        s->fifo_count > 0 && s->filled == s->fifo[0].misses && s->valid && !(in[0] >> IN_OUT_READY & 1);
    seen[SEEN_WAITS] += s->fifo_count == 0 && s->next.second;
    seen[SEEN_EARLY] += s->fifo_count == 0 && s->queued[first] > 0;
    seen[SEEN_OVERTAKES] += s->fifo_count > 0 && s->filled < s->fifo[0].misses && s->queued[first] == 0 && later;
}

static void output_edge(struct state *s, bool ready, uint64_t *seen)
{
    const struct footprint *head = &s->fifo[0];
    if (s->fifo_count > 0 && s->filled == head->misses && more(head)) {
        for (unsigned k = 0; k < SAMPLES; k++)
            s->kept[k] = s->line[head->index[k]];
        seen[SEEN_KEPT] += s->valid && !ready;
        memmove(s->fifo, s->fifo + 1, --s->fifo_count * sizeof *s->fifo);
        s->filled = 0;
        s->valid = s->valid && !ready;
    } else if (s->fifo_count > 0 && s->filled == head->misses && (!s->valid || ready)) {
        seen[SEEN_PARTS] += head->second && head->address.straddle == 15;
        seen[SEEN_BOTH_HIT] += head->both_hit && head->address.straddle == 15;
        s->beat = read_texels(s, head);
        s->beat_fmt = head->fmt;
        seen[SEEN_FOUR] += head->misses == SAMPLES;
        seen[SEEN_ERROR] += s->beat.tag.status == TEX_STATUS_MEMORY_ERROR;
        seen[SEEN_SPARSE] += s->beat.sparse != 0;
        seen[SEEN_WIDE] += tex_format_find(head->fmt.format)->bytes == 16;
        seen[SEEN_BYTE] += tex_format_find(head->fmt.format)->bytes == 1;
        memmove(s->fifo, s->fifo + 1, --s->fifo_count * sizeof *s->fifo);
        s->filled = 0;
        s->valid = true;
    } else if (ready) {
        s->valid = false;
    }
}

static void fill_edge(struct state *s, uint64_t *seen)
{
    struct tex_rsp *queue = s->queue[s->fills % IDS];
    unsigned index = s->fill_queue[0];
    seen[SEEN_REFILLED] += s->holds[index];
    s->line[index] = queue[0];
    s->holds[index] = true;
    memmove(queue, queue + 1, --s->queued[s->fills % IDS] * sizeof *queue);
    memmove(s->fill_queue, s->fill_queue + 1, --s->fill_count * sizeof *s->fill_queue);
    s->fills++;
    s->filled++;
}

static void response_edge(struct state *s, const uint32_t *in, bool full, uint64_t *seen)
{
    struct tex_rsp rsp;
    tex_unpack_rsp(in, IN_RSP, &rsp);
    uint32_t j = rsp.id - TEX_AXI_ID_L1;
    if (j >= IDS)
        return;
    seen[SEEN_LOST] += full;
    if (full)
        return;
    s->queue[j][s->queued[j]++] = rsp;
    s->answered[j]++;
}

static void tags_edge(struct state *s, const uint32_t *in, bool taken)
{
    if (in[0] >> IN_REQ & 1) {
        unsigned index = (unsigned)get_bits(in, IN_INDEX, 5);
        s->fill_queue[s->fill_count++] = index;
        s->known[index] = true;
        s->next.misses++;
        s->requests++;
    }
    if (taken) {
        struct footprint *f = &s->next;
        s->fifo[s->fifo_count++] = *f;
        s->ready_to_enter = false;
        if (more(f)) {
            f->second = true;
            f->misses = 0;
        } else {
            memset(f, 0, sizeof *f);
        }
    }
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    bool taken = (in[0] & 1) && s->fifo_count < FIFO, fill = fills(s), full;
    uint32_t j = (uint32_t)get_bits(in, IN_RSP, 4) - TEX_AXI_ID_L1;
    full = j < IDS && s->queued[j] == RETURN_DEPTH; /* judged before this cycle's fill */
    note(s, in, seen);
    output_edge(s, in[0] >> IN_OUT_READY & 1, seen);
    if (fill)
        fill_edge(s, seen);
    if (in[0] >> IN_RSP_VALID & 1)
        response_edge(s, in, full, seen);
    tags_edge(s, in, taken);
}

const struct clocked clocked = {
    .name = "cache_data",
    .cycles = 300000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {"a footprint before a full FIFO", "a footprint before a beat that waits", "a footprint of four misses",
               "a line before its footprint", "a line that overtakes an older one", "a line that a full queue drops",
               "a texel of a line with an error", "a texel of an unmapped page", "a line written again",
               "texels of 16 bytes", "texels of one byte", "two parts of four elements",
               "four elements in two units, read at once", "a first part that leaves while a beat waits",
               "a first part that waits for its second"},
};
