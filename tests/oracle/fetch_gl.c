// SPDX-License-Identifier: Apache-2.0
/*
 * Run texel fetches in Mesa, off screen. Commands on standard input, one a line, change the state or fetch:
 *
 *   texture KIND FORMAT WIDTH HEIGHT DEPTH LEVELS HEX   new texture; KIND: 1d, 2d, 3d, 1darray, 2darray, buffer; DEPTH:
 *                                             slices or layers; HEX: levels from 0, rows of little-endian elements
 *   call SWIZZLE [U V W]                      texelFetch with a swizzle of the result; with three numbers
 *                                             texelFetchOffset
 *   fetch X Y Z LEVEL                         the layer is Y of 1darray, Z of 2darray; LEVEL is ignored in a buffer
 *
 * Output: lines "# KEY VALUE" that name the renderer, then for each fetch its four results as 32-bit hex words.
 * GALLIUM_DRIVER=softpipe|llvmpipe picks the renderer. Exit status 1: the message on standard error says why.
 */
#define GL_GLEXT_PROTOTYPES
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gather_gl.h"
#include "offscreen.h"

static const struct kind {
    const char *name;
    GLenum target;
    const char *sampler, *place, *shift; /* GLSL: type, coordinate, type of the offset */
    unsigned axes;                       /* that a level halves */
    unsigned shifts;                     /* numbers of an offset */
} kinds[] = {
    {"1d", GL_TEXTURE_1D, "1D", "at.x", "int", 1, 1},
    {"2d", GL_TEXTURE_2D, "2D", "at.xy", "ivec2", 2, 2},
    {"3d", GL_TEXTURE_3D, "3D", "at.xyz", "ivec3", 3, 3},
    {"1darray", GL_TEXTURE_1D_ARRAY, "1DArray", "at.xy", "int", 1, 1},
    {"2darray", GL_TEXTURE_2D_ARRAY, "2DArray", "at.xyz", "ivec2", 2, 2},
    {"buffer", GL_TEXTURE_BUFFER, "Buffer", "at.x", "int", 1, 0},
};

struct oracle {
    struct offscreen screen;
    const struct gl_format *format; /* of the current texture, NULL before the first */
    const struct kind *kind;
    GLuint texture, buffer;
    GLint at;
    char swizzle[8], shift[64]; /* of the call */
};

static const struct kind *kind_find(const char *name)
{
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, name) == 0)
            return &kinds[i];
    return NULL;
}

static unsigned halved(unsigned size, unsigned level)
{
    return size >> level > 0 ? size >> level : 1;
}

/* Texels of a level; the next ones follow. */
static void level_size(const struct kind *k, const unsigned size[3], unsigned level, unsigned out[3])
{
    for (unsigned axis = 0; axis < 3; axis++)
        out[axis] = axis < k->axes ? halved(size[axis], level) : size[axis];
}

static void upload(const struct oracle *o, GLint level, const unsigned size[3], const uint8_t *texels)
{
    const struct gl_format *f = o->format;
    GLsizei w = (GLsizei)size[0], h = (GLsizei)size[1], d = (GLsizei)size[2];
    if (o->kind->target == GL_TEXTURE_1D)
        glTexImage1D(GL_TEXTURE_1D, level, f->internal, w, 0, f->layout, f->type, texels);
    else if (o->kind->target == GL_TEXTURE_2D)
        glTexImage2D(GL_TEXTURE_2D, level, f->internal, w, h, 0, f->layout, f->type, texels);
    else if (o->kind->target == GL_TEXTURE_1D_ARRAY) /* layers are its rows */
        glTexImage2D(GL_TEXTURE_1D_ARRAY, level, f->internal, w, d, 0, f->layout, f->type, texels);
    else
        glTexImage3D(o->kind->target, level, f->internal, w, h, d, 0, f->layout, f->type, texels);
}

static void upload_levels(struct oracle *o, const unsigned size[3], unsigned levels, const uint8_t *texels,
                          size_t bytes)
{
    glGenTextures(1, &o->texture);
    glBindTexture(o->kind->target, o->texture);
    if (o->kind->target == GL_TEXTURE_BUFFER) {
        glGenBuffers(1, &o->buffer);
        glBindBuffer(GL_TEXTURE_BUFFER, o->buffer);
        glBufferData(GL_TEXTURE_BUFFER, (GLsizeiptr)bytes, texels, GL_STATIC_DRAW);
        glTexBuffer(GL_TEXTURE_BUFFER, (GLenum)o->format->internal, o->buffer);
        return;
    }
    glTexParameteri(o->kind->target, GL_TEXTURE_MAX_LEVEL, (GLint)levels - 1);
    glTexParameteri(o->kind->target, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
    glTexParameteri(o->kind->target, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    for (unsigned level = 0; level < levels; level++) {
        unsigned of_level[3];
        level_size(o->kind, size, level, of_level);
        upload(o, (GLint)level, of_level, texels);
        texels += (size_t)of_level[0] * of_level[1] * of_level[2] * o->format->bytes;
    }
}

static int set_texture(struct oracle *o, char **word, unsigned words)
{
    if (words != 8)
        return offscreen_fail(&o->screen, "texture takes a kind, a format, three sizes, levels and texels", "");
    const struct gl_format *format = gl_format_find(word[2]);
    unsigned size[3], levels = (unsigned)strtoul(word[6], NULL, 10);
    size_t bytes = 0;
    o->kind = kind_find(word[1]);
    for (unsigned axis = 0; axis < 3; axis++) {
        size[axis] = (unsigned)strtoul(word[3 + axis], NULL, 10);
        if (size[axis] == 0 || size[axis] > 4096)
            return offscreen_fail(&o->screen, "bad size", word[3 + axis]);
    }
    if (!o->kind || !format || levels == 0 || levels > 12)
        return offscreen_fail(&o->screen, "unknown kind or format, or bad levels", word[2]);
    for (unsigned level = 0; level < levels; level++) {
        unsigned of_level[3];
        level_size(o->kind, size, level, of_level);
        bytes += (size_t)of_level[0] * of_level[1] * of_level[2] * format->bytes;
    }
    uint8_t *texels = offscreen_bytes(word[7], bytes);
    if (!texels)
        return offscreen_fail(&o->screen, "the texels do not fill the texture", "");
    o->format = format;
    glDeleteTextures(1, &o->texture);
    glDeleteBuffers(1, &o->buffer);
    o->buffer = 0;
    upload_levels(o, size, levels, texels, bytes);
    free(texels);
    return offscreen_gl_failed() ? offscreen_fail(&o->screen, "GL refuses the texture", word[2]) : 0;
}

/* GLSL wants a constant as offset: it is a part of the program. */
static int set_call(struct oracle *o, char **word, unsigned words)
{
    if (!o->kind || (words != 2 && words != 5) || strlen(word[1]) != 4 || strspn(word[1], "xyzw") != 4 ||
        (words == 5 && o->kind->shifts == 0))
        return offscreen_fail(&o->screen,
                              "call comes after a texture and takes a swizzle, and three offsets but of a buffer", "");
    snprintf(o->swizzle, sizeof o->swizzle, "%s", word[1]);
    o->shift[0] = '\0';
    size_t at = 0;
    for (unsigned i = 0; words == 5 && i < o->kind->shifts; i++)
        at += (size_t)snprintf(o->shift + at, sizeof o->shift - at, "%s%ld", i ? ", " : "",
                               strtol(word[2 + i], NULL, 10));
    return 0;
}

static int use_program(struct oracle *o)
{
    char source[OFFSCREEN_SHADER], shift[96] = "";
    bool made, of_buffer = o->kind->shifts == 0;
    if (o->shift[0])
        snprintf(shift, sizeof shift, ", %s(%s)", o->kind->shift, o->shift);
    snprintf(source, sizeof source,
             "#version 330 compatibility\n"
             "uniform %.1ssampler%s image;\nuniform ivec4 at;\nout uvec4 result;\n"
             "void main() {\n    %.1svec4 texel = texelFetch%s(image, %s%s%s).%s;\n    result = %s;\n}\n",
             o->format->letter, o->kind->sampler, o->format->letter, o->shift[0] ? "Offset" : "", o->kind->place,
             of_buffer ? "" : ", at.w", shift, o->swizzle,
             *o->format->letter ? "uvec4(texel)" : "floatBitsToUint(texel)");
    if (offscreen_use(&o->screen, source, &made))
        return 1;
    if (made)
        o->at = glGetUniformLocation(o->screen.program, "at");
    return 0;
}

static int fetch(struct oracle *o, char **word, unsigned words)
{
    GLint at[4];
    if (words != 5 || !o->format || !*o->swizzle)
        return offscreen_fail(&o->screen, "fetch comes after a texture and a call and takes X Y Z LEVEL", "");
    if (use_program(o))
        return 1;
    for (unsigned i = 0; i < 4; i++)
        at[i] = (GLint)strtol(word[1 + i], NULL, 10);
    glUniform4iv(o->at, 1, at);
    return offscreen_draw(&o->screen);
}

static int command(void *user, char **word, unsigned words)
{
    struct oracle *o = user;
    if (strcmp(word[0], "texture") == 0)
        return set_texture(o, word, words);
    if (strcmp(word[0], "call") == 0)
        return set_call(o, word, words);
    if (strcmp(word[0], "fetch") == 0)
        return fetch(o, word, words);
    return offscreen_fail(&o->screen, "expected texture, call or fetch", word[0]);
}

int main(void)
{
    static struct oracle o = {.screen = {.name = "fetch_gl"}};
    return offscreen_run(&o.screen, GL_MIN_PROGRAM_TEXEL_OFFSET, GL_MAX_PROGRAM_TEXEL_OFFSET, command, &o);
}
