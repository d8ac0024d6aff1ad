// SPDX-License-Identifier: Apache-2.0
/*
 * Run texture samples in Mesa, off screen, a quad at a time. Commands on standard input, one a line, change the state
 * or sample:
 *
 *   texture KIND FORMAT WIDTH HEIGHT DEPTH LEVELS HEX   new texture; KIND: a name of `kinds`; DEPTH: slices, layers, or
 *                                             faces; HEX: levels from 0, each with all its rows of little-endian
 * elements filter MAG MIN MIP COMPARE SEAMLESS       NEAREST, LINEAR, of MIP also NONE; a compare function or -; 0 or 1
 *   wrap S T R B0 B1 B2 B3                    address modes, and the border colour as words
 *   levels FIRST LAST LEAST MOST              of the view, and the clamps as words
 *   call auto|bias|lod|grad [U V W]           texture, with a bias, textureLod, textureGrad; with offsets, which a cube
 *                                             cannot have
 *   thread S T R LAYER LOD DREF DSDX DTDX DSDY DTDY     a pixel of the quad, all words but LAYER; the fourth one draws
 *
 * A word is a number of 32 bits in hexadecimal, here of a binary32. LOD is the bias of `bias`. Pixels are in the order
 * top left, top right, bottom left, bottom right. Output: lines "# KEY VALUE" that name the renderer, then for each
 * thread its four results as words. GALLIUM_DRIVER=softpipe|llvmpipe picks the renderer. Exit status 1: the message on
 * standard error says why.
 */
#define GL_GLEXT_PROTOTYPES
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gather_gl.h"
#include "offscreen.h"

enum { THREADS = 4, COLUMNS = 11 };

/* GLSL: type of the sampler, its coordinate and that of a compare, types of a derivative and of an offset. */
static const struct kind {
    const char *name;
    GLenum target;
    const char *sampler, *place, *compared, *slope, *offset;
    unsigned axes; /* that a level halves */
} kinds[] = {
    {"1d", GL_TEXTURE_1D, "1D", "place.x", "vec3(place.x, 0, dref)", "float", "int", 1},
    {"2d", GL_TEXTURE_2D, "2D", "place.xy", "vec3(place.xy, dref)", "vec2", "ivec2", 2},
    {"3d", GL_TEXTURE_3D, "3D", "place.xyz", "", "", "ivec3", 3},
    {"1darray", GL_TEXTURE_1D_ARRAY, "1DArray", "place.xw", "vec3(place.xw, dref)", "float", "int", 1},
    {"2darray", GL_TEXTURE_2D_ARRAY, "2DArray", "place.xyw", "vec4(place.xyw, dref)", "vec2", "ivec2", 2},
    {"cube", GL_TEXTURE_CUBE_MAP, "Cube", "place.xyz", "vec4(place.xyz, dref)", "", "", 2},
    {"cubearray", GL_TEXTURE_CUBE_MAP_ARRAY_ARB, "CubeArray", "place", "place, dref", "", "", 2},
};

struct oracle {
    struct offscreen screen;
    const struct gl_format *format; /* of the current texture, NULL before the first */
    const struct kind *kind;
    GLuint texture;
    bool shadow;
    char call[8], offset[64]; /* the latter with its comma, or empty */
    unsigned threads;         /* of the quad, given so far */
    GLuint place[THREADS][4], more[THREADS][4], slope[THREADS][4];
};

static const struct kind *kind_find(const char *name)
{
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, name) == 0)
            return &kinds[i];
    return NULL;
}

static GLuint hex32(const char *text)
{
    return (GLuint)strtoul(text, NULL, 16);
}

static float float_of(const char *text)
{
    GLuint bits = hex32(text);
    float number = 0;
    memcpy(&number, &bits, sizeof number);
    return number;
}

static void level_size(const struct kind *k, const unsigned size[3], unsigned level, unsigned out[3])
{
    for (unsigned axis = 0; axis < 3; axis++) {
        unsigned halved = size[axis] >> level > 0 ? size[axis] >> level : 1;
        out[axis] = axis < k->axes ? halved : size[axis];
    }
}

static void upload(const struct oracle *o, GLint level, const unsigned size[3], const uint8_t *texels)
{
    const struct gl_format *f = o->format;
    GLsizei w = (GLsizei)size[0], h = (GLsizei)size[1], d = (GLsizei)size[2];
    size_t face = (size_t)size[0] * size[1] * f->bytes;
    switch (o->kind->target) {
    case GL_TEXTURE_1D:
        glTexImage1D(GL_TEXTURE_1D, level, f->internal, w, 0, f->layout, f->type, texels);
        break;
    case GL_TEXTURE_2D:
        glTexImage2D(GL_TEXTURE_2D, level, f->internal, w, h, 0, f->layout, f->type, texels);
        break;
    case GL_TEXTURE_1D_ARRAY: /* layers are its rows */
        glTexImage2D(GL_TEXTURE_1D_ARRAY, level, f->internal, w, d, 0, f->layout, f->type, texels);
        break;
    case GL_TEXTURE_CUBE_MAP:
        for (unsigned i = 0; i < 6; i++)
            glTexImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + i, level, f->internal, w, h, 0, f->layout, f->type,
                         texels + i * face);
        break;
    default:
        glTexImage3D(o->kind->target, level, f->internal, w, h, d, 0, f->layout, f->type, texels);
    }
}

static int set_texture(struct oracle *o, char **word, unsigned words)
{
    if (words != 8)
        return offscreen_fail(&o->screen, "texture takes a kind, a format, three sizes, levels and texels", "");
    unsigned size[3], of_level[3], levels = (unsigned)strtoul(word[6], NULL, 10);
    size_t bytes = 0;
    o->kind = kind_find(word[1]);
    o->format = gl_format_find(word[2]);
    for (unsigned axis = 0; axis < 3; axis++) {
        size[axis] = (unsigned)strtoul(word[3 + axis], NULL, 10);
        if (size[axis] == 0 || size[axis] > 4096)
            return offscreen_fail(&o->screen, "bad size", word[3 + axis]);
    }
    if (!o->kind || !o->format || levels == 0 || levels > 12)
        return offscreen_fail(&o->screen, "unknown kind or format, or bad levels", word[2]);
    for (unsigned level = 0; level < levels; level++) {
        level_size(o->kind, size, level, of_level);
        bytes += (size_t)of_level[0] * of_level[1] * of_level[2] * o->format->bytes;
    }
    uint8_t *texels = offscreen_bytes(word[7], bytes), *at = texels;
    if (!texels)
        return offscreen_fail(&o->screen, "the texels do not fill the texture", "");
    glDeleteTextures(1, &o->texture);
    glGenTextures(1, &o->texture);
    glBindTexture(o->kind->target, o->texture);
    /* Before the texels: Mesa then has room for all levels at once. What it copies later it copies wrongly of 1darray.
     */
    glTexParameteri(o->kind->target, GL_TEXTURE_MAX_LEVEL, (GLint)levels - 1);
    glTexParameteri(o->kind->target, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
    for (unsigned level = 0; level < levels; level++) {
        level_size(o->kind, size, level, of_level);
        upload(o, (GLint)level, of_level, at);
        at += (size_t)of_level[0] * of_level[1] * of_level[2] * o->format->bytes;
    }
    free(texels);
    if (o->format->layout == GL_DEPTH_COMPONENT)
        glTexParameteri(o->kind->target, GL_DEPTH_TEXTURE_MODE, GL_RED);
    return offscreen_gl_failed() ? offscreen_fail(&o->screen, "GL refuses the texture", word[2]) : 0;
}

/* Of a level alone, or between levels. */
static GLint filter_code(const char *within, const char *between)
{
    bool linear = strcmp(within, "LINEAR") == 0;
    if (strcmp(between, "NEAREST") == 0)
        return linear ? GL_LINEAR_MIPMAP_NEAREST : GL_NEAREST_MIPMAP_NEAREST;
    if (strcmp(between, "LINEAR") == 0)
        return linear ? GL_LINEAR_MIPMAP_LINEAR : GL_NEAREST_MIPMAP_LINEAR;
    return linear ? GL_LINEAR : GL_NEAREST;
}

static int set_filter(struct oracle *o, char **word, unsigned words)
{
    if (words != 6)
        return offscreen_fail(&o->screen, "filter takes three filters, a compare and seams", "");
    GLenum target = o->kind->target, func = gl_func_find(word[4]);
    o->shadow = strcmp(word[4], "-") != 0;
    if (o->shadow && func == GL_NONE)
        return offscreen_fail(&o->screen, "unknown depth compare", word[4]);
    glTexParameteri(target, GL_TEXTURE_MAG_FILTER, filter_code(word[1], "NONE"));
    glTexParameteri(target, GL_TEXTURE_MIN_FILTER, filter_code(word[2], word[3]));
    glTexParameteri(target, GL_TEXTURE_COMPARE_MODE, o->shadow ? GL_COMPARE_REF_TO_TEXTURE : GL_NONE);
    if (o->shadow)
        glTexParameteri(target, GL_TEXTURE_COMPARE_FUNC, (GLint)func);
    (*word[5] == '1' ? glEnable : glDisable)(GL_TEXTURE_CUBE_MAP_SEAMLESS);
    return offscreen_gl_failed() ? offscreen_fail(&o->screen, "GL refuses the filter", word[3]) : 0;
}

static int set_wrap(struct oracle *o, char **word, unsigned words)
{
    static const GLenum name[] = {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T, GL_TEXTURE_WRAP_R};
    float color[4];
    if (words != 8)
        return offscreen_fail(&o->screen, "wrap takes three modes and four words", "");
    for (unsigned i = 0; i < 3; i++)
        glTexParameteri(o->kind->target, name[i], (GLint)gl_wrap_find(word[1 + i]));
    for (unsigned i = 0; i < 4; i++)
        color[i] = float_of(word[4 + i]);
    glTexParameterfv(o->kind->target, GL_TEXTURE_BORDER_COLOR, color);
    return offscreen_gl_failed() ? offscreen_fail(&o->screen, "GL refuses the modes", word[1]) : 0;
}

static int set_levels(struct oracle *o, char **word, unsigned words)
{
    if (words != 5)
        return offscreen_fail(&o->screen, "levels takes two levels and two words", "");
    glTexParameteri(o->kind->target, GL_TEXTURE_BASE_LEVEL, (GLint)strtol(word[1], NULL, 10));
    glTexParameteri(o->kind->target, GL_TEXTURE_MAX_LEVEL, (GLint)strtol(word[2], NULL, 10));
    glTexParameterf(o->kind->target, GL_TEXTURE_MIN_LOD, float_of(word[3]));
    glTexParameterf(o->kind->target, GL_TEXTURE_MAX_LOD, float_of(word[4]));
    return offscreen_gl_failed() ? offscreen_fail(&o->screen, "GL refuses the levels", word[1]) : 0;
}

/* GLSL wants a constant as offset: it is a part of the program. */
static int set_call(struct oracle *o, char **word, unsigned words)
{
    unsigned axes = o->kind->target == GL_TEXTURE_3D ? 3 : *o->kind->slope == 'v' ? 2 : 1;
    if (words != 2 && (words != 5 || !*o->kind->offset))
        return offscreen_fail(&o->screen, "call takes a name, and three offsets but of a cube", "");
    snprintf(o->call, sizeof o->call, "%s", word[1]);
    o->offset[0] = '\0';
    if (words == 2)
        return 0;
    size_t at = (size_t)snprintf(o->offset, sizeof o->offset, ", %s(", o->kind->offset);
    for (unsigned i = 0; i < axes; i++)
        at += (size_t)snprintf(o->offset + at, sizeof o->offset - at, "%s%ld", i ? ", " : "",
                               strtol(word[2 + i], NULL, 10));
    snprintf(o->offset + at, sizeof o->offset - at, ")");
    return 0;
}

/* What comes after the coordinate: a bias is the last. */
static void operands(const struct oracle *o, char *text, size_t room)
{
    bool one = strcmp(o->kind->slope, "float") == 0;
    const char *first = one ? "x" : "xy", *second = one ? "z" : "zw";
    if (strcmp(o->call, "bias") == 0)
        snprintf(text, room, "%s, lod", o->offset);
    else if (strcmp(o->call, "lod") == 0)
        snprintf(text, room, ", lod%s", o->offset);
    else if (strcmp(o->call, "grad") == 0)
        snprintf(text, room, ", slopes.%s, slopes.%s%s", first, second, o->offset);
    else
        snprintf(text, room, "%s", o->offset);
}

static int use_program(struct oracle *o)
{
    char source[OFFSCREEN_SHADER], more[128];
    bool made;
    const char *name = strcmp(o->call, "lod") == 0 ? "Lod" : strcmp(o->call, "grad") == 0 ? "Grad" : "";
    operands(o, more, sizeof more);
    snprintf(source, sizeof source,
             "#version 330 compatibility\n"
             "#extension GL_ARB_texture_cube_map_array : require\n"
             "uniform sampler%s%s image;\nuniform uvec4 places[4], others[4], slope[4];\nout uvec4 result;\n"
             "void main() {\n"
             "    int i = (int(gl_FragCoord.x) & 1) + 2 * (int(gl_FragCoord.y) & 1);\n"
             "    vec4 place = uintBitsToFloat(places[i]), slopes = uintBitsToFloat(slope[i]);\n"
             "    float lod = uintBitsToFloat(others[i].x), dref = uintBitsToFloat(others[i].y);\n"
             "    result = floatBitsToUint(vec4(texture%s%s(image, %s%s)));\n}\n",
             o->kind->sampler, o->shadow ? "Shadow" : "", name, *o->offset ? "Offset" : "",
             o->shadow ? o->kind->compared : o->kind->place, more);
    return offscreen_use(&o->screen, source, &made);
}

static void uniform(const struct oracle *o, const char *name, const GLuint (*value)[4])
{
    GLint at = glGetUniformLocation(o->screen.program, name);
    if (at >= 0)
        glUniform4uiv(at, THREADS, *value);
}

static int thread(struct oracle *o, char **word, unsigned words)
{
    if (words != COLUMNS || !o->format || !*o->call)
        return offscreen_fail(&o->screen, "thread comes after a texture and a call and takes ten numbers", "");
    float layer = (float)strtol(word[4], NULL, 10);
    unsigned i = o->threads;
    for (unsigned k = 0; k < 4; k++) {
        o->place[i][k] = hex32(word[1 + k]);
        o->more[i][k] = k < 2 ? hex32(word[5 + k]) : 0;
        o->slope[i][k] = hex32(word[7 + k]);
    }
    memcpy(&o->place[i][3], &layer, sizeof layer);
    o->threads = (i + 1) % THREADS;
    if (o->threads != 0)
        return 0;
    if (use_program(o))
        return 1;
    uniform(o, "places", o->place);
    uniform(o, "others", o->more);
    uniform(o, "slope", o->slope);
    return offscreen_draw(&o->screen);
}

static int command(void *user, char **word, unsigned words)
{
    static const struct {
        const char *name;
        int (*run)(struct oracle *o, char **word, unsigned words);
    } commands[] = {
        {"thread", thread}, {"filter", set_filter}, {"wrap", set_wrap}, {"levels", set_levels}, {"call", set_call}};
    struct oracle *o = user;
    if (strcmp(word[0], "texture") == 0)
        return set_texture(o, word, words);
    if (!o->kind)
        return offscreen_fail(&o->screen, "a texture comes first", word[0]);
    for (unsigned i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(word[0], commands[i].name) == 0)
            return commands[i].run(o, word, words);
    return offscreen_fail(&o->screen, "unknown command", word[0]);
}

int main(void)
{
    static struct oracle o = {.screen = {.name = "sample_gl", .quads = true}};
    return offscreen_run(&o.screen, GL_MIN_PROGRAM_TEXEL_OFFSET, GL_MAX_PROGRAM_TEXEL_OFFSET, command, &o);
}
