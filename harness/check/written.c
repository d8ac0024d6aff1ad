// SPDX-License-Identifier: Apache-2.0
#include "check/written.h"

#include <string.h>

void written_start(struct written *w, const struct image *under)
{
    written_free(w);
    image_init_over(&w->memory, under);
}

void written_free(struct written *w)
{
    image_free(&w->memory);
    memset(w, 0, sizeof *w);
}

static void perform(struct written *w, const struct write_beat *beat)
{
    uint8_t line[TEX_LINE_BYTES];
    if (image_write_region_of(&w->memory, beat->at)) /* a page that is not mapped takes nothing */
        return;
    for (unsigned i = 0; i < TEX_LINE_BYTES; i++)
        line[i] = (uint8_t)(beat->data.data[i / 4] >> 8 * (i % 4));
    w->lost |= !image_store_line(&w->memory, beat->at, line, beat->data.strb);
}

void written_cycle(struct written *w, const struct tex_frame *f)
{
    struct writes *seen = &w->seen;
    writes_cycle(seen, f);
    w->lost |= seen->lost;
    for (uint32_t i = seen->out; !w->lost && i != seen->joined; i++) {
        struct write_beat *beat = writes_at(seen, i);
        if (!beat->answered || beat->used)
            continue;
        beat->used = true;
        if (!beat->error)
            perform(w, beat);
    }
}

struct compared {
    const struct image *found, *expected;
    struct written_difference *d;
};

static bool same_line(struct compared *c, uint64_t address)
{
    uint8_t found[TEX_LINE_BYTES], expected[TEX_LINE_BYTES];
    (void)image_read_line(c->found, address, found);
    (void)image_read_line(c->expected, address, expected);
    c->d->lines++;
    for (unsigned i = 0; i < TEX_LINE_BYTES; i++) {
        if (found[i] == expected[i])
            continue;
        c->d->address = address + i;
        c->d->found = found[i];
        c->d->expected = expected[i];
        return false;
    }
    return true;
}

static bool same_page(void *user, uint64_t address, const uint8_t *bytes, size_t size)
{
    (void)bytes;
    for (uint64_t at = 0; at < size; at += TEX_LINE_BYTES)
        if (!same_line(user, address + at))
            return false;
    return true;
}

bool written_same(const struct image *found, const struct image *expected, struct written_difference *d)
{
    struct compared c = {.found = found, .expected = expected, .d = d};
    memset(d, 0, sizeof *d);
    return image_visit(expected, same_page, &c) && image_visit(found, same_page, &c);
}
