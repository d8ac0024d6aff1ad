// SPDX-License-Identifier: Apache-2.0
/* Names of texel formats and address modes, as gather_gl reads them. */
#ifndef GATHER_GL_H
#define GATHER_GL_H
#include <GL/gl.h>

struct gl_format {
    const char *name; /* sized internal format without GL_ */
    GLint internal;
    GLenum layout, type; /* of the element in memory, red in the lowest bits */
    unsigned bytes;      /* of an element */
    const char *letter;  /* prefix of its sampler in GLSL: "u", "i", or "" */
};

/* NULL if the name is not known. */
const struct gl_format *gl_format_find(const char *name);

/* GL_NONE if the name is not known. */
GLenum gl_wrap_find(const char *name);
GLenum gl_func_find(const char *name);

#endif
