// SPDX-License-Identifier: Apache-2.0
/*
 * Options of a thread that reads stored lines: the stages from the cache on, with each version of its lines. Each pass
 * reads on its own: of one line they may have different versions.
 */
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "check/golden_part.h"

#define LINES_MOST (TEX_PIPE_LINES * TEX_MOST_PASSES)
#define TRIALS 1024U /* combinations of versions of one thread's lines; with more its beat is open */

/* A texel line of a thread, and which versions of it are tried. */
struct tried {
    struct stored_line line; /* without writes: nothing stores into it */
    uint32_t version[STORED_VERSIONS], certain;
    unsigned versions, at;
    struct tex_line value, held; /* of the version that is tried; of the one that memory held */
};

struct trial {
    const struct tex_thread_trace *pass; /* of the thread, one after the other */
    unsigned passes;
    uint32_t wanted[TEX_MOST_PASSES];
    unsigned of[TEX_MOST_PASSES][TEX_PIPE_LINES]; /* of each sample its line */
    struct tried lines[LINES_MOST];
    unsigned count;
};

/* The line of a pass, whose lines are those from `first` on. */
static struct tried *tried_line(struct near *n, size_t index, struct trial *trial, unsigned first, uint64_t number)
{
    for (unsigned i = first; i < trial->count; i++)
        if (trial->lines[i].line.line == number)
            return &trial->lines[i];
    struct tried *tried = &trial->lines[trial->count++];
    const struct stored_line *line = stored_find(&n->stored, number);
    memset(tried, 0, sizeof *tried);
    tried->line.line = number;
    tried->versions = 1;
    if (line) {
        tried->line = *line;
        tried->versions = stored_versions(&n->stored, index, STORED_TEXELS, line, tried->version);
        tried->certain = stored_certain(&n->stored, index, line);
    }
    stored_value(&n->stored, &tried->line, tried->certain, &tried->held);
    if (tried->versions)
        stored_value(&n->stored, &tried->line, tried->version[0], &tried->value);
    return tried;
}

/* The next combination of versions; false after the last. */
static bool next_versions(const struct near *n, struct trial *trial)
{
    for (unsigned i = 0; i < trial->count; i++) {
        struct tried *tried = &trial->lines[i];
        bool more = ++tried->at < tried->versions;
        tried->at = more ? tried->at : 0;
        stored_value(&n->stored, &tried->line, tried->version[tried->at], &tried->value);
        if (more)
            return true;
    }
    return false;
}

/* Nothing that is tried is newer than memory was, and something is older. */
static bool older(const struct trial *trial)
{
    bool any = false;
    for (unsigned i = 0; i < trial->count; i++) {
        const struct tried *tried = &trial->lines[i];
        if (tried->version[tried->at] > tried->certain)
            return false;
        any |= tried->version[tried->at] < tried->certain;
    }
    return any;
}

/* The stages of a pass from the cache on, with the lines that are tried, or with those that memory held. */
static void evaluate_pass(const struct near *n, const struct trial *trial, bool held, unsigned pass,
                          struct tex_thread_trace *t)
{
    struct tex_header_memo judged = {0};
    struct tex_pipe_needs needs = {.regs = &n->regs, .judged = &judged, .before = pass > 0 ? &t[pass - 1].sum : NULL};
    t[pass] = trial->pass[pass];
    for (unsigned k = 0; k < TEX_PIPE_LINES; k++) {
        const struct tried *tried = &trial->lines[trial->of[pass][k]];
        needs.line[k] = !(trial->wanted[pass] >> k & 1) ? NULL : held ? &tried->held : &tried->value;
    }
    for (unsigned i = TEX_PIPE_CACHE; i < TEX_PIPE_STAGES; i++)
        if (tex_pipe_crosses(&t[pass], i) && tex_pipe[i].eval)
            tex_pipe[i].eval(&t[pass], &needs);
}

/* All passes; the last one has the answer. */
static void evaluate(const struct near *n, const struct trial *trial, bool held,
                     struct tex_thread_trace t[TEX_MOST_PASSES])
{
    for (unsigned pass = 0; pass < trial->passes; pass++)
        evaluate_pass(n, trial, held, pass, t);
}

static bool is_stale(const struct near *n, const struct trial *trial, const struct tex_thread_trace *t)
{
    struct tex_thread_trace with_held[TEX_MOST_PASSES];
    struct tex_rule_set set = {{0}}, none = {{0}};
    if (!older(trial))
        return false;
    evaluate(n, trial, true, with_held);
    for (unsigned pass = 0; pass < trial->passes; pass++)
        tex_rules_of_cached(&t[pass].cache, &with_held[pass].cache, &set);
    return memcmp(&set, &none, sizeof set) != 0;
}

static struct golden_option option_of(const struct tex_thread_trace *t)
{
    struct tex_answer answer;
    struct tex_result part = {0};
    unsigned j = t->decode.tag.lane % TEX_QUAD_LANES;
    tex_pipe_answer(t, &answer);
    tex_result_add(&part, &answer);
    struct golden_option option = {.status = part.status[j], .pred = part.pred >> j & 1};
    memcpy(option.value, &part.value[4 * j], sizeof option.value);
    return option;
}

static bool same_option(const struct golden_option *a, const struct golden_option *b)
{
    return a->status == b->status && a->pred == b->pred && memcmp(a->value, b->value, sizeof a->value) == 0;
}

/* One that comes of other lines too is stale only if it is so with all of them. */
static void add_option(struct near *n, size_t first, const struct golden_option *option)
{
    struct golden *g = n->golden;
    for (size_t i = first; i < g->options_count; i++) {
        if (!same_option(&g->options[i], option))
            continue;
        g->options[i].stale &= option->stale;
        return;
    }
    if (g->options_count == g->options_room) {
        size_t room = g->options_room ? 2 * g->options_room : 256;
        struct golden_option *grown = realloc(g->options, room * sizeof *grown);
        n->no_memory |= !grown;
        if (!grown)
            return;
        g->options = grown;
        g->options_room = room;
    }
    g->options[g->options_count++] = *option;
}

static void find_lines_of_pass(struct near *n, size_t index, struct trial *trial, unsigned pass)
{
    uint64_t number[TEX_PIPE_LINES];
    unsigned first = trial->count;
    trial->wanted[pass] = tex_pipe[TEX_PIPE_CACHE].wants(&trial->pass[pass], &n->regs, number);
    for (uint32_t left = trial->wanted[pass]; left; left &= left - 1) {
        unsigned k = (unsigned)lowest_bit(left);
        trial->of[pass][k] = (unsigned)(tried_line(n, index, trial, first, number[k]) - trial->lines);
    }
}

/* False if there are too many to try. */
static bool find_lines(struct near *n, size_t index, struct trial *trial)
{
    unsigned product = 1;
    for (unsigned pass = 0; pass < trial->passes; pass++)
        find_lines_of_pass(n, index, trial, pass);
    for (unsigned i = 0; i < trial->count; i++) {
        product *= trial->lines[i].versions;
        if (product == 0 || product > TRIALS)
            return false;
    }
    return true;
}

void golden_add_options(struct near *n, size_t index, struct golden_beat *beat, const struct tex_thread_trace *t,
                        unsigned passes)
{
    struct trial trial = {.pass = t, .passes = passes};
    struct tex_thread_trace with[TEX_MOST_PASSES];
    unsigned j = t->decode.tag.lane % TEX_QUAD_LANES;
    size_t first = n->golden->options_count;
    if (!find_lines(n, index, &trial)) {
        beat->near = beat->open = true;
        return;
    }
    do {
        evaluate(n, &trial, false, with);
        struct golden_option option = option_of(&with[passes - 1]);
        option.stale = is_stale(n, &trial, with);
        add_option(n, first, &option);
    } while (next_versions(n, &trial));
    beat->option[j] = (uint32_t)first;
    beat->options[j] = (uint32_t)(n->golden->options_count - first);
    if (beat->options[j] == 1) { /* that of the function layer */
        n->golden->options_count = first;
        beat->options[j] = 0;
    }
    beat->near |= beat->options[j] > 1;
}

static const struct golden_option *find_option(const struct golden *g, const struct golden_beat *beat, unsigned j,
                                               const struct tex_result *shown)
{
    struct golden_option is = {.status = shown->status[j], .pred = shown->pred >> j & 1};
    memcpy(is.value, &shown->value[4 * j], sizeof is.value);
    for (uint32_t i = 0; i < beat->options[j]; i++)
        if (same_option(&g->options[beat->option[j] + i], &is))
            return &g->options[beat->option[j] + i];
    return NULL;
}

bool golden_accepts(struct golden *g, const struct golden_beat *beat, const uint32_t words[TEX_RESULT_WORDS])
{
    struct tex_result shown, wanted;
    uint32_t expected[TEX_RESULT_WORDS] = {0};
    bool stale = false;
    if (beat->open)
        return true;
    tex_unpack_result(words, 0, &shown);
    tex_unpack_result(beat->words, 0, &wanted);
    for (unsigned j = 0; beat->near && j < TEX_QUAD_LANES; j++) {
        const struct golden_option *option = find_option(g, beat, j, &shown);
        if (!option)
            continue;
        wanted.status[j] = option->status;
        wanted.pred = (wanted.pred & ~(1U << j)) | option->pred << j;
        memcpy(&wanted.value[4 * j], option->value, sizeof option->value);
        stale |= option->stale;
    }
    tex_pack_result(expected, 0, &wanted);
    bool same = memcmp(expected, words, sizeof expected) == 0;
    g->cover.hits[TEX_RULE_R_SUST_33] += same && stale;
    return same;
}
