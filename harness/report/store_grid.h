// SPDX-License-Identifier: Apache-2.0
/* The surface around a store as text: the places near its aim and its target, with the bounds of the level. */
#ifndef STORE_GRID_H
#define STORE_GRID_H
#include "report/store_aim.h"
#include "report/thread_view.h"

void store_grid_print(const struct thread_view *v, const struct store_aim *aim, FILE *out);

#endif
