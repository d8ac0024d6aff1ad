// SPDX-License-Identifier: Apache-2.0
/* Queries of a model: its registers, and the contents of each stage. */
#include "cycle/cycle.h"

const struct tex_config *tex_model_config(const struct tex_model *model)
{
    return &model->config;
}

bool cycle_list(const struct tex_occupancy *list, size_t count, unsigned i, struct tex_occupancy *out)
{
    if (i >= count)
        return false;
    *out = list[i];
    return true;
}

#define HOLDS(name, place) [place] = cycle_##name##_holds,
static bool (*const parts[])(const struct tex_model *m, unsigned i, struct tex_occupancy *out) = {CYCLE_PARTS(HOLDS)};

bool tex_model_occupancy(const struct tex_model *model, unsigned i, struct tex_occupancy *out)
{
    for (unsigned part = 0, before = 0; part < sizeof parts / sizeof *parts; part++)
        for (unsigned line = 0; parts[part](model, line, out); line++)
            if (before++ == i)
                return true;
    return false;
}
