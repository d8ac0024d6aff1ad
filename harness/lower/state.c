// SPDX-License-Identifier: Apache-2.0
/* Which textures, samplers and handles the instructions of a text need. */
#include "lower/state.h"

#include <stdlib.h>
#include <string.h>

bool lower_state_make(struct lower_state *state, size_t most)
{
    *state = (struct lower_state){0};
    state->textures = calloc(most + 1, sizeof *state->textures);
    state->handles = calloc(most + 1, sizeof *state->handles);
    return state->textures && state->handles;
}

uint32_t lower_state_texture(struct lower_state *state, const struct lower_texture *texture)
{
    uint32_t at = 0;
    while (at < state->textures_count && strcmp(state->textures[at].name, texture->name) != 0)
        at++;
    if (at == state->textures_count)
        state->textures[state->textures_count++] = *texture;
    state->textures[at].compares = state->textures[at].compares || texture->compares;
    return at;
}

uint32_t lower_state_handle(struct lower_state *state, uint32_t texture, uint32_t sampler)
{
    uint32_t at = 0;
    while (at < state->handles_count &&
           (state->handles[at].texture != texture || state->handles[at].sampler != sampler))
        at++;
    if (at == state->handles_count)
        state->handles[state->handles_count++] = (struct lower_handle){texture, sampler};
    state->sampler[sampler] = true;
    return at;
}

void lower_state_free(struct lower_state *state)
{
    free(state->textures);
    free(state->handles);
    *state = (struct lower_state){0};
}
