// SPDX-License-Identifier: Apache-2.0
/* State and registers for instructions that are given. */
#include "random/random_part.h"

#include <string.h>

#define STREAM 0x6c697374U

enum {
    STATES = 64,        /* that are tried, until every instruction has an effect */
    DRAWS = 8192,       /* of instructions, in all states that are tried */
    TRIES = 16,         /* of one instruction in a state */
    HANDLES = 8,        /* of a state */
    NO_HANDLE = HANDLES /* no instruction has named this word of the bank yet */
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
    struct tex_warp_result result;
    struct look look = {.under = image_memory(&c->image)};
    struct tex_memory memory = {.read = look_read, .write = look_write, .user = &look};
    bool ok = insn_executed(&w->header) == 0; /* a guard that is never true */
    tex_execute(&c->config, &memory, w, 0, NULL, &result);
    for (unsigned beat = 0; beat < result.beats; beat++)
        for (unsigned i = 0; i < TEX_QUAD_LANES; i++)
            ok = ok || (result.beat[beat].lanes >> i & 1 && result.beat[beat].status[i] == TEX_STATUS_OK);
    if (look.wrote && random_store_meets(c, w))
        return HARM;
    return ok || look.wrote ? EFFECT : NO_EFFECT;
}

struct given {
    struct rng rng;
    struct random_state state;
    struct test_case *c;
    uint8_t handle[INSN_HANDLE_WORDS]; /* in each word of the bank: which of the state */
    size_t idle;                       /* instructions without effect */
};

/* Registers that it does not read are zero. */
static void draw(struct rng *r, const struct random_draw *d, const struct asm_insn *insn, struct tex_warp *w)
{
    struct tex_warp all = {0};
    *w = (struct tex_warp){0};
    w->header.word = insn->word;
    w->header.phase = insn->phase;
    w->header.stage = TEX_STAGE_PIXEL;
    w->header.active = UINT32_MAX;
    w->header.pred = d->insn.field[ISA_PG] == TEX_PT ? UINT32_MAX : rng_next(r) | rng_next(r);
    random_operands(r, d, &all);
    for (uint32_t lane = 0; lane < TEX_WARP_LANES; lane++)
        for (unsigned port = 0; port < ISA_PORTS; port++)
            for (unsigned i = 0; i < d->insn.port[port].count; i++)
                *case_register(w, (enum isa_port)port, lane, i) = *case_register(&all, (enum isa_port)port, lane, i);
}

/* The word of the bank that it names. */
static bool bind_handle(struct given *g, const struct random_draw *d)
{
    const struct tex_config *config = &g->c->config;
    uint64_t address = config->const_base[config->select] + 4 * (uint64_t)d->insn.field[ISA_INDEX];
    return image_write32(&g->c->image, address, g->state.handles[d->handle]);
}

static bool add(struct given *g, const struct asm_insn *insn)
{
    struct case_warp cw = {.at = {0, 0}};
    struct random_draw d = {.state = &g->state};
    enum effect effect = NO_EFFECT;
    insn_decode(insn->word, insn->phase, &d.insn);
    bool named = d.insn.form->at[ISA_INDEX].width > 0;
    uint8_t *bound = &g->handle[d.insn.field[ISA_INDEX] % INSN_HANDLE_WORDS];
    bool free = !named || *bound == NO_HANDLE;
    for (unsigned i = 0; i < TRIES && effect != EFFECT; i++) {
        d.handle = free ? rng_below(&g->rng, HANDLES) : *bound;
        if (named && !bind_handle(g, &d))
            return false;
        draw(&g->rng, &d, insn, &cw.warp);
        effect = effect_of(g->c, &cw.warp);
    }
    if (named)
        *bound = (uint8_t)d.handle;
    if (effect == HARM)
        cw.warp.header.active = 0;
    g->idle += effect != EFFECT;
    return case_add_warp(g->c, &cw);
}

static bool try_state(uint32_t seed, uint32_t index, const struct asm_insn *insns, size_t count, struct test_case *out,
                      size_t *idle)
{
    struct given g = {.state = {.theme = RANDOM_ANY}, .c = out};
    rng_init(&g.rng, seed ^ STREAM, index);
    memset(g.handle, NO_HANDLE, sizeof g.handle);
    case_init(out);
    bool good = random_state(&g.rng, out, &g.state);
    for (size_t i = 0; i < count && good; i++)
        good = add(&g, &insns[i]);
    *idle = g.idle;
    if (!good)
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
