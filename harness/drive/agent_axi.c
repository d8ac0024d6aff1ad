// SPDX-License-Identifier: Apache-2.0
#include <string.h>

#include "drive/agents.h"

#define IDS (1U << TEX_AXI_ID_W)

void axi_agent_start(struct axi_agent *a, const struct test_case *c)
{
    memset(a, 0, sizeof *a);
    a->c = c;
    a->memory = &c->image;
    rng_init(&a->ar, c->traffic.seed, SCOREBOARD_AXI_AR);
    rng_init(&a->r, c->traffic.seed, SCOREBOARD_AXI_R);
}

static uint32_t draw_latency(struct axi_agent *a)
{
    const struct traffic *t = &a->c->traffic;
    uint32_t low = t->latency_min > 0 ? t->latency_min : 1;
    return t->latency_max > low ? low + rng_below(&a->ar, t->latency_max - low + 1) : low;
}

/* A read address was taken in the cycle of this step: the beat may be valid `latency` cycles later. */
static void take_address(struct axi_agent *a, const struct tex_frame *now)
{
    struct tex_axi_a ar;
    tex_unpack_axi_a(frame_payload(now, TEX_AT_AXI_AR), 0, &ar);
    if (a->count == AXI_PENDING)
        return;
    uint64_t due = a->cycle + draw_latency(a);
    if (a->count == 0 || due < a->soonest)
        a->soonest = due;
    a->pending[a->count++] = (struct axi_read){due, ar.addr, ar.id};
    a->reads++;
    a->reads_by_id[ar.id]++;
}

/* Index of the beat that goes next, -1 if none is due. Beats of one identifier keep their order. */
static int choose(struct axi_agent *a)
{
    if (a->count == 0 || a->soonest > a->cycle + 1)
        return -1;
    if (!a->c->traffic.reorder)
        return a->pending[0].due <= a->cycle + 1 ? 0 : -1;
    bool seen[IDS] = {false};
    unsigned heads[IDS], due = 0;
    for (unsigned i = 0; i < a->count; i++) {
        if (!seen[a->pending[i].id] && a->pending[i].due <= a->cycle + 1)
            heads[due++] = i;
        seen[a->pending[i].id] = true;
    }
    return due > 0 ? (int)heads[rng_below(&a->r, due)] : -1;
}

/* Data of the beat. Lines that fail or are not mapped carry neither zeros nor memory's contents. */
static void fetch(const struct image *m, uint64_t address, const struct image_region *region, uint32_t data[])
{
    uint8_t line[TEX_LINE_BYTES];
    if (region)
        image_background(~address & ~(uint64_t)(TEX_LINE_BYTES - 1), line);
    else
        image_read_line(m, address, line);
    for (unsigned i = 0; i < TEX_LINE_BYTES / 4; i++)
        data[i] = (uint32_t)line[4 * i] | (uint32_t)line[4 * i + 1] << 8 | (uint32_t)line[4 * i + 2] << 16 |
                  (uint32_t)line[4 * i + 3] << 24;
}

static void offer(struct axi_agent *a, unsigned at, struct dut_inputs *in)
{
    struct axi_read read = a->pending[at];
    uint32_t data[TEX_LINE_BYTES / 4];
    const struct image_region *region = image_region_of(a->memory, read.address);
    bool error = region && region->kind == TEX_READ_ERROR;
    fetch(a->memory, read.address, region, data);
    dut_set(in, DUT_AXI_RVALID, 1);
    dut_set(in, DUT_AXI_RID, read.id);
    dut_set_words(in, DUT_AXI_RDATA, data);
    dut_set(in, DUT_AXI_RRESP, !error ? TEX_RESP_OKAY : region->decode_error ? TEX_RESP_DECERR : TEX_RESP_SLVERR);
    dut_set(in, DUT_AXI_RUSER, region && (!error || region->flagged));
    dut_set(in, DUT_AXI_RLAST, 1);
    a->errors += error;
    a->count--;
    memmove(&a->pending[at], &a->pending[at + 1], (a->count - at) * sizeof *a->pending);
    a->soonest = UINT64_MAX;
    for (unsigned i = 0; i < a->count; i++)
        if (a->pending[i].due < a->soonest)
            a->soonest = a->pending[i].due;
    a->offered = true;
}

void axi_agent_step(struct axi_agent *a, const struct tex_frame *now, struct dut_inputs *in)
{
    if (frame_transfer(now, TEX_AT_AXI_AR))
        take_address(a, now);
    /* One place stays free for an address that is taken while ready goes low. */
    bool room = a->count + 1 < AXI_PENDING;
    dut_set(in, DUT_AXI_ARREADY, room && !agent_holds(&a->ar, a->c->traffic.ar_stall));
    if (a->offered && frame_transfer(now, TEX_AT_AXI_R))
        a->offered = false;
    if (!a->offered) {
        int at = choose(a);
        if (at >= 0 && !agent_holds(&a->r, a->c->traffic.r_gap))
            offer(a, (unsigned)at, in);
        else
            dut_set(in, DUT_AXI_RVALID, 0);
    }
    a->cycle++;
}
