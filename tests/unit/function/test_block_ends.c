// SPDX-License-Identifier: Apache-2.0
/* Every pair of endpoints of BC1 and BC4 and every EAC table by a second method, in host floats. */
#include <math.h>
#include <stdlib.h>

#include "arith/block_decode.h"
#include "function/block.h"
#include "function/texel.h"
#include "tap.h"

static const struct tex_policy no_policy;

enum { ETC2_RGBA = 0x0b, EAC = 0x19, DXT1 = 0x24, DXT45 = 0x26, DXN1 = 0x27 };

/* The nearest binary32: a quotient of such small integers is never so near a middle that long double would miss it. */
static uint32_t bits_of(long double value)
{
    const float f = (float)value;
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return value == 0 ? 0 : bits;
}

/* What stage texel makes of texel 0. */
static uint32_t value_of(uint32_t format, uint32_t datatype, const uint8_t bytes[16], unsigned c)
{
    const struct tex_fmt fmt = {.format = format, .datatype = {datatype, datatype, datatype, datatype}};
    uint32_t element[4] = {0}, codes[4];
    for (unsigned i = 0; i < 16; i++)
        element[i / 4] |= (uint32_t)bytes[i] << 8 * (i % 4);
    tex_block_codes(&fmt, false, 0, element, codes);
    return tex_texel_value(&fmt, TEX_SOURCE_R + c, &no_policy, codes, 0);
}

static uint32_t unorm(uint32_t format, const uint8_t bytes[16], unsigned c)
{
    return value_of(format, TEX_DATATYPE_UNORM, bytes, c);
}

static uint16_t coded(enum tex_codec_code codec, bool is_signed, const uint8_t bytes[16], unsigned c, bool nv)
{
    struct tex_block_texel texel;
    tex_block_decode(codec, is_signed, nv, bytes, 0, 0, &texel);
    return texel.code[c];
}

static unsigned code_of(enum tex_codec_code codec, const uint8_t bytes[16], unsigned c, bool nv)
{
    return coded(codec, false, bytes, c, nv);
}

/* A block of BC1 whose texel 0 has this index. */
static void bc1_block(uint8_t bytes[16], uint32_t first, uint32_t second, unsigned index)
{
    const uint32_t ends = first | second << 16;
    memset(bytes, 0, 16);
    for (unsigned i = 0; i < 4; i++)
        bytes[i] = (uint8_t)(ends >> 8 * i);
    bytes[4] = (uint8_t)index;
}

/* The 8-bit code nearest to v of `bits`, 5 or 6: what repeating the bits gives. */
static unsigned widened(uint32_t v, unsigned bits)
{
    return (unsigned)lround(floor((double)v * (bits == 5 ? 33.0 / 4 : 65.0 / 16)));
}

static const unsigned at[3] = {11, 5, 0}, width[3] = {5, 6, 5};

static void check_pair(uint32_t a, uint32_t b, unsigned c)
{
    const uint32_t first = a << at[c], second = b << at[c];
    const unsigned e0 = widened(a, width[c]), e1 = widened(b, width[c]);
    const bool thirds = first > second;
    const unsigned expected[4] = {e0, e1,
                                  thirds ? (unsigned)floor((2.0 * e0 + e1) / 3) : (unsigned)floor((e0 + e1) / 2.0),
                                  thirds ? (unsigned)floor((e0 + 2.0 * e1) / 3) : 0};
    for (unsigned index = 0; index < 4; index++) {
        uint8_t bytes[16], four[16] = {0};
        bc1_block(bytes, first, second, index);
        assert_int_equal(code_of(TEX_CODEC_BC1, bytes, c, false), expected[index]);
        assert_int_equal(code_of(TEX_CODEC_BC1, bytes, 3, false), index == 3 && !thirds ? 0 : 255);
        memcpy(four + 8, bytes, 8); /* BC2: always four colours */
        const double far = index == 0 ? 0 : index == 1 ? 3 : index == 2 ? 1 : 2;
        assert_int_equal(code_of(TEX_CODEC_BC2, four, c, false), (unsigned)floor(((3 - far) * e0 + far * e1) / 3));
    }
}

static void every_pair_of_bc1(void **state)
{
    (void)state;
    for (unsigned c = 0; c < 3; c++)
        for (uint32_t a = 0; a < 1U << width[c]; a++)
            for (uint32_t b = 0; b < 1U << width[c]; b++)
                check_pair(a, b, c);
}

/* How many pairs of a component the NVIDIA switch changes at an index, and by how much at most. */
static unsigned changed(unsigned c, unsigned index, unsigned *most)
{
    unsigned count = 0;
    *most = 0;
    for (uint32_t a = 0; a < 1U << width[c]; a++)
        for (uint32_t b = 0; b < 1U << width[c]; b++) {
            uint8_t four[16] = {0};
            bc1_block(four, a << at[c], b << at[c], index);
            memcpy(four + 8, four, 8);
            const int difference =
                (int)code_of(TEX_CODEC_BC2, four, c, true) - (int)code_of(TEX_CODEC_BC2, four, c, false);
            count += difference != 0;
            if ((unsigned)abs(difference) > *most)
                *most = (unsigned)abs(difference);
        }
    return count;
}

/* A colour of NVIDIA's decoders, as the page gives it; the middle of a and b, or `near` twice and `far` once. */
static unsigned nv_expected(uint32_t near, uint32_t far, unsigned c, bool middle)
{
    if (c != 1)
        return (unsigned)floor((middle ? (near + far) * 33 : (2 * near + far) * 22) / 8.0);
    const double g = widened(near, 6), d = widened(far, 6) - g;
    return (unsigned)trunc((256 * g + trunc(d / 4) + 128 + (middle ? 128 : 80) * d) / 256);
}

static void every_pair_of_the_switch(void **state)
{
    (void)state;
    for (unsigned c = 0; c < 3; c++)
        for (uint32_t a = 0; a < 1U << width[c]; a++)
            for (uint32_t b = 0; b < 1U << width[c]; b++) {
                uint8_t bytes[16];
                bc1_block(bytes, a << at[c], b << at[c], 2);
                assert_int_equal(code_of(TEX_CODEC_BC1, bytes, c, true), nv_expected(a, b, c, a <= b));
                bytes[4] = 3;
                assert_int_equal(code_of(TEX_CODEC_BC1, bytes, c, true), a <= b ? 0 : nv_expected(b, a, c, false));
            }
}

/* Worked out with the definition of the switch: 320 of 1024 pairs change by 1, 3319 of 4096 of G by up to 6. */
static void the_switch_changes_as_many_as_counted(void **state)
{
    (void)state;
    unsigned most;
    for (unsigned index = 2; index < 4; index++) {
        assert_int_equal(changed(0, index, &most), 320);
        assert_int_equal(most, 1);
        assert_int_equal(changed(1, index, &most), 3319);
        assert_int_equal(most, 6);
        assert_int_equal(changed(2, index, &most), 320);
    }
    assert_int_equal(changed(1, 0, &most), 0);
    assert_int_equal(changed(1, 1, &most), 0);
}

/* PD-84 in floats: endpoints first, then their mean. */
static long double bc4_value(const uint8_t ends[2], unsigned k, bool is_signed)
{
    const long double full = is_signed ? 127 : 255;
    long double e[2];
    for (unsigned i = 0; i < 2; i++)
        e[i] = is_signed ? fmaxl((int8_t)ends[i], -127) : ends[i];
    const bool sevenths = is_signed ? (int8_t)ends[0] > (int8_t)ends[1] : ends[0] > ends[1];
    if (k < 2)
        return e[k] / full;
    if (sevenths)
        return ((8 - k) * e[0] + (k - 1) * e[1]) / (7 * full);
    if (k < 6)
        return ((6 - k) * e[0] + (k - 1) * e[1]) / (5 * full);
    return k == 7 ? 1 : is_signed ? -1 : 0;
}

static void every_pair_of_bc4(void **state)
{
    (void)state;
    for (unsigned pair = 0; pair < 65536; pair++)
        for (unsigned k = 0; k < 8; k++) {
            const uint8_t bytes[16] = {(uint8_t)pair, (uint8_t)(pair >> 8), (uint8_t)k};
            assert_int_equal(unorm(DXN1, bytes, 0), bits_of(bc4_value(bytes, k, false)));
            assert_int_equal(value_of(DXN1, TEX_DATATYPE_SNORM, bytes, 0), bits_of(bc4_value(bytes, k, true)));
            assert_int_equal(unorm(DXT45, bytes, 3), unorm(DXN1, bytes, 0));
        }
}

static void check_near(long double code, long double wanted, int most)
{
    assert_true(fabsl(code - wanted) <= most + 1e-9L);
}

/* PD-135, PD-135a: the codes of captured hardware are near the mixture, by so much that its weights are cut. */
static void bc4_as_hardware_mixes_it(void **state)
{
    (void)state;
    for (unsigned pair = 0; pair < 65536; pair++)
        for (unsigned k = 0; k < 8; k++) {
            const uint8_t bytes[16] = {(uint8_t)pair, (uint8_t)(pair >> 8), (uint8_t)k};
            struct tex_block_texel u, s, alpha;
            tex_block_decode(TEX_CODEC_BC4, false, TEX_NV_BC4, bytes, 0, 0, &u);
            tex_block_decode(TEX_CODEC_BC4, true, TEX_NV_BC4, bytes, 0, 0, &s);
            tex_block_decode(TEX_CODEC_BC3, false, TEX_NV_BC4, bytes, 0, 0, &alpha);
            const bool exact = k < 2 || (bytes[0] <= bytes[1] && k > 5) || bytes[0] == bytes[1];
            const int apart = bytes[1] - bytes[0], d = (int8_t)bytes[1] - (int8_t)bytes[0];
            check_near(u.code[0], 65535 * bc4_value(bytes, k, false), exact ? 0 : 7 * abs(apart));
            if (pair != 0x8081) /* there -128 is not less than -127 */
                check_near((int16_t)s.code[0], 32767 * bc4_value(bytes, k, true), 2 + 8 * abs(d));
            assert_int_equal(alpha.code[3] % 257, 0);
            check_near(alpha.code[3], 65535 * bc4_value(bytes, k, false), exact ? 0 : 7 * 257);
        }
}

/* Codes that an H100 gave. */
static void bc4_of_captured_rows(void **state)
{
    static const uint8_t alpha[16] = {0x9e, 0x6a, 0x05}, lowest[16] = {0x81, 0x80, 0x07};
    static const unsigned shown[8] = {158, 106, 151, 143, 135, 129, 121, 113};
    struct tex_block_texel texel;
    (void)state;
    for (unsigned k = 0; k < 8; k++) {
        const uint8_t bytes[16] = {alpha[0], alpha[1], (uint8_t)k};
        tex_block_decode(TEX_CODEC_BC3, false, TEX_NV_BC4, bytes, 0, 0, &texel);
        assert_int_equal(texel.code[3], 257 * shown[k]);
    }
    tex_block_decode(TEX_CODEC_BC4, true, TEX_NV_BC4, lowest, 0, 0, &texel);
    assert_int_equal(texel.code[0], 32767); /* -127 and -128 are equal */
}

/* The second block of BC5 is G, with every texel's index in its place. */
static void second_block_and_places(void **state)
{
    (void)state;
    for (unsigned texel = 0; texel < 16; texel++) {
        uint8_t bytes[16] = {0, 0, 0, 0, 0, 0, 0, 0, 200, 100};
        struct tex_block_texel seen;
        bytes[10 + 3 * texel / 8] = (uint8_t)(1U << 3 * texel % 8); /* index 1, the others 0 */
        for (unsigned i = 0; i < 16; i++) {
            tex_block_decode(TEX_CODEC_BC5, false, false, bytes, i % 4, i / 4, &seen);
            assert_int_equal(seen.code[0], 0);
            assert_int_equal(seen.code[1], i == texel ? 3500 : 7000);
        }
    }
}

static double limited(double value, double low, double high)
{
    return fmin(fmax(value, low), high);
}

/* The specification gives the 11-bit values as fractions too: of 255.875, and of 127.875. */
static void check_eac(const uint8_t bytes[16], int modifier)
{
    const double times = bytes[1] / 16, step = (times == 0 ? 0.125 : times) * modifier;
    const double base = fmax((int8_t)bytes[0], -127);
    const double u = limited((bytes[0] + 0.5 + step) / 255.875, 0, 1), s = limited((base + step) / 127.875, -1, 1);
    assert_int_equal(coded(TEX_CODEC_EAC, false, bytes, 0, false), lround(u * 2047));
    assert_int_equal((int16_t)coded(TEX_CODEC_EAC, true, bytes, 0, false), lround(s * 1023));
    assert_int_equal(code_of(TEX_CODEC_ETC2_RGBA, bytes, 3, false),
                     lround(limited(bytes[0] + times * modifier, 0, 255)));
}

/* The tables as they are generated: their higher four modifiers, of which the lower four are the complements. */
static const uint16_t tables[16] = {0x258e, 0x269c, 0x147c, 0x135c, 0x257b, 0x268a, 0x367a, 0x247a,
                                    0x1579, 0x1479, 0x1379, 0x1469, 0x2369, 0x0129, 0x3578, 0x2468};

static void every_base_of_eac(void **state)
{
    (void)state;
    for (unsigned head = 0; head < 65536; head++)
        for (unsigned index = 0; index < 8; index++) {
            const int size = tables[head >> 8 & 15] >> (12 - 4 * (index & 3)) & 15;
            const uint8_t bytes[16] = {(uint8_t)head, (uint8_t)(head >> 8), (uint8_t)(index << 5)};
            check_eac(bytes, index < 4 ? -size - 1 : size);
        }
}

/* All multipliers and modifiers of EAC at some bases by value, the mixtures of BC2 by theirs: one division. */
static void values_by_division(void **state)
{
    (void)state;
    for (unsigned head = 0; head < 65536; head += 7)
        for (unsigned index = 0; index < 8; index++) {
            const uint8_t bytes[16] = {(uint8_t)head, (uint8_t)(head >> 8), (uint8_t)(index << 5)};
            const unsigned u = coded(TEX_CODEC_EAC, false, bytes, 0, false);
            const int s = (int16_t)coded(TEX_CODEC_EAC, true, bytes, 0, false);
            assert_int_equal(unorm(EAC, bytes, 0), bits_of(u / 2047.0L));
            assert_int_equal(value_of(EAC, TEX_DATATYPE_SNORM, bytes, 0), bits_of(s / 1023.0L));
            assert_int_equal(unorm(ETC2_RGBA, bytes, 3),
                             bits_of(coded(TEX_CODEC_ETC2_RGBA, false, bytes, 3, false) / 255.0L));
        }
    for (uint32_t a = 0; a < 64; a++)
        for (uint32_t b = 0; b < 64; b++) {
            uint8_t bytes[16] = {0};
            bc1_block(bytes, a << 5, b << 5, 2);
            assert_int_equal(unorm(DXT1, bytes, 1), bits_of(code_of(TEX_CODEC_BC1, bytes, 1, false) / 255.0L));
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_pair_of_bc1),
        cmocka_unit_test(every_pair_of_the_switch),
        cmocka_unit_test(the_switch_changes_as_many_as_counted),
        cmocka_unit_test(every_pair_of_bc4),
        cmocka_unit_test(bc4_as_hardware_mixes_it),
        cmocka_unit_test(bc4_of_captured_rows),
        cmocka_unit_test(second_block_and_places),
        cmocka_unit_test(every_base_of_eac),
        cmocka_unit_test(values_by_division),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
