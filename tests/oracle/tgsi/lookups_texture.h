// SPDX-License-Identifier: Apache-2.0
/* Textures and images of lookups_gl.c, whose texels are words of a fixed generator. */
#ifndef LOOKUPS_TEXTURE_H
#define LOOKUPS_TEXTURE_H

#include <GL/gl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct lookup_format;

struct lookup_texture {
    const struct lookup_format *format;
    GLenum target;
    GLuint name, buffer; /* the buffer of a buffer texture */
    int size[3];         /* texels of level 0, or layers: of a cube array in faces */
};

/* Makes a texture and binds it; one of several samples, as many as levels, has no texels yet. False: no target or no
 * format of that name. */
bool lookup_texture_make(struct lookup_texture *t, const char *target, const char *format, const int size[3],
                         int levels);

/* Binds a level, all layers of it or one, as image 0. Layer -1: all. */
bool lookup_image_bind(const struct lookup_texture *t, const char *format, int level, int layer);

/* Prints the bytes of a level: row after row, slice after slice, layer after layer. */
void lookup_texture_print(const struct lookup_texture *t, int level);

#endif
