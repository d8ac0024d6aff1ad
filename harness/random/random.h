// SPDX-License-Identifier: Apache-2.0
/*
 * Constrained-random cases: state, memory, instructions, masks and traffic from a seed and an index alone.
 * Legal and illegal are mixed; draws lean towards edges (random_state.c, random_word.c, random_operands.c say which).
 */
#ifndef RANDOM_H
#define RANDOM_H
#include "base/rng.h"
#include "case/case.h"
#include "isa/asm.h"

#define RANDOM_WARPS_PER_CASE 16
/* Of so many first cases of a run those that store gather nothing: a difference is of one or the other. */
#define RANDOM_APART 80
#define RANDOM_MAX_TEXTURES 6
#define RANDOM_MAX_SAMPLERS 4

/* Themes: draws that some cases make much more often, to reach corners that need several rare draws at once. */
enum random_theme {
    RANDOM_ANY,
    RANDOM_FILTERED, /* textures that are filtered, of components of different data types */
    RANDOM_TIES,     /* means that are halfway between two numbers, or nearly */
    RANDOM_WIDEST,   /* the greatest sizes */
    RANDOM_ENDS,     /* textures that go on at the beginning of memory */
    RANDOM_TABLES,   /* the same of pools and banks */
    RANDOM_SEAMS,    /* cubes, and positions about the edges of their faces */
    RANDOM_THEMES
};

/* The state that the instructions of a case can refer to. */
struct random_state {
    enum random_theme theme;
    unsigned textures, samplers;
    uint32_t sampling;    /* a bit for each sampler that TEX mostly can use */
    bool stores, gathers; /* kinds of its instructions, besides queries */
    struct {
        uint32_t kind;          /* type code */
        uint32_t width, height; /* of level 0 */
        uint32_t bytes;         /* of an element */
        uint32_t samples;       /* multisample mode */
        uint64_t size[4];       /* texels along x, y and z, and layers, at the first level of the view */
        uint32_t spot[2];       /* the texel around which reads and stores cluster */
        uint32_t beyond[2];     /* beyond a texel's centre along s and t, in 2^-8 texels, see random_ties; else 0 */
        uint64_t base;
        bool normalized, clamped_off; /* the first level of its view is */
    } texture[RANDOM_MAX_TEXTURES];
    struct tex_warp_result *work; /* for a run of an instruction; the caller's */
    uint32_t handles[8];          /* handle values in the constant bank */
    uint32_t handle_index[8];     /* their word indices */
};

/*
 * Build case `index` of run `seed`: RANDOM_WARPS_PER_CASE instructions. The case is initialised here and is the
 * caller's to free. False if out of memory.
 */
bool random_case(uint32_t seed, uint32_t index, struct test_case *out);

/*
 * A case of given instructions, all of which run, in their order, in warp 0 with every thread active. State and
 * registers come from the seed; of the states that are drawn, the one in which the fewest instructions have no effect:
 * no thread reads a texel, nothing is stored. *idle counts these. False if out of memory.
 */
bool random_given(uint32_t seed, const struct asm_insn *insns, size_t count, struct test_case *out, size_t *idle);

/* Facts of texture i, by its header. */
void random_size(struct rng *r, const uint32_t tic[8], struct random_state *state, unsigned i);

/* Texels of floats whose means are halfway between two numbers, or nearly, for some of those that are filtered. */
bool random_ties(struct image *m, const uint32_t tic[8], struct random_state *state, unsigned i);

/* Parts of it, of the theme of the state: pools, headers, samplers and handles; regions that fail or are not mapped;
 * one instruction. */
bool random_state(struct rng *r, struct test_case *c, struct random_state *state);
bool random_regions(struct rng *r, struct test_case *c, const struct random_state *state);
/* Of a state: if TEX can use no sampler, it gets one that it can in place of the first. False if out of memory. */
bool random_sampling(struct rng *r, struct test_case *c, struct random_state *state);
bool random_warp(struct rng *r, const struct random_state *state, struct test_case *c);

#define RANDOM_TWELVE 12U /* bytes of a texel */
uint32_t random_format_of_twelve(void);
/* Some surfaces get such texels. From a separate stream, so that all other draws stay the same. */
bool random_store_texels(uint32_t seed, uint32_t index, struct test_case *c, struct random_state *state);

/*
 * Operands of the instruction in w, whose word is given, for the texture of this header and this handle; other
 * registers hold anything. A word that is not built is left alone.
 */
void random_registers(struct rng *r, const uint32_t tic[8], uint32_t handle, struct tex_warp *w);

#endif
