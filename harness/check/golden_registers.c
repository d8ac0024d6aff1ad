// SPDX-License-Identifier: Apache-2.0
/* The final registers of a case, by the function layer. It knows no caches, so counters of caches are not here. */
#include <stdlib.h>

#include "base/field.h"
#include "check/golden.h"
#include "tex_stages.h"

#define TRAPS_FIRST 16U

static bool add_trap(struct golden_stores *stores, const struct tex_surface *surface)
{
    size_t n = stores->traps_count;
    if (n == 0 || (n >= TRAPS_FIRST && (n & (n - 1)) == 0)) {
        struct tex_trap *traps = realloc(stores->traps, (n ? 2 * n : TRAPS_FIRST) * sizeof *traps);
        if (!traps)
            return false;
        stores->traps = traps;
    }
    struct tex_trap *trap = &stores->traps[stores->traps_count++];
    *trap = (struct tex_trap){.valid = 1, .warp = surface->tag.warp, .lane = surface->tag.lane, .axis = surface->axis};
    for (unsigned i = 0; i < sizeof trap->at / sizeof *trap->at; i++)
        trap->at[i] = surface->at[i];
    return true;
}

bool golden_registers_add(struct golden_stores *stores, const struct tex_thread_trace *t)
{
    if (tex_pipe_stores(t))
        stores->threads += t->convert.bytes > 0;
    if (!tex_pipe_crosses(t, TEX_PIPE_SURFACE))
        return true;
    stores->dropped[t->surface.action % GOLDEN_ACTIONS]++;
    stores->misaligned |= t->surface.misaligned;
    return t->surface.action != TEX_ACTION_TRAP || add_trap(stores, &t->surface);
}

void golden_clear(struct golden *g, const struct test_case *c, size_t index, size_t *next)
{
    for (; *next < c->steps_count && c->steps[*next].before <= index; ++*next) {
        if (c->steps[*next].clear == TEX_CSR_FAULT_CLEAR)
            g->fault = (struct tex_fault){0};
        if (c->steps[*next].clear == TEX_CSR_TRAP_CLEAR) {
            g->stores.traps_count = 0;
            g->stores.misaligned = false;
        }
    }
}

struct tex_trap golden_trap(const struct golden *g)
{
    return g->stores.traps_count > 0 ? g->stores.traps[0] : (struct tex_trap){0};
}

static bool of_records(const struct golden *g, const struct tex_trap *trap, uint32_t offset, uint32_t *value)
{
    switch (offset) {
    case TEX_CSR_FAULT:
        *value = field_fault(&g->fault);
        return true;
    case TEX_CSR_FAULT_COUNT:
        *value = g->fault.count;
        return true;
    case TEX_CSR_TRAP:
        *value = field_trap(trap);
        return true;
    case TEX_CSR_TRAP_X:
    case TEX_CSR_TRAP_Y:
    case TEX_CSR_TRAP_Z:
        *value = trap->at[(offset - TEX_CSR_TRAP_X) / 4];
        return true;
    case TEX_CSR_MISALIGNED:
        *value = g->stores.misaligned;
        return true;
    default:
        return false;
    }
}

static bool of_counters(const struct golden *g, uint32_t offset, uint64_t *value)
{
    static const struct {
        uint16_t offset;
        uint8_t action;
    } reasons[] = {{TEX_CSR_COUNT_DROP_BOUNDS, TEX_ACTION_BOUNDS}, {TEX_CSR_COUNT_DROP_TRAP, TEX_ACTION_TRAP},
                   {TEX_CSR_COUNT_DROP_TYPE, TEX_ACTION_TYPE},     {TEX_CSR_COUNT_DROP_FORMAT, TEX_ACTION_FORMAT},
                   {TEX_CSR_COUNT_DROP_HEADER, TEX_ACTION_HEADER}, {TEX_CSR_COUNT_DROP_DISABLED, TEX_ACTION_DISABLED}};
    const struct {
        uint16_t offset;
        uint64_t count;
    } counts[] = {{TEX_CSR_COUNT_INSTRUCTIONS, g->instructions}, {TEX_CSR_COUNT_THREADS, g->threads},
                  {TEX_CSR_COUNT_FOOTPRINTS, g->footprints},     {TEX_CSR_COUNT_STORES, g->stores.threads},
                  {TEX_CSR_COUNT_WRITES, g->stores.writes},      {TEX_CSR_COUNT_WRITE_ERROR, g->stores.errors}};
    for (unsigned i = 0; i < sizeof reasons / sizeof *reasons; i++)
        if (offset == reasons[i].offset) {
            *value = g->stores.dropped[reasons[i].action];
            return true;
        }
    for (unsigned i = 0; i < sizeof counts / sizeof *counts; i++)
        if (offset == counts[i].offset) {
            *value = counts[i].count;
            return true;
        }
    return false;
}

bool golden_register(const struct golden *g, const struct tex_trap *trap, uint32_t offset, uint32_t *value)
{
    uint64_t count = 0;
    if (of_records(g, trap, offset, value))
        return true;
    bool known = of_counters(g, offset, &count);
    *value = (uint32_t)count;
    return known;
}
