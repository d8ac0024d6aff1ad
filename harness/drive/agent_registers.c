// SPDX-License-Identifier: Apache-2.0
#include <string.h>

#include "drive/agents.h"

#define ALL_BYTES 15U
#define GAP_PERCENT 2U   /* of a case with issue gaps that does not say */
#define BUSY_PERCENT 10U /* from here on faults are cleared too, and responses wait */
#define SKEW_PERCENT 30U /* address without data and data without address */
#define CALM_FROM 3U     /* first kind of write that calm traffic has, of three */
#define CONTROLS 16U     /* more invalidations could starve a cache that has long misses */
#define CHANGES 32U      /* no thread could be served if a pool kept moving */
#define BANK_STRIDE 8U
#define UNKNOWN_OFFSET 0x0fcU
#define OFFSETS 0x1000U
#define REGISTERS_END (TEX_CSR_CONST_BASE_LO + BANK_STRIDE * TEX_CONST_BANKS)

/* Registers that decide results, with their values: rewritten with the same value, some bytes at a time. */
static void list_registers(struct register_agent *a, const struct tex_config *c)
{
    uint16_t bank = (uint16_t)(BANK_STRIDE * (c->select % TEX_CONST_BANKS));
    uint64_t base = c->const_base[c->select % TEX_CONST_BANKS];
    const struct register_value held[REGISTERS_HELD] = {
        {TEX_CSR_HEADER_POOL_LO, (uint32_t)c->header_pool},
        {TEX_CSR_HEADER_POOL_HI, (uint32_t)(c->header_pool >> 32)},
        {TEX_CSR_HEADER_MAX, c->header_max},
        {TEX_CSR_SAMPLER_POOL_LO, (uint32_t)c->sampler_pool},
        {TEX_CSR_SAMPLER_POOL_HI, (uint32_t)(c->sampler_pool >> 32)},
        {TEX_CSR_SAMPLER_MAX, c->sampler_max},
        {TEX_CSR_BINDING, c->via_header},
        {TEX_CSR_SELECT, c->select},
        {TEX_CSR_POLICY, tex_policy(c)},
        {(uint16_t)(TEX_CSR_CONST_BASE_LO + bank), (uint32_t)base},
        {(uint16_t)(TEX_CSR_CONST_BASE_HI + bank), (uint32_t)(base >> 32)},
    };
    memcpy(a->held, held, sizeof held);
    a->bank = c->select % TEX_CONST_BANKS;
}

void register_agent_start(struct register_agent *a, const struct test_case *c)
{
    const struct traffic *t = &c->traffic;
    memset(a, 0, sizeof *a);
    rng_init(&a->rng, t->seed, SCOREBOARD_REGISTERS);
    a->percent = t->registers > 0 || t->issue_gap == 0 ? t->registers : GAP_PERCENT;
    a->busy = a->percent >= BUSY_PERCENT;
    a->skew = t->issue_gap > 0 || !a->busy ? t->issue_gap : SKEW_PERCENT;
    a->stall = t->result_stall > 0 || !a->busy ? t->result_stall : SKEW_PERCENT;
    a->controls = CONTROLS;
    a->changing = case_moves(c) ? t->changes : 0;
    a->changes = CHANGES;
    rng_init(&a->holes, t->seed, SCOREBOARD_HOLES);
    a->write_hole = (uint16_t)(4 * rng_below(&a->holes, REGISTERS_END / 4));
    a->read_hole = (uint16_t)(4 * rng_below(&a->holes, REGISTERS_END / 4));
    list_registers(a, &c->config);
}

bool register_agent_idle(const struct register_agent *a)
{
    return !a->aw && !a->w && !a->ar && a->writes == 0 && a->reads == 0;
}

/*
 * An offset that is no register: any, or the next one among the registers. These are few of all, and are what a decoder
 * may take for a neighbour.
 */
static uint16_t draw_unknown(struct register_agent *a, uint16_t *next)
{
    uint16_t offset = (uint16_t)rng_below(&a->rng, OFFSETS);
    if (!rng_percent(&a->holes, 50))
        return tex_csr_find(offset & ~3U) ? UNKNOWN_OFFSET : offset;
    do
        *next = (uint16_t)((*next + 4) % REGISTERS_END);
    while (tex_csr_find(*next));
    return *next;
}

/* Either half of the base of a bank that holds no handles. */
static uint16_t draw_bank(struct register_agent *a)
{
    uint32_t bank = (a->bank + 1 + rng_below(&a->rng, TEX_CONST_BANKS - 1)) % TEX_CONST_BANKS;
    return (uint16_t)(TEX_CSR_CONST_BASE_LO + BANK_STRIDE * bank + 4 * rng_below(&a->rng, 2));
}

static uint16_t draw_read_only(struct register_agent *a)
{
    static const uint16_t offsets[] = {TEX_CSR_ID,
                                       TEX_CSR_DEFS_HASH,
                                       TEX_CSR_FAULT,
                                       TEX_CSR_FAULT_COUNT,
                                       TEX_CSR_COUNT_INSTRUCTIONS,
                                       TEX_CSR_COUNT_THREADS,
                                       TEX_CSR_COUNT_HANDLE_MISS,
                                       TEX_CSR_COUNT_HEADER_MISS,
                                       TEX_CSR_COUNT_SAMPLER_MISS,
                                       TEX_CSR_COUNT_FOOTPRINTS,
                                       TEX_CSR_COUNT_L1_MISS,
                                       TEX_CSR_COUNT_AXI_ERROR,
                                       TEX_CSR_TRAP,
                                       TEX_CSR_TRAP_X,
                                       TEX_CSR_TRAP_Y,
                                       TEX_CSR_TRAP_Z,
                                       TEX_CSR_MISALIGNED,
                                       TEX_CSR_COUNT_STORES,
                                       TEX_CSR_COUNT_WRITES,
                                       TEX_CSR_COUNT_WRITE_ERROR,
                                       TEX_CSR_COUNT_DROP_BOUNDS,
                                       TEX_CSR_COUNT_DROP_TRAP,
                                       TEX_CSR_COUNT_DROP_TYPE,
                                       TEX_CSR_COUNT_DROP_FORMAT,
                                       TEX_CSR_COUNT_DROP_HEADER,
                                       TEX_CSR_COUNT_DROP_DISABLED};
    return offsets[rng_below(&a->rng, sizeof offsets / sizeof *offsets)];
}

/* The bytes that are not enabled carry the complement, so that a missing enable shows. */
static void rewrite(struct register_agent *a)
{
    const struct register_value *held = &a->held[rng_below(&a->rng, REGISTERS_HELD)];
    uint32_t mask = 0;
    for (unsigned i = 0; i < 4; i++)
        mask |= a->write.strobes >> i & 1 ? 0xffU << 8 * i : 0;
    a->write.offset = held->offset;
    a->write.data = held->value ^ ~mask;
}

/* Another value that the register may well hold, or back to the one that the case began with. */
static uint32_t draw_value(struct register_agent *a, const struct register_value *held)
{
    if (rng_percent(&a->rng, 50))
        return held->value;
    switch (held->offset) {
    case TEX_CSR_SELECT:
        return rng_below(&a->rng, TEX_CONST_BANKS);
    case TEX_CSR_BINDING:
        return held->value ^ 1;
    case TEX_CSR_POLICY:
        return held->value ^ ((1U << TEX_POLICY_BITS) - 1);
    case TEX_CSR_HEADER_MAX:
    case TEX_CSR_SAMPLER_MAX:
        return held->value + rng_below(&a->rng, 5) - 2;
    default: /* bases: a neighbour of the low half, now and then another high half */
        return held->offset & 4 ? held->value ^ rng_percent(&a->rng, 20)
                                : held->value + 32 * (rng_below(&a->rng, 5) - 2);
    }
}

static void draw_change(struct register_agent *a)
{
    const struct register_value *held = &a->held[rng_below(&a->rng, REGISTERS_HELD)];
    a->write = (struct axil_access){.write = true, .strobes = ALL_BYTES, .offset = held->offset};
    a->write.data = draw_value(a, held);
    if (rng_percent(&a->rng, 20))
        a->write.strobes = (uint8_t)rng_below(&a->rng, ALL_BYTES);
    a->aw = a->w = true;
    a->changes--;
}

/* Nothing that the results of instructions depend on. */
static void draw_write(struct register_agent *a)
{
    a->write = (struct axil_access){.write = true, .strobes = (uint8_t)rng_below(&a->rng, ALL_BYTES + 1)};
    a->write.data = rng_next(&a->rng);
    switch (a->busy ? rng_below(&a->rng, 10) : CALM_FROM + rng_below(&a->rng, 3)) {
    case 0:
    case 1:
    case 2:
        a->write.offset = draw_bank(a);
        break;
    case CALM_FROM:
        a->write.offset = draw_unknown(a, &a->write_hole);
        break;
    case 4:
        a->write.offset = draw_read_only(a);
        break;
    case 5:
        a->write.offset = a->controls > 0 ? TEX_CSR_CTRL : UNKNOWN_OFFSET;
        a->controls -= a->controls > 0;
        break;
    case 6:
    case 7:
        a->write.offset = rng_percent(&a->rng, 70) ? TEX_CSR_FAULT_CLEAR : TEX_CSR_TRAP_CLEAR;
        break;
    default:
        rewrite(a);
        break;
    }
    if (rng_percent(&a->rng, 25)) /* the two low bits are ignored */
        a->write.offset |= (uint16_t)rng_below(&a->rng, 4);
    a->aw = a->w = true;
}

static uint16_t draw_read(struct register_agent *a)
{
    switch (rng_below(&a->rng, 6)) {
    case 0:
    case 1:
        return a->aw ? a->write.offset : draw_read_only(a);
    case 2:
        return draw_bank(a);
    case 3:
        return a->held[rng_below(&a->rng, REGISTERS_HELD)].offset;
    case 4:
        return rng_percent(&a->rng, 50) ? TEX_CSR_CTRL : TEX_CSR_FAULT_CLEAR;
    default:
        return rng_percent(&a->rng, 50) ? draw_unknown(a, &a->read_hole) : draw_read_only(a);
    }
}

/* Both halves of a write are complete: apply it. */
static void written(struct register_agent *a)
{
    uint32_t offset = a->write.offset & ~3U;
    a->writes++;
    a->invalidates += offset == TEX_CSR_CTRL && a->write.strobes & 1 && a->write.data & 3;
    a->clears += offset == TEX_CSR_FAULT_CLEAR;
    a->trap_clears += offset == TEX_CSR_TRAP_CLEAR;
}

static void capture(struct register_agent *a, const struct tex_frame *now)
{
    bool writing = a->aw || a->w;
    if (frame_transfer(now, TEX_AT_AXIL_AW))
        a->aw = false;
    if (frame_transfer(now, TEX_AT_AXIL_W))
        a->w = false;
    if (writing && !a->aw && !a->w)
        written(a);
    if (a->ar && frame_transfer(now, TEX_AT_AXIL_AR)) {
        a->ar = false;
        a->reads++;
    }
    a->writes -= frame_transfer(now, TEX_AT_AXIL_B) && a->writes > 0;
    a->reads -= frame_transfer(now, TEX_AT_AXIL_R) && a->reads > 0;
}

/* Raise a valid that is due, now or after a random gap; once high it stays until taken. */
static void offer(struct register_agent *a, struct dut_inputs *in, enum dut_port valid, bool due)
{
    if (!due)
        dut_set(in, valid, 0);
    else if (!dut_get(in, valid))
        dut_set(in, valid, !agent_holds(&a->rng, a->skew));
}

/* Each channel on its own: an access may have to wait for the response of the one before. */
void register_agent_step(struct register_agent *a, const struct tex_frame *now, bool more, struct dut_inputs *in)
{
    if (a->percent == 0)
        return;
    capture(a, now);
    if (more && !a->aw && !a->w && rng_percent(&a->rng, a->percent)) {
        if (a->changes > 0 && agent_holds(&a->rng, a->changing))
            draw_change(a);
        else
            draw_write(a);
        dut_set(in, DUT_AXIL_AWADDR, a->write.offset);
        dut_set(in, DUT_AXIL_WDATA, a->write.data);
        dut_set(in, DUT_AXIL_WSTRB, a->write.strobes);
    }
    if (more && !a->ar && rng_percent(&a->rng, a->percent)) {
        a->ar = true;
        dut_set(in, DUT_AXIL_ARADDR, draw_read(a) | (rng_percent(&a->rng, 25) ? rng_below(&a->rng, 4) : 0));
    }
    offer(a, in, DUT_AXIL_AWVALID, a->aw);
    offer(a, in, DUT_AXIL_WVALID, a->w);
    offer(a, in, DUT_AXIL_ARVALID, a->ar);
    dut_set(in, DUT_AXIL_BREADY, !agent_holds(&a->rng, a->stall));
    dut_set(in, DUT_AXIL_RREADY, !agent_holds(&a->rng, a->stall));
}
