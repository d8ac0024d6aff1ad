// SPDX-License-Identifier: Apache-2.0
#include "watch/capture.h"

#include <stdlib.h>
#include <string.h>

#include "base/dut.h"

bool capture_init(struct capture *o, const char *name)
{
    memset(o, 0, sizeof *o);
    case_init(&o->c);
    o->c.name = strdup(name);
    capture_writes_init(&o->writes, &o->c.image);
    return o->c.name != NULL;
}

void capture_free(struct capture *o)
{
    capture_writes_free(&o->writes);
    case_free(&o->c);
    memset(o, 0, sizeof *o);
}

static void forget_warps(struct capture *o, size_t count)
{
    if (count == 0) /* there may be none at all */
        return;
    memmove(o->c.warps, o->c.warps + count, (o->c.warps_count - count) * sizeof *o->c.warps);
    o->c.warps_count -= count;
    o->first += (uint32_t)count;
    o->lost |= !capture_writes_forget(&o->writes, o->first);
}

static void take_quad(struct capture *o, const uint32_t *words)
{
    struct tex_issue_quad quad;
    tex_unpack_issue_quad(words, 0, &quad);
    for (unsigned j = 0; j < TEX_QUAD_LANES; j++) {
        unsigned lane = TEX_QUAD_LANES * (o->beats - 1) + j;
        memcpy(o->warp.warp.ra[lane], &quad.ra[4 * j], sizeof o->warp.warp.ra[lane]);
        memcpy(o->warp.warp.rb[lane], &quad.rb[4 * j], sizeof o->warp.warp.rb[lane]);
    }
}

static void take_issue(struct capture *o, const uint32_t *words)
{
    if (o->beats == 0)
        tex_unpack_issue_header(words, 0, &o->warp.warp.header);
    else
        take_quad(o, words);
    if (++o->beats < TEX_ISSUE_BEATS)
        return;
    o->beats = 0;
    if (o->c.warps_count == (size_t)2 * CAPTURE_WARPS)
        forget_warps(o, CAPTURE_WARPS);
    o->lost |= !case_add_warp(&o->c, &o->warp);
}

static void take_address(struct capture *o, const uint32_t *words)
{
    struct tex_axi_a a;
    tex_unpack_axi_a(words, 0, &a);
    uint32_t id = (uint32_t)a.id;
    o->lost |= o->asked[id] - o->answered[id] == CAPTURE_READS;
    o->read[id][o->asked[id]++ % CAPTURE_READS] = a.addr;
}

static enum tex_read kind_of(const struct tex_axi_r *r)
{
    if (r->resp == TEX_RESP_SLVERR || r->resp == TEX_RESP_DECERR)
        return TEX_READ_ERROR;
    return r->user & 1 ? TEX_READ_SPARSE : TEX_READ_OK;
}

static void take_data(struct capture *o, const uint32_t *words)
{
    struct tex_axi_r r;
    uint8_t line[TEX_LINE_BYTES];
    tex_unpack_axi_r(words, 0, &r);
    uint32_t id = (uint32_t)r.id;
    if (o->asked[id] == o->answered[id])
        return; /* not requested: the protocol checks deal with it */
    for (unsigned i = 0; i < TEX_LINE_BYTES; i++)
        line[i] = (uint8_t)(r.data[i / 4] >> 8 * (i % 4));
    uint64_t address = o->read[id][o->answered[id]++ % CAPTURE_READS];
    o->lost |= !capture_writes_learn(&o->writes, address, kind_of(&r), line);
}

static void take_register(struct capture *o, const struct tex_frame *f)
{
    struct tex_axil_a a;
    tex_unpack_axil_a(frame_payload(f, TEX_AT_AXIL_AW), 0, &a);
    const struct tex_csr_info *row = tex_csr_find(a.addr & ~3U);
    o->written = row && strcmp(row->access, "RW") == 0;
    memcpy(o->regs, frame_payload(f, TEX_AT_REGS), sizeof o->regs);
}

/* Instructions under another configuration do not belong to the case. Writing a register's present value changes none.
 * */
static void settle_write(struct capture *o, const struct tex_frame *f)
{
    if (o->written && memcmp(o->regs, frame_payload(f, TEX_AT_REGS), sizeof o->regs) != 0)
        forget_warps(o, o->c.warps_count);
    o->written = false;
}

void capture_cycle(struct capture *o, const struct tex_frame *f, bool reset)
{
    if (reset) {
        o->c.warps_count = 0;
        o->first = 0;
        o->beats = 0;
        o->written = false;
        capture_traffic_reset(&o->traffic);
        o->lost |= !capture_writes_reset(&o->writes);
        memset(o->asked, 0, sizeof o->asked);
        memset(o->answered, 0, sizeof o->answered);
        return;
    }
    capture_traffic_cycle(&o->traffic, f);
    settle_write(o, f);
    if (frame_transfer(f, TEX_AT_ISSUE))
        take_issue(o, frame_payload(f, TEX_AT_ISSUE));
    o->lost |= !capture_writes_cycle(&o->writes, f, o->first);
    if (frame_transfer(f, TEX_AT_AXI_R))
        take_data(o, frame_payload(f, TEX_AT_AXI_R));
    if (frame_transfer(f, TEX_AT_AXI_AR))
        take_address(o, frame_payload(f, TEX_AT_AXI_AR));
    if (frame_transfer(f, TEX_AT_AXIL_AW))
        take_register(o, f);
}

void capture_close(struct capture *o)
{
    if (o->written) /* what it changes is not shown yet, but the configuration has it */
        forget_warps(o, o->c.warps_count);
    o->written = false;
    capture_traffic_shape(&o->traffic, &o->c.traffic);
    if (o->beats == 0)
        return;
    struct case_warp begun = o->warp;
    unsigned lanes = TEX_QUAD_LANES * (o->beats - 1);
    begun.warp.header.active &= ((uint32_t)1 << lanes) - 1; /* not all: the last beat ends the instruction */
    for (unsigned lane = lanes; lane < TEX_WARP_LANES; lane++) {
        memset(begun.warp.ra[lane], 0, sizeof begun.warp.ra[lane]);
        memset(begun.warp.rb[lane], 0, sizeof begun.warp.rb[lane]);
    }
    o->closed = case_add_warp(&o->c, &begun);
    o->lost |= !o->closed;
}

void capture_reopen(struct capture *o)
{
    o->c.warps_count -= o->closed;
    o->closed = false;
}
