// SPDX-License-Identifier: Apache-2.0
#include "base/field.h"

#include <stdio.h>
#include <string.h>

static unsigned position(const struct tex_leaf_info *leaf, unsigned element)
{
    return (unsigned)leaf->offset + element * leaf->width;
}

uint64_t field_get(const uint32_t *words, const struct tex_leaf_info *leaf, unsigned element)
{
    return tex_get_bits(words, position(leaf, element), leaf->width < 64 ? leaf->width : 64);
}

void field_words(const uint32_t *words, const struct tex_leaf_info *leaf, unsigned element,
                 uint32_t out[FIELD_MAX_WORDS])
{
    for (unsigned i = 0; i * 32 < leaf->width; i++) {
        unsigned left = leaf->width - i * 32;
        out[i] = (uint32_t)tex_get_bits(words, position(leaf, element) + i * 32, left < 32 ? left : 32);
    }
}

bool field_same(const uint32_t *a, const uint32_t *b, const struct tex_leaf_info *leaf, unsigned element)
{
    uint32_t left[FIELD_MAX_WORDS], right[FIELD_MAX_WORDS];
    field_words(a, leaf, element, left);
    field_words(b, leaf, element, right);
    return memcmp(left, right, (leaf->width + 31U) / 32 * sizeof *left) == 0;
}

uint32_t field_fault(const struct tex_fault *fault)
{
    return fault->valid | fault->code << 1 | fault->warp << 5 | fault->lane << 11;
}

uint32_t field_trap(const struct tex_trap *trap)
{
    return trap->valid | trap->warp << 1 | trap->lane << 7 | trap->axis << 12;
}

void field_name(const struct tex_leaf_info *leaf, unsigned element, char *text, size_t size)
{
    if (leaf->count > 1)
        snprintf(text, size, "%s[%u]", leaf->name, element);
    else
        snprintf(text, size, "%s", leaf->name);
}

unsigned field_columns(enum tex_boundary boundary, unsigned least)
{
    const struct tex_boundary_info *b = &tex_boundaries[boundary];
    unsigned most = least;
    for (unsigned i = 0; i < b->leaves_count; i++) {
        char name[FIELD_TEXT];
        field_name(&b->leaves[i], b->leaves[i].count - 1U, name, sizeof name);
        unsigned columns = (unsigned)strlen(name);
        most = columns > most ? columns : most;
    }
    return most;
}

/* Wide fields: the words from the most significant non-zero one down, cut in the middle if they do not fit. */
static void wide_text(const uint32_t *words, unsigned count, char *text, size_t size)
{
    unsigned top = count - 1, at = 2;
    while (top > 0 && words[top] == 0)
        top--;
    snprintf(text, size, "0x");
    for (unsigned i = top + 1; i-- > 0 && at + 9 < size;)
        at += (unsigned)snprintf(text + at, size - at, i == top ? "%x" : "_%08x", words[i]);
}

static bool of_decode(const struct tex_leaf_info *leaf)
{
    const struct tex_boundary_info *b = &tex_boundaries[TEX_AT_DECODE];
    return leaf >= b->leaves && leaf < b->leaves + b->leaves_count;
}

static uint64_t opcode_of(const uint32_t *decode)
{
    return field_get(decode, field_find(TEX_AT_DECODE, "op.opcode"), 0);
}

const char *field_code_of(const struct tex_leaf_info *leaf, bool of_load)
{
    return of_load && leaf->code && strcmp(leaf->code, "cop") == 0 ? "ldcop" : leaf->code;
}

const char *field_code(const uint32_t *words, const struct tex_leaf_info *leaf)
{
    return field_code_of(leaf, of_decode(leaf) && opcode_of(words) == TEX_OPCODE_SULD);
}

/* Coordinates s, t and r are numbers with a point of a gather alone. */
static char kind_of(const uint32_t *words, const struct tex_leaf_info *leaf)
{
    if (leaf->kind != 'f' || !of_decode(leaf) || leaf->name[1] != '\0')
        return leaf->kind;
    switch (opcode_of(words)) {
    case TEX_OPCODE_TLD:
        return 'u';
    case TEX_OPCODE_SUST:
    case TEX_OPCODE_SULD:
        return 's';
    default:
        return 'f';
    }
}

void field_text(const uint32_t *words, const struct tex_leaf_info *leaf, unsigned element, char *text, size_t size)
{
    if (leaf->width > 64) {
        uint32_t wide[FIELD_MAX_WORDS];
        field_words(words, leaf, element, wide);
        wide_text(wide, (leaf->width + 31U) / 32, text, size);
        return;
    }
    uint64_t value = field_get(words, leaf, element);
    int digits = (leaf->width + 3) / 4;
    char kind = kind_of(words, leaf);
    if (leaf->code) {
        snprintf(text, size, "0x%0*llx (%s)", digits, (unsigned long long)value,
                 tex_code_name(field_code(words, leaf), (uint32_t)value));
    } else if (kind == 'f') {
        uint32_t bits = (uint32_t)value;
        float real;
        memcpy(&real, &bits, sizeof real);
        snprintf(text, size, "0x%08x (%.9g)", bits, (double)real);
    } else if (kind == 's') {
        uint64_t sign = UINT64_C(1) << (leaf->width - 1);
        snprintf(text, size, "0x%0*llx (%lld)", digits, (unsigned long long)value, (long long)((value ^ sign) - sign));
    } else if (kind == 'u' && leaf->width > 1) {
        snprintf(text, size, "0x%0*llx (%llu)", digits, (unsigned long long)value, (unsigned long long)value);
    } else {
        snprintf(text, size, "0x%0*llx", digits, (unsigned long long)value);
    }
}

const struct tex_leaf_info *field_find(enum tex_boundary boundary, const char *name)
{
    for (unsigned i = 0; i < tex_boundaries[boundary].leaves_count; i++)
        if (strcmp(tex_boundaries[boundary].leaves[i].name, name) == 0)
            return &tex_boundaries[boundary].leaves[i];
    return NULL;
}
