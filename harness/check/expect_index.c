// SPDX-License-Identifier: Apache-2.0
#include "check/expect_index.h"

#include <stdlib.h>

static size_t pair_of(const struct expect_index *index, uint32_t warp, enum tex_boundary boundary)
{
    size_t none = (size_t)index->warps * TEX_BOUNDARIES;
    return warp < index->warps && boundary < TEX_BOUNDARIES ? (size_t)warp * TEX_BOUNDARIES + boundary : none;
}

bool expect_index_make(struct expect_index *index, const struct test_case *c, expect_place *place)
{
    *index = (struct expect_index){.warps = (uint32_t)c->warps_count};
    size_t pairs = (size_t)index->warps * TEX_BOUNDARIES + 1; /* the last: found nowhere */
    size_t *next = calloc(pairs, sizeof *next);
    index->first = calloc(pairs + 1, sizeof *index->first);
    index->order = calloc(c->expects_count + 1, sizeof *index->order);
    bool ok = next && index->first && index->order;
    for (size_t i = 0; ok && i < c->expects_count; i++)
        index->first[pair_of(index, c->expects[i].warp, place(c, &c->expects[i])) + 1]++;
    for (size_t p = 0; ok && p < pairs; p++) {
        next[p] = index->first[p];
        index->first[p + 1] += index->first[p];
    }
    for (size_t i = 0; ok && i < c->expects_count; i++)
        index->order[next[pair_of(index, c->expects[i].warp, place(c, &c->expects[i]))]++] = i;
    free(next);
    return ok;
}

void expect_index_free(struct expect_index *index)
{
    free(index->first);
    free(index->order);
    *index = (struct expect_index){0};
}

struct expect_span expect_index_find(const struct expect_index *index, uint32_t warp, enum tex_boundary boundary)
{
    if (!index->first || warp >= index->warps)
        return (struct expect_span){0, 0};
    size_t pair = pair_of(index, warp, boundary);
    return (struct expect_span){index->first[pair], index->first[pair + 1]};
}
