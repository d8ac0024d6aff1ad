// SPDX-License-Identifier: Apache-2.0
/* The line that a failure at the write channels is about. They carry no tag: the model's write is looked for. */
#ifndef REPORT_WRITE_H
#define REPORT_WRITE_H
#include "report/report.h"
#include "report/thread_view.h"

struct report_write {
    uint32_t instruction;
    unsigned thread; /* of the instruction: the one that counts in the first byte that differs */
    struct line_write rtl;
};

/*
 * The write of the failing cycle `e`, if it is an address or data that differs. `warp` and `before` are then of its
 * instruction; always free `before`.
 */
bool report_write_find(const struct report *r, const struct history_entry *e, struct tex_warp_result *warp,
                       struct image *before, struct report_write *out);

/* A byte at an address is thread `*thread`'s, the lowest that stores it. False if none does. */
bool report_write_thread(const struct tex_warp_result *warp, uint64_t address, unsigned *thread);

#endif
