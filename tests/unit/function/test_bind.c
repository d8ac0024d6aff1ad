// SPDX-License-Identifier: Apache-2.0
#include "function/bind.h"
#include "tap.h"

static struct tex_line handles(void)
{
    struct tex_line line = {.error = false};
    for (uint32_t i = 0; i < 8; i++)
        line.data[i] = (0x100 + i) << 20 | (0x2000 + i);
    return line;
}

static void handle_line_of_the_bank(void **state)
{
    static const struct {
        uint64_t base, line;
        uint32_t index;
    } cases[] = {
        {0, 0, 7},
        {0, 1, 8},
        {0x1003, 0x80, 7}, /* bits 1:0 of the base are taken as zero */
        {0x101c, 0x81, 1},
        {UINT64_C(0xfffffffffffc), 0, 1}, /* modulo 2^48 */
        {UINT64_C(0x800000000000), UINT64_C(0x40000000000) + 0x3ff, 0x1fff},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        const struct tex_regs regs = {.bank_base = cases[i].base};
        const struct tex_decode decode = {.index = cases[i].index};
        uint64_t line = 99;
        assert_true(tex_bind_lookup(&decode, &regs, &line));
        assert_true(line == cases[i].line);
    }
}

static void nothing_is_read_without_need(void **state)
{
    const struct tex_regs regs = {.header_max = 0};
    struct tex_decode decode = {.bindless = 1};
    struct tex_bind out;
    uint64_t line;
    (void)state;
    assert_false(tex_bind_lookup(&decode, &regs, &line));
    decode = (struct tex_decode){.tag = {.token = 1}, .index = 3};
    assert_false(tex_bind_lookup(&decode, &regs, &line));
    decode = (struct tex_decode){.tag = {.token = 1, .status = TEX_STATUS_ILLEGAL}, .handle = 5, .bindless = 1};
    assert_false(tex_bind_lookup(&decode, &regs, &line));
    tex_bind_eval(&decode, &regs, NULL, &out);
    assert_int_equal(out.handle | out.header_index | out.sampler_index, 0);
    assert_int_equal(out.tag.status, TEX_STATUS_ILLEGAL);
}

static void handle_word_of_the_line(void **state)
{
    const struct tex_line line = handles();
    struct tex_regs regs = {.bank_base = 8, .header_max = UINT32_MAX, .sampler_max = UINT32_MAX};
    struct tex_bind out;
    (void)state;
    for (uint32_t index = 0; index < 6; index++) {
        const struct tex_decode decode = {.index = index, .tag = {.lane = 3}, .op = {.rd = 4}};
        tex_bind_eval(&decode, &regs, &line, &out);
        assert_int_equal(out.handle, line.data[index + 2]);
        assert_int_equal(out.header_index, 0x2002 + index);
        assert_int_equal(out.sampler_index, 0x102 + index);
        assert_int_equal(out.tag.lane, 3);
        assert_int_equal(out.op.rd, 4);
    }
}

static void limits_are_inclusive(void **state)
{
    static const struct {
        uint32_t header_max, sampler_max, via;
        enum tex_status_code status;
        uint32_t sampler;
    } cases[] = {
        {0xabcde, 0x123, 0, TEX_STATUS_OK, 0x123},
        {0xabcdd, 0x122, 0, TEX_STATUS_INVALID_HEADER, 0x123},
        {0xabcde, 0x122, 0, TEX_STATUS_INVALID_SAMPLER, 0x123},
        {0xabcde, 0xabcde, 1, TEX_STATUS_OK, 0xabcde},
        {0xabcde, 0xabcdd, 1, TEX_STATUS_INVALID_SAMPLER, 0xabcde},
        {0x3fffff, 0xfffff, 0, TEX_STATUS_OK, 0x123},
    };
    const struct tex_decode decode = {.bindless = 1, .handle = 0x123abcde};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        const struct tex_regs regs = {
            .header_max = cases[i].header_max, .sampler_max = cases[i].sampler_max, .via_header = cases[i].via};
        struct tex_bind out;
        tex_bind_eval(&decode, &regs, NULL, &out);
        assert_int_equal(out.tag.status, cases[i].status);
        assert_int_equal(out.handle, 0x123abcde);
        assert_int_equal(out.header_index, 0xabcde);
        assert_int_equal(out.sampler_index, cases[i].sampler);
    }
}

static void failed_line_is_a_handle_error(void **state)
{
    const struct tex_line failed = {.error = true}, unmapped = {.sparse = true};
    const struct tex_regs regs = {.header_max = 0};
    const struct tex_decode decode = {.index = 1};
    struct tex_bind out;
    (void)state;
    tex_bind_eval(&decode, &regs, &failed, &out);
    assert_int_equal(out.tag.status, TEX_STATUS_HANDLE_ERROR);
    assert_int_equal(out.handle | out.header_index | out.sampler_index, 0);
    tex_bind_eval(&decode, &regs, &unmapped, &out);
    assert_int_equal(out.tag.status, TEX_STATUS_OK);
    assert_int_equal(out.handle, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(handle_line_of_the_bank),       cmocka_unit_test(nothing_is_read_without_need),
        cmocka_unit_test(handle_word_of_the_line),       cmocka_unit_test(limits_are_inclusive),
        cmocka_unit_test(failed_line_is_a_handle_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
