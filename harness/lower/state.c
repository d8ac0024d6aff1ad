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
    state->textures[at].gathered = state->textures[at].gathered || texture->gathered;
    return at;
}

static bool are(const struct lower_handle *handles, const struct lower_handle *pairs, size_t count)
{
    for (size_t k = 0; k < count; k++)
        if (handles[k].texture != pairs[k].texture || handles[k].sampler != pairs[k].sampler)
            return false;
    return true;
}

uint32_t lower_state_handles(struct lower_state *state, const struct lower_handle *pairs, size_t count)
{
    size_t at = 0;
    while (at + count <= state->handles_count && !are(state->handles + at, pairs, count))
        at++;
    if (at + count > state->handles_count) {
        at = state->handles_count;
        memcpy(state->handles + at, pairs, count * sizeof *pairs);
        state->handles_count += count;
    }
    for (size_t k = 0; k < count; k++)
        state->sampler[pairs[k].sampler] = true;
    return (uint32_t)at;
}

uint32_t lower_state_handle(struct lower_state *state, uint32_t texture, uint32_t sampler)
{
    return lower_state_handles(state, &(struct lower_handle){texture, sampler}, 1);
}

void lower_state_free(struct lower_state *state)
{
    free(state->textures);
    free(state->handles);
    *state = (struct lower_state){0};
}
