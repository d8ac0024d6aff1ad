// SPDX-License-Identifier: Apache-2.0
/*
 * tex_deliver as a stage: elements of any format, data type, size, lanes and status, with stalls, beside a register
 * that holds what the model makes of the beat, after as many steps as it has lanes. Words: tb_deliver.sv.
 */
#include "clocked.h"

#include <string.h>

#include "function/decode.h"
#include "function/deliver.h"

enum { IN_LOAD = 32, OUT_DELIVER = 32 };
enum {
    SEEN_RAW,
    SEEN_NEGATIVE,
    SEEN_ONE,
    SEEN_FOUR,
    SEEN_NONE,
    SEEN_OUTSIDE,
    SEEN_FAILED,
    SEEN_ZEROS,
    SEEN_TOKEN,
    SEEN_HELD,
    SEEN_BETWEEN,
    SEEN_BACK
};

struct state {
    struct tex_load beat;
    struct tex_access access;
    struct tex_header header;
    bool offered, valid;
    unsigned steps; /* that the beat at the input has made */
    struct tex_deliver out;
    uint32_t ready, share, changed;
};

static void reset(void *state)
{
    struct state *s = state;
    s->offered = s->valid = false;
    s->steps = 0;
}

static void draw_format(struct state *s, struct rng *rng)
{
    const struct tex_format_info *format;
    do
        format = &tex_formats[rng_below(rng, tex_formats_count)];
    while (!format->store);
    s->header.fmt.format = format->code;
    for (unsigned c = 0; c < 4; c++) {
        do
            s->header.fmt.datatype[c] = rng_below(rng, 8);
        while (format->types[c] && !(format->types[c] >> s->header.fmt.datatype[c] & 1));
        do
            s->header.fmt.source[c] = rng_below(rng, 8);
        while (s->header.fmt.source[c] == 1); /* none has this code */
    }
}

static void draw_beat(struct state *s, struct rng *rng)
{
    static const uint32_t statuses[] = {TEX_STATUS_OK, TEX_STATUS_OUT_OF_BOUNDS, TEX_STATUS_MEMORY_ERROR};
    static const unsigned bytes_of[] = {[TEX_SZ_U8] = 1, [TEX_SZ_S8] = 1, [TEX_SZ_U16] = 2, [TEX_SZ_S16] = 2,
                                        [TEX_SZ_32] = 4, [TEX_SZ_64] = 8, [TEX_SZ_128] = 16};
    memset(&s->beat, 0, sizeof s->beat);
    memset(&s->header, 0, sizeof s->header);
    draw_format(s, rng);
    s->access = (struct tex_access){.formatted = rng_percent(rng, 60), .sz = rng_below(rng, 7)};
    struct tex_load *beat = &s->beat;
    beat->tag = (struct tex_tag){.warp = rng_below(rng, 64),
                                 .lane = rng_below(rng, 32),
                                 .quad_last = rng_below(rng, 2),
                                 .last = rng_below(rng, 2),
                                 .token = rng_percent(rng, 5)};
    beat->tag.status = rng_percent(rng, 50)   ? TEX_STATUS_OK
                       : rng_percent(rng, 70) ? statuses[rng_below(rng, 3)]
                                              : rng_below(rng, 16);
    beat->op = (struct tex_op){.opcode = TEX_OPCODE_SULD, .wmask = rng_below(rng, 16), .rd = rng_below(rng, 256)};
    unsigned bytes = s->access.formatted ? 16 : bytes_of[s->access.sz];
    if (beat->tag.status == TEX_STATUS_OUT_OF_BOUNDS)
        bytes = 0; /* nothing was read */
    for (unsigned k = 0; k < bytes; k++)
        beat->raw[k / 4] |= rng_below(rng, 256) << 8 * (k % 4);
}

static unsigned steps_of(const struct state *s)
{
    unsigned lanes = (unsigned)__builtin_popcount(tex_deliver_lanes(&s->beat.tag, &s->access, &s->beat.op));
    return lanes > 1 ? lanes : 1;
}

static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    if (s->changed-- == 0) {
        s->changed = rng_below(rng, 100);
        s->ready = rng_below(rng, 101);
        s->share = rng_percent(rng, 50) ? 100 : rng_below(rng, 101);
    }
    if (!s->offered) {
        draw_beat(s, rng);
        s->offered = rng_percent(rng, s->share);
    }
    in[0] = s->offered | (uint32_t)rng_percent(rng, s->ready) << 1;
    tex_pack_load(in, IN_LOAD, &s->beat);
    unsigned at = IN_LOAD + TEX_LOAD_BITS;
    set_bits(in, at, 7, s->header.fmt.format);
    for (unsigned c = 0; c < 4; c++) {
        set_bits(in, at + 7 + 3 * c, 3, s->header.fmt.datatype[c]);
        set_bits(in, at + 19 + 3 * c, 3, s->header.fmt.source[c]);
    }
    set_bits(in, at + 31, 1, s->access.formatted);
    set_bits(in, at + 32, 3, s->access.sz);
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    struct state *s = state;
    bool is_free = !s->valid || (in[0] >> 1 & 1), able = !s->offered || s->steps + 1 == steps_of(s);
    out[0] = (uint32_t)(able && is_free) | (uint32_t)s->valid << 1;
    if (s->valid)
        tex_pack_deliver(out, OUT_DELIVER, &s->out);
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    const struct tex_tag *tag = &s->beat.tag;
    bool ready = in[0] >> 1 & 1, is_free = !s->valid || ready, was = s->valid;
    seen[SEEN_HELD] += s->offered && !is_free;
    if (s->valid && ready)
        s->valid = false;
    if (!s->offered || !is_free)
        return;
    seen[SEEN_BETWEEN] += s->steps > 0;
    if (++s->steps < steps_of(s))
        return;
    uint32_t lanes = tex_deliver_lanes(tag, &s->access, &s->beat.op);
    tex_deliver_eval(&s->beat, &s->access, &s->header, &s->out);
    bool value = !tag->token && (tag->status == TEX_STATUS_OK || tag->status == TEX_STATUS_MEMORY_ERROR);
    seen[SEEN_RAW] += value && !s->access.formatted;
    seen[SEEN_NEGATIVE] += value && !s->access.formatted && s->out.value[0] != s->beat.raw[0];
    seen[SEEN_ONE] += s->steps == 1 && lanes;
    seen[SEEN_FOUR] += s->steps == 4;
    seen[SEEN_NONE] += value && s->access.formatted && !lanes;
    seen[SEEN_OUTSIDE] += tag->status == TEX_STATUS_OUT_OF_BOUNDS && lanes;
    seen[SEEN_FAILED] += tag->status == TEX_STATUS_MEMORY_ERROR && lanes;
    seen[SEEN_ZEROS] += !value && tag->status != TEX_STATUS_OUT_OF_BOUNDS;
    seen[SEEN_TOKEN] += tag->token;
    seen[SEEN_BACK] += was && s->steps == 1;
    s->valid = true;
    s->offered = false;
    s->steps = 0;
}

const struct clocked clocked = {
    .name = "deliver",
    .cycles = 1000000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {"raw words", "a sign that is extended", "one lane", "four lanes", "no lane", "a load out of bounds",
               "a line that failed", "a status without a value", "a token", "a beat that waits", "a lane after another",
               "a beat in the cycle after another"},
};
