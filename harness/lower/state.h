// SPDX-License-Identifier: Apache-2.0
/* Textures, samplers and handles of a vector. Private to this room. */
#ifndef STATE_H
#define STATE_H
#include "base/rng.h"
#include "lower/lower_vector.h"

/* A register of the text that is a texture of the vector: its place is the number of the texture. */
struct lower_texture {
    bool uav;
    uint32_t number;
    enum dx_dimension dimension;
};
/* A word of the bank. */
struct lower_handle {
    uint32_t texture, sampler;
};

struct lower_state {
    struct lower_texture *textures;
    size_t textures_count;
    bool sampler[DX_SAMPLER_REGISTERS]; /* s# is the sampler of its number */
    struct lower_handle *handles;
    size_t handles_count;
};

/* Those that the instructions use, in the order of the text. False: out of memory. */
bool lower_state_find(const struct dx_program *p, struct lower_state *state);
void lower_state_free(struct lower_state *state);
/* The word of the bank that an instruction needs. */
uint32_t lower_state_handle(const struct lower_state *state, const struct dx_program *p,
                            const struct dx_instruction *i);
/* Statements. With draws, r is the source; else NULL. */
void lower_state_write(const struct lower_state *state, const struct dx_program *p, struct rng *r, FILE *out);

#endif
