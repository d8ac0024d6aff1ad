// SPDX-License-Identifier: Apache-2.0
#include "report/explain.h"

#include <cjson/cJSON.h>
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

/* The same for programs, with pictures. */
static cJSON *pictured(const char *text, uint32_t instruction)
{
    struct test_case c;
    const struct explain_filter filter = {.instruction = instruction, .lane = 0, .json = true, .picture = true};
    char *printed = NULL;
    size_t size = 0;
    vector_good(text, &c);
    FILE *out = open_memstream(&printed, &size);
    assert_non_null(out);
    assert_true(explain_case(&c, &filter, out));
    fclose(out);
    case_free(&c);
    cJSON *root = cJSON_Parse(printed);
    free(printed);
    assert_non_null(root);
    return root;
}

static const cJSON *member(const cJSON *item, const char *name)
{
    const cJSON *found = cJSON_GetObjectItemCaseSensitive(item, name);
    assert_non_null(found);
    return found;
}

static const cJSON *element(const cJSON *list, int i)
{
    const cJSON *found = cJSON_GetArrayItem(list, i);
    assert_non_null(found);
    return found;
}

static const cJSON *thread_of(const cJSON *root)
{
    return element(member(element(member(root, "instructions"), 0), "threads"), 0);
}

static const cJSON *place_of(const cJSON *image, int i)
{
    return element(member(member(image, "near"), "places"), i);
}

/* A level that is wider than an image: of five columns one, of all rows each; and the texels around the samples. */
static void a_level_is_drawn(void **state)
{
    (void)state;
    cJSON *root = pictured("texlock 1\n"
                           "texture 0 { format R32 UINT size 300 7 address 0x20000000 texels index }\n"
                           "sampler 0 { } handle 0 texture 0 sampler 0\n"
                           "warp 0 { asm \"TLD4.R R8, R0, 0, 2D, 0xf\" s = 20.5 / 300 t = 3.5 / 7 }\n",
                           UINT32_MAX);
    const cJSON *picture = member(thread_of(root), "picture"), *image = element(member(picture, "images"), 0);
    assert_string_equal(member(picture, "of")->valuestring, "texture");
    assert_int_equal(element(member(image, "step"), 0)->valueint, 5);
    assert_int_equal(element(member(image, "step"), 1)->valueint, 1);
    assert_int_equal(cJSON_GetArraySize(member(image, "values")), 7);
    const char *row = element(member(image, "values"), 6)->valuestring;
    assert_int_equal(strlen(row), 60 * 32);
    assert_memory_equal(row + 2 * 32, "0006000a000000000000000000000000", 32);
    const cJSON *columns = member(member(image, "near"), "columns"), *rows = member(member(image, "near"), "rows");
    assert_int_equal(element(columns, 0)->valueint, 18);
    assert_int_equal(cJSON_GetArraySize(columns), 6);
    assert_int_equal(element(rows, 0)->valueint, 1);
    assert_string_equal(member(place_of(image, 0), "element")->valuestring, "00010012");
    assert_string_equal(member(place_of(image, 0), "value")->valuestring, "00010012000000000000000000000000");
    cJSON_Delete(root);
}

/* What a surface holds is that before the instruction; a place is an access, here two bytes of an element of four. */
static void a_surface_is_drawn_as_it_was(void **state)
{
    (void)state;
    cJSON *root = pictured("texlock 1\n"
                           "texture 0 { format R32 UINT size 8 4 layout pitch 32 address 0x20000000 texels index }\n"
                           "sampler 0 { } handle 0 texture 0 sampler 0\n"
                           "warp 0 { asm \"SUST.D.2D.U16 [R4], R8, 0\" active 1 x = 3 y = 2 data0 = 0x1234 }\n"
                           "warp 0 { asm \"SUST.D.2D.U16 [R4], R8, 0\" active 1 x = 2 y = 2 data0 = 0x5678 }\n",
                           1);
    const cJSON *picture = member(thread_of(root), "picture"), *image = element(member(picture, "images"), 0);
    assert_string_equal(member(picture, "of")->valuestring, "surface");
    assert_int_equal(member(picture, "width")->valueint, 16);
    assert_int_equal(member(picture, "bytes")->valueint, 2);
    const char *row = element(member(image, "elements"), 2)->valuestring;
    assert_memory_equal(row, "00000002000112340002", 20);
    assert_null(cJSON_GetObjectItemCaseSensitive(place_of(image, 0), "value"));
    cJSON_Delete(root);
}

/* Nothing is read: there is no picture. */
static void a_fault_has_no_picture(void **state)
{
    (void)state;
    cJSON *root = pictured("texlock 1\n"
                           "texture 0 { format R32 UINT size 8 8 layout pitch 32 address 0x20000000 }\n"
                           "sampler 0 { } handle 0 texture 0 sampler 0\n"
                           "warp 0 { word 0 }\n",
                           UINT32_MAX);
    assert_null(cJSON_GetObjectItemCaseSensitive(thread_of(root), "picture"));
    cJSON_Delete(root);
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
        cmocka_unit_test(a_level_is_drawn),
        cmocka_unit_test(a_surface_is_drawn_as_it_was),
        cmocka_unit_test(a_fault_has_no_picture),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
