// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_edge.h"

#include "base/bits.h"

/* The bit changed; a callback alone does not prove it. */
static bool differs(struct vpi_unit *u, enum dut_port port, tex_boundary_set sampled)
{
    return vpi_unit_bit(u, u->input[port].handle) != (int)(sampled >> dut_ports[port].boundary & 1);
}

/* The edge's transfer depends on the port, which changed. */
static bool decides(struct vpi_unit *u, enum dut_port port)
{
    bool valid = dut_ports[port].role != TEX_PORT_RESET && u->frame.valid >> dut_ports[port].boundary & 1;
    switch (dut_ports[port].role) {
    case TEX_PORT_VALID:
        return differs(u, port, u->frame.valid);
    case TEX_PORT_READY:
        return valid && differs(u, port, u->frame.ready);
    case TEX_PORT_PAYLOAD:
        return valid;
    default:
        return false;
    }
}

const char *vpi_edge_race(struct vpi_unit *u)
{
    for (uint32_t left = u->moved; left; left &= left - 1) {
        enum dut_port port = (enum dut_port)lowest_bit(left);
        if (decides(u, port))
            return dut_ports[port].name;
    }
    return NULL;
}
