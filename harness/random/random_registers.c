// SPDX-License-Identifier: Apache-2.0
/* Operands of a word that was not drawn, for a header that was not drawn either. */
#include "random/random_part.h"

#define TIC_OF(words, field) ((uint32_t)tex_get_bits(words, TEX_TIC_##field##_LO, TEX_TIC_##field##_W))

/* A state of one texture, which every handle names. */
static void state_of(struct rng *r, const uint32_t tic[8], uint32_t handle, struct random_state *state)
{
    const struct tex_format_info *format = tex_format_find(TIC_OF(tic, COMPONENTS));
    *state = (struct random_state){.theme = RANDOM_ANY, .textures = 1, .samplers = 1, .stores = true, .gathers = true};
    for (unsigned i = 0; i < sizeof state->handles / sizeof *state->handles; i++)
        state->handles[i] = handle;
    state->texture[0].width = TIC_OF(tic, WIDTH_MINUS_ONE) + 1;
    state->texture[0].height = TIC_OF(tic, HEIGHT_MINUS_ONE) + 1;
    state->texture[0].normalized = TIC_OF(tic, NORMALIZED_COORDS) != 0;
    state->texture[0].base = (uint64_t)TIC_OF(tic, ADDRESS_47_32) << 32 | TIC_OF(tic, ADDRESS_31_0);
    state->texture[0].bytes = format ? format->bytes : 0;
    random_size(r, tic, state, 0);
}

void random_registers(struct rng *r, const uint32_t tic[8], uint32_t handle, struct tex_warp *w)
{
    struct random_state state;
    struct random_draw d = {.state = &state};
    insn_decode(w->header.word, w->header.phase, &d.insn);
    if (!d.insn.form)
        return;
    state_of(r, tic, handle, &state);
    random_operands(r, &d, w);
}
