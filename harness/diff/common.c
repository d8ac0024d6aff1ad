// SPDX-License-Identifier: Apache-2.0
#include "diff/common.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_ROOM 16U

static bool note(struct common *c, struct common_note n)
{
    if (c->notes_count == c->room) {
        size_t room = c->room ? 2 * c->room : FIRST_ROOM;
        struct common_note *notes = realloc(c->notes, room * sizeof *notes);
        if (!notes)
            return false;
        c->notes = notes;
        c->room = room;
    }
    c->notes[c->notes_count++] = n;
    return true;
}

static bool note_missing(struct common *c, const struct layout_boundary *in, const struct layout_boundary *other,
                         enum common_note_kind kind)
{
    for (unsigned i = 0; i < in->leaves_count; i++)
        if (!layout_field(other, in->leaves[i].name) &&
            !note(c, (struct common_note){.kind = kind, .boundary = in->name, .field = in->leaves[i].name}))
            return false;
    return true;
}

static bool note_sizes(struct common *c, const char *boundary, const struct tex_leaf_info *a,
                       const struct tex_leaf_info *b)
{
    struct common_note n = {.kind = COMMON_WIDTH, .boundary = boundary, .field = a->name, .was = {a->width, b->width}};
    if (a->width != b->width && !note(c, n))
        return false;
    n = (struct common_note){
        .kind = COMMON_ELEMENTS, .boundary = boundary, .field = a->name, .was = {a->count, b->count}};
    return a->count == b->count || note(c, n);
}

static bool same_leaf(const struct tex_leaf_info *a, const struct tex_leaf_info *b)
{
    return a->offset == b->offset && a->width == b->width && a->count == b->count;
}

/* One bit after the other: layouts are made once. */
static void mark(uint32_t *mask, const struct tex_leaf_info *leaf)
{
    for (unsigned bit = leaf->offset; bit < leaf->offset + (unsigned)leaf->width * leaf->count; bit++)
        mask[bit / 32] |= UINT32_C(1) << bit % 32;
}

/* Fields behind one another. False: they do not fit. */
static bool lay_out(struct common_boundary *b)
{
    unsigned bits = 0;
    for (unsigned i = 0; i < b->count; i++) {
        b->leaves[i].offset = (uint16_t)bits;
        bits += (unsigned)b->leaves[i].width * b->leaves[i].count;
    }
    b->words = (bits + 31) / 32;
    return bits <= 32 * RECORD_WORDS;
}

static bool add_fields(struct common *c, struct common_boundary *b, const struct layout_boundary *a,
                       const struct layout_boundary *other)
{
    b->alike = a->leaves_count == other->leaves_count;
    b->words = a->words;
    for (unsigned i = 0; i < a->leaves_count; i++) {
        const struct tex_leaf_info *left = &a->leaves[i], *right = layout_field(other, left->name);
        if (!right) {
            b->alike = false;
            continue;
        }
        struct tex_leaf_info *leaf = &b->leaves[b->count];
        *leaf = *left;
        leaf->width = left->width > right->width ? left->width : right->width;
        leaf->count = left->count < right->count ? left->count : right->count;
        leaf->kind = left->kind == right->kind ? left->kind : 'x';
        b->from[DIFF_A][b->count] = left;
        b->from[DIFF_B][b->count++] = right;
        b->alike = b->alike && same_leaf(left, right);
        mark(b->mask, left);
        if (!note_sizes(c, a->name, left, right))
            return false;
    }
    c->too_wide |= !b->alike && !lay_out(b);
    return !c->too_wide;
}

static bool add_boundary(struct common *c, const struct layout *a, unsigned in_a, const struct layout *other,
                         unsigned in_b)
{
    const struct layout_boundary *left = &a->boundary[in_a], *right = &other->boundary[in_b];
    struct common_boundary *b = &c->boundary[c->count];
    *b = (struct common_boundary){.name = left->name,
                                  .stage = left->stage,
                                  .consumer = left->consumer,
                                  .number = {in_a, in_b},
                                  .once = left->once && right->once,
                                  .leaves = calloc(left->leaves_count + 1, sizeof *b->leaves)};
    for (unsigned run = 0; run < DIFF_RUNS; run++)
        b->from[run] = calloc(left->leaves_count + 1, sizeof *b->from[run]);
    c->place[DIFF_A][in_a] = c->place[DIFF_B][in_b] = (uint8_t)c->count;
    c->count++;
    return b->leaves && b->from[DIFF_A] && b->from[DIFF_B] && add_fields(c, b, left, right) &&
           note_missing(c, left, right, COMMON_ONLY_A) && note_missing(c, right, left, COMMON_ONLY_B);
}

static unsigned find(const struct layout *l, const char *name)
{
    unsigned b = 0;
    while (b < l->count && strcmp(l->boundary[b].name, name) != 0)
        b++;
    return b;
}

bool common_make(struct common *c, const struct layout *a, const struct layout *b)
{
    memset(c, 0, sizeof *c);
    memset(c->place, RECORD_BOUNDARIES, sizeof c->place);
    bool good = true;
    for (unsigned i = 0; good && i < a->count; i++) {
        unsigned other = find(b, a->boundary[i].name);
        good = other < b->count ? add_boundary(c, a, i, b, other)
                                : note(c, (struct common_note){.kind = COMMON_ONLY_A, .boundary = a->boundary[i].name});
    }
    for (unsigned i = 0; good && i < b->count; i++)
        if (find(a, b->boundary[i].name) == a->count)
            good = note(c, (struct common_note){.kind = COMMON_ONLY_B, .boundary = b->boundary[i].name});
    return good;
}

void common_free(struct common *c)
{
    for (unsigned i = 0; i < c->count; i++) {
        free(c->boundary[i].leaves);
        for (unsigned run = 0; run < DIFF_RUNS; run++)
            free(c->boundary[i].from[run]);
    }
    free(c->notes);
    memset(c, 0, sizeof *c);
}

static void set_bits(uint32_t *words, unsigned at, unsigned width, uint64_t value)
{
    for (unsigned i = 0; i < width; i++)
        words[(at + i) / 32] |= (uint32_t)(value >> i & 1) << (at + i) % 32;
}

/* The value of an element, wider: zeros, or its sign. */
static void carry(uint32_t *to, const struct tex_leaf_info *leaf, const uint32_t *words,
                  const struct tex_leaf_info *from, unsigned element)
{
    unsigned source = (unsigned)from->offset + element * from->width, target = leaf->offset + element * leaf->width;
    for (unsigned i = 0; i < from->width; i += 32) {
        unsigned width = from->width - i < 32 ? from->width - i : 32;
        set_bits(to, target + i, width, tex_get_bits(words, source + i, width));
    }
    bool negative = from->kind == 's' && leaf->kind == 's' && tex_get_bits(words, source + from->width - 1, 1);
    for (unsigned i = from->width; negative && i < leaf->width; i++)
        set_bits(to, target + i, 1, 1);
}

void common_form(const struct common_boundary *b, unsigned run, struct beat *beat)
{
    if (b->alike) {
        for (unsigned i = 0; i < b->words; i++)
            beat->payload[i] &= b->mask[i];
        return;
    }
    uint32_t form[RECORD_WORDS] = {0};
    for (unsigned i = 0; i < b->count; i++)
        for (unsigned k = 0; k < b->leaves[i].count; k++)
            carry(form, &b->leaves[i], beat->payload, b->from[run][i], k);
    memcpy(beat->payload, form, sizeof form);
}
