// SPDX-License-Identifier: Apache-2.0
#define GL_GLEXT_PROTOTYPES
#include "lookups_texture.h"

#include <GL/glext.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct lookup_format {
    const char *name;
    GLenum internal, format, type;
    unsigned bytes;
    uint32_t kept; /* bits of a random word: no infinities, no NaN */
};
static const struct lookup_format formats[] = {
    {"rgba8", GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE, 4, 0xffffffff},
    {"rgba8_snorm", GL_RGBA8_SNORM, GL_RGBA, GL_BYTE, 4, 0xff7f7fff},
    {"rgba8i", GL_RGBA8I, GL_RGBA_INTEGER, GL_BYTE, 4, 0xffffffff},
    {"rgba8ui", GL_RGBA8UI, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE, 4, 0xffffffff},
    {"rg8", GL_RG8, GL_RG, GL_UNSIGNED_BYTE, 2, 0xffffffff},
    {"r8", GL_R8, GL_RED, GL_UNSIGNED_BYTE, 1, 0xffffffff},
    {"rgba16", GL_RGBA16, GL_RGBA, GL_UNSIGNED_SHORT, 8, 0xffffffff},
    {"rg16", GL_RG16, GL_RG, GL_UNSIGNED_SHORT, 4, 0xffffffff},
    {"rg16i", GL_RG16I, GL_RG_INTEGER, GL_SHORT, 4, 0xffffffff},
    {"r16ui", GL_R16UI, GL_RED_INTEGER, GL_UNSIGNED_SHORT, 2, 0xffffffff},
    {"rgba16f", GL_RGBA16F, GL_RGBA, GL_HALF_FLOAT, 8, 0xbfffbfff},
    {"rgba32ui", GL_RGBA32UI, GL_RGBA_INTEGER, GL_UNSIGNED_INT, 16, 0xffffffff},
    {"r32ui", GL_R32UI, GL_RED_INTEGER, GL_UNSIGNED_INT, 4, 0xffffffff},
    {"r32ui_few", GL_R32UI, GL_RED_INTEGER, GL_UNSIGNED_INT, 4, 3},
    {"r32i", GL_R32I, GL_RED_INTEGER, GL_INT, 4, 0xffffffff},
    {"r32f", GL_R32F, GL_RED, GL_FLOAT, 4, 0},
    {"rg32f", GL_RG32F, GL_RG, GL_FLOAT, 8, 0},
    {"rgba32f", GL_RGBA32F, GL_RGBA, GL_FLOAT, 16, 0},
    {"rgb10_a2", GL_RGB10_A2, GL_RGBA, GL_UNSIGNED_INT_2_10_10_10_REV, 4, 0xffffffff},
    {"r11f_g11f_b10f", GL_R11F_G11F_B10F, GL_RGB, GL_UNSIGNED_INT_10F_11F_11F_REV, 4, 0x7fdffbff},
    {"depth32f", GL_DEPTH_COMPONENT32F, GL_DEPTH_COMPONENT, GL_FLOAT, 4, 0},
};
static const struct {
    const char *name;
    GLenum target;
    unsigned axes; /* of glTexImage */
} targets[] = {
    {"1d", GL_TEXTURE_1D, 1},
    {"2d", GL_TEXTURE_2D, 2},
    {"3d", GL_TEXTURE_3D, 3},
    {"rect", GL_TEXTURE_RECTANGLE, 2},
    {"1darray", GL_TEXTURE_1D_ARRAY, 2},
    {"2darray", GL_TEXTURE_2D_ARRAY, 3},
    {"cube", GL_TEXTURE_CUBE_MAP, 2},
    {"cubearray", GL_TEXTURE_CUBE_MAP_ARRAY, 3},
    {"buffer", GL_TEXTURE_BUFFER, 0},
    {"2dms", GL_TEXTURE_2D_MULTISAMPLE, 0},
};

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state ^ *state >> 15;
}

/* Floats lie in 0..1, multiples of 2^-8. The caller frees it. */
static uint8_t *texels(const struct lookup_format *f, size_t count, uint32_t *state)
{
    size_t size = count * f->bytes;
    uint8_t *out = malloc(size + 4);
    for (size_t i = 0; i < size; i += 4) {
        uint32_t word = next(state);
        float number = (float)(word & 255) / 256;
        word &= f->kept;
        memcpy(out + i, f->type == GL_FLOAT ? (void *)&number : (void *)&word, 4);
    }
    return out;
}

static const struct lookup_format *format_of(const char *name)
{
    for (unsigned i = 0; i < sizeof formats / sizeof *formats; i++)
        if (strcmp(formats[i].name, name) == 0)
            return &formats[i];
    return NULL;
}

static bool has_layers(GLenum target, unsigned axis)
{
    return (axis == 1 && target == GL_TEXTURE_1D_ARRAY) ||
           (axis == 2 && (target == GL_TEXTURE_2D_ARRAY || target == GL_TEXTURE_CUBE_MAP_ARRAY));
}

static int size_of(const struct lookup_texture *t, unsigned axis, int level)
{
    int size = has_layers(t->target, axis) ? t->size[axis] : t->size[axis] >> level;
    return size > 0 ? size : 1;
}

static void make_buffer(struct lookup_texture *t, uint32_t *state)
{
    uint8_t *bytes = texels(t->format, (size_t)t->size[0], state);
    glGenBuffers(1, &t->buffer);
    glBindBuffer(GL_TEXTURE_BUFFER, t->buffer);
    glBufferData(GL_TEXTURE_BUFFER, (GLsizeiptr)((size_t)t->size[0] * t->format->bytes), bytes, GL_STATIC_DRAW);
    glTexBuffer(GL_TEXTURE_BUFFER, t->format->internal, t->buffer);
    free(bytes);
}

static void make_level(const struct lookup_texture *t, unsigned axes, int level, uint32_t *state)
{
    const struct lookup_format *f = t->format;
    int w = size_of(t, 0, level), h = size_of(t, 1, level), z = size_of(t, 2, level);
    for (unsigned face = 0; face < (t->target == GL_TEXTURE_CUBE_MAP ? 6 : 1); face++) {
        GLenum to = t->target == GL_TEXTURE_CUBE_MAP ? GL_TEXTURE_CUBE_MAP_POSITIVE_X + face : t->target;
        uint8_t *bytes = texels(f, (size_t)w * (size_t)h * (size_t)z, state);
        if (axes == 1)
            glTexImage1D(to, level, (GLint)f->internal, w, 0, f->format, f->type, bytes);
        else if (axes == 2)
            glTexImage2D(to, level, (GLint)f->internal, w, h, 0, f->format, f->type, bytes);
        else
            glTexImage3D(to, level, (GLint)f->internal, w, h, z, 0, f->format, f->type, bytes);
        free(bytes);
    }
}

bool lookup_texture_make(struct lookup_texture *t, const char *target, const char *format, const int size[3],
                         int levels)
{
    unsigned k = 0, count = sizeof targets / sizeof *targets;
    uint32_t state = 1;
    *t = (struct lookup_texture){.format = format_of(format), .size = {size[0], size[1], size[2]}};
    while (k < count && strcmp(targets[k].name, target) != 0)
        k++;
    if (!t->format || k == count)
        return false;
    t->target = targets[k].target;
    glGenTextures(1, &t->name);
    glBindTexture(t->target, t->name);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    if (t->target == GL_TEXTURE_BUFFER)
        make_buffer(t, &state);
    if (t->target == GL_TEXTURE_2D_MULTISAMPLE)
        glTexImage2DMultisample(t->target, levels, t->format->internal, size[0], size[1], GL_TRUE);
    for (int level = 0; targets[k].axes > 0 && level < levels; level++)
        make_level(t, targets[k].axes, level, &state);
    if (t->target != GL_TEXTURE_RECTANGLE && targets[k].axes > 0)
        glTexParameteri(t->target, GL_TEXTURE_MAX_LEVEL, levels - 1);
    return true;
}

bool lookup_image_bind(const struct lookup_texture *t, const char *format, int level, int layer)
{
    const struct lookup_format *f = format_of(format);
    if (f)
        glBindImageTexture(0, t->name, level, layer < 0, layer < 0 ? 0 : layer, GL_READ_WRITE, f->internal);
    return f != NULL;
}

void lookup_texture_print(const struct lookup_texture *t, int level)
{
    const struct lookup_format *f = t->format;
    size_t size = (size_t)size_of(t, 0, level) * (size_t)size_of(t, 1, level) * (size_t)size_of(t, 2, level) * f->bytes;
    unsigned faces = t->target == GL_TEXTURE_CUBE_MAP ? 6 : 1;
    uint8_t *bytes = calloc(size, 1);
    glMemoryBarrier(GL_ALL_BARRIER_BITS);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    for (unsigned face = 0; face < faces; face++) {
        if (t->target == GL_TEXTURE_BUFFER) {
            glBindBuffer(GL_TEXTURE_BUFFER, t->buffer);
            glGetBufferSubData(GL_TEXTURE_BUFFER, 0, (GLsizeiptr)size, bytes);
        } else {
            GLenum from = t->target == GL_TEXTURE_CUBE_MAP ? GL_TEXTURE_CUBE_MAP_POSITIVE_X + face : t->target;
            glGetTexImage(from, level, f->format, f->type, bytes);
        }
        for (size_t i = 0; i < size; i++)
            printf("%02x", bytes[i]);
    }
    free(bytes);
}
