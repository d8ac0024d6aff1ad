// SPDX-License-Identifier: Apache-2.0
/* The weighted mean of four texels: worked examples, and the host's binary64 where that rounds only once. */
#include "arith/linear.h"
#include "round_odd.h"
#include "tap.h"

#include <math.h>

#define QNAN 0x7fc00000U
#define INFINITE 0x7f800000U
#define SIGN 0x80000000U

enum { DRAWS = 200000 };

/* Of one slice of one level: its sum of 2^16 parts is one of 2^32. */
static uint32_t norm_of(const int32_t code[4], const uint32_t weight[4], unsigned bits, bool snorm, bool round16)
{
    return tex_linear_norm(tex_linear_sum(code, weight, bits, snorm, round16) * 3 * 0x10000, 0, bits, snorm, round16);
}

static void weights_are_products_of_fractions(void **state)
{
    (void)state;
    for (uint32_t s = 0; s < 256; s++) {
        for (uint32_t t = 0; t < 256; t++) {
            uint32_t w[4];
            tex_linear_weights(s, t, w);
            assert_int_equal(w[0] + w[1] + w[2] + w[3], 65536);
            assert_int_equal(w[1] + w[2], s * 256); /* those on the right */
            assert_int_equal(w[0] + w[1], t * 256); /* those below */
            assert_int_equal(w[1], s * t);
        }
    }
}

/* The sums by two steps along s and one along t; a position in 1/512 texels gives the fraction. */
static void norm_has_worked_examples(void **state)
{
    static const struct {
        int32_t code[4];
        uint32_t s, t;
        unsigned bits;
        bool snorm, round16;
        uint32_t expected;
    } cases[] = {
        {{0, 0, 0, 255}, 0, 0, 8, false, false, 0x3f800000},           /* on a centre: the texel */
        {{1, 2, 3, 4}, 0, 0, 8, false, false, 0x3c808081},             /* 4 / 255 */
        {{0, 0, 255, 0}, 128, 0, 8, false, false, 0x3f000000},         /* between black and white */
        {{0, 255, 0, 0}, 1, 1, 8, false, false, 0x37800000},           /* 2^-16 */
        {{0, 1, 0, 0}, 1, 1, 16, false, false, 0x2f800080},            /* 1 / (2^16 * 65535) */
        {{0, 0, 1, 0}, 255, 0, 1, false, false, 0x3f7f0000},           /* one bit */
        {{-128, -128, -128, -127}, 77, 9, 8, true, false, 0xbf800000}, /* both lowest codes are -1 */
        {{127, 0, -127, 0}, 128, 128, 8, true, false, 0x00000000},     /* no negative zero */
        {{0, 0, -1, 0}, 128, 0, 2, true, false, 0xbf000000},
        {{0, 0, 1, 0}, 128, 0, 8, false, true, 0x3b010081},  /* 128.5 / 65535 -> 129 */
        {{0, 0, 1, 0}, 128, 0, 16, false, true, 0x37800080}, /* a half counts away from zero */
        {{0, 0, -1, 0}, 128, 0, 16, true, true, 0xb8000100},
        {{0, 0, 1, 0}, 127, 0, 16, false, true, 0x00000000},
        {{31, 31, 31, 31}, 3, 4, 5, false, true, 0x3f800000},
        {{1, 1, 1, 1}, 3, 4, 5, false, true, 0x3d042084}, /* 0000100001000010 is 2114 */
        {{64, 64, 64, 64}, 0, 0, 8, true, true, 0x3f010302},
        {{300, 300, 300, 300}, 0, 0, 8, false, false, 0x3f800000}, /* what there is no code for */
        {{5, 5, 5, 5}, 0, 0, 0, false, false, 0x3f800000},
        {{5, 5, 5, 5}, 0, 0, 1, true, false, 0x3f800000},
        {{65535, 65535, 65535, 65535}, 0, 0, 17, false, false, 0x3f800000},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        uint32_t w[4];
        tex_linear_weights(cases[i].s, cases[i].t, w);
        uint32_t got = norm_of(cases[i].code, w, cases[i].bits, cases[i].snorm, cases[i].round16);
        if (got != cases[i].expected)
            print_message("case %zu: %08x\n", i, got);
        assert_int_equal(got, cases[i].expected);
    }
}

/* A mean lies 2^-40 of itself or more from where binary32 rounds, so rounding to binary64 before changes nothing. */
static void norm_agrees_with_the_host(void **state)
{
    uint64_t seed = 61;
    (void)state;
    for (int i = 0; i < DRAWS; i++) {
        bool snorm = next_random(&seed) % 2;
        unsigned bits = next_random(&seed) % (16U - snorm) + 1 + snorm;
        uint32_t s = next_random(&seed) % 256, t = next_random(&seed) % 256, w[4];
        int32_t code[4], top = (1 << (bits - snorm)) - 1;
        double of[4];
        for (int k = 0; k < 4; k++) {
            code[k] = (int32_t)(next_random(&seed) % (1U << bits)) - (snorm ? top + 1 : 0);
            of[k] = code[k] < -top ? -top : code[k];
        }
        double above = of[3] * (256 - s) + of[2] * s, below = of[0] * (256 - s) + of[1] * s;
        double mean = (above * (256 - t) + below * t) / (65536.0 * top);
        tex_linear_weights(s, t, w);
        assert_int_equal(norm_of(code, w, bits, snorm, false), to_pattern((float)(mean + 0.0)));
    }
}

/* Formats whose bits divide 16, or 15 with a sign: a widened code is a multiple; of others it is text of bits. */
static void codes_of_16_bits_are_whole(void **state)
{
    uint64_t seed = 67;
    (void)state;
    for (int i = 0; i < DRAWS; i++) {
        bool snorm = next_random(&seed) % 2;
        unsigned bits = next_random(&seed) % (16U - snorm) + 1 + snorm, places = bits - snorm;
        uint32_t s = next_random(&seed) % 256, t = next_random(&seed) % 256, w[4];
        int32_t code[4];
        int64_t sum = 0, top = snorm ? 32767 : 65535;
        tex_linear_weights(s, t, w);
        for (int k = 0; k < 4; k++) {
            uint32_t size = next_random(&seed) % (1U << places), wide = 0;
            bool negative = snorm && next_random(&seed) % 2;
            for (unsigned place = 0; place < 16U - snorm; place++)
                wide = wide << 1 | (size >> (places - 1 - place % places) & 1);
            code[k] = negative ? -(int32_t)size : (int32_t)size;
            sum += (negative ? -(int64_t)wide : (int64_t)wide) * w[k];
        }
        double rounded = sum < 0 ? -floor((double)-sum / 65536 + 0.5) : floor((double)sum / 65536 + 0.5);
        float expected = (float)(rounded / (double)top + 0.0);
        assert_int_equal(norm_of(code, w, bits, snorm, true), to_pattern(expected));
    }
}

/* The sum of 2^taps taps, in thirds of 2^-32 code each: their mean is rounded once. */
static void norm_divides_by_the_taps(void **state)
{
    static const int64_t whole = INT64_C(3) << 32; /* a code of a tap */
    static const struct {
        int64_t sum;
        unsigned taps, bits;
        bool snorm, round16;
        uint32_t expected;
    } cases[] = {
        {16 * 255 * whole, 4, 8, false, false, 0x3f800000},
        {16 * 65535 * whole, 4, 16, false, false, 0x3f800000}, /* the largest */
        {-16 * 32767 * whole, 4, 16, true, false, 0xbf800000},
        {whole, 0, 1, false, false, 0x3f800000},
        {whole, 1, 1, false, false, 0x3f000000},
        {whole, 2, 1, false, false, 0x3e800000},
        {whole, 3, 1, false, false, 0x3e000000},
        {whole, 4, 1, false, false, 0x3d800000},
        {-3 * whole, 2, 2, true, false, 0xbf400000},
        {1, 4, 16, false, false, 0x24aaab55},                        /* 1 / (3 * 2^36 * 65535) */
        {254 * whole + 255 * whole, 1, 8, false, false, 0x3f7f7f7f}, /* 509 / 510 */
        {4 * 128 * whole + whole, 2, 8, false, false, 0x3f00c0c1},   /* 128.25 / 255 */
        {whole, 1, 16, false, true, 0x37800080},                     /* a half counts away from zero */
        {-whole, 1, 16, true, true, 0xb8000100},
        {whole - 1, 1, 16, false, true, 0},
        {7 * whole, 4, 16, false, true, 0},
        {8 * whole, 4, 16, false, true, 0x37800080},
        {8 * whole - 1, 4, 16, false, true, 0},
        {16 * 65535 * whole, 4, 16, false, true, 0x3f800000},
        {16 * 65535 * whole - 8 * whole, 4, 16, false, true, 0x3f800000},
        {16 * 65535 * whole - 8 * whole - 1, 4, 16, false, true, 0x3f7fff00}, /* 65534 / 65535 */
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        uint32_t got = tex_linear_norm(cases[i].sum, cases[i].taps, cases[i].bits, cases[i].snorm, cases[i].round16);
        if (got != cases[i].expected)
            fail_msg("case %zu: %08x, expected %08x", i, got, cases[i].expected);
    }
}

/* Sums of up to 16 taps, of four texels each: exact in binary64, and so far from where binary32 rounds as one is. */
static void norm_of_taps_agrees_with_the_host(void **state)
{
    uint64_t seed = 112;
    (void)state;
    for (int i = 0; i < DRAWS; i++) {
        bool snorm = next_random(&seed) % 2, alike = next_random(&seed) % 4 == 0;
        unsigned bits = next_random(&seed) % (16U - snorm) + 1 + snorm, taps = next_random(&seed) % 5;
        int32_t top = (1 << (bits - snorm)) - 1, base = (int32_t)(next_random(&seed) % ((unsigned)top + 1));
        int64_t sum = 0;
        double exact = 0;
        for (unsigned tap = 0; tap < 1U << taps; tap++) {
            uint32_t w[4];
            int32_t code[4];
            tex_linear_weights(next_random(&seed) % 256, next_random(&seed) % 256, w);
            for (int k = 0; k < 4; k++) {
                code[k] = alike ? base : (int32_t)(next_random(&seed) % ((unsigned)top + 1));
                code[k] = snorm && next_random(&seed) % 2 ? -code[k] : code[k];
                exact += (double)code[k] * w[k];
            }
            sum += tex_linear_sum(code, w, bits, snorm, false) * 3 * 0x10000;
        }
        double mean = exact / (65536.0 * top * (1 << taps));
        assert_int_equal(tex_linear_norm(sum, taps, bits, snorm, false), to_pattern((float)(mean + 0.0)));
    }
}

static void float_has_worked_examples(void **state)
{
    static const struct {
        uint32_t value[4], s, t, expected;
    } cases[] = {
        {{0, 0, 0x40000000, 0x3f800000}, 26, 0, 0x3f8d0000}, /* measured: 1 + 26/256 .. 1 + 205/256 */
        {{0, 0, 0x40000000, 0x3f800000}, 77, 0, 0x3fa68000},
        {{0, 0, 0x40000000, 0x3f800000}, 154, 0, 0x3fcd0000},
        {{0, 0, 0x40000000, 0x3f800000}, 205, 0, 0x3fe68000},
        {{QNAN, INFINITE, INFINITE, 0x40400000}, 0, 0, 0x40400000}, /* no weight: not looked at */
        {{0, 0, INFINITE, SIGN | INFINITE}, 1, 0, QNAN},
        {{0, 0, INFINITE, 0x3f800000}, 1, 0, INFINITE},
        {{0, 0, 0, 0xff812345}, 0, 0, QNAN},
        {{0, 0, 0x7f800001, 0}, 1, 0, QNAN},
        {{0x7f7fffff, 0x7f7fffff, 0x7f7fffff, 0x7f7fffff}, 77, 201, 0x7f7fffff},
        {{0x3ff361f9, 0x3ff361f9, 0x3ff361f9, 0x3ff361f9}, 162, 15, 0x3ff361f9}, /* not of a sum of products */
        {{0, 0, 0x7f7fffff, 0xff7fffff}, 255, 0, 0x7f7dffff},                    /* nothing overflows between */
        {{0, 0, INFINITE, SIGN}, 0, 0, SIGN},                                    /* a zero keeps its sign alone */
        {{0, 0, 0, 0x807fffff}, 0, 0, SIGN},                                     /* a denormal texel */
        {{0, 0, 0x00800000, 0}, 128, 0, 0},                                      /* a denormal product */
        {{0, 0, 0x00ffffff, SIGN}, 128, 0, 0x00800000},                          /* rounded before it would be one */
        {{SIGN, SIGN, SIGN, SIGN}, 9, 9, SIGN},
        {{0, 0, 0xbf800000, 0x3f800000}, 128, 0, 0},
        {{0, 0, 0x81800001, 0x01800000}, 128, 0, SIGN},       /* a denormal sum */
        {{0x3f800000, 0, 0x3f800000, 0}, 3, 200, 0x3f465000}, /* what passes: 50768 / 65536 */
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        uint32_t got = tex_linear_float(cases[i].value, cases[i].s, cases[i].t);
        if (got != cases[i].expected)
            print_message("case %zu: %08x\n", i, got);
        assert_int_equal(got, cases[i].expected);
    }
}

static float texel(uint32_t value)
{
    float f = to_float(value);
    return fabsf(f) < 0x1p-126F ? copysignf(0, f) : f;
}

static void float_agrees_with_the_host(void **state)
{
    uint64_t seed = 62;
    (void)state;
    for (int i = 0; i < DRAWS; i++) {
        uint32_t value[4], base = next_random(&seed) % 255, s = next_random(&seed) % 256;
        uint32_t t = next_random(&seed) % 8 ? next_random(&seed) % 256 : 0;
        for (int k = 0; k < 4; k++) {
            uint32_t apart = next_random(&seed) % 40;
            value[k] = (next_random(&seed) & 0x807fffffU) | (base > apart ? base - apart : 0) << 23;
            if (next_random(&seed) % 32 == 0)
                value[k] = next_random(&seed);
        }
        s = s % 9 ? s : 0;
        float above = blend_by_host(texel(value[3]), texel(value[2]), s);
        float below = blend_by_host(texel(value[0]), texel(value[1]), s), mean = blend_by_host(above, below, t);
        assert_int_equal(tex_linear_float(value, s, t), isnan(mean) ? QNAN : to_pattern(mean));
    }
}

static bool lies_between(float x, float a, float b)
{
    return a <= b ? a <= x && x <= b : b <= x && x <= a;
}

/* Of two columns, along s; along t nothing changes. `of` gives the mean at a weight. */
static void holds_at_each_weight(float (*of)(const uint32_t pair[2], uint32_t w, uint32_t t), const uint32_t pair[2],
                                 uint32_t first, uint32_t last, uint32_t t)
{
    const uint32_t left[2] = {pair[0], pair[0]}, right[2] = {pair[1], pair[1]};
    float a = of(left, 0, 0), b = of(right, 0, 0), before = of(pair, first, t);
    bool held = lies_between(before, a, b) && of(left, first, t) == a && of(right, last, t) == b;
    for (uint32_t w = first + 1; w <= last; w++) {
        float mean = of(pair, w, t);
        held = held && lies_between(mean, before, b);
        before = mean;
    }
    if (!held)
        print_message("%08x %08x, weights %u..%u\n", pair[0], pair[1], first, last);
    assert_true(held);
}

static float float_mean(const uint32_t pair[2], uint32_t w, uint32_t t)
{
    const uint32_t value[4] = {pair[0], pair[1], pair[1], pair[0]};
    return to_float(tex_linear_float(value, w, t));
}

static float code_mean(const uint32_t pair[2], uint32_t w, uint32_t t, bool snorm)
{
    const int32_t left = snorm ? (int32_t)pair[0] - 128 : (int32_t)pair[0];
    const int32_t right = snorm ? (int32_t)pair[1] - 128 : (int32_t)pair[1], code[4] = {left, right, right, left};
    uint32_t weight[4];
    tex_linear_weights(w, t, weight);
    return to_float(norm_of(code, weight, 8, snorm, false));
}

static float unorm_mean(const uint32_t pair[2], uint32_t w, uint32_t t)
{
    return code_mean(pair, w, t, false);
}

static float snorm_mean(const uint32_t pair[2], uint32_t w, uint32_t t)
{
    return code_mean(pair, w, t, true);
}

/* All pairs of 8 bits at all weights. */
static void codes_stay_within_their_texels(void **state)
{
    (void)state;
    for (uint32_t a = 0; a < 256; a++) {
        for (uint32_t b = 0; b < 256; b++) {
            const uint32_t pair[2] = {a, b};
            holds_at_each_weight(unorm_mean, pair, 0, 255, (a * 7 + b) % 256);
            holds_at_each_weight(snorm_mean, pair, 0, 255, (a * 7 + b) % 256);
        }
    }
}

enum { PAIRS_OF_FLOATS = 2500000, WEIGHTS_OF_A_PAIR = 4 }; /* 10 million means */

static void floats_stay_within_their_texels(void **state)
{
    uint64_t seed = 108;
    (void)state;
    for (int i = 0; i < PAIRS_OF_FLOATS; i++) {
        uint32_t pair[2], base = 1 + next_random(&seed) % 254, apart = next_random(&seed) % 40;
        uint32_t first = next_random(&seed) % (257 - WEIGHTS_OF_A_PAIR), t = next_random(&seed) % 256;
        pair[0] = (next_random(&seed) & 0x807fffffU) | base << 23;
        pair[1] = (next_random(&seed) & 0x807fffffU) | (base > apart ? base - apart : 1) << 23;
        if (i % 4 == 0)
            pair[1] = pair[0] ^ (next_random(&seed) % 8);
        holds_at_each_weight(float_mean, pair, first, first + WEIGHTS_OF_A_PAIR - 1, t);
        const uint32_t mirrored[2] = {pair[1], pair[0]};
        if (first != 0 && float_mean(pair, first, t) != float_mean(mirrored, 256 - first, t))
            fail_msg("%08x %08x, weight %u: another mean of the mirrored texels", pair[0], pair[1], first);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(weights_are_products_of_fractions), cmocka_unit_test(norm_has_worked_examples),
        cmocka_unit_test(norm_divides_by_the_taps),          cmocka_unit_test(norm_of_taps_agrees_with_the_host),
        cmocka_unit_test(norm_agrees_with_the_host),         cmocka_unit_test(codes_of_16_bits_are_whole),
        cmocka_unit_test(float_has_worked_examples),         cmocka_unit_test(float_agrees_with_the_host),
        cmocka_unit_test(codes_stay_within_their_texels),    cmocka_unit_test(floats_stay_within_their_texels),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
