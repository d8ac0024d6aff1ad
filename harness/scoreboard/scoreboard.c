// SPDX-License-Identifier: Apache-2.0
#include "scoreboard/scoreboard.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compare/hang.h"
#include "scoreboard/scoreboard_state.h"

#define DEAD 64U /* working cycles without a transfer in the pipeline: nothing takes that long */
/* Strictness arch: results, writes, and faults. */
#define AT_ARCH                                                                                                        \
    (TEX_BIT(TEX_AT_RESULT) | TEX_BIT(TEX_AT_AXI_AW) | TEX_BIT(TEX_AT_AXI_W) | TEX_BIT(TEX_AT_AXIL_B) |                \
     TEX_BIT(TEX_AT_AXIL_R))

static tex_boundary_set stage_bits(void)
{
    tex_boundary_set bits = 0;
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++)
        bits |= TEX_BIT(tex_pipe[i].boundary);
    return bits;
}

tex_boundary_set scoreboard_compared(enum case_strictness strictness, tex_boundary_set visible)
{
    /* The trap record follows what surface shows, which is compared. When a level changes is a matter of cycles. */
    tex_boundary_set ordered = AT_ARCH | stage_bits() | (TEX_SET_STANDING & ~TEX_BIT(TEX_AT_TRAP) & ~TEX_SET_LEVEL) |
                               TEX_BIT(TEX_AT_AXI_RSP) | TEX_BIT(TEX_AT_FILL) | TEX_BIT(TEX_AT_FAULT_EVENT);
    return visible & (strictness == STRICT_ARCH ? AT_ARCH : ordered);
}

/* All bits of the fields that do not depend on history. */
static void make_masks(struct scoreboard *s)
{
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        for (unsigned i = 0; i < tex_boundaries[b].leaves_count && tex_boundaries[b].words <= SCOREBOARD_PAYLOAD_WORDS;
             i++) {
            const struct tex_leaf_info *leaf = &tex_boundaries[b].leaves[i];
            for (unsigned bit = leaf->offset;
                 !leaf->history && bit < leaf->offset + (unsigned)leaf->width * leaf->count; bit++)
                s->mask[b][bit / 32] |= 1U << bit % 32;
        }
}

struct scoreboard *scoreboard_create(const struct scoreboard_options *options)
{
    bool ranges = (options->strictness == STRICT_ORDER || options->strictness == STRICT_ARCH) && options->window > 0 &&
                  options->window <= CASE_WINDOW_MAX && (options->visible & TEX_SET_PORTS) == TEX_SET_PORTS;
    struct scoreboard *s = ranges ? calloc(1, sizeof *s) : NULL;
    if (!s)
        return NULL;
    s->options = *options;
    s->compared = scoreboard_compared(options->strictness, options->visible);
    s->stages = s->compared & stage_bits();
    make_masks(s);
    unsigned at = 0;
    for (unsigned i = 0; i < TEX_PIPE_STAGES; at += tex_boundaries[tex_pipe[i++].boundary].words)
        s->shown_at[i] = at;
    if (at > SCOREBOARD_SHOWN_WORDS) { /* a wider payload needs more */
        free(s);
        return NULL;
    }
    scoreboard_restart(s);
    return s;
}

void scoreboard_destroy(struct scoreboard *s)
{
    if (!s)
        return;
    scoreboard_lines_free(&s->lines);
    for (uint64_t i = 0; i < s->threads_size; i++) {
        scoreboard_pass_free(s->threads[i]);
        free(s->threads[i]);
    }
    free(s->threads);
    free(s->warps);
    free(s);
}

void scoreboard_restart(struct scoreboard *s)
{
    scoreboard_lines_clear(&s->lines);
    scoreboard_reads_clear(&s->reads);
    scoreboard_regs_clear(&s->regs);
    scoreboard_faults_clear(&s->faults);
    scoreboard_writes_clear(&s->writes);
    s->warp_first = s->warp_next = s->result_warp = 0;
    s->thread_first = s->thread_next = s->issue_beats = s->unanswered = 0;
    memset(s->at, 0, sizeof s->at);
    memset(s->pass_at, 0, sizeof s->pass_at);
    memset(s->at_work, 0, sizeof s->at_work);
    memset(s->hash, 0, sizeof s->hash);
    s->cycle = 1; /* 0 stands for never */
    s->work = s->moved = 0;
}

/* The pass of the thread that is furthest among those under way: it holds up the others. */
static unsigned foremost(const struct scoreboard *s, const struct scoreboard_thread *t, uint64_t number)
{
    unsigned pass = 0;
    for (unsigned i = TEX_PIPE_LOD; i <= TEX_PIPE_TEXEL; i++)
        if (scoreboard_shows(s, t, i))
            pass = scoreboard_pass_crossed(s, i, number);
    return pass;
}

/* The boundary at which the thread must show next; *since is the work from which the window counts. */
static enum tex_boundary next_of(const struct scoreboard *s, uint64_t number, uint64_t *since)
{
    const struct scoreboard_thread *t = scoreboard_thread_at(s, number);
    unsigned i = 0, pass = foremost(s, t, number);
    while (i < TEX_PIPE_STAGES &&
           (!scoreboard_shows(s, t, i) || s->at[i] > number || scoreboard_pass_crossed(s, i, number) > pass))
        i++;
    uint64_t work = t->work;
    *since = work > s->at_work[i] ? work : s->at_work[i];
    return i < TEX_PIPE_STAGES ? tex_pipe[i].boundary : TEX_AT_RESULT;
}

/* Late, and nothing else moves either. */
static void hang(const struct scoreboard *s, const struct tex_frame *f, enum tex_boundary b, struct failure *failure)
{
    failure->kind = FAILURE_HANG;
    failure->ending = ENDING_HANG;
    hang_found(f, s->options.visible, &failure->difference);
    snprintf(failure->text, sizeof failure->text,
             "nothing has moved in the pipeline for %" PRIu64
             " working cycles: the next beat of boundary %s does not come, "
             "the window is %" PRIu32,
             s->work - s->moved, tex_boundaries[b].name, s->options.window);
}

/* The last thread of a result beat. */
static bool ends_beat(const struct scoreboard_warp *w, const struct tex_tag *tag)
{
    return scoreboard_stores(w) ? tag->last : tag->quad_last;
}

/* The oldest thread holds up all others: it must move on. */
static bool oldest_moves(struct scoreboard *s, const struct tex_frame *f, struct failure *failure)
{
    if (s->warp_first == s->warp_next)
        return true;
    const struct scoreboard_warp *w = scoreboard_warp_at(s, s->warp_first);
    if (w->taken >= w->threads)
        return true;
    uint64_t number = w->first + w->taken, since;
    enum tex_boundary b = next_of(s, number, &since);
    /* A result waits for the last thread of its quad. */
    while (b == TEX_AT_RESULT && !ends_beat(w, &scoreboard_thread_at(s, number)->first.trace.decode.tag) &&
           number + 1 < s->thread_next)
        b = next_of(s, ++number, &since);
    struct scoreboard_thread *t = scoreboard_thread_at(s, number);
    if (s->work - since <= s->options.window)
        return true;
    bool clean = failure->kind == FAILURE_NOT;
    scoreboard_in_time(s, b, since, false, failure);
    if (clean && f->valid >> b & 1) /* it is offered and not taken */
        failure->difference.stage = lockstep_consumer(f, b);
    if (clean && s->work - s->moved >= DEAD)
        hang(s, f, b, failure);
    if (clean)
        scoreboard_fail_at(s, failure, t->warp, t->first.trace.decode.tag.lane);
    t->work = s->work; /* said once a window */
    return false;
}

/* Cycles in which the unit waits for its environment are no work. */
static void count_work(struct scoreboard *s, const struct tex_frame *f)
{
    tex_boundary_set waits =
        f->valid & ~f->ready &
        (TEX_BIT(TEX_AT_AXI_AR) | TEX_BIT(TEX_AT_AXI_AW) | TEX_BIT(TEX_AT_AXI_W) | TEX_BIT(TEX_AT_RESULT));
    s->unanswered += frame_transfer(f, TEX_AT_AXI_AW);
    s->unanswered -= s->unanswered > 0 && frame_transfer(f, TEX_AT_AXI_B);
    s->work += s->reads.outstanding == 0 && s->unanswered == 0 && !waits;
    if (f->valid & f->ready & s->options.visible & TEX_SET_PIPELINE)
        s->moved = s->work;
    s->cycle++;
}

static bool internal(struct failure *failure)
{
    *failure = (struct failure){.kind = FAILURE_INTERNAL, .ending = ENDING_INTERNAL};
    failure->instruction = failure->lane = FAILURE_NONE;
    snprintf(failure->text, sizeof failure->text, "out of memory");
    return false;
}

bool scoreboard_cycle(struct scoreboard *s, bool reset, const struct tex_frame *f, struct failure *failure)
{
    struct failure found = {.kind = FAILURE_NOT};
    if (reset) {
        if (!s->in_reset)
            scoreboard_restart(s);
        s->in_reset = true;
        return true;
    }
    s->in_reset = false;
    bool good = scoreboard_regs_cycle(s, f, &found);
    good &= scoreboard_reads_cycle(s, f, &found);
    scoreboard_issue_cycle(s, f);
    good &= !s->out_of_memory && scoreboard_stages_cycle(s, f, &found);
    good &= !s->out_of_memory && scoreboard_writes_cycle(s, f, &found);
    good &= !s->out_of_memory && scoreboard_result_cycle(s, f, &found);
    good &= scoreboard_faults_cycle(s, f, &found);
    good &= oldest_moves(s, f, &found);
    count_work(s, f);
    if (s->out_of_memory)
        return internal(failure);
    if (!good)
        *failure = found;
    return good;
}

/* Name the most upstream boundary that lacks a beat. */
static bool missing(struct scoreboard *s, enum tex_boundary b, uint64_t beats, struct failure *failure)
{
    *failure = (struct failure){.kind = FAILURE_NOT};
    scoreboard_fail(s, failure, DIFFERS_VALID, b, NULL);
    snprintf(failure->text, sizeof failure->text, "%" PRIu64 " beats of boundary %s did not come", beats,
             tex_boundaries[b].name);
    return false;
}

bool scoreboard_end(struct scoreboard *s, struct failure *failure)
{
    const struct scoreboard_faults *q = &s->faults;
    const struct scoreboard_reads *r = &s->reads;
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++)
        if (scoreboard_compares(s, tex_pipe[i].boundary) && s->at[i] < s->thread_next) {
            missing(s, tex_pipe[i].boundary, s->thread_next - s->at[i], failure);
            if (s->pass_at[i] > 0)
                snprintf(failure->text, sizeof failure->text, "pass %u of a thread did not come to boundary %s",
                         s->pass_at[i] + 1, tex_boundaries[tex_pipe[i].boundary].name);
            scoreboard_fail_at(s, failure, scoreboard_thread_at(s, s->at[i])->warp,
                               scoreboard_thread_at(s, s->at[i])->first.trace.decode.tag.lane);
            return false;
        }
    for (uint64_t n = s->warp_first; n < s->warp_next; n++)
        if (scoreboard_warp_at(s, n)->taken < scoreboard_warp_at(s, n)->threads) {
            missing(s, TEX_AT_RESULT, 1, failure);
            scoreboard_fail_at(s, failure, n, FAILURE_NONE);
            return false;
        }
    if (q->events_head != q->events_tail)
        return missing(s, TEX_AT_FAULT_EVENT, q->events_tail - q->events_head, failure);
    if (!r->lost && scoreboard_compares(s, TEX_AT_AXI_RSP) && r->shown_head != r->shown_tail)
        return missing(s, TEX_AT_AXI_RSP, r->shown_tail - r->shown_head, failure);
    uint64_t fills = r->lost ? 0 : scoreboard_reads_unfilled(s);
    return fills == 0 || missing(s, TEX_AT_FILL, fills, failure);
}

bool scoreboard_idle(const struct scoreboard *s)
{
    return s->warp_first == s->warp_next && s->issue_beats == 0;
}

const struct scoreboard_counts *scoreboard_counts(const struct scoreboard *s)
{
    return &s->counts;
}

const struct tex_cover *scoreboard_cover(const struct scoreboard *s)
{
    return &s->cover;
}

const uint32_t *scoreboard_expected(const struct scoreboard *s)
{
    return s->has_expected ? s->expected : NULL;
}

uint32_t scoreboard_result_instruction(const struct scoreboard *s)
{
    return (uint32_t)s->result_warp;
}
