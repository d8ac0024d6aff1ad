// SPDX-License-Identifier: Apache-2.0
/* The table of protocol checks, and how much each must have judged. A channel that the unit gains brings rows here. */
#include <string.h>

#include "base/bits.h"
#include "protocol/protocol_part.h"

#define ADDRESSES (AT(AXI_AR) | AT(AXI_AW))
#define WRITES (AT(AXI_AW) | AT(AXI_W))

const struct protocol_row protocol_rows[PROTOCOL_CHECKS] = {
    [PC_HOLD] = {"PC-HOLD", "a valid that was raised stays until the transfer", "AMBA AXI4 A3.2.1, rtl/README.md",
                 PROTOCOL_DRIVER, TEX_SET_ALL, 0},
    [PC_STABLE] = {"PC-STABLE", "the payload stays while the beat waits", "AMBA AXI4 A3.2.1, rtl/README.md",
                   PROTOCOL_DRIVER, TEX_SET_ALL, 0},
    [PC_RESET] = {"PC-RESET", "no valid after a clock edge with reset; AXI inputs: none while reset lasts",
                  "AMBA AXI4 A3.1.2, cmodel/stages/README.md#clock-and-reset", PROTOCOL_DRIVER, TEX_SET_ALL, 0},
    [PC_AXI_BURST] = {"PC-AXI-BURST", "the burst type is FIXED, INCR or WRAP, with a length that it allows",
                      "AMBA AXI4 A3.4.1", PROTOCOL_UNIT, ADDRESSES, ADDRESSES},
    [PC_AXI_4K] = {"PC-AXI-4K", "a burst stays within 4 KiB", "AMBA AXI4 A3.4.1", PROTOCOL_UNIT, ADDRESSES, ADDRESSES},
    [PC_AXI_SIZE] = {"PC-AXI-SIZE", "a beat is no wider than the data bus", "AMBA AXI4 A3.4.1", PROTOCOL_UNIT,
                     ADDRESSES, ADDRESSES},
    [PC_AXI_LINE] = {"PC-AXI-LINE", "a read is one aligned line in one beat", "cmodel/stages/axi.md", PROTOCOL_UNIT,
                     AT(AXI_AR), AT(AXI_AR)},
    [PC_AXI_ID] = {"PC-AXI-ID", "a read has an identifier of the unit; those of texel reads take turns",
                   "cmodel/stages/cache.md, cmodel/stages/axi.md", PROTOCOL_UNIT, AT(AXI_AR), AT(AXI_AR)},
    [PC_AXI_DEPTH] = {"PC-AXI-DEPTH", "no more reads of an identifier wait than the unit can take back",
                      "cmodel/stages/line_cache.md, cmodel/stages/cache.md", PROTOCOL_UNIT, AT(AXI_AR) | AT(AXI_R),
                      AT(AXI_AR)},
    [PC_AXI_RCOUNT] = {"PC-AXI-RCOUNT", "read data answers an address: no beat without, none missing",
                       "AMBA AXI4 A3.3.1, A3.4.1", PROTOCOL_TESTBENCH, AT(AXI_AR) | AT(AXI_R), AT(AXI_R)},
    [PC_AXI_RLAST] = {"PC-AXI-RLAST", "RLAST marks the last beat of a burst and no other", "AMBA AXI4 A3.2.2",
                      PROTOCOL_TESTBENCH, AT(AXI_AR) | AT(AXI_R), AT(AXI_R)},
    [PC_AXI_RESP] = {"PC-AXI-RESP", "no EXOKAY: no read is exclusive", "AMBA AXI4 A3.4.4", PROTOCOL_TESTBENCH,
                     AT(AXI_R), AT(AXI_R)},
    [PC_AXI_WLINE] = {"PC-AXI-WLINE", "a write is one aligned line in one beat", "cmodel/stages/store.md",
                      PROTOCOL_UNIT, AT(AXI_AW), AT(AXI_AW)},
    [PC_AXI_WID] = {"PC-AXI-WID", "a write has the identifier of its line", "cmodel/stages/store.md", PROTOCOL_UNIT,
                    AT(AXI_AW), AT(AXI_AW)},
    [PC_AXI_WDEPTH] = {"PC-AXI-WDEPTH", "no more writes wait for a response than the unit can note",
                       "cmodel/stages/store.md", PROTOCOL_UNIT, AT(AXI_AW) | AT(AXI_B), AT(AXI_AW)},
    [PC_AXI_WLAST] = {"PC-AXI-WLAST", "WLAST marks the last beat of a write and no other, and each has its address",
                      "AMBA AXI4 A3.2.2, A3.4.1", PROTOCOL_UNIT, WRITES, AT(AXI_W)},
    [PC_AXI_WSTRB] = {"PC-AXI-WSTRB", "strobes are within the bytes of the beat", "AMBA AXI4 A3.4.3", PROTOCOL_UNIT,
                      WRITES, AT(AXI_W)},
    [PC_AXI_BCOUNT] = {"PC-AXI-BCOUNT", "a write response answers a write, after its address and its last data",
                       "AMBA AXI4 A3.3.1", PROTOCOL_TESTBENCH, WRITES | AT(AXI_B), AT(AXI_B)},
    [PC_AXI_BRESP] = {"PC-AXI-BRESP", "no EXOKAY: no write is exclusive", "AMBA AXI4 A3.4.4", PROTOCOL_TESTBENCH,
                      AT(AXI_B), AT(AXI_B)},
    [PC_AXI_LOAD] = {"PC-AXI-LOAD", "a read of a surface load and a write are not in flight together",
                     "cmodel/stages/load.md", PROTOCOL_UNIT, ADDRESSES | AT(AXI_R) | AT(AXI_B), ADDRESSES},
    [PC_AXIL_B] = {"PC-AXIL-B", "one write response for each address and data, after both", "AMBA AXI4 A3.3.1, B1.1",
                   PROTOCOL_UNIT, AT(AXIL_AW) | AT(AXIL_W) | AT(AXIL_B), AT(AXIL_B)},
    [PC_AXIL_R] = {"PC-AXIL-R", "one read response for each address, after it", "AMBA AXI4 A3.3.1, B1.1", PROTOCOL_UNIT,
                   AT(AXIL_AR) | AT(AXIL_R), AT(AXIL_R)},
    [PC_AXIL_RESP] = {"PC-AXIL-RESP", "no EXOKAY on AXI4-Lite", "AMBA AXI4 B1.1.1", PROTOCOL_UNIT,
                      AT(AXIL_B) | AT(AXIL_R), AT(AXIL_B) | AT(AXIL_R)},
    /* At all tagged boundaries that are visible, counted at each but the first; two must be. */
    [PC_BEAT] = {"PC-BEAT",
                 "every thread, and each of its passes, crosses every stage once, in order, under its own tag",
                 "cmodel/stages/decode.md, cmodel/stages/README.md", PROTOCOL_UNIT, 0, 0},
    [PC_TAG] = {"PC-TAG", "threads belong to the oldest instruction, are active, ascend, and end its quads and it",
                "cmodel/stages/decode.md", PROTOCOL_UNIT, AT(ISSUE) | AT(DECODE), AT(DECODE)},
    [PC_QUAD] = {"PC-QUAD", "one result beat for the threads of each quad", "cmodel/stages/result.md", PROTOCOL_UNIT,
                 TEX_SET_ANSWERS | AT(RESULT), AT(RESULT)},
    [PC_ORDER] = {"PC-ORDER", "instructions are answered once and in order, quads ascend, threads are active ones",
                  "cmodel/stages/result.md", PROTOCOL_UNIT, AT(ISSUE) | AT(RESULT), AT(RESULT)},
    [PC_FAULT] = {"PC-FAULT", "a fault event comes with each result beat that has a fault, and with no other",
                  "cmodel/stages/result.md", PROTOCOL_UNIT, AT(RESULT) | AT(FAULT_EVENT), AT(RESULT)},
    [PC_REQUEST] = {"PC-REQUEST", "every line wanted is read once, in the order of its requester",
                    "cmodel/stages/axi.md", PROTOCOL_UNIT, TEX_SET_REQUEST | AT(AXI_AR), AT(AXI_AR)},
    [PC_RESPONSE] = {"PC-RESPONSE", "every beat of read data is handed on once, in order", "cmodel/stages/axi.md",
                     PROTOCOL_UNIT, AT(AXI_R) | AT(AXI_RSP), AT(AXI_RSP)},
    [PC_FILL] = {"PC-FILL", "every texel line read is written into the data array once", "cmodel/stages/cache.md",
                 PROTOCOL_UNIT, AT(AXI_RSP) | AT(FILL), AT(FILL)},
};

const char *protocol_side_name(enum protocol_side side)
{
    static const char *const names[] = {"unit", "testbench", "driver"};
    return names[side];
}

enum protocol_side protocol_driver(enum tex_boundary b)
{
    return tex_boundaries[b].kind == TEX_KIND_IN ? PROTOCOL_TESTBENCH : PROTOCOL_UNIT;
}

/* A run that failed may have been cut short in cycles that its caller did not count. */
static uint64_t less(uint64_t n, uint64_t cut)
{
    return n > cut ? n - cut : 0;
}

static uint64_t transfers(const struct protocol *p, const struct protocol_traffic *t, tex_boundary_set boundaries)
{
    uint64_t n = 0;
    for (; boundaries; boundaries &= boundaries - 1) {
        unsigned b = lowest_bit(boundaries);
        n += less(t->moved[b], p->cut_moved[b]);
    }
    return n;
}

/* Cycles in which a beat waited and the next one was no reset. */
static uint64_t waits(const struct protocol *p, const struct protocol_traffic *t)
{
    uint64_t n = 0;
    for (tex_boundary_set left = p->waitable; left; left &= left - 1) {
        unsigned b = lowest_bit(left);
        n += t->valid[b] - t->moved[b];
    }
    return less(n, p->cut_waits + count_bits(p->waiting));
}

static uint64_t minimum_of(const struct protocol *p, enum protocol_check check, const struct protocol_traffic *t)
{
    if (!(p->rows >> check & 1))
        return 0;
    switch (check) {
    case PC_HOLD:
        return waits(p, t);
    case PC_STABLE:
        return less(waits(p, t), p->withdrawn);
    case PC_RESET:
        return t->resets;
    case PC_BEAT:
        return transfers(p, t, p->tagged & ~TEX_BIT(p->first));
    default:
        return transfers(p, t, protocol_rows[check].counted);
    }
}

uint64_t protocol_minimum(const struct protocol *p, enum protocol_check check, const struct protocol_traffic *t)
{
    return p->settled[check] + minimum_of(p, check, t);
}

void protocol_settle(struct protocol *p, const struct protocol_traffic *t)
{
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++)
        p->settled[i] += minimum_of(p, (enum protocol_check)i, t);
    memset(p->cut_moved, 0, sizeof p->cut_moved);
    p->cut_waits = p->withdrawn = 0;
    p->waiting = 0;
}
