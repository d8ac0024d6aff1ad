// SPDX-License-Identifier: Apache-2.0
/*
 * tex_coord beside the host's binary32 and integers of 128 bits: coordinates of all types, each with POLICY
 * coord_fixed21 of the cycle in which it came in; the bit changes while others wait. in: 0 valid, ready, coord_fixed21,
 * normalised, opcode 7:4, kind 11:8, sampling 13:12, log2 of taps 16:14, modes 25:17, status 29:26, token 30; 1 s, t,
 * r; 4 from there to the tap; 7 size; 10 place of the tap along s 12:0, along t 25:13, by logarithms 31. out: 0 ready,
 * valid; 1 fixed; 4 reduced; 7 position.
 */
#include "clocked.h"
#include "coord_exact.h"

enum { DEPTH = 5 };
enum {
    SEEN_STALL,
    SEEN_WITH,
    SEEN_WITHOUT,
    SEEN_CHANGED,
    SEEN_OTHER,
    SEEN_CUBE,
    SEEN_TAPS,
    SEEN_VOLUME,
    SEEN_LINE,
    SEEN_TEXELS,
    SEEN_POINT,
    SEEN_NONE,
    SEEN_LOG8
};

struct beat {
    bool valid, fixed21;
    uint32_t fixed[3], reduced[3], position[3];
};

struct state {
    struct beat stage[DEPTH]; /* the last one shows */
    bool waits, fixed21;
    uint32_t words[CLOCKED_WORDS];
};

static void reset(void *state)
{
    struct state *s = state;
    s->waits = false;
    for (unsigned n = 0; n < DEPTH; n++)
        s->stage[n].valid = false;
}

static bool is_cube(uint32_t kind)
{
    return kind == TEX_TYPE_CUBEMAP || kind == TEX_TYPE_CUBEMAP_ARRAY;
}

static uint32_t axes(uint32_t kind)
{
    return kind == TEX_TYPE_ONE_D || kind == TEX_TYPE_ONE_D_ARRAY ? 1 : kind == TEX_TYPE_THREE_D ? 3 : 2;
}

static uint32_t mode_of(struct rng *rng)
{
    return rng_below(rng, rng_percent(rng, 50) ? 2 : 8);
}

static void draw(struct state *s, struct rng *rng)
{
    static const uint32_t kinds[] = {TEX_TYPE_ONE_D,        TEX_TYPE_TWO_D,       TEX_TYPE_THREE_D,
                                     TEX_TYPE_CUBEMAP,      TEX_TYPE_ONE_D_ARRAY, TEX_TYPE_TWO_D_ARRAY,
                                     TEX_TYPE_CUBEMAP_ARRAY};
    static const uint32_t opcodes[] = {TEX_OPCODE_TLD4, TEX_OPCODE_TEX, TEX_OPCODE_TXD, TEX_OPCODE_TEX};
    uint32_t *words = s->words, kind = kinds[rng_below(rng, 7)];
    memset(words, 0, sizeof s->words);
    uint32_t opcode = rng_percent(rng, 5) ? TEX_OPCODE_TLD : opcodes[rng_below(rng, 4)];
    uint32_t sampling = opcode == TEX_OPCODE_TLD4 ? TEX_SAMPLING_GATHER : 1 + rng_below(rng, 2);
    uint32_t token = rng_percent(rng, 3);
    if (token)
        sampling = 0;
    uint32_t taps = opcode == TEX_OPCODE_TLD4 || rng_percent(rng, 70) ? 0 : 1 + rng_below(rng, 4);
    uint32_t modes = mode_of(rng) | mode_of(rng) << 3 | mode_of(rng) << 6;
    uint32_t status = rng_percent(rng, 5) ? 1 + rng_below(rng, 3) : 0;
    words[0] = 1 | (uint32_t)rng_percent(rng, 80) << 3 | opcode << 4 | kind << 8 | sampling << 12 | taps << 14 |
               modes << 17 | status << 26 | token << 30;
    for (uint32_t axis = 0; axis < 3; axis++) {
        words[1 + axis] = float_operand(FLOAT_CORNERS, rng);
        if (is_cube(kind)) /* +Z or -Z: the longest axis is 1 */
            words[1 + axis] = axis == 2 ? 0x3f800000 | rng_below(rng, 2) << 31
                                        : (rng_next(rng) & 0x807fffff) | (100 + rng_below(rng, 27)) << 23;
        words[4 + axis] = (rng_next(rng) & 0x807fffff) | (110 + rng_below(rng, 20)) << 23;
        words[7 + axis] = size_operand(rng);
    }
    bool counts = taps && !status && !token && opcode != TEX_OPCODE_TLD;
    if (counts && sampling == TEX_SAMPLING_LINEAR && axes(kind) < 3 && !is_cube(kind) && rng_below(rng, 2)) {
        uint32_t place = rng_next(rng) & (axes(kind) == 1 ? 0x1fff : 0x3ffffff);
        words[10] = 1U << 31 | place;
        if (rng_percent(rng, 20)) { /* about where it saturates; a zero with a sign */
            words[1] = 0x48000000 + (rng_below(rng, 2048) - 1024) + (rng_below(rng, 2) << 31);
            words[2] = 0x80000000;
            words[7] = 1;
        }
    }
    words[8] = axes(kind) == 1 ? 1 : words[8];
    words[9] = axes(kind) == 3 ? 1 + words[9] % 16384 : 1;
}

static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    if (!s->waits && rng_percent(rng, 85)) {
        draw(s, rng);
        s->waits = true;
    }
    if (s->waits)
        memcpy(in, s->words, sizeof s->words);
    if (rng_percent(rng, 30))
        s->fixed21 = rng_below(rng, 2);
    in[0] |= (uint32_t)rng_percent(rng, 80) << 1 | (uint32_t)s->fixed21 << 2;
}

/* The coordinate that is reduced. */
static uint32_t given(const uint32_t *in, uint32_t axis)
{
    float s = float_of(in[1 + axis]), z = float_of(in[3]);
    if (is_cube(in[0] >> 8 & 15) && axis < 2 && in[0] & 4)
        s = float_of(on_face21(bits_of(axis == 1 || z < 0 ? -s : s)));
    else if (is_cube(in[0] >> 8 & 15) && axis < 2)
        s = fmaf(0.5f, axis == 1 || z < 0 ? -s : s, 0.5f);
    s = sanitised(s);
    if (in[0] >> 14 & 7 && !(in[10] >> 31)) /* PD-136b: taps by logarithms are added to the place */
        s = sanitised(s + float_of(in[4 + axis]));
    return bits_of(s);
}

static struct beat taken(const uint32_t *in, uint64_t *seen)
{
    uint32_t opcode = in[0] >> 4 & 15, kind = in[0] >> 8 & 15, status = in[0] >> 26 & 31;
    bool fixed21 = in[0] & 4, normalized = in[0] & 8, point = (in[0] >> 12 & 3) == TEX_SAMPLING_POINT;
    struct beat b = {.valid = true, .fixed21 = fixed21};
    seen[SEEN_NONE] += fixed21 && (opcode == TEX_OPCODE_TLD || status);
    if (opcode == TEX_OPCODE_TLD || status)
        return b;
    for (uint32_t axis = 0; axis < (axes(kind) == 3 ? 3 : 2); axis++) {
        uint32_t bits = given(in, axis), mode = in[0] >> (17 + 3 * axis) & 7, size = in[7 + axis];
        bool centre = point || (axis == 1 && axes(kind) == 1);
        float reduced = normalized ? reduced_of(float_of(bits), mode) : float_of(bits);
        float position = normalized ? reduced * (float)size : reduced;
        uint32_t field = axis < 2 ? in[10] >> 13 * axis & 0x1fff : 0;
        int32_t place = (int32_t)(field ^ 0x1000) - 0x1000;
        int32_t fixed =
            fixed21 ? fixed21_of(bits, size, mode, normalized, centre, place) : fixed_of(position, centre, place);
        b.fixed[axis] = (uint32_t)fixed & 0x3ffffff;
        b.reduced[axis] = bits_of(reduced);
        b.position[axis] = bits_of(position);
        seen[SEEN_OTHER] += fixed21 && fixed != fixed_of(position, centre, place);
    }
    seen[SEEN_WITH] += fixed21;
    seen[SEEN_WITHOUT] += !fixed21;
    seen[SEEN_CUBE] += fixed21 && is_cube(kind);
    seen[SEEN_TAPS] += fixed21 && (in[0] >> 14 & 7);
    seen[SEEN_LOG8] += in[10] >> 31;
    seen[SEEN_VOLUME] += fixed21 && axes(kind) == 3;
    seen[SEEN_LINE] += fixed21 && axes(kind) == 1;
    seen[SEEN_TEXELS] += fixed21 && !normalized;
    seen[SEEN_POINT] += fixed21 && point;
    return b;
}

/* Stage n takes a beat. */
static bool open_to(const struct state *s, const uint32_t *in, unsigned n)
{
    return n == DEPTH ? in[0] >> 1 & 1 : !s->stage[n].valid || open_to(s, in, n + 1);
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    struct state *s = state;
    const struct beat *b = &s->stage[DEPTH - 1];
    out[0] = (uint32_t)open_to(s, in, 0) | (uint32_t)b->valid << 1;
    for (unsigned axis = 0; b->valid && axis < 3; axis++) {
        out[1 + axis] = b->fixed[axis];
        out[4 + axis] = b->reduced[axis];
        out[7 + axis] = b->position[axis];
    }
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    bool open[DEPTH], comes = in[0] & 1;
    for (unsigned n = 0; n < DEPTH; n++) {
        open[n] = open_to(s, in, n);
        seen[SEEN_CHANGED] += s->stage[n].valid && s->stage[n].fixed21 != s->fixed21;
    }
    seen[SEEN_STALL] += comes && !open[0];
    struct beat first = {.valid = false};
    if (comes && open[0]) {
        first = taken(in, seen);
        s->waits = false;
    }
    for (unsigned n = DEPTH; n-- > 0;)
        if (open[n])
            s->stage[n] = n > 0 ? s->stage[n - 1] : first;
}

const struct clocked clocked = {
    .name = "coord_policy",
    .cycles = 3000000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {"a beat that waits", "with the bit", "without it", "the bit changes behind a beat",
               "another place with the bit", "a cube with it", "taps with it", "a volume with it", "a line with it",
               "unnormalised with it", "POINT with it", "no coordinates, with it", "taps by logarithms"},
};
