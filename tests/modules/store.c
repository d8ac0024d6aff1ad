// SPDX-License-Identifier: Apache-2.0
/*
 * tex_store beside plain C that keeps every instruction whole, with all its lines, from the first thread to the token.
 *
 * in: 0 valid of convert, ready of axi_aw and axi_w, valid of axi_b, ready of store; 1.. convert; 16.. axi_b. out: 0
 * ready of convert, valid of axi_aw and axi_w, ready of axi_b, valid of store, idle; 1.. axi_aw; 4.. axi_w; 14.. store.
 */
#include "clocked.h"
#include "tex_defs.h"

#include <string.h>

enum { IN_CONVERT = 32, IN_B = 512, BANKS = 2, LIVE = 16, LINES = 64 };
enum {
    SEEN_MERGED,
    SEEN_OVERLAP,
    SEEN_ALL_LINES,
    SEEN_NOTHING,
    SEEN_BANKS,
    SEEN_RECORDS,
    SEEN_OUTSTANDING,
    SEEN_ADDRESS_LAST,
    SEEN_DATA_LAST,
    SEEN_REORDERED,
    SEEN_ERROR_LOWER,
    SEEN_ERROR_HIGHER,
    SEEN_STRAY,
    SEEN_SAME_EDGE,
    SEEN_FAULTS,
    SEEN_STRADDLES,
    SEEN_PARTED
};

#define ADDRESSES ((UINT64_C(1) << TEX_ADDR_W) - 1)

struct written {
    uint64_t line;
    uint8_t data[TEX_LINE_BYTES];
    uint32_t strobes;
    unsigned lane;
    bool answered;
    uint32_t number; /* of the write, since reset */
};
struct instruction {
    struct written lines[LINES];
    unsigned count, sent, answered, faults;
    unsigned code, lane;
    bool closed;
    struct tex_tag tag; /* of its last beat */
    struct tex_op op;
};

struct state {
    /* Those not yet answered, oldest first; the last one gathers. */
    struct instruction live[LIVE];
    unsigned count;
    bool aw_valid, w_valid;
    struct tex_axi_a aw;
    struct tex_axi_w w;
    uint32_t sent, addresses, datas; /* since reset: writes in the registers, and what memory has taken of them */
    /* the environment */
    struct tex_convert beat;
    bool waits, second; /* second: the bytes in its first line are taken */
    uint32_t lanes;     /* of the instruction that is being sent, still to come; 0: a new one */
    uint64_t base;
    unsigned spread, warp;
    bool aligned;  /* the instruction stores at multiples of the size */
    unsigned left; /* cycles that the shares below still hold */
    uint32_t valid, aw_ready, w_ready, b, out_ready, fails, drops;
    bool answers; /* in this cycle, this write: */
    struct instruction *answered;
    struct written *answered_line;
};

static void reset(void *state)
{
    memset(state, 0, sizeof(struct state));
}

static struct instruction *sender(struct state *s)
{
    for (unsigned i = 0; i < s->count; i++)
        if (s->live[i].closed && s->live[i].sent < s->live[i].count)
            return &s->live[i];
    return NULL;
}

static unsigned outstanding(const struct state *s)
{
    unsigned n = 0;
    for (unsigned i = 0; i < s->count; i++)
        n += s->live[i].sent - s->live[i].answered;
    return n;
}

static unsigned closed(const struct state *s)
{
    unsigned n = 0;
    for (unsigned i = 0; i < s->count; i++)
        n += s->live[i].closed;
    return n;
}

/* Whole instructions whose lines have not all left. */
static unsigned banks(const struct state *s)
{
    unsigned n = 0;
    for (unsigned i = 0; i < s->count; i++)
        n += s->live[i].closed && s->live[i].sent < s->live[i].count;
    return n;
}

static bool takes(const struct state *s)
{
    return closed(s) < TEX_STORE_RECORDS && banks(s) < BANKS;
}

/* The beat at the input is not finished in this cycle. */
static bool stays(const struct state *s)
{
    return !s->second && (s->beat.line_gap || s->beat.address % TEX_LINE_BYTES + s->beat.bytes > TEX_LINE_BYTES);
}

/* ---- The environment ---- */

static void draw_instruction(struct state *s, struct rng *rng)
{
    static const unsigned spreads[] = {1, 2, 4, 9, 64};
    s->lanes = rng_percent(rng, 40) ? UINT32_MAX : rng_next(rng);
    s->spread = spreads[rng_below(rng, 5)];
    s->warp = rng_below(rng, 64);
    if (rng_percent(rng, 5)) /* the last lines that there are */
        s->base = (UINT64_C(1) << TEX_LINE_W) - 64;
    s->aligned = rng_percent(rng, 70);
    if (rng_percent(rng, 50))
        s->base = ((uint64_t)rng_next(rng) << 32 | rng_next(rng)) >> 21 & ~UINT64_C(63);
}

static void draw_store(struct state *s, struct rng *rng, struct tex_convert *beat)
{
    unsigned bytes = 1U << rng_below(rng, 5);
    unsigned place = rng_below(rng, 32 / bytes) * bytes;
    if (!s->aligned)
        place = rng_below(rng, 32);
    uint64_t line = s->base + rng_below(rng, s->spread);
    if (s->spread == 64) { /* each its own, two if it can */
        line = s->base + 2 * beat->tag.lane;
        if (!s->aligned) {
            bytes = 16;
            place = 31;
        }
    }
    if (s->aligned && rng_percent(rng, 15)) { /* in two units of 16, the second one somewhere behind */
        bytes = 12;
        place = 16 * rng_below(rng, 2) + 8 + 4 * rng_below(rng, 2);
        beat->line_gap = rng_percent(rng, 30) ? 1 : 7 + 16 * rng_below(rng, rng_percent(rng, 50) ? 2 : 32737);
    }
    beat->bytes = bytes;
    beat->address = (line * TEX_LINE_BYTES + place) & ADDRESSES;
}

static void draw_beat(struct state *s, struct rng *rng)
{
    struct tex_convert *beat = &s->beat;
    memset(beat, 0, sizeof *beat);
    bool first = s->lanes == 0;
    if (first)
        draw_instruction(s, rng);
    beat->tag.warp = s->warp;
    beat->op.rd = rng_below(rng, 256);
    for (unsigned i = 0; i < 4; i++)
        beat->data[i] = rng_next(rng);
    if (s->lanes == 0 || (first && rng_percent(rng, 10))) { /* no thread at all */
        beat->tag.token = beat->tag.last = beat->tag.quad_last = 1;
        beat->tag.status = rng_percent(rng, 50) ? TEX_STATUS_ILLEGAL : TEX_STATUS_OK;
        s->lanes = 0;
        return;
    }
    unsigned lane = 0;
    while (!(s->lanes >> lane & 1))
        lane++;
    s->lanes &= s->lanes - 1;
    beat->tag.lane = lane;
    beat->tag.last = s->lanes == 0;
    beat->address = rng_next(rng);
    if (rng_percent(rng, s->drops))
        beat->tag.status = rng_below(rng, 16);
    else
        draw_store(s, rng, beat);
}

/* The oldest write of each identifier that memory has whole: how many there are, and where. */
static unsigned answerable(const struct state *s, unsigned at[TEX_STORE_IDS][2])
{
    uint32_t whole = s->addresses < s->datas ? s->addresses : s->datas;
    bool seen[TEX_STORE_IDS] = {false};
    unsigned n = 0;
    for (unsigned i = 0; i < s->count; i++) {
        for (unsigned k = 0; k < s->live[i].sent; k++) {
            const struct written *w = &s->live[i].lines[k];
            bool *id = &seen[w->line % TEX_STORE_IDS];
            if (w->answered || *id)
                continue;
            *id = true;
            if (w->number >= whole)
                continue;
            at[n][0] = i;
            at[n++][1] = k;
        }
    }
    return n;
}

/* A response to a write, or one that nothing waits for. */
static bool draw_response(struct state *s, struct rng *rng, struct tex_axi_b *b)
{
    unsigned at[TEX_STORE_IDS][2], n = answerable(s, at);
    b->resp = rng_percent(rng, s->fails) ? rng_below(rng, 4) : TEX_RESP_OKAY;
    s->answers = n > 0 && rng_percent(rng, s->b);
    if (s->answers) {
        const unsigned *one = at[rng_below(rng, n)];
        s->answered = &s->live[one[0]];
        s->answered_line = &s->answered->lines[one[1]];
        b->id = TEX_AXI_ID_STORE + (uint32_t)(s->answered_line->line % TEX_STORE_IDS);
        return true;
    }
    b->id = rng_below(rng, TEX_AXI_ID_STORE + 2 * TEX_STORE_IDS) % 16;
    bool waited_for = false;
    for (unsigned i = 0; i < s->count; i++)
        for (unsigned k = 0; k < s->live[i].sent; k++)
            waited_for |=
                !s->live[i].lines[k].answered && TEX_AXI_ID_STORE + s->live[i].lines[k].line % TEX_STORE_IDS == b->id;
    return !waited_for && rng_percent(rng, 2);
}

static void draw_shares(struct state *s, struct rng *rng)
{
    uint32_t *const shares[] = {&s->valid, &s->aw_ready, &s->w_ready, &s->b, &s->out_ready};
    for (unsigned i = 0; i < sizeof shares / sizeof *shares; i++)
        *shares[i] = rng_percent(rng, 50) ? 100 : 2 + rng_below(rng, 90);
    s->fails = rng_percent(rng, 40) ? 30 : 0;
    s->drops = rng_percent(rng, 40) ? 60 : 3;
    s->left = 50 + rng_below(rng, 300);
}

static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    if (s->left-- == 0)
        draw_shares(s, rng);
    if (!s->waits && rng_percent(rng, s->valid)) {
        draw_beat(s, rng);
        s->waits = true;
    }
    struct tex_axi_b b = {0};
    bool answers = draw_response(s, rng, &b);
    tex_pack_convert(in, IN_CONVERT, &s->beat);
    tex_pack_axi_b(in, IN_B, &b);
    in[0] = s->waits | (uint32_t)rng_percent(rng, s->aw_ready) << 1 | (uint32_t)rng_percent(rng, s->w_ready) << 2 |
            (uint32_t)answers << 3 | (uint32_t)rng_percent(rng, s->out_ready) << 4;
}

/* ---- What the module shows ---- */

static bool complete(const struct state *s)
{
    return s->count > 0 && s->live[0].closed && s->live[0].answered == s->live[0].count;
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    struct state *s = state;
    (void)in;
    out[0] = (takes(s) && !(s->waits && stays(s))) | (uint32_t)s->aw_valid << 1 | (uint32_t)s->w_valid << 2 | 1U << 3 |
             (uint32_t)complete(s) << 4 | (uint32_t)(banks(s) == 0 && outstanding(s) == 0) << 5;
    if (s->aw_valid)
        tex_pack_axi_a(&out[1], 0, &s->aw);
    if (s->w_valid)
        tex_pack_axi_w(&out[4], 0, &s->w);
    if (complete(s)) {
        const struct instruction *i = &s->live[0];
        struct tex_store token = {.op = i->op, .faults = i->faults};
        token.tag = (struct tex_tag){
            .warp = i->tag.warp, .lane = i->lane, .quad_last = 1, .last = 1, .token = 1, .status = i->code};
        tex_pack_store(&out[14], 0, &token);
    }
}

/* ---- The edge ---- */

static void fault(struct instruction *i, unsigned code, unsigned lane)
{
    if (i->faults++ > 0 && i->lane <= lane)
        return;
    i->code = code;
    i->lane = lane;
}

static struct written *line_of(struct instruction *i, uint64_t line, unsigned lane, uint64_t *seen)
{
    for (unsigned k = 0; k < i->count; k++) {
        if (i->lines[k].line == line) {
            seen[SEEN_MERGED]++;
            return &i->lines[k];
        }
    }
    struct written *w = &i->lines[i->count++];
    *w = (struct written){.line = line, .lane = lane};
    return w;
}

static void gather(struct state *s, const struct tex_convert *beat, uint64_t *seen)
{
    if (s->count == 0 || s->live[s->count - 1].closed)
        memset(&s->live[s->count++], 0, sizeof s->live[0]);
    struct instruction *i = &s->live[s->count - 1];
    if (beat->tag.status >= TEX_STATUS_ILLEGAL && beat->tag.status <= TEX_STATUS_MEMORY_ERROR)
        fault(i, beat->tag.status, beat->tag.lane);
    struct written *w = NULL;
    for (unsigned k = 0; k < beat->bytes; k++) {
        uint64_t unit = beat->address / 16 * 16, in_unit = beat->address % 16 + k;
        if (beat->line_gap && in_unit >= 16) {
            unit += (uint64_t)beat->line_gap * TEX_LINE_BYTES;
            in_unit -= 16;
            seen[SEEN_PARTED]++;
        }
        uint64_t address = (unit + in_unit) & ADDRESSES;
        unsigned at = address % TEX_LINE_BYTES;
        if (!w || w->line != address / TEX_LINE_BYTES)
            w = line_of(i, address / TEX_LINE_BYTES, beat->tag.lane, seen);
        seen[SEEN_OVERLAP] += w->strobes >> at & 1;
        if (!(w->strobes >> at & 1)) /* PD-41 */
            w->data[at] = (uint8_t)(beat->data[k / 4] >> 8 * (k % 4));
        w->strobes |= 1U << at;
    }
    if (!beat->tag.last)
        return;
    i->closed = true;
    i->tag = beat->tag;
    i->op = beat->op;
    seen[SEEN_ALL_LINES] += i->count == LINES;
    seen[SEEN_NOTHING] += i->count == 0;
    seen[SEEN_BANKS] += banks(s) == BANKS;
    seen[SEEN_RECORDS] += closed(s) == TEX_STORE_RECORDS;
}

static void send(struct state *s, struct instruction *i)
{
    struct written *w = &i->lines[i->sent++];
    w->number = s->sent++;
    s->aw = (struct tex_axi_a){.id = TEX_AXI_ID_STORE + (uint32_t)(w->line % TEX_STORE_IDS),
                               .addr = w->line * TEX_LINE_BYTES,
                               .size = 5,
                               .burst = 1};
    s->w = (struct tex_axi_w){.strb = w->strobes, .last = 1};
    for (unsigned k = 0; k < TEX_LINE_BYTES; k++)
        s->w.data[k / 4] |= (uint32_t)w->data[k] << 8 * (k % 4);
    s->aw_valid = s->w_valid = true;
}

static void answer(struct state *s, const struct tex_axi_b *b, uint64_t *seen)
{
    struct instruction *i = s->answered;
    struct written *w = s->answered_line;
    for (struct instruction *before = s->live; before <= i; before++)
        for (unsigned k = 0; k < before->sent && &before->lines[k] != w; k++)
            seen[SEEN_REORDERED] += !before->lines[k].answered;
    w->answered = true;
    i->answered++;
    if (b->resp < TEX_RESP_SLVERR)
        return;
    seen[SEEN_ERROR_LOWER] += i->faults > 0 && w->lane < i->lane;
    seen[SEEN_ERROR_HIGHER] += i->faults > 0 && w->lane > i->lane;
    fault(i, TEX_STATUS_MEMORY_ERROR, w->lane);
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    bool aw = s->aw_valid && (in[0] >> 1 & 1), w = s->w_valid && (in[0] >> 2 & 1), b = in[0] >> 3 & 1;
    bool token = complete(s) && (in[0] >> 4 & 1), ready = takes(s);
    struct instruction *from = sender(s);
    unsigned under_way = outstanding(s);
    struct tex_axi_b response;
    tex_unpack_axi_b(in, IN_B, &response);
    s->addresses += aw;
    s->datas += w;
    seen[SEEN_ADDRESS_LAST] += s->datas > s->addresses;
    seen[SEEN_DATA_LAST] += s->addresses > s->datas;
    seen[SEEN_OUTSTANDING] += from && under_way == TEX_STORE_OUTSTANDING;
    s->aw_valid &= !aw;
    s->w_valid &= !w;
    bool sends = from && !s->aw_valid && !s->w_valid && under_way < TEX_STORE_OUTSTANDING;
    seen[SEEN_SAME_EDGE] += sends && b && s->answers;
    seen[SEEN_STRAY] += b && !s->answers;
    if (sends)
        send(s, from);
    if (b && s->answers)
        answer(s, &response, seen);
    if (s->waits && ready && stays(s)) {
        s->second = true;
        seen[SEEN_STRADDLES]++;
    } else if (s->waits && ready) {
        gather(s, &s->beat, seen);
        s->waits = s->second = false;
    }
    if (token) {
        seen[SEEN_FAULTS] += s->live[0].faults > 1;
        memmove(&s->live[0], &s->live[1], --s->count * sizeof s->live[0]);
    }
}

const struct clocked clocked = {
    .name = "store",
    .cycles = 300000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {"a thread in a line that another began", "a byte of two threads", "64 lines of one instruction",
               "an instruction that writes nothing", "both banks taken", "all records taken",
               "a line that waits for a response of another", "data before its address", "an address before its data",
               "a response before that of an older write", "an error of a lower thread than the fault before",
               "an error of a higher thread", "a response that nothing waits for", "a response while a line leaves",
               "an instruction with several faults", "a thread in two lines",
               "a byte in a unit of 16 that lies elsewhere"},
};
