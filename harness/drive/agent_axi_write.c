// SPDX-License-Identifier: Apache-2.0
#include <string.h>

#include "drive/agents.h"

#define IDS (1U << TEX_AXI_ID_W)

void write_agent_start(struct write_agent *a, const struct test_case *c, struct image *memory)
{
    memset(a, 0, sizeof *a);
    a->c = c;
    a->memory = memory;
    rng_init(&a->aw, c->traffic.seed, SCOREBOARD_AXI_AW);
    rng_init(&a->w, c->traffic.seed, SCOREBOARD_AXI_W);
    rng_init(&a->b, c->traffic.seed, SCOREBOARD_AXI_B);
}

bool write_agent_idle(const struct write_agent *a)
{
    return a->addresses == 0 && a->datas == 0 && !a->offered;
}

/* The write that has just become whole. */
static void draw_due(struct write_agent *a, struct axi_write *write)
{
    const struct traffic *t = &a->c->traffic;
    uint32_t low = t->latency_min > 0 ? t->latency_min : 1;
    write->due = a->cycle + (t->latency_max > low ? low + rng_below(&a->b, t->latency_max - low + 1) : low);
}

static void take_address(struct write_agent *a, const struct tex_frame *now)
{
    struct tex_axi_a aw;
    tex_unpack_axi_a(frame_payload(now, TEX_AT_AXI_AW), 0, &aw);
    if (a->addresses == AXI_WRITES)
        return;
    struct axi_write *write = &a->pending[a->addresses++];
    write->address = aw.addr;
    write->id = aw.id;
    if (a->addresses <= a->datas)
        draw_due(a, write);
}

static void take_data(struct write_agent *a, const struct tex_frame *now)
{
    struct tex_axi_w w;
    tex_unpack_axi_w(frame_payload(now, TEX_AT_AXI_W), 0, &w);
    if (a->datas == AXI_WRITES)
        return;
    struct axi_write *write = &a->pending[a->datas++];
    write->strobes = w.strb;
    for (unsigned k = 0; k < TEX_LINE_BYTES; k++)
        write->data[k] = (uint8_t)(w.data[k / 4] >> 8 * (k % 4));
    a->beats++;
    if (a->datas <= a->addresses)
        draw_due(a, write);
}

static unsigned whole(const struct write_agent *a)
{
    return a->addresses < a->datas ? a->addresses : a->datas;
}

/* Index of the write that is answered next, -1 if none is due. */
static int choose(struct write_agent *a)
{
    unsigned count = whole(a), heads[IDS], due = 0;
    bool seen[IDS] = {false};
    if (!a->c->traffic.reorder)
        return count > 0 && a->pending[0].due <= a->cycle + 1 ? 0 : -1;
    for (unsigned i = 0; i < count; i++) {
        if (!seen[a->pending[i].id] && a->pending[i].due <= a->cycle + 1)
            heads[due++] = i;
        seen[a->pending[i].id] = true;
    }
    return due > 0 ? (int)heads[rng_below(&a->b, due)] : -1;
}

static void perform(struct write_agent *a, const struct axi_write *write)
{
    for (unsigned k = 0; k < TEX_LINE_BYTES; k++)
        if (write->strobes >> k & 1)
            a->no_memory |= !image_write(a->memory, write->address + k, &write->data[k], 1);
}

static void offer(struct write_agent *a, unsigned at, struct dut_inputs *in)
{
    const struct axi_write *write = &a->pending[at];
    const struct image_region *region = image_write_region_of(a->memory, write->address);
    bool error = region && region->kind == TEX_READ_ERROR;
    if (!region)
        perform(a, write);
    dut_set(in, DUT_AXI_BVALID, 1);
    dut_set(in, DUT_AXI_BID, write->id);
    dut_set(in, DUT_AXI_BRESP, !error ? TEX_RESP_OKAY : region->decode_error ? TEX_RESP_DECERR : TEX_RESP_SLVERR);
    a->errors += error;
    a->addresses--;
    a->datas--;
    memmove(&a->pending[at], &a->pending[at + 1], (AXI_WRITES - 1 - at) * sizeof *a->pending);
    a->offered = true;
}

void write_agent_step(struct write_agent *a, const struct tex_frame *now, struct dut_inputs *in)
{
    const struct traffic *t = &a->c->traffic;
    if (frame_transfer(now, TEX_AT_AXI_AW))
        take_address(a, now);
    if (frame_transfer(now, TEX_AT_AXI_W))
        take_data(a, now);
    /* One place stays free for a transfer while ready goes low. */
    dut_set(in, DUT_AXI_AWREADY, a->addresses + 1 < AXI_WRITES && !agent_holds(&a->aw, t->aw_stall));
    dut_set(in, DUT_AXI_WREADY, a->datas + 1 < AXI_WRITES && !agent_holds(&a->w, t->w_stall));
    if (a->offered && frame_transfer(now, TEX_AT_AXI_B))
        a->offered = false;
    if (!a->offered) {
        int at = choose(a);
        if (at >= 0 && !agent_holds(&a->b, t->b_gap))
            offer(a, (unsigned)at, in);
        else
            dut_set(in, DUT_AXI_BVALID, 0);
    }
    a->cycle++;
}
