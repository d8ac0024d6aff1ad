// SPDX-License-Identifier: Apache-2.0
#include "watch/capture_traffic.h"

#include <string.h>

#include "base/dut.h"

#define LONGEST_GAP 64U /* a testbench that pauses is not one that holds back beat for beat */
#define MOST 95U        /* of a hundred: what a vector takes */
#define LONGEST_LATENCY 10000U

void capture_traffic_reset(struct capture_traffic *o)
{
    memset(o, 0, sizeof *o);
}

/* A gap counts when the next beat comes; the time after the last beat is no gap. */
static void count_issue(struct capture_traffic *o, const struct tex_frame *f)
{
    bool valid = f->valid >> TEX_AT_ISSUE & 1;
    if (!valid) {
        o->idle++;
    } else if (!o->issue_held) {
        if (o->issue_seen)
            o->gaps += o->idle < LONGEST_GAP ? o->idle : LONGEST_GAP;
        o->offered++;
        o->idle = 0;
        o->issue_seen = true;
    }
    o->issue_held = valid && !frame_transfer(f, TEX_AT_ISSUE);
}

static void count_ready(struct capture_traffic *o, const struct tex_frame *f)
{
    static const enum tex_boundary at[CAPTURE_READY] = {TEX_AT_RESULT, TEX_AT_AXI_AR, TEX_AT_AXI_AW, TEX_AT_AXI_W};
    for (unsigned i = 0; i < CAPTURE_READY; i++) {
        bool valid = f->valid >> at[i] & 1;
        o->valid[i] += valid;
        o->stalled[i] += valid && !frame_transfer(f, at[i]);
    }
}

/* Is the oldest read of this identifier younger than that of another one? */
static bool overtakes(const struct capture_traffic *o, uint32_t id, uint64_t since)
{
    for (unsigned i = 0; i < CAPTURE_IDS; i++)
        if (i != id && o->asked[i] != o->answered[i] && o->asked_at[i][o->answered[i] % CAPTURE_READS] < since)
            return true;
    return false;
}

static void count_data(struct capture_traffic *o, const struct tex_frame *f)
{
    bool valid = f->valid >> TEX_AT_AXI_R & 1, begins = valid && !o->data_held;
    o->data_held = valid && !frame_transfer(f, TEX_AT_AXI_R);
    if (!begins)
        return;
    struct tex_axi_r r;
    tex_unpack_axi_r(frame_payload(f, TEX_AT_AXI_R), 0, &r);
    uint32_t id = (uint32_t)r.id;
    if (o->asked[id] == o->answered[id])
        return;
    uint64_t since = o->asked_at[id][o->answered[id] % CAPTURE_READS], latency = o->cycle - since;
    o->reorder |= overtakes(o, id, since);
    o->answered[id]++;
    o->latency_min = o->reads == 0 || latency < o->latency_min ? latency : o->latency_min;
    o->latency_sum += latency;
    o->reads++;
}

static void note_address(struct capture_traffic *o, const struct tex_frame *f)
{
    if (!frame_transfer(f, TEX_AT_AXI_AR))
        return;
    struct tex_axi_a a;
    tex_unpack_axi_a(frame_payload(f, TEX_AT_AXI_AR), 0, &a);
    uint32_t id = (uint32_t)a.id;
    if (o->asked[id] - o->answered[id] < CAPTURE_READS)
        o->asked_at[id][o->asked[id]++ % CAPTURE_READS] = o->cycle;
}

void capture_traffic_cycle(struct capture_traffic *o, const struct tex_frame *f)
{
    count_issue(o, f);
    count_ready(o, f);
    count_data(o, f);
    note_address(o, f);
    o->cycle++;
}

static uint32_t percent(uint64_t part, uint64_t whole)
{
    uint64_t p = whole > 0 ? (100 * part + whole / 2) / whole : 0;
    return (uint32_t)(p < MOST ? p : MOST);
}

static uint32_t latency(uint64_t cycles)
{
    return (uint32_t)(cycles < 1 ? 1 : cycles < LONGEST_LATENCY ? cycles : LONGEST_LATENCY);
}

/* Latencies are drawn evenly between the shortest and the value that keeps the mean. */
void capture_traffic_shape(const struct capture_traffic *o, struct traffic *t)
{
    t->issue_gap = percent(o->gaps, o->gaps + o->offered);
    t->result_stall = percent(o->stalled[0], o->valid[0]);
    t->ar_stall = percent(o->stalled[1], o->valid[1]);
    t->aw_stall = percent(o->stalled[2], o->valid[2]);
    t->w_stall = percent(o->stalled[3], o->valid[3]);
    t->r_gap = t->b_gap = 0; /* they are part of the latency */
    t->reorder = o->reorder;
    if (o->reads == 0)
        return;
    t->latency_min = latency(o->latency_min);
    t->latency_max = latency(2 * (o->latency_sum / o->reads) - o->latency_min);
}
