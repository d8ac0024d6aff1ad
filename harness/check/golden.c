// SPDX-License-Identifier: Apache-2.0
#include "check/golden.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "tex_stages.h"

/* The fault record after one more result beat (PD-95). A token is at the lane of its fault, and counts all. */
static void add_faults(struct tex_fault *fault, const struct tex_result *beat)
{
    for (uint32_t j = 0; j < TEX_QUAD_LANES; j++) {
        uint32_t status = beat->status[j];
        bool faulty = (status >= TEX_STATUS_ILLEGAL && status <= TEX_STATUS_MEMORY_ERROR) ||
                      status == TEX_STATUS_UNSUPPORTED_SAMPLER;
        if (!faulty)
            continue;
        if (!fault->valid) {
            fault->valid = 1;
            fault->code = status;
            fault->warp = beat->warp;
            fault->lane = TEX_QUAD_LANES * beat->quad + j;
        }
        fault->count += beat->faults ? beat->faults : 1;
        if (fault->count > TEX_FAULT_COUNT_MAX)
            fault->count = TEX_FAULT_COUNT_MAX;
    }
}

/* Boundaries at which a pass of a thread must show, and the requests that it must make on cold caches. */
static void add_pass(struct golden *g, const struct tex_thread_trace *t, const struct tex_regs *regs)
{
    uint64_t line[TEX_PIPE_LINES];
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++) {
        const struct tex_pipe_stage *stage = &tex_pipe[i];
        if (!tex_pipe_shows(t, i))
            continue;
        g->minimum[stage->boundary]++;
        for (uint32_t left = stage->wants ? stage->wants(t, regs, line) : 0; left; left &= left - 1) {
            enum tex_boundary request = stage->request[lowest_bit(left)];
            g->minimum[request] = g->minimum[TEX_AT_AXI_AR] = g->minimum[TEX_AT_AXI_R] = 1;
            g->minimum[TEX_AT_AXI_RSP] = 1;
            if (request == TEX_AT_LOOKUP_REQ)
                g->minimum[TEX_AT_FILL] = 1;
        }
    }
    g->footprints += tex_pipe_crosses(t, TEX_PIPE_LOOKUP);
    g->threads += t->pass == 0 && !t->decode.tag.token;
}

static bool add_warp(struct golden *g, size_t index, const struct tex_regs *regs, const struct tex_warp_result *r)
{
    struct golden_beat *beats = realloc(g->beats, (g->beats_count + r->beats) * sizeof *beats);
    if (!beats)
        return false;
    g->beats = beats;
    for (unsigned i = 0; i < r->beats; i++) {
        struct golden_beat *beat = &g->beats[g->beats_count++];
        memset(beat, 0, sizeof *beat);
        beat->instruction = index;
        tex_pack_result(beat->words, 0, &r->beat[i]);
        add_faults(&g->fault, &r->beat[i]);
        g->minimum[TEX_AT_FAULT_EVENT] |= g->fault.count > 0;
    }
    for (unsigned i = 0; i < r->threads; i++) {
        add_pass(g, &r->trace[i], regs);
        if (!golden_registers_add(&g->stores, &r->trace[i]))
            return false;
    }
    g->minimum[TEX_AT_STORE] += r->threads > 0 && tex_pipe_stores(&r->trace[0]);
    g->minimum[TEX_AT_ISSUE] += TEX_ISSUE_BEATS;
    g->minimum[TEX_AT_RESULT] += r->beats;
    return true;
}

bool golden_build(struct golden *g, const struct test_case *c)
{
    uint8_t hash[TEX_WARPS] = {0};
    struct tex_regs regs;
    struct tex_warp_result *r = malloc(sizeof *r);
    bool good = r != NULL;
    size_t step = 0;
    tex_regs_from_config(&c->config, &regs);
    memset(g, 0, sizeof *g);
    image_init_over(&g->memory, &c->image);
    struct tex_memory memory = image_stored_memory(&g->memory);
    g->instructions = c->warps_count;
    for (size_t i = 0; good && i < c->warps_count; i++) {
        uint8_t *of_warp = &hash[c->warps[i].warp.header.warp % TEX_WARPS];
        tex_execute(&c->config, &memory, &c->warps[i].warp, *of_warp, &g->cover, r);
        *of_warp = r->hash;
        golden_clear(g, c, i, &step);
        good = add_warp(g, i, &regs, r);
    }
    golden_clear(g, c, c->warps_count, &step);
    free(r);
    good = good && golden_near(g, c);
    g->minimum[TEX_AT_REGS] = g->minimum[TEX_AT_FAULT] = g->minimum[TEX_AT_TRAP] = 1;
    g->minimum[TEX_AT_AXIL_AW] = g->minimum[TEX_AT_AXIL_W] = g->minimum[TEX_AT_AXIL_B] = 1;
    g->minimum[TEX_AT_AXIL_AR] = g->minimum[TEX_AT_AXIL_R] = 1;
    if (!good)
        golden_free(g);
    return good;
}

void golden_free(struct golden *g)
{
    free(g->beats);
    free(g->stores.traps);
    free(g->options);
    image_free(&g->memory);
    memset(g, 0, sizeof *g);
}

void golden_trace_over(const struct test_case *c, size_t index, struct image *before, struct tex_warp_result *out)
{
    uint8_t hash[TEX_WARPS] = {0};
    struct image after;
    image_init_over(before, &c->image);
    image_init_over(&after, before);
    struct tex_memory memory = image_stored_memory(before), apart = image_stored_memory(&after);
    for (size_t i = 0; i <= index; i++) {
        uint8_t *of_warp = &hash[c->warps[i].warp.header.warp % TEX_WARPS];
        tex_execute(&c->config, i < index ? &memory : &apart, &c->warps[i].warp, *of_warp, NULL, out);
        *of_warp = out->hash;
    }
    image_free(&after);
}

void golden_trace(const struct test_case *c, size_t index, struct tex_warp_result *out)
{
    struct image before;
    golden_trace_over(c, index, &before, out);
    image_free(&before);
}

bool golden_payload(const struct tex_thread_trace *t, enum tex_boundary boundary, uint32_t words[TEX_PAYLOAD_WORDS])
{
    const struct tex_pipe_stage *stage = tex_pipe_at(boundary);
    memset(words, 0, TEX_PAYLOAD_WORDS * sizeof *words);
    if (!stage || !stage->prints || !tex_pipe_shows(t, (unsigned)(stage - tex_pipe)))
        return false;
    stage->pack(t, words);
    return true;
}
