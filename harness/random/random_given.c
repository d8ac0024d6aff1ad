// SPDX-License-Identifier: Apache-2.0
/* State and registers for instructions that are given. */
#include <stdlib.h>

#include "random/random_part.h"

#define STREAM 0x6c697374U

enum {
    STATES = 24,  /* that are tried, until every instruction has an effect */
    DRAWS = 8192, /* of instructions, in all states that are tried */
    TRIES = 16,   /* of one instruction with the headers of a state */
    FROM = 3,     /* headers that get a type */
    RETRIES = 4,  /* of one instruction with each of these */
    HANDLES = 8   /* of a state */
};

/* Memory that notes a store. */
struct look {
    struct tex_memory under;
    bool wrote;
};

static enum tex_read look_read(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    const struct look *l = user;
    return l->under.read(l->under.user, address, line);
}

static bool look_write(void *user, uint64_t address, const uint8_t line[TEX_LINE_BYTES], uint32_t strobes)
{
    struct look *l = user;
    (void)address;
    (void)line;
    (void)strobes;
    l->wrote = true;
    return true;
}

enum effect { EFFECT, NO_EFFECT, HARM /* it stores over a pool or a handle */ };

/* A thread that is ok, or a store. */
static enum effect effect_of(const struct test_case *c, const struct tex_warp *w)
{
    struct tex_results results;
    struct look look = {.under = image_memory(&c->image)};
    struct tex_memory memory = {.read = look_read, .write = look_write, .user = &look};
    bool ok = insn_executed(&w->header) == 0; /* a guard that is never true */
    if (!random_run(c, &memory, w, &results))
        return NO_EFFECT;
    for (unsigned beat = 0; beat < results.beats; beat++)
        for (unsigned i = 0; i < TEX_QUAD_LANES; i++)
            ok = ok || (results.beat[beat].lanes >> i & 1 && results.beat[beat].status[i] == TEX_STATUS_OK);
    if (look.wrote && random_store_meets(c, w))
        return HARM;
    return ok || look.wrote ? EFFECT : NO_EFFECT;
}

struct given {
    struct rng rng;
    struct random_state state;
    struct test_case *c;
    bool named[INSN_HANDLE_WORDS]; /* words of the bank that an instruction has named */
    uint32_t handle[INSN_HANDLE_WORDS];
};

/* An instruction that is being added. */
struct adding {
    const struct asm_insn *insn;
    struct random_draw draw;
    struct tex_warp warp;
    enum effect effect;
};

static bool names_word(const struct adding *a)
{
    return a->draw.insn.form->at[ISA_INDEX].width > 0;
}

static uint32_t word_of(const struct adding *a)
{
    return a->draw.insn.field[ISA_INDEX] % INSN_HANDLE_WORDS;
}

/* Registers that it does not read are zero. */
static void draw_warp(struct rng *r, struct adding *a)
{
    const struct insn *insn = &a->draw.insn;
    struct tex_warp all = {0}, *w = &a->warp;
    *w = (struct tex_warp){0};
    w->header.word = a->insn->word;
    w->header.phase = a->insn->phase;
    w->header.stage = TEX_STAGE_PIXEL;
    w->header.active = UINT32_MAX;
    w->header.pred = insn->field[ISA_PG] == TEX_PT ? UINT32_MAX : rng_next(r) | rng_next(r);
    random_operands(r, &a->draw, &all);
    for (uint32_t lane = 0; lane < TEX_WARP_LANES; lane++)
        for (unsigned port = 0; port < ISA_PORTS; port++)
            for (unsigned i = 0; i < insn->port[port].count; i++)
                *case_register(w, (enum isa_port)port, lane, i) = *case_register(&all, (enum isa_port)port, lane, i);
}

/* Draw it with a handle of a state. False if out of memory, as all of these. */
static bool attempt(struct given *g, struct adding *a, const struct random_state *state, uint32_t handle)
{
    const struct tex_config *config = &g->c->config;
    uint64_t bank = config->const_base[config->select];
    a->draw.state = state;
    a->draw.handle = handle;
    if (names_word(a)) {
        g->handle[word_of(a)] = state->handles[handle];
        if (!image_write32(&g->c->image, bank + 4 * (uint64_t)word_of(a), state->handles[handle]))
            return false;
    }
    draw_warp(&g->rng, a);
    a->effect = effect_of(g->c, &a->warp);
    return true;
}

/* With a header that gets this type. */
static bool with_type(struct given *g, struct adding *a, const struct tex_type_info *type)
{
    struct tex_config *config = &g->c->config;
    bool good = true;
    for (unsigned i = 0; i < FROM && good && a->effect != EFFECT; i++) {
        struct random_state own = g->state;
        uint32_t last = config->header_max, sampler = rng_below(&g->rng, own.samplers), index;
        good = random_retyped(&g->rng, g->c, &own, rng_below(&g->rng, own.textures), type, &index);
        config->header_max = index;
        own.handles[0] = sampler << TEX_HANDLE_SAMPLER_LO | index;
        for (unsigned k = 0; k < RETRIES && good && a->effect != EFFECT; k++)
            good = attempt(g, a, &own, 0);
        if (a->effect != EFFECT)
            config->header_max = last;
    }
    return good;
}

/* No header of the state may fit it: one of each type is added. */
static bool with_types(struct given *g, struct adding *a)
{
    uint32_t first = rng_next(&g->rng) % TEX_TYPES;
    bool good = true;
    for (uint32_t i = 0; i < TEX_TYPES && good && a->effect != EFFECT && !g->c->config.via_header; i++) {
        const struct tex_type_info *type = tex_type_find((first + i) % TEX_TYPES);
        if (type)
            good = with_type(g, a, type);
    }
    return good;
}

static bool add(struct given *g, const struct asm_insn *insn)
{
    struct adding a = {.insn = insn, .effect = NO_EFFECT};
    struct random_state own = g->state;
    bool good = true;
    insn_decode(insn->word, insn->phase, &a.draw.insn);
    bool bound = names_word(&a) && g->named[word_of(&a)];
    if (bound)
        own.handles[0] = g->handle[word_of(&a)];
    for (unsigned i = 0; i < TRIES && good && a.effect != EFFECT; i++)
        good = attempt(g, &a, &own, bound ? 0 : rng_below(&g->rng, HANDLES));
    if (good && !bound && a.effect != EFFECT)
        good = with_types(g, &a);
    if (good && !bound && a.effect != EFFECT) /* as it was before */
        good = attempt(g, &a, &own, rng_below(&g->rng, HANDLES));
    if (names_word(&a))
        g->named[word_of(&a)] = true;
    return good && case_add_warp(g->c, &(struct case_warp){.warp = a.warp});
}

/* With the state that all have left. No thread of one that does harm is active. */
static size_t count_idle(struct test_case *c)
{
    size_t idle = 0;
    for (size_t i = 0; i < c->warps_count; i++) {
        enum effect effect = effect_of(c, &c->warps[i].warp);
        if (effect == HARM)
            c->warps[i].warp.header.active = 0;
        idle += effect != EFFECT;
    }
    return idle;
}

static bool has_samples(const struct asm_insn *insns, size_t count)
{
    bool found = false;
    for (size_t i = 0; i < count && !found; i++) {
        struct insn insn;
        insn_decode(insns[i].word, insns[i].phase, &insn);
        found = insn.form && (insn.form->mnemonic == &isa_mnemonics[ISA_KIND_TEXS] ||
                              insn.form->mnemonic == &isa_mnemonics[ISA_KIND_TEX] ||
                              insn.form->mnemonic == &isa_mnemonics[ISA_KIND_TXD] ||
                              insn.form->mnemonic == &isa_mnemonics[ISA_KIND_TMML]);
    }
    return found;
}

static bool try_state(uint32_t seed, uint32_t index, const struct asm_insn *insns, size_t count, struct test_case *out,
                      size_t *idle)
{
    struct given g = {.state = {.theme = RANDOM_ANY}, .c = out};
    rng_init(&g.rng, seed ^ STREAM, index);
    case_init(out);
    bool good =
        random_state(&g.rng, out, &g.state) && (!has_samples(insns, count) || random_sampling(&g.rng, out, &g.state));
    for (size_t i = 0; i < count && good; i++)
        good = add(&g, &insns[i]);
    if (good)
        *idle = count_idle(out);
    else
        case_free(out);
    return good;
}

bool random_given(uint32_t seed, const struct asm_insn *insns, size_t count, struct test_case *out, size_t *idle)
{
    struct test_case next;
    size_t next_idle;
    bool good = try_state(seed, 0, insns, count, out, idle);
    for (uint32_t i = 1; i < STATES && i * count < DRAWS && good && *idle > 0; i++) {
        good = try_state(seed, i, insns, count, &next, &next_idle);
        if (good && next_idle < *idle) {
            case_free(out);
            *out = next;
            *idle = next_idle;
        } else if (good) {
            case_free(&next);
        } else {
            case_free(out);
        }
    }
    return good;
}
