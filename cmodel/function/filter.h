// SPDX-License-Identifier: Apache-2.0
/* Stage filter (README 1.9): the gather selects one lane of each sample. */
#ifndef FILTER_H
#define FILTER_H
#include "function/stage.h"

void tex_filter_eval(const struct tex_texel *texel, struct tex_filter *out);

#endif
