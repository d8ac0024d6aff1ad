// SPDX-License-Identifier: Apache-2.0
#include "function/bind.h"

/* R-TLD4-27, R-TLD4-28: the handle's word in the bank that state selects, not the instruction. */
static uint64_t handle_address(const struct tex_decode *decode, const struct tex_regs *regs)
{
    return ((regs->bank_base & ~UINT64_C(3)) + UINT64_C(4) * decode->index) & TEX_ADDR_MASK;
}

bool tex_bind_lookup(const struct tex_decode *decode, const struct tex_regs *regs, uint64_t *line)
{
    if (!tex_live(&decode->tag) || decode->bindless)
        return false;
    *line = handle_address(decode, regs) / TEX_LINE_BYTES;
    return true;
}

static void split(const struct tex_regs *regs, struct tex_bind *out)
{
    /* R-TLD4-5: header index in bits 19:0, sampler index in bits 31:20. */
    out->header_index = tex_bits(&out->handle, TEX_HANDLE_HEADER_LO, TEX_HANDLE_HEADER_W); /* R-SUST-30 */
    out->sampler_index = tex_bits(&out->handle, TEX_HANDLE_SAMPLER_LO, TEX_HANDLE_SAMPLER_W);
    if (regs->via_header) /* R-TLD4-30, R-TXQ-24 */
        out->sampler_index = out->header_index;
    if (out->header_index > regs->header_max) /* R-TLD4-31, R-TXQ-25: equal to the maximum is valid */
        out->tag.status = TEX_STATUS_INVALID_HEADER;
    if (out->tag.status != TEX_STATUS_OK || !(TEX_PART_SAMPLER_INDEX >> out->op.opcode & 1)) /* R-SUST-16: none */
        return;
    if (out->sampler_index > regs->sampler_max) /* R-TLD4-32, R-TXQ-26 */
        out->tag.status = TEX_STATUS_INVALID_SAMPLER;
}

void tex_bind_eval(const struct tex_decode *decode, const struct tex_regs *regs, const struct tex_line *handle_line,
                   struct tex_bind *out)
{
    *out = (struct tex_bind){.tag = decode->tag, .op = decode->op};
    if (!tex_live(&decode->tag))
        return;
    if (decode->bindless) {
        out->handle = decode->handle;
    } else if (handle_line->error) { /* PD-95 */
        out->tag.status = TEX_STATUS_HANDLE_ERROR;
        return;
    } else {
        out->handle = handle_line->data[handle_address(decode, regs) / 4 % 8];
    }
    split(regs, out);
}
