// SPDX-License-Identifier: Apache-2.0
/* Files that write.py has written by the specifications, and other programs: every byte is where it belongs. */
#include "texfile_test.h"

struct row {
    const char *name, *code, *format;
    uint32_t width, height, depth, layers, faces, levels;
    uint32_t bytes, wide, high; /* of an element */
};

/* FILES of tests/oracle/texfile/write.py. */
static const struct row rows[] = {
    {"flat.ktx2", "VK_FORMAT_R8G8B8A8_UNORM", "A8B8G8R8", 5, 3, 1, 1, 1, 3, 4, 1, 1},
    {"srgb.ktx2", "VK_FORMAT_B8G8R8A8_SRGB", "A8B8G8R8", 4, 4, 1, 3, 1, 2, 4, 1, 1},
    {"packed.ktx2", "VK_FORMAT_A1R5G5B5_UNORM_PACK16", "A1B5G5R5", 9, 2, 1, 1, 1, 1, 2, 1, 1},
    {"line.ktx2", "VK_FORMAT_R8_UNORM", "R8", 7, 1, 1, 2, 1, 3, 1, 1, 1},
    {"cubes.ktx2", "VK_FORMAT_R16_UINT", "R16", 4, 4, 1, 2, 6, 3, 2, 1, 1},
    {"volume.ktx2", "VK_FORMAT_R16G16_SFLOAT", "R16_G16", 4, 2, 3, 1, 1, 2, 4, 1, 1},
    {"wide.ktx2", "VK_FORMAT_R32G32B32_SFLOAT", "R32_G32_B32", 3, 2, 1, 1, 1, 2, 12, 1, 1},
    {"up.ktx2", "VK_FORMAT_R8G8B8A8_UNORM", "A8B8G8R8", 3, 4, 1, 1, 1, 1, 4, 1, 1},
    {"depth.ktx2", "VK_FORMAT_D24_UNORM_S8_UINT", "Z24S8", 4, 3, 1, 1, 1, 1, 4, 1, 1},
    {"bc1.ktx2", "VK_FORMAT_BC1_RGB_UNORM_BLOCK", "DXT1", 10, 10, 1, 1, 6, 4, 8, 4, 4},
    {"bc7.ktx2", "VK_FORMAT_BC7_SRGB_BLOCK", "BC7U", 17, 6, 1, 1, 1, 3, 16, 4, 4},
    {"astc.ktx2", "VK_FORMAT_ASTC_6x5_UNORM_BLOCK", "ASTC_2D_6X5", 13, 11, 1, 1, 1, 2, 16, 6, 5},
    {"pairs.ktx2", "VK_FORMAT_G8B8G8R8_422_UNORM", "B8G8R8G8", 5, 2, 1, 1, 1, 1, 4, 2, 1},
    {"flat.dds", "DXGI_FORMAT_R8G8B8A8_UNORM", "A8B8G8R8", 5, 3, 1, 1, 1, 3, 4, 1, 1},
    {"line.dds", "DXGI_FORMAT_R16_UINT", "R16", 7, 1, 1, 2, 1, 3, 2, 1, 1},
    {"volume.dds", "DXGI_FORMAT_R16_UINT", "R16", 3, 2, 4, 1, 1, 2, 2, 1, 1},
    {"cubes.dds", "DXGI_FORMAT_BC1_UNORM", "DXT1", 10, 10, 1, 2, 6, 4, 8, 4, 4},
    {"masks.dds", "D3DFMT_A8R8G8B8", "A8B8G8R8", 5, 2, 1, 1, 1, 1, 4, 1, 1},
    {"narrow.dds", "D3DFMT_R5G6B5", "B5G6R5", 3, 3, 1, 1, 1, 2, 2, 1, 1},
    {"grey.dds", "D3DFMT_L8", "R8", 4, 4, 4, 1, 1, 3, 1, 1, 1},
    {"dxt5.dds", "FourCC DXT5", "DXT45", 9, 7, 1, 1, 1, 4, 16, 4, 4},
    {"cube.dds", "D3DFMT_A32B32G32R32F", "R32_G32_B32_A32", 2, 2, 1, 1, 6, 2, 16, 1, 1},
    {"alpha.dds", "D3DFMT_A8L8", "G8R8", 4, 2, 1, 1, 1, 3, 2, 1, 1},
};

/* Files of other programs: Pillow 13.0.0, NVIDIA Texture Tools 2.0.8. */
static const struct row others[] = {
    {"pillow.dds", "D3DFMT_A8R8G8B8", "A8B8G8R8", 6, 4, 1, 1, 1, 1, 4, 1, 1},
    {"pillow_grey.dds", "D3DFMT_L8", "R8", 5, 3, 1, 1, 1, 1, 1, 1, 1},
    {"pillow_dxt5.dds", "FourCC DXT5", "DXT45", 6, 4, 1, 1, 1, 1, 16, 4, 4},
    {"nvtt_rgb.dds", "D3DFMT_A8R8G8B8", "A8B8G8R8", 6, 4, 1, 1, 1, 3, 4, 1, 1},
    {"nvtt_bc1.dds", "FourCC DXT1", "DXT1", 6, 4, 1, 1, 1, 3, 8, 4, 4},
    {"nvtt_bc3.dds", "FourCC DXT5", "DXT45", 6, 4, 1, 1, 1, 3, 16, 4, 4},
};

static uint8_t pattern(uint32_t level, uint32_t image, uint32_t z, uint32_t y, uint32_t xb)
{
    return (uint8_t)(level * 97 + image * 53 + z * 31 + y * 17 + xb * 7 + 5);
}

static void open_row(const struct row *row, struct texfile *file, uint8_t **copy)
{
    struct bytes bytes;
    char why[TEXFILE_WHY];
    file_load(row->name, &bytes);
    if (!file_read(row->name, &bytes, LIMIT_MOST, file, copy, why))
        fail_msg("%s: %s", row->name, why);
    if (file->notes)
        fail_msg("%s: %s", row->name, file->note[0]);
    assert_string_equal(file->code->name, row->code);
    assert_string_equal(file->code->format, row->format);
    const uint32_t found[] = {file->width,  file->height,        file->depth,        file->layers,      file->faces,
                              file->levels, file->element.bytes, file->element.wide, file->element.high};
    const uint32_t expected[] = {row->width,  row->height, row->depth, row->layers, row->faces,
                                 row->levels, row->bytes,  row->wide,  row->high};
    for (size_t i = 0; i < COUNT_OF(found); i++)
        if (found[i] != expected[i])
            fail_msg("%s: number %u is %u, expected %u", row->name, (unsigned)i, found[i], expected[i]);
}

static uint32_t half(uint32_t size, uint32_t level)
{
    return size >> level ? size >> level : 1;
}

static void check_slice(const struct row *row, const struct texfile *file, uint32_t level, uint32_t image, uint32_t z)
{
    uint32_t count = (half(row->width, level) + row->wide - 1) / row->wide * row->bytes;
    for (uint32_t y = 0; y < (half(row->height, level) + row->high - 1) / row->high; y++) {
        const uint8_t *at = texfile_row(file, level, image, z, y);
        for (uint32_t xb = 0; xb < count; xb++)
            if (at[xb] != pattern(level, image, z, y, xb))
                fail_msg("%s: level %u, image %u, slice %u, row %u, byte %u is %u, expected %u", row->name, level,
                         image, z, y, xb, at[xb], pattern(level, image, z, y, xb));
    }
}

static void every_byte_is_where_it_belongs(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        struct texfile file;
        uint8_t *copy;
        open_row(&rows[i], &file, &copy);
        for (uint32_t level = 0; level < rows[i].levels; level++)
            for (uint32_t image = 0; image < rows[i].layers * rows[i].faces; image++)
                for (uint32_t z = 0; z < half(rows[i].depth, level); z++)
                    check_slice(&rows[i], &file, level, image, z);
        file_close(&file, copy);
    }
}

/* The picture that other programs were given has the pattern as its red, green, blue and alpha. */
static void files_of_other_programs_are_read(void **state)
{
    (void)state;
    static const unsigned order[4] = {2, 1, 0, 3};
    for (size_t i = 0; i < COUNT_OF(others); i++) {
        struct texfile file;
        uint8_t *copy;
        open_row(&others[i], &file, &copy);
        bool color = strcmp(others[i].code, "D3DFMT_A8R8G8B8") == 0, grey = strcmp(others[i].code, "D3DFMT_L8") == 0;
        for (uint32_t y = 0; y < others[i].height && (color || grey); y++)
            for (uint32_t xb = 0; xb < others[i].width * others[i].bytes; xb++)
                assert_int_equal(texfile_row(&file, 0, 0, 0, y)[xb],
                                 pattern(0, 0, 0, y, color ? xb / 4 * 4 + order[xb % 4] : xb));
        file_close(&file, copy);
    }
}

/* A second header says enough: the flags of the first that there is a depth are not needed. */
static void a_volume_is_one_without_flags(void **state)
{
    (void)state;
    struct bytes bytes;
    struct texfile file;
    uint8_t *copy;
    char why[TEXFILE_WHY];
    file_load("volume.dds", &bytes);
    bytes.at[10] &= 0x7f; /* depth among the flags */
    bytes.at[114] = 0;    /* volume among the caps */
    if (!file_read("volume.dds", &bytes, LIMIT_MOST, &file, &copy, why))
        fail_msg("%s", why);
    assert_int_equal(file.depth, 4);
    file_close(&file, copy);
}

static void any_cut_is_an_error(void **state)
{
    (void)state;
    struct bytes bytes;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        file_load(rows[i].name, &bytes);
        while (bytes.size > 0) {
            bytes.size--;
            file_refused(rows[i].name, &bytes, LIMIT_MOST, "expected");
        }
    }
}

/* Levels of all images together; one byte less is too little. */
static void bytes_are_limited(void **state)
{
    (void)state;
    struct bytes bytes;
    file_load("volume.ktx2", &bytes); /* 96 and 8, of which the file holds frames */
    file_refused("volume.ktx2", &bytes, 103, "104 bytes of texels; expected at most 103");
    file_load("cubes.dds", &bytes);
    file_refused("cubes.dds", &bytes, 1439, "1440 bytes of texels; expected at most 1439");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_byte_is_where_it_belongs),
        cmocka_unit_test(files_of_other_programs_are_read),
        cmocka_unit_test(a_volume_is_one_without_flags),
        cmocka_unit_test(any_cut_is_an_error),
        cmocka_unit_test(bytes_are_limited),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
