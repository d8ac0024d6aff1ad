// SPDX-License-Identifier: Apache-2.0
/*
 * Surface atomics: in some of the cases that store, surfaces have elements that atomics take, and atomics replace other
 * instructions on surfaces. From separate streams, so that all other cases stay.
 */
#include <stdlib.h>

#include "random/random_part.h"
#include "tex_stages.h"

#define STREAM 0x61746f6dU
#define ADDRESSES ((UINT64_C(1) << TEX_ADDR_W) - 1)
enum {
    CASES_PERCENT = 50,
    TEXELS_PERCENT = 45,
    INSTRUCTIONS_PERCENT = 40,
    SAME_PERCENT = 30,  /* all threads at one place */
    EQUAL_PERCENT = 60, /* of CAS: the value that memory had */
    TRIES = 8           /* until a thread changes something */
};

bool random_atomics(uint32_t seed, uint32_t index, const struct random_state *state)
{
    struct rng r;
    rng_init(&r, seed ^ STREAM, index);
    return state->stores && rng_percent(&r, CASES_PERCENT);
}

/* Mostly whole numbers of 32 bits. */
static void draw_texels(struct rng *r, uint32_t *tic)
{
    static const struct {
        const char *format;
        uint8_t kind[4];
    } rows[] = {{"R32", {TEX_DATATYPE_UINT, TEX_DATATYPE_SINT, TEX_DATATYPE_UINT, TEX_DATATYPE_FLOAT}},
                {"R32_G32", {TEX_DATATYPE_UINT, TEX_DATATYPE_SINT, TEX_DATATYPE_UINT, TEX_DATATYPE_FLOAT}},
                {"A8B8G8R8", {TEX_DATATYPE_UINT, TEX_DATATYPE_SINT, TEX_DATATYPE_UINT, TEX_DATATYPE_UNORM}}};
    unsigned row = rng_percent(r, 60) ? 0 : rng_percent(r, 80) ? 1 : 2;
    uint32_t kind = rows[row].kind[rng_below(r, 4)], code = (uint32_t)tex_code_find("format", rows[row].format);
    tex_put_bits(tic, TEX_TIC_COMPONENTS_LO, TEX_TIC_COMPONENTS_W, code);
    for (unsigned c = 0; c < 4; c++)
        tex_put_bits(tic, TEX_TIC_R_DATA_TYPE_LO + 3 * c, TEX_TIC_R_DATA_TYPE_W, kind);
}

bool random_atomic_texels(uint32_t seed, uint32_t index, struct test_case *c, struct random_state *state)
{
    struct rng r;
    bool ok = true;
    rng_init(&r, seed ^ ~STREAM, index);
    for (unsigned i = 0; ok && i < state->textures; i++) {
        uint64_t header = (c->config.header_pool + TEX_LINE_BYTES * i) & ADDRESSES;
        uint8_t line[TEX_LINE_BYTES];
        uint32_t tic[TEX_LINE_BYTES / 4] = {0};
        if (!rng_percent(&r, TEXELS_PERCENT) || state->texture[i].bytes == 0)
            continue;
        image_read_line(&c->image, header, line);
        for (unsigned k = 0; k < TEX_LINE_BYTES; k++)
            tic[k / 4] |= (uint32_t)line[k] << 8 * (k % 4);
        draw_texels(&r, tic);
        for (unsigned k = 0; k < TEX_LINE_BYTES; k++)
            line[k] = (uint8_t)(tic[k / 4] >> 8 * (k % 4));
        const struct tex_format_info *info =
            tex_format_find(tex_bits(tic, TEX_TIC_COMPONENTS_LO, TEX_TIC_COMPONENTS_W));
        state->texture[i].bytes = info->bytes;
        ok = image_write(&c->image, header, line, TEX_LINE_BYTES);
    }
    return ok;
}

static bool on_surface(const struct tex_warp *w)
{
    struct insn insn;
    insn_decode(w->header.word, w->header.phase, &insn);
    return insn.form && (insn.form->mnemonic == &isa_mnemonics[ISA_KIND_SUST] ||
                         insn.form->mnemonic == &isa_mnemonics[ISA_KIND_SULD] ||
                         insn.form->mnemonic == &isa_mnemonics[ISA_KIND_TXQ]);
}

static enum tex_read look(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    return image_read_line(user, address, line);
}

static bool drop(void *user, uint64_t address, const uint8_t line[TEX_LINE_BYTES], uint32_t strobes)
{
    (void)user;
    (void)address;
    (void)line;
    (void)strobes;
    return true;
}

/* Threads that change something; CAS gets the old values of some of them. */
static unsigned changing(struct rng *r, struct test_case *c, struct tex_warp_result *result, struct tex_warp *w)
{
    struct tex_memory memory = {.read = look, .write = drop, .user = &c->image};
    unsigned count = 0;
    tex_execute(&c->config, &memory, w, 0, NULL, result);
    for (unsigned i = 0; i < result->threads; i++) {
        const struct tex_thread_trace *t = &result->trace[i];
        count += t->surface.action == TEX_ACTION_ATOM;
        if (t->decode.access.atom != TEX_ATOM_CAS || t->surface.action != TEX_ACTION_ATOM ||
            !rng_percent(r, EQUAL_PERCENT))
            continue;
        for (unsigned k = 0; k < t->convert.bytes / 4; k++)
            w->rb[t->decode.tag.lane][k] = t->load.raw[k];
    }
    return count;
}

static void draw(struct rng *r, const struct random_state *state, struct tex_warp *w)
{
    struct random_draw d = {.state = state};
    random_word_of(r, &d, rng_percent(r, 65) ? ISA_KIND_SUATOM : ISA_KIND_SURED);
    w->header.word = insn_word(&d.insn);
    random_operands(r, &d, w);
    for (unsigned lane = 1; lane < TEX_WARP_LANES && rng_percent(r, lane == 1 ? SAME_PERCENT : 100); lane++)
        for (unsigned i = 0; i < INSN_PORT_REGISTERS; i++)
            w->ra[lane][i] = w->ra[0][i];
}

void random_atomic(uint32_t seed, uint32_t index, const struct random_state *state, struct test_case *c)
{
    struct rng own, *r = &own;
    struct tex_warp *last = &c->warps[c->warps_count - 1].warp, w = *last;
    rng_init(r, seed ^ STREAM ^ (uint32_t)c->warps_count << 16, index);
    if (!rng_percent(r, INSTRUCTIONS_PERCENT) || last->header.active == 0 || !on_surface(last))
        return;
    if (w.header.phase == 3)
        w.header.phase = 0;
    for (unsigned i = 0; i < TRIES; i++) {
        draw(r, state, &w);
        if (random_store_meets(c, &w))
            continue;
        *last = w;
        if (changing(r, c, state->work, last) > 0)
            return;
    }
}
