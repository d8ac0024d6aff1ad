// SPDX-License-Identifier: Apache-2.0
/* One texture_unit under watch: its handles, its callbacks, its sampling phase. */
#ifndef VPI_UNIT_H
#define VPI_UNIT_H
#include <vpi_user.h>

#include "base/dut.h"
#include "sim/vpi_search.h"
#include "sim/vpi_view.h"
#include "sim/vpi_watch.h"

struct vpi_unit;
/* An input of the unit; its change is a reason to sample again. */
struct vpi_unit_input {
    struct vpi_unit *unit;
    vpiHandle handle;
    uint32_t mask; /* its bit of `moved` */
};
struct vpi_unit {
    struct watch *watch;
    const char *path;                /* as given */
    const struct vpi_found_unit *at; /* where it is found */
    char *out;                       /* folder of its files */
    void (*first_edge)(void *user);  /* called once, when its clock first rises; NULL: no more */
    void *user;                      /* of first_edge */
    vpiHandle clk, rst;
    struct vpi_view view;
    sim_locate locate;
    struct vpi_calls calls;
    const struct tex_frame *probe_frame; /* of the probe, if it differs from the pins; else NULL */
    struct vpi_unit_input input[DUT_PORTS];
    uint32_t moved;                  /* bit per port: changed in this time step, while the clock was low */
    struct tex_frame frame, unknown; /* the last sample */
    bool reset;                      /* rst_i in it */
    bool sampled;                    /* since the last rising edge */
    bool rest;                       /* rst_i at the last rising edge */
    bool clk_high;                   /* clk_i was 1 when it was last read as 0 or 1 */
    bool clk_unknown;                /* clk_i was X or Z when it was last read */
    bool pending;                    /* sampling waits for the end of the time step */
    bool deaf;                       /* ended or refused: ignore callbacks */
    bool four_state;
    s_vpi_time time, no_time; /* of callbacks; not read */
    s_vpi_value no_value;
};

/* A bit of a signal: 0, 1, or -1 if it is unknown; 0 if the call fails, which u->calls notes. */
int vpi_unit_bit(struct vpi_unit *u, vpiHandle handle);
/*
 * Look up the signals of the unit at u->at, to be compared cycle by cycle or not. False: it cannot be checked, and
 * u->watch has the reason.
 */
bool vpi_unit_find(struct vpi_unit *u, bool every_cycle);
/* Register callbacks on clock and inputs; sample at the end of this time step. */
void vpi_unit_start(struct vpi_unit *u);

#endif
