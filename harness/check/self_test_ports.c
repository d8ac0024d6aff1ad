// SPDX-License-Identifier: Apache-2.0
/* The self-test of the comparison of pins and probe: each bit of each port, planted alone. */
#include <string.h>

#include "check/self_test_report.h"
#include "compare/ports.h"

static bool told(const struct tex_frame *planted, const struct tex_frame *probe, const struct tex_port_info *port,
                 unsigned bit, struct self_test_report *out)
{
    char text[FAILURE_TEXT];
    struct difference d = {0};
    const struct tex_boundary_info *b = &tex_boundaries[port->boundary];
    const char *stage = port->role == TEX_PORT_READY ? b->consumer : b->stage;
    if (!ports_same(planted, probe, NULL, &d) && d.kind == DIFFERS_PIN && d.boundary == port->boundary &&
        strcmp(d.stage, stage) == 0) {
        ports_text(planted, probe, &d, text, sizeof text);
        size_t length = strlen(port->name);
        if (strncmp(text, "pin ", 4) == 0 && strncmp(text + 4, port->name, length) == 0 && text[4 + length] == ' ')
            return true;
    }
    return (port->role == TEX_PORT_READY ? self_test_consumer : self_test_stage)(
        out, port->boundary, "a difference planted in bit %u of pin %s was not found", bit, port->name);
}

static bool port_found(const struct tex_frame *probe, const struct tex_port_info *port, struct self_test_report *out)
{
    for (unsigned bit = 0; bit < port->width; bit++) {
        struct tex_frame planted = *probe;
        if (port->role == TEX_PORT_VALID)
            planted.valid ^= TEX_BIT(port->boundary);
        else if (port->role == TEX_PORT_READY)
            planted.ready ^= TEX_BIT(port->boundary);
        else
            planted.payload[tex_boundaries[port->boundary].word + (port->at + bit) / 32] ^= 1U << (port->at + bit) % 32;
        if (!told(&planted, probe, port, bit, out))
            return false;
    }
    return true;
}

bool ports_self_test(struct self_test_report *out)
{
    struct tex_frame probe = {.valid = TEX_SET_ALL, .ready = TEX_SET_ALL};
    struct difference d;
    for (unsigned i = 0; i < TEX_PAYLOAD_WORDS; i++)
        probe.payload[i] = i * 0x9e3779b9U;
    if (!ports_same(&probe, &probe, NULL, &d))
        return self_test_found(out, &d, "pins of boundary %s were reported as different from an equal probe",
                               tex_boundaries[d.boundary].name);
    for (unsigned i = 0; i < TEX_PORTS; i++)
        if (!port_found(&probe, &tex_ports[i], out))
            return false;
    return true;
}
