// SPDX-License-Identifier: Apache-2.0
#include "function/address.h"
#include "function/derive.h"
#include "function/rules.h"

#define GOB_BYTES 512U
#define GOB_WIDTH 64U
#define GOB_ROWS 8U

void tex_rules_of_address(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_level_layout *level_layout = &t->lod.level_layout;
    const struct tex_format_info *format = tex_format_find(t->header.fmt.format);
    bool pitch = level_layout->layout == TEX_LAYOUT_PITCH;
    const struct tex_element element = tex_derive_element(format);
    bool three = format && format->bytes == TEX_THREE_WORDS;
    bool one_word = tex_address_one_word(&t->header.fmt);
    uint32_t more = one_word ? 4 * tex_address_component(&t->header.fmt, t->address.op.comp) : 0;
    for (unsigned k = 0; k < 4; k++) {
        if (!(t->address.fetch >> k & 1))
            continue;
        uint64_t address = t->address.address[k];
        uint32_t in_row =
            (t->wrap.x[k] / element.wide * element.bytes + more) % GOB_WIDTH; /* row by row inside the GOB */
        bool bytes_moved = address % GOB_BYTES != t->wrap.y[k] / element.high % GOB_ROWS * GOB_WIDTH + in_row;
        tex_rule(set, TEX_RULE_PD_91B, one_word);
        tex_rule(set, TEX_RULE_PD_10C, three && !one_word);
        tex_rule(set, TEX_RULE_PD_91A, !pitch && (t->address.straddle >> k & 1) != 0);
        tex_rule(set, TEX_RULE_PD_91C, t->address.texel_in_block[k] != 0);
        tex_rule(set, TEX_RULE_PD_91, !pitch && bytes_moved);
        tex_rule(set, TEX_RULE_PD_92, pitch && address != level_layout->base);
    }
}
