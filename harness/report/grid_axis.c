// SPDX-License-Identifier: Apache-2.0
#include "report/grid_axis.h"

#include <string.h>

void grid_axis_add(struct grid_axis *a, int64_t value)
{
    unsigned i = 0;
    while (i < a->count && a->at[i] < value)
        i++;
    if (a->count == GRID_AXIS_MAX || (i < a->count && a->at[i] == value))
        return;
    memmove(&a->at[i + 1], &a->at[i], (a->count - i) * sizeof *a->at);
    a->at[i] = value;
    a->count++;
}

void grid_axis_around(struct grid_axis *a, int64_t value, int64_t reach, int64_t last)
{
    for (int64_t i = value - reach; i <= value + reach; i++)
        if (i == value || (i >= 0 && i <= last))
            grid_axis_add(a, i);
}
