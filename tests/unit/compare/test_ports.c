// SPDX-License-Identifier: Apache-2.0
/* The ports as boundaries show them, and pins against probe. */
#include "tap.h"

#include <string.h>

#include "base/dut.h"
#include "check/self_test_report.h"
#include "compare/ports.h"

static struct tex_frame pattern(void)
{
    struct tex_frame f = {.valid = TEX_SET_ALL, .ready = TEX_SET_ALL};
    for (unsigned i = 0; i < TEX_PAYLOAD_WORDS; i++)
        f.payload[i] = (i + 1) * 0x9e3779b9U;
    return f;
}

/* Every bit of every payload at the ports belongs to one port, and every input but clock and reset is in the table. */
static void test_ports_cover_the_boundaries(void **state)
{
    struct tex_frame seen = {0};
    (void)state;
    for (unsigned i = 0; i < TEX_PORTS; i++) {
        uint32_t ones[TEX_ISSUE_WORDS];
        memset(ones, 0xff, sizeof ones);
        assert_true(TEX_SET_PORTS >> tex_ports[i].boundary & 1);
        if (tex_ports[i].role != TEX_PORT_PAYLOAD)
            *(tex_ports[i].role == TEX_PORT_VALID ? &seen.valid : &seen.ready) |= TEX_BIT(tex_ports[i].boundary);
        else
            port_put(&seen.payload[tex_boundaries[tex_ports[i].boundary].word], tex_ports[i].at, tex_ports[i].width,
                     ones);
    }
    assert_int_equal(seen.valid, TEX_SET_PORTS);
    assert_int_equal(seen.ready, TEX_SET_PORTS);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        const struct tex_boundary_info *info = &tex_boundaries[b];
        const struct tex_leaf_info *last = &info->leaves[info->leaves_count - 1];
        unsigned bits = (unsigned)last->offset + last->width * last->count, found = 0;
        for (unsigned i = 0; i < 32U * info->words; i++)
            found += frame_payload(&seen, (enum tex_boundary)b)[i / 32] >> i % 32 & 1;
        assert_int_equal(found, TEX_SET_PORTS >> b & 1 ? bits : 0);
    }
    for (unsigned p = DUT_RST + 1; p < DUT_PORTS; p++) {
        unsigned named = 0;
        for (unsigned i = 0; i < TEX_PORTS; i++)
            named += strcmp(tex_ports[i].name, dut_ports[p].name) == 0;
        assert_int_equal(named, 1);
    }
}

static void test_the_first_pin_is_named(void **state)
{
    struct tex_frame probe = pattern(), pins = probe;
    struct difference d;
    char text[200];
    (void)state;
    assert_true(ports_same(&pins, &probe, NULL, &d));
    tex_pack_axi_a(&probe.payload[TEX_WORD_AXI_AR], 0, &(struct tex_axi_a){.id = 3, .addr = 0x20, .size = 5});
    tex_pack_axi_a(&pins.payload[TEX_WORD_AXI_AR], 0, &(struct tex_axi_a){.id = 3, .addr = 0, .size = 4});
    assert_false(ports_same(&pins, &probe, NULL, &d));
    assert_int_equal(d.kind, DIFFERS_PIN);
    assert_int_equal(d.boundary, TEX_AT_AXI_AR);
    assert_string_equal(d.stage, "axi");
    ports_text(&pins, &probe, &d, text, sizeof text);
    assert_string_equal(text, "pin m_axi_araddr_o is 0x0, the probe shows 0x20");
    pins = probe;
    pins.payload[TEX_WORD_RESULT + 17] ^= 1;
    assert_false(ports_same(&pins, &probe, NULL, &d));
    ports_text(&pins, &probe, &d, text, sizeof text);
    assert_string_equal(text, "pin result_o differs from the probe, from bit 544 on");
}

/* Ready is driven by the consumer, which is named. Boundaries inside have no pins; what is not valid is not compared.
 */
static void test_blame_and_what_is_passed_over(void **state)
{
    struct tex_frame probe = pattern(), pins = probe;
    struct difference d;
    (void)state;
    pins.ready ^= TEX_BIT(TEX_AT_ISSUE);
    assert_false(ports_same(&pins, &probe, NULL, &d));
    assert_string_equal(d.stage, "decode");
    pins = probe;
    pins.valid ^= TEX_BIT(TEX_AT_WRAP);
    pins.payload[TEX_WORD_WRAP] ^= 1;
    assert_true(ports_same(&pins, &probe, NULL, &d));
    probe.valid &= ~TEX_BIT(TEX_AT_RESULT);
    pins = probe;
    pins.payload[TEX_WORD_RESULT] ^= 1;
    assert_true(ports_same(&pins, &probe, NULL, &d));
}

/* Unknown bits are left out: another check reports them. */
static void test_unknown_bits_are_left_out(void **state)
{
    struct tex_frame probe = pattern(), pins = probe, unknown = {0};
    struct difference d;
    (void)state;
    pins.payload[TEX_WORD_AXIL_R] ^= 0x30;
    pins.valid ^= TEX_BIT(TEX_AT_RESULT);
    unknown.payload[TEX_WORD_AXIL_R] = 0x30;
    assert_false(ports_same(&pins, &probe, &unknown, &d));
    assert_int_equal(d.boundary, TEX_AT_RESULT);
    unknown.valid = TEX_BIT(TEX_AT_RESULT);
    assert_true(ports_same(&pins, &probe, &unknown, &d));
    unknown.payload[TEX_WORD_AXIL_R] = 0x10;
    assert_false(ports_same(&pins, &probe, &unknown, &d));
    assert_int_equal(d.boundary, TEX_AT_AXIL_R);
}

static void test_the_pins_are_taken(void **state)
{
    struct tex_frame probe = pattern(), pins = {0}, frame = probe;
    (void)state;
    pins.valid = TEX_BIT(TEX_AT_RESULT);
    pins.payload[TEX_WORD_RESULT] = 7;
    ports_take(&frame, &pins);
    assert_int_equal(frame.valid, (TEX_SET_ALL & ~TEX_SET_PORTS) | TEX_BIT(TEX_AT_RESULT));
    assert_int_equal(frame.ready, TEX_SET_ALL & ~TEX_SET_PORTS);
    assert_int_equal(frame.payload[TEX_WORD_RESULT], 7);
    assert_int_equal(frame.payload[TEX_WORD_WRAP], probe.payload[TEX_WORD_WRAP]);
    assert_int_equal(frame.payload[TEX_WORD_AXI_R], probe.payload[TEX_WORD_AXI_R]);
}

static void test_self_test(void **state)
{
    struct self_test_report report;
    (void)state;
    self_test_begin(&report);
    assert_true(ports_self_test(&report));
    assert_string_equal(report.text, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ports_cover_the_boundaries),
        cmocka_unit_test(test_the_first_pin_is_named),
        cmocka_unit_test(test_blame_and_what_is_passed_over),
        cmocka_unit_test(test_unknown_bits_are_left_out),
        cmocka_unit_test(test_the_pins_are_taken),
        cmocka_unit_test(test_self_test),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
