// SPDX-License-Identifier: Apache-2.0
/* Any input gives a defined result: random instructions, descriptors and registers, judged from outside. */
#include "draw.h"
#include "function/rules.h"

#define RUNS 56000

/* Assert that every field of a payload fits the width that the probe gives it. */
#define EXPECT_FITS(name, payload)                                                                                     \
    do {                                                                                                               \
        uint32_t words[TEX_PAYLOAD_WORDS] = {0};                                                                       \
        struct tex_##name again;                                                                                       \
        memset(&again, 0, sizeof again);                                                                               \
        tex_pack_##name(words, 0, payload);                                                                            \
        tex_unpack_##name(words, 0, &again);                                                                           \
        assert_memory_equal(&again, payload, sizeof again);                                                            \
    } while (0)

static void expect_trace_fits(const struct tex_thread_trace *t)
{
    EXPECT_FITS(decode, &t->decode);
    EXPECT_FITS(bind, &t->bind);
    EXPECT_FITS(header, &t->header);
    EXPECT_FITS(lod, &t->lod);
    EXPECT_FITS(coord, &t->coord);
    EXPECT_FITS(wrap, &t->wrap);
    EXPECT_FITS(address, &t->address);
    EXPECT_FITS(cache, &t->cache);
    EXPECT_FITS(block, &t->block);
    EXPECT_FITS(texel, &t->texel);
    EXPECT_FITS(filter, &t->filter);
    EXPECT_FITS(query, &t->query);
    EXPECT_FITS(surface, &t->surface);
    EXPECT_FITS(convert, &t->convert);
    EXPECT_FITS(load, &t->load);
    EXPECT_FITS(deliver, &t->deliver);
}

/* PD-116: no texel is read, and in the place of the fourth, which is border, stand the levels. */
static void expect_level_alone(const struct tex_thread_trace *t, bool answers)
{
    assert_int_equal(t->address.fetch | t->cache.sparse | t->lod.tag.more | t->pass, 0);
    assert_int_equal(t->wrap.border, answers ? 8 : 0);
    assert_int_equal(t->wrap.zero_weight, answers ? 7 : 0);
    if (!answers)
        return;
    const uint32_t x = (uint32_t)t->lod.unclamped, y = t->texel.value[13];
    const uint32_t wanted[4] = {x, y, 0, 0};
    const uint32_t mip = t->header.detail.mip, last = t->header.detail.last;
    assert_memory_equal(&t->texel.value[12], wanted, sizeof wanted);
    assert_true(mip != TEX_MIP_NONE || y == 0);
    assert_true(mip != TEX_MIP_POINT || (y % 256 == 0 && y / 256 <= last));
    assert_true(mip != TEX_MIP_LINEAR || y == t->lod.clamped);
}

static void expect_consistent(const struct tex_thread_trace *t)
{
    bool read = !t->header.tag.token && t->header.tag.status == TEX_STATUS_OK;
    uint32_t opcode = t->decode.op.opcode;
    bool changes = opcode == TEX_OPCODE_SUATOM || opcode == TEX_OPCODE_SURED, loads = opcode == TEX_OPCODE_SULD;
    if (opcode == TEX_OPCODE_TXQ || opcode == TEX_OPCODE_SUST || loads || changes) { /* nothing is fetched */
        bool placed = t->convert.action == (changes ? TEX_ACTION_ATOM : loads ? TEX_ACTION_LOAD : TEX_ACTION_STORE);
        assert_int_equal(t->address.fetch | t->cache.sparse, 0);
        assert_int_equal(t->convert.bytes != 0, placed);
        assert_true(read || !placed);
        return;
    }
    if (t->decode.op.opcode == TEX_OPCODE_TLD) { /* one texel, if there is one */
        assert_int_equal(t->address.fetch, t->coord.tag.token || t->coord.tag.status != TEX_STATUS_OK ? 0 : 8);
        assert_int_equal(t->cache.sparse & ~t->address.fetch, 0);
        return;
    }
    read = read && t->lod.tag.status == TEX_STATUS_OK; /* of a level that can be read */
    if (opcode == TEX_OPCODE_TMML)
        expect_level_alone(t, read);
    assert_int_equal(t->address.fetch ^ t->address.border ^ (t->wrap.corner | t->wrap.zero_weight), read ? 15 : 0);
    assert_int_equal(t->cache.sparse & ~t->address.fetch, 0);
    for (unsigned k = 0; k < 4; k++) {
        assert_true(!read || (t->wrap.x[k] < t->lod.geom.width && t->wrap.y[k] < t->lod.geom.height));
        assert_true((t->address.fetch >> k & 1) || t->address.address[k] == 0);
    }
}

static void expect_order(const struct tex_warp_result *r)
{
    unsigned lanes = 0, beats = 0, later = 0; /* passes of a thread after its first */
    assert_in_range(r->threads, 1, TEX_WARP_LANES * TEX_MOST_PASSES);
    for (unsigned n = 0; n < r->threads; n++) {
        const struct tex_tag *tag = &r->trace[n].decode.tag;
        const struct tex_thread_trace *before = n > 0 ? &r->trace[n - 1] : NULL;
        bool goes_on = before && before->lod.tag.more;
        assert_int_equal(r->trace[n].pass, goes_on ? before->pass + 1 : 0);
        assert_true(!before || (goes_on ? tag->lane == before->decode.tag.lane : tag->lane > before->decode.tag.lane));
        assert_int_equal(tag->last, tag->lane == r->trace[r->threads - 1].decode.tag.lane);
        later += goes_on;
        beats += tag->quad_last && !goes_on;
    }
    bool store = r->trace[0].decode.op.opcode == TEX_OPCODE_SUST; /* a token answers for all threads */
    assert_int_equal(r->beats, store ? 1 : beats);
    for (unsigned b = 0; b < r->beats; b++) {
        EXPECT_FITS(result, &r->beat[b]);
        for (unsigned j = 0; j < 4; j++)
            lanes += r->beat[b].lanes >> j & 1;
    }
    assert_int_equal(lanes, r->trace[0].decode.tag.token || store ? 0 : r->threads - later);
}

static void check_run(struct world *w, const struct tex_warp *warp, struct tex_cover *cover)
{
    static struct tex_warp_result first, second;
    memset(&first, 0x5a, sizeof first);
    memset(&second, 0xa5, sizeof second);
    world_execute(w, warp, cover, &first);
    world_execute(w, warp, NULL, &second);
    assert_int_equal(first.threads, second.threads); /* the result was filled, and is repeatable */
    assert_memory_equal(first.trace, second.trace, first.threads * sizeof *first.trace);
    assert_int_equal(first.beats, second.beats);
    assert_memory_equal(first.beat, second.beat, sizeof first.beat);
    assert_int_equal(first.hash, second.hash);
    expect_order(&first);
    for (unsigned n = 0; n < first.threads; n++) {
        expect_trace_fits(&first.trace[n]);
        expect_consistent(&first.trace[n]);
    }
}

/* Memory changes where texels were read: with the lines as they were read first the cache stage shows something else.
 */
static void check_stale(struct world *w, const struct tex_warp *warp, uint64_t *seed, struct tex_cover *cover)
{
    static struct tex_warp_result before, after;
    struct tex_rule_set set = {{0}};
    world_execute(w, warp, NULL, &before);
    for (unsigned n = 0; n < before.threads; n++) {
        const struct tex_address *a = &before.trace[n].address;
        if (a->fetch & 1 && a->address[0] < WORLD_BYTES && a->address[0] >= 0x10000)
            world_write32(w, (uint32_t)a->address[0] & ~3U, next_random(seed));
    }
    world_execute(w, warp, NULL, &after);
    for (unsigned n = 0; n < before.threads && n < after.threads; n++)
        tex_rules_of_cached(&before.trace[n].cache, &after.trace[n].cache, &set);
    tex_rules_count(cover, &set);
}

/* 32-bit floats over random bits, some of which are NaN or denormal (R-LD-29). */
static void put_floats(struct world *w)
{
    uint32_t tic[8];
    plain_tic(tic, 64, 64);
    PUT_TIC(tic, COMPONENTS, 0xf);
    PUT_TIC(tic, R_DATA_TYPE, TEX_DATATYPE_FLOAT);
    world_write_record(w, HEADER_POOL + 32 * 6, tic);
}

/* A cube that one texel can be read of (PD-110). */
static void put_cube(struct world *w)
{
    uint32_t tic[8];
    plain_tic(tic, 16, 16);
    PUT_TIC(tic, TEXTURE_TYPE, TEX_TYPE_CUBEMAP);
    world_write_record(w, HEADER_POOL + 32 * 4, tic);
}

/* A texture whose samples blend two levels, and, with MIN_FILTER ANISO, have several taps: floats, or codes of SNORM.
 */
static void put_levels(struct world *w, uint32_t filter, uint32_t spread, bool codes)
{
    uint32_t tic[8], tsc[8] = {0};
    plain_tic(tic, 64, 64);
    PUT_TIC(tic, COMPONENTS, codes ? 0x1d : 0xf);
    PUT_TIC(tic, R_DATA_TYPE, codes ? TEX_DATATYPE_SNORM : TEX_DATATYPE_FLOAT);
    PUT_TIC(tic, MAX_MIP_LEVEL, 3);
    PUT_TIC(tic, RES_VIEW_MAX_MIP_LEVEL, 3);
    PUT_TIC(tic, ANISO_FINE_SPREAD_FUNC, spread);
    PUT_TSC(tsc, MAG_FILTER, TEX_MAG_LINEAR);
    PUT_TSC(tsc, MIN_FILTER, filter);
    PUT_TSC(tsc, MAX_ANISOTROPY, 7);
    PUT_TSC(tsc, MIP_FILTER, TEX_MIP_LINEAR);
    PUT_TSC(tsc, MIN_LOD_CLAMP, 0x180);
    PUT_TSC(tsc, MAX_LOD_CLAMP, 0xfff);
    PUT_TSC(tsc, DEPTH_COMPARE_FUNC, TEX_COMPARE_LESS);
    world_write_record(w, HEADER_POOL + 32 * 7, tic);
    world_write_record(w, SAMPLER_POOL + 32 * 7, tsc);
}

/* TEX.B.LZ.DC of two levels (PD-107, PD-113), in the place of a drawn instruction. */
static void blend_levels(struct world *w, struct tex_warp *warp)
{
    put_levels(w, TEX_MIN_LINEAR, 0, false);
    warp->header.word = UINT64_C(0xdebc0027a0470208);
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        warp->rb[lane][0] = 7U << 20 | 7;
}

/* TXD (PD-114) and TMML (PD-116) of the texture and the sampler of blend_levels or of drawn ones, in the place of a
   drawn instruction: of its bits, but for registers at multiples of 4, and mostly with a paramA that TXD has. */
static void ask_otherwise(uint64_t *seed, struct world *w, struct tex_warp *warp)
{
    static const uint64_t opcodes[4] = {0xde00, 0xde40, 0xdf58, 0xdf60};
    static const uint64_t masks[4] = {0xffc0, 0xffc0, 0xfff8, 0xfff8};
    uint64_t word = next_random(seed);
    word = word << 32 | next_random(seed);
    unsigned form = below(seed, 4);
    bool txd = form < 2, bindless = form % 2;
    word = (word & ~(masks[form] << 48 | UINT64_C(0x83) | UINT64_C(0x83) << 8 | UINT64_C(0x83) << 20)) | opcodes[form]
                                                                                                             << 48;
    word |= UINT64_C(7) << TEX_TXD_PG_LO; /* no guard */
    word &= ~(UINT64_C(1) << TEX_TXD_PG_NOT_LO);
    if (below(seed, 8)) /* no reserved bit, no .LC */
        word &= ~(UINT64_C(1) << 50 | (bindless ? UINT64_C(0x1fff) << 36 : 0));
    if (txd && below(seed, 8))
        word &= ~(UINT64_C(4) << TEX_TXD_PARAM_LO);
    bool known = below(seed, 2);
    if (known) {
        blend_levels(w, warp);
        if (below(seed, 2))
            put_levels(w, TEX_MIN_ANISO, below(seed, 2), (*seed >> 9 & 3) == 0); /* PD-112, PD-122, PD-125c */
        word = (word & ~(UINT64_C(7) << TEX_TXD_PARAM_LO)) | (uint64_t)TEX_PARAM_2D << TEX_TXD_PARAM_LO;
    }
    warp->header.word = word;
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        const uint32_t handle = known ? 7U << 20 | 7 : next_random(seed) & 0x00f0000f;
        for (unsigned i = 0; txd && i < 4; i++) { /* derivatives, mostly of some texels */
            const uint32_t any = draw_coordinate(seed);
            warp->rb[lane][i] = below(seed, 4) ? to_pattern(to_float(any) / 256) : any;
        }
        if (bindless)
            (txd ? warp->ra : warp->rb)[lane][0] = handle;
    }
}

/* BC6H signed, whose blocks at -1 (PD-85) no random bits have. */
static void put_blocks(struct world *w)
{
    static const uint32_t minus_one[4] = {0xffffffef, 0xf87e1f87, 0x1, 0};
    uint32_t tic[8];
    plain_tic(tic, 64, 64);
    PUT_TIC(tic, COMPONENTS, 0x10);
    PUT_TIC(tic, R_DATA_TYPE, TEX_DATATYPE_FLOAT);
    PUT_TIC(tic, G_DATA_TYPE, TEX_DATATYPE_FLOAT);
    PUT_TIC(tic, B_DATA_TYPE, TEX_DATATYPE_FLOAT);
    PUT_TIC(tic, A_DATA_TYPE, TEX_DATATYPE_FLOAT);
    PUT_TIC(tic, ADDRESS_31_0, TEXTURE);
    world_write_record(w, HEADER_POOL + 32 * 5, tic);
    for (uint32_t at = TEXTURE; at < TEXTURE + 16 * 16 * 16; at += 16)
        for (unsigned i = 0; i < 4; i++)
            world_write32(w, at + 4 * i, minus_one[i]);
}

static void drawn_inputs_reach_every_rule(void **state)
{
    struct world *w = *state;
    struct tex_cover cover = {{0}};
    uint64_t seed = 2024, stale = 33, asked = 116;
    for (uint32_t at = 0x10000; at < WORLD_BYTES; at += 4)
        world_write32(w, at, next_random(&seed));
    for (unsigned run = 0; run < RUNS; run++) {
        struct tex_warp warp;
        if (run % 8 == 0)
            draw_world(&seed, w);
        if (run % 32 == 0) {
            put_blocks(w);
            put_floats(w);
            put_cube(w);
        }
        draw_warp(&seed, &warp);
        if (run % 64 == 32)
            blend_levels(w, &warp);
        if (run % 16 == 8)
            ask_otherwise(&asked, w, &warp);
        check_run(w, &warp, &cover);
        if (run % 64 == 0)
            check_stale(w, &warp, &stale, &cover);
    }
    unsigned missing = 0;
    for (unsigned rule = 0; rule < TEX_RULE_COUNT; rule++) {
        if (strcmp(tex_rules[rule].scope, "built") != 0 || cover.hits[rule] > 0)
            continue;
        print_message("no drawn input lets %s decide\n", tex_rules[rule].id);
        missing++;
    }
    assert_int_equal(missing, 0);
}

/* Descriptors of random bits alone. */
static void random_descriptors_are_judged(void **state)
{
    uint64_t seed = 77;
    unsigned counts[16] = {0};
    (void)state;
    for (unsigned run = 0; run < 200000; run++) {
        uint32_t tic[8], tsc[8];
        struct tex_header header;
        memset(&header, 0, sizeof header);
        for (unsigned i = 0; i < 8; i++) {
            tic[i] = next_random(&seed);
            tsc[i] = next_random(&seed);
        }
        if (run % 2)
            draw_tic(&seed, tic);
        uint32_t param = next_random(&seed),
                 status = tex_header_unpack(tic, tsc, run % 16, param, run % 3 == 0, &header);
        assert_true(status < 16);
        counts[status]++;
        EXPECT_FITS(header, &header);
    }
    assert_true(counts[TEX_STATUS_OK] > 0 && counts[TEX_STATUS_MISMATCH] > 0 && counts[TEX_STATUS_DISABLED] > 0);
    assert_true(counts[TEX_STATUS_UNSUPPORTED_HEADER] > 0 && counts[TEX_STATUS_OUT_OF_BOUNDS] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_WORLD(drawn_inputs_reach_every_rule),
        cmocka_unit_test(random_descriptors_are_judged),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
