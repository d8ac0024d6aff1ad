// SPDX-License-Identifier: Apache-2.0
/* All pairs of endpoints by all indices, and all codes, against fractions: no division is done here. */
#include <math.h>
#include <stdlib.h>

#include "function/block.h"
#include "tap.h"

static uint32_t code_at(uint32_t codec, bool is_signed, bool nv, const uint8_t bytes[16], unsigned component)
{
    struct tex_block_texel out;
    tex_block_decode(codec, is_signed, nv, bytes, 0, 0, &out);
    return out.code[component];
}

static int signed16(uint32_t code)
{
    return code < 0x8000 ? (int)code : (int)code - 0x10000;
}

/* The bits, and once more behind them, cut to eight: 8 1/4 or 4 1/16 of the value, rounded down. */
static int as_eight_bits(unsigned value, unsigned component)
{
    return (int)(component == 1 ? value * 65 >> 4 : value * 33 >> 2);
}

static const unsigned channel_low[3] = {11, 5, 0}, channel_size[3] = {32, 64, 32};

/* A block whose first texel has that index, colours a and b in one component, the others 0. */
static void color_block(uint8_t bytes[16], uint32_t codec, unsigned component, unsigned a, unsigned b, unsigned index)
{
    uint8_t *half = codec == TEX_CODEC_BC1 ? bytes : &bytes[8];
    const unsigned color0 = a << channel_low[component], color1 = b << channel_low[component];
    memset(bytes, 0, 16);
    half[0] = (uint8_t)color0;
    half[1] = (uint8_t)(color0 >> 8);
    half[2] = (uint8_t)color1;
    half[3] = (uint8_t)(color1 >> 8);
    half[4] = (uint8_t)index;
}

/* PD-83: quotient is the largest integer that divisor times does not exceed the sum. */
static void is_quotient(uint32_t quotient, int sum, int divisor)
{
    const int q = (int)quotient;
    assert_true(q * divisor <= sum && sum < (q + 1) * divisor);
}

static void bc1_pair(unsigned component, unsigned a, unsigned b)
{
    static const uint32_t codecs[3] = {TEX_CODEC_BC1, TEX_CODEC_BC2, TEX_CODEC_BC3};
    const int e0 = as_eight_bits(a, component), e1 = as_eight_bits(b, component);
    for (unsigned i = 0; i < 3; i++) {
        uint32_t code[4];
        const bool four = i > 0 || a > b;
        for (unsigned index = 0; index < 4; index++) {
            uint8_t bytes[16];
            color_block(bytes, codecs[i], component, a, b, index);
            code[index] = code_at(codecs[i], false, false, bytes, component);
            if (i == 0)
                assert_int_equal(code_at(codecs[i], false, false, bytes, 3), !four && index == 3 ? 0 : 255);
            assert_int_equal(code_at(codecs[i], false, false, bytes, (component + 1) % 3), 0);
        }
        assert_int_equal(code[0], e0);
        assert_int_equal(code[1], e1);
        is_quotient(code[2], four ? 2 * e0 + e1 : e0 + e1, four ? 3 : 2);
        is_quotient(code[3], four ? e0 + 2 * e1 : 0, 3);
    }
}

static void bc1_all_endpoints(void **state)
{
    (void)state;
    for (unsigned component = 0; component < 3; component++)
        for (unsigned a = 0; a < channel_size[component]; a++)
            for (unsigned b = 0; b < channel_size[component]; b++)
                bc1_pair(component, a, b);
}

/* NVIDIA's colours of index 2 as nvtt's have been counted against those of PD-83. */
static void bc1_nvidia_counts(void **state)
{
    static const unsigned differ[3] = {320, 3319, 320};
    static const int most[3] = {1, 6, 1};
    (void)state;
    for (unsigned component = 0; component < 3; component++) {
        unsigned count = 0;
        int largest = 0;
        for (unsigned a = 0; a < channel_size[component]; a++)
            for (unsigned b = 0; b < channel_size[component]; b++) {
                uint8_t bytes[16], other[16];
                color_block(bytes, TEX_CODEC_BC2, component, a, b, 2);
                color_block(other, TEX_CODEC_BC2, component, b, a, 3);
                int plain = (int)code_at(TEX_CODEC_BC2, false, false, bytes, component);
                int nv = (int)code_at(TEX_CODEC_BC2, false, true, bytes, component);
                assert_int_equal(code_at(TEX_CODEC_BC2, false, true, other, component), nv);
                count += nv != plain;
                if (abs(nv - plain) > largest)
                    largest = abs(nv - plain);
            }
        assert_int_equal(count, differ[component]);
        assert_int_equal(largest, most[component]);
    }
}

/* a / b rounded down by the bits of the sum alone: 22 / 8 and 33 / 8 of it, in quarters and eighths. */
static int eighths(int sum, int parts)
{
    int total = 0;
    for (int i = 0; i < parts; i++)
        total += sum;
    return total >> 3;
}

/* All NVIDIA ones: the ends as before, the others by the published expressions, green in 1024ths. */
static void bc1_nvidia_pair(unsigned component, unsigned a, unsigned b, unsigned index)
{
    uint8_t bytes[16];
    color_block(bytes, TEX_CODEC_BC1, component, a, b, index);
    const int code = (int)code_at(TEX_CODEC_BC1, false, true, bytes, component);
    const int near = (int)(index == 3 ? b : a), far = (int)(index == 3 ? a : b);
    const int g = as_eight_bits((unsigned)near, 1), d = as_eight_bits((unsigned)far, 1) - g;
    const int quarter = d < 0 ? -(-d >> 2) : d >> 2;
    if (index < 2)
        assert_int_equal(code, as_eight_bits(index ? b : a, component));
    else if (a <= b && index == 3)
        assert_int_equal(code, 0);
    else if (component != 1)
        assert_int_equal(code, a > b ? eighths(2 * near + far, 22) : eighths(near + far, 33));
    else
        assert_int_equal(code, (256 * g + quarter + 128 + (a > b ? 80 : 128) * d) >> 8);
}

static void bc1_nvidia_all(void **state)
{
    (void)state;
    for (unsigned component = 0; component < 3; component++)
        for (unsigned a = 0; a < channel_size[component]; a++)
            for (unsigned b = 0; b < channel_size[component]; b++)
                for (unsigned index = 0; index < 4; index++)
                    bc1_nvidia_pair(component, a, b, index);
}

/* PD-84 as weights of the endpoints out of a whole, by index: eight values, six and two constants. */
struct weights {
    int of0, of1, whole;
};
static const struct weights eight[8] = {{1, 0, 1}, {0, 1, 1}, {6, 1, 7}, {5, 2, 7},
                                        {4, 3, 7}, {3, 4, 7}, {2, 5, 7}, {1, 6, 7}};
static const struct weights six[6] = {{1, 0, 1}, {0, 1, 1}, {4, 1, 5}, {3, 2, 5}, {2, 3, 5}, {1, 4, 5}};

static void bc4_index(bool is_signed, unsigned byte0, unsigned byte1, unsigned index)
{
    const int full = is_signed ? 127 : 255, denominator = is_signed ? 4445 : 8925;
    const int raw0 = is_signed && byte0 > 127 ? (int)byte0 - 256 : (int)byte0;
    const int raw1 = is_signed && byte1 > 127 ? (int)byte1 - 256 : (int)byte1;
    const int e0 = raw0 < -127 ? -127 : raw0, e1 = raw1 < -127 ? -127 : raw1;
    const uint8_t bytes[16] = {(uint8_t)byte0, (uint8_t)byte1, (uint8_t)index};
    const uint32_t code = code_at(TEX_CODEC_BC4, is_signed, false, bytes, 0);
    const int numerator = is_signed ? signed16(code) : (int)code;
    if (raw0 <= raw1 && index >= 6) {
        assert_int_equal(numerator, index == 7 ? denominator : is_signed ? -denominator : 0);
        return;
    }
    const struct weights *w = raw0 > raw1 ? &eight[index] : &six[index];
    assert_int_equal(numerator * w->whole * full, denominator * (w->of0 * e0 + w->of1 * e1));
}

static void bc4_all_endpoints(void **state)
{
    (void)state;
    for (unsigned is_signed = 0; is_signed < 2; is_signed++)
        for (unsigned ends = 0; ends < 0x10000; ends++)
            for (unsigned index = 0; index < 8; index++)
                bc4_index(is_signed, ends >> 8, ends & 255, index);
}

/* PD-84b: alpha of BC3 is the same fraction. */
static void bc3_alpha_is_bc4(void **state)
{
    uint64_t seed = 3;
    (void)state;
    for (unsigned i = 0; i < 20000; i++) {
        uint8_t bytes[16];
        for (unsigned b = 0; b < 16; b++)
            bytes[b] = (uint8_t)next_random(&seed);
        struct tex_block_texel bc3, bc4;
        tex_block_decode(TEX_CODEC_BC3, i % 2, false, bytes, i / 2, i / 8, &bc3);
        tex_block_decode(TEX_CODEC_BC4, false, false, bytes, i / 2, i / 8, &bc4);
        assert_int_equal(bc3.code[3], bc4.code[0]);
        assert_int_equal(bc3.kind[3], bc4.kind[0]);
    }
}

/* The half of each table that lowers a value; what raises it is one less. */
static const char lowers[16][5] = {"369f", "37ad", "258d", "246d", "368c", "379b", "478b", "358b",
                                   "268a", "258a", "248a", "257a", "347a", "123a", "4689", "3579"};

static int eac_modifier(unsigned table, unsigned index)
{
    const char digit = lowers[table][index % 4];
    const int size = digit <= '9' ? digit - '0' : digit - 'a' + 10;
    return index < 4 ? -size : size - 1;
}

static int limited(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

static void eac_pattern(unsigned base, unsigned multiplier, unsigned table, unsigned index)
{
    /* The index of texel (0, 0) is in the highest bits of the third byte. */
    const uint8_t bytes[16] = {(uint8_t)base, (uint8_t)(multiplier << 4 | table), (uint8_t)(index << 5)};
    const int m = eac_modifier(table, index), product = m * (int)multiplier;
    const int fine = multiplier == 0 ? m : 8 * product, center = base == 128 ? -127 : (int)(int8_t)base;
    const int low = (int)code_at(TEX_CODEC_EAC, false, false, bytes, 0);
    const int high = signed16(code_at(TEX_CODEC_EAC, true, false, bytes, 0));
    assert_int_equal(code_at(TEX_CODEC_ETC2_RGBA, false, false, bytes, 3), limited((int)base + product, 0, 255));
    assert_int_equal(low, limited((int)base * 8 + 4 + fine, 0, 2047));
    assert_int_equal(high, limited(center * 8 + fine, -1023, 1023));
}

static void eac_all(void **state)
{
    (void)state;
    for (unsigned base = 0; base < 256; base++)
        for (unsigned multiplier = 0; multiplier < 16; multiplier++)
            for (unsigned table = 0; table < 16; table++)
                for (unsigned index = 0; index < 8; index++)
                    eac_pattern(base, multiplier, table, index);
}

/* BC6H with one endpoint of 16 bits: R in bits 5 to 14, its high bits in 39 to 44, the highest first. */
static void half_of(uint32_t value, bool is_signed)
{
    uint8_t bytes[16] = {(uint8_t)(0x0f | (value & 7) << 5), (uint8_t)(value >> 3 & 0x7f)};
    for (unsigned i = 0; i < 6; i++)
        bytes[(39 + i) / 8] = (uint8_t)(bytes[(39 + i) / 8] | (value >> (15 - i) & 1) << (39 + i) % 8);
    const uint32_t code = code_at(TEX_CODEC_BC6H, is_signed, false, bytes, 0);
    const int number = is_signed ? signed16(value) : (int)value, magnitude = number < 0 ? -number : number;
    if (is_signed) /* of -1 too, which leaves no magnitude */
        assert_int_equal(code >> 15, number < 0);
    is_quotient(is_signed ? code & 0x7fff : code, 31 * magnitude, is_signed ? 32 : 64);
}

static void bc6h_every_result(void **state)
{
    (void)state;
    for (uint32_t value = 0; value < 0x10000; value++) {
        half_of(value, false);
        half_of(value, true);
    }
}

/* PD-80: no binary32 is nearer to n / d, which is no tie: twice the error, in parts of d and the last place. */
static void is_nearest(uint32_t pattern, int64_t n, int64_t d)
{
    int exponent;
    const float value = to_float(pattern);
    if (n == 0) {
        assert_int_equal(pattern, 0);
        return;
    }
    const int64_t mantissa = (int64_t)ldexpf(frexpf(fabsf(value), &exponent), 24);
    const int64_t wanted = n < 0 ? -n : n;
    assert_true((value < 0) == (n < 0));
    assert_true(mantissa >= 1 << 23 && exponent <= 24);
    const int64_t error = (wanted << (24 - exponent)) - mantissa * d;
    assert_true(2 * (error < 0 ? -error : error) < d);
}

static void values_of_every_code(void **state)
{
    (void)state;
    for (uint32_t c = 0; c <= 255; c++)
        is_nearest(tex_block_value(TEX_KIND_UNORM8, c), c, 255);
    for (uint32_t c = 0; c <= 8925; c++)
        is_nearest(tex_block_value(TEX_KIND_RATIO_U, c), c, 8925);
    for (int c = -4445; c <= 4445; c++)
        is_nearest(tex_block_value(TEX_KIND_RATIO_S, (uint16_t)c), c, 4445);
    for (uint32_t c = 0; c <= 2047; c++)
        is_nearest(tex_block_value(TEX_KIND_UNORM11, c), c, 2047);
    for (int c = -1023; c <= 1023; c++)
        is_nearest(tex_block_value(TEX_KIND_SNORM11, (uint16_t)c), c, 1023);
}

static void values_of_half_floats(void **state)
{
    (void)state;
    for (uint32_t c = 0; c < 0x7c00; c++) {
        const uint32_t exponent = c >> 10, fraction = c & 0x3ff;
        const float value =
            exponent ? ldexpf((float)(1024 + fraction), (int)exponent - 25) : ldexpf((float)fraction, -24);
        assert_int_equal(tex_block_value(TEX_KIND_FLOAT16, c), to_pattern(value));
        assert_int_equal(tex_block_value(TEX_KIND_FLOAT16, c | 0x8000), to_pattern(-value));
    }
    assert_int_equal(tex_block_value(TEX_KIND_FLOAT16, 0x7c00), 0x7f800000);
    assert_int_equal(tex_block_value(TEX_KIND_FLOAT16, 0xfc00), 0xff800000);
}

static void values_known(void **state)
{
    static const uint32_t known[][3] = {{TEX_KIND_UNORM8, 1, 0x3b808081},
                                        {TEX_KIND_UNORM8, 127, 0x3efefeff},
                                        {TEX_KIND_UNORM8, 254, 0x3f7efeff},
                                        {TEX_KIND_UNORM8, 255, 0x3f800000},
                                        {TEX_KIND_RATIO_U, 8925, 0x3f800000},
                                        {TEX_KIND_RATIO_U, 127 * 35, 0x3efefeff},
                                        {TEX_KIND_RATIO_S, 4445, 0x3f800000},
                                        {TEX_KIND_RATIO_S, 0xeea3, 0xbf800000}, /* -4445 */
                                        {TEX_KIND_RATIO_S, 0xffdd, 0xbc010204}, /* -1 / 127 */
                                        {TEX_KIND_RATIO_S, 64 * 35, 0x3f010204},
                                        {TEX_KIND_UNORM11, 2047, 0x3f800000},
                                        {TEX_KIND_SNORM11, 1023, 0x3f800000},
                                        {TEX_KIND_SNORM11, 0xfc01, 0xbf800000},
                                        {TEX_KIND_FLOAT16, 0x3c00, 0x3f800000},
                                        {6, 1, 0},
                                        {UINT32_MAX, 1, 0}};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(known); i++)
        assert_int_equal(tex_block_value(known[i][0], known[i][1]), known[i][2]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bc1_all_endpoints),     cmocka_unit_test(bc1_nvidia_counts),
        cmocka_unit_test(bc1_nvidia_all),        cmocka_unit_test(bc4_all_endpoints),
        cmocka_unit_test(bc3_alpha_is_bc4),      cmocka_unit_test(eac_all),
        cmocka_unit_test(bc6h_every_result),     cmocka_unit_test(values_of_every_code),
        cmocka_unit_test(values_of_half_floats), cmocka_unit_test(values_known),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
