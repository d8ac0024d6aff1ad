// SPDX-License-Identifier: Apache-2.0
/*
 * One pixel at a time, drawn by Mesa off screen into unsigned integers, so that results come back as they are. Every
 * function that returns an int gives 0, or 1 after a message on standard error.
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
    unsigned long line; /* of standard input, likewise */
    OSMesaContext context;
    uint8_t window[4 * 4];
    GLuint framebuffer, program;
    char shader[OFFSCREEN_SHADER]; /* source of the program */
    unsigned drawn;                /* pixels that hold results not printed yet */
};

/* A context and its target; prints the renderer and its version, a line "# KEY VALUE" each. */
int offscreen_open(struct offscreen *o);
void offscreen_close(struct offscreen *o);
int offscreen_fail(const struct offscreen *o, const char *what, const char *detail);
bool offscreen_gl_failed(void);
/* Makes the program of this fragment shader, unless it is the current one: `made` says which. Its result is a uvec4. */
int offscreen_use(struct offscreen *o, const char *fragment, bool *made);
/* Draws the next pixel. Results are printed when the target is full, and by offscreen_print. */
int offscreen_draw(struct offscreen *o);
void offscreen_print(struct offscreen *o);

/* Bytes of hex digits; NULL unless there are exactly `size` of them. The caller frees them. */
uint8_t *offscreen_bytes(const char *text, size_t size);

#endif
