// SPDX-License-Identifier: Apache-2.0
/*
 * Compressed blocks as Mesa decodes them, off screen: blocks_gl FORMAT SIZE, FORMAT the GLenum in hexadecimal, SIZE of
 * a block in bytes. Blocks on standard input; their texels, row by row, as four binary32 each on standard output. Exit
 * status 1: the message on standard error says why.
 */
#define GL_GLEXT_PROTOTYPES
#include <GL/osmesa.h>

#include <GL/glext.h>
#include <stdio.h>
#include <stdlib.h>

enum { BLOCKS = 4096 }; /* in a texture, one below the other */

static int fail(const char *what)
{
    fprintf(stderr, "blocks_gl: %s\n", what);
    return 1;
}

static int decode(GLenum format, const unsigned char *blocks, size_t count, size_t size, float *texels)
{
    const GLsizei height = (GLsizei)(4 * count);
    glCompressedTexImage2D(GL_TEXTURE_2D, 0, format, 4, height, 0, (GLsizei)(count * size), blocks);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_FLOAT, texels);
    if (glGetError() != GL_NO_ERROR)
        return fail("OpenGL refuses the texture");
    return fwrite(texels, 16 * 4 * sizeof *texels, count, stdout) == count ? 0
                                                                           : fail("standard output cannot be written");
}

int main(int argc, char **argv)
{
    static unsigned char pixels[16 * 4], blocks[16 * BLOCKS];
    static float texels[16 * 4 * BLOCKS];
    const int attributes[] = {OSMESA_FORMAT, OSMESA_RGBA, OSMESA_PROFILE, OSMESA_CORE_PROFILE, 0};
    if (argc != 3)
        return fail("takes a format and the size of a block");
    const GLenum format = (GLenum)strtoul(argv[1], NULL, 16);
    const size_t size = strtoul(argv[2], NULL, 10);
    OSMesaContext context = OSMesaCreateContextAttribs(attributes, NULL);
    if (!context || !OSMesaMakeCurrent(context, pixels, GL_UNSIGNED_BYTE, 4, 4) || (size != 8 && size != 16))
        return fail("no context, or a size that is not 8 or 16");
    GLuint texture;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    int status = 0;
    for (size_t count; status == 0 && (count = fread(blocks, size, BLOCKS, stdin)) > 0;)
        status = decode(format, blocks, count, size, texels);
    OSMesaDestroyContext(context);
    return status;
}
