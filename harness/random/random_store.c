// SPDX-License-Identifier: Apache-2.0
/* Stores of random instructions keep off what instructions are looked up in: pools and handles. */
#include "random/random_part.h"

enum { POOL_ENTRY = 32 };

/* What a store is tried on: memory that is only read. */
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
    return ((end - base) & (((uint64_t)1 << TEX_ADDR_W) - 1)) < size + TEX_LINE_BYTES - 1;
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

bool random_store_meets(const struct test_case *c, const struct tex_warp *w)
{
    struct tex_warp_result result;
    struct trial t = {.config = &c->config, .under = image_memory(&c->image)};
    struct tex_memory memory = {.read = trial_read, .write = trial_write, .user = &t};
    tex_execute(&c->config, &memory, w, 0, NULL, &result);
    return t.meets;
}
