// SPDX-License-Identifier: Apache-2.0
/*
 * tex_load beside plain C that looks up every byte of a thread by its address, in the lines that it has read since the
 * instruction began, and that keeps the bytes that atomics change, until they are written. Each read of a line answers
 * with other bytes, so a value says which read it came from. Words: tb_load.sv.
 */
#include "clocked.h"
#include "tex_defs.h"

#include <string.h>

enum { IN_CONVERT = 32, IN_RSP = 352, IN_B = 640, OUT_LOAD = 128, OUT_LINE = 352, ELEMENT_BITS = 42, ATOM_BITS = 7 };
enum {
    SEEN_THERE,
    SEEN_READ,
    SEEN_NOTHING,
    SEEN_STRADDLES,
    SEEN_PARTED,
    SEEN_GAP,
    SEEN_FIRST_FAILS,
    SEEN_SECOND_FAILS,
    SEEN_HELD,
    SEEN_AGAIN,
    SEEN_STRAY,
    SEEN_AT_ONCE,
    SEEN_STALLS,
    SEEN_LAST,
    SEEN_LEFT,
    SEEN_WRITTEN,
    SEEN_CHANGED_AGAIN,
    SEEN_REFUSED,
    SEEN_UNCHANGED,
    SEEN_WAITS
};

#define ADDRESSES ((UINT64_C(1) << TEX_ADDR_W) - 1)

struct line {
    bool there, error;
    uint64_t number;
    uint8_t data[TEX_LINE_BYTES];
};

struct state {
    struct line kept, before; /* before: the first line of a thread that has two */
    bool offered, waits;      /* a read of kept.number */
    bool second;              /* `before` is filled, for the beat at the input */
    uint32_t changed;         /* bytes of `kept` that are changed and not written */
    bool writes, refused;     /* a write of kept.number is not answered; one failed */
    bool valid;
    struct tex_load out;
    uint64_t element; /* passes beside it */
    uint64_t old;     /* the line that the instruction before this one kept last */
    /* the environment */
    struct tex_convert beat;
    uint64_t beat_element;
    bool has_beat, atomic; /* atomic: the instruction is */
    uint32_t b_fails;
    uint64_t base;
    unsigned spread, place, left; /* left: cycles that the shares hold */
    uint32_t share_valid, ready, hold, req_ready, rsp, fails;
};

static void reset(void *state)
{
    memset(state, 0, sizeof(struct state));
}

/* ---- Addresses ---- */

static uint64_t line_of(const struct tex_convert *beat, unsigned byte)
{
    uint64_t unit = beat->address / 16 * 16, in_unit = beat->address % 16 + byte;
    if (beat->line_gap && in_unit >= 16)
        return (unit / TEX_LINE_BYTES + beat->line_gap) & (ADDRESSES / TEX_LINE_BYTES);
    return ((unit + in_unit) & ADDRESSES) / TEX_LINE_BYTES;
}

static unsigned place_of(const struct tex_convert *beat, unsigned byte)
{
    uint64_t unit = beat->address / 16 * 16, in_unit = beat->address % 16 + byte;
    if (beat->line_gap && in_unit >= 16)
        in_unit -= 16; /* the same half of another line */
    return (unit + in_unit) % TEX_LINE_BYTES;
}

static bool straddles(const struct tex_convert *beat)
{
    return beat->bytes > 0 && (beat->line_gap || line_of(beat, beat->bytes - 1) != line_of(beat, 0));
}

static uint64_t due(const struct state *s)
{
    return line_of(&s->beat, s->second ? s->beat.bytes - 1 : 0);
}

static bool hits(const struct state *s)
{
    return s->kept.there && s->kept.number == due(s);
}

static bool changes(const struct state *s)
{
    return s->beat.action == TEX_ACTION_ATOM;
}

/* The thread takes two cycles: it is in two lines, or an atomic's last. */
static bool keeps(const struct state *s)
{
    return !s->second && (straddles(&s->beat) || (s->beat.bytes > 0 && changes(s) && s->beat.tag.last));
}

static bool able(const struct state *s)
{
    if (s->has_beat && s->beat.tag.last && (s->changed || s->writes))
        return false;
    return !s->has_beat || s->beat.bytes == 0 || (hits(s) && !keeps(s));
}

/* The changed line is written in this cycle. */
static bool flushes(const struct state *s)
{
    bool ends = s->beat.bytes > 0 ? !hits(s) || s->second : s->beat.tag.last;
    return s->has_beat && s->changed && ends;
}

/* The new value: ADD and EXCH of 32 bits, XOR of 64. */
static void change(struct state *s, uint64_t *seen)
{
    const struct tex_convert *beat = &s->beat;
    uint32_t word[2], atom = s->beat_element >> (ELEMENT_BITS - ATOM_BITS) & 0xf;
    unsigned place = beat->address % TEX_LINE_BYTES;
    seen[SEEN_UNCHANGED] += s->kept.error;
    if (s->kept.error)
        return;
    memcpy(word, s->kept.data + place, beat->bytes);
    for (unsigned i = 0; i < beat->bytes / 4; i++)
        word[i] = atom == TEX_ATOM_ADD   ? word[i] + beat->data[i]
                  : atom == TEX_ATOM_XOR ? word[i] ^ beat->data[i]
                                         : beat->data[i];
    memcpy(s->kept.data + place, word, beat->bytes);
    uint32_t bytes = ((1U << beat->bytes) - 1) << place;
    seen[SEEN_CHANGED_AGAIN] += (s->changed & bytes) != 0;
    s->changed |= bytes;
}

/* ---- The environment ---- */

static void draw_beat(struct state *s, struct rng *rng)
{
    struct tex_convert *beat = &s->beat;
    bool first = beat->tag.last || s->spread == 0;
    if (first)
        s->atomic = rng_percent(rng, 50);
    memset(beat, 0, sizeof *beat);
    if (first) {
        s->base = ((uint64_t)rng_next(rng) << 32 | rng_next(rng)) >> (rng_percent(rng, 5) ? 64 - TEX_LINE_W : 40);
        if (rng_percent(rng, 40))
            s->base = s->old;
        s->spread = 1 + rng_below(rng, 3);
    }
    beat->tag = (struct tex_tag){.warp = rng_below(rng, 64),
                                 .lane = rng_below(rng, 32),
                                 .quad_last = rng_below(rng, 2),
                                 .last = rng_percent(rng, 20)};
    beat->op = (struct tex_op){.opcode = TEX_OPCODE_SULD, .wmask = rng_below(rng, 16), .rd = rng_below(rng, 256)};
    beat->action = TEX_ACTION_LOAD;
    s->beat_element = ((uint64_t)rng_next(rng) << 32 | rng_next(rng)) >> (64 - ELEMENT_BITS);
    if (rng_percent(rng, 15)) { /* reads nothing */
        beat->tag.status = rng_below(rng, 16);
        beat->tag.token = rng_percent(rng, 20);
        return;
    }
    uint64_t line = s->base + rng_below(rng, s->spread);
    if (s->atomic) {
        bool wide = rng_percent(rng, 40);
        uint32_t atom = wide ? TEX_ATOM_XOR : rng_percent(rng, 50) ? TEX_ATOM_ADD : TEX_ATOM_EXCH;
        uint32_t type = wide ? TEX_ATOM_TYPE_U64 : TEX_ATOM_TYPE_U32;
        beat->bytes = wide ? 8 : 4;
        beat->action = TEX_ACTION_ATOM;
        beat->op.opcode = TEX_OPCODE_SUATOM;
        beat->address = (line * TEX_LINE_BYTES + rng_below(rng, 32 / beat->bytes) * beat->bytes) & ADDRESSES;
        for (unsigned i = 0; i < 4; i++)
            beat->data[i] = rng_next(rng);
        uint64_t low = (UINT64_C(1) << (ELEMENT_BITS - ATOM_BITS)) - 1;
        s->beat_element = (s->beat_element & low) | (uint64_t)(atom | type << 4) << (ELEMENT_BITS - ATOM_BITS);
        return;
    }
    beat->bytes = 1U << rng_below(rng, 5);
    unsigned place = rng_below(rng, 32 / beat->bytes) * beat->bytes;
    if (rng_percent(rng, 15)) /* in two lines, if it has several bytes */
        place = 31 - rng_below(rng, 8);
    else if (rng_percent(rng, 20)) { /* in two units of 16, the second one somewhere behind */
        beat->bytes = 12;
        place = 16 * rng_below(rng, 2) + 8 + 4 * rng_below(rng, 2);
        beat->line_gap = rng_percent(rng, 40) ? 1 : 7 + 16 * rng_below(rng, 32737);
    }
    beat->address = (line * TEX_LINE_BYTES + place) & ADDRESSES;
}

static void draw_shares(struct state *s, struct rng *rng)
{
    uint32_t *const shares[] = {&s->share_valid, &s->ready, &s->req_ready, &s->rsp};
    for (unsigned i = 0; i < sizeof shares / sizeof *shares; i++)
        *shares[i] = rng_percent(rng, 50) ? 100 : 5 + rng_below(rng, 90);
    s->hold = rng_percent(rng, 50) ? 0 : rng_below(rng, 90);
    s->fails = rng_percent(rng, 50) ? 0 : 40;
    s->b_fails = rng_percent(rng, 50) ? 0 : 30;
    s->left = 50 + rng_below(rng, 300);
}

static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    if (s->left-- == 0)
        draw_shares(s, rng);
    if (!s->has_beat && rng_percent(rng, s->share_valid)) {
        draw_beat(s, rng);
        s->has_beat = true;
    }
    tex_pack_convert(in, IN_CONVERT, &s->beat);
    set_bits(in, IN_CONVERT + TEX_CONVERT_BITS, ELEMENT_BITS, s->beat_element);
    struct tex_rsp rsp = {.id = TEX_AXI_ID_LOAD};
    bool answers = s->waits && rng_percent(rng, s->rsp);
    if (!answers) /* one of another requester */
        rsp.id = (TEX_AXI_ID_LOAD + 1 + rng_below(rng, 15)) % 16;
    rsp.error = rng_percent(rng, s->fails);
    rsp.sparse = !rsp.error && rng_percent(rng, 5);
    for (unsigned i = 0; i < 8 && !rsp.error && !rsp.sparse; i++)
        rsp.data[i] = rng_next(rng);
    tex_pack_rsp(in, IN_RSP, &rsp);
    struct tex_axi_b b = {.id = TEX_AXI_ID_STORE + rng_below(rng, 4),
                          .resp = rng_percent(rng, s->b_fails) ? 2 + rng_below(rng, 2) : rng_below(rng, 2)};
    tex_pack_axi_b(in, IN_B, &b);
    /* Stores are under way only while no atomic is. */
    bool hold = !s->changed && !s->writes && rng_percent(rng, s->hold);
    in[0] = s->has_beat | (uint32_t)rng_percent(rng, s->ready) << 1 | (uint32_t)hold << 2 |
            (uint32_t)rng_percent(rng, s->req_ready) << 3 | (uint32_t)(answers || rng_percent(rng, 30)) << 4 |
            (uint32_t)rng_percent(rng, s->rsp) << 5;
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    struct state *s = state;
    bool ready = able(s) && (!s->valid || (in[0] >> 1 & 1));
    out[0] = ready | (uint32_t)s->offered << 1 | (uint32_t)s->valid << 2 | (uint32_t)flushes(s) << 3;
    if (flushes(s)) {
        set_bits(out, OUT_LINE, TEX_LINE_W, s->kept.number);
        out[OUT_LINE / 32 + 2] = s->changed;
        for (unsigned k = 0; k < TEX_LINE_BYTES; k++)
            if (s->changed >> k & 1)
                set_bits(out, OUT_LINE + 96 + 8 * k, 8, s->kept.data[k]);
    }
    if (s->offered)
        set_bits(out, 32, TEX_LINE_W, s->kept.number);
    if (s->valid) {
        tex_pack_load(out, OUT_LOAD, &s->out);
        set_bits(out, OUT_LOAD + TEX_LOAD_BITS, ELEMENT_BITS, s->element);
    }
}

/* ---- The edge ---- */

static void take(struct state *s, uint64_t *seen)
{
    const struct tex_convert *beat = &s->beat;
    bool two = straddles(beat), failed = beat->bytes > 0 && (s->kept.error || (two && s->before.error));
    s->out = (struct tex_load){.tag = beat->tag, .op = beat->op};
    if (failed || (beat->tag.last && s->refused))
        s->out.tag.status = TEX_STATUS_MEMORY_ERROR;
    for (unsigned k = 0; k < beat->bytes; k++) {
        bool early = s->second && line_of(beat, k) == line_of(beat, 0);
        const struct line *from = early ? &s->before : &s->kept;
        s->out.raw[k / 4] |= (uint32_t)from->data[place_of(beat, k)] << 8 * (k % 4);
    }
    seen[SEEN_NOTHING] += beat->bytes == 0;
    seen[SEEN_STRADDLES] += two && !beat->line_gap;
    seen[SEEN_PARTED] += beat->line_gap == 1;
    seen[SEEN_GAP] += beat->line_gap > 1;
    seen[SEEN_FIRST_FAILS] += two && s->before.error && !s->kept.error;
    seen[SEEN_SECOND_FAILS] += two && !s->before.error && s->kept.error;
    if (beat->bytes > 0 && changes(s) && !s->second)
        change(s, seen);
    s->element = s->beat_element;
    s->valid = true;
    s->has_beat = s->second = false;
    if (beat->tag.last) {
        seen[SEEN_LAST] += s->kept.there;
        s->old = s->kept.number;
        s->kept.there = s->refused = false;
    }
}

/* A changed line leaves, and its response comes. */
static void write_edge(struct state *s, const uint32_t *in, uint64_t *seen)
{
    bool flush = flushes(s);
    struct tex_axi_b b;
    tex_unpack_axi_b(in, IN_B, &b);
    if (s->writes && (in[0] >> 5 & 1) && b.id == TEX_AXI_ID_STORE + s->kept.number % 4) {
        s->writes = false;
        s->refused |= b.resp >> 1;
        seen[SEEN_REFUSED] += b.resp >> 1;
    }
    if (flush) {
        seen[s->beat.tag.last && (s->second || s->beat.bytes == 0) ? SEEN_WRITTEN : SEEN_LEFT]++;
        s->changed = 0;
        s->writes = true;
    }
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    bool ready = in[0] >> 1 & 1, hold = in[0] >> 2 & 1, req_ready = in[0] >> 3 & 1, rsp_valid = in[0] >> 4 & 1;
    bool loads = s->has_beat && s->beat.bytes > 0, hit = loads && hits(s),
         fires = s->has_beat && able(s) && (!s->valid || ready);
    struct tex_rsp rsp;
    tex_unpack_rsp(in, IN_RSP, &rsp);
    bool filled = s->waits && rsp_valid && rsp.id == TEX_AXI_ID_LOAD;
    seen[SEEN_WAITS] += loads && !hit && s->writes;
    bool starts = loads && !hit && !s->offered && !s->waits && !s->changed && !s->writes;
    seen[SEEN_HELD] += starts && hold;
    seen[SEEN_STRAY] += s->waits && rsp_valid && !filled;
    seen[SEEN_STALLS] += s->has_beat && able(s) && !fires;
    seen[SEEN_THERE] += loads && fires && !s->second;
    starts &= !hold;
    if (s->valid && ready)
        s->valid = false;
    if (filled) {
        s->kept.there = true;
        s->kept.error = rsp.error;
        for (unsigned k = 0; k < TEX_LINE_BYTES; k++)
            s->kept.data[k] = (uint8_t)(rsp.data[k / 4] >> 8 * (k % 4));
        s->waits = false;
    }
    if (s->offered && req_ready) {
        s->offered = false;
        s->waits = true;
    }
    if (starts) {
        seen[SEEN_READ]++;
        seen[SEEN_AGAIN] += due(s) == s->old;
        seen[SEEN_AT_ONCE] += s->second;
        s->kept.number = due(s);
        s->kept.there = false;
        s->offered = true;
    }
    write_edge(s, in, seen);
    if (fires)
        take(s, seen);
    else if (hit && keeps(s)) {
        s->before = s->kept;
        if (changes(s))
            change(s, seen);
        s->second = true;
    }
}

const struct clocked clocked = {
    .name = "load",
    .cycles = 500000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {"a thread whose line is there",
               "a read",
               "a thread that reads nothing",
               "a thread in two lines",
               "bytes of a GOB half in two lines",
               "in two lines further apart",
               "the first of two lines fails",
               "the second of two lines fails",
               "a read that waits for stores",
               "a line that an instruction before had",
               "a response of another while one is waited for",
               "a read of a second line",
               "a beat that waits for the output",
               "the end of an instruction",
               "a changed line that is left",
               "the last changed line",
               "an element that is changed again",
               "a write that fails",
               "an atomic of a line that failed",
               "a read that waits for a write"},
};
