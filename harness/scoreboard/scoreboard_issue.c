// SPDX-License-Identifier: Apache-2.0
/* Instructions as the issue port takes them, and the threads that they execute. */
#include <stdlib.h>
#include <string.h>

#include "scoreboard/scoreboard_state.h"
#include "tex_stages.h"

#define QUADS (TEX_WARP_LANES / TEX_QUAD_LANES)
#define RING_FIRST 64U

static bool grow_warps(struct scoreboard *s)
{
    uint64_t size = s->warps_size ? 2 * s->warps_size : RING_FIRST;
    struct scoreboard_warp *warps = calloc(size, sizeof *warps);
    if (!warps)
        return false;
    for (uint64_t n = s->warp_first; n < s->warp_next; n++)
        warps[n & (size - 1)] = *scoreboard_warp_at(s, n);
    free(s->warps);
    s->warps = warps;
    s->warps_size = size;
    return true;
}

/* Threads do not move: the ring holds pointers, and finished threads are used again. */
static bool grow_threads(struct scoreboard *s)
{
    uint64_t size = s->threads_size ? 2 * s->threads_size : RING_FIRST;
    struct scoreboard_thread **threads = calloc(size, sizeof *threads);
    if (!threads)
        return false;
    for (uint64_t i = 0; i < s->threads_size; i++)
        threads[(s->thread_first + i) & (size - 1)] = scoreboard_thread_at(s, s->thread_first + i);
    free(s->threads);
    s->threads = threads;
    s->threads_size = size;
    return true;
}

/* The next thread of the instruction, or its token; `quad` and `lane` as tex_pipe_begin takes them. */
static struct scoreboard_thread *add_thread(struct scoreboard *s, struct scoreboard_warp *w,
                                            const struct tex_issue_quad *quad, unsigned lane)
{
    if (s->thread_next - s->thread_first == s->threads_size && !grow_threads(s)) {
        s->out_of_memory = true;
        return NULL;
    }
    struct scoreboard_thread **place = &s->threads[s->thread_next & (s->threads_size - 1)];
    if (!*place)
        *place = calloc(1, sizeof **place);
    struct scoreboard_thread *t = *place;
    if (!t) {
        s->out_of_memory = true;
        return NULL;
    }
    tex_pipe_begin(&w->instruction, quad, lane, w->hash, &t->first.trace);
    t->warp = s->warp_next - 1;
    t->work = s->work;
    scoreboard_pass_clear(t);
    t->forked = t->failed = t->undecided = false;
    s->thread_next++;
    s->counts.threads++;
    w->threads++;
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++) {
        s->counts.minimum[tex_pipe[i].boundary] += scoreboard_shows(s, t, i);
        scoreboard_stage_advance(s, i);
    }
    return t;
}

static void begin(struct scoreboard *s, const uint32_t *words)
{
    struct tex_issue_header header;
    if (s->warp_next - s->warp_first == s->warps_size && !grow_warps(s)) {
        s->out_of_memory = true;
        return;
    }
    tex_unpack_issue_header(words, 0, &header);
    struct scoreboard_warp *w = scoreboard_warp_at(s, s->warp_next++);
    *w = (struct scoreboard_warp){.issued = s->cycle, .first = s->thread_next};
    tex_decode_header(&header, &w->instruction);
    tex_rules_of_instruction(&header, &w->instruction, &w->rules);
    w->hash = s->hash[w->instruction.common.tag.warp];
    memcpy(w->floor, s->regs.invalidate, sizeof w->floor);
}

static void add_quad(struct scoreboard *s, struct scoreboard_warp *w, const uint32_t *words)
{
    struct tex_issue_quad quad;
    unsigned base = TEX_QUAD_LANES * w->quads;
    if (!(w->instruction.exec >> base & ((1U << TEX_QUAD_LANES) - 1)))
        return;
    tex_unpack_issue_quad(words, 0, &quad);
    s->counts.minimum[TEX_AT_RESULT] += !scoreboard_stores(w);
    for (unsigned lane = base; lane < base + TEX_QUAD_LANES; lane++) {
        struct scoreboard_thread *t = w->instruction.exec >> lane & 1 ? add_thread(s, w, &quad, lane) : NULL;
        if (!t)
            continue;
        memcpy(t->inputs.ra, &quad.ra[4 * (lane - base)], sizeof t->inputs.ra);
        memcpy(t->inputs.rb, &quad.rb[4 * (lane - base)], sizeof t->inputs.rb);
    }
}

bool scoreboard_issue_cycle(struct scoreboard *s, const struct tex_frame *f)
{
    const uint32_t *words = frame_payload(f, TEX_AT_ISSUE);
    if (!frame_transfer(f, TEX_AT_ISSUE))
        return true;
    if (s->issue_beats++ == 0) {
        begin(s, words);
        return true;
    }
    struct scoreboard_warp *w = scoreboard_warp_at(s, s->warp_next - 1);
    add_quad(s, w, words);
    if (++w->quads < QUADS)
        return true;
    s->counts.minimum[TEX_AT_RESULT] += w->instruction.exec == 0 || scoreboard_stores(w);
    if (w->instruction.exec == 0) {
        add_thread(s, w, NULL, 0);
    }
    s->hash[w->instruction.common.tag.warp] = tex_decode_hash(&w->instruction, w->hash);
    s->issue_beats = 0;
    s->counts.instructions++;
    return true;
}
