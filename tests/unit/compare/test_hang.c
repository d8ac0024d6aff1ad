// SPDX-License-Identifier: Apache-2.0
#include "compare/hang.h"

#include "tap.h"

#define AT(name) TEX_BIT(TEX_AT_##name)

/* Where the beats of a frame are held, of those that wait at `waiting`; all others are taken. */
static enum tex_boundary held(tex_boundary_set waiting)
{
    const struct tex_frame f = {.valid = TEX_SET_ALL, .ready = TEX_SET_ALL & ~waiting};
    struct difference at = {0};
    assert_true(hang_found(&f, TEX_SET_ALL, &at));
    bool forks = at.boundary == TEX_AT_HEADER; /* opcode 0 of the empty payload: a gather */
    assert_string_equal(at.stage, forks ? "lod" : tex_boundaries[at.boundary].consumer);
    return at.boundary;
}

static void the_most_downstream_beat_is_held(void **state)
{
    (void)state;
    assert_int_equal(held(AT(DECODE) | AT(BIND) | AT(HEADER)), TEX_AT_HEADER);
    assert_int_equal(held(AT(HEADER) | AT(COORD) | AT(ADDRESS)), TEX_AT_ADDRESS);
    assert_int_equal(held(AT(HEADER) | AT(FILTER) | AT(RESULT)), TEX_AT_RESULT);
}

/* A query that waits for its turn is not the cause; if the gather's answer is there too, the join is. */
static void an_answer_may_wait_for_another_path(void **state)
{
    (void)state;
    assert_int_equal(held(AT(HEADER) | AT(COORD) | AT(ADDRESS) | AT(QUERY)), TEX_AT_ADDRESS);
    assert_int_equal(held(AT(HEADER) | AT(SURFACE) | AT(FILTER)), TEX_AT_SURFACE);
    assert_int_equal(held(AT(HEADER) | AT(ADDRESS) | AT(FILTER) | AT(QUERY)), TEX_AT_QUERY);
    assert_int_equal(held(AT(ADDRESS) | AT(QUERY) | AT(RESULT)), TEX_AT_RESULT);
}

/* Behind convert, stores and loads part. */
static void a_beat_is_held_by_the_stage_of_its_path(void **state)
{
    static const struct {
        uint32_t opcode;
        const char *convert, *surface;
    } rows[] = {{TEX_OPCODE_SUST, "store", "convert"},
                {TEX_OPCODE_SULD, "load", "convert"},
                {TEX_OPCODE_SUATOM, "load", "convert"}};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        struct tex_frame f = {.valid = AT(CONVERT) | AT(SURFACE)};
        struct difference at = {0};
        tex_pack_convert(&f.payload[TEX_WORD_CONVERT], 0, &(struct tex_convert){.op = {.opcode = rows[i].opcode}});
        tex_pack_surface(&f.payload[TEX_WORD_SURFACE], 0, &(struct tex_surface){.op = {.opcode = rows[i].opcode}});
        assert_true(hang_found(&f, TEX_SET_ALL, &at));
        assert_string_equal(at.stage, rows[i].convert);
        assert_string_equal(lockstep_consumer(&f, TEX_AT_SURFACE), rows[i].surface);
        assert_string_equal(lockstep_consumer(&f, TEX_AT_RESULT), "result");
    }
}

/* Without a beat the fork behind header shows whether a gather could go on, and lod takes that. */
static void without_a_beat_the_way_is_that_of_a_gather(void **state)
{
    (void)state;
    struct tex_frame f = {0};
    assert_string_equal(lockstep_consumer(&f, TEX_AT_HEADER), "lod");
    assert_string_equal(lockstep_consumer(&f, TEX_AT_CONVERT), "store");
    f.valid = AT(HEADER);
    tex_pack_header(&f.payload[TEX_WORD_HEADER], 0, &(struct tex_header){.op = {.opcode = TEX_OPCODE_TXQ}});
    assert_string_equal(lockstep_consumer(&f, TEX_AT_HEADER), "query");
}

static void nothing_waits(void **state)
{
    const struct tex_frame f = {.valid = TEX_SET_ALL, .ready = TEX_SET_ALL};
    struct difference at;
    (void)state;
    assert_false(hang_found(&f, TEX_SET_ALL, &at));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_most_downstream_beat_is_held),
        cmocka_unit_test(an_answer_may_wait_for_another_path),
        cmocka_unit_test(a_beat_is_held_by_the_stage_of_its_path),
        cmocka_unit_test(without_a_beat_the_way_is_that_of_a_gather),
        cmocka_unit_test(nothing_waits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
