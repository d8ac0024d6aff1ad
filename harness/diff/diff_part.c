// SPDX-License-Identifier: Apache-2.0
#include "diff/diff_part.h"

#include <string.h>

#include "base/bits.h"

#define WIDE 64U  /* bits; a field with more is shown in pieces */
#define PIECE 32U /* of so many */

void diff_note(const struct diff *d, const struct common_note *n, char text[DIFF_TEXT])
{
    const char *alone = d->run[n->kind == COMMON_ONLY_B ? DIFF_B : DIFF_A];
    if (n->kind == COMMON_WIDTH)
        snprintf(text, DIFF_TEXT, "field %.60s of boundary %.60s: %u bits in %s, %u in %s; compared by value", n->field,
                 n->boundary, n->was[DIFF_A], d->run[DIFF_A], n->was[DIFF_B], d->run[DIFF_B]);
    else if (n->kind == COMMON_ELEMENTS)
        snprintf(text, DIFF_TEXT,
                 "field %.60s of boundary %.60s: %u elements in %s, %u in %s; the common ones are compared", n->field,
                 n->boundary, n->was[DIFF_A], d->run[DIFF_A], n->was[DIFF_B], d->run[DIFF_B]);
    else if (n->field)
        snprintf(text, DIFF_TEXT, "field %.60s of boundary %.60s: in %s alone; not compared", n->field, n->boundary,
                 alone);
    else
        snprintf(text, DIFF_TEXT, "boundary %.60s: in %s alone; not compared", n->boundary, alone);
}

void diff_case_name(const struct tape_case *c, char text[DIFF_TEXT])
{
    if (c->number > 0)
        snprintf(text, DIFF_TEXT, "%.200s (%u)", c->name, c->number + 1);
    else
        snprintf(text, DIFF_TEXT, "%.200s", c->name);
}

bool diff_instruction(const struct beat *beat, char text[ASM_TEXT])
{
    const struct asm_insn insn = {.word = beat->word, .phase = beat->phase};
    text[0] = '\0';
    if (beat->word != 0)
        asm_text(&insn, text);
    return beat->word != 0;
}

void diff_lanes(uint32_t lanes, char text[DIFF_TEXT])
{
    size_t used = 0;
    text[0] = '\0';
    while (lanes) {
        unsigned first = lowest_bit(lanes), last = first;
        while (last < 31 && lanes >> (last + 1) & 1)
            last++;
        used += (size_t)snprintf(text + used, DIFF_TEXT - used, last > first ? "%s%u..%u" : "%s%u", used ? "," : "",
                                 first, last);
        for (unsigned i = first; i <= last; i++)
            lanes &= ~(UINT32_C(1) << i);
    }
}

static unsigned pieces_of(const struct tex_leaf_info *leaf)
{
    return leaf->width > WIDE ? (leaf->width + PIECE - 1) / PIECE : 1;
}

/* A part of an element as a field of its own. */
static void show_piece(const struct tex_leaf_info *leaf, const struct beat beat[DIFF_RUNS], unsigned element,
                       unsigned piece, struct diff_piece *out)
{
    struct tex_leaf_info part = *leaf;
    field_name(leaf, element, out->name, sizeof out->name);
    part.offset = (uint16_t)(leaf->offset + element * leaf->width);
    part.count = 1;
    if (leaf->width > WIDE) {
        unsigned low = piece * PIECE, width = leaf->width - low < PIECE ? leaf->width - low : PIECE;
        size_t used = strlen(out->name);
        snprintf(out->name + used, sizeof out->name - used, "[%u:%u]", low + width - 1, low);
        part.offset = (uint16_t)(part.offset + low);
        part.width = (uint16_t)width;
        part.kind = 'x';
        part.code = NULL;
    }
    out->differs = !field_same(beat[DIFF_A].payload, beat[DIFF_B].payload, &part, 0);
    for (unsigned run = 0; run < DIFF_RUNS; run++)
        field_text(beat[run].payload, &part, 0, out->text[run], sizeof out->text[run]);
}

bool diff_piece(const struct common_boundary *b, const struct beat beat[DIFF_RUNS], unsigned number,
                struct diff_piece *out)
{
    for (unsigned i = 0; i < b->count; i++) {
        const struct tex_leaf_info *leaf = &b->leaves[i];
        unsigned pieces = pieces_of(leaf), all = pieces * leaf->count;
        if (number < all) {
            show_piece(leaf, beat, number / pieces, number % pieces, out);
            return true;
        }
        number -= all;
    }
    return false;
}

const struct beat *diff_beat(const struct tally_first *f)
{
    return &f->beat[f->kind == TALLY_ONLY_B ? DIFF_B : DIFF_A];
}
