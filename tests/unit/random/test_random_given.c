// SPDX-License-Identifier: Apache-2.0
/* Cases of given instructions: those of random programs, whatever is built. */
#include "random/random_part.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { CASES = 40, MOST = CASES * RANDOM_WARPS_PER_CASE };

/* Legal words of random programs. */
static size_t draw_words(struct asm_insn insns[MOST])
{
    size_t count = 0;
    for (uint32_t index = 0; index < CASES; index++) {
        struct test_case c;
        assert_true(random_case(3, index, &c));
        for (size_t i = 0; i < c.warps_count; i++) {
            struct insn insn;
            const struct tex_issue_header *h = &c.warps[i].warp.header;
            insn_decode(h->word, h->phase, &insn);
            if (!insn.refusal)
                insns[count++] = (struct asm_insn){h->word, h->phase};
        }
        case_free(&c);
    }
    return count;
}

static bool is_zero(const struct tex_warp *w, const struct insn *insn, struct tex_warp *copy)
{
    static const struct tex_warp zero;
    *copy = *w;
    for (uint32_t lane = 0; lane < TEX_WARP_LANES; lane++)
        for (unsigned port = 0; port < ISA_PORTS; port++)
            for (unsigned i = 0; i < insn->port[port].count; i++)
                *case_register(copy, (enum isa_port)port, lane, i) = 0;
    return memcmp(copy->ra, zero.ra, sizeof zero.ra) == 0 && memcmp(copy->rb, zero.rb, sizeof zero.rb) == 0;
}

static void every_instruction_is_there_in_its_order(void **state)
{
    static struct asm_insn insns[MOST];
    struct test_case c;
    size_t count = draw_words(insns), idle;
    (void)state;
    assert_true(count > MOST / 2);
    assert_true(random_given(1, insns, count, &c, &idle));
    assert_int_equal(c.warps_count, count);
    for (size_t i = 0; i < count; i++) {
        struct insn insn;
        struct tex_warp copy;
        const struct tex_issue_header *h = &c.warps[i].warp.header;
        assert_int_equal(h->word, insns[i].word);
        assert_int_equal(h->phase, insns[i].phase);
        insn_decode(h->word, h->phase, &insn);
        assert_true(is_zero(&c.warps[i].warp, &insn, &copy));
        assert_true(h->active == UINT32_MAX || idle > 0);
        assert_false(random_store_meets(&c, &c.warps[i].warp));
    }
    assert_true(idle < count / 4);
    case_free(&c);
}

/* Of a few instructions each has an effect, mostly. */
static void a_seed_gives_one_case_with_effect(void **state)
{
    static struct asm_insn insns[MOST];
    size_t count = draw_words(insns), idle, again, sum = 0, other = 0;
    (void)state;
    for (uint32_t seed = 0; seed < 40; seed++) {
        struct test_case a, b;
        size_t from = seed * (count - 8) / 40;
        assert_true(random_given(seed, insns + from, 8, &a, &idle));
        assert_true(random_given(seed, insns + from, 8, &b, &again));
        assert_int_equal(idle, again);
        for (size_t i = 0; i < 8; i++)
            assert_memory_equal(&a.warps[i].warp, &b.warps[i].warp, sizeof a.warps[i].warp);
        sum += idle;
        case_free(&b);
        assert_true(random_given(seed + 1, insns + from, 8, &b, &again));
        other += memcmp(a.warps[0].warp.ra, b.warps[0].warp.ra, sizeof a.warps[0].warp.ra) != 0;
        case_free(&a);
        case_free(&b);
    }
    assert_true(sum < 16); /* of 320 */
    assert_true(other > 30);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_instruction_is_there_in_its_order),
        cmocka_unit_test(a_seed_gives_one_case_with_effect),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
