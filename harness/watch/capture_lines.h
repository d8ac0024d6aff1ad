// SPDX-License-Identifier: Apache-2.0
/*
 * The lines of memory that instructions need: the function layer executes them and shows what it reads. Of an hour's
 * memory a case needs few lines.
 */
#ifndef CAPTURE_LINES_H
#define CAPTURE_LINES_H
#include "case/case.h"

struct capture_lines {
    const struct image *from; /* memory before the first instruction */
    struct image *to;         /* gets its lines, with what an access to them is answered */
    struct image scratch;     /* over `from`, with the writes of the instructions */
    struct tex_warp_result *result;
    bool lost; /* out of memory */
};

/* `to` must be empty. False if out of memory. */
bool capture_lines_init(struct capture_lines *l, const struct image *from, struct image *to);
void capture_lines_free(struct capture_lines *l);
void capture_lines_add(struct capture_lines *l, uint64_t address);
/* All that the instruction reads, and writes. */
void capture_lines_execute(struct capture_lines *l, const struct tex_config *config, const struct tex_warp *warp);

#endif
