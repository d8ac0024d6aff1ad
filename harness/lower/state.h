// SPDX-License-Identifier: Apache-2.0
/* Textures, samplers and handles of a vector that is lowered from a text. Private to this room. */
#ifndef STATE_H
#define STATE_H
#include <stdio.h>

#include "base/rng.h"
#include "tex_defs.h"

enum { STATE_COMPONENTS = 4, STATE_SAMPLERS = 32, STATE_NAME = 24 };

/* A texture or surface: its place in the list is its number in the vector. */
struct lower_texture {
    char name[STATE_NAME]; /* in the text: "t0", "SAMP[0]" */
    const char *kind;      /* of the text: "texture2d", "2D" */
    enum tex_type_code type;
    uint8_t axes;
    bool array, cube;
    bool surface;     /* it is written or read as a surface: it has one level, and a format for stores */
    bool compares;    /* a depth format */
    bool is_rect;     /* its coordinates are texels */
    bool gathered;    /* TLD4 reads it */
    uint32_t samples; /* 0: it is not multisampled */
    enum tex_datatype_code datatype[STATE_COMPONENTS];
    const char *format; /* that it must have; NULL: any that fits */
};
/* A word of the bank. */
struct lower_handle {
    uint32_t texture, sampler;
};

struct lower_state {
    struct lower_texture *textures;
    size_t textures_count;
    bool sampler[STATE_SAMPLERS]; /* the sampler of that number is used */
    struct lower_handle *handles;
    size_t handles_count;
};

/* Room for so many textures and handles. False: out of memory. */
bool lower_state_make(struct lower_state *state, size_t most);
void lower_state_free(struct lower_state *state);
/* The number of a texture, added if its name is new. */
uint32_t lower_state_texture(struct lower_state *state, const struct lower_texture *texture);
/* The word of the bank that joins both, added if it is new. */
uint32_t lower_state_handle(struct lower_state *state, uint32_t texture, uint32_t sampler);
/* The first of words that join pairs one after another, added if there are none. */
uint32_t lower_state_handles(struct lower_state *state, const struct lower_handle *pairs, size_t count);
/* Statements. With draws, r is the source; else NULL. */
void lower_state_write(const struct lower_state *state, struct rng *r, FILE *out);

#endif
