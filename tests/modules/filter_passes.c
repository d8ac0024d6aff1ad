// SPDX-License-Identifier: Apache-2.0
/*
 * tex_filter beside integers and the host's binary64: samples of several taps, levels and slices, whose passes may each
 * have another POLICY, and gathers. in: 0 valid, ready, weight8, round16, more, level, slice, log2 of taps 9:7, tap
 * 13:10, weight of the coarser level 21:14, corner 25:22, srgb_float8 26, a gather 27, its component 29:28, it compares
 * 30, what it returns is whole 31; 1 s, t, r, sample_xor; 2 bits of the codes of each lane 19:0, snorm 23:20, half
 * 27:24, sRGB of 8 bits 31:28; 3 function 2:0, compared lanes 7:4, whole are UINT 8; 4 reference; 5 taps by logarithms
 * 0, share 9:1; 6 lane i of texel k is the lowest code of SNORM at 4 k + i; from 8 on lane i of texel k at 4 k + i.
 * out: 0 ready, valid; 1..4 the lanes; from 5 on their sums, 55 bits each.
 */
#include "../unit/round_odd.h"
#include "clocked.h"
#include "filter_codes.h"
#include "weight8.h"

enum { DEPTH = 4, LANES = 4, MOST_TAPS = 16, QNAN = 0x7fc00000, WEIGHT8 = 4, ROUND16 = 8 };
enum { SRGB_FLOAT8 = 1 << 26, GATHER = 1 << 27, COMPARES = 1 << 30 };
enum {
    SEEN_STALL,
    SEEN_ALL,
    SEEN_NONE,
    SEEN_MIXED_ANSWERS,
    SEEN_MIXED,
    SEEN_CORNER,
    SEEN_MANY,
    SEEN_TWICE,
    SEEN_BACK_TO_BACK,
    SEEN_SRGB,
    SEEN_SRGB_MIXED,
    SEEN_GATHER_CODES,
    SEEN_GATHER_FLOATS,
    SEEN_GATHER_SRGB,
    SEEN_GATHER_COMPARES,
    SEEN_GATHER_CORNER,
    SEEN_GATHER_WHOLE,
    SEEN_GATHER_UINT,
    SEEN_GATHER_WITHOUT,
    SEEN_LOG8,
    SEEN_LOWEST,
    SEEN_GATHER_LOWEST
};

struct answer {
    bool valid, more;
    uint32_t value[LANES];
    int64_t sum[LANES];
};

struct state {
    struct answer stage[DEPTH]; /* the last one shows */
    /* What is driven: a thread, and the pass of it that waits. */
    bool drawn, waits, mixed, twice, gathers, compares, whole;
    uint32_t policy, taps, levels, slices, next, coarser, r, corner;
    uint32_t number, weight[MOST_TAPS]; /* PD-136: of taps by logarithms; 0: others */
    uint32_t same;                      /* not 0: what all floats of these are, but for the lowest bits */
    uint32_t bits[LANES], snorm[LANES], half[LANES], srgb[LANES], beat[CLOCKED_WORDS];
    /* Of the thread so far. */
    struct weight8_sum aligned[LANES];
    int64_t codes[LANES];
    float slice[LANES], level[LANES], tap[LANES][MOST_TAPS];
    bool with, without, srgb_coded, srgb_float, lowest;
};

static uint32_t pattern_of(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return isnan(f) ? QNAN : bits;
}

/* As a texel: a denormal is a zero of its sign. */
static float float_of(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return fabsf(f) < 0x1p-126F ? copysignf(0.0F, f) : f;
}

static void begin(struct state *s)
{
    memset(s->aligned, 0, sizeof s->aligned);
    memset(s->codes, 0, sizeof s->codes);
    s->with = s->without = s->srgb_coded = s->srgb_float = s->lowest = false;
}

static void reset(void *state)
{
    struct state *s = state;
    begin(s);
    s->drawn = s->waits = false;
    for (unsigned n = 0; n < DEPTH; n++)
        s->stage[n].valid = false;
}

/* ---- What is driven ---------------------------------------------------------------------------------------------- */

/* PD-136: an even number of taps, whose weights are 256 at most and add up to 256 * 2^taps. */
static void draw_weights(struct state *s, struct rng *rng)
{
    uint32_t least = 1U << s->taps, all = 256U << s->taps;
    s->number = 2 * (least / 2 + rng_below(rng, (MOST_TAPS - least) / 2 + 1));
    for (unsigned k = 0; k < s->number; k++)
        s->weight[k] = all / s->number + (k < all % s->number);
    for (unsigned n = 0; n < s->number; n++) {
        unsigned from = rng_below(rng, s->number), to = rng_below(rng, s->number);
        uint32_t most = s->weight[from] < 256 - s->weight[to] ? s->weight[from] : 256 - s->weight[to];
        uint32_t moved = rng_below(rng, most + 1);
        s->weight[from] -= moved;
        s->weight[to] += moved;
    }
}

static void draw_thread(struct state *s, struct rng *rng)
{
    s->drawn = true;
    s->next = 0;
    s->mixed = rng_percent(rng, 30);
    s->policy = rng_below(rng, 4) * WEIGHT8 | (rng_below(rng, 2) ? SRGB_FLOAT8 : 0);
    s->gathers = rng_percent(rng, 30);
    s->compares = s->gathers && rng_percent(rng, 20);
    s->whole = s->gathers && rng_percent(rng, 10);
    s->taps = rng_percent(rng, 60) ? 0 : rng_below(rng, 5);
    s->coarser = rng_below(rng, 2) ? 0 : 1 + rng_below(rng, 255);
    s->levels = s->coarser ? 2 : 1;
    s->slices = 1 + rng_below(rng, 2);
    s->r = s->slices == 2 ? weight8_fraction(rng) : 0;
    /* Stage wrap had another POLICY for the second slice: the codes of 16 taps would not fit. */
    s->twice = s->mixed && s->taps < 4 && rng_percent(rng, 20);
    if (s->gathers) {
        s->taps = s->coarser = s->r = 0;
        s->levels = s->slices = 1;
        s->twice = false;
    }
    s->number = 0;
    if (!s->gathers && rng_percent(rng, 30)) {
        s->taps = 1 + rng_below(rng, 2);
        s->slices = 1;
        s->r = 0;
        s->twice = false;
        draw_weights(s, rng);
        s->same = rng_percent(rng, 30) ? (rng_next(rng) & 0x807fffff) | (115 + rng_below(rng, 20)) << 23 : 0;
    }
    s->corner = s->slices == 1 && !s->mixed && (s->policy & WEIGHT8) && rng_percent(rng, 30) ? 1 : 0;
    for (unsigned i = 0; i < LANES; i++) {
        uint32_t kind = rng_below(rng, 6);
        s->snorm[i] = kind == 1 || kind == 2;
        s->bits[i] = kind == 5              ? 16
                     : kind >= 3            ? 0
                     : kind == 2            ? 8
                     : rng_percent(rng, 30) ? 16
                                            : 1 + s->snorm[i] + rng_below(rng, 16 - s->snorm[i]);
        s->half[i] = kind == 4;
        s->srgb[i] = kind == 5;
    }
}

/* Any code as binary32, nearest to its value. */
static uint32_t code_texel(struct rng *rng, uint32_t bits, bool snorm)
{
    int64_t top = (1 << (bits - snorm)) - 1, code = rng_percent(rng, 15) ? top : rng_below(rng, (uint32_t)top + 1);
    if (snorm && rng_below(rng, 2))
        code = -code;
    return pattern_of((float)((double)code / (double)top));
}

static void draw_pass(struct state *s, struct rng *rng)
{
    uint32_t *beat = s->beat, slice = s->next % s->slices, level = s->next / s->slices % s->levels;
    uint32_t tap = s->next / s->slices / s->levels, taps = s->number ? s->number : 1U << s->taps,
             all = taps * s->levels * s->slices;
    struct weight8_pass p;
    weight8_draw(rng, &p);
    memset(beat, 0, sizeof s->beat);
    beat[0] =
        1 | (uint32_t)(s->next + 1 < all) << 4 | level << 5 | slice << 6 | s->taps << 7 | tap << 10 | s->coarser << 14;
    uint32_t r = s->twice && slice == 0 ? 0 : s->r;
    if (s->number) {
        uint32_t coarser = (s->weight[tap] * s->coarser + 127 + tap % 2) / 256;
        beat[5] = 1 | (level ? coarser : s->weight[tap] - coarser) << 1;
    }
    beat[1] = p.s | p.t << 8 | r << 16;
    if (s->gathers)
        beat[0] |= GATHER | rng_below(rng, LANES) << 28 | (s->compares ? COMPARES : 0) | (uint32_t)s->whole << 31;
    beat[3] = rng_below(rng, 8) | (s->compares ? 1U << (beat[0] >> 28 & 3) : 0) << 4;
    beat[3] |= s->whole ? rng_below(rng, 2) << 8 : 0;
    beat[4] = rng_next(rng);
    if (s->corner || s->gathers) {
        beat[0] |= s->corner ? p.corner << 22 : 0;
        for (unsigned k = 0; k < 4; k++)
            beat[1] |= (p.shown[k] ^ k) << (24 + 2 * k);
    }
    for (unsigned i = 0; i < LANES; i++) {
        uint32_t texel[4];
        if (s->srgb[i])
            weight8_srgb(rng, texel);
        else
            weight8_texels(rng, s->half[i], texel);
        for (unsigned k = 0; k < 4 && s->number && s->same && !s->srgb[i]; k++)
            texel[k] = s->same ^ rng_below(rng, 16);
        beat[2] |= s->bits[i] << 5 * i | s->snorm[i] << (20 + i) | s->half[i] << (24 + i) | s->srgb[i] << (28 + i);
        for (unsigned k = 0; k < 4; k++)
            beat[8 + 4 * k + i] = s->bits[i] && !s->srgb[i] ? code_texel(rng, s->bits[i], s->snorm[i]) : texel[k];
        for (unsigned k = 0; k < 4; k++) {
            if (s->snorm[i] && rng_percent(rng, i < 2 ? 15 : 70)) {
                beat[8 + 4 * k + i] = 0xbf800000;
                beat[6] |= 1U << (4 * k + i);
            }
        }
    }
}

static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    if (!s->waits && rng_percent(rng, 85)) {
        if (!s->drawn)
            draw_thread(s, rng);
        draw_pass(s, rng);
        s->waits = true;
    }
    if (s->waits)
        memcpy(in, s->beat, sizeof s->beat);
    in[0] |= (uint32_t)rng_percent(rng, 80) << 1 |
             (s->mixed ? rng_below(rng, 4) * WEIGHT8 | (rng_below(rng, 2) ? SRGB_FLOAT8 : 0) : s->policy);
}

/* ---- What is expected -------------------------------------------------------------------------------------------- */

static struct weight8_pass pass_of(const uint32_t *in)
{
    struct weight8_pass p = {.level = in[0] >> 5 & 1, .slice = in[0] >> 6 & 1, .taps = in[0] >> 7 & 7};
    p.coarser = in[0] >> 14 & 0xff;
    p.corner = in[0] >> 22 & 15;
    p.s = in[1] & 0xff;
    p.t = in[1] >> 8 & 0xff;
    p.r = in[1] >> 16 & 0xff;
    p.log8 = in[5] & 1;
    p.share = in[5] >> 1;
    for (unsigned k = 0; k < 4; k++)
        p.shown[k] = k ^ (in[1] >> (24 + 2 * k) & 3);
    return p;
}

/* PD-125c: how much less than its value says the code of texel k is. */
static int64_t below(const uint32_t *in, unsigned k, unsigned i, uint32_t bits)
{
    return in[0] & WEIGHT8 && (bits == 8 || bits == 16) ? in[6] >> (4 * k + i) & 1 : 0;
}

/* The code of a texel, as wide as it is added up. */
static int64_t code(uint32_t texel, uint32_t bits, bool snorm, bool wide, int64_t less)
{
    double top = (1 << (bits - snorm)) - 1;
    int64_t exact = (int64_t)round((double)float_of(texel) * top) - less, size = exact < 0 ? -exact : exact;
    if (wide && !(snorm && bits == 16)) /* these are */
        size = repeated(size, (int)(bits - snorm), 16 - snorm);
    return exact < 0 ? -size : size;
}

/* PD-133 */
static bool is_srgb(const struct state *s, uint32_t policy, unsigned i)
{
    return s->srgb[i] && policy & WEIGHT8 && policy & SRGB_FLOAT8;
}

static void add_codes(struct state *s, const uint32_t *in, unsigned i, const struct weight8_pass *p)
{
    bool weight8 = in[0] & WEIGHT8, snorm = s->snorm[i];
    bool wide = weight8 ? !snorm || s->bits[i] != 8 : (in[0] & ROUND16) != 0;
    struct weight8 w = weight8_of(p);
    const int64_t of_sample[4] = {(256 - p->s) * p->t, p->s * p->t, p->s * (256 - p->t), (256 - p->s) * (256 - p->t)};
    int64_t of_pass = (int64_t)(p->level ? p->coarser : 256 - p->coarser) * (p->slice ? p->r : 256 - p->r);
    for (unsigned k = 0; k < 4; k++) {
        int64_t weight = weight8 ? (int64_t)w.of_texel[k] << (24 + (p->log8 ? 0 : p->taps)) : of_sample[k] * of_pass;
        int64_t less = below(in, k, i, s->bits[i]);
        s->codes[i] += 3 * weight * code(in[8 + 4 * k + i], s->bits[i], snorm, wide, less);
        s->lowest |= less != 0;
    }
}

static void add_floats(struct state *s, const uint32_t *in, unsigned i, const struct weight8_pass *p)
{
    uint32_t texel[4], tap = in[0] >> 10 & 15;
    float f[4], mean = 0;
    for (unsigned k = 0; k < 4; k++) {
        texel[k] = in[8 + 4 * k + i];
        f[k] = float_of(texel[k]);
    }
    if (in[0] & WEIGHT8) {
        struct weight8 w = weight8_of(p);
        struct weight8_sum sum = weight8_aligned(texel, &w, s->half[i] || s->srgb[i], s->srgb[i]);
        weight8_add(&s->aligned[i], &sum);
    } else {
        mean = blend_by_host(blend_by_host(f[3], f[2], p->s), blend_by_host(f[0], f[1], p->s), p->t);
    }
    s->slice[i] = p->slice ? blend_by_host(s->slice[i], mean, p->r) : mean;
    s->tap[i][tap] = p->level ? blend_by_host(s->level[i], s->slice[i], p->coarser) : s->slice[i];
    if (!p->level)
        s->level[i] = s->slice[i];
}

static float of_taps(const float *tap, uint32_t count)
{
    if (count == 1)
        return *tap;
    return blend_by_host(of_taps(tap, count / 2), of_taps(tap + count / 2, count / 2), 128);
}

/* Of the sum of codes of lane i, which may be another one's. */
static uint32_t of_codes(const struct state *s, unsigned i, int64_t sum, uint32_t policy)
{
    bool negative = sum < 0, snorm = s->snorm[i], round16 = policy & ROUND16, weight8 = policy & WEIGHT8;
    uint64_t size = (uint64_t)(negative ? -sum : sum);
    if (weight8) {
        int64_t whole = code_of(sum, s->taps, snorm, s->bits[i]);
        size = (uint64_t)(whole < 0 ? -whole : whole);
    } else if (round16) {
        size = (size + (UINT64_C(3) << (31 + s->taps))) / (UINT64_C(3) << (32 + s->taps));
    }
    bool wide = round16 || weight8;
    uint32_t top = (1U << ((wide ? 16 : s->bits[i]) - snorm)) - 1;
    return size == 0 ? 0 : (uint32_t)negative << 31 | rounded(size, wide ? top : 3 * top, wide ? 0 : 32 + s->taps);
}

static struct answer answer_of(struct state *s, uint32_t policy)
{
    struct answer a = {.valid = true};
    for (unsigned i = 0; i < LANES; i++) {
        bool coded = s->bits[i] && !is_srgb(s, policy, i);
        s->aligned[i].multiple = s->number ? (int32_t)s->taps : 0;
        a.sum[i] = coded ? s->codes[i] : 0;
        a.value[i] = coded              ? of_codes(s, i, s->codes[i], policy)
                     : policy & WEIGHT8 ? weight8_rounded(&s->aligned[i], s->half[i] || s->srgb[i])
                                        : pattern_of(of_taps(s->tap[i], 1U << s->taps));
    }
    return a;
}

/* Sample k of a gather in value[k]. */
static struct answer gathered(const struct state *s, const uint32_t *in, uint64_t *seen)
{
    struct weight8_pass p = pass_of(in);
    struct answer a = {.valid = true};
    unsigned i = in[0] >> 28 & 3;
    bool compares = in[0] & COMPARES, weight8 = in[0] & WEIGHT8, snorm = s->snorm[i];
    uint32_t texel[4];
    for (unsigned k = 0; k < 4; k++) {
        uint32_t depth = in[8 + 4 * k], func = in[3] & 7;
        bool passes = in[4] < depth ? func & 1 : in[4] == depth ? func >> 1 & 1 : func >> 2;
        texel[k] = !compares ? in[8 + 4 * k + i] : passes ? 0x3f800000 : 0;
    }
    bool whole = in[0] >> 31 && !compares, srgb = is_srgb(s, in[0], i) && !compares;
    bool coded = s->bits[i] && !srgb && !compares, half = !compares && (s->half[i] || srgb);
    for (unsigned k = 0; k < 4; k++) {
        bool missing = p.corner >> p.shown[k] & 1;
        struct weight8 w = weight8_of_gather(p.shown[k], missing);
        struct weight8_sum sum = {.exponent = 0}, all = {.exponent = 0};
        if (!weight8 || whole) {
            a.value[k] = texel[p.shown[k] ^ (missing ? 2 : 0)]; /* what is missing is driven of whole numbers alone */
            if (weight8 && in[3] >> 8 & 1) {
                uint64_t of_three = 0;
                for (unsigned n = 0; n < 4; n++)
                    of_three += (uint64_t)w.of_texel[n] * texel[n];
                a.value[k] = (uint32_t)(of_three / 256);
                seen[SEEN_GATHER_UINT] += missing;
            }
        } else if (coded) {
            for (unsigned n = 0; n < 4; n++) {
                int64_t less = below(in, n, i, s->bits[i]), weight = (int64_t)w.of_texel[n] << 24;
                a.sum[k] += 3 * weight * code(texel[n], s->bits[i], snorm, !snorm || s->bits[i] != 8, less);
                seen[SEEN_GATHER_LOWEST] += less != 0 && weight != 0;
            }
            a.value[k] = of_codes(s, i, a.sum[k], in[0]);
        } else {
            sum = weight8_aligned(texel, &w, half, srgb);
            weight8_add(&all, &sum);
            a.value[k] = weight8_rounded(&all, half);
        }
        seen[SEEN_GATHER_CORNER] += missing && weight8 && !whole;
    }
    seen[SEEN_GATHER_CODES] += weight8 && !whole && coded;
    seen[SEEN_GATHER_FLOATS] += weight8 && !whole && !coded;
    seen[SEEN_GATHER_SRGB] += weight8 && !whole && srgb;
    seen[SEEN_GATHER_COMPARES] += weight8 && compares;
    seen[SEEN_GATHER_WHOLE] += weight8 && whole;
    seen[SEEN_GATHER_WITHOUT] += !weight8;
    return a;
}

/* Stage n takes a beat. */
static bool open_to(const struct state *s, const uint32_t *in, unsigned n)
{
    const struct answer *a = &s->stage[n];
    return !a->valid || (n + 1 == DEPTH ? in[0] >> 1 & 1 : (n + 2 == DEPTH && a->more) || open_to(s, in, n + 1));
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    struct state *s = state;
    const struct answer *a = &s->stage[DEPTH - 1];
    out[0] = (uint32_t)open_to(s, in, 0) | (uint32_t)a->valid << 1;
    if (!a->valid)
        return;
    for (unsigned i = 0; i < LANES; i++) {
        out[1 + i] = a->value[i];
        set_bits(out, 5 * 32 + 55 * i, 55, (uint64_t)a->sum[i]);
    }
}

/* The beat that comes in, as what it will be. */
static struct answer taken(struct state *s, const uint32_t *words, uint64_t *seen)
{
    uint32_t in[CLOCKED_WORDS];
    memcpy(in, words, sizeof in);
    in[0] |= in[5] & 1 ? WEIGHT8 : 0; /* PD-136c: without the bit too */
    struct weight8_pass p = pass_of(in);
    if (in[0] & GATHER) {
        s->waits = s->drawn = false;
        return gathered(s, in, seen);
    }
    for (unsigned i = 0; i < LANES; i++) {
        if (s->bits[i] && !is_srgb(s, in[0], i))
            add_codes(s, in, i, &p);
        else
            add_floats(s, in, i, &p);
        s->srgb_float |= is_srgb(s, in[0], i);
        s->srgb_coded |= s->srgb[i] && !is_srgb(s, in[0], i);
    }
    s->with |= (in[0] & WEIGHT8) != 0;
    s->without |= !(in[0] & WEIGHT8);
    s->waits = false;
    s->next++;
    if (in[0] >> 4 & 1)
        return (struct answer){.valid = true, .more = true};
    struct answer a = answer_of(s, in[0]);
    seen[SEEN_ALL] += !s->without;
    seen[SEEN_NONE] += !s->with;
    seen[SEEN_MIXED_ANSWERS] += s->with && s->without && (in[0] & WEIGHT8);
    seen[SEEN_MIXED] += s->with && s->without && !(in[0] & WEIGHT8);
    seen[SEEN_CORNER] += p.corner != 0 && !s->without;
    seen[SEEN_MANY] += s->next == 64 && !s->without;
    seen[SEEN_TWICE] += s->twice;
    seen[SEEN_LOG8] += s->number != 0;
    seen[SEEN_LOWEST] += s->lowest;
    seen[SEEN_SRGB] += s->srgb_float && !s->srgb_coded;
    seen[SEEN_SRGB_MIXED] += s->srgb_float && s->srgb_coded;
    seen[SEEN_BACK_TO_BACK] += s->stage[0].valid && !s->stage[0].more;
    begin(s);
    s->drawn = false;
    return a;
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    bool open[DEPTH], comes = in[0] & 1;
    for (unsigned n = 0; n < DEPTH; n++)
        open[n] = open_to(s, in, n);
    seen[SEEN_STALL] += comes && !open[0];
    struct answer first = {.valid = false};
    if (comes && open[0])
        first = taken(s, in, seen);
    for (unsigned n = DEPTH; n-- > 0;) {
        if (open[n])
            s->stage[n] = n > 0 ? s->stage[n - 1] : first;
        if (open[n] && n + 1 == DEPTH && s->stage[n].more)
            s->stage[n].valid = false;
    }
}

const struct clocked clocked = {
    .name = "filter_passes",
    .cycles = 2000000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {"a beat that waits",
               "all passes with the bit",
               "none with it",
               "some, and the last",
               "some, and not the last",
               "a texel missing at a corner",
               "64 passes",
               "twice the weight",
               "two threads in a row",
               "sRGB as floats",
               "sRGB as floats and as codes",
               "a gather of codes",
               "a gather of floats",
               "a gather of sRGB",
               "a gather that compares",
               "a gather of a missing texel",
               "a gather of whole numbers",
               "a gather of UINT, one missing",
               "a gather without the bit",
               "taps by logarithms",
               "the lowest code of SNORM",
               "a gather of the lowest code"},
};
