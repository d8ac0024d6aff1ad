// SPDX-License-Identifier: Apache-2.0
#include "function/store.h"

/* PD-95: all are counted, the lowest thread's is reported. */
static void add_fault(struct tex_store_faults *f, uint32_t code, uint32_t lane)
{
    if (f->count == 0 || lane < f->lane) {
        f->code = code;
        f->lane = lane;
    }
    f->count++;
}

void tex_store_status(struct tex_store_faults *f, const struct tex_tag *tag)
{
    if (tag->status >= TEX_STATUS_ILLEGAL && tag->status <= TEX_STATUS_MEMORY_ERROR)
        add_fault(f, tag->status, tag->lane);
}

void tex_store_error(struct tex_store_faults *f, uint32_t lane)
{
    add_fault(f, TEX_STATUS_MEMORY_ERROR, lane);
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

unsigned tex_store_first(const struct tex_convert *c)
{
    unsigned size = c->line_gap ? TEX_STORE_UNIT : TEX_LINE_BYTES;
    unsigned room = size - (unsigned)(c->address % size);
    return c->bytes < room ? c->bytes : room;
}

uint64_t tex_store_byte(const struct tex_convert *c, unsigned k)
{
    uint64_t address = c->address + k;
    if (c->line_gap && k >= tex_store_first(c)) /* PD-91a: the first of them would begin the next unit */
        address += (uint64_t)c->line_gap * TEX_LINE_BYTES - TEX_STORE_UNIT;
    return address & TEX_ADDR_MASK;
}

void tex_store_merge(struct tex_store_gather *g, const struct tex_convert *c, uint32_t from, uint32_t to)
{
    for (uint32_t k = from; k < to; k++) {
        uint64_t address = tex_store_byte(c, k);
        struct tex_store_line *line = line_of(g, address / TEX_LINE_BYTES, c->tag.lane);
        unsigned at = address % TEX_LINE_BYTES;
        if (!(line->strobes >> at & 1)) /* PD-41: the lowest thread comes first */
            line->bytes[at] = (uint8_t)(c->data[k / 4] >> 8 * (k % 4));
        line->strobes |= UINT32_C(1) << at;
    }
}

bool tex_store_writes(const struct tex_store_gather *g, uint64_t address)
{
    for (unsigned i = 0; i < g->lines; i++)
        if (g->line[i].number == address / TEX_LINE_BYTES)
            return g->line[i].strobes >> address % TEX_LINE_BYTES & 1;
    return false;
}

void tex_store_add(struct tex_store_gather *g, const struct tex_convert *c)
{
    tex_store_status(&g->faults, &c->tag);
    tex_store_merge(g, c, 0, c->bytes);
}

void tex_store_failed(struct tex_store_gather *g, unsigned i)
{
    tex_store_error(&g->faults, g->line[i].lane);
}

void tex_store_token(const struct tex_store_faults *f, const struct tex_convert *last, struct tex_store *out)
{
    *out = (struct tex_store){
        .tag = {.warp = last->tag.warp, .quad_last = 1, .last = 1, .token = 1}, .op = last->op, .faults = f->count};
    if (f->count > 0) {
        out->tag.status = f->code;
        out->tag.lane = f->lane;
    }
}

void tex_store_answer(const struct tex_store_gather *g, const struct tex_convert *last, struct tex_store *out)
{
    tex_store_token(&g->faults, last, out);
}
