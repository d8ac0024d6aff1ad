// SPDX-License-Identifier: Apache-2.0
/* What a header and a sampler say of the level of TEX, TXD and TMML. */
#include "function/header_parts.h"
#include "tap.h"

struct descriptors {
    uint32_t tic[8], tsc[8], levels, mode, datatype;
};

/* Filters POINT, any level. */
static struct descriptors plain(void)
{
    struct descriptors d = {.levels = 5, .datatype = TEX_DATATYPE_UNORM};
    plain_tic(d.tic, 64, 32);
    PUT_TSC(d.tsc, MAG_FILTER, TEX_MAG_POINT);
    PUT_TSC(d.tsc, MIN_FILTER, TEX_MIN_POINT);
    PUT_TSC(d.tsc, MIP_FILTER, TEX_MIP_POINT);
    PUT_TSC(d.tsc, MAX_LOD_CLAMP, 0xfff);
    return d;
}

static struct tex_header header_of(const struct descriptors *d, uint32_t opcode, uint32_t status)
{
    const struct tex_decode decode = {.op = {.opcode = opcode}, .mode = d->mode};
    struct tex_header h = {.op = decode.op, .tag = {.warp = 9, .status = status}};
    h.shape = (struct tex_shape){.kind = TEX_TYPE_TWO_D, .levels = d->levels};
    h.fmt = (struct tex_fmt){.format = 0x08, .source = {TEX_SOURCE_R}, .datatype = {d->datatype}};
    tex_header_detail(&decode, d->tic, d->tsc, &h);
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

/* PD-112: the limit, of the sampler or of the header, rounded up to a power of two: its logarithm. */
static void taps_are_of_the_filter_and_the_limit(void **state)
{
    static const uint32_t most[8] = {0, 1, 2, 3, 3, 4, 4, 4}; /* 1, 2, 4, 6, 8, 10, 12, 16 */
    (void)state;
    for (uint32_t filter = TEX_MIN_POINT; filter <= TEX_MIN_ANISO; filter++)
        for (uint32_t taps = 0; taps < 8; taps++)
            for (unsigned own = 0; own < 2; own++) {
                struct descriptors d = plain();
                PUT_TSC(d.tsc, MIN_FILTER, filter);
                PUT_TIC(d.tic, USE_HEADER_OPT_CONTROL, own);
                PUT_TIC(d.tic, MAX_ANISOTROPY, own ? taps : 7 - taps);
                PUT_TSC(d.tsc, MAX_ANISOTROPY, own ? 7 - taps : taps);
                assert_int_equal(detail_of(&d).taps, filter == TEX_MIN_ANISO ? most[taps] : 0);
            }
}

/* PD-63, PD-112: no taps of integers are averaged. */
static void integers_have_one_tap(void **state)
{
    (void)state;
    for (uint32_t datatype = TEX_DATATYPE_SNORM; datatype <= TEX_DATATYPE_FLOAT; datatype++) {
        struct descriptors d = plain();
        bool integers = datatype == TEX_DATATYPE_SINT || datatype == TEX_DATATYPE_UINT;
        d.datatype = datatype;
        PUT_TSC(d.tsc, MIN_FILTER, TEX_MIN_ANISO);
        PUT_TSC(d.tsc, MAX_ANISOTROPY, 7);
        assert_int_equal(detail_of(&d).taps, integers ? 0 : 4);
    }
}

/* Up to 16 taps, whose spread is not described. */
static struct descriptors spread(void)
{
    struct descriptors d = plain();
    PUT_TSC(d.tsc, MIN_FILTER, TEX_MIN_ANISO);
    PUT_TSC(d.tsc, MAX_ANISOTROPY, 7);
    PUT_TIC(d.tic, ANISO_FINE_SPREAD_FUNC, 1);
    return d;
}

static void expect_status(const struct descriptors *d, uint32_t status)
{
    const struct tex_header h = header_of(d, TEX_OPCODE_TEX, TEX_STATUS_OK);
    assert_int_equal(h.tag.status, status);
    if (status != TEX_STATUS_OK) { /* nothing else is shown */
        const struct tex_header nothing = {.op = h.op, .tag = h.tag};
        assert_int_equal(h.tag.warp, 9);
        assert_memory_equal(&h, &nothing, sizeof h);
    }
}

/* PD-122 */
static void spreads_of_drivers_are_known(void **state)
{
    static const struct {
        unsigned lo, width;
    } others[] = {{TEX_TIC_ANISO_FINE_SPREAD_MODIFIER_LO, TEX_TIC_ANISO_FINE_SPREAD_MODIFIER_W},
                  {TEX_TIC_ANISO_COARSE_SPREAD_MODIFIER_LO, TEX_TIC_ANISO_COARSE_SPREAD_MODIFIER_W},
                  {TEX_TIC_ANISO_SPREAD_SCALE_LO, TEX_TIC_ANISO_SPREAD_SCALE_W},
                  {TEX_TIC_ANISO_BIAS_LO, TEX_TIC_ANISO_BIAS_W}};
    (void)state;
    for (unsigned i = 0; i < 16; i++) {
        uint32_t fine = i % 4, coarse = i / 4;
        bool known = (fine == 2 && coarse == 1) || i == 0;
        struct descriptors d = spread();
        PUT_TIC(d.tic, ANISO_FINE_SPREAD_FUNC, fine);
        PUT_TIC(d.tic, ANISO_COARSE_SPREAD_FUNC, coarse);
        expect_status(&d, known ? TEX_STATUS_OK : TEX_STATUS_UNSUPPORTED_HEADER);
        for (unsigned field = 0; field < COUNT_OF(others); field++)
            for (uint32_t value = 1; value < 1U << others[field].width; value++) {
                struct descriptors other = d;
                put_bits(other.tic, others[field].lo, others[field].width, value);
                expect_status(&other, TEX_STATUS_UNSUPPORTED_HEADER);
            }
    }
}

/* PD-122: of a level that is given, or of one tap, nobody asks how taps are spread. */
static void a_spread_counts_with_several_taps(void **state)
{
    static const uint32_t modes[] = {TEX_LOD_MODE_NONE, TEX_LOD_MODE_LB, TEX_LOD_MODE_LBA,
                                     TEX_LOD_MODE_LZ,   TEX_LOD_MODE_LL, TEX_LOD_MODE_LLA};
    struct descriptors d = spread();
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(modes); i++) {
        d.mode = modes[i];
        expect_status(&d, i < 3 ? TEX_STATUS_UNSUPPORTED_HEADER : TEX_STATUS_OK);
    }
    for (uint32_t opcode = 0; opcode < 16; opcode++) {
        d = spread();
        bool samples = opcode == TEX_OPCODE_TEX || opcode == TEX_OPCODE_TXD || opcode == TEX_OPCODE_TMML;
        uint32_t status = header_of(&d, opcode, TEX_STATUS_OK).tag.status;
        assert_int_equal(status, samples ? TEX_STATUS_UNSUPPORTED_HEADER : TEX_STATUS_OK);
        if (samples) /* what was refused before */
            assert_int_equal(header_of(&d, opcode, TEX_STATUS_HEADER_ERROR).tag.status, TEX_STATUS_HEADER_ERROR);
    }
    for (uint32_t filter = TEX_MIN_POINT; filter < TEX_MIN_ANISO; filter++) {
        d = spread();
        PUT_TSC(d.tsc, MIN_FILTER, filter);
        expect_status(&d, TEX_STATUS_OK);
    }
    d = spread();
    d.datatype = TEX_DATATYPE_UINT;
    expect_status(&d, TEX_STATUS_OK);
    for (unsigned i = 0; i < 8; i++) { /* the limit that counts */
        bool own = i & 1, of_header = i & 2, of_sampler = i & 4;
        d = spread();
        PUT_TIC(d.tic, USE_HEADER_OPT_CONTROL, own);
        PUT_TIC(d.tic, MAX_ANISOTROPY, of_header);
        PUT_TSC(d.tsc, MAX_ANISOTROPY, of_sampler);
        expect_status(&d, (own ? of_header : of_sampler) ? TEX_STATUS_UNSUPPORTED_HEADER : TEX_STATUS_OK);
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
            struct descriptors d = plain();
            bool mean = filter != TEX_MIN_POINT && datatypes[i] == TEX_DATATYPE_UNORM;
            PUT_TSC(d.tsc, MIN_FILTER, filter);
            d.datatype = datatypes[i];
            assert_int_equal(detail_of(&d).minify, mean ? TEX_SAMPLING_LINEAR : TEX_SAMPLING_POINT);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_samples_alone),
        cmocka_unit_test(bias_has_a_sign_and_a_source),
        cmocka_unit_test(taps_are_of_the_filter_and_the_limit),
        cmocka_unit_test(integers_have_one_tap),
        cmocka_unit_test(spreads_of_drivers_are_known),
        cmocka_unit_test(a_spread_counts_with_several_taps),
        cmocka_unit_test(clamps_are_within_the_view),
        cmocka_unit_test(codes_are_handed_on),
        cmocka_unit_test(minification_has_its_filter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
