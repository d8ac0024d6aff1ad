// SPDX-License-Identifier: Apache-2.0
/*
 * Lookups of shaders, each in a draw of 8 x 4 pixels: lookups_gl <CASES >RESULTS. It needs a GL context without a
 * surface; drawn.py runs it on virpipe and records what its driver makes of each. Cases:
 *
 *   case NAME
 *   texture TARGET FORMAT WIDTH HEIGHT DEPTH LEVELS    of 2dms: samples
 *   image FORMAT LEVEL LAYER    binds it as image 0 too; LAYER -1: all
 *   param NAME VALUE            of the texture, by number
 *   at BX SX BY SY Z W          input i of pixel (x, y): BX + SX (x + 0.5), BY + SY (y + 0.5), Z, W
 *   glsl LINE                   the fragment shader, line by line; its output is uvec4
 *   arb LINE                    instead: the text of an ARB_fragment_program, i is texcoord[0]
 *   draw, or draw and LEVEL
 *
 * A result line has the name and 32 x 4 words, the pixels row by row, then, if a level was given, the bytes that the
 * texture's level has after it. Exit status: 0, 1 if a case fails, 2 without context.
 */
#define GL_GLEXT_PROTOTYPES
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GL/gl.h>
#include <GL/glext.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lookups_texture.h"

enum { WIDE = 8, HIGH = 4, TEXT = 1 << 14 };
#define NOTHING 0xdeadbeefU

struct drawing {
    char name[64], text[TEXT];
    bool arb;
    struct lookup_texture texture;
    float at[6];
    GLuint whole, real; /* framebuffers of uvec4 and of vec4 */
};

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

/* Without a fragment shader that of ARB_fragment_program goes on. */
static bool link_program(const char *vertex, const char *fragment)
{
    GLuint program = glCreateProgram();
    GLint good;
    glAttachShader(program, shader(GL_VERTEX_SHADER, vertex));
    if (fragment)
        glAttachShader(program, shader(GL_FRAGMENT_SHADER, fragment));
    glBindAttribLocation(program, 0, "p");
    glBindAttribLocation(program, 1, "a");
    glLinkProgram(program);
    glGetProgramiv(program, GL_LINK_STATUS, &good);
    glUseProgram(program);
    if (fragment)
        glUniform1i(glGetUniformLocation(program, "t"), 0);
    return good;
}

static bool use_glsl(const struct drawing *d)
{
    glDisable(GL_FRAGMENT_PROGRAM_ARB);
    glBindFramebuffer(GL_FRAMEBUFFER, d->whole);
    return link_program("#version 330\nin vec2 p; in vec4 a; noperspective out vec4 i;\n"
                        "void main() { gl_Position = vec4(p, 0, 1); i = a; }\n",
                        d->text);
}

static bool use_arb(const struct drawing *d)
{
    GLuint name;
    glEnable(GL_FRAGMENT_PROGRAM_ARB);
    glGenProgramsARB(1, &name);
    glBindProgramARB(GL_FRAGMENT_PROGRAM_ARB, name);
    glProgramStringARB(GL_FRAGMENT_PROGRAM_ARB, GL_PROGRAM_FORMAT_ASCII_ARB, (GLsizei)strlen(d->text), d->text);
    if (glGetError() != GL_NO_ERROR)
        fprintf(stderr, "%s\n", (const char *)glGetString(GL_PROGRAM_ERROR_STRING_ARB));
    glBindFramebuffer(GL_FRAMEBUFFER, d->real);
    return link_program("#version 120\nattribute vec2 p; attribute vec4 a;\n"
                        "void main() { gl_Position = vec4(p, 0, 1); gl_TexCoord[0] = a; }\n",
                        NULL);
}

static void draw(const struct drawing *d)
{
    glViewport(0, 0, WIDE, HIGH);
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

/* Sample k of a pixel gets the place of texel (2x + k % 2, 2y + k / 2), k, and 77. */
static bool fill_samples(const struct drawing *d)
{
    GLuint name;
    glGenFramebuffers(1, &name);
    glBindFramebuffer(GL_FRAMEBUFFER, name);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, d->texture.target, d->texture.name, 0);
    glDisable(GL_FRAGMENT_PROGRAM_ARB);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE ||
        !link_program("#version 330\nin vec2 p; in vec4 a;\nvoid main() { gl_Position = vec4(p + 0 * a.xy, 0, 1); }\n",
                      "#version 330\n#extension GL_ARB_sample_shading : require\nout uvec4 o;\nvoid main() {\n"
                      "ivec2 p = 2 * ivec2(gl_FragCoord.xy);\n"
                      "o = uvec4(p.x + gl_SampleID % 2, p.y + gl_SampleID / 2, gl_SampleID, 77);\n}\n"))
        return false;
    draw(d);
    return glGetError() == GL_NO_ERROR;
}

/* The level whose texels are printed after the draw; -1: none. */
static bool run(struct drawing *d, int level)
{
    static uint32_t nothing[4] = {NOTHING, NOTHING, NOTHING, NOTHING}, out[HIGH * WIDE * 4];
    float nowhere[4];
    memcpy(nowhere, nothing, sizeof nowhere);
    if (!(d->arb ? use_arb(d) : use_glsl(d))) {
        fprintf(stderr, "lookups_gl: %s: its shader does not link\n", d->name);
        return false;
    }
    if (d->arb)
        glClearBufferfv(GL_COLOR, 0, nowhere);
    else
        glClearBufferuiv(GL_COLOR, 0, nothing);
    draw(d);
    glReadPixels(0, 0, WIDE, HIGH, d->arb ? GL_RGBA : GL_RGBA_INTEGER, d->arb ? GL_FLOAT : GL_UNSIGNED_INT, out);
    if (out[0] == NOTHING && out[1] == NOTHING) {
        fprintf(stderr, "lookups_gl: %s: nothing was drawn\n", d->name);
        return false;
    }
    printf("%s", d->name);
    for (int k = 0; k < HIGH * WIDE * 4; k++)
        printf(" %08" PRIx32, out[k]);
    if (level >= 0) {
        printf(" ");
        lookup_texture_print(&d->texture, level);
    }
    printf("\n");
    GLenum error = glGetError();
    if (error != GL_NO_ERROR)
        fprintf(stderr, "lookups_gl: %s: GL error 0x%x\n", d->name, error);
    return error == GL_NO_ERROR;
}

static GLuint framebuffer(GLenum format)
{
    GLuint name[2];
    glGenFramebuffers(1, &name[0]);
    glBindFramebuffer(GL_FRAMEBUFFER, name[0]);
    glGenRenderbuffers(1, &name[1]);
    glBindRenderbuffer(GL_RENDERBUFFER, name[1]);
    glRenderbufferStorage(GL_RENDERBUFFER, format, WIDE, HIGH);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, name[1]);
    return glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE ? name[0] : 0;
}

/* Of the compatibility profile: it alone has ARB_fragment_program. */
static bool make_context(struct drawing *d)
{
    static const EGLint wanted[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 0, EGL_NONE};
    EGLDisplay display = eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    GLuint name;
    if (!eglInitialize(display, NULL, NULL) || !eglBindAPI(EGL_OPENGL_API))
        return false;
    EGLContext context = eglCreateContext(display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, wanted);
    if (!context || !eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context))
        return false;
    glGenVertexArrays(1, &name);
    glBindVertexArray(name);
    glGenBuffers(1, &name);
    glBindBuffer(GL_ARRAY_BUFFER, name);
    d->whole = framebuffer(GL_RGBA32UI);
    d->real = framebuffer(GL_RGBA32F);
    glClampColor(GL_CLAMP_FRAGMENT_COLOR, GL_FALSE);
    glEnableVertexAttribArray(0);
    glEnableVertexAttribArray(1);
    fprintf(stderr, "lookups_gl: %s, %s\n", (const char *)glGetString(GL_RENDERER),
            (const char *)glGetString(GL_VERSION));
    return d->whole && d->real;
}

static bool take_text(struct drawing *d, const char *line, bool arb)
{
    if (strlen(d->text) + strlen(line) >= TEXT)
        return false;
    d->arb = arb;
    strcat(d->text, line);
    return true;
}

static bool take_line(struct drawing *d, const char *line)
{
    char target[16], format[16];
    int size[3], number, level, layer;
    float value, *at = d->at;
    if (sscanf(line, "case %63s", d->name) == 1) {
        d->text[0] = 0;
        while (glGetError() != GL_NO_ERROR) /* of a case before */
            continue;
        return true;
    }
    if (sscanf(line, "texture %15s %15s %d %d %d %d", target, format, &size[0], &size[1], &size[2], &number) == 6)
        return lookup_texture_make(&d->texture, target, format, size, number) &&
               (d->texture.target != GL_TEXTURE_2D_MULTISAMPLE || fill_samples(d));
    if (sscanf(line, "image %15s %d %d", format, &level, &layer) == 3)
        return lookup_image_bind(&d->texture, format, level, layer);
    if (sscanf(line, "param %i %f", &number, &value) == 2) {
        glTexParameterf(d->texture.target, (GLenum)number, value);
        return true;
    }
    if (strncmp(line, "at ", 3) == 0)
        return sscanf(line, "at %f %f %f %f %f %f", &at[0], &at[1], &at[2], &at[3], &at[4], &at[5]) == 6;
    if (strncmp(line, "glsl ", 5) == 0)
        return take_text(d, line + 5, false);
    if (strncmp(line, "arb ", 4) == 0)
        return take_text(d, line + 4, true);
    if (sscanf(line, "draw %d", &level) == 1)
        return run(d, level);
    return strcmp(line, "draw\n") == 0 && run(d, -1);
}

int main(void)
{
    static struct drawing d;
    char line[1024];
    int bad = 0;
    if (!make_context(&d)) {
        fprintf(stderr, "lookups_gl: no OpenGL 3.0 without a surface\n");
        return 2;
    }
    while (fgets(line, sizeof line, stdin))
        if (!take_line(&d, line)) {
            fprintf(stderr, "lookups_gl: %s: %s", d.name, line);
            bad = 1;
        }
    return bad;
}
