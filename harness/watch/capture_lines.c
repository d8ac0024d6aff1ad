// SPDX-License-Identifier: Apache-2.0
#include "watch/capture_lines.h"

#include <stdlib.h>

bool capture_lines_init(struct capture_lines *l, const struct image *from, struct image *to)
{
    *l = (struct capture_lines){.from = from, .to = to, .result = malloc(sizeof *l->result)};
    image_init_over(&l->scratch, from);
    return l->result != NULL;
}

void capture_lines_free(struct capture_lines *l)
{
    image_free(&l->scratch);
    free(l->result);
}

static bool same(const struct image_region *a, const struct image_region *b)
{
    if (!a || !b)
        return a == b;
    return a->kind == b->kind && a->decode_error == b->decode_error && a->flagged == b->flagged &&
           a->writes == b->writes;
}

void capture_lines_add(struct capture_lines *l, uint64_t address)
{
    uint64_t line = address & ~(uint64_t)(TEX_LINE_BYTES - 1);
    uint8_t bytes[TEX_LINE_BYTES];
    const struct image_region *region = image_write_region_of(l->from, line);
    if (region && !same(region, image_write_region_of(l->to, line)))
        l->lost |= !image_mark_line(l->to, line, region);
    if (image_read_line(l->from, line, bytes) == TEX_READ_OK)
        l->lost |= !image_write(l->to, line, bytes, sizeof bytes);
}

static enum tex_read read_line(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    struct capture_lines *l = user;
    capture_lines_add(l, address);
    return image_read_line(&l->scratch, address, line);
}

static bool write_line(void *user, uint64_t address, const uint8_t line[TEX_LINE_BYTES], uint32_t strobes)
{
    struct capture_lines *l = user;
    struct tex_memory scratch = image_stored_memory(&l->scratch);
    capture_lines_add(l, address);
    return scratch.write(scratch.user, address, line, strobes);
}

void capture_lines_execute(struct capture_lines *l, const struct tex_config *config, const struct tex_warp *warp)
{
    const struct tex_memory memory = {.read = read_line, .write = write_line, .user = l};
    tex_execute(config, &memory, warp, 0, NULL, l->result);
}
