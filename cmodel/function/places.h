// SPDX-License-Identifier: Apache-2.0
/* Where the footprints of plain samples are in a level: of the threads of an instruction side by side. */
#ifndef PLACES_H
#define PLACES_H
#include "function/address.h"
#include "tex_model.h"

/* Versions of a function, with and without wide vectors: the program chooses when it starts. */
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__OPTIMIZE__) && !defined(__clang__) &&                   \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define TEX_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define TEX_WIDE
#endif

/* One axis of a level: its texels, the highest bit of their number, and its address mode. */
struct tex_sample_axis {
    uint32_t size, mode;
    int log2;
};

/* A level as stage lod shows it, and how its bytes follow each other. */
struct tex_sample_level {
    bool filled, normalized;
    bool repeats; /* and its sizes are powers of two, and no centres are read */
    uint32_t sampling;
    uint64_t base;
    struct tex_sample_axis axis[2];
    struct tex_tiling tiling;
};

/* The footprint of each thread: byte addresses of its rows, bytes from there to its columns, fractions in 2^-8. */
struct tex_places {
    uint64_t column[2][TEX_WARP_LANES], row[2][TEX_WARP_LANES];
    uint32_t frac[2][TEX_WARP_LANES];
};

/*
 * Footprints in a level, of coordinates `at` (s and t, binary32) of the threads `lanes`, of elements of `bytes`.
 * Returns those of the threads whose texels are all in the texture; of others nothing is known.
 */
uint32_t tex_places_find(const struct tex_sample_level *level, const uint32_t at[2][TEX_WARP_LANES], uint32_t lanes,
                         uint32_t bytes, struct tex_places *out);

#endif
