// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_ports.h"

#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "base/field.h"

static enum vpi_found find(struct vpi_ports *p, unsigned i, const struct vpi_place *place, char *text, size_t size)
{
    unsigned width = tex_ports[i].width;
    if (!vpi_signal_find(&p->pin[i], place, tex_ports[i].name)) {
        snprintf(text, size,
                 "no port %s.%s that VPI can see (gen/public.vlt in the build folder shows them in Verilator)",
                 place->path, tex_ports[i].name);
        return VPI_HIDDEN;
    }
    if (p->pin[i].width == width)
        return VPI_FOUND;
    snprintf(text, size, "port %s.%s has %u bits, expected %u as in rtl/defs", place->path, tex_ports[i].name,
             p->pin[i].width, width);
    return VPI_OTHER;
}

static struct vpi_port_field field_of(enum tex_boundary b, unsigned at, unsigned width)
{
    struct vpi_port_field f = {.word = (uint16_t)(tex_boundaries[b].word + at / 32), .shift = at % 32};
    if (width > 64 || f.shift + width > 64)
        return f;
    f.mask = UINT64_MAX >> (64 - width);
    f.bytes = width <= 8 ? 1 : width <= 16 ? 2 : width <= 32 ? 4 : 8;
    f.one = f.shift + width <= 32;
    return f;
}

enum vpi_found vpi_ports_find(struct vpi_ports *p, const struct vpi_place *place, char *text, size_t size)
{
    unsigned groups = 0;
    memset(p, 0, sizeof *p);
    p->direct = true;
    for (unsigned i = 0; i < TEX_PORTS; i++) {
        enum vpi_found found = find(p, i, place, text, size);
        if (found != VPI_FOUND)
            return found;
        p->direct &= p->pin[i].at != NULL;
        if (tex_ports[i].role == TEX_PORT_PAYLOAD)
            p->field[i] = field_of(tex_ports[i].boundary, tex_ports[i].at, tex_ports[i].width);
        if (tex_ports[i].role == TEX_PORT_VALID) {
            p->group_of[tex_ports[i].boundary] = (uint8_t)groups;
            p->group[groups++] =
                (struct vpi_port_group){.boundary = tex_ports[i].boundary, .first = i, .valid = p->pin[i].at};
        }
        struct vpi_port_group *g = &p->group[groups - 1];
        g->end = i + 1;
        if (tex_ports[i].role == TEX_PORT_READY)
            g->ready = p->pin[i].at;
    }
    return VPI_FOUND;
}

static uint32_t *payload(struct tex_frame *f, enum tex_boundary b)
{
    return &f->payload[tex_boundaries[b].word];
}

/* A bit by VPI: zero if it is unknown. */
static uint32_t ask(const struct vpi_signal *s, uint32_t *unclear)
{
    uint32_t bit = 0, unknown = 0;
    vpi_signal_ask(s, &bit, &unknown);
    *unclear = unknown & 1;
    return bit & ~unknown & 1;
}

static void take_handshake(const struct vpi_ports *p, const struct vpi_port_group *g, struct tex_frame *frame,
                           struct tex_frame *unknown)
{
    uint32_t unclear_valid = 0, unclear_ready = 0;
    tex_boundary_set valid, ready;
    valid = g->valid ? *g->valid : ask(&p->pin[g->first], &unclear_valid);
    ready = g->ready ? *g->ready : ask(&p->pin[g->first + 1], &unclear_ready);
    frame->valid |= valid << g->boundary;
    frame->ready |= ready << g->boundary;
    if (!unknown)
        return;
    unknown->valid |= (tex_boundary_set)unclear_valid << g->boundary;
    unknown->ready |= (tex_boundary_set)unclear_ready << g->boundary;
}

static void take_payload(const struct vpi_ports *p, unsigned i, struct tex_frame *frame, struct tex_frame *unknown)
{
    uint32_t value[TEX_ISSUE_WORDS], unclear[TEX_ISSUE_WORDS], *to = payload(frame, tex_ports[i].boundary);
    if (p->pin[i].at && p->pin[i].width > 64 && tex_ports[i].at == 0) {
        vpi_signal_read(&p->pin[i], to, NULL);
        return;
    }
    vpi_signal_read(&p->pin[i], value, unknown ? unclear : NULL);
    port_put(to, tex_ports[i].at, p->pin[i].width, value);
    if (unknown)
        port_put(payload(unknown, tex_ports[i].boundary), tex_ports[i].at, p->pin[i].width, unclear);
}

static void clear(struct tex_frame *f, enum tex_boundary b)
{
    memset(payload(f, b), 0, tex_boundaries[b].words * sizeof(uint32_t));
}

void vpi_ports_sample(const struct vpi_ports *p, struct tex_frame *frame, struct tex_frame *unknown)
{
    frame->valid = frame->ready = TEX_SET_STANDING;
    if (unknown)
        unknown->valid = unknown->ready = 0;
    for (unsigned k = 0; k < TEX_PORT_GROUPS; k++) {
        const struct vpi_port_group *g = &p->group[k];
        take_handshake(p, g, frame, unknown);
        if (!(frame->valid >> g->boundary & 1))
            continue;
        clear(frame, g->boundary);
        if (unknown)
            clear(unknown, g->boundary);
        for (unsigned i = g->first + 2; i < g->end; i++)
            take_payload(p, i, frame, unknown);
    }
}

/* A pin of more than 64 bits, kept as words. This is the common case, so it is not done bit by bit. */
static bool same_words(const uint32_t *words, unsigned at, unsigned width, const uint32_t *value)
{
    const uint32_t *from = words + at / 32;
    unsigned shift = at % 32, full = width / 32, rest = width % 32;
    uint32_t differs = 0;
    if (shift == 0)
        differs = memcmp(from, value, full * sizeof *value) != 0;
    for (unsigned i = 0; shift != 0 && i < full; i++)
        differs |= value[i] ^ (uint32_t)(((uint64_t)from[i + 1] << 32 | from[i]) >> shift);
    return !differs && (rest == 0 || value[full] == tex_get_bits(words, at + width - rest, rest));
}

/* The simulator's storage. */
static inline uint64_t kept(const void *at, unsigned bytes)
{
    switch (bytes) {
    case 1:
        return *(const uint8_t *)at;
    case 2:
        return *(const uint16_t *)at;
    case 4:
        return *(const uint32_t *)at;
    default:
        return *(const uint64_t *)at;
    }
}

static inline uint64_t shown(const struct tex_frame *frame, const struct vpi_port_field *f)
{
    uint64_t words = frame->payload[f->word];
    if (!f->one)
        words |= (uint64_t)frame->payload[f->word + 1] << 32;
    return words >> f->shift & f->mask;
}

static bool same_wide(const struct vpi_ports *p, unsigned i, const struct tex_frame *frame)
{
    uint32_t value[2] = {0};
    const uint32_t *words = frame_payload(frame, tex_ports[i].boundary);
    if (p->pin[i].width > 64)
        return same_words(words, tex_ports[i].at, p->pin[i].width, p->pin[i].at);
    vpi_signal_read(&p->pin[i], value, NULL);
    return tex_get_bits(words, tex_ports[i].at, p->pin[i].width) == ((uint64_t)value[1] << 32 | value[0]);
}

static bool same_payload(const struct vpi_ports *p, const struct vpi_port_group *g, const struct tex_frame *frame)
{
    for (unsigned i = g->first + 2; i < g->end; i++) {
        const struct vpi_port_field *f = &p->field[i];
        if (f->bytes > 0 ? shown(frame, f) != kept(p->pin[i].at, f->bytes) : !same_wide(p, i, frame))
            return false;
    }
    return true;
}

bool vpi_ports_agree(const struct vpi_ports *p, const struct tex_frame *frame)
{
    tex_boundary_set valid = 0, ready = 0;
    if (!p->direct)
        return false;
    for (unsigned k = 0; k < TEX_PORT_GROUPS; k++) {
        valid |= (tex_boundary_set)*p->group[k].valid << p->group[k].boundary;
        ready |= (tex_boundary_set)*p->group[k].ready << p->group[k].boundary;
    }
    if (((valid ^ frame->valid) | (ready ^ frame->ready)) & TEX_SET_PORTS)
        return false;
    for (tex_boundary_set left = valid; left; left &= left - 1)
        if (!same_payload(p, &p->group[p->group_of[lowest_bit(left)]], frame))
            return false;
    return true;
}

void vpi_ports_free(struct vpi_ports *p)
{
    for (unsigned i = 0; i < TEX_PORTS; i++)
        vpi_signal_free(&p->pin[i]);
}
