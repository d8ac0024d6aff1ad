// SPDX-License-Identifier: Apache-2.0
#include "check/checker_memory.h"

#include <inttypes.h>
#include <stdio.h>

#define LINES_OF_PAGE (4096U / TEX_LINE_BYTES)

void checker_memory_cycle(struct checker *k, const struct history_entry *e)
{
    if (k->passive) /* no case says what memory must hold at its end: it would only grow */
        return;
    if (e->reset)
        written_start(&k->written, &k->c->image);
    else
        written_cycle(&k->written, &e->rtl);
}

static bool judged(const struct checker *k)
{
    return !k->passive && !case_moves(k->c) && !k->golden.memory_unsure;
}

uint64_t checker_memory_minimum(const struct checker *k)
{
    return judged(k) ? k->golden.memory.pages_count * LINES_OF_PAGE : 0;
}

bool checker_memory_end(struct checker *k, struct failure *failure)
{
    struct written_difference d;
    if (!judged(k) || k->written.lost)
        return true;
    bool same = written_same(&k->written.memory, &k->golden.memory, &d);
    k->memory_compared += d.lines;
    if (same)
        return true;
    k->memory_wrong++;
    failure->kind = FAILURE_MEMORY;
    failure->ending = ENDING_MISMATCH;
    failure->difference = (struct difference){.boundary = TEX_AT_AXI_W, .stage = "store"};
    failure->instruction = golden_writer(k->c, d.address, &failure->lane);
    snprintf(failure->text, sizeof failure->text,
             "memory at 0x%" PRIx64 " is 0x%02x after the last instruction, the function layer's is 0x%02x%s",
             d.address, d.found, d.expected,
             failure->instruction == FAILURE_NONE ? "; no instruction stores there" : "");
    checker_locate(k, failure);
    return false;
}
