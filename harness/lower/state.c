// SPDX-License-Identifier: Apache-2.0
/* Which textures, samplers and handles the instructions of a text need. */
#include "lower/state.h"

#include <stdlib.h>

static uint32_t sampler_of(const struct dx_instruction *i)
{
    const struct dx_operand *sampler = dx_operand_of(i, DX_SAMPLED_BY);
    return sampler ? sampler->number : 0; /* any: others read none, but its index is judged */
}

static uint32_t texture_of(const struct lower_state *state, const struct dx_program *p, const struct dx_instruction *i)
{
    struct dx_resource resource = dx_resource_of(p, i);
    uint32_t at = 0;
    while (at < state->textures_count &&
           (state->textures[at].uav != resource.uav || state->textures[at].number != resource.number))
        at++;
    return at;
}

uint32_t lower_state_handle(const struct lower_state *state, const struct dx_program *p, const struct dx_instruction *i)
{
    uint32_t texture = texture_of(state, p, i), sampler = sampler_of(i), at = 0;
    while (at < state->handles_count &&
           (state->handles[at].texture != texture || state->handles[at].sampler != sampler))
        at++;
    return at;
}

bool lower_state_find(const struct dx_program *p, struct lower_state *state)
{
    *state = (struct lower_state){0};
    state->textures = calloc(p->count + 1, sizeof *state->textures);
    state->handles = calloc(p->count + 1, sizeof *state->handles);
    if (!state->textures || !state->handles)
        return false;
    for (size_t k = 0; k < p->count; k++) {
        const struct dx_instruction *i = &p->instructions[k];
        struct dx_resource resource = dx_resource_of(p, i);
        uint32_t texture = texture_of(state, p, i);
        if (texture == state->textures_count)
            state->textures[state->textures_count++] =
                (struct lower_texture){resource.uav, resource.number, resource.dimension};
        if (lower_state_handle(state, p, i) == state->handles_count)
            state->handles[state->handles_count++] = (struct lower_handle){texture, sampler_of(i)};
        state->sampler[sampler_of(i)] = true;
    }
    return true;
}

void lower_state_free(struct lower_state *state)
{
    free(state->textures);
    free(state->handles);
    *state = (struct lower_state){0};
}
