// SPDX-License-Identifier: Apache-2.0
#include "arith/f32.h"
#include "function/filter.h"
#include "tap.h"

static const struct tex_header plain;
static const struct tex_lod gather = {.sampling = TEX_SAMPLING_GATHER};
static const struct tex_policy none;
static const struct tex_wrap straight; /* each sample shows its own texel */

static struct tex_texel counting_texel(uint32_t comp, uint32_t status)
{
    struct tex_texel t = {.tag = {.warp = 9, .status = status}, .op = {.comp = comp}, .sparse = 1};
    for (uint32_t i = 0; i < 16; i++)
        t.value[i] = 0x700 + i;
    return t;
}

static void component_of_each_sample(void **state)
{
    (void)state;
    for (uint32_t comp = 0; comp < 4; comp++) {
        const struct tex_texel t = counting_texel(comp, TEX_STATUS_OK);
        struct tex_filter f;
        tex_filter_eval(&t, &straight, &plain, &gather, &none, &(struct tex_filter_sum){.error = false}, &f);
        for (uint32_t k = 0; k < 4; k++)
            assert_int_equal(f.value[k], 0x700 + 4 * k + comp);
        assert_int_equal(f.sparse, 1);
        assert_int_equal(f.tag.warp, 9);
        assert_int_equal(f.op.comp, comp);
    }
}

static void statuses(void **state)
{
    (void)state;
    for (uint32_t status = 0; status <= TEX_STATUS_OUT_OF_BOUNDS; status++) {
        const struct tex_texel t = counting_texel(1, status);
        struct tex_filter f;
        bool values =
            status == TEX_STATUS_OK || status == TEX_STATUS_MEMORY_ERROR || status == TEX_STATUS_OUT_OF_BOUNDS;
        bool sparse = status == TEX_STATUS_OK || status == TEX_STATUS_MEMORY_ERROR;
        tex_filter_eval(&t, &straight, &plain, &gather, &none, &(struct tex_filter_sum){.error = false}, &f);
        for (uint32_t k = 0; k < 4; k++)
            assert_int_equal(f.value[k], values ? 0x701 + 4 * k : 0);
        assert_int_equal(f.sparse, sparse);
        assert_int_equal(f.tag.status, status);
    }
}

/* The component is two bits wide: what is beyond is cut. */
static void a_wide_component_is_cut(void **state)
{
    (void)state;
    for (uint32_t comp = 4; comp < 12; comp++) {
        const struct tex_texel t = counting_texel(comp, TEX_STATUS_OK);
        struct tex_filter f;
        tex_filter_eval(&t, &straight, &plain, &gather, &none, &(struct tex_filter_sum){.error = false}, &f);
        assert_int_equal(f.value[2], 0x708 + comp % 4);
    }
}

/* PD-12: the table of the functions for a reference below, at, above the depth, and for a NaN on either side. */
static void functions(void **state)
{
    static const uint32_t pairs[5][2] = {{0x3f000000, 0x3f800000},
                                         {0x80000001, 0x00000001},
                                         {0xbf000000, 0xbf800000},
                                         {0x7fc00000, 0x3f800000},
                                         {0x3f800000, 0xff800001}};
    static const char *const passing[8] = {"00000", "10000", "01000", "11000", "00100", "10111", "01100", "11111"};
    (void)state;
    for (uint32_t func = 0; func < 8; func++)
        for (unsigned i = 0; i < 5; i++)
            assert_int_equal(tex_filter_passes(func, false, pairs[i][0], pairs[i][1]), passing[func][i] == '1');
    assert_false(tex_filter_passes(8, false, 0, 0));
    for (uint32_t func = 0; func < 8; func++) { /* codes: neither denormal nor NaN */
        assert_int_equal(tex_filter_passes(func, true, 1, 2), func & 1);
        assert_int_equal(tex_filter_passes(func, true, 0xffffffff, 0xffffffff), func >> 1 & 1);
        assert_int_equal(tex_filter_passes(func, true, 0x80000000, 0x7fffffff), func >> 2 & 1);
    }
    assert_true(tex_filter_passes(TEX_COMPARE_LESS, false, 0x7f7fffff, 0x7f800000));
    assert_true(tex_filter_passes(TEX_COMPARE_LESS, false, 0x007fffff, 0x00800000));
}

/* PD-13: lane x of each sample, whatever the letter. */
static void the_letter_is_ignored(void **state)
{
    const struct tex_header header = {.fmt = {.compare = {.on = 1, .func = TEX_COMPARE_LEQUAL, .dref = 0x3f000000}}};
    (void)state;
    for (uint32_t comp = 0; comp < 4; comp++) {
        struct tex_texel t = {.op = {.comp = comp}};
        struct tex_filter f;
        t.value[0] = t.value[5] = t.value[8] = 0x3f000000;
        tex_filter_eval(&t, &straight, &header, &gather, &none, &(struct tex_filter_sum){.error = false}, &f);
        assert_int_equal(f.value[0], TEX_F32_ONE);
        assert_int_equal(f.value[1], 0);
        assert_int_equal(f.value[2], TEX_F32_ONE);
        assert_int_equal(f.value[3], 0);
    }
}

/* A thread of TEX with a linear filter: lane x is red. */
struct sampled {
    struct tex_header header;
    struct tex_lod lod;
    struct tex_policy policy;
    struct tex_filter_sum sum;
};

static struct sampled floats(unsigned taps)
{
    return (struct sampled){.header = {.fmt = {.format = 0x0f, /* R32 */
                                               .source = {TEX_SOURCE_R},
                                               .datatype = {TEX_DATATYPE_FLOAT}}},
                            .lod = {.sampling = TEX_SAMPLING_LINEAR, .pass = {.taps = taps}}};
}

static struct sampled codes(unsigned taps)
{
    struct sampled s = floats(taps);
    s.header.fmt.format = 0x1d; /* R8 */
    s.header.fmt.datatype[0] = TEX_DATATYPE_UNORM;
    return s;
}

/* Lane x after a pass whose four texels are this. */
static uint32_t add(struct sampled *s, uint32_t tap, uint32_t value)
{
    struct tex_texel t = {.op = {.opcode = TEX_OPCODE_TEX}};
    struct tex_filter f;
    s->lod.pass.tap = tap;
    for (unsigned k = 0; k < 4; k++)
        t.value[4 * k] = value;
    tex_filter_eval(&t, &straight, &s->header, &s->lod, &s->policy, &s->sum, &f);
    return f.value[0];
}

static uint32_t mean_of(struct sampled s, const uint32_t *values)
{
    uint32_t mean = 0;
    for (uint32_t tap = 0; tap < 1U << s.lod.pass.taps; tap++)
        mean = add(&s, tap, values[tap]);
    return mean;
}

/* PD-112: 1 has no room for a half of its last place, of which two make one. */
static void floats_go_by_pairs(void **state)
{
    static const struct {
        uint32_t values[4], mean;
    } cases[] = {
        {{0x3f800000, 0x40000000, 0x40400000, 0x40800000}, 0x40200000},
        {{0x3f800000, 0x3f800001, 0x3f800000, 0x3f800001}, 0x3f800000}, /* ties, to even: 1 and 1 */
        {{0x3f800000, 0x3f800000, 0x3f800001, 0x3f800001}, 0x3f800000}, /* 1 and 1 + 2^-23: a tie */
        {{0x3f800000, 0x3f800001, 0x3f800002, 0x3f800002}, 0x3f800001}, /* last places 0, 2: 1 */
        {{0x3f800000, 0x3f800002, 0x3f800001, 0x3f800002}, 0x3f800002}, /* 1, 2: a tie */
        {{0x3f800000, 0x3f800002, 0x3f800002, 0x3f800001}, 0x3f800002},
        {{0x7f7fffff, 0x7f7fffff, 0x7f7fffff, 0x7f7fffff}, 0x7f7fffff}, /* nothing overflows between */
        {{0x7f7fffff, 0xff7fffff, 0x00800000, 0x00800000}, 0},          /* half the least normal number */
        {{0x00800000, 0x7f7fffff, 0x00800000, 0xff7fffff}, 0},
        {{0x7f800000, 0x3f800000, 0x3f800000, 0xff7fffff}, 0x7f800000},
        {{0x7f800000, 0x3f800000, 0xff800000, 0x3f800000}, 0x7fc00000},
        {{0x7f800000, 0xff800000, 0x3f800000, 0x3f800000}, 0x7fc00000},
        {{0x3f800000, 0x3f800000, 0x3f800000, 0xff812345}, 0x7fc00000},
        {{0x80000000, 0x80000000, 0x80000000, 0x80000000}, 0x80000000},
        {{0x80000000, 0x80000000, 0x80000000, 0x00000000}, 0},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(cases); i++) {
        uint32_t mean = mean_of(floats(2), cases[i].values);
        if (mean != cases[i].mean)
            fail_msg("case %u: %08x, expected %08x", i, mean, cases[i].mean);
    }
    assert_int_equal(mean_of(floats(0), cases[0].values), 0x3f800000);
    assert_int_equal(mean_of(floats(1), cases[0].values), 0x3fc00000);
}

/* Of each size: pairs of integers are exact, and one that is above the others by a last place is so at each level of
 * the tree. */
static void pairs_are_a_tree(void **state)
{
    (void)state;
    for (unsigned taps = 1; taps <= 4; taps++)
        for (unsigned odd = 0; odd < 1U << taps; odd++) {
            uint32_t ones[16], integers[16];
            unsigned total = 0;
            for (unsigned i = 0; i < 1U << taps; i++) {
                unsigned integer = i == odd ? 99 : i * 3;
                total += integer;
                integers[i] = to_pattern((float)integer);
                ones[i] = 0x3f800001 + (i == odd);
            }
            assert_int_equal(mean_of(floats(taps), integers), to_pattern((float)total / (float)(1 << taps)));
            assert_int_equal(mean_of(floats(taps), ones), 0x3f800002);
        }
}

/* PD-107, PD-112: levels and slices of a tap are mixed before it meets another. */
static void a_tap_is_mixed_before_its_pair(void **state)
{
    static const struct tex_pass of_tap[4] = {{.weight = 128},
                                              {.slice = 1, .weight = 128},
                                              {.level = 1, .weight = 128},
                                              {.level = 1, .slice = 1, .weight = 128}};
    static const uint32_t tie[4] = {0x3f800001, 0x3f800001, 0x3f800002, 0x3f800002}; /* a level of each: rounded up */
    struct sampled s = floats(1), c = codes(1);
    struct tex_wrap wrap = {.frac = {0, 0, 128}};
    uint32_t shown = 0, code = 0;
    (void)state;
    for (unsigned pass = 0; pass < 8; pass++) {
        struct tex_texel t = {.op = {.opcode = TEX_OPCODE_TEX}}, of_code = t;
        struct tex_filter f;
        s.lod.pass = c.lod.pass = of_tap[pass % 4];
        s.lod.pass.taps = c.lod.pass.taps = 1;
        s.lod.pass.tap = c.lod.pass.tap = pass / 4;
        for (unsigned k = 0; k < 4; k++) {
            t.value[4 * k] = pass < 4 ? tie[pass] : 0x3f800000;
            of_code.value[4 * k] = pass < 4 ? 0 : TEX_F32_ONE;
        }
        tex_filter_eval(&t, &wrap, &s.header, &s.lod, &none, &s.sum, &f);
        shown = f.value[0];
        tex_filter_eval(&of_code, &wrap, &c.header, &c.lod, &none, &c.sum, &f);
        code = f.value[0];
    }
    assert_int_equal(shown, 0x3f800001); /* of 1 + 2^-22 and 1 */
    assert_int_equal(code, 0x3f000000);
}

static uint32_t unorm(unsigned code)
{
    return to_pattern((float)code / 255);
}

/* PD-61, PD-112: codes are one sum, which is rounded once. */
static void codes_of_taps_are_one_sum(void **state)
{
    uint64_t seed = 61;
    (void)state;
    for (unsigned i = 0; i < 20000; i++) {
        unsigned taps = next_random(&seed) % 5, total = 0;
        uint32_t values[16];
        for (unsigned tap = 0; tap < 16; tap++) {
            unsigned code = next_random(&seed) % 256;
            values[tap] = unorm(code);
            total += tap < 1U << taps ? code : 0;
        }
        float mean = (float)((double)total / (255 << taps));
        assert_int_equal(mean_of(codes(taps), values), to_pattern(mean));
    }
}

/* PD-61b: the mean of codes of 16 bits becomes one, a half away from zero. */
static void means_of_taps_are_codes_of_16_bits(void **state)
{
    const uint32_t up[2] = {unorm(0), unorm(1)}, four[4] = {unorm(255), unorm(255), unorm(255), unorm(254)};
    struct sampled s = codes(1);
    (void)state;
    s.policy.filter_round16 = 1;
    assert_int_equal(mean_of(s, up), to_pattern((float)(129 / 65535.0))); /* 128.5 */
    s.lod.pass.taps = 2;
    assert_int_equal(mean_of(s, four), to_pattern((float)(65471 / 65535.0))); /* 65470.75 */
}

/* PD-125c: of 8 and 16 bits the lowest code of SNORM is one less than the next one; a mean is -1 at least. */
static void the_lowest_code_counts(void **state)
{
    static const struct {
        uint32_t format, low, s; /* how many texels have it, from 0 on, the others are 0; between left and right */
        int32_t code;            /* in 1/32767 */
    } cases[] = {
        {0x1d, 0, 0, 0},        {0x1d, 15, 0, -32767},  {0x1d, 15, 77, -32767}, {0x1d, 8, 255, -129},
        {0x1d, 8, 128, -16512}, {0x1b, 8, 128, -16384}, {0x1b, 15, 9, -32767},  {0x1b, 4, 1, -128},
        {0x1d, 4, 1, -129},     {0x09, 8, 128, -16383},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct sampled s = codes(0);
        const struct tex_wrap wrap = {.frac = {cases[i].s}};
        struct tex_texel t = {.op = {.opcode = TEX_OPCODE_TEX}};
        struct tex_filter f;
        s.header.fmt.format = cases[i].format;
        s.header.fmt.datatype[0] = TEX_DATATYPE_SNORM;
        s.policy.filter_weight8 = 1;
        for (unsigned k = 0; k < 4; k++)
            if (cases[i].low >> k & 1) {
                t.value[4 * k] = TEX_F32_ONE | TEX_F32_SIGN;
                t.lowest |= 1U << 4 * k;
            }
        tex_filter_eval(&t, &wrap, &s.header, &s.lod, &s.policy, &s.sum, &f);
        assert_int_equal(f.value[0], cases[i].code == 0 ? 0 : to_pattern((float)cases[i].code / 32767));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(component_of_each_sample),  cmocka_unit_test(statuses),
        cmocka_unit_test(a_wide_component_is_cut),   cmocka_unit_test(functions),
        cmocka_unit_test(the_letter_is_ignored),     cmocka_unit_test(floats_go_by_pairs),
        cmocka_unit_test(pairs_are_a_tree),          cmocka_unit_test(a_tap_is_mixed_before_its_pair),
        cmocka_unit_test(codes_of_taps_are_one_sum), cmocka_unit_test(means_of_taps_are_codes_of_16_bits),
        cmocka_unit_test(the_lowest_code_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
