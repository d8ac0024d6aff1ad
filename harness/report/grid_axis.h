// SPDX-License-Identifier: Apache-2.0
/* The columns or rows of a picture: a few numbers, ascending, with gaps. */
#ifndef GRID_AXIS_H
#define GRID_AXIS_H
#include <stdbool.h>
#include <stdint.h>

#define GRID_AXIS_MAX 12 /* four samples, each with a neighbour on either side */

struct grid_axis {
    int64_t at[GRID_AXIS_MAX];
    unsigned count;
};

/* A number more; one that is there already, or has no room, changes nothing. */
void grid_axis_add(struct grid_axis *a, int64_t value);
/* A number and its neighbours, as far as they are in 0..last. */
void grid_axis_around(struct grid_axis *a, int64_t value, int64_t reach, int64_t last);

/* Numbers are left out before the i-th. */
static inline bool grid_axis_gap(const struct grid_axis *a, unsigned i)
{
    return i > 0 && a->at[i] != a->at[i - 1] + 1;
}

#endif
