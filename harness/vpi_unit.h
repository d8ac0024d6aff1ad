// SPDX-License-Identifier: Apache-2.0
/* One texture_unit under watch: its handles, its callbacks, its sampling phase. */
#ifndef VPI_UNIT_H
#define VPI_UNIT_H
#include <vpi_user.h>

#include "vpi_watch.h"

#define VPI_UNIT_PATH 512
#define VPI_UNIT_INPUTS 20

struct vpi_unit;
/* A clocked input of the unit; its change is one reason to sample again. */
struct vpi_unit {
    struct watch *watch;
    char path[VPI_UNIT_PATH], out[VPI_UNIT_PATH];
    vpiHandle clk, rst, probe;
    struct tex_frame frame, unknown; /* as sampled last */
    bool reset;                      /* rst_i with it */
    bool sampled;                    /* since the last rising edge */
    bool level;                      /* of clk_i */
    bool pending;                    /* sampling waits for the end of the time step */
    bool deaf;                       /* over, or refused */
    bool four_state;
    s_vpi_time time, no_time; /* of callbacks; not read */
    s_vpi_value no_value;
};

/* Look up the signals of the unit at u->path. False: u->watch was told why it cannot be checked. */
bool vpi_unit_find(struct vpi_unit *u);
/* Register callbacks on clock and inputs; sample at the end of this time step. */
void vpi_unit_start(struct vpi_unit *u);

#endif
