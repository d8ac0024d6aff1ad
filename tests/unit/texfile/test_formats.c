// SPDX-License-Identifier: Apache-2.0
/* The rows of format codes against formats.tsv, and some of them as literals. */
#include "texfile_test.h"

#include "tex_defs.h"

static const struct {
    const struct texfile_code *rows;
    const unsigned *count;
} tables[] = {
    {texfile_vk, &texfile_vk_count}, {texfile_dxgi, &texfile_dxgi_count}, {texfile_fourcc, &texfile_fourcc_count}};

static const struct tex_format_info *find(const char *name)
{
    for (unsigned i = 0; i < tex_formats_count; i++)
        if (strcmp(tex_formats[i].name, name) == 0)
            return &tex_formats[i];
    return NULL;
}

/* The format is there, has elements as formats.tsv says, and a component for each channel. */
static void check_row(const struct texfile_code *row)
{
    struct texfile_element e;
    const struct tex_format_info *format = find(row->format);
    if (!format || !texfile_element(row->format, &e))
        fail_msg("%s: no format %s", row->name, row->format);
    if (format->bytes && (format->bytes != e.bytes || format->wide != e.wide || format->high != e.high))
        fail_msg("%s: formats.tsv has %s with %u bytes for %u x %u texels", row->name, row->format, format->bytes,
                 format->wide, format->high);
    bool pair = format->unpack == TEX_UNPACK_PAIR; /* its four channels are three components of two texels */
    for (unsigned c = 0; format->width[0] && !pair && c < 4; c++) {
        bool has = c < strlen(row->channels) && row->channels[c] != 'X';
        if (has && format->width[c] == 0)
            fail_msg("%s: %s has no component %u", row->name, row->format, c);
    }
}

static void each_row_is_a_format(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT_OF(tables); t++)
        for (unsigned i = 0; i < *tables[t].count; i++)
            check_row(&tables[t].rows[i]);
    for (unsigned i = 0; i < texfile_masks_count; i++)
        check_row(&texfile_masks[i].code);
}

/* Rows of one code stand together, have one name, and differ in the format; the name belongs to no other code. */
static void codes_and_names_are_one(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT_OF(tables); t++)
        for (unsigned i = 0; i < *tables[t].count; i++)
            for (unsigned k = i + 1; k < *tables[t].count; k++) {
                const struct texfile_code *a = &tables[t].rows[i], *b = &tables[t].rows[k];
                if ((a->code == b->code) != (strcmp(a->name, b->name) == 0))
                    fail_msg("%s and %s: one code, or one name", a->name, b->name);
                if (a->code == b->code && strcmp(a->format, b->format) == 0)
                    fail_msg("%s: format %s twice", a->name, a->format);
                if (t < 2 && a->code > b->code)
                    fail_msg("%s stands behind %s", b->name, a->name);
            }
}

static bool has_row(const char *format)
{
    for (size_t t = 0; t < COUNT_OF(tables); t++)
        for (unsigned i = 0; i < *tables[t].count; i++)
            if (strcmp(tables[t].rows[i].format, format) == 0)
                return true;
    return false;
}

/* All but those that no file has: coverage samples, video luma, bits. */
static void each_format_has_a_row(void **state)
{
    (void)state;
    for (unsigned i = 0; i < tex_formats_count; i++) {
        const char *name = tex_formats[i].name;
        bool none = strstr(name, "__COV") || strcmp(name, "Y8_VIDEO") == 0 || strcmp(name, "R1") == 0;
        if (has_row(name) == none && strcmp(name, "B6G5R5") != 0) /* a row of masks */
            fail_msg("%s: %s", name, none ? "has a row now" : "no row of formats_vk.c or formats_dxgi.c");
    }
}

static void known_codes(void **state)
{
    (void)state;
    static const struct {
        const struct texfile_code *rows;
        const unsigned *count;
        uint32_t code;
        const char *name, *format, *channels;
    } known[] = {
        {texfile_vk, &texfile_vk_count, 4, "VK_FORMAT_R5G6B5_UNORM_PACK16", "B5G6R5", "BGR"},
        {texfile_vk, &texfile_vk_count, 37, "VK_FORMAT_R8G8B8A8_UNORM", "A8B8G8R8", "RGBA"},
        {texfile_vk, &texfile_vk_count, 64, "VK_FORMAT_A2B10G10R10_UNORM_PACK32", "A2B10G10R10", "RGBA"},
        {texfile_vk, &texfile_vk_count, 97, "VK_FORMAT_R16G16B16A16_SFLOAT", "R16_G16_B16_A16", "RGBA"},
        {texfile_vk, &texfile_vk_count, 109, "VK_FORMAT_R32G32B32A32_SFLOAT", "R32_G32_B32_A32", "RGBA"},
        {texfile_vk, &texfile_vk_count, 129, "VK_FORMAT_D24_UNORM_S8_UINT", "Z24S8", "SD"},
        {texfile_vk, &texfile_vk_count, 143, "VK_FORMAT_BC6H_UFLOAT_BLOCK", "BC6H_UF16", "RGB"},
        {texfile_vk, &texfile_vk_count, 156, "VK_FORMAT_EAC_R11G11_SNORM_BLOCK", "EACX2", "RG"},
        {texfile_vk, &texfile_vk_count, 184, "VK_FORMAT_ASTC_12x12_SRGB_BLOCK", "ASTC_2D_12X12", "RGBA"},
        {texfile_dxgi, &texfile_dxgi_count, 2, "DXGI_FORMAT_R32G32B32A32_FLOAT", "R32_G32_B32_A32", "RGBA"},
        {texfile_dxgi, &texfile_dxgi_count, 28, "DXGI_FORMAT_R8G8B8A8_UNORM", "A8B8G8R8", "RGBA"},
        {texfile_dxgi, &texfile_dxgi_count, 45, "DXGI_FORMAT_D24_UNORM_S8_UINT", "S8Z24", "DS"},
        {texfile_dxgi, &texfile_dxgi_count, 61, "DXGI_FORMAT_R8_UNORM", "R8", "R"},
        {texfile_dxgi, &texfile_dxgi_count, 87, "DXGI_FORMAT_B8G8R8A8_UNORM", "A8B8G8R8", "BGRA"},
        {texfile_dxgi, &texfile_dxgi_count, 99, "DXGI_FORMAT_BC7_UNORM_SRGB", "BC7U", "RGBA"},
        {texfile_fourcc, &texfile_fourcc_count, 0x31545844, "FourCC DXT1", "DXT1", "RGBA"},
        {texfile_fourcc, &texfile_fourcc_count, 113, "D3DFMT_A16B16G16R16F", "R16_G16_B16_A16", "RGBA"},
    };
    for (size_t i = 0; i < COUNT_OF(known); i++) {
        const struct texfile_code *row = texfile_find(known[i].rows, *known[i].count, known[i].code);
        assert_non_null(row);
        assert_string_equal(row->name, known[i].name);
        assert_string_equal(row->format, known[i].format);
        assert_string_equal(row->channels, known[i].channels);
    }
    assert_true(texfile_fits(texfile_find(texfile_vk, texfile_vk_count, 129), "G24R8"));
    assert_false(texfile_fits(texfile_find(texfile_vk, texfile_vk_count, 129), "S8Z24"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_row_is_a_format),
        cmocka_unit_test(codes_and_names_are_one),
        cmocka_unit_test(each_format_has_a_row),
        cmocka_unit_test(known_codes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
