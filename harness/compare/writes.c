// SPDX-License-Identifier: Apache-2.0
#include "compare/writes.h"

#include <string.h>

#include "base/dut.h"

enum axi_burst { BURST_FIXED, BURST_INCR, BURST_WRAP };

void writes_clear(struct writes *w)
{
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
static void join(struct writes *w)
{
    while (w->joined != w->in && w->address_in != w->address_out) {
        struct write_beat *beat = writes_at(w, w->joined++);
        beat->address = w->address[w->address_out % WRITES_BEATS];
        beat->at = address_of(&beat->address, w->got);
        beat->last = w->got++ == beat->address.len;
        if (!beat->last)
            continue;
        w->got = 0;
        w->address_out++;
    }
}

/* The oldest write of the identifier is answered. */
static void respond(struct writes *w, const struct tex_axi_b *b)
{
    for (uint32_t i = w->out; i != w->joined; i++) {
        struct write_beat *beat = writes_at(w, i);
        if (beat->answered || beat->address.id != b->id)
            continue;
        beat->answered = true;
        beat->error = b->resp >= TEX_RESP_SLVERR;
        if (beat->last)
            break;
    }
}

static void drop(struct writes *w)
{
    while (w->out != w->joined && writes_at(w, w->out)->used && writes_at(w, w->out)->answered)
        w->out++;
}

void writes_cycle(struct writes *w, const struct tex_frame *f)
{
    drop(w);
    if (frame_transfer(f, TEX_AT_AXI_AW)) {
        tex_unpack_axi_a(frame_payload(f, TEX_AT_AXI_AW), 0, &w->address[w->address_in++ % WRITES_BEATS]);
        w->lost |= w->address_in - w->address_out > WRITES_BEATS;
    }
    if (frame_transfer(f, TEX_AT_AXI_W)) {
        struct write_beat *beat = writes_at(w, w->in++);
        *beat = (struct write_beat){.used = false};
        tex_unpack_axi_w(frame_payload(f, TEX_AT_AXI_W), 0, &beat->data);
        w->lost |= w->in - w->out > WRITES_BEATS;
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

bool writes_none(const struct writes *w)
{
    uint32_t i = w->out;
    while (i != w->joined && w->beat[i % WRITES_BEATS].used && w->beat[i % WRITES_BEATS].answered)
        i++;
    return i == w->in && w->address_in == w->address_out;
}
