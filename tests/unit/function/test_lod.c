// SPDX-License-Identifier: Apache-2.0
/* Stage lod: the level of TEX, TXD and TMML and what follows from it, by hand. That of a fetch: test_fetch.c. */
#include "arith/f32.h"
#include "function/header.h"
#include "function/lambda.h"
#include "function/lod.h"
#include "tap.h"

#include <math.h>

/* A thread whose quad has `step` texels along s between threads 0 and 1, and `down` along t between 0 and 2. */
struct scene {
    struct tex_texture texture;
    struct tex_header header;
    struct tex_decode decode;
    float step, down;
};

/* TEX of 64 x 32 texels of 4 bytes in 6 levels, all in the view. Filters POINT. */
static struct scene plain(void)
{
    struct scene s = {.decode = {.op = {.opcode = TEX_OPCODE_TEX}}};
    s.header.op = s.decode.op;
    plain_tic(s.texture.tic, 64, 32);
    PUT_TIC(s.texture.tic, MAX_MIP_LEVEL, 5);
    s.header.shape =
        (struct tex_shape){.kind = TEX_TYPE_TWO_D, .width = 64, .height = 32, .depth = 1, .layers = 1, .levels = 6};
    s.header.geom = (struct tex_geom){.width = 64, .height = 32, .depth = 1, .normalized = 1};
    s.header.fmt = (struct tex_fmt){.format = 0x08, .sampling = TEX_SAMPLING_POINT};
    s.header.detail =
        (struct tex_detail){.most = 5 * 256, .last = 5, .mip = TEX_MIP_POINT, .minify = TEX_SAMPLING_POINT};
    s.header.level_layout = (struct tex_level_layout){.layout = TEX_LAYOUT_BLOCKLINEAR, .row_blocks = 4};
    s.header.volume = (struct tex_volume){.block_rows = 4, .layer_stride = 12288};
    return s;
}

static const struct tex_policy no_policy;

static unsigned passes_of(const struct scene *s)
{
    const uint32_t quad[TEX_QUAD_LANES][3] = {[1] = {to_pattern(s->step / (float)s->header.geom.width)},
                                              [2] = {0, to_pattern(s->down / (float)s->header.geom.height)}};
    struct tex_lod lod;
    return tex_lod_eval(&s->decode, quad, 0, &s->header, &s->texture, &no_policy, &lod);
}

static struct tex_lod derived_pass(const struct scene *s, uint32_t pass)
{
    const uint32_t quad[TEX_QUAD_LANES][3] = {[1] = {to_pattern(s->step / (float)s->header.geom.width)},
                                              [2] = {0, to_pattern(s->down / (float)s->header.geom.height)}};
    struct tex_lod lod;
    memset(&lod, 0x5a, sizeof lod); /* all of it is filled */
    tex_lod_eval(&s->decode, quad, pass, &s->header, &s->texture, &no_policy, &lod);
    return lod;
}

static struct tex_lod lod_of(const struct scene *s)
{
    return derived_pass(s, 0);
}

/* floor(2^(k + 18) / n), worked out by hand; of a gather, at the first level of the view. */
static void reciprocals_are_of_the_level(void **state)
{
    static const uint32_t wanted[][2] = {
        {1, 262144},   {2, 262144},   {3, 349525},     {5, 419430},     {7, 299593},     {64, 262144},   {65, 516222},
        {257, 522247}, {300, 447392}, {16384, 262144}, {32769, 524272}, {65535, 262148}, {65536, 262144}};
    static const uint32_t tsc[8];
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(wanted); i++)
        for (unsigned high = 0; high < 2; high++) {
            struct scene s = {.decode = {.op = {.opcode = TEX_OPCODE_TLD4}}};
            s.header.op = s.decode.op;
            plain_tic(s.texture.tic, high ? 1 : wanted[i][0], high ? wanted[i][0] : 1);
            assert_int_equal(tex_header_unpack(s.texture.tic, tsc, TEX_OPCODE_TLD4, TEX_PARAM_2D, false, &s.header),
                             TEX_STATUS_OK);
            const struct tex_lod lod = lod_of(&s);
            assert_int_equal(lod.recip_w, high ? 262144 : wanted[i][1]);
            assert_int_equal(lod.recip_h, high ? wanted[i][1] : 262144);
            assert_int_equal(lod.recip_d, 262144);
        }
}

static void a_view_begins_at_its_first_level(void **state)
{
    static const uint32_t tsc[8];
    struct scene s = {.decode = {.op = {.opcode = TEX_OPCODE_TLD4}}};
    (void)state;
    s.header.op = s.decode.op;
    plain_tic(s.texture.tic, 300, 45);
    PUT_TIC(s.texture.tic, MAX_MIP_LEVEL, 9);
    PUT_TIC(s.texture.tic, RES_VIEW_MIN_MIP_LEVEL, 3);
    PUT_TIC(s.texture.tic, RES_VIEW_MAX_MIP_LEVEL, 8);
    assert_int_equal(tex_header_unpack(s.texture.tic, tsc, TEX_OPCODE_TLD4, TEX_PARAM_2D, false, &s.header),
                     TEX_STATUS_OK);
    const struct tex_lod lod = lod_of(&s); /* 37 x 5 */
    assert_int_equal(lod.level, 3);
    assert_int_equal(lod.geom.width, 37);
    assert_int_equal(lod.geom.height, 5);
    assert_int_equal(lod.recip_w, 453438);
    assert_int_equal(lod.recip_h, 419430);
}

static void a_derivative_chooses_the_level(void **state)
{
    static const struct {
        float step;
        uint32_t length;
        int32_t lambda;
        uint32_t clamped, level, width, height, base;
    } rows[] = {
        {0, 0, TEX_LEVEL_LEAST, 0, 0, 64, 32, 0},     {1, 0x3f800000, 0, 0, 0, 64, 32, 0},
        {1.25F, 0x3fc80000, 82, 82, 0, 64, 32, 0},    {2, 0x40800000, 256, 256, 1, 32, 16, 8192},
        {8, 0x42800000, 768, 768, 3, 8, 4, 10752}, /* 8192 + 2048 + 512 */
        {64, 0x45800000, 1536, 1280, 5, 2, 1, 11776}, {0x1p70F, 0x7f800000, TEX_LEVEL_MOST, 1280, 5, 2, 1, 11776},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        struct scene s = plain();
        s.step = rows[i].step;
        const struct tex_lod lod = lod_of(&s);
        assert_int_equal(lod.tag.status, TEX_STATUS_OK);
        assert_int_equal(lod.length, rows[i].length);
        assert_int_equal(lod.lambda, rows[i].lambda);
        assert_int_equal(lod.unclamped, rows[i].lambda);
        assert_int_equal(lod.clamped, rows[i].clamped);
        assert_int_equal(lod.level, rows[i].level);
        assert_int_equal(lod.width, rows[i].width);
        assert_int_equal(lod.height, rows[i].height);
        assert_int_equal(lod.geom.width, rows[i].width);
        assert_int_equal(lod.geom.height, rows[i].height);
        assert_int_equal(lod.level_layout.base, rows[i].base);
    }
}

/* PD-100: of a divergent quad the derivatives are 0, and a mode that derives nothing has no lambda. */
static void what_derives_nothing(void **state)
{
    struct scene s = plain();
    (void)state;
    s.step = 8;
    s.decode.divergent = 1;
    struct tex_lod lod = lod_of(&s);
    assert_int_equal(lod.length, 0);
    assert_int_equal(lod.lambda, TEX_LEVEL_LEAST);
    assert_int_equal(lod.level, 0);
    s.decode.mode = TEX_LOD_MODE_LB;
    s.decode.lod = to_pattern(15);
    lod = lod_of(&s); /* no bias reaches above */
    assert_int_equal(lod.unclamped, TEX_LEVEL_LEAST + 3840);
    assert_int_equal(lod.clamped, 0);
    for (unsigned i = 0; i < 3; i++) {
        static const uint32_t modes[3] = {TEX_LOD_MODE_LL, TEX_LOD_MODE_LLA, TEX_LOD_MODE_LZ};
        s.decode.mode = modes[i];
        s.decode.lod = to_pattern(2);
        lod = lod_of(&s);
        assert_int_equal(lod.length, 0);
        assert_int_equal(lod.lambda, 0);
        assert_int_equal(lod.level, i == 2 ? 0 : 2);
    }
}

/* The level counts from the first of the view: in memory it is one more. */
static void a_level_is_one_of_the_view(void **state)
{
    struct scene s = plain();
    (void)state;
    s.decode.mode = TEX_LOD_MODE_LL;
    s.decode.lod = to_pattern(2);
    s.header.level = 1;
    s.header.shape.width = s.header.geom.width = 32;
    s.header.shape.height = s.header.geom.height = 16;
    s.header.level_layout.base = 8192;
    const struct tex_lod lod = lod_of(&s);
    assert_int_equal(lod.level, 3);
    assert_int_equal(lod.width, 8);
    assert_int_equal(lod.height, 4);
    assert_int_equal(lod.level_layout.base, 10752);
    assert_int_equal(lod.recip_w, 262144);
}

/* PD-106: above level 0 the filter is that of minification. */
static void each_filter_has_its_levels(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 8; i++) {
        const uint32_t big = i & 1 ? TEX_SAMPLING_LINEAR : TEX_SAMPLING_POINT;
        const uint32_t small = i & 2 ? TEX_SAMPLING_LINEAR : TEX_SAMPLING_POINT;
        struct scene s = plain();
        s.decode.mode = TEX_LOD_MODE_LL;
        s.decode.lod = to_pattern(i & 4 ? 1 / 256.0F : -1 / 256.0F);
        s.header.fmt.sampling = big;
        s.header.detail.minify = small;
        const struct tex_lod lod = lod_of(&s);
        assert_int_equal(lod.level, 0);
        assert_int_equal(lod.sampling, i & 4 ? small : big);
    }
}

/* PD-60, PD-110: with the filter that was chosen; R-LD-10: a fetch has no address mode. */
static void one_texel_is_clamped_to_an_edge(void **state)
{
    static const uint32_t of_point[8] = {[TEX_WRAP_WRAP] = TEX_WRAP_WRAP,
                                         [TEX_WRAP_MIRROR] = TEX_WRAP_MIRROR,
                                         [TEX_WRAP_CLAMP_TO_EDGE] = TEX_WRAP_CLAMP_TO_EDGE,
                                         [TEX_WRAP_BORDER] = TEX_WRAP_BORDER,
                                         [TEX_WRAP_CLAMP_OGL] = TEX_WRAP_CLAMP_TO_EDGE,
                                         [TEX_WRAP_MIRROR_ONCE_CLAMP_TO_EDGE] = TEX_WRAP_MIRROR_ONCE_CLAMP_TO_EDGE,
                                         [TEX_WRAP_MIRROR_ONCE_BORDER] = TEX_WRAP_MIRROR_ONCE_BORDER,
                                         [TEX_WRAP_MIRROR_ONCE_CLAMP_OGL] = TEX_WRAP_MIRROR_ONCE_CLAMP_TO_EDGE};
    static const uint32_t opcodes[] = {TEX_OPCODE_TEX, TEX_OPCODE_TLD4, TEX_OPCODE_TLD};
    (void)state;
    for (unsigned i = 0; i < 8 * 3 * COUNT_OF(opcodes); i++) {
        uint32_t mode = i % 8, sampling = i / 8 % 3, opcode = opcodes[i / 24];
        struct scene s = plain();
        s.header.op.opcode = s.decode.op.opcode = opcode;
        s.header.fmt.sampling = sampling;
        s.header.geom.address_u = mode;
        s.header.geom.address_v = (mode + 1) % 8;
        s.header.geom.address_p = (mode + 2) % 8;
        s.header.geom.seamless = 1;
        const struct tex_lod lod = lod_of(&s);
        bool point = sampling == TEX_SAMPLING_POINT && opcode != TEX_OPCODE_TLD;
        assert_int_equal(lod.geom.address_u, point ? of_point[mode] : mode);
        assert_int_equal(lod.geom.address_v, point ? of_point[(mode + 1) % 8] : (mode + 1) % 8);
        assert_int_equal(lod.geom.address_p, point ? of_point[(mode + 2) % 8] : (mode + 2) % 8);
        assert_int_equal(lod.geom.seamless, !point);
    }
}

static void volumes_shrink_along_three_axes(void **state)
{
    struct scene s = plain();
    (void)state;
    PUT_TIC(s.texture.tic, TEXTURE_TYPE, TEX_TYPE_THREE_D);
    PUT_TIC(s.texture.tic, DEPTH_MINUS_ONE, 11);
    s.header.shape.kind = TEX_TYPE_THREE_D;
    s.header.shape.depth = s.header.geom.depth = 12;
    s.decode.mode = TEX_LOD_MODE_LL;
    s.decode.lod = to_pattern(2);
    struct tex_lod lod = lod_of(&s);
    assert_int_equal(lod.depth, 3);
    assert_int_equal(lod.geom.depth, 3);
    assert_int_equal(lod.recip_d, 349525);
    s.header.shape.kind = TEX_TYPE_TWO_D_ARRAY; /* layers do not */
    PUT_TIC(s.texture.tic, TEXTURE_TYPE, TEX_TYPE_TWO_D_ARRAY);
    s.header.geom.depth = 1;
    lod = lod_of(&s);
    assert_int_equal(lod.depth, 12);
    assert_int_equal(lod.geom.depth, 1);
    assert_int_equal(lod.recip_d, 262144);
}

static void expect_shown(const struct scene *s)
{
    const struct tex_lod lod = lod_of(s);
    assert_int_equal(lod.tag.status, TEX_STATUS_OK);
    assert_true(lod.width > 0);
}

static struct tex_lod pass_of(const struct scene *s, uint32_t pass)
{
    static const uint32_t no_quad[TEX_QUAD_LANES][3];
    struct tex_lod lod;
    memset(&lod, 0x5a, sizeof lod);
    tex_lod_eval(&s->decode, no_quad, pass, &s->header, &s->texture, &no_policy, &lod);
    return lod;
}

static void expect_pass(const struct scene *s, uint32_t pass, uint32_t passes, const struct tex_pass *wanted,
                        uint32_t level)
{
    const struct tex_lod lod = pass_of(s, pass);
    assert_int_equal(lod.tag.status, TEX_STATUS_OK);
    assert_int_equal(lod.tag.more, pass + 1 < passes);
    assert_int_equal(passes_of(s), passes);
    assert_memory_equal(&lod.pass, wanted, sizeof *wanted);
    assert_int_equal(lod.level, level);
    assert_int_equal(lod.width, 64U >> level);
}

/* PD-107: the finer level first; one level where its fraction is 0, or there is no coarser one. */
static void two_levels_take_two_passes(void **state)
{
    struct scene s = plain();
    (void)state;
    s.header.detail.mip = TEX_MIP_LINEAR;
    s.decode.mode = TEX_LOD_MODE_LL;
    s.decode.lod = to_pattern(1);
    expect_pass(&s, 0, 1, &(struct tex_pass){.weight = 0}, 1);
    s.decode.lod = to_pattern(1 + 82 / 256.0F);
    expect_pass(&s, 0, 2, &(struct tex_pass){.weight = 82}, 1);
    expect_pass(&s, 1, 2, &(struct tex_pass){.level = 1, .weight = 82}, 2);
    s.header.detail.least = 1281;
    expect_pass(&s, 0, 1, &(struct tex_pass){.weight = 0}, 5);
    s.header.detail.least = 0;
    s.header.detail.mip = TEX_MIP_POINT;
    expect_pass(&s, 0, 1, &(struct tex_pass){.weight = 0}, 1);
}

/* PD-109: of each level the first slice, then the second; a point takes one, and so does all that is no volume. */
static void two_slices_take_two_passes(void **state)
{
    struct scene s = plain();
    (void)state;
    s.header.detail.mip = TEX_MIP_LINEAR;
    s.header.detail.minify = TEX_SAMPLING_LINEAR;
    s.header.shape.kind = TEX_TYPE_THREE_D;
    s.decode.mode = TEX_LOD_MODE_LL;
    s.decode.lod = to_pattern(2.5F);
    for (uint32_t pass = 0; pass < 4; pass++) {
        const struct tex_pass wanted = {.level = pass / 2, .slice = pass % 2, .weight = 128};
        expect_pass(&s, pass, 4, &wanted, 2 + pass / 2);
    }
    s.decode.lod = to_pattern(0); /* magnification */
    expect_pass(&s, 0, 1, &(struct tex_pass){.weight = 0}, 0);
    s.header.fmt.sampling = TEX_SAMPLING_LINEAR;
    expect_pass(&s, 0, 2, &(struct tex_pass){.weight = 0}, 0);
    expect_pass(&s, 1, 2, &(struct tex_pass){.slice = 1}, 0);
    s.header.shape.kind = TEX_TYPE_TWO_D_ARRAY;
    expect_pass(&s, 0, 1, &(struct tex_pass){.weight = 0}, 0);
}

/* PD-110: a mean goes over the seams, one texel is of its face. */
static void means_of_cubes_keep_their_seams(void **state)
{
    (void)state;
    for (unsigned small = 0; small < 2; small++)
        for (unsigned mean = 0; mean < 2; mean++) {
            struct scene s = plain();
            s.header.shape.kind = small ? TEX_TYPE_CUBEMAP : TEX_TYPE_CUBEMAP_ARRAY;
            s.header.geom.seamless = 1;
            s.decode.mode = TEX_LOD_MODE_LL;
            s.decode.lod = to_pattern(small ? 1 : 0);
            s.header.fmt.sampling = mean ? TEX_SAMPLING_LINEAR : TEX_SAMPLING_POINT;
            s.header.detail.minify = mean != small ? TEX_SAMPLING_POINT : TEX_SAMPLING_LINEAR;
            expect_shown(&s);
            assert_int_equal(lod_of(&s).geom.seamless, small ? mean == small : mean);
            assert_int_equal(lod_of(&s).clamped, small ? 256 : 0);
        }
}

/* A derivative of `texels` along s; the other one of `other` along t. Up to 16 taps of a linear filter. */
static struct scene tapped(float texels, float other)
{
    struct scene s = plain();
    s.step = texels;
    s.down = other;
    s.header.detail.taps = 4;
    s.header.detail.minify = TEX_SAMPLING_LINEAR;
    return s;
}

/* PD-112: taps are of a level that is derived, from derivatives that there are. */
static void taps_have_derivatives(void **state)
{
    static const uint32_t modes[] = {TEX_LOD_MODE_NONE, TEX_LOD_MODE_LB, TEX_LOD_MODE_LBA,
                                     TEX_LOD_MODE_LZ,   TEX_LOD_MODE_LL, TEX_LOD_MODE_LLA};
    (void)state;
    for (unsigned i = 0; i < 2 * COUNT_OF(modes); i++) {
        struct scene s = tapped(4, 1);
        bool derives = i / 2 < 3, divergent = i % 2;
        s.decode.mode = modes[i / 2];
        s.decode.divergent = divergent;
        expect_shown(&s);
        const struct tex_lod lod = lod_of(&s);
        bool taps = derives && !divergent;
        assert_int_equal(lod.length, taps ? 0x41800000 : 0);
        assert_int_equal(lod.minor, taps ? TEX_F32_ONE : 0);
        assert_int_equal(lod.lambda, taps || !derives ? 0 : TEX_LEVEL_LEAST);
        assert_int_equal(lod.pass.taps, taps ? 2 : 0);
        assert_int_equal(lod.tag.more, taps);
        assert_int_equal(passes_of(&s), taps ? 4 : 1);
        assert_int_equal(lod.apart[0], taps ? to_pattern(-.375F * 4 / 64) : 0);
        assert_int_equal(lod.apart[1] | lod.apart[2], taps ? TEX_F32_SIGN : 0); /* -0 */
    }
}

/* PD-112: each doubling of the taps makes the level one less; the shorter derivative is shown whatever the limit. */
static void taps_lower_the_level(void **state)
{
    static const struct {
        float texels, other;
        uint32_t most, taps;
        int32_t lambda;
    } rows[] = {
        {4, 4, 4, 0, 512},     {5, 4, 4, 1, 338},   {8, 4, 4, 1, 512},      {9, 4, 4, 2, 300},   {64, 4, 4, 4, 512},
        {64, 8, 4, 3, 768},    {64, 8, 2, 2, 1024}, {64, 8, 1, 1, 1280},    {64, 8, 0, 0, 1536}, {4, 0, 4, 2, 0},
        {4.5F, 0, 4, 3, -212}, {1, 0, 4, 0, 0},     {1.25F, 0, 4, 1, -174}, {16, 0, 4, 4, 0},    {64, 0, 4, 4, 512},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        struct scene s = tapped(rows[i].texels, rows[i].other);
        s.header.detail.taps = rows[i].most;
        const struct tex_lod lod = lod_of(&s);
        assert_int_equal(lod.pass.taps, rows[i].taps);
        assert_int_equal(lod.lambda, rows[i].lambda);
        assert_int_equal(lod.unclamped, rows[i].lambda);
        assert_int_equal(lod.clamped, rows[i].lambda < 0 ? 0 : rows[i].lambda > 1280 ? 1280 : rows[i].lambda);
        assert_int_equal(lod.length, to_pattern(rows[i].texels * rows[i].texels));
        assert_int_equal(lod.minor, to_pattern(rows[i].other * rows[i].other));
        assert_int_equal(passes_of(&s), 1 << rows[i].taps);
    }
}

/* Biases and clamps come after the taps, and do not change them. */
static void taps_are_of_the_derivatives_alone(void **state)
{
    struct scene s = tapped(64, 8);
    (void)state;
    s.decode.mode = TEX_LOD_MODE_LB;
    s.decode.lod = to_pattern(-2);
    s.header.detail.bias = 10;
    struct tex_lod lod = lod_of(&s);
    assert_int_equal(lod.pass.taps, 3);
    assert_int_equal(lod.lambda, 768);
    assert_int_equal(lod.unclamped, 768 - 512 + 10);
    s.header.detail.most = 100;
    lod = lod_of(&s);
    assert_int_equal(lod.clamped, 100);
    assert_int_equal(lod.pass.taps, 3);
    s.header.detail.mip = TEX_MIP_NONE;
    assert_int_equal(lod_of(&s).pass.taps, 3);
    assert_int_equal(lod_of(&s).level, 0);
}

/* PD-112: several taps have the filter of minification at level 0 too. */
static void several_taps_are_minification(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        struct scene s = tapped(i & 1 ? 1.25F : 1, i & 1 ? 0 : 1);
        s.header.fmt.sampling = TEX_SAMPLING_POINT;
        s.header.geom.address_u = TEX_WRAP_CLAMP_OGL;
        s.header.detail.bias = i & 2 ? -9 : 0;
        const struct tex_lod lod = lod_of(&s);
        assert_int_equal(lod.clamped, 0);
        assert_int_equal(lod.pass.taps, i & 1);
        assert_int_equal(lod.sampling, i & 1 ? TEX_SAMPLING_LINEAR : TEX_SAMPLING_POINT);
        assert_int_equal(lod.geom.address_u, i & 1 ? TEX_WRAP_CLAMP_OGL : TEX_WRAP_CLAMP_TO_EDGE);
    }
}

/* Of each tap the finer level and then the coarser one, of each the first slice and then the second. */
static void taps_levels_slices(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 16; i++) {
        uint32_t taps = 1 + i / 4, levels = 1 + i / 2 % 2, slices = 1 + i % 2, passes = levels * slices << taps;
        struct scene s = tapped(levels == 2 ? 20 : 16, 1); /* 4.32 or 4 of lambda */
        s.header.shape.kind = slices == 2 ? TEX_TYPE_THREE_D : TEX_TYPE_TWO_D;
        s.header.detail.mip = TEX_MIP_LINEAR;
        s.header.detail.taps = taps;
        for (uint32_t pass = 0; pass < passes; pass++) {
            const struct tex_lod lod = derived_pass(&s, pass);
            uint32_t weight = levels == 2 ? 82 : 0, tap = pass / slices / levels;
            const struct tex_pass wanted = {.level = levels == 2 ? pass / slices % 2 : 0,
                                            .slice = pass % slices,
                                            .weight = weight,
                                            .taps = taps,
                                            .tap = tap};
            assert_memory_equal(&lod.pass, &wanted, sizeof wanted);
            assert_int_equal(lod.tag.more, pass + 1 < passes);
            assert_int_equal(passes_of(&s), passes);
            assert_int_equal(lod.level, 4 - taps + wanted.level);
            float place = (float)(2 * (int)tap + 1 - (1 << taps)) / (float)(2 << taps);
            assert_int_equal(lod.apart[0], to_pattern(place * (s.step / 64)));
            assert_true((lod.apart[1] & ~TEX_F32_SIGN) == 0 && (lod.apart[2] & ~TEX_F32_SIGN) == 0);
        }
    }
}

/* The longer derivative, whichever it is, of the coordinates, as they count. */
static void taps_go_along_the_longer_derivative(void **state)
{
    struct scene s = tapped(1, 4);
    (void)state;
    struct tex_lod lod = derived_pass(&s, 3);
    assert_int_equal(lod.apart[0], 0);
    assert_int_equal(lod.apart[1], to_pattern(.375F * 4 / 32));
    s.step = 4; /* of the same length: one tap */
    assert_int_equal(lod_of(&s).pass.taps, 0);
    assert_int_equal(lod_of(&s).apart[1], 0);
    s.header.geom.normalized = 0; /* in texels */
    s.step = 64 * 8;
    s.down = 0;
    lod = derived_pass(&s, 0);
    assert_int_equal(lod.length, to_pattern(64));
    assert_int_equal(lod.apart[0], to_pattern(-7 / 16.0F * 8));
}

/* TXD with derivatives in texels: of s along x and y, of t along x and y. */
static struct scene given(const float texels[4])
{
    struct scene s = plain();
    s.header.op.opcode = s.decode.op.opcode = TEX_OPCODE_TXD;
    for (unsigned i = 0; i < 4; i++)
        s.decode.data[i] = to_pattern(texels[i] / (i < 2 ? 64.0F : 32.0F));
    return s;
}

/* PD-114: the longer of (dsdx, dtdx) and (dsdy, dtdy). */
static void derivatives_that_are_given_choose_the_level(void **state)
{
    static const struct {
        float texels[4];
        uint32_t length;
        int32_t lambda;
        uint32_t clamped, level;
    } rows[] = {
        {{0, 0, 0, 0}, 0, TEX_LEVEL_LEAST, 0, 0},
        {{2, 0, 0, 0}, 0x40800000, 256, 256, 1},
        {{0, 2, 0, 0}, 0x40800000, 256, 256, 1},
        {{0, 0, -4, 0}, 0x41800000, 512, 512, 2},
        {{0, 0, 0, 4}, 0x41800000, 512, 512, 2},
        {{6, 1, 0, 0}, 0x42100000, 662, 662, 3},  /* 36 */
        {{3, 0, 4, 0}, 0x41c80000, 594, 594, 2},  /* 9 + 16: along x */
        {{0, 3, 0, 4}, 0x41c80000, 594, 594, 2},  /* along y */
        {{3, 0, 0, 4}, 0x41800000, 512, 512, 2},  /* one of each */
        {{-8, 8, 1, 0}, 0x42820000, 771, 771, 3}, /* 64 + 1 */
        {{NAN, 2, 0, 0}, 0x40800000, 256, 256, 1},
        {{0, 0, 2, NAN}, 0x40800000, 256, 256, 1},
        {{NAN, NAN, NAN, NAN}, 0, TEX_LEVEL_LEAST, 0, 0},
        {{64, 0, 0, 0}, 0x45800000, 1536, 1280, 5},
        {{0, INFINITY, 0, 0}, 0x7f800000, TEX_LEVEL_MOST, 1280, 5},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++)
        for (unsigned apart = 0; apart < 8; apart++) { /* what says nothing here: the quad, and what is asked of it */
            struct scene s = given(rows[i].texels);
            s.step = apart & 1 ? 32.0F : 0.0F;
            s.decode.divergent = apart >> 1 & 1;
            s.header.detail.high = apart >> 2;
            const struct tex_lod lod = lod_of(&s);
            assert_int_equal(lod.tag.status, TEX_STATUS_OK);
            assert_int_equal(lod.length, rows[i].length);
            assert_int_equal(lod.lambda, rows[i].lambda);
            assert_int_equal(lod.unclamped, rows[i].lambda);
            assert_int_equal(lod.clamped, rows[i].clamped);
            assert_int_equal(lod.level, rows[i].level);
            assert_int_equal(lod.geom.width, 64U >> rows[i].level);
        }
}

/* PD-102, PD-114: texels are as they are without NORMALIZED_COORDS, and a texture of one axis has no t. */
static void derivatives_that_are_given_are_of_the_axes(void **state)
{
    struct scene s = given((const float[4]){2, 0, 16, 0});
    (void)state;
    assert_int_equal(lod_of(&s).length, 0x43820000); /* 4 + 256 */
    s.header.shape.kind = TEX_TYPE_ONE_D;
    assert_int_equal(lod_of(&s).length, 0x40800000);
    s.header.shape.kind = TEX_TYPE_TWO_D;
    s.header.geom.normalized = 0;
    s.decode.data[0] = to_pattern(2);
    s.decode.data[2] = to_pattern(1);
    assert_int_equal(lod_of(&s).length, 0x40a00000);
}

/* PD-106, PD-107, PD-114: filters and passes are those of TEX. */
static void levels_that_are_given_are_filtered(void **state)
{
    struct scene s = given((const float[4]){2.5F, 0, 0, 0}); /* 256 + 82 */
    (void)state;
    s.header.detail.mip = TEX_MIP_LINEAR;
    s.header.detail.minify = TEX_SAMPLING_LINEAR;
    expect_pass(&s, 0, 2, &(struct tex_pass){.weight = 82}, 1);
    expect_pass(&s, 1, 2, &(struct tex_pass){.level = 1, .weight = 82}, 2);
    assert_int_equal(lod_of(&s).sampling, TEX_SAMPLING_LINEAR);
    s.header.detail.taps = 4; /* 2.5 texels to none: 4 taps */
    for (uint32_t pass = 0; pass < 4; pass++) {
        const struct tex_pass wanted = {.weight = 0, .taps = 2, .tap = pass};
        expect_pass(&s, pass, 4, &wanted, 0);
        assert_int_equal(pass_of(&s, pass).apart[0], to_pattern((2 * (float)pass - 3) / 8 * 2.5F / 64));
        assert_int_equal(pass_of(&s, pass).lambda, 338 - 512);
    }
    s.decode.divergent = 1;
    assert_int_equal(lod_of(&s).pass.taps, 2);
}

/* PD-116: the level of TEX is worked out, and nothing of it is read: one point of the first level of the view. */
static void a_level_that_is_asked_for_is_not_read(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 16; i++) {
        struct scene s = plain();
        s.header.op.opcode = s.decode.op.opcode = TEX_OPCODE_TMML;
        s.step = i & 1 ? 11.3137085F : 0.5F; /* levels 3.5 and -1 */
        s.header.shape.kind = i & 2 ? TEX_TYPE_THREE_D : TEX_TYPE_TWO_D;
        s.header.detail.mip = i & 4 ? TEX_MIP_LINEAR : TEX_MIP_POINT;
        s.header.fmt.sampling = s.header.detail.minify = i & 8 ? TEX_SAMPLING_LINEAR : TEX_SAMPLING_POINT;
        s.header.level = 1;
        s.header.detail.bias = 3;
        const struct tex_lod lod = lod_of(&s);
        assert_int_equal(lod.tag.status, TEX_STATUS_OK);
        assert_int_equal(lod.lambda, i & 1 ? 896 : -256);
        assert_int_equal(lod.unclamped, i & 1 ? 899 : -253);
        assert_int_equal(lod.clamped, i & 1 ? 899 : 0);
        assert_int_equal(lod.sampling, TEX_SAMPLING_POINT);
        assert_int_equal(lod.level, 1);
        assert_int_equal(lod.geom.width, 64);
        assert_int_equal(lod.tag.more, 0);
        assert_int_equal(lod.pass.level | lod.pass.slice | lod.pass.weight, 0);
        assert_int_equal(passes_of(&s), 1);
        s.decode.divergent = 1;
        assert_int_equal(lod_of(&s).lambda, TEX_LEVEL_LEAST);
        s.decode.divergent = 0;
        s.header.detail.taps = 4; /* to none: as many taps as texels, or up to 16 */
        s.header.detail.minify = TEX_SAMPLING_LINEAR;
        const struct tex_lod taps = lod_of(&s);
        assert_int_equal(taps.lambda, i & 1 ? 896 - 4 * 256 : -256);
        assert_int_equal(taps.sampling, TEX_SAMPLING_POINT);
        assert_int_equal(taps.tag.more, 0);
        assert_int_equal(taps.pass.taps | taps.pass.tap | taps.apart[0], 0);
        assert_int_equal(passes_of(&s), 1);
    }
}

/* Of no texture that was accepted nothing is shown; a gather or a fetch has no level of its own. */
static void others_have_no_lambda(void **state)
{
    (void)state;
    for (uint32_t status = TEX_STATUS_OK; status < 16; status++)
        for (uint32_t token = 0; token < 2; token++) {
            struct scene s = plain();
            struct tex_lod nothing = {.op = s.header.op, .tag = {.status = status, .token = token}};
            s.step = 8;
            s.header.tag = nothing.tag;
            const struct tex_lod lod = lod_of(&s);
            if (token || (status != TEX_STATUS_OK && status != TEX_STATUS_OUT_OF_BOUNDS))
                assert_memory_equal(&lod, &nothing, sizeof lod);
        }
    for (unsigned fetch = 0; fetch < 2; fetch++) {
        struct scene s = plain();
        s.step = 8;
        s.header.op.opcode = s.decode.op.opcode = fetch ? TEX_OPCODE_TLD : TEX_OPCODE_TLD4;
        const struct tex_lod lod = lod_of(&s);
        assert_true(lod.length == 0 && lod.lambda == 0 && lod.unclamped == 0 && lod.clamped == 0 && lod.level == 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reciprocals_are_of_the_level),
        cmocka_unit_test(a_view_begins_at_its_first_level),
        cmocka_unit_test(a_derivative_chooses_the_level),
        cmocka_unit_test(what_derives_nothing),
        cmocka_unit_test(a_level_is_one_of_the_view),
        cmocka_unit_test(each_filter_has_its_levels),
        cmocka_unit_test(one_texel_is_clamped_to_an_edge),
        cmocka_unit_test(volumes_shrink_along_three_axes),
        cmocka_unit_test(two_levels_take_two_passes),
        cmocka_unit_test(two_slices_take_two_passes),
        cmocka_unit_test(means_of_cubes_keep_their_seams),
        cmocka_unit_test(taps_have_derivatives),
        cmocka_unit_test(taps_lower_the_level),
        cmocka_unit_test(taps_are_of_the_derivatives_alone),
        cmocka_unit_test(several_taps_are_minification),
        cmocka_unit_test(taps_levels_slices),
        cmocka_unit_test(taps_go_along_the_longer_derivative),
        cmocka_unit_test(others_have_no_lambda),
        cmocka_unit_test(derivatives_that_are_given_choose_the_level),
        cmocka_unit_test(derivatives_that_are_given_are_of_the_axes),
        cmocka_unit_test(levels_that_are_given_are_filtered),
        cmocka_unit_test(a_level_that_is_asked_for_is_not_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
