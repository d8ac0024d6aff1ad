// SPDX-License-Identifier: Apache-2.0
#include "function/convert.h"

#include <string.h>

#include "arith/component.h"
#include "function/decode.h"
#include "function/store.h"
#include "function/surface.h"

unsigned tex_convert_register(uint32_t rgba, unsigned c)
{
    unsigned before = 0; /* registers that lower components take */
    for (unsigned i = 0; i < c; i++)
        before += rgba >> i & 1;
    return rgba >> c & 1 ? before : TEX_OPERAND_ABSENT;
}

unsigned tex_convert_formatted(const struct tex_fmt *fmt, uint32_t rgba, const uint32_t data[4], bool nearest,
                               uint32_t element[4])
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    memset(element, 0, 4 * sizeof *element);
    for (unsigned c = 0; format && c < 4; c++) {
        unsigned from = tex_convert_register(rgba, c);                /* PD-38: independent of the header's sources */
        uint32_t value = from == TEX_OPERAND_ABSENT ? 0 : data[from]; /* PD-36 */
        if (format->width[c] > 0)
            element[format->lo[c] / 32] |= tex_convert_component(value, format->width[c], fmt->datatype[c], nearest)
                                           << format->lo[c] % 32;
    }
    return format ? format->bytes : 0;
}

/* R-SUST-5 */
unsigned tex_convert_raw(uint32_t sz, const uint32_t data[4], uint32_t element[4])
{
    static const uint8_t bytes_of[] = {[TEX_SZ_U8] = 1, [TEX_SZ_S8] = 1, [TEX_SZ_U16] = 2, [TEX_SZ_S16] = 2,
                                       [TEX_SZ_32] = 4, [TEX_SZ_64] = 8, [TEX_SZ_128] = 16};
    unsigned bytes = sz < sizeof bytes_of ? bytes_of[sz] : 0;
    memset(element, 0, 4 * sizeof *element);
    for (unsigned i = 0; i < bytes; i++) /* PD-37 */
        element[i / 4] |= data[i / 4] & UINT32_C(0xff) << 8 * (i % 4);
    return bytes;
}

/* Of the access; slices and layers share a coordinate. */
static uint64_t address_of(const struct tex_surface *surface, const struct tex_access *access,
                           const struct tex_header *header, uint64_t column)
{
    bool is_3d = access->dim == TEX_DIM_3D;
    uint64_t offset = tex_address_offset(&header->level_layout, &header->volume, column, surface->row,
                                         is_3d ? surface->slice : 0, is_3d ? 0 : surface->slice);
    return (header->level_layout.base + offset) & TEX_ADDR_MASK;
}

/* PD-91a: from the unit of 16 bytes of the first column to that of the columns behind it, in lines. */
static uint32_t line_gap(const struct tex_surface *surface, const struct tex_access *access,
                         const struct tex_header *header, unsigned bytes)
{
    uint64_t first = surface->offset, second = first - first % TEX_STORE_UNIT + TEX_STORE_UNIT;
    if (header->level_layout.layout != TEX_LAYOUT_BLOCKLINEAR || first + bytes <= second)
        return 0;
    uint64_t distance =
        address_of(surface, access, header, second) - address_of(surface, access, header, second - TEX_STORE_UNIT);
    return (uint32_t)((distance & TEX_ADDR_MASK) / TEX_LINE_BYTES);
}

void tex_convert_eval(const struct tex_surface *surface, const struct tex_access *access, const uint32_t data[4],
                      const struct tex_header *header, const struct tex_policy *policy, struct tex_convert *out)
{
    bool nearest = policy->narrow_rne != 0;
    *out = (struct tex_convert){.tag = surface->tag, .op = surface->op, .action = surface->action};
    bool reads = surface->action == TEX_ACTION_LOAD || surface->action == TEX_ACTION_ATOM;
    if (surface->action != TEX_ACTION_STORE && !reads)
        return;
    out->address = address_of(surface, access, header, surface->offset);
    if (surface->action == TEX_ACTION_ATOM)
        memcpy(out->data, data, sizeof out->data);
    if (reads)
        out->bytes = tex_surface_bytes(access, header->fmt.format);
    else
        out->bytes = access->formatted ? tex_convert_formatted(&header->fmt, access->rgba, data, nearest, out->data)
                                       : tex_convert_raw(access->sz, data, out->data);
    out->line_gap = line_gap(surface, access, header, out->bytes);
}
