// SPDX-License-Identifier: Apache-2.0
/* Which instruction a boundary is at, where instructions of several paths are under way. */
#include "compare/track.h"
#include "tap.h"

#define WORD_TLD4 UINT64_C(0xc8380057aff70008)
#define WORD_SUST UINT64_C(0xeb38400000670008)

static void move(struct track *t, struct tex_frame *f, enum tex_boundary b)
{
    f->valid = f->ready = TEX_BIT(b);
    track_cycle(t, f);
}

static void issue(struct track *t, struct tex_frame *f, uint64_t word)
{
    tex_pack_issue_header(&f->payload[TEX_WORD_ISSUE], 0, &(struct tex_issue_header){.word = word});
    for (unsigned i = 0; i < TEX_ISSUE_BEATS; i++)
        move(t, f, TEX_AT_ISSUE);
}

/* Gather, store, gather, store. A boundary of one path is at the next instruction of that path. */
static void paths_apart(void **state)
{
    struct track t;
    struct tex_frame f = {0};
    const struct tex_tag last = {.last = 1}, token = {.last = 1, .token = 1};
    (void)state;
    track_init(&t);
    track_restart(&t);
    for (unsigned i = 0; i < 2; i++) {
        issue(&t, &f, WORD_TLD4);
        issue(&t, &f, WORD_SUST);
    }
    for (unsigned i = 0; i < 2; i++) {
        assert_int_equal(track_instruction(&t, TEX_AT_DECODE), i);
        assert_int_equal(track_instruction(&t, TEX_AT_LOD), 2 * i);
        assert_int_equal(track_instruction(&t, TEX_AT_CONVERT), 2 * i + 1);
        assert_int_equal(track_instruction(&t, TEX_AT_STORE), 2 * i + 1);
        tex_pack_tag(&f.payload[TEX_WORD_DECODE], 0, &last);
        move(&t, &f, TEX_AT_DECODE);
        tex_pack_tag(&f.payload[TEX_WORD_LOD], 0, &last);
        move(&t, &f, TEX_AT_LOD);
        tex_pack_tag(&f.payload[TEX_WORD_CONVERT], 0, &last);
        move(&t, &f, TEX_AT_CONVERT);
        tex_pack_tag(&f.payload[TEX_WORD_STORE], 0, &token);
        move(&t, &f, TEX_AT_STORE);
    }
    assert_int_equal(track_instruction(&t, TEX_AT_AXI_R), TRACK_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(paths_apart)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
