// SPDX-License-Identifier: Apache-2.0
#include "step/rule_table.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/passes.h"

#define FIRST_ROOM 256U

struct hearing {
    struct step_rules *table;
    const struct tex_warp_result *result;
    uint32_t instruction;
    bool no_memory;
};

static bool empty(const struct tex_rule_set *set)
{
    uint64_t bits = 0;
    for (unsigned i = 0; i < sizeof set->bits / sizeof *set->bits; i++)
        bits |= set->bits[i];
    return bits == 0;
}

static bool make_room(struct step_rules *t)
{
    if (t->count < t->room)
        return true;
    size_t room = t->room ? 2 * t->room : FIRST_ROOM;
    struct step_rule_row *more = realloc(t->rows, room * sizeof *more);
    if (!more)
        return false;
    t->rows = more;
    t->room = room;
    return true;
}

static void hear(void *user, uint32_t trace, enum tex_boundary boundary, const struct tex_rule_set *set)
{
    struct hearing *h = user;
    struct step_rule_row row = {.instruction = h->instruction, .lane = UINT32_MAX, .boundary = boundary, .set = *set};
    if (empty(set))
        return;
    if (trace != TEX_RULES_OF_ALL) {
        const struct tex_thread_trace *t = &h->result->trace[trace];
        row.lane = t->decode.tag.token ? UINT32_MAX : t->decode.tag.lane;
        row.pass = t->pass;
    }
    h->no_memory = h->no_memory || !make_room(h->table);
    if (!h->no_memory)
        h->table->rows[h->table->count++] = row;
}

static int by_number(uint32_t a, uint32_t b)
{
    return (a > b) - (a < b);
}

static int by_place(const void *left, const void *right)
{
    const struct step_rule_row *a = left, *b = right;
    int order = by_number(a->instruction, b->instruction);
    order = order ? order : by_number(a->boundary, b->boundary);
    order = order ? order : by_number(a->lane, b->lane);
    return order ? order : by_number(a->pass, b->pass);
}

bool step_rules_build(struct step_rules *t, const struct test_case *c)
{
    uint8_t hash[TEX_WARPS] = {0};
    struct tex_warp_result *r = t->built ? NULL : malloc(sizeof *r);
    struct image image;
    if (!r)
        return t->built;
    struct hearing h = {.table = t, .result = r};
    const struct tex_rules_hearer hearer = {.hear = hear, .user = &h};
    image_init_over(&image, &c->image);
    struct tex_memory memory = image_stored_memory(&image);
    for (size_t i = 0; i < c->warps_count && !h.no_memory; i++) {
        uint8_t *of_warp = &hash[c->warps[i].warp.header.warp % TEX_WARPS];
        h.instruction = (uint32_t)i;
        tex_execute_telling(&c->config, &memory, &c->warps[i].warp, *of_warp, &hearer, r);
        *of_warp = r->hash;
    }
    image_free(&image);
    free(r);
    if (t->count > 0)
        qsort(t->rows, t->count, sizeof *t->rows, by_place);
    t->built = !h.no_memory;
    return t->built;
}

void step_rules_free(struct step_rules *t)
{
    free(t->rows);
    memset(t, 0, sizeof *t);
}

/* The first row that is not before the place. */
static size_t lower_bound(const struct step_rules *t, const struct step_rule_row *place)
{
    size_t low = 0, high = t->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (by_place(&t->rows[middle], place) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool step_rules_of(const struct step_rules *t, enum tex_boundary b, const struct playback_beat *beat, bool header,
                   struct tex_rule_set *out)
{
    bool passes = PASSES_SHOWN >> b & 1, found = false;
    struct step_rule_row place = {.instruction = beat->instruction, .boundary = b, .lane = UINT32_MAX};
    memset(out, 0, sizeof *out);
    if (b == TEX_AT_ISSUE && !header)
        return false;
    if (beat->lanes)
        place.lane = lowest_bit(beat->lanes);
    place.pass = passes ? beat->pass : 0;
    for (size_t i = lower_bound(t, &place); i < t->count; i++) {
        const struct step_rule_row *row = &t->rows[i];
        if (row->instruction != place.instruction || row->boundary != b || row->lane != place.lane ||
            (passes && row->pass != place.pass))
            break;
        tex_rules_join(out, &row->set);
        found = true;
    }
    return found;
}
