// SPDX-License-Identifier: Apache-2.0
/* The coordinates of a store as the surface stage reads them, axis by axis, for people. Its decision is not repeated.
 */
#ifndef STORE_AIM_H
#define STORE_AIM_H
#include <stdbool.h>

#include "tex_model.h"

struct store_axis {
    const char *name;  /* NULL: the access has no such coordinate */
    int64_t aim, last; /* it is in bounds from 0 to last; last -1: nothing is */
    int64_t near;      /* the place of 0..last that is nearest to it */
};

struct store_aim {
    unsigned bytes;            /* of the access: columns are counted in them */
    int64_t row_bytes;         /* of the level */
    struct store_axis x, y, z; /* z: a slice, or the array index */
};

/* False where there are no places: the type or the format of the surface, or its header, is refused. */
bool store_aim_find(const struct tex_thread_trace *t, struct store_aim *out);
static inline bool store_axis_outside(const struct store_axis *a)
{
    return a->name && (a->aim < 0 || a->aim > a->last);
}

/* Address of the byte at byte column x, row y, slice or layer z, which the level need not have. */
uint64_t store_place_address(const struct tex_thread_trace *t, int64_t x, int64_t y, int64_t z);

#endif
