// SPDX-License-Identifier: Apache-2.0
/* The self-test of the comparison of pins and probe: each bit of each port, planted alone. */
#include <stdio.h>
#include <string.h>

#include "compare/ports.h"

static bool told(const struct tex_frame *planted, const struct tex_frame *probe, const struct port_info *port,
                 unsigned bit, char *text, size_t size)
{
    struct difference d = {0};
    const struct tex_boundary_info *b = &tex_boundaries[port->boundary];
    const char *stage = port->role == PORT_READY ? b->consumer : b->stage;
    if (!ports_same(planted, probe, NULL, &d) && d.kind == DIFFERS_PIN && d.boundary == port->boundary &&
        strcmp(d.stage, stage) == 0) {
        ports_text(planted, probe, &d, text, size);
        size_t length = strlen(port->name);
        if (strncmp(text, "pin ", 4) == 0 && strncmp(text + 4, port->name, length) == 0 && text[4 + length] == ' ')
            return true;
    }
    snprintf(text, size, "a difference planted in bit %u of pin %s was not found", bit, port->name);
    return false;
}

static bool port_armed(const struct tex_frame *probe, const struct port_info *port, char *text, size_t size)
{
    unsigned width, at = port_place(port, &width);
    for (unsigned bit = 0; bit < width; bit++) {
        struct tex_frame planted = *probe;
        if (port->role == PORT_VALID)
            planted.valid ^= 1U << port->boundary;
        else if (port->role == PORT_READY)
            planted.ready ^= 1U << port->boundary;
        else
            planted.payload[tex_boundaries[port->boundary].word - 2U + (at + bit) / 32] ^= 1U << (at + bit) % 32;
        if (!told(&planted, probe, port, bit, text, size))
            return false;
    }
    return true;
}

bool ports_armed(char *text, size_t size)
{
    struct tex_frame probe = {.valid = TEX_ALL_BOUNDARIES, .ready = TEX_ALL_BOUNDARIES};
    struct difference d;
    for (unsigned i = 0; i < TEX_FRAME_WORDS - 2; i++)
        probe.payload[i] = i * 0x9e3779b9U;
    if (!ports_same(&probe, &probe, NULL, &d)) {
        snprintf(text, size, "pins were reported as different from an equal probe");
        return false;
    }
    for (unsigned i = 0; i < PORTS; i++)
        if (!port_armed(&probe, &ports[i], text, size))
            return false;
    text[0] = '\0';
    return true;
}
