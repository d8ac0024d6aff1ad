// SPDX-License-Identifier: Apache-2.0
#include "function/derive.h"
#include "layout_table.h"

/* Elements of one texel. */
#define TEXEL(size) (&(const struct tex_element){.bytes = (size), .wide = 1, .high = 1})

static struct tex_level_layout level_layout_of(const uint32_t tic[8], uint32_t level, uint32_t bytes, bool one_wide)
{
    struct tex_level_layout level_layout;
    tex_derive_level_layout(tic, level, TEXEL(bytes), one_wide, one_wide, &level_layout);
    return level_layout;
}

static void sizes_halve_down_to_one(void **state)
{
    (void)state;
    assert_int_equal(tex_derive_size(65536, 0), 65536);
    assert_int_equal(tex_derive_size(65536, 15), 2);
    assert_int_equal(tex_derive_size(100, 1), 50);
    assert_int_equal(tex_derive_size(25, 1), 12);
    assert_int_equal(tex_derive_size(3, 2), 1);
    assert_int_equal(tex_derive_size(1, 15), 1);
}

/* Level offsets of a 100 x 60 texture of 4-byte elements, blocks 8 GOBs high. */
static void levels_follow_without_padding(void **state)
{
    static const uint32_t offsets[7] = {0, 28672, 36864, 38912, 39424, 39936, 40448};
    uint32_t tic[8];
    (void)state;
    plain_tic(tic, 100, 60);
    PUT_TIC(tic, GOBS_PER_BLOCK_HEIGHT, 3);
    PUT_TIC(tic, ADDRESS_31_0, 0x34567800 | 0x1ff); /* bits 8:0 are ignored */
    PUT_TIC(tic, ADDRESS_47_32, 0x12);
    for (uint32_t level = 0; level < 7; level++)
        assert_true(level_layout_of(tic, level, 4, false).base == UINT64_C(0x1234567800) + offsets[level]);
}

static void level_three_of_a_chain(void **state)
{
    uint32_t tic[8];
    struct tex_level_layout level_layout;
    (void)state;
    plain_tic(tic, 256, 256);
    PUT_TIC(tic, GOBS_PER_BLOCK_HEIGHT, 4);
    level_layout = level_layout_of(tic, 3, 4, false);
    assert_true(level_layout.base == 344064);
    assert_int_equal(level_layout.block_h, 2);
    assert_int_equal(level_layout.row_blocks, 2);
    assert_int_equal(level_layout.layout, TEX_LAYOUT_BLOCKLINEAR);
    assert_int_equal(level_layout.pitch, 0);
}

/* The block is no higher than the rows and no wider than the GOBs of the level. */
static void blocks_shrink(void **state)
{
    static const struct {
        uint32_t width, height, bytes, w, h, block_w, block_h, row_blocks;
    } cases[] = {
        {16, 16, 4, 0, 4, 0, 1, 1},          {20, 16, 4, 0, 4, 0, 1, 2},  {1, 1, 1, 5, 5, 0, 0, 1},
        {65536, 65536, 16, 5, 5, 5, 5, 512}, {100, 17, 4, 5, 5, 3, 2, 1}, {100, 17, 4, 2, 1, 2, 1, 2},
        {65, 9, 1, 1, 5, 1, 1, 1},           {64, 8, 1, 1, 5, 0, 0, 1},   {65536, 1, 16, 0, 0, 0, 0, 16384},
    };
    uint32_t tic[8];
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        plain_tic(tic, cases[i].width, cases[i].height);
        PUT_TIC(tic, GOBS_PER_BLOCK_WIDTH, cases[i].w);
        PUT_TIC(tic, GOBS_PER_BLOCK_HEIGHT, cases[i].h);
        struct tex_level_layout level_layout = level_layout_of(tic, 0, cases[i].bytes, false);
        assert_int_equal(level_layout.block_w, cases[i].block_w);
        assert_int_equal(level_layout.block_h, cases[i].block_h);
        assert_int_equal(level_layout.row_blocks, cases[i].row_blocks);
        level_layout = level_layout_of(tic, 0, cases[i].bytes, true);
        assert_int_equal(level_layout.block_w, 0);
        assert_int_equal(level_layout.row_blocks, (cases[i].width * cases[i].bytes + 63) / 64);
    }
}

/* 100 x 8 elements of 4 bytes: 7 GOBs; 4 wide gives 2 blocks = 8 GOBs, 1 wide gives 7. */
static void width_policy_of_the_level_and_of_those_below(void **state)
{
    uint32_t tic[8];
    struct tex_level_layout level_layout;
    (void)state;
    plain_tic(tic, 100, 8);
    PUT_TIC(tic, GOBS_PER_BLOCK_WIDTH, 2);
    tex_derive_level_layout(tic, 1, TEXEL(4), false, true, &level_layout);
    assert_true(level_layout.base == 7 * 512);
    assert_int_equal(level_layout.block_w, 2);
    tex_derive_level_layout(tic, 1, TEXEL(4), true, false, &level_layout);
    assert_true(level_layout.base == 8 * 512);
    assert_int_equal(level_layout.block_w, 0);
}

static void base_wraps_at_48_bits(void **state)
{
    uint32_t tic[8];
    (void)state;
    plain_tic(tic, 16, 8);
    PUT_TIC(tic, ADDRESS_31_0, 0xfffffe00);
    PUT_TIC(tic, ADDRESS_47_32, 0xffff);
    assert_true(level_layout_of(tic, 1, 4, false).base == 0);
    assert_true(level_layout_of(tic, 2, 4, false).base == 512);
}

static void pitch_has_its_own_fields(void **state)
{
    uint32_t tic[8];
    struct tex_level_layout level_layout;
    (void)state;
    plain_tic(tic, 100, 50);
    PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_PITCH);
    PUT_TIC(tic, ADDRESS_31_0, 0x0010003f);
    PUT_TIC(tic, PITCH_20_5, 0xffff);
    level_layout = level_layout_of(tic, 0, 4, false);
    assert_int_equal(level_layout.layout, TEX_LAYOUT_PITCH);
    assert_true(level_layout.base == 0x100020);
    assert_int_equal(level_layout.pitch, 2097120);
    assert_int_equal(level_layout.row_blocks | level_layout.block_w | level_layout.block_h, 0);
}

/* Byte offset by level layout and volume, from the page: no shifts, no masks. */
static uint64_t offset_of(const struct tex_level_layout *p, const struct tex_volume *v, uint32_t xb, uint32_t y,
                          uint32_t z)
{
    uint32_t wide = 1U << p->block_w, high = 1U << p->block_h, deep = 1U << v->block_d;
    uint32_t column = xb / 64, row = y / 8, x = xb % 64;
    uint64_t block = ((uint64_t)(z / deep) * v->block_rows + row / high) * p->row_blocks + column / wide;
    uint64_t gob = ((uint64_t)(z % deep) * high + row % high) * wide + column % wide;
    uint32_t byte = x / 32 * 256 + y % 8 / 2 * 64 + x / 16 % 2 * 32 + y % 2 * 16 + x % 16;
    return (block * wide * high * deep + gob) * 512 + byte;
}

/* Slices, layers and levels of every type, against addresses put together bit by bit (layout_table.py). */
static void volumes_are_those_of_the_table(void **state)
{
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(layout_rows); i++) {
        const struct layout_row *row = &layout_rows[i];
        struct tex_level_layout level_layout;
        struct tex_volume volume;
        uint32_t tic[8];
        layout_tic(row, tic);
        tex_derive_level_layout(tic, row->level, TEXEL(row->bytes), false, false, &level_layout);
        tex_derive_volume(tic, row->level, TEXEL(row->bytes), false, &volume);
        uint64_t found = level_layout.base + row->layer * volume.layer_stride +
                         offset_of(&level_layout, &volume, row->at[0] * row->bytes, row->at[1], row->at[2]);
        if (found != row->offset)
            fail_msg("row %u: offset %llu", i, (unsigned long long)found);
    }
}

/* What there is, of the table's rows: sizes of the level, images, levels of the view. */
static void shapes_are_those_of_the_table(void **state)
{
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(layout_rows); i++) {
        const struct layout_row *row = &layout_rows[i];
        const struct tex_type_info *type = tex_type_find(row->type);
        struct tex_shape s;
        uint32_t tic[8], size[3];
        layout_tic(row, tic);
        tex_derive_shape(tic, type, &s);
        for (unsigned k = 0; k < 3; k++)
            size[k] = row->size[k] >> row->level ? row->size[k] >> row->level : 1;
        assert_int_equal(s.kind, row->type);
        assert_int_equal(s.width, size[0]);
        assert_int_equal(s.height, size[1]);
        assert_int_equal(s.depth, type->axes == 3 ? size[2] : type->array ? row->count : type->levels ? 1 : 77);
        assert_int_equal(s.layers, type->faces * row->count);
        assert_int_equal(s.levels, row->levels - row->level);
    }
}

static struct tex_shape shape_of(const uint32_t tic[8])
{
    struct tex_shape s;
    uint32_t code = (uint32_t)tex_get_bits(tic, TEX_TIC_TEXTURE_TYPE_LO, TEX_TIC_TEXTURE_TYPE_W);
    tex_derive_shape(tic, tex_type_find(code), &s);
    return s;
}

static void a_buffer_has_32_bits_of_width(void **state)
{
    uint32_t tic[8];
    struct tex_level_layout level_layout;
    struct tex_volume volume;
    (void)state;
    plain_tic(tic, 65536, 65536);
    PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_ONE_D_BUFFER);
    PUT_TIC(tic, TEXTURE_TYPE, TEX_TYPE_ONE_D_BUFFER);
    PUT_TIC(tic, ADDRESS_31_0, 0xffffffff); /* byte-granular */
    PUT_TIC(tic, WIDTH_MINUS_ONE_31_16, 0x8000);
    PUT_TIC(tic, DEPTH_MINUS_ONE, 5); /* reserved, like all that follows */
    PUT_TIC(tic, RES_VIEW_MIN_MIP_LEVEL, 3);
    PUT_TIC(tic, MULTI_SAMPLE_COUNT, 2);
    struct tex_shape s = shape_of(tic);
    assert_true(s.width == UINT64_C(0x80010000));
    assert_int_equal(s.height | s.depth | s.layers | s.levels, 1);
    assert_int_equal(s.samples, 0);
    PUT_TIC(tic, WIDTH_MINUS_ONE_31_16, 0xffff);
    assert_true(shape_of(tic).width == UINT64_C(1) << 32);
    tex_derive_level_layout(tic, tex_derive_first_level(tic), TEXEL(4), false, false, &level_layout);
    tex_derive_volume(tic, 0, TEXEL(4), false, &volume);
    assert_int_equal(level_layout.layout, TEX_LAYOUT_PITCH);
    assert_true(level_layout.base == UINT32_MAX);
    assert_int_equal(level_layout.pitch, 0);
    assert_true(volume.layer_stride == 0 && volume.block_d == 0 && volume.block_rows == 0);
}

static void views_count_in_the_resource(void **state)
{
    uint32_t tic[8];
    (void)state;
    plain_tic(tic, 100, 50);
    PUT_TIC(tic, MAX_MIP_LEVEL, 6);
    PUT_TIC(tic, RES_VIEW_MIN_MIP_LEVEL, 2);
    PUT_TIC(tic, RES_VIEW_MAX_MIP_LEVEL, 15);
    PUT_TIC(tic, MULTI_SAMPLE_COUNT, 4);
    assert_int_equal(shape_of(tic).levels, 5);
    assert_int_equal(shape_of(tic).width, 25);
    assert_int_equal(shape_of(tic).samples, 4);
    PUT_TIC(tic, RES_VIEW_MAX_MIP_LEVEL, 1);
    assert_int_equal(shape_of(tic).levels, 0);
    PUT_TIC(tic, TEXTURE_TYPE, TEX_TYPE_TWO_D_NO_MIPMAP);
    assert_int_equal(shape_of(tic).levels, 1);
    PUT_TIC(tic, TEXTURE_TYPE, TEX_TYPE_TWO_D);
    PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_PITCH); /* one level */
    assert_int_equal(shape_of(tic).levels, 0);
    PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_BLOCKLINEAR_COLOR_KEY); /* the key stands there: all levels, one sample */
    assert_int_equal(shape_of(tic).levels, 7);
    assert_int_equal(shape_of(tic).width, 100);
    assert_int_equal(shape_of(tic).samples, 0);
    PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_PITCH_COLOR_KEY);
    assert_int_equal(shape_of(tic).levels, 1);
}

/* Two levels of a volume in blocks, and where they are. */
struct whole {
    struct tex_level_layout level_layout;
    struct tex_volume volume;
};

static struct whole whole_of(const uint32_t tic[8])
{
    struct whole w;
    memset(&w, 0, sizeof w);
    tex_derive_level_layout(tic, 1, TEXEL(4), false, false, &w.level_layout);
    tex_derive_volume(tic, 1, TEXEL(4), false, &w.volume);
    return w;
}

static bool same_whole(const struct whole *a, const struct whole *b)
{
    return a->level_layout.layout == b->level_layout.layout && a->level_layout.base == b->level_layout.base &&
           a->level_layout.pitch == b->level_layout.pitch && a->level_layout.row_blocks == b->level_layout.row_blocks &&
           a->level_layout.block_w == b->level_layout.block_w && a->level_layout.block_h == b->level_layout.block_h &&
           a->volume.block_d == b->volume.block_d && a->volume.block_rows == b->volume.block_rows &&
           a->volume.layer_stride == b->volume.layer_stride;
}

/* Bits beside the fields of a level layout, which other fields have: none moves a level. */
static void other_bits_move_nothing(void **state)
{
    static const struct {
        unsigned lo, hi;
    } others[] = {{TEX_TIC_COMPONENTS_LO, TEX_TIC_ADDRESS_31_0_LO - 1},
                  {TEX_TIC_ADDRESS_47_32_LO + 16, TEX_TIC_HEADER_VERSION_LO - 1},
                  {TEX_TIC_HEADER_VERSION_LO + 3, TEX_TIC_GOBS_PER_BLOCK_WIDTH_LO - 1},
                  {TEX_TIC_SPARSE_ENABLE_LO, TEX_TIC_MAX_MIP_LEVEL_LO - 1},
                  {TEX_TIC_WIDTH_MINUS_ONE_LO + 16, TEX_TIC_TEXTURE_TYPE_LO - 1},
                  {TEX_TIC_TEXTURE_TYPE_LO + 4, TEX_TIC_HEIGHT_MINUS_ONE_LO - 1},
                  {TEX_TIC_DEPTH_MINUS_ONE_LO + TEX_TIC_DEPTH_MINUS_ONE_W, 255}};
    uint32_t tic[8];
    (void)state;
    plain_tic(tic, 100, 60);
    PUT_TIC(tic, TEXTURE_TYPE, TEX_TYPE_THREE_D);
    PUT_TIC(tic, DEPTH_MINUS_ONE, 40);
    PUT_TIC(tic, MAX_MIP_LEVEL, 3);
    PUT_TIC(tic, GOBS_PER_BLOCK_WIDTH, 1);
    PUT_TIC(tic, GOBS_PER_BLOCK_HEIGHT, 1);
    PUT_TIC(tic, GOBS_PER_BLOCK_DEPTH, 1);
    const struct whole plain = whole_of(tic);
    assert_int_equal(plain.volume.block_d, 1);
    for (size_t i = 0; i < COUNT_OF(others); i++)
        for (unsigned bit = others[i].lo; bit <= others[i].hi; bit++) {
            tic[bit / 32] ^= 1U << bit % 32;
            const struct whole changed = whole_of(tic);
            tic[bit / 32] ^= 1U << bit % 32;
            if (!same_whole(&plain, &changed))
                fail_msg("bit %u moves a level", bit);
        }
}

/* In each version: what stands between ADDRESS and HEADER_VERSION is no part of the base. */
static void an_address_has_48_bits(void **state)
{
    uint32_t tic[8];
    (void)state;
    plain_tic(tic, 100, 60);
    PUT_TIC(tic, ADDRESS_47_32, 0x9234);
    for (unsigned bit = TEX_TIC_ADDRESS_47_32_LO + 16; bit < TEX_TIC_HEADER_VERSION_LO; bit++)
        tic[bit / 32] |= 1U << bit % 32;
    for (uint32_t version = 0; version < 8; version++) {
        PUT_TIC(tic, HEADER_VERSION, version);
        assert_true(level_layout_of(tic, 0, 4, false).base == UINT64_C(0x923400000000));
    }
}

/* Versions 3 and 4 have blocks; what is no version has none, nor levels. */
static void two_versions_have_blocks(void **state)
{
    uint32_t tic[8];
    (void)state;
    plain_tic(tic, 100, 60);
    PUT_TIC(tic, MAX_MIP_LEVEL, 3);
    PUT_TIC(tic, PITCH_20_5, 13);
    for (uint32_t version = 0; version < 8; version++) {
        bool blocks = version == TEX_VERSION_BLOCKLINEAR || version == TEX_VERSION_BLOCKLINEAR_COLOR_KEY;
        bool view = version == TEX_VERSION_PITCH || version == TEX_VERSION_BLOCKLINEAR;
        PUT_TIC(tic, HEADER_VERSION, version);
        PUT_TIC(tic, RES_VIEW_MIN_MIP_LEVEL, 1);
        PUT_TIC(tic, RES_VIEW_MAX_MIP_LEVEL, 2);
        assert_int_equal(level_layout_of(tic, 0, 4, false).layout, blocks ? TEX_LAYOUT_BLOCKLINEAR : TEX_LAYOUT_PITCH);
        assert_int_equal(level_layout_of(tic, 0, 4, false).pitch != 0, !blocks && version != TEX_VERSION_ONE_D_BUFFER);
        assert_int_equal(tex_derive_first_level(tic), view ? 1 : 0);
        assert_int_equal(tex_derive_last_level(tic), view && blocks ? 2 : blocks ? 3 : 0);
    }
}

/* PD-91: a layer is as long as its levels, here of one GOB each. */
static void layers_are_as_long_as_their_levels(void **state)
{
    uint32_t tic[8];
    struct tex_volume volume;
    (void)state;
    plain_tic(tic, 16, 8);
    for (uint32_t last = 0; last < 15; last++) {
        PUT_TIC(tic, MAX_MIP_LEVEL, last);
        tex_derive_volume(tic, 0, TEXEL(4), false, &volume);
        assert_true(volume.layer_stride == 512 * (last + 1));
    }
}

/* 65536 x 65536 elements of 16 bytes are 2^36 bytes a slice: with 4096 of them the stride is at its end, 0. */
static void strides_wrap_at_48_bits(void **state)
{
    uint32_t tic[8];
    struct tex_volume volume;
    (void)state;
    plain_tic(tic, 65536, 65536);
    PUT_TIC(tic, TEXTURE_TYPE, TEX_TYPE_THREE_D);
    for (uint32_t slices = 4095; slices <= 4097; slices++) {
        PUT_TIC(tic, DEPTH_MINUS_ONE, slices - 1);
        tex_derive_volume(tic, 0, TEXEL(16), false, &volume);
        assert_true(volume.layer_stride == UINT64_C(0x1000000000) * (slices % 4096));
    }
}

/* A code that is no type's is refused before. Asked all the same, it has two axes. */
static void a_code_that_is_no_type_has_two_axes(void **state)
{
    uint32_t tic[8];
    (void)state;
    plain_tic(tic, 100, 60);
    PUT_TIC(tic, DEPTH_MINUS_ONE, 40);
    PUT_TIC(tic, MAX_MIP_LEVEL, 3);
    const struct whole flat = whole_of(tic);
    PUT_TIC(tic, TEXTURE_TYPE, 15);
    assert_null(tex_type_find(15));
    const struct whole none = whole_of(tic);
    assert_true(same_whole(&flat, &none));
}

/* Samples lie side by side: sizes of 16 bits, whatever stands beside them. */
static void samples_have_sizes_of_16_bits(void **state)
{
    static const uint32_t sizes[] = {1, 2, 32767, 32768, 32769, 65535, 65536};
    const struct tex_grid grid = {.wide = 2, .high = 2};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(sizes); i++)
        for (unsigned beside = 0; beside < 2; beside++) {
            uint32_t tic[8], wide = 2 * sizes[i], high = 2 * sizes[COUNT_OF(sizes) - 1 - i];
            struct tex_level_layout layout;
            struct tex_volume volume;
            plain_tic(tic, sizes[i], sizes[COUNT_OF(sizes) - 1 - i]);
            tic[4] |= beside << 16; /* the bit behind the width */
            tic[5] |= beside << 16; /* and behind the height */
            tex_derive_samples(tic, &grid, TEXEL(4), false, &layout, &volume);
            uint32_t gobs = (4 * wide + 63) / 64, rows = (high + 7) / 8;
            assert_int_equal(layout.row_blocks, (gobs + (1U << layout.block_w) - 1) >> layout.block_w);
            assert_int_equal(volume.block_rows, (rows + (1U << layout.block_h) - 1) >> layout.block_h);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes_halve_down_to_one),
        cmocka_unit_test(levels_follow_without_padding),
        cmocka_unit_test(level_three_of_a_chain),
        cmocka_unit_test(blocks_shrink),
        cmocka_unit_test(width_policy_of_the_level_and_of_those_below),
        cmocka_unit_test(base_wraps_at_48_bits),
        cmocka_unit_test(pitch_has_its_own_fields),
        cmocka_unit_test(volumes_are_those_of_the_table),
        cmocka_unit_test(shapes_are_those_of_the_table),
        cmocka_unit_test(a_buffer_has_32_bits_of_width),
        cmocka_unit_test(views_count_in_the_resource),
        cmocka_unit_test(other_bits_move_nothing),
        cmocka_unit_test(an_address_has_48_bits),
        cmocka_unit_test(layers_are_as_long_as_their_levels),
        cmocka_unit_test(strides_wrap_at_48_bits),
        cmocka_unit_test(two_versions_have_blocks),
        cmocka_unit_test(a_code_that_is_no_type_has_two_axes),
        cmocka_unit_test(samples_have_sizes_of_16_bits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
