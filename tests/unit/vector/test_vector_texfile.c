// SPDX-License-Identifier: Apache-2.0
/* Texture files in vectors: memory, and what is said of a file that is not the texture's. */
#include "vector_text.h"

#include "texfile/texfile.h"

/* Files are found in the folder of this name. */
static const char path[] = "tests/texfile/files/test.tlv";

/* A vector of one texture; its errors, "" if it loads. */
static char *load(const char *texture, struct test_case *out)
{
    struct vector_limits limits = vector_default_limits();
    char text[512];
    struct diag diag;
    int length = snprintf(text, sizeof text, "texlock 1\ntexture 0 { address 0x1000 %s }\n", texture);
    diag_init(&diag, path);
    return reader_errors(&diag, vector_read(text, (size_t)length, path, &limits, out, &diag));
}

static void load_well(const char *texture, struct test_case *out)
{
    char *errors = load(texture, out);
    if (errors[0])
        fail_msg("%s: %s", texture, errors);
    free(errors);
}

static uint8_t byte_at(struct test_case *c, uint64_t address)
{
    uint8_t line[TEX_LINE_BYTES];
    image_read_line(&c->image, address / TEX_LINE_BYTES * TEX_LINE_BYTES, line);
    return line[address % TEX_LINE_BYTES];
}

/* As tests/texfile/write.py has it. */
static uint8_t pattern(uint32_t level, uint32_t image, uint32_t z, uint32_t y, uint32_t xb)
{
    return (uint8_t)(level * 97 + image * 53 + z * 31 + y * 17 + xb * 7 + 5);
}

/* Two textures of the same memory, byte by byte. */
static void expect_same(const char *file, const char *generated, uint64_t size)
{
    struct test_case a, b;
    load_well(file, &a);
    load_well(generated, &b);
    for (uint64_t at = 0x1000; at < 0x1000 + size; at++)
        if (byte_at(&a, at) != byte_at(&b, at))
            fail_msg("%s: byte 0x%x is %u, expected %u", file, (unsigned)at, byte_at(&a, at), byte_at(&b, at));
    case_free(&a);
    case_free(&b);
}

#define ROWS_OF(first)                                                                                                 \
    "expression ((level * 97 + layer * 53 + z * 31 + y * 17 + x * " #first " * 7 + 5 + component * 7) % 256) "
/* A component of 16 bits is two bytes of the pattern. */
#define BYTE(xb) "((level * 97 + layer * 53 + z * 31 + y * 17 + (" xb ") * 7 + 5) % 256)"
#define HALF(xb) "(" BYTE(xb) " + " BYTE(xb " + 1") " * 256)"

static void files_are_what_generators_make(void **state)
{
    (void)state;
#define FLAT "format A8B8G8R8 UNORM size 5 3 levels 3 texels "
    expect_same(FLAT "ktx \"flat.ktx2\"", FLAT ROWS_OF(4), 0x600);
    expect_same(FLAT "dds \"flat.dds\"", FLAT ROWS_OF(4), 0x600);
#define ROWS "format A8B8G8R8 UNORM size 5 3 layout pitch 64 texels "
    expect_same(ROWS "ktx \"flat.ktx2\"", ROWS ROWS_OF(4), 0xc0); /* level 0 of three */
    expect_same(ROWS "dds \"flat.dds\"", ROWS ROWS_OF(4), 0xc0);
#define UP "format A8B8G8R8 UNORM size 3 4 texels "
    expect_same(UP "ktx \"up.ktx2\"", UP ROWS_OF(4), 0x200);
#define ARRAY "type TWO_D_ARRAY layers 3 format A8B8G8R8 UNORM size 4 4 levels 2 texels "
    expect_same(ARRAY "ktx \"srgb.ktx2\"", ARRAY ROWS_OF(4), 0xc00);
#define LINE "type ONE_D_ARRAY layers 2 format R8 UINT size 7 levels 3 texels "
    expect_same(LINE "ktx \"line.ktx2\"", LINE ROWS_OF(1), 0xc00);
#define WORDS "type ONE_D_ARRAY layers 2 format R16 UINT size 7 levels 3 texels "
    expect_same(WORDS "dds \"line.dds\"", WORDS "expression (" HALF("x * 2") ")", 0xc00);
#define CUBES "type CUBEMAP_ARRAY layers 2 format R16 UINT size 4 4 levels 3 texels "
    expect_same(CUBES "ktx \"cubes.ktx2\"", CUBES "expression (" HALF("x * 2") ")", 0x4800);
#define VOLUME "type THREE_D format R16_G16 FLOAT size 4 2 3 levels 2 block 1 1 4 texels "
    expect_same(VOLUME "ktx \"volume.ktx2\"", VOLUME "expression (" HALF("x * 4 + component * 2") ")", 0xa00);
#define GREY "type THREE_D format R8 UNORM size 4 4 4 levels 3 texels "
    expect_same(GREY "dds \"grey.dds\"", GREY ROWS_OF(1), 0xe00);
}

/* 9 x 7 texels are 3 x 2 blocks of 16 bytes, in memory as texels of 16 bytes are. */
static void blocks_lie_as_texels_of_their_size(void **state)
{
    (void)state;
    struct test_case c;
    static const char *const layouts[] = {"", "layout pitch 64 "};
    for (size_t i = 0; i < 2; i++) {
        char text[256];
        snprintf(text, sizeof text, "format DXT45 UNORM size 9 7 %stexels dds \"dxt5.dds\"", layouts[i]);
        load_well(text, &c);
        for (uint32_t y = 0; y < 2; y++)
            for (uint32_t xb = 0; xb < 48; xb++) {
                uint64_t rows = y * 64 + xb, gob = xb % 16 + 16 * y + 32 * (xb / 16 & 1) + 256 * (xb / 32);
                assert_int_equal(byte_at(&c, 0x1000 + (i ? rows : gob)), pattern(0, 0, 0, y, xb));
            }
        case_free(&c);
    }
}

/* 10 x 10 texels are 3 x 3 blocks of 8 bytes, then 2 x 2, 1, 1: each level is a GOB, each face four. */
static void levels_and_faces_of_blocks(void **state)
{
    (void)state;
    struct test_case c;
    static const uint32_t sides[4] = {3, 2, 1, 1}, row_at[3] = {0, 16, 64};
    static const struct {
        const char *texture;
        uint32_t images;
    } files[] = {{"type CUBEMAP format DXT1 UNORM size 10 10 levels 4 texels ktx \"bc1.ktx2\"", 6},
                 {"type CUBEMAP_ARRAY layers 2 format DXT1 UNORM size 10 10 levels 4 texels dds \"cubes.dds\"", 12}};
    for (size_t f = 0; f < 2; f++) {
        load_well(files[f].texture, &c);
        for (uint32_t image = 0; image < files[f].images; image++)
            for (uint32_t level = 0; level < 4; level++)
                for (uint32_t y = 0; y < sides[level]; y++)
                    for (uint32_t xb = 0; xb < sides[level] * 8; xb++)
                        assert_int_equal(
                            byte_at(&c, 0x1000 + image * 2048 + level * 512 + row_at[y] + xb % 16 + 32 * (xb / 16)),
                            pattern(level, image, 0, y, xb));
        case_free(&c);
    }
}

/* Formats that the unit does not know yet; elements of 12 bytes go over pieces of 16. */
static void other_elements(void **state)
{
    (void)state;
    struct test_case c;
    load_well("format Z24S8 UINT size 4 3 texels ktx \"depth.ktx2\"", &c);
    assert_int_equal(byte_at(&c, 0x1000 + 64 + 15), pattern(0, 0, 0, 2, 15));
    case_free(&c);
    load_well("format R32_G32_B32 FLOAT size 3 2 levels 2 texels ktx \"wide.ktx2\"", &c);
    assert_int_equal(byte_at(&c, 0x1000 + 16 + 32 + 1), pattern(0, 0, 0, 1, 17));
    assert_int_equal(byte_at(&c, 0x1200 + 11), pattern(1, 0, 0, 0, 11));
    case_free(&c);
    load_well("format ASTC_2D_6X5 UNORM size 13 11 levels 2 texels ktx \"astc.ktx2\"", &c);
    assert_int_equal(byte_at(&c, 0x1000 + 256 + 64 + 5), pattern(0, 0, 0, 2, 37));
    case_free(&c);
    load_well("format BC7U UNORM size 17 6 levels 3 texels ktx \"bc7.ktx2\"", &c);
    assert_int_equal(byte_at(&c, 0x1000 + 1024 + 32 + 3), pattern(1, 0, 0, 0, 19));
    case_free(&c);
    load_well("format B8G8R8G8 UNORM size 5 2 texels ktx \"pairs.ktx2\"", &c);
    assert_int_equal(byte_at(&c, 0x1000 + 16 + 11), pattern(0, 0, 0, 1, 11));
    case_free(&c);
}

/* What is odd about a file is a note: the case loads, and says so with the place. */
static void odd_files_are_noted(void **state)
{
    (void)state;
    struct test_case c;
    char *said = load("format A8B8G8R8 UNORM size 5 2 texels dds \"tail.dds\"", &c);
    assert_non_null(strstr(said, "test.tlv:2:70: note: tests/texfile/files/tail.dds: 24 bytes after the last level are "
                                 "not read\n    texture 0"));
    assert_null(strstr(said, "error"));
    assert_int_equal(byte_at(&c, 0x1000 + 3), pattern(0, 0, 0, 0, 3));
    case_free(&c);
    free(said);
    said = load("format A8B8G8R8 UNORM size 5 3 texels dds \"tail.dds\"", &c);
    assert_non_null(strstr(said, "test.tlv:2:59: error: "));
    assert_non_null(strstr(said, "test.tlv:2:70: note: "));
    free(said);
    case_free(&c);
}

static const struct {
    const char *texture, *reason;
} wrong[] = {
    {"format A8B8G8R8 UNORM size 5 4 texels ktx \"flat.ktx2\"", "the file has 5 x 3 x 1 texels, the texture 5 x 4 x 1"},
    {"format A8B8G8R8 UNORM size 4 3 texels dds \"flat.dds\"", "the file has 5 x 3 x 1 texels, the texture 4 x 3 x 1"},
    {"format A8B8G8R8 UNORM size 5 3 levels 4 texels ktx \"flat.ktx2\"", "the file has 3 levels, the texture 4"},
    {"format A2B10G10R10 UNORM size 5 3 texels ktx \"flat.ktx2\"",
     "flat.ktx2: the file holds VK_FORMAT_R8G8B8A8_UNORM, which is format A8B8G8R8; the texture has format "
     "A2B10G10R10"},
    {"format R8 UNORM size 4 4 texels dds \"cube.dds\"",
     "the file holds D3DFMT_A32B32G32R32F, which is format R32_G32_B32_A32; the texture has format R8"},
    {"type TWO_D_ARRAY layers 2 format A8B8G8R8 UNORM size 4 4 texels ktx \"srgb.ktx2\"",
     "the file has 3 layers of 1 faces, the texture (TWO_D_ARRAY) 2 of 1"},
    {"type TWO_D_ARRAY layers 6 format DXT1 UNORM size 10 10 texels ktx \"bc1.ktx2\"",
     "the file has 1 layers of 6 faces, the texture (TWO_D_ARRAY) 6 of 1"},
    {"type CUBEMAP_ARRAY layers 1 format R16 UINT size 4 4 texels ktx \"cubes.ktx2\"",
     "the file has 2 layers of 6 faces, the texture (CUBEMAP_ARRAY) 1 of 6"},
    {"type ONE_D_BUFFER format R8 UNORM size 7 texels ktx \"line.ktx2\"", "that is no buffer"},
    {"format DXT1 UNORM size 10 10 layout pitch 32 levels 2 texels dds \"nvtt_bc1.dds\"", "6 x 4 x 1 texels"},
    {"format DXT45 UNORM size 9 7 layout pitch 32 texels dds \"dxt5.dds\"",
     "the pitch is smaller than a row of texels"},
    {"type CUBEMAP layout pitch 64 format DXT1 UNORM size 10 10 texels ktx \"bc1.ktx2\"", "layers and slices need"},
    {"format A8B8G8R8 UNORM size 5 3 texels ktx \"flat.dds\"", "not a KTX2 file"},
    {"format A8B8G8R8 UNORM size 5 3 texels dds \"flat.ktx2\"", "not a DDS file"},
    {"format A8B8G8R8 UNORM size 5 3 texels ktx \"none.ktx2\"", "none.ktx2: No such file or directory"},
};

static void what_does_not_fit_is_named(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct test_case c;
        char *errors = load(wrong[i].texture, &c);
        if (!strstr(errors, wrong[i].reason) || !strstr(errors, "test.tlv:2:"))
            fail_msg("%s: expected '%s', found '%s'", wrong[i].texture, wrong[i].reason, errors);
        free(errors);
        case_free(&c);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files_are_what_generators_make), cmocka_unit_test(blocks_lie_as_texels_of_their_size),
        cmocka_unit_test(levels_and_faces_of_blocks),     cmocka_unit_test(other_elements),
        cmocka_unit_test(what_does_not_fit_is_named),     cmocka_unit_test(odd_files_are_noted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
