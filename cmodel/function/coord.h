// SPDX-License-Identifier: Apache-2.0
/* Stage coord (stages/coord.md): coordinates to fixed-point texel positions, and the offsets of the samples. */
#ifndef COORD_H
#define COORD_H
#include "function/position.h"
#include "function/stage.h"

/*
 * The payload, from the operands of the thread, its header state and its level. `policy`: of the cycle in which the
 * thread comes in.
 */
void tex_coord_eval(const struct tex_decode *decode, const struct tex_header *header, const struct tex_lod *lod,
                    const struct tex_policy *policy, struct tex_coord *out);

/* PD-16: the face 0..5 that a direction x, y, z meets, and the coordinates on it, about 0..1. */
uint32_t tex_coord_project(const uint32_t direction[3], uint32_t on[2]);

/* PD-128a: the same by POLICY coord_fixed21, within 0..1. */
uint32_t tex_coord_project21(const uint32_t direction[3], uint32_t on[2]);

/* PD-16: where a minor coordinate of a face comes from: axis 0..2 of the direction, and whether it is turned. */
struct tex_coord_minor {
    unsigned axis;
    bool turned;
};
extern const struct tex_coord_minor tex_coord_minors[6][2];

#endif
