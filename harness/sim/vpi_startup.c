// SPDX-License-Identifier: Apache-2.0
/*
 * How a simulator finds the harness: it calls every routine of vlog_startup_routines. They take no argument and there
 * are no globals, so the request is in the simulator's arguments:
 *   SIM_SLOT         our own main runs the simulation: the session to attach (sim.h)
 *   VPI_HOST_COMMAND active in another simulator: the program's command line (vpi_host.h)
 *   neither          passive: another testbench drives the unit (vpi_guest.h)
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vpi_user.h>

#include "base/exit_codes.h"
#include "run/sim.h"
#include "sim/vpi_bind.h"
#include "sim/vpi_call.h"
#include "sim/vpi_guest.h"
#include "sim/vpi_host.h"

static bool attach_slot(const s_vpi_vlog_info *info)
{
    for (PLI_INT32 i = 0; i < info->argc; i++) {
        if (strncmp(info->argv[i], SIM_SLOT, strlen(SIM_SLOT)) != 0)
            continue;
        struct sim_slot *slot = (struct sim_slot *)(uintptr_t)strtoumax(info->argv[i] + strlen(SIM_SLOT), NULL, 16);
        if (slot->session)
            vpi_bind_start(slot->session);
        slot->session = NULL;
        return true;
    }
    return false;
}

static void attach(void)
{
    s_vpi_vlog_info info;
    if (!vpi_get_vlog_info(&info)) {
        struct vpi_calls calls = {.failed = ""};
        vpi_call_failed(&calls, "vpi_get_vlog_info", "its arguments");
        fprintf(stderr, "texlock: %s\n", calls.failed);
        exit(ENDING_INTERNAL); /* the arguments name the session: without them nothing would be checked */
    }
    if (!attach_slot(&info) && !vpi_host_attach(&info))
        vpi_guest_attach(&info);
}

/* The one name that the shared object shows. */
__attribute__((visibility("default"))) void (*vlog_startup_routines[])(void) = {attach, NULL};
