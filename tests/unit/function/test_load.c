// SPDX-License-Identifier: Apache-2.0
/* Stages load and deliver: bytes out of one line or two, errors, registers. Values by hand. */
#include "function/deliver.h"
#include "function/load.h"

#include <string.h>

#include "tap.h"

/* Byte k of a line is its number times 32 plus k, in 8 bits. */
static struct tex_line counted(unsigned number)
{
    struct tex_line line = {.error = false};
    for (unsigned k = 0; k < TEX_LINE_BYTES; k++)
        line.data[k / 4] |= (32 * number + k) % 256 << 8 * (k % 4);
    return line;
}

static struct tex_convert access_at(uint64_t address, unsigned bytes, unsigned gap)
{
    return (struct tex_convert){.action = TEX_ACTION_LOAD, .address = address, .bytes = bytes, .line_gap = gap};
}

static unsigned byte_of(const struct tex_load *load, unsigned k)
{
    return load->raw[k / 4] >> 8 * (k % 4) & 0xff;
}

static void one_line(void **state)
{
    static const unsigned sizes[] = {1, 2, 4, 8, 12, 16};
    const struct tex_line line = counted(1);
    const struct tex_line *const lines[2] = {&line, NULL};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(sizes); i++)
        for (unsigned at = 0; at + sizes[i] <= TEX_LINE_BYTES; at++) {
            struct tex_convert convert = access_at(32 + at, sizes[i], 0);
            struct tex_load load;
            uint64_t number[2];
            assert_int_equal(tex_load_lines(&convert, number), 1);
            assert_int_equal(number[0], 1);
            tex_load_eval(&convert, lines, &load);
            for (unsigned k = 0; k < 16; k++)
                assert_int_equal(byte_of(&load, k), k < sizes[i] ? 32 + at + k : 0);
            assert_int_equal(load.tag.status, TEX_STATUS_OK);
        }
}

/* Over the end of a line, the last of memory too; and over that of a unit, into the same half of a line further on. */
static void two_lines(void **state)
{
    const struct tex_line first = counted(3), second = counted(5);
    const struct tex_line *const lines[2] = {&first, &second};
    const uint64_t last = (UINT64_C(1) << TEX_ADDR_W) / 32 - 1;
    static const struct {
        uint64_t number;
        unsigned at, bytes, gap, inside, from; /* how many are in the first line; where they go on in the second */
        uint64_t next;
    } rows[] = {{3, 31, 2, 0, 1, 0, 4},   {3, 20, 16, 0, 12, 0, 4},  {3, 8, 12, 1, 8, 0, 4},
                {3, 12, 12, 7, 4, 0, 10}, {3, 24, 12, 7, 8, 16, 10}, {3, 28, 12, 23, 4, 16, 26}};
    uint64_t number[2];
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        struct tex_convert convert = access_at(32 * rows[i].number + rows[i].at, rows[i].bytes, rows[i].gap);
        struct tex_load load;
        assert_int_equal(tex_load_lines(&convert, number), 3);
        assert_int_equal(number[0], rows[i].number);
        assert_int_equal(number[1], rows[i].next);
        tex_load_eval(&convert, lines, &load);
        for (unsigned k = 0; k < rows[i].bytes; k++)
            assert_int_equal(byte_of(&load, k),
                             k < rows[i].inside ? 96 + rows[i].at + k : 160 + rows[i].from + k - rows[i].inside);
    }
    struct tex_convert end = access_at(32 * last + 24, 16, 0);
    assert_int_equal(tex_load_lines(&end, number), 3);
    assert_int_equal(number[1], 0);
}

static void what_reads_nothing(void **state)
{
    const struct tex_line *const none[2] = {NULL, NULL};
    (void)state;
    for (uint32_t action = 0; action < 16; action++) {
        struct tex_convert convert = {.action = action, .tag = {.status = TEX_STATUS_OUT_OF_BOUNDS}};
        struct tex_load load;
        uint64_t number[2];
        convert.bytes = action == TEX_ACTION_LOAD || action == TEX_ACTION_ATOM ? 0 : 4;
        assert_int_equal(tex_load_lines(&convert, number), 0);
        tex_load_eval(&convert, none, &load);
        assert_int_equal(load.raw[0] | load.raw[1] | load.raw[2] | load.raw[3], 0);
        assert_int_equal(load.tag.status, TEX_STATUS_OUT_OF_BOUNDS);
    }
}

/* PD-95: either line; a line that is not read does not count. */
static void errors(void **state)
{
    struct tex_line good = counted(3), bad = {.error = true}, sparse = {.sparse = true};
    const struct {
        const struct tex_line *line[2];
        unsigned bytes;
        uint32_t status;
    } rows[] = {{{&bad, &good}, 4, TEX_STATUS_MEMORY_ERROR},
                {{&good, &bad}, 4, TEX_STATUS_OK},
                {{&bad, &good}, 16, TEX_STATUS_MEMORY_ERROR},
                {{&good, &bad}, 16, TEX_STATUS_MEMORY_ERROR},
                {{&sparse, &sparse}, 16, TEX_STATUS_OK}};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        struct tex_convert convert = access_at(32 * 3 + 24, rows[i].bytes, 0);
        struct tex_load load;
        tex_load_eval(&convert, rows[i].line, &load);
        assert_int_equal(load.tag.status, rows[i].status);
    }
}

static void raw_words(void **state)
{
    static const struct {
        uint32_t sz, raw[4], value[4];
    } rows[] = {{TEX_SZ_U8, {0xff}, {0xff}},
                {TEX_SZ_S8, {0xff}, {0xffffffff}},
                {TEX_SZ_S8, {0x7f}, {0x7f}},
                {TEX_SZ_S8, {0x80}, {0xffffff80}},
                {TEX_SZ_U16, {0x8000}, {0x8000}},
                {TEX_SZ_S16, {0x8000}, {0xffff8000}},
                {TEX_SZ_S16, {0x0080}, {0x0080}},
                {TEX_SZ_32, {0x80000080}, {0x80000080}},
                {TEX_SZ_64, {1, 0x80000000}, {1, 0x80000000}},
                {TEX_SZ_128, {0x80, 2, 3, 4}, {0x80, 2, 3, 4}}};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        uint32_t value[4];
        tex_deliver_raw(rows[i].sz, rows[i].raw, value);
        assert_memory_equal(value, rows[i].value, sizeof value);
    }
}

/* A8B8G8R8: lanes of a mask through the sources, in bounds and beyond; other statuses give nothing. */
static void lanes(void **state)
{
    const struct tex_access access = {.formatted = 1};
    struct tex_header header = {
        .fmt = {.format = 8,
                .datatype = {TEX_DATATYPE_UNORM, TEX_DATATYPE_SINT, TEX_DATATYPE_UINT, TEX_DATATYPE_UINT},
                .source = {TEX_SOURCE_G, TEX_SOURCE_R, TEX_SOURCE_ZERO, TEX_SOURCE_ONE_FLOAT}}};
    (void)state;
    for (uint32_t mask = 0; mask < 16; mask++)
        for (uint32_t status = 0; status <= TEX_STATUS_OUT_OF_BOUNDS; status++) {
            bool outside = status == TEX_STATUS_OUT_OF_BOUNDS;
            const struct tex_load load = {
                .tag = {.status = status}, .op = {.wmask = mask}, .raw = {outside ? 0 : 0x80ff}};
            const uint32_t all[4] = {outside ? 0 : 0xffffff80, outside ? 0 : 0x3f800000, 0, 0x3f800000};
            bool shows = outside || status == TEX_STATUS_OK || status == TEX_STATUS_MEMORY_ERROR;
            struct tex_deliver out;
            tex_deliver_eval(&load, &access, &header, &out);
            assert_int_equal(tex_deliver_lanes(&load.tag, &access, &load.op), shows ? mask : 0);
            for (unsigned i = 0; i < 4; i++)
                assert_int_equal(out.value[i], shows && mask >> i & 1 ? all[i] : 0);
        }
    const struct tex_load token = {.tag = {.token = 1}, .op = {.wmask = 15}};
    assert_int_equal(tex_deliver_lanes(&token.tag, &access, &token.op), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(one_line),           cmocka_unit_test(two_lines),
                                       cmocka_unit_test(what_reads_nothing), cmocka_unit_test(errors),
                                       cmocka_unit_test(raw_words),          cmocka_unit_test(lanes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
