// SPDX-License-Identifier: Apache-2.0
#include "function/load.h"

#include "function/store.h"

#define ELEMENT 16U /* bytes of the largest */

uint32_t tex_load_lines(const struct tex_convert *convert, uint64_t line[2])
{
    unsigned first = tex_store_first(convert);
    bool changes = convert->action == TEX_ACTION_ATOM;
    if ((convert->action != TEX_ACTION_LOAD && !changes) || convert->bytes == 0)
        return 0;
    line[0] = convert->address / TEX_LINE_BYTES;
    line[1] = tex_store_byte(convert, first) / TEX_LINE_BYTES; /* PD-91a */
    return first < convert->bytes && !changes ? 3 : 1;         /* PD-118a */
}

void tex_load_eval(const struct tex_convert *convert, const struct tex_line *const line[2], struct tex_load *out)
{
    uint64_t number[2];
    uint32_t lines = tex_load_lines(convert, number);
    unsigned first = tex_store_first(convert), bytes = convert->bytes < ELEMENT ? convert->bytes : ELEMENT;
    *out = (struct tex_load){.tag = convert->tag, .op = convert->op};
    for (unsigned k = 0; lines && k < bytes; k++) {
        unsigned at = tex_store_byte(convert, k) % TEX_LINE_BYTES;
        uint32_t byte = line[k >= first]->data[at / 4] >> 8 * (at % 4) & 0xff;
        out->raw[k / 4] |= byte << 8 * (k % 4);
    }
    if ((lines & 1 && line[0]->error) || (lines & 2 && line[1]->error)) /* PD-95 */
        out->tag.status = TEX_STATUS_MEMORY_ERROR;
}

void tex_load_refuse(struct tex_load *out)
{
    if (out->tag.last)
        out->tag.status = TEX_STATUS_MEMORY_ERROR;
}
