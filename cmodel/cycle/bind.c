// SPDX-License-Identifier: Apache-2.0
/* Stages bind and header (stages/bind.md, stages/header.md): register stages that wait for their line caches. */
#include "function/bind.h"
#include "cycle/cycle.h"

/* Look for a wanted line. */
static void find(struct cycle_wanted *wanted, const struct cycle_line_cache *cache)
{
    wanted->entry = wanted->needed ? cycle_line_cache_find(cache, wanted->line) : NULL;
}

static bool able(const struct cycle_wanted *wanted)
{
    return !wanted->needed || wanted->entry;
}

/* A beat that moves has its line. Were ready wrong it would read zeros: the comparison shows that ready. */
static const struct tex_line *line_of(const struct cycle_wanted *wanted)
{
    static const struct tex_line none;
    const struct tex_line *missing = wanted->needed ? &none : NULL;
    return wanted->entry ? &wanted->entry->line : missing;
}

static const struct tex_rsp *response(const struct tex_model *m, const struct tex_frame *out)
{
    return cycle_valid(out, TEX_AT_AXI_RSP) ? &m->response : NULL;
}

/* A beat behind header, or in lod, has not read the records of its entry, which FILL may be about to write. */
static bool records_used(const struct tex_model *m, const struct tex_frame *out)
{
    bool used = cycle_valid(out, TEX_AT_HEADER);
    for (unsigned k = 0; k < CYCLE_INNER; k++)
        used |= m->inner[TEX_PIPE_LOD][k] != NULL;
    return used;
}

/* One edge of a cache and its request register; true if a miss was started. */
static bool advance(struct tex_model *m, const struct tex_frame *out, struct cycle_line_cache *cache,
                    const struct cycle_wanted *wanted, enum tex_boundary request, unsigned word)
{
    if (cache->state == LINECACHE_IDLE) {
        if (able(wanted))
            return false;
        cycle_line_cache_start(cache, wanted->line);
        struct tex_req req = {.line = wanted->line};
        tex_pack_req(cycle_words(m, word), 0, &req);
        m->valid |= TEX_BIT(request);
        return true;
    }
    cycle_line_cache_edge(cache, cycle_moves(out, request), response(m, out), m->regs.policy.gob_width_one,
                          cache == &m->headers && m->records_used);
    if (cache->state != LINECACHE_REQ)
        cycle_clear(m, request);
    return false;
}

void cycle_bind_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    (void)in;
    m->handle.needed = cycle_valid(out, TEX_AT_DECODE) &&
                       tex_bind_lookup(&m->at[TEX_AT_DECODE]->trace.decode, &m->regs, &m->handle.line);
    find(&m->handle, &m->handles);
    cycle_set_ready(out, TEX_AT_DECODE, able(&m->handle) && cycle_open(out, TEX_AT_BIND));
}

void cycle_bind_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    (void)in;
    if (cycle_moves(out, TEX_AT_DECODE)) {
        struct tex_pipe_needs needs = {.regs = &m->regs, .line = {line_of(&m->handle)}};
        cycle_enter(m, TEX_PIPE_BIND, m->at[TEX_AT_DECODE], &needs);
    } else if (cycle_moves(out, TEX_AT_BIND)) {
        cycle_clear(m, TEX_AT_BIND);
    }
    if (cycle_moves(out, TEX_AT_BIND_REQ))
        cycle_count(m, TEX_CSR_COUNT_HANDLE_MISS);
    advance(m, out, &m->handles, &m->handle, TEX_AT_BIND_REQ, TEX_WORD_BIND_REQ);
}

void cycle_header_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    (void)in;
    uint64_t line[2] = {0};
    uint32_t needed = 0;
    if (cycle_valid(out, TEX_AT_BIND))
        needed = tex_header_lookup(&m->at[TEX_AT_BIND]->trace.bind, &m->regs, line);
    m->header.needed = needed & 1;
    m->header.line = line[0];
    m->sampler.needed = needed >> 1 & 1;
    m->sampler.line = line[1];
    m->records_used = records_used(m, out);
    find(&m->header, &m->headers);
    find(&m->sampler, &m->samplers);
    bool ready = able(&m->header) && able(&m->sampler) && cycle_open(out, TEX_AT_HEADER);
    cycle_set_ready(out, TEX_AT_BIND, ready);
}

static void load_header(struct tex_model *m)
{
    bool header_hit = m->header.needed && !m->header_missed, sampler_hit = m->sampler.needed && !m->sampler_missed;
    struct tex_pipe_needs needs = {.policy = tex_header_policy_of(&m->regs.policy, false),
                                   .judged = &m->judged,
                                   .line = {line_of(&m->header), line_of(&m->sampler)},
                                   .cached = (uint32_t)header_hit | (uint32_t)sampler_hit << 1};
    if (m->header.entry)
        needs.policy.gob_width_one_at_fill = m->header.entry->policy;
    cycle_enter(m, TEX_PIPE_HEADER, m->at[TEX_AT_BIND], &needs);
    m->header_missed = false;
    m->sampler_missed = false;
}

void cycle_header_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    (void)in;
    if (cycle_moves(out, TEX_AT_BIND))
        load_header(m);
    else if (cycle_moves(out, TEX_AT_HEADER))
        cycle_clear(m, TEX_AT_HEADER);
    if (cycle_moves(out, TEX_AT_HEADER_REQ))
        cycle_count(m, TEX_CSR_COUNT_HEADER_MISS);
    if (cycle_moves(out, TEX_AT_SAMPLER_REQ))
        cycle_count(m, TEX_CSR_COUNT_SAMPLER_MISS);
    m->header_missed |= advance(m, out, &m->headers, &m->header, TEX_AT_HEADER_REQ, TEX_WORD_HEADER_REQ);
    m->sampler_missed |= advance(m, out, &m->samplers, &m->sampler, TEX_AT_SAMPLER_REQ, TEX_WORD_SAMPLER_REQ);
}

static unsigned busy(const struct cycle_line_cache *cache)
{
    return cache->state != LINECACHE_IDLE;
}

bool cycle_bind_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out)
{
    const struct tex_occupancy list[] = {
        {"bind", cycle_held(m, TEX_AT_BIND), 1, "thread beats"},
        {"bind", busy(&m->handles), 1, "handle lines awaited"},
    };
    return cycle_list(list, sizeof list / sizeof *list, i, out);
}

bool cycle_header_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out)
{
    const struct tex_occupancy list[] = {
        {"header", cycle_held(m, TEX_AT_HEADER), 1, "thread beats"},
        {"header", busy(&m->headers), 1, "header lines awaited"},
        {"header", busy(&m->samplers), 1, "sampler lines awaited"},
    };
    return cycle_list(list, sizeof list / sizeof *list, i, out);
}
