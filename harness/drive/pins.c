// SPDX-License-Identifier: Apache-2.0
#include "drive/pins.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/bits.h"

/* Boundaries of the configuration and the fault record are valid always; bits beyond the boundaries are zero. */
static bool constants_shown(const struct tex_frame *frame, char *text, size_t size)
{
    tex_boundary_set beyond = (frame->valid | frame->ready) & ~TEX_SET_ALL;
    if ((frame->valid & TEX_SET_STANDING) == TEX_SET_STANDING && beyond == 0)
        return true;
    snprintf(text, size,
             "the probe does not show the design: its constant bits read valid 0x%016" PRIx64 " ready 0x%016" PRIx64,
             frame->valid, frame->ready);
    return false;
}

static void tell(const struct dut_inputs *driven, const struct tex_frame *frame, char *text, size_t size)
{
    for (unsigned p = 0; p < DUT_PORTS; p++) {
        const struct dut_port_info *port = &dut_ports[p];
        if (port->role != TEX_PORT_VALID && port->role != TEX_PORT_READY)
            continue;
        unsigned shown = mask_bit(port->role == TEX_PORT_READY ? frame->ready : frame->valid, port->boundary);
        uint32_t driven_value = dut_get(driven, (enum dut_port)p);
        if (shown == driven_value)
            continue;
        snprintf(text, size, "the probe does not follow the pins: %s is driven %u and reads %u", port->name,
                 driven_value, shown);
        return;
    }
}

bool pins_shown(const struct dut_inputs *driven, const struct tex_frame *frame, char *text, size_t size)
{
    /* Of the inputs by role, as the probe shall show them. In every cycle: made of the rows without a loop. */
    tex_boundary_set bits[TEX_PORT_ROLES] = {0};
    if (!constants_shown(frame, text, size))
        return false;
#define ROW(port, name, of, is, at, count) bits[is] |= (tex_boundary_set)(driven->value[at] & 1) << (of) % 64;
    TEX_INPUT_PORTS(ROW)
#undef ROW
    if ((((frame->valid ^ bits[TEX_PORT_VALID]) & TEX_SET_IN) |
         ((frame->ready ^ bits[TEX_PORT_READY]) & (TEX_SET_OUT & ~TEX_SET_LEVEL))) == 0)
        return true;
    tell(driven, frame, text, size);
    return false;
}
