// SPDX-License-Identifier: Apache-2.0
/* The stores of a case, recorded by its memory. */
#include <stdlib.h>

#include "check/golden.h"

/* Memory that records stores and passes all accesses on. */
struct teller {
    struct tex_memory memory;
    const struct golden_run *run;
    size_t index;
};

static enum tex_read pass_read(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    const struct teller *t = user;
    return t->memory.read(t->memory.user, address, line);
}

static bool tell_write(void *user, uint64_t address, const uint8_t line[TEX_LINE_BYTES], uint32_t strobes)
{
    struct teller *t = user;
    bool good = t->memory.write(t->memory.user, address, line, strobes);
    if (t->run->wrote)
        t->run->wrote(t->run->user, &(struct golden_write){t->index, address, line, strobes, !good});
    return good;
}

bool golden_run(const struct test_case *c, const struct golden_run *run)
{
    uint8_t hash[TEX_WARPS] = {0};
    struct image written;
    struct tex_warp_result *r = malloc(sizeof *r);
    image_init_over(&written, &c->image);
    struct teller teller = {.memory = image_stored_memory(&written), .run = run};
    const struct tex_memory memory = {.read = pass_read, .write = tell_write, .user = &teller};
    for (size_t i = 0; r && i < c->warps_count; i++) {
        uint8_t *of_warp = &hash[c->warps[i].warp.header.warp % TEX_WARPS];
        teller.index = i;
        tex_execute(&c->config, &memory, &c->warps[i].warp, *of_warp, NULL, r);
        *of_warp = r->hash;
        if (run->ran)
            run->ran(run->user, i, r);
    }
    image_free(&written);
    free(r);
    return r != NULL;
}

struct writer {
    uint64_t byte;
    uint32_t instruction;
};

static void note_writer(void *user, const struct golden_write *write)
{
    struct writer *w = user;
    if (write->address == w->byte - w->byte % TEX_LINE_BYTES && (write->strobes >> w->byte % TEX_LINE_BYTES & 1))
        w->instruction = (uint32_t)write->index;
}

uint32_t golden_writer(const struct test_case *c, uint64_t address, uint32_t *lane)
{
    struct writer w = {.byte = address, .instruction = UINT32_MAX};
    const struct golden_run run = {.wrote = note_writer, .user = &w};
    *lane = UINT32_MAX;
    (void)golden_run(c, &run);
    return w.instruction;
}
