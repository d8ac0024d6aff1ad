// SPDX-License-Identifier: Apache-2.0
/* What the tests of shader assembly share: declarations of every kind of resource, and a reader that judges. */
#ifndef SHADER_TEXT_H
#define SHADER_TEXT_H
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "sm4/program.h"

#define FLOATS " (float,float,float,float) "
#define SHADER_DECLARATIONS                                                                                            \
    "dcl_resource_texture2d" FLOATS "t0\ndcl_resource_texture1d" FLOATS "t1\ndcl_resource_texture1darray" FLOATS       \
    "t2\ndcl_resource_texture2darray" FLOATS "t3\ndcl_resource_texture3d" FLOATS "t4\ndcl_resource_texturecube" FLOATS \
    "t5\ndcl_resource_texturecubearray" FLOATS "t6\ndcl_resource_buffer" FLOATS                                        \
    "t7\ndcl_resource_texture2dms(4)" FLOATS "t8\ndcl_resource_texture2dmsarray(8)" FLOATS                             \
    "t9\ndcl_uav_typed_texture2d" FLOATS "u0\ndcl_uav_typed_buffer" FLOATS "u1\ndcl_uav_typed_texture2darray" FLOATS   \
    "u2\ndcl_uav_typed_texture3d_glc" FLOATS "u3\ndcl_sampler s0, mode_default\ndcl_sampler s1, mode_comparison\n"
enum { SHADER_LINES = 16 }; /* of the declarations */

/* Read and judge. What is said, rendered; the program and the string are the caller's. */
/* noinline: gcc 12 takes the string of the stream for one of the frame. */
static __attribute__((noinline, unused)) char *shader_errors(const char *text, size_t size, bool strict,
                                                             struct dx_program *p, bool *good)
{
    const struct low_source source = {.text = text, .size = size};
    struct diag diag;
    char *errors = NULL;
    size_t length = 0;
    diag_init(&diag, NULL);
    *good = dx_read(&source, p, &diag) && dx_check(&source, p, strict, &diag);
    FILE *stream = open_memstream(&errors, &length);
    assert_non_null(stream);
    diag_render(&diag, stream);
    fclose(stream);
    assert_int_equal(*good, !diag_any(&diag));
    diag_free(&diag);
    return errors;
}

#endif
