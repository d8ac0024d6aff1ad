// SPDX-License-Identifier: Apache-2.0
#include "function/pipeline.h"

#include <string.h>

#include "function/address.h"
#include "function/bind.h"
#include "function/block.h"
#include "function/cache.h"
#include "function/convert.h"
#include "function/coord.h"
#include "function/deliver.h"
#include "function/filter.h"
#include "function/load.h"
#include "function/lod.h"
#include "function/query.h"
#include "function/surface.h"
#include "function/texel.h"
#include "function/wrap.h"

static uint32_t bind_wants(const struct tex_thread_trace *t, const struct tex_regs *regs, uint64_t line[TEX_PIPE_LINES])
{
    return tex_bind_lookup(&t->decode, regs, &line[0]);
}

static uint32_t header_wants(const struct tex_thread_trace *t, const struct tex_regs *regs,
                             uint64_t line[TEX_PIPE_LINES])
{
    return tex_header_lookup(&t->bind, regs, line);
}

static uint32_t cache_wants(const struct tex_thread_trace *t, const struct tex_regs *regs,
                            uint64_t line[TEX_PIPE_LINES])
{
    (void)regs;
    for (unsigned k = 0; k < 4; k++) {
        line[k] = t->address.address[k] / TEX_LINE_BYTES;
        line[4 + k] = t->address.addr_hi[k] / TEX_LINE_BYTES;
    }
    return t->address.fetch | t->address.straddle << 4;
}

static uint32_t load_wants(const struct tex_thread_trace *t, const struct tex_regs *regs, uint64_t line[TEX_PIPE_LINES])
{
    (void)regs;
    return tex_load_lines(&t->convert, line);
}

static void bind_eval(struct tex_thread_trace *t, const struct tex_pipe_needs *n)
{
    tex_bind_eval(&t->decode, n->regs, n->line[0], &t->bind);
}

static void header_eval(struct tex_thread_trace *t, const struct tex_pipe_needs *n)
{
    tex_header_eval(&t->decode, &t->bind, &n->policy, n->line[0], n->line[1], n->judged, &t->header);
    t->texture.gob_width_one = n->policy.gob_width_one;
    t->texture.gob_width_one_at_fill = n->policy.gob_width_one_at_fill;
    if (n->line[0])
        memcpy(t->texture.tic, n->line[0]->data, sizeof t->texture.tic);
    t->header.header_hit = n->cached & 1;
    t->header.sampler_hit = n->cached >> 1 & 1;
}

static void cache_eval(struct tex_thread_trace *t, const struct tex_pipe_needs *n)
{
    tex_cache_eval(&t->address, &t->header, n->line, &t->cache);
}

static void convert_eval(struct tex_thread_trace *t, const struct tex_pipe_needs *n)
{
    tex_convert_eval(&t->surface, &t->decode.access, t->decode.data, &t->header, &n->regs->policy, &t->convert);
}

static void load_eval(struct tex_thread_trace *t, const struct tex_pipe_needs *n)
{
    tex_load_eval(&t->convert, n->line, &t->load);
    if (n->refused)
        tex_load_refuse(&t->load);
}

static void block_eval(struct tex_thread_trace *t, const struct tex_pipe_needs *n)
{
    tex_block_eval(&t->cache, &t->header, &n->regs->policy, &t->block);
}

static void lod_eval(struct tex_thread_trace *t, const struct tex_pipe_needs *n)
{
    t->float10 = n->regs->policy.lod_float10 != 0;
    t->passes = tex_lod_eval(&t->decode, t->quad, t->pass, &t->header, &t->texture, &n->regs->policy, &t->lod);
}

static void coord_eval(struct tex_thread_trace *t, const struct tex_pipe_needs *n)
{
    t->fixed21 = n->regs->policy.coord_fixed21 != 0;
    tex_coord_eval(&t->decode, &t->header, &t->lod, &n->regs->policy, &t->coord);
}

static void texel_eval(struct tex_thread_trace *t, const struct tex_pipe_needs *n)
{
    t->float8 = n->regs->policy.srgb_float8 != 0;
    t->bc4 = n->regs->policy.bc4_nv != 0;
    tex_texel_eval(&t->block, &t->header, &t->lod, &n->regs->policy, &t->texel);
}

static void wrap_eval(struct tex_thread_trace *t, const struct tex_pipe_needs *n)
{
    t->edge8 = n->regs->policy.filter_weight8 != 0;
    tex_wrap_eval(&t->coord, &t->header, &t->lod, &n->regs->policy, &t->wrap);
}

static void filter_eval(struct tex_thread_trace *t, const struct tex_pipe_needs *n)
{
    t->round16 = n->regs->policy.filter_round16 != 0;
    t->weight8 = n->regs->policy.filter_weight8 != 0 || t->lod.pass.log8;
    t->mean8 = n->regs->policy.srgb_float8 != 0;
    t->sum = n->before ? *n->before : (struct tex_filter_sum){.error = false};
    tex_filter_eval(&t->texel, &t->wrap, &t->header, &t->lod, &n->regs->policy, &t->sum, &t->filter);
}

/* Stages that need nothing but the payloads before them. */
#define EVAL(stage, ...)                                                                                               \
    static void stage##_eval(struct tex_thread_trace *t, const struct tex_pipe_needs *n)                               \
    {                                                                                                                  \
        (void)n;                                                                                                       \
        tex_##stage##_eval(__VA_ARGS__, &t->stage);                                                                    \
    }
EVAL(address, &t->coord, &t->wrap, &t->header, &t->lod)
EVAL(query, &t->decode, &t->header)
EVAL(surface, &t->decode, &t->header)
EVAL(deliver, &t->load, &t->decode.access, &t->header)

#define PACK(bundle, stage, STAGE)                                                                                     \
    static void stage##_pack(const struct tex_thread_trace *t, uint32_t *words)                                        \
    {                                                                                                                  \
        tex_pack_##bundle(words, 0, &t->stage);                                                                        \
    }
TEX_PIPE_PAYLOADS(PACK)

/* Of the lookup the function layer knows no more than who passes. */
static void lookup_pack(const struct tex_thread_trace *t, uint32_t *words)
{
    struct tex_lookup lookup = {.tag = t->address.tag};
    tex_pack_lookup(words, 0, &lookup);
}

/* Rules of operands, handles and descriptors need more than the thread's payloads. */
static void bind_rules(const struct tex_instruction *instruction, const struct tex_rule_inputs *inputs,
                       const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    (void)instruction;
    tex_rules_of_bind(inputs, t, set);
}

static void header_rules(const struct tex_instruction *instruction, const struct tex_rule_inputs *inputs,
                         const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    (void)instruction;
    tex_rules_of_descriptors(inputs, t, set);
}

#define RULES(stage)                                                                                                   \
    static void stage##_rules(const struct tex_instruction *instruction, const struct tex_rule_inputs *inputs,         \
                              const struct tex_thread_trace *t, struct tex_rule_set *set)                              \
    {                                                                                                                  \
        (void)instruction;                                                                                             \
        (void)inputs;                                                                                                  \
        tex_rules_of_##stage(t, set);                                                                                  \
    }
RULES(lod)
RULES(coord)
RULES(wrap)
RULES(address)
RULES(texel)
RULES(filter)
RULES(convert)
RULES(deliver)

#define ANSWER(stage)                                                                                                  \
    static void stage##_answer(const struct tex_thread_trace *t, struct tex_answer *out)                               \
    {                                                                                                                  \
        tex_answer_of_##stage(&t->stage, out);                                                                         \
    }
ANSWER(filter)
ANSWER(query)
ANSWER(deliver)

/* The thread's part of the answer of its instruction. */
static void convert_answer(const struct tex_thread_trace *t, struct tex_answer *out)
{
    *out = (struct tex_answer){.tag = t->convert.tag, .op = t->convert.op};
}

static bool always(const struct tex_thread_trace *t)
{
    (void)t;
    return true;
}

/* A header that was refused says nothing: a code of zero would read as if it did. */
static bool header_read(const struct tex_thread_trace *t)
{
    return t->header.tag.status == TEX_STATUS_OK || t->header.tag.status == TEX_STATUS_OUT_OF_BOUNDS;
}

const struct tex_pipe_stage tex_pipe[TEX_PIPE_STAGES] = {
    [TEX_PIPE_DECODE] = {.boundary = TEX_AT_DECODE,
                         .pack = decode_pack,
                         .prints = always,
                         .rules = tex_rules_of_operands},
    [TEX_PIPE_BIND] = {.boundary = TEX_AT_BIND,
                       .lines = 1,
                       .request = {TEX_AT_BIND_REQ},
                       .registers = true,
                       .wants = bind_wants,
                       .eval = bind_eval,
                       .pack = bind_pack,
                       .prints = always,
                       .rules = bind_rules},
    [TEX_PIPE_HEADER] = {.boundary = TEX_AT_HEADER,
                         .lines = 2,
                         .request = {TEX_AT_HEADER_REQ, TEX_AT_SAMPLER_REQ},
                         .registers = true,
                         .policy = true,
                         .wants = header_wants,
                         .eval = header_eval,
                         .pack = header_pack,
                         .prints = header_read,
                         .rules = header_rules},
    [TEX_PIPE_LOD] = {.boundary = TEX_AT_LOD,
                      .registers = true,
                      .eval = lod_eval,
                      .pack = lod_pack,
                      .prints = header_read,
                      .rules = lod_rules},
    [TEX_PIPE_COORD] = {.boundary = TEX_AT_COORD,
                        .registers = true,
                        .eval = coord_eval,
                        .pack = coord_pack,
                        .prints = header_read,
                        .rules = coord_rules},
    [TEX_PIPE_WRAP] = {.boundary = TEX_AT_WRAP,
                       .registers = true,
                       .eval = wrap_eval,
                       .pack = wrap_pack,
                       .prints = header_read,
                       .rules = wrap_rules},
    [TEX_PIPE_ADDRESS] = {.boundary = TEX_AT_ADDRESS,
                          .eval = address_eval,
                          .pack = address_pack,
                          .prints = header_read,
                          .rules = address_rules},
    [TEX_PIPE_LOOKUP] = {.boundary = TEX_AT_LOOKUP, .pack = lookup_pack},
    [TEX_PIPE_CACHE] = {.boundary = TEX_AT_CACHE,
                        .lines = 8,
                        .request = {TEX_AT_LOOKUP_REQ, TEX_AT_LOOKUP_REQ, TEX_AT_LOOKUP_REQ, TEX_AT_LOOKUP_REQ,
                                    TEX_AT_LOOKUP_REQ, TEX_AT_LOOKUP_REQ, TEX_AT_LOOKUP_REQ, TEX_AT_LOOKUP_REQ},
                        .wants = cache_wants,
                        .eval = cache_eval,
                        .pack = cache_pack,
                        .prints = header_read},
    [TEX_PIPE_BLOCK] =
        {.boundary = TEX_AT_BLOCK, .registers = true, .eval = block_eval, .pack = block_pack, .prints = header_read},
    [TEX_PIPE_TEXEL] = {.boundary = TEX_AT_TEXEL,
                        .registers = true,
                        .eval = texel_eval,
                        .pack = texel_pack,
                        .prints = header_read,
                        .rules = texel_rules},
    [TEX_PIPE_FILTER] = {.boundary = TEX_AT_FILTER,
                         .registers = true,
                         .eval = filter_eval,
                         .pack = filter_pack,
                         .prints = header_read,
                         .answer = filter_answer,
                         .rules = filter_rules},
    [TEX_PIPE_QUERY] = {.boundary = TEX_AT_QUERY,
                        .eval = query_eval,
                        .pack = query_pack,
                        .prints = header_read,
                        .answer = query_answer,
                        .rules = tex_rules_of_query},
    [TEX_PIPE_SURFACE] = {.boundary = TEX_AT_SURFACE,
                          .eval = surface_eval,
                          .pack = surface_pack,
                          .prints = always,
                          .rules = tex_rules_of_surface},
    [TEX_PIPE_CONVERT] = {.boundary = TEX_AT_CONVERT,
                          .registers = true,
                          .eval = convert_eval,
                          .pack = convert_pack,
                          .answer = convert_answer,
                          .prints = always,
                          .rules = convert_rules},
    [TEX_PIPE_LOAD] = {.boundary = TEX_AT_LOAD,
                       .lines = 2,
                       .request = {TEX_AT_LOAD_REQ, TEX_AT_LOAD_REQ},
                       .wants = load_wants,
                       .eval = load_eval,
                       .pack = load_pack,
                       .prints = always},
    [TEX_PIPE_DELIVER] = {.boundary = TEX_AT_DELIVER,
                          .eval = deliver_eval,
                          .pack = deliver_pack,
                          .answer = deliver_answer,
                          .prints = always,
                          .rules = deliver_rules},
};

const struct tex_pipe_stage *tex_pipe_at(enum tex_boundary boundary)
{
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++)
        if (tex_pipe[i].boundary == boundary)
            return &tex_pipe[i];
    return NULL;
}

void tex_pipe_begin(const struct tex_instruction *instruction, const struct tex_issue_quad *quad, unsigned lane,
                    uint8_t hash, struct tex_thread_trace *t)
{
    t->path = tex_paths[tex_path_of(instruction->common.op.opcode)].stages;
    t->pass = t->lod.tag.more = 0; /* the trace may have been another thread's */
    t->passes = 1;                 /* of a path without stage lod */
    if (instruction->exec == 0)
        tex_decode_token(instruction, hash, &t->decode);
    else
        tex_decode_thread(instruction, quad, lane, hash, &t->decode);
    if (TEX_PART_QUAD >> t->decode.op.opcode & 1 && !t->decode.tag.token)
        tex_decode_quad(instruction, quad, t->quad);
}

void tex_pipe_next_pass(const struct tex_thread_trace *t, struct tex_thread_trace *next)
{
    *next = (struct tex_thread_trace){.path = t->path & ~((1U << TEX_PIPE_LOD) - 1),
                                      .pass = t->pass + 1,
                                      .passes = t->passes,
                                      .texture = t->texture,
                                      .decode = t->decode,
                                      .bind = t->bind,
                                      .header = t->header};
    memcpy(next->quad, t->quad, sizeof next->quad);
}
