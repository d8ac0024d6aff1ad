// SPDX-License-Identifier: Apache-2.0
/* What a header and a sampler say of the level of TEX, TXD and TMML. */
#include "function/header_parts.h"
#include "tap.h"

struct descriptors {
    uint32_t tic[8], tsc[8], levels;
};

/* Filters POINT, any level. */
static struct descriptors plain(void)
{
    struct descriptors d = {.levels = 5};
    plain_tic(d.tic, 64, 32);
    PUT_TSC(d.tsc, MAG_FILTER, TEX_MAG_POINT);
    PUT_TSC(d.tsc, MIN_FILTER, TEX_MIN_POINT);
    PUT_TSC(d.tsc, MIP_FILTER, TEX_MIP_POINT);
    PUT_TSC(d.tsc, MAX_LOD_CLAMP, 0xfff);
    return d;
}

static struct tex_header header_of(const struct descriptors *d, uint32_t opcode, uint32_t status)
{
    struct tex_header h = {.op = {.opcode = opcode}, .tag = {.status = status}};
    h.shape = (struct tex_shape){.kind = TEX_TYPE_TWO_D, .levels = d->levels};
    h.fmt = (struct tex_fmt){.format = 0x08, .source = {TEX_SOURCE_R}, .datatype = {TEX_DATATYPE_UNORM}};
    tex_header_detail(d->tic, d->tsc, &h);
    return h;
}

static struct tex_detail detail_of(const struct descriptors *d)
{
    return header_of(d, TEX_OPCODE_TEX, TEX_STATUS_OK).detail;
}

static void of_samples_alone(void **state)
{
    static const struct tex_detail none;
    struct descriptors d = plain();
    (void)state;
    for (uint32_t opcode = 0; opcode < 16; opcode++)
        for (uint32_t status = TEX_STATUS_OK; status < 16; status++) {
            const struct tex_header h = header_of(&d, opcode, status);
            bool samples = opcode == TEX_OPCODE_TEX || opcode == TEX_OPCODE_TXD || opcode == TEX_OPCODE_TMML;
            if (samples && status == TEX_STATUS_OK)
                assert_int_equal(h.detail.last, 4);
            else
                assert_memory_equal(&h.detail, &none, sizeof none);
        }
}

/* 13 bits, in 1/256 level, of the sampler, or of the header with USE_HEADER_OPT_CONTROL. */
static void bias_has_a_sign_and_a_source(void **state)
{
    static const int32_t values[] = {0, 1, -1, 256, -256, 4095, -4096};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(values); i++)
        for (unsigned own = 0; own < 2; own++) {
            struct descriptors d = plain();
            PUT_TIC(d.tic, USE_HEADER_OPT_CONTROL, own);
            PUT_TIC(d.tic, MIP_LOD_BIAS, own ? (uint32_t)values[i] : 77);
            PUT_TSC(d.tsc, MIP_LOD_BIAS, own ? 78 : (uint32_t)values[i]);
            assert_int_equal(detail_of(&d).bias, values[i]);
        }
}

static void taps_are_of_the_filter_and_the_limit(void **state)
{
    (void)state;
    for (uint32_t filter = TEX_MIN_POINT; filter <= TEX_MIN_ANISO; filter++)
        for (uint32_t taps = 0; taps < 8; taps++)
            for (unsigned own = 0; own < 2; own++) {
                struct descriptors d = plain();
                PUT_TSC(d.tsc, MIN_FILTER, filter);
                PUT_TIC(d.tic, USE_HEADER_OPT_CONTROL, own);
                PUT_TIC(d.tic, MAX_ANISOTROPY, own ? taps : 7 - taps);
                PUT_TSC(d.tsc, MAX_ANISOTROPY, own ? 7 - taps : taps);
                assert_int_equal(detail_of(&d).aniso, filter == TEX_MIN_ANISO && taps > 0);
            }
}

/* PD-105, PD-106 */
static void clamps_are_within_the_view(void **state)
{
    static const struct {
        uint32_t levels, own, other, greatest; /* fields */
        uint32_t least, most, last, base;      /* what they mean */
    } rows[] = {
        {5, 0, 0, 0xfff, 0, 1024, 4, 0},  {5, 0, 0, 1023, 0, 1023, 4, 0},      {5, 0, 0, 1024, 0, 1024, 4, 0},
        {5, 0, 0, 1025, 0, 1024, 4, 0},   {1, 0, 0, 0xfff, 0, 0, 0, 0},        {16, 0, 0, 0xfff, 0, 3840, 15, 0},
        {5, 300, 299, 0, 300, 0, 4, 1},   {5, 299, 300, 0, 300, 0, 4, 1},      {5, 255, 900, 0, 900, 0, 4, 0},
        {5, 1023, 0, 0, 1023, 0, 4, 3},   {5, 1024, 0, 0, 1024, 0, 4, 4},      {5, 0xfff, 0, 0, 0xfff, 0, 4, 4},
        {1, 0xfff, 0, 9, 0xfff, 0, 0, 0}, {16, 0xfff, 0, 9, 0xfff, 9, 15, 15}, {16, 0, 0xfff, 9, 0xfff, 9, 15, 0},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        struct descriptors d = plain();
        d.levels = rows[i].levels;
        PUT_TIC(d.tic, MIN_LOD_CLAMP, rows[i].own);
        PUT_TSC(d.tsc, MIN_LOD_CLAMP, rows[i].other);
        PUT_TSC(d.tsc, MAX_LOD_CLAMP, rows[i].greatest);
        const struct tex_detail detail = detail_of(&d);
        assert_int_equal(detail.least, rows[i].least);
        assert_int_equal(detail.most, rows[i].most);
        assert_int_equal(detail.last, rows[i].last);
        assert_int_equal(detail.base, rows[i].base);
    }
}

static void codes_are_handed_on(void **state)
{
    (void)state;
    for (uint32_t mip = 0; mip < 4; mip++)
        for (uint32_t high = 0; high < 2; high++) {
            struct descriptors d = plain();
            PUT_TSC(d.tsc, MIP_FILTER, mip);
            PUT_TIC(d.tic, LOD_ISO_QUALITY, high);
            assert_int_equal(detail_of(&d).mip, mip);
            assert_int_equal(detail_of(&d).high, high);
        }
}

/* PD-63: integers that a lane shows are of one texel. */
static void minification_has_its_filter(void **state)
{
    static const uint32_t datatypes[] = {TEX_DATATYPE_UNORM, TEX_DATATYPE_UINT, TEX_DATATYPE_SINT};
    (void)state;
    for (uint32_t filter = TEX_MIN_POINT; filter <= TEX_MIN_ANISO; filter++)
        for (unsigned i = 0; i < COUNT_OF(datatypes); i++) {
            struct tex_header h = {.op = {.opcode = TEX_OPCODE_TEX}, .shape = {.levels = 1}};
            struct descriptors d = plain();
            bool mean = filter != TEX_MIN_POINT && datatypes[i] == TEX_DATATYPE_UNORM;
            PUT_TSC(d.tsc, MIN_FILTER, filter);
            h.fmt = (struct tex_fmt){.format = 0x08, .source = {TEX_SOURCE_R}, .datatype = {datatypes[i]}};
            tex_header_detail(d.tic, d.tsc, &h);
            assert_int_equal(h.detail.minify, mean ? TEX_SAMPLING_LINEAR : TEX_SAMPLING_POINT);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_samples_alone),
        cmocka_unit_test(bias_has_a_sign_and_a_source),
        cmocka_unit_test(taps_are_of_the_filter_and_the_limit),
        cmocka_unit_test(clamps_are_within_the_view),
        cmocka_unit_test(codes_are_handed_on),
        cmocka_unit_test(minification_has_its_filter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
