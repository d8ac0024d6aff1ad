// SPDX-License-Identifier: Apache-2.0
#include <string.h>

#include "drive/agents.h"

#define ALL_BYTES 15U

void axil_agent_start(struct axil_agent *a, const struct test_case *c)
{
    memset(a, 0, sizeof *a);
    a->skew = c->traffic.issue_gap;
    a->stall = c->traffic.result_stall;
    rng_init(&a->rng, c->traffic.seed, SCOREBOARD_AXIL);
}

static bool append(struct axil_agent *a, struct axil_access access)
{
    if (a->count == AXIL_SCRIPT)
        return false;
    a->script[a->count++] = access;
    return true;
}

bool axil_agent_write(struct axil_agent *a, uint16_t offset, uint32_t data)
{
    return append(a, (struct axil_access){.offset = offset, .write = true, .strobes = ALL_BYTES, .data = data});
}

bool axil_agent_write_split(struct axil_agent *a, uint16_t offset, uint32_t data)
{
    uint8_t first = (uint8_t)rng_below(&a->rng, ALL_BYTES + 1);
    if (a->skew == 0 || first == ALL_BYTES)
        return axil_agent_write(a, offset, data);
    /* The bytes that are not enabled carry the complement, so that a missing enable shows. */
    uint32_t mask = 0;
    for (unsigned i = 0; i < 4; i++)
        mask |= first >> i & 1 ? 0xffU << 8 * i : 0;
    struct axil_access part = {.offset = offset, .write = true, .strobes = first, .data = data ^ ~mask};
    struct axil_access rest = part;
    rest.strobes = ALL_BYTES & (uint8_t)~first;
    rest.data = data ^ mask;
    return append(a, part) && append(a, rest);
}

bool axil_agent_read(struct axil_agent *a, uint16_t offset)
{
    return append(a, (struct axil_access){.offset = offset});
}

bool axil_agent_done(const struct axil_agent *a)
{
    return a->next == a->count;
}

void axil_agent_clear(struct axil_agent *a)
{
    a->count = a->next = a->calm = 0;
}

/* Responses end an access; the addresses and data that were taken are offered no longer. */
static void capture(struct axil_agent *a, const struct tex_frame *now)
{
    struct axil_access *access = &a->script[a->next];
    if (frame_transfer(now, TEX_AT_AXIL_AW))
        a->aw = false;
    if (frame_transfer(now, TEX_AT_AXIL_W))
        a->w = false;
    if (frame_transfer(now, TEX_AT_AXIL_AR))
        a->ar = false;
    if (a->waiting && access->write && frame_transfer(now, TEX_AT_AXIL_B)) {
        struct tex_axil_b b;
        tex_unpack_axil_b(frame_payload(now, TEX_AT_AXIL_B), 0, &b);
        access->resp = b.resp;
        a->waiting = false;
        a->next++;
    } else if (a->waiting && !access->write && frame_transfer(now, TEX_AT_AXIL_R)) {
        struct tex_axil_r r;
        tex_unpack_axil_r(frame_payload(now, TEX_AT_AXIL_R), 0, &r);
        access->data = r.data;
        access->resp = r.resp;
        a->waiting = false;
        a->next++;
    }
}

/* Raise a valid that is due, now or after a random gap; once high it stays until taken. */
static void offer(struct axil_agent *a, struct dut_inputs *in, enum dut_port valid, bool due)
{
    if (!due)
        dut_set(in, valid, 0);
    else if (!dut_get(in, valid))
        dut_set(in, valid, !agent_holds(&a->rng, a->next < a->calm ? 0 : a->skew));
}

void axil_agent_step(struct axil_agent *a, const struct tex_frame *now, struct dut_inputs *in)
{
    if (axil_agent_done(a))
        return;
    capture(a, now);
    if (!axil_agent_done(a) && !a->waiting) {
        const struct axil_access *access = &a->script[a->next];
        a->waiting = true;
        a->aw = a->w = access->write;
        a->ar = !access->write;
        dut_set(in, access->write ? DUT_AXIL_AWADDR : DUT_AXIL_ARADDR, access->offset);
        if (access->write) {
            dut_set(in, DUT_AXIL_WDATA, access->data);
            dut_set(in, DUT_AXIL_WSTRB, access->strobes);
        }
    }
    offer(a, in, DUT_AXIL_AWVALID, a->aw);
    offer(a, in, DUT_AXIL_WVALID, a->w);
    offer(a, in, DUT_AXIL_ARVALID, a->ar);
    uint32_t stall = a->next < a->calm ? 0 : a->stall;
    dut_set(in, DUT_AXIL_BREADY, !agent_holds(&a->rng, stall));
    dut_set(in, DUT_AXIL_RREADY, !agent_holds(&a->rng, stall));
}
