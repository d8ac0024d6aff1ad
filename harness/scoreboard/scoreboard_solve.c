// SPDX-License-Identifier: Apache-2.0
/*
 * Computes a thread's payloads. Mostly there is one explanation; if memory or registers changed in flight, each
 * combination of the values that the unit may have seen is tried until one explains all observed payloads. A thread's
 * passes are explained together, one after the other: filter takes the sum of those before (PD-107).
 */
#include <string.h>

#include "scoreboard/scoreboard_state.h"
#include "tex_stages.h"

#define TRIALS 4096U /* stage evaluations of one thread at one boundary */

enum cache_class { CLASS_TEXELS, CLASS_DESCRIPTORS, CLASS_LOADS };

struct solver {
    struct scoreboard *s;
    struct scoreboard_thread *t;
    struct scoreboard_pass *pass;         /* that is evaluated */
    const struct scoreboard_pass *before; /* the one before it, NULL if there is none */
    const struct scoreboard_warp *w;
    unsigned wanted, last; /* that pass up to this stage; all of them, if it shows none */
    const struct tex_result *beat;
    const uint32_t *sole; /* what it stores: go on until something else could be; NULL: the first will do */
    struct unsolved *why;
    int deepest; /* pass and stage of *why, -1 = none yet */
    unsigned trials;
    bool undecided;
    uint32_t first, epochs;        /* registers that may be in force */
    uint32_t oldest;               /* the stages before were tried with this one: none older is */
    uint32_t saw[TEX_PIPE_STAGES]; /* likewise each stage, with the pass before */
    struct tex_line kept;          /* words of an atomic's line that threads before have changed: */
    uint32_t changed;              /* their bytes */
    uint64_t written;              /* the cycle in which that line was written back: it was read before */
};

static bool explain(struct solver *v, unsigned stage);

/* True if this is the explanation that went furthest so far: the caller then says where it ended. */
static bool furthest(struct solver *v, unsigned stage)
{
    int depth = (int)(v->pass->number * (TEX_PIPE_STAGES + 1) + stage);
    if (depth <= v->deepest)
        return false;
    v->deepest = depth;
    *v->why = (struct unsolved){.stage = stage, .pass = v->pass->number};
    return true;
}

static void pack_stored(const struct tex_thread_trace *t, uint32_t words[SCOREBOARD_PAYLOAD_WORDS])
{
    memset(words, 0, SCOREBOARD_PAYLOAD_WORDS * sizeof *words);
    tex_pack_convert(words, 0, &t->convert);
}

static bool other(const struct solver *v)
{
    uint32_t words[SCOREBOARD_PAYLOAD_WORDS];
    pack_stored(&v->pass->trace, words);
    return memcmp(words, v->sole, sizeof words) != 0;
}

/* The thread's part of the result beat. */
static bool explains_beat(struct solver *v)
{
    struct tex_answer answer;
    struct tex_result part;
    if (v->sole)
        return other(v);
    if (!v->beat)
        return true;
    memset(&part, 0, sizeof part);
    tex_pipe_answer(&v->pass->trace, &answer);
    tex_result_add(&part, &answer);
    unsigned j = answer.tag.token ? 0 : answer.tag.lane % TEX_QUAD_LANES;
    if (part.status[j] == v->beat->status[j] && (part.pred >> j & 1) == (v->beat->pred >> j & 1) &&
        memcmp(&part.value[4 * j], &v->beat->value[4 * j], 4 * sizeof *part.value) == 0)
        return true;
    if (furthest(v, TEX_PIPE_STAGES))
        v->why->answer = answer;
    return false;
}

/* Where the payload of the stage is, if it was shown. NULL: the pass shows none there. */
static const struct scoreboard_pass *shown_by(const struct solver *v, unsigned stage)
{
    if (scoreboard_shows_passes(stage))
        return v->pass;
    return tex_pipe_shows(&v->pass->trace, stage) ? &v->t->first : NULL;
}

/* The stage is evaluated: it must agree with the observed payload, and so must the rest. */
static bool checked(struct solver *v, unsigned stage)
{
    uint32_t words[SCOREBOARD_PAYLOAD_WORDS];
    if (++v->trials > TRIALS)
        v->undecided = true;
    if (v->undecided)
        return false;
    const struct scoreboard_pass *by = shown_by(v, stage);
    if (by && by->seen >> stage & 1) {
        memset(words, 0, sizeof words);
        tex_pipe[stage].pack(&v->pass->trace, words);
        if (scoreboard_differs(v->s, tex_pipe[stage].boundary, &by->shown[v->s->shown_at[stage]], words)) {
            if (furthest(v, stage))
                memcpy(v->why->expected, words, sizeof words);
            return false;
        }
    }
    return explain(v, stage + 1);
}

/* Reads up to this cycle are not usable; 0: all are. A load reads memory itself, after its issue. */
static uint64_t floor_of(const struct solver *v, enum cache_class class)
{
    return class == CLASS_LOADS ? v->w->issued : v->w->floor[class];
}

/* The newest version of a line at or before `at` (index + 1) that the instruction may use, 0 if there is none. */
static uint32_t usable(const struct solver *v, uint32_t at, enum cache_class class)
{
    uint64_t floor = floor_of(v, class);
    while (at && class == CLASS_LOADS && v->s->lines.versions[at - 1].first > v->written)
        at = v->s->lines.versions[at - 1].older;
    while (at && floor != 0 && v->s->lines.versions[at - 1].last <= floor)
        at = v->s->lines.versions[at - 1].older;
    return at;
}

/* Likewise the newest of all; none: say that the stage has not got its line. */
static uint32_t newest(struct solver *v, unsigned stage, uint64_t line, enum cache_class class)
{
    const struct line_slot *slot = scoreboard_lines_find(&v->s->lines, line);
    uint32_t at = slot ? usable(v, slot->newest, class) : 0;
    if (slot ? slot->dropped : v->s->lines.forgotten)
        v->undecided = true;
    if (at && usable(v, v->s->lines.versions[at - 1].older, class))
        v->t->forked = true;
    if (!at && furthest(v, stage)) {
        v->why->unread = true;
        v->why->line = line;
    }
    return at;
}

static uint32_t next_version(const struct solver *v, uint32_t at, enum cache_class class)
{
    return usable(v, v->s->lines.versions[at - 1].older, class);
}

/* Elements that threads before it have changed are as they left them. */
static const struct tex_line *line_at(struct solver *v, uint32_t at)
{
    const struct tex_line *read = &v->s->lines.versions[at - 1].data;
    if (v->changed == 0 || read->error)
        return read;
    for (unsigned i = 0; i < TEX_LINE_BYTES / 4; i++)
        if (!(v->changed >> 4 * i & 1))
            v->kept.data[i] = read->data[i];
    v->kept.error = v->kept.sparse = false;
    return &v->kept;
}

static const struct tex_regs *regs_at(const struct solver *v, uint32_t epoch)
{
    return &v->s->regs.epoch[(v->first + epoch) % SCOREBOARD_EPOCHS].regs;
}

/* Versions of the lines that a stage wants, from `k` on, as they are tried. */
struct attempt {
    unsigned stage;
    uint32_t wanted;
    uint64_t number[TEX_PIPE_LINES];
    uint32_t version[TEX_PIPE_LINES]; /* index + 1 */
    struct tex_pipe_needs needs;
};

static bool evaluated(struct solver *v, struct attempt *a)
{
    struct scoreboard_warp *w = scoreboard_warp_at(v->s, v->t->warp);
    bool changes = a->stage == TEX_PIPE_LOAD && scoreboard_changes(w);
    a->needs.refused = false; /* as it may be of the version that was tried before */
    tex_pipe[a->stage].eval(&v->pass->trace, &a->needs);
    if (changes)
        v->t->unread = a->wanted && a->needs.line[0]->error;
    if (checked(v, a->stage))
        return true;
    if (!changes || !v->pass->trace.convert.tag.last)
        return false;
    /* PD-118d: a write failed. scoreboard_writes.c judges the claim. */
    a->needs.refused = true;
    tex_pipe[a->stage].eval(&v->pass->trace, &a->needs);
    bool explained = checked(v, a->stage);
    w->claims_refused |= explained;
    return explained;
}

static void note_descriptors(struct solver *v)
{
    static const struct tex_rule_set none;
    bool judged = tex_header_judged(&v->pass->trace.bind, &v->pass->trace.header);
    v->t->inputs.descriptors = judged ? *tex_rules_of_header(&v->s->descriptors, &v->s->judged) : none;
}

/* POLICY when the header was filled: as now, or another if it changed since that fill may have been. */
static bool try_policies(struct solver *v, struct attempt *a)
{
    uint64_t change = v->s->regs.policy_change;
    bool may_be_older = a->wanted && change != 0 && v->s->lines.versions[a->version[0] - 1].first <= change;
    unsigned count = may_be_older && change >= v->w->floor[CLASS_DESCRIPTORS] ? 2 : 1;
    bool policy = a->needs.regs->policy.gob_width_one;
    v->t->forked |= count > 1;
    for (unsigned i = 0; i < count; i++) {
        a->needs.policy = tex_header_policy_of(&a->needs.regs->policy, policy != (i > 0));
        tex_pipe[a->stage].eval(&v->pass->trace, &a->needs);
        note_descriptors(v);
        if (checked(v, a->stage))
            return true;
    }
    return false;
}

/* Lines k and after it; where two are one line, both are the same version of it. */
static bool try_lines(struct solver *v, struct attempt *a, unsigned k)
{
    const struct tex_pipe_stage *stage = &tex_pipe[a->stage];
    if (k == TEX_PIPE_LINES)
        return stage->policy ? try_policies(v, a) : evaluated(v, a);
    if (!(a->wanted >> k & 1))
        return try_lines(v, a, k + 1);
    for (unsigned j = 0; j < k; j++)
        if (a->wanted >> j & 1 && a->number[j] == a->number[k] && stage->request[j] == stage->request[k]) {
            a->needs.line[k] = a->needs.line[j];
            return try_lines(v, a, k + 1);
        }
    enum cache_class class = stage->request[k] == TEX_AT_LOOKUP_REQ ? CLASS_TEXELS
                             : stage->request[k] == TEX_AT_LOAD_REQ ? CLASS_LOADS
                                                                    : CLASS_DESCRIPTORS;
    for (uint32_t at = newest(v, a->stage, a->number[k], class); at; at = next_version(v, at, class)) {
        a->version[k] = at;
        a->needs.line[k] = line_at(v, at);
        if (try_lines(v, a, k + 1))
            return true;
    }
    return false;
}

/* PD-118d: an atomic's thread reads the line that the one before it has used as that left it. */
static void keep_changed(struct solver *v, uint64_t number)
{
    uint64_t own = v->w->first;
    while (scoreboard_thread_at(v->s, own) != v->t)
        own++;
    unsigned writes = 0; /* of the line, before this one */
    uint64_t of = number;
    bool kept = true;
    while (own-- > v->w->first) {
        const struct scoreboard_thread *t = scoreboard_thread_at(v->s, own);
        if (t->failed || t->undecided || t->first.evaluated <= TEX_PIPE_LOAD)
            v->undecided = true;
        if (v->undecided)
            return;
        if (t->first.trace.convert.action != TEX_ACTION_ATOM)
            continue;
        uint64_t before = t->first.trace.convert.address / TEX_LINE_BYTES;
        writes += before == number && of != number;
        of = before;
        kept &= before == number;
        if (!kept)
            continue;
        struct tex_atomic_writes one = {.to.lines = 0};
        tex_atomic_add(&one, &t->first.trace.convert, &t->first.trace.decode.access, t->first.trace.load.raw,
                       t->unread);
        /* Later threads have had the last word. */
        uint32_t fresh = t->unread ? 0 : one.to.line[0].strobes & ~v->changed;
        for (unsigned i = 0; i < TEX_LINE_BYTES; i++)
            if (fresh >> i & 1)
                tex_put_bits(v->kept.data, 8 * i, 8, one.to.line[0].bytes[i]);
        v->changed |= fresh;
    }
    if (!(v->t->first.seen >> TEX_PIPE_LOAD & 1))
        v->written = scoreboard_write_cycle(v->s, number, writes);
}

static bool try_stage(struct solver *v, unsigned stage, const struct tex_regs *regs)
{
    struct attempt a = {.stage = stage, .needs = {.regs = regs, .judged = &v->s->judged}};
    a.needs.before = v->before ? &v->before->trace.sum : NULL;
    if (stage == TEX_PIPE_BIND) {
        v->t->inputs.select = regs->select;
        v->t->inputs.sampler_max = regs->sampler_max;
    }
    if (!tex_pipe[stage].wants)
        return evaluated(v, &a);
    a.wanted = tex_pipe[stage].wants(&v->pass->trace, regs, a.number);
    v->changed = 0;
    v->written = SCOREBOARD_NONE;
    if (stage == TEX_PIPE_LOAD && a.wanted && scoreboard_changes(v->w))
        keep_changed(v, a.number[0]);
    return try_lines(v, &a, 0);
}

/*
 * Registers from the newest on: the last written is the likeliest. A stage sees none that is older than one before saw,
 * or than it saw itself with the pass before.
 */
static bool try_registers(struct solver *v, unsigned stage)
{
    uint32_t oldest = v->oldest, saw = v->saw[stage], first = saw > oldest ? saw : oldest;
    v->t->forked |= v->epochs - first > 1;
    for (uint32_t n = v->epochs; n > first; n--) {
        v->oldest = v->saw[stage] = n - 1;
        if (try_stage(v, stage, regs_at(v, n - 1)))
            return true;
    }
    v->oldest = oldest;
    v->saw[stage] = saw;
    return false;
}

/* The stages of a pass that are to be evaluated are below this one. */
static unsigned end_of(const struct solver *v, const struct scoreboard_pass *pass)
{
    bool wanted = pass->number == v->wanted || !scoreboard_shows_passes(v->last);
    return wanted && v->last >= pass->evaluated ? v->last + 1 : pass->evaluated;
}

/* A pass is explained, as far as it must be: on to the next, or to what follows from all of them. */
static bool explain_next(struct solver *v)
{
    struct scoreboard_pass *pass = v->pass, *next;
    const struct scoreboard_pass *before = v->before;
    uint32_t oldest = v->oldest;
    if (end_of(v, pass) <= TEX_PIPE_LOD || !pass->trace.lod.tag.more)
        return pass->number >= v->wanted && explains_beat(v);
    next = scoreboard_pass_next(v->s, pass);
    if (!next || end_of(v, next) <= TEX_PIPE_LOD)
        return next && explains_beat(v);
    unsigned from = v->t->forked ? TEX_PIPE_LOD : next->evaluated;
    if (from == TEX_PIPE_LOD)
        tex_pipe_next_pass(&pass->trace, &next->trace);
    v->pass = next;
    v->before = pass;
    v->oldest = v->saw[TEX_PIPE_HEADER];
    bool explained = explain(v, from);
    v->pass = pass;
    v->before = before;
    v->oldest = oldest;
    return explained;
}

/* The stage, and all after it up to the last, of this pass and of those after it. */
static bool explain(struct solver *v, unsigned stage)
{
    unsigned end = end_of(v, v->pass);
    while (stage < end && !tex_pipe_crosses(&v->pass->trace, stage))
        stage++;
    if (stage >= end)
        return explain_next(v);
    if (tex_pipe[stage].registers)
        return try_registers(v, stage);
    if (tex_pipe[stage].eval)
        return try_stage(v, stage, NULL);
    return checked(v, stage); /* decode was evaluated when it was issued; lookup shows the tag of address */
}

static void keep_evaluated(const struct solver *v)
{
    struct scoreboard_pass *pass = &v->t->first;
    pass->evaluated = end_of(v, pass);
    while (scoreboard_pass_follows(pass) && pass->next) {
        pass = pass->next;
        pass->evaluated = end_of(v, pass);
    }
}

enum solved scoreboard_solve(struct scoreboard *s, struct scoreboard_thread *t, unsigned pass, unsigned last,
                             const struct tex_result *beat, struct unsolved *why)
{
    struct solver v = {.s = s,
                       .t = t,
                       .pass = &t->first,
                       .w = scoreboard_warp_at(s, t->warp),
                       .wanted = pass,
                       .last = last,
                       .beat = beat,
                       .why = why,
                       .deepest = -1,
                       .undecided = s->regs.lost || s->reads.lost};
    v.epochs = scoreboard_regs_since(&s->regs, v.w->issued, &v.first);
    if (explain(&v, t->forked ? TEX_PIPE_DECODE : t->first.evaluated)) {
        keep_evaluated(&v);
        return SOLVED;
    }
    return v.undecided || s->out_of_memory ? SOLVED_UNDECIDED : SOLVED_NOT;
}

bool scoreboard_sole(struct scoreboard *s, struct scoreboard_thread *t)
{
    struct unsolved why;
    uint32_t words[SCOREBOARD_PAYLOAD_WORDS];
    struct tex_thread_trace trace = t->first.trace;
    pack_stored(&trace, words);
    struct solver v = {.s = s,
                       .t = t,
                       .pass = &t->first,
                       .w = scoreboard_warp_at(s, t->warp),
                       .last = TEX_PIPE_CONVERT,
                       .sole = words,
                       .why = &why,
                       .deepest = -1};
    if (!t->forked || t->first.seen >> TEX_PIPE_CONVERT & 1)
        return true;
    v.epochs = scoreboard_regs_since(&s->regs, v.w->issued, &v.first);
    bool found = explain(&v, TEX_PIPE_DECODE);
    t->first.trace = trace;
    return !found && !v.undecided;
}
