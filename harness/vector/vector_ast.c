// SPDX-License-Identifier: Apache-2.0
#include "vector/vector_ast.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK_NODES = 512 };

struct node_block {
    struct node_block *next;
    size_t used;
    struct node nodes[BLOCK_NODES];
};

void tree_free(struct tree *tree)
{
    while (tree->blocks) {
        struct node_block *next = tree->blocks->next;
        free(tree->blocks);
        tree->blocks = next;
    }
    free(tree->bytes);
    *tree = (struct tree){0};
}

struct node *tree_node(struct tree *tree, enum node_kind kind, struct span at)
{
    if (tree->nodes >= TREE_NODES) {
        tree->too_large = true;
        return NULL;
    }
    if (!tree->blocks || tree->blocks->used == BLOCK_NODES) {
        struct node_block *block = malloc(sizeof *block);
        if (!block) {
            tree->no_memory = true;
            return NULL;
        }
        block->next = tree->blocks;
        block->used = 0;
        tree->blocks = block;
    }
    struct node *node = &tree->blocks->nodes[tree->blocks->used++];
    *node = (struct node){.kind = kind, .at = at};
    tree->nodes++;
    return node;
}

struct node *node_add(struct node *parent, struct node *child)
{
    if (!parent || !child)
        return parent;
    if (parent->last)
        parent->last->next = child;
    else
        parent->first = child;
    while (child->next)
        child = child->next;
    parent->last = child;
    return parent;
}

struct node *tree_make(struct tree *tree, enum node_kind kind, struct span at, struct node *a, struct node *b,
                       struct node *c)
{
    return node_add(node_add(node_add(tree_node(tree, kind, at), a), b), c);
}

struct node *tree_integer(struct tree *tree, enum node_kind kind, struct span at, uint64_t value)
{
    struct node *node = tree_node(tree, kind, at);
    if (node)
        node->integer = value;
    return node;
}

struct node *tree_text(struct tree *tree, enum node_kind kind, struct span at, struct slice text)
{
    struct node *node = tree_node(tree, kind, at);
    if (node)
        node->text = text;
    return node;
}

static bool room_for(struct tree *tree, size_t count)
{
    if (tree->bytes_count + count <= tree->bytes_room)
        return true;
    size_t room = 2 * tree->bytes_room + count + 4096;
    uint8_t *bytes = realloc(tree->bytes, room);
    if (!bytes) {
        tree->no_memory = true;
        return false;
    }
    tree->bytes = bytes;
    tree->bytes_room = room;
    return true;
}

static uint8_t digit_of(char c)
{
    return (uint8_t)(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
}

static void append_word(struct tree *tree, struct span at, struct slice digits)
{
    uint32_t word = 0;
    if (digits.size > 8) {
        tree_error(tree, at, "'%.*s' is longer than a 32-bit word; expected up to 8 hex digits", 20, digits.at);
        return;
    }
    for (uint32_t i = 0; i < digits.size; i++)
        word = word << 4 | digit_of(digits.at[i]);
    for (unsigned k = 0; k < 4 && room_for(tree, 1); k++)
        tree->bytes[tree->bytes_count++] = (uint8_t)(word >> (8 * k));
}

void tree_hex(struct tree *tree, struct span at, struct slice digits, bool as_word)
{
    if (as_word) {
        append_word(tree, at, digits);
        return;
    }
    if (digits.size % 2 != 0) {
        tree_error(tree, at, "an odd number of hex digits; expected two a byte");
        return;
    }
    if (!room_for(tree, digits.size / 2))
        return;
    for (uint32_t i = 0; i < digits.size; i += 2)
        tree->bytes[tree->bytes_count++] = (uint8_t)(digit_of(digits.at[i]) << 4 | digit_of(digits.at[i + 1]));
}

const struct node *node_child(const struct node *parent, unsigned n)
{
    const struct node *child = parent->first;
    while (child && n-- > 0)
        child = child->next;
    return child;
}

unsigned node_children(const struct node *parent)
{
    unsigned n = 0;
    for (const struct node *child = parent->first; child; child = child->next)
        n++;
    return n;
}

bool slice_is(struct slice slice, const char *text)
{
    /* Most tables differ in the first character already: a vector asks for each of its words. */
    return text[0] == (slice.size > 0 ? slice.at[0] : '\0') && strlen(text) == slice.size &&
           memcmp(slice.at, text, slice.size) == 0;
}

bool slice_copy(struct slice slice, char *out, size_t size)
{
    size_t n = slice.size < size ? slice.size : size - 1;
    memcpy(out, slice.at, n);
    out[n] = '\0';
    return n == slice.size;
}

void tree_error(struct tree *tree, struct span at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    diag_addv(tree->diag, tree->text, tree->size, at, format, args);
    va_end(args);
}

void tree_note(struct tree *tree, struct span at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    diag_notev(tree->diag, tree->text, tree->size, at, format, args);
    va_end(args);
}
