// SPDX-License-Identifier: Apache-2.0
/* The registers of the cycle model: widths, byte enables, access rights, handshakes, faults. */
#include "bench.h"

static void expect_read(struct bench *b, uint32_t offset, uint32_t data, uint32_t resp)
{
    struct tex_axil_r r = csr_read(b, offset);
    assert_int_equal(r.data, data);
    assert_int_equal(r.resp, resp);
}

static void widths_and_rights_are_those_of_the_table(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    for (unsigned i = 0; i < tex_csrs_count; i++) {
        const struct tex_csr_info *csr = &tex_csrs[i];
        uint32_t mask = UINT32_MAX >> (32 - csr->width), before = csr_read(b, csr->offset).data;
        bool writable = strcmp(csr->access, "RO") != 0, readable = strcmp(csr->access, "WO") != 0;
        assert_int_equal(csr_write(b, csr->offset, 0xffffffffU, 0xf), writable ? TEX_RESP_OKAY : TEX_RESP_SLVERR);
        expect_read(b, csr->offset, !writable ? before : readable ? mask : 0, TEX_RESP_OKAY);
        csr_write(b, csr->offset, 0, 0xf);
    }
    bench_free(b);
}

static void constant_registers(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    expect_read(b, TEX_CSR_ID, 0x4b4c5854, TEX_RESP_OKAY);
    expect_read(b, TEX_CSR_DEFS_HASH, TEX_DEFS_HASH_VALUE, TEX_RESP_OKAY);
    bench_free(b);
}

static void unknown_offsets_answer_with_an_error(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    static const uint32_t unknown[] = {0x00c, 0x01c, 0x02c, 0x03c, 0x04c, 0x068,
                                       0x07c, 0x0c4, 0x0fc, 0x200, 0x800, 0xffc};
    for (unsigned i = 0; i < COUNT_OF(unknown); i++) {
        expect_read(b, unknown[i], 0, TEX_RESP_SLVERR);
        assert_int_equal(csr_write(b, unknown[i], 0xffffffffU, 0xf), TEX_RESP_SLVERR);
    }
    bench_free(b);
}

static void bytes_are_written_by_their_enables(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    csr_write(b, TEX_CSR_SAMPLER_POOL_LO, 0x11223344, 0xf);
    csr_write(b, TEX_CSR_SAMPLER_POOL_LO, 0xaabbccdd, 0x5);
    expect_read(b, TEX_CSR_SAMPLER_POOL_LO, 0x11bb33dd, TEX_RESP_OKAY);
    csr_write(b, TEX_CSR_SAMPLER_POOL_LO, 0, 0);
    expect_read(b, TEX_CSR_SAMPLER_POOL_LO + 3, 0x11bb33dd, TEX_RESP_OKAY); /* bits 1:0 are ignored */
    csr_write(b, TEX_CSR_HEADER_MAX + 2, 0x00ffffff, 0xc);
    expect_read(b, TEX_CSR_HEADER_MAX, 0x3f003f, TEX_RESP_OKAY);
    bench_free(b);
}

static void every_bank_has_its_own_base(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    for (uint32_t k = 0; k < TEX_CONST_BANKS; k++) {
        csr_write(b, TEX_CSR_CONST_BASE_LO + 8 * k, 0x1000 * k + 7, 0xf);
        csr_write(b, TEX_CSR_CONST_BASE_HI + 8 * k, 0xffff0000 | k, 0xf);
    }
    for (uint32_t k = 0; k < TEX_CONST_BANKS; k++) {
        expect_read(b, TEX_CSR_CONST_BASE_LO + 8 * k, 0x1000 * k + 7, TEX_RESP_OKAY);
        expect_read(b, TEX_CSR_CONST_BASE_HI + 8 * k, k, TEX_RESP_OKAY);
        csr_write(b, TEX_CSR_SELECT, k, 1);
        struct tex_regs regs;
        tex_unpack_regs(words_of(&b->out, TEX_WORD_REGS), 0, &regs);
        assert_int_equal(regs.select, k);
        assert_true(regs.bank_base == ((uint64_t)k << 32 | (0x1000 * k + 7)));
    }
    bench_free(b);
}

static void load_is_as_if_written(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_config wild;
    memset(&wild, 0xff, sizeof wild);
    wild.via_header = true;
    tex_model_load(b->model, &wild);
    for (unsigned i = 0; i < tex_csrs_count; i++)
        if (strcmp(tex_csrs[i].access, "RW") == 0)
            expect_read(b, tex_csrs[i].offset, UINT32_MAX >> (32 - tex_csrs[i].width), TEX_RESP_OKAY);
    bench_free(b);
}

/* Each value goes into its own register, and no other is changed. */
static void load_takes_each_from_its_place(void **state)
{
    (void)state;
    const struct tex_config none = {.select = 0};
    struct tex_config one[18] = {{.header_pool = UINT64_C(0x123456789ac0)},
                                 {.sampler_pool = UINT64_C(0x223456789ac0)},
                                 {.header_max = 0x12345},
                                 {.sampler_max = 0x23456},
                                 {.select = 3},
                                 {.via_header = true},
                                 {.policy = {.gob_width_one = true}},
                                 {.policy = {.narrow_rne = true}},
                                 {.policy = {.bc1_nv = true}},
                                 {.policy = {.filter_round16 = true}},
                                 {.policy = {.filter_weight8 = true}},
                                 {.policy = {.coord_fixed21 = true}},
                                 {.policy = {.lod_float10 = true}},
                                 {.policy = {.srgb_float8 = true}},
                                 {.policy = {.border_texel = true}},
                                 {.policy = {.bc4_nv = true}},
                                 {.policy = {.taps_log8 = true}},
                                 {.const_base = {[5] = UINT64_C(0x345600000010)}}};
    const uint32_t at[18][2] = {{TEX_CSR_HEADER_POOL_LO, 0x56789ac0},
                                {TEX_CSR_SAMPLER_POOL_LO, 0x56789ac0},
                                {TEX_CSR_HEADER_MAX, 0x12345},
                                {TEX_CSR_SAMPLER_MAX, 0x23456},
                                {TEX_CSR_SELECT, 3},
                                {TEX_CSR_BINDING, 1},
                                {TEX_CSR_POLICY, 1},
                                {TEX_CSR_POLICY, 2},
                                {TEX_CSR_POLICY, 4},
                                {TEX_CSR_POLICY, 8},
                                {TEX_CSR_POLICY, 16},
                                {TEX_CSR_POLICY, 32},
                                {TEX_CSR_POLICY, 64},
                                {TEX_CSR_POLICY, 128},
                                {TEX_CSR_POLICY, 256},
                                {TEX_CSR_POLICY, 512},
                                {TEX_CSR_POLICY, 1024},
                                {TEX_CSR_CONST_BASE_LO + 8 * 5, 0x10}};
    struct bench *b = bench_new();
    for (unsigned i = 0; i < 18; i++) {
        tex_model_load(b->model, &none);
        tex_model_load(b->model, &one[i]);
        for (unsigned k = 0; k < tex_csrs_count; k++) {
            const struct tex_csr_info *csr = &tex_csrs[k];
            uint32_t found = csr_read(b, csr->offset).data;
            bool high = csr->offset == at[i][0] + 4 && (i < 2 || i == 17); /* of a base */
            if (csr->offset == at[i][0])
                assert_int_equal(found, at[i][1]);
            else if (high)
                assert_int_equal(found, i == 0 ? 0x1234 : i == 1 ? 0x2234 : 0x3456);
            else if (strcmp(csr->access, "RW") == 0)
                assert_int_equal(found, 0);
        }
    }
    bench_free(b);
}

static void write_needs_both_halves_and_a_free_response(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    csr_start_write(b, TEX_CSR_SELECT, 9, 1);
    b->w = false;
    steps(b, 3);
    assert_true(b->aw);
    assert_int_equal(b->out.ready >> TEX_AT_AXIL_AW & 1, 0);
    b->aw = false;
    b->w = true;
    steps(b, 3);
    assert_int_equal(b->out.ready >> TEX_AT_AXIL_W & 1, 0);
    b->aw = true;
    b->hold_b = true;
    step(b);
    assert_true(moves(b, TEX_AT_AXIL_AW) && moves(b, TEX_AT_AXIL_W) && !valid(b, TEX_AT_AXIL_B));
    csr_start_write(b, TEX_CSR_SELECT, 10, 1);
    steps(b, 5);
    assert_true(valid(b, TEX_AT_AXIL_B) && b->aw);
    b->hold_b = false;
    step(b);
    assert_true(moves(b, TEX_AT_AXIL_B) && !moves(b, TEX_AT_AXIL_AW));
    step(b);
    assert_true(moves(b, TEX_AT_AXIL_AW));
    expect_read(b, TEX_CSR_SELECT, 10, TEX_RESP_OKAY);
    bench_free(b);
}

/* Valid in the cycle of the transfer and in no other; shows the bits whose byte is enabled. */
static void invalidates_are_shown(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    for (uint32_t i = 0; i < 32; i++) {
        uint32_t enabled = i & 4 ? i & 3 : 0;
        csr_start_write(b, i & 8 ? TEX_CSR_SELECT : TEX_CSR_CTRL + (i >> 4), 0xfffffffc | (i & 3), i & 4 ? 1 : 14);
        step(b);
        assert_true(moves(b, TEX_AT_AXIL_AW));
        assert_int_equal(valid(b, TEX_AT_INVALIDATE), enabled != 0 && !(i & 8));
        struct tex_invalidate shown;
        tex_unpack_invalidate(words_of(&b->out, TEX_WORD_INVALIDATE), 0, &shown);
        if (valid(b, TEX_AT_INVALIDATE))
            assert_int_equal(shown.l1 | shown.lines << 1, enabled);
        csr_start_write(b, TEX_CSR_CTRL, 3, 1);
        step(b);
        assert_false(moves(b, TEX_AT_AXIL_AW) || valid(b, TEX_AT_INVALIDATE));
        step(b);
        assert_true(moves(b, TEX_AT_AXIL_AW) && valid(b, TEX_AT_INVALIDATE));
        steps(b, 3);
    }
    bench_free(b);
}

static void read_at_the_edge_of_a_write_sees_the_old_value(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    b->hold_r = true;
    csr_start_write(b, TEX_CSR_SELECT, 17, 1);
    b->ar = true;
    b->ar_addr.addr = TEX_CSR_SELECT;
    step(b);
    assert_true(moves(b, TEX_AT_AXIL_AW) && moves(b, TEX_AT_AXIL_AR));
    b->ar = true;
    steps(b, 4);
    assert_int_equal(b->out.ready >> TEX_AT_AXIL_AR & 1, 0);
    struct tex_axil_r r;
    tex_unpack_axil_r(words_of(&b->out, TEX_WORD_AXIL_R), 0, &r);
    assert_int_equal(r.data, 3);
    b->hold_r = false;
    steps(b, 2);
    expect_read(b, TEX_CSR_SELECT, 17, TEX_RESP_OKAY);
    bench_free(b);
}

/* Four illegal instructions of warp 5: four faults, the first is recorded; the clear at the edge of one more wins. */
static void faults_are_recorded_counted_and_cleared(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_warp warps[4];
    for (unsigned i = 0; i < 4; i++) {
        warps[i] = gather(1, 0, 0, 0);
        warps[i].header.warp = 5 + i;
        warps[i].header.word ^= (uint64_t)(i == 0 ? TEX_PARAM_2D ^ TEX_PARAM_3D : TEX_PARAM_2D) << TEX_TLD4B_PARAM_LO;
    }
    run_warps(b, warps, 4, 4, 200);
    expect_read(b, TEX_CSR_FAULT, 1 | TEX_STATUS_ILLEGAL << 1 | 5 << 5, TEX_RESP_OKAY);
    expect_read(b, TEX_CSR_FAULT_COUNT, 4, TEX_RESP_OKAY);
    struct tex_fault fault;
    tex_unpack_fault(words_of(&b->out, TEX_WORD_FAULT), 0, &fault);
    assert_int_equal(fault.count, 4);
    csr_write(b, TEX_CSR_FAULT_CLEAR, 0, 0); /* any value, no enable needed */
    expect_read(b, TEX_CSR_FAULT, 0, TEX_RESP_OKAY);
    expect_read(b, TEX_CSR_FAULT_COUNT, 0, TEX_RESP_OKAY);
    b->result_stall = 100;
    b->warps = warps;
    b->warp_count = 1;
    b->warp = 0;
    until_valid(b, TEX_AT_RESULT, 100);
    b->result_stall = 0;
    csr_start_write(b, TEX_CSR_FAULT_CLEAR, 1, 1);
    step(b);
    assert_true(moves(b, TEX_AT_RESULT) && moves(b, TEX_AT_AXIL_AW));
    expect_read(b, TEX_CSR_FAULT, 0, TEX_RESP_OKAY);
    expect_read(b, TEX_CSR_FAULT_COUNT, 0, TEX_RESP_OKAY);
    bench_free(b);
}

/* A failing texel line: every thread of the warp that reads it is a fault; the lowest thread is the one recorded. */
static void texel_errors_are_faults_of_their_threads(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    b->mem->error_base = MEM_TEXELS + 256 * 8;
    b->mem->error_end = b->mem->error_base + 256;
    struct tex_warp warp = gather(0xffffffffU, 0, 8.5f, 30.5f);
    for (unsigned lane = 6; lane < 11; lane++)
        warp.ra[lane][1] = to_pattern(8.5f); /* rows 8 and 9: row 8 fails */
    run_warps(b, &warp, 1, 8, 500);
    expect_read(b, TEX_CSR_FAULT, 1 | TEX_STATUS_MEMORY_ERROR << 1 | 6 << 11, TEX_RESP_OKAY);
    expect_read(b, TEX_CSR_FAULT_COUNT, 5, TEX_RESP_OKAY);
    expect_read(b, TEX_CSR_COUNT_AXI_ERROR, 1, TEX_RESP_OKAY);
    /* Samples 3 and 2 are of row 8, samples 0 and 1 of row 9. */
    const uint32_t *value = &b->results[1].value[8];
    assert_true(value[2] == 0 && value[3] == 0 && value[0] != 0 && value[1] != 0);
    assert_int_equal(b->results[1].status[2], TEX_STATUS_MEMORY_ERROR);
    assert_int_equal(b->results[1].status[1], TEX_STATUS_OK);
    bench_free(b);
}

static void all_banks_are_loaded(void **state)
{
    struct bench *b = bench_new();
    struct tex_config config = {.select = 0};
    (void)state;
    for (unsigned k = 0; k < TEX_CONST_BANKS; k++)
        config.const_base[k] = UINT64_C(0x100000000) * k + 0x1000 + 0x20 * k;
    tex_model_load(b->model, &config);
    for (unsigned k = 0; k < TEX_CONST_BANKS; k++)
        assert_true(tex_model_config(b->model)->const_base[k] == config.const_base[k]);
    bench_free(b);
}

/* Responses that nobody waits for: bit 1 of a response is an error, and each error is counted. */
static void error_responses_are_counted(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    for (uint32_t resp = TEX_RESP_OKAY; resp <= TEX_RESP_DECERR; resp++) {
        struct tex_frame in = {.valid = TEX_BIT(TEX_AT_AXI_B)}, out;
        const struct tex_axi_b written = {.id = TEX_AXI_ID_STORE, .resp = resp};
        tex_pack_axi_b(words_of(&in, TEX_WORD_AXI_B), 0, &written);
        tex_model_step(b->model, false, &in, &out);
        b->extra_r = true;
        b->extra = (struct tex_axi_r){.id = TEX_AXI_ID_L1, .resp = resp, .last = 1, .data = {1}};
        steps(b, 2);
        struct tex_rsp shown;
        tex_unpack_rsp(words_of(&b->out, TEX_WORD_AXI_RSP), 0, &shown);
        assert_int_equal(shown.error, resp >= TEX_RESP_SLVERR);
        assert_int_equal(shown.data[0], resp < TEX_RESP_SLVERR);
        uint32_t errors = resp < TEX_RESP_SLVERR ? 0 : resp - 1;
        expect_read(b, TEX_CSR_COUNT_WRITE_ERROR, errors, TEX_RESP_OKAY);
        expect_read(b, TEX_CSR_COUNT_AXI_ERROR, errors, TEX_RESP_OKAY);
    }
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(widths_and_rights_are_those_of_the_table),
        cmocka_unit_test(constant_registers),
        cmocka_unit_test(unknown_offsets_answer_with_an_error),
        cmocka_unit_test(bytes_are_written_by_their_enables),
        cmocka_unit_test(every_bank_has_its_own_base),
        cmocka_unit_test(load_is_as_if_written),
        cmocka_unit_test(load_takes_each_from_its_place),
        cmocka_unit_test(write_needs_both_halves_and_a_free_response),
        cmocka_unit_test(invalidates_are_shown),
        cmocka_unit_test(read_at_the_edge_of_a_write_sees_the_old_value),
        cmocka_unit_test(faults_are_recorded_counted_and_cleared),
        cmocka_unit_test(texel_errors_are_faults_of_their_threads),
        cmocka_unit_test(all_banks_are_loaded),
        cmocka_unit_test(error_responses_are_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
