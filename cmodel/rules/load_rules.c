// SPDX-License-Identifier: Apache-2.0
/* Of SULD: its word, and stage deliver. Place and bounds are those of a store: store_rules.c. */
#include <string.h>

#include "function/rules.h"
#include "function/surface.h"

void tex_rules_of_load_word(const struct tex_issue_header *header, const struct tex_instruction *in,
                            struct tex_rule_set *set)
{
    uint32_t illegal = in->common.illegal;
    tex_rule(set, TEX_RULE_PD_2, illegal == TEX_ILLEGAL_RA || illegal == TEX_ILLEGAL_RD);
    tex_rule(set, TEX_RULE_PD_117D, (in->exec & (header->helper | header->killed)) != 0);
}

/* A register is not the word of memory in its place: it is converted, or comes from elsewhere. */
static bool converted(const struct tex_thread_trace *t)
{
    for (unsigned i = 0; i < 4; i++)
        if (t->deliver.op.wmask >> i & 1 && t->deliver.value[i] != t->load.raw[i])
            return true;
    return false;
}

/* The sign would be extended without the rule, or was with it; or there is more than one word. */
static bool extended(const struct tex_thread_trace *t)
{
    uint32_t sz = t->decode.access.sz, top = sz <= TEX_SZ_S8 ? 0x80 : 0x8000;
    if (sz < TEX_SZ_32)
        return (t->load.raw[0] & top) != 0;
    return (t->load.raw[1] | t->load.raw[2] | t->load.raw[3]) != 0;
}

void tex_rules_of_deliver(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    uint32_t action = t->surface.action;
    if (tex_surface_changes(&t->load.op)) {
        tex_rules_of_atomic(t, set);
        return;
    }
    bool formatted = t->decode.access.formatted != 0, reads = action == TEX_ACTION_LOAD;
    tex_rule(set, TEX_RULE_PD_117, reads && formatted && converted(t));
    tex_rule(set, TEX_RULE_PD_117A, reads && !formatted && extended(t));
    tex_rule(set, TEX_RULE_PD_117B, action == TEX_ACTION_BOUNDS || action == TEX_ACTION_TRAP);
    tex_rule(set, TEX_RULE_PD_117C, action == TEX_ACTION_FORMAT || action == TEX_ACTION_TYPE);
    tex_rule(set, TEX_RULE_PD_91A, reads && t->convert.line_gap != 0);
}
