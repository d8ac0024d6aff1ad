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

/* PD-10c: words [from, to) of an element of 12 bytes, which lie one after the other from `address` on. */
static void whole_words(const struct tex_line *line, uint64_t address, unsigned from, unsigned to, uint32_t raw[4])
{
    for (unsigned i = from; i < to; i++)
        raw[i] = line->data[(address / 4 + i - from) % (TEX_LINE_BYTES / 4)];
}

void tex_cache_element(const struct tex_line *line, const struct tex_address *address, unsigned k, bool second,
                       const struct tex_fmt *fmt, uint32_t raw[4])
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    uint32_t bytes = format && format->bytes ? format->bytes : 1;
    uint64_t at = address->address[k];
    if (bytes != TEX_THREE_WORDS) {
        tex_cache_raw(line, at, bytes, raw);
        return;
    }
    memset(raw, 0, 4 * sizeof raw[0]);
    unsigned words = address->straddle >> k & 1 ? (unsigned)(16 - at % 16) / 4 : 3;
    if (tex_address_one_word(fmt)) /* PD-91b */
        whole_words(line, at, 0, 1, &raw[tex_address_component(fmt, address->op.comp)]);
    else if (second)
        whole_words(line, address->addr_hi[k], words, 3, raw);
    else
        whole_words(line, at, 0, words, raw);
}

/* A line that sample k reads, or a part of. */
static void add_line(const struct tex_line *line, const struct tex_address *address, unsigned k, bool second,
                     const struct tex_fmt *fmt, struct tex_cache *out)
{
    uint32_t raw[4];
    tex_cache_element(line, address, k, second, fmt, raw);
    for (unsigned i = 0; i < 4; i++)
        out->raw[k][i] |= raw[i];
    if (line->error) /* PD-95: that line reads zero, the others keep their data */
        out->tag.status = TEX_STATUS_MEMORY_ERROR;
    else if (line->sparse) /* PD-3: unmapped bits read as zero */
        out->sparse |= 1U << k;
}

void tex_cache_eval(const struct tex_address *address, const struct tex_header *header,
                    const struct tex_line *const line[8], struct tex_cache *out)
{
    *out = (struct tex_cache){.tag = address->tag, .op = address->op, .border = address->border};
    memcpy(out->texel_in_block, address->texel_in_block, sizeof out->texel_in_block);
    for (unsigned k = 0; k < 4; k++) {
        if (address->fetch >> k & 1)
            add_line(line[k], address, k, false, &header->fmt, out);
        if (address->straddle >> k & 1)
            add_line(line[4 + k], address, k, true, &header->fmt, out);
    }
}
