// SPDX-License-Identifier: Apache-2.0
#include "function/result.h"
#include "tap.h"

static struct tex_answer thread(uint32_t lane, uint32_t wmask)
{
    return (struct tex_answer){.tag = {.warp = 33, .lane = lane},
                               .op = {.wmask = wmask, .rd = 8, .ps = 2},
                               .value = {0xa0 + lane, 0xb0 + lane, 0xc0 + lane, 0xd0 + lane},
                               .sparse = lane % 2};
}

static void enabled_samples_are_packed(void **state)
{
    (void)state;
    for (uint32_t wmask = 0; wmask < 16; wmask++) {
        struct tex_result beat = {0};
        struct tex_answer a = thread(5, wmask);
        uint32_t slot = 0;
        tex_result_add(&beat, &a);
        for (uint32_t k = 0; k < 4; k++)
            if (wmask >> k & 1)
                assert_int_equal(beat.value[4 + slot++], a.value[k]);
        assert_int_equal(beat.count, slot);
        while (slot < 4)
            assert_int_equal(beat.value[4 + slot++], 0);
        assert_int_equal(beat.value[0] | beat.value[8], 0);
    }
}

static void threads_of_a_quad(void **state)
{
    static const uint32_t status[4] = {0, TEX_STATUS_DISABLED, 0, TEX_STATUS_MEMORY_ERROR};
    struct tex_result beat = {0};
    (void)state;
    for (uint32_t lane = 29; lane < 32; lane += 2) {
        struct tex_answer a = thread(lane, 9);
        a.tag.status = status[lane % 4];
        a.tag.last = lane == 31;
        tex_result_add(&beat, &a);
    }
    assert_int_equal(beat.warp, 33);
    assert_int_equal(beat.quad, 7);
    assert_int_equal(beat.lanes, 10);
    assert_int_equal(beat.rd, 8);
    assert_int_equal(beat.ps, 2);
    assert_int_equal(beat.count, 2);
    assert_int_equal(beat.pred, 10);
    assert_int_equal(beat.last, 1);
    assert_memory_equal(beat.status, status, sizeof status);
    assert_int_equal(beat.value[4], 0xa0 + 29);
    assert_int_equal(beat.value[5], 0xd0 + 29);
    assert_int_equal(beat.value[12], 0xa0 + 31);
    assert_int_equal(beat.value[13], 0xd0 + 31);
}

static void no_destination(void **state)
{
    struct tex_result beat = {0};
    struct tex_answer a = thread(1, 15);
    (void)state;
    a.op.rd = TEX_RZ;
    tex_result_add(&beat, &a);
    assert_int_equal(beat.count, 0);
    assert_int_equal(beat.rd, TEX_RZ);
    assert_int_equal(beat.pred, 2);
    for (unsigned i = 0; i < 16; i++)
        assert_int_equal(beat.value[i], 0);
}

static void no_predicate(void **state)
{
    struct tex_result beat = {0};
    struct tex_answer a = thread(1, 15);
    (void)state;
    a.op.ps = TEX_PT;
    tex_result_add(&beat, &a);
    assert_int_equal(beat.pred, 0);
    assert_int_equal(beat.ps, TEX_PT);
    assert_int_equal(beat.count, 4);
}

static void token_beat(void **state)
{
    struct tex_answer a = {.tag = {.warp = 3, .token = 1, .last = 1, .quad_last = 1, .status = TEX_STATUS_ILLEGAL},
                           .op = {.wmask = 15, .rd = 4, .ps = 0}};
    struct tex_result beat = {0};
    const struct tex_result expected = {.warp = 3, .rd = 4, .last = 1, .status = {TEX_STATUS_ILLEGAL}};
    (void)state;
    tex_result_add(&beat, &a);
    assert_memory_equal(&beat, &expected, sizeof beat);
}

static void first_fault_is_recorded_all_are_counted(void **state)
{
    const struct tex_result clean = {.warp = 1, .lanes = 15, .status = {0, 8, 12, 11}};
    const struct tex_result faulty = {.warp = 2, .quad = 5, .lanes = 14, .status = {7, 0, 6, 7}};
    const struct tex_result token = {.warp = 4, .status = {TEX_STATUS_UNSUPPORTED_OP}};
    struct tex_fault fault = {0};
    (void)state;
    tex_fault_update(&fault, &clean);
    assert_int_equal(fault.valid | fault.count, 0);
    tex_fault_update(&fault, &faulty);
    assert_int_equal(fault.valid, 1);
    assert_int_equal(fault.code, TEX_STATUS_UNSUPPORTED_HEADER);
    assert_int_equal(fault.warp, 2);
    assert_int_equal(fault.lane, 22);
    assert_int_equal(fault.count, 2);
    tex_fault_update(&fault, &token);
    assert_int_equal(fault.code, TEX_STATUS_UNSUPPORTED_HEADER);
    assert_int_equal(fault.count, 3);
    const struct tex_result store = {.warp = 5, .quad = 3, .status = {0, 0, TEX_STATUS_MEMORY_ERROR}, .faults = 40};
    struct tex_fault of_store = {0};
    tex_fault_update(&of_store, &store); /* of all threads and lines of the instruction */
    assert_int_equal(of_store.lane, 14);
    assert_int_equal(of_store.count, 40);
    tex_fault_update(&fault, &store);
    assert_int_equal(fault.count, 43);
}

static void fault_of_a_token(void **state)
{
    const struct tex_result ok = {.warp = 4}, refused = {.warp = 63, .status = {TEX_STATUS_ILLEGAL}};
    struct tex_fault fault = {0};
    (void)state;
    tex_fault_update(&fault, &ok);
    assert_int_equal(fault.count, 0);
    tex_fault_update(&fault, &refused);
    assert_int_equal(fault.code, TEX_STATUS_ILLEGAL);
    assert_int_equal(fault.warp, 63);
    assert_int_equal(fault.lane, 0);
    assert_int_equal(fault.count, 1);
}

static void count_saturates(void **state)
{
    const struct tex_result faulty = {.lanes = 15, .status = {3, 3, 3, 3}};
    struct tex_fault fault = {.valid = 1, .code = 7, .count = 65533};
    (void)state;
    tex_fault_update(&fault, &faulty);
    assert_int_equal(fault.count, 65535);
    assert_int_equal(fault.code, 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(enabled_samples_are_packed),
        cmocka_unit_test(threads_of_a_quad),
        cmocka_unit_test(no_destination),
        cmocka_unit_test(no_predicate),
        cmocka_unit_test(token_beat),
        cmocka_unit_test(first_fault_is_recorded_all_are_counted),
        cmocka_unit_test(fault_of_a_token),
        cmocka_unit_test(count_saturates),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
