// SPDX-License-Identifier: Apache-2.0
#include "gather_gl.h"

#include <GL/glext.h>
#include <string.h>

static const struct gl_format formats[] = {
    {"R8", GL_R8, GL_RED, GL_UNSIGNED_BYTE, 1, ""},
    {"R8_SNORM", GL_R8_SNORM, GL_RED, GL_BYTE, 1, ""},
    {"R8UI", GL_R8UI, GL_RED_INTEGER, GL_UNSIGNED_BYTE, 1, "u"},
    {"R8I", GL_R8I, GL_RED_INTEGER, GL_BYTE, 1, "i"},
    {"RG8", GL_RG8, GL_RG, GL_UNSIGNED_BYTE, 2, ""},
    {"RG8_SNORM", GL_RG8_SNORM, GL_RG, GL_BYTE, 2, ""},
    {"RG8UI", GL_RG8UI, GL_RG_INTEGER, GL_UNSIGNED_BYTE, 2, "u"},
    {"RG8I", GL_RG8I, GL_RG_INTEGER, GL_BYTE, 2, "i"},
    {"RGBA8", GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE, 4, ""},
    {"RGBA8_SNORM", GL_RGBA8_SNORM, GL_RGBA, GL_BYTE, 4, ""},
    {"RGBA8UI", GL_RGBA8UI, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE, 4, "u"},
    {"RGBA8I", GL_RGBA8I, GL_RGBA_INTEGER, GL_BYTE, 4, "i"},
    {"R16", GL_R16, GL_RED, GL_UNSIGNED_SHORT, 2, ""},
    {"R16_SNORM", GL_R16_SNORM, GL_RED, GL_SHORT, 2, ""},
    {"R16UI", GL_R16UI, GL_RED_INTEGER, GL_UNSIGNED_SHORT, 2, "u"},
    {"R16I", GL_R16I, GL_RED_INTEGER, GL_SHORT, 2, "i"},
    {"R16F", GL_R16F, GL_RED, GL_HALF_FLOAT, 2, ""},
    {"RG16", GL_RG16, GL_RG, GL_UNSIGNED_SHORT, 4, ""},
    {"RG16_SNORM", GL_RG16_SNORM, GL_RG, GL_SHORT, 4, ""},
    {"RG16UI", GL_RG16UI, GL_RG_INTEGER, GL_UNSIGNED_SHORT, 4, "u"},
    {"RG16I", GL_RG16I, GL_RG_INTEGER, GL_SHORT, 4, "i"},
    {"RG16F", GL_RG16F, GL_RG, GL_HALF_FLOAT, 4, ""},
    {"RGBA16", GL_RGBA16, GL_RGBA, GL_UNSIGNED_SHORT, 8, ""},
    {"RGBA16_SNORM", GL_RGBA16_SNORM, GL_RGBA, GL_SHORT, 8, ""},
    {"RGBA16UI", GL_RGBA16UI, GL_RGBA_INTEGER, GL_UNSIGNED_SHORT, 8, "u"},
    {"RGBA16I", GL_RGBA16I, GL_RGBA_INTEGER, GL_SHORT, 8, "i"},
    {"RGBA16F", GL_RGBA16F, GL_RGBA, GL_HALF_FLOAT, 8, ""},
    {"R32UI", GL_R32UI, GL_RED_INTEGER, GL_UNSIGNED_INT, 4, "u"},
    {"R32I", GL_R32I, GL_RED_INTEGER, GL_INT, 4, "i"},
    {"R32F", GL_R32F, GL_RED, GL_FLOAT, 4, ""},
    {"RG32UI", GL_RG32UI, GL_RG_INTEGER, GL_UNSIGNED_INT, 8, "u"},
    {"RG32I", GL_RG32I, GL_RG_INTEGER, GL_INT, 8, "i"},
    {"RG32F", GL_RG32F, GL_RG, GL_FLOAT, 8, ""},
    {"RGBA32UI", GL_RGBA32UI, GL_RGBA_INTEGER, GL_UNSIGNED_INT, 16, "u"},
    {"RGBA32I", GL_RGBA32I, GL_RGBA_INTEGER, GL_INT, 16, "i"},
    {"RGBA32F", GL_RGBA32F, GL_RGBA, GL_FLOAT, 16, ""},
    {"RGB10_A2", GL_RGB10_A2, GL_RGBA, GL_UNSIGNED_INT_2_10_10_10_REV, 4, ""},
    {"RGB10_A2UI", GL_RGB10_A2UI, GL_RGBA_INTEGER, GL_UNSIGNED_INT_2_10_10_10_REV, 4, "u"},
    {"RGB565", GL_RGB565, GL_RGB, GL_UNSIGNED_SHORT_5_6_5_REV, 2, ""},
    {"RGB5_A1", GL_RGB5_A1, GL_RGBA, GL_UNSIGNED_SHORT_1_5_5_5_REV, 2, ""},
    {"RGB32UI", GL_RGB32UI, GL_RGB_INTEGER, GL_UNSIGNED_INT, 12, "u"},
    {"RGB32I", GL_RGB32I, GL_RGB_INTEGER, GL_INT, 12, "i"},
    {"RGB32F", GL_RGB32F, GL_RGB, GL_FLOAT, 12, ""},
    {"R11F_G11F_B10F", GL_R11F_G11F_B10F, GL_RGB, GL_UNSIGNED_INT_10F_11F_11F_REV, 4, ""},
    {"RGB9_E5", GL_RGB9_E5, GL_RGB, GL_UNSIGNED_INT_5_9_9_9_REV, 4, ""},
    {"SRGB8_ALPHA8", GL_SRGB8_ALPHA8, GL_RGBA, GL_UNSIGNED_BYTE, 4, ""},
    {"DEPTH_COMPONENT16", GL_DEPTH_COMPONENT16, GL_DEPTH_COMPONENT, GL_UNSIGNED_SHORT, 2, ""},
    {"DEPTH_COMPONENT24", GL_DEPTH_COMPONENT24, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, 4, ""},
    {"DEPTH_COMPONENT32F", GL_DEPTH_COMPONENT32F, GL_DEPTH_COMPONENT, GL_FLOAT, 4, ""},
    {"DEPTH24_STENCIL8", GL_DEPTH24_STENCIL8, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, 4, ""},
    {"DEPTH32F_STENCIL8", GL_DEPTH32F_STENCIL8, GL_DEPTH_STENCIL, GL_FLOAT_32_UNSIGNED_INT_24_8_REV, 8, ""},
    {"RGBA4", GL_RGBA4, GL_RGBA, GL_UNSIGNED_SHORT_4_4_4_4_REV, 2, ""},
};

struct name {
    const char *name;
    GLenum code;
};

static const struct name funcs[] = {
    {"NEVER", GL_NEVER},     {"LESS", GL_LESS},         {"EQUAL", GL_EQUAL},   {"LEQUAL", GL_LEQUAL},
    {"GREATER", GL_GREATER}, {"NOTEQUAL", GL_NOTEQUAL}, {"GEQUAL", GL_GEQUAL}, {"ALWAYS", GL_ALWAYS},
};

static const struct name wraps[] = {
    {"REPEAT", GL_REPEAT},
    {"MIRRORED_REPEAT", GL_MIRRORED_REPEAT},
    {"CLAMP_TO_EDGE", GL_CLAMP_TO_EDGE},
    {"CLAMP_TO_BORDER", GL_CLAMP_TO_BORDER},
    {"CLAMP", GL_CLAMP},
    {"MIRROR_CLAMP_TO_EDGE", GL_MIRROR_CLAMP_TO_EDGE},
    {"MIRROR_CLAMP_TO_BORDER_EXT", GL_MIRROR_CLAMP_TO_BORDER_EXT},
    {"MIRROR_CLAMP_EXT", GL_MIRROR_CLAMP_EXT},
};

const struct gl_format *gl_format_find(const char *name)
{
    for (unsigned i = 0; i < sizeof formats / sizeof *formats; i++)
        if (strcmp(formats[i].name, name) == 0)
            return &formats[i];
    return NULL;
}

GLenum gl_func_find(const char *name)
{
    for (unsigned i = 0; i < sizeof funcs / sizeof *funcs; i++)
        if (strcmp(funcs[i].name, name) == 0)
            return funcs[i].code;
    return GL_NONE;
}

GLenum gl_wrap_find(const char *name)
{
    for (unsigned i = 0; i < sizeof wraps / sizeof *wraps; i++)
        if (strcmp(wraps[i].name, name) == 0)
            return wraps[i].code;
    return GL_NONE;
}
