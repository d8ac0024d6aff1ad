// SPDX-License-Identifier: Apache-2.0
/* What the tests of TGSI share: declarations of every kind, and a reader that judges. */
#ifndef TGSI_TEXT_H
#define TGSI_TEXT_H
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tgsi/program.h"

#define TGSI_DECLARATIONS                                                                                              \
    "FRAG\nDCL IN[0], GENERIC[0], PERSPECTIVE\nDCL OUT[0], COLOR\nDCL SAMP[0..3]\nDCL TEMP[0..7]\n"                    \
    "DCL SVIEW[0], 2D, FLOAT\nDCL SVIEW[1], 2D_ARRAY, UINT, UINT, FLOAT, SNORM\nDCL SVIEW[2], CUBE, FLOAT\n"           \
    "DCL SVIEW[3], 2D_MSAA, FLOAT\nDCL SVIEW[5], 3D, FLOAT\nDCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR\n"              \
    "DCL IMAGE[1], 2D_ARRAY, PIPE_FORMAT_R8G8B8A8_UNORM\nDCL IMAGE[2], 2D, PIPE_FORMAT_R32_FLOAT, WR\nDCL RES[0], "    \
    "BUFFER, RAW, WR\nDCL BUFFER[0..1]\nDCL IMAGE[3], CUBE, PIPE_FORMAT_R32_UINT, WR\nDCL IMAGE[4], CUBE_ARRAY, "      \
    "PIPE_FORMAT_R32_UINT, WR\nDCL IMAGE[5], 2D_MSAA, PIPE_FORMAT_R32_UINT, WR\n"                                      \
    "DCL MEMORY[0], SHARED\nIMM[0] UINT32 {2, 4294967295, 20, 0}\nIMM[1] FLT32 {0.5, -1.0, 0x3f800000, 1e1}\n"

/* Read and judge. What is said, rendered; the program and the string are the caller's. */
/* noinline: gcc 12 takes the string of the stream for one of the frame. */
static __attribute__((noinline, unused)) char *tgsi_errors(const char *text, size_t size, bool strict,
                                                           struct tgsi_program *p, bool *good)
{
    const struct low_source source = {.text = text, .size = size};
    struct diag diag;
    char *errors = NULL;
    size_t length = 0;
    diag_init(&diag, NULL);
    *good = tgsi_read(&source, p, &diag) && tgsi_check(&source, p, strict, &diag);
    FILE *stream = open_memstream(&errors, &length);
    assert_non_null(stream);
    diag_render(&diag, stream);
    fclose(stream);
    assert_int_equal(*good, !diag_any(&diag));
    diag_free(&diag);
    return errors;
}

#endif
