// SPDX-License-Identifier: Apache-2.0
/* What a model tells about itself: what each stage holds. */
#include "cycle/cycle.h"

const struct tex_config *tex_model_config(const struct tex_model *model)
{
    return &model->config;
}

static unsigned held(const struct tex_model *m, enum tex_boundary b)
{
    return (m->valid & TEX_BIT(b)) != 0;
}

static unsigned busy(const struct cycle_line_cache *cache)
{
    return cache->state != LINECACHE_IDLE;
}

static unsigned lanes(const struct tex_model *m)
{
    unsigned count = 0;
    for (uint32_t pending = m->decode.pending; pending; pending &= pending - 1)
        count++;
    return count ? count : held(m, TEX_AT_DECODE); /* a token has no lane */
}

static unsigned returned(const struct tex_model *m)
{
    unsigned count = 0;
    for (unsigned j = 0; j < TEX_L1_IDS; j++)
        count += m->l1.queue[j].count;
    return count;
}

/* The lines of the list, in pipeline order. */
enum line {
    LINE_CSR_WRITE,
    LINE_CSR_READ,
    LINE_ISSUE,
    LINE_DECODE,
    LINE_BIND,
    LINE_BIND_MISS,
    LINE_HEADER,
    LINE_HEADER_MISS,
    LINE_SAMPLER_MISS,
    LINE_COORD,
    LINE_WRAP,
    LINE_ADDRESS,
    LINE_CACHE_FIFO,
    LINE_CACHE_OUTSTANDING,
    LINE_CACHE_RETURNED,
    LINE_CACHE,
    LINE_AXI_ADDRESS,
    LINE_AXI_DATA,
    LINE_TEXEL,
    LINE_FILTER,
    LINE_RESULT_GATHERED,
    LINE_RESULT,
    LINES
};

static const struct tex_occupancy list[LINES] = {
    [LINE_CSR_WRITE] = {"csr", 0, 1, "write responses"},
    [LINE_CSR_READ] = {"csr", 0, 1, "read responses"},
    [LINE_ISSUE] = {"issue", 0, 1 + CYCLE_QUADS, "beats received of the instruction at decode"},
    [LINE_DECODE] = {"decode", 0, TEX_QUAD_LANES, "threads in the quad buffer"},
    [LINE_BIND] = {"bind", 0, 1, "thread beats"},
    [LINE_BIND_MISS] = {"bind", 0, 1, "handle lines awaited"},
    [LINE_HEADER] = {"header", 0, 1, "thread beats"},
    [LINE_HEADER_MISS] = {"header", 0, 1, "header lines awaited"},
    [LINE_SAMPLER_MISS] = {"header", 0, 1, "sampler lines awaited"},
    [LINE_COORD] = {"coord", 0, 3, "thread beats"},
    [LINE_WRAP] = {"wrap", 0, 1, "thread beats"},
    [LINE_ADDRESS] = {"address", 0, 1, "thread beats"},
    [LINE_CACHE_FIFO] = {"cache", 0, TEX_L1_FIFO, "footprints in the latency FIFO"},
    [LINE_CACHE_OUTSTANDING] = {"cache", 0, TEX_L1_OUTSTANDING, "texel lines requested, not written"},
    [LINE_CACHE_RETURNED] = {"cache", 0, TEX_L1_IDS *CYCLE_RETURN_DEPTH, "texel lines returned, not written"},
    [LINE_CACHE] = {"cache", 0, 1, "thread beats"},
    [LINE_AXI_ADDRESS] = {"axi", 0, 1, "read addresses"},
    [LINE_AXI_DATA] = {"axi", 0, 1, "read data beats"},
    [LINE_TEXEL] = {"texel", 0, 1, "thread beats"},
    [LINE_FILTER] = {"filter", 0, 1, "thread beats"},
    [LINE_RESULT_GATHERED] = {"result", 0, TEX_QUAD_LANES, "threads of the quad being gathered"},
    [LINE_RESULT] = {"result", 0, 1, "quad beats"},
};

static unsigned used(const struct tex_model *m, enum line i)
{
    switch (i) {
    case LINE_CSR_WRITE:
        return held(m, TEX_AT_AXIL_B);
    case LINE_CSR_READ:
        return held(m, TEX_AT_AXIL_R);
    case LINE_ISSUE:
        return m->decode.header_valid ? 1 + m->decode.quads : 0;
    case LINE_DECODE:
        return lanes(m);
    case LINE_BIND:
        return held(m, TEX_AT_BIND);
    case LINE_BIND_MISS:
        return busy(&m->handles);
    case LINE_HEADER:
        return held(m, TEX_AT_HEADER);
    case LINE_HEADER_MISS:
        return busy(&m->headers);
    case LINE_SAMPLER_MISS:
        return busy(&m->samplers);
    case LINE_COORD:
        return held(m, TEX_AT_COORD) + (m->coord_first != NULL) + (m->coord_second != NULL);
    case LINE_WRAP:
        return held(m, TEX_AT_WRAP);
    case LINE_ADDRESS:
        return held(m, TEX_AT_ADDRESS);
    case LINE_CACHE_FIFO:
        return m->l1.fifo_count;
    case LINE_CACHE_OUTSTANDING:
        return m->l1.outstanding;
    case LINE_CACHE_RETURNED:
        return returned(m);
    case LINE_CACHE:
        return held(m, TEX_AT_CACHE);
    case LINE_AXI_ADDRESS:
        return held(m, TEX_AT_AXI_AR);
    case LINE_AXI_DATA:
        return held(m, TEX_AT_AXI_RSP);
    case LINE_TEXEL:
        return held(m, TEX_AT_TEXEL);
    case LINE_FILTER:
        return held(m, TEX_AT_FILTER);
    case LINE_RESULT_GATHERED:
        return m->gathered;
    case LINE_RESULT:
        return held(m, TEX_AT_RESULT);
    case LINES:
        break;
    }
    return 0;
}

bool tex_model_occupancy(const struct tex_model *model, unsigned i, struct tex_occupancy *out)
{
    if (i >= LINES)
        return false;
    *out = list[i];
    out->used = used(model, (enum line)i);
    return true;
}
