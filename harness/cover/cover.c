// SPDX-License-Identifier: Apache-2.0
#include "cover/cover.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct cover *cover_create(void)
{
    struct cover *v = calloc(1, sizeof *v);
    if (v)
        *v = (struct cover){.judged = TEX_SET_ALL, .lost = true, .deep = true, .carried = true};
    return v;
}

void cover_destroy(struct cover *v)
{
    free(v);
}

struct cover *cover_copy(const struct cover *v)
{
    struct cover *copy = malloc(sizeof *copy);
    if (copy)
        *copy = *v;
    return copy;
}

void cover_restart(struct cover *v)
{
    char *counts = (char *)&v->counts;
    size_t kept = offsetof(struct tex_cover_state, illegal);
    memset(counts + kept, 0, sizeof v->counts - kept);
    v->lost = false;
}

const struct tex_cover_point_info *cover_point(uint32_t bin)
{
    size_t low = 0, high = TEX_COVER_POINTS;
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        *(tex_cover_points[middle].first <= bin ? &low : &high) = middle;
    }
    return &tex_cover_points[low];
}

void cover_lose(struct cover *v)
{
    v->lost = true;
}

/* The strictness decides which inner behaviour is fixed. */
static bool judges(const struct cover *v, const struct tex_cover_point_info *p)
{
    return v->judged >> p->boundary & 1 && (v->deep || !p->deep) && (v->carried || !p->carried);
}

uint32_t cover_cycle(struct cover *v, const struct tex_frame *f)
{
    if (v->lost)
        return COVER_NONE;
    tex_cover_cycle(&v->counts, f);
    for (uint32_t i = 0; i < v->counts.illegal; i++) {
        uint32_t bin = v->counts.illegal_bin[i];
        if (judges(v, cover_point(bin)))
            return bin;
        v->counts.hits[bin] = 0; /* it means nothing of this unit */
    }
    return COVER_NONE;
}

void cover_name(uint32_t bin, char name[COVER_NAME])
{
    const struct tex_cover_point_info *p = cover_point(bin);
    uint32_t size = p->bins, left = bin - p->first, used = 0;
    name[0] = '\0';
    for (unsigned d = 0; d < p->dims && used < COVER_NAME; d++) {
        size /= p->count[d];
        used +=
            (uint32_t)snprintf(name + used, COVER_NAME - used, "%s%s", d > 0 ? p->joint : "", p->names[d][left / size]);
        left %= size;
    }
}

void cover_count(const struct cover *v, uint32_t *goals, uint32_t *hit)
{
    *goals = *hit = 0;
    for (uint32_t i = 0; i < TEX_COVER_BINS; i++) {
        *goals += tex_cover_marks[i] == 0;
        *hit += tex_cover_marks[i] == 0 && v->counts.hits[i] > 0;
    }
}
