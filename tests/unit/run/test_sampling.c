// SPDX-License-Identifier: Apache-2.0
/* Properties of samples, over drawn coordinates: two instructions that must give the same, or a value known by hand. */
#include <math.h>
#include <stdio.h>

#include "case/case.h"
#include "tap.h"
#include "vector_text.h"

#define WIDTH 32
#define HEIGHT 16
#define LEVELS 5
#define FACE 4
#define DRAWS 200 /* warps for each property */

/* Texels are below 251 and weights count in 1/256, so that each product and each sum is exact in binary32. */
static const char text[] =
    "texlock 1\n"
    "texture 0 { format R32 FLOAT source R ZERO ZERO ONE_FLOAT size 32 16 levels 5 address 0x20000000\n"
    "  texels expression (float((x * 7 + y * 13 + level * 29 + x * y) % 251)) }\n"
    "texture 1 { format R32 FLOAT source R ZERO ZERO ONE_FLOAT size 32 16 levels 5 address 0x21000000\n"
    "  texels expression (float(level)) }\n"
    "texture 2 { format R32 FLOAT source R ZERO ZERO ONE_FLOAT size 32 16 address 0x20000000 normalized off\n"
    "  texels expression (float((x * 7 + y * 13 + x * y) % 251)) }\n"
    "texture 6 { format A8B8G8R8 UNORM size 32 16 levels 5 address 0x24000000\n"
    "  texels expression (101) }\n"
    "texture 7 { format R32 FLOAT source R ZERO ZERO ONE_FLOAT size 32 16 levels 5 address 0x25000000\n"
    "  texels expression (float(0.1)) }\n"
    "texture 8 { format R32 FLOAT source R ZERO ZERO ONE_FLOAT size 1024 64 address 0x26000000\n"
    "  texels expression (float(x + 0.5)) }\n"
    "texture 3 { format R32 FLOAT source R ZERO ZERO ONE_FLOAT size 32 16 address 0x22000000\n"
    "  texels expression (float(x + 0.5)) }\n"
    "sampler 0 { address WRAP WRAP WRAP MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 2 MAX_LOD_CLAMP 0xfff }\n"
    "sampler 1 { address WRAP WRAP WRAP MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff }\n"
    "sampler 2 { address MIRROR MIRROR WRAP MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 1 MAX_LOD_CLAMP 0xfff }\n"
    "sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 1 }\n"
    "sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP normalized off MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 1 }\n"
    "sampler 6 { address WRAP MIRROR WRAP MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 7 "
    "}\n"
    "sampler 7 { address WRAP WRAP WRAP MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff }\n"
    "sampler 8 { address MIRROR MIRROR WRAP MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff\n"
    "  MAX_ANISOTROPY 7 }\n"
    "sampler 9 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 1 MAX_ANISOTROPY 7 }\n"
    "sampler 10 { address WRAP WRAP WRAP MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff\n"
    "  MAX_ANISOTROPY 7 }\n"
    "handle 9 texture 6 sampler 6 handle 10 texture 7 sampler 6 handle 11 texture 0 sampler 7\n"
    "handle 12 texture 0 sampler 8 handle 13 texture 8 sampler 9 handle 14 texture 0 sampler 10\n"
    "handle 0 texture 0 sampler 0 handle 1 texture 0 sampler 1 handle 2 texture 1 sampler 1\n"
    "handle 3 texture 0 sampler 2 handle 4 texture 0 sampler 3 handle 5 texture 2 sampler 4\n"
    "handle 6 texture 3 sampler 3\n"
    "warp 0 { asm \"TEX.LL R8, R0, R4, 0, 2D, 0x1\" }\n"
    "warp 0 { asm \"TLD.LL R8, R0, R4, 0, 2D, 0x1\" }\n"
    "warp 0 { asm \"TEX.LZ R8, R0, 1, 2D, 0x1\" }\n"
    "warp 0 { asm \"TLD4.R R8, R0, 1, 2D, 0xf\" }\n"
    "warp 0 { asm \"TEX.LL R8, R0, R4, 2, 2D, 0x1\" }\n"
    "warp 0 { asm \"TEX R8, R0, 1, 2D, 0x1\" }\n"
    "warp 0 { asm \"TEX.LL R8, R0, R4, 1, 2D, 0x1\" }\n"
    "warp 0 { asm \"TEX.LB R8, R0, R4, 1, 2D, 0x1\" }\n"
    "warp 0 { asm \"TEX.LZ R8, R0, 3, 2D, 0x1\" }\n"
    "warp 0 { asm \"TEX.LZ R8, R0, 4, 2D, 0x1\" }\n"
    "warp 0 { asm \"TEX.LZ R8, R0, 5, 2D, 0x1\" }\n"
    "warp 0 { asm \"TEX.LZ R8, R0, 6, 2D, 0x1\" }\n"
    "warp 0 { asm \"TXD R8, R0, R4, 1, 2D, 0x1\" }\n"
    "warp 0 { asm \"TMML.LOD R8, R0, 1, 2D, 0x3\" }\n"
    "warp 0 { asm \"TEX.LZ R8, R0, 7, CUBE, 0x1\" }\n"
    "warp 0 { asm \"TEX.LZ R8, R0, 8, CUBE, 0x1\" }\n"
    "warp 0 { asm \"TEX R8, R0, 9, 2D, 0xf\" }\n"
    "warp 0 { asm \"TEX R8, R0, 10, 2D, 0x1\" }\n"
    "warp 0 { asm \"TEX R8, R0, 11, 2D, 0x1\" }\n"
    "warp 0 { asm \"TEX R8, R0, 12, 2D, 0x1\" }\n"
    "warp 0 { asm \"TEX R8, R0, 13, 2D, 0x1\" }\n"
    "warp 0 { asm \"TEX R8, R0, 14, 2D, 0x1\" }\n";

/* The instructions, in their order. */
enum which {
    POINT_LL,
    FETCH_LL,
    MEAN_LZ,
    GATHER,
    LEVEL_LL,
    MEAN,
    MEAN_LL,
    MEAN_LB,
    MIRRORED,
    EDGE,
    UNNORMALIZED,
    RAMP,
    GIVEN,
    ASKED,
    CUBE,
    TURNED,
    TAPS_EQUAL_CODES,
    TAPS_EQUAL_FLOATS,
    TAPS_ONE,
    TAPS_MIRRORED,
    TAPS_RAMP,
    TAPS
};

struct world {
    struct test_case c;
    uint64_t seed;
    float s[TEX_WARP_LANES], t[TEX_WARP_LANES], r[TEX_WARP_LANES], lod[TEX_WARP_LANES];
    float more[TEX_WARP_LANES][3]; /* registers after lod */
    struct tex_warp_result a, b;
};

static uint32_t below(struct world *w, uint32_t bound)
{
    return next_random(&w->seed) % bound;
}

static float value_of(uint32_t pattern)
{
    float value;
    memcpy(&value, &pattern, sizeof value);
    return value;
}

static uint32_t value(const struct tex_warp_result *r, unsigned lane, unsigned k)
{
    assert_int_equal(r->beat[lane / 4].status[lane % 4], TEX_STATUS_OK);
    return r->beat[lane / 4].value[4 * (lane % 4) + k];
}

/* Of the first pass of a thread. */
static const struct tex_thread_trace *trace(const struct tex_warp_result *r, unsigned lane)
{
    unsigned i = 0;
    while (i < r->threads && r->trace[i].lod.tag.lane != lane)
        i++;
    assert_true(i < r->threads);
    return &r->trace[i];
}

static void execute(struct world *w, enum which which, struct tex_warp_result *out)
{
    struct tex_memory memory = image_memory(&w->c.image);
    struct tex_warp warp = w->c.warps[which].warp;
    warp.header.active = UINT32_MAX;
    warp.header.stage = TEX_STAGE_PIXEL;
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        warp.ra[lane][0] = to_pattern(w->s[lane]);
        warp.ra[lane][1] = to_pattern(w->t[lane]);
        warp.ra[lane][2] = to_pattern(w->r[lane]);
        warp.rb[lane][0] = to_pattern(w->lod[lane]);
        for (unsigned i = 0; i < 3; i++)
            warp.rb[lane][1 + i] = to_pattern(w->more[lane][i]);
    }
    tex_execute(&w->c.config, &memory, &warp, 0, NULL, out);
    assert_int_equal(out->beats, TEX_WARP_LANES / 4);
}

static void same(const struct world *w)
{
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        assert_int_equal(value(&w->a, lane, 0), value(&w->b, lane, 0));
}

/* Multiples of 1/256 of a texel, from -1 to 2 sizes. */
static void draw_positions(struct world *w)
{
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        w->s[lane] = (float)((int)below(w, 3 * 256 * WIDTH) - 256 * WIDTH) / (256 * WIDTH);
        w->t[lane] = (float)((int)below(w, 3 * 256 * HEIGHT) - 256 * HEIGHT) / (256 * HEIGHT);
    }
}

/* PD-106: one texel of a sample is the texel that a fetch names. */
static void a_point_is_a_fetch(void **state)
{
    struct world *w = *state;
    struct tex_memory memory = image_memory(&w->c.image);
    for (unsigned i = 0; i < DRAWS; i++) {
        struct tex_warp fetch = w->c.warps[FETCH_LL].warp;
        fetch.header.active = UINT32_MAX;
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            uint32_t level = below(w, LEVELS), x = below(w, WIDTH >> level), y = below(w, HEIGHT >> level);
            w->s[lane] = ((float)x + (float)below(w, 256) / 256) / (float)(WIDTH >> level);
            w->t[lane] = ((float)y + (float)below(w, 256) / 256) / (float)(HEIGHT >> level);
            w->lod[lane] = (float)level;
            fetch.ra[lane][0] = x;
            fetch.ra[lane][1] = y;
            fetch.rb[lane][0] = level;
        }
        execute(w, POINT_LL, &w->a);
        tex_execute(&w->c.config, &memory, &fetch, 0, NULL, &w->b);
        same(w);
    }
}

/* PD-108: the four texels of a gather, weighted by hand, are the mean. */
static void a_weighted_gather_is_a_mean(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < DRAWS; i++) {
        draw_positions(w);
        execute(w, MEAN_LZ, &w->a);
        execute(w, GATHER, &w->b);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            int right = ((int)(w->s[lane] * 256 * WIDTH) + 128) & 255,
                down = ((int)(w->t[lane] * 256 * HEIGHT) + 128) & 255;
            float texel[4];
            for (unsigned k = 0; k < 4; k++)
                texel[k] = value_of(value(&w->b, lane, k));
            float upper = texel[3] * (float)(256 - right) + texel[2] * (float)right;
            float lower = texel[0] * (float)(256 - right) + texel[1] * (float)right;
            float mean = (upper * (float)(256 - down) + lower * (float)down) / 65536;
            assert_int_equal(value(&w->a, lane, 0), to_pattern(mean));
        }
    }
}

/* PD-104, PD-105, PD-107: where each level holds its number, a sample gives the level back, in 1/256. */
static void levels_give_the_level_back(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < DRAWS; i++) {
        draw_positions(w);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
            w->lod[lane] = (float)((int)below(w, 7 << 16) - (1 << 16)) / (1 << 16);
        execute(w, LEVEL_LL, &w->a);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            float in_view = w->lod[lane] < 0 ? 0 : w->lod[lane] > LEVELS - 1 ? LEVELS - 1 : w->lod[lane];
            assert_int_equal(value(&w->a, lane, 0), to_pattern((float)(int)(in_view * 256) / 256));
        }
    }
}

/* The quads of coordinates that change by up to four texels. */
static void draw_quads(struct world *w)
{
    draw_positions(w);
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        w->s[lane] = w->s[lane & ~3U] + (float)below(w, 1024) / (256 * WIDTH);
        w->t[lane] = w->t[lane & ~3U] + (float)below(w, 1024) / (256 * HEIGHT);
        w->lod[lane] = 0;
    }
}

/* PD-103, PD-104: a level from the quad, with a bias or without, is that level in a register. */
static void a_derived_level_is_a_given_one(void **state)
{
    struct world *w = *state;
    unsigned above = 0;
    for (unsigned i = 0; i < 2 * DRAWS; i++) {
        float bias[TEX_WARP_LANES];
        draw_quads(w);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
            w->lod[lane] = bias[lane] = i % 2 ? (float)((int)below(w, 1024) - 512) / 256 : 0;
        execute(w, i % 2 ? MEAN_LB : MEAN, &w->a);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            w->lod[lane] = (float)(int16_t)trace(&w->a, lane)->lod.lambda / 256 + bias[lane];
            above += w->lod[lane] > 0;
        }
        execute(w, MEAN_LL, &w->b);
        same(w);
    }
    assert_true(above > DRAWS);
}

/* PD-18e: with MIRROR, -s and -t give what s and t give. */
static void mirrored_coordinates(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < DRAWS; i++) {
        draw_positions(w);
        execute(w, MIRRORED, &w->a);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            w->s[lane] = -w->s[lane];
            w->t[lane] = -w->t[lane];
        }
        execute(w, MIRRORED, &w->b);
        same(w);
    }
}

/* Coordinates in texels are normalised ones times the size. */
static void unnormalized_coordinates(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < DRAWS; i++) {
        draw_positions(w);
        execute(w, EDGE, &w->a);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            w->s[lane] *= WIDTH;
            w->t[lane] *= HEIGHT;
        }
        execute(w, UNNORMALIZED, &w->b);
        same(w);
    }
}

/* A ramp of positions gives the position back, up to the middle of the first and of the last texel. */
static void a_ramp_reproduces_itself(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < DRAWS; i++) {
        draw_positions(w);
        execute(w, RAMP, &w->a);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            float x = w->s[lane] * WIDTH;
            x = x < 0.5F ? 0.5F : x > WIDTH - 0.5F ? WIDTH - 0.5F : x;
            assert_int_equal(value(&w->a, lane, 0), to_pattern(x));
        }
    }
}

/* PD-114: TXD with the differences of its own quad is TEX. */
static void differences_that_are_given(void **state)
{
    struct world *w = *state;
    unsigned above = 0;
    for (unsigned i = 0; i < DRAWS; i++) {
        draw_quads(w);
        execute(w, MEAN, &w->a);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            unsigned first = lane & ~3U;
            w->lod[lane] = w->s[first + 1] - w->s[first];
            w->more[lane][0] = w->s[first + 2] - w->s[first];
            w->more[lane][1] = w->t[first + 1] - w->t[first];
            w->more[lane][2] = w->t[first + 2] - w->t[first];
            above += trace(&w->a, lane)->lod.clamped > 0;
        }
        execute(w, GIVEN, &w->b);
        same(w);
    }
    assert_true(above > DRAWS);
}

/* PD-116: the level that TMML answers, in a register, is that of TEX. */
static void a_level_that_is_asked(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < DRAWS; i++) {
        draw_quads(w);
        execute(w, MEAN, &w->a);
        execute(w, ASKED, &w->b);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            assert_int_equal(value(&w->b, lane, 1), trace(&w->a, lane)->lod.clamped);
            w->lod[lane] = (float)(int32_t)value(&w->b, lane, 0) / 256;
        }
        execute(w, MEAN_LL, &w->b);
        same(w);
    }
}

/* PD-17, PD-110: a cube that is turned gives at a turned direction what it gave, across edges and at corners too. */
static void a_turned_cube(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < DRAWS; i++) {
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            float d[3];
            for (unsigned axis = 0; axis < 3; axis++) {
                int end = (int)below(w, 128 + 1), at = (int)below(w, 256 * FACE + 1);
                at = below(w, 2) ? at : below(w, 2) ? end : 256 * FACE - end;
                d[axis] = (float)(2 * at) / (256 * FACE) - 1;
            }
            d[below(w, 3)] = below(w, 2) ? 1 : -1;
            w->s[lane] = d[0], w->t[lane] = d[1], w->r[lane] = d[2];
        }
        execute(w, TURNED, &w->a);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            float x = w->s[lane], y = w->t[lane], z = w->r[lane];
            w->s[lane] = -z, w->t[lane] = x, w->r[lane] = -y;
        }
        execute(w, CUBE, &w->b);
        same(w);
    }
}

/* Quads one of whose derivatives is up to 31 times as long as the other, in texels of the first level. */
static void draw_stretched(struct world *w, float width, float height)
{
    draw_positions(w);
    for (unsigned first = 0; first < TEX_WARP_LANES; first += 4) {
        float step[2][2]; /* texels of the two, along s and t */
        float length = (float)(1 + below(w, 40)), ratio = (float)(1 + below(w, 31));
        unsigned longer = below(w, 2);
        for (unsigned k = 0; k < 2; k++) {
            float across = (float)((int)below(w, 513) - 256) / 256, along = (float)((int)below(w, 513) - 256) / 256;
            step[k][0] = across * (k == longer ? length : length / ratio);
            step[k][1] = along * (k == longer ? length : length / ratio);
        }
        for (unsigned lane = first; lane < first + 4; lane++) {
            w->s[lane] = w->s[first] + ((lane & 1 ? step[0][0] : 0) + (lane & 2 ? step[1][0] : 0)) / width;
            w->t[lane] = w->t[first] + ((lane & 1 ? step[0][1] : 0) + (lane & 2 ? step[1][1] : 0)) / height;
        }
    }
}

/* Counts threads by log2 of their taps. */
static void count_taps(const struct tex_warp_result *r, unsigned seen[5])
{
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        seen[trace(r, lane)->lod.pass.taps]++;
}

static void saw_all_taps(const unsigned seen[5])
{
    for (unsigned i = 0; i < 5; i++)
        assert_true(seen[i] > DRAWS / 2);
}

/* PD-112: whatever the taps, levels and weights, texels that are alike give what they are. */
static void taps_of_equal_texels(void **state)
{
    struct world *w = *state;
    unsigned seen[5] = {0};
    for (unsigned i = 0; i < DRAWS; i++) {
        draw_stretched(w, WIDTH, HEIGHT);
        execute(w, TAPS_EQUAL_CODES, &w->a);
        execute(w, TAPS_EQUAL_FLOATS, &w->b);
        count_taps(&w->a, seen);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            for (unsigned k = 0; k < 4; k++)
                assert_int_equal(value(&w->a, lane, k), to_pattern(101 / 255.0F));
            assert_int_equal(value(&w->b, lane, 0), to_pattern(0.1F));
        }
    }
    saw_all_taps(seen);
}

/* PD-112: with MAX_ANISOTROPY 0 the filter is LINEAR. */
static void one_tap_is_isotropic(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < DRAWS; i++) {
        draw_stretched(w, WIDTH, HEIGHT);
        execute(w, TAPS_ONE, &w->a);
        execute(w, MEAN, &w->b);
        same(w);
    }
}

/* PD-18e, PD-112: with MIRROR, -s and -t give what s and t give: the taps go the other way. */
static void mirrored_taps(void **state)
{
    struct world *w = *state;
    unsigned seen[5] = {0};
    for (unsigned i = 0; i < DRAWS; i++) {
        draw_stretched(w, WIDTH, HEIGHT);
        execute(w, TAPS_MIRRORED, &w->a);
        count_taps(&w->a, seen);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            w->s[lane] = -w->s[lane];
            w->t[lane] = -w->t[lane];
        }
        execute(w, TAPS_MIRRORED, &w->b);
        same(w);
    }
    saw_all_taps(seen);
}

/* PD-112: taps lie about the coordinates: of a ramp their mean is that of the coordinates, but for the half of 1/256
 * texel by which each position is rounded. */
static void taps_of_a_ramp(void **state)
{
    enum { LONG = 1024, TALL = 64 };
    struct world *w = *state;
    unsigned seen[5] = {0};
    for (unsigned i = 0; i < DRAWS; i++) {
        draw_stretched(w, LONG, TALL);
        for (unsigned first = 0; first < TEX_WARP_LANES; first += 4) { /* away from both ends by some derivatives */
            float moved = (200 + (float)below(w, 600 * 256) / 256) / LONG - w->s[first];
            for (unsigned lane = first; lane < first + 4; lane++)
                w->s[lane] += moved;
        }
        execute(w, TAPS_RAMP, &w->a);
        count_taps(&w->a, seen);
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
            assert_true(fabsf(value_of(value(&w->a, lane, 0)) - w->s[lane] * LONG) <= 1 / 512.0F + 0x1p-12F);
    }
    saw_all_taps(seen);
}

/* The longer of the two derivatives of a quad, the first of two that are alike. */
static void longer_of(const float *s, const float *t, unsigned first, float along[2])
{
    float length[2];
    for (unsigned k = 0; k < 2; k++) {
        float x = (s[first + 1 + k] - s[first]) * WIDTH, y = (t[first + 1 + k] - t[first]) * HEIGHT;
        length[k] = x * x + y * y;
    }
    unsigned longer = length[1] > length[0] ? 2 : 1;
    along[0] = s[first + longer] - s[first];
    along[1] = t[first + longer] - t[first];
}

/* PD-112: the mean of the samples at the places of its taps, each of one tap at its level. */
static void taps_are_samples(void **state)
{
    struct world *w = *state;
    unsigned seen[5] = {0};
    for (unsigned i = 0; i < DRAWS; i++) {
        float s[TEX_WARP_LANES], t[TEX_WARP_LANES], sum[TEX_WARP_LANES] = {0};
        draw_stretched(w, WIDTH, HEIGHT);
        execute(w, TAPS, &w->a);
        count_taps(&w->a, seen);
        memcpy(s, w->s, sizeof s);
        memcpy(t, w->t, sizeof t);
        for (unsigned tap = 0; tap < 16; tap++) { /* of less taps each comes as often as another */
            for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
                const struct tex_lod *lod = &trace(&w->a, lane)->lod;
                float along[2], number = (float)(1 << lod->pass.taps);
                longer_of(s, t, lane & ~3U, along);
                float place = (2 * (float)(tap % (1U << lod->pass.taps)) + 1 - number) / (2 * number);
                w->s[lane] = s[lane] + (number > 1 ? along[0] * place : 0);
                w->t[lane] = t[lane] + (number > 1 ? along[1] * place : 0);
                w->lod[lane] = (float)(int16_t)lod->lambda / 256;
            }
            execute(w, MEAN_LL, &w->b);
            for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
                sum[lane] += value_of(value(&w->b, lane, 0)) / 16;
        }
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
            assert_true(fabsf(value_of(value(&w->a, lane, 0)) - sum[lane]) <= 250 * 0x1p-20F);
    }
    saw_all_taps(seen);
}

/* Any byte for each texel centre of a cube from -FACE to FACE. */
static unsigned byte_of(int x, int y, int z)
{
    return (unsigned)(x * 37 + y * 101 + z * 151 + x * y * z * 11 + 4096) % 251;
}

/* Codes, so that a mean is rounded once whatever the order of its texels. */
static void put_cube(FILE *to, unsigned number, bool turned)
{
    /* Outward, the way of the columns, the way of the rows. */
    static const int ways[6][3][3] = {
        {{1, 0, 0}, {0, 0, -1}, {0, -1, 0}}, {{-1, 0, 0}, {0, 0, 1}, {0, -1, 0}}, {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}},
        {{0, -1, 0}, {1, 0, 0}, {0, 0, -1}}, {{0, 0, 1}, {1, 0, 0}, {0, -1, 0}},  {{0, 0, -1}, {-1, 0, 0}, {0, -1, 0}},
    };
    fprintf(to, "texture %u { format R8 UNORM type CUBEMAP size %d %d address %#x texels rows", number, FACE, FACE,
            0x23000000 + (number << 16));
    for (int i = 0; i < 6 * FACE * FACE; i++) {
        int at[3], column = 2 * (i % FACE) - FACE + 1, row = 2 * (i / FACE % FACE) - FACE + 1;
        for (unsigned axis = 0; axis < 3; axis++) {
            const int(*way)[3] = ways[i / FACE / FACE];
            at[axis] = FACE * way[0][axis] + column * way[1][axis] + row * way[2][axis];
        }
        fprintf(to, " %02x", turned ? byte_of(-at[2], at[0], -at[1]) : byte_of(at[0], at[1], at[2]));
    }
    fprintf(to, " }\nhandle %u texture %u sampler 5\n", number + 3, number);
}

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    char *whole = NULL;
    size_t size = 0;
    FILE *to = open_memstream(&whole, &size);
    if (!w || !to)
        return -1;
    w->seed = 1;
    fputs(text, to);
    fputs("sampler 5 { MAG_FILTER 2 CUBEMAP_INTERFACE_FILTERING 2 }\n", to);
    put_cube(to, 4, false);
    put_cube(to, 5, true);
    fclose(to);
    vector_good(whole, &w->c);
    free(whole);
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    case_free(&w->c);
    free(w);
    return 0;
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)
    const struct CMUnitTest tests[] = {TEST(a_point_is_a_fetch),
                                       TEST(a_weighted_gather_is_a_mean),
                                       TEST(levels_give_the_level_back),
                                       TEST(a_derived_level_is_a_given_one),
                                       TEST(mirrored_coordinates),
                                       TEST(unnormalized_coordinates),
                                       TEST(a_ramp_reproduces_itself),
                                       TEST(differences_that_are_given),
                                       TEST(a_level_that_is_asked),
                                       TEST(a_turned_cube),
                                       TEST(taps_of_equal_texels),
                                       TEST(one_tap_is_isotropic),
                                       TEST(mirrored_taps),
                                       TEST(taps_of_a_ramp),
                                       TEST(taps_are_samples)};
    return cmocka_run_group_tests_name("properties of samples", tests, NULL, NULL);
}
