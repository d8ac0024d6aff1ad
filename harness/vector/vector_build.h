// SPDX-License-Identifier: Apache-2.0
/* From the tree of a vector file to a case. Private to vector*.c. Errors go to the tree's diag. */
#ifndef VECTOR_BUILD_H
#define VECTOR_BUILD_H
#include "case/picture.h"
#include "isa/insn.h"
#include "sm4/lower.h"
#include "tgsi/lower.h"
#include "vector/vector.h"
#include "vector/vector_ast.h"

enum { HANDLE_WORDS = INSN_HANDLE_WORDS, INDICES = 1 << TEX_HANDLE_HEADER_W, FIELDS_LIMIT = 512 };

struct build {
    struct tree *tree;
    struct test_case *out;
    const char *path; /* NULL: from memory */
    const struct vector_limits *limits;
    /* A bit for each index that the file defines. */
    uint8_t textures[INDICES / 8], samplers[INDICES / 8], handles[HANDLE_WORDS / 8];
    uint64_t texel_bytes;           /* painted so far */
    const struct low_word *lowered; /* of the warp that is the last of the case; NULL: it is no `tgsi` */
    bool no_memory;
    bool exhausted; /* a limit was hit, and reported; nothing more is built */
};

/* All configuration statements, and the indices that the file defines. */
void build_configuration(struct build *b);
/* Blocks, in file order. */
void build_texture(struct build *b, const struct node *n);
void build_sampler(struct build *b, const struct node *n);
void build_warp(struct build *b, const struct node *n);
/* The word of an `sm4`: what vector_sm4.c says. False: it is reported. */
bool build_sm4(struct build *b, const struct node *n, struct low_word *out);
/* A `tgsi`: its text, and the values of its operands. */
enum { BUILD_SOURCES = 32 };
struct build_source {
    char name[LOW_SAYS];
    enum tgsi_kind kind;
    bool given;
    uint32_t lanes[TEX_WARP_LANES];
};
struct build_tgsi {
    struct tgsi_program p;
    struct tgsi_reach reach; /* of a register that chooses the texture: it is the first source */
    uint32_t handle, lane;   /* lane: that is lowered now */
    struct build_source source[BUILD_SOURCES];
    unsigned sources;
};
/* Read the text; the register that chooses the texture is an operand then. False: it is reported. build_tgsi_free in
 * any case. */
bool build_tgsi_read(struct build *b, const struct node *n, struct build_tgsi *t);
/* The word, and all operands that it reads. False: it is reported. */
bool build_tgsi(struct build *b, const struct node *n, struct build_tgsi *t, struct low_word *out);
void build_tgsi_free(struct build_tgsi *t);
/* The operand of that name; NULL: it is reported what there is. */
struct build_source *build_tgsi_source(struct build *b, struct build_tgsi *t, const struct node *n);
/* The registers of one thread. */
void build_tgsi_lane(struct build_tgsi *t, uint32_t lane, struct low_word *out);
/* The word of the bank that joins texture and sampler (NULL: any). False: it is reported. */
bool build_find_handle(struct build *b, struct span at, uint32_t texture, const uint32_t *sampler, uint32_t *handle);
/* The header of a texture. */
void build_header_words(const struct build *b, uint32_t index, uint32_t words[8]);
/* An `expect` of the warp that is the last of the case. */
void build_expect(struct build *b, const struct node *n);
/* A `wait`, `invalidate` or `clear`. */
void build_step(struct build *b, const struct node *n);
/* An `expect register`. */
void build_register(struct build *b, const struct node *n);

/* Shared by them. */

/* There may be one more expectation; else the limit is reported. */
bool build_expectation(struct build *b, struct span at);
/* A value in the width of a leaf, zero-extended. */
bool build_leaf_value(struct build *b, const struct node *n, const struct tex_leaf_info *leaf, uint64_t *out);

/* Value of an integer node if it is in low..high, else an error and false. what names the value in the message. */
bool build_number(struct build *b, const struct node *n, uint64_t low, uint64_t high, const char *what, uint64_t *out);
/* Code of a name or integer node; integers up to most. */
bool build_code(struct build *b, const struct node *n, const char *enumeration, uint32_t most, uint32_t *out);
/* "expected ONE, TWO or THREE" after a name that is not in an enumeration. */
void build_unknown(struct build *b, const struct node *n, const char *what, const char *enumeration);
/* Mark an item as seen; an error and false if it was before. */
bool build_once(struct build *b, bool seen[NODE_KINDS], const struct node *n, const char *what);
/* Report once that a limit is reached. */
void build_exhausted(struct build *b, struct span at, const char *what);
/* Write to memory, within the limit. */
void build_write(struct build *b, const struct node *n, uint64_t address, const void *bytes, size_t size);
bool build_bit(const uint8_t *bits, uint64_t index);
/* Set a bit; returns its old value. */
bool build_set_bit(uint8_t *bits, uint64_t index);

#endif
