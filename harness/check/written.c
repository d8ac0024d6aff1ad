// SPDX-License-Identifier: Apache-2.0
#include "check/written.h"

#include <string.h>

#include "base/dut.h"

enum axi_burst { BURST_FIXED, BURST_INCR, BURST_WRAP };

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

/* Address of beat number n of a burst, down to the width of the bus. */
static uint64_t address_of(const struct tex_axi_a *a, uint32_t n)
{
    uint64_t bytes = UINT64_C(1) << a->size, at = a->addr & ~(bytes - 1);
    if (a->burst == BURST_INCR)
        at += n * bytes;
    if (a->burst == BURST_WRAP) {
        uint64_t all = bytes * (a->len + 1);
        at = (at & ~(all - 1)) + (at + n * bytes) % all;
    }
    return at & ~(uint64_t)(TEX_LINE_BYTES - 1);
}

/* Addresses and data come in the same order, whichever comes first. */
static void join(struct written *w)
{
    while (w->joined != w->in && w->address_in != w->address_out) {
        const struct tex_axi_a *a = &w->address[w->address_out % WRITTEN_BEATS];
        struct written_beat *beat = &w->beat[w->joined++ % WRITTEN_BEATS];
        beat->address = address_of(a, w->got);
        beat->id = a->id;
        beat->last = w->got++ == a->len;
        if (!beat->last)
            continue;
        w->got = 0;
        w->address_out++;
    }
}

static void perform(struct written *w, const struct written_beat *beat)
{
    uint8_t line[TEX_LINE_BYTES];
    if (image_region_of(&w->memory, beat->address)) /* a page that is not mapped takes nothing */
        return;
    for (unsigned i = 0; i < TEX_LINE_BYTES; i++)
        line[i] = (uint8_t)(beat->data.data[i / 4] >> 8 * (i % 4));
    w->lost |= !image_store_line(&w->memory, beat->address, line, beat->data.strb);
}

/* The oldest write of the identifier is answered. */
static void respond(struct written *w, const struct tex_axi_b *b)
{
    for (uint32_t i = w->out; i != w->joined; i++) {
        struct written_beat *beat = &w->beat[i % WRITTEN_BEATS];
        if (beat->done || beat->id != b->id)
            continue;
        beat->done = true;
        if (b->resp < TEX_RESP_SLVERR)
            perform(w, beat);
        if (beat->last)
            break;
    }
    while (w->out != w->joined && w->beat[w->out % WRITTEN_BEATS].done)
        w->out++;
}

void written_cycle(struct written *w, const struct tex_frame *f)
{
    if (frame_transfer(f, TEX_AT_AXI_AW)) {
        tex_unpack_axi_a(frame_payload(f, TEX_AT_AXI_AW), 0, &w->address[w->address_in++ % WRITTEN_BEATS]);
        w->lost |= w->address_in - w->address_out > WRITTEN_BEATS;
    }
    if (frame_transfer(f, TEX_AT_AXI_W)) {
        struct written_beat *beat = &w->beat[w->in++ % WRITTEN_BEATS];
        *beat = (struct written_beat){.done = false};
        tex_unpack_axi_w(frame_payload(f, TEX_AT_AXI_W), 0, &beat->data);
        w->lost |= w->in - w->out > WRITTEN_BEATS;
    }
    if (w->lost)
        return;
    join(w);
    if (frame_transfer(f, TEX_AT_AXI_B)) {
        struct tex_axi_b b;
        tex_unpack_axi_b(frame_payload(f, TEX_AT_AXI_B), 0, &b);
        respond(w, &b);
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
