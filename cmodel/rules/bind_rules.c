// SPDX-License-Identifier: Apache-2.0
#include "function/rules.h"
#include "function/surface.h"

void tex_rules_of_bind(const struct tex_rule_inputs *from, const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_bind *b = &t->bind;
    bool bindless = t->decode.bindless != 0;
    if (b->op.opcode == TEX_OPCODE_TXQ) {
        tex_rules_of_query_handle(from, t, set);
        return;
    }
    if (b->op.opcode == TEX_OPCODE_SUST) {
        tex_rules_of_store_handle(from, t, set);
        return;
    }
    if (tex_surface_reads(&b->op)) /* as a store: its rules are of another page */
        return;
    tex_rule(set, TEX_RULE_R_TLD4_5, bindless && b->handle != 0);
    bool read = tex_live(&t->decode.tag) && !bindless && b->tag.status != TEX_STATUS_HANDLE_ERROR;
    tex_rule(set, TEX_RULE_R_TLD4_27, read && b->handle != t->decode.index); /* not itself the handle */
    tex_rule(set, TEX_RULE_R_TLD4_28, read && from->select != 0);
    tex_rule(set, TEX_RULE_R_TLD4_30,
             b->sampler_index != tex_bits(&b->handle, TEX_HANDLE_SAMPLER_LO, TEX_HANDLE_SAMPLER_W));
    tex_rule(set, TEX_RULE_R_TLD4_31, b->tag.status == TEX_STATUS_INVALID_HEADER);
    tex_rule(set, TEX_RULE_R_TLD4_32, b->tag.status == TEX_STATUS_INVALID_SAMPLER);
}
