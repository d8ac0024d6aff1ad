// SPDX-License-Identifier: Apache-2.0
/*
 * Pins against a frame, where the simulator tells where it keeps them. The simulator is an array of pins here: it keeps
 * each as Verilator does.
 */
#include <stdlib.h>

#include "sim/vpi_ports.h"
#include "tap.h"

#define FRAMES 40U

struct pin {
    uint32_t words[TEX_ISSUE_WORDS];
};
static struct pin *pins; /* VPI carries no context */

static unsigned port_of(const char *name)
{
    unsigned i = 0;
    const char *dot = strrchr(name, '.');
    while (strcmp(tex_ports[i].name, dot ? dot + 1 : name) != 0)
        i++;
    return i;
}

vpiHandle vpi_handle_by_name(PLI_BYTE8 *name, vpiHandle scope)
{
    (void)scope;
    return (vpiHandle)&pins[port_of(name)];
}

PLI_INT32 vpi_get(PLI_INT32 property, vpiHandle object)
{
    (void)property;
    return tex_ports[(struct pin *)object - pins].width;
}

static void unwanted(void)
{
    fail_msg("a pin that is kept somewhere is not read by VPI");
}

void vpi_get_value(vpiHandle object, p_vpi_value value)
{
    (void)object;
    (void)value;
    unwanted();
}

vpiHandle vpi_register_cb(p_cb_data data)
{
    (void)data;
    unwanted();
    return NULL;
}

PLI_INT32 vpi_free_object(vpiHandle object)
{
    (void)object;
    return 1;
}

PLI_INT32 vpi_control(PLI_INT32 operation, ...)
{
    (void)operation;
    return 1;
}

PLI_INT32 vpi_chk_error(p_vpi_error_info error)
{
    (void)error;
    return 0;
}

static void *locate(const char *scope, const char *name)
{
    (void)scope;
    return &pins[port_of(name)];
}

/* Little-endian: a value of up to 64 bits stands in the first bytes of its pin, whatever their number. */
static void set_pin(unsigned i, const struct tex_frame *f)
{
    const struct tex_port_info *port = &tex_ports[i];
    const uint32_t *from = &f->payload[tex_boundaries[port->boundary].word];
    memset(&pins[i], 0, sizeof pins[i]);
    if (port->role == TEX_PORT_VALID)
        pins[i].words[0] = f->valid >> port->boundary & 1;
    else if (port->role == TEX_PORT_READY)
        pins[i].words[0] = f->ready >> port->boundary & 1;
    else
        for (unsigned bit = 0; bit < port->width; bit++)
            put_bits(pins[i].words, bit, 1, from[(port->at + bit) / 32] >> (port->at + bit) % 32);
}

/* Of the boundaries at the ports: bits that no pin carries. */
static void clear_padding(struct tex_frame *f)
{
    for (unsigned i = 0; i < TEX_PORTS; i++)
        if (tex_ports[i].role == TEX_PORT_VALID)
            memset(&f->payload[tex_boundaries[tex_ports[i].boundary].word], 0,
                   tex_boundaries[tex_ports[i].boundary].words * sizeof *f->payload);
    for (unsigned i = 0; i < TEX_PORTS; i++)
        if (tex_ports[i].role == TEX_PORT_PAYLOAD)
            port_put(&f->payload[tex_boundaries[tex_ports[i].boundary].word], tex_ports[i].at, tex_ports[i].width,
                     pins[i].words);
}

static void randomise(struct tex_frame *f, uint64_t *random)
{
    f->valid = (next_random(random) | (uint64_t)next_random(random) << 32) & TEX_SET_ALL;
    f->ready = (next_random(random) | (uint64_t)next_random(random) << 32) & TEX_SET_ALL;
    for (unsigned i = 0; i < TEX_PAYLOAD_WORDS; i++)
        f->payload[i] = next_random(random);
    for (unsigned i = 0; i < TEX_PORTS; i++)
        set_pin(i, f);
    clear_padding(f);
}

static int setup(void **state)
{
    static struct vpi_calls calls;
    const struct vpi_place place = {.path = "unit", .locate = locate, .calls = &calls};
    struct vpi_ports *p = calloc(1, sizeof *p);
    char text[100];
    pins = calloc(TEX_PORTS, sizeof *pins);
    *state = p;
    return p && pins && vpi_ports_find(p, &place, text, sizeof text) == VPI_FOUND ? 0 : -1;
}

static int teardown(void **state)
{
    free(pins);
    free(*state);
    return 0;
}

static void pins_of_the_frame_agree(void **state)
{
    struct tex_frame f;
    uint64_t random = 1;
    for (unsigned i = 0; i < FRAMES; i++) {
        randomise(&f, &random);
        assert_true(vpi_ports_agree(*state, &f));
    }
}

/* Of every pin, alone; the payload of a boundary that is not valid has no meaning. */
static void every_bit_counts(void **state)
{
    struct tex_frame f;
    uint64_t random = 2;
    for (unsigned n = 0; n < FRAMES; n++) {
        randomise(&f, &random);
        for (unsigned i = 0; i < TEX_PORTS; i++) {
            bool counts = tex_ports[i].role != TEX_PORT_PAYLOAD || f.valid >> tex_ports[i].boundary & 1;
            for (unsigned bit = 0; bit < tex_ports[i].width; bit++) {
                pins[i].words[bit / 32] ^= 1U << bit % 32;
                assert_int_equal(vpi_ports_agree(*state, &f), !counts);
                pins[i].words[bit / 32] ^= 1U << bit % 32;
            }
        }
    }
}

/* What is read pin by pin is the same. */
static void as_read_one_by_one(void **state)
{
    struct tex_frame f, read;
    struct difference d;
    uint64_t random = 3;
    for (unsigned n = 0; n < FRAMES; n++) {
        randomise(&f, &random);
        vpi_ports_sample(*state, &read, NULL);
        assert_true(ports_same(&read, &f, NULL, &d));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pins_of_the_frame_agree),
        cmocka_unit_test(every_bit_counts),
        cmocka_unit_test(as_read_one_by_one),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
