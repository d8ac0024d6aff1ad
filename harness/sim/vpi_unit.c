// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_unit.h"

#include <string.h>

#include "sim/vpi_clock.h"
#include "sim/vpi_edge.h"

static void refuse(struct vpi_unit *u, enum ending ending, const char *text)
{
    watch_refuse(u->watch, ending, text);
    u->deaf = true;
    vpi_call_end(&u->calls, 1);
}

/* A call of VPI that failed refuses the unit: any consequence would not be the unit's fault. */
static bool calls_good(struct vpi_unit *u)
{
    if (u->calls.failed[0] && !u->deaf)
        refuse(u, ENDING_INTERNAL, u->calls.failed);
    return !u->deaf;
}

static vpiHandle look_up(const struct vpi_unit *u, const char *name)
{
    return vpi_handle_by_name((PLI_BYTE8 *)(uintptr_t)name, u->at->handle);
}

static vpiHandle find(struct vpi_unit *u, const char *name)
{
    char text[FAILURE_TEXT];
    vpiHandle handle = look_up(u, name);
    if (handle || u->deaf)
        return handle;
    u->deaf = true;
    snprintf(text, sizeof text,
             "no signal %.200s.%s that VPI can see (gen/public.vlt in the build folder shows them in Verilator); to "
             "watch other units alone, name them by +texlock+dut=",
             u->path, name);
    watch_refuse(u->watch, ENDING_BAD_INPUT, text);
    return NULL;
}

/*
 * Cycle by cycle, a unit of another geometry is another machine; to strictness order and arch it is not. What it
 * answers must always be equal. Simulators need not show parameters.
 */
static bool same_parameters(struct vpi_unit *u, bool every_cycle)
{
    static const struct {
        const char *name;
        int built;
        bool answers;
    } parameters[] = {{"TEX_BC", TEX_BC, true},
                      {"TEX_ANISO", TEX_ANISO, true},
                      {"L1_SETS", TEX_L1_SETS, false},
                      {"L1_WAYS", TEX_L1_WAYS, false},
                      {"L1_IDS", TEX_L1_IDS, false},
                      {"L1_OUTSTANDING", TEX_L1_OUTSTANDING, false},
                      {"L1_FIFO", TEX_L1_FIFO, false},
                      {"CONST_ENTRIES", TEX_CONST_ENTRIES, false},
                      {"HEADER_ENTRIES", TEX_HEADER_ENTRIES, false},
                      {"SAMPLER_ENTRIES", TEX_SAMPLER_ENTRIES, false}};
    char text[FAILURE_TEXT];
    for (size_t i = 0; i < sizeof parameters / sizeof *parameters; i++) {
        if (!every_cycle && !parameters[i].answers)
            continue;
        s_vpi_value value = {.format = vpiIntVal};
        vpiHandle handle = look_up(u, parameters[i].name);
        if (!handle)
            continue;
        vpi_get_value(handle, &value);
        if (!calls_good(u))
            return false;
        if (value.value.integer == parameters[i].built)
            continue;
        snprintf(text, sizeof text, "%.200s.%s is %d, the model's is %d: %sbuild both alike", u->path,
                 parameters[i].name, (int)value.value.integer, parameters[i].built,
                 parameters[i].answers ? "" : "give +texlock+strictness=order, or ");
        u->deaf = true;
        watch_refuse(u->watch, ENDING_BAD_INPUT, text);
        return false;
    }
    return true;
}

bool vpi_unit_find(struct vpi_unit *u, bool every_cycle)
{
    char text[VPI_VIEW_TEXT];
    u->clk = find(u, "clk_i");
    u->rst = find(u, "rst_i");
    if (u->deaf)
        return false;
    const struct vpi_place place = {
        .path = u->path, .scope = u->at->handle, .located = u->at->scope, .locate = u->locate, .calls = &u->calls};
    enum vpi_found found = vpi_view_find(&u->view, &place, u->four_state, text, sizeof text);
    if (found != VPI_FOUND) {
        u->deaf = true;
        watch_refuse(u->watch, found == VPI_HIDDEN ? ENDING_BAD_INPUT : ENDING_INTERNAL, text);
        return false;
    }
    return (u->view.probe.handle || find(u, "probe")) && same_parameters(u, every_cycle);
}

int vpi_unit_bit(struct vpi_unit *u, vpiHandle handle)
{
    s_vpi_value value = {.format = vpiVectorVal};
    vpi_get_value(handle, &value);
    if (!vpi_call_good(&u->calls, "vpi_get_value", u->path))
        return 0;
    const s_vpi_vecval *word = value.value.vector;
    return word->bval & 1 ? -1 : (int)(word->aval & 1);
}

static void sample(struct vpi_unit *u)
{
    char text[VPI_VIEW_TEXT];
    u->reset = vpi_unit_bit(u, u->rst) == 1;
    u->sampled =
        vpi_view_sample(&u->view, &u->frame, u->four_state ? &u->unknown : NULL, &u->probe_frame, text, sizeof text);
    if (!u->sampled)
        refuse(u, ENDING_INTERNAL, text);
}

static PLI_INT32 on_settled(p_cb_data data)
{
    struct vpi_unit *u = (struct vpi_unit *)data->user_data;
    u->pending = false;
    u->moved = 0;
    if (!u->deaf && !u->clk_high)
        sample(u);
    return 0;
}

/* Values are still moving: sample when the time step ends. */
static void sample_later(struct vpi_unit *u)
{
    if (u->pending)
        return;
    u->time.type = vpiSimTime;
    s_cb_data settled = {
        .reason = cbReadOnlySynch, .cb_rtn = on_settled, .time = &u->time, .user_data = (PLI_BYTE8 *)u};
    u->pending = vpi_call_register(&u->calls, &settled, "the end of a time step") != NULL;
    calls_good(u);
}

static PLI_INT32 on_input(p_cb_data data)
{
    const struct vpi_unit_input *input = (const struct vpi_unit_input *)data->user_data;
    struct vpi_unit *u = input->unit;
    if (u->deaf || u->clk_high)
        return 0;
    u->moved |= input->mask;
    sample_later(u);
    return 0;
}

/*
 * Where changes are reported after the evaluation, and clock and inputs come from inside the design, the effects of
 * nonblocking assignments are seen together with the edge. The frame that counts was sampled before.
 */
static bool looks_late(const struct vpi_unit *u)
{
    return !u->four_state && strchr(u->at->scope, '.');
}

/* Inputs that change with the edge: which value the unit takes is not known, unless it takes none. */
static bool races(struct vpi_unit *u)
{
    char text[200];
    bool ask = u->moved && !u->reset && !looks_late(u) && watch_checks(u->watch);
    const char *port = ask ? vpi_edge_race(u) : NULL;
    u->moved = 0;
    if (!port)
        return false;
    snprintf(text, sizeof text,
             "%s changes in the instant in which clk_i rises: whether the unit takes the old or the new value is a "
             "race; change inputs after the edge",
             port);
    refuse(u, ENDING_BAD_INPUT, text);
    return true;
}

/* As the edge takes it, also if it was written with the edge, as at the start of a next cocotb test. */
static bool take_reset(struct vpi_unit *u)
{
    char text[FAILURE_TEXT];
    if (!looks_late(u)) {
        int rst = vpi_unit_bit(u, u->rst);
        if (!vpi_clock_reset_known(u, rst, text, sizeof text)) {
            refuse(u, ENDING_BAD_INPUT, text);
            return false;
        }
        u->reset = rst == 1;
    }
    u->rest = u->reset;
    return true;
}

static void tell_first_edge(struct vpi_unit *u)
{
    void (*tell)(void *user) = u->first_edge;
    u->first_edge = NULL;
    if (tell)
        tell(u->user);
}

/* The edge uses the last sample before it. */
static void rise(struct vpi_unit *u)
{
    char text[FAILURE_TEXT];
    u->clk_high = true;
    tell_first_edge(u);
    if (!u->sampled) { /* legal at the first edge of a clock that begins high */
        if (!vpi_clock_apart(u, text, sizeof text))
            refuse(u, ENDING_BAD_INPUT, text);
        return;
    }
    u->sampled = false;
    if (!take_reset(u) || races(u) || !calls_good(u))
        return;
    const struct watch_frame cycle = {.frame = &u->frame,
                                      .unknown = u->four_state ? &u->unknown : NULL,
                                      .probe_frame = u->probe_frame,
                                      .reset = u->reset};
    if (watch_cycle(u->watch, &cycle))
        return;
    u->deaf = true;
    vpi_call_end(&u->calls, 1);
}

static PLI_INT32 on_clock(p_cb_data data)
{
    struct vpi_unit *u = (struct vpi_unit *)data->user_data;
    char text[FAILURE_TEXT];
    if (u->deaf)
        return 0;
    int clk = vpi_unit_bit(u, u->clk);
    if (!calls_good(u))
        return 0;
    if (!vpi_clock_known(u, clk, text, sizeof text)) {
        refuse(u, ENDING_BAD_INPUT, text);
        return 0;
    }
    if (clk == 1 && !u->clk_high) {
        rise(u);
    } else if (clk == 0) {
        u->clk_high = false;
        sample_later(u);
    }
    return 0;
}

static bool on_change(struct vpi_unit *u, vpiHandle object, PLI_INT32 (*routine)(p_cb_data), void *user)
{
    u->no_time.type = vpiSuppressTime;
    u->no_value.format = vpiSuppressVal;
    s_cb_data change = {.reason = cbValueChange,
                        .cb_rtn = routine,
                        .obj = object,
                        .time = &u->no_time,
                        .value = &u->no_value,
                        .user_data = (PLI_BYTE8 *)user};
    return vpi_call_register(&u->calls, &change, "changes of an input") != NULL;
}

/* The clock last: a simulator that calls back for all changes at once has then reported the inputs before the clock. */
void vpi_unit_start(struct vpi_unit *u)
{
    bool good = true;
    for (unsigned p = 0; good && p < DUT_PORTS; p++) {
        u->input[p] = (struct vpi_unit_input){.unit = u, .handle = find(u, dut_ports[p].name), .mask = 1U << p};
        good = u->input[p].handle && on_change(u, u->input[p].handle, on_input, &u->input[p]);
    }
    good = good && on_change(u, u->clk, on_clock, u);
    if (!good || !calls_good(u)) {
        calls_good(u);
        return;
    }
    u->clk_high = vpi_unit_bit(u, u->clk) == 1;
    sample_later(u);
}
