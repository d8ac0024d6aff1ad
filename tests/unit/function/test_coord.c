// SPDX-License-Identifier: Apache-2.0
#include "at_first.h"
#include "function/coord.h"
#include "tap.h"

#include <math.h>

static void sanitise_table(void **state)
{
    static const uint32_t cases[][2] = {
        {0x00000000, 0x00000000}, {0x80000000, 0x80000000}, {0x00000001, 0x00000000}, {0x807fffff, 0x80000000},
        {0x00800000, 0x00800000}, {0x80800000, 0x80800000}, {0x7f7fffff, 0x7f7fffff}, {0x7f800000, 0x7f7fffff},
        {0xff800000, 0xff7fffff}, {0x7f800001, 0x00000000}, {0xffc00000, 0x00000000}, {0x3f800000, 0x3f800000},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        assert_int_equal(tex_coord_sanitise(cases[i][0]), cases[i][1]);
}

static void reduce_table(void **state)
{
    static const struct {
        uint32_t s, wrap, mirror;
    } cases[] = {
        {0x00000000, 0x00000000, 0x00000000}, {0x80000000, 0x00000000, 0x00000000},
        {0x3f800000, 0x00000000, 0x3f800000}, /* 1 */
        {0xbf800000, 0x00000000, 0xbf800000}, /* -1 */
        {0x40000000, 0x00000000, 0x00000000}, {0xc0000000, 0x00000000, 0x00000000},
        {0x3fc00000, 0x3f000000, 0x3fc00000},                                       /* 1.5 */
        {0xbfc00000, 0x3f000000, 0xbfc00000},                                       /* -1.5 */
        {0x40200000, 0x3f000000, 0x3f000000},                                       /* 2.5 */
        {0xc0600000, 0x3f000000, 0xbfc00000},                                       /* -3.5 */
        {0xbe800000, 0x3f400000, 0xbe800000},                                       /* -0.25 */
        {0x80800000, 0x3f800000, 0x80800000},                                       /* least negative: rounds to 1 */
        {0x00800000, 0x00800000, 0x00800000}, {0xb3000000, 0x3f800000, 0xb3000000}, /* -2^-25: tie, to even */
        {0xb3000001, 0x3f7fffff, 0xb3000001},                                       /* past the tie */
        {0xb3800000, 0x3f7fffff, 0xb3800000},                                       /* -2^-24: exact */
        {0xb3c00000, 0x3f7ffffe, 0xb3c00000},                                       /* -1.5 * 2^-24: tie, to even */
        {0x4b000001, 0x00000000, 0x3f800000},                                       /* 2^23 + 1 */
        {0x4b7fffff, 0x00000000, 0x3f800000},                                       /* 2^24 - 1 */
        {0x4b800000, 0x00000000, 0x00000000},                                       /* 2^24 */
        {0xcb7fffff, 0x00000000, 0xbf800000}, {0x7f7fffff, 0x00000000, 0x00000000},
        {0xff7fffff, 0x00000000, 0x00000000}, {0x459c4001, 0x3a000000, 0x3a000000}, /* 5000 + 2^-11 */
        {0xc59c4001, 0x3f7fe000, 0xba000000},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        assert_int_equal(tex_coord_reduce(cases[i].s, TEX_WRAP_WRAP), cases[i].wrap);
        assert_int_equal(tex_coord_reduce(cases[i].s, TEX_WRAP_MIRROR), cases[i].mirror);
        for (uint32_t mode = 2; mode < 8; mode++)
            assert_int_equal(tex_coord_reduce(cases[i].s, mode), cases[i].s);
    }
}

static void position_table(void **state)
{
    static const struct {
        uint32_t reduced, size, position;
    } cases[] = {
        {0x00000000, 5, 0x00000000},   {0x80000000, 5, 0x80000000},     {0x3f800000, 65536, 0x47800000},
        {0x3c75c28f, 100, 0x3fc00000}, /* rounded up to 1.5 */
        {0x3eaaaaab, 3, 0x3f800000},   /* rounded down to 1 */
        {0x7f7fffff, 2, 0x7f800000},   {0xff7fffff, 65535, 0xff800000}, {0x7f7fffff, 1, 0x7f7fffff},
        {0x00800000, 1, 0x00800000},   {0x80800000, 3, 0x81400000},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        assert_int_equal(tex_coord_position(cases[i].reduced, cases[i].size), cases[i].position);
}

static void fixed_table(void **state)
{
    static const struct {
        uint32_t position;
        int32_t fixed;
    } cases[] = {
        {0x00000000, 0},         {0x80000000, 0},        {0x3f800000, 256},       {0xbf800000, -256},
        {0x3b000000, 0},                          /* 1/512: tie, to even */
        {0x3b000001, 1},         {0x3bc00000, 2}, /* 3/512: tie, to even */
        {0xbb000000, 0},         {0xbbc00000, -2},       {0xbb000001, -1},        {0x42810000, 16512}, /* 64.5 */
        {0x47ffffff, 33554430},  /* just below 2^17: 131071.99 */
        {0x48000000, 33554431},  /* 2^17 saturates */
        {0xc8000000, -33554432}, /* -2^17 fits */
        {0xc8000001, -33554432}, {0x7f800000, 33554431}, {0xff800000, -33554432}, {0x7f7fffff, 33554431},
        {0x00800000, 0},         {0x80000001, 0},        {0x4b800000, 33554431},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        assert_int_equal(tex_coord_fixed(cases[i].position), cases[i].fixed);
}

/* PD-60: the floor, of what lies beyond the widest texture the last and the first one that fixed point has. */
static void centres(void **state)
{
    static const uint32_t some[] = {0,          0x80000000, 0x00000001, 0x80000001, 0x3f7fffff, 0x3f800000, 0xbf7fffff,
                                    0xbf800000, 0xbf800001, 0x47fffe00, 0x47ffff00, 0x47ffff80, 0x47ffffff, 0x48000000,
                                    0x48000001, 0xc7ffff80, 0xc7ffffff, 0xc8000000, 0xc8000001, 0xc8000040, 0xc8000080,
                                    0x4b7fffff, 0x4b800001, 0xcb800001, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000};
    uint64_t seed = 6;
    (void)state;
    for (size_t i = 0; i < 100000; i++) {
        uint32_t p = i < COUNT_OF(some)
                         ? some[i]
                         : (next_random(&seed) & 0x80ffffff) | (0x3a000000 + (next_random(&seed) % 17 << 24));
        double whole = floor((double)to_float(p));
        whole = whole > 131071.0 ? 131071.0 : whole < -131072.0 ? -131072.0 : whole;
        assert_int_equal(tex_coord_centre(p), (int32_t)(256.0 * whole + 128.0));
    }
}

/* PD-16: 0.5 * c + 0.5 in one step of the host. */
static void on_a_face(void **state)
{
    static const uint32_t some[] = {0,          0x80000000, 0x00000001, 0x80000001, 0x33800000, 0x33800001,
                                    0x337fffff, 0xb3000000, 0xb3000001, 0x34400000, 0xb3c00000, 0x3f800000,
                                    0xbf800000, 0xbf7fffff, 0xbf800001, 0x4b7fffff, 0x4b800001, 0x7f7fffff};
    uint64_t seed = 5;
    (void)state;
    for (size_t i = 0; i < 100000; i++) {
        uint32_t c = next_random(&seed);
        if (i < COUNT_OF(some))
            c = some[i];
        else if (i % 4)
            c = (c & 0x80ffffff) | (0x30000000 + (next_random(&seed) % 32 << 24));
        c = tex_coord_sanitise(c);
        uint32_t on[2];
        assert_int_equal(tex_coord_project((const uint32_t[3]){c, c, 0x7f7fffff}, on), 4);
        assert_int_equal(on[0], to_pattern(fmaf(0.5F, to_float(c), 0.5F)));
        assert_int_equal(on[1], to_pattern(fmaf(-0.5F, to_float(c), 0.5F)));
    }
}

/* PD-128a: on the face a whole number of 2^-21. */
static void on_a_face_of_21_bits(void **state)
{
    static const uint32_t some[] = {0,          0x80000000, 0x00000001, 0x80000001, 0xb3800000, 0xb5000000,
                                    0xb5800000, 0x3f7fffff, 0x3f800000, 0x3f800001, 0xbf7fffff, 0xbf800000,
                                    0xbf800001, 0x40000000, 0xff7fffff, 0x7f800000, 0xff800000};
    uint64_t seed = 6;
    (void)state;
    for (size_t i = 0; i < 100000; i++) {
        uint32_t c = i < COUNT_OF(some) ? some[i] : next_random(&seed), on[2];
        if (i >= COUNT_OF(some) && i % 4)
            c = (c & 0x80ffffff) | (0x30000000 + (next_random(&seed) % 16 << 24));
        if ((c & 0x7fffffff) > 0x7f800000)
            continue;
        double s = floor(ldexp((double)to_float(tex_coord_sanitise(c)), 20)) + 0x100000;
        double t = floor(ldexp(-(double)to_float(tex_coord_sanitise(c)), 20)) + 0x100000;
        assert_int_equal(tex_coord_project21((const uint32_t[3]){c, c, 0x7f800000}, on), 4);
        assert_int_equal(on[0], to_pattern((float)ldexp(fmin(fmax(s, 0), 0x200000), -21)));
        assert_int_equal(on[1], to_pattern((float)ldexp(fmin(fmax(t, 0), 0x200000), -21)));
    }
}

/* PD-128a: of all directions of odd components the face is the first of these that no other is longer than. */
static void face_by_bits(void **state)
{
    static const uint32_t odd[] = {0x7fc00000, 0xffffffff, 0,          0x80000000, 0x00000001, 0x80000002,
                                   0x3f800000, 0xbf800000, 0x7f7fffff, 0x7f800000, 0xff800000};
    static const int longer[] = {-1, -1, 0, 0, 1, 2, 3, 3, 4, 5, 5}; /* their order */
    const unsigned n = COUNT_OF(odd);
    (void)state;
    for (unsigned i = 0; i < n * n * n; i++) {
        const unsigned at[3] = {i % n, i / n % n, i / n / n};
        const uint32_t direction[3] = {odd[at[0]], odd[at[1]], odd[at[2]]};
        unsigned axis = longer[at[2]] >= longer[at[0]] && longer[at[2]] >= longer[at[1]] ? 2
                        : longer[at[1]] >= longer[at[0]]                                 ? 1
                                                                                         : 0;
        uint32_t on[2], minus = longer[at[axis]] > 0 && direction[axis] >> 31;
        assert_int_equal(tex_coord_project21(direction, on), 2 * axis + minus);
    }
}

/* The same steps in host floats: each is one host operation, with one rounding. */
static void steps_agree_with_the_host(void **state)
{
    uint64_t seed = 1;
    (void)state;
    for (int i = 0; i < 300000; i++) {
        uint32_t s = next_random(&seed), size = next_random(&seed) % 65536 + 1;
        if (i % 4) /* mostly of a magnitude that matters */
            s = (s & 0x80ffffff) | (0x30000000 + (next_random(&seed) % 27 << 24));
        s = tex_coord_sanitise(s);
        float f = to_float(s), wrapped = f - floorf(f), mirrored = fmodf(f, 2.0F);
        assert_int_equal(tex_coord_reduce(s, TEX_WRAP_WRAP), to_pattern(wrapped));
        assert_int_equal(tex_coord_reduce(s, TEX_WRAP_MIRROR), mirrored == 0.0F ? 0 : to_pattern(mirrored));
        float position = f * (float)size;
        assert_int_equal(tex_coord_position(s, size), to_pattern(position));
        double q = rint((double)position * 256.0);
        q = q > 33554431.0 ? 33554431.0 : q < -33554432.0 ? -33554432.0 : q;
        assert_int_equal(tex_coord_fixed(to_pattern(position)), (int32_t)q);
    }
}

static struct tex_coord evaluate(uint32_t s, uint32_t size, uint32_t mode, bool normalized)
{
    const struct tex_decode decode = {.s = s, .t = 0x3f000000};
    const struct tex_header header = {
        .geom = {.width = size, .height = 2, .normalized = normalized, .address_u = mode, .address_v = 2}};
    struct tex_coord out;
    coord_at_first(&decode, &header, &out);
    return out;
}

/* First texel of the footprint, (q - 128) >> 8. */
static void footprints(void **state)
{
    static const struct {
        uint32_t size, s;
        int32_t first;
    } cases[] = {
        {256, 0x3e810000, 64}, {256, 0x3e80ff80, 64}, {256, 0x3e80ff00, 64},    {256, 0x3e80fef0, 63},
        {4, 0x3e000000, 0},    {4, 0x3dff8000, 0},    {4, 0x00000000, -1},      {4, 0x3f800000, 3},
        {1, 0x3e800000, -1},   {1, 0x3f000000, 0},    {3, 0x3eaaaaab, 0},       {100, 0x3c75c28f, 1},
        {5, 0x3effcccc, 2},    {100, 0x3eee11eb, 46}, {4095, 0x3f3bf3b7, 3006}, {1, 0xbf008001, -2},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        struct tex_coord c = evaluate(cases[i].s, cases[i].size, TEX_WRAP_CLAMP_TO_EDGE, true);
        assert_int_equal((int32_t)floor((c.fixed[0] - 128) / 256.0), cases[i].first);
    }
}

static void axes_are_independent(void **state)
{
    const struct tex_decode decode = {.s = 0x3fa00000, .t = 0xbfa00000}; /* 1.25, -1.25 */
    struct tex_header header = {
        .tag = {.lane = 4},
        .op = {.rd = 9},
        .shape = {.kind = TEX_TYPE_TWO_D},
        .geom = {.width = 8, .height = 16, .normalized = 1, .address_u = TEX_WRAP_WRAP, .address_v = TEX_WRAP_MIRROR}};
    struct tex_coord c;
    (void)state;
    coord_at_first(&decode, &header, &c);
    assert_int_equal(c.reduced[0], 0x3e800000);
    assert_int_equal(c.reduced[1], 0xbfa00000);
    assert_int_equal(c.position[0], 0x40000000);
    assert_int_equal(c.position[1], 0xc1a00000);
    assert_int_equal(c.fixed[0], 512);
    assert_int_equal(c.fixed[1], -5120);
    header.shape.kind = TEX_TYPE_ONE_D; /* one row, whatever t is */
    header.geom.height = 1;
    coord_at_first(&decode, &header, &c);
    assert_int_equal(c.fixed[0], 512);
    assert_int_equal(c.fixed[1], -3 * 128);
    assert_int_equal(c.tag.lane, 4);
    assert_int_equal(c.op.rd, 9);
}

static void texel_units_are_not_reduced(void **state)
{
    struct tex_coord c = evaluate(0x459c4001, 1000, TEX_WRAP_WRAP, false);
    (void)state;
    assert_int_equal(c.reduced[0], 0x459c4001);
    assert_int_equal(c.position[0], 0x459c4001);
    assert_int_equal(c.fixed[0], 1280000);
    c = evaluate(0x80000001, 1000, TEX_WRAP_WRAP, false);
    assert_int_equal(c.reduced[0], 0x80000000);
    c = evaluate(0x459c4001, 1000, TEX_WRAP_WRAP, true);
    assert_int_equal(c.position[0], 0x3efa0000); /* 0.48828125 */
}

static void offset_words(void **state)
{
    static const struct {
        uint32_t word;
        int32_t u, v;
    } cases[] = {
        {0xffffffff, -1, -1}, {0xcccccccc, 12, 12}, {0x7cda73ac, -20, -13}, {0x00001f20, -32, 31}, {0xffffc0c0, 0, 0},
    };
    const struct tex_header header = {.geom = {.width = 1, .height = 1}};
    struct tex_coord c;
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        struct tex_decode decode = {.toff = TEX_TOFF_AOFFI, .off1 = cases[i].word, .off2 = 0x12345678};
        coord_at_first(&decode, &header, &c);
        for (unsigned k = 0; k < 4; k++) {
            assert_int_equal(c.offset_u[k], cases[i].u);
            assert_int_equal(c.offset_v[k], cases[i].v);
        }
        assert_int_equal(c.ptp, 0);
        decode.toff = TEX_TOFF_NONE;
        coord_at_first(&decode, &header, &c);
        assert_int_equal(c.offset_u[0] | c.offset_v[3], 0);
    }
}

static void offsets_of_each_texel(void **state)
{
    static const int32_t u[4] = {-20, 26, -23, -8}, v[4] = {-13, -4, -30, -19};
    const struct tex_decode decode = {.toff = TEX_TOFF_PTP, .off1 = 0x7cda73ac, .off2 = 0xadf8e2a9};
    const struct tex_header header = {.geom = {.width = 1, .height = 1}};
    struct tex_coord c;
    (void)state;
    coord_at_first(&decode, &header, &c);
    assert_int_equal(c.ptp, 1);
    for (unsigned k = 0; k < 4; k++) {
        assert_int_equal(c.offset_u[k], u[k]);
        assert_int_equal(c.offset_v[k], v[k]);
    }
}

static void other_statuses_show_zeros(void **state)
{
    const struct tex_decode decode = {.s = 0x3f800000, .toff = TEX_TOFF_PTP, .off1 = UINT32_MAX};
    struct tex_header header = {.tag = {.status = TEX_STATUS_OUT_OF_BOUNDS}, .geom = {.width = 4, .height = 4}};
    struct tex_coord c, expected = {.tag = {.status = TEX_STATUS_OUT_OF_BOUNDS}};
    (void)state;
    coord_at_first(&decode, &header, &c);
    assert_memory_equal(&c, &expected, sizeof c);
    header.tag = expected.tag = (struct tex_tag){.token = 1};
    coord_at_first(&decode, &header, &c);
    assert_memory_equal(&c, &expected, sizeof c);
}

/* A thread of TEX whose tap is `apart` from its coordinates, with a linear filter. */
static struct tex_coord tapped(uint32_t kind, bool normalized, const uint32_t coord[3], const uint32_t apart[3],
                               unsigned taps)
{
    const struct tex_decode decode = {.op = {.opcode = TEX_OPCODE_TEX}, .s = coord[0], .t = coord[1], .r = coord[2]};
    const struct tex_header header = {.op = decode.op,
                                      .shape = {.kind = kind, .depth = 16, .layers = 1},
                                      .geom = {.width = 64,
                                               .height = 32,
                                               .depth = 16,
                                               .normalized = normalized,
                                               .address_u = TEX_WRAP_CLAMP_TO_EDGE,
                                               .address_v = TEX_WRAP_CLAMP_TO_EDGE,
                                               .address_p = TEX_WRAP_CLAMP_TO_EDGE},
                                      .fmt = {.sampling = TEX_SAMPLING_LINEAR}};
    struct tex_lod lod = lod_at_first(&header);
    struct tex_coord c;
    lod.pass.taps = taps;
    for (unsigned i = 0; i < 3; i++)
        lod.apart[i] = apart[i];
    tex_coord_eval(&decode, &header, &lod, &(struct tex_policy){0}, &c);
    return c;
}

/* PD-112: along each axis of the type, where there are several taps. */
static void taps_are_added(void **state)
{
    const uint32_t coord[3] = {to_pattern(.25F), to_pattern(.5F), to_pattern(.125F)};
    const uint32_t apart[3] = {to_pattern(.125F), to_pattern(-.0625F), to_pattern(.25F)};
    (void)state;
    for (unsigned taps = 0; taps <= 4; taps++)
        for (unsigned i = 0; i < 3; i++) {
            static const uint32_t kinds[] = {TEX_TYPE_ONE_D, TEX_TYPE_TWO_D, TEX_TYPE_THREE_D};
            const struct tex_coord c = tapped(kinds[i], true, coord, apart, taps);
            assert_int_equal(c.reduced[0], to_pattern(taps ? .375F : .25F));
            assert_int_equal(c.position[0], to_pattern(taps ? 24 : 16));
            if (i > 0)
                assert_int_equal(c.position[1], to_pattern(taps ? 14 : 16));
            if (i > 1)
                assert_int_equal(c.position[2], to_pattern(taps ? 6 : 2));
        }
    const struct tex_coord c = tapped(TEX_TYPE_TWO_D, false, coord, apart, 1); /* in texels */
    assert_int_equal(c.position[0], to_pattern(.375F));
    assert_int_equal(c.position[1], to_pattern(.4375F));
}

/* PD-112: of a cube on the face that the thread sees, and no further. */
static void taps_of_cubes_stay_on_their_face(void **state)
{
    const uint32_t coord[3] = {to_pattern(1), to_pattern(.5F), to_pattern(-.25F)}; /* +x: 0.625, 0.25 */
    const uint32_t apart[3] = {to_pattern(.5F), to_pattern(-.125F), to_pattern(7)};
    const struct tex_coord one = tapped(TEX_TYPE_CUBEMAP, true, coord, apart, 0);
    const struct tex_coord two = tapped(TEX_TYPE_CUBEMAP, true, coord, apart, 1);
    (void)state;
    assert_int_equal(one.reduced[0], to_pattern(.625F));
    assert_int_equal(one.reduced[1], to_pattern(.25F));
    assert_int_equal(two.face, one.face);
    assert_int_equal(two.reduced[0], to_pattern(1.125F));
    assert_int_equal(two.reduced[1], to_pattern(.125F));
}

/* Rounded once to nearest even; coordinates are clean before (PD-19), and after. */
static void taps_are_clean(void **state)
{
    static const struct {
        uint32_t coord, apart, sum;
    } cases[] = {
        {0x3f800000, 0x33800000, 0x3f800000}, /* 2^-24: a tie */
        {0x3f800001, 0x33800000, 0x3f800002}, {0x3f800000, 0x33800001, 0x3f800001},
        {0x7fc00000, 0x3f800000, 0x3f800000}, /* no number is 0 */
        {0x7f800000, 0x3f800000, 0x7f7fffff}, /* an infinite one the greatest */
        {0xff800000, 0x3f800000, 0xff7fffff}, {0x7f800000, 0xff7fffff, 0x00000000},
        {0x3f800000, 0x7f800000, 0x7f7fffff}, /* and so is a tap beyond it */
        {0x3f800000, 0xff800000, 0xff7fffff}, {0x7f7fffff, 0x7f7fffff, 0x7f7fffff},
        {0xff7fffff, 0xff7fffff, 0xff7fffff}, {0x7f7fffff, 0xff800000, 0xff7fffff},
        {0x007fffff, 0x00800000, 0x00800000}, /* denormals are 0: before */
        {0x00800001, 0x80800000, 0x00000000}, /* after */
        {0x80800001, 0x00800000, 0x80000000}, {0x80000000, 0x80000000, 0x80000000},
        {0x80000000, 0x00000000, 0x00000000},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(cases); i++)
        for (unsigned axis = 0; axis < 3; axis++) {
            const uint32_t coord[3] = {axis == 0 ? cases[i].coord : 0, axis == 1 ? cases[i].coord : 0,
                                       axis == 2 ? cases[i].coord : 0};
            const uint32_t apart[3] = {axis == 0 ? cases[i].apart : 0, axis == 1 ? cases[i].apart : 0,
                                       axis == 2 ? cases[i].apart : 0};
            const struct tex_coord c = tapped(TEX_TYPE_THREE_D, true, coord, apart, 4);
            assert_int_equal(c.reduced[axis], cases[i].sum);
            assert_int_equal(c.reduced[(axis + 1) % 3] | c.reduced[(axis + 2) % 3], 0);
        }
}

/* By POLICY coord_fixed21: one axis of a texture of this size. */
static int32_t cut(uint32_t s, uint32_t mode, uint32_t size, bool normalized, uint32_t sampling)
{
    const struct tex_decode decode = {.s = s};
    const struct tex_header header = {
        .shape = {.kind = TEX_TYPE_TWO_D, .width = size, .height = 1, .depth = 1},
        .geom = {.width = size, .height = 1, .depth = 1, .normalized = normalized, .address_u = mode},
        .fmt = {.sampling = sampling}};
    const struct tex_lod lod = lod_at_first(&header);
    const struct tex_policy policy = {.coord_fixed21 = 1};
    struct tex_coord c;
    tex_coord_eval(&decode, &header, &lod, &policy, &c);
    return c.fixed[0];
}

/* PD-128: cut to 2^-21, then rounded to 2^-8 texels, a half up. */
static void fractions_of_21_bits(void **state)
{
    static const struct {
        uint32_t s, size;
        int32_t linear, point;
    } cases[] = {
        {0x3f000000, 3, 384, 384},
        {0x3eaaaaab, 3, 256, 128}, /* 1/3: 699050 of 2^21 */
        {0x3eaaaac0, 3, 256, 384},
        {0xbeaaaaab, 3, -256, -384},
        {0x35000000, 65536, 8, 128},   /* 2^-21 */
        {0xb4800000, 65536, -8, -128}, /* -2^-22 goes down */
        {0x34ffffff, 65536, 0, 128},
        {0x3b000000, 1, 1, 128}, /* 2^-9: a half goes up, of both signs */
        {0xbb000000, 1, 0, -128},
        {0xbb000001, 1, -1, -128},
        {0x7f7fffff, 1, 0x1ffffff, 0x1ffff80},
        {0xff800000, 1, -0x2000000, -0x2000000 + 128},
        {0x7fc00000, 7, 0, 128},
        {0x80000001, 7, 0, 128},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(cases); i++) {
        uint32_t mode = TEX_WRAP_CLAMP_TO_EDGE, s = cases[i].s, size = cases[i].size;
        assert_int_equal(cut(s, mode, size, true, TEX_SAMPLING_LINEAR), cases[i].linear);
        assert_int_equal(cut(s, mode, size, true, TEX_SAMPLING_GATHER), cases[i].linear);
        assert_int_equal(cut(s, mode, size, true, TEX_SAMPLING_POINT), cases[i].point);
    }
    assert_int_equal(cut(to_pattern(-.25F), TEX_WRAP_WRAP, 5, true, TEX_SAMPLING_LINEAR), 960);
    assert_int_equal(cut(to_pattern(-.25F), TEX_WRAP_MIRROR, 5, true, TEX_SAMPLING_LINEAR), 2240);
    assert_int_equal(cut(to_pattern(1e30F), TEX_WRAP_WRAP, 5, true, TEX_SAMPLING_LINEAR), 0);
    assert_int_equal(cut(to_pattern(.501953125F), TEX_WRAP_WRAP, 5, false, TEX_SAMPLING_LINEAR), 129); /* 128.5 */
    assert_int_equal(cut(to_pattern(-.501953125F), TEX_WRAP_WRAP, 5, false, TEX_SAMPLING_LINEAR), -128);
}

/* A double holds each step. */
static void cut_as_the_host_does(void **state)
{
    static const uint32_t sizes[] = {1, 2, 3, 7, 100, 1000, 16384, 65536};
    uint64_t seed = 128;
    (void)state;
    for (unsigned i = 0; i < 300000; i++) {
        uint32_t bits = (uint32_t)next_random(&seed), size = sizes[next_random(&seed) % 8];
        uint32_t s = (bits & 0x807fffff) | (100 + next_random(&seed) % 32) << 23, mode = next_random(&seed) % 3;
        double period = ldexp(mode == TEX_WRAP_MIRROR ? 2 : 1, 21), f = floor(ldexp(to_float(s), 21));
        if (mode == TEX_WRAP_WRAP || mode == TEX_WRAP_MIRROR)
            f -= period * floor(f / period);
        double linear = fmax(fmin(floor((f * size + 4096) / 8192), 0x1ffffff), -0x2000000);
        double point = fmax(fmin(floor(ldexp(f * size, -21)), 0x1ffff), -0x20000) * 256 + 128;
        assert_int_equal(cut(s, mode, size, true, TEX_SAMPLING_LINEAR), (int32_t)linear);
        assert_int_equal(cut(s, mode, size, true, TEX_SAMPLING_POINT), (int32_t)point);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sanitise_table),
        cmocka_unit_test(reduce_table),
        cmocka_unit_test(position_table),
        cmocka_unit_test(fixed_table),
        cmocka_unit_test(on_a_face),
        cmocka_unit_test(on_a_face_of_21_bits),
        cmocka_unit_test(face_by_bits),
        cmocka_unit_test(centres),
        cmocka_unit_test(steps_agree_with_the_host),
        cmocka_unit_test(footprints),
        cmocka_unit_test(axes_are_independent),
        cmocka_unit_test(texel_units_are_not_reduced),
        cmocka_unit_test(offset_words),
        cmocka_unit_test(offsets_of_each_texel),
        cmocka_unit_test(other_statuses_show_zeros),
        cmocka_unit_test(taps_are_added),
        cmocka_unit_test(taps_of_cubes_stay_on_their_face),
        cmocka_unit_test(taps_are_clean),
        cmocka_unit_test(fractions_of_21_bits),
        cmocka_unit_test(cut_as_the_host_does),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
