// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_stop.h"

#include <stdio.h>

#define PLACE_TEXT 256

/* As given: the texts unchanged, then the values. The report shows the line of the source. */
static void print(vpiHandle call, const char *file, int line)
{
    const char *name = vpi_get_str(vpiName, call);
    vpi_printf("%s at %s:%d:", name ? name : "stop", file, line);
    vpiHandle arguments = vpi_iterate(vpiArgument, call);
    for (vpiHandle a = arguments ? vpi_scan(arguments) : NULL; a; a = vpi_scan(arguments)) {
        s_vpi_value value = {.format = vpi_get(vpiConstType, a) == vpiStringConst ? vpiStringVal : vpiDecStrVal};
        vpi_get_value(a, &value);
        if (value.value.str)
            vpi_printf(" %s", value.value.str);
    }
    vpi_printf("\n");
}

static PLI_INT32 on_call(PLI_BYTE8 *user)
{
    const struct sim_hooks *hooks = (const struct sim_hooks *)user;
    vpiHandle call = vpi_handle(vpiSysTfCall, NULL);
    char file[PLACE_TEXT];
    const char *path = vpi_get_str(vpiFile, call);
    struct sim_stop stop = {.what = "", .file = file, .line = (int)vpi_get(vpiLineNo, call)};
    snprintf(file, sizeof file, "%s", path ? path : "");
    if (hooks->stopped && !hooks->stopped(hooks->user, &stop))
        return 0;
    print(call, file, stop.line);
    vpi_control(vpiFinish, 0);
    return 0;
}

/* Any argument will do. */
static PLI_INT32 on_compile(PLI_BYTE8 *user)
{
    (void)user;
    return 0;
}

void vpi_stop_register(const struct sim_hooks *hooks, struct vpi_calls *calls)
{
    static char error[] = "$error", fatal[] = "$fatal", stop[] = "$stop", finish[] = "$finish";
    char *const names[] = {error, fatal, stop, finish};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        s_vpi_systf_data task = {.type = vpiSysTask,
                                 .tfname = names[i],
                                 .calltf = on_call,
                                 .compiletf = on_compile,
                                 .user_data = (PLI_BYTE8 *)hooks};
        vpiHandle registered = vpi_register_systf(&task);
        if (vpi_call_good(calls, "vpi_register_systf", names[i]) && !registered)
            vpi_call_failed(calls, "vpi_register_systf", names[i]);
    }
}
