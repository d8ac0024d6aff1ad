// SPDX-License-Identifier: Apache-2.0
/*
 * One pixel at a time, or four as a quad, drawn by Mesa off screen into unsigned integers, so that results come back as
 * they are. Every function that returns an int gives 0, or 1 after a message on standard error.
 */
#ifndef OFFSCREEN_H
#define OFFSCREEN_H
#ifndef GL_GLEXT_PROTOTYPES
#error "define GL_GLEXT_PROTOTYPES before any include"
#endif
#include <GL/osmesa.h>

#include <GL/glext.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { OFFSCREEN_PIXELS = 1024, OFFSCREEN_SHADER = 2048 };

struct offscreen {
    const char *name;   /* of the program, for messages */
    bool quads;         /* a draw has four pixels: two in each of two rows */
    unsigned long line; /* of standard input, likewise */
    OSMesaContext context;
    uint8_t window[4 * 4];
    GLuint framebuffer, program;
    char shader[OFFSCREEN_SHADER]; /* source of the program */
    unsigned drawn;                /* draws whose results are not printed yet */
};

/* The context and its target, and the lines "# KEY VALUE" of renderer and version: for a program that reads no
 * commands. */
int offscreen_open(struct offscreen *o);
void offscreen_close(struct offscreen *o);
/* Runs the commands of standard input, a line each, until one fails: `command` gets the words of a line that has any.
   Prints the renderer, its version and the limits of its offsets first, a line "# KEY VALUE" each. The exit status. */
int offscreen_run(struct offscreen *o, GLenum least, GLenum most,
                  int (*command)(void *user, char **word, unsigned words), void *user);
int offscreen_fail(const struct offscreen *o, const char *what, const char *detail);
bool offscreen_gl_failed(void);
/* Makes the program of this fragment shader, unless it is the current one: `made` says which. Its result is a uvec4. */
int offscreen_use(struct offscreen *o, const char *fragment, bool *made);
/* Draws the next pixel, or quad. Results are printed when the target is full, and at the end; those of a quad row by
   row. */
int offscreen_draw(struct offscreen *o);

/* Bytes of hex digits; NULL unless there are exactly `size` of them. The caller frees them. */
uint8_t *offscreen_bytes(const char *text, size_t size);

#endif
