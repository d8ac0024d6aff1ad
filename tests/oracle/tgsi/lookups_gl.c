// SPDX-License-Identifier: Apache-2.0
/*
 * Lookups of GLSL, each in a draw of 8 x 4 pixels: lookups_gl <CASES >RESULTS. It needs a GL context without a surface;
 * lookups.py runs it on virpipe and records what its driver makes of each. Cases:
 *
 *   case NAME
 *   texture TARGET FORMAT WIDTH HEIGHT DEPTH LEVELS    texels are words of a fixed generator
 *   param NAME VALUE                                   of the texture, by number
 *   at BX SX BY SY Z W                                 input i of pixel (x, y): BX + SX (x + 0.5), BY + SY (y + 0.5),
 * Z, W glsl LINE                                          the fragment shader, line by line draw
 *
 * A result line has the name and 32 x 4 words, the pixels row by row. Exit status: 0, 1 if a case fails, 2 without
 * context.
 */
#define GL_GLEXT_PROTOTYPES
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GL/gl.h>
#include <GL/glext.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDE = 8, HIGH = 4, TEXT = 1 << 14 };
#define NOTHING 0xdeadbeefU

struct format {
    const char *name;
    GLenum internal, format, type;
    unsigned bytes;
};
static const struct format formats[] = {
    {"rgba8", GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE, 4},
    {"rgba8i", GL_RGBA8I, GL_RGBA_INTEGER, GL_BYTE, 4},
    {"rgba32ui", GL_RGBA32UI, GL_RGBA_INTEGER, GL_UNSIGNED_INT, 16},
    {"rgba32f", GL_RGBA32F, GL_RGBA, GL_FLOAT, 16},
    {"rg16", GL_RG16, GL_RG, GL_UNSIGNED_SHORT, 4},
    {"depth32f", GL_DEPTH_COMPONENT32F, GL_DEPTH_COMPONENT, GL_FLOAT, 4},
};
static const struct {
    const char *name;
    GLenum target;
    unsigned axes;
} targets[] = {
    {"1d", GL_TEXTURE_1D, 1},
    {"2d", GL_TEXTURE_2D, 2},
    {"3d", GL_TEXTURE_3D, 3},
    {"rect", GL_TEXTURE_RECTANGLE, 2},
    {"1darray", GL_TEXTURE_1D_ARRAY, 2},
    {"2darray", GL_TEXTURE_2D_ARRAY, 3},
    {"cube", GL_TEXTURE_CUBE_MAP, 2},
};

struct drawing {
    char name[64], glsl[TEXT];
    GLenum target;
    GLuint texture;
    float at[6];
};

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state ^ *state >> 15;
}

/* Floats lie in 0..1, multiples of 2^-8. */
static void fill(const struct format *f, uint8_t *out, size_t count, uint32_t *state)
{
    for (size_t i = 0; i < count * f->bytes; i += 4) {
        uint32_t word = next(state);
        float number = (float)(word & 255) / 256;
        memcpy(out + i, f->type == GL_FLOAT ? (void *)&number : (void *)&word, 4);
    }
}

static int make_texture(struct drawing *d, const char *target, const char *format, const int size[3], int levels)
{
    const struct format *f = NULL;
    unsigned axes = 0;
    uint32_t state = 1;
    for (unsigned i = 0; i < sizeof formats / sizeof *formats; i++)
        if (strcmp(formats[i].name, format) == 0)
            f = &formats[i];
    for (unsigned i = 0; i < sizeof targets / sizeof *targets; i++)
        if (strcmp(targets[i].name, target) == 0)
            d->target = targets[i].target, axes = targets[i].axes;
    if (!f || axes == 0)
        return 0;
    glGenTextures(1, &d->texture);
    glBindTexture(d->target, d->texture);
    for (int level = 0; level < levels; level++) {
        int w = size[0] >> level ? size[0] >> level : 1, h = size[1] >> level ? size[1] >> level : 1;
        int z = size[2] >> level ? size[2] >> level : 1;
        if (d->target == GL_TEXTURE_1D_ARRAY)
            h = size[1];
        if (d->target == GL_TEXTURE_2D_ARRAY)
            z = size[2];
        uint8_t *texels = malloc((size_t)w * (size_t)h * (size_t)z * f->bytes);
        for (int face = 0; face < (d->target == GL_TEXTURE_CUBE_MAP ? 6 : 1); face++) {
            GLenum to = d->target == GL_TEXTURE_CUBE_MAP ? GL_TEXTURE_CUBE_MAP_POSITIVE_X + (GLenum)face : d->target;
            fill(f, texels, (size_t)w * (size_t)h * (size_t)z, &state);
            if (axes == 1)
                glTexImage1D(to, level, (GLint)f->internal, w, 0, f->format, f->type, texels);
            else if (axes == 2)
                glTexImage2D(to, level, (GLint)f->internal, w, h, 0, f->format, f->type, texels);
            else
                glTexImage3D(to, level, (GLint)f->internal, w, h, z, 0, f->format, f->type, texels);
        }
        free(texels);
    }
    if (d->target != GL_TEXTURE_RECTANGLE)
        glTexParameteri(d->target, GL_TEXTURE_MAX_LEVEL, levels - 1);
    return 1;
}

static GLuint shader(GLenum kind, const char *text)
{
    GLuint s = glCreateShader(kind);
    GLint good;
    char log[1024] = "";
    glShaderSource(s, 1, &text, NULL);
    glCompileShader(s);
    glGetShaderiv(s, GL_COMPILE_STATUS, &good);
    if (!good) {
        glGetShaderInfoLog(s, sizeof log, NULL, log);
        fprintf(stderr, "%s\n", log);
    }
    return s;
}

static int link_program(const char *fragment)
{
    static const char vertex[] = "#version 330\nlayout(location = 0) in vec2 p;\nlayout(location = 1) in vec4 a;\n"
                                 "noperspective out vec4 i;\nvoid main() { gl_Position = vec4(p, 0, 1); i = a; }\n";
    GLuint program = glCreateProgram();
    GLint good;
    glAttachShader(program, shader(GL_VERTEX_SHADER, vertex));
    glAttachShader(program, shader(GL_FRAGMENT_SHADER, fragment));
    glLinkProgram(program);
    glGetProgramiv(program, GL_LINK_STATUS, &good);
    glUseProgram(program);
    glUniform1i(glGetUniformLocation(program, "t"), 0);
    return good;
}

static void draw(const struct drawing *d)
{
    float vertex[4][6];
    for (int k = 0; k < 4; k++) {
        float x = k & 1 ? (float)WIDE : 0, y = k & 2 ? (float)HIGH : 0;
        float v[6] = {k & 1 ? 1 : -1,          k & 2 ? 1 : -1, d->at[0] + d->at[1] * x,
                      d->at[2] + d->at[3] * y, d->at[4],       d->at[5]};
        memcpy(vertex[k], v, sizeof v);
    }
    glBufferData(GL_ARRAY_BUFFER, sizeof vertex, vertex, GL_STATIC_DRAW);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, sizeof *vertex, NULL);
    glVertexAttribPointer(1, 4, GL_FLOAT, GL_FALSE, sizeof *vertex, (void *)8);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

static int run(struct drawing *d)
{
    static const GLuint nothing[4] = {NOTHING, NOTHING, NOTHING, NOTHING};
    static uint32_t out[HIGH * WIDE * 4];
    if (!link_program(d->glsl)) {
        fprintf(stderr, "lookups_gl: %s: its shader does not link\n", d->name);
        return 0;
    }
    glClearBufferuiv(GL_COLOR, 0, nothing);
    draw(d);
    glReadPixels(0, 0, WIDE, HIGH, GL_RGBA_INTEGER, GL_UNSIGNED_INT, out);
    if (out[0] == NOTHING && out[1] == NOTHING) {
        fprintf(stderr, "lookups_gl: %s: nothing was drawn\n", d->name);
        return 0;
    }
    printf("%s", d->name);
    for (int k = 0; k < HIGH * WIDE * 4; k++)
        printf(" %08" PRIx32, out[k]);
    printf("\n");
    return glGetError() == GL_NO_ERROR;
}

static int make_context(void)
{
    static const EGLint wanted[] = {
        EGL_CONTEXT_MAJOR_VERSION,           3,       EGL_CONTEXT_MINOR_VERSION, 3, EGL_CONTEXT_OPENGL_PROFILE_MASK,
        EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE};
    EGLDisplay display = eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    GLuint name[3];
    if (!eglInitialize(display, NULL, NULL) || !eglBindAPI(EGL_OPENGL_API))
        return 0;
    EGLContext context = eglCreateContext(display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, wanted);
    if (!context || !eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context))
        return 0;
    glGenVertexArrays(1, &name[0]);
    glBindVertexArray(name[0]);
    glGenBuffers(1, &name[0]);
    glBindBuffer(GL_ARRAY_BUFFER, name[0]);
    glGenFramebuffers(1, &name[1]);
    glBindFramebuffer(GL_FRAMEBUFFER, name[1]);
    glGenRenderbuffers(1, &name[2]);
    glBindRenderbuffer(GL_RENDERBUFFER, name[2]);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA32UI, WIDE, HIGH);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, name[2]);
    glViewport(0, 0, WIDE, HIGH);
    glEnableVertexAttribArray(0);
    glEnableVertexAttribArray(1);
    fprintf(stderr, "lookups_gl: %s\n", (const char *)glGetString(GL_RENDERER));
    return glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
}

static int take_line(struct drawing *d, const char *line)
{
    char target[16], format[16];
    int size[3], levels, name;
    float value;
    if (sscanf(line, "case %63s", d->name) == 1) {
        d->glsl[0] = 0;
        return 1;
    }
    if (sscanf(line, "texture %15s %15s %d %d %d %d", target, format, &size[0], &size[1], &size[2], &levels) == 6)
        return make_texture(d, target, format, size, levels);
    if (sscanf(line, "param %i %f", &name, &value) == 2) {
        glTexParameterf(d->target, (GLenum)name, value);
        return 1;
    }
    if (strncmp(line, "at ", 3) == 0)
        return sscanf(line, "at %f %f %f %f %f %f", &d->at[0], &d->at[1], &d->at[2], &d->at[3], &d->at[4], &d->at[5]) ==
               6;
    if (strncmp(line, "glsl ", 5) == 0 && strlen(d->glsl) + strlen(line) < TEXT) {
        strcat(d->glsl, line + 5);
        return 1;
    }
    return strcmp(line, "draw\n") == 0 && run(d);
}

int main(void)
{
    static struct drawing d;
    char line[1024];
    int bad = 0;
    if (!make_context()) {
        fprintf(stderr, "lookups_gl: no OpenGL 3.3 without a surface\n");
        return 2;
    }
    while (fgets(line, sizeof line, stdin))
        if (!take_line(&d, line)) {
            fprintf(stderr, "lookups_gl: %s: %s", d.name, line);
            bad = 1;
        }
    return bad;
}
