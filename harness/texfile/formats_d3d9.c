// SPDX-License-Identifier: Apache-2.0
/* Pixel formats of DDS files without a second header: FourCC, numbers of D3DFORMAT in its place, masks. */
#include "texfile/formats.h"

#define FOURCC(a, b, c, d) ((uint32_t)(a) | (uint32_t)(b) << 8 | (uint32_t)(c) << 16 | (uint32_t)(d) << 24)

const struct texfile_code texfile_fourcc[] = {
    {FOURCC('D', 'X', 'T', '1'), "FourCC DXT1", "DXT1", "RGBA", TEXFILE_UNORM, 0},
    {FOURCC('D', 'X', 'T', '2'), "FourCC DXT2", "DXT23", "RGBA", TEXFILE_UNORM, 0},
    {FOURCC('D', 'X', 'T', '3'), "FourCC DXT3", "DXT23", "RGBA", TEXFILE_UNORM, 0},
    {FOURCC('D', 'X', 'T', '4'), "FourCC DXT4", "DXT45", "RGBA", TEXFILE_UNORM, 0},
    {FOURCC('D', 'X', 'T', '5'), "FourCC DXT5", "DXT45", "RGBA", TEXFILE_UNORM, 0},
    {FOURCC('A', 'T', 'I', '1'), "FourCC ATI1", "DXN1", "R", TEXFILE_UNORM, 0},
    {FOURCC('B', 'C', '4', 'U'), "FourCC BC4U", "DXN1", "R", TEXFILE_UNORM, 0},
    {FOURCC('B', 'C', '4', 'S'), "FourCC BC4S", "DXN1", "R", TEXFILE_SNORM, 0},
    {FOURCC('A', 'T', 'I', '2'), "FourCC ATI2", "DXN2", "RG", TEXFILE_UNORM, 0},
    {FOURCC('B', 'C', '5', 'U'), "FourCC BC5U", "DXN2", "RG", TEXFILE_UNORM, 0},
    {FOURCC('B', 'C', '5', 'S'), "FourCC BC5S", "DXN2", "RG", TEXFILE_SNORM, 0},
    {FOURCC('R', 'G', 'B', 'G'), "FourCC RGBG", "G8B8G8R8", "RGBG", TEXFILE_UNORM, 0},
    {FOURCC('G', 'R', 'G', 'B'), "FourCC GRGB", "B8G8R8G8", "GRGB", TEXFILE_UNORM, 0},
    {FOURCC('U', 'Y', 'V', 'Y'), "FourCC UYVY", "G8B8G8R8", "BGRG", TEXFILE_UNORM, 0},
    {FOURCC('Y', 'U', 'Y', '2'), "FourCC YUY2", "B8G8R8G8", "GBGR", TEXFILE_UNORM, 0},
    {36, "D3DFMT_A16B16G16R16", "R16_G16_B16_A16", "RGBA", TEXFILE_UNORM, 0},
    {110, "D3DFMT_Q16W16V16U16", "R16_G16_B16_A16", "RGBA", TEXFILE_SNORM, 0},
    {111, "D3DFMT_R16F", "R16", "R", TEXFILE_SFLOAT, 0},
    {112, "D3DFMT_G16R16F", "R16_G16", "RG", TEXFILE_SFLOAT, 0},
    {113, "D3DFMT_A16B16G16R16F", "R16_G16_B16_A16", "RGBA", TEXFILE_SFLOAT, 0},
    {114, "D3DFMT_R32F", "R32", "R", TEXFILE_SFLOAT, 0},
    {115, "D3DFMT_G32R32F", "R32_G32", "RG", TEXFILE_SFLOAT, 0},
    {116, "D3DFMT_A32B32G32R32F", "R32_G32_B32_A32", "RGBA", TEXFILE_SFLOAT, 0},
};
const unsigned texfile_fourcc_count = sizeof texfile_fourcc / sizeof texfile_fourcc[0];

/* What kind of masks, and whether there is alpha: bits of the flags of a pixel format. */
enum { ALPHAPIXELS = 0x1, ALPHA = 0x2, RGB = 0x40, LUMINANCE = 0x20000, BUMP_LUMINANCE = 0x40000, BUMP = 0x80000 };

const struct texfile_masks texfile_masks[] = {
    {RGB | ALPHAPIXELS,
     32,
     {0xff0000, 0xff00, 0xff, 0xff000000},
     {0, "D3DFMT_A8R8G8B8", "A8B8G8R8", "BGRA", TEXFILE_UNORM, 0}},
    {RGB, 32, {0xff0000, 0xff00, 0xff, 0x0}, {0, "D3DFMT_X8R8G8B8", "A8B8G8R8", "BGRX", TEXFILE_UNORM, 0}},
    {RGB, 32, {0xff0000, 0xff00, 0xff, 0x0}, {0, "D3DFMT_X8R8G8B8", "X8B8G8R8", "BGR", TEXFILE_UNORM, 0}},
    {RGB | ALPHAPIXELS,
     32,
     {0xff, 0xff00, 0xff0000, 0xff000000},
     {0, "D3DFMT_A8B8G8R8", "A8B8G8R8", "RGBA", TEXFILE_UNORM, 0}},
    {RGB, 32, {0xff, 0xff00, 0xff0000, 0x0}, {0, "D3DFMT_X8B8G8R8", "A8B8G8R8", "RGBX", TEXFILE_UNORM, 0}},
    {RGB, 32, {0xff, 0xff00, 0xff0000, 0x0}, {0, "D3DFMT_X8B8G8R8", "X8B8G8R8", "RGB", TEXFILE_UNORM, 0}},
    {RGB | ALPHAPIXELS,
     32,
     {0x3ff00000, 0xffc00, 0x3ff, 0xc0000000},
     {0, "D3DFMT_A2R10G10B10", "A2B10G10R10", "BGRA", TEXFILE_UNORM, 0}},
    {RGB | ALPHAPIXELS,
     32,
     {0x3ff, 0xffc00, 0x3ff00000, 0xc0000000},
     {0, "D3DFMT_A2B10G10R10", "A2B10G10R10", "RGBA", TEXFILE_UNORM, 0}},
    {RGB, 32, {0xffff, 0xffff0000, 0x0, 0x0}, {0, "D3DFMT_G16R16", "R16_G16", "RG", TEXFILE_UNORM, 0}},
    {RGB, 16, {0xf800, 0x7e0, 0x1f, 0x0}, {0, "D3DFMT_R5G6B5", "B5G6R5", "BGR", TEXFILE_UNORM, 0}},
    {RGB | ALPHAPIXELS,
     16,
     {0x7c00, 0x3e0, 0x1f, 0x8000},
     {0, "D3DFMT_A1R5G5B5", "A1B5G5R5", "BGRA", TEXFILE_UNORM, 0}},
    {RGB, 16, {0x7c00, 0x3e0, 0x1f, 0x0}, {0, "D3DFMT_X1R5G5B5", "A1B5G5R5", "BGRX", TEXFILE_UNORM, 0}},
    {RGB | ALPHAPIXELS, 16, {0xf00, 0xf0, 0xf, 0xf000}, {0, "D3DFMT_A4R4G4B4", "A4B4G4R4", "BGRA", TEXFILE_UNORM, 0}},
    {RGB, 16, {0xf00, 0xf0, 0xf, 0x0}, {0, "D3DFMT_X4R4G4B4", "A4B4G4R4", "BGRX", TEXFILE_UNORM, 0}},
    {LUMINANCE, 8, {0xff, 0x0, 0x0, 0x0}, {0, "D3DFMT_L8", "R8", "R", TEXFILE_UNORM, 0}},
    {LUMINANCE, 16, {0xffff, 0x0, 0x0, 0x0}, {0, "D3DFMT_L16", "R16", "R", TEXFILE_UNORM, 0}},
    {LUMINANCE | ALPHAPIXELS, 16, {0xff, 0x0, 0x0, 0xff00}, {0, "D3DFMT_A8L8", "G8R8", "RA", TEXFILE_UNORM, 0}},
    {LUMINANCE | ALPHAPIXELS, 8, {0xf, 0x0, 0x0, 0xf0}, {0, "D3DFMT_A4L4", "G4R4", "RA", TEXFILE_UNORM, 0}},
    {ALPHA, 8, {0x0, 0x0, 0x0, 0xff}, {0, "D3DFMT_A8", "R8", "A", TEXFILE_UNORM, 0}},
    {BUMP, 16, {0xff, 0xff00, 0x0, 0x0}, {0, "D3DFMT_V8U8", "G8R8", "RG", TEXFILE_SNORM, 0}},
    {BUMP, 32, {0xff, 0xff00, 0xff0000, 0xff000000}, {0, "D3DFMT_Q8W8V8U8", "A8B8G8R8", "RGBA", TEXFILE_SNORM, 0}},
    {BUMP, 32, {0xffff, 0xffff0000, 0x0, 0x0}, {0, "D3DFMT_V16U16", "R16_G16", "RG", TEXFILE_SNORM, 0}},
    {BUMP_LUMINANCE, 16, {0x1f, 0x3e0, 0xfc00, 0x0}, {0, "D3DFMT_L6V5U5", "B6G5R5", "RGB", TEXFILE_ANY, 0}},
};
const unsigned texfile_masks_count = sizeof texfile_masks / sizeof texfile_masks[0];
