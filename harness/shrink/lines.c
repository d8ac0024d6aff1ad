// SPDX-License-Identifier: Apache-2.0
#include "shrink/lines.h"

#include <stdlib.h>
#include <string.h>

#define ADDRESS_MASK ((UINT64_C(1) << TEX_ADDR_W) - 1)
#define INDICES (UINT64_C(1) << TEX_HANDLE_HEADER_W)

struct finder {
    const struct test_case *c;
    enum lines_kind kind;
    struct lines *out;
    size_t capacity;
};

static bool inside(uint64_t pool, uint64_t maximum, uint64_t address)
{
    uint64_t index = ((address - (pool & ~UINT64_C(31))) & ADDRESS_MASK) / TEX_LINE_BYTES;
    return index <= maximum && index < INDICES;
}

/* As a saved file writes them: what lies in both pools is a header. */
static enum lines_kind kind_of(const struct tex_config *config, uint64_t address)
{
    if (inside(config->header_pool, config->header_max, address))
        return LINES_HEADERS;
    return inside(config->sampler_pool, config->sampler_max, address) ? LINES_SAMPLERS : LINES_DATA;
}

static bool add(struct finder *f, uint64_t address)
{
    struct lines *l = f->out;
    if (l->count == f->capacity) {
        size_t capacity = f->capacity ? 2 * f->capacity : 64;
        uint64_t *grown = realloc(l->address, capacity * sizeof *grown);
        if (!grown)
            return false;
        l->address = grown;
        f->capacity = capacity;
    }
    l->address[l->count++] = address;
    return true;
}

static bool visit(void *user, uint64_t address, const uint8_t *bytes, size_t size)
{
    struct finder *f = user;
    uint8_t untouched[TEX_LINE_BYTES];
    for (size_t i = 0; i < size; i += TEX_LINE_BYTES) {
        if (f->kind != LINES_ALL && kind_of(&f->c->config, address + i) != f->kind)
            continue;
        image_background(address + i, untouched);
        if (memcmp(untouched, bytes + i, TEX_LINE_BYTES) != 0 && !add(f, address + i))
            return false;
    }
    return true;
}

bool lines_find(const struct test_case *c, enum lines_kind kind, struct lines *out)
{
    struct finder f = {.c = c, .kind = kind, .out = out};
    *out = (struct lines){0};
    return image_visit(&c->image, visit, &f);
}

void lines_free(struct lines *lines)
{
    free(lines->address);
    *lines = (struct lines){0};
}

size_t lines_count(const struct test_case *c, enum lines_kind kind)
{
    struct lines lines;
    size_t n = lines_find(c, kind, &lines) ? lines.count : 0;
    lines_free(&lines);
    return n;
}

bool lines_drop(struct test_case *c, enum lines_kind kind, size_t first, size_t n)
{
    struct lines lines;
    bool good = lines_find(c, kind, &lines);
    for (size_t i = first; good && i < first + n && i < lines.count; i++) {
        uint8_t line[TEX_LINE_BYTES];
        image_background(lines.address[i], line);
        good = image_write(&c->image, lines.address[i], line, sizeof line);
    }
    lines_free(&lines);
    return good;
}
