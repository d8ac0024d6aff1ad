// SPDX-License-Identifier: Apache-2.0
#include "world.h"

#define HALF 0x3f000000U
#define ONE 0x3f800000U

/* One active thread at lane 0 with these coordinates and offset words. */
static struct tex_warp one_thread(uint64_t word, uint32_t s, uint32_t t, uint32_t off1, uint32_t off2)
{
    struct tex_warp warp = {.header = {.word = word, .active = 1, .stage = TEX_STAGE_COMPUTE}};
    warp.ra[0][0] = s;
    warp.ra[0][1] = t;
    warp.rb[0][1] = off1;
    warp.rb[0][2] = off2;
    return warp;
}

static void write_texel(struct world *w, uint32_t x, uint32_t y, uint32_t value)
{
    world_write32(w, TEXTURE + place_512(4 * x, y), value);
}

/* Header 0 as R16_G16 UINT whose texel at (x, y) is {x, y}. */
static void write_coordinate_texture(struct world *w)
{
    uint32_t tic[8];
    plain_tic(tic, 512, 512);
    PUT_TIC(tic, GOBS_PER_BLOCK_HEIGHT, 4);
    PUT_TIC(tic, ADDRESS_31_0, TEXTURE);
    PUT_TIC(tic, COMPONENTS, 0x0c);
    PUT_TIC(tic, R_DATA_TYPE, TEX_DATATYPE_UINT);
    PUT_TIC(tic, G_DATA_TYPE, TEX_DATATYPE_UINT);
    world_write_record(w, HEADER_POOL, tic);
    for (uint32_t y = 0; y < 512; y++)
        for (uint32_t x = 0; x < 512; x++)
            write_texel(w, x, y, y << 16 | x);
}

static void expect_values(struct world *w, const struct tex_warp *warp, const uint32_t expected[4])
{
    static struct tex_warp_result r;
    world_execute(w, warp, NULL, &r);
    assert_int_equal(r.threads, 1);
    assert_int_equal(r.beats, 1);
    assert_int_equal(r.beat[0].status[0], TEX_STATUS_OK);
    assert_memory_equal(r.beat[0].value, expected, 4 * sizeof expected[0]);
}

/* Columns and rows of the four samples on the coordinate texture. */
static void expect_places(struct world *w, uint32_t s, uint32_t t, uint32_t toff, const uint32_t off[2],
                          const uint32_t x[4], const uint32_t y[4])
{
    struct tex_warp warp = one_thread(bindless_word(TEX_COMP_R, toff, 15), s, t, off[0], off[1]);
    expect_values(w, &warp, x);
    warp.header.word = bindless_word(TEX_COMP_G, toff, 15);
    expect_values(w, &warp, y);
}

/* Seen on silicon: the bilinear footprint with a POINT sampler, lower left first, counter-clockwise. */
static void gather_of_red_and_blue(void **state)
{
    static const uint32_t red[4] = {0, 0, ONE, 0}, blue[4] = {ONE, ONE, ONE, 0};
    struct world *w = *state;
    struct tex_warp warp = one_thread(bindless_word(TEX_COMP_R, 0, 15), HALF, HALF, 0, 0);
    write_texel(w, 255, 256, 0x12ff3400);
    write_texel(w, 256, 256, 0x56ff7800);
    write_texel(w, 256, 255, 0x9affbcff);
    write_texel(w, 255, 255, 0xde00f000);
    expect_values(w, &warp, red);
    warp.header.word = bindless_word(TEX_COMP_B, 0, 15);
    expect_values(w, &warp, blue);
}

/* Seen on silicon: mask 0x9 packs samples 0 and 3. */
static void mask_packs(void **state)
{
    static const uint32_t expected[4] = {ONE, 0, 0, 0};
    struct world *w = *state;
    const struct tex_warp warp = one_thread(bindless_word(TEX_COMP_B, 0, 9), HALF, HALF, 0, 0);
    static struct tex_warp_result r;
    write_texel(w, 255, 256, 0x00ff0000);
    write_texel(w, 256, 256, 0x00ff0000);
    write_texel(w, 256, 255, 0x00ff0000);
    expect_values(w, &warp, expected);
    world_execute(w, &warp, NULL, &r);
    assert_int_equal(r.beat[0].count, 2);
    assert_int_equal(r.beat[0].rd, 8);
}

/* Seen on silicon: fields of 6 bits, the bits between and the w field ignored. */
static void one_offset_for_all(void **state)
{
    static const struct {
        uint32_t word;
        int32_t u, v;
    } cases[] = {{0xffffffff, -1, -1}, {0xcccccccc, 12, 12}, {0x7cda73ac, -20, -13}};
    struct world *w = *state;
    write_coordinate_texture(w);
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        uint32_t left = (uint32_t)(255 + cases[i].u), top = (uint32_t)(255 + cases[i].v);
        const uint32_t x[4] = {left, left + 1, left + 1, left}, y[4] = {top + 1, top + 1, top, top};
        const uint32_t off[2] = {cases[i].word, 0};
        expect_places(w, HALF, HALF, TEX_TOFF_AOFFI, off, x, y);
    }
}

/* Seen on silicon: each sample is the first texel of its own shifted footprint. */
static void one_offset_for_each(void **state)
{
    static const uint32_t x[4] = {235, 281, 232, 247}, y[4] = {242, 251, 225, 236};
    static const uint32_t off[2] = {0x7cda73ac, 0xadf8e2a9};
    write_coordinate_texture(*state);
    expect_places(*state, HALF, HALF, TEX_TOFF_PTP, off, x, y);
}

/* Seen on silicon: t = 1 with WRAP reads rows 511 and 0. */
static void wrap_acts_on_texels(void **state)
{
    static const uint32_t x[4] = {255, 256, 256, 255}, y[4] = {0, 0, 511, 511}, off[2] = {0, 0};
    write_coordinate_texture(*state);
    expect_places(*state, HALF, ONE, TEX_TOFF_NONE, off, x, y);
}

/* All threads with their own coordinates; thread n stands on the centre of texel (16 n, 8 n + 3). */
static void whole_warp_through_the_bank(void **state)
{
    struct world *w = *state;
    struct tex_warp warp = {.header = {.word = EXAMPLE, .active = 0xfff0ffff, .warp = 21, .phase = TEX_PHASE_T}};
    static struct tex_warp_result r;
    unsigned seen = 0;
    write_coordinate_texture(w);
    world_write32(w, BANK + 4 * 5, 3U << 20 | 0); /* sampler 3 is all zero: WRAP */
    for (uint32_t n = 0; n < 32; n++) {
        warp.ra[n][0] = to_pattern((16.0F * (float)n + 0.5F) / 512.0F);
        warp.ra[n][1] = to_pattern((8.0F * (float)n + 3.5F) / 512.0F);
    }
    world_execute(w, &warp, NULL, &r);
    assert_int_equal(r.threads, 28);
    assert_int_equal(r.beats, 7);
    assert_int_equal(r.hash, 1);
    for (unsigned b = 0; b < r.beats; b++) {
        assert_int_equal(r.beat[b].quad, b < 4 ? b : b + 1);
        assert_int_equal(r.beat[b].last, b == 6);
        assert_int_equal(r.beat[b].warp, 21);
        for (uint32_t j = 0; j < 4; j++) {
            uint32_t n = 4 * r.beat[b].quad + j;
            const struct tex_thread_trace *t = &r.trace[seen++];
            const uint32_t expected[4] = {16 * n, 16 * n + 1, 16 * n + 1, 16 * n};
            assert_memory_equal(&r.beat[b].value[4 * j], expected, sizeof expected);
            assert_int_equal(t->filter.tag.lane, n);
            assert_int_equal(t->wrap.y[3], 8 * n + 3);
            assert_int_equal(t->texel.value[4 * 0 + 1], 8 * n + 4);
            assert_int_equal(t->bind.handle, 3U << 20);
        }
    }
}

static void expect_token(struct world *w, const struct tex_warp *warp, enum tex_status_code status)
{
    static struct tex_warp_result r;
    struct tex_tag tag = {.warp = warp->header.warp, .quad_last = 1, .last = 1, .token = 1, .status = status};
    world_execute(w, warp, NULL, &r);
    const struct tex_thread_trace *t = &r.trace[0];
    const struct tex_op op = t->decode.op;
    const struct tex_thread_trace expected = {
        .path = t->path,
        .passes = 1,
        .decode = t->decode,
        .bind = {.tag = tag, .op = op},
        .header = {.tag = tag, .op = op},
        .lod = {.tag = tag, .op = op},
        .coord = {.tag = tag, .op = op},
        .wrap = {.tag = tag, .op = op},
        .address = {.tag = tag, .op = op},
        .cache = {.tag = tag, .op = op},
        .block = {.tag = tag, .op = op},
        .texel = {.tag = tag, .op = op},
        .filter = {.tag = tag, .op = op},
    };
    assert_int_equal(r.threads, 1);
    assert_int_equal(r.beats, 1);
    assert_memory_equal(&t->decode.tag, &tag, sizeof tag);
    assert_int_equal(t->decode.s | t->decode.t | t->decode.handle | t->decode.off1, 0);
    assert_memory_equal(t, &expected, sizeof expected);
    assert_int_equal(r.beat[0].lanes | r.beat[0].count | r.beat[0].pred | r.beat[0].quad, 0);
    assert_int_equal(r.beat[0].last, 1);
    assert_int_equal(r.beat[0].status[0], status);
}

static void tokens_show_nothing_after_decode(void **state)
{
    struct world *w = *state;
    struct tex_warp warp = one_thread(bindless_word(TEX_COMP_R, 1, 15), HALF, HALF, UINT32_MAX, 0);
    w->error_to = UINT64_MAX; /* a read would make a fault */
    warp.header.warp = 17;
    warp.header.active = 0;
    expect_token(w, &warp, TEX_STATUS_OK);
    warp.header.active = UINT32_MAX;
    warp.header.phase = 3;
    expect_token(w, &warp, TEX_STATUS_ILLEGAL);
    warp.header.phase = 0;
    warp.header.word = 0;
    expect_token(w, &warp, TEX_STATUS_ILLEGAL);
}

/* Handles that end in each status, one a thread: values are zero, and the other threads are not affected. */
static void threads_have_their_own_status(void **state)
{
    static const uint32_t handles[8] = {0, 16, 16U << 20, 1, 2, 3, 4, 0};
    static const uint32_t statuses[8] = {
        TEX_STATUS_OK,       TEX_STATUS_INVALID_HEADER,     TEX_STATUS_INVALID_SAMPLER, TEX_STATUS_DISABLED,
        TEX_STATUS_MISMATCH, TEX_STATUS_UNSUPPORTED_HEADER, TEX_STATUS_OUT_OF_BOUNDS,   TEX_STATUS_OK};
    struct world *w = *state;
    struct tex_warp warp = {.header = {.word = bindless_word(TEX_COMP_A, 0, 15), .active = 0xff}};
    static struct tex_cover cover;
    static struct tex_warp_result r, counted;
    uint32_t tic[8];
    memset(w->bytes + TEXTURE, 0xff, 0x100000);
    plain_tic(tic, 4, 4);
    PUT_TIC(tic, TEXTURE_TYPE, TEX_TYPE_CUBEMAP);
    world_write_record(w, HEADER_POOL + 64, tic);
    PUT_TIC(tic, TEXTURE_TYPE, TEX_TYPE_TWO_D);
    PUT_TIC(tic, W_SOURCE, TEX_SOURCE_ONE_INT);
    PUT_TIC(tic, MIN_LOD_CLAMP, 0xfff);
    world_write_record(w, HEADER_POOL + 128, tic);
    PUT_TIC(tic, PACK_COMPONENTS, 1);
    world_write_record(w, HEADER_POOL + 96, tic);
    for (unsigned n = 0; n < 8; n++)
        warp.rb[n][0] = handles[n];
    world_execute(w, &warp, NULL, &r);
    assert_int_equal(r.beats, 2);
    for (unsigned n = 0; n < 8; n++) {
        const struct tex_result *beat = &r.beat[n / 4];
        uint32_t expected = statuses[n] == TEX_STATUS_OK ? ONE : statuses[n] == TEX_STATUS_OUT_OF_BOUNDS ? 1 : 0;
        assert_int_equal(beat->status[n % 4], statuses[n]);
        for (unsigned k = 0; k < 4; k++)
            assert_int_equal(beat->value[4 * (n % 4) + k], expected);
        assert_int_equal(r.trace[n].address.fetch, statuses[n] == TEX_STATUS_OK ? 15 : 0);
    }
    /* Where rules are counted threads come one by one, else stage by stage. */
    world_execute(w, &warp, &cover, &counted);
    assert_int_equal(counted.threads, r.threads);
    assert_memory_equal(counted.trace, r.trace, r.threads * sizeof r.trace[0]);
    assert_memory_equal(counted.beat, r.beat, sizeof r.beat);
}

static void read_errors_are_named(void **state)
{
    static const struct {
        uint32_t at;
        enum tex_status_code status;
    } cases[] = {{BANK, TEX_STATUS_HANDLE_ERROR},
                 {HEADER_POOL, TEX_STATUS_HEADER_ERROR},
                 {SAMPLER_POOL, TEX_STATUS_SAMPLER_ERROR},
                 {TEXTURE, TEX_STATUS_MEMORY_ERROR}};
    struct world *w = *state;
    const struct tex_warp warp = one_thread(EXAMPLE, 0, 0, 0, 0);
    static struct tex_warp_result r;
    memset(w->bytes + TEXTURE, 0xff, 0x100000);
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        w->error_from = cases[i].at;
        w->error_to = cases[i].at + 32;
        world_execute(w, &warp, NULL, &r);
        assert_int_equal(r.beat[0].status[0], cases[i].status);
        /* Of the texels (-1 and 0 of each axis, wrapped) only (0, 0) lies in the failing line. */
        for (unsigned k = 0; k < 4; k++)
            assert_int_equal(r.beat[0].value[k], cases[i].status == TEX_STATUS_MEMORY_ERROR && k != 1 ? ONE : 0);
    }
}

static void sparse_status_goes_to_the_predicate(void **state)
{
    struct world *w = *state;
    struct tex_warp warp = one_thread(EXAMPLE, 0, 0, 0, 0);
    static struct tex_warp_result r;
    memset(w->bytes + TEXTURE, 0xff, 0x100000);
    warp.header.word &= ~(UINT64_C(7) << TEX_TLD4_PS_LO | UINT64_C(15) << TEX_TLD4_WMASK_LO);
    world_execute(w, &warp, NULL, &r);
    assert_int_equal(r.beat[0].pred, 0);
    w->sparse_from = TEXTURE;
    w->sparse_to = TEXTURE + 32;
    world_execute(w, &warp, NULL, &r);
    assert_int_equal(r.beat[0].pred, 1); /* also with an empty mask */
    assert_int_equal(r.beat[0].count, 0);
    assert_int_equal(r.trace[0].cache.sparse, 2);
    assert_int_equal(r.trace[0].filter.value[1], 0);
    assert_int_equal(r.trace[0].filter.value[3], ONE);
}

static void border_color_is_gathered(void **state)
{
    static const uint32_t expected[4] = {0x3e800000, 0, 0x3e800000, 0x3e800000};
    struct world *w = *state;
    const struct tex_warp warp = one_thread(EXAMPLE, 0, 0, 0, 0);
    static struct tex_warp_result r;
    uint32_t tsc[8] = {0};
    PUT_TSC(tsc, ADDRESS_U, TEX_WRAP_BORDER);
    PUT_TSC(tsc, ADDRESS_V, TEX_WRAP_BORDER);
    PUT_TSC(tsc, BORDER_COLOR_R, 0x3e800000);
    world_write_record(w, SAMPLER_POOL, tsc);
    expect_values(w, &warp, expected);
    world_execute(w, &warp, NULL, &r);
    assert_int_equal(r.trace[0].wrap.border, 13);
    assert_int_equal(r.trace[0].address.fetch, 2);
}

/* A memory that has no such page, and leaves bytes behind. */
static enum tex_read read_dirty(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    enum tex_read kind = world_read(user, address, line);
    if (address < TEXTURE)
        return kind;
    memset(line, 0xff, TEX_LINE_BYTES);
    return TEX_READ_SPARSE;
}

/* A line that was not read is zero, whatever is in the buffer. */
static void a_line_that_is_not_there_is_zero(void **state)
{
    struct world *w = *state;
    const struct tex_memory memory = {.read = read_dirty, .user = w};
    struct tex_warp warp = one_thread(EXAMPLE, 0, 0, 0, 0);
    static struct tex_warp_result r;
    tex_execute(&w->config, &memory, &warp, 0, NULL, &r);
    assert_int_equal(r.trace[0].header.tag.status, TEX_STATUS_OK);
    for (unsigned i = 0; i < COUNT_OF(r.trace[0].cache.raw); i++)
        for (unsigned k = 0; k < COUNT_OF(r.trace[0].cache.raw[i]); k++)
            assert_int_equal(r.trace[0].cache.raw[i][k], 0);
}

static void hash_is_shown_before_and_kept_if_refused(void **state)
{
    struct world *w = *state;
    const struct tex_memory memory = {.read = world_read, .user = w};
    struct tex_warp warp = one_thread(EXAMPLE, 0, 0, 0, 0);
    static struct tex_warp_result r;
    warp.header.phase = TEX_PHASE_P;
    tex_execute(&w->config, &memory, &warp, 0xff, NULL, &r);
    assert_int_equal(r.trace[0].decode.hash, 0xff);
    assert_int_equal(r.hash, 0);
    warp.header.active = 0;
    tex_execute(&w->config, &memory, &warp, 0x0b, NULL, &r);
    assert_int_equal(r.hash, 0x10);
    warp.header.phase = 3;
    tex_execute(&w->config, &memory, &warp, 0x0b, NULL, &r);
    assert_int_equal(r.hash, 0x0b);
}

/* Line 0 was read for one thread: another's is another. */
static void line_zero_is_one_of_many(void **state)
{
    struct world *w = *state;
    static struct tex_warp_result r;
    struct tex_warp warp =
        one_thread(bindless_word(TEX_COMP_R, TEX_TOFF_NONE, 15), to_pattern(1.0F / 512), to_pattern(1.0F / 512), 0, 0);
    uint32_t tic[8];
    plain_tic(tic, 512, 512); /* at address 0, blocks of one GOB */
    world_write_record(w, HEADER_POOL, tic);
    for (uint32_t at = 0; at < 32; at += 4)
        world_write32(w, 512 + at, 0xff); /* the GOB behind the first */
    warp.header.active = 3;
    memcpy(warp.ra[1], warp.ra[0], sizeof warp.ra[1]);
    memcpy(warp.rb[1], warp.rb[0], sizeof warp.rb[1]);
    warp.ra[1][0] = to_pattern(17.0F / 512);
    world_execute(w, &warp, NULL, &r);
    for (unsigned k = 0; k < 4; k++) {
        assert_int_equal(r.trace[0].cache.raw[k][0], 0);
        assert_int_equal(r.trace[1].cache.raw[k][0], 0xff);
    }
}

struct counted {
    struct world *world;
    unsigned reads;
};

static enum tex_read read_counted(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    struct counted *c = user;
    c->reads++;
    return world_read(c->world, address, line);
}

/* Memory does not change meanwhile: threads that want the same lines do not ask again. */
static void a_line_is_asked_for_once(void **state)
{
    static const uint32_t active[] = {1, 0x80000001, UINT32_MAX};
    struct tex_warp warp = {.header = {.word = EXAMPLE}};
    static struct tex_warp_result r;
    for (size_t i = 0; i < COUNT_OF(active); i++) {
        struct counted c = {.world = *state};
        const struct tex_memory memory = {.read = read_counted, .user = &c};
        warp.header.active = active[i];
        tex_execute(&c.world->config, &memory, &warp, 0, NULL, &r);
        assert_int_equal(r.beat[0].status[0], TEX_STATUS_OK);
        assert_int_equal(c.reads, 3 + 4); /* handle, header, sampler; the samples */
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_WORLD(gather_of_red_and_blue),
        IN_WORLD(mask_packs),
        IN_WORLD(one_offset_for_all),
        IN_WORLD(one_offset_for_each),
        IN_WORLD(wrap_acts_on_texels),
        IN_WORLD(whole_warp_through_the_bank),
        IN_WORLD(tokens_show_nothing_after_decode),
        IN_WORLD(threads_have_their_own_status),
        IN_WORLD(read_errors_are_named),
        IN_WORLD(sparse_status_goes_to_the_predicate),
        IN_WORLD(border_color_is_gathered),
        IN_WORLD(a_line_that_is_not_there_is_zero),
        IN_WORLD(hash_is_shown_before_and_kept_if_refused),
        IN_WORLD(line_zero_is_one_of_many),
        IN_WORLD(a_line_is_asked_for_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
