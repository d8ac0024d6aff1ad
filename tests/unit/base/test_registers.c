// SPDX-License-Identifier: Apache-2.0
/*
 * The registers of the unit, and the order of the fields in what its ports carry, repeated as literals: what a driver
 * and a processor were built for. RTL, model and harness all take them from rtl/defs, so nothing else would notice if
 * two rows were swapped. They are this project's own; whoever changes a row changes what others rely on.
 */
#include "tap.h"

static const struct tex_csr_info registers[] = {
    {0x000, "ID", "RO", 32, "-", NULL},
    {0x004, "DEFS_HASH", "RO", 32, "-", NULL},
    {0x008, "CTRL", "WO", 2, "-", NULL},
    {0x010, "HEADER_POOL_LO", "RW", 32, "-", NULL},
    {0x014, "HEADER_POOL_HI", "RW", 16, "-", NULL},
    {0x018, "HEADER_MAX", "RW", 22, "-", NULL},
    {0x020, "SAMPLER_POOL_LO", "RW", 32, "-", NULL},
    {0x024, "SAMPLER_POOL_HI", "RW", 16, "-", NULL},
    {0x028, "SAMPLER_MAX", "RW", 20, "-", NULL},
    {0x030, "BINDING", "RW", 1, "-", NULL},
    {0x034, "SELECT", "RW", 5, "-", NULL},
    {0x038, "POLICY", "RW", 11, "-", NULL},
    {0x040, "FAULT", "RO", 16, "arch", NULL},
    {0x044, "FAULT_COUNT", "RO", 16, "arch", NULL},
    {0x048, "FAULT_CLEAR", "WO", 1, "-", NULL},
    {0x050, "TRAP", "RO", 14, "arch", NULL},
    {0x054, "TRAP_X", "RO", 32, "arch", NULL},
    {0x058, "TRAP_Y", "RO", 32, "arch", NULL},
    {0x05c, "TRAP_Z", "RO", 32, "arch", NULL},
    {0x060, "MISALIGNED", "RO", 1, "arch", NULL},
    {0x064, "TRAP_CLEAR", "WO", 1, "-", NULL},
    {0x080, "COUNT_INSTRUCTIONS", "RO", 32, "arch", NULL},
    {0x084, "COUNT_THREADS", "RO", 32, "arch", NULL},
    {0x088, "COUNT_HANDLE_MISS", "RO", 32, "order", NULL},
    {0x08c, "COUNT_HEADER_MISS", "RO", 32, "order", NULL},
    {0x090, "COUNT_SAMPLER_MISS", "RO", 32, "order", NULL},
    {0x094, "COUNT_FOOTPRINTS", "RO", 32, "order", NULL},
    {0x098, "COUNT_L1_MISS", "RO", 32, "order", NULL},
    {0x09c, "COUNT_AXI_ERROR", "RO", 32, "order", NULL},
    {0x0a0, "COUNT_STORES", "RO", 32, "arch", NULL},
    {0x0a4, "COUNT_WRITES", "RO", 32, "arch", NULL},
    {0x0a8, "COUNT_WRITE_ERROR", "RO", 32, "arch", NULL},
    {0x0ac, "COUNT_DROP_BOUNDS", "RO", 32, "arch", NULL},
    {0x0b0, "COUNT_DROP_TRAP", "RO", 32, "arch", NULL},
    {0x0b4, "COUNT_DROP_TYPE", "RO", 32, "arch", NULL},
    {0x0b8, "COUNT_DROP_FORMAT", "RO", 32, "arch", NULL},
    {0x0bc, "COUNT_DROP_HEADER", "RO", 32, "arch", NULL},
    {0x0c0, "COUNT_DROP_DISABLED", "RO", 32, "arch", NULL},
    {0x100, "CONST_BASE_LO", "RW", 32, "-", NULL},
    {0x104, "CONST_BASE_HI", "RW", 16, "-", NULL},
};

static const struct tex_csr_field_info fields[] = {
    {0x040, "valid", 0, 0, NULL, NULL},  {0x040, "code", 4, 1, "status", NULL}, {0x040, "warp", 10, 5, NULL, NULL},
    {0x040, "lane", 15, 11, NULL, NULL}, {0x050, "valid", 0, 0, NULL, NULL},    {0x050, "warp", 6, 1, NULL, NULL},
    {0x050, "lane", 11, 7, NULL, NULL},  {0x050, "axis", 13, 12, "axis", NULL},
};

/* Sizes: those of the machine, of numbers, of what the unit promises; and the unit's own, which cmodel/stages says. */
static const struct {
    const char *name;
    uint32_t size, was;
} sizes[] = {
    {"WARP_LANES", TEX_WARP_LANES, 32},
    {"QUAD_LANES", TEX_QUAD_LANES, 4},
    {"WARPS", TEX_WARPS, 64},
    {"ADDR_W", TEX_ADDR_W, 48},
    {"AXI_DATA_W", TEX_AXI_DATA_W, 256},
    {"AXI_ID_W", TEX_AXI_ID_W, 4},
    {"LINE_BYTES", TEX_LINE_BYTES, 32},
    {"LINE_W", TEX_LINE_W, 43},
    {"COORD_FRAC", TEX_COORD_FRAC, 8},
    {"COORD_W", TEX_COORD_W, 26},
    {"OFFSET_W", TEX_OFFSET_W, 6},
    {"CONST_BANKS", TEX_CONST_BANKS, 32},
    {"CONST_ENTRIES", TEX_CONST_ENTRIES, 4},
    {"HEADER_ENTRIES", TEX_HEADER_ENTRIES, 8},
    {"SAMPLER_ENTRIES", TEX_SAMPLER_ENTRIES, 8},
    {"DERIVE_CYCLES", TEX_DERIVE_CYCLES, 24},
    {"L1_SETS", TEX_L1_SETS, 32},
    {"L1_WAYS", TEX_L1_WAYS, 4},
    {"L1_IDS", TEX_L1_IDS, 4},
    {"L1_OUTSTANDING", TEX_L1_OUTSTANDING, 16},
    {"L1_FIFO", TEX_L1_FIFO, 16},
    {"ORDER_MORE", TEX_ORDER_MORE, 28},
    {"BC", TEX_BC, 1},
    {"ANISO", TEX_ANISO, 1},
    {"AXI_ID_CONST", TEX_AXI_ID_CONST, 0},
    {"AXI_ID_HEADER", TEX_AXI_ID_HEADER, 1},
    {"AXI_ID_SAMPLER", TEX_AXI_ID_SAMPLER, 2},
    {"AXI_ID_L1", TEX_AXI_ID_L1, 4},
    {"AXI_ID_STORE", TEX_AXI_ID_STORE, 8},
    {"STORE_IDS", TEX_STORE_IDS, 4},
    {"STORE_OUTSTANDING", TEX_STORE_OUTSTANDING, 16},
    {"STORE_LINES", TEX_STORE_LINES, 64},
    {"STORE_RECORDS", TEX_STORE_RECORDS, 4},
    {"RZ", TEX_RZ, 255},
    {"PT", TEX_PT, 7},
    {"ID_VALUE", TEX_ID_VALUE, 0x4b4c5854U},
    {"FAULT_COUNT_MAX", TEX_FAULT_COUNT_MAX, 65535},
    {"F32_ONE", TEX_F32_ONE, 0x3f800000U},
    {"F32_MAX", TEX_F32_MAX, 0x7f7fffffU},
    {"F32_INF", TEX_F32_INF, 0x7f800000U},
};

static void every_size_is_what_it_was(void **state)
{
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(sizes); i++)
        if (sizes[i].size != sizes[i].was)
            fail_msg("%s is %u, expected %u", sizes[i].name, sizes[i].size, sizes[i].was);
}

static void every_register_is_where_it_was(void **state)
{
    (void)state;
    assert_int_equal(tex_csrs_count, COUNT_OF(registers));
    for (unsigned i = 0; i < COUNT_OF(registers); i++) {
        assert_int_equal(tex_csrs[i].offset, registers[i].offset);
        assert_string_equal(tex_csrs[i].name, registers[i].name);
        assert_string_equal(tex_csrs[i].access, registers[i].access);
        assert_int_equal(tex_csrs[i].width, registers[i].width);
        assert_string_equal(tex_csrs[i].judged, registers[i].judged);
    }
}

static void every_bit_field_is_where_it_was(void **state)
{
    (void)state;
    assert_int_equal(tex_csr_fields_count, COUNT_OF(fields));
    for (unsigned i = 0; i < COUNT_OF(fields); i++) {
        assert_int_equal(tex_csr_fields[i].offset, fields[i].offset);
        assert_string_equal(tex_csr_fields[i].name, fields[i].name);
        assert_int_equal(tex_csr_fields[i].hi, fields[i].hi);
        assert_int_equal(tex_csr_fields[i].lo, fields[i].lo);
        assert_true((tex_csr_fields[i].code == NULL) == (fields[i].code == NULL));
        if (fields[i].code)
            assert_string_equal(tex_csr_fields[i].code, fields[i].code);
    }
}

static uint32_t bits(const uint32_t *words, unsigned lo, unsigned width)
{
    uint64_t pair = words[lo / 32] | (uint64_t)(lo % 32 + width > 32 ? words[lo / 32 + 1] : 0) << 32;
    return (uint32_t)(pair >> lo % 32 & ((UINT64_C(1) << width) - 1));
}

/* Bits 202:0 of the first beat of an instruction. */
static void the_header_beat_has_its_order(void **state)
{
    const struct tex_issue_header header = {.word = 0x123456789abcdef0,
                                            .phase = 2,
                                            .pred = 0x11111111,
                                            .warp = 0x2a,
                                            .active = 0x22222222,
                                            .helper = 0x33333333,
                                            .killed = 0x44444444,
                                            .stage = 5};
    uint32_t words[TEX_ISSUE_HEADER_WORDS] = {0};
    (void)state;
    tex_pack_issue_header(words, 0, &header);
    assert_int_equal(TEX_ISSUE_HEADER_BITS, 203);
    assert_int_equal(words[0], 0x9abcdef0);
    assert_int_equal(words[1], 0x12345678);
    assert_int_equal(bits(words, 64, 2), 2);
    assert_int_equal(bits(words, 66, 32), 0x11111111);
    assert_int_equal(bits(words, 98, 6), 0x2a);
    assert_int_equal(bits(words, 104, 32), 0x22222222);
    assert_int_equal(bits(words, 136, 32), 0x33333333);
    assert_int_equal(bits(words, 168, 32), 0x44444444);
    assert_int_equal(bits(words, 200, 3), 5);
}

/* Registers of Ra of four threads, then those of Rb. */
static void a_quad_beat_has_its_order(void **state)
{
    static uint32_t words[TEX_ISSUE_QUAD_WORDS];
    struct tex_issue_quad quad;
    (void)state;
    for (unsigned i = 0; i < 16; i++) {
        quad.ra[i] = 0x100 + i;
        quad.rb[i] = 0x200 + i;
    }
    tex_pack_issue_quad(words, 0, &quad);
    for (unsigned i = 0; i < 32; i++)
        assert_int_equal(words[i], i < 16 ? 0x100 + i : 0x200 + i - 16);
}

static void a_result_beat_has_its_order(void **state)
{
    struct tex_result beat = {.warp = 0x2a,
                              .quad = 5,
                              .lanes = 9,
                              .rd = 0x81,
                              .count = 3,
                              .ps = 6,
                              .pred = 10,
                              .status = {1, 2, 3, 4},
                              .last = 1,
                              .faults = 0x55};
    uint32_t words[TEX_RESULT_WORDS] = {0};
    (void)state;
    for (unsigned i = 0; i < 16; i++)
        beat.value[i] = 0x01010101U * (i + 1);
    tex_pack_result(words, 0, &beat);
    assert_int_equal(bits(words, 0, 6), 0x2a);
    assert_int_equal(bits(words, 6, 3), 5);
    assert_int_equal(bits(words, 9, 4), 9);
    assert_int_equal(bits(words, 13, 8), 0x81);
    assert_int_equal(bits(words, 21, 3), 3);
    assert_int_equal(bits(words, 24, 3), 6);
    assert_int_equal(bits(words, 27, 4), 10);
    for (unsigned k = 0; k < 4; k++)
        assert_int_equal(bits(words, 31 + 4 * k, 4), k + 1);
    assert_int_equal(bits(words, 47, 1), 1);
    for (unsigned i = 0; i < 16; i++)
        assert_int_equal(bits(words, 48 + 32 * i, 32), 0x01010101U * (i + 1));
    assert_int_equal(bits(words, 560, 7), 0x55);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_size_is_what_it_was),       cmocka_unit_test(every_register_is_where_it_was),
        cmocka_unit_test(every_bit_field_is_where_it_was), cmocka_unit_test(the_header_beat_has_its_order),
        cmocka_unit_test(a_quad_beat_has_its_order),       cmocka_unit_test(a_result_beat_has_its_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
