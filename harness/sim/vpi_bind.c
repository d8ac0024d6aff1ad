// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_bind.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vpi_user.h>

#include "base/bits.h"
#include "sim/vpi_call.h"
#include "sim/vpi_four.h"
#include "sim/vpi_signal.h"
#include "sim/vpi_view.h"

#define TOP "texture_unit"
#define NAME_TEXT 256

struct vpi_bind {
    struct dut_client client;
    struct dut_inputs in;
    const char *path;
    sim_locate locate;
    struct vpi_signal port[DUT_PORTS];
    uint32_t proved; /* ports whose place holds what VPI writes */
    vpiHandle clk, on_change;
    struct vpi_view view;
    struct vpi_calls calls;
    s_vpi_time time, settled_time; /* of callbacks; not read */
    s_vpi_value clk_value;
    bool over, events; /* events: the simulator is event-driven */
    bool wrote;        /* inputs, since vpi_bind_wrote */
    unsigned idle;     /* rising edges until inputs are driven */
    char error[VPI_ERROR_TEXT];
};

struct vpi_bind *vpi_bind_create(const struct dut_client *client, const char *path, sim_locate locate, unsigned idle)
{
    struct vpi_bind *b = calloc(1, sizeof *b);
    if (!b)
        return NULL;
    b->client = *client;
    b->path = path ? path : TOP;
    b->locate = locate;
    b->idle = idle;
    dut_init(&b->in);
    dut_reset(&b->in);
    return b;
}

void vpi_bind_destroy(struct vpi_bind *b)
{
    free(b);
}

bool vpi_bind_wrote(struct vpi_bind *b)
{
    bool wrote = b->wrote;
    b->wrote = false;
    return wrote;
}

bool vpi_bind_over(struct vpi_bind *b)
{
    if (!b->over && !b->on_change) { /* asked in the first cycle, but nobody called at the start */
        snprintf(b->error, sizeof b->error, "the simulator did not run vlog_startup_routines, or without their slot");
        b->over = true;
    }
    return b->over;
}

const char *vpi_bind_error(const struct vpi_bind *b)
{
    const char *text = b->calls.failed[0] ? b->calls.failed : b->error;
    return *text ? text : NULL;
}

struct vpi_calls *vpi_bind_calls(struct vpi_bind *b)
{
    return &b->calls;
}

/* A netlist has no probe: its ports are left. */
static bool view_ports(struct vpi_bind *b)
{
    char text[VPI_VIEW_TEXT] =
        "it has no probe that VPI can see (gen/public.vlt in the build folder shows it in Verilator)";
    if (b->client.view && !b->events && b->client.view(b->client.user, TEX_SET_PORTS, text, sizeof text))
        return true;
    snprintf(b->error, sizeof b->error, "%.*s cannot be checked: %.*s", VPI_ERROR_TEXT / 4, b->path, VPI_ERROR_TEXT / 2,
             text);
    return false;
}

static void none(struct vpi_bind *b, const char *name)
{
    if (!b->error[0])
        snprintf(b->error, sizeof b->error, "no signal %.*s.%.*s in the simulation", VPI_ERROR_TEXT / 4, b->path,
                 VPI_ERROR_TEXT / 4, name);
}

static vpiHandle find(struct vpi_bind *b, const char *name)
{
    char full[NAME_TEXT];
    snprintf(full, sizeof full, "%s.%s", b->path, name);
    vpiHandle handle = vpi_handle_by_name(full, NULL);
    if (!handle)
        none(b, name);
    return handle;
}

static bool find_all(struct vpi_bind *b)
{
    const struct vpi_place place = {.path = b->path, .locate = b->locate, .calls = &b->calls};
    b->clk = find(b, "clk_i");
    for (unsigned p = 0; p < DUT_PORTS; p++)
        if (!vpi_signal_find(&b->port[p], &place, dut_ports[p].name))
            none(b, dut_ports[p].name);
    if (b->error[0] || vpi_view_find(&b->view, &place, b->events, b->error, sizeof b->error) != VPI_FOUND)
        return false;
    return b->view.probe.handle || view_ports(b);
}

static void put_by_vpi(struct vpi_bind *b, unsigned p, const uint32_t *in)
{
    s_vpi_vecval words[DUT_BEAT_WORDS];
    for (unsigned i = 0; i < dut_ports[p].words; i++)
        words[i] = (s_vpi_vecval){.aval = in[i]};
    s_vpi_value value = {.format = vpiVectorVal, .value.vector = words};
    vpi_put_value(b->port[p].handle, &value, NULL, vpiNoDelay);
    vpi_call_good(&b->calls, "vpi_put_value", dut_ports[p].name);
}

/* Where the simulator keeps the port is believed if a write by VPI is found there. */
static void prove(struct vpi_bind *b, unsigned p, const uint32_t *in)
{
    uint32_t there[DUT_BEAT_WORDS];
    if (!b->port[p].at)
        return;
    vpi_signal_read(&b->port[p], there, NULL);
    if (memcmp(there, in, dut_ports[p].words * sizeof *in) == 0)
        b->proved |= 1U << p;
    else if (!b->error[0])
        snprintf(b->error, sizeof b->error, "the simulator's own place of %s does not hold what VPI writes",
                 dut_ports[p].name);
}

static void put(struct vpi_bind *b, unsigned p)
{
    const uint32_t *in = b->in.value + dut_ports[p].word;
    if (b->proved >> p & 1) {
        vpi_signal_write(&b->port[p], in);
        return;
    }
    put_by_vpi(b, p, in);
    prove(b, p, in);
}

static void apply(struct vpi_bind *b)
{
    for (uint32_t left = b->in.changed; left; left &= left - 1)
        put(b, lowest_bit(left));
    b->wrote |= b->in.changed != 0;
    b->in.changed = 0;
}

static bool sample(struct vpi_bind *b, struct tex_frame *frame)
{
    const struct tex_frame *probe_frame = NULL;
    struct tex_frame *unknown = b->events && b->client.unknown ? b->client.unknown(b->client.user) : NULL;
    if (b->client.probe_alone) {
        vpi_view_probe(&b->view, frame, unknown);
        return true;
    }
    if (!vpi_view_sample(&b->view, frame, unknown, &probe_frame, b->error, sizeof b->error))
        return false;
    if (b->view.probe.handle && b->client.pins)
        b->client.pins(b->client.user, probe_frame);
    return true;
}

/* The simulator may live on, or build another design: leave nothing behind. */
static void detach(struct vpi_bind *b)
{
    vpi_remove_cb(b->on_change);
    vpi_call_good(&b->calls, "vpi_remove_cb", "changes of clk_i");
    vpi_call_free(&b->calls, b->clk, "clk_i");
    vpi_view_free(&b->view);
    for (unsigned p = 0; p < DUT_PORTS; p++)
        vpi_signal_free(&b->port[p]);
}

/* The simulator's main is not ours to ask vpi_bind_over. */
static void finish(struct vpi_bind *b)
{
    if (b->events)
        vpi_call_end(&b->calls, 0);
}

static PLI_INT32 on_settled(p_cb_data data)
{
    apply((struct vpi_bind *)data->user_data);
    return 0;
}

/* The edge is being evaluated: its inputs must not change. */
static void rise(struct vpi_bind *b)
{
    if (b->idle > 0 && --b->idle > 0)
        return;
    if (!b->in.changed)
        return;
    b->settled_time = (s_vpi_time){.type = vpiSimTime};
    s_cb_data settled = {
        .reason = cbReadWriteSynch, .cb_rtn = on_settled, .time = &b->settled_time, .user_data = (PLI_BYTE8 *)b};
    vpi_call_register_once(&b->calls, &settled, "the writes of a time step");
}

static PLI_INT32 on_clock(p_cb_data data)
{
    struct vpi_bind *b = (struct vpi_bind *)data->user_data;
    if (b->over)
        return 0;
    if (data->value->value.integer) {
        b->events ? rise(b) : apply(b);
        return 0;
    }
    if (b->idle > 0)
        return 0;
    struct tex_frame *frame = b->client.frame(b->client.user);
    bool good = !frame || sample(b, frame);
    b->over = !good || b->error[0] || b->calls.failed[0] || !b->client.cycle(b->client.user, &b->in);
    if (b->over) {
        detach(b);
        finish(b);
    }
    return 0;
}

static PLI_INT32 on_start(p_cb_data data)
{
    struct vpi_bind *b = (struct vpi_bind *)data->user_data;
    b->events = !vpi_four_settled();
    bool good = !b->calls.failed[0] && find_all(b);
    if (good && !b->events)
        apply(b);
    b->time.type = vpiSuppressTime;
    b->clk_value.format = vpiIntVal;
    s_cb_data on_change = {.reason = cbValueChange,
                           .cb_rtn = on_clock,
                           .obj = b->clk,
                           .time = &b->time,
                           .value = &b->clk_value,
                           .user_data = (PLI_BYTE8 *)b};
    if (good)
        b->on_change = vpi_call_register(&b->calls, &on_change, "changes of clk_i");
    b->over = !good || b->calls.failed[0];
    if (b->over)
        finish(b);
    return 0;
}

void vpi_bind_start(struct vpi_bind *b)
{
    b->time.type = vpiSimTime;
    s_cb_data at_start = {
        .reason = cbStartOfSimulation, .cb_rtn = on_start, .time = &b->time, .user_data = (PLI_BYTE8 *)b};
    vpi_call_register_once(&b->calls, &at_start, "the start of the simulation");
}
