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

/* A PNG of any kind; rows are packed as PNG packs them. */
static void make_png(struct file *f, uint32_t width, uint32_t height, int depth, int color, bool interlaced,
                     const uint8_t *rows, size_t row_bytes)
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
    png_set_gAMA(png, info, 1.0); /* ignored: values are taken as stored */
    png_write_info(png, info);
    int passes = png_set_interlace_handling(png);
    for (int pass = 0; pass < passes; pass++)
        for (uint32_t y = 0; y < height; y++)
            png_write_row(png, rows + y * row_bytes);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
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
    const uint8_t *texel = p.rgba + 4 * ((size_t)y * p.width + x);
    assert_int_equal(texel[0], r);
    assert_int_equal(texel[1], g);
    assert_int_equal(texel[2], b);
    assert_int_equal(texel[3], a);
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
    expect_texel(&f, 0, 0, 0x12, 0x12, 0x12, 255);
    make_png(&f, 2, 2, 2, PNG_COLOR_TYPE_PALETTE, false, palette[0], 1);
    expect_texel(&f, 1, 0, 40, 50, 60, 255);
    expect_texel(&f, 0, 1, 255, 0, 255, 255);
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
        assert_null(p.rgba);
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
        assert_null(p.rgba);
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
        cmocka_unit_test(every_colour_type_becomes_rgba), cmocka_unit_test(any_cut_is_an_error),
        cmocka_unit_test(damage_never_crashes),           cmocka_unit_test(sizes_are_limited),
        cmocka_unit_test(other_files_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
