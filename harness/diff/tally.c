// SPDX-License-Identifier: Apache-2.0
#include "diff/tally.h"

const char *const tally_class_name[] = {"same", "timing", "order", "contents"};

const struct tally_first *tally_first_of(const struct tally_boundary *b, enum tally_class class)
{
    return class == TALLY_CLASS_TIMING ? &b->shift : class == TALLY_CLASS_ORDER ? &b->order : &b->contents;
}

static const struct beat *beat_of(const struct tally_first *f)
{
    return &f->beat[f->kind == TALLY_ONLY_B ? DIFF_B : DIFF_A];
}

static int order(uint64_t a, uint64_t b)
{
    return (a > b) - (a < b);
}

/* By case, reset, instruction and cycle; none in particular is the last instruction. Times: by case and cycle alone. */
static bool before(const struct tally_first *a, const struct tally_first *b, bool times)
{
    const struct beat *left = beat_of(a), *right = beat_of(b);
    int by = order(a->number, b->number);
    by = by ? by : order(left->resets, right->resets);
    if (by == 0 && !times)
        by = order(left->instruction, right->instruction);
    return by < 0 || (by == 0 && left->cycle < right->cycle);
}

static void offer(struct tally_first *first, const struct tally_first *other, bool times)
{
    if (!first->there || before(other, first, times))
        *first = *other;
}

static void note_shift(struct tally_boundary *b, int64_t cycles)
{
    bool first = b->count[TALLY_SHIFTED] == 1;
    b->least = first || cycles < b->least ? cycles : b->least;
    b->most = first || cycles > b->most ? cycles : b->most;
}

static void count(struct tally *t, unsigned boundary, enum tally_kind kind)
{
    t->boundary[boundary].count[kind]++;
    t->beats[kind]++;
}

void tally_pair(struct tally *t, unsigned boundary, enum tally_kind kind, size_t number, const struct beat *a,
                const struct beat *b)
{
    struct tally_boundary *at = &t->boundary[boundary];
    count(t, boundary, kind);
    if (kind == TALLY_SAME)
        return;
    const struct tally_first found = {.there = true, .kind = kind, .number = number, .beat = {*a, *b}};
    if (kind == TALLY_SHIFTED) {
        note_shift(at, (int64_t)(b->cycle - a->cycle));
        offer(&at->shift, &found, true);
    } else {
        offer(kind == TALLY_ORDER ? &at->order : &at->contents, &found, false);
    }
}

void tally_alone(struct tally *t, unsigned boundary, enum tally_kind kind, size_t number, const struct beat *beat)
{
    struct tally_first found = {.there = true, .kind = kind, .number = number};
    found.beat[kind == TALLY_ONLY_B ? DIFF_B : DIFF_A] = *beat;
    count(t, boundary, kind);
    if (kind != TALLY_CUT)
        offer(&t->boundary[boundary].contents, &found, false);
}

enum tally_class tally_class_of(const uint64_t counts[TALLY_KINDS])
{
    if (counts[TALLY_DIFFERENT] + counts[TALLY_ONLY_A] + counts[TALLY_ONLY_B] + counts[TALLY_CUT] > 0)
        return TALLY_CLASS_CONTENTS;
    return counts[TALLY_ORDER] > 0     ? TALLY_CLASS_ORDER
           : counts[TALLY_SHIFTED] > 0 ? TALLY_CLASS_TIMING
                                       : TALLY_CLASS_SAME;
}

static const struct tally_first *least(const struct tally *t, enum tally_class class)
{
    const struct tally_first *found = NULL;
    for (unsigned b = 0; b < RECORD_BOUNDARIES; b++) {
        const struct tally_first *f = tally_first_of(&t->boundary[b], class);
        if (f->there && (!found || before(f, found, class == TALLY_CLASS_TIMING)))
            found = f;
    }
    return found;
}

/* As early as the least one: of its case and its instruction, or of none and no later. */
static bool as_early(const struct tally_first *f, const struct tally_first *most)
{
    const struct beat *beat = beat_of(f), *than = beat_of(most);
    return f->number == most->number && beat->resets == than->resets &&
           (beat->instruction == than->instruction || (beat->instruction == RECORD_NONE && beat->cycle <= than->cycle));
}

unsigned tally_find(const struct tally *t, enum tally_class class)
{
    const struct tally_first *found = least(t, class);
    for (unsigned b = 0; found && b < RECORD_BOUNDARIES; b++) {
        const struct tally_first *f = tally_first_of(&t->boundary[b], class);
        if (f == found || (f->there && class != TALLY_CLASS_TIMING && as_early(f, found)))
            return b;
    }
    return RECORD_BOUNDARIES;
}
