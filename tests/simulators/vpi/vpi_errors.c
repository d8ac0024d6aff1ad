// SPDX-License-Identifier: Apache-2.0
/* What vpi_chk_error says, and for how long. */
#include "vpi_conform.h"

static PLI_INT32 never(p_cb_data data)
{
    (void)data;
    return 0;
}

/* A call that no simulator here takes. */
static vpiHandle refused(void)
{
    s_vpi_time time = {.type = vpiSimTime};
    s_cb_data data = {.reason = cbTchkViolation, .cb_rtn = never, .time = &time};
    return vpi_register_cb(&data);
}

static void level(struct conform *c, const char *check)
{
    observe(c, check, "%d", vpi_chk_error(NULL));
}

/* What the simulator says of it, and what takes it back: a good call, and one that finds nothing. */
static void told(struct conform *c)
{
    s_vpi_error_info why = {.message = NULL};
    vpiHandle handle = refused();
    observe(c, "error.refused_callback", "%s, error level %d", handle ? "a handle" : "NULL", vpi_chk_error(NULL));
    int again = vpi_chk_error(&why);
    observe(c, "error.refused_text", "error level %d, %s", again,
            again && why.message && why.message[0] ? "a message" : "no message");
    vpi_get(vpiSize, find(c, "count"));
    level(c, "error.after_good_call");
    refused();
    vpi_handle_by_name((PLI_BYTE8 *)"no_such_scope", NULL);
    level(c, "error.after_name_not_found");
}

/* Good calls leave none, whatever they answer. */
void errors_step(struct conform *c)
{
    vpiHandle count = find(c, "count"), leaf = find(c, "group.second");
    s_vpi_value value = {.format = vpiVectorVal};
    s_vpi_time time = {.type = vpiSimTime, .low = 1000000};
    s_cb_data data = {.reason = cbAfterDelay, .cb_rtn = never, .time = &time};
    told(c);
    vpi_get(vpiSize, count);
    level(c, "error.after_get");
    vpi_get_value(count, &value);
    level(c, "error.after_get_value");
    vpi_get_str(vpiFullName, leaf);
    level(c, "error.after_get_str");
    vpi_iterate(vpiModule, leaf);
    level(c, "error.after_nothing_to_iterate");
    vpiHandle each = vpi_iterate(vpiModule, NULL);
    while (each && vpi_scan(each))
        ;
    level(c, "error.after_last_of_scan");
    vpiHandle callback = vpi_register_cb(&data);
    level(c, "error.after_register");
    vpi_remove_cb(callback);
    level(c, "error.after_remove");
    vpi_free_object(count);
    level(c, "error.after_free");
}
