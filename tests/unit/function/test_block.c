// SPDX-License-Identifier: Apache-2.0
/* Compressed blocks against decoders from outside: blocks.tsv, which tests/oracle/blocks.py writes. */
#include "function/block.h"

#include <stdio.h>
#include <stdlib.h>

#include "tap.h"

#define BLOCKS "tests/unit/function/blocks.tsv"

/* How a component stands in the file: the code, or 8 bits of it. */
enum unit { CODE, RATIO, ELEVEN, SIGNED_ELEVEN };

struct listed {
    const char *name;
    enum tex_block_codec codec;
    unsigned components, digits;
    enum unit unit[4];
};

static const struct listed listed[] = {
    {"BC1", TEX_BLOCK_BC1, 4, 2, {CODE, CODE, CODE, CODE}},
    {"BC2", TEX_BLOCK_BC2, 4, 2, {CODE, CODE, CODE, CODE}},
    {"BC3", TEX_BLOCK_BC3, 4, 2, {CODE, CODE, CODE, RATIO}},
    {"BC4_U", TEX_BLOCK_BC4_U, 1, 2, {RATIO}},
    {"BC5_U", TEX_BLOCK_BC5_U, 2, 2, {RATIO, RATIO}},
    {"BC6H_U", TEX_BLOCK_BC6H_U, 3, 4, {CODE, CODE, CODE}},
    {"BC6H_S", TEX_BLOCK_BC6H_S, 3, 4, {CODE, CODE, CODE}},
    {"BC7", TEX_BLOCK_BC7, 4, 2, {CODE, CODE, CODE, CODE}},
    {"ETC2_RGB", TEX_BLOCK_ETC2_RGB, 4, 2, {CODE, CODE, CODE, CODE}},
    {"ETC2_RGB_PTA", TEX_BLOCK_ETC2_RGB_PTA, 4, 2, {CODE, CODE, CODE, CODE}},
    {"ETC2_RGBA", TEX_BLOCK_ETC2_RGBA, 4, 2, {CODE, CODE, CODE, CODE}},
    {"EAC_U", TEX_BLOCK_EAC_U, 1, 2, {ELEVEN}},
    {"EAC_S", TEX_BLOCK_EAC_S, 1, 2, {SIGNED_ELEVEN}},
    {"EACX2_U", TEX_BLOCK_EACX2_U, 2, 2, {ELEVEN, ELEVEN}},
    {"EACX2_S", TEX_BLOCK_EACX2_S, 2, 2, {SIGNED_ELEVEN, SIGNED_ELEVEN}},
};

static unsigned in_unit(uint16_t code, enum unit unit)
{
    switch (unit) {
    case RATIO:
        return code / 35U;
    case ELEVEN:
        return code / 8U;
    case SIGNED_ELEVEN:
        return (unsigned)((int16_t)code + 1023) / 8U;
    default:
        return code;
    }
}

static unsigned hex(const char *text, unsigned digits)
{
    char copy[5] = {0};
    memcpy(copy, text, digits);
    return (unsigned)strtoul(copy, NULL, 16);
}

static const struct listed *find(const char *name)
{
    for (unsigned i = 0; i < COUNT_OF(listed); i++)
        if (strcmp(listed[i].name, name) == 0)
            return &listed[i];
    fail_msg("%s: no codec '%s'", BLOCKS, name);
    return NULL;
}

static void check_block(const struct listed *l, const char *block, const char *texels)
{
    uint8_t bytes[16] = {0};
    assert_int_equal(strlen(texels), 16U * l->components * l->digits);
    for (unsigned i = 0; block[2 * i] && i < 16; i++)
        bytes[i] = (uint8_t)hex(block + 2 * i, 2);
    for (unsigned i = 0; i < 16; i++) {
        struct tex_block_texel texel;
        tex_block_decode(l->codec, bytes, i % 4, i / 4, false, &texel);
        for (unsigned c = 0; c < l->components; c++) {
            unsigned seen = in_unit(texel.code[c], l->unit[c]);
            unsigned expected = hex(texels + l->digits * (i * l->components + c), l->digits);
            if (seen != expected)
                fail_msg("%s %s, texel %u, component %u: %x, expected %x", l->name, block, i, c, seen, expected);
        }
    }
}

static void blocks_as_decoded_outside(void **state)
{
    (void)state;
    char line[400], name[16], block[33], texels[200];
    unsigned count[COUNT_OF(listed)] = {0};
    FILE *file = fopen(BLOCKS, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '#')
            continue;
        assert_int_equal(sscanf(line, "%15s %32s %199s", name, block, texels), 3);
        const struct listed *l = find(name);
        check_block(l, block, texels);
        count[l - listed]++;
    }
    fclose(file);
    for (unsigned i = 0; i < COUNT_OF(listed); i++)
        assert_true(count[i] >= 64);
}

/* What a codec's components stand for, and what those that it lacks are. */
static void kinds_of_every_codec(void **state)
{
    (void)state;
    static const struct {
        unsigned components;
        enum tex_block_kind kind, alpha;
        uint32_t one; /* of A where the codec has none */
    } expected[TEX_BLOCK_CODECS] = {
        [TEX_BLOCK_BC1] = {4, TEX_BLOCK_UNORM8, TEX_BLOCK_UNORM8, 0},
        [TEX_BLOCK_BC2] = {4, TEX_BLOCK_UNORM8, TEX_BLOCK_UNORM8, 0},
        [TEX_BLOCK_BC3] = {4, TEX_BLOCK_UNORM8, TEX_BLOCK_RATIO_U, 0},
        [TEX_BLOCK_BC4_U] = {1, TEX_BLOCK_RATIO_U, TEX_BLOCK_RATIO_U, 0},
        [TEX_BLOCK_BC4_S] = {1, TEX_BLOCK_RATIO_S, TEX_BLOCK_RATIO_S, 0},
        [TEX_BLOCK_BC5_U] = {2, TEX_BLOCK_RATIO_U, TEX_BLOCK_RATIO_U, 0},
        [TEX_BLOCK_BC5_S] = {2, TEX_BLOCK_RATIO_S, TEX_BLOCK_RATIO_S, 0},
        [TEX_BLOCK_BC6H_U] = {3, TEX_BLOCK_FLOAT16, TEX_BLOCK_FLOAT16, TEX_F32_ONE},
        [TEX_BLOCK_BC6H_S] = {3, TEX_BLOCK_FLOAT16, TEX_BLOCK_FLOAT16, TEX_F32_ONE},
        [TEX_BLOCK_BC7] = {4, TEX_BLOCK_UNORM8, TEX_BLOCK_UNORM8, 0},
        [TEX_BLOCK_ETC2_RGB] = {3, TEX_BLOCK_UNORM8, TEX_BLOCK_UNORM8, TEX_F32_ONE},
        [TEX_BLOCK_ETC2_RGB_PTA] = {4, TEX_BLOCK_UNORM8, TEX_BLOCK_UNORM8, 0},
        [TEX_BLOCK_ETC2_RGBA] = {4, TEX_BLOCK_UNORM8, TEX_BLOCK_UNORM8, 0},
        [TEX_BLOCK_EAC_U] = {1, TEX_BLOCK_UNORM11, TEX_BLOCK_UNORM11, 0},
        [TEX_BLOCK_EAC_S] = {1, TEX_BLOCK_SNORM11, TEX_BLOCK_SNORM11, 0},
        [TEX_BLOCK_EACX2_U] = {2, TEX_BLOCK_UNORM11, TEX_BLOCK_UNORM11, 0},
        [TEX_BLOCK_EACX2_S] = {2, TEX_BLOCK_SNORM11, TEX_BLOCK_SNORM11, 0},
    };
    const uint8_t bytes[16] = {0xa5, 0x5a, 0xff, 0x31, 0x77, 0x88, 0x12, 0xfe, 0x5a, 0xa5, 0x3c, 0xc3, 0, 1, 2, 3};
    for (unsigned codec = 0; codec < TEX_BLOCK_CODECS; codec++) {
        struct tex_block_texel texel;
        tex_block_decode((enum tex_block_codec)codec, bytes, 2, 1, false, &texel);
        for (unsigned c = 0; c < 4; c++) {
            assert_int_equal(texel.kind[c], c == 3 ? expected[codec].alpha : expected[codec].kind);
            if (c >= expected[codec].components)
                assert_int_equal(tex_block_value(texel.kind[c], texel.code[c]), c == 3 ? expected[codec].one : 0);
        }
    }
}

/* The lowest value of 16-bit endpoints, -32768 at either end, is minus infinity; a small negative value keeps its sign.
 */
static void signed_halves_at_their_ends(void **state)
{
    (void)state;
    const uint8_t lowest[16] = {0x0f, 0, 0, 0, 0x80}; /* bit 39: bit 15 of R */
    struct tex_block_texel texel;
    tex_block_decode(TEX_BLOCK_BC6H_S, lowest, 0, 0, false, &texel);
    assert_int_equal(texel.code[0], 0xfc00);
    assert_int_equal(texel.code[1], 0);
    assert_int_equal(tex_block_value(texel.kind[0], texel.code[0]), 0xff800000);
    const uint8_t minus_one[16] = {0xef, 0x7f, 0, 0, 0x80, 0x1f}; /* R: 16 ones, and no difference */
    tex_block_decode(TEX_BLOCK_BC6H_S, minus_one, 0, 0, false, &texel);
    assert_int_equal(texel.code[0], 0x8000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_as_decoded_outside),
        cmocka_unit_test(kinds_of_every_codec),
        cmocka_unit_test(signed_halves_at_their_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
