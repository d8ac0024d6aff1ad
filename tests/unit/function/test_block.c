// SPDX-License-Identifier: Apache-2.0
/* Compressed blocks as decoders outside this project show them (tests/oracle/blocks.py says which, and how close). */
#include <inttypes.h>
#include <stdio.h>

#include "function/block.h"
#include "tap.h"

#define TABLE "tests/unit/function/blocks.txt"

struct line {
    char codec_name[16], how[5], block[33], texels[16 * 12 + 1];
    uint32_t codec, is_signed;
    uint8_t bytes[16];
};

static unsigned hex(const char *digits, unsigned count)
{
    char part[8] = {0};
    unsigned value;
    memcpy(part, digits, count);
    if (sscanf(part, "%x", &value) != 1)
        fail_msg("%s: '%s' is not hexadecimal", TABLE, part);
    return value;
}

static uint32_t codec_of(const char *name)
{
    for (uint32_t codec = 1; codec < 16; codec++)
        if (strcmp(tex_codec_name(codec), name) == 0)
            return codec;
    fail_msg("%s: no codec '%s'", TABLE, name);
    return 0;
}

static void parse(const char *text, struct line *line)
{
    memset(line, 0, sizeof *line);
    if (sscanf(text, "%15s %" SCNu32 " %4s %32s %192s", line->codec_name, &line->is_signed, line->how, line->block,
               line->texels) != 5)
        fail_msg("%s: not a line of tests/oracle/blocks.py: '%s'", TABLE, text);
    line->codec = codec_of(line->codec_name);
    for (unsigned i = 0; i < strlen(line->block) / 2; i++)
        line->bytes[i] = (uint8_t)hex(&line->block[2 * i], 2);
}

static int signed16(uint32_t code)
{
    return code < 0x8000 ? (int)code : (int)code - 0x10000;
}

/* s: 127 n / 4445 is n / 35, rounded down; -1.0 may be 0. */
static bool as_signed_byte(int numerator, int outside)
{
    const int least = 35 * (outside - 128);
    return (least <= numerator && numerator < least + 35) || (numerator == -4445 && outside == 0);
}

static bool agrees(char how, uint32_t kind, uint32_t code, int outside, int alpha)
{
    const int c = (int)code;
    switch (how) {
    case '=':
        return (kind == TEX_KIND_UNORM8 || kind == TEX_KIND_FLOAT16) && c == outside;
    case 'z':
        return kind == TEX_KIND_FLOAT16 && (c == outside || (c == 0x8000 && outside == 0));
    case 't': /* 255 c / 8925 is c / 35 */
        return kind == TEX_KIND_RATIO_U && 35 * outside <= c && c < 35 * (outside + 1);
    case 's':
        return kind == TEX_KIND_RATIO_S && as_signed_byte(signed16(code), outside);
    case 'u':
        return kind == TEX_KIND_UNORM11 && c >> 3 == outside;
    case 'n':
        return kind == TEX_KIND_SNORM11 && (signed16(code) + 1023) >> 3 == outside;
    case 'p':
        return kind == TEX_KIND_UNORM8 && c == (alpha == 255 ? outside : 0);
    case '-':
        return true;
    default:
        return false;
    }
}

static void compare(const struct line *line)
{
    const unsigned digits = line->codec == TEX_CODEC_BC6H ? 4 : 2, components = line->codec == TEX_CODEC_BC6H ? 3 : 4;
    assert_int_equal(strlen(line->texels), 16 * digits * components);
    for (unsigned t = 0; t < 16; t++) {
        const char *texel = &line->texels[t * digits * components];
        const int alpha = components == 4 ? (int)hex(&texel[6], 2) : 255;
        struct tex_block_texel out;
        tex_block_decode(line->codec, line->is_signed != 0, false, line->bytes, t % 4, t / 4, &out);
        for (unsigned c = 0; c < components; c++) {
            int outside = (int)hex(&texel[c * digits], digits);
            if (!agrees(line->how[c], out.kind[c], out.code[c], outside, alpha))
                fail_msg("%s %s, texel %u, component %u: code %d of kind %s, outside %d", line->codec_name, line->block,
                         t, c, out.code[c], tex_kind_name(out.kind[c]), outside);
        }
    }
}

/* Every codec is there, signed too where it can be. */
static void blocks_of_the_oracle(void **state)
{
    unsigned counts[16][2] = {{0}};
    char text[512];
    FILE *in = fopen(TABLE, "r");
    (void)state;
    if (!in)
        fail_msg("%s is not there: tests/oracle/blocks.py makes it", TABLE);
    while (fgets(text, sizeof text, in)) {
        struct line line;
        if (text[0] == '#')
            continue;
        parse(text, &line);
        assert_true(line.is_signed <= 1);
        compare(&line);
        counts[line.codec][line.is_signed]++;
    }
    fclose(in);
    for (uint32_t codec = TEX_CODEC_BC1; codec <= TEX_CODEC_EACX2; codec++) {
        bool both = codec == TEX_CODEC_BC4 || codec == TEX_CODEC_BC5 || codec == TEX_CODEC_BC6H ||
                    codec == TEX_CODEC_EAC || codec == TEX_CODEC_EACX2;
        assert_true(counts[codec][0] >= 40);
        assert_true(both ? counts[codec][1] >= 40 : counts[codec][1] == 0);
    }
}

/* What each codec has: kinds of R, G, B, A, unsigned and signed; '.' lacks the component. */
struct shape {
    uint32_t codec;
    const char *kinds[2];
};
static const struct shape shapes[] = {{TEX_CODEC_NONE, {"....", "...."}},      {TEX_CODEC_BC1, {"8888", "8888"}},
                                      {TEX_CODEC_BC2, {"8888", "8888"}},       {TEX_CODEC_BC3, {"888r", "888r"}},
                                      {TEX_CODEC_BC4, {"r...", "s..."}},       {TEX_CODEC_BC5, {"rr..", "ss.."}},
                                      {TEX_CODEC_BC6H, {"fff1", "fff1"}},      {TEX_CODEC_BC7, {"8888", "8888"}},
                                      {TEX_CODEC_ETC2_RGB, {"888.", "888."}},  {TEX_CODEC_ETC2_PTA, {"8888", "8888"}},
                                      {TEX_CODEC_ETC2_RGBA, {"8888", "8888"}}, {TEX_CODEC_EAC, {"u...", "n..."}},
                                      {TEX_CODEC_EACX2, {"uu..", "nn.."}},     {13, {"....", "...."}},
                                      {UINT32_MAX, {"....", "...."}}};

/* A code that the kind has: signed ones from -high, ratios and the others from 0 to high. */
static void is_code(char letter, unsigned component, uint32_t kind, uint32_t code)
{
    switch (letter) {
    case '8':
        assert_int_equal(kind, TEX_KIND_UNORM8);
        assert_true(code <= 255);
        break;
    case 'r':
        assert_int_equal(kind, TEX_KIND_RATIO_U);
        assert_true(code <= 8925);
        break;
    case 's':
        assert_int_equal(kind, TEX_KIND_RATIO_S);
        assert_true(signed16(code) >= -4445 && signed16(code) <= 4445);
        break;
    case 'f': /* up to infinity, never a NaN */
        assert_int_equal(kind, TEX_KIND_FLOAT16);
        assert_true((code & 0x7fff) <= 0x7c00);
        break;
    case '1':
        assert_int_equal(kind, TEX_KIND_FLOAT16);
        assert_int_equal(code, 0x3c00);
        break;
    case 'u':
        assert_int_equal(kind, TEX_KIND_UNORM11);
        assert_true(code <= 2047);
        break;
    case 'n':
        assert_int_equal(kind, TEX_KIND_SNORM11);
        assert_true(signed16(code) >= -1023 && signed16(code) <= 1023);
        break;
    default:
        assert_int_equal(kind, TEX_KIND_UNORM8);
        assert_int_equal(code, component == 3 ? 255 : 0);
    }
}

static void any_block_has_its_kinds(void **state)
{
    uint64_t seed = 1;
    (void)state;
    for (unsigned s = 0; s < COUNT_OF(shapes); s++)
        for (unsigned i = 0; i < 4000; i++) {
            uint8_t bytes[16];
            for (unsigned b = 0; b < 16; b++)
                bytes[b] = (uint8_t)next_random(&seed);
            struct tex_block_texel out;
            bool is_signed = i % 2;
            tex_block_decode(shapes[s].codec, is_signed, i / 2 % 2, bytes, i / 4 % 4, i / 16 % 4, &out);
            for (unsigned c = 0; c < 4; c++)
                is_code(shapes[s].kinds[is_signed][c], c, out.kind[c], out.code[c]);
        }
}

/* Only the low two bits of x and y count. Signed is nothing to codecs that have no such kind, nv only to colours. */
static void what_does_not_count(void **state)
{
    uint64_t seed = 2;
    (void)state;
    for (unsigned i = 0; i < 13 * 500; i++) {
        const uint32_t codec = i % 13;
        uint8_t bytes[16];
        for (unsigned b = 0; b < 16; b++)
            bytes[b] = (uint8_t)next_random(&seed);
        struct tex_block_texel one, other;
        bool both =
            codec == TEX_CODEC_BC4 || codec == TEX_CODEC_BC5 || codec == TEX_CODEC_BC6H || codec >= TEX_CODEC_EAC;
        const unsigned x = next_random(&seed) % 4, y = next_random(&seed) % 4;
        tex_block_decode(codec, both, false, bytes, x, y, &one);
        tex_block_decode(codec, true, codec > TEX_CODEC_BC3, bytes, x + 4, y + 0xfffffff8, &other);
        assert_memory_equal(&one, &other, sizeof one);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_of_the_oracle),
        cmocka_unit_test(any_block_has_its_kinds),
        cmocka_unit_test(what_does_not_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
