// SPDX-License-Identifier: Apache-2.0
#include "function/stage.h"
#include "tap.h"

static void bits_cross_words(void **state)
{
    const uint32_t words[3] = {0x89abcdef, 0x01234567, 0xfedcba98};
    (void)state;
    assert_int_equal(tex_bits(words, 0, 32), 0x89abcdef);
    assert_int_equal(tex_bits(words, 32, 32), 0x01234567);
    assert_int_equal(tex_bits(words, 28, 8), 0x78);
    assert_int_equal(tex_bits(words, 60, 12), 0x980);
    assert_int_equal(tex_bits(words, 95, 1), 1);
    assert_int_equal(tex_bits(words, 16, 32), 0x456789ab);
    assert_int_equal(tex_bits(words, 1, 32), 0xc4d5e6f7); /* by one bit */
    assert_int_equal(tex_bits64(UINT64_C(0xfedcba9876543210), 58, 6), 0x3f);
    assert_int_equal(tex_bits64(UINT64_C(0xfedcba9876543210), 16, 32), 0xba987654);
}

static void live_needs_ok_and_a_thread(void **state)
{
    struct tex_tag tag = {0};
    (void)state;
    assert_true(tex_live(&tag));
    tag.token = 1;
    assert_false(tex_live(&tag));
    tag.token = 0;
    tag.status = TEX_STATUS_OUT_OF_BOUNDS;
    assert_false(tex_live(&tag));
}

static void registers_are_cut_to_their_width(void **state)
{
    struct tex_config config = {.header_pool = UINT64_MAX,
                                .sampler_pool = UINT64_C(0xabcd123456789abc),
                                .header_max = UINT32_MAX,
                                .sampler_max = UINT32_MAX,
                                .select = 35,
                                .via_header = true,
                                .policy = {UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX,
                                           UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX}};
    struct tex_regs regs;
    (void)state;
    config.const_base[3] = UINT64_C(0xffff000012345677);
    tex_regs_from_config(&config, &regs);
    assert_true(regs.header_pool == UINT64_C(0xffffffffffff));
    assert_true(regs.sampler_pool == UINT64_C(0x123456789abc));
    assert_int_equal(regs.header_max, 0x3fffff);
    assert_int_equal(regs.sampler_max, 0xfffff);
    assert_int_equal(regs.select, 3);
    assert_true(regs.bank_base == 0x12345677);
    assert_int_equal(regs.via_header, 1);
    assert_int_equal(regs.policy.gob_width_one, 1);
    assert_int_equal(regs.policy.narrow_rne, 1);
    assert_int_equal(regs.policy.bc1_nv, 1);
    assert_int_equal(regs.policy.filter_round16, 1);
    assert_int_equal(regs.policy.filter_weight8, 1);
    assert_int_equal(regs.policy.coord_fixed21, 1);
    assert_int_equal(regs.policy.lod_float10, 1);
    assert_int_equal(regs.policy.srgb_float8, 1);
    assert_int_equal(regs.policy.border_texel, 1);
    assert_int_equal(regs.policy.bc4_nv, 1);
    assert_int_equal(regs.policy.taps_log8, 1);
}

/* Whatever is above them. */
static void a_policy_is_eleven_bits(void **state)
{
    (void)state;
    for (uint32_t policy = 0; policy < 4096; policy++) {
        struct tex_config config = {.select = 0};
        tex_policy_set(&config, policy);
        assert_int_equal(config.policy.gob_width_one, policy & 1);
        assert_int_equal(config.policy.narrow_rne, policy >> 1 & 1);
        assert_int_equal(config.policy.bc1_nv, policy >> 2 & 1);
        assert_int_equal(config.policy.filter_round16, policy >> 3 & 1);
        assert_int_equal(config.policy.filter_weight8, policy >> 4 & 1);
        assert_int_equal(config.policy.coord_fixed21, policy >> 5 & 1);
        assert_int_equal(config.policy.lod_float10, policy >> 6 & 1);
        assert_int_equal(config.policy.srgb_float8, policy >> 7 & 1);
        assert_int_equal(config.policy.border_texel, policy >> 8 & 1);
        assert_int_equal(config.policy.bc4_nv, policy >> 9 & 1);
        assert_int_equal(config.policy.taps_log8, policy >> 10 & 1);
        assert_int_equal(tex_policy(&config), policy & ((1U << TEX_POLICY_BITS) - 1));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bits_cross_words),
        cmocka_unit_test(live_needs_ok_and_a_thread),
        cmocka_unit_test(registers_are_cut_to_their_width),
        cmocka_unit_test(a_policy_is_eleven_bits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
