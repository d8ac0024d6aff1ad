// SPDX-License-Identifier: Apache-2.0
/*
 * tex_convert as a stage: beats of any action, place, volume, format and access, with stalls, beside a register that
 * holds what the model makes of the beat, under the policy of the cycle in which it came in. Words: tb_convert.sv.
 */
#include "clocked.h"

#include <string.h>

#include "function/convert.h"
#include "function/surface.h"

enum {
    SEEN_STORE,
    SEEN_LOAD,
    SEEN_DROPPED,
    SEEN_HELD,
    SEEN_SLICE,
    SEEN_LAYER,
    SEEN_WIDE,
    SEEN_SIXTEEN,
    SEEN_LINE,
    SEEN_GOB,
    SEEN_BLOCK
};

struct beat {
    struct tex_surface surface;
    struct tex_access access;
    struct tex_header header;
    uint32_t data[4];
};

struct state {
    struct beat in;
    bool offered, valid;
    uint32_t ready, changed; /* shares of 100 cycles; cycles to the next draw */
    struct tex_convert out;
    struct beat of; /* what it was made of */
};

static void reset(void *state)
{
    struct state *s = state;
    s->offered = s->valid = false;
}

static uint64_t draw64(struct rng *rng)
{
    return (uint64_t)rng_next(rng) << 32 | rng_next(rng);
}

static void draw_place(struct rng *rng, struct beat *b)
{
    struct tex_header *h = &b->header;
    bool linear = rng_percent(rng, 30);
    b->surface.offset = linear ? draw64(rng) >> (28 + rng_below(rng, 30)) : rng_below(rng, 1u << 20);
    b->surface.offset -= b->surface.offset % tex_surface_bytes(&b->access, h->fmt.format);
    b->surface.row = rng_next(rng) >> (16 + rng_below(rng, 16));
    b->surface.slice = b->access.dim == TEX_DIM_3D ? rng_below(rng, 16384) : rng_next(rng) >> (15 + rng_below(rng, 17));
    h->level_layout = (struct tex_level_layout){.layout = linear ? TEX_LAYOUT_PITCH : TEX_LAYOUT_BLOCKLINEAR,
                                                .base = draw64(rng) >> 16};
    if (linear) {
        h->level_layout.pitch = 32 * rng_below(rng, 65536);
        b->surface.slice = 0;
        return;
    }
    h->level_layout.row_blocks = 1 + rng_below(rng, 32767);
    h->level_layout.block_w = rng_below(rng, 6);
    h->level_layout.block_h = rng_below(rng, 6);
    h->volume = (struct tex_volume){.block_d = b->access.dim == TEX_DIM_3D ? rng_below(rng, 6) : 0,
                                    .block_rows = 1 + rng_below(rng, 8192),
                                    .layer_stride = draw64(rng) >> (25 + rng_below(rng, 20)) << 9};
}

static void draw_access(struct rng *rng, struct beat *b)
{
    const struct tex_format_info *format;
    do
        format = &tex_formats[rng_below(rng, tex_formats_count)];
    while (!format->store);
    b->access = (struct tex_access){.formatted = rng_percent(rng, 50),
                                    .dim = rng_below(rng, 6),
                                    .sz = rng_below(rng, 7),
                                    .rgba = rng_below(rng, 16),
                                    .clamp = rng_below(rng, 4)};
    b->header.fmt.format = format->code;
    for (unsigned c = 0; c < 4; c++) {
        b->header.fmt.source[c] = rng_below(rng, 8);
        do
            b->header.fmt.datatype[c] = rng_below(rng, 8);
        while (format->types[c] && !(format->types[c] >> b->header.fmt.datatype[c] & 1));
        b->data[c] = rng_percent(rng, 50) ? rng_next(rng) : 0x3f000000 + (rng_next(rng) >> 7);
    }
}

static void draw_beat(struct rng *rng, struct beat *b)
{
    memset(b, 0, sizeof *b);
    draw_access(rng, b);
    draw_place(rng, b);
    b->surface.tag =
        (struct tex_tag){.warp = rng_below(rng, 64), .lane = rng_below(rng, 32), .last = rng_below(rng, 2)};
    b->surface.op = (struct tex_op){.opcode = TEX_OPCODE_SUST, .rd = rng_below(rng, 256)};
    if (rng_percent(rng, 80))
        b->surface.action = rng_percent(rng, 60) ? TEX_ACTION_STORE : TEX_ACTION_LOAD;
    else
        b->surface.action = rng_below(rng, 8);
    b->surface.axis = rng_below(rng, 4);
    for (unsigned i = 0; i < 3; i++)
        b->surface.at[i] = rng_next(rng);
}

static void pack_beat(const struct beat *b, uint32_t *in)
{
    unsigned at = 32;
    tex_pack_surface(in, at, &b->surface);
    tex_pack_level_layout(in, at += TEX_SURFACE_BITS, &b->header.level_layout);
    tex_pack_volume(in, at += TEX_LEVEL_LAYOUT_BITS, &b->header.volume);
    tex_pack_fmt(in, at += TEX_VOLUME_BITS, &b->header.fmt);
    tex_pack_access(in, at += TEX_FMT_BITS, &b->access);
    for (unsigned i = 0; i < 4; i++)
        set_bits(in, at + TEX_ACCESS_BITS + 32 * i, 32, b->data[i]);
}

static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    if (s->changed-- == 0) {
        s->changed = rng_below(rng, 100);
        s->ready = rng_below(rng, 101);
    }
    if (!s->offered) {
        draw_beat(rng, &s->in);
        s->offered = rng_percent(rng, 80);
    }
    in[0] = s->offered | (uint32_t)rng_percent(rng, s->ready) << 1 | rng_below(rng, 2) << 2;
    pack_beat(&s->in, in);
}

/* How a load reads its bytes: what the RTL hands on beside the beat of the model (bundle `element`). */
static void pack_element(const struct beat *b, uint32_t *out, unsigned at)
{
    set_bits(out, at, 7, b->header.fmt.format);
    for (unsigned c = 0; c < 4; c++) {
        set_bits(out, at + 7 + 3 * c, 3, b->header.fmt.datatype[c]);
        set_bits(out, at + 19 + 3 * c, 3, b->header.fmt.source[c]);
    }
    set_bits(out, at + 31, 1, b->access.formatted);
    set_bits(out, at + 32, 3, b->access.sz);
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    struct state *s = state;
    out[0] = s->valid | (uint32_t)(!s->valid || in[0] >> 1 & 1) << 1;
    if (!s->valid)
        return;
    tex_pack_convert(out, 32, &s->out);
    pack_element(&s->of, out, 32 + TEX_CONVERT_BITS);
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    const struct beat *b = &s->in;
    bool ready = in[0] >> 1 & 1, moves = s->offered && (!s->valid || ready);
    seen[SEEN_HELD] += s->offered && !moves;
    if (s->valid && ready)
        s->valid = false;
    if (!moves)
        return;
    bool loads = b->surface.action == TEX_ACTION_LOAD, accesses = loads || b->surface.action == TEX_ACTION_STORE;
    bool is_3d = b->access.dim == TEX_DIM_3D;
    const struct tex_policy policy = {.narrow_rne = in[0] >> 2 & 1};
    tex_convert_eval(&b->surface, &b->access, b->data, &b->header, &policy, &s->out);
    s->of = *b;
    seen[SEEN_STORE] += accesses && !loads;
    seen[SEEN_LOAD] += loads;
    seen[SEEN_DROPPED] += !accesses;
    seen[SEEN_SLICE] += accesses && is_3d && b->surface.slice >> b->header.volume.block_d;
    seen[SEEN_LAYER] += accesses && !is_3d && b->surface.slice > 1;
    seen[SEEN_WIDE] += accesses && b->surface.offset >> 32;
    seen[SEEN_SIXTEEN] += s->out.bytes == 16;
    seen[SEEN_LINE] += s->out.line_gap == 1;
    seen[SEEN_GOB] += s->out.line_gap == 7;
    seen[SEEN_BLOCK] += s->out.line_gap > 7;
    s->valid = true;
    s->offered = false;
}

const struct clocked clocked = {
    .name = "convert",
    .cycles = 1000000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {"a store", "a load", "a beat that is neither", "a beat that waits", "a slice of another block",
               "a layer", "a column beyond 32 bits", "16 bytes", "bytes in two lines of a GOB half",
               "in two halves of a GOB or two GOBs", "in two blocks of several GOBs"},
};
