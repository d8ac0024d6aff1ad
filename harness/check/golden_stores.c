// SPDX-License-Identifier: Apache-2.0
/* What the stores of a case do to its other instructions: which of them read a line that may change under way. */
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "check/golden.h"
#include "tex_stages.h"

/* Lines that the case stores into: memory that notes them and passes all on. */
struct noted {
    struct tex_memory memory;
    uint64_t *lines;
    size_t count, room, errors;
    bool full;     /* memory is out */
    uint64_t byte; /* the one that golden_writer looks for */
    bool written;  /* by the instruction */
};

static enum tex_read note_read(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    const struct noted *n = user;
    return n->memory.read(n->memory.user, address, line);
}

static void note_line(struct noted *n, uint64_t line)
{
    if (n->count == n->room) {
        size_t room = n->room ? 2 * n->room : 64;
        uint64_t *lines = realloc(n->lines, room * sizeof *lines);
        n->full |= !lines;
        if (!lines)
            return;
        n->lines = lines;
        n->room = room;
    }
    n->lines[n->count++] = line;
}

static bool note_write(void *user, uint64_t address, const uint8_t line[TEX_LINE_BYTES], uint32_t strobes)
{
    struct noted *n = user;
    note_line(n, address / TEX_LINE_BYTES);
    n->written |= address == n->byte - n->byte % TEX_LINE_BYTES && (strobes >> n->byte % TEX_LINE_BYTES & 1);
    bool good = n->memory.write(n->memory.user, address, line, strobes);
    n->errors += !good;
    return good;
}

static int by_number(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static bool stored(const struct noted *n, uint64_t line)
{
    return bsearch(&line, n->lines, n->count, sizeof line, by_number) != NULL;
}

/* All instructions in order; `each` sees what they gave. */
static bool run_all(const struct test_case *c, struct noted *n,
                    void (*each)(void *user, struct noted *n, size_t index, const struct tex_warp_result *r),
                    void *user)
{
    uint8_t hash[TEX_WARPS] = {0};
    struct image written;
    struct tex_warp_result *r = malloc(sizeof *r);
    image_init_over(&written, &c->image);
    n->memory = image_stored_memory(&written);
    const struct tex_memory memory = {.read = note_read, .write = note_write, .user = n};
    for (size_t i = 0; r && i < c->warps_count; i++) {
        uint8_t *of_warp = &hash[c->warps[i].warp.header.warp % TEX_WARPS];
        n->written = false;
        tex_execute(&c->config, &memory, &c->warps[i].warp, *of_warp, NULL, r);
        *of_warp = r->hash;
        each(user, n, i, r);
    }
    image_free(&written);
    free(r);
    return r != NULL && !n->full;
}

static void note_nothing(void *user, struct noted *n, size_t index, const struct tex_warp_result *r)
{
    (void)user, (void)n, (void)index, (void)r;
}

struct near {
    struct golden *golden;
    struct tex_regs regs;
    const struct noted *stores;
};

/* Bit 0: it reads texels of such a line; bit 1: something that decides where it reads or stores. */
static unsigned reads_stored(const struct near *near, const struct tex_thread_trace *t)
{
    uint64_t line[TEX_PIPE_LINES];
    unsigned found = 0;
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++) {
        const struct tex_pipe_stage *stage = &tex_pipe[i];
        uint32_t left = tex_pipe_crosses(t, i) && stage->wants ? stage->wants(t, &near->regs, line) : 0;
        for (; left; left &= left - 1)
            if (stored(near->stores, line[lowest_bit(left)]))
                found |= i == TEX_PIPE_CACHE ? 1 : 2;
    }
    return found;
}

static void mark(void *user, struct noted *n, size_t index, const struct tex_warp_result *r)
{
    struct near *near = user;
    unsigned found = 0;
    (void)n;
    for (unsigned i = 0; i < r->threads; i++)
        found |= reads_stored(near, &r->trace[i]);
    near->golden->unsure |= found >> 1 & 1;
    for (size_t i = 0; found && i < near->golden->beats_count; i++)
        near->golden->beats[i].near |= near->golden->beats[i].instruction == index;
}

bool golden_near(struct golden *g, const struct test_case *c)
{
    struct noted stores = {.byte = UINT64_MAX}, again = {.byte = UINT64_MAX};
    if (g->minimum[TEX_AT_STORE] == 0)
        return true;
    bool good = run_all(c, &stores, note_nothing, NULL);
    size_t written = stores.count;
    g->stores.writes = stores.count;
    g->stores.errors = stores.errors;
    qsort(stores.lines, stores.count, sizeof *stores.lines, by_number);
    struct near near = {.golden = g, .stores = &stores};
    tex_regs_from_config(&c->config, &near.regs);
    good = good && run_all(c, &again, mark, &near);
    for (size_t i = 0; i < g->beats_count; i++) {
        g->beats[i].near |= g->unsure;
        g->near_beats += g->beats[i].near;
    }
    if (!g->unsure) /* each line of an instruction is one write */
        g->minimum[TEX_AT_AXI_AW] = g->minimum[TEX_AT_AXI_W] = g->minimum[TEX_AT_AXI_B] = written;
    free(stores.lines);
    free(again.lines);
    return good;
}

static void note_writer(void *user, struct noted *n, size_t index, const struct tex_warp_result *r)
{
    uint32_t *writer = user;
    (void)r;
    if (n->written)
        *writer = (uint32_t)index;
}

uint32_t golden_writer(const struct test_case *c, uint64_t address, uint32_t *lane)
{
    struct noted n = {.byte = address};
    uint32_t writer = UINT32_MAX;
    *lane = UINT32_MAX;
    (void)run_all(c, &n, note_writer, &writer);
    free(n.lines);
    return writer;
}
