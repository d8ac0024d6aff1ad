// SPDX-License-Identifier: Apache-2.0
#include "texfile/formats.h"

#include <string.h>

#include "tex_defs.h"

enum { MODEL_RGB = 1, MODEL_YUV = 2 };

/* Formats whose elements are blocks, with their colour models; formats.tsv does not describe all of them. */
static const struct {
    const char *format;
    struct texfile_element element;
} blocks[] = {
    {"DXT1", {8, 4, 4, 128}},
    {"DXT23", {16, 4, 4, 129}},
    {"DXT45", {16, 4, 4, 130}},
    {"DXN1", {8, 4, 4, 131}},
    {"DXN2", {16, 4, 4, 132}},
    {"BC6H_SF16", {16, 4, 4, 133}},
    {"BC6H_UF16", {16, 4, 4, 133}},
    {"BC7U", {16, 4, 4, 134}},
    {"ETC2_RGB", {8, 4, 4, 161}},
    {"ETC2_RGB_PTA", {8, 4, 4, 161}},
    {"ETC2_RGBA", {16, 4, 4, 161}},
    {"EAC", {8, 4, 4, 161}},
    {"EACX2", {16, 4, 4, 161}},
    {"ASTC_2D_4X4", {16, 4, 4, 162}},
    {"ASTC_2D_5X4", {16, 5, 4, 162}},
    {"ASTC_2D_5X5", {16, 5, 5, 162}},
    {"ASTC_2D_6X5", {16, 6, 5, 162}},
    {"ASTC_2D_6X6", {16, 6, 6, 162}},
    {"ASTC_2D_8X5", {16, 8, 5, 162}},
    {"ASTC_2D_8X6", {16, 8, 6, 162}},
    {"ASTC_2D_8X8", {16, 8, 8, 162}},
    {"ASTC_2D_10X5", {16, 10, 5, 162}},
    {"ASTC_2D_10X6", {16, 10, 6, 162}},
    {"ASTC_2D_10X8", {16, 10, 8, 162}},
    {"ASTC_2D_10X10", {16, 10, 10, 162}},
    {"ASTC_2D_12X10", {16, 12, 10, 162}},
    {"ASTC_2D_12X12", {16, 12, 12, 162}},
    {"G8B8G8R8", {4, 2, 1, MODEL_YUV}},
    {"B8G8R8G8", {4, 2, 1, MODEL_YUV}},
};

bool texfile_element(const char *format, struct texfile_element *out)
{
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
        if (strcmp(blocks[i].format, format) == 0) {
            *out = blocks[i].element;
            return true;
        }
    for (unsigned i = 0; i < tex_formats_count; i++)
        if (tex_formats[i].bytes && strcmp(tex_formats[i].name, format) == 0) {
            *out = (struct texfile_element){.bytes = tex_formats[i].bytes, .wide = 1, .high = 1, .model = MODEL_RGB};
            return true;
        }
    return false;
}

const struct texfile_code *texfile_find(const struct texfile_code *rows, unsigned count, uint32_t code)
{
    for (unsigned i = 0; i < count; i++)
        if (rows[i].code == code)
            return &rows[i];
    return NULL;
}

const struct texfile_code *texfile_find_masks(uint32_t flags, uint32_t bits, const uint32_t mask[4])
{
    for (unsigned i = 0; i < texfile_masks_count; i++) {
        const struct texfile_masks *m = &texfile_masks[i];
        if (m->flags == flags && m->bits == bits && memcmp(m->mask, mask, sizeof m->mask) == 0)
            return &m->code;
    }
    return NULL;
}

const struct texfile_code *texfile_find_d3dfmt(uint32_t number)
{
    for (unsigned i = 0; i < texfile_masks_count; i++)
        if (number && texfile_masks[i].code.code == number)
            return &texfile_masks[i].code;
    return NULL;
}

static bool among(const struct texfile_code *rows, unsigned count, const struct texfile_code *code, const char *format)
{
    for (unsigned i = 0; i < count; i++)
        if (strcmp(rows[i].name, code->name) == 0 && strcmp(rows[i].format, format) == 0)
            return true;
    return false;
}

bool texfile_fits(const struct texfile_code *code, const char *format)
{
    for (unsigned i = 0; i < texfile_masks_count; i++)
        if (among(&texfile_masks[i].code, 1, code, format))
            return true;
    return among(texfile_vk, texfile_vk_count, code, format) || among(texfile_dxgi, texfile_dxgi_count, code, format) ||
           among(texfile_fourcc, texfile_fourcc_count, code, format);
}
