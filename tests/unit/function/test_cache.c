// SPDX-License-Identifier: Apache-2.0
#include "function/cache.h"
#include "tap.h"

/* Byte i of the line holds 0x40 + i. */
static struct tex_line counting_line(void)
{
    struct tex_line line = {.error = false};
    for (uint32_t i = 0; i < TEX_LINE_BYTES; i++)
        line.data[i / 4] |= (0x40 + i) << 8 * (i % 4);
    return line;
}

static void elements_of_every_size(void **state)
{
    const struct tex_line line = counting_line();
    (void)state;
    for (uint32_t bytes = 1; bytes <= 16; bytes *= 2) {
        for (uint32_t at = 0; at < TEX_LINE_BYTES; at += bytes) {
            uint32_t raw[4], expected[4] = {0};
            for (uint32_t i = 0; i < bytes; i++)
                expected[i / 4] |= (0x40 + at + i) << 8 * (i % 4);
            tex_cache_raw(&line, UINT64_C(0x123456789a00) + at, bytes, raw);
            assert_memory_equal(raw, expected, sizeof raw);
        }
    }
}

static void only_fetched_samples_are_read(void **state)
{
    const struct tex_line line = counting_line();
    const struct tex_line *const lines[8] = {&line, NULL, NULL, &line};
    const struct tex_header header = {.fmt = {.format = 0x18}};
    const struct tex_address address = {
        .tag = {.lane = 1}, .op = {.wmask = 3}, .fetch = 9, .border = 6, .address = {2, 0, 0, 0x3e}};
    struct tex_cache c;
    (void)state;
    tex_cache_eval(&address, &header, lines, &c);
    assert_int_equal(c.raw[0][0], 0x4342);
    assert_int_equal(c.raw[3][0], 0x5f5e);
    assert_int_equal(c.raw[1][0] | c.raw[2][0] | c.raw[0][1], 0);
    assert_int_equal(c.border, 6);
    assert_int_equal(c.sparse, 0);
    assert_int_equal(c.tag.status, TEX_STATUS_OK);
    assert_int_equal(c.tag.lane, 1);
    assert_int_equal(c.op.wmask, 3);
}

static void errors_and_sparse_pages(void **state)
{
    const struct tex_line good = counting_line(), failed = {.error = true}, unmapped = {.sparse = true};
    const struct tex_line *const lines[8] = {&good, &failed, &unmapped, &good};
    const struct tex_header header = {.fmt = {.format = 0x0f}};
    struct tex_address address = {.fetch = 15, .address = {4, 4, 4, 4}};
    struct tex_cache c;
    (void)state;
    tex_cache_eval(&address, &header, lines, &c);
    assert_int_equal(c.tag.status, TEX_STATUS_MEMORY_ERROR);
    assert_int_equal(c.sparse, 4);
    assert_int_equal(c.raw[0][0], 0x47464544);
    assert_int_equal(c.raw[1][0] | c.raw[2][0], 0);
    assert_int_equal(c.raw[3][0], 0x47464544);
    address.fetch = 13;
    tex_cache_eval(&address, &header, lines, &c);
    assert_int_equal(c.tag.status, TEX_STATUS_OK);
    assert_int_equal(c.sparse, 4);
}

static void status_on_arrival_stays(void **state)
{
    const struct tex_line *const lines[8] = {NULL};
    const struct tex_header header = {.fmt = {.format = 0}};
    const struct tex_address address = {.tag = {.status = TEX_STATUS_ILLEGAL, .token = 1}};
    const struct tex_cache expected = {.tag = {.status = TEX_STATUS_ILLEGAL, .token = 1}};
    struct tex_cache c;
    (void)state;
    tex_cache_eval(&address, &header, lines, &c);
    assert_memory_equal(&c, &expected, sizeof c);
}

/* PD-10c: elements that begin at byte 0, 4, 8 and 12 of a unit; the next unit is in the other half of another line. */
static void elements_of_twelve_bytes_in_two_parts(void **state)
{
    struct tex_line here = counting_line(), second = counting_line();
    const struct tex_line *const lines[8] = {&here, &here, &here, &here, NULL, NULL, &second, &second};
    const struct tex_header header = {.fmt = {.format = 0x02, .sampling = TEX_SAMPLING_LINEAR}};
    const struct tex_address address = {
        .fetch = 15, .straddle = 12, .address = {16, 20, 24, 28}, .addr_hi = {0, 0, 0x1000, 0x1000}};
    static const uint32_t expected[4][4] = {{0x53525150, 0x57565554, 0x5b5a5958, 0},
                                            {0x57565554, 0x5b5a5958, 0x5f5e5d5c, 0},
                                            {0x5b5a5958, 0x5f5e5d5c, 0xc3c2c1c0, 0},
                                            {0x5f5e5d5c, 0xc3c2c1c0, 0xc7c6c5c4, 0}};
    struct tex_cache c;
    (void)state;
    for (unsigned i = 0; i < TEX_LINE_BYTES / 4; i++)
        second.data[i] |= 0x80808080;
    tex_cache_eval(&address, &header, lines, &c);
    assert_memory_equal(c.raw, expected, sizeof expected);
    assert_int_equal(c.sparse, 0);
    assert_int_equal(c.tag.status, TEX_STATUS_OK);
}

/* Of either part: a line with an error or without a page is zeros, the other part keeps its bytes. */
static void a_part_that_is_not_there(void **state)
{
    const struct tex_line good = counting_line(), failed = {.error = true}, unmapped = {.sparse = true};
    const struct tex_header header = {.fmt = {.format = 0x02, .sampling = TEX_SAMPLING_POINT}};
    const struct tex_address address = {.fetch = 8, .straddle = 8, .address = {0, 0, 0, 8}, .addr_hi = {0, 0, 0, 0x40}};
    (void)state;
    for (unsigned part = 0; part < 2; part++) {
        const struct tex_line *lines[8] = {[3] = &good, [7] = &good};
        struct tex_cache c;
        lines[3 + 4 * part] = &failed;
        tex_cache_eval(&address, &header, lines, &c);
        assert_int_equal(c.tag.status, TEX_STATUS_MEMORY_ERROR);
        assert_int_equal(c.sparse, 0);
        assert_int_equal(c.raw[3][0], part ? 0x4b4a4948 : 0);
        assert_int_equal(c.raw[3][1], part ? 0x4f4e4d4c : 0);
        assert_int_equal(c.raw[3][2], part ? 0 : 0x43424140);
        lines[3 + 4 * part] = &unmapped;
        tex_cache_eval(&address, &header, lines, &c);
        assert_int_equal(c.tag.status, TEX_STATUS_OK);
        assert_int_equal(c.sparse, 8);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elements_of_every_size),
        cmocka_unit_test(only_fetched_samples_are_read),
        cmocka_unit_test(errors_and_sparse_pages),
        cmocka_unit_test(status_on_arrival_stays),
        cmocka_unit_test(elements_of_twelve_bytes_in_two_parts),
        cmocka_unit_test(a_part_that_is_not_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
