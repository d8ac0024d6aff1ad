// SPDX-License-Identifier: Apache-2.0
#include "function/cache.h"

#include "function/address.h"

#include <string.h>

void tex_cache_raw(const struct tex_line *line, uint64_t address, uint32_t bytes, uint32_t raw[4])
{
    unsigned place = (unsigned)(address % TEX_LINE_BYTES) & ~(bytes - 1), word = place / 4;
    memset(raw, 0, 4 * sizeof raw[0]);
    if (bytes < 4) {
        raw[0] = line->data[word] >> 8 * (place % 4) & ((1U << 8 * bytes) - 1);
        return;
    }
    for (unsigned i = 0; i < bytes / 4; i++)
        raw[i] = line->data[word + i];
}

void tex_cache_element(const struct tex_line *line, uint64_t address, const struct tex_fmt *fmt, uint32_t comp,
                       uint32_t raw[4])
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    uint32_t bytes = format && format->bytes ? format->bytes : 1, word = 0;
    if (bytes != TEX_THREE_WORDS) {
        tex_cache_raw(line, address, bytes, raw);
        return;
    }
    tex_cache_raw(line, address, 4, raw); /* PD-91b */
    word = raw[0];
    raw[0] = 0;
    raw[tex_address_component(fmt, comp)] = word;
}

void tex_cache_eval(const struct tex_address *address, const struct tex_header *header,
                    const struct tex_line *const line[4], struct tex_cache *out)
{
    out->tag = address->tag;
    out->op = address->op;
    out->border = address->border;
    memcpy(out->spot, address->spot, sizeof out->spot);
    out->sparse = 0;
    for (unsigned k = 0; k < 4; k++) {
        if (!(address->fetch >> k & 1)) {
            memset(out->raw[k], 0, sizeof out->raw[k]);
            continue;
        }
        tex_cache_element(line[k], address->address[k], &header->fmt, address->op.comp, out->raw[k]);
        if (line[k]->error) /* PD-95: that line reads zero, the others keep their data */
            out->tag.status = TEX_STATUS_MEMORY_ERROR;
        else if (line[k]->sparse) /* PD-3: unmapped bits read as zero */
            out->sparse |= 1U << k;
    }
}
