// SPDX-License-Identifier: Apache-2.0
#include "function/store.h"

static bool is_fault(uint32_t status)
{
    return status >= TEX_STATUS_ILLEGAL && status <= TEX_STATUS_MEMORY_ERROR;
}

/* One more fault; that of the lowest thread is kept. */
static void add_fault(struct tex_store_gather *g, uint32_t code, uint32_t lane)
{
    if (g->faults == 0 || lane < g->lane) {
        g->code = code;
        g->lane = lane;
    }
    g->faults++;
}

static struct tex_store_line *line_of(struct tex_store_gather *g, uint64_t number, uint32_t lane)
{
    for (unsigned i = 0; i < g->lines; i++)
        if (g->line[i].number == number)
            return &g->line[i];
    struct tex_store_line *line = &g->line[g->lines++];
    *line = (struct tex_store_line){.number = number, .lane = lane};
    return line;
}

void tex_store_add(struct tex_store_gather *g, const struct tex_convert *c)
{
    if (is_fault(c->tag.status))
        add_fault(g, c->tag.status, c->tag.lane);
    for (uint32_t k = 0; k < c->bytes; k++) {
        uint64_t address = (c->address + k) & TEX_ADDR_MASK;
        struct tex_store_line *line = line_of(g, address / TEX_LINE_BYTES, c->tag.lane);
        unsigned at = address % TEX_LINE_BYTES;
        line->bytes[at] = (uint8_t)(c->data[k / 4] >> 8 * (k % 4)); /* PD-41: the highest thread comes last */
        line->strobes |= UINT32_C(1) << at;
    }
}

void tex_store_failed(struct tex_store_gather *g, unsigned i)
{
    add_fault(g, TEX_STATUS_MEMORY_ERROR, g->line[i].lane);
}

void tex_store_answer(const struct tex_store_gather *g, const struct tex_convert *last, struct tex_store *out)
{
    *out = (struct tex_store){
        .tag = {.warp = last->tag.warp, .quad_last = 1, .last = 1, .token = 1}, .op = last->op, .faults = g->faults};
    if (g->faults > 0) {
        out->tag.status = g->code;
        out->tag.lane = g->lane;
    }
}
