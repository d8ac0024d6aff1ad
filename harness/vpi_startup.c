// SPDX-License-Identifier: Apache-2.0
/*
 * How a simulator finds the harness: it calls every routine of vlog_startup_routines once the design is built. They
 * take no argument and there are no globals, so the session comes as a plusarg (vpi_bind_plusarg).
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <vpi_user.h>

#include "sim.h"
#include "vpi_bind.h"

static void attach(void)
{
    s_vpi_vlog_info info;
    if (!vpi_get_vlog_info(&info))
        return;
    for (PLI_INT32 i = 0; i < info.argc; i++) {
        if (strncmp(info.argv[i], SIM_SLOT, strlen(SIM_SLOT)) != 0)
            continue;
        struct sim_slot *slot = (struct sim_slot *)(uintptr_t)strtoumax(info.argv[i] + strlen(SIM_SLOT), NULL, 16);
        if (slot->session)
            vpi_bind_start(slot->session);
        slot->session = NULL;
    }
}

void (*vlog_startup_routines[])(void) = {attach, NULL};
