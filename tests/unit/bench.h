// SPDX-License-Identifier: Apache-2.0
/*
 * A bench around one cycle model: an issue port, an AXI memory responder, a result collector, and ports that a test
 * can set by hand. Every step drives the frame from this state, so that a test sees exactly what a harness would see.
 */
#ifndef BENCH_H
#define BENCH_H
#include <stdlib.h>

#include "bench_memory.h"

#define BENCH_READS 64
#define BENCH_BEATS 4096

struct read {
    uint64_t due, address;
    uint32_t id;
};

struct bench {
    struct tex_model *model;
    struct memory *mem;
    struct tex_config config;
    struct tex_frame in, out; /* of the last step */
    uint64_t cycle;           /* steps done */
    bool reset;
    uint64_t random;
    /* issue: beats still to go */
    const struct tex_warp *warps;
    unsigned warp_count, warp, beat; /* beat 0 is the header */
    bool offered;
    /* traffic, in percent and cycles */
    unsigned issue_gap, result_stall, ar_stall, r_gap, latency_min, latency_max;
    bool hold_reads; /* no read data at all */
    bool reorder;
    struct read reads[BENCH_READS];
    unsigned read_count;
    unsigned read_total;
    struct tex_axi_a last_ar;
    /* port writes that a test asked for */
    bool aw, w, ar;
    struct tex_axil_a aw_addr, ar_addr;
    struct tex_axil_w w_data;
    struct tex_axil_b b_last;
    struct tex_axil_r r_last;
    bool hold_b, hold_r;
    bool extra_r; /* one read beat that nobody asked for */
    struct tex_axi_r extra;
    struct tex_result *results;
    unsigned result_count;
};

static inline bool percent(struct bench *b, unsigned chance)
{
    return next_random(&b->random) % 100 < chance;
}

static inline uint32_t *words_of(struct tex_frame *frame, unsigned word)
{
    return &frame->payload[word];
}

static inline bool valid(const struct bench *b, enum tex_boundary at)
{
    return b->out.valid >> at & 1;
}

static inline bool moves(const struct bench *b, enum tex_boundary at)
{
    return b->out.valid >> at & b->out.ready >> at & 1;
}

static inline void drive_issue(struct bench *b)
{
    if (!b->offered)
        b->offered = b->warp < b->warp_count && !percent(b, b->issue_gap);
    if (!b->offered)
        return;
    b->in.valid |= TEX_BIT(TEX_AT_ISSUE);
    const struct tex_warp *warp = &b->warps[b->warp];
    uint32_t *words = words_of(&b->in, TEX_WORD_ISSUE);
    if (b->beat == 0) {
        tex_pack_issue_header(words, 0, &warp->header);
    } else {
        memcpy(words, warp->ra[4 * (b->beat - 1)], 64);
        memcpy(words + 16, warp->rb[4 * (b->beat - 1)], 64);
    }
}

/* Index of the read to answer now, read_count if none: the oldest due one, or with reorder any first of its id. */
static inline unsigned pick_read(struct bench *b)
{
    unsigned found = b->read_count;
    for (unsigned i = 0; i < b->read_count; i++) {
        bool first = true;
        for (unsigned j = 0; j < i; j++)
            first &= b->reads[j].id != b->reads[i].id;
        if (b->reads[i].due > b->cycle || !first) {
            if (!b->reorder)
                break;
            continue;
        }
        if (found == b->read_count || (b->reorder && percent(b, 50)))
            found = i;
        if (!b->reorder)
            break;
    }
    return found;
}

static inline void drive_read_data(struct bench *b)
{
    struct tex_axi_r r = {.last = 1};
    unsigned i = b->read_count;
    if (b->extra_r)
        r = b->extra;
    else if (b->hold_reads || percent(b, b->r_gap) || (i = pick_read(b)) == b->read_count)
        return;
    if (!b->extra_r) {
        uint8_t line[TEX_LINE_BYTES];
        enum tex_read kind = memory_read(b->mem, b->reads[i].address, line);
        r.id = b->reads[i].id;
        r.resp = kind == TEX_READ_ERROR ? TEX_RESP_SLVERR : TEX_RESP_OKAY;
        r.user = kind == TEX_READ_SPARSE;
        for (unsigned k = 0; k < TEX_LINE_BYTES; k++)
            r.data[k / 4] |= (uint32_t)line[k] << 8 * (k % 4); /* random data with an error: the unit must ignore it */
        b->read_count--;
        memmove(&b->reads[i], &b->reads[i + 1], (b->read_count - i) * sizeof b->reads[0]);
    }
    b->extra_r = false;
    b->in.valid |= TEX_BIT(TEX_AT_AXI_R);
    tex_pack_axi_r(words_of(&b->in, TEX_WORD_AXI_R), 0, &r);
}

static inline void drive(struct bench *b)
{
    memset(&b->in, 0, sizeof b->in);
    drive_issue(b);
    drive_read_data(b);
    if (b->aw)
        tex_pack_axil_a(words_of(&b->in, TEX_WORD_AXIL_AW), 0, &b->aw_addr);
    if (b->w)
        tex_pack_axil_w(words_of(&b->in, TEX_WORD_AXIL_W), 0, &b->w_data);
    if (b->ar)
        tex_pack_axil_a(words_of(&b->in, TEX_WORD_AXIL_AR), 0, &b->ar_addr);
    b->in.valid |= (tex_boundary_set)b->aw << TEX_AT_AXIL_AW | (tex_boundary_set)b->w << TEX_AT_AXIL_W;
    b->in.valid |= (tex_boundary_set)b->ar << TEX_AT_AXIL_AR;
    b->in.ready |= (tex_boundary_set)!percent(b, b->result_stall) << TEX_AT_RESULT;
    b->in.ready |= (tex_boundary_set)(b->read_count < BENCH_READS && !percent(b, b->ar_stall)) << TEX_AT_AXI_AR;
    b->in.ready |= (tex_boundary_set)!b->hold_b << TEX_AT_AXIL_B | (tex_boundary_set)!b->hold_r << TEX_AT_AXIL_R;
}

static inline void collect_memory(struct bench *b)
{
    if (!moves(b, TEX_AT_AXI_AR))
        return;
    tex_unpack_axi_a(words_of(&b->out, TEX_WORD_AXI_AR), 0, &b->last_ar);
    unsigned span = b->latency_max - b->latency_min + 1;
    struct read *read = &b->reads[b->read_count++];
    read->id = b->last_ar.id;
    read->address = b->last_ar.addr;
    read->due = b->cycle + b->latency_min + next_random(&b->random) % span;
    b->read_total++;
}

static inline void collect(struct bench *b)
{
    if (moves(b, TEX_AT_ISSUE)) {
        b->offered = false;
        b->beat = (b->beat + 1) % 9;
        b->warp += b->beat == 0;
    }
    collect_memory(b);
    if (moves(b, TEX_AT_RESULT)) {
        assert_true(b->result_count < BENCH_BEATS);
        tex_unpack_result(words_of(&b->out, TEX_WORD_RESULT), 0, &b->results[b->result_count++]);
    }
    if (moves(b, TEX_AT_AXIL_AW))
        b->aw = b->w = false;
    if (moves(b, TEX_AT_AXIL_AR))
        b->ar = false;
    if (moves(b, TEX_AT_AXIL_B))
        tex_unpack_axil_b(words_of(&b->out, TEX_WORD_AXIL_B), 0, &b->b_last);
    if (moves(b, TEX_AT_AXIL_R))
        tex_unpack_axil_r(words_of(&b->out, TEX_WORD_AXIL_R), 0, &b->r_last);
}

static inline void step(struct bench *b)
{
    drive(b);
    tex_model_step(b->model, b->reset, &b->in, &b->out);
    assert_int_equal(b->out.valid >> TEX_BOUNDARIES, 0);
    assert_int_equal(b->out.ready >> TEX_BOUNDARIES, 0);
    if (!b->reset)
        collect(b);
    b->cycle++;
}

static inline void steps(struct bench *b, unsigned count)
{
    while (count-- > 0)
        step(b);
}

/* Steps until the boundary is valid; the frame that shows it is in out. Fails after `limit` steps. */
static inline void until_valid(struct bench *b, enum tex_boundary at, unsigned limit)
{
    do {
        assert_true(limit-- > 0);
        step(b);
    } while (!valid(b, at));
}

static inline void csr_start_write(struct bench *b, uint32_t offset, uint32_t data, uint32_t strb)
{
    b->aw_addr.addr = offset;
    b->w_data = (struct tex_axil_w){.data = data, .strb = strb};
    b->aw = b->w = true;
}

/* A complete write; returns the response. */
static inline uint32_t csr_write(struct bench *b, uint32_t offset, uint32_t data, uint32_t strb)
{
    while (b->aw) /* one that is under way */
        step(b);
    csr_start_write(b, offset, data, strb);
    while (b->aw)
        step(b);
    do
        step(b);
    while (!moves(b, TEX_AT_AXIL_B));
    return b->b_last.resp;
}

static inline struct tex_axil_r csr_read(struct bench *b, uint32_t offset)
{
    b->ar_addr.addr = offset;
    b->ar = true;
    do
        step(b);
    while (!moves(b, TEX_AT_AXIL_R));
    return b->r_last;
}

/* Issue `count` warps (kept by the caller) and step until `beats` more results have come. */
static inline void run_warps(struct bench *b, const struct tex_warp *warps, unsigned count, unsigned beats,
                             unsigned limit)
{
    unsigned goal = b->result_count + beats;
    b->warps = warps;
    b->warp_count = count;
    b->warp = 0;
    while (b->result_count < goal || b->warp < count) {
        assert_true(limit-- > 0);
        step(b);
    }
}

static inline struct bench *bench_new(void)
{
    struct bench *b = calloc(1, sizeof *b);
    assert_non_null(b);
    b->mem = calloc(1, sizeof *b->mem);
    b->results = calloc(BENCH_BEATS, sizeof *b->results);
    b->model = tex_model_create();
    assert_true(b->mem && b->results && b->model);
    b->random = 1;
    b->latency_min = b->latency_max = 1;
    for (unsigned i = 0; i < 0x8000; i++)
        b->mem->bytes[0x8000 + i] = (uint8_t)(i * 37 + i / 251);
    for (unsigned h = 0; h < 64; h++)
        put_texture(b->mem, h, MEM_TEXELS);
    b->config.header_pool = MEM_HEADERS;
    b->config.sampler_pool = MEM_SAMPLERS;
    b->config.header_max = b->config.sampler_max = 63;
    b->config.via_header = true;
    b->config.select = 3;
    b->config.const_base[3] = MEM_CONSTS;
    tex_model_load(b->model, &b->config);
    return b;
}

static inline void bench_free(struct bench *b)
{
    tex_model_destroy(b->model);
    free(b->results);
    free(b->mem);
    free(b);
}

/* TLD4.B.R of header `handle`, registers R8 <- Ra R0, Rb R4 (handle); all threads at texel (x, y), unnormalised. */
static inline struct tex_warp gather(uint32_t active, uint32_t handle, float x, float y)
{
    struct tex_warp warp = {.header = {.active = active}};
    uint32_t words[2] = {0};
    put_bits(words, TEX_TLD4B_RD_LO, TEX_TLD4B_RD_W, 8);
    put_bits(words, TEX_TLD4B_RB_LO, TEX_TLD4B_RB_W, 4);
    put_bits(words, TEX_TLD4B_PG_LO, TEX_TLD4B_PG_W, TEX_PT);
    put_bits(words, TEX_TLD4B_PARAM_LO, TEX_TLD4B_PARAM_W, TEX_PARAM_2D);
    put_bits(words, TEX_TLD4B_WMASK_LO, TEX_TLD4B_WMASK_W, 0xf);
    put_bits(words, TEX_TLD4B_PS_LO, TEX_TLD4B_PS_W, TEX_PT);
    put_bits(words, TEX_TLD4B_OPCODE_LO, TEX_TLD4B_OPCODE_W, 0x37b);
    warp.header.word = words[0] | (uint64_t)words[1] << 32;
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        warp.ra[lane][0] = to_pattern(x);
        warp.ra[lane][1] = to_pattern(y);
        warp.rb[lane][0] = handle;
    }
    return warp;
}

#endif
