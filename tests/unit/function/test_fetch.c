// SPDX-License-Identifier: Apache-2.0
/* Texel fetches: level, place and bounds, by hand. */
#include "function/fetch.h"
#include "function/lod.h"
#include "tap.h"
#include "world.h"

/* Cells of all modes, written out: sample s at [s], {x, y}. */
static const struct {
    uint32_t mode, samples, cell[16][2];
} modes[] = {
    {TEX_SAMPLES_1X1, 1, {{0, 0}}},
    {TEX_SAMPLES_2X1, 2, {{0, 0}, {1, 0}}},
    {TEX_SAMPLES_2X2, 4, {{0, 0}, {1, 0}, {0, 1}, {1, 1}}},
    {TEX_SAMPLES_4X2, 8, {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 0}, {3, 0}, {2, 1}, {3, 1}}},
    {TEX_SAMPLES_4X2_D3D, 8, {{2, 0}, {1, 1}, {3, 1}, {1, 0}, {0, 1}, {0, 0}, {2, 1}, {3, 0}}},
    {TEX_SAMPLES_2X1_D3D, 2, {{1, 0}, {0, 0}}},
    {TEX_SAMPLES_4X4,
     16,
     {{0, 0},
      {1, 0},
      {2, 0},
      {3, 0},
      {0, 1},
      {1, 1},
      {2, 1},
      {3, 1},
      {0, 2},
      {1, 2},
      {2, 2},
      {3, 2},
      {0, 3},
      {1, 3},
      {2, 3},
      {3, 3}}},
    {7, 1, {{0, 0}}},
    {TEX_SAMPLES_2X2_VC_4, 4, {{0, 0}, {1, 0}, {0, 1}, {1, 1}}},
    {TEX_SAMPLES_4X2_VC_24, 8, {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 0}, {3, 0}, {2, 1}, {3, 1}}},
    {TEX_SAMPLES_2X1_CENTER, 2, {{0, 0}, {1, 0}}},
    {TEX_SAMPLES_4X2_CENTER, 8, {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 0}, {3, 0}, {2, 1}, {3, 1}}},
};

static const struct tex_op fetch = {.opcode = TEX_OPCODE_TLD, .ps = TEX_PT};
static const uint32_t no_quad[TEX_QUAD_LANES][3]; /* a fetch has no derivatives */
static const struct tex_policy no_policy;

static void samples_have_their_cells(void **state)
{
    (void)state;
    for (unsigned m = 0; m < COUNT_OF(modes); m++) {
        const struct tex_header header = {
            .op = fetch, .shape = {.kind = TEX_TYPE_TWO_D, .depth = 1, .levels = 1, .samples = modes[m].mode}};
        const struct tex_lod lod = {.op = fetch, .width = 5, .height = 3, .depth = 1};
        const uint32_t wide = modes[m].samples == 1 ? 1 : modes[m].samples < 8 ? 2 : 4;
        const uint32_t high = modes[m].samples < 4 ? 1 : modes[m].samples < 16 ? 2 : 4;
        for (uint32_t s = 0; s <= modes[m].samples; s++) {
            const struct tex_decode decode = {.op = fetch, .ms = 1, .lod = s, .s = 4, .t = 2};
            struct tex_coord c = {.op = fetch};
            tex_fetch_eval(&decode, &header, &lod, &c);
            assert_int_equal(c.tag.status, s < modes[m].samples ? TEX_STATUS_OK : TEX_STATUS_OUT_OF_BOUNDS);
            if (s == modes[m].samples)
                continue;
            assert_int_equal(c.column, 4 * wide + modes[m].cell[s][0]);
            assert_int_equal(c.row, 2 * high + modes[m].cell[s][1]);
        }
    }
}

static uint32_t status_at(const struct tex_header *header, const struct tex_decode *decode)
{
    const struct tex_lod lod = {
        .op = fetch, .width = header->shape.width, .height = header->shape.height, .depth = header->shape.depth};
    struct tex_coord c = {.op = fetch};
    tex_fetch_eval(decode, header, &lod, &c);
    return c.tag.status;
}

/* The last of each axis, and the first beyond it. */
static void every_axis_has_its_end(void **state)
{
    (void)state;
    struct tex_header solid = {
        .shape = {.kind = TEX_TYPE_THREE_D, .width = 9, .height = 8, .depth = 7, .layers = 1, .levels = 1}};
    for (unsigned axis = 0; axis < 3; axis++)
        for (unsigned beyond = 0; beyond < 2; beyond++) {
            const struct tex_decode d = {.s = axis == 0 ? 8 + beyond : 0,
                                         .t = axis == 1 ? 7 + beyond : 0,
                                         .r = axis == 2 ? 6 + beyond : 0,
                                         .array = 99};
            assert_int_equal(status_at(&solid, &d), beyond ? TEX_STATUS_OUT_OF_BOUNDS : TEX_STATUS_OK);
        }
    const struct tex_header array = {
        .shape = {.kind = TEX_TYPE_ONE_D_ARRAY, .width = 9, .height = 1, .depth = 7, .layers = 7, .levels = 1}};
    for (uint32_t layer = 6; layer < 8; layer++) {
        const struct tex_decode d = {.s = 8, .t = 1000, .array = layer}; /* it has no second axis */
        assert_int_equal(status_at(&array, &d), layer == 7 ? TEX_STATUS_OUT_OF_BOUNDS : TEX_STATUS_OK);
    }
}

static void offsets_wrap_at_32_bits(void **state)
{
    static const struct {
        uint32_t x, offset, status, column;
    } rows[] = {
        {0, 0xf, TEX_STATUS_OUT_OF_BOUNDS, 0}, {1, 0xf, TEX_STATUS_OK, 0},  {0xffffffff, 1, TEX_STATUS_OK, 0},
        {0xfffffff9, 7, TEX_STATUS_OK, 0},     {0, 7, TEX_STATUS_OK, 7},    {16, 8, TEX_STATUS_OK, 8},
        {8, 1, TEX_STATUS_OUT_OF_BOUNDS, 0},   {8, 0x10, TEX_STATUS_OK, 8},
    };
    const struct tex_header header = {
        .shape = {.kind = TEX_TYPE_ONE_D, .width = 9, .height = 1, .depth = 1, .layers = 1, .levels = 1}};
    const struct tex_lod lod = {.width = 9, .height = 1, .depth = 1};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        const struct tex_decode d = {.toff = TEX_TOFF_AOFFI, .s = rows[i].x, .off1 = rows[i].offset};
        struct tex_coord c = {.op = fetch};
        tex_fetch_eval(&d, &header, &lod, &c);
        assert_int_equal(c.tag.status, rows[i].status);
        assert_int_equal(c.column, rows[i].column);
    }
}

/* Level 2 of 40 x 24 x 19 in blocks two GOBs deep: sizes halve twice, and two levels come before it. */
static void a_level_has_its_place(void **state)
{
    struct tex_texture texture = {{0}, false, false};
    struct tex_header header = {
        .op = fetch,
        .level = 1,
        .shape = {.kind = TEX_TYPE_THREE_D, .width = 20, .height = 12, .depth = 9, .layers = 1, .levels = 3},
        .fmt = {.format = 0x0f}};
    struct tex_lod lod;
    (void)state;
    plain_tic(texture.tic, 40, 24);
    PUT_TIC(texture.tic, COMPONENTS, 0x0f);
    PUT_TIC(texture.tic, TEXTURE_TYPE, TEX_TYPE_THREE_D);
    PUT_TIC(texture.tic, DEPTH_MINUS_ONE, 18);
    PUT_TIC(texture.tic, MAX_MIP_LEVEL, 3);
    PUT_TIC(texture.tic, GOBS_PER_BLOCK_DEPTH, 1);
    PUT_TIC(texture.tic, GOBS_PER_BLOCK_HEIGHT, 0);
    PUT_TIC(texture.tic, ADDRESS_31_0, 0x10000);
    for (uint32_t step = 0; step < 5; step++) {
        const struct tex_decode d = {.lod = step == 4 ? 0xffffffff : step};
        tex_lod_eval(&d, no_quad, 0, &header, &texture, &no_policy, &lod);
        assert_int_equal(lod.tag.status, step < 3 ? TEX_STATUS_OK : TEX_STATUS_OUT_OF_BOUNDS);
    }
    const struct tex_decode second = {.lod = 1};
    tex_lod_eval(&second, no_quad, 0, &header, &texture, &no_policy, &lod);
    assert_int_equal(lod.level, 2);
    assert_int_equal(lod.width, 10);
    assert_int_equal(lod.height, 6);
    assert_int_equal(lod.depth, 4);
    /* Level 0: 3 x 3 x 10 blocks of two GOBs; level 1: 2 x 2 x 5. */
    assert_int_equal(lod.level_layout.base, 0x10000 + (90 + 20) * 1024);
    assert_int_equal(lod.level_layout.row_blocks, 1);
    assert_int_equal(lod.volume.block_rows, 1);
    assert_int_equal(lod.volume.block_d, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(samples_have_their_cells),
        cmocka_unit_test(every_axis_has_its_end),
        cmocka_unit_test(offsets_wrap_at_32_bits),
        cmocka_unit_test(a_level_has_its_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
