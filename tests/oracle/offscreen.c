// SPDX-License-Identifier: Apache-2.0
#define GL_GLEXT_PROTOTYPES
#include "offscreen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = 20 }; /* of a line; a command takes fewer */

int offscreen_fail(const struct offscreen *o, const char *what, const char *detail)
{
    fprintf(stderr, "%s: line %lu: %s%s%s\n", o->name, o->line, what, *detail ? ": " : "", detail);
    return 1;
}

bool offscreen_gl_failed(void)
{
    return glGetError() != GL_NO_ERROR;
}

uint8_t *offscreen_bytes(const char *text, size_t size)
{
    uint8_t *bytes = strlen(text) == 2 * size ? malloc(size) : NULL;
    for (size_t i = 0; bytes && i < size; i++) {
        char digits[3] = {text[2 * i], text[2 * i + 1], 0};
        bytes[i] = (uint8_t)strtoul(digits, NULL, 16);
    }
    return bytes;
}

static int make_target(struct offscreen *o)
{
    GLuint buffer = 0;
    glGenRenderbuffers(1, &buffer);
    glBindRenderbuffer(GL_RENDERBUFFER, buffer);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA32UI, OFFSCREEN_PIXELS, 2);
    glGenFramebuffers(1, &o->framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, o->framebuffer);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, buffer);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE)
        return offscreen_fail(o, "no RGBA32UI framebuffer", "");
    printf("# renderer %s\n# version %s\n", (const char *)glGetString(GL_RENDERER),
           (const char *)glGetString(GL_VERSION));
    return offscreen_gl_failed() ? offscreen_fail(o, "GL refuses the framebuffer", "") : 0;
}

int offscreen_open(struct offscreen *o)
{
    static const int attributes[] = {OSMESA_FORMAT,
                                     OSMESA_RGBA,
                                     OSMESA_PROFILE,
                                     OSMESA_COMPAT_PROFILE,
                                     OSMESA_CONTEXT_MAJOR_VERSION,
                                     3,
                                     OSMESA_CONTEXT_MINOR_VERSION,
                                     3,
                                     0};
    o->context = OSMesaCreateContextAttribs(attributes, NULL);
    if (!o->context || !OSMesaMakeCurrent(o->context, o->window, GL_UNSIGNED_BYTE, 2, 2))
        return offscreen_fail(o, "no OpenGL 3.3 compatibility context", "");
    return make_target(o);
}

void offscreen_close(struct offscreen *o)
{
    if (o->context)
        OSMesaDestroyContext(o->context);
}

static GLuint compile(const struct offscreen *o, GLenum stage, const char *source)
{
    char log[512] = "";
    GLint good = 0;
    GLuint shader = glCreateShader(stage);
    glShaderSource(shader, 1, &source, NULL);
    glCompileShader(shader);
    glGetShaderiv(shader, GL_COMPILE_STATUS, &good);
    glGetShaderInfoLog(shader, sizeof log, NULL, log);
    if (good)
        return shader;
    offscreen_fail(o, "a shader does not compile", log);
    return 0;
}

int offscreen_use(struct offscreen *o, const char *fragment, bool *made)
{
    static const char vertex[] = "#version 330 compatibility\n"
                                 "void main() { gl_Position = vec4(gl_VertexID == 1 ? 3 : -1,"
                                 " gl_VertexID == 2 ? 3 : -1, 0, 1); }\n";
    *made = strcmp(fragment, o->shader) != 0;
    if (!*made)
        return 0;
    GLuint vs = compile(o, GL_VERTEX_SHADER, vertex), fs = compile(o, GL_FRAGMENT_SHADER, fragment);
    GLint good = 0;
    glDeleteProgram(o->program);
    o->program = glCreateProgram();
    glAttachShader(o->program, vs);
    glAttachShader(o->program, fs);
    glLinkProgram(o->program);
    glGetProgramiv(o->program, GL_LINK_STATUS, &good);
    glDeleteShader(vs);
    glDeleteShader(fs);
    if (!good)
        return offscreen_fail(o, "a program does not link", "");
    glUseProgram(o->program);
    snprintf(o->shader, sizeof o->shader, "%s", fragment);
    return offscreen_gl_failed() ? offscreen_fail(o, "GL refuses the program", "") : 0;
}

static unsigned side(const struct offscreen *o)
{
    return o->quads ? 2 : 1;
}

static void print_results(struct offscreen *o)
{
    static uint32_t pixel[2][OFFSCREEN_PIXELS][4];
    unsigned n = side(o);
    glReadPixels(0, 0, OFFSCREEN_PIXELS, 2, GL_RGBA_INTEGER, GL_UNSIGNED_INT, pixel);
    for (unsigned i = 0; i < o->drawn * n * n; i++) {
        const uint32_t *at = pixel[i / n % n][i / (n * n) * n + i % n];
        printf("%08x %08x %08x %08x\n", at[0], at[1], at[2], at[3]);
    }
    o->drawn = 0;
}

int offscreen_draw(struct offscreen *o)
{
    unsigned n = side(o);
    glViewport((GLint)(o->drawn * n), 0, (GLsizei)n, (GLsizei)n);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    if (++o->drawn * n == OFFSCREEN_PIXELS)
        print_results(o);
    return offscreen_gl_failed() ? offscreen_fail(o, "GL refuses the draw", "") : 0;
}

static int run_line(char *line, int (*command)(void *user, char **word, unsigned words), void *user)
{
    char *word[WORDS], *rest = NULL;
    unsigned words = 0;
    for (char *w = strtok_r(line, " \n", &rest); w && words < WORDS; w = strtok_r(NULL, " \n", &rest))
        word[words++] = w;
    return words > 0 ? command(user, word, words) : 0;
}

int offscreen_run(struct offscreen *o, GLenum least, GLenum most,
                  int (*command)(void *user, char **word, unsigned words), void *user)
{
    char *line = NULL;
    size_t room = 0;
    GLint low = 0, high = 0;
    int status = offscreen_open(o);
    if (status == 0) {
        glGetIntegerv(least, &low);
        glGetIntegerv(most, &high);
        printf("# offsets %d %d\n", low, high);
    }
    while (status == 0 && getline(&line, &room, stdin) >= 0) {
        o->line++;
        status = run_line(line, command, user);
    }
    if (status == 0)
        print_results(o);
    free(line);
    offscreen_close(o);
    return status;
}
