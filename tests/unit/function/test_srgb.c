// SPDX-License-Identifier: Apache-2.0
/* Every number of the sRGB decode against its definition (PD-82), by whole numbers of any size. */
#include "arith/srgb.h"
#include "tap.h"

#define WORDS 20

/* A whole number below 2^640, lowest word first. */
struct whole {
    uint32_t word[WORDS];
};

static struct whole times(struct whole a, uint32_t factor)
{
    uint64_t carry = 0;
    for (unsigned i = 0; i < WORDS; i++) {
        carry += (uint64_t)a.word[i] * factor;
        a.word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    assert_int_equal(carry, 0);
    return a;
}

static struct whole times_power(struct whole a, uint32_t factor, unsigned power)
{
    while (power-- > 0)
        a = times(a, factor);
    return a;
}

static int compare(const struct whole *a, const struct whole *b)
{
    for (unsigned i = WORDS; i-- > 0;)
        if (a->word[i] != b->word[i])
            return a->word[i] < b->word[i] ? -1 : 1;
    return 0;
}

/*
 * The exact value of code / full against middle * 2^-scale: ((200 c + 11 f) / (211 f))^2.4 is more if the 12th power of
 * the base is more than the 5th of the middle; below 0.04045 it is 100 c / (1292 f).
 */
static int beside(uint32_t code, uint32_t full, uint32_t middle, unsigned scale)
{
    const struct whole one = {{1}};
    bool power = 100000 * code > 4045 * full;
    struct whole value = power ? times_power(one, 200 * code + 11 * full, 12) : times(one, 100 * code);
    struct whole bound = power ? times_power(one, 211 * full, 12) : times(one, 1292 * full);
    value = times_power(value, 2, power ? 5 * scale : scale);
    bound = times_power(bound, middle, power ? 5 : 1);
    return compare(&value, &bound);
}

/* Between the middles on both sides of the pattern, of a positive normal number at most 1. */
static bool is_nearest(uint32_t code, uint32_t full, uint32_t pattern)
{
    uint32_t mantissa = (pattern & 0x7fffff) | 0x800000;
    unsigned scale = 150 - (pattern >> 23) + 2; /* quarters of the last place: below a power of two they are finer */
    uint32_t below = mantissa == 0x800000 ? 1 : 2;
    return beside(code, full, 4 * mantissa - below, scale) > 0 && beside(code, full, 4 * mantissa + 2, scale) < 0;
}

static void every_code_is_nearest(void **state)
{
    static const unsigned widths[] = {1, 4, 5, 6, 8};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(widths); i++) {
        uint32_t full = (1U << widths[i]) - 1;
        assert_int_equal(tex_srgb_decode(0, widths[i]), 0);
        assert_int_equal(tex_srgb_decode(full, widths[i]), 0x3f800000);
        for (uint32_t code = 1; code <= full; code++)
            if (!is_nearest(code, full, tex_srgb_decode(code, widths[i])))
                fail_msg("%u bits, code %u: %08x", widths[i], code, tex_srgb_decode(code, widths[i]));
    }
}

/* Numbers of the definition that were worked out elsewhere. */
static void known_values(void **state)
{
    static const struct {
        uint32_t code, value;
    } known[] = {{1, 0x399f22b4},   {10, 0x3b46eb61},  {11, 0x3b5b518e}, {64, 0x3d51ffec},
                 {128, 0x3e5d0a89}, {188, 0x3f00bd2b}, {254, 0x3f7db8de}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(known); i++)
        assert_int_equal(tex_srgb_decode(known[i].code, 8), known[i].value);
}

static void only_the_low_bits_count(void **state)
{
    (void)state;
    for (unsigned width = 0; width <= 33; width++)
        for (uint32_t code = 0; code < 256; code++)
            assert_int_equal(tex_srgb_decode(code | 0xffffff00U, width),
                             tex_srgb_decode(code & (width < 8 ? (1U << width) - 1 : 0xffU), width));
    assert_int_equal(tex_srgb_decode(255, 2) | tex_srgb_decode(255, 3) | tex_srgb_decode(255, 7), 0);
    assert_int_equal(tex_srgb_decode(255, 0) | tex_srgb_decode(255, 9) | tex_srgb_decode(255, 16), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_code_is_nearest),
        cmocka_unit_test(known_values),
        cmocka_unit_test(only_the_low_bits_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
