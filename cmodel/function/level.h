// SPDX-License-Identifier: Apache-2.0
/* The level and the filter of TEX (stages/lod.md). */
#ifndef LEVEL_H
#define LEVEL_H
#include "function/stage.h"

/* Levels in 1/256, `step` whole ones, from the first of the view on. */
struct tex_level {
    int32_t unclamped; /* after bias, 16 bits */
    uint32_t clamped;  /* after clamps, 12 bits */
    bool minifies;     /* the filter of minification, else of magnification */
    uint32_t step;     /* the level, or of two the finer one */
    uint32_t weight;   /* of the level after it, in 1/256 */
};

/*
 * PD-104, PD-105, PD-106. `mode`: a lod_mode code. `lambda`: of the quad, if the mode derives it. `operand`: level or
 * bias in binary32, if the mode has one.
 */
void tex_level_choose(uint32_t mode, int32_t lambda, uint32_t operand, const struct tex_detail *detail,
                      struct tex_level *out);

/* PD-116: what TMML answers: the level after bias, the level that is read (without mip filter 0), 0, 0; in 1/256, of 32
 * bits each. */
void tex_level_answer(const struct tex_lod *lod, const struct tex_detail *detail, uint32_t out[4]);

/* PD-104: binary32 to 1/256, cut towards zero, saturated; NaN is 0. */
int32_t tex_level_fixed(uint32_t value);

#endif
