// SPDX-License-Identifier: Apache-2.0
/*
 * What a thread must show. Mostly there is one explanation; where memory or registers changed in flight, each
 * combination of what the unit may have seen is tried until one explains all that was shown.
 */
#include <string.h>

#include "scoreboard/scoreboard_state.h"
#include "tex_stages.h"

#define TRIALS 4096U /* stage evaluations of one thread at one boundary */

enum cache_class { CLASS_TEXELS, CLASS_DESCRIPTORS };

struct solver {
    struct scoreboard *s;
    struct scoreboard_thread *t;
    const struct scoreboard_warp *w;
    enum scoreboard_stage last;
    const struct tex_result *beat;
    struct unsolved *why;
    int deepest; /* stage of *why, -1 = none yet */
    unsigned trials;
    bool undecided;
    uint32_t first, epochs, bind_epoch; /* registers that may be in force; the one that bind is tried with */
    const struct tex_line *texels[4];
};

static bool explain(struct solver *v, unsigned stage);

const enum tex_boundary scoreboard_boundary[SCOREBOARD_STAGES] = {
    TEX_AT_DECODE,  TEX_AT_BIND,   TEX_AT_HEADER, TEX_AT_COORD, TEX_AT_WRAP,
    TEX_AT_ADDRESS, TEX_AT_LOOKUP, TEX_AT_CACHE,  TEX_AT_TEXEL, TEX_AT_FILTER,
};

static void pack(const struct tex_thread_trace *t, unsigned stage, uint32_t *words)
{
    struct tex_lookup lookup = {.tag = t->address.tag};
    memset(words, 0, SCOREBOARD_PAYLOAD_WORDS * sizeof *words);
    switch (stage) {
    case AT_DECODE:
        tex_pack_decode(words, 0, &t->decode);
        break;
    case AT_BIND:
        tex_pack_bind(words, 0, &t->bind);
        break;
    case AT_HEADER:
        tex_pack_header(words, 0, &t->header);
        break;
    case AT_COORD:
        tex_pack_coord(words, 0, &t->coord);
        break;
    case AT_WRAP:
        tex_pack_wrap(words, 0, &t->wrap);
        break;
    case AT_ADDRESS:
        tex_pack_address(words, 0, &t->address);
        break;
    case AT_LOOKUP:
        tex_pack_lookup(words, 0, &lookup);
        break;
    case AT_CACHE:
        tex_pack_cache(words, 0, &t->cache);
        break;
    case AT_TEXEL:
        tex_pack_texel(words, 0, &t->texel);
        break;
    default:
        tex_pack_filter(words, 0, &t->filter);
        break;
    }
}

/* True if this is the explanation that went furthest so far: the caller then says where it ended. */
static bool furthest(struct solver *v, unsigned stage)
{
    if ((int)stage <= v->deepest)
        return false;
    v->deepest = (int)stage;
    *v->why = (struct unsolved){.stage = stage};
    return true;
}

/* The thread's part of the result beat. */
static bool explains_beat(struct solver *v)
{
    const struct tex_filter *filter = &v->t->trace.filter;
    struct tex_result part;
    if (!v->beat)
        return true;
    memset(&part, 0, sizeof part);
    tex_result_add(&part, filter);
    unsigned j = filter->tag.token ? 0 : filter->tag.lane % TEX_QUAD_LANES;
    if (part.status[j] == v->beat->status[j] && (part.pred >> j & 1) == (v->beat->pred >> j & 1) &&
        memcmp(&part.value[4 * j], &v->beat->value[4 * j], 4 * sizeof *part.value) == 0)
        return true;
    if (furthest(v, SCOREBOARD_STAGES))
        v->why->filter = *filter;
    return false;
}

/* The stage is evaluated: it must agree with what was shown, and so must the rest. */
static bool checked(struct solver *v, unsigned stage)
{
    uint32_t words[SCOREBOARD_PAYLOAD_WORDS];
    if (++v->trials > TRIALS)
        v->undecided = true;
    if (v->undecided)
        return false;
    if (v->t->seen >> stage & 1) {
        pack(&v->t->trace, stage, words);
        if (scoreboard_differs(v->s, scoreboard_boundary[stage], &v->t->shown[v->s->shown_at[stage]], words)) {
            if (furthest(v, stage))
                memcpy(v->why->expected, words, sizeof words);
            return false;
        }
    }
    return explain(v, stage + 1);
}

/* The newest version of a line at or before `at` (index + 1) that the instruction may use, 0 if there is none. */
static uint32_t usable(const struct solver *v, uint32_t at, enum cache_class class)
{
    while (at && v->w->floor[class] != 0 && v->s->lines.versions[at - 1].last <= v->w->floor[class])
        at = v->s->lines.versions[at - 1].older;
    return at;
}

/* Likewise the newest of all; none: say that the stage has not got its line. */
static uint32_t newest(struct solver *v, unsigned stage, uint64_t line, enum cache_class class)
{
    const struct line_slot *slot = scoreboard_lines_find(&v->s->lines, line);
    uint32_t at = slot ? usable(v, slot->newest, class) : 0;
    if (slot && slot->dropped)
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

static const struct tex_line *line_at(const struct solver *v, uint32_t at)
{
    return &v->s->lines.versions[at - 1].data;
}

static const struct tex_regs *regs_at(const struct solver *v, uint32_t epoch)
{
    return &v->s->regs.epoch[(v->first + epoch) % SCOREBOARD_EPOCHS].regs;
}

static bool try_bind(struct solver *v, const struct tex_regs *regs)
{
    struct tex_thread_trace *t = &v->t->trace;
    uint64_t line;
    v->t->inputs.select = regs->select;
    if (!tex_bind_lookup(&t->decode, regs, &line)) {
        tex_bind_eval(&t->decode, regs, NULL, &t->bind);
        return checked(v, AT_BIND);
    }
    for (uint32_t at = newest(v, AT_BIND, line, CLASS_DESCRIPTORS); at; at = next_version(v, at, CLASS_DESCRIPTORS)) {
        tex_bind_eval(&t->decode, regs, line_at(v, at), &t->bind);
        if (checked(v, AT_BIND))
            return true;
    }
    return false;
}

static void note_descriptors(struct solver *v)
{
    static const struct tex_rule_set none;
    bool judged = tex_header_judged(&v->t->trace.bind, &v->t->trace.header);
    v->t->inputs.descriptors = judged ? *tex_rules_of_header(&v->s->descriptors, &v->s->judged) : none;
}

/* POLICY when the header was filled: as now, or another if it changed since that fill may have been. */
static bool try_policies(struct solver *v, bool policy, uint32_t at, const struct tex_line *sampler)
{
    struct tex_thread_trace *t = &v->t->trace;
    const struct tex_line *header = at ? line_at(v, at) : NULL;
    uint64_t change = v->s->regs.policy_change;
    bool may_be_older = header && change != 0 && v->s->lines.versions[at - 1].first <= change;
    unsigned count = may_be_older && change >= v->w->floor[CLASS_DESCRIPTORS] ? 2 : 1;
    v->t->forked |= count > 1;
    for (unsigned i = 0; i < count; i++) {
        struct tex_header_policy both = {policy, policy != (i > 0)};
        tex_header_eval(&t->decode, &t->bind, &both, header, sampler, &v->s->judged, &t->header);
        note_descriptors(v);
        if (checked(v, AT_HEADER))
            return true;
    }
    return false;
}

static bool try_header(struct solver *v, const struct tex_regs *regs)
{
    uint64_t line, sampler_line;
    const enum cache_class class = CLASS_DESCRIPTORS;
    if (!tex_header_lookup(&v->t->trace.bind, regs, &line, &sampler_line))
        return try_policies(v, regs->gob_width_one, 0, NULL);
    uint32_t samplers = newest(v, AT_HEADER, sampler_line, class);
    for (uint32_t at = newest(v, AT_HEADER, line, class); at; at = next_version(v, at, class))
        for (uint32_t with = samplers; with; with = next_version(v, with, class))
            if (try_policies(v, regs->gob_width_one, at, line_at(v, with)))
                return true;
    return false;
}

/* Registers from the newest on: the last written is the likeliest. Header sees none that is older than bind's. */
static bool try_registers(struct solver *v, unsigned stage)
{
    uint32_t oldest = stage == AT_HEADER ? v->bind_epoch : 0;
    v->t->forked |= v->epochs - oldest > 1;
    for (uint32_t n = v->epochs; n > oldest; n--) {
        if (stage == AT_BIND)
            v->bind_epoch = n - 1;
        if (stage == AT_BIND ? try_bind(v, regs_at(v, n - 1)) : try_header(v, regs_at(v, n - 1)))
            return true;
    }
    return false;
}

/* Lines of samples k..3; samples on one line see the same version of it. */
static bool try_texels(struct solver *v, unsigned k)
{
    struct tex_thread_trace *t = &v->t->trace;
    const struct tex_address *a = &t->address;
    if (k == 4) {
        tex_cache_eval(a, &t->header, v->texels, &t->cache);
        return checked(v, AT_CACHE);
    }
    if (!(a->fetch >> k & 1))
        return try_texels(v, k + 1);
    uint64_t line = a->address[k] / TEX_LINE_BYTES;
    for (unsigned j = 0; j < k; j++)
        if (a->fetch >> j & 1 && a->address[j] / TEX_LINE_BYTES == line) {
            v->texels[k] = v->texels[j];
            return try_texels(v, k + 1);
        }
    for (uint32_t at = newest(v, AT_CACHE, line, CLASS_TEXELS); at; at = next_version(v, at, CLASS_TEXELS)) {
        v->texels[k] = line_at(v, at);
        if (try_texels(v, k + 1))
            return true;
    }
    return false;
}

static bool explain(struct solver *v, unsigned stage)
{
    struct tex_thread_trace *t = &v->t->trace;
    if (stage > v->last)
        return explains_beat(v);
    switch (stage) {
    case AT_BIND:
    case AT_HEADER:
        return try_registers(v, stage);
    case AT_COORD:
        tex_coord_eval(&t->decode, &t->header, &t->coord);
        break;
    case AT_WRAP:
        tex_wrap_eval(&t->coord, &t->header, &t->wrap);
        break;
    case AT_ADDRESS:
        tex_address_eval(&t->wrap, &t->header, &t->address);
        break;
    case AT_CACHE:
        return try_texels(v, 0);
    case AT_TEXEL:
        tex_texel_eval(&t->cache, &t->header, &t->texel);
        break;
    case AT_FILTER:
        tex_filter_eval(&t->texel, &t->filter);
        break;
    default: /* decode was evaluated when it was issued; lookup shows the tag of address */
        break;
    }
    return checked(v, stage);
}

enum solved scoreboard_solve(struct scoreboard *s, struct scoreboard_thread *t, enum scoreboard_stage last,
                             const struct tex_result *beat, struct unsolved *why)
{
    struct solver v = {.s = s,
                       .t = t,
                       .w = scoreboard_warp_at(s, t->warp),
                       .last = last,
                       .beat = beat,
                       .why = why,
                       .deepest = -1,
                       .undecided = s->regs.lost || s->reads.lost};
    v.epochs = scoreboard_regs_since(&s->regs, v.w->issued, &v.first);
    if (explain(&v, t->forked ? AT_DECODE : t->evaluated)) {
        t->evaluated = last + 1;
        return SOLVED;
    }
    return v.undecided ? SOLVED_UNDECIDED : SOLVED_NOT;
}
