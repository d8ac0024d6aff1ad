// SPDX-License-Identifier: Apache-2.0
/* The level or surface of a thread as an image: member `picture` of `explain --json --picture`. */
#ifndef EXPLAIN_JSON_PICTURE_H
#define EXPLAIN_JSON_PICTURE_H
#include <cjson/cJSON.h>

#include "report/thread_view.h"

#define PICTURE_SIDE 64 /* places of an image along x and y; along a longer axis every n-th is taken */

/* Adds the member; a pass that reads no texel, and a thread that accesses no surface, have none. `nv`: tex_block_nv.
 */
void explain_json_picture(cJSON *thread, const struct thread_view *v, unsigned nv);

#endif
