// SPDX-License-Identifier: Apache-2.0
/* Rules count where leaving them out would change what is shown, and nowhere else. */
#include "function/rules.h"
#include "world.h"

/* Texel 100.25, 200.25: the footprint begins one texel before the position, and nothing on the way is rounded. */
#define S (100.25F / 512)
#define T (200.25F / 512)

static struct tex_warp gather(uint32_t comp, uint32_t toff, uint32_t wmask)
{
    struct tex_warp warp = {.header = {.word = bindless_word(comp, toff, wmask), .active = 1, .warp = 3}};
    warp.ra[0][0] = to_pattern(S);
    warp.ra[0][1] = to_pattern(T);
    return warp;
}

static void run(struct world *w, const struct tex_warp *warp, struct tex_cover *cover)
{
    static struct tex_warp_result result;
    for (uint32_t y = 190; y < 210; y++)
        for (uint32_t x = 90; x < 110; x++)
            world_write32(w, TEXTURE + place_512(4 * x, y), y << 8 | x);
    memset(cover, 0, sizeof *cover);
    world_execute(w, warp, cover, &result);
}

/* Fails unless exactly these rules decided something. */
static void expect_rules(const struct tex_cover *cover, const enum tex_rule *rules, size_t count)
{
    for (unsigned rule = 0; rule < TEX_RULE_COUNT; rule++) {
        bool wanted = false;
        for (size_t i = 0; i < count; i++)
            wanted |= rules[i] == rule;
        if ((cover->hits[rule] > 0) != wanted)
            fail_msg("%s %s", tex_rules[rule].id, wanted ? "decided nothing" : "decided something");
    }
}
#define EXPECT_RULES(cover, ...)                                                                                       \
    do {                                                                                                               \
        static const enum tex_rule expected[] = {__VA_ARGS__};                                                         \
        expect_rules(cover, expected, COUNT_OF(expected));                                                             \
    } while (0)

#define PLAIN                                                                                                          \
    TEX_RULE_R_TLD4_22, TEX_RULE_R_TLD4_41, TEX_RULE_R_TLD4_43, TEX_RULE_R_TLD4_48, TEX_RULE_PD_1, TEX_RULE_PD_18C,    \
        TEX_RULE_PD_80, TEX_RULE_PD_91, TEX_RULE_PD_96

static void a_plain_gather_is_decided_by_few(void **state)
{
    struct world *w = *state;
    struct tex_cover cover;
    struct tex_warp warp = gather(TEX_COMP_R, TEX_TOFF_NONE, 15);
    run(w, &warp, &cover);
    EXPECT_RULES(&cover, PLAIN);
    for (unsigned rule = 0; rule < TEX_RULE_COUNT; rule++)
        assert_true(cover.hits[rule] <= 1); /* one instruction, one thread */
}

/* Descriptors have rules in a thread that got both of them: not in the second, whose sampler does not come. */
static void descriptors_that_do_not_come_have_no_rules(void **state)
{
    struct world *w = *state;
    struct tex_cover cover;
    struct tex_warp warp = gather(TEX_COMP_R, TEX_TOFF_NONE, 15);
    uint32_t tic[8];
    plain_tic(tic, 512, 512);
    PUT_TIC(tic, GOBS_PER_BLOCK_WIDTH, 1); /* PD-90 */
    PUT_TIC(tic, ADDRESS_31_0, TEXTURE);
    world_write_record(w, HEADER_POOL, tic);
    warp.header.active = 3;
    warp.rb[1][0] = 1U << TEX_HANDLE_SAMPLER_LO;
    w->error_from = SAMPLER_POOL + TEX_LINE_BYTES;
    w->error_to = w->error_from + TEX_LINE_BYTES;
    run(w, &warp, &cover);
    assert_int_equal(cover.hits[TEX_RULE_PD_95], 1);
    assert_int_equal(cover.hits[TEX_RULE_PD_90], 1);
}

static void offsets_inside_the_texture_have_no_order(void **state)
{
    struct world *w = *state;
    struct tex_cover cover;
    struct tex_warp warp = gather(TEX_COMP_R, TEX_TOFF_AOFFI, 15);
    warp.rb[0][1] = 1; /* u */
    run(w, &warp, &cover);
    EXPECT_RULES(&cover, PLAIN, TEX_RULE_R_TLD4_8, TEX_RULE_R_TLD4_29, TEX_RULE_R_TLD4_49);
    warp.rb[0][1] = 63; /* -1 */
    run(w, &warp, &cover);
    EXPECT_RULES(&cover, PLAIN, TEX_RULE_R_TLD4_8, TEX_RULE_R_TLD4_9, TEX_RULE_R_TLD4_29, TEX_RULE_R_TLD4_49);
    warp.ra[0][0] = to_pattern(0.25F / 512); /* columns -2 and -1, which WRAP brings back to 510 and 511 */
    run(w, &warp, &cover);
    assert_int_equal(cover.hits[TEX_RULE_PD_6], 1);
}

static void offsets_that_are_none(void **state)
{
    struct world *w = *state;
    struct tex_cover cover;
    struct tex_warp warp = gather(TEX_COMP_R, TEX_TOFF_AOFFI, 15);
    run(w, &warp, &cover);
    EXPECT_RULES(&cover, PLAIN, TEX_RULE_R_TLD4_29);
    warp = gather(TEX_COMP_R, TEX_TOFF_NONE, 15);
    warp.rb[0][1] = 1 << TEX_AOFFI_V_LO;
    run(w, &warp, &cover);
    EXPECT_RULES(&cover, PLAIN, TEX_RULE_R_TLD4_7);
    warp.rb[0][1] = 1 << TEX_AOFFI_W_LO | 0xc0;
    run(w, &warp, &cover);
    EXPECT_RULES(&cover, PLAIN);
}

/* All four samples are the same texel: neither footprint nor order decides anything. */
static void one_texel_has_no_order(void **state)
{
    struct world *w = *state;
    struct tex_cover cover;
    struct tex_warp warp = gather(TEX_COMP_R, TEX_TOFF_NONE, 15);
    uint32_t tic[8];
    plain_tic(tic, 1, 1);
    PUT_TIC(tic, ADDRESS_31_0, TEXTURE);
    PUT_TIC(tic, GOBS_PER_BLOCK_DEPTH, 1); /* a gather does not look at it */
    world_write_record(w, HEADER_POOL, tic);
    world_write32(w, TEXTURE, 0x12345678);
    warp.ra[0][0] = warp.ra[0][1] = to_pattern(0.25F);
    run(w, &warp, &cover);
    assert_int_equal(cover.hits[TEX_RULE_R_TLD4_41] + cover.hits[TEX_RULE_R_TLD4_43], 0);
    assert_int_equal(cover.hits[TEX_RULE_PD_18C] + cover.hits[TEX_RULE_PD_91], 0);
}

/* A store does not look at the swizzle, of any of the four components. */
static void a_swizzle_of_any_component_decides_of_stores(void **state)
{
    (void)state;
    for (unsigned c = 0; c <= 4; c++) {
        struct tex_header_memo memo = {.valid = true, .opcode = TEX_OPCODE_SUST};
        struct tex_header_rules known;
        memset(&known, 0, sizeof known);
        plain_tic(memo.tic, 512, 512);
        for (unsigned k = 0; k < 4; k++)
            tex_put_bits(memo.tic, TEX_TIC_X_SOURCE_LO + TEX_TIC_X_SOURCE_W * k, TEX_TIC_X_SOURCE_W,
                         TEX_SOURCE_R + (k + (k == c)) % 4);
        memo.header.tag.status = tex_header_unpack(memo.tic, memo.tsc, memo.opcode, 0, false, &memo.header);
        assert_int_equal(memo.header.tag.status, TEX_STATUS_OK);
        const struct tex_rule_set *set = tex_rules_of_header(&known, &memo);
        assert_int_equal(set->bits[TEX_RULE_PD_38 / 64] >> TEX_RULE_PD_38 % 64 & 1, c < 4);
    }
}

/* A view is empty because of where it begins, whatever the level clamp makes of level 0. */
static void an_empty_view_decides_under_a_clamp(void **state)
{
    struct world *w = *state;
    struct tex_cover cover;
    struct tex_warp warp = gather(TEX_COMP_R, TEX_TOFF_NONE, 15);
    for (uint32_t clamp = 0; clamp < 2; clamp++) {
        uint32_t tic[8];
        plain_tic(tic, 512, 512);
        PUT_TIC(tic, MAX_MIP_LEVEL, 3);
        PUT_TIC(tic, RES_VIEW_MIN_MIP_LEVEL, 4);
        PUT_TIC(tic, RES_VIEW_MAX_MIP_LEVEL, 5);
        PUT_TIC(tic, MIN_LOD_CLAMP, clamp ? 0xfff : 0);
        world_write_record(w, HEADER_POOL, tic);
        run(w, &warp, &cover);
        assert_int_equal(cover.hits[TEX_RULE_PD_21], 1);
        assert_int_equal(cover.hits[TEX_RULE_PD_40B], 1);
    }
}

/* A query of the size of a level counts from the first of the view; one of the type knows no level. */
static void the_level_of_a_view_decides_of_sizes_alone(void **state)
{
    static const struct {
        uint64_t word;
        uint64_t hits;
    } queries[] = {{0xdf50000080470000, 1}, {0xdf50000080870000, 0}}; /* TXQ.B of dimension and of texture type */
    struct world *w = *state;
    struct tex_cover cover;
    uint32_t tic[8];
    plain_tic(tic, 512, 512);
    PUT_TIC(tic, MAX_MIP_LEVEL, 3);
    PUT_TIC(tic, RES_VIEW_MIN_MIP_LEVEL, 1);
    PUT_TIC(tic, RES_VIEW_MAX_MIP_LEVEL, 3);
    world_write_record(w, HEADER_POOL, tic);
    for (size_t i = 0; i < COUNT_OF(queries); i++) {
        const struct tex_warp warp = {.header = {.word = queries[i].word, .active = 1}};
        run(w, &warp, &cover);
        assert_int_equal(cover.hits[TEX_RULE_PD_21], queries[i].hits);
    }
}

/* A position between two steps of the fixed point is rounded, however small it is. */
static void the_smallest_positions_are_rounded(void **state)
{
    (void)state;
    for (uint32_t exponent = 0; exponent < 100; exponent++) {
        static struct tex_thread_trace t;
        struct tex_rule_set set = {{0}};
        t.lod.geom = (struct tex_geom){.width = 512, .height = 512, .normalized = 1};
        t.coord.position[0] = exponent << 23; /* 0 for exponent 0 */
        tex_rules_of_coord(&t, &set);
        assert_int_equal(set.bits[TEX_RULE_PD_18C / 64] >> TEX_RULE_PD_18C % 64 & 1, exponent > 0);
    }
}

/* Texel units: each axis would be reduced by its own mode. 1.5 is past the one texel, and WRAP alone reduces it. */
static void texel_units_decide_where_a_mode_reduces(void **state)
{
    static const struct {
        float s, t;
        uint32_t u, v, hits;
    } cases[] = {{0, 1.5F, TEX_WRAP_WRAP, TEX_WRAP_CLAMP_TO_EDGE, 0},
                 {0, 1.5F, TEX_WRAP_CLAMP_TO_EDGE, TEX_WRAP_WRAP, 1},
                 {1.5F, 0, TEX_WRAP_CLAMP_TO_EDGE, TEX_WRAP_WRAP, 0},
                 {1.5F, 0, TEX_WRAP_WRAP, TEX_WRAP_CLAMP_TO_EDGE, 1}};
    struct world *w = *state;
    struct tex_cover cover;
    struct tex_warp warp = gather(TEX_COMP_R, TEX_TOFF_NONE, 15);
    uint32_t tic[8];
    plain_tic(tic, 1, 1);
    PUT_TIC(tic, ADDRESS_31_0, TEXTURE);
    PUT_TIC(tic, NORMALIZED_COORDS, 0);
    world_write_record(w, HEADER_POOL, tic);
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        uint32_t tsc[8] = {0};
        PUT_TSC(tsc, ADDRESS_U, cases[i].u);
        PUT_TSC(tsc, ADDRESS_V, cases[i].v);
        world_write_record(w, SAMPLER_POOL, tsc);
        warp.ra[0][0] = to_pattern(cases[i].s);
        warp.ra[0][1] = to_pattern(cases[i].t);
        run(w, &warp, &cover);
        assert_int_equal(cover.hits[TEX_RULE_PD_18B], cases[i].hits);
    }
}

/* A border colour decides where a sample is border, and only if it is not what would be shown anyway. */
static void a_border_decides_where_it_is_seen(void **state)
{
    struct world *w = *state;
    struct tex_cover cover;
    struct tex_warp warp = gather(TEX_COMP_R, TEX_TOFF_NONE, 15);
    uint32_t tsc[8] = {0};
    PUT_TSC(tsc, ADDRESS_U, TEX_WRAP_BORDER);
    PUT_TSC(tsc, BORDER_COLOR_R, 0x3fc00000);
    world_write_record(w, SAMPLER_POOL, tsc);
    run(w, &warp, &cover);
    assert_int_equal(cover.hits[TEX_RULE_PD_14], 0);
    assert_int_equal(cover.hits[TEX_RULE_PD_14B], 1); /* 1.5 is shown as 1.0 at header */
    warp.ra[0][0] = to_pattern(2.0F);
    run(w, &warp, &cover);
    assert_int_equal(cover.hits[TEX_RULE_PD_14], 1);
    PUT_TSC(tsc, BORDER_COLOR_R, 0);
    world_write_record(w, SAMPLER_POOL, tsc);
    run(w, &warp, &cover);
    assert_int_equal(cover.hits[TEX_RULE_PD_14] + cover.hits[TEX_RULE_PD_14B], 0);
}

static void masks_decide_what_they_leave_out(void **state)
{
    struct world *w = *state;
    struct tex_cover cover;
    struct tex_warp warp = gather(TEX_COMP_R, TEX_TOFF_NONE, 3);
    run(w, &warp, &cover);
    EXPECT_RULES(&cover, PLAIN, TEX_RULE_R_TLD4_44, TEX_RULE_R_TLD4_46);
    warp = gather(TEX_COMP_R, TEX_TOFF_NONE, 10);
    run(w, &warp, &cover);
    EXPECT_RULES(&cover, PLAIN, TEX_RULE_R_TLD4_44, TEX_RULE_R_TLD4_45, TEX_RULE_R_TLD4_46);
}

static void what_is_refused_decides_alone(void **state)
{
    struct world *w = *state;
    struct tex_cover cover;
    struct tex_warp warp = gather(TEX_COMP_R, TEX_TOFF_NONE, 15);
    warp.header.word |= UINT64_C(1) << TEX_TLD4B_RD_LO; /* R9 */
    run(w, &warp, &cover);
    EXPECT_RULES(&cover, TEX_RULE_R_TLD4_50, TEX_RULE_PD_2, TEX_RULE_PD_95);
    warp = gather(TEX_COMP_R, TEX_TOFF_NONE, 15);
    warp.header.word |= UINT64_C(0xff) << TEX_TLD4B_RB_LO; /* RZ: aligned to one, but no register */
    run(w, &warp, &cover);
    EXPECT_RULES(&cover, TEX_RULE_PD_2, TEX_RULE_PD_95);
}

/* A handle or a header that was not read has no index that is too large, and no descriptor that decides. */
static void read_errors_are_no_invalid_indices(void **state)
{
    struct world *w = *state;
    struct tex_cover cover;
    struct tex_warp warp = gather(TEX_COMP_R, TEX_TOFF_NONE, 15);
    static const uint32_t failing[] = {BANK, HEADER_POOL, SAMPLER_POOL};
    for (size_t i = 0; i < COUNT_OF(failing); i++) {
        warp.header.word = EXAMPLE;
        w->error_from = failing[i];
        w->error_to = failing[i] + 0x1000;
        run(w, &warp, &cover);
        assert_int_equal(cover.hits[TEX_RULE_PD_95], 1);
        assert_int_equal(cover.hits[TEX_RULE_R_TLD4_31], 0);
        assert_int_equal(cover.hits[TEX_RULE_R_TLD4_32], 0);
        assert_int_equal(cover.hits[TEX_RULE_R_TLD4_41], 0);
    }
}

/* Of two threads, one whose header was not read: the descriptors of the other are not counted for it. */
static void an_unread_header_takes_no_other_thread_s_rules(void **state)
{
    struct world *w = *state;
    struct tex_cover cover;
    struct tex_warp warp = gather(TEX_COMP_R, TEX_TOFF_NONE, 15);
    uint32_t tsc[8] = {0};
    warp.header.active = 3;
    memcpy(warp.ra[1], warp.ra[0], sizeof warp.ra[1]);
    warp.rb[1][0] = 1; /* header 1 */
    PUT_TSC(tsc, BORDER_COLOR_R, 0x3fc00000);
    world_write_record(w, SAMPLER_POOL, tsc);
    w->error_from = HEADER_POOL + TEX_LINE_BYTES;
    w->error_to = w->error_from + TEX_LINE_BYTES;
    run(w, &warp, &cover);
    assert_int_equal(cover.hits[TEX_RULE_PD_95], 1);
    assert_int_equal(cover.hits[TEX_RULE_PD_14B], 1);
}

static bool word_decides(uint64_t word, uint32_t active, enum tex_rule rule)
{
    const struct tex_issue_header header = {.word = word, .active = active};
    struct tex_instruction in;
    struct tex_rule_set set = {{0}};
    tex_decode_header(&header, &in);
    tex_rules_of_instruction(&header, &in, &set);
    return set.bits[rule / 64] >> rule % 64 & 1;
}

/* NODEP ends threads that are killed. Where none is, it decides nothing. */
static void nodep_decides_of_killed_threads_alone(void **state)
{
    const uint64_t words[] = {EXAMPLE, 0xdf48000080470004}; /* TLD4, and TXQ of the dimension */
    const enum tex_rule rules[] = {TEX_RULE_R_TLD4_21, TEX_RULE_R_TXQ_4};
    (void)state;
    for (unsigned i = 0; i < 8; i++) {
        const bool query = i & 1, nodep = i & 2, killed = i & 4;
        const struct tex_issue_header header = {
            .word = words[query] | (uint64_t)nodep << TEX_TLD4_NODEP_LO, .active = 15, .killed = killed ? 2 : 0};
        struct tex_instruction in;
        struct tex_rule_set set = {{0}};
        tex_decode_header(&header, &in);
        tex_rules_of_instruction(&header, &in, &set);
        assert_int_equal(set.bits[rules[query] / 64] >> rules[query] % 64 & 1, nodep && killed);
        assert_int_equal(set.bits[TEX_RULE_PD_15 / 64] >> TEX_RULE_PD_15 % 64 & 1, nodep && killed);
    }
}

/* R-TLD4-38: an array where none is asked for, or none where one is, for each type that is no refusal by itself. */
static void arrays_are_told_from_types_without(void **state)
{
    (void)state;
    for (uint32_t type = 0; type <= TEX_TYPE_CUBEMAP_ARRAY; type++) {
        const struct tex_type_info *info = tex_type_find(type);
        struct tex_header_memo memo = {.valid = true, .opcode = TEX_OPCODE_TLD4};
        struct tex_header_rules known;
        memset(&known, 0, sizeof known);
        plain_tic(memo.tic, 64, 64);
        PUT_TIC(memo.tic, TEXTURE_TYPE, type);
        if (!info || info->buffer || (info->param_class != TEX_PARAM_2D && info->param_class != TEX_PARAM_CUBE))
            continue;
        for (unsigned array = 0; array < 2; array++) {
            memo.param = info->param_class == TEX_PARAM_CUBE ? (array ? TEX_PARAM_ARRAY_CUBE : TEX_PARAM_CUBE)
                                                             : (array ? TEX_PARAM_ARRAY_2D : TEX_PARAM_2D);
            memo.header.tag.status =
                tex_header_unpack(memo.tic, memo.tsc, memo.opcode, memo.param, false, &memo.header);
            memset(&known, 0, sizeof known);
            const struct tex_rule_set *set = tex_rules_of_header(&known, &memo);
            assert_int_equal(set->bits[TEX_RULE_R_TLD4_38 / 64] >> TEX_RULE_R_TLD4_38 % 64 & 1, array != info->array);
        }
    }
}

/* .NDV has something to say where a quad is not whole, whichever thread of it executes. */
static void each_thread_alone_is_part_of_a_quad(void **state)
{
    const uint64_t word = EXAMPLE | UINT64_C(1) << TEX_TLD4_NDV_LO;
    (void)state;
    assert_false(word_decides(word, 0xf, TEX_RULE_R_TLD4_17));
    assert_false(word_decides(word, 0xf0f00000, TEX_RULE_R_TLD4_17));
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        assert_true(word_decides(word, UINT32_C(1) << lane, TEX_RULE_R_TLD4_17));
    for (unsigned lane = 0; lane < TEX_QUAD_LANES; lane++)
        assert_true(word_decides(word, 0xf ^ 1U << lane, TEX_RULE_R_TLD4_17));
}

/* The example of the page, and no word that differs from it in one bit of a register or of the parameters. */
static void the_example_alone_is_the_example(void **state)
{
    (void)state;
    assert_true(word_decides(EXAMPLE, 1, TEX_RULE_R_TLD4_52));
    for (unsigned bit = 0; bit < 8; bit++) {
        assert_false(word_decides(EXAMPLE ^ UINT64_C(1) << (TEX_TLD4_RA_LO + bit), 1, TEX_RULE_R_TLD4_52));
        assert_false(word_decides(EXAMPLE ^ UINT64_C(1) << (TEX_TLD4_RD_LO + bit), 1, TEX_RULE_R_TLD4_52));
    }
    for (unsigned bit = 0; bit < TEX_TLD4_PARAM_W; bit++)
        assert_false(word_decides(EXAMPLE ^ UINT64_C(1) << (TEX_TLD4_PARAM_LO + bit), 1, TEX_RULE_R_TLD4_52));
}

/* The type of a texture takes no second operand: where one would not fit, the register shows that it does not. */
static void a_query_of_the_type_may_stand_where_two_do_not_fit(void **state)
{
    const uint64_t by_handle = 0xdf50000780870000; /* TXQ.B of TEX_HEADER_TEXTURE_TYPE; the handle is in Ra */
    (void)state;
    for (unsigned ra = 0; ra < 252; ra++)
        assert_int_equal(word_decides(by_handle | (uint64_t)ra << TEX_TXQ_RA_LO, 1, TEX_RULE_R_TXQ_17), ra % 2);
}

#define STORE UINT64_C(0xeb38000000070000) /* SUST.D of one byte, 1D, [R0], R0, 0x0 */

static uint64_t store(uint64_t ra, uint64_t data, uint64_t dim)
{
    return STORE | ra << TEX_SUSTDI_RA_LO | data << TEX_SUSTDI_DATA_LO | dim << TEX_SUSTDI_DIM_LO;
}

/* Registers of a store: RZ stores zero, and what begins at an odd register may exist and be refused all the same. */
static void registers_of_stores_decide(void **state)
{
    (void)state;
    for (unsigned ra = 0; ra < 4; ra++) {
        assert_true(word_decides(store(ra, TEX_RZ, TEX_DIM_1D), 1, TEX_RULE_R_SUST_19));
        assert_false(word_decides(store(ra, 3, TEX_DIM_1D), 1, TEX_RULE_R_SUST_19));
        assert_false(word_decides(store(ra, 3, TEX_DIM_1D), 1, TEX_RULE_R_SUST_21));
        assert_int_equal(word_decides(store(ra, 3, TEX_DIM_2D), 1, TEX_RULE_R_SUST_21), ra % 2);
    }
    assert_false(word_decides(store(0, TEX_RZ, 7), 1, TEX_RULE_R_SUST_19)); /* refused for its dimension */
    assert_true(word_decides(store(253, 3, TEX_DIM_2D), 1, TEX_RULE_R_SUST_21));
    assert_false(word_decides(store(255, 3, TEX_DIM_2D), 1, TEX_RULE_R_SUST_21));
}

/* The guard decides where another threads execute than without it. */
static void a_guard_of_a_store_decides(void **state)
{
    const uint64_t never = STORE & ~(UINT64_C(7) << TEX_SUSTDI_PG_LO), not = UINT64_C(1) << TEX_SUSTDI_PG_NOT_LO;
    (void)state;
    assert_false(word_decides(STORE, 1, TEX_RULE_R_SUST_1));
    assert_true(word_decides(never, 1, TEX_RULE_R_SUST_1));        /* P0 is false in each thread */
    assert_false(word_decides(never | not, 1, TEX_RULE_R_SUST_1)); /* @!P0 */
    assert_true(word_decides(STORE | not, 1, TEX_RULE_R_SUST_1));  /* @!PT */
}

/* PD-41: two threads that store another value into one byte, be it before or behind the end of a unit of 16 bytes. */
static void threads_collide_in_any_byte(void **state)
{
    (void)state;
    for (unsigned straddle = 0; straddle < 2; straddle++)
        for (unsigned differs = 0; differs <= 12; differs++) {
            static struct tex_warp_result result;
            struct tex_rule_set set = {{0}};
            memset(&result, 0, sizeof result);
            result.threads = 2;
            for (unsigned i = 0; i < 2; i++) {
                struct tex_convert *c = &result.trace[i].convert;
                *c = (struct tex_convert){.address = 0x1018, .bytes = 12, .line_gap = straddle ? 7 : 0};
                if (i == 1 && differs < 12)
                    c->data[differs / 4] = UINT32_C(0x80) << 8 * (differs % 4);
            }
            tex_rules_of_stores(&result, &set);
            assert_int_equal(set.bits[TEX_RULE_PD_41 / 64] >> TEX_RULE_PD_41 % 64 & 1, differs < 12);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_WORLD(a_plain_gather_is_decided_by_few),
        IN_WORLD(descriptors_that_do_not_come_have_no_rules),
        IN_WORLD(offsets_inside_the_texture_have_no_order),
        IN_WORLD(offsets_that_are_none),
        IN_WORLD(one_texel_has_no_order),
        cmocka_unit_test(a_swizzle_of_any_component_decides_of_stores),
        IN_WORLD(an_empty_view_decides_under_a_clamp),
        IN_WORLD(the_level_of_a_view_decides_of_sizes_alone),
        cmocka_unit_test(the_smallest_positions_are_rounded),
        IN_WORLD(texel_units_decide_where_a_mode_reduces),
        IN_WORLD(a_border_decides_where_it_is_seen),
        IN_WORLD(masks_decide_what_they_leave_out),
        IN_WORLD(what_is_refused_decides_alone),
        IN_WORLD(read_errors_are_no_invalid_indices),
        IN_WORLD(an_unread_header_takes_no_other_thread_s_rules),
        cmocka_unit_test(nodep_decides_of_killed_threads_alone),
        cmocka_unit_test(arrays_are_told_from_types_without),
        cmocka_unit_test(registers_of_stores_decide),
        cmocka_unit_test(a_guard_of_a_store_decides),
        cmocka_unit_test(threads_collide_in_any_byte),
        cmocka_unit_test(each_thread_alone_is_part_of_a_quad),
        cmocka_unit_test(the_example_alone_is_the_example),
        cmocka_unit_test(a_query_of_the_type_may_stand_where_two_do_not_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
