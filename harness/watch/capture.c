// SPDX-License-Identifier: Apache-2.0
#include "watch/capture.h"

#include <stdlib.h>
#include <string.h>

#include "base/dut.h"
#include "watch/capture_memory.h"
#include "watch/capture_steps.h"

bool capture_init(struct capture *o, const char *name, uint32_t kept)
{
    memset(o, 0, sizeof *o);
    case_init(&o->c);
    o->kept = kept;
    o->pages_most = CAPTURE_PAGES;
    o->regions_most = CAPTURE_REGIONS;
    o->c.name = strdup(name);
    o->issued = calloc((size_t)2 * kept + 1, sizeof *o->issued);
    capture_writes_init(&o->writes, &o->c.image);
    return o->c.name && o->issued;
}

void capture_free(struct capture *o)
{
    capture_writes_free(&o->writes);
    case_free(&o->c);
    free(o->issued);
    memset(o, 0, sizeof *o);
}

/* `issued` has one more, of the instruction that is being issued. */
static void forget_warps(struct capture *o, size_t count)
{
    memmove(o->c.warps, o->c.warps + count, (o->c.warps_count - count) * sizeof *o->c.warps);
    memmove(o->issued, o->issued + count, (o->c.warps_count + 1 - count) * sizeof *o->issued);
    capture_steps_forget(o, count);
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

static void take_header(struct capture *o, const struct tex_frame *f)
{
    struct capture_issue *issue = &o->issued[o->c.warps_count];
    o->lost |= !capture_steps_issue(o);
    tex_unpack_issue_header(frame_payload(f, TEX_AT_ISSUE), 0, &o->warp.warp.header);
    *issue = (struct capture_issue){.cycle = o->cycle, .number = o->since_reset, .idle = o->idle};
    memcpy(issue->regs, frame_payload(f, TEX_AT_REGS), sizeof issue->regs);
}

static void take_issue(struct capture *o, const struct tex_frame *f)
{
    if (o->beats == 0)
        take_header(o, f);
    else
        take_quad(o, frame_payload(f, TEX_AT_ISSUE));
    if (++o->beats < TEX_ISSUE_BEATS)
        return;
    o->beats = 0;
    o->since_reset++;
    o->lost |= !case_add_warp(&o->c, &o->warp);
    if (o->c.warps_count == (size_t)2 * o->kept || o->c.steps_count >= CAPTURE_STEPS)
        forget_warps(o, o->c.warps_count / 2);
}

static void take_address(struct capture *o, const uint32_t *words)
{
    struct tex_axi_a a;
    tex_unpack_axi_a(words, 0, &a);
    uint32_t id = (uint32_t)a.id;
    o->lost |= o->asked[id] - o->answered[id] == CAPTURE_READS;
    o->read[id][o->asked[id]++ % CAPTURE_READS] = a.addr;
    o->open++;
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
    o->open--;
    o->recent[o->recent_count++ % CAPTURE_RECENT] = (struct capture_read){address, o->cycle};
    o->lost |= !capture_writes_learn(&o->writes, address, kind_of(&r), line) || !capture_memory_bound(o);
}

/* What is in flight is lost: no write belongs to an instruction before the next one any more. */
static void reset_all(struct capture *o)
{
    o->beats = 0;
    o->since_reset = 0;
    o->idle = true;
    o->has_address = o->has_data = false;
    o->open = 0;
    capture_traffic_reset(&o->traffic);
    capture_writes_reset(&o->writes, o->first + (uint32_t)o->c.warps_count);
    memset(o->asked, 0, sizeof o->asked);
    memset(o->answered, 0, sizeof o->answered);
}

static bool at_rest(const struct capture *o)
{
    return o->beats == 0 && o->open == 0 && o->first + (uint32_t)o->c.warps_count == o->writes.done &&
           writes_none(&o->writes.seen);
}

void capture_cycle(struct capture *o, const struct tex_frame *f, bool reset)
{
    if (reset) {
        reset_all(o);
        o->cycle++;
        return;
    }
    capture_traffic_cycle(&o->traffic, f);
    if (frame_transfer(f, TEX_AT_ISSUE))
        take_issue(o, f);
    o->lost |= !capture_writes_cycle(&o->writes, f, o->first);
    if (frame_transfer(f, TEX_AT_AXI_R))
        take_data(o, frame_payload(f, TEX_AT_AXI_R));
    if (frame_transfer(f, TEX_AT_AXI_AR))
        take_address(o, frame_payload(f, TEX_AT_AXI_AR));
    o->lost |= !capture_steps_cycle(o, f);
    o->idle = at_rest(o);
    o->cycle++;
}

void capture_close(struct capture *o)
{
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
