// SPDX-License-Identifier: Apache-2.0
#include "function/filter.h"

void tex_filter_eval(const struct tex_texel *texel, struct tex_filter *out)
{
    uint32_t status = texel->tag.status;
    bool read = status == TEX_STATUS_OK || status == TEX_STATUS_MEMORY_ERROR;
    *out = (struct tex_filter){.tag = texel->tag, .op = texel->op};
    if (!read && status != TEX_STATUS_OUT_OF_BOUNDS)
        return;                                                   /* PD-4: four zeros, Ps false */
    for (unsigned k = 0; k < 4; k++)                              /* R-TLD4-46: all four, whatever the mask */
        out->value[k] = texel->value[4 * k + texel->op.comp % 4]; /* R-TLD4-2 */
    out->sparse = read && texel->sparse;
}
