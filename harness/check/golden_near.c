// SPDX-License-Identifier: Apache-2.0
/* Ambiguous results: legal values of threads that read a line before or after a store. */
#include <string.h>

#include "base/bits.h"
#include "check/golden_part.h"
#include "tex_stages.h"

/*
 * Lines that a stage of the thread reads, one after the other: of texels, or of what decides where they are. Those of a
 * load have one version: it reads memory itself, in program order.
 */
static void each_line(struct near *n, size_t index, const struct tex_thread_trace *t, enum stored_class class,
                      bool (*each)(struct near *n, size_t index, enum stored_class class, struct stored_line *line),
                      bool *all)
{
    uint64_t number[TEX_PIPE_LINES];
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++) {
        const struct tex_pipe_stage *stage = &tex_pipe[i];
        if ((i == TEX_PIPE_CACHE) != (class == STORED_TEXELS) || i == TEX_PIPE_LOAD || !tex_pipe_crosses(t, i) ||
            !stage->wants)
            continue;
        for (uint32_t left = stage->wants(t, &n->regs, number); left; left &= left - 1) {
            struct stored_line *line = stored_find(&n->stored, number[lowest_bit(left)]);
            if (line)
                *all &= each(n, index, class, line);
        }
    }
}

static bool note(struct near *n, size_t index, enum stored_class class, struct stored_line *line)
{
    stored_read(&n->stored, index, class, line);
    return true;
}

/* All versions that may be read are the same. */
static bool settled(struct near *n, size_t index, enum stored_class class, struct stored_line *line)
{
    uint32_t version[STORED_VERSIONS];
    unsigned count = stored_versions(&n->stored, index, class, line, version);
    struct tex_line first, other;
    bool same = count > 0;
    for (unsigned i = 0; same && i < count; i++) {
        stored_value(&n->stored, line, version[i], i ? &other : &first);
        same = i == 0 || memcmp(first.data, other.data, sizeof first.data) == 0;
    }
    return same;
}

static struct golden_beat *beat_of(const struct near *n, size_t index, uint32_t quad)
{
    struct golden *g = n->golden;
    struct tex_result beat;
    for (size_t i = n->beat; i < g->beats_count && g->beats[i].instruction == index; i++) {
        tex_unpack_result(g->beats[i].words, 0, &beat);
        if (beat.quad == quad)
            return &g->beats[i];
    }
    return NULL;
}

/* The instruction's read addresses are unknown, and its write addresses if it stores. */
static void open_all(struct near *n, size_t index, const struct tex_warp_result *r)
{
    struct golden *g = n->golden;
    g->unsure = true;
    g->memory_unsure |= tex_pipe_stores(&r->trace[0]) || tex_surface_changes(&r->trace[0].decode.op);
    for (unsigned k = 0; k < STORED_CLASSES; k++)
        stored_read(&n->stored, index, (enum stored_class)k, NULL);
    for (size_t i = n->beat; i < g->beats_count && g->beats[i].instruction == index; i++)
        g->beats[i].near = g->beats[i].open = true;
}

/* Passes of the thread that begins with this one. */
static unsigned passes_of(const struct tex_thread_trace *t)
{
    unsigned passes = 1;
    while (t[passes - 1].lod.tag.more)
        passes++;
    return passes;
}

/* A thread of the instruction, all of whose lines are noted. */
static void mark_thread(struct near *n, size_t index, const struct tex_thread_trace *t, unsigned passes)
{
    bool plain = true;
    for (unsigned i = 0; i < passes; i++)
        each_line(n, index, &t[i], STORED_TEXELS, settled, &plain);
    struct golden_beat *beat = plain ? NULL : beat_of(n, index, t->decode.tag.lane / TEX_QUAD_LANES);
    if (beat)
        golden_add_options(n, index, beat, t, passes);
}

static void mark(void *user, size_t index, const struct tex_warp_result *r)
{
    struct near *n = user;
    bool known = true;
    while (n->beat < n->golden->beats_count && n->golden->beats[n->beat].instruction < index)
        n->beat++;
    for (unsigned i = 0; i < r->threads; i++)
        each_line(n, index, &r->trace[i], STORED_DESCRIPTORS, note, &known);
    for (unsigned i = 0; i < r->threads; i++)
        each_line(n, index, &r->trace[i], STORED_DESCRIPTORS, settled, &known);
    if (!known) {
        open_all(n, index, r);
        return;
    }
    for (unsigned i = 0; i < r->threads; i++)
        each_line(n, index, &r->trace[i], STORED_TEXELS, note, &known);
    for (unsigned i = 0, passes; i < r->threads; i += passes) {
        passes = passes_of(&r->trace[i]);
        mark_thread(n, index, &r->trace[i], passes);
    }
}

static void wrote(void *user, const struct golden_write *write)
{
    struct near *n = user;
    stored_write(&n->stored, write->index, write->address, write->line, write->strobes);
    n->golden->stores.writes++;
    n->golden->stores.errors += write->error;
}

/* Requests and faults of an instruction are not determined. */
static void open_case(struct golden *g)
{
    static const enum tex_boundary uncertain[] = {TEX_AT_LOOKUP_REQ, TEX_AT_FILL, TEX_AT_FAULT_EVENT};
    for (unsigned i = 0; g->unsure && i < sizeof uncertain / sizeof *uncertain; i++)
        g->minimum[uncertain[i]] = 0;
    for (size_t i = 0; i < g->beats_count; i++) {
        g->beats[i].near |= g->memory_unsure;
        g->beats[i].open |= g->memory_unsure;
        g->near_beats += g->beats[i].near;
    }
}

bool golden_near(struct golden *g, const struct test_case *c)
{
    struct near n = {.golden = g};
    const struct golden_run stores = {.wrote = wrote, .user = &n}, reads = {.ran = mark, .user = &n};
    if (g->minimum[TEX_AT_STORE] == 0 && g->stores.dropped[TEX_ACTION_ATOM] == 0)
        return true;
    stored_init(&n.stored, c);
    bool good = !n.stored.no_memory && golden_run(c, &stores);
    stored_sort(&n.stored);
    tex_regs_from_config(&c->config, &n.regs);
    good = good && !n.stored.no_memory && (n.stored.lines_count == 0 || golden_run(c, &reads));
    open_case(g);
    if (!g->memory_unsure) /* each line of an instruction is one write */
        g->minimum[TEX_AT_AXI_AW] = g->minimum[TEX_AT_AXI_W] = g->minimum[TEX_AT_AXI_B] = n.stored.writes_count;
    good = good && !n.stored.no_memory && !n.no_memory;
    stored_free(&n.stored);
    return good;
}
