// SPDX-License-Identifier: Apache-2.0
/*
 * The tree of a vector file, built by vector_parse.y, read by vector_build.c, vector_warp.c and expr.c. Private to
 * them. Names and strings are slices of the file's text, which outlives the tree; nodes live in one pool.
 */
#ifndef VECTOR_AST_H
#define VECTOR_AST_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"

/* A stretch of the file. */
struct slice {
    const char *at;
    uint32_t size;
};

enum node_kind {
    /* Leaves. */
    NODE_INTEGER, /* integer, and text as written */
    NODE_REAL,    /* real */
    NODE_NAME,    /* text */
    NODE_STRING,  /* text, without quotes */
    NODE_NOTHING, /* '-', a value that is not checked */
    /* Expressions; children are the operands. */
    NODE_NEGATE,
    NODE_ADD,
    NODE_SUBTRACT,
    NODE_MULTIPLY,
    NODE_DIVIDE,
    NODE_MODULO,
    NODE_CALL,    /* text = function name */
    NODE_LIST,    /* lane list; integer = 1 if it ends with "..." */
    NODE_TEXTURE, /* "texture N" as an argument: integer */
    NODE_SAMPLER,
    /* Statements. */
    NODE_RULES,         /* children: names */
    NODE_RULES_WITHOUT, /* likewise */
    NODE_STRICTNESS,
    NODE_MINIMUM,
    NODE_TRAFFIC, /* children: NODE_SETTING, NODE_LATENCY, NODE_REORDER */
    NODE_SETTING, /* text = name; child: integer */
    NODE_LATENCY,
    NODE_REORDER,
    NODE_POOL_HEADERS,
    NODE_POOL_SAMPLERS,
    NODE_BANK,
    NODE_SELECT,
    NODE_BINDING,
    NODE_POLICY,
    NODE_DEFINE_TEXTURE, /* first child: index; then items */
    NODE_DEFINE_SAMPLER,
    NODE_DEFINE_HANDLE, /* index, then value, or texture and sampler */
    NODE_WORD32,
    NODE_BYTES,    /* offset and count in tree.bytes; child: address */
    NODE_MEMORY,   /* likewise: expected bytes at the end */
    NODE_REGISTER, /* text = register or register.field; child: value */
    NODE_SPARSE,
    NODE_ERROR,
    NODE_WARP, /* first child: warp id; then items */
    NODE_WAIT,
    NODE_INVALIDATE, /* child: which caches; none: all */
    NODE_CLEAR,      /* child: which record */
    /* Items of textures and samplers; children: values. */
    NODE_TYPE,
    NODE_LAYOUT,
    NODE_FORMAT,
    NODE_SOURCE,
    NODE_SIZE,
    NODE_ADDRESS,
    NODE_BLOCK,
    NODE_LEVELS,
    NODE_LAYERS,
    NODE_SAMPLES,
    NODE_VIEW,
    NODE_NORMALIZED, /* integer */
    NODE_TEXELS,     /* text = generator; children: its arguments; `rows` without any: offset and count */
    NODE_COLOR,      /* children: four integers */
    NODE_EXPRESSION, /* in parentheses, as an argument; child */
    NODE_RAW,        /* offset and count in tree.bytes: words, little endian */
    NODE_FIELD,      /* text = field name; child: value */
    NODE_BORDER,
    /* Items of a warp. */
    NODE_WORD,
    NODE_ASM,
    NODE_SM4,
    NODE_TGSI,
    NODE_TEXT_SOURCE, /* an operand of the text */
    NODE_PHASE,
    NODE_STAGE,
    NODE_ACTIVE,
    NODE_HELPER,
    NODE_KILLED,
    NODE_PRED,
    NODE_OPERAND, /* text = name; child: value */
    NODE_PORT,    /* text = "Ra" or "Rb"; children: register, value */
    NODE_EXPECT,  /* first child NODE_LANE, NODE_ALL or NODE_TOKEN; then checks */
    NODE_LANE,    /* integer */
    NODE_ALL,
    NODE_TOKEN,
    NODE_CHECK,           /* text = register or boundary.leaf; children: value, element if given */
    NODE_CHECK_COMPONENT, /* of the destination of the text */
    NODE_CHECK_AFTER,
    NODE_CHECK_TEXELS, /* four NODE_TEXEL or NODE_BORDER */
    NODE_TEXEL,
    NODE_CHECK_ADDRESS, /* four NODE_INTEGER or NODE_NOTHING */
    NODE_KINDS
};

struct node {
    enum node_kind kind;
    struct span at;
    struct slice text;
    union {
        uint64_t integer;
        double real;
        struct {
            uint32_t offset, count;
        };
    };
    struct node *first, *last; /* children */
    struct node *next;         /* sibling */
};

enum { TREE_NODES = 3000000 }; /* limit of a file */

struct node_block;
struct tree {
    const char *text; /* the file, the caller's */
    size_t size;
    struct diag *diag;
    struct node *statements; /* a node whose children are the file's statements, in order */
    struct slice token;      /* last token read, for messages */
    uint8_t *bytes;          /* hex data of `bytes` and `raw` */
    size_t bytes_count, bytes_room;
    struct node_block *blocks;
    size_t nodes;
    bool too_large, no_memory;
};

/* Parse text into the tree; errors go to diag. tree_free in any case. (In vector_lex.l.) */
bool tree_parse(struct tree *tree, const char *text, size_t size, struct diag *diag);
void tree_free(struct tree *tree);

/* For the parser. A node is NULL when the file is too large or out of memory; node_add accepts that. */
struct node *tree_node(struct tree *tree, enum node_kind kind, struct span at);
/* A node with up to three children. */
struct node *tree_make(struct tree *tree, enum node_kind kind, struct span at, struct node *a, struct node *b,
                       struct node *c);
struct node *tree_integer(struct tree *tree, enum node_kind kind, struct span at, uint64_t value);
struct node *tree_text(struct tree *tree, enum node_kind kind, struct span at, struct slice text);
/* Append hex digits to tree.bytes: as bytes, or as one 32-bit word. Errors are reported at `at`. */
void tree_hex(struct tree *tree, struct span at, struct slice digits, bool as_word);
/* Append a child, or a chain of siblings. Returns parent. */
struct node *node_add(struct node *parent, struct node *child);
/* The n-th child, from 0; NULL past the end. */
const struct node *node_child(const struct node *parent, unsigned n);
unsigned node_children(const struct node *parent);

bool slice_is(struct slice slice, const char *text);
/* Copy into a string of `size` bytes; false if it does not fit (the copy is cut). */
bool slice_copy(struct slice slice, char *out, size_t size);

/* Report an error at a node of the tree. */
void tree_error(struct tree *tree, struct span at, const char *format, ...);
void tree_note(struct tree *tree, struct span at, const char *format, ...);

#endif
