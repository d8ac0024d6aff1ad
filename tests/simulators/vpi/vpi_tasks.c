// SPDX-License-Identifier: Apache-2.0
/* System tasks of the language that a library replaces before the design is read. Only Icarus can be asked. */
#include "vpi_conform.h"

#include <string.h>

static PLI_INT32 on_call(PLI_BYTE8 *user)
{
    struct conform *c = (struct conform *)user;
    vpiHandle call = vpi_handle(vpiSysTfCall, NULL), a;
    const char *name = vpi_get_str(vpiName, call);
    c->told = true;
    observe(c, "task.name", "%s", name ? name : "NULL");
    const char *file = vpi_get_str(vpiFile, call), *slash = file ? strrchr(file, '/') : NULL;
    observe(c, "task.place", "%s:%d", slash ? slash + 1 : "NULL", (int)vpi_get(vpiLineNo, call));
    vpiHandle arguments = vpi_iterate(vpiArgument, call);
    while (arguments && (a = vpi_scan(arguments)) != NULL) {
        s_vpi_value value = {.format = vpi_get(vpiConstType, a) == vpiStringConst ? vpiStringVal : vpiDecStrVal};
        vpi_get_value(a, &value);
        note(c, "%s", value.value.str ? value.value.str : "NULL");
    }
    observe_log(c, "task.arguments");
    return 0;
}

static PLI_INT32 on_compile(PLI_BYTE8 *user)
{
    (void)user;
    return 0;
}

void tasks_register(struct conform *c)
{
    s_vpi_vlog_info info;
    static char name[] = "$error";
    s_vpi_systf_data task = {
        .type = vpiSysTask, .tfname = name, .calltf = on_call, .compiletf = on_compile, .user_data = (PLI_BYTE8 *)c};
    if (vpi_get_vlog_info(&info) && strncmp(info.product, "Verilator", strlen("Verilator")) != 0)
        vpi_register_systf(&task);
}

/* The design calls it in this time step. */
void task_step(struct conform *c)
{
    vpiHandle say = vpi_handle_by_name((PLI_BYTE8 *)"bench.say", NULL);
    s_vpi_value value = {.format = vpiIntVal, .value.integer = 1};
    (void)c;
    if (say)
        vpi_put_value(say, &value, NULL, vpiNoDelay);
}

void task_seen_step(struct conform *c)
{
    observe(c, "task.called", "%s", c->told ? "yes" : "not asked");
}
