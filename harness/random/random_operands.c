// SPDX-License-Identifier: Apache-2.0
/* Register values of a random instruction. */
#include <math.h>
#include <string.h>

#include "random/random_part.h"

static uint32_t float_bits(float f)
{
    uint32_t u;
    memcpy(&u, &f, sizeof u);
    return u;
}

/* Coordinates on one axis of a texture with n texels; the regimes are the places where footprints change. */
enum regime { GRID, CENTRES, EDGES, WIDE, SPECIAL, BITS, REGIMES, SEAMS = REGIMES, TIES };

struct axis {
    enum regime regime;
    double start, step; /* GRID: texels */
    uint32_t size, few; /* TIES: number of texels tried */
    double beyond;      /* and that far beyond their centres */
    bool normalized;
};

static void draw_axis(struct rng *r, struct axis *a, uint32_t size, bool normalized)
{
    a->regime = rng_percent(r, 55) ? GRID : (enum regime)rng_below(r, REGIMES);
    a->size = size;
    a->normalized = normalized;
    a->start = (double)rng_below(r, size) + rng_below(r, 1024) / 1024.0;
    a->step = rng_percent(r, 70) ? rng_below(r, 2048) / 1024.0 : rng_below(r, size);
}

static float float_of(uint32_t u)
{
    float f;
    memcpy(&f, &u, sizeof f);
    return f;
}

static uint32_t special_bits(struct rng *r)
{
    static const uint32_t specials[] = {0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007fffff, 0x00800000,
                                        0x80800000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000,
                                        0x7f800001, 0xffffffff, 0x3f800000, 0xbf800000, 0x3f7fffff, 0x3f800001,
                                        0x4b800000, 0xcb800000, 0x4b000001, 0x3f000000, 0xbf000000, 0xb3000000};
    return specials[rng_below(r, sizeof specials / sizeof *specials)];
}

static uint32_t draw_coordinate(struct rng *r, const struct axis *a, uint32_t at)
{
    double n = a->size, p;

    switch (a->regime) {
    case GRID:
        p = a->start + a->step * at;
        break;
    case CENTRES: /* exactly on texel centres and a few 1/512 beside them */
        p = (double)rng_below(r, a->size) + 0.5 + ((int)rng_below(r, 5) - 2) / 512.0;
        break;
    case EDGES: /* around 0, N, -N and 2N */
        p = n * ((int)rng_below(r, 4) - 1) + ((int)rng_below(r, 65) - 32) / 16.0;
        break;
    case SEAMS: /* around 0 and N */
        p = n * rng_below(r, 2) + ((int)rng_below(r, 97) - 48) / 16.0;
        break;
    case TIES:
        return float_bits((float)((rng_below(r, a->few) + a->beyond) / (a->normalized ? n : 1)));
    case WIDE:
        p = ldexp((double)rng_next(r) - 2147483648.0, (int)rng_below(r, 40) - 30);
        break;
    case SPECIAL:
        return special_bits(r);
    default:
        return rng_next(r);
    }
    uint32_t bits = float_bits((float)(a->normalized ? p / n : p));
    return rng_percent(r, 10) ? bits + rng_below(r, 5) - 2 : bits; /* neighbours in binary32 */
}

/* Of a sample: a level or a bias, mostly one that most textures have. */
static uint32_t draw_level(struct rng *r, uint32_t any)
{
    if (rng_percent(r, 85))
        return float_bits((float)((int)rng_below(r, 4096) - 1024) / 512.0F);
    return rng_percent(r, 50) ? special_bits(r) : any;
}

/* s and t of a thread are near those of its neighbour threads; other floats are arbitrary. */
static uint32_t draw_float(struct rng *r, const struct axis axes[2], const char *name, uint32_t lane, uint32_t any)
{
    if (strcmp(name, "s") == 0)
        return draw_coordinate(r, &axes[0], lane % 8);
    if (strcmp(name, "t") == 0)
        return draw_coordinate(r, &axes[1], lane / 8);
    return strcmp(name, "lod") == 0 ? draw_level(r, any) : any;
}

/* Coordinates of a surface that are whole numbers, in the order of random_state's sizes. */
enum { WHOLE_AXES = 4 };
static const char *const whole_names[WHOLE_AXES] = {"x", "y", "z", "array"};

/* Values that a warp's threads may share. */
struct shared {
    struct axis axes[2];
    struct random_whole whole[WHOLE_AXES], level;
    uint32_t flat; /* whole coordinates: 0 = along the threads, 1 = along rows of eight */
    uint32_t offsets[2];
    bool same_handle, same_offsets;
    uint32_t layers; /* that an array index counts */
};

/* How many places there are along x: of texels, of accesses, or of bytes. */
static uint64_t columns(const struct random_draw *d, uint64_t width, uint32_t bytes)
{
    bool changes = d->insn.form->at[ISA_TYPE].width > 0, raw = d->insn.form->at[ISA_SZ].width > 0 || changes;
    uint32_t log2 = d->insn.field[ISA_SZ] < TEX_SZ_U16  ? 0
                    : d->insn.field[ISA_SZ] < TEX_SZ_32 ? 1
                                                        : d->insn.field[ISA_SZ] - 2;
    if (changes)
        log2 = d->insn.field[ISA_TYPE] == TEX_ATOM_TYPE_U64 || d->insn.field[ISA_TYPE] == TEX_ATOM_TYPE_S64 ? 3 : 2;
    uint64_t n = !raw ? width : d->insn.field[ISA_BA] ? width * bytes : width * bytes >> log2;
    return n ? n : 1;
}

/* Neighbours are in adjacent threads, or in rows of eight; others are arbitrary. */
static uint32_t draw_whole(struct rng *r, const struct shared *s, const char *name, uint32_t lane)
{
    for (unsigned i = 0; i < WHOLE_AXES; i++)
        if (strcmp(name, whole_names[i]) == 0)
            return random_whole_at(r, &s->whole[i], !s->flat ? lane : i == 0 ? lane % 8 : lane / 8);
    return random_whole_at(r, &s->level, lane);
}

/* Data of a store: any bits, numbers that formats hold, small ones. */
static uint32_t draw_data(struct rng *r, uint32_t any)
{
    switch (rng_below(r, 4)) {
    case 0:
        return any;
    case 1:
        return float_bits((float)((int)rng_below(r, 5121) - 2560) / 2048.0F);
    case 2:
        return special_bits(r);
    default:
        return any >> rng_below(r, 32);
    }
}

/* s and t on a face become a direction that meets it there; some stay unchanged. */
static void to_direction(uint32_t at[3])
{
    uint32_t any = at[2], face = any % 8;
    float on[3] = {2 * float_of(at[0]) - 1, 2 * float_of(at[1]) - 1, face & 1 ? -1.0F : 1.0F};
    if (face >= 6)
        return;
    float edge = any >> 13 & 1 ? 1.0F : 0.9998F; /* at an edge, or just inside */
    for (unsigned i = 0; i < 2 && (any >> 12 & 1); i++)
        on[i] = on[i] > edge ? edge : on[i] < -edge ? -edge : on[i];
    if (any >> 8 & 1) /* shorter or longer than a unit */
        for (unsigned i = 0; i < 3; i++)
            on[i] = ldexpf(on[i], (int)(any >> 9 & 7) - 4);
    float x[6] = {on[2], on[2], on[0], on[0], on[0], -on[0]}, y[6] = {-on[1], -on[1], on[2], on[2], -on[1], -on[1]};
    float z[6] = {-on[0], on[0], on[1], -on[1], on[2], on[2]};
    at[0] = float_bits(x[face]);
    at[1] = float_bits(y[face]);
    at[2] = float_bits(z[face]);
}

/* Array index of a gather: few, around the last layer, or any. */
static uint32_t draw_layer(struct rng *r, uint32_t layers)
{
    if (rng_percent(r, 50))
        return rng_below(r, 4);
    uint32_t any = rng_next(r), near = layers - 2 + (any >> 28 & 3);
    return any >> 31 ? any : (any & 0xfff0000) | (near & 0xffff);
}

static uint32_t draw_operand(struct rng *r, const struct random_draw *d, const struct shared *s,
                             const struct isa_operand *operand, uint32_t lane, uint32_t any)
{
    switch (operand->type) {
    case ISA_TYPE_F32:
        return draw_float(r, s->axes, operand->name, lane, any);
    case ISA_TYPE_U16:
        if (d->insn.form->at[ISA_DIM].width > 0 && rng_percent(r, 80)) /* of a surface */
            return (any & 0xffff0000) | (draw_whole(r, s, operand->name, lane) & 0xffff);
        return draw_layer(r, s->layers);
    case ISA_TYPE_S32:
    case ISA_TYPE_U32:
        return draw_whole(r, s, operand->name, lane);
    case ISA_TYPE_BITS:
        return draw_data(r, any);
    case ISA_TYPE_HANDLE:
        return d->state->handles[s->same_handle ? d->handle : rng_below(r, 8)];
    case ISA_TYPE_OFFSETS:
        return s->same_offsets ? s->offsets[strcmp(operand->name, "off2") == 0] : rng_next(r);
    default:
        return any;
    }
}

/* Levels and samples of a query: few. */
enum { MOST_LEVELS = 17 };

static void draw_wholes(struct rng *r, const struct random_draw *d, uint32_t texture, struct shared *s)
{
    const uint64_t *size = d->state->texture[texture].size;
    uint64_t wide = columns(d, size[0], d->state->texture[texture].bytes);
    for (unsigned i = 0; i < WHOLE_AXES; i++)
        random_whole(r, &s->whole[i], i == 0 ? wide : size[i]);
    if (rng_percent(r, d->state->theme == RANDOM_ENDS ? 90 : 50)) {
        s->whole[0].start = (uint32_t)(d->state->texture[texture].spot[0] * wide / size[0]);
        s->whole[1].start = d->state->texture[texture].spot[1];
        s->whole[3].start = 0;
    }
    random_whole(r, &s->level, MOST_LEVELS);
    s->flat = rng_percent(r, 50);
    s->layers = (uint32_t)size[3];
}

static bool is_cube(const struct random_draw *d)
{
    return d->insn.form->mnemonic == &isa_mnemonics[ISA_KIND_TLD4] && d->insn.field[ISA_PARAM] >= TEX_PARAM_CUBE;
}

/*
 * Across seams, one to three texels beyond an edge; where texels wait for it, as far beyond their centres as they were
 * made for. From a separate stream.
 */
enum { TIES_ROWS = 8, GOB_WIDE = 64 };
static void draw_regimes(const struct random_draw *d, uint32_t texture, struct shared *s)
{
    struct rng own, *r = &own;
    const uint32_t *beyond = d->state->texture[texture].beyond;
    uint32_t bytes = d->state->texture[texture].bytes;
    rng_init(r, s->offsets[0], s->offsets[1]);
    for (unsigned i = 0; i < 2; i++)
        if (is_cube(d) && rng_percent(r, d->state->theme == RANDOM_SEAMS ? 70 : 25))
            s->axes[i].regime = SEAMS;
    if (beyond[0] == 0 || !rng_percent(r, d->state->theme == RANDOM_TIES ? 80 : 50))
        return;
    uint32_t few[2] = {GOB_WIDE / bytes, TIES_ROWS};
    for (unsigned i = 0; i < 2; i++) {
        s->axes[i].regime = TIES;
        s->axes[i].few = few[i] < s->axes[i].size ? few[i] : s->axes[i].size;
        s->axes[i].beyond = 0.5 + beyond[i] / 256.0;
    }
}

void random_operands(struct rng *r, const struct random_draw *d, struct tex_warp *w)
{
    uint32_t texture = (d->state->handles[d->handle] & 0xfffff) % d->state->textures;
    struct shared s;
    for (unsigned i = 0; i < 2; i++)
        s.offsets[i] = rng_next(r);
    s.same_handle = rng_percent(r, 70);
    s.same_offsets = rng_percent(r, 50);
    draw_axis(r, &s.axes[0], d->state->texture[texture].width, d->state->texture[texture].normalized);
    draw_axis(r, &s.axes[1], d->state->texture[texture].height, d->state->texture[texture].normalized);
    draw_regimes(d, texture, &s);
    draw_wholes(r, d, texture, &s);
    for (unsigned i = 0; i < 2 && rng_percent(r, d->state->theme == RANDOM_ENDS ? 90 : 40); i++)
        s.axes[i].start = d->state->texture[texture].spot[i];
    for (uint32_t lane = 0; lane < TEX_WARP_LANES; lane++) {
        for (unsigned i = 0; i < INSN_PORT_REGISTERS; i++) {
            w->ra[lane][i] = rng_next(r);
            w->rb[lane][i] = rng_next(r);
        }
        for (unsigned port = 0; port < ISA_PORTS; port++)
            for (unsigned i = 0; i < d->insn.port[port].count; i++) {
                uint32_t *at = case_register(w, (enum isa_port)port, lane, i);
                *at = draw_operand(r, d, &s, d->insn.port[port].operand[i], lane, *at);
            }
        if (is_cube(d))
            to_direction(&w->ra[lane][d->insn.field[ISA_PARAM] & 1]);
    }
}
