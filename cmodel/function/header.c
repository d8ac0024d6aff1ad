// SPDX-License-Identifier: Apache-2.0
#include "function/header.h"

#include <string.h>

#include "function/header_parts.h"

enum tex_status_code tex_header_unpack(const uint32_t tic[8], const uint32_t tsc[8], uint32_t opcode, uint32_t param,
                                       bool gob_width_one, struct tex_header *header)
{
    const struct tex_header_policy policy = {.gob_width_one = gob_width_one, .gob_width_one_at_fill = gob_width_one};
    return tex_header_fields(tic, tsc, opcode, param, &policy, header);
}

static uint64_t pool_line(uint64_t pool, uint32_t index)
{
    return (pool / TEX_LINE_BYTES + index) % (UINT64_C(1) << TEX_LINE_W);
}

uint32_t tex_header_lookup(const struct tex_bind *bind, const struct tex_regs *regs, uint64_t line[2])
{
    if (!tex_live(&bind->tag))
        return 0;
    line[0] = pool_line(regs->header_pool, bind->header_index);
    line[1] = pool_line(regs->sampler_pool, bind->sampler_index);
    return TEX_PART_SAMPLER >> bind->op.opcode & 1 ? 3 : 1;
}

static bool recalls(const struct tex_header_memo *memo, const uint32_t tic[8], const uint32_t tsc[8],
                    const struct tex_decode *decode, const struct tex_header_policy *policy)
{
    return memo->valid && memo->opcode == decode->op.opcode && memo->param == decode->param &&
           memcmp(&memo->policy, policy, sizeof memo->policy) == 0 && memcmp(memo->tic, tic, sizeof memo->tic) == 0 &&
           memcmp(memo->tsc, tsc, sizeof memo->tsc) == 0;
}

static void learn(struct tex_header_memo *memo, const uint32_t tic[8], const uint32_t tsc[8],
                  const struct tex_decode *decode, const struct tex_header_policy *policy)
{
    memset(memo, 0, sizeof *memo);
    memo->valid = true;
    memo->policy = *policy;
    memo->opcode = decode->op.opcode;
    memo->param = decode->param;
    memcpy(memo->tic, tic, sizeof memo->tic);
    memcpy(memo->tsc, tsc, sizeof memo->tsc);
    memo->header.tag.status = tex_header_fields(tic, tsc, memo->opcode, memo->param, policy, &memo->header);
}

void tex_header_eval(const struct tex_decode *decode, const struct tex_bind *bind,
                     const struct tex_header_policy *policy, const struct tex_line *header_line,
                     const struct tex_line *sampler_line, struct tex_header_memo *memo, struct tex_header *out)
{
    if (!tex_live(&bind->tag)) {
        *out = (struct tex_header){.tag = bind->tag, .op = bind->op};
        return;
    }
    static const struct tex_line none;
    if (!sampler_line)
        sampler_line = &none;
    if (header_line->error || sampler_line->error) { /* PD-95 */
        *out = (struct tex_header){.tag = bind->tag, .op = bind->op};
        out->tag.status = header_line->error ? TEX_STATUS_HEADER_ERROR : TEX_STATUS_SAMPLER_ERROR;
        return;
    }
    if (!recalls(memo, header_line->data, sampler_line->data, decode, policy))
        learn(memo, header_line->data, sampler_line->data, decode, policy);
    *out = memo->header;
    out->tag = bind->tag;
    out->tag.status = memo->header.tag.status;
    out->op = bind->op;
    tex_header_compare(decode, sampler_line->data, out);
    tex_header_sampling(sampler_line->data, out);
    tex_header_detail(decode, header_line->data, sampler_line->data, out);
}
