// SPDX-License-Identifier: Apache-2.0
/* Results alone are those of the stages: of any instruction, and of plain samples, which have a path of their own. */
#include "draw.h"
#include "tex_stages.h"

#define DRAWS 4000
#define WORLDS 400
#define WARPS 8

static struct tex_warp_result staged;

static void expect_same_results(struct world *w, struct tex_executor *executor, const struct tex_warp *warp)
{
    const struct tex_memory memory = {.read = world_read, .user = w};
    struct tex_results results;
    memset(&results, 0xa5, sizeof results);
    world_execute(w, warp, NULL, &staged);
    tex_executor_run(executor, &w->config, &memory, warp, 0, &results);
    assert_int_equal(results.beats, staged.beats);
    assert_memory_equal(results.beat, staged.beat, sizeof results.beat);
    assert_int_equal(results.hash, staged.hash);
}

static struct tex_executor *create(void)
{
    struct tex_executor *executor = tex_executor_create();
    assert_non_null(executor);
    return executor;
}

static void any_instruction(void **state)
{
    struct world *w = *state;
    struct tex_executor *executor = create();
    uint64_t seed = 1;
    for (unsigned i = 0; i < DRAWS; i++) {
        struct tex_warp warp;
        if (i % 16 == 0)
            draw_world(&seed, w);
        draw_warp(&seed, &warp);
        expect_same_results(w, executor, &warp);
    }
    tex_executor_destroy(executor);
}

/* A texture of one of these formats, with levels, any block size and any sources; rarely of another type. */
static void draw_texture(uint64_t *seed, struct world *w)
{
    static const uint8_t formats[] = {0x08, 0x08, 0x0c, 0x1b, 0x1d, 0x15, 0x12, 0x18, 0x03, 0x09, 0x14};
    uint32_t tic[8], levels = below(seed, 7);
    bool powers = below(seed, 2) != 0;
    plain_tic(tic, powers ? 1U << below(seed, 7) : 1 + below(seed, 90),
              powers ? 1U << below(seed, 7) : 1 + below(seed, 70));
    PUT_TIC(tic, ADDRESS_31_0, TEXTURE);
    PUT_TIC(tic, COMPONENTS, formats[below(seed, COUNT_OF(formats))]);
    for (unsigned i = 0; i < 4; i++) {
        put_bits(tic, TEX_TIC_R_DATA_TYPE_LO + TEX_TIC_R_DATA_TYPE_W * i, TEX_TIC_R_DATA_TYPE_W,
                 below(seed, 32) ? TEX_DATATYPE_UNORM : TEX_DATATYPE_SNORM);
        put_bits(tic, TEX_TIC_X_SOURCE_LO + TEX_TIC_X_SOURCE_W * i, TEX_TIC_X_SOURCE_W,
                 below(seed, 4) ? 2 + below(seed, 4) : (0x7650u >> 4 * below(seed, 4) & 15u));
    }
    PUT_TIC(tic, HEADER_VERSION, below(seed, 4) ? TEX_VERSION_BLOCKLINEAR : TEX_VERSION_PITCH);
    PUT_TIC(tic, PITCH_20_5, below(seed, 4) ? below(seed, 4) << 3 : 24);
    PUT_TIC(tic, NORMALIZED_COORDS, below(seed, 8) != 0);
    PUT_TIC(tic, SRGB_CONVERSION, below(seed, 8) == 0);
    PUT_TIC(tic, MAX_MIP_LEVEL, levels);
    PUT_TIC(tic, RES_VIEW_MIN_MIP_LEVEL, below(seed, 4) ? 0 : below(seed, levels + 1));
    PUT_TIC(tic, RES_VIEW_MAX_MIP_LEVEL, levels);
    PUT_TIC(tic, DEPTH_MINUS_ONE, below(seed, 4));
    if (below(seed, 8) == 0)
        PUT_TIC(tic, TEXTURE_TYPE, TEX_TYPE_TWO_D_ARRAY);
    world_write_record(w, HEADER_POOL, tic);
    PUT_TIC(tic, ADDRESS_31_0, TEXTURE + 0x1000);
    world_write_record(w, HEADER_POOL + 32, tic); /* of other threads of .B */
}

static void draw_sampler(uint64_t *seed, struct world *w)
{
    uint32_t tsc[8] = {0};
    PUT_TSC(tsc, ADDRESS_U, below(seed, 3) ? TEX_WRAP_WRAP : below(seed, 8));
    PUT_TSC(tsc, ADDRESS_V, below(seed, 3) ? TEX_WRAP_WRAP : below(seed, 8));
    PUT_TSC(tsc, MAG_FILTER, below(seed, 3) ? TEX_MAG_LINEAR : TEX_MAG_POINT);
    PUT_TSC(tsc, MIN_FILTER, below(seed, 3) ? TEX_MIN_LINEAR : TEX_MIN_POINT);
    PUT_TSC(tsc, MIP_FILTER, below(seed, 3) ? TEX_MIP_LINEAR : 1 + below(seed, 2));
    PUT_TSC(tsc, MIP_LOD_BIAS, below(seed, 2) ? 0 : below(seed, 512));
    PUT_TSC(tsc, MAX_LOD_CLAMP, 0xfff);
    PUT_TSC(tsc, SRGB_CONVERSION, below(seed, 2));
    for (unsigned i = 4; i < 8; i++)
        tsc[i] = below(seed, 2) ? draw_component(seed) : 0x3f000000;
    world_write_record(w, SAMPLER_POOL, tsc);
}

/* Texels of any bits, some of which cannot be read. */
static void draw_plain_world(uint64_t *seed, struct world *w)
{
    for (uint32_t i = 0; i < 0x40000; i += 4)
        world_write32(w, TEXTURE + i, next_random(seed));
    w->sparse_from = w->sparse_to = w->error_from = w->error_to = 0;
    if (below(seed, 4) == 0) {
        w->sparse_from = TEXTURE + (below(seed, 0x8000) & ~31U);
        w->sparse_to = w->sparse_from + 64;
        w->error_from = TEXTURE + (below(seed, 0x8000) & ~31U);
        w->error_to = w->error_from + 64;
    }
    w->config.policy.filter_round16 = below(seed, 8) == 0;
    w->config.policy.filter_weight8 = below(seed, 8) == 0;
    w->config.policy.coord_fixed21 = below(seed, 8) == 0;
    w->config.policy.lod_float10 = below(seed, 8) == 0;
    w->config.policy.srgb_float8 = w->config.policy.lod_float10;
    w->config.policy.border_texel = w->config.policy.coord_fixed21;
    w->config.policy.bc4_nv = w->config.policy.filter_round16;
    w->config.policy.taps_log8 = w->config.policy.filter_weight8;
    draw_texture(seed, w);
    draw_sampler(seed, w);
}

/* TEX with these registers, by index, or TEX.B. */
static uint64_t tex_word(bool bindless, uint64_t mode, uint64_t param)
{
    if (bindless)
        return UINT64_C(0x37a) << TEX_TEXB_OPCODE_LO | UINT64_C(7) << TEX_TEXB_PS_LO | UINT64_C(7) << TEX_TEXB_PG_LO |
               UINT64_C(8) << TEX_TEXB_RD_LO | UINT64_C(4) << TEX_TEXB_RB_LO | UINT64_C(15) << TEX_TEXB_WMASK_LO |
               param << TEX_TEXB_PARAM_LO | mode << TEX_TEXB_LOD_LO;
    return UINT64_C(0x18) << TEX_TEX_OPCODE_LO | UINT64_C(7) << TEX_TEX_PG_LO | UINT64_C(8) << TEX_TEX_RD_LO |
           UINT64_C(4) << TEX_TEX_RB_LO | UINT64_C(15) << TEX_TEX_WMASK_LO | param << TEX_TEX_PARAM_LO |
           mode << TEX_TEX_LOD_LO;
}

/* Mostly a gather, or TEX that names its level. */
static uint64_t draw_plain_word(uint64_t *seed)
{
    uint64_t gather = UINT64_C(0xc8380057aff70008) & ~(UINT64_C(0x1fff) << TEX_TLD4_INDEX_LO);
    uint64_t any = (uint64_t)next_random(seed) << 32 | next_random(seed), one = UINT64_C(1) << below(seed, 64);
    switch (below(seed, 16)) {
    case 0:
        return sample_word(any);
    case 1:
        return tex_word(false, 1 + below(seed, 3), TEX_PARAM_2D) ^ one;
    case 2:
        return tex_word(true, 1 + below(seed, 3), TEX_PARAM_2D);
    case 3:
        return tex_word(false, 1 + below(seed, 3), TEX_PARAM_ARRAY_2D);
    case 4:
    case 5:
    case 6:
    case 7:
        return gather | (uint64_t)below(seed, 4) << TEX_TLD4_COMP_LO;
    default:
        return tex_word(false, 1 + below(seed, 3), TEX_PARAM_2D);
    }
}

/* Threads name few levels, and some the same as those of the instruction before. */
static void draw_plain_warp(uint64_t *seed, struct tex_warp *warp)
{
    memset(warp, 0, sizeof *warp);
    warp->header.word = draw_plain_word(seed);
    warp->header.active = below(seed, 2) ? UINT32_MAX : next_random(seed);
    warp->header.stage = TEX_STAGE_PIXEL;
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        for (unsigned i = 0; i < 4; i++)
            warp->ra[lane][i] = below(seed, 4) ? to_pattern((float)below(seed, 4096) / 4096) : draw_coordinate(seed);
        warp->rb[lane][0] = below(seed, 2) ? to_pattern(1.5F) : to_pattern((float)below(seed, 2048) / 256 - 1);
        if (below(seed, 16) == 0)
            warp->rb[lane][0] = next_random(seed);
        warp->rb[lane][1] = warp->rb[lane][0];
        if (warp->header.word >> TEX_TEXB_OPCODE_LO == 0x37a)
            warp->rb[lane][0] = below(seed, 2);
    }
}

static void plain_samples(void **state)
{
    struct world *w = *state;
    struct tex_executor *executor = create();
    uint64_t seed = 2;
    for (unsigned i = 0; i < WORLDS; i++) {
        draw_plain_world(&seed, w);
        for (unsigned k = 0; k < WARPS; k++) {
            struct tex_warp warp;
            draw_plain_warp(&seed, &warp);
            expect_same_results(w, executor, &warp);
        }
    }
    tex_executor_destroy(executor);
}

/* The values of threads that stages ran, without them; how many have such. */
static unsigned expect_same_values(struct world *w, struct tex_sampler *sampler, const struct tex_warp *warp)
{
    const struct tex_memory memory = {.read = world_read, .user = w};
    struct tex_instruction instruction;
    struct tex_lines lines;
    unsigned count = 0;
    tex_decode_header(&warp->header, &instruction);
    world_execute(w, warp, NULL, &staged);
    if (instruction.exec == 0 || !tex_sample_take(sampler, &instruction, &staged.trace[0], &w->config.policy))
        return 0;
    tex_lines_start(&lines, &memory);
    uint32_t value[TEX_WARP_LANES][4];
    uint32_t taken = tex_sample_eval(sampler, &instruction, warp, &lines, value);
    for (unsigned i = 0; i < staged.threads; i++) {
        const struct tex_filter *filter = &staged.trace[i].filter;
        unsigned lane = staged.trace[i].decode.tag.lane;
        if (staged.trace[i].lod.tag.more || !(taken >> lane & 1))
            continue;
        assert_int_equal(filter->tag.status, TEX_STATUS_OK);
        assert_int_equal(filter->sparse, 0);
        assert_memory_equal(value[lane], filter->value, sizeof value[lane]);
        count++;
    }
    return count;
}

/* Most threads of plain samples are taken: else the path would be tested by none. */
static void plain_samples_skip_the_stages(void **state)
{
    struct world *w = *state;
    static struct tex_sampler sampler;
    uint64_t seed = 3;
    unsigned count[2] = {0, 0};
    for (unsigned i = 0; i < WORLDS; i++) {
        draw_plain_world(&seed, w);
        for (unsigned k = 0; k < WARPS; k++) {
            struct tex_warp warp;
            draw_plain_warp(&seed, &warp);
            bool gather = warp.header.word >> TEX_TLD4_OPCODE_LO == 0x32;
            count[gather] += expect_same_values(w, &sampler, &warp);
        }
    }
    assert_in_range(count[0], 8000, UINT32_MAX);
    assert_in_range(count[1], 5000, UINT32_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_WORLD(any_instruction),
        IN_WORLD(plain_samples),
        IN_WORLD(plain_samples_skip_the_stages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
