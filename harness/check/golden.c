// SPDX-License-Identifier: Apache-2.0
#include "check/golden.h"

#include <stdlib.h>
#include <string.h>

#define FAULT_COUNT_MAX 65535U

/* The fault record after one more result beat (PD-95). A token stands in lane 0 of quad 0. */
static void add_faults(struct tex_fault *fault, const struct tex_result *beat)
{
    for (uint32_t j = 0; j < TEX_QUAD_LANES; j++) {
        uint32_t status = beat->status[j];
        if (status < TEX_STATUS_ILLEGAL || status > TEX_STATUS_MEMORY_ERROR)
            continue;
        if (!fault->valid) {
            fault->valid = 1;
            fault->code = status;
            fault->warp = beat->warp;
            fault->lane = TEX_QUAD_LANES * beat->quad + j;
        }
        if (fault->count < FAULT_COUNT_MAX)
            fault->count++;
    }
}

/* Boundaries that a thread must cross, and the requests that it cannot do without on cold caches. */
static void add_thread(struct golden *g, const struct tex_thread_trace *t)
{
    static const enum tex_boundary always[] = {TEX_AT_DECODE, TEX_AT_BIND,    TEX_AT_HEADER, TEX_AT_COORD,
                                               TEX_AT_WRAP,   TEX_AT_ADDRESS, TEX_AT_LOOKUP, TEX_AT_CACHE,
                                               TEX_AT_TEXEL,  TEX_AT_FILTER};
    for (unsigned i = 0; i < sizeof always / sizeof *always; i++)
        g->minimum[always[i]]++;
    bool handle = t->decode.tag.status == TEX_STATUS_OK && !t->decode.tag.token && !t->decode.bindless;
    bool header = t->bind.tag.status == TEX_STATUS_OK && !t->bind.tag.token;
    bool texels = t->address.fetch != 0;
    if (handle)
        g->minimum[TEX_AT_BIND_REQ] = 1;
    if (header)
        g->minimum[TEX_AT_HEADER_REQ] = g->minimum[TEX_AT_SAMPLER_REQ] = 1;
    if (texels)
        g->minimum[TEX_AT_LOOKUP_REQ] = g->minimum[TEX_AT_FILL] = 1;
    if (handle || header || texels)
        g->minimum[TEX_AT_AXI_AR] = g->minimum[TEX_AT_AXI_R] = g->minimum[TEX_AT_AXI_RSP] = 1;
    g->footprints++;
    g->threads += !t->decode.tag.token;
}

static bool add_warp(struct golden *g, size_t index, const struct tex_warp_result *r)
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
        g->minimum[TEX_AT_FAULT_EVENT] = g->fault.count > 0;
    }
    for (unsigned i = 0; i < r->threads; i++)
        add_thread(g, &r->trace[i]);
    g->minimum[TEX_AT_ISSUE] += TEX_ISSUE_BEATS;
    g->minimum[TEX_AT_RESULT] += r->beats;
    return true;
}

bool golden_build(struct golden *g, const struct test_case *c)
{
    uint8_t hash[TEX_WARPS] = {0};
    struct tex_memory memory = image_memory(&c->image);
    struct tex_warp_result *r = malloc(sizeof *r);
    bool good = r != NULL;
    memset(g, 0, sizeof *g);
    g->instructions = c->warps_count;
    for (size_t i = 0; good && i < c->warps_count; i++) {
        uint8_t *of_warp = &hash[c->warps[i].warp.header.warp % TEX_WARPS];
        tex_execute(&c->config, &memory, &c->warps[i].warp, *of_warp, &g->cover, r);
        *of_warp = r->hash;
        good = add_warp(g, i, r);
    }
    free(r);
    g->minimum[TEX_AT_REGS] = g->minimum[TEX_AT_FAULT] = 1;
    g->minimum[TEX_AT_AXIL_AW] = g->minimum[TEX_AT_AXIL_W] = g->minimum[TEX_AT_AXIL_B] = 1;
    g->minimum[TEX_AT_AXIL_AR] = g->minimum[TEX_AT_AXIL_R] = 1;
    if (!good)
        golden_free(g);
    return good;
}

void golden_free(struct golden *g)
{
    free(g->beats);
    memset(g, 0, sizeof *g);
}

void golden_trace(const struct test_case *c, size_t index, struct tex_warp_result *out)
{
    uint8_t hash[TEX_WARPS] = {0};
    struct tex_memory memory = image_memory(&c->image);
    for (size_t i = 0; i <= index; i++) {
        uint8_t *of_warp = &hash[c->warps[i].warp.header.warp % TEX_WARPS];
        tex_execute(&c->config, &memory, &c->warps[i].warp, *of_warp, NULL, out);
        *of_warp = out->hash;
    }
}

bool golden_payload(const struct tex_thread_trace *t, enum tex_boundary boundary, uint32_t words[TEX_FRAME_WORDS])
{
#define STAGE(at, stage)                                                                                               \
    case at:                                                                                                           \
        tex_pack_##stage(words, 0, &t->stage);                                                                         \
        return true;
    memset(words, 0, TEX_FRAME_WORDS * sizeof *words);
    switch (boundary) {
        STAGE(TEX_AT_DECODE, decode)
        STAGE(TEX_AT_BIND, bind)
        STAGE(TEX_AT_HEADER, header)
        STAGE(TEX_AT_COORD, coord)
        STAGE(TEX_AT_WRAP, wrap)
        STAGE(TEX_AT_ADDRESS, address)
        STAGE(TEX_AT_CACHE, cache)
        STAGE(TEX_AT_TEXEL, texel)
        STAGE(TEX_AT_FILTER, filter)
    default:
        return false;
    }
#undef STAGE
}
