// SPDX-License-Identifier: Apache-2.0
/* Compressed blocks against decoders from outside: two tables. What is reserved, and that any block has a texel. */
#include "function/block.h"

#include <stdio.h>
#include <stdlib.h>

#include "arith/block_decode.h"
#include "base/rng.h"
#include "tap.h"

#define BLOCKS "tests/unit/function/blocks.tsv"
#define OUTSIDE "tests/modules/block_outside.txt"

/* How a component stands in the file: the code, or 8 bits of it. */
enum unit { CODE, RATIO, ELEVEN, SIGNED_ELEVEN };

struct listed {
    const char *name;
    enum tex_codec_code codec;
    bool is_signed;
    unsigned components, digits;
    enum unit unit[4];
};

static const struct listed listed[] = {
    {"BC1", TEX_CODEC_BC1, false, 4, 2, {CODE, CODE, CODE, CODE}},
    {"BC2", TEX_CODEC_BC2, false, 4, 2, {CODE, CODE, CODE, CODE}},
    {"BC3", TEX_CODEC_BC3, false, 4, 2, {CODE, CODE, CODE, RATIO}},
    {"BC4_U", TEX_CODEC_BC4, false, 1, 2, {RATIO}},
    {"BC5_U", TEX_CODEC_BC5, false, 2, 2, {RATIO, RATIO}},
    {"BC6H_U", TEX_CODEC_BC6H, false, 3, 4, {CODE, CODE, CODE}},
    {"BC6H_S", TEX_CODEC_BC6H, true, 3, 4, {CODE, CODE, CODE}},
    {"BC7", TEX_CODEC_BC7, false, 4, 2, {CODE, CODE, CODE, CODE}},
    {"ETC2_RGB", TEX_CODEC_ETC2_RGB, false, 4, 2, {CODE, CODE, CODE, CODE}},
    {"ETC2_RGB_PTA", TEX_CODEC_ETC2_PTA, false, 4, 2, {CODE, CODE, CODE, CODE}},
    {"ETC2_RGBA", TEX_CODEC_ETC2_RGBA, false, 4, 2, {CODE, CODE, CODE, CODE}},
    {"EAC_U", TEX_CODEC_EAC, false, 1, 2, {ELEVEN}},
    {"EAC_S", TEX_CODEC_EAC, true, 1, 2, {SIGNED_ELEVEN}},
    {"EACX2_U", TEX_CODEC_EACX2, false, 2, 2, {ELEVEN, ELEVEN}},
    {"EACX2_S", TEX_CODEC_EACX2, true, 2, 2, {SIGNED_ELEVEN, SIGNED_ELEVEN}},
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

static const struct listed *of_codec(unsigned codec, bool is_signed)
{
    for (unsigned i = 0; i < COUNT_OF(listed); i++)
        if (listed[i].codec == codec && listed[i].is_signed == is_signed)
            return &listed[i];
    fail_msg("%s: no codec %u", OUTSIDE, codec);
    return NULL;
}

static void check_block(const struct listed *l, const char *block, const char *texels)
{
    uint8_t bytes[17] = {[16] = 0xff}; /* a decoder that goes on would find it */
    assert_int_equal(strlen(texels), 16U * l->components * l->digits);
    for (unsigned i = 0; i < 16 && block[2 * i]; i++)
        bytes[i] = (uint8_t)hex(block + 2 * i, 2);
    for (unsigned i = 0; i < 16; i++) {
        struct tex_block_texel texel;
        tex_block_decode(l->codec, l->is_signed, false, bytes, i % 4, i / 4, &texel);
        for (unsigned c = 0; c < l->components; c++) {
            unsigned seen = in_unit(texel.code[c], l->unit[c]);
            unsigned expected = hex(texels + l->digits * (i * l->components + c), l->digits);
            if (seen != expected)
                fail_msg("%s %s, texel %u, component %u: %x, expected %x", l->name, block, i, c, seen, expected);
        }
        if (l->components == 3)
            assert_int_equal(texel.code[3], 0x3c00);
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

/* The table of the RTL's decoders. */
static void rows_of_the_rtl_decoders(void **state)
{
    (void)state;
    char line[400], block[33], texels[200];
    unsigned codec, is_signed, count = 0;
    FILE *file = fopen(OUTSIDE, "r");
    assert_non_null(file);
    for (; fgets(line, sizeof line, file); count++) {
        assert_int_equal(sscanf(line, "%u %u %32s %199s", &codec, &is_signed, block, texels), 4);
        check_block(of_codec(codec, is_signed != 0), block, texels);
    }
    fclose(file);
    assert_true(count >= 600);
}

/* The lowest value of 16-bit endpoints, -32768 at either end, is minus infinity; -1, of which nothing is left, +0. */
static void signed_halves_at_their_ends(void **state)
{
    (void)state;
    const uint8_t lowest[16] = {0x0f, 0, 0, 0, 0x80}; /* bit 39: bit 15 of R */
    struct tex_block_texel texel;
    tex_block_decode(TEX_CODEC_BC6H, true, false, lowest, 0, 0, &texel);
    assert_int_equal(texel.code[0], 0xfc00);
    assert_int_equal(texel.code[1], 0);
    const uint8_t minus_one[16] = {0xef, 0x7f, 0, 0, 0x80, 0x1f}; /* R: 16 ones, and no difference */
    tex_block_decode(TEX_CODEC_BC6H, true, false, minus_one, 0, 0, &texel);
    assert_int_equal(texel.code[0], 0); /* PD-85: Direct3D 11.3, 19.5.13, and an H100; Khronos has 0x8000 */
    const uint8_t minus_two[16] = {0xcf, 0x7f, 0, 0, 0x80, 0x1f};
    tex_block_decode(TEX_CODEC_BC6H, true, false, minus_two, 0, 0, &texel);
    assert_int_equal(texel.code[0], 0x8001);
}

/* PD-85: what an H100 delivered for the random blocks of a capture in which a texel lies at -1. */
static void signs_as_hardware_has_them(void **state)
{
    (void)state;
    static const struct {
        uint8_t block[16];
        unsigned component;
        uint16_t texel[16];
    } seen[] = {
        {{0x2b, 0x82, 0xb5, 0x8b, 0x20, 0x64, 0x6f, 0x28, 0x6e, 0x20, 0x47, 0xb2, 0xdb, 0xbc, 0x1c, 0x0e},
         0,
         {0x827c, 0x8203, 0x010f, 0, 0x827c, 0x80f3, 0, 0x847f, 0x847f, 0x8572, 0x84f8, 0x847f, 0x84f8, 0x0096, 0x8609,
          0x010f}},
        {{0xcf, 0x7f, 0x7f, 0xff, 0x77, 0xff, 0xfc, 0xfd, 0x63, 0xff, 0xbe, 0x12, 0x11, 0x20, 0x01, 0x90},
         2,
         {0, 0x8002, 0x8005, 0x8005, 0x8005, 0x8004, 0x8001, 0, 0, 0, 0, 0x8001, 0, 0, 0, 0x8003}},
    };
    for (unsigned i = 0; i < 16 * COUNT_OF(seen); i++) {
        struct tex_block_texel texel;
        tex_block_decode(TEX_CODEC_BC6H, true, false, seen[i / 16].block, i % 4, i % 16 / 4, &texel);
        assert_int_equal(texel.code[seen[i / 16].component], seen[i / 16].texel[i % 16]);
    }
}

static void expect_black(enum tex_codec_code codec, uint8_t first, uint16_t alpha)
{
    uint8_t bytes[16];
    memset(bytes, 0xff, sizeof bytes);
    bytes[0] = first;
    for (unsigned i = 0; i < 32; i++) {
        struct tex_block_texel texel;
        tex_block_decode(codec, i / 16, false, bytes, i % 4, i / 4 % 4, &texel);
        assert_int_equal(texel.code[0] | texel.code[1] | texel.code[2], 0);
        assert_int_equal(texel.code[3], alpha);
    }
}

/* BC7: no bit of byte 0. BC6H: 10011, 10111, 11011, 11111 in bits 4:0; of the others none is black in white. */
static void reserved_modes_are_black(void **state)
{
    (void)state;
    expect_black(TEX_CODEC_BC7, 0, 0);
    for (unsigned mode = 0; mode < 32; mode++) {
        uint8_t bytes[16];
        struct tex_block_texel texel;
        memset(bytes, 0xff, sizeof bytes);
        bytes[0] = (uint8_t)(0xe0 | mode);
        tex_block_decode(TEX_CODEC_BC6H, false, false, bytes, 0, 0, &texel);
        bool reserved = (mode & 0x13) == 0x13;
        assert_int_equal(texel.code[0] == 0, reserved);
        if (reserved)
            expect_black(TEX_CODEC_BC6H, bytes[0], 0x3c00);
    }
}

/* No code has more bits than its format says, whatever the block, its codec and its place are. */
static void any_block_has_a_texel(void **state)
{
    static const struct {
        uint32_t codec;
        uint16_t most[4];
    } of[] = {
        {TEX_CODEC_BC1, {255, 255, 255, 255}},
        {TEX_CODEC_BC2, {255, 255, 255, 255}},
        {TEX_CODEC_BC3, {255, 255, 255, 8925}},
        {TEX_CODEC_BC4, {8925, 0, 0, 0}},
        {TEX_CODEC_BC5, {8925, 8925, 0, 0}},
        {TEX_CODEC_BC6H, {0x7bff, 0x7bff, 0x7bff, 0x3c00}},
        {TEX_CODEC_BC7, {255, 255, 255, 255}},
        {TEX_CODEC_ETC2_RGB, {255, 255, 255, 255}},
        {TEX_CODEC_ETC2_PTA, {255, 255, 255, 255}},
        {TEX_CODEC_ETC2_RGBA, {255, 255, 255, 255}},
        {TEX_CODEC_EAC, {2047, 0, 0, 0}},
        {TEX_CODEC_EACX2, {2047, 2047, 0, 0}},
        {TEX_CODEC_NONE, {0}},
        {13, {0}},
        {UINT32_MAX, {0}},
    };
    struct rng rng;
    (void)state;
    rng_init(&rng, 5, 0);
    for (unsigned n = 0; n < 60000; n++) {
        uint8_t bytes[16];
        struct tex_block_texel texel, further;
        for (unsigned i = 0; i < 16; i++)
            bytes[i] = (uint8_t)rng_next(&rng);
        for (unsigned i = 0; i < COUNT_OF(of); i++) {
            uint32_t place = rng_next(&rng);
            tex_block_decode(of[i].codec, true, n & 1, bytes, place & 3, place >> 8 & 3, &texel);
            tex_block_decode(of[i].codec, true, n & 1, bytes, place & 0xff, place >> 8, &further);
            assert_memory_equal(&texel, &further, sizeof texel);
            tex_block_decode(of[i].codec, false, n & 1, bytes, place & 3, place >> 8 & 3, &texel);
            for (unsigned c = 0; c < 4; c++)
                assert_true(texel.code[c] <= of[i].most[c]);
        }
    }
}

/* Elements of other formats pass; of a compressed one the codes lie in 64 bits, of the texel at the place. */
static void codes_of_an_element(void **state)
{
    (void)state;
    const uint32_t element[4] = {0x03020100, 0x07060504, 0xf800f800, 0xe4e4e4e4};
    uint32_t codes[4];
    struct tex_fmt fmt = {.format = 0x08};
    tex_block_codes(&fmt, false, 5, element, codes);
    assert_memory_equal(codes, element, sizeof codes);
    fmt.format = 0x25; /* DXT23: alpha 0 to 15 in pairs of halves, then four colours */
    for (uint32_t texel_in_block = 0; texel_in_block < 16; texel_in_block++) {
        tex_block_codes(&fmt, false, texel_in_block, element, codes);
        uint32_t alpha = texel_in_block % 2 ? 0 : texel_in_block / 2;
        assert_int_equal(codes[0], 0xff);
        assert_int_equal(codes[1], alpha * 17 << 16);
        assert_int_equal(codes[2] | codes[3], 0);
    }
    fmt.format = 0x27; /* DXN1: -128 and 2; texel 0 has the second */
    fmt.datatype[0] = TEX_DATATYPE_SNORM;
    tex_block_codes(&fmt, false, 0, (const uint32_t[4]){0x00010280, 0, 0, 0}, codes);
    assert_int_equal(codes[0], 70);
    tex_block_codes(&fmt, false, 4, (const uint32_t[4]){0x00010280, 0, 0, 0}, codes);
    assert_int_equal(codes[0], 0xffff & -127 * 35);
}

/* What stood in the colour before is not seen, a clear texel of ETC2_RGB_PTA included. */
static void each_color_is_written(void **state)
{
    (void)state;
    struct rng rng;
    unsigned clear = 0;
    rng_init(&rng, 77, 0);
    for (unsigned i = 0; i < 20000; i++) {
        uint8_t bytes[8];
        for (unsigned k = 0; k < sizeof bytes; k++)
            bytes[k] = (uint8_t)rng_next(&rng);
        uint16_t low[3] = {0}, high[3] = {0xffff, 0xffff, 0xffff};
        bool punch = i % 2 != 0;
        clear += tex_etc2_decode(bytes, i % 4, i / 4 % 4, punch, low);
        tex_etc2_decode(bytes, i % 4, i / 4 % 4, punch, high);
        assert_memory_equal(low, high, sizeof low);
    }
    assert_true(clear > 100);
}

/* PD-4: a thread whose status let nothing be read, and a token, show zeros. */
static void what_is_not_read_is_no_block(void **state)
{
    (void)state;
    for (uint32_t status = 0; status < 16; status++)
        for (uint32_t token = 0; token < 2; token++) {
            const struct tex_header header = {.fmt = {.format = 0x06}}; /* ETC2_RGB: a block of zeros is not 0 */
            const struct tex_cache cache = {
                .tag = {.status = status, .token = token}, .sparse = 5, .border = 2, .texel_in_block = {1, 2, 3, 4}};
            struct tex_block out;
            tex_block_eval(&cache, &header, &(struct tex_policy){0}, &out);
            bool read = !token && (status == TEX_STATUS_OK || status == TEX_STATUS_MEMORY_ERROR);
            for (unsigned k = 0; k < 4; k++)
                assert_int_equal(out.raw[k][1] != 0, read);
            assert_int_equal(out.sparse, 5);
            assert_int_equal(out.border, 2);
            assert_memory_equal(out.texel_in_block, cache.texel_in_block, sizeof out.texel_in_block);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_as_decoded_outside),   cmocka_unit_test(rows_of_the_rtl_decoders),
        cmocka_unit_test(signed_halves_at_their_ends), cmocka_unit_test(signs_as_hardware_has_them),
        cmocka_unit_test(reserved_modes_are_black),    cmocka_unit_test(any_block_has_a_texel),
        cmocka_unit_test(codes_of_an_element),         cmocka_unit_test(what_is_not_read_is_no_block),
        cmocka_unit_test(each_color_is_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
