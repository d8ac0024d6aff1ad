// SPDX-License-Identifier: Apache-2.0
/* What a result may be that reads what is stored: by the phases of the case, and by what was read before. */
#include "check/golden.h"
#include "vector_text.h"

#define HEAD                                                                                                           \
    "texlock 1\n"                                                                                                      \
    "texture 0 { layout pitch 128 format R32 UINT source R ZERO ZERO ONE_INT size 32 16\n"                             \
    "  address 0x20000000 texels solid 7 0 0 0 }\n"                                                                    \
    "texture 1 { layout pitch 128 format R32 UINT source R ZERO ZERO ONE_INT size 32 16 address 0x30000000 }\n"        \
    "sampler 0 { }\n"                                                                                                  \
    "handle 5 texture 0 sampler 0 handle 6 texture 1 sampler 0\n"
/* One thread, columns 8 and 9 of rows 3 and 4. */
#define GATHER "warp 0 { asm \"TLD4.R R8, R0, 5, 2D, 0xf\" s = 9.0 / 32 t = 4.0 / 16 active 1 }\n"
#define STORE(value) "warp 1 { asm \"SUST.D.2D [R2], R4, 0x5\" x = 8 y = 4 data0 = " #value " active 1 }\n"
#define OLD 7U

struct near_case {
    struct test_case c;
    struct golden g;
};

static void begin(struct near_case *n, const char *text)
{
    vector_good(text, &n->c);
    assert_true(golden_build(&n->g, &n->c));
}

static void end(struct near_case *n)
{
    golden_free(&n->g);
    case_free(&n->c);
}

/* The thread shows a texel in R8: is that right? */
static bool accepts(struct near_case *n, size_t instruction, uint32_t texel)
{
    for (size_t i = 0; i < n->g.beats_count; i++) {
        if (n->g.beats[i].instruction != instruction)
            continue;
        struct tex_result beat;
        uint32_t words[TEX_RESULT_WORDS] = {0};
        tex_unpack_result(n->g.beats[i].words, 0, &beat);
        beat.value[0] = texel;
        tex_pack_result(words, 0, &beat);
        return golden_accepts(&n->g, &n->g.beats[i], words);
    }
    fail_msg("no beat of instruction %zu", instruction);
    return false;
}

static uint64_t stale(const struct near_case *n)
{
    return n->g.cover.hits[TEX_RULE_R_SUST_33];
}

/* Of the texels 7 and 1 to 3 exactly those of `these` are right. */
static void expect_texels(struct near_case *n, size_t instruction, const char *these)
{
    for (uint32_t texel = 1; texel <= OLD; texel++) {
        bool wanted = strchr(these, (int)('0' + texel)) != NULL;
        if (accepts(n, instruction, texel) != wanted)
            fail_msg("instruction %zu: texel %u is%s accepted", instruction, texel, wanted ? " not" : "");
    }
}

static void phases_are_apart(void **state)
{
    (void)state;
    struct near_case n;
    begin(&n, HEAD GATHER "wait\n" STORE(1) "wait\n" GATHER "wait invalidate texels wait\n" GATHER);
    expect_texels(&n, 0, "7");
    assert_int_equal(stale(&n), 0);
    expect_texels(&n, 2, "71");
    assert_int_equal(stale(&n), 1);
    expect_texels(&n, 3, "1");
    assert_int_equal(stale(&n), 1);
    assert_int_equal(n.g.near_beats, 1);
    assert_false(n.g.unsure);
    end(&n);
}

static void nothing_is_stale_that_was_not_read(void **state)
{
    (void)state;
    struct near_case n;
    begin(&n, HEAD STORE(1) "wait\n" GATHER STORE(2) "wait\n" GATHER);
    expect_texels(&n, 1, "12"); /* the second store is beside it */
    expect_texels(&n, 3, "12");
    assert_int_equal(stale(&n), 1); /* the last gather, with 1 */
    end(&n);
}

/* A line is as it was when it was read: what it was between two reads nobody has seen. */
static void versions_of_no_read_are_out(void **state)
{
    (void)state;
    struct near_case n;
    begin(&n, HEAD GATHER "wait\n" STORE(1) "wait\n" STORE(2) "wait\n" STORE(3) "wait\n" GATHER);
    expect_texels(&n, 4, "73");
    end(&n);
}

static void an_invalidate_is_of_its_phase(void **state)
{
    (void)state;
    struct near_case n;
    /* The gather before it may read its line after the invalidate, before the store. */
    begin(&n, HEAD GATHER "invalidate\n" STORE(1) "wait\n" GATHER);
    expect_texels(&n, 2, "71");
    end(&n);
    begin(&n, HEAD GATHER "wait invalidate\n" STORE(1) "wait\n" GATHER);
    expect_texels(&n, 2, "1");
    end(&n);
    begin(&n, HEAD GATHER "wait\n" STORE(1) "wait invalidate descriptors wait\n" GATHER);
    expect_texels(&n, 2, "71");
    end(&n);
}

static void the_same_bytes_are_one_thing(void **state)
{
    (void)state;
    struct near_case n;
    begin(&n, HEAD GATHER STORE(7) "wait\n" GATHER);
    expect_texels(&n, 0, "7");
    expect_texels(&n, 2, "7");
    assert_int_equal(n.g.near_beats, 0);
    assert_int_equal(stale(&n), 0);
    end(&n);
}

/* More versions than are told apart, and more combinations of lines than are tried: the scoreboard alone says. */
static void too_many_are_open(void **state)
{
    (void)state;
    struct near_case n;
    char text[8192];
    int at = snprintf(text, sizeof text, HEAD GATHER);
    for (unsigned i = 0; i < 40; i++)
        at += snprintf(text + at, sizeof text - (size_t)at,
                       "warp 1 { asm \"SUST.D.2D [R2], R4, 0x5\" x = 8 y = 4 data0 = %u active 1 }\n", i);
    begin(&n, text);
    assert_true(n.g.beats[0].open);
    assert_int_equal(n.g.near_beats, 1);
    assert_false(n.g.unsure);
    end(&n);
}

#define TO_HEADER "warp 2 { asm \"SUST.D.2D [R2], R4, 0x6\" x = 0 y = 1 data0 = 0x5 active 1 }\n"
#define HEADERS                                                                                                        \
    "texlock 1\n"                                                                                                      \
    "pool headers 0x30000080 max 6\n"                                                                                  \
    "texture 0 { layout pitch 128 format R32 UINT source R ZERO ZERO ONE_INT size 32 16\n"                             \
    "  address 0x20000000 texels solid 7 0 0 0 }\n"                                                                    \
    "texture 6 { layout pitch 128 format R32 UINT source R ZERO ZERO ONE_INT size 32 16 address 0x30000000 }\n"        \
    "sampler 0 { }\n"                                                                                                  \
    "handle 5 texture 0 sampler 0 handle 6 texture 6 sampler 0\n"

/* A header that is stored over is as certain as texels are; until it is, so is nothing that its gathers show. */
static void headers_have_phases_too(void **state)
{
    (void)state;
    struct near_case n;
    begin(&n, HEADERS GATHER "wait\n" TO_HEADER "wait invalidate wait\n" GATHER);
    assert_false(n.g.unsure);
    assert_int_equal(n.g.near_beats, 0);
    end(&n);
    begin(&n, HEADERS GATHER "wait\n" TO_HEADER "wait invalidate texels wait\n" GATHER);
    assert_true(n.g.unsure);
    assert_false(n.g.memory_unsure);
    assert_int_equal(n.g.near_beats, 1);
    assert_true(n.g.beats[2].open);
    assert_false(n.g.beats[0].open || n.g.beats[1].open);
    end(&n);
}

/* Where an instruction has read nobody knows: it may have read any line. */
static void an_open_gather_reads_anywhere(void **state)
{
    (void)state;
    struct near_case n;
    begin(&n,
          HEADERS TO_HEADER GATHER "wait invalidate descriptors wait\n"
                                   "warp 1 { asm \"SUST.D.2D [R2], R4, 0x6\" x = 8 y = 8 data0 = 1 active 1 }\n"
                                   "wait\n"
                                   "warp 0 { asm \"TLD4.R R8, R0, 6, 2D, 0xf\" s = 9.0 / 32 t = 8.0 / 16 active 1 }\n");
    assert_true(n.g.unsure);
    assert_true(n.g.beats[1].open);
    assert_true(n.g.beats[3].near);
    assert_int_equal(n.g.beats[3].options[0], 2);
    end(&n);
}

/* Texels of 8.0, a level and the next one; texture 1 is the second level alone. */
#define LEVELS                                                                                                         \
    "texlock 1\n"                                                                                                      \
    "texture 0 { format R32 FLOAT source R ZERO ZERO ONE_FLOAT size 32 16 levels 2\n"                                  \
    "  address 0x20000000 texels expression (float(8)) }\n"                                                            \
    "texture 1 { format R32 FLOAT source R ZERO ZERO ONE_FLOAT size 32 16 levels 2 view 1 1 address 0x20000000 }\n"    \
    "sampler 0 { MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff }\n"                                       \
    "handle 5 texture 0 sampler 0 handle 6 texture 1 sampler 0\n"
/* PD-107: 192 of 256 parts of column 8, row 4 of the first level, 64 of column 4, row 2 of the second. */
#define BLEND "warp 0 { asm \"TEX.LL R8, R0, R4, 5, 2D, 0x1\" s = 8.5 / 32 t = 4.5 / 16 lod = 0.25 active 1 }\n"
#define STORE_LEVEL(number, handle, x, y, value)                                                                       \
    "warp " #number " { asm \"SUST.D.2D [R2], R4, " #handle "\" x = " #x " y = " #y " data0 = float(" #value           \
    ") active 1 }\n"

/* A blend is of the versions of both levels, each on its own. */
static void passes_read_on_their_own(void **state)
{
    (void)state;
    static const uint32_t blend[] = {0x41000000, 0x41400000, 0x41200000, 0x41600000}; /* 8, 12, 10, 14 */
    struct near_case n;
    begin(&n, LEVELS BLEND);
    assert_int_equal(n.g.near_beats, 0);
    assert_true(accepts(&n, 0, blend[0]));
    assert_int_equal(n.g.threads, 1);
    assert_int_equal(n.g.footprints, 2);
    assert_int_equal(n.g.minimum[TEX_AT_TEXEL], 2);
    assert_int_equal(n.g.minimum[TEX_AT_HEADER], 1);
    assert_int_equal(n.g.minimum[TEX_AT_FILTER], 1);
    end(&n);
    begin(&n, LEVELS STORE_LEVEL(1, 6, 4, 2, 16) BLEND);
    for (unsigned i = 0; i < 4; i++)
        assert_int_equal(accepts(&n, 1, blend[i]), i == 0 || i == 2);
    assert_int_equal(n.g.beats[1].options[0], 2);
    end(&n);
    begin(&n, LEVELS STORE_LEVEL(1, 6, 4, 2, 16) STORE_LEVEL(2, 5, 8, 4, 24) BLEND);
    assert_int_equal(n.g.beats[2].options[0], 4);
    end(&n);
    begin(&n, LEVELS BLEND STORE_LEVEL(1, 6, 4, 2, 16) "wait\n" BLEND);
    assert_true(accepts(&n, 2, blend[2]));
    assert_int_equal(stale(&n), 0);
    assert_true(accepts(&n, 2, blend[0]));
    assert_int_equal(stale(&n), 1);
    end(&n);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(phases_are_apart),
        cmocka_unit_test(nothing_is_stale_that_was_not_read),
        cmocka_unit_test(versions_of_no_read_are_out),
        cmocka_unit_test(an_invalidate_is_of_its_phase),
        cmocka_unit_test(the_same_bytes_are_one_thing),
        cmocka_unit_test(too_many_are_open),
        cmocka_unit_test(headers_have_phases_too),
        cmocka_unit_test(an_open_gather_reads_anywhere),
        cmocka_unit_test(passes_read_on_their_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
