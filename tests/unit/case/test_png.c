// SPDX-License-Identifier: Apache-2.0
#include <png.h>
#include <stdlib.h>
#include <zlib.h>

#include "base/rng.h"
#include "case/picture.h"
#include "tap.h"

struct file {
    uint8_t bytes[65536];
    size_t size;
};

static void on_write(png_structp png, png_bytep bytes, size_t size)
{
    struct file *f = png_get_io_ptr(png);
    assert_true(f->size + size <= sizeof f->bytes);
    memcpy(f->bytes + f->size, bytes, size);
    f->size += size;
}

static void on_flush(png_structp png)
{
    (void)png;
}

/* A PNG of any kind; rows are packed as PNG packs them. `clear`: its transparent colour, or alphas of its palette. */
static void make_clear(struct file *f, uint32_t width, uint32_t height, int depth, int color, bool interlaced,
                       const uint8_t *rows, size_t row_bytes, const png_color_16 *clear)
{
    static const png_color palette[4] = {{10, 20, 30}, {40, 50, 60}, {70, 80, 90}, {255, 0, 255}};
    f->size = 0;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    assert_non_null(png);
    png_infop info = png_create_info_struct(png);
    assert_non_null(info);
    if (setjmp(png_jmpbuf(png)))
        fail_msg("libpng cannot write the test picture");
    png_set_write_fn(png, f, on_write, on_flush);
    png_set_IHDR(png, info, width, height, depth, color, interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (color == PNG_COLOR_TYPE_PALETTE)
        png_set_PLTE(png, info, palette, 4);
    if (clear && color == PNG_COLOR_TYPE_PALETTE)
        png_set_tRNS(png, info, (png_const_bytep) "\x80\x40", 2, NULL);
    else if (clear)
        png_set_tRNS(png, info, NULL, 0, clear);
    if (interlaced) /* either, and both are ignored, as what follows: values are taken as stored */
        png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    else
        png_set_gAMA(png, info, 1.0);
    png_set_sBIT(png, info, &(png_color_8){.red = 1, .green = 1, .blue = 1, .gray = 1, .alpha = 1});
    png_set_bKGD(png, info, &(png_color_16){0});
    png_write_info(png, info);
    int passes = png_set_interlace_handling(png);
    for (int pass = 0; pass < passes; pass++)
        for (uint32_t y = 0; y < height; y++)
            png_write_row(png, rows + y * row_bytes);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
}

static void make_png(struct file *f, uint32_t width, uint32_t height, int depth, int color, bool interlaced,
                     const uint8_t *rows, size_t row_bytes)
{
    make_clear(f, width, height, depth, color, interlaced, rows, row_bytes, NULL);
}

static bool decode(const struct file *f, size_t size, uint64_t limit, struct picture *out, char why[160])
{
    why[0] = '\0';
    return picture_decode(f->bytes, size, &(struct picture_limits){.texels = limit}, out, why, 160);
}

static void expect_texel(const struct file *f, uint32_t x, uint32_t y, uint32_t r, uint32_t g, uint32_t b, uint32_t a)
{
    struct picture p;
    char why[160];
    if (!decode(f, f->size, PICTURE_MAX_TEXELS, &p, why))
        fail_msg("%s", why);
    assert_int_equal(picture_value(&p, x, y, 0), r);
    assert_int_equal(picture_value(&p, x, y, 1), g);
    assert_int_equal(picture_value(&p, x, y, 2), b);
    assert_int_equal(picture_value(&p, x, y, 3), a);
    assert_string_equal(p.note, "");
    picture_free(&p);
}

static void every_colour_type_becomes_rgba(void **state)
{
    (void)state;
    static const uint8_t rgba[2][8] = {{1, 2, 3, 4, 5, 6, 7, 8}, {9, 10, 11, 0, 13, 14, 15, 255}};
    static const uint8_t rgb[2][6] = {{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}};
    static const uint8_t grey[2][2] = {{0, 99}, {200, 255}}, narrow[2][1] = {{0x40}, {0x80}};
    static const uint8_t wide[2][4] = {{0x12, 0x34, 0xff, 0xff}, {0x80, 0x00, 0, 0}}, palette[2][1] = {{0x1b}, {0xc0}};
    struct file f;
    make_png(&f, 2, 2, 8, PNG_COLOR_TYPE_RGBA, false, rgba[0], 8);
    expect_texel(&f, 1, 0, 5, 6, 7, 8);
    expect_texel(&f, 0, 1, 9, 10, 11, 0);
    make_png(&f, 2, 2, 8, PNG_COLOR_TYPE_RGBA, true, rgba[0], 8);
    expect_texel(&f, 1, 1, 13, 14, 15, 255);
    make_png(&f, 2, 2, 8, PNG_COLOR_TYPE_RGB, false, rgb[0], 6);
    expect_texel(&f, 1, 1, 10, 11, 12, 255);
    make_png(&f, 2, 2, 8, PNG_COLOR_TYPE_GRAY, false, grey[0], 2);
    expect_texel(&f, 1, 0, 99, 99, 99, 255);
    make_png(&f, 2, 2, 1, PNG_COLOR_TYPE_GRAY, false, narrow[0], 1);
    expect_texel(&f, 1, 0, 255, 255, 255, 255);
    expect_texel(&f, 1, 1, 0, 0, 0, 255);
    make_png(&f, 2, 2, 16, PNG_COLOR_TYPE_GRAY, false, wide[0], 4);
    expect_texel(&f, 0, 0, 0x1234, 0x1234, 0x1234, 65535);
    expect_texel(&f, 1, 0, 65535, 65535, 65535, 65535);
    make_png(&f, 2, 2, 2, PNG_COLOR_TYPE_PALETTE, false, palette[0], 1);
    expect_texel(&f, 1, 0, 40, 50, 60, 255);
    expect_texel(&f, 0, 1, 255, 0, 255, 255);
}

/* Greys of few bits are spread over 8: 255 / 3 and 255 / 15 are whole. */
static void narrow_greys_are_exact(void **state)
{
    (void)state;
    static const uint8_t two[1] = {0x1b}, four[8] = {0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef};
    struct file f;
    make_png(&f, 4, 1, 2, PNG_COLOR_TYPE_GRAY, false, two, 1);
    for (uint32_t x = 0; x < 4; x++)
        expect_texel(&f, x, 0, 85 * x, 85 * x, 85 * x, 255);
    make_png(&f, 16, 1, 4, PNG_COLOR_TYPE_GRAY, true, four, 8);
    for (uint32_t x = 0; x < 16; x++)
        expect_texel(&f, x, 0, 17 * x, 17 * x, 17 * x, 255);
}

/* Every bit of every channel, one pass and seven. */
static void all_of_sixteen_bits_is_kept(void **state)
{
    (void)state;
    static const uint8_t rgba[2][16] = {{0, 0x80, 0, 0xff, 0x12, 0x34, 0xff, 0xfe, 1, 2, 3, 4, 5, 6, 7, 8},
                                        {0x80, 1, 0x7f, 0xff, 0xff, 0, 0, 1, 0xab, 0xcd, 0xef, 1, 0x23, 0x45, 0, 0}};
    struct file f;
    for (int interlaced = 0; interlaced < 2; interlaced++) {
        make_png(&f, 2, 2, 16, PNG_COLOR_TYPE_RGBA, interlaced, rgba[0], 16);
        expect_texel(&f, 0, 0, 0x0080, 0x00ff, 0x1234, 0xfffe);
        expect_texel(&f, 1, 0, 0x0102, 0x0304, 0x0506, 0x0708);
        expect_texel(&f, 0, 1, 0x8001, 0x7fff, 0xff00, 0x0001);
        expect_texel(&f, 1, 1, 0xabcd, 0xef01, 0x2345, 0x0000);
        make_png(&f, 2, 2, 16, PNG_COLOR_TYPE_RGB, interlaced, rgba[0], 12);
        expect_texel(&f, 1, 0, 0xfffe, 0x0102, 0x0304, 65535);
        make_png(&f, 4, 2, 16, PNG_COLOR_TYPE_GRAY_ALPHA, interlaced, rgba[0], 16);
        expect_texel(&f, 1, 0, 0x1234, 0x1234, 0x1234, 0xfffe);
        expect_texel(&f, 3, 1, 0x2345, 0x2345, 0x2345, 0);
        make_png(&f, 8, 2, 16, PNG_COLOR_TYPE_GRAY, interlaced, rgba[0], 16);
        expect_texel(&f, 3, 0, 0xfffe, 0xfffe, 0xfffe, 65535);
    }
}

/* One colour is clear, all its bits; of a palette each entry has an alpha, those beyond the list are opaque. */
static void clear_colours_become_alpha(void **state)
{
    (void)state;
    static const uint8_t wide[6] = {0x12, 0x34, 0x12, 0x35, 0x13, 0x34}, one[1] = {0x40}, palette[1] = {0x1b};
    static const uint8_t colours[12] = {0, 1, 0, 2, 0, 3, 0, 1, 0, 2, 1, 3}, rgb[6] = {1, 2, 3, 1, 2, 4};
    struct file f;
    make_clear(&f, 3, 1, 16, PNG_COLOR_TYPE_GRAY, false, wide, 6, &(png_color_16){.gray = 0x1234});
    expect_texel(&f, 0, 0, 0x1234, 0x1234, 0x1234, 0);
    expect_texel(&f, 1, 0, 0x1235, 0x1235, 0x1235, 65535);
    expect_texel(&f, 2, 0, 0x1334, 0x1334, 0x1334, 65535);
    make_clear(&f, 2, 1, 16, PNG_COLOR_TYPE_RGB, true, colours, 12, &(png_color_16){.red = 1, .green = 2, .blue = 3});
    expect_texel(&f, 0, 0, 1, 2, 3, 0);
    expect_texel(&f, 1, 0, 1, 2, 0x103, 65535);
    make_clear(&f, 2, 1, 8, PNG_COLOR_TYPE_RGB, false, rgb, 6, &(png_color_16){.red = 1, .green = 2, .blue = 3});
    expect_texel(&f, 0, 0, 1, 2, 3, 0);
    expect_texel(&f, 1, 0, 1, 2, 4, 255);
    make_clear(&f, 2, 1, 1, PNG_COLOR_TYPE_GRAY, false, one, 1, &(png_color_16){.gray = 1});
    expect_texel(&f, 0, 0, 0, 0, 0, 255);
    expect_texel(&f, 1, 0, 255, 255, 255, 0);
    make_clear(&f, 4, 1, 2, PNG_COLOR_TYPE_PALETTE, false, palette, 1, &(png_color_16){0});
    expect_texel(&f, 0, 0, 10, 20, 30, 0x80);
    expect_texel(&f, 1, 0, 40, 50, 60, 0x40);
    expect_texel(&f, 2, 0, 70, 80, 90, 255);
}

/* A chunk whose checksum is wrong is left out by libpng, the alphas of a palette too: that is said. */
static void what_libpng_mends_is_noted(void **state)
{
    (void)state;
    static const uint8_t palette[1] = {0x1b};
    struct file f;
    struct picture p;
    char why[160];
    make_clear(&f, 4, 1, 2, PNG_COLOR_TYPE_PALETTE, false, palette, 1, &(png_color_16){0});
    uint8_t *chunk = memmem(f.bytes, f.size, "tRNS", 4);
    assert_non_null(chunk);
    chunk[4] ^= 1;
    if (!decode(&f, f.size, PICTURE_MAX_TEXELS, &p, why))
        fail_msg("%s", why);
    assert_non_null(strstr(p.note, "tRNS"));
    assert_int_equal(picture_value(&p, 0, 0, 3), 255);
    picture_free(&p);
}

static void a_large_file(struct file *f)
{
    static uint8_t rows[40][160];
    struct rng r;
    rng_init(&r, 8, 0);
    for (unsigned y = 0; y < 40; y++)
        for (unsigned x = 0; x < 160; x++)
            rows[y][x] = (uint8_t)rng_next(&r);
    make_png(f, 40, 40, 8, PNG_COLOR_TYPE_RGBA, true, rows[0], 160);
}

static void any_cut_is_an_error(void **state)
{
    (void)state;
    struct file f;
    struct picture p;
    char why[160];
    a_large_file(&f);
    for (size_t size = 0; size < f.size; size += size < 100 ? 1 : 53) {
        assert_false(decode(&f, size, PICTURE_MAX_TEXELS, &p, why));
        assert_null(p.bytes);
        assert_true(strlen(why) > 0);
    }
    assert_true(decode(&f, f.size, PICTURE_MAX_TEXELS, &p, why));
    picture_free(&p);
}

static void damage_never_crashes(void **state)
{
    (void)state;
    struct file f, broken;
    struct picture p;
    char why[160];
    struct rng r;
    unsigned refused = 0;
    a_large_file(&f);
    rng_init(&r, 77, 0);
    for (unsigned i = 0; i < 500; i++) {
        broken = f;
        for (unsigned k = 0; k < 3; k++)
            broken.bytes[rng_below(&r, (uint32_t)f.size)] = (uint8_t)rng_next(&r);
        if (decode(&broken, broken.size, PICTURE_MAX_TEXELS, &p, why))
            picture_free(&p);
        else
            refused++;
    }
    assert_in_range(refused, 400, 500);
}

/* Change the size in IHDR, and its checksum to match. */
static void claim_size(struct file *f, uint32_t width, uint32_t height)
{
    const uint32_t values[2] = {width, height};
    for (unsigned i = 0; i < 8; i++)
        f->bytes[16 + i] = (uint8_t)(values[i / 4] >> (24 - 8 * (i % 4)));
    uint32_t sum = (uint32_t)crc32(0, f->bytes + 12, 17);
    for (unsigned i = 0; i < 4; i++)
        f->bytes[29 + i] = (uint8_t)(sum >> (24 - 8 * i));
}

static void sizes_are_limited(void **state)
{
    (void)state;
    struct file f;
    struct picture p;
    char why[160];
    static const struct {
        uint32_t width, height;
    } sizes[] = {{16385, 1}, {1, 16385}, {16384, 16384}, {0x7fffffff, 0x7fffffff}, {0, 5}, {0xffffffff, 1}};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        a_large_file(&f);
        claim_size(&f, sizes[i].width, sizes[i].height);
        assert_false(decode(&f, f.size, PICTURE_MAX_TEXELS, &p, why));
        assert_null(p.bytes);
    }
    a_large_file(&f);
    assert_false(decode(&f, f.size, 40 * 40 - 1, &p, why));
    assert_string_equal(why, "the picture has too many texels");
    assert_true(decode(&f, f.size, 40 * 40, &p, why));
    picture_free(&p);
}

static void other_files_are_named(void **state)
{
    (void)state;
    struct file f = {"GIF89a and more than eight bytes", 32};
    struct picture p;
    char why[160];
    assert_false(decode(&f, f.size, PICTURE_MAX_TEXELS, &p, why));
    assert_string_equal(why, "not a PNG file");
    assert_false(decode(&f, 0, PICTURE_MAX_TEXELS, &p, why));
    assert_string_equal(why, "not a PNG file");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_colour_type_becomes_rgba), cmocka_unit_test(narrow_greys_are_exact),
        cmocka_unit_test(all_of_sixteen_bits_is_kept),    cmocka_unit_test(clear_colours_become_alpha),
        cmocka_unit_test(what_libpng_mends_is_noted),     cmocka_unit_test(any_cut_is_an_error),
        cmocka_unit_test(damage_never_crashes),           cmocka_unit_test(sizes_are_limited),
        cmocka_unit_test(other_files_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
