// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
#include <stdlib.h>

#include "check/golden.h"
#include "report/store_aim.h"
#include "report/store_bytes.h"
#include "report/store_picture.h"
#include "tex_stages.h"
#include "vector_text.h"

#define COLUMNS 120

/* A case, the last instruction of it, and memory as that finds it. */
struct world {
    struct test_case c;
    struct image before;
    struct tex_warp_result warp;
    struct thread_view view;
    char *text;
    size_t size;
};

static struct world *start(const char *vector)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    vector_good(vector, &w->c);
    golden_trace_over(&w->c, w->c.warps_count - 1, &w->before, &w->warp);
    w->view = (struct thread_view){.header = &w->c.warps[w->c.warps_count - 1].warp.header,
                                   .warp = &w->warp,
                                   .before = &w->before,
                                   .nearest = w->c.config.policy.narrow_rne};
    return w;
}

static void end(struct world *w)
{
    free(w->text);
    image_free(&w->before);
    case_free(&w->c);
    free(w);
}

/* The picture of a thread; no line of it is too long. */
static const char *draw(struct world *w, unsigned thread)
{
    free(w->text);
    w->text = NULL;
    w->view.thread = thread;
    FILE *out = open_memstream(&w->text, &w->size);
    assert_non_null(out);
    thread_view_print(&w->view, out);
    fclose(out);
    for (const char *line = w->text; *line; line += strcspn(line, "\n") + 1)
        assert_in_range(strcspn(line, "\n"), 1, COLUMNS);
    return w->text;
}

static void has(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("no\n%s\nin\n%s", part, text);
}

#define PITCH                                                                                                          \
    "texlock 1\ntexture 0 { format R32 UINT size 8 4 layout pitch 32 address 0x20000000 texels index }\n"              \
    "sampler 0 { } handle 0 texture 0 sampler 0\n"

/* PD-91a: the last 8 bytes of texel 5 are in another block, and texel 4 has no byte in that line. */
static void stored_in_two_units(void **state)
{
    (void)state;
    struct world *w =
        start("texlock 1\nsampler 0 { } handle 0 texture 0 sampler 0\n"
              "texture 0 { format R32_G32_B32 UINT size 20 20 block 1 2 address 0x40000000 texels index }\n"
              "warp 0 { asm \"SUST.P.2D [R4], R8, 0\" active 0x3 x = { 5 4 ... } y = 1\n"
              "data0 = 0x11 data1 = 0x22 data2 = 0x33 data3 = 0x44 }\n");
    struct store_line line;
    const char *text = draw(w, 0);
    has(text, "    stored: byte column 60, row 1, 12 bytes at 0x00004000013c, the last 8 at 0x000040000410\n");
    has(text, " *00010004 S:00010005   00010006");
    has(text, "    line 0x000040000120, strobes 0xffff0000, of this thread 0xf0000000\n");
    has(text, "    line 0x000040000400, strobes 0x00ff0000, of this thread 0x00ff0000\n");
    uint64_t address[STORE_LINES_OF_THREAD];
    assert_int_equal(store_lines_of(&w->warp.trace[0].convert, address), 2);
    assert_int_equal(store_lines_of(&w->warp.trace[1].convert, address), 1);
    assert_true(store_line_find(&w->view, 0x40000400, &line));
    assert_int_equal(line.write.bytes[16], 0x22);
    assert_int_equal(line.write.bytes[20], 0x33);
    end(w);
}

static void stored_beside_others(void **state)
{
    (void)state;
    struct world *w = start(PITCH "warp 0 { asm \"SUST.D.2D [R4], R8, 0\" active 0x7 x = { 2 2 4 ... } y = 1\n"
                                  "data0 = { 0x11223344 0x55667788 0x99aabbcc ... } }\n");
    const char *text = draw(w, 0);
    has(text, "  store: lane 0, .D 2D NEAR 32 to level 0 of TWO_D 8 x 4, R32, pitch\n");
    has(text, "      x 2 of 0..7\n      y 1 of 0..3\n    stored: byte column 8, row 1, 4 bytes at 0x000020000028\n");
    has(text, "    y \\ byte           0          4          8         12         16\n"
              "             --------------------------------------------------------\n"
              "           0 |  00000000   00000001   00000002   00000003   00000004\n"
              "           1 |  00010000   00010001 S*00010002   00010003  *00010004\n"
              "           2 |  00020000   00020001   00020002   00020003   00020004\n");
    has(text, "    a: aimed at, S: stored here, *: by other threads too\n");
    has(text, "    data 32 of R8 = 0x11223344\n");
    has(text, "    line 0x000020000020, strobes 0x000f0f00, of this thread 0x00000f00\n");
    has(text, "      before  00 00 01 00 01 00 01 00 02 00 01 00 03 00");
    has(text, "      stores  -- -- -- -- -- -- -- -- 44 33 22 11 -- -- -- -- cc bb aa 99 -- ");
    has(text, "      lane    -- -- -- -- -- -- -- --  0  0  0  0 -- -- -- --  2  2  2  2 -- ");
    has(text, "      after   00 00 01 00 01 00 01 00 44 33 22 11 03 00 01 00 cc bb aa 99 05 00");
    assert_null(strstr(text, "PD-41"));
    has(draw(w, 1), "of the bytes of lane 1, lower threads store 0x00000f00 too, and count (PD-41)\n");
    end(w);
}

static void earlier_stores_show(void **state)
{
    (void)state;
    struct world *w = start(PITCH "warp 0 { asm \"SUST.D.2D [R4], R8, 0\" active 1 x = 1 y = 0 data0 = 0xabcdef01 }\n"
                                  "warp 1 { asm \"SUST.D.2D.U8 [R4], R8, 0\" active 1 x = 4 y = 0 data0 = 0x77 }\n");
    has(draw(w, 0), "           0          00         00 S:      01         ef         cd\n");
    end(w);
}

static void aims_outside(void **state)
{
    (void)state;
    struct world *w =
        start(PITCH "warp 0 { asm \"SUST.D.2D.TRAP [R4], R8, 0\" active 0x3 x = { -1 8 ... } y = { 1 -2 ... }\n"
                    "data0 = 5 }\n");
    const char *text = draw(w, 0);
    has(text, "      x -1: outside 0..7\n      y 1 of 0..3\n    trapped and dropped: out of bounds, axis x\n");
    has(text, "           1  a:       .|  00010000 ");
    assert_null(strstr(text, "strobes"));
    text = draw(w, 1);
    has(text, "      y -2: outside 0..3\n");
    has(text, "          -2           .          .          .|a:       .\n");
    has(text, "           0    00000005   00000006   00000007|         .\n");
    end(w);
    w = start(PITCH
              "warp 0 { asm \"SUST.D.2D.NEAR [R4], R8, 0\" active 0x1 x = 2147483647 y = -2147483648 data0 = 5 }\n");
    text = draw(w, 0);
    has(text, "      x 2147483647: outside 0..7, moved to 7\n      y -2147483648: outside 0..3, moved to 0\n");
    has(text, "    stored: byte column 28, row 0, 4 bytes at 0x00002000001c\n");
    has(text, "  -2147483648           .          .          .|a:       .\n");
    has(text, "            0    00000005   00000006 S:00000007|         .\n");
    end(w);
}

static void components(void **state)
{
    (void)state;
    struct world *w =
        start("texlock 1\ntexture 0 { type TWO_D_ARRAY format A8B8G8R8 UNORM size 5 3 layers 4 address 0x20000000 }\n"
              "sampler 0 { } handle 0 texture 0 sampler 0\n"
              "warp 0 { asm \"SUST.P.2D_ARRAY.RB [R4], R8, 0\" active 1 x = 4 y = 2 array = 3\n"
              "data0 = 0x3f000000 data1 = 0x40000000 }\n");
    const char *text = draw(w, 0);
    has(text, "array index 3 of 0..3\n");
    has(text, ", layer 3, 4 bytes at ");
    has(text, "    memory before the instruction, layer 3\n    y \\ x ");
    has(text, "    components RB to A8B8G8R8\n"
              "      R  R8   0x3f000000 (0.5) as UNORM in bits 7:0: 0x7f\n"
              "      G  none 0x00000000 (0) as UNORM in bits 15:8: 0x00\n"
              "      B  R9   0x40000000 (2) as UNORM in bits 23:16: 0xff\n");
    struct tex_convert rtl = w->warp.trace[0].convert;
    rtl.data[0] ^= 0x01;
    w->view.rtl.convert = &rtl;
    text = draw(w, 0);
    has(text, "bits 7:0: 0x7f * RTL 0x7e\n");
    has(text, "bits 23:16: 0xff, RTL 0xff\n");
    has(text, "    model   bytes 7f 00 ff 00\n    RTL   * bytes 7e 00 ff 00\n");
    end(w);
}

static void both_sides(void **state)
{
    (void)state;
    struct world *w = start(PITCH "warp 0 { asm \"SUST.D.2D.NEAR [R4], R8, 0\" active 1 x = -1 y = 1 data0 = 5 }\n");
    struct tex_surface rtl = w->warp.trace[0].surface;
    rtl.offset = 8;
    w->view.rtl.surface = &rtl;
    const char *text = draw(w, 0);
    has(text, "    model stored: byte column 0, row 1, 4 bytes at 0x000020000020\n"
              "    RTL * stored: byte column 8, row 1, 4 bytes at 0x000020000028\n");
    has(text, "           1  a:       .|M:00010000   00010001 R:00010002   00010003\n");
    has(text, "a: aimed at, M: the model stores here, R: the RTL stores here\n");
    rtl.action = TEX_ACTION_BOUNDS;
    has(draw(w, 0), "    RTL * dropped: out of bounds, axis x\n");
    w->view.rtl.surface = NULL;
    struct line_write line = {.address = 0x20000020, .bytes = {6}, .strobes = 3};
    w->view.rtl.line = &line;
    has(draw(w, 0), "      RTL     06 00 -- ");
    has(w->text, "      differ  ^^    ^^ ^^\n");
    end(w);
}

static void nothing_is_stored(void **state)
{
    (void)state;
    struct world *w = start(PITCH "warp 0 { asm \"SUST.D.2D [R4], R8, 0\" active 0 data0 = 5 }\n");
    assert_string_equal(draw(w, 0), "  store: nothing is stored (completion token)\n");
    end(w);
    w = start(PITCH "handle 1 0x000fffff\nwarp 0 { asm \"SUST.D.2D [R4], R8, 1\" active 1 }\n");
    has(draw(w, 0), "  store: nothing is stored (");
    end(w);
    w = start(PITCH "warp 0 { asm \"SUST.D.3D [R4], R8, 0\" active 1 data0 = 5 }\n");
    has(draw(w, 0), "dropped: the dimension does not fit the texture type\n");
    end(w);
}

static void lines_that_refuse(void **state)
{
    (void)state;
    struct world *w = start(PITCH "error 0x20000020 32\n"
                                  "warp 0 { asm \"SUST.D.2D [R4], R8, 0\" active 1 x = 0 y = 1 data0 = 5 }\n");
    has(draw(w, 0), "; answered with an error: memory keeps what it has\n");
    has(w->text, "      stores  05 00 00 00 --");
    has(w->text, "      after   00 00 00 00 00");
    end(w);
}

/* Of every access that is stored, the nearest place is where the surface stage puts it; what is inside is not dropped.
 */
static void aims_agree_with_the_stage(void **state)
{
    (void)state;
    static const uint32_t at[] = {0, 1, 2, 3, 6, 7, 8, 9, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffffd};
    static const uint32_t dims[] = {TEX_DIM_1D, TEX_DIM_1D_BUFFER, TEX_DIM_1D_ARRAY,
                                    TEX_DIM_2D, TEX_DIM_2D_ARRAY,  TEX_DIM_3D};
    static const uint32_t kinds[] = {TEX_TYPE_ONE_D, TEX_TYPE_ONE_D_BUFFER, TEX_TYPE_ONE_D_ARRAY,
                                     TEX_TYPE_TWO_D, TEX_TYPE_TWO_D_ARRAY,  TEX_TYPE_THREE_D};
    unsigned seen = 0;
    for (unsigned n = 0; n < 6U * 2 * 4 * 7 * 12 * 12; n++) {
        unsigned dim = n % 6, rest = n / 6;
        struct tex_thread_trace t = {
            .header.shape = {.kind = kinds[dim], .width = 7, .height = 5, .depth = 3, .layers = 4},
            .header.fmt.format = 0x18};
        t.decode.access =
            (struct tex_access){.dim = dims[dim], .ba = rest % 2, .clamp = rest / 2 % 4, .sz = rest / 8 % 7};
        uint32_t x = at[rest / 56 % 12], y = at[rest / 672 % 12];
        const uint32_t where[3] = {x, y, y};
        struct store_aim aim;
        tex_surface_locate(&t.decode.access, &t.header.shape, &t.header.fmt, where, &t.surface);
        assert_true(store_aim_find(&t, &aim));
        bool outside = store_axis_outside(&aim.x) || store_axis_outside(&aim.y) || store_axis_outside(&aim.z);
        bool stored = t.surface.action == TEX_ACTION_STORE;
        assert_true(stored || outside);
        if (!stored)
            continue;
        assert_true(!outside || t.decode.access.clamp == TEX_CLAMP_NEAR);
        assert_int_equal(t.surface.offset, aim.x.near * aim.bytes);
        assert_int_equal(t.surface.row, aim.y.near);
        assert_int_equal(t.surface.slice, aim.z.near);
        seen++;
    }
    assert_in_range(seen, 5000, 48384);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stored_in_two_units),
        cmocka_unit_test(stored_beside_others),
        cmocka_unit_test(earlier_stores_show),
        cmocka_unit_test(aims_outside),
        cmocka_unit_test(components),
        cmocka_unit_test(both_sides),
        cmocka_unit_test(nothing_is_stored),
        cmocka_unit_test(lines_that_refuse),
        cmocka_unit_test(aims_agree_with_the_stage),
    };
    return cmocka_run_group_tests_name("store picture", tests, NULL, NULL);
}
