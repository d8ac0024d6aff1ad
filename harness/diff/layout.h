// SPDX-License-Identifier: Apache-2.0
/* What a recording says of itself: who made it, its boundaries and their fields (trace/record_file.h). */
#ifndef DIFF_LAYOUT_H
#define DIFF_LAYOUT_H
#include "tex_defs.h"
#include "trace/record_file.h"

#define LAYOUT_ABOUT 16U /* lines, the most */

struct layout_boundary {
    const char *name, *stage, *consumer;
    unsigned words;
    bool once;                    /* an instruction, its lanes and a pass name one beat */
    struct tex_leaf_info *leaves; /* doc, rules and history are empty */
    unsigned leaves_count;
};
struct layout {
    char *text; /* the names are parts of it */
    struct tex_leaf_info *leaves;
    struct layout_boundary boundary[RECORD_BOUNDARIES];
    unsigned count;
    struct {
        const char *key, *value;
    } about[LAYOUT_ABOUT];
    unsigned about_count;
};

/* Takes the text, `size` bytes and a zero. False: `why` names the line. layout_free in either case. */
bool layout_read(struct layout *l, char *text, size_t size, char *why, size_t why_size);
void layout_free(struct layout *l);
/* By name; NULL if there is none. */
const struct tex_leaf_info *layout_field(const struct layout_boundary *b, const char *name);
/* What stands behind a key, NULL: nothing does. */
const char *layout_about(const struct layout *l, const char *key);

#endif
