// SPDX-License-Identifier: Apache-2.0
/* Remains in flight at the end of a drained run. */
#include "protocol/protocol_part.h"

static bool empty(const struct protocol_queue *q)
{
    return q->in == q->out;
}

static bool all_empty(const struct protocol_queue *q, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (!empty(&q[i]))
            return false;
    return true;
}

/* Writes that are not whole. */
static bool writes_left(const struct protocol *p)
{
    return !empty(&p->writes) || !empty(&p->write_beats);
}

static bool responses_left(const struct protocol *p)
{
    for (unsigned i = 0; i < PROTOCOL_IDS; i++)
        if (p->whole[i] > 0)
            return true;
    return false;
}

static uint32_t threads_left(struct protocol *p)
{
    return p->rows >> PC_BEAT & 1 ? protocol_threads_left(p) : 0;
}

/* Checks with something left, a bit each. */
static uint32_t left_over(struct protocol *p)
{
    bool order = p->rows >> PC_ORDER & 1;
    uint32_t left = (uint32_t)!all_empty(p->reads, PROTOCOL_IDS) << PC_AXI_RCOUNT |
                    (uint32_t)writes_left(p) << PC_AXI_WLAST | (uint32_t)responses_left(p) << PC_AXI_BCOUNT |
                    (uint32_t)(p->aw != p->b || p->w != p->b) << PC_AXIL_B | (uint32_t)(p->ar != p->r) << PC_AXIL_R |
                    (uint32_t)(threads_left(p) != 0) << PC_BEAT | (uint32_t)(p->decoded != p->issued) << PC_TAG |
                    (uint32_t)!empty(&p->quads) << PC_QUAD | (uint32_t)(order && p->answered != p->issued) << PC_ORDER |
                    (uint32_t)!all_empty(p->requests, PROTOCOL_REQUESTERS) << PC_REQUEST |
                    (uint32_t)!empty(&p->responses) << PC_RESPONSE | (uint32_t)(p->filled != p->lines) << PC_FILL;
    return left & p->rows;
}

bool protocol_idle(struct protocol *p)
{
    return !p->waiting && p->issue_beats == 0 && left_over(p) == 0;
}

bool protocol_end(struct protocol *p, struct protocol_violation *out)
{
    static const struct {
        enum protocol_check check;
        enum tex_boundary boundary;
        const char *text;
    } ends[] = {
        {PC_AXI_RCOUNT, TEX_AT_AXI_R, "a read address was never answered in full"},
        {PC_AXI_WLAST, TEX_AT_AXI_W, "a write has an address without data, or data without an address"},
        {PC_AXI_BCOUNT, TEX_AT_AXI_B, "a write was never answered"},
        {PC_AXIL_B, TEX_AT_AXIL_B, "a register write was never answered"},
        {PC_AXIL_R, TEX_AT_AXIL_R, "a register read was never answered"},
        {PC_BEAT, TEX_AT_FILTER, "threads entered the pipeline and never left it"},
        {PC_TAG, TEX_AT_DECODE, "an instruction was never decoded to its end"},
        {PC_QUAD, TEX_AT_RESULT, "threads left their path and became no result beat"},
        {PC_ORDER, TEX_AT_RESULT, "an instruction was never answered to its end"},
        {PC_REQUEST, TEX_AT_AXI_AR, "a line was wanted and never read"},
        {PC_RESPONSE, TEX_AT_AXI_RSP, "read data was taken and never handed on"},
        {PC_FILL, TEX_AT_FILL, "a texel line was read and never written into the data array"},
    };
    uint32_t left = left_over(p);
    p->found = out;
    p->broken = false;
    for (unsigned i = 0; i < sizeof ends / sizeof *ends; i++)
        if (left >> ends[i].check & 1)
            protocol_break(p, ends[i].check, ends[i].boundary, "at the end: %s", ends[i].text);
    return !p->broken;
}
