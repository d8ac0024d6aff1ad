// SPDX-License-Identifier: Apache-2.0
/*
 * Functional coverage of a run: the points of vectors/cover, counted from the frames of the RTL. The counting itself is
 * generated (tex_cover.c); this judges illegal bins, names bins, and writes the counts.
 */
#ifndef COVER_H
#define COVER_H
#include <stdio.h>

#include "tex_cover.h"

struct cover {
    struct tex_cover_state counts;
    tex_boundary_set judged; /* boundaries at which illegal bins are mismatches */
    bool lost;               /* a cycle was not counted: nothing is until the next reset */
    bool deep, carried;      /* so are those of depths; of threads that are followed (tex_cover.h) */
};
/* Facts of a run besides its counts. NULL: not known. */
struct cover_run {
    const char *simulator, *sources;
    uint32_t seed;
};
#define COVER_NAME 200
#define COVER_NONE UINT32_MAX

/* NULL if out of memory. */
struct cover *cover_create(void);
void cover_destroy(struct cover *v);
/* The present counts. NULL if out of memory. */
struct cover *cover_copy(const struct cover *v);
/* A reset: nothing is under way. The counts stay. */
void cover_restart(struct cover *v);
/* A cycle that cannot be counted. */
void cover_lose(struct cover *v);
/* One cycle of the RTL, outside reset. Returns a bin that was hit and must never be, COVER_NONE if there is none. */
uint32_t cover_cycle(struct cover *v, const struct tex_frame *f);
/* Point and name of a bin. */
const struct tex_cover_point_info *cover_point(uint32_t bin);
void cover_name(uint32_t bin, char name[COVER_NAME]);
/* Bins that need to be hit; of them those that were. */
void cover_count(const struct cover *v, uint32_t *goals, uint32_t *hit);
/* coverage.json: vectors/cover/README.md. False: errno. */
bool cover_write_json(const struct cover *v, const struct cover_run *run, const char *path);

#endif
