// SPDX-License-Identifier: Apache-2.0
#include "../../oracle/convert_table.h"
#include "arith/component.h"
#include "function/convert.h"
#include "function/texel.h"
#include "tap.h"

static const struct tex_policy toward_zero;

static void component_as_the_oracle(void **state)
{
    const struct convert_table *table = *state;
    for (unsigned k = 0; k < table->kinds; k++) {
        const struct convert_kind *kind = &table->kind[k];
        for (size_t i = 0; i < kind->count; i++)
            for (unsigned nearest = 0; nearest < 2; nearest++) {
                const struct convert_value *v = &kind->value[i];
                uint32_t code = tex_convert_component(v->value, kind->width, kind->type, nearest);
                if (code != v->code[nearest])
                    fail_msg("%s, %u bits, %08x: %x, expected %x", tex_datatype_name(kind->type), kind->width, v->value,
                             code, v->code[nearest]);
            }
    }
}

/* Every format that can be stored is in the oracle's list, with its components, and the other way round. */
static void formats_of_the_oracle(void **state)
{
    const struct convert_table *table = *state;
    unsigned stored = 0;
    for (unsigned f = 0; f < tex_formats_count; f++)
        stored += tex_formats[f].store;
    assert_int_equal(table->formats, stored);
    for (unsigned f = 0; f < table->formats; f++) {
        const struct convert_format *o = &table->format[f];
        const struct tex_format_info *format = tex_format_find(o->code);
        assert_non_null(format);
        assert_true(format->store);
        assert_int_equal(format->bytes, o->bytes);
        for (unsigned c = 0; c < 4; c++) {
            assert_int_equal(format->width[c], o->width[c]);
            assert_int_equal(format->types[c], o->width[c] > 0 ? o->types : 0);
        }
    }
}

/* With every mask: the components that it names take the registers in turn, the others are zero. */
static void masks_of_every_format(void **state)
{
    const struct convert_table *table = *state;
    const uint32_t data[4] = {0xffffffff, 0xfffffffe, 0xfffffffd,
                              0xfffffffc}; /* UINT: all ones for less than 32 bits */
    for (unsigned f = 0; f < table->formats; f++) {
        const struct convert_format *o = &table->format[f];
        bool is_float = o->types == 1U << TEX_DATATYPE_FLOAT;
        const uint32_t type = TEX_DATATYPE_UINT;
        const struct tex_fmt fmt = {.format = o->code, .datatype = {type, type, type, type}};
        for (uint32_t mask = 0; mask < 16 && !is_float; mask++) {
            uint32_t expected[4] = {0}, element[4];
            unsigned next = 0;
            for (unsigned c = 0; c < 4; c++) {
                uint32_t value = mask >> c & 1 ? data[next++] : 0;
                if (c < o->components)
                    put_bits(expected, o->lo[c], o->width[c], o->width[c] < 32 && value ? UINT32_MAX : value);
            }
            assert_int_equal(tex_convert_formatted(&fmt, mask, data, false, element), o->bytes);
            assert_memory_equal(element, expected, sizeof expected);
        }
    }
}

/* Each component by its own data type; the sources of the header say nothing. */
static void types_go_with_the_components(void **state)
{
    const struct tex_fmt fmt = {
        .format = 0x08,
        .datatype = {TEX_DATATYPE_UNORM, TEX_DATATYPE_SNORM, TEX_DATATYPE_UINT, TEX_DATATYPE_SINT},
        .source = {TEX_SOURCE_A, TEX_SOURCE_ZERO, TEX_SOURCE_ONE_INT, TEX_SOURCE_R}};
    const uint32_t data[4] = {0x3f000000, 0xbf800000, 0x12345678, 0xffffff00};
    uint32_t element[4];
    (void)state;
    assert_int_equal(tex_convert_formatted(&fmt, 15, data, false, element), 4);
    assert_int_equal(element[0], 0x80ff817f);
    assert_int_equal(element[1] | element[2] | element[3], 0);
}

static void small_floats_in_one_element(void **state)
{
    const uint32_t type = TEX_DATATYPE_FLOAT;
    const struct tex_fmt fmt = {.format = 0x21, .datatype = {type, type, type, type}};
    const uint32_t data[4] = {0x3f800000, 0x40000000, 0x3f000000, 0x7fc00000};
    uint32_t element[4];
    (void)state;
    assert_int_equal(tex_convert_formatted(&fmt, 15, data, false, element), 4);
    assert_int_equal(element[0], 0x3c0 | 0x400 << 11 | 0x1c0U << 22);
}

static void no_format_has_no_element(void **state)
{
    const struct tex_fmt fmt = {.format = 0x7f, .datatype = {TEX_DATATYPE_UINT}};
    static const uint32_t data[4] = {1, 2, 3, 4}, zeros[4];
    uint32_t element[4];
    (void)state;
    assert_int_equal(tex_convert_formatted(&fmt, 15, data, false, element), 0);
    assert_memory_equal(element, zeros, sizeof zeros);
}

static void raw_sizes(void **state)
{
    static const struct {
        uint32_t sz, bytes, element[4];
    } cases[] = {
        {TEX_SZ_U8, 1, {0x44}},
        {TEX_SZ_S8, 1, {0x44}},
        {TEX_SZ_U16, 2, {0x3344}},
        {TEX_SZ_S16, 2, {0x3344}},
        {TEX_SZ_32, 4, {0x11223344}},
        {TEX_SZ_64, 8, {0x11223344, 0x55667788}},
        {TEX_SZ_128, 16, {0x11223344, 0x55667788, 0x99aabbcc, 0xddeeff00}},
        {7, 0, {0}},
    };
    const uint32_t data[4] = {0x11223344, 0x55667788, 0x99aabbcc, 0xddeeff00};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        uint32_t element[4];
        assert_int_equal(tex_convert_raw(cases[i].sz, data, element), cases[i].bytes);
        assert_memory_equal(element, cases[i].element, sizeof element);
    }
}

/* What a texel read shows is stored as the code that was read; of two codes that show -1.0 it is the upper one. */
static void a_texel_goes_back(void **state)
{
    static const uint32_t types[] = {TEX_DATATYPE_UNORM, TEX_DATATYPE_SNORM, TEX_DATATYPE_UINT, TEX_DATATYPE_SINT,
                                     TEX_DATATYPE_FLOAT};
    (void)state;
    for (unsigned t = 0; t < COUNT_OF(types); t++)
        for (unsigned width = types[t] == TEX_DATATYPE_FLOAT ? 16 : 2; width <= 16; width++)
            for (uint32_t code = 0; code < 1U << width; code++) {
                bool lowest = types[t] == TEX_DATATYPE_SNORM && code == 1U << (width - 1);
                uint32_t expected = lowest ? code + 1 : code;
                for (unsigned nearest = 0; nearest < 2; nearest++)
                    assert_int_equal(
                        tex_convert_component(tex_component_value(code, width, types[t]), width, types[t], nearest),
                        expected);
            }
}

/* Examples of the rules, by hand. */
static void known_values(void **state)
{
    static const struct {
        uint32_t value, width, type, towards_zero, nearest;
    } cases[] = {
        {0x3f800c00, 16, TEX_DATATYPE_FLOAT, 0x3c00, 0x3c00}, /* 1 + 0.375 ulp */
        {0x3f801800, 16, TEX_DATATYPE_FLOAT, 0x3c00, 0x3c01}, /* 1 + 0.75 ulp */
        {0x477fdf00, 16, TEX_DATATYPE_FLOAT, 0x7bfe, 0x7bff}, /* 65503 */
        {0x477fefff, 16, TEX_DATATYPE_FLOAT, 0x7bff, 0x7bff}, /* below 65520 */
        {0x477ff000, 16, TEX_DATATYPE_FLOAT, 0x7bff, 0x7c00}, /* 65520 */
        {0xff800000, 16, TEX_DATATYPE_FLOAT, 0xfc00, 0xfc00},
        {0xffc00001, 16, TEX_DATATYPE_FLOAT, 0xfe00, 0xfe00},
        {0x7f800001, 16, TEX_DATATYPE_FLOAT, 0x7c01, 0x7c01},
        {0x7fa55555, 16, TEX_DATATYPE_FLOAT, 0x7d2a, 0x7d2a},
        {0x80000000, 16, TEX_DATATYPE_FLOAT, 0x8000, 0x8000},
        {0x33800000, 16, TEX_DATATYPE_FLOAT, 0x0001, 0x0001}, /* 2^-24 */
        {0x33000000, 16, TEX_DATATYPE_FLOAT, 0x0000, 0x0000}, /* 2^-25: a tie, to even */
        {0x33000001, 16, TEX_DATATYPE_FLOAT, 0x0000, 0x0001},
        {0xbf800000, 11, TEX_DATATYPE_FLOAT, 0, 0},
        {0xff800000, 10, TEX_DATATYPE_FLOAT, 0, 0},
        {0x7f800000, 11, TEX_DATATYPE_FLOAT, 0x7c0, 0x7c0},
        {0xffc00000, 11, TEX_DATATYPE_FLOAT, 0x7e0, 0x7e0},
        {0x7f800001, 10, TEX_DATATYPE_FLOAT, 0x3e1, 0x3e1},
        {0x7f7fffff, 11, TEX_DATATYPE_FLOAT, 0x7bf, 0x7c0},
        {0x7f800001, 32, TEX_DATATYPE_FLOAT, 0x7f800001, 0x7f800001},
        {0x00000001, 32, TEX_DATATYPE_FLOAT, 0x00000001, 0x00000001},
        {0x3f000000, 8, TEX_DATATYPE_UNORM, 0x7f, 0x7f}, /* 127.5 in 1/4096: the lower one */
        {0x3f000fff, 8, TEX_DATATYPE_UNORM, 0x7f, 0x7f},
        {0x3f001000, 8, TEX_DATATYPE_UNORM, 0x80, 0x80}, /* 2049 / 4096 */
        {0x3f000000, 1, TEX_DATATYPE_UNORM, 0, 0},
        {0x3f080000, 1, TEX_DATATYPE_UNORM, 1, 1},
        {0x7fc00000, 8, TEX_DATATYPE_UNORM, 0, 0},
        {0x7f800000, 8, TEX_DATATYPE_UNORM, 0xff, 0xff},
        {0xff800000, 8, TEX_DATATYPE_SNORM, 0x81, 0x81},
        {0xbf000000, 8, TEX_DATATYPE_SNORM, 0xc1, 0xc1}, /* -63.5: towards zero */
        {0x3f800000, 32, TEX_DATATYPE_UNORM, 0xffffffff, 0xffffffff},
        {0x3f7fffff, 32, TEX_DATATYPE_UNORM, 0xfffffeff, 0xfffffeff},
        {256, 8, TEX_DATATYPE_UINT, 255, 255},
        {128, 8, TEX_DATATYPE_SINT, 127, 127},
        {0x80000000, 8, TEX_DATATYPE_SINT, 0x80, 0x80},
        {0x3f800000, 8, 5, 0, 0},
        {0x3f800000, 8, 0, 0, 0},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        assert_int_equal(tex_convert_component(cases[i].value, cases[i].width, cases[i].type, false),
                         cases[i].towards_zero);
        assert_int_equal(tex_convert_component(cases[i].value, cases[i].width, cases[i].type, true), cases[i].nearest);
    }
}

static const struct tex_header block_linear = {
    .level_layout = {.layout = TEX_LAYOUT_BLOCKLINEAR, .base = 0x10000, .row_blocks = 3, .block_w = 0, .block_h = 1},
    .volume = {.block_rows = 2, .layer_stride = 0x100000},
    .fmt = {.format = 0x1b, .datatype = {TEX_DATATYPE_FLOAT}}};

/*
 * Column 64 is the second block; row 8 the second GOB, row 16 the second row of blocks. In 3D slice 1 lies in the
 * block.
 */
static void stores_go_where_the_surface_says(void **state)
{
    static const struct {
        uint32_t dim, offset, row, slice;
        uint64_t address;
    } cases[] = {
        {TEX_DIM_2D, 2, 0, 0, 0x10002},
        {TEX_DIM_2D, 64, 0, 0, 0x10400},
        {TEX_DIM_2D, 0, 8, 0, 0x10200},
        {TEX_DIM_2D, 0, 16, 0, 0x10c00},
        {TEX_DIM_2D_ARRAY, 2, 0, 3, 0x310002},
        {TEX_DIM_3D, 2, 0, 1, 0x10402},
        {TEX_DIM_3D, 64, 0, 0, 0x10800},
        {TEX_DIM_3D, 2, 0, 2, 0x10002 + 2 * 3 * 0x800},
        {TEX_DIM_3D, 0, 16, 3, 0x10000 + (2 + 1) * 3 * 0x800 + 0x400},
    };
    const uint32_t data[4] = {0x3f801800};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        const struct tex_access access = {.formatted = 1, .dim = cases[i].dim, .rgba = 1};
        struct tex_surface surface = {.tag = {.lane = 3},
                                      .action = TEX_ACTION_STORE,
                                      .offset = cases[i].offset,
                                      .row = cases[i].row,
                                      .slice = cases[i].slice};
        struct tex_header header = block_linear;
        const struct tex_policy policy = {.narrow_rne = i % 2};
        struct tex_convert out;
        header.volume.block_d = cases[i].dim == TEX_DIM_3D;
        tex_convert_eval(&surface, &access, data, &header, &policy, &out);
        assert_int_equal(out.address, cases[i].address);
        assert_int_equal(out.bytes, 2);
        assert_int_equal(out.data[0], 0x3c00 + i % 2);
        assert_int_equal(out.tag.lane, 3);
        assert_int_equal(out.action, TEX_ACTION_STORE);
    }
}

/* PD-91a: texels of 12 bytes whose columns begin at 8 or 12 of a unit of 16, by the order of units in a GOB. */
static void texels_of_twelve_bytes_straddle(void **state)
{
    static const struct {
        uint32_t offset, block_w, block_h, block_d;
        uint64_t address;
        uint32_t line_gap;
    } cases[] = {
        {0, 0, 0, 0, 0x10000, 0},          {12, 0, 0, 0, 0x1000c, 1},        {24, 0, 0, 0, 0x10028, 7},
        {36, 0, 0, 0, 0x10104, 0},         {60, 0, 0, 0, 0x1012c, 7},        {60, 0, 1, 0, 0x1012c, 16 + 7},
        {60, 0, 5, 5, 0x1012c, 16368 + 7}, {60, 1, 2, 1, 0x1012c, 7},        {120, 1, 0, 0, 0x10328, 7},
        {44, 0, 3, 0, 0x1010c, 1},         {124, 1, 2, 1, 0x1032c, 224 + 7}, {252, 2, 1, 0, 0x1072c, 64 + 7},
    };
    const struct tex_access access = {.formatted = 1, .dim = TEX_DIM_3D, .rgba = 7};
    const uint32_t data[4] = {1, 2, 3, 4}, type = TEX_DATATYPE_UINT;
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(cases); i++) {
        const struct tex_surface surface = {.action = TEX_ACTION_STORE, .offset = cases[i].offset};
        struct tex_header header = {
            .level_layout = {.layout = TEX_LAYOUT_BLOCKLINEAR, .base = 0x10000, .row_blocks = 9},
            .volume = {.block_rows = 3},
            .fmt = {.format = 0x02, .datatype = {type, type, type, type}}};
        struct tex_convert out;
        header.level_layout.block_w = cases[i].block_w;
        header.level_layout.block_h = cases[i].block_h;
        header.volume.block_d = cases[i].block_d;
        tex_convert_eval(&surface, &access, data, &header, &toward_zero, &out);
        assert_int_equal(out.bytes, 12);
        assert_int_equal(out.address, cases[i].address);
        assert_int_equal(out.line_gap, cases[i].line_gap);
        header.level_layout.layout = TEX_LAYOUT_PITCH;
        tex_convert_eval(&surface, &access, data, &header, &toward_zero, &out);
        assert_int_equal(out.address, 0x10000 + cases[i].offset);
        assert_int_equal(out.line_gap, 0);
    }
}

/* A buffer is a row of up to 2^36 bytes; addresses wrap. */
static void stores_to_the_end_of_a_buffer(void **state)
{
    const struct tex_header header = {.level_layout = {.layout = TEX_LAYOUT_PITCH, .base = UINT64_C(0xfffffffffff1)},
                                      .fmt = {.format = 0x01}};
    const struct tex_access access = {.dim = TEX_DIM_1D_BUFFER, .sz = TEX_SZ_128};
    const struct tex_surface surface = {.action = TEX_ACTION_STORE, .offset = UINT64_C(0xffffffff0)};
    const uint32_t data[4] = {1, 2, 3, 4};
    struct tex_convert out;
    (void)state;
    tex_convert_eval(&surface, &access, data, &header, &toward_zero, &out);
    assert_true(out.address == UINT64_C(0xfffffffe1));
    assert_int_equal(out.bytes, 16);
    assert_memory_equal(out.data, data, sizeof data);
}

static void what_is_no_store_has_no_bytes(void **state)
{
    const struct tex_access access = {.sz = TEX_SZ_32};
    const uint32_t data[4] = {1, 2, 3, 4};
    (void)state;
    for (uint32_t action = 0; action < 16; action++) {
        const struct tex_surface surface = {.action = action, .offset = 4};
        struct tex_convert out;
        tex_convert_eval(&surface, &access, data, &block_linear, &toward_zero, &out);
        assert_int_equal(out.action, action);
        bool atom = action == TEX_ACTION_ATOM, placed = atom || action == TEX_ACTION_STORE || action == TEX_ACTION_LOAD;
        assert_int_equal(out.bytes, placed ? 4 : 0);
        assert_int_equal(out.address, placed ? 0x10004 : 0);
        assert_int_equal(out.data[0], atom || action == TEX_ACTION_STORE);
        assert_int_equal(out.data[3], atom ? 4 : 0); /* all of an atomic's operands */
    }
}

static int load(void **state)
{
    static struct convert_table table;
    convert_table_load(&table);
    *state = &table;
    return 0;
}

static int unload(void **state)
{
    convert_table_free(*state);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(component_as_the_oracle),
        cmocka_unit_test(formats_of_the_oracle),
        cmocka_unit_test(masks_of_every_format),
        cmocka_unit_test(types_go_with_the_components),
        cmocka_unit_test(small_floats_in_one_element),
        cmocka_unit_test(no_format_has_no_element),
        cmocka_unit_test(raw_sizes),
        cmocka_unit_test(a_texel_goes_back),
        cmocka_unit_test(known_values),
        cmocka_unit_test(stores_go_where_the_surface_says),
        cmocka_unit_test(texels_of_twelve_bytes_straddle),
        cmocka_unit_test(stores_to_the_end_of_a_buffer),
        cmocka_unit_test(what_is_no_store_has_no_bytes),
    };
    return cmocka_run_group_tests(tests, load, unload);
}
