// SPDX-License-Identifier: Apache-2.0
/*
 * What stores alone need of a case: they keep off what instructions are looked up in, pools and handles, and some of
 * their surfaces have texels that nothing reads.
 */
#include <stdlib.h>

#include "random/random_part.h"

enum { POOL_ENTRY = 32 };
#define ADDRESSES ((UINT64_C(1) << TEX_ADDR_W) - 1)

/* Memory for trial stores: only read. */
struct trial {
    const struct tex_config *config;
    struct tex_memory under;
    bool meets;
};

static enum tex_read trial_read(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    const struct trial *t = user;
    return t->under.read(t->under.user, address, line);
}

/* A line and [base, base + size) share a byte. */
static bool shares(uint64_t line, uint64_t base, uint64_t size)
{
    uint64_t end = line + TEX_LINE_BYTES - 1;
    return ((end - base) & ADDRESSES) < size + TEX_LINE_BYTES - 1;
}

static bool trial_write(void *user, uint64_t address, const uint8_t line[TEX_LINE_BYTES], uint32_t strobes)
{
    struct trial *t = user;
    const struct tex_config *config = t->config;
    (void)line;
    (void)strobes;
    t->meets |=
        shares(address, config->header_pool & ~(uint64_t)31, POOL_ENTRY * ((uint64_t)config->header_max + 1)) ||
        shares(address, config->sampler_pool & ~(uint64_t)31, POOL_ENTRY * ((uint64_t)config->sampler_max + 1)) ||
        shares(address, config->const_base[config->select], 4 * (uint64_t)INSN_HANDLE_WORDS);
    return true;
}

uint32_t random_format_of_twelve(void)
{
    size_t i = 0;
    while (i + 1 < tex_formats_count && tex_formats[i].bytes != RANDOM_TWELVE)
        i++;
    return tex_formats[i].code;
}

bool random_store_texels(uint32_t seed, uint32_t index, struct test_case *c, struct random_state *state)
{
    const uint8_t mask = (1U << TEX_TIC_COMPONENTS_W) - 1; /* the lowest bits of a header */
    struct rng r;
    bool ok = true;
    rng_init(&r, seed ^ UINT32_C(0x5a5a5a5a), index);
    for (unsigned i = 0; ok && i < state->textures; i++) {
        uint64_t header = (c->config.header_pool + POOL_ENTRY * i) & ADDRESSES;
        uint8_t line[TEX_LINE_BYTES];
        if (!rng_percent(&r, 10) || state->texture[i].bytes == 0)
            continue;
        image_read_line(&c->image, header, line);
        line[0] = (uint8_t)((line[0] & ~mask) | random_format_of_twelve());
        state->texture[i].bytes = RANDOM_TWELVE;
        ok = image_write(&c->image, header, line, 1);
    }
    return ok;
}

bool random_run(const struct test_case *c, const struct tex_memory *memory, const struct tex_warp *w,
                struct tex_results *out)
{
    struct tex_executor *executor = tex_executor_create();
    if (!executor)
        return false;
    tex_executor_run(executor, &c->config, memory, w, 0, out);
    tex_executor_destroy(executor);
    return true;
}

bool random_store_meets(const struct test_case *c, const struct tex_warp *w)
{
    struct tex_results results;
    struct trial t = {.config = &c->config, .under = image_memory(&c->image)};
    struct tex_memory memory = {.read = trial_read, .write = trial_write, .user = &t};
    return !random_run(c, &memory, w, &results) || t.meets;
}
