// SPDX-License-Identifier: Apache-2.0
#include "function/deliver.h"

#include <string.h>

#include "function/texel.h"

/* PD-117b: out of bounds too. PD-4, PD-117c: no other status has one. */
static bool has_value(const struct tex_tag *tag)
{
    return !tag->token && (tag->status == TEX_STATUS_OK || tag->status == TEX_STATUS_MEMORY_ERROR ||
                           tag->status == TEX_STATUS_OUT_OF_BOUNDS);
}

uint32_t tex_deliver_lanes(const struct tex_tag *tag, const struct tex_access *access, const struct tex_op *op)
{
    return has_value(tag) && access->formatted ? op->wmask : 0;
}

/* PD-117a: the bytes are zero-extended already. */
void tex_deliver_raw(uint32_t sz, const uint32_t raw[4], uint32_t value[4])
{
    unsigned bits = sz == TEX_SZ_S8 ? 8 : sz == TEX_SZ_S16 ? 16 : 0;
    memcpy(value, raw, 4 * sizeof *value);
    if (bits > 0 && raw[0] >> (bits - 1) & 1)
        value[0] |= UINT32_MAX << bits;
}

void tex_deliver_eval(const struct tex_load *load, const struct tex_access *access, const struct tex_header *header,
                      struct tex_deliver *out)
{
    static const struct tex_policy plain;
    uint32_t lanes = tex_deliver_lanes(&load->tag, access, &load->op);
    *out = (struct tex_deliver){.tag = load->tag, .op = load->op};
    for (unsigned i = 0; i < 4; i++)
        if (lanes >> i & 1) /* PD-117: header->fmt has no sRGB without a sampler */
            out->value[i] = tex_texel_value(&header->fmt, header->fmt.source[i], &plain, load->raw, 0);
    if (has_value(&load->tag) && !access->formatted)
        tex_deliver_raw(access->sz, load->raw, out->value);
}
