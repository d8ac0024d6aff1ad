// SPDX-License-Identifier: Apache-2.0
#include "base/dut.h"

#include <stddef.h>
#include <string.h>

#define ROW(port, text, of, is, at, count) [DUT_##port] = {text, of, is, at, count},
const struct dut_port_info dut_ports[DUT_PORTS] = {TEX_INPUT_PORTS(ROW)};
#undef ROW
_Static_assert(DUT_PORTS <= 32, "dut_inputs.changed has a bit each");

void dut_init(struct dut_inputs *in)
{
    memset(in->value, 0, sizeof in->value);
    in->changed = UINT32_MAX >> (32 - DUT_PORTS);
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
