// SPDX-License-Identifier: Apache-2.0
#include <string.h>

#include "function/address.h"
#include "function/bind.h"
#include "function/cache.h"
#include "function/coord.h"
#include "function/decode.h"
#include "function/filter.h"
#include "function/header.h"
#include "function/result.h"
#include "function/rules.h"
#include "function/texel.h"
#include "function/wrap.h"

/* The last line read for one purpose: memory does not change inside a call, so it need not be asked again. */
struct reader {
    bool valid;
    uint64_t number;
    struct tex_line line;
};

/* One warp instruction being executed. */
struct run {
    const struct tex_memory *memory;
    struct tex_regs regs;
    struct tex_instruction instruction;
    struct reader handle, header, sampler, texel[4];
    struct tex_header_memo judged;
    struct tex_cover *cover; /* NULL: which rules decided is not wanted */
    struct tex_header_rules descriptors;
};

static void read_line(const struct run *run, struct reader *reader, uint64_t number)
{
    uint8_t bytes[TEX_LINE_BYTES] = {0};
    enum tex_read kind = run->memory->read(run->memory->user, number * TEX_LINE_BYTES, bytes); /* PD-96: whole lines */
    reader->line = (struct tex_line){.error = kind == TEX_READ_ERROR, .sparse = kind == TEX_READ_SPARSE};
    reader->number = number;
    reader->valid = true;
    if (kind != TEX_READ_OK)
        return;
    for (unsigned i = 0; i < TEX_LINE_BYTES / 4; i++) {
        const uint8_t *b = &bytes[4 * i];
        reader->line.data[i] = b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
    }
}

static const struct tex_line *line_of(const struct run *run, struct reader *reader, uint64_t number)
{
    if (!reader->valid || reader->number != number)
        read_line(run, reader, number);
    return &reader->line;
}

static void fetch(struct run *run, const struct tex_address *address, const struct tex_line *line[4])
{
    for (unsigned k = 0; k < 4; k++)
        if (address->fetch >> k & 1)
            line[k] = line_of(run, &run->texel[k], address->address[k] / TEX_LINE_BYTES);
}

/* All stages after decode, for the thread that has its decode payload in the trace. */
static void run_thread(struct run *run, struct tex_thread_trace *t)
{
    const struct tex_header_policy policy = {run->regs.gob_width_one != 0, run->regs.gob_width_one != 0};
    const struct tex_line *handle = NULL, *header = NULL, *sampler = NULL, *texels[4] = {NULL, NULL, NULL, NULL};
    uint64_t number, sampler_number;
    if (tex_bind_lookup(&t->decode, &run->regs, &number))
        handle = line_of(run, &run->handle, number);
    tex_bind_eval(&t->decode, &run->regs, handle, &t->bind);
    if (tex_header_lookup(&t->bind, &run->regs, &number, &sampler_number)) {
        header = line_of(run, &run->header, number);
        sampler = line_of(run, &run->sampler, sampler_number);
    }
    tex_header_eval(&t->decode, &t->bind, &policy, header, sampler, &run->judged, &t->header);
    tex_coord_eval(&t->decode, &t->header, &t->coord);
    tex_wrap_eval(&t->coord, &t->header, &t->wrap);
    tex_address_eval(&t->wrap, &t->header, &t->address);
    fetch(run, &t->address, texels);
    tex_cache_eval(&t->address, &t->header, texels, &t->cache);
    tex_texel_eval(&t->cache, &t->header, &t->texel);
    tex_filter_eval(&t->texel, &t->filter);
}

static void add_result(struct tex_warp_result *result, const struct tex_filter *filter)
{
    tex_result_add(&result->beat[result->beats], filter);
    if (filter->tag.quad_last)
        result->beats++;
}

static void count_instruction(const struct run *run, const struct tex_issue_header *header)
{
    struct tex_rule_set set = {{0}};
    if (!run->cover)
        return;
    tex_rules_of_instruction(header, &run->instruction, &set);
    tex_rules_count(run->cover, &set);
}

static void count_thread(struct run *run, const struct tex_warp *warp, const struct tex_thread_trace *t)
{
    struct tex_rule_inputs inputs = {.select = run->regs.select};
    struct tex_rule_set set = {{0}};
    if (!run->cover)
        return;
    memcpy(inputs.ra, warp->ra[t->decode.tag.lane], sizeof inputs.ra);
    memcpy(inputs.rb, warp->rb[t->decode.tag.lane], sizeof inputs.rb);
    if (tex_header_judged(&t->bind, &t->header))
        inputs.descriptors = *tex_rules_of_header(&run->descriptors, &run->judged);
    tex_rules_of_thread(&run->instruction, &inputs, t, &set);
    tex_rules_count(run->cover, &set);
}

static void read_quad(const struct tex_warp *warp, unsigned quad, struct tex_issue_quad *out)
{
    memcpy(out->ra, warp->ra[TEX_QUAD_LANES * quad], sizeof out->ra);
    memcpy(out->rb, warp->rb[TEX_QUAD_LANES * quad], sizeof out->rb);
}

static void start(struct run *run, const struct tex_config *config, const struct tex_memory *memory,
                  const struct tex_warp *warp, struct tex_cover *cover)
{
    run->memory = memory;
    run->cover = cover;
    memset(&run->judged, 0, sizeof run->judged);
    memset(&run->descriptors, 0, sizeof run->descriptors);
    run->handle.valid = run->header.valid = run->sampler.valid = false;
    for (unsigned k = 0; k < 4; k++)
        run->texel[k].valid = false;
    tex_regs_from_config(config, &run->regs);
    tex_decode_header(&warp->header, &run->instruction);
    count_instruction(run, &warp->header);
}

void tex_execute(const struct tex_config *config, const struct tex_memory *memory, const struct tex_warp *warp,
                 uint8_t hash, struct tex_cover *cover, struct tex_warp_result *result)
{
    struct run run;
    struct tex_issue_quad quad;
    memset(result, 0, sizeof *result);
    start(&run, config, memory, warp, cover);
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        if (lane % TEX_QUAD_LANES == 0)
            read_quad(warp, lane / TEX_QUAD_LANES, &quad);
        if (!(run.instruction.exec >> lane & 1))
            continue;
        struct tex_thread_trace *t = &result->trace[result->threads++];
        tex_decode_thread(&run.instruction, &quad, lane, hash, &t->decode);
        run_thread(&run, t);
        count_thread(&run, warp, t);
        add_result(result, &t->filter);
    }
    if (run.instruction.exec == 0) {
        struct tex_thread_trace *t = &result->trace[result->threads++];
        tex_decode_token(&run.instruction, hash, &t->decode);
        run_thread(&run, t);
        count_thread(&run, warp, t);
        add_result(result, &t->filter);
    }
    result->hash = tex_decode_hash(&run.instruction, hash);
}
