// SPDX-License-Identifier: Apache-2.0
#include "random/random.h"

#include "isa/insn.h"
#include "tap.h"

#define CASES 2400

/* Every encoding, and few words that are refused: those that were spoilt. */
static void every_encoding_is_drawn(void **state)
{
    unsigned drawn[64] = {0}, refused = 0, all = 0;
    (void)state;
    for (uint32_t index = 0; index < CASES; index++) {
        struct test_case c;
        assert_true(random_case(11, index, &c));
        for (size_t i = 0; i < c.warps_count; i++, all++) {
            struct insn insn;
            insn_decode(c.warps[i].warp.header.word, c.warps[i].warp.header.phase, &insn);
            refused += insn.refusal != NULL;
            if (insn.form && insn_legal(&insn))
                drawn[insn.form - isa_forms]++;
        }
        case_free(&c);
    }
    for (unsigned i = 0; i < isa_forms_count; i++)
        assert_int_equal(drawn[i] > 20, isa_forms[i].mnemonic != NULL);
    assert_in_range(refused, 1, all * 15 / 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_encoding_is_drawn)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
