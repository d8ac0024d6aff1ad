// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_call.h"

#include <stdio.h>

#include "base/text.h"

bool vpi_call_failed(struct vpi_calls *c, const char *call, const char *of)
{
    s_vpi_error_info why = {.message = NULL};
    int level = vpi_chk_error(&why);
    const char *text = level != 0 && why.message ? why.message : "it gives no reason";
    if (c->failed[0])
        return false;
    snprintf(c->failed, sizeof c->failed, "the simulator refuses %s for %.70s: %.90s", call, of, text);
    text_clean(c->failed);
    return false;
}

vpiHandle vpi_call_register(struct vpi_calls *c, p_cb_data data, const char *of)
{
    vpiHandle handle = vpi_register_cb(data);
    if (!vpi_call_good(c, "vpi_register_cb", of) || handle)
        return handle;
    vpi_call_failed(c, "vpi_register_cb", of);
    return NULL;
}

bool vpi_call_register_once(struct vpi_calls *c, p_cb_data data, const char *of)
{
    vpiHandle handle = vpi_call_register(c, data, of);
    if (handle)
        vpi_call_free(c, handle, of);
    return handle != NULL;
}

void vpi_call_free(struct vpi_calls *c, vpiHandle handle, const char *of)
{
    vpi_free_object(handle);
    vpi_call_good(c, "vpi_free_object", of);
}

void vpi_call_end(struct vpi_calls *c, int messages)
{
    vpi_control(vpiFinish, messages);
    vpi_call_good(c, "vpi_control", "the end of the simulation");
}
