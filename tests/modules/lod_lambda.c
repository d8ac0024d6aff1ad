// SPDX-License-Identifier: Apache-2.0
/*
 * tex_lod_lambda against the host's binary32, and its logarithm: 128 log2 of a mantissa is never halfway. words: 0..11
 * coordinates, [3 * thread + component]; 12 width; 13 height; 14 depth; 15 from bit 0 on enable, high, normalised,
 * cube, axes (2), whether step 1, 2, 3 waits for a cycle, whether what follows is enabled, floats of 10 bits, and log2
 * of the limit (7), taps by logarithms. result: 0 length; 1 lambda, bit 31 floats of 10 bits; 2 the shorter
 * length; 3..5 the longer vector; 6, 7 of floats of 10 bits log2 of the lengths, and of taps by logarithms from bit 18
 * on the direction along s, along t, and in 6 whether these are negative (2 bits), and that it is for such taps. They
 * are as PD-129 to PD-131 and PD-136a have them.
 */
#include "lod_float10.h"
#include "lod_floats.h"
#include "rtl_module.h"

enum {
    CYCLES = 7,
    ENABLE = 1,
    HIGH = 2,
    NORMALIZED = 4,
    CUBE = 8,
    AXES = 4,
    WAITS = 6,
    FLOAT10 = 1 << 10,
    RATIO = 11,
    LOG8 = 18
};

/* ---- Expectation ---- */

static uint32_t clean(uint32_t v)
{
    if (isnan(float_of(v)))
        return 0;
    if (isinf(float_of(v)))
        return (v & 0x80000000) | 0x7f7fffff;
    return lod_clear_denormal(v);
}

static uint32_t turned(uint32_t v, int turn)
{
    return v ^ (turn ? 0x80000000 : 0);
}

/* The axis along which thread 0 is longest; of equal ones the last. */
static int major_of(const uint32_t *c)
{
    int axis = 2;
    for (int i = 1; i >= 0; i--)
        if (fabsf(float_of(c[i])) > fabsf(float_of(c[axis])))
            axis = i;
    return axis;
}

/* PD-111: sc and tc of the faces +x -x +y -y +z -z: component, and whether it is turned. */
static void onto_face(const uint32_t *c, uint32_t *d)
{
    static const int component[2][6] = {{2, 2, 0, 0, 0, 0}, {1, 1, 2, 2, 1, 1}};
    static const int turns[2][6] = {{1, 0, 0, 0, 0, 1}, {1, 1, 0, 1, 1, 1}};
    int axis = major_of(c), back = (int)(c[axis] >> 31), face = 2 * axis + back;
    uint32_t on[2], along = turned(d[axis], back);
    for (int k = 0; k < 2; k++) {
        uint32_t minor = turned(c[component[k][face]], turns[k][face]);
        uint32_t moves = turned(d[component[k][face]], turns[k][face]);
        on[k] = lod_product(0x3f000000, lod_sum(moves, turned(lod_product(minor, along), 1)));
    }
    d[0] = on[0];
    d[1] = on[1];
}

static uint32_t square_of(const uint32_t *words, const uint32_t *d, uint32_t axes)
{
    uint32_t sum = 0;
    for (uint32_t i = 0; i < axes; i++) {
        uint32_t texels = words[15] & NORMALIZED ? lod_product(d[i], bits_of((float)words[12 + i])) : d[i];
        uint32_t square = lod_product(texels, texels);
        sum = i == 0 ? square : lod_sum(sum, square);
    }
    return sum;
}

struct vector {
    uint32_t along[3], square;
};

static struct vector difference(const uint32_t *words, const uint32_t *c, int from, int to)
{
    struct vector v;
    uint32_t axes = words[15] >> AXES & 3;
    for (int i = 0; i < 3; i++)
        v.along[i] = lod_sum(c[3 * to + i], turned(c[3 * from + i], 1));
    if (words[15] & CUBE)
        onto_face(c, v.along);
    v.square = square_of(words, v.along, axes);
    for (uint32_t i = axes; i < 3; i++)
        v.along[i] = 0;
    return v;
}

/* How a length compares: that of no number is less than any. */
static float rank(const struct vector *v)
{
    float square = float_of(v->square);
    return isnan(square) ? -1 : square;
}

/* The first of those that are longest. */
static const struct vector *longest(const struct vector *a, const struct vector *b)
{
    return rank(b) > rank(a) ? b : a;
}

static void measure(const uint32_t *words, uint32_t *result)
{
    uint32_t c[12];
    for (int i = 0; i < 12; i++)
        c[i] = clean(words[i]);
    const struct vector x[2] = {difference(words, c, 0, 1), difference(words, c, 2, 3)};
    const struct vector y[2] = {difference(words, c, 0, 2), difference(words, c, 1, 3)};
    int high = words[15] & HIGH ? 1 : 0;
    const struct vector *across = longest(&x[0], &x[high]), *down = longest(&y[0], &y[high]);
    const struct vector *major = longest(across, down), *minor = major == across ? down : across;
    result[0] = rank(major) < 0 ? 0x7f800000 : major->square;
    result[2] = rank(minor) < 0 ? result[0] : minor->square;
    for (int i = 0; i < 3; i++)
        result[3 + i] = major->along[i];
}

/* ---- In floats of 10 bits ---- */

static struct float10 component(const uint32_t *words, const struct vector *v, uint32_t axis)
{
    struct float10 move = float10_of(v->along[axis]); /* 0 along no axis of the type */
    return words[15] & NORMALIZED ? float10_product(move, float10_of(bits_of((float)words[12 + axis]))) : move;
}

static struct float10 diagonal(const struct float10 *x, const struct float10 *y, bool turn)
{
    struct float10 s = float10_sum(x[0], float10_turned(y[0], turn)), t = float10_sum(x[1], float10_turned(y[1], turn));
    return float10_length(s, t, true);
}

static int32_t within(int32_t v)
{
    return v < -32768 ? -32768 : v > 32767 ? 32767 : v;
}

static void measure_float10(const uint32_t *words, uint32_t *result)
{
    struct float10 x[2] = {0}, y[2] = {0};
    uint32_t unit = 0, back = 0, log8 = words[15] >> LOG8 & 1;
    if (words[15] & ENABLE) {
        uint32_t c[12];
        for (int i = 0; i < 12; i++)
            c[i] = clean(words[i]);
        const struct vector across = difference(words, c, 0, 1), down = difference(words, c, 0, 2);
        for (uint32_t axis = 0; axis < 2; axis++) {
            x[axis] = component(words, &across, axis);
            y[axis] = component(words, &down, axis);
        }
        bool later = float10_less(float10_length(x[0], x[1], false), float10_length(y[0], y[1], false));
        for (int i = 0; i < 3; i++)
            result[3 + i] = (later ? down : across).along[i];
        const struct float10 *longer = later ? y : x;
        if (log8) {
            unit = float10_direction(longer[0], longer[1]);
            back = (uint32_t)longer[0].negative | (uint32_t)longer[1].negative << 1;
        }
    }
    const struct float10 lengths[4] = {float10_length(x[0], x[1], false), float10_length(y[0], y[1], false),
                                       diagonal(x, y, false), diagonal(x, y, true)};
    struct float10 most = lengths[0];
    for (int i = 1; i < 4; i++)
        if (float10_less(most, lengths[i]))
            most = lengths[i];
    struct float10 area = float10_sum(float10_product(x[0], y[1]), float10_turned(float10_product(x[1], y[0]), true));
    int32_t major = float10_log2(most), minor = float10_log2(area) - major;
    if (area.n == 0)
        minor = -32768;
    else if (minor > major)
        minor = major;
    int32_t least = major - 16 * (int32_t)(words[15] >> RATIO & 127);
    result[0] = bits_of((float)within(major) / 256);
    result[1] = ((uint32_t)within(minor > least ? minor : least) & 0xffff) | 0x80000000;
    result[2] = bits_of((float)within(minor) / 256);
    result[6] = ((uint32_t)major & 0x3ffff) | (unit & 0x7ff) << 18 | back << 29 | log8 << 31;
    result[7] = ((uint32_t)minor & 0x3ffff) | unit >> 11 << 18;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    if (words[15] & FLOAT10) {
        measure_float10(words, result);
        return;
    }
    if (words[15] & ENABLE)
        measure(words, result);
    int32_t lambda = result[0] == 0 ? -32768 : 32767;
    if (result[0] != 0 && result[0] != 0x7f800000) {
        uint32_t mantissa = (result[0] & 0x7fffff) | 0x800000;
        lambda = 128 * ((int32_t)(result[0] >> 23) - 127);
        lambda += (int32_t)floorl(128 * log2l((long double)mantissa / 0x800000) + 0.5L);
    }
    result[1] = (uint32_t)lambda & 0xffff;
}

/* ---- Operands ---- */

static double unit(struct rng *rng)
{
    return rng_next(rng) / 4294967296.0;
}

static uint32_t size_of(struct rng *rng)
{
    switch (rng_below(rng, 5)) {
    case 0:
        return 1u << rng_below(rng, 17);
    case 1:
        return 1 + rng_below(rng, 65536);
    case 2:
        return 1 + rng_below(rng, 16);
    case 3:
        return 65536 - rng_below(rng, 3);
    default:
        return 1 + 2 * rng_below(rng, 128);
    }
}

/* Threads a step apart from the first one, whose components are `from`. */
static void slope(struct rng *rng, uint32_t *words, const double *from, uint32_t finest)
{
    double scale = ldexp(1, -(int)rng_below(rng, finest));
    for (int i = 0; i < 3; i++) {
        double across = (unit(rng) - 0.5) * scale, down = (unit(rng) - 0.5) * scale;
        for (int k = 0; k < 4; k++)
            words[3 * k + i] = bits_of((float)(from[i] + (k & 1 ? across : 0) + (k & 2 ? down : 0)));
    }
}

static void of_a_picture(struct rng *rng, uint32_t *words)
{
    const double from[3] = {unit(rng), unit(rng), unit(rng)};
    slope(rng, words, from, 20);
}

/* As drivers give it: the major component is 1. */
static void of_a_cube(struct rng *rng, uint32_t *words)
{
    double from[3] = {2 * unit(rng) - 1, 2 * unit(rng) - 1, 2 * unit(rng) - 1};
    from[rng_below(rng, 3)] = rng_percent(rng, 50) ? 1 : -1;
    slope(rng, words, from, 14);
    words[15] |= CUBE;
}

/* Thread 0 where faces meet. */
static void of_an_edge(struct rng *rng, uint32_t *words)
{
    uint32_t major = rng_percent(rng, 60) ? 0x3f800000 : lod_number(rng, (int32_t)rng_below(rng, 255)) & 0x7fffffff;
    for (int i = 0; i < 3; i++)
        words[i] = (rng_percent(rng, 70) ? major : major - 1) ^ (rng_next(rng) & 0x80000000);
    for (int i = 3; i < 12; i++) {
        float step = (float)ldexp(unit(rng) - 0.5, -(int)rng_below(rng, 24));
        words[i] = rng_percent(rng, 10) ? float_corner(rng_next(rng)) : bits_of(float_of(words[i % 3]) + step);
    }
    words[15] |= CUBE;
}

/* Fields within `spread` of `field`; some threads are at 0. */
static void of_exponents(struct rng *rng, uint32_t *words, int32_t field, uint32_t spread)
{
    uint32_t still = rng_below(rng, 3);
    for (uint32_t i = 0; i < 12; i++)
        words[i] = i < 3 && still == 0 ? 0 : lod_number(rng, field - (int32_t)rng_below(rng, spread));
}

/* Neighbours in binary32: differences cancel. */
static void of_neighbours(struct rng *rng, uint32_t *words)
{
    for (int i = 0; i < 3; i++)
        words[i] = lod_number(rng, (int32_t)(1 + rng_below(rng, 254)));
    for (int i = 3; i < 12; i++)
        words[i] = words[i % 3] + rng_below(rng, 5) - 2;
}

/* Mantissas of the length next to any threshold, by two squares of which the second fills up the first. */
static void of_a_threshold(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t j = i / 3 % 128, vector = 1 + rng_below(rng, 2);
    double at = ceil(0x800000 * exp2((j + 0.5) / 128)) + (double)(i % 3) - 1;
    double want = ldexp(at, (int)rng_below(rng, 200) - 123);
    float x = (float)sqrt(want);
    if ((double)(x * x) > want)
        x = nextafterf(x, 0);
    float y = (float)sqrt(want - (double)(x * x));
    words[3 * vector] = bits_of(x);
    words[3 * vector + 1] = bits_of(y);
    words[15] = ENABLE | 2 << AXES;
}

static void coordinates(struct rng *rng, uint32_t *words)
{
    int32_t scale = words[15] & NORMALIZED ? (int32_t)rng_below(rng, 17) : 0;
    switch (rng_below(rng, 12)) {
    case 0:
        for (int i = 0; i < 12; i++)
            words[i] = rng_next(rng);
        return;
    case 1:
        for (int i = 0; i < 12; i++)
            words[i] = i < 3 || rng_percent(rng, 20) ? float_corner(rng_next(rng)) : words[i % 3];
        return;
    case 2:
        of_exponents(rng, words, (int32_t)(30 + rng_below(rng, 226)), 28);
        return;
    case 3:
        of_exponents(rng, words, (int32_t)rng_below(rng, 256), 1);
        return;
    case 4: /* squares about the least normal number */
        of_exponents(rng, words, 127 - 62 - scale, 3);
        return;
    case 5: /* about the greatest */
        of_exponents(rng, words, 127 + 64 - scale, 3);
        return;
    case 6:
        of_exponents(rng, words, 255, 8);
        return;
    case 7:
        of_neighbours(rng, words);
        return;
    case 8:
        of_an_edge(rng, words);
        return;
    case 9:
        of_a_cube(rng, words);
        return;
    default:
        of_a_picture(rng, words);
    }
    if (rng_percent(rng, 20)) { /* along a line, or beside it: the area is none, or cancels */
        float times = (float)ldexp(unit(rng) - 0.5, (int)rng_below(rng, 12) - 6);
        for (int i = 0; i < 3; i++) {
            words[i] = rng_percent(rng, 50) ? 0 : words[i];
            words[6 + i] = bits_of(float_of(words[i]) + times * (float_of(words[3 + i]) - float_of(words[i])));
        }
    }
    if (rng_percent(rng, 10)) /* of the same length: the columns like the rows */
        for (int i = 0; i < 3; i++)
            words[6 + i] = words[3 + (rng_percent(rng, 50) && i < 2 ? 1 - i : i)];
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    words[12] = size_of(rng);
    words[13] = size_of(rng);
    words[14] = size_of(rng) >> 2 | 1;
    if (i < 3 * 128 * 50) {
        of_a_threshold(i, rng, words);
    } else {
        words[15] = rng_next(rng) & (HIGH | NORMALIZED);
        words[15] |= (1 + rng_below(rng, 3)) << AXES | (uint32_t)rng_percent(rng, 92) * ENABLE;
        words[15] |= rng_percent(rng, 20) ? CUBE : 0;
        coordinates(rng, words);
    }
    if (words[15] & CUBE)
        words[15] = (words[15] & ~(3u << AXES)) | 2 << AXES;
    words[15] |= rng_below(rng, 16) << WAITS;
    if (i >= 3 * 128 * 50 && rng_percent(rng, 50)) {
        uint32_t axes = words[15] >> AXES & 1 ? 1 : 2;
        words[15] = (words[15] & ~(HIGH | CUBE | 3u << AXES)) | FLOAT10 | axes << AXES | rng_below(rng, 65) << RATIO |
                    rng_below(rng, 2) << LOG8;
    }
}

const struct rtl_module tested = {"lod_lambda", 1500000, CYCLES, operand, expect};
