// SPDX-License-Identifier: Apache-2.0
#include "arith/component.h"
#include "function/texel.h"
#include "tap.h"

static const struct tex_policy no_policy;

/* Division in binary64, rounded to binary32, is right for up to 16 bits. */
static void unorm_of_every_code(void **state)
{
    (void)state;
    for (unsigned n = 1; n <= 16; n++) {
        for (uint32_t c = 0; c < 1U << n; c++) {
            float expected = (float)((double)c / (double)((1U << n) - 1));
            assert_int_equal(tex_component_value(c, n, TEX_DATATYPE_UNORM), to_pattern(expected));
        }
    }
}

static void snorm_of_every_code(void **state)
{
    (void)state;
    for (unsigned n = 2; n <= 16; n++) {
        int32_t full = (1 << (n - 1)) - 1;
        for (int32_t c = -full - 1; c <= full; c++) {
            double value = (double)c / (double)full;
            float expected = value < -1.0 ? -1.0F : (float)value;
            uint32_t code = (uint32_t)c & ((1U << n) - 1);
            assert_int_equal(tex_component_value(code, n, TEX_DATATYPE_SNORM), to_pattern(expected));
        }
    }
}

static void check_values(void **state)
{
    static const struct {
        uint32_t code, width, type, expected;
    } cases[] = {
        {1, 8, TEX_DATATYPE_UNORM, 0x3b808081},
        {127, 8, TEX_DATATYPE_UNORM, 0x3efefeff},
        {128, 8, TEX_DATATYPE_UNORM, 0x3f008081},
        {254, 8, TEX_DATATYPE_UNORM, 0x3f7efeff},
        {255, 8, TEX_DATATYPE_UNORM, 0x3f800000},
        {0, 8, TEX_DATATYPE_UNORM, 0},
        {512, 10, TEX_DATATYPE_UNORM, 0x3f002008},
        {1, 16, TEX_DATATYPE_UNORM, 0x37800080},
        {32768, 16, TEX_DATATYPE_UNORM, 0x3f000080},
        {1, 24, TEX_DATATYPE_UNORM, 0x33800001},
        {8388608, 24, TEX_DATATYPE_UNORM, 0x3f000001},
        {0x80, 8, TEX_DATATYPE_SNORM, 0xbf800000},
        {0x81, 8, TEX_DATATYPE_SNORM, 0xbf800000},
        {0xff, 8, TEX_DATATYPE_SNORM, 0xbc010204},
        {64, 8, TEX_DATATYPE_SNORM, 0x3f010204},
        {1, 16, TEX_DATATYPE_SNORM, 0x38000100},
        {1, 32, TEX_DATATYPE_UNORM, 0x2f800000},
        {UINT32_MAX, 32, TEX_DATATYPE_UNORM, 0x3f800000},
        {0x80000000, 32, TEX_DATATYPE_UNORM, 0x3f000000},
        {0xfffffeff, 32, TEX_DATATYPE_UNORM, 0x3f7fffff},
        {0x80000000, 32, TEX_DATATYPE_SNORM, 0xbf800000},
        {0x80000001, 32, TEX_DATATYPE_SNORM, 0xbf800000},
        {1, 32, TEX_DATATYPE_SNORM, 0x30000000},
        {2, 2, TEX_DATATYPE_SNORM, 0xbf800000},
        {0x80, 8, TEX_DATATYPE_SINT, 0xffffff80},
        {0x7f, 8, TEX_DATATYPE_SINT, 0x7f},
        {0x3ff, 10, TEX_DATATYPE_SINT, UINT32_MAX},
        {0x80000000, 32, TEX_DATATYPE_SINT, 0x80000000},
        {0x80, 8, TEX_DATATYPE_UINT, 0x80},
        {UINT32_MAX, 32, TEX_DATATYPE_UINT, UINT32_MAX},
        {0xffffff05, 8, TEX_DATATYPE_UINT, 5},
        {0x7f800001, 32, TEX_DATATYPE_FLOAT, 0x7f800001},
        {0x80000001, 32, TEX_DATATYPE_FLOAT, 0x80000001},
        {0x3c00, 16, TEX_DATATYPE_FLOAT, 0x3f800000},
        {0xfc00, 16, TEX_DATATYPE_FLOAT, 0xff800000},
        {0xfd01, 16, TEX_DATATYPE_FLOAT, 0xffa02000},
        {0x8001, 16, TEX_DATATYPE_FLOAT, 0xb3800000},
        {0x8000, 16, TEX_DATATYPE_FLOAT, 0x80000000},
        {5, 8, 0, 0},
        {5, 8, 5, 0},
        {5, 8, 6, 0},
        {5, 8, TEX_DATATYPE_FLOAT, 0},
        {0, 1, TEX_DATATYPE_SNORM, 0},
        {1, 1, TEX_DATATYPE_SNORM, 0xbf800000},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        assert_int_equal(tex_component_value(cases[i].code, cases[i].width, cases[i].type), cases[i].expected);
}

static struct tex_fmt fmt_of(uint32_t format, uint32_t type)
{
    return (struct tex_fmt){.format = format,
                            .datatype = {type, type, type, type},
                            .source = {TEX_SOURCE_R, TEX_SOURCE_G, TEX_SOURCE_B, TEX_SOURCE_A}};
}

/* PD-81a: all codes of 11 and 10 bits, by what the bits stand for. */
static void small_floats_of_every_code(void **state)
{
    (void)state;
    for (unsigned width = 10; width <= 11; width++)
        for (uint32_t c = 0; c < 1U << width; c++) {
            uint32_t one = 1U << (width - 5), exponent = c / one, mantissa = c % one;
            float value = (float)(exponent ? one + mantissa : mantissa) / (float)one;
            for (uint32_t e = exponent ? exponent : 1; e < 15; e++)
                value /= 2;
            for (uint32_t e = 15; e < exponent; e++)
                value *= 2;
            uint32_t expected = exponent < 31 ? to_pattern(value) : 0x7f800000 + mantissa * (0x800000 / one);
            assert_int_equal(tex_component_value(c, width, TEX_DATATYPE_FLOAT), expected);
        }
}

/* PD-81a: c * 2^(E - 24), all exponents and codes of each component. */
static void shared_exponents(void **state)
{
    const struct tex_header header = {.fmt = {.format = 0x20, .source = {TEX_SOURCE_R, TEX_SOURCE_G, TEX_SOURCE_B, 5}}};
    (void)state;
    for (uint32_t e = 0; e < 32; e++)
        for (uint32_t c = 0; c < 512; c++) {
            const struct tex_block block = {.raw = {{e << 27 | (511 - c) << 18 | (c ^ 0x155) << 9 | c}}};
            const uint32_t codes[3] = {c, c ^ 0x155, 511 - c};
            struct tex_texel t;
            tex_texel_eval(&block, &header, &(struct tex_lod){.level = 0}, &no_policy, &t);
            for (unsigned i = 0; i < 3; i++) {
                float value = (float)codes[i] / 16777216.0F * (float)(UINT64_C(1) << e);
                assert_int_equal(t.value[i], to_pattern(value));
            }
            assert_int_equal(t.value[3], 0);
        }
}

/* Encoded components are decoded, whatever lane they go to, and no others. */
static void srgb_goes_with_the_component(void **state)
{
    struct tex_header header = {.fmt = fmt_of(0x08, TEX_DATATYPE_UNORM)};
    const struct tex_block block = {.raw = {{0x80808080}}};
    (void)state;
    for (uint32_t srgb = 0; srgb < 16; srgb++)
        for (unsigned turn = 0; turn < 4; turn++) {
            struct tex_texel t;
            header.fmt.srgb = srgb;
            for (unsigned i = 0; i < 4; i++)
                header.fmt.source[i] = TEX_SOURCE_R + (i + turn) % 4;
            tex_texel_eval(&block, &header, &(struct tex_lod){.level = 0}, &no_policy, &t);
            for (unsigned i = 0; i < 4; i++)
                assert_int_equal(t.value[i], srgb >> (i + turn) % 4 & 1 ? 0x3e5d0a89 : 0x3f008081);
        }
}

/* No neighbour of the result is nearer to c / (2^32 - 1), taken in the host's longest float. */
static void unorm32_is_nearest(void **state)
{
    uint64_t seed = 3;
    (void)state;
    for (int i = 0; i < 20000; i++) {
        uint32_t shift = next_random(&seed) % 20, c = next_random(&seed) >> shift;
        long double exact = (long double)c / 4294967295.0L;
        uint32_t r = tex_component_value(c, 32, TEX_DATATYPE_UNORM);
        long double error = exact - (long double)to_float(r), above = (long double)to_float(r + 1) - exact;
        long double below = r ? exact - (long double)to_float(r - 1) : 1.0L;
        error = error < 0 ? -error : error;
        assert_true(error <= above && error <= below);
    }
}

/* Bits of no component. */
static unsigned bits_unread(const struct tex_format_info *format)
{
    if (format->code == 0x30) /* ZF32_X24S8 */
        return 24;
    return format->code == 0x07 || format->code == 0x2a ? 8 : 0; /* X8B8G8R8, X8Z24 */
}

/* Component c of every built format: with all its bits set it reads as all ones, and no other bit changes it. */
static void components_of_every_format(void **state)
{
    (void)state;
    for (unsigned f = 0; f < tex_formats_count; f++) {
        const struct tex_format_info *format = &tex_formats[f];
        if (!format->read || format->unpack != TEX_UNPACK_FIELDS)
            continue;
        const struct tex_header header = {.fmt = fmt_of(format->code, TEX_DATATYPE_UINT)};
        unsigned bits = 0;
        for (unsigned c = 0; c < 4; c++) {
            struct tex_block block = {.border = 0};
            struct tex_texel t;
            bits += format->width[c];
            if (format->width[c] == 0)
                continue;
            put_bits(block.raw[2], format->lo[c], format->width[c], UINT32_MAX);
            tex_texel_eval(&block, &header, &(struct tex_lod){.level = 0}, &no_policy, &t);
            for (unsigned i = 0; i < 16; i++) {
                uint32_t all = (uint32_t)((UINT64_C(1) << format->width[c]) - 1);
                assert_int_equal(t.value[i], i == 8 + c ? all : 0);
            }
        }
        assert_true(bits + bits_unread(format) == 8U * format->bytes); /* every bit belongs to a component */
    }
}

static void sources_fill_the_lanes(void **state)
{
    const uint32_t texel = 0x44332211;
    static const uint32_t expected[8] = {0, 0, 0x11, 0x22, 0x33, 0x44, 1, 0x3f800000};
    (void)state;
    for (uint32_t source = 0; source < 8; source++) {
        struct tex_header header = {.fmt = fmt_of(0x08, TEX_DATATYPE_UINT)};
        struct tex_block block = {.raw = {{texel}, {0}, {0}, {texel}}};
        struct tex_texel t;
        header.fmt.source[1] = source;
        tex_texel_eval(&block, &header, &(struct tex_lod){.level = 0}, &no_policy, &t);
        assert_int_equal(t.value[1], expected[source]);
        assert_int_equal(t.value[13], expected[source]);
        assert_int_equal(t.value[5], source >= 6 ? expected[source] : 0);
        assert_int_equal(t.value[0], 0x11);
        assert_int_equal(t.value[2], 0x33);
    }
}

/* Components have their own data types, and a lane converts by the type of the component, not of the lane. */
static void data_type_goes_with_the_component(void **state)
{
    struct tex_header header = {
        .fmt = {.format = 0x08,
                .datatype = {TEX_DATATYPE_UINT, TEX_DATATYPE_SINT, TEX_DATATYPE_UNORM, TEX_DATATYPE_SNORM},
                .source = {TEX_SOURCE_A, TEX_SOURCE_B, TEX_SOURCE_G, TEX_SOURCE_R}}};
    const struct tex_block block = {.raw = {{0xffffffff}, {0}, {0}, {0}}};
    struct tex_texel t;
    (void)state;
    tex_texel_eval(&block, &header, &(struct tex_lod){.level = 0}, &no_policy, &t);
    assert_int_equal(t.value[0], 0xbc010204);
    assert_int_equal(t.value[1], 0x3f800000);
    assert_int_equal(t.value[2], 0xffffffff);
    assert_int_equal(t.value[3], 0xff);
}

static void absent_components_are_zero(void **state)
{
    const struct tex_header header = {.fmt = fmt_of(0x1d, TEX_DATATYPE_UNORM)};
    const struct tex_block block = {.raw = {{0xffffffff}, {0xff}, {0xff}, {0xff}}};
    struct tex_texel t;
    (void)state;
    tex_texel_eval(&block, &header, &(struct tex_lod){.level = 0}, &no_policy, &t);
    assert_int_equal(t.value[0], 0x3f800000);
    assert_int_equal(t.value[1] | t.value[2] | t.value[3], 0);
}

/* A code that is no format has no components; what a source gives by itself is there. */
static void no_format_has_no_components(void **state)
{
    const struct tex_header header = {
        .fmt = {.format = 0x7f, .source = {TEX_SOURCE_R, TEX_SOURCE_A, TEX_SOURCE_ONE_INT, TEX_SOURCE_ZERO}}};
    const struct tex_block block = {.raw = {{0xff}, {0xff}, {0xff}, {0xff}}};
    struct tex_texel t;
    (void)state;
    tex_texel_eval(&block, &header, &(struct tex_lod){.level = 0}, &no_policy, &t);
    for (unsigned i = 0; i < 16; i++)
        assert_int_equal(t.value[i], i % 4 == 2);
}

static void border_samples_take_the_border_color(void **state)
{
    struct tex_header header = {.fmt = fmt_of(0x08, TEX_DATATYPE_UNORM)};
    const struct tex_block block = {.tag = {.lane = 3}, .op = {.comp = 2}, .border = 5, .raw = {{0}, {0xff}, {0}, {0}}};
    struct tex_texel t;
    (void)state;
    for (unsigned lane = 0; lane < 4; lane++) {
        header.fmt.border[lane] = 0x100 + lane;
        header.fmt.source[lane] = TEX_SOURCE_R;
    }
    tex_texel_eval(&block, &header, &(struct tex_lod){.level = 0}, &no_policy, &t);
    for (unsigned lane = 0; lane < 4; lane++) {
        assert_int_equal(t.value[lane], 0x100 + lane);
        assert_int_equal(t.value[4 + lane], 0x3f800000);
        assert_int_equal(t.value[8 + lane], 0x100 + lane);
        assert_int_equal(t.value[12 + lane], 0);
    }
    assert_int_equal(t.tag.lane, 3);
    assert_int_equal(t.op.comp, 2);
}

/* PD-125c: the lowest code of SNORM is told from the next one, which has the same value. */
static void the_lowest_code_is_marked(void **state)
{
    static const struct {
        uint32_t format, raw, other;
    } cases[] = {{0x08, 0x80818080, 0x7f008181},
                 {0x0c, 0x80008000, 0x80018001},
                 {0x1d, 0x80, 0x81},
                 {0x09, 0x20080200, 0x60180601}};
    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (uint32_t datatype = 0; datatype < 8; datatype++) {
            struct tex_header header = {.fmt = fmt_of(cases[i].format, datatype)};
            const struct tex_format_info *format = tex_format_find(cases[i].format);
            const struct tex_block block = {.border = 8,
                                            .raw = {{cases[i].raw}, {cases[i].other}, {0}, {cases[i].raw}}};
            struct tex_texel t;
            uint32_t wanted = 0;
            tex_texel_eval(&block, &header, &(struct tex_lod){.level = 0}, &no_policy, &t);
            for (unsigned k = 0; k < 2 && datatype == TEX_DATATYPE_SNORM; k++)
                for (unsigned c = 0; c < 4; c++) {
                    uint32_t code = format->width[c] ? tex_bits(block.raw[k], format->lo[c], format->width[c]) : 0;
                    wanted |= (uint32_t)(format->width[c] && code == 1U << (format->width[c] - 1)) << (4 * k + c);
                }
            assert_int_equal(t.lowest, wanted);
            assert_true(datatype != TEX_DATATYPE_SNORM || wanted != 0);
        }
}

static void statuses_with_and_without_values(void **state)
{
    (void)state;
    for (uint32_t status = 0; status <= TEX_STATUS_OUT_OF_BOUNDS; status++) {
        struct tex_header header = {.fmt = {.format = 0x08, .source = {TEX_SOURCE_ONE_INT}}};
        const struct tex_block block = {.tag = {.status = status}, .sparse = 8};
        bool shown = status == TEX_STATUS_OK || status == TEX_STATUS_MEMORY_ERROR || status == TEX_STATUS_OUT_OF_BOUNDS;
        struct tex_texel t;
        tex_texel_eval(&block, &header, &(struct tex_lod){.level = 0}, &no_policy, &t);
        assert_int_equal(t.value[4], shown);
        assert_int_equal(t.sparse, 1);
        assert_int_equal(t.tag.status, status);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unorm_of_every_code),
        cmocka_unit_test(snorm_of_every_code),
        cmocka_unit_test(check_values),
        cmocka_unit_test(small_floats_of_every_code),
        cmocka_unit_test(shared_exponents),
        cmocka_unit_test(srgb_goes_with_the_component),
        cmocka_unit_test(unorm32_is_nearest),
        cmocka_unit_test(components_of_every_format),
        cmocka_unit_test(sources_fill_the_lanes),
        cmocka_unit_test(data_type_goes_with_the_component),
        cmocka_unit_test(absent_components_are_zero),
        cmocka_unit_test(no_format_has_no_components),
        cmocka_unit_test(border_samples_take_the_border_color),
        cmocka_unit_test(the_lowest_code_is_marked),
        cmocka_unit_test(statuses_with_and_without_values),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
