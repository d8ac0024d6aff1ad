// SPDX-License-Identifier: Apache-2.0
/*
 * Run texture gathers in Mesa, off screen. Commands on standard input, one a line, change the state or gather:
 *
 *   texture KIND FORMAT WIDTH HEIGHT LAYERS HEX   new texture of one level; KIND: 2d, rect, array, cube, cubearray;
 *                                             LAYERS counts faces; HEX: rows of little-endian elements, no padding
 *   sampler WRAP_S WRAP_T RGBA FUNC SEAMS B0 B1 B2 B3
 *                                             GL names without GL_; four of "rgba01"; FUNC: a depth compare, or
 *                                             -; SEAMS 1: across the edges of a cube; border as 32-bit hex words
 *   plain LETTER                              textureGather of component LETTER (rgba)
 *   offset LETTER                             textureGatherOffset
 *   offsets LETTER DS0 DT0 .. DS3 DT3         textureGatherOffsets
 *   gather S T U V R LAYER DREF               S, T, R, DREF: binary32 as hex; U, V: the offset of textureGatherOffset
 *
 * Output: lines "# KEY VALUE" that name the renderer, then for each gather its four results as 32-bit hex words.
 * Each gather is a draw of one pixel, so quads and derivatives play no role and everything may be a uniform.
 * GALLIUM_DRIVER=softpipe|llvmpipe picks the renderer. Exit status 1: the message on standard error says why.
 */
#define GL_GLEXT_PROTOTYPES
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gather_gl.h"
#include "offscreen.h"

struct oracle {
    struct offscreen screen;
    const struct gl_format *format; /* of the current texture, NULL before the first */
    const struct kind *kind;        /* of the current texture */
    bool shadow;                    /* the gather compares */
    GLuint texture;
    GLint coordinate, shift, reference;
    char call[320]; /* the gather as an expression over `image`, `place`, `shift` and `reference` */
};

/* Of textures, and how a shader names a place in one. */
static const struct kind {
    const char *name;
    GLenum target;
    const char *sampler, *place;
} kinds[] = {
    {"2d", GL_TEXTURE_2D, "2D", "place.xy"},
    {"rect", GL_TEXTURE_RECTANGLE, "2DRect", "place.xy"},
    {"array", GL_TEXTURE_2D_ARRAY, "2DArray", "vec3(place.xy, place.w)"},
    {"cube", GL_TEXTURE_CUBE_MAP, "Cube", "place.xyz"},
    {"cubearray", GL_TEXTURE_CUBE_MAP_ARRAY_ARB, "CubeArray", "place"},
};

static const struct kind *kind_find(const char *name)
{
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, name) == 0)
            return &kinds[i];
    return NULL;
}

static uint32_t hex32(const char *text)
{
    return (uint32_t)strtoul(text, NULL, 16);
}

static void upload(const struct oracle *o, GLsizei width, GLsizei height, GLsizei layers, const uint8_t *texels)
{
    const struct gl_format *f = o->format;
    size_t face = (size_t)width * (size_t)height * f->bytes;
    if (o->kind->target == GL_TEXTURE_CUBE_MAP)
        for (unsigned i = 0; i < 6; i++)
            glTexImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + i, 0, f->internal, width, height, 0, f->layout, f->type,
                         texels + i * face);
    else if (o->kind->target == GL_TEXTURE_2D || o->kind->target == GL_TEXTURE_RECTANGLE)
        glTexImage2D(o->kind->target, 0, f->internal, width, height, 0, f->layout, f->type, texels);
    else
        glTexImage3D(o->kind->target, 0, f->internal, width, height, layers, 0, f->layout, f->type, texels);
}

static int set_texture(struct oracle *o, char **word, unsigned words)
{
    if (words != 7)
        return offscreen_fail(&o->screen, "texture takes a kind, a format, two sizes, layers and texels", "");
    const struct gl_format *format = gl_format_find(word[2]);
    unsigned long width = strtoul(word[3], NULL, 10), height = strtoul(word[4], NULL, 10);
    unsigned long layers = strtoul(word[5], NULL, 10);
    o->kind = kind_find(word[1]);
    if (!o->kind || !format || width == 0 || width > 16384 || height == 0 || height > 16384 || layers == 0 ||
        layers > 2048)
        return offscreen_fail(&o->screen, "unknown kind or format or bad size", word[2]);
    uint8_t *texels = offscreen_bytes(word[6], width * height * layers * format->bytes);
    if (!texels)
        return offscreen_fail(&o->screen, "the texels do not fill the texture", "");
    o->format = format;
    glDeleteTextures(1, &o->texture);
    glGenTextures(1, &o->texture);
    glBindTexture(o->kind->target, o->texture);
    upload(o, (GLsizei)width, (GLsizei)height, (GLsizei)layers, texels);
    glTexParameteri(o->kind->target, GL_TEXTURE_MAX_LEVEL, 0);
    /* Gather ignores the filter, but integer textures are complete with NEAREST only. */
    glTexParameteri(o->kind->target, GL_TEXTURE_MIN_FILTER, *format->letter ? GL_NEAREST : GL_LINEAR);
    glTexParameteri(o->kind->target, GL_TEXTURE_MAG_FILTER, *format->letter ? GL_NEAREST : GL_LINEAR);
    if (format->layout == GL_DEPTH_COMPONENT || format->layout == GL_DEPTH_STENCIL)
        glTexParameteri(o->kind->target, GL_DEPTH_TEXTURE_MODE, GL_RED);
    free(texels);
    return offscreen_gl_failed() ? offscreen_fail(&o->screen, "GL refuses the texture", word[2]) : 0;
}

static GLint swizzle(char letter)
{
    static const GLint code[] = {GL_RED, GL_GREEN, GL_BLUE, GL_ALPHA, GL_ZERO, GL_ONE};
    const char *at = strchr("rgba01", letter);
    return at && *at ? code[at - "rgba01"] : GL_NONE;
}

/* word: a depth compare or -, and whether cubes have seams. */
static int set_compare(struct oracle *o, char **word)
{
    GLenum func = gl_func_find(word[0]);
    o->shadow = strcmp(word[0], "-") != 0;
    if (o->shadow && func == GL_NONE)
        return offscreen_fail(&o->screen, "unknown depth compare", word[0]);
    glTexParameteri(o->kind->target, GL_TEXTURE_COMPARE_MODE, o->shadow ? GL_COMPARE_REF_TO_TEXTURE : GL_NONE);
    if (o->shadow)
        glTexParameteri(o->kind->target, GL_TEXTURE_COMPARE_FUNC, (GLint)func);
    (*word[1] == '1' ? glEnable : glDisable)(GL_TEXTURE_CUBE_MAP_SEAMLESS);
    return 0;
}

static int set_sampler(struct oracle *o, char **word, unsigned words)
{
    GLint source[4];
    uint32_t bits[4];
    float color[4];
    GLenum s = words == 10 ? gl_wrap_find(word[1]) : GL_NONE, t = words == 10 ? gl_wrap_find(word[2]) : GL_NONE;
    if (!o->format || s == GL_NONE || t == GL_NONE || strlen(word[3]) != 4)
        return offscreen_fail(
            &o->screen, "sampler comes after a texture and takes two modes, a swizzle, a compare, seams and four words",
            "");
    for (unsigned i = 0; i < 4; i++) {
        source[i] = swizzle(word[3][i]);
        bits[i] = hex32(word[6 + i]);
    }
    memcpy(color, bits, sizeof color);
    glTexParameteri(o->kind->target, GL_TEXTURE_WRAP_S, (GLint)s);
    glTexParameteri(o->kind->target, GL_TEXTURE_WRAP_T, (GLint)t);
    glTexParameteriv(o->kind->target, GL_TEXTURE_SWIZZLE_RGBA, source);
    if (*o->format->letter)
        glTexParameterIuiv(o->kind->target, GL_TEXTURE_BORDER_COLOR, bits);
    else
        glTexParameterfv(o->kind->target, GL_TEXTURE_BORDER_COLOR, color);
    if (set_compare(o, word + 4))
        return 1;
    return offscreen_gl_failed() ? offscreen_fail(&o->screen, "GL refuses the sampler", word[1]) : 0;
}

/* The expression that the next program evaluates. */
static int set_call(struct oracle *o, char **word, unsigned words)
{
    const char *letter = words > 1 && strlen(word[1]) == 1 ? strchr("rgba", word[1][0]) : NULL;
    int component = letter ? (int)(letter - "rgba") : 0;
    bool four = strcmp(word[0], "offsets") == 0;
    if (!letter || words != (four ? 10U : 2U))
        return offscreen_fail(&o->screen, "a gather takes a component and, if it has four offsets, eight numbers",
                              word[0]);
    char *at = o->call, *end = o->call + sizeof o->call;
    at += snprintf(at, (size_t)(end - at), "textureGather%s(image, %s%s",
                   four                             ? "Offsets"
                   : strcmp(word[0], "offset") == 0 ? "Offset"
                                                    : "",
                   o->kind ? o->kind->place : "", o->shadow ? ", uintBitsToFloat(reference)" : "");
    if (strcmp(word[0], "offset") == 0)
        at += snprintf(at, (size_t)(end - at), ", shift");
    for (unsigned k = 0; four && k < 4; k++)
        at += snprintf(at, (size_t)(end - at), "%sivec2(%ld, %ld)%s", k ? ", " : ", ivec2[4](",
                       strtol(word[2 + 2 * k], NULL, 10), strtol(word[3 + 2 * k], NULL, 10), k == 3 ? ")" : "");
    if (!o->shadow)
        at += snprintf(at, (size_t)(end - at), ", %d", component);
    snprintf(at, (size_t)(end - at), ")");
    return 0;
}

/* Make the program that fits the texture and the call, unless it is the current one. */
static int use_program(struct oracle *o)
{
    char source[OFFSCREEN_SHADER];
    bool made;
    const char *bits = *o->format->letter ? "uvec4(texel)" : "floatBitsToUint(texel)";
    snprintf(
        source, sizeof source,
        "#version 330 compatibility\n"
        "#extension GL_ARB_texture_gather : require\n"
        "#extension GL_ARB_gpu_shader5 : require\n"
        "#extension GL_ARB_texture_cube_map_array : require\n"
        "uniform %.1ssampler%s%s image;\nuniform uvec4 coordinate;\nuniform ivec2 shift;\nuniform uint reference;\n"
        "out uvec4 result;\n"
        "void main() {\n    vec4 place = uintBitsToFloat(coordinate);\n    %.1svec4 texel = %s;\n    result = %s;\n}\n",
        o->format->letter, o->kind->sampler, o->shadow ? "Shadow" : "", o->format->letter, o->call, bits);
    if (offscreen_use(&o->screen, source, &made))
        return 1;
    if (!made)
        return 0;
    o->coordinate = glGetUniformLocation(o->screen.program, "coordinate");
    o->shift = glGetUniformLocation(o->screen.program, "shift");
    o->reference = glGetUniformLocation(o->screen.program, "reference");
    return 0;
}

static int gather(struct oracle *o, char **word, unsigned words)
{
    if (words != 8 || !o->format || !*o->call)
        return offscreen_fail(&o->screen, "gather comes after a texture and a call and takes S T U V R LAYER DREF", "");
    if (use_program(o))
        return 1;
    float layer = (float)strtol(word[6], NULL, 10);
    uint32_t layer_bits = 0;
    memcpy(&layer_bits, &layer, sizeof layer);
    glUniform4ui(o->coordinate, hex32(word[1]), hex32(word[2]), hex32(word[5]), layer_bits);
    if (o->reference >= 0)
        glUniform1ui(o->reference, hex32(word[7]));
    if (o->shift >= 0)
        glUniform2i(o->shift, (GLint)strtol(word[3], NULL, 10), (GLint)strtol(word[4], NULL, 10));
    return offscreen_draw(&o->screen);
}

static int command(void *user, char **word, unsigned words)
{
    struct oracle *o = user;
    if (strcmp(word[0], "gather") == 0)
        return gather(o, word, words);
    if (strcmp(word[0], "texture") == 0)
        return set_texture(o, word, words);
    if (strcmp(word[0], "sampler") == 0)
        return set_sampler(o, word, words);
    return set_call(o, word, words);
}

int main(void)
{
    static struct oracle o = {.screen = {.name = "gather_gl"}};
    return offscreen_run(&o.screen, GL_MIN_PROGRAM_TEXTURE_GATHER_OFFSET_ARB, GL_MAX_PROGRAM_TEXTURE_GATHER_OFFSET_ARB,
                         command, &o);
}
