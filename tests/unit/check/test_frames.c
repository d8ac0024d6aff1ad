// SPDX-License-Identifier: Apache-2.0
/* Packed frames: what is valid comes back as it was, whatever else the frames hold, and no more room is used than said.
 */
#include "check/frames.h"
#include "tap.h"

#define FRAMES 64U
#define GUARD 0xdecafbadU

static void randomise(struct tex_frame *f, uint64_t *random)
{
    f->valid = (next_random(random) | (uint64_t)next_random(random) << 32) & TEX_SET_ALL;
    f->ready = (next_random(random) | (uint64_t)next_random(random) << 32) & TEX_SET_ALL;
    for (unsigned i = 0; i < TEX_PAYLOAD_WORDS; i++)
        f->payload[i] = next_random(random);
}

static void same_valid(const struct tex_frame *a, const struct tex_frame *b)
{
    assert_true(a->valid == b->valid && a->ready == b->ready);
    for (unsigned i = 0; i < TEX_BOUNDARIES; i++)
        if (a->valid >> i & 1)
            assert_memory_equal(&a->payload[tex_boundaries[i].word], &b->payload[tex_boundaries[i].word],
                                tex_boundaries[i].words * sizeof *a->payload);
}

static void come_back_in_a_row(void **state)
{
    (void)state;
    static struct tex_frame frames[FRAMES];
    static uint32_t words[FRAMES * FRAMES_MOST];
    struct frames_plan plan;
    struct tex_frame back = {0};
    uint64_t random = 1;
    size_t used = 0, read = 0;
    uint32_t flags;
    frames_plan(&plan);
    for (uint32_t i = 0; i < FRAMES; i++) {
        randomise(&frames[i], &random);
        used += frames_pack(&plan, &frames[i], i & 7, &words[used]);
    }
    for (uint32_t i = 0; i < FRAMES; i++) {
        read += frames_unpack(&plan, &words[read], &back, &flags);
        assert_int_equal(flags, i & 7);
        same_valid(&frames[i], &back);
    }
    assert_int_equal(read, used);
}

/* Each boundary alone: all its words, and not the whole frame. */
static void carry_a_boundary_alone(void **state)
{
    (void)state;
    struct frames_plan plan;
    uint64_t random = 2;
    frames_plan(&plan);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        struct tex_frame f, back = {0};
        uint32_t words[FRAMES_MOST], flags;
        randomise(&f, &random);
        f.valid = TEX_BIT(b);
        size_t used = frames_pack(&plan, &f, 0, words);
        assert_in_range(used, FRAMES_CHUNK + tex_boundaries[b].words,
                        3 * FRAMES_CHUNK +
                            tex_boundaries[b].words); /* the head, and a chunk that is shared each side */
        assert_int_equal(frames_unpack(&plan, words, &back, &flags), used);
        same_valid(&f, &back);
    }
}

static void stay_within_their_room(void **state)
{
    (void)state;
    struct frames_plan plan;
    struct tex_frame f, back = {0};
    uint32_t words[FRAMES_MOST + 1], flags;
    uint64_t random = 3;
    frames_plan(&plan);
    randomise(&f, &random);
    f.valid = TEX_SET_ALL;
    words[FRAMES_MOST] = GUARD;
    assert_int_equal(frames_pack(&plan, &f, 0, words), FRAMES_MOST);
    assert_int_equal(words[FRAMES_MOST], GUARD);
    frames_unpack(&plan, words, &back, &flags);
    same_valid(&f, &back);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(come_back_in_a_row),
        cmocka_unit_test(carry_a_boundary_alone),
        cmocka_unit_test(stay_within_their_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
