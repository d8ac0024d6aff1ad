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

/* A thread is one, however many passes it has; they follow each other. */
static void passes_one_after_the_other(void **state)
{
    (void)state;
    char *text = explained("texlock 1\n"
                           "texture 0 { format R32 FLOAT size 32 16 levels 4 address 0x20000000 texels index }\n"
                           "sampler 0 { MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff }\n"
                           "handle 0 texture 0 sampler 0\n"
                           "warp 0 { asm \"TEX.LL R8, R0, R4, 0, 2D, 0x1\" s = 0.5 t = 0.5 lod = 2.3 active 3 }\n");
    const char *first = strstr(text, "  lane 0\n"), *wrap = strstr(text, "    wrap "), *second;
    assert_non_null(strstr(text, ", 2 threads, "));
    assert_non_null(first);
    second = strstr(text, "  lane 0, pass 2 of 2: level 3, weight 76/256\n");
    assert_non_null(second);
    assert_true(first < wrap && wrap < second);
    assert_null(strstr(second, "    header "));
    assert_non_null(strstr(second, "    lod  "));
    assert_non_null(strstr(second, "    filter  "));
    assert_true(strstr(text, "    filter  ") > second);
    assert_non_null(
        strstr(text, "  pass 1 of 2: level 2, weight 180/256\n  footprint: lane 0, level 2 of 8 x 4 texels"));
    assert_non_null(strstr(second, "  footprint: lane 0, level 3 of 4 x 2 texels"));
    free(text);
}

static void passes_of_slices(void **state)
{
    (void)state;
    char *text =
        explained("texlock 1\n"
                  "texture 0 { format R32 FLOAT type THREE_D size 8 8 8 levels 3 address 0x20000000 texels index }\n"
                  "sampler 0 { MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff }\n"
                  "handle 0 texture 0 sampler 0\n"
                  "warp 0 { asm \"TEX.LL R8, R0, R4, 0, 3D, 0x1\" s = 0.5 t = 0.5 r = 0.35 lod = 0.5 active 1 }\n");
    assert_non_null(strstr(text, "  pass 1 of 4: level 0, weight 128/256, slice 2, weight 179/256\n"));
    assert_non_null(strstr(text, "  pass 2 of 4: level 0, weight 128/256, slice 3, weight 77/256\n"));
    assert_non_null(strstr(text, "  pass 3 of 4: level 1, weight 128/256, slice 0, weight 26/256\n"));
    assert_non_null(strstr(text, "  pass 4 of 4: level 1, weight 128/256, slice 1, weight 230/256\n"));
    free(text);
}

static void passes_as_json(void **state)
{
    struct test_case c;
    const struct explain_filter filter = {.instruction = UINT32_MAX, .lane = 0, .json = true};
    char *printed = NULL;
    size_t size = 0;
    (void)state;
    vector_good(
        "texlock 1\n"
        "texture 0 { format R32 FLOAT size 32 16 levels 4 address 0x20000000 texels index }\n"
        "sampler 0 { MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff } handle 0 texture 0 sampler 0\n"
        "warp 0 { asm \"TEX.LL R8, R0, R4, 0, 2D, 0x1\" s = 0.5 t = 0.5 lod = { 2.3 1 ... } active 1 }\n",
        &c);
    FILE *out = open_memstream(&printed, &size);
    assert_non_null(out);
    assert_true(explain_case(&c, &filter, out));
    fclose(out);
    assert_non_null(
        strstr(printed, "\"pass\":1,\"passes\":2,\"level\":2,\"weight\":180,\"stages\":[{\"boundary\":\"decode\""));
    assert_non_null(
        strstr(printed, "\"pass\":2,\"passes\":2,\"level\":3,\"weight\":76,\"stages\":[{\"boundary\":\"lod\""));
    free(printed);
    case_free(&c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_that_are_not_shown_are_left_out),
        cmocka_unit_test(passes_one_after_the_other),
        cmocka_unit_test(passes_of_slices),
        cmocka_unit_test(passes_as_json),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
