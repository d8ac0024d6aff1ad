// SPDX-License-Identifier: Apache-2.0
/* Floats of 10 bits, of which the level is derived by POLICY lod_float10 (stages/lod.md). */
#ifndef FLOAT10_H
#define FLOAT10_H
#include <stdbool.h>
#include <stdint.h>

/* n * 2^e: 512 <= n <= 1023, or 0, then with e = 0. */
struct tex_float10 {
    bool negative;
    uint32_t n;
    int32_t e;
};

/* PD-129: a binary32 number, cut; neither denormal, infinite nor NaN. */
struct tex_float10 tex_float10_of(uint32_t number);

/* An integer, cut. */
struct tex_float10 tex_float10_of_integer(uint32_t integer);

/* The magnitude of a is less than that of b. */
bool tex_float10_less(struct tex_float10 a, struct tex_float10 b);

/* PD-129a, PD-129b */
struct tex_float10 tex_float10_product(struct tex_float10 a, struct tex_float10 b);
struct tex_float10 tex_float10_sum(struct tex_float10 a, struct tex_float10 b);
struct tex_float10 tex_float10_difference(struct tex_float10 a, struct tex_float10 b);

/* PD-129, PD-129b: about the length of the vector (a, b), and 11/16 of it; not negative. */
struct tex_float10 tex_float10_length(struct tex_float10 a, struct tex_float10 b);
struct tex_float10 tex_float10_diagonal(struct tex_float10 a, struct tex_float10 b);

/* PD-130: log2 of the magnitude, which is not 0, in 1/256. */
int32_t tex_float10_log2(struct tex_float10 a);

#endif
