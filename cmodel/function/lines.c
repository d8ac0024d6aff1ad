// SPDX-License-Identifier: Apache-2.0
#include "function/lines.h"

#include <string.h>

void tex_lines_start(struct tex_lines *lines, const struct tex_memory *memory)
{
    lines->memory = memory;
    memset(lines->number, 0, sizeof lines->number);
}

void tex_lines_read(const struct tex_memory *memory, uint64_t number, struct tex_line *out)
{
    uint8_t bytes[TEX_LINE_BYTES] = {0};
    enum tex_read kind = memory->read(memory->user, number * TEX_LINE_BYTES, bytes); /* PD-96: whole lines */
    *out = (struct tex_line){.error = kind == TEX_READ_ERROR, .sparse = kind == TEX_READ_SPARSE};
    if (kind != TEX_READ_OK)
        return;
    for (unsigned i = 0; i < TEX_LINE_BYTES / 4; i++) {
        const uint8_t *b = &bytes[4 * i];
        out->data[i] = b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
    }
}

const struct tex_line *tex_lines_fill(struct tex_lines *lines, uint64_t number)
{
    unsigned place = number % TEX_LINES_KEPT;
    tex_lines_read(lines->memory, number, &lines->line[place]);
    lines->number[place] = number + 1;
    return &lines->line[place];
}
