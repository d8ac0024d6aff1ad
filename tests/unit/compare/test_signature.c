// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/dut.h"
#include "compare/signature.h"
#include "tap.h"

static const struct tex_leaf_info *leaf_of(enum tex_boundary b, const char *name)
{
    for (unsigned i = 0; i < tex_boundaries[b].leaves_count; i++)
        if (strcmp(tex_boundaries[b].leaves[i].name, name) == 0)
            return &tex_boundaries[b].leaves[i];
    fail_msg("no leaf %s", name);
    return NULL;
}

/* One bit of an element differs between the sides of the last entry but `behind`. */
static void plant(struct history *h, enum tex_boundary b, const char *name, unsigned element, unsigned behind)
{
    const struct tex_leaf_info *leaf = leaf_of(b, name);
    unsigned bit = leaf->offset + element * leaf->width;
    for (unsigned i = 0; i <= behind; i++) {
        struct history_entry *e = history_current(h);
        memset(e, 0, sizeof *e);
        e->cycle = 40 + i;
        if (i == 0)
            e->rtl.payload[tex_boundaries[b].word + bit / 32] |= 1U << bit % 32;
        history_advance(h);
    }
}

static struct failure lockstep(enum difference_kind kind, enum tex_boundary b)
{
    struct failure f = {.kind = FAILURE_LOCKSTEP, .cycle = 40};
    f.difference = (struct difference){.kind = kind, .boundary = b, .stage = tex_boundaries[b].stage};
    return f;
}

static void expect_signature(const struct failure *f, const struct history *h, const char *expected)
{
    char text[FAILURE_SIGNATURE];
    signature_of(f, h, text);
    assert_string_equal(text, expected);
}

static void test_names_the_first_field_and_no_element(void **state)
{
    (void)state;
    for (unsigned element = 0; element < 4; element++)
        for (unsigned behind = 0; behind <= 16; behind += 16) {
            struct history *h = calloc(1, sizeof *h);
            assert_non_null(h);
            plant(h, TEX_AT_WRAP, "y", element, behind);
            struct failure f = lockstep(DIFFERS_PAYLOAD, TEX_AT_WRAP);
            f.instruction = element;
            f.lane = behind;
            expect_signature(&f, h, "payload/wrap/y");
            free(h);
        }
}

static void test_names_the_boundary_where_it_is_not_the_stage(void **state)
{
    (void)state;
    struct history *h = calloc(1, sizeof *h);
    assert_non_null(h);
    enum tex_boundary b = TEX_AT_AXI_W;
    const char *leaf = tex_boundaries[b].leaves[0].name;
    char expected[FAILURE_SIGNATURE];
    plant(h, b, leaf, 0, 0);
    struct failure f = lockstep(DIFFERS_PAYLOAD, b);
    snprintf(expected, sizeof expected, "payload/%s/axi_w.%s", tex_boundaries[b].stage, leaf);
    expect_signature(&f, h, expected);
    f.difference.kind = DIFFERS_VALID;
    snprintf(expected, sizeof expected, "valid/%s/axi_w", tex_boundaries[b].stage);
    expect_signature(&f, h, expected);
    free(h);
    f = lockstep(DIFFERS_READY, TEX_AT_WRAP);
    f.difference.stage = "address";
    expect_signature(&f, NULL, "ready/address/wrap");
}

static void test_other_kinds(void **state)
{
    (void)state;
    struct failure f = {.kind = FAILURE_HANG};
    f.difference = (struct difference){.boundary = TEX_AT_WRAP, .stage = "wrap"};
    expect_signature(&f, NULL, "hang/wrap/-");
    f = (struct failure){.kind = FAILURE_PROTOCOL, .field = "PC-HOLD"};
    expect_signature(&f, NULL, "protocol/-/PC-HOLD");
    f = (struct failure){.kind = FAILURE_REGISTER, .field = "TRAP_X"};
    f.difference = (struct difference){.boundary = TEX_AT_AXIL_R, .stage = "csr"};
    expect_signature(&f, NULL, "register/csr/TRAP_X");
    f = (struct failure){.kind = FAILURE_INTERNAL};
    expect_signature(&f, NULL, "internal/-/-");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names_the_first_field_and_no_element),
        cmocka_unit_test(test_names_the_boundary_where_it_is_not_the_stage),
        cmocka_unit_test(test_other_kinds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
