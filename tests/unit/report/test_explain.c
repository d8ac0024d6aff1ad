// SPDX-License-Identifier: Apache-2.0
#include "report/explain.h"

#include <stdio.h>
#include <stdlib.h>

#include "vector_text.h"

/* What explain prints of a vector, to be freed. */
static char *explained(const char *text)
{
    struct test_case c;
    const struct explain_filter filter = {.instruction = UINT32_MAX, .lane = 0};
    char *printed = NULL;
    size_t size = 0;
    vector_good(text, &c);
    FILE *out = open_memstream(&printed, &size);
    assert_non_null(out);
    assert_true(explain_case(&c, &filter, out));
    fclose(out);
    case_free(&c);
    return printed;
}

/* Codes that are zero are printed, but not those of a part that the instruction is not shown. */
static void parts_that_are_not_shown_are_left_out(void **state)
{
    (void)state;
    char *text = explained("texlock 1\n"
                           "texture 0 { format R32 UINT size 8 8 layout pitch 32 address 0x20000000 texels index }\n"
                           "sampler 0 { } handle 0 texture 0 sampler 0\n"
                           "warp 0 { asm \"TLD4.R R8, R0, 0, 2D, 0xf\" s = 0.5 t = 0.5 }\n");
    assert_non_null(strstr(text, "level_layout.layout     0x0 (pitch)"));
    assert_non_null(strstr(text, "geom.address_u          0x0 (WRAP)"));
    assert_non_null(strstr(text, "shape.kind              0x1 (TWO_D)"));
    free(text);
    text = explained("texlock 1\n"
                     "texture 0 { format R32 UINT size 8 8 layout pitch 32 address 0x20000000 texels index }\n"
                     "sampler 0 { } handle 0 texture 0 sampler 0\n"
                     "warp 0 { asm \"TXQ R8, R0, TEX_HEADER_DIMENSION, 0, 0xf\" lod = 0 }\n");
    assert_non_null(strstr(text, "shape.kind              0x1 (TWO_D)"));
    assert_null(strstr(text, "level_layout."));
    assert_null(strstr(text, "geom."));
    assert_null(strstr(text, "volume."));
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_that_are_not_shown_are_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
