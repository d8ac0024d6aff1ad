// SPDX-License-Identifier: Apache-2.0
/*
 * Time texture samples in Mesa, off screen: gathers, bilinear and trilinear samples of RGBA8 texels.
 *
 * Each fragment of a square takes its samples at different places and adds them; without samples it adds the places.
 * Output: lines "# KEY VALUE" that name the renderer, then as rates.h says. GALLIUM_DRIVER=softpipe|llvmpipe picks the
 * renderer. Exit status 1: the message on standard error says why.
 */
#define GL_GLEXT_PROTOTYPES
#include <stdio.h>

#include "offscreen.h"
#include "rates.h"

/* What is added: an expression over `image` and `place`, and the filter that it wants. */
static const struct kind {
    const char *sample;
    GLint filter;
} kinds[] = {
    {"place.xyxy", GL_LINEAR},
    {"textureGather(image, place)", GL_LINEAR},
    {"textureLod(image, place, 1.0)", GL_LINEAR_MIPMAP_NEAREST},
    {"textureLod(image, place, 0.5)", GL_LINEAR_MIPMAP_LINEAR},
};

/* As the vector of scripts/bench_samples.py paints it. */
static void make_texture(void)
{
    static uint8_t texel[RATES_SIZE * RATES_SIZE][4];
    GLuint texture = 0;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    for (unsigned level = 0; RATES_SIZE >> level > 0; level++) {
        unsigned size = RATES_SIZE >> level;
        for (unsigned i = 0; i < size * size; i++)
            for (unsigned k = 0; k < 4; k++)
                texel[i][k] = (uint8_t)((i % size * 37 + i / size * 101 + k * 53) % 128 + level * 18);
        glTexImage2D(GL_TEXTURE_2D, (GLint)level, GL_RGBA8, (GLsizei)size, (GLsizei)size, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                     texel);
    }
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
}

static void make_target(void)
{
    GLuint buffer = 0, framebuffer = 0;
    glGenRenderbuffers(1, &buffer);
    glBindRenderbuffer(GL_RENDERBUFFER, buffer);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, RATES_PIXELS, RATES_PIXELS);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, buffer);
    glViewport(0, 0, RATES_PIXELS, RATES_PIXELS);
}

/* The program that adds the samples of a pixel. */
static int use_program(struct offscreen *o, const char *sample)
{
    char source[OFFSCREEN_SHADER];
    bool made;
    snprintf(source, sizeof source,
             "#version 330 compatibility\n"
             "#extension GL_ARB_texture_gather : require\n"
             "uniform sampler2D image;\n"
             "out vec4 result;\n"
             "void main() {\n"
             "    vec2 first = gl_FragCoord.xy / %d.0;\n    vec4 sum = vec4(0);\n"
             "    for (int i = 0; i < %d; i++) {\n"
             "        vec2 place = first + float(i) * vec2(%.9f, %.9f);\n        sum += %s;\n    }\n"
             "    result = sum / %d.0;\n}\n",
             RATES_PIXELS, RATES_SAMPLES, (double)RATES_STEP_S, (double)RATES_STEP_T, sample, RATES_SAMPLES);
    return offscreen_use(o, source, &made);
}

static double mean_drawn(void)
{
    static uint8_t pixel[RATES_PIXELS * RATES_PIXELS * 4];
    double sum = 0;
    glReadPixels(0, 0, RATES_PIXELS, RATES_PIXELS, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
    for (size_t i = 0; i < sizeof pixel; i++)
        sum += pixel[i];
    return sum / 255 / sizeof pixel;
}

/* The first draw of a program prepares it, which is not counted. */
static int draw(struct offscreen *o, const struct kind *kind)
{
    double begin = 0;
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, kind->filter);
    if (use_program(o, kind->sample))
        return 1;
    for (unsigned i = 0; i < 2; i++) {
        begin = rates_seconds();
        glDrawArrays(GL_TRIANGLES, 0, 3);
        glFinish();
    }
    double seconds = rates_seconds() - begin;
    printf("%.6f %.6f\n", seconds, mean_drawn());
    return offscreen_gl_failed() ? offscreen_fail(o, "GL refuses a draw", "") : 0;
}

int main(void)
{
    static struct offscreen o = {.name = "rates_gl"};
    int status = offscreen_open(&o);
    if (status == 0) {
        make_texture();
        make_target();
    }
    for (unsigned i = 0; status == 0 && i < sizeof kinds / sizeof *kinds; i++)
        status = draw(&o, &kinds[i]);
    offscreen_close(&o);
    return status;
}
