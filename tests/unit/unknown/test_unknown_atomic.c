// SPDX-License-Identifier: Apache-2.0
/* Unknown bits of operands and of old values of atomics: which of them are written, and which are not. */
#include <string.h>

#include "unknown_fixture.h"

#define LINE UINT64_C(0x1234)
#define X UINT32_MAX

/* A load has read the line: words 3 and 4 are these, all others 9. */
static void read_line(struct unknown_flow *f, const uint32_t value[2], const uint32_t unknown[2])
{
    const struct tex_axi_a a = {.id = TEX_AXI_ID_LOAD, .addr = LINE * TEX_LINE_BYTES, .size = 5, .burst = 1};
    struct tex_axi_r r = {.id = TEX_AXI_ID_LOAD}, mask = {.id = 0};
    for (unsigned i = 0; i < TEX_LINE_BYTES / 4; i++)
        r.data[i] = 9;
    memcpy(&r.data[3], value, 2 * sizeof *value);
    memcpy(&mask.data[3], unknown, 2 * sizeof *unknown);
    unknown_lines_ask(&f->lines, &a);
    unknown_lines_take(&f->lines, &r, &mask, 0, 11);
}

/* An atomic of U32 at word 3. */
static struct unknown_thread thread_of(const struct unknown_warp *w, uint32_t atom)
{
    struct unknown_thread t = {.warp = w};
    t.decode.access = (struct tex_access){.atom = atom, .sz = TEX_SZ_32};
    t.convert = (struct tex_convert){.action = TEX_ACTION_ATOM, .address = LINE * TEX_LINE_BYTES + 12, .bytes = 4};
    t.convert.tag.lane = 6;
    return t;
}

/* Values read one where they are unknown, as in the frame. */
static const struct {
    uint32_t atom, old, old_mask, operand, operand_mask, swapped, swapped_mask;
    bool written; /* unknown bits are */
} rows[] = {
    {TEX_ATOM_ADD, 5, 0, 6, 0, 0, X, false},
    {TEX_ATOM_ADD, 5, 1, 6, 0, 0, 0, true},
    {TEX_ATOM_ADD, 5, 0, 7, 1, 0, 0, true},
    {TEX_ATOM_INC, 5, 4, 7, 0, 0, 0, true},
    {TEX_ATOM_MIN, 5, 0, 7, 2, 0, 0, true},
    {TEX_ATOM_XOR, 5, 1, 7, 0, 0, 0, true},
    {TEX_ATOM_EXCH, X, X, 7, 0, 0, 0, false},
    {TEX_ATOM_EXCH, 5, 0, 7, 2, 0, 0, true},
    {TEX_ATOM_AND, X, X, 0, 0, 0, 0, false},
    {TEX_ATOM_AND, 0, 0, X, X, 0, 0, false},
    {TEX_ATOM_AND, 0xff, 0xf0, 0x0f, 0, 0, 0, false},
    {TEX_ATOM_AND, 0xff, 0xf0, 0x1f, 0, 0, 0, true},
    {TEX_ATOM_AND, X, X, X, X, 0, 0, true},
    {TEX_ATOM_OR, X, X, X, 0, 0, 0, false},
    {TEX_ATOM_OR, X, 0, X, X, 0, 0, false},
    {TEX_ATOM_OR, 0xff, 0xf0, 0xe0, 0, 0, 0, true},
    {TEX_ATOM_OR, X, X, X, X, 0, 0, true},
    {TEX_ATOM_CAS, 5, 0, 5, 0, 1, 1, true},
    {TEX_ATOM_CAS, 5, 0, 4, 0, 1, 1, false},
    {TEX_ATOM_CAS, 5, 1, 4, 0, 1, 0, true},
    {TEX_ATOM_CAS, 5, 0, 5, 1, 1, 0, true},
};

static void test_each_operation(void **state)
{
    struct unknown_flow *f = *state;
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct unknown_warp w = {.word = 0};
        const uint32_t old[2] = {rows[i].old, 9}, mask[2] = {rows[i].old_mask, 0};
        struct unknown_thread t = thread_of(&w, rows[i].atom);
        t.decode.data[0] = rows[i].operand;
        t.decode.data[1] = rows[i].swapped;
        t.decode_mask.data[0] = rows[i].operand_mask;
        t.decode_mask.data[1] = rows[i].swapped_mask;
        f->cause.reaches = NULL;
        read_line(f, old, mask);
        unknown_atomic_change(f, &t);
        if ((f->cause.reaches != NULL) != rows[i].written)
            fail_msg("row %u: unknown bits are %swritten", i, rows[i].written ? "not " : "");
        assert_int_equal(t.load_mask.raw[0], rows[i].old_mask);
        assert_int_equal(t.old[0], rows[i].old);
        const struct unknown_line *line = unknown_lines_find(&f->lines, READER_LOAD, LINE);
        assert_int_equal(line->now.mask[3], rows[i].written ? rows[i].old_mask : 0);
        assert_int_equal(line->now.data[2], 9);
        assert_int_equal(line->now.data[4], 9);
    }
}

/* 64 bits: the upper half of an operand is a register of its own. */
static void test_the_input_is_named(void **state)
{
    struct unknown_flow *f = *state;
    const struct unknown_warp w = {.cycle = {0, 77},
                                   .word = UINT64_C(16) << TEX_SUATOMI_DATA_LO,
                                   .instruction.common.op.opcode = TEX_OPCODE_SUATOM};
    const uint32_t old[2] = {1, 2}, known[2] = {0, 0}, unknown[2] = {0, 0x100};
    struct unknown_thread t = thread_of(&w, TEX_ATOM_XOR);
    t.decode.access.sz = TEX_SZ_64;
    t.convert.bytes = 8;
    t.decode_mask.data[1] = 0x30000;
    read_line(f, old, known);
    unknown_atomic_change(f, &t);
    assert_int_equal(f->cause.boundary, TEX_AT_ISSUE);
    assert_int_equal(f->cause.cycle, 77);
    assert_int_equal(f->cause.byte, LINE * TEX_LINE_BYTES + 12 + 6);
    assert_int_equal(f->cause.thread, 6);
    assert_int_equal(f->cause.reg, 17);
    t = thread_of(&w, TEX_ATOM_XOR);
    t.decode.access.sz = TEX_SZ_64;
    t.convert.bytes = 8;
    f->cause.reaches = NULL;
    read_line(f, old, unknown);
    unknown_atomic_change(f, &t);
    assert_int_equal(f->cause.boundary, TEX_AT_AXI_R);
    assert_int_equal(f->cause.line, LINE);
    assert_int_equal(f->cause.cycle, 11);
    assert_int_equal(f->lane, 6);
}

/* The second thread on an element reads what the first has made of it. */
static void test_threads_follow_each_other(void **state)
{
    struct unknown_flow *f = *state;
    const struct unknown_warp w = {.word = 0};
    const uint32_t old[2] = {X, 9}, mask[2] = {X, 0};
    struct unknown_thread first = thread_of(&w, TEX_ATOM_EXCH), second = first;
    first.decode.data[0] = 3;
    read_line(f, old, mask);
    unknown_atomic_change(f, &first);
    unknown_atomic_change(f, &first); /* once */
    unknown_atomic_change(f, &second);
    assert_null(f->cause.reaches);
    assert_int_equal(first.load_mask.raw[0], X);
    assert_int_equal(second.load_mask.raw[0], 0);
    assert_int_equal(second.old[0], 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_each_operation, setup, teardown),
        cmocka_unit_test_setup_teardown(test_the_input_is_named, setup, teardown),
        cmocka_unit_test_setup_teardown(test_threads_follow_each_other, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
