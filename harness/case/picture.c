// SPDX-License-Identifier: Apache-2.0
#include "case/picture.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Shared by the callbacks of libpng. */
struct source {
    const uint8_t *bytes;
    size_t left;
    char *why;
    size_t why_size;
    struct picture *out;
};

static void on_error(png_structp png, png_const_charp text)
{
    struct source *s = png_get_error_ptr(png);
    snprintf(s->why, s->why_size, "%s", text);
    png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp text)
{
    struct source *s = png_get_error_ptr(png);
    if (!s->out->note[0])
        snprintf(s->out->note, sizeof s->out->note, "%s", text);
}

static void on_read(png_structp png, png_bytep out, size_t size)
{
    struct source *s = png_get_io_ptr(png);
    if (size > s->left)
        png_error(png, "the file ends early");
    memcpy(out, s->bytes, size);
    s->bytes += size;
    s->left -= size;
}

void picture_free(struct picture *picture)
{
    free(picture->bytes);
    *picture = (struct picture){0};
}

/* Size limits, and the conversions that end in RGBA. */
static void set_up(png_structp png, png_infop info, const struct picture_limits *limits, struct picture *out)
{
    char text[128];
    png_set_user_limits(png, PICTURE_MAX_SIDE, PICTURE_MAX_SIDE);
    png_set_chunk_cache_max(png, 64);
    png_set_chunk_malloc_max(png, 1 << 20);
    png_read_info(png, info);
    out->width = png_get_image_width(png, info);
    out->height = png_get_image_height(png, info);
    uint64_t most = limits->texels < PICTURE_MAX_TEXELS ? limits->texels : PICTURE_MAX_TEXELS;
    if ((uint64_t)out->width * out->height > most)
        png_error(png, "the picture has too many texels");
    if ((limits->width && limits->width != out->width) || (limits->height && limits->height != out->height)) {
        snprintf(text, sizeof text, "the picture has %u x %u texels, the texture %u x %u", (unsigned)out->width,
                 (unsigned)out->height, (unsigned)limits->width, (unsigned)limits->height);
        png_error(png, text);
    }
    out->full = png_get_bit_depth(png, info) == 16 ? 65535 : 255;
    png_set_expand(png); /* palettes, narrow greys and transparent colours */
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, out->full, PNG_FILLER_AFTER);
}

/* libpng leaves by longjmp: everything that must be freed is reachable from *out or is freed by the caller. */
static void read_rows(png_structp png, png_infop info, struct picture *out)
{
    int passes = png_set_interlace_handling(png);
    size_t row = (size_t)out->width * (out->full == 255 ? 4 : 8);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != row)
        png_error(png, "the rows are not RGBA");
    out->bytes = calloc(out->height, row);
    if (!out->bytes)
        png_error(png, "out of memory");
    for (int pass = 0; pass < passes; pass++)
        for (uint32_t y = 0; y < out->height; y++)
            png_read_row(png, out->bytes + y * row, NULL);
    png_read_end(png, NULL);
}

bool picture_decode(const uint8_t *bytes, size_t size, const struct picture_limits *limits, struct picture *out,
                    char *why, size_t why_size)
{
    struct source source = {bytes, size, why, why_size, out};
    png_infop info = NULL;
    *out = (struct picture){0};
    if (size < 8 || png_sig_cmp(bytes, 0, 8) != 0) {
        snprintf(why, why_size, "not a PNG file");
        return false;
    }
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, on_error, on_warning);
    if (!png || !(info = png_create_info_struct(png))) {
        png_destroy_read_struct(&png, NULL, NULL);
        snprintf(why, why_size, "out of memory");
        return false;
    }
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        picture_free(out);
        return false;
    }
    png_set_read_fn(png, &source, on_read);
    set_up(png, info, limits, out);
    read_rows(png, info, out);
    png_destroy_read_struct(&png, &info, NULL);
    return true;
}
