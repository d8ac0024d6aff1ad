// SPDX-License-Identifier: Apache-2.0
/* Instructions: plain modifiers; masks, stage and phase; operands. */
#include <string.h>

#include "isa/insn.h"
#include "shrink/pass.h"

#define ALL_THREADS UINT32_MAX
#define CODES 4U /* attempts at a field: the first codes */

static bool is_register(enum isa_field f)
{
    return f == ISA_RD || f == ISA_RD2 || f == ISA_RA || f == ISA_RB || f == ISA_RC || f == ISA_DATA;
}

/* A mask of components: the lowest alone, then without the highest. */
static bool fewer_bits(uint32_t *value, unsigned attempt)
{
    uint32_t lowest = *value & (0U - *value), highest = 1;
    while (*value >> 1 >= highest)
        highest *= 2;
    uint32_t fewer = attempt == 0 ? lowest : *value & ~highest;
    bool changed = fewer != 0 && fewer != *value && attempt < 2;
    *value = changed ? fewer : *value;
    return changed;
}

static bool plainer_field(enum isa_field f, uint32_t *value, unsigned attempt)
{
    if (is_register(f) || f == ISA_INDEX)
        return false;
    if (f == ISA_WMASK || f == ISA_RGBA)
        return fewer_bits(value, attempt);
    uint32_t plain = f == ISA_PG || f == ISA_PS ? TEX_PT : attempt;
    if (*value == plain || (plain != TEX_PT && plain > *value) || (plain == TEX_PT && attempt > 0))
        return false;
    *value = plain;
    return true;
}

static size_t count_modifiers(const struct test_case *c)
{
    return c->warps_count * ISA_FIELDS;
}

/* A word that may be written stays one. */
static bool plainer_word(struct tex_issue_header *h, enum isa_field from, enum isa_field to, unsigned attempt)
{
    struct insn insn, now;
    bool changed = false;
    insn_decode(h->word, h->phase, &insn);
    if (!insn.form)
        return false;
    for (enum isa_field f = from; f < to; f++)
        changed |= insn.form->at[f].width > 0 && plainer_field(f, &insn.field[f], attempt);
    uint64_t word = insn_word(&insn);
    if (!changed || word == h->word)
        return false;
    insn_decode(word, h->phase, &now);
    if (insn_legal(&insn) && !insn_legal(&now))
        return false;
    h->word = word;
    return true;
}

static bool plainer_words(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    bool changed = false;
    for (size_t i = first / ISA_FIELDS; i < c->warps_count && i * ISA_FIELDS < first + n; i++) {
        size_t base = i * ISA_FIELDS, from = first > base ? first - base : 0, to = first + n - base;
        changed |= plainer_word(&c->warps[i].warp.header, (enum isa_field)from,
                                (enum isa_field)(to < ISA_FIELDS ? to : ISA_FIELDS), attempt);
    }
    return changed;
}

const struct pass pass_modifiers = {"modifiers", count_modifiers, plainer_words, CODES, false};

enum mask { MASK_PHASE, MASK_STAGE, MASK_HELPER, MASK_KILLED, MASK_PRED, MASK_WARP, MASK_LANE, MASKS };

/* The one thread that executes becomes thread 0. */
static bool first_thread(struct tex_warp *w, unsigned *lane)
{
    uint32_t executed = insn_executed(&w->header);
    if (executed == 0 || executed == 1 || (executed & (executed - 1)))
        return false;
    while (!(executed >> *lane & 1))
        ++*lane;
    memcpy(w->ra[0], w->ra[*lane], sizeof w->ra[0]);
    memcpy(w->rb[0], w->rb[*lane], sizeof w->rb[0]);
    uint32_t *const masks[] = {&w->header.active, &w->header.helper, &w->header.killed, &w->header.pred};
    for (unsigned i = 0; i < sizeof masks / sizeof *masks; i++)
        *masks[i] = (*masks[i] & ~1U) | (*masks[i] >> *lane & 1);
    w->header.active = 1;
    return true;
}

static bool set(uint32_t *member, uint32_t value)
{
    bool changed = *member != value;
    *member = value;
    return changed;
}

static bool plainer_mask(struct tex_warp *w, enum mask mask, unsigned *lane)
{
    struct tex_issue_header *h = &w->header;
    switch (mask) {
    case MASK_PHASE:
        return set(&h->phase, TEX_PHASE_NONE);
    case MASK_STAGE:
        return set(&h->stage, TEX_STAGE_PIXEL);
    case MASK_HELPER:
        return set(&h->helper, 0);
    case MASK_KILLED:
        return set(&h->killed, 0);
    case MASK_PRED:
        return set(&h->pred, ALL_THREADS);
    case MASK_WARP:
        return set(&h->warp, 0);
    default:
        return first_thread(w, lane);
    }
}

static size_t count_masks(const struct test_case *c)
{
    return c->warps_count * MASKS;
}

/* Expectations go with their thread; false: one would be of a thread that does not execute. */
static bool move_expectations(struct test_case *c, size_t warp, unsigned lane)
{
    uint32_t executed = insn_executed(&c->warps[warp].warp.header);
    for (size_t i = 0; i < c->expects_count; i++) {
        struct expectation *e = &c->expects[i];
        if (e->warp != warp)
            continue;
        e->lane = lane > 0 && e->lane == lane ? 0 : e->lane;
        if (!e->unwritten && !(executed >> e->lane & 1))
            return false;
    }
    return true;
}

/* If it is undone, the expectations stay unchanged. */
static bool plainer_at(struct test_case *c, size_t warp, enum mask mask)
{
    struct tex_warp *w = &c->warps[warp].warp, before = *w;
    uint32_t executed = insn_executed(&w->header);
    unsigned lane = 0;
    if (!plainer_mask(w, mask, &lane))
        return false;
    if (insn_executed(&w->header) == executed || move_expectations(c, warp, lane))
        return true;
    *w = before;
    return false;
}

static bool plainer_masks(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    bool changed = false;
    (void)attempt;
    for (size_t i = first; i < first + n; i++)
        changed |= plainer_at(c, i / MASKS, (enum mask)(i % MASKS));
    return changed;
}

const struct pass pass_masks = {"masks", count_masks, plainer_masks, 1, false};
