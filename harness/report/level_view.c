// SPDX-License-Identifier: Apache-2.0
#include "report/level_view.h"

#include <string.h>

#include "report/fetch_aim.h"
#include "tex_stages.h"

const char *const level_face[LEVEL_FACES] = {"+X", "-X", "+Y", "-Y", "+Z", "-Z"};

/* Of a fetch elements of its level, of others texels. */
struct level_size level_size(const struct tex_thread_trace *t)
{
    const struct tex_grid grid = tex_derive_grid(t->header.shape.samples);
    if (!fetch_is(t))
        return (struct level_size){t->lod.geom.width, t->lod.geom.height};
    return (struct level_size){t->lod.width * grid.wide, (uint64_t)t->lod.height * grid.high};
}

uint32_t level_image(const struct tex_thread_trace *t, uint32_t face)
{
    return tex_is_cube(t->header.shape.kind) ? LEVEL_FACES * t->coord.layer + face : t->coord.layer;
}

uint32_t level_column(const struct tex_thread_trace *t, unsigned k)
{
    return fetch_is(t) ? t->coord.column : t->wrap.x[k];
}

uint64_t level_element(const struct tex_thread_trace *t, const struct tex_memory *memory,
                       const struct level_place *place, uint8_t element[LEVEL_ELEMENT])
{
    const struct tex_format_info *format = tex_format_find(t->header.fmt.format);
    const struct tex_level_layout *layout = &t->lod.level_layout;
    uint64_t column = (uint64_t)(place->x / format->wide) * format->bytes, first = 0;
    memset(element, 0, LEVEL_ELEMENT);
    for (unsigned i = 0; i < format->bytes; i++) { /* those of 12 need not follow each other */
        uint64_t offset = tex_address_offset(layout, &t->lod.volume, column + i, place->y / format->high, t->wrap.slice,
                                             level_image(t, place->face));
        uint64_t address = (layout->base + offset) & TEX_ADDR_MASK;
        uint8_t line[TEX_LINE_BYTES];
        memory->read(memory->user, address & ~(uint64_t)(TEX_LINE_BYTES - 1), line);
        element[i] = line[address % TEX_LINE_BYTES];
        first = i == 0 ? address : first;
    }
    return first;
}
