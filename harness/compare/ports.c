// SPDX-License-Identifier: Apache-2.0
#include "compare/ports.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "base/field.h"

#define VALUE_TEXT (8 * TEX_ISSUE_WORDS + 8)

void port_put(uint32_t *words, unsigned at, unsigned width, const uint32_t *value)
{
    for (unsigned done = 0; done < width; done += 32) {
        unsigned bits = width - done < 32 ? width - done : 32, bit = at + done;
        uint64_t part = (value[done / 32] & ((UINT64_C(1) << bits) - 1)) << bit % 32;
        words[bit / 32] |= (uint32_t)part;
        if (bit % 32 + bits > 32)
            words[bit / 32 + 1] |= (uint32_t)(part >> 32);
    }
}

static size_t payload_size(unsigned boundary)
{
    return tex_boundaries[boundary].words * sizeof(uint32_t);
}

/* Equal except unknown bits. */
static bool same_known(const uint32_t *a, const uint32_t *b, const uint32_t *unknown, unsigned words)
{
    for (unsigned i = 0; i < words; i++)
        if ((a[i] ^ b[i]) & ~unknown[i])
            return false;
    return true;
}

bool ports_same(const struct tex_frame *pins, const struct tex_frame *probe, const struct tex_frame *unknown,
                struct difference *out)
{
    tex_boundary_set valid = (pins->valid ^ probe->valid) & TEX_SET_PORTS, payload = 0,
                     ready = (pins->ready ^ probe->ready) & TEX_SET_PORTS;
    if (unknown) {
        valid &= ~unknown->valid;
        ready &= ~unknown->ready;
    }
    for (tex_boundary_set left = pins->valid & TEX_SET_PORTS; left; left &= left - 1) {
        enum tex_boundary b = (enum tex_boundary)lowest_bit(left);
        const uint32_t *pin = frame_payload(pins, b), *shown = frame_payload(probe, b);
        if (memcmp(pin, shown, payload_size(b)) != 0 &&
            !(unknown && same_known(pin, shown, frame_payload(unknown, b), tex_boundaries[b].words)))
            payload |= TEX_BIT(b);
    }
    if (!(valid | payload | ready))
        return true;
    *out = (struct difference){.kind = DIFFERS_PIN, .valid = valid, .payload = payload, .ready = ready};
    out->boundary = (enum tex_boundary)lowest_bit(valid | payload | ready);
    const struct tex_boundary_info *b = &tex_boundaries[out->boundary];
    out->stage = (valid | payload) >> out->boundary & 1 ? b->stage : b->consumer;
    return false;
}

void ports_take(struct tex_frame *frame, const struct tex_frame *pins)
{
    frame->valid = (frame->valid & ~TEX_SET_PORTS) | (pins->valid & TEX_SET_PORTS);
    frame->ready = (frame->ready & ~TEX_SET_PORTS) | (pins->ready & TEX_SET_PORTS);
    for (tex_boundary_set left = pins->valid & TEX_SET_PORTS; left; left &= left - 1) {
        enum tex_boundary b = (enum tex_boundary)lowest_bit(left);
        memcpy(&frame->payload[tex_boundaries[b].word], frame_payload(pins, b), payload_size(b));
    }
}

/* The frame's bits of a port. */
static void port_value(const struct tex_frame *f, const struct tex_port_info *port, uint32_t words[TEX_ISSUE_WORDS])
{
    unsigned width = port->width, at = port->at;
    memset(words, 0, TEX_ISSUE_WORDS * sizeof *words);
    if (port->role != TEX_PORT_PAYLOAD) {
        words[0] = (port->role == TEX_PORT_VALID ? f->valid : f->ready) >> port->boundary & 1;
        return;
    }
    for (unsigned done = 0; done < width; done += 32)
        words[done / 32] =
            (uint32_t)tex_get_bits(frame_payload(f, port->boundary), at + done, width - done < 32 ? width - done : 32);
}

static void value_text(const uint32_t words[TEX_ISSUE_WORDS], char text[VALUE_TEXT])
{
    unsigned top = TEX_ISSUE_WORDS - 1;
    while (top > 0 && words[top] == 0)
        top--;
    int n = snprintf(text, VALUE_TEXT, "0x%" PRIx32, words[top]);
    while (n > 0 && top-- > 0)
        n += snprintf(text + n, (size_t)(VALUE_TEXT - n), "%08" PRIx32, words[top]);
}

/* The lowest bit in which wide values differ. */
static unsigned first_bit(const uint32_t *a, const uint32_t *b)
{
    unsigned i = 0;
    while (a[i] == b[i])
        i++;
    return 32 * i + lowest_bit(a[i] ^ b[i]);
}

void ports_text(const struct tex_frame *pins, const struct tex_frame *probe, const struct difference *d, char *text,
                size_t size)
{
    uint32_t pin[TEX_ISSUE_WORDS], shown[TEX_ISSUE_WORDS];
    char left[VALUE_TEXT], right[VALUE_TEXT];
    snprintf(text, size, "pins of boundary %s differ from the probe", tex_boundaries[d->boundary].name);
    for (unsigned i = 0; i < TEX_PORTS; i++) {
        const struct tex_port_info *port = &tex_ports[i];
        tex_boundary_set mask = port->role == TEX_PORT_VALID   ? d->valid
                                : port->role == TEX_PORT_READY ? d->ready
                                                               : d->payload;
        if (port->boundary != d->boundary || !(mask >> d->boundary & 1))
            continue;
        port_value(pins, port, pin);
        port_value(probe, port, shown);
        if (memcmp(pin, shown, sizeof pin) == 0)
            continue;
        value_text(pin, left);
        value_text(shown, right);
        if (port->width <= 64)
            snprintf(text, size, "pin %s is %s, the probe shows %s", port->name, left, right);
        else
            snprintf(text, size, "pin %s differs from the probe, from bit %u on", port->name, first_bit(pin, shown));
        return;
    }
}
