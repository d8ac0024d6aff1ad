// SPDX-License-Identifier: Apache-2.0
#include "drive/pins.h"

#include <inttypes.h>
#include <stdio.h>

static const struct handshake_pin {
    enum dut_port port;
    enum tex_boundary boundary;
    bool is_ready;
} handshake_pins[] = {
    {DUT_ISSUE_VALID, TEX_AT_ISSUE, false},    {DUT_RESULT_READY, TEX_AT_RESULT, true},
    {DUT_AXI_ARREADY, TEX_AT_AXI_AR, true},    {DUT_AXI_RVALID, TEX_AT_AXI_R, false},
    {DUT_AXIL_AWVALID, TEX_AT_AXIL_AW, false}, {DUT_AXIL_WVALID, TEX_AT_AXIL_W, false},
    {DUT_AXIL_BREADY, TEX_AT_AXIL_B, true},    {DUT_AXIL_ARVALID, TEX_AT_AXIL_AR, false},
    {DUT_AXIL_RREADY, TEX_AT_AXIL_R, true},
};

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

/* Bits of valid, or of ready, that the pins drive, as the probe must show them. */
static tex_boundary_set given(const struct dut_inputs *driven, bool ready, tex_boundary_set *mask)
{
    tex_boundary_set bits = 0;
    *mask = 0;
    for (size_t i = 0; i < sizeof handshake_pins / sizeof *handshake_pins; i++) {
        if (handshake_pins[i].is_ready != ready)
            continue;
        bits |= (tex_boundary_set)dut_get(driven, handshake_pins[i].port) << handshake_pins[i].boundary;
        *mask |= TEX_BIT(handshake_pins[i].boundary);
    }
    return bits;
}

static void tell(const struct dut_inputs *driven, const struct tex_frame *frame, char *text, size_t size)
{
    for (size_t i = 0; i < sizeof handshake_pins / sizeof *handshake_pins; i++) {
        const struct handshake_pin *pin = &handshake_pins[i];
        uint32_t shown = (uint32_t)((pin->is_ready ? frame->ready : frame->valid) >> pin->boundary & 1);
        uint32_t driven_value = dut_get(driven, pin->port);
        if (shown == driven_value)
            continue;
        snprintf(text, size, "the probe does not follow the pins: %s is driven %u and reads %u",
                 dut_ports[pin->port].name, driven_value, shown);
        return;
    }
}

bool pins_shown(const struct dut_inputs *driven, const struct tex_frame *frame, char *text, size_t size)
{
    tex_boundary_set valid_mask, ready_mask;
    if (!constants_shown(frame, text, size))
        return false;
    tex_boundary_set valid = given(driven, false, &valid_mask), ready = given(driven, true, &ready_mask);
    if ((((frame->valid ^ valid) & valid_mask) | ((frame->ready ^ ready) & ready_mask)) == 0)
        return true;
    tell(driven, frame, text, size);
    return false;
}
