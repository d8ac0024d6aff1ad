// SPDX-License-Identifier: Apache-2.0
#include "case/image.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void reads_background_where_nothing_was_written(void **state)
{
    (void)state;
    struct image m;
    uint8_t a[32], b[32], c[32];
    image_init(&m);
    assert_int_equal(image_read_line(&m, 0x1000, a), TEX_READ_OK);
    assert_int_equal(image_read_line(&m, 0x1020, b), TEX_READ_OK);
    image_background(0x1000, c);
    assert_memory_equal(a, c, 32);
    assert_memory_not_equal(a, b, 32); /* so that a wrong address is noticed */
    image_free(&m);
}

static void writing_a_byte_leaves_its_neighbours(void **state)
{
    (void)state;
    struct image m;
    uint8_t before[32], after[32];
    const uint8_t byte = 0x5a;
    image_init(&m);
    image_read_line(&m, 0x2000, before);
    assert_true(image_write(&m, 0x2007, &byte, 1));
    image_read_line(&m, 0x2000, after);
    before[7] = byte;
    assert_memory_equal(before, after, 32);
    image_free(&m);
}

static void writes_span_pages_and_wrap(void **state)
{
    (void)state;
    struct image m;
    uint8_t line[32], data[64];
    for (unsigned i = 0; i < 64; i++)
        data[i] = (uint8_t)(i + 1);
    image_init(&m);
    assert_true(image_write(&m, UINT64_C(0xffffffffffe0), data, 64)); /* last line, then address 0 */
    image_read_line(&m, UINT64_C(0xffffffffffe0), line);
    assert_memory_equal(line, data, 32);
    image_read_line(&m, 0, line);
    assert_memory_equal(line, data + 32, 32);
    image_read_line(&m, UINT64_C(1) << 48, line); /* address bits above 47 are not there */
    assert_memory_equal(line, data + 32, 32);
    assert_int_equal(m.pages_count, 2);
    image_free(&m);
}

static void words_are_little_endian(void **state)
{
    (void)state;
    struct image m;
    uint8_t line[32];
    image_init(&m);
    assert_true(image_write32(&m, 0x100, 0x11223344));
    image_read_line(&m, 0x100, line);
    assert_int_equal(line[0], 0x44);
    assert_int_equal(line[3], 0x11);
    image_free(&m);
}

static void later_regions_win(void **state)
{
    (void)state;
    struct image m;
    uint8_t line[32];
    image_init(&m);
    assert_true(image_mark(&m, 0x1000, 0x1000, TEX_READ_SPARSE));
    assert_true(image_mark(&m, 0x1800, 1, TEX_READ_ERROR)); /* one byte marks its whole line */
    assert_int_equal(image_read_line(&m, 0x0fe0, line), TEX_READ_OK);
    assert_int_equal(image_read_line(&m, 0x1000, line), TEX_READ_SPARSE);
    assert_int_equal(line[5], 0);
    assert_int_equal(image_read_line(&m, 0x1800, line), TEX_READ_ERROR);
    assert_int_equal(image_read_line(&m, 0x1820, line), TEX_READ_SPARSE);
    assert_int_equal(image_read_line(&m, 0x2000, line), TEX_READ_OK);
    image_free(&m);
}

static void regions_may_start_and_end_inside_a_line(void **state)
{
    (void)state;
    struct image m;
    uint8_t line[32];
    image_init(&m);
    assert_true(image_mark(&m, 0x101f, 2, TEX_READ_ERROR)); /* last byte of one line, first of the next */
    assert_true(image_mark(&m, 0x3000, 0, TEX_READ_ERROR)); /* nothing */
    assert_int_equal(image_read_line(&m, 0x1000, line), TEX_READ_ERROR);
    assert_int_equal(image_read_line(&m, 0x1020, line), TEX_READ_ERROR);
    assert_int_equal(image_read_line(&m, 0x1040, line), TEX_READ_OK);
    assert_int_equal(image_read_line(&m, 0x3000, line), TEX_READ_OK);
    image_free(&m);
}

struct seen {
    uint64_t addresses[200];
    size_t count, stop_after;
};

static bool note(void *user, uint64_t address, const uint8_t *bytes, size_t size)
{
    struct seen *s = user;
    (void)bytes;
    assert_int_equal(size, 4096);
    s->addresses[s->count++] = address;
    return s->count != s->stop_after;
}

static void visits_pages_in_address_order(void **state)
{
    (void)state;
    struct image m;
    struct seen seen = {{0}, 0, 0};
    image_init(&m);
    for (uint64_t i = 0; i < 150; i++) /* more pages than the first buckets */
        assert_true(image_write32(&m, (i * 7919 % 150) * 0x10000, (uint32_t)i));
    assert_true(image_visit(&m, note, &seen));
    assert_int_equal(seen.count, 150);
    for (size_t i = 1; i < seen.count; i++)
        assert_true(seen.addresses[i - 1] < seen.addresses[i]);
    seen = (struct seen){{0}, 0, 3};
    assert_false(image_visit(&m, note, &seen)); /* a visitor can stop */
    assert_int_equal(seen.count, 3);
    image_free(&m);
}

static void the_model_reads_the_same(void **state)
{
    (void)state;
    struct image m;
    uint8_t a[32], b[32];
    image_init(&m);
    assert_true(image_write32(&m, 0x40, 0xdeadbeef));
    assert_true(image_mark(&m, 0x60, 32, TEX_READ_ERROR));
    struct tex_memory memory = image_memory(&m);
    assert_int_equal(memory.read(memory.user, 0x40, a), TEX_READ_OK);
    image_read_line(&m, 0x40, b);
    assert_memory_equal(a, b, 32);
    assert_int_equal(memory.read(memory.user, 0x60, a), TEX_READ_ERROR);
    image_free(&m);
}

/* Reads show the image below; what stores write stays above it. */
static void stores_stay_in_the_image_above(void **state)
{
    (void)state;
    struct image below, above;
    uint8_t line[32] = {0}, seen[32];
    image_init(&below);
    image_init_over(&above, &below);
    assert_true(image_write32(&below, 0x1000, 0x11223344));
    assert_true(image_mark(&below, 0x2000, 32, TEX_READ_ERROR));
    assert_true(image_mark(&below, 0x3000, 32, TEX_READ_SPARSE));
    struct tex_memory memory = image_stored_memory(&above);
    memset(line, 0xaa, sizeof line);
    assert_true(memory.write(memory.user, 0x1000, line, 0x80000002));
    assert_int_equal(memory.read(memory.user, 0x1000, seen), TEX_READ_OK);
    assert_int_equal(seen[0], 0x44);
    assert_int_equal(seen[1], 0xaa);
    assert_int_equal(seen[2], 0x22);
    assert_int_equal(seen[31], 0xaa);
    image_read_line(&below, 0x1000, seen);
    assert_int_equal(seen[1], 0x33);
    assert_false(memory.write(memory.user, 0x2000, line, 1));
    assert_true(memory.write(memory.user, 0x3000, line, 1)); /* it takes nothing, and says so to nobody */
    assert_int_equal(memory.read(memory.user, 0x3000, seen), TEX_READ_SPARSE);
    assert_true(memory.write(memory.user, 0x5020, line, 0xf));
    image_read_line(&above, 0x5020, seen);
    image_background(0x5020, line);
    assert_memory_equal(seen + 4, line + 4, 28);
    assert_int_equal(seen[3], 0xaa);
    image_free(&above);
    image_free(&below);
}

/* Lines that are marked one after the other are one region; others, and those of another kind, are not. */
static void lines_are_marked_as_runs(void **state)
{
    struct image m;
    const struct image_region sparse = {.kind = TEX_READ_SPARSE},
                              failing = {.kind = TEX_READ_ERROR, .decode_error = true, .flagged = true},
                              writes = {.kind = TEX_READ_ERROR, .writes = true};
    (void)state;
    image_init(&m);
    for (unsigned i = 0; i < 100; i++)
        assert_true(image_mark_line(&m, UINT64_C(0x1000) + 32 * i + i % 32, &sparse));
    assert_int_equal(m.regions_count, 1);
    assert_true(m.regions[0].base == 0x1000 && m.regions[0].size == 3200);
    assert_true(image_mark_line(&m, 0x1000 + 3200, &failing));
    assert_true(image_mark_line(&m, 0x1000 + 3232, &writes));
    assert_true(image_mark_line(&m, 0x1000 + 3296, &writes)); /* not the next */
    assert_true(image_mark_line(&m, 0x1020, &(struct image_region){.kind = TEX_READ_OK}));
    assert_int_equal(m.regions_count, 5);
    assert_true(image_region_of(&m, 0x1000 + 3200)->decode_error && image_region_of(&m, 0x1000 + 3200)->flagged);
    assert_null(image_region_of(&m, 0x1000 + 3232));
    assert_true(image_write_region_of(&m, 0x1000 + 3232)->writes);
    assert_null(image_write_region_of(&m, 0x1000 + 3264));
    assert_null(image_region_of(&m, 0x1020));
    assert_int_equal(image_region_of(&m, 0x1000)->kind, TEX_READ_SPARSE);
    image_free(&m);
    assert_true(image_mark(&m, 0x1000, 16, TEX_READ_SPARSE)); /* half a line: what comes next is on its own */
    assert_true(image_mark_line(&m, 0x1020, &sparse));
    assert_int_equal(m.regions_count, 2);
    image_free(&m);
}

static void an_image_holds_its_own_pages(void **state)
{
    struct image below, above;
    (void)state;
    image_init(&below);
    image_init_over(&above, &below);
    assert_true(image_write32(&below, 0x1ffc, 1) && image_write32(&above, 0x2000, 1));
    assert_true(image_holds(&below, 0x1000) && !image_holds(&below, 0x2000));
    assert_true(image_holds(&above, 0x2fff) && !image_holds(&above, 0x1ffc));
    assert_true(image_holds(&above, (UINT64_C(1) << TEX_ADDR_W) + 0x2000));
    image_free(&above);
    image_free(&below);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_background_where_nothing_was_written),
        cmocka_unit_test(writing_a_byte_leaves_its_neighbours),
        cmocka_unit_test(writes_span_pages_and_wrap),
        cmocka_unit_test(words_are_little_endian),
        cmocka_unit_test(later_regions_win),
        cmocka_unit_test(regions_may_start_and_end_inside_a_line),
        cmocka_unit_test(visits_pages_in_address_order),
        cmocka_unit_test(the_model_reads_the_same),
        cmocka_unit_test(stores_stay_in_the_image_above),
        cmocka_unit_test(lines_are_marked_as_runs),
        cmocka_unit_test(an_image_holds_its_own_pages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
