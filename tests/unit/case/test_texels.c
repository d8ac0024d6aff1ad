// SPDX-License-Identifier: Apache-2.0
#include "case/texels.h"

#include <math.h>
#include <stdlib.h>

#include "base/rng.h"
#include "layout_table.h"

#define LIMIT (UINT64_C(64) << 20)
#define WIDE_VALUES 8192U

/* A header of one data type for all components; block-linear unless pitch is given. */
static void make_tic(uint32_t tic[8], uint32_t format, uint32_t type, uint32_t width, uint32_t height, uint32_t pitch)
{
    plain_tic(tic, width, height);
    PUT_TIC(tic, COMPONENTS, format);
    PUT_TIC(tic, R_DATA_TYPE, type);
    PUT_TIC(tic, G_DATA_TYPE, type);
    PUT_TIC(tic, B_DATA_TYPE, type);
    PUT_TIC(tic, A_DATA_TYPE, type);
    PUT_TIC(tic, ADDRESS_31_0, 0x40000000);
    if (pitch) {
        PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_PITCH);
        PUT_TIC(tic, PITCH_20_5, pitch / 32);
    }
}

static void read_bytes(const struct image *m, uint64_t address, uint8_t *out, size_t size)
{
    uint8_t line[TEX_LINE_BYTES];
    for (size_t i = 0; i < size; i++) {
        image_read_line(m, (address + i) & ~UINT64_C(31), line);
        out[i] = line[(address + i) % 32];
    }
}

/* Element (x, y) of a level, of layer 0. */
static uint64_t element(const struct image *m, const uint32_t tic[8], uint32_t level, uint32_t x, uint32_t y)
{
    struct texels_level l;
    uint8_t bytes[16];
    uint64_t value = 0;
    assert_null(texels_layout(tic, false, level, &l));
    read_bytes(m, l.base + texels_offset(&l, (uint64_t)x * l.bytes, y, 0, 0), bytes, l.bytes);
    for (unsigned i = l.bytes < 8 ? l.bytes : 8; i-- > 0;)
        value = value << 8 | bytes[i];
    return value;
}

/* The model computes the places of levels by itself, and both must agree. PD-90, PD-91, PD-92. */
static void layout_agrees_with_the_model(void **state)
{
    (void)state;
    static const uint32_t formats[6] = {0x1d, 0x1b, 0x08, 0x04, 0x01, 0x02}; /* 1, 2, 4, 8, 16, 12 bytes */
    const uint32_t tsc[8] = {0};
    struct rng r;
    rng_init(&r, 11, 0);
    for (unsigned i = 0; i < 2000; i++) {
        uint32_t tic[8], levels = rng_below(&r, 16), bits = rng_below(&r, 15);
        bool one = rng_percent(&r, 30);
        struct texels_level l;
        struct tex_header header;
        make_tic(tic, formats[rng_below(&r, 6)], TEX_DATATYPE_UNORM, 1 + rng_below(&r, UINT32_C(2) << bits),
                 1 + rng_below(&r, UINT32_C(2) << rng_below(&r, 15)), 0);
        PUT_TIC(tic, ADDRESS_47_32, rng_below(&r, 0x10000));
        PUT_TIC(tic, GOBS_PER_BLOCK_WIDTH, rng_below(&r, 6));
        PUT_TIC(tic, GOBS_PER_BLOCK_HEIGHT, rng_below(&r, 6));
        PUT_TIC(tic, MAX_MIP_LEVEL, levels);
        uint32_t level = rng_below(&r, levels + 1);
        PUT_TIC(tic, RES_VIEW_MIN_MIP_LEVEL, level);
        PUT_TIC(tic, RES_VIEW_MAX_MIP_LEVEL, levels);
        assert_null(texels_layout(tic, one, level, &l));
        assert_int_equal(tex_header_unpack(tic, tsc, TEX_OPCODE_SUST, TEX_PARAM_2D, one, &header), TEX_STATUS_OK);
        assert_int_equal(l.base, header.level_layout.base);
        assert_int_equal(l.row_blocks, header.level_layout.row_blocks);
        assert_int_equal(l.block_w, header.level_layout.block_w);
        assert_int_equal(l.block_h, header.level_layout.block_h);
        assert_int_equal(l.width, header.shape.width);
        assert_int_equal(l.height, header.shape.height);
    }
}

/* 3D, cube maps and arrays too: against addresses put together bit by bit (layout_table.py). */
static void layout_is_that_of_the_table(void **state)
{
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(layout_rows); i++) {
        const struct layout_row *row = &layout_rows[i];
        struct texels_level l;
        uint32_t tic[8];
        layout_tic(row, tic);
        assert_null(texels_layout(tic, false, row->level, &l));
        uint64_t offset = texels_offset(&l, (uint64_t)row->at[0] * row->bytes, row->at[1], row->at[2], row->layer);
        if (l.base + offset != row->offset)
            fail_msg("row %u: offset %llu", i, (unsigned long long)(l.base + offset));
    }
}

/* Slices and layers are stored where they lie; each texel of 8 bytes holds its own. */
static void slices_and_layers_are_stored(void **state)
{
    (void)state;
    const struct texels texels = {.kind = TEXELS_INDEX};
    unsigned seen = 0;
    for (unsigned i = 0; i < COUNT_OF(layout_rows); i++) {
        const struct layout_row *row = &layout_rows[i];
        struct image m;
        uint8_t bytes[8];
        uint32_t tic[8];
        layout_tic(row, tic);
        if (row->bytes != 8 || texels_bytes(tic, false) > 1 << 20)
            continue;
        image_init(&m);
        assert_null(texels_store(&m, tic, false, &texels, LIMIT));
        read_bytes(&m, row->offset, bytes, sizeof bytes);
        const uint32_t deep = row->at[2] | row->layer;
        const uint8_t wanted[8] = {(uint8_t)row->at[0], (uint8_t)(row->at[0] >> 8),
                                   (uint8_t)row->at[1], (uint8_t)(row->at[1] >> 8),
                                   (uint8_t)row->level, 0,
                                   (uint8_t)deep,       (uint8_t)(deep >> 8)};
        assert_memory_equal(bytes, wanted, sizeof bytes);
        image_free(&m);
        seen++;
    }
    assert_true(seen > 30);
}

/* PD-91a: the bytes of texels that lie in two units of 16, column by column. */
static void texels_of_twelve_bytes_are_stored(void **state)
{
    (void)state;
    const struct texels texels = {.kind = TEXELS_INDEX};
    unsigned seen = 0;
    for (unsigned i = 0; i < COUNT_OF(layout_rows); i++) {
        const struct layout_row *row = &layout_rows[i];
        struct image m;
        struct texels_level l;
        uint32_t tic[8];
        layout_tic(row, tic);
        if (row->bytes != 12 || texels_bytes(tic, false) > 1 << 20)
            continue;
        image_init(&m);
        assert_null(texels_layout(tic, false, row->level, &l));
        assert_null(texels_store(&m, tic, false, &texels, LIMIT));
        const uint32_t deep = row->at[2] | row->layer,
                       at[3] = {row->at[0] | row->at[1] << 16, row->level | deep << 16, 0};
        for (unsigned k = 0; k < 12; k++) {
            uint8_t byte;
            uint64_t xb = (uint64_t)row->at[0] * 12 + k;
            read_bytes(&m, l.base + texels_offset(&l, xb, row->at[1], row->at[2], row->layer), &byte, 1);
            assert_int_equal(byte, at[k / 4] >> 8 * (k % 4) & 0xff);
        }
        seen += row->at[0] * 12 % 16 > 4;
        image_free(&m);
    }
    assert_true(seen > 8);
}

static void buffers_are_one_row(void **state)
{
    (void)state;
    const struct texels texels = {.kind = TEXELS_INDEX};
    struct image m;
    struct texels_level l;
    uint8_t bytes[4];
    uint32_t tic[8];
    make_tic(tic, 0x0f, TEX_DATATYPE_UINT, 70000 % 65536, 1, 0);
    PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_ONE_D_BUFFER);
    PUT_TIC(tic, TEXTURE_TYPE, TEX_TYPE_ONE_D_BUFFER);
    PUT_TIC(tic, WIDTH_MINUS_ONE_31_16, 70000 / 65536);
    PUT_TIC(tic, ADDRESS_31_0, 0x40000003);
    image_init(&m);
    assert_null(texels_layout(tic, false, 0, &l));
    assert_int_equal(l.width, 70000);
    assert_null(texels_store(&m, tic, false, &texels, LIMIT));
    read_bytes(&m, 0x40000003 + 4 * 69999, bytes, sizeof bytes);
    assert_int_equal(bytes[0] | bytes[1] << 8, 69999 % 65536);
    PUT_TIC(tic, WIDTH_MINUS_ONE_31_16, 0xffff);
    assert_null(texels_layout(tic, false, 0, &l));
    assert_true(l.width == (UINT64_C(0xffff) << 16) + 70000 % 65536);
    assert_string_equal(texels_store(&m, tic, false, &texels, LIMIT), "the texels do not fit the memory limit");
    image_free(&m);
}

static void index_texels_name_themselves(void **state)
{
    (void)state;
    static const struct {
        uint32_t format, bytes;
    } rows[] = {{0x1d, 1}, {0x1b, 2}, {0x08, 4}, {0x04, 8}, {0x01, 16}};
    const struct texels texels = {.kind = TEXELS_INDEX};
    for (size_t i = 0; i < COUNT_OF(rows); i++)
        for (uint32_t pitch = 0; pitch <= 1024; pitch += 1024) {
            struct image m;
            uint32_t tic[8];
            image_init(&m);
            make_tic(tic, rows[i].format, TEX_DATATYPE_UINT, 37, 21, pitch);
            PUT_TIC(tic, MAX_MIP_LEVEL, pitch ? 0 : 2);
            assert_null(texels_store(&m, tic, false, &texels, LIMIT));
            for (uint32_t y = 0; y < 21; y += 5)
                for (uint32_t x = 0; x < 37; x += 3) {
                    uint64_t expected = rows[i].bytes == 1   ? (y & 15) << 4 | (x & 15)
                                        : rows[i].bytes == 2 ? y << 8 | x
                                                             : y << 16 | x;
                    assert_int_equal(element(&m, tic, 0, x, y), expected);
                }
            if (!pitch && rows[i].bytes == 8)
                assert_int_equal(element(&m, tic, 2, 8, 4), UINT64_C(2) << 32 | 4 << 16 | 8);
            image_free(&m);
        }
}

static void gradients_reach_their_ends(void **state)
{
    (void)state;
    struct image m;
    uint32_t tic[8];
    const struct texels texels = {.kind = TEXELS_GRADIENT};
    image_init(&m);
    make_tic(tic, 0x08, TEX_DATATYPE_UNORM, 256, 3, 0);
    assert_null(texels_store(&m, tic, false, &texels, LIMIT));
    assert_int_equal(element(&m, tic, 0, 0, 0), 0xff000000);
    assert_int_equal(element(&m, tic, 0, 255, 2), 0xffffffff);
    assert_int_equal(element(&m, tic, 0, 77, 0) & 0xff, 77);
    assert_int_equal(element(&m, tic, 0, 0, 1) >> 8 & 0xff, 128); /* 127.5 to even */
    make_tic(tic, 0x08, TEX_DATATYPE_SNORM, 2, 1, 0);
    assert_null(texels_store(&m, tic, false, &texels, LIMIT));
    assert_int_equal(element(&m, tic, 0, 1, 0) & 0xff, 0x7f);
    make_tic(tic, 0x0f, TEX_DATATYPE_FLOAT, 5, 1, 0);
    assert_null(texels_store(&m, tic, false, &texels, LIMIT));
    assert_int_equal(element(&m, tic, 0, 1, 0), 0x3e800000); /* 0.25 */
    image_free(&m);
}

/* Every ramp of n steps, computed again with binary16 values. */
static void half_floats_are_nearest(void **state)
{
    (void)state;
    struct image m;
    uint32_t tic[8];
    const struct texels texels = {.kind = TEXELS_GRADIENT};
    image_init(&m);
    make_tic(tic, 0x1b, TEX_DATATYPE_FLOAT, 50000, 1, 0);
    assert_null(texels_store(&m, tic, false, &texels, LIMIT));
    for (uint32_t x = 0; x < 50000; x += x < 2000 ? 1 : 97) {
        uint32_t h = (uint32_t)element(&m, tic, 0, x, 0);
        uint32_t exponent = h >> 10, mantissa = h & 0x3ff;
        double value = exponent ? ldexp(1024 + mantissa, (int)exponent - 25) : ldexp(mantissa, -24);
        double last = ldexp(1, exponent ? (int)exponent - 25 : -24);
        assert_true(fabs(value - x / 49999.0) <= last / 2);
    }
    assert_int_equal(element(&m, tic, 0, 49999, 0), 0x3c00);
    image_free(&m);
}

static void checkers_solids_and_noise(void **state)
{
    (void)state;
    struct image m, again;
    uint32_t tic[8];
    struct texels texels = {.kind = TEXELS_CHECKER, .color = {{1, 2, 3, 4}, {5, 6, 7, 8}}, .size = 3};
    image_init(&m);
    image_init(&again);
    make_tic(tic, 0x08, TEX_DATATYPE_UINT, 20, 20, 0);
    assert_null(texels_store(&m, tic, false, &texels, LIMIT));
    assert_int_equal(element(&m, tic, 0, 2, 2), 0x04030201);
    assert_int_equal(element(&m, tic, 0, 3, 2), 0x08070605);
    assert_int_equal(element(&m, tic, 0, 3, 3), 0x04030201);
    texels = (struct texels){.kind = TEXELS_SOLID, .color = {{31, 63, 1, 0}}};
    make_tic(tic, 0x15, TEX_DATATYPE_UNORM, 9, 9, 96); /* B5G6R5 */
    assert_null(texels_store(&m, tic, false, &texels, LIMIT));
    assert_int_equal(element(&m, tic, 0, 8, 8), 31 | 63 << 5 | 1 << 11);
    texels = (struct texels){.kind = TEXELS_NOISE, .seed = 5};
    make_tic(tic, 0x03, TEX_DATATYPE_UINT, 33, 5, 0);
    assert_null(texels_store(&m, tic, false, &texels, LIMIT));
    assert_null(texels_store(&again, tic, false, &texels, LIMIT));
    assert_int_equal(element(&m, tic, 0, 30, 4), element(&again, tic, 0, 30, 4)); /* the same seed, the same texels */
    assert_int_not_equal(element(&m, tic, 0, 30, 4), element(&m, tic, 0, 31, 4));
    texels.seed = 6;
    assert_null(texels_store(&again, tic, false, &texels, LIMIT));
    assert_int_not_equal(element(&m, tic, 0, 30, 4), element(&again, tic, 0, 30, 4));
    image_free(&m);
    image_free(&again);
}

static void pictures_are_scaled_to_the_component(void **state)
{
    (void)state;
    struct image m;
    uint32_t tic[8];
    uint8_t rgba[] = {0, 128, 255, 51, 255, 0, 0, 255};
    const struct picture picture = {.width = 2, .height = 1, .full = 255, .bytes = rgba};
    const struct texels texels = {.kind = TEXELS_PICTURE, .picture = &picture};
    image_init(&m);
    make_tic(tic, 0x08, TEX_DATATYPE_UNORM, 2, 1, 0);
    PUT_TIC(tic, MAX_MIP_LEVEL, 1);
    assert_null(texels_store(&m, tic, false, &texels, LIMIT));
    assert_int_equal(element(&m, tic, 0, 0, 0), 0x33ff8000);
    assert_int_equal(element(&m, tic, 0, 1, 0), 0xff0000ff);
    assert_int_equal(element(&m, tic, 1, 0, 0), 0x33ff8000);
    make_tic(tic, 0x15, TEX_DATATYPE_UNORM, 2, 1, 0);
    assert_null(texels_store(&m, tic, false, &texels, LIMIT));
    assert_int_equal(element(&m, tic, 0, 0, 0), 32 << 5 | 31 << 11); /* 128/255 of 63 = 31.62 */
    make_tic(tic, 0x08, TEX_DATATYPE_UNORM, 3, 1, 0);
    assert_string_equal(texels_store(&m, tic, false, &texels, LIMIT),
                        "the picture does not have the size of the texture");
    image_free(&m);
}

/* The n-th value of a picture: all of 8 bits; of 16 every eighth or so, of all remainders, and both ends. */
static uint32_t nth_value(uint32_t n, uint32_t full)
{
    return full == 255 ? n : n == WIDE_VALUES - 1 ? full : 8 * n + 5 * n % 8;
}

/* These values in all four channels; 16 bits as PNG has them. */
static struct picture every_value(uint32_t full)
{
    struct picture p = {.width = 256, .height = full == 255 ? 1 : WIDE_VALUES / 256, .full = full};
    p.bytes = malloc((size_t)p.width * p.height * 8);
    assert_non_null(p.bytes);
    for (uint32_t i = 0; i < 4 * p.width * p.height; i++) {
        uint32_t v = nth_value(i / 4, full);
        if (full == 255)
            p.bytes[i] = (uint8_t)v;
        else
            p.bytes[2 * i] = (uint8_t)(v >> 8), p.bytes[2 * i + 1] = (uint8_t)v;
    }
    return p;
}

/* v / full of so many steps, by whole numbers: the nearest, and none is in the middle. */
static uint32_t nearest_step(uint32_t v, uint32_t full, uint64_t steps)
{
    return (uint32_t)((2 * (uint64_t)v * steps + full) / (2 * (uint64_t)full));
}

/* What the bits of a float of 32, 16, 11 or 10 bits say; it has no sign. */
static double float_value(uint32_t bits, unsigned width)
{
    int mantissa = width == 32 ? 23 : width == 16 ? 10 : (int)width - 5, bias = width == 32 ? 127 : 15;
    int exponent = (int)(bits >> mantissa);
    double fraction = ldexp((double)(bits & ((1U << mantissa) - 1)), -mantissa);
    return exponent == 0 ? ldexp(fraction, 1 - bias) : ldexp(1 + fraction, exponent - bias);
}

/* No neighbour of it is as near to v / full: the distances are exact, multiplied by full. */
static void assert_nearest_float(uint32_t bits, unsigned width, uint32_t v, uint32_t full)
{
    double mine = fabs(float_value(bits, width) * full - v);
    if (bits > 0)
        assert_true(fabs(float_value(bits - 1, width) * full - v) > mine);
    assert_true(fabs(float_value(bits + 1, width) * full - v) > mine);
}

/* The value that a component stands for, which must be as near to v as can be. */
static uint32_t held(const struct tex_format_info *format, unsigned c, uint32_t datatype, uint64_t texel, uint32_t v,
                     uint32_t full)
{
    unsigned n = format->width[c];
    uint32_t bits = (uint32_t)(texel >> format->lo[c] & ((UINT64_C(1) << n) - 1));
    bool with_sign = datatype == TEX_DATATYPE_SNORM || datatype == TEX_DATATYPE_SINT;
    uint64_t steps = (UINT64_C(1) << (with_sign ? n - 1 : n)) - 1;
    if (format->unpack == TEX_UNPACK_SHAREDEXP)
        steps = 511;
    else if (datatype == TEX_DATATYPE_FLOAT) {
        assert_nearest_float(bits, n, v, full);
        return (uint32_t)nearbyint(float_value(bits, n) * full);
    }
    assert_int_equal(bits, nearest_step(v, full, steps));
    return steps ? nearest_step(bits, (uint32_t)steps, full) : 0;
}

/* Every format that is stored texel by texel, every data type: what each component holds of each value. */
static void expect_values(const struct tex_format_info *format, uint32_t datatype, const struct picture *picture)
{
    struct image m;
    uint32_t tic[8];
    struct texels_lost lost = {.values = 0};
    const struct texels texels = {.kind = TEXELS_PICTURE, .picture = picture, .lost = &lost};
    uint64_t count = 0, values = 0;
    image_init(&m);
    make_tic(tic, format->code, datatype, picture->width, picture->height, 0);
    assert_null(texels_store(&m, tic, false, &texels, LIMIT));
    for (uint32_t i = 0; i < picture->width * picture->height; i++) {
        uint64_t texel = element(&m, tic, 0, i % 256, i / 256);
        uint32_t v = nth_value(i, picture->full);
        for (unsigned c = 0; c < 4 && format->width[c]; c++, values++)
            count += held(format, c, datatype, texel, v, picture->full) != v;
    }
    assert_int_equal(lost.values, values);
    if (lost.count != count)
        fail_msg("%s %u: %u lost, expected %u", format->name, datatype, (unsigned)lost.count, (unsigned)count);
    image_free(&m);
}

static void pictures_are_exact(void **state)
{
    (void)state;
    static const uint32_t types[] = {TEX_DATATYPE_UNORM, TEX_DATATYPE_SNORM, TEX_DATATYPE_UINT, TEX_DATATYPE_SINT};
    static const uint32_t fulls[] = {255, 65535};
    for (unsigned k = 0; k < 2; k++) {
        struct picture picture = every_value(fulls[k]);
        for (unsigned i = 0; i < tex_formats_count; i++) {
            const struct tex_format_info *f = &tex_formats[i];
            bool floats = f->width[0] > 0, odd = f->unpack != TEX_UNPACK_FIELDS && f->unpack != TEX_UNPACK_SHAREDEXP;
            if (f->width[0] == 0 || odd || f->bytes > 8)
                continue;
            for (unsigned c = 0; c < 4; c++)
                floats &= f->width[c] == 0 || f->width[c] == 32 || f->width[c] == 16 || f->width[c] == 11 ||
                          f->width[c] == 10;
            for (unsigned t = 0; t < COUNT_OF(types); t++)
                expect_values(f, types[t], &picture);
            if (floats || f->unpack == TEX_UNPACK_SHAREDEXP)
                expect_values(f, TEX_DATATYPE_FLOAT, &picture);
        }
        picture_free(&picture);
    }
}

/* The first value that is lost is named; what lies at other levels, slices and layers is not counted again. */
static void lost_values_are_counted(void **state)
{
    (void)state;
    struct image m;
    uint32_t tic[8];
    uint8_t bytes[] = {0, 0, 0, 0, 0, 0, 0, 0, 0x01, 0x01, 0, 0x80, 0xff, 0xff, 0x12, 0x34};
    const struct picture picture = {.width = 2, .height = 1, .full = 65535, .bytes = bytes};
    struct texels_lost lost = {.values = 0};
    const struct texels texels = {.kind = TEXELS_PICTURE, .picture = &picture, .lost = &lost};
    image_init(&m);
    make_tic(tic, 0x08, TEX_DATATYPE_UNORM, 2, 1, 0);
    PUT_TIC(tic, MAX_MIP_LEVEL, 1);
    assert_null(texels_store(&m, tic, false, &texels, LIMIT));
    assert_int_equal(lost.values, 8);
    assert_int_equal(lost.count, 2);
    assert_int_equal(lost.first.x, 1);
    assert_int_equal(lost.component, 1);
    assert_int_equal(lost.value, 0x80);
    assert_int_equal(lost.bits, 0);
    image_free(&m);
}

static void refuses(const uint32_t tic[8], const struct texels *texels, uint64_t limit, const char *part)
{
    struct image m;
    image_init(&m);
    const char *why = texels_store(&m, tic, false, texels, limit);
    assert_non_null(why);
    assert_non_null(strstr(why, part));
    image_free(&m);
}

static void refusals_have_reasons(void **state)
{
    (void)state;
    const struct texels index = {.kind = TEXELS_INDEX}, checker = {.kind = TEXELS_CHECKER},
                        solid = {.kind = TEXELS_SOLID, .color = {{256, 0, 0, 0}}};
    uint32_t tic[8];
    make_tic(tic, 0x40, TEX_DATATYPE_UNORM, 8, 8, 0); /* ASTC_2D_4X4 */
    refuses(tic, &index, LIMIT, "not built");
    make_tic(tic, 0x24, TEX_DATATYPE_UNORM, 8, 8, 0); /* DXT1 */
    refuses(tic, &checker, LIMIT, "into a compressed format");
    refuses(tic, &solid, LIMIT, "into a compressed format");
    make_tic(tic, 0x7f, TEX_DATATYPE_UNORM, 8, 8, 0);
    refuses(tic, &index, LIMIT, "not built");
    make_tic(tic, 0x08, TEX_DATATYPE_UNORM, 8, 8, 0);
    refuses(tic, &checker, LIMIT, "at least one texel");
    refuses(tic, &solid, LIMIT, "does not fit the format");
    PUT_TIC(tic, TEXTURE_TYPE, 9);
    refuses(tic, &index, LIMIT, "a type and a header version that exist");
    PUT_TIC(tic, TEXTURE_TYPE, TEX_TYPE_CUBEMAP);
    PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_PITCH);
    refuses(tic, &index, LIMIT, "layers and slices need layout blocklinear");
    make_tic(tic, 0x08, TEX_DATATYPE_UNORM, 9, 8, 32);
    refuses(tic, &index, LIMIT, "smaller than a row");
    PUT_TIC(tic, WIDTH_MINUS_ONE, 7);
    PUT_TIC(tic, MAX_MIP_LEVEL, 1);
    refuses(tic, &index, LIMIT, "one level");
    make_tic(tic, 0x08, TEX_DATATYPE_UNORM, 65536, 65536, 0);
    refuses(tic, &index, LIMIT, "memory limit");
    make_tic(tic, 0x1d, TEX_DATATYPE_UNORM, 1, 1000, 8192); /* few texels, many pages */
    refuses(tic, &index, 1 << 20, "memory limit");
    PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_ONE_D_BUFFER);
    refuses(tic, &index, LIMIT, "type ONE_D_BUFFER goes with header version ONE_D_BUFFER");
    make_tic(tic, 0x08, TEX_DATATYPE_UNORM, 8, 8, 0);
    PUT_TIC(tic, GOBS_PER_BLOCK_HEIGHT, 6);
    refuses(tic, &index, LIMIT, "32 GOBs");
    PUT_TIC(tic, GOBS_PER_BLOCK_HEIGHT, 5);
    PUT_TIC(tic, GOB3D, 1);
    refuses(tic, &index, LIMIT, "3D GOBs");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(layout_agrees_with_the_model), cmocka_unit_test(layout_is_that_of_the_table),
        cmocka_unit_test(slices_and_layers_are_stored), cmocka_unit_test(texels_of_twelve_bytes_are_stored),
        cmocka_unit_test(buffers_are_one_row),          cmocka_unit_test(index_texels_name_themselves),
        cmocka_unit_test(gradients_reach_their_ends),   cmocka_unit_test(half_floats_are_nearest),
        cmocka_unit_test(checkers_solids_and_noise),    cmocka_unit_test(pictures_are_scaled_to_the_component),
        cmocka_unit_test(pictures_are_exact),           cmocka_unit_test(lost_values_are_counted),
        cmocka_unit_test(refusals_have_reasons),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
