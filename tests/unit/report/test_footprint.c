// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
#include <stdlib.h>

#include "case/image.h"
#include "report/footprint.h"
#include "tap.h"

struct world {
    struct image image;
    struct tex_thread_trace t;
    char *text;
    size_t size;
};

/* A pitch texture of 8 x 4 R8 texels at 0x1000, 32 bytes a row; texel (x, y) holds 16 * y + x. */
static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    image_init(&w->image);
    for (uint8_t y = 0; y < 4; y++)
        for (uint8_t x = 0; x < 8; x++) {
            uint8_t value = (uint8_t)(16 * y + x);
            assert_true(image_write(&w->image, 0x1000U + 32U * y + x, &value, 1));
        }
    w->t.lod.level_layout = (struct tex_level_layout){.layout = TEX_LAYOUT_PITCH, .base = 0x1000, .pitch = 32};
    w->t.header.level_layout = w->t.lod.level_layout;
    w->t.header.level_layout.base = 0x9000; /* of the first level: nothing is there */
    w->t.lod.level = 1;
    w->t.lod.geom = (struct tex_geom){.width = 8, .height = 4, .address_u = TEX_WRAP_BORDER};
    w->t.header.fmt.format = 0x1d;
    w->t.wrap.tag.lane = 9;
    w->t.coord.fixed[0] = 3 * 256 + 64;
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    image_free(&w->image);
    free(w->text);
    free(w);
    return 0;
}

static const char *print(struct world *w)
{
    struct tex_memory memory = image_memory(&w->image);
    FILE *out = open_memstream(&w->text, &w->size);
    assert_non_null(out);
    footprint_print(&w->t, &memory, out);
    fclose(out);
    return w->text;
}

static void place(struct world *w, unsigned k, uint32_t x, uint32_t y)
{
    w->t.wrap.x[k] = x;
    w->t.wrap.y[k] = y;
    w->t.address.address[k] = 0x1000 + 32 * y + x;
    w->t.cache.raw[k][0] = 16 * y + x;
}

static void test_neighbourhood(void **state)
{
    struct world *w = *state;
    place(w, 0, 3, 2);
    place(w, 1, 4, 2);
    place(w, 2, 4, 1);
    place(w, 3, 3, 1);
    const char *text = print(w);
    assert_non_null(strstr(text, "lane 9, level 1 of 8 x 4 texels, R8, pitch, u BORDER, v WRAP"));
    assert_non_null(strstr(text, "position s 3.25, t 0 texels"));
    assert_non_null(strstr(text, "    0         02         03         04         05"));
    assert_non_null(strstr(text, "    1         12 3:      13 2:      14         15"));
    assert_non_null(strstr(text, "    2         22 0:      23 1:      24         25"));
    assert_non_null(strstr(text, "sample 1: column 4, row 2, address 0x000000001044, raw 24"));
}

static void test_samples_far_apart(void **state)
{
    struct world *w = *state;
    place(w, 0, 0, 3);
    place(w, 1, 7, 3);
    place(w, 2, 7, 0);
    place(w, 3, 0, 0);
    const char *text = print(w);
    assert_non_null(strstr(text, "0          1|         6          7\n"));
    assert_non_null(strstr(text, " 3:      00         01         06 2:      07\n"));
    assert_non_null(strstr(text, " 0:      30         31         36 1:      37\n"));
    assert_null(strstr(text, "---"));
}

static void test_border(void **state)
{
    struct world *w = *state;
    w->t.wrap.border = 7;
    place(w, 3, 7, 3);
    w->t.texel.value[4 * 1 + 2] = 0x3f800000;
    const char *text = print(w);
    assert_non_null(strstr(text, "sample 1: border, x y z w = 00000000 00000000 3f800000 00000000"));
    assert_non_null(strstr(text, " 3:      37\n"));
    w->t.wrap.border = 15;
    free(w->text);
    text = print(w);
    assert_null(strstr(text, "y \\ x"));
    assert_non_null(strstr(text, "sample 3: border"));
}

static void test_threads_that_read_nothing(void **state)
{
    struct world *w = *state;
    w->t.address.tag.status = TEX_STATUS_INVALID_HEADER;
    assert_string_equal(print(w), "  footprint: no texel is read (invalid-header)\n");
    w->t.address.tag.token = 1;
    free(w->text);
    assert_string_equal(print(w), "  footprint: no texel is read (completion token)\n");
}

/* Of a fetch the level of the thread, its only texel, and where it aims. */
static void fetched(struct world *w)
{
    w->t.decode.op.opcode = TEX_OPCODE_TLD;
    w->t.header.shape = (struct tex_shape){.kind = TEX_TYPE_TWO_D, .levels = 3};
    w->t.lod.tag.lane = 9;
    w->t.lod.level = 1;
    w->t.lod.width = 4;
    w->t.lod.height = 2;
    w->t.decode.lod = 1;
    w->t.decode.s = 4;
    w->t.decode.t = 0xffffffff;
    w->t.decode.toff = TEX_TOFF_AOFFI;
    w->t.decode.off1 = 0x2f; /* one back, two down */
    w->t.wrap.zero_weight = 7;
}

static void test_a_fetch(void **state)
{
    struct world *w = *state;
    fetched(w);
    w->t.coord.column = 3;
    place(w, 3, 3, 1);
    const char *text = print(w);
    assert_non_null(strstr(text, "  fetch: lane 9, level 1 of 4 x 2 texels, R8, pitch\n"));
    assert_non_null(strstr(text, "    aim: level 1 of 0..2, x 3 of 0..3, y 1 of 0..1\n"));
    assert_non_null(strstr(text, "    0         02         03\n"));
    assert_non_null(strstr(text, "    1         12 3:      13\n"));
    assert_non_null(strstr(text, "    texel 3: column 3, row 1, address 0x000000001023, raw 13"));
    assert_null(strstr(text, "texel 2"));
}

static void test_a_fetch_outside(void **state)
{
    struct world *w = *state;
    fetched(w);
    w->t.address.tag.status = TEX_STATUS_OUT_OF_BOUNDS;
    w->t.decode.s = 5;
    assert_string_equal(print(w), "  fetch: lane 9, level 1 of 4 x 2 texels, R8, pitch\n"
                                  "    aim: level 1 of 0..2, x 4 of 0..3 (outside), y 1 of 0..1\n"
                                  "    no texel is read (out-of-bounds)\n");
    free(w->text);
    w->t.decode.lod = 3;
    assert_non_null(strstr(print(w), "    aim: level 3 of 0..2 (outside)\n"));
    free(w->text);
    w->t.address.tag.status = TEX_STATUS_INVALID_HEADER;
    assert_string_equal(print(w), "  fetch: no texel is read (invalid-header)\n");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(test_neighbourhood), TEST(test_samples_far_apart),
                                       TEST(test_border),        TEST(test_threads_that_read_nothing),
                                       TEST(test_a_fetch),       TEST(test_a_fetch_outside)};
    return cmocka_run_group_tests_name("footprint", tests, NULL, NULL);
}
