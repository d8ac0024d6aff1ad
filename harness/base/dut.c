// SPDX-License-Identifier: Apache-2.0
#include "base/dut.h"

#include <stddef.h>
#include <string.h>

#define DATA_WORDS (TEX_AXI_DATA_W / 32)
enum { AT_BEAT = 2, AT_READY = AT_BEAT + DUT_BEAT_WORDS, AT_RDATA = AT_READY + 3, AT_RRESP = AT_RDATA + DATA_WORDS };

const struct dut_port_info dut_ports[DUT_PORTS] = {
    [DUT_RST] = {"rst_i", 0, 1},
    [DUT_ISSUE_VALID] = {"issue_valid_i", 1, 1},
    [DUT_ISSUE_BEAT] = {"issue_beat_i", AT_BEAT, DUT_BEAT_WORDS},
    [DUT_RESULT_READY] = {"result_ready_i", AT_READY, 1},
    [DUT_AXI_ARREADY] = {"m_axi_arready_i", AT_READY + 1, 1},
    [DUT_AXI_RID] = {"m_axi_rid_i", AT_READY + 2, 1},
    [DUT_AXI_RDATA] = {"m_axi_rdata_i", AT_RDATA, DATA_WORDS},
    [DUT_AXI_RRESP] = {"m_axi_rresp_i", AT_RRESP, 1},
    [DUT_AXI_RUSER] = {"m_axi_ruser_i", AT_RRESP + 1, 1},
    [DUT_AXI_RLAST] = {"m_axi_rlast_i", AT_RRESP + 2, 1},
    [DUT_AXI_RVALID] = {"m_axi_rvalid_i", AT_RRESP + 3, 1},
    [DUT_AXIL_AWADDR] = {"s_axil_awaddr_i", AT_RRESP + 4, 1},
    [DUT_AXIL_AWVALID] = {"s_axil_awvalid_i", AT_RRESP + 5, 1},
    [DUT_AXIL_WDATA] = {"s_axil_wdata_i", AT_RRESP + 6, 1},
    [DUT_AXIL_WSTRB] = {"s_axil_wstrb_i", AT_RRESP + 7, 1},
    [DUT_AXIL_WVALID] = {"s_axil_wvalid_i", AT_RRESP + 8, 1},
    [DUT_AXIL_BREADY] = {"s_axil_bready_i", AT_RRESP + 9, 1},
    [DUT_AXIL_ARADDR] = {"s_axil_araddr_i", AT_RRESP + 10, 1},
    [DUT_AXIL_ARVALID] = {"s_axil_arvalid_i", AT_RRESP + 11, 1},
    [DUT_AXIL_RREADY] = {"s_axil_rready_i", AT_RRESP + 12, 1},
};
_Static_assert(AT_RRESP + 13 == DUT_INPUT_WORDS, "the last port ends the array");

void dut_init(struct dut_inputs *in)
{
    memset(in->value, 0, sizeof in->value);
    in->changed = (1U << DUT_PORTS) - 1;
}

void dut_reset(struct dut_inputs *in)
{
    static const uint32_t low[DUT_BEAT_WORDS];
    for (unsigned p = 0; p < DUT_PORTS; p++)
        dut_set_words(in, (enum dut_port)p, low);
    dut_set(in, DUT_RST, 1);
}

void dut_set_words(struct dut_inputs *in, enum dut_port port, const uint32_t *words)
{
    uint32_t *at = &in->value[dut_ports[port].word];
    size_t size = dut_ports[port].words * sizeof *words;
    if (memcmp(at, words, size) == 0)
        return;
    memcpy(at, words, size);
    in->changed |= 1U << port;
}
