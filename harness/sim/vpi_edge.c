// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_edge.h"

#include "base/bits.h"

#define PORT(p) (1U << (p))

/* Boundaries that the environment drives, and the inputs by which it does. */
static const struct {
    enum tex_boundary boundary;
    enum dut_port valid;
    uint32_t payload; /* ports */
} fed[] = {
    {TEX_AT_ISSUE, DUT_ISSUE_VALID, PORT(DUT_ISSUE_BEAT)},
    {TEX_AT_AXI_R, DUT_AXI_RVALID,
     PORT(DUT_AXI_RID) | PORT(DUT_AXI_RDATA) | PORT(DUT_AXI_RRESP) | PORT(DUT_AXI_RUSER) | PORT(DUT_AXI_RLAST)},
    {TEX_AT_AXIL_AW, DUT_AXIL_AWVALID, PORT(DUT_AXIL_AWADDR)},
    {TEX_AT_AXIL_W, DUT_AXIL_WVALID, PORT(DUT_AXIL_WDATA) | PORT(DUT_AXIL_WSTRB)},
    {TEX_AT_AXIL_AR, DUT_AXIL_ARVALID, PORT(DUT_AXIL_ARADDR)},
};
/* Boundaries that it empties. */
static const struct {
    enum tex_boundary boundary;
    enum dut_port ready;
} emptied[] = {
    {TEX_AT_RESULT, DUT_RESULT_READY},
    {TEX_AT_AXI_AR, DUT_AXI_ARREADY},
    {TEX_AT_AXIL_B, DUT_AXIL_BREADY},
    {TEX_AT_AXIL_R, DUT_AXIL_RREADY},
};

/* The bit changed, and was not merely told to have. */
static bool differs(struct vpi_unit *u, enum dut_port port, tex_boundary_set sampled, enum tex_boundary b)
{
    return u->moved & PORT(port) && vpi_unit_bit(u, u->input[port].handle) != (int)(sampled >> b & 1);
}

const char *vpi_edge_race(struct vpi_unit *u)
{
    for (unsigned i = 0; i < sizeof fed / sizeof *fed; i++) {
        uint32_t payload = u->moved & fed[i].payload;
        if (differs(u, fed[i].valid, u->frame.valid, fed[i].boundary))
            return dut_ports[fed[i].valid].name;
        if (payload && u->frame.valid >> fed[i].boundary & 1)
            return dut_ports[lowest_bit(payload)].name;
    }
    for (unsigned i = 0; i < sizeof emptied / sizeof *emptied; i++)
        if (u->frame.valid >> emptied[i].boundary & 1 &&
            differs(u, emptied[i].ready, u->frame.ready, emptied[i].boundary))
            return dut_ports[emptied[i].ready].name;
    return NULL;
}
