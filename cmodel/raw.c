/* SPDX-License-Identifier: Apache-2.0 */
#include "raw.h"

#include <string.h>

void tex_cache_raw(const struct tex_line *line, uint64_t address, uint32_t bytes, uint32_t raw[4])
{
    unsigned word = address / 4 % 8;
    memset(raw, 0, 4 * sizeof raw[0]);
    if (bytes < 4) {
        unsigned shift = 8 * (unsigned)(address % 4 / bytes * bytes);
        raw[0] = line->data[word] >> shift & ((1U << 8 * bytes) - 1);
        return;
    }
    word = word / (bytes / 4) * (bytes / 4);
    for (unsigned i = 0; i < bytes / 4; i++)
        raw[i] = line->data[word + i];
}

void tex_cache_eval(const struct tex_address *address, const struct tex_header *header,
                    const struct tex_line *const line[4], struct tex_cover *cover, struct tex_cache *out)
{
    const struct tex_format_info *format = tex_format_find(header->fmt.format);
    uint32_t bytes = format && format->bytes ? format->bytes : 1;
    *out = (struct tex_cache){.tag = address->tag, .op = address->op, .border = address->border};
    for (unsigned k = 0; k < 4; k++) {
        if (!(address->fetch >> k & 1))
            continue;
        tex_cache_raw(line[k], address->address[k], bytes, out->raw[k]);
        if (line[k]->error) {
            tex_rule(cover, TEX_RULE_PD_95); /* PD-95: zeros from that line, the others keep their data */
            out->tag.status = TEX_STATUS_MEMORY_ERROR;
        } else if (line[k]->sparse) {
            tex_rule(cover, TEX_RULE_PD_3); /* PD-3: unmapped bits read as zero */
            out->sparse |= 1U << k;
        }
    }
}
