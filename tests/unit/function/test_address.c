// SPDX-License-Identifier: Apache-2.0
#include "at_first.h"
#include "function/address.h"
#include "function/derive.h"
#include "tap.h"

/* First bytes of the 16-byte pieces of a GOB: rows 0..7, byte columns 0, 16, 32, 48. */
static void pieces_of_a_gob(void **state)
{
    static const uint32_t expected[8][4] = {
        {0, 32, 256, 288},    {16, 48, 272, 304},   {64, 96, 320, 352},   {80, 112, 336, 368},
        {128, 160, 384, 416}, {144, 176, 400, 432}, {192, 224, 448, 480}, {208, 240, 464, 496},
    };
    (void)state;
    for (uint32_t y = 0; y < 8; y++)
        for (uint32_t xb = 0; xb < 64; xb++)
            assert_true(tex_bl_offset(1, 0, 0, xb, y) == expected[y][xb / 16] + xb % 16);
}

/* Worked examples of the layout: offsets of a level and of a texel, from base address 0. */
static void worked_points(void **state)
{
    static const struct {
        uint32_t width, height, bytes, block_h, level, x, y;
        uint64_t level_offset, offset;
        uint32_t block; /* texels of an element, along x and along y */
    } cases[] = {
        {64, 64, 4, 3, 0, 5, 3, 0, 116, 1},
        {64, 64, 4, 3, 0, 63, 63, 0, 16380, 1},
        {200, 100, 1, 3, 0, 130, 77, 0, 25234, 1},
        {100, 50, 2, 2, 0, 99, 49, 0, 15382, 1},
        {33, 17, 8, 1, 0, 32, 16, 0, 9216, 1},
        {20, 20, 16, 1, 0, 19, 19, 0, 9584, 1},
        {256, 256, 4, 4, 3, 17, 9, 344064, 346644, 1},
        {16, 16, 4, 4, 0, 3, 12, 0, 652, 1},
        {20, 16, 4, 4, 0, 16, 0, 0, 1024, 1},
        {100, 100, 8, 1, 0, 57, 38, 0, 1840, 4},
        {256, 256, 16, 3, 4, 9, 6, 87040, 87312, 4},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        uint32_t tic[8];
        struct tex_level_layout level_layout;
        plain_tic(tic, cases[i].width, cases[i].height);
        PUT_TIC(tic, GOBS_PER_BLOCK_HEIGHT, cases[i].block_h);
        uint32_t block = cases[i].block, x = cases[i].x / block, y = cases[i].y / block;
        const struct tex_element element = {cases[i].bytes, block, block};
        tex_derive_level_layout(tic, cases[i].level, &element, false, false, &level_layout);
        assert_true(level_layout.base == cases[i].level_offset);
        uint64_t inside =
            tex_bl_offset(level_layout.row_blocks, level_layout.block_w, level_layout.block_h, x * cases[i].bytes, y);
        assert_true(level_layout.base + inside == cases[i].offset);
    }
}

/* Blocks 4 GOBs wide and 2 high, 3 blocks a row: GOBs x then y in a block, blocks x then y. */
static void wide_blocks(void **state)
{
    (void)state;
    assert_true(tex_bl_offset(3, 2, 1, 64, 0) == 512);
    assert_true(tex_bl_offset(3, 2, 1, 0, 8) == 4 * 512);
    assert_true(tex_bl_offset(3, 2, 1, 256, 0) == 8 * 512);
    assert_true(tex_bl_offset(3, 2, 1, 0, 16) == 3 * 8 * 512);
    assert_true(tex_bl_offset(3, 2, 1, 767, 31) == 6 * 8 * 512 - 1);
}

/* Every byte of a small level has its own place, and the places fill the level. */
static void offsets_are_a_permutation(void **state)
{
    (void)state;
    for (uint32_t w = 0; w <= 2; w++) {
        for (uint32_t h = 0; h <= 2; h++) {
            const uint32_t row_blocks = 2, width = row_blocks * 64 << w, height = 16U << h;
            static uint8_t seen[512 * 1024];
            memset(seen, 0, sizeof seen);
            for (uint32_t y = 0; y < height; y++) {
                for (uint32_t x = 0; x < width; x++) {
                    uint64_t offset = tex_bl_offset(row_blocks, w, h, x, y);
                    assert_true(offset < (uint64_t)width * height);
                    assert_int_equal(seen[offset]++, 0);
                }
            }
        }
    }
}

static void large_offsets_do_not_overflow(void **state)
{
    (void)state;
    assert_true(tex_bl_offset(16384, 0, 5, 65535 * 16 + 15, 65535) == (UINT64_C(1) << 36) - 1);
    assert_true(tex_bl_offset(512, 5, 5, 65535 * 16 + 15, 65535) == (UINT64_C(1) << 36) - 1);
}

static void pitch_addresses(void **state)
{
    const struct tex_header header = {.level_layout = {.layout = TEX_LAYOUT_PITCH, .base = 0x100020, .pitch = 512},
                                      .fmt = {.format = 0x08}};
    const struct tex_wrap wrap = {
        .tag = {.lane = 6}, .op = {.rd = 1}, .x = {10, 0, 0, 127}, .y = {7, 0, 0, 1}, .border = 4};
    struct tex_address a;
    (void)state;
    const struct tex_coord coord = {.tag = wrap.tag};
    address_at_first(&coord, &wrap, &header, &a);
    assert_true(a.address[0] == 0x100020 + 3624);
    assert_true(a.address[1] == 0x100020);
    assert_true(a.address[2] == 0);
    assert_true(a.address[3] == 0x100020 + 512 + 508);
    assert_int_equal(a.fetch, 11);
    assert_int_equal(a.border, 4);
    assert_int_equal(a.tag.lane, 6);
    assert_int_equal(a.op.rd, 1);
}

/* PD-91c: the element of a texel, and its place in it. */
static void pairs_share_an_element(void **state)
{
    const struct tex_header header = {.level_layout = {.layout = TEX_LAYOUT_PITCH, .base = 4096, .pitch = 64},
                                      .fmt = {.format = 0x22}};
    const struct tex_wrap wrap = {.x = {6, 7, 9, 1}, .y = {1, 1, 2, 3}, .border = 8};
    struct tex_address a;
    (void)state;
    const struct tex_coord coord = {.tag = wrap.tag};
    address_at_first(&coord, &wrap, &header, &a);
    assert_true(a.address[0] == 4096 + 64 + 12 && a.address[1] == a.address[0]);
    assert_true(a.address[2] == 4096 + 128 + 16 && a.address[3] == 0);
    assert_int_equal(
        a.texel_in_block[0] << 12 | a.texel_in_block[1] << 8 | a.texel_in_block[2] << 4 | a.texel_in_block[3], 0x0110);
}

static void expect_part(const struct tex_header *header, uint32_t x, uint32_t y, bool straddle, uint64_t address,
                        uint64_t addr_hi)
{
    const struct tex_wrap wrap = {.x = {0, 0, 0, x}, .y = {0, 0, 0, y}, .border = 6};
    const struct tex_coord coord = {.tag = wrap.tag};
    struct tex_address a;
    address_at_first(&coord, &wrap, header, &a);
    assert_int_equal(a.straddle, straddle ? 8 : 0);
    assert_true(a.address[3] == address);
    assert_true(a.addr_hi[3] == addr_hi);
    assert_true(a.addr_hi[0] == 0 && a.addr_hi[1] == 0 && a.addr_hi[2] == 0);
}

/* PD-10c: where an element of 12 bytes that is filtered goes on behind its unit of 16. Blocks of 2 x 2 GOBs, 3 a row.
 */
static void elements_in_two_parts(void **state)
{
    struct tex_header header = {.level_layout = {.layout = TEX_LAYOUT_BLOCKLINEAR,
                                                 .base = 0x100000,
                                                 .row_blocks = 3,
                                                 .block_w = 1,
                                                 .block_h = 1},
                                .fmt = {.format = 0x02, .sampling = TEX_SAMPLING_LINEAR}};
    (void)state;
    expect_part(&header, 0, 0, false, 0x100000, 0);
    expect_part(&header, 1, 0, true, 0x100000 + 12, 0x100000 + 32);         /* column 12: the unit at 16 */
    expect_part(&header, 2, 0, true, 0x100000 + 40, 0x100000 + 256);        /* 24: that at 32 */
    expect_part(&header, 3, 0, false, 0x100000 + 260, 0);                   /* 36 fits */
    expect_part(&header, 5, 1, true, 0x100000 + 316, 0x100000 + 512 + 16);  /* 60: the next GOB of the block */
    expect_part(&header, 10, 0, true, 0x100000 + 808, 0x100000 + 4 * 512);  /* 120: the next block */
    expect_part(&header, 10, 8, true, 0x100000 + 1832, 0x100000 + 6 * 512); /* the same, in its second row of GOBs */
    header.level_layout =
        (struct tex_level_layout){.layout = TEX_LAYOUT_PITCH, .base = UINT64_C(0xffffffffff00), .pitch = 256};
    expect_part(&header, 1, 0, true, UINT64_C(0xffffffffff0c), UINT64_C(0xffffffffff10));
    expect_part(&header, 2, 0, true, UINT64_C(0xffffffffff18), UINT64_C(0xffffffffff20));
    expect_part(&header, 20, 0, false, UINT64_C(0xfffffffffff0), 0);
    expect_part(&header, 22, 1, true, 0x108, 0x110);
    expect_part(&header, 17, 0, true, UINT64_C(0xffffffffffcc), UINT64_C(0xffffffffffd0));
    header.fmt.sampling = TEX_SAMPLING_GATHER; /* one component: never in two */
    expect_part(&header, 1, 0, false, UINT64_C(0xffffffffff0c), 0);
    header.fmt = (struct tex_fmt){.format = 0x01, .sampling = TEX_SAMPLING_LINEAR};
    expect_part(&header, 1, 0, false, UINT64_C(0xffffffffff10), 0);
}

static void block_linear_addresses_wrap(void **state)
{
    const struct tex_header header = {
        .level_layout = {.layout = TEX_LAYOUT_BLOCKLINEAR, .base = UINT64_C(0xfffffffffe00), .row_blocks = 2},
        .fmt = {.format = 0x01}};
    const struct tex_wrap wrap = {.x = {0, 3, 4, 0}, .y = {0, 7, 0, 8}};
    struct tex_address a;
    (void)state;
    const struct tex_coord coord = {.tag = wrap.tag};
    address_at_first(&coord, &wrap, &header, &a);
    assert_true(a.address[0] == UINT64_C(0xfffffffffe00));
    assert_true(a.address[1] == UINT64_C(0xfffffffffff0));
    assert_true(a.address[2] == 0);
    assert_true(a.address[3] == 512);
}

static void other_statuses_show_zeros(void **state)
{
    const struct tex_header header = {.level_layout = {.base = 4096}, .fmt = {.format = 8}};
    const struct tex_wrap wrap = {.tag = {.status = TEX_STATUS_MISMATCH}};
    const struct tex_address expected = {.tag = {.status = TEX_STATUS_MISMATCH}};
    struct tex_address a;
    (void)state;
    const struct tex_coord coord = {.tag = wrap.tag};
    address_at_first(&coord, &wrap, &header, &a);
    assert_memory_equal(&a, &expected, sizeof a);
}

/* Logarithms of blocks are three bits wide: what is beyond is cut. */
static void wide_logarithms_are_cut(void **state)
{
    (void)state;
    for (uint32_t w = 0; w < 3; w++)
        for (uint32_t h = 0; h < 6; h++)
            for (uint32_t at = 0; at < 64; at++) {
                uint32_t xb = at * 37 % 512, y = at * 11 % 256;
                assert_true(tex_bl_offset(4, w + 8, h + 16, xb, y) == tex_bl_offset(4, w, h, xb, y));
            }
    const struct tex_level_layout level_layout = {.layout = TEX_LAYOUT_BLOCKLINEAR, .row_blocks = 2, .block_h = 1};
    for (uint32_t z = 0; z < 8; z++) {
        const struct tex_volume deep = {.block_d = 2, .block_rows = 3}, wide = {.block_d = 10, .block_rows = 3};
        assert_true(tex_address_offset(&level_layout, &deep, 5, 9, z, 0) ==
                    tex_address_offset(&level_layout, &wide, 5, 9, z, 0));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_of_a_gob),
        cmocka_unit_test(worked_points),
        cmocka_unit_test(wide_blocks),
        cmocka_unit_test(wide_logarithms_are_cut),
        cmocka_unit_test(offsets_are_a_permutation),
        cmocka_unit_test(large_offsets_do_not_overflow),
        cmocka_unit_test(pitch_addresses),
        cmocka_unit_test(pairs_share_an_element),
        cmocka_unit_test(elements_in_two_parts),
        cmocka_unit_test(block_linear_addresses_wrap),
        cmocka_unit_test(other_statuses_show_zeros),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
