// SPDX-License-Identifier: Apache-2.0
#include "function/block.h"

#include <string.h>

#include "arith/block_decode.h"
#include "arith/format.h"

static void bytes_of(const uint32_t element[4], uint8_t bytes[16])
{
    for (unsigned i = 0; i < 16; i++)
        bytes[i] = (uint8_t)(element[i / 4] >> 8 * (i % 4));
}

unsigned tex_block_nv(const struct tex_policy *policy)
{
    return (policy->bc1_nv ? TEX_NV_BC1 : 0) | (policy->bc4_nv ? TEX_NV_BC4 : 0);
}

void tex_block_codes(const struct tex_fmt *fmt, unsigned nv, uint32_t texel_in_block, const uint32_t element[4],
                     uint32_t codes[4])
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    if (!tex_block_compressed(format)) {
        memmove(codes, element, 4 * sizeof codes[0]);
        return;
    }
    uint8_t bytes[16];
    bytes_of(element, bytes);
    bool is_signed = format->unpack == TEX_UNPACK_BC6H_SIGNED || fmt->datatype[0] == TEX_DATATYPE_SNORM;
    struct tex_block_texel texel;
    tex_block_decode(tex_format_codec(format->unpack), is_signed, nv, bytes, texel_in_block, texel_in_block / 4,
                     &texel);
    codes[0] = texel.code[0] | (uint32_t)texel.code[1] << 16;
    codes[1] = texel.code[2] | (uint32_t)texel.code[3] << 16;
    codes[2] = codes[3] = 0;
}

bool tex_block_sign_lost(uint32_t texel_in_block, const uint32_t element[4], unsigned component)
{
    uint8_t bytes[16];
    int32_t value[3] = {0};
    bytes_of(element, bytes);
    (void)tex_bc6h_blend(bytes, texel_in_block, true, value);
    return value[component] == -1;
}

void tex_block_eval(const struct tex_cache *cache, const struct tex_header *header, const struct tex_policy *policy,
                    struct tex_block *out)
{
    out->tag = cache->tag;
    out->op = cache->op;
    out->sparse = cache->sparse;
    out->border = cache->border;
    memcpy(out->texel_in_block, cache->texel_in_block, sizeof out->texel_in_block);
    bool read = cache->tag.status == TEX_STATUS_OK || cache->tag.status == TEX_STATUS_MEMORY_ERROR;
    memset(out->raw, 0, sizeof out->raw);
    if (!read || cache->tag.token) /* PD-4: an unread element is zero, not a block of zeros */
        return;
    if (!tex_block_compressed(tex_format_find(header->fmt.format))) {
        memcpy(out->raw, cache->raw, sizeof out->raw);
        return;
    }
    for (unsigned k = 0; k < 4; k++)
        tex_block_codes(&header->fmt, tex_block_nv(policy), cache->texel_in_block[k], cache->raw[k], out->raw[k]);
}
