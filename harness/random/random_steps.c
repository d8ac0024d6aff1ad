// SPDX-License-Identifier: Apache-2.0
/* In a case that stores and gathers: stores over read texels, repeated gathers, waits and invalidates between. */
#include <stdlib.h>

#include "random/random_part.h"
#include "tex_stages.h"

#define STREAM 0x77616974U

static const struct isa_mnemonic *mnemonic(const struct tex_warp *w)
{
    struct insn insn;
    insn_decode(w->header.word, w->header.phase, &insn);
    return insn.form && w->header.active ? insn.form->mnemonic : NULL;
}

/* Memory that notes which lines are written, and looks whether one of them is read. */
struct watched {
    struct tex_memory under;
    struct random_steps *steps;
    bool met;
};

static enum tex_read watch_read(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    struct watched *w = user;
    for (unsigned i = 0; i < w->steps->lines; i++)
        w->met |= w->steps->line[i] == address;
    return w->under.read(w->under.user, address, line);
}

static bool watch_write(void *user, uint64_t address, const uint8_t line[TEX_LINE_BYTES], uint32_t strobes)
{
    struct watched *w = user;
    (void)line;
    (void)strobes;
    w->steps->line[w->steps->written++ % RANDOM_LINES] = address;
    w->steps->lines = w->steps->written < RANDOM_LINES ? w->steps->written : RANDOM_LINES;
    return true;
}

/* It reads a line that was stored into; its own stores are noted. */
static bool meets_stores(struct random_steps *s, const struct test_case *c, const struct tex_warp *w)
{
    struct tex_results results;
    struct watched watched = {.under = image_memory(&c->image), .steps = s};
    struct tex_memory memory = {.read = watch_read, .write = watch_write, .user = &watched};
    return random_run(c, &memory, w, &results) && watched.met;
}

/* One of the gathers so far replaces the last instruction: preferably one that reads stored lines. */
static void read_again(struct random_steps *s, struct test_case *c)
{
    size_t last = c->warps_count - 1, from = rng_below(&s->rng, (uint32_t)last), found = last;
    for (size_t i = 0; i < last; i++) {
        size_t at = (from + i) % last;
        if (mnemonic(&c->warps[at].warp) != &isa_mnemonics[ISA_KIND_TLD4])
            continue;
        found = at;
        if (meets_stores(s, c, &c->warps[at].warp))
            break;
    }
    c->warps[last] = c->warps[found];
}

/* A store over what one of the gathers so far reads, in place of the last instruction. */
static void store_over(struct random_steps *s, struct test_case *c)
{
    size_t last = c->warps_count - 1, from = rng_below(&s->rng, (uint32_t)last);
    struct tex_warp store;
    for (size_t i = 0; i < last; i++) {
        const struct tex_warp *gather = &c->warps[(from + i) % last].warp;
        if (mnemonic(gather) != &isa_mnemonics[ISA_KIND_TLD4] ||
            !random_store_over(&s->rng, c, gather, s->work, &store))
            continue;
        (void)meets_stores(s, c, &store);
        c->warps[last].warp = store;
        return;
    }
}

static bool draw_step(struct rng *r, struct test_case *c)
{
    static const uint32_t control[] = {CASE_INVALIDATE_TEXELS, CASE_INVALIDATE_DESCRIPTORS, CASE_INVALIDATE_ALL};
    return case_add_step(c, &(struct case_step){.control = rng_percent(r, 60) ? 0 : control[rng_below(r, 3)]});
}

void random_steps_begin(struct random_steps *s, uint32_t seed, uint32_t index, const struct random_state *state)
{
    bool wanted = state->stores && state->gathers;
    rng_init(&s->rng, seed ^ STREAM, index);
    s->work = state->work;
    s->steps = wanted && rng_percent(&s->rng, 70) ? 5 + rng_below(&s->rng, 40) : 0;
    s->again = wanted ? 20 + rng_below(&s->rng, 60) : 0;
    s->lines = s->written = 0;
}

bool random_steps_before(struct random_steps *s, struct test_case *c)
{
    bool good = true;
    while (good && s->steps > 0 && rng_percent(&s->rng, s->steps))
        good = draw_step(&s->rng, c);
    return good;
}

void random_steps_after(struct random_steps *s, struct test_case *c)
{
    if (s->again == 0)
        return;
    const struct tex_warp *last = &c->warps[c->warps_count - 1].warp;
    if (mnemonic(last) == &isa_mnemonics[ISA_KIND_SUST] || mnemonic(last) == &isa_mnemonics[ISA_KIND_SUATOM] ||
        mnemonic(last) == &isa_mnemonics[ISA_KIND_SURED])
        (void)meets_stores(s, c, last);
    else if (c->warps_count > 1 && rng_percent(&s->rng, s->again))
        (s->written == 0 || rng_percent(&s->rng, 30) ? store_over : read_again)(s, c);
}
