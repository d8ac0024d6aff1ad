// SPDX-License-Identifier: Apache-2.0
/*
 * Counts and positions of samples as literals: the words are those of the public description of the state; a change
 * here needs such a source.
 */
#include "function/query.h"
#include "tap.h"

static const struct {
    uint32_t mode, samples, at[16];
} modes[] = {
    {0, 1, {0x00000000}},
    {1, 2, {0xfc00fc00, 0x04000400}},
    {2, 4, {0xfa00fe00, 0xfe000600, 0x0200fa00, 0x06000200}},
    {3, 8, {0xff00f900, 0xfb00fd00, 0x0500fb00, 0x0300ff00, 0xfd000100, 0xf9000700, 0x07000300, 0x01000500}},
    {4, 8, {0xfd000100, 0x0300ff00, 0x01000500, 0xfb00fd00, 0x0500fb00, 0xff00f900, 0x07000300, 0xf9000700}},
    {5, 2, {0x04000400, 0xfc00fc00}},
    {6,
     16,
     {0x01000100, 0xfd00ff00, 0x0200fd00, 0xff000400, 0xfe00fb00, 0x05000200, 0x03000500, 0xfb000300, 0x0600fe00,
      0xf9000000, 0xfa00fc00, 0x0400fa00, 0x0000f800, 0xfc000700, 0x07000600, 0xf800f900}},
    {8, 4, {0xfa00fe00, 0xfe000600, 0x0200fa00, 0x06000200}},
    {9, 4, {0xfa00fe00, 0xfe000600, 0x0200fa00, 0x06000200}},
    {10, 8, {0xff00f900, 0xfb00fd00, 0x0500fb00, 0x0300ff00, 0xfd000100, 0xf9000700, 0x07000300, 0x01000500}},
    {11, 8, {0xff00f900, 0xfb00fd00, 0x0500fb00, 0x0300ff00, 0xfd000100, 0xf9000700, 0x07000300, 0x01000500}},
    {7, 1, {0}},
    {12, 2, {0}},
    {13, 4, {0}},
    {14, 8, {0}},
};

static void positions_are_those_of_the_tables(void **state)
{
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(modes); i++) {
        assert_int_equal(tex_query_samples(modes[i].mode), modes[i].samples);
        for (uint32_t s = 0; s < 40; s++)
            assert_int_equal(tex_query_position(modes[i].mode, s), s < modes[i].samples ? modes[i].at[s] : 0);
    }
}

/* Four by four, a quarter of a pixel apart, and the centre in the middle. */
static void the_regular_mode_is_a_grid(void **state)
{
    (void)state;
    assert_int_equal(tex_query_samples(15), 16);
    assert_int_equal(tex_query_position(15, 0), 0xfa00fa00);
    assert_int_equal(tex_query_position(15, 3), 0xfa000600);
    assert_int_equal(tex_query_position(15, 5), 0xfe00fe00);
    assert_int_equal(tex_query_position(15, 15), 0x06000600);
}

static struct tex_query ask(uint32_t query, uint32_t lod, const struct tex_shape *shape, uint32_t status)
{
    const struct tex_decode decode = {.query = query, .lod = lod};
    const struct tex_header header = {
        .tag = {.warp = 9, .status = status}, .op = {.opcode = TEX_OPCODE_TXQ, .wmask = 5}, .shape = *shape};
    struct tex_query q;
    memset(&q, 0x5a, sizeof q);
    tex_query_eval(&decode, &header, &q);
    assert_int_equal(q.tag.warp, 9);
    assert_int_equal(q.op.wmask, 5);
    return q;
}

/* A bad level leaves the number of levels, a bad texture does not. */
static void what_is_not_there(void **state)
{
    const struct tex_shape shape = {.kind = TEX_TYPE_TWO_D_ARRAY, .width = 64, .height = 32, .depth = 9, .levels = 3};
    static const uint32_t queries[] = {TEX_QUERY_DIMENSION, TEX_QUERY_TEXTURE_TYPE, TEX_QUERY_SAMPLER_POS};
    static const uint32_t zeros[4];
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(queries); i++)
        for (uint32_t status = 1; status < 16; status++) {
            struct tex_query q = ask(queries[i], 0, &shape, status);
            assert_memory_equal(q.value, zeros, sizeof zeros);
            assert_int_equal(q.answer, TEX_ANSWER_NONE);
        }
    static const uint32_t levels[] = {3, 4, 32, 35, 0x80000000, 0xffffffff};
    for (unsigned i = 0; i < COUNT_OF(levels); i++) {
        struct tex_query q = ask(TEX_QUERY_DIMENSION, levels[i], &shape, TEX_STATUS_OK);
        const uint32_t expected[4] = {0, 0, 0, 3};
        assert_memory_equal(q.value, expected, sizeof expected);
    }
    struct tex_query q = ask(TEX_QUERY_DIMENSION, 2, &shape, TEX_STATUS_OK);
    const uint32_t expected[4] = {16, 8, 9, 3};
    assert_memory_equal(q.value, expected, sizeof expected);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_are_those_of_the_tables),
        cmocka_unit_test(the_regular_mode_is_a_grid),
        cmocka_unit_test(what_is_not_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
