// SPDX-License-Identifier: Apache-2.0
#include "function/derive.h"
#include "tap.h"

static struct tex_place place_of(const uint32_t tic[8], uint32_t level, uint32_t bytes, bool one_wide)
{
    struct tex_place place;
    tex_derive_place(tic, level, bytes, one_wide, one_wide, &place);
    return place;
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
        assert_true(place_of(tic, level, 4, false).base == UINT64_C(0x1234567800) + offsets[level]);
}

static void level_three_of_a_chain(void **state)
{
    uint32_t tic[8];
    struct tex_place place;
    (void)state;
    plain_tic(tic, 256, 256);
    PUT_TIC(tic, GOBS_PER_BLOCK_HEIGHT, 4);
    place = place_of(tic, 3, 4, false);
    assert_true(place.base == 344064);
    assert_int_equal(place.block_h, 2);
    assert_int_equal(place.row_blocks, 2);
    assert_int_equal(place.layout, TEX_LAYOUT_BLOCKLINEAR);
    assert_int_equal(place.pitch, 0);
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
        struct tex_place place = place_of(tic, 0, cases[i].bytes, false);
        assert_int_equal(place.block_w, cases[i].block_w);
        assert_int_equal(place.block_h, cases[i].block_h);
        assert_int_equal(place.row_blocks, cases[i].row_blocks);
        place = place_of(tic, 0, cases[i].bytes, true);
        assert_int_equal(place.block_w, 0);
        assert_int_equal(place.row_blocks, (cases[i].width * cases[i].bytes + 63) / 64);
    }
}

/* 100 x 8 elements of 4 bytes: 7 GOBs; 4 wide gives 2 blocks = 8 GOBs, 1 wide gives 7. */
static void width_policy_of_the_level_and_of_those_below(void **state)
{
    uint32_t tic[8];
    struct tex_place place;
    (void)state;
    plain_tic(tic, 100, 8);
    PUT_TIC(tic, GOBS_PER_BLOCK_WIDTH, 2);
    tex_derive_place(tic, 1, 4, false, true, &place);
    assert_true(place.base == 7 * 512);
    assert_int_equal(place.block_w, 2);
    tex_derive_place(tic, 1, 4, true, false, &place);
    assert_true(place.base == 8 * 512);
    assert_int_equal(place.block_w, 0);
}

static void base_wraps_at_48_bits(void **state)
{
    uint32_t tic[8];
    (void)state;
    plain_tic(tic, 16, 8);
    PUT_TIC(tic, ADDRESS_31_0, 0xfffffe00);
    PUT_TIC(tic, ADDRESS_47_32, 0xffff);
    assert_true(place_of(tic, 1, 4, false).base == 0);
    assert_true(place_of(tic, 2, 4, false).base == 512);
}

static void pitch_has_its_own_fields(void **state)
{
    uint32_t tic[8];
    struct tex_place place;
    (void)state;
    plain_tic(tic, 100, 50);
    PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_PITCH);
    PUT_TIC(tic, ADDRESS_31_0, 0x0010003f);
    PUT_TIC(tic, PITCH_20_5, 0xffff);
    place = place_of(tic, 0, 4, false);
    assert_int_equal(place.layout, TEX_LAYOUT_PITCH);
    assert_true(place.base == 0x100020);
    assert_int_equal(place.pitch, 2097120);
    assert_int_equal(place.row_blocks | place.block_w | place.block_h, 0);
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
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
