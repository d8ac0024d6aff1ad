// SPDX-License-Identifier: Apache-2.0
/* Result beats: of each warp in issue order, and at strictness order of all warps together. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "scoreboard/scoreboard_state.h"
#include "tex_stages.h"

/* The instruction whose beat this must be, SCOREBOARD_NONE if there is none. */
static uint64_t owner_of(const struct scoreboard *s, const struct tex_result *beat)
{
    for (uint64_t n = s->warp_first; n < s->warp_next; n++) {
        const struct scoreboard_warp *w = scoreboard_warp_at(s, n);
        if (!w->done && (s->options.strictness == STRICT_ORDER || w->instruction.common.tag.warp == beat->warp))
            return n;
    }
    return SCOREBOARD_NONE;
}

/* Its last thread may be in before its last quad. */
bool scoreboard_whole(const struct scoreboard *s, const struct scoreboard_warp *w)
{
    return w->threads > 0 && scoreboard_thread_at(s, w->first + w->threads - 1)->first.trace.decode.tag.last;
}

/* Threads of the next beat of the instruction, 0 if it is not complete: those of a quad, or all of a store. */
static unsigned quad_size(const struct scoreboard *s, const struct scoreboard_warp *w)
{
    if (scoreboard_stores(w))
        return scoreboard_whole(s, w) ? w->threads : 0;
    for (uint32_t n = w->taken; n < w->threads; n++)
        if (scoreboard_thread_at(s, w->first + n)->first.trace.decode.tag.quad_last)
            return n - w->taken + 1;
    return 0;
}

static unsigned place_of(const struct tex_tag *tag)
{
    return tag->token ? 0 : tag->lane % TEX_QUAD_LANES;
}

/* Nothing is known of the thread's values: take the RTL's part. */
static void copy_part(struct tex_result *wanted, const struct scoreboard_thread *t, const struct tex_result *beat)
{
    const struct tex_decode *d = &t->first.trace.decode;
    struct tex_answer answer = {.tag = d->tag, .op = d->op};
    unsigned j = place_of(&d->tag);
    tex_result_add(wanted, &answer);
    wanted->status[j] = beat->status[j];
    wanted->pred = (wanted->pred & ~(1U << j)) | (beat->pred & 1U << j);
    memcpy(&wanted->value[4 * j], &beat->value[4 * j], 4 * sizeof *wanted->value);
}

static void count_rules(struct scoreboard *s, const struct scoreboard_thread *t, const struct scoreboard_pass *pass)
{
    struct tex_rule_set set = {{0}};
    tex_rules_of_thread(&scoreboard_warp_at(s, t->warp)->instruction, &t->inputs, &pass->trace, &set);
    tex_rules_count(&s->cover, &set);
}

/* The thread is known: so is how many passes it had to show. */
static void count_thread(struct scoreboard *s, const struct scoreboard_thread *t)
{
    count_rules(s, t, &t->first);
    for (const struct scoreboard_pass *pass = &t->first; scoreboard_pass_follows(pass); pass = pass->next) {
        count_rules(s, t, pass->next);
        for (unsigned i = TEX_PIPE_LOD; i <= TEX_PIPE_TEXEL; i++)
            s->counts.minimum[tex_pipe[i].boundary] += scoreboard_shows(s, t, i);
    }
}

/* Add the thread's expected result. False, with `failure`, if it cannot be determined. */
static bool add_part(struct scoreboard *s, struct scoreboard_thread *t, const struct tex_result *beat,
                     struct tex_result *wanted, struct failure *failure)
{
    struct unsolved why = {.unread = false};
    enum solved solved = SOLVED;
    if (t->failed || t->undecided) {
        copy_part(wanted, t, beat);
        return true;
    }
    unsigned last = tex_pipe_last(&t->first.trace);
    if (t->forked || scoreboard_pass_last(t)->evaluated <= last)
        solved = scoreboard_solve(s, t, 0, last, beat, &why);
    t->undecided = solved == SOLVED_UNDECIDED;
    s->counts.undecided += t->undecided;
    if (solved == SOLVED)
        count_thread(s, t);
    if (solved == SOLVED || (solved == SOLVED_NOT && why.stage == TEX_PIPE_STAGES)) {
        struct tex_answer answer = why.answer;
        if (solved == SOLVED)
            tex_pipe_answer(&scoreboard_pass_last(t)->trace, &answer);
        tex_result_add(wanted, &answer);
        return true;
    }
    copy_part(wanted, t, beat);
    t->failed = solved == SOLVED_NOT;
    return !t->failed || scoreboard_unexplained(s, t, &why, failure);
}

/* The thread's part of the token of its store. False, with `failure`, if it cannot be determined. */
static bool add_store(struct scoreboard *s, struct scoreboard_thread *t, struct tex_store_gather *stores,
                      struct failure *failure)
{
    struct unsolved why = {.unread = false};
    enum solved solved = SOLVED;
    if (t->failed || t->undecided)
        return true;
    if (t->forked || t->first.evaluated <= TEX_PIPE_CONVERT)
        solved = scoreboard_solve(s, t, 0, TEX_PIPE_CONVERT, NULL, &why);
    if (solved == SOLVED && !scoreboard_sole(s, t))
        solved = SOLVED_UNDECIDED;
    t->undecided = solved == SOLVED_UNDECIDED;
    t->failed = solved == SOLVED_NOT;
    s->counts.undecided += t->undecided;
    if (solved != SOLVED)
        return !t->failed || scoreboard_unexplained(s, t, &why, failure);
    count_thread(s, t);
    tex_store_add(stores, &t->first.trace.convert);
    return true;
}

/* Lines that were refused, where their writes are not judged: as many more faults as that, of the thread that the beat
 * names. */
static void add_refused(struct tex_store_gather *stores, const struct tex_result *beat)
{
    uint32_t lane = TEX_QUAD_LANES * beat->quad;
    for (uint32_t j = 0; j < TEX_QUAD_LANES; j++)
        lane += beat->status[j] == TEX_STATUS_MEMORY_ERROR ? j : 0;
    unsigned more = beat->faults > stores->faults.count ? beat->faults - stores->faults.count : 0;
    for (unsigned i = 0; i < stores->lines && more > 0; i++)
        if (stores->line[i].lane >= lane) {
            tex_store_failed(stores, i);
            more--;
        }
}

/* The first thread whose part differs; FAILURE_NONE if it is the rest of the beat. */
static uint32_t wrong_lane(const struct tex_result *shown, const struct tex_result *wanted)
{
    for (uint32_t j = 0; j < TEX_QUAD_LANES; j++)
        if (shown->status[j] != wanted->status[j] || ((shown->pred ^ wanted->pred) >> j & 1) ||
            memcmp(&shown->value[4 * j], &wanted->value[4 * j], 4 * sizeof *shown->value) != 0)
            return TEX_QUAD_LANES * wanted->quad + j;
    return FAILURE_NONE;
}

/* Finished instructions leave; what only they could need is forgotten. */
static void retire(struct scoreboard *s)
{
    while (s->warp_first < s->warp_next && scoreboard_warp_at(s, s->warp_first)->done)
        s->warp_first++;
    bool busy = s->warp_first < s->warp_next;
    s->thread_first = busy ? scoreboard_warp_at(s, s->warp_first)->first : s->thread_next;
    scoreboard_regs_prune(&s->regs, busy ? scoreboard_warp_at(s, s->warp_first)->issued : s->cycle);
    s->regs.lost &= busy;
}

static bool compare_beat(struct scoreboard *s, const struct tex_result *shown, const struct tex_result *wanted,
                         uint64_t owner, bool known, const struct tex_frame *f, struct failure *failure)
{
    uint32_t words[SCOREBOARD_PAYLOAD_WORDS] = {0};
    bool first = failure->kind == FAILURE_NOT;
    tex_pack_result(words, 0, wanted);
    if (scoreboard_differs(s, TEX_AT_RESULT, frame_payload(f, TEX_AT_RESULT), words)) {
        scoreboard_fail(s, failure, DIFFERS_PAYLOAD, TEX_AT_RESULT, words);
        if (first)
            scoreboard_fail_at(s, failure, owner, wrong_lane(shown, wanted));
        return false;
    }
    s->counts.compares[TEX_AT_RESULT] += known;
    s->counts.beats += known;
    return true;
}

/* Which lines were refused is known: the order of lines is the same. */
static void add_errors(struct tex_store_gather *stores, uint64_t refused)
{
    for (unsigned i = 0; i < stores->lines; i++)
        if (refused >> i & 1)
            tex_store_failed(stores, i);
}

static void add_token(struct tex_store_gather *stores, const struct tex_convert *last, const uint64_t *refused,
                      const struct tex_result *beat, struct tex_result *wanted)
{
    struct tex_store token;
    if (refused)
        add_errors(stores, *refused);
    else
        add_refused(stores, beat);
    tex_store_answer(stores, last, &token);
    const struct tex_answer answer = {.tag = token.tag, .op = token.op, .faults = token.faults};
    tex_result_add(wanted, &answer);
}

/* All of an atomic's threads have answered: so has each of its writes. */
static bool judge_atomic(struct scoreboard *s, uint64_t owner, struct failure *failure)
{
    const struct scoreboard_warp *w = scoreboard_warp_at(s, owner);
    struct tex_store_gather writes;
    bool known = true, exact;
    for (unsigned i = 0; i < w->threads; i++) {
        const struct scoreboard_thread *t = scoreboard_thread_at(s, w->first + i);
        known &= !t->failed && !t->undecided;
    }
    if (known) {
        scoreboard_gather(s, w, &writes);
        s->counts.minimum[TEX_AT_AXI_AW] += writes.lines;
        s->counts.minimum[TEX_AT_AXI_W] += writes.lines;
    }
    return scoreboard_writes_token(s, owner, known, &exact, failure);
}

static bool take(struct scoreboard *s, uint64_t owner, unsigned size, const struct tex_result *beat,
                 const struct tex_frame *f, struct failure *failure)
{
    struct scoreboard_warp *w = scoreboard_warp_at(s, owner);
    struct tex_result wanted;
    struct scoreboard_thread *t = NULL;
    bool good = true, known = true;
    memset(&wanted, 0, sizeof wanted);
    struct tex_store_gather stores;
    stores.lines = 0;
    stores.faults = (struct tex_store_faults){.count = 0};
    for (unsigned i = 0; i < size; i++) {
        t = scoreboard_thread_at(s, w->first + w->taken + i);
        good &= scoreboard_stores(w) ? add_store(s, t, &stores, failure) : add_part(s, t, beat, &wanted, failure);
        known &= !t->failed && !t->undecided;
    }
    if (scoreboard_stores(w)) {
        bool exact;
        s->counts.minimum[TEX_AT_AXI_AW] += known ? stores.lines : 0;
        s->counts.minimum[TEX_AT_AXI_W] += known ? stores.lines : 0;
        good &= scoreboard_writes_token(s, owner, known, &exact, failure);
        if (known)
            add_token(&stores, &t->first.trace.convert, exact ? &w->refused : NULL, beat, &wanted);
        else
            wanted = *beat;
    }
    if (scoreboard_changes(w) && t->first.trace.decode.tag.last)
        good &= judge_atomic(s, owner, failure);
    uint64_t since = t->work > s->at_work[TEX_PIPE_STAGES] ? t->work : s->at_work[TEX_PIPE_STAGES];
    bool was_clean = failure->kind == FAILURE_NOT;
    if (!scoreboard_in_time(s, TEX_AT_RESULT, since, true, failure)) {
        good = false;
        if (was_clean)
            scoreboard_fail_at(s, failure, owner, t->first.trace.decode.tag.lane);
    }
    good &= compare_beat(s, beat, &wanted, owner, known, f, failure);
    scoreboard_faults_add(s, &wanted);
    s->at_work[TEX_PIPE_STAGES] = s->work;
    s->result_warp = owner;
    w->taken += size;
    w->done = t->first.trace.decode.tag.last;
    if (w->done) {
        tex_rules_count(&s->cover, &w->rules);
        retire(s);
    }
    return good;
}

bool scoreboard_result_cycle(struct scoreboard *s, const struct tex_frame *f, struct failure *failure)
{
    struct tex_result beat;
    if (!frame_transfer(f, TEX_AT_RESULT))
        return true;
    tex_unpack_result(frame_payload(f, TEX_AT_RESULT), 0, &beat);
    uint64_t owner = owner_of(s, &beat);
    unsigned size = owner == SCOREBOARD_NONE ? 0 : quad_size(s, scoreboard_warp_at(s, owner));
    if (size == 0)
        return scoreboard_fail(s, failure, DIFFERS_VALID, TEX_AT_RESULT, NULL);
    const struct scoreboard_warp *w = scoreboard_warp_at(s, owner);
    unsigned last = tex_pipe_last(&scoreboard_thread_at(s, w->first + w->taken)->first.trace);
    enum tex_boundary end = tex_pipe[last].boundary;
    if (!scoreboard_compares(s, end) || w->first + w->taken + size <= s->at[last])
        return take(s, owner, size, &beat, f, failure);
    const struct tex_tag *next = &scoreboard_thread_at(s, w->first + w->taken)->first.trace.decode.tag;
    bool lost = beat.warp == next->warp && (next->token || beat.quad == next->lane / TEX_QUAD_LANES);
    return scoreboard_fail(s, failure, DIFFERS_VALID, lost ? end : TEX_AT_RESULT, NULL);
}
