// SPDX-License-Identifier: Apache-2.0
/*
 * A simulator that deviates, to show that the suite notices: the VPI calls of the observing library are linked to these
 * (ld --wrap), and TEXLOCK_VPI_DEVIATION names the deviation. deviations.tsv says which checks must fail.
 */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <vpi_user.h>

void __real_vpi_get_value(vpiHandle object, p_vpi_value value);
vpiHandle __real_vpi_put_value(vpiHandle object, p_vpi_value value, p_vpi_time time, PLI_INT32 flags);
vpiHandle __real_vpi_register_cb(p_cb_data data);
PLI_INT32 __real_vpi_remove_cb(vpiHandle callback);
vpiHandle __real_vpi_handle_by_name(PLI_BYTE8 *name, vpiHandle scope);
vpiHandle __real_vpi_scan(vpiHandle each);
PLI_INT32 __real_vpi_chk_error(p_vpi_error_info info);
void *__real_conform_locate(const char *scope, const char *name) __attribute__((weak));

void __wrap_vpi_get_value(vpiHandle object, p_vpi_value value);
vpiHandle __wrap_vpi_put_value(vpiHandle object, p_vpi_value value, p_vpi_time time, PLI_INT32 flags);
vpiHandle __wrap_vpi_register_cb(p_cb_data data);
PLI_INT32 __wrap_vpi_remove_cb(vpiHandle callback);
vpiHandle __wrap_vpi_handle_by_name(PLI_BYTE8 *name, vpiHandle scope);
vpiHandle __wrap_vpi_scan(vpiHandle each);
PLI_INT32 __wrap_vpi_chk_error(p_vpi_error_info info);
void *__wrap_conform_locate(const char *scope, const char *name);

static bool deviates(const char *name)
{
    const char *wanted = getenv("TEXLOCK_VPI_DEVIATION");
    return wanted && !strcmp(wanted, name);
}

void __wrap_vpi_get_value(vpiHandle object, p_vpi_value value)
{
    __real_vpi_get_value(object, value);
    if (value->format != vpiVectorVal)
        return;
    s_vpi_vecval *words = value->value.vector;
    if (deviates("words_swapped") && vpi_get(vpiSize, object) > 64) {
        s_vpi_vecval first = words[0];
        words[0] = words[1];
        words[1] = first;
    }
    if (deviates("unknown_hidden"))
        for (int i = 0; i < (vpi_get(vpiSize, object) + 31) / 32; i++)
            words[i].bval = 0;
}

void *__wrap_conform_locate(const char *scope, const char *name)
{
    if (!__real_conform_locate)
        return NULL;
    return __real_conform_locate(scope, deviates("place_wrong") && !strcmp(name, "out12_o") ? "out1_o" : name);
}

vpiHandle __wrap_vpi_put_value(vpiHandle object, p_vpi_value value, p_vpi_time time, PLI_INT32 flags)
{
    if (deviates("put_ignored") && vpi_get(vpiSize, object) > 32)
        return object;
    if (deviates("put_at_once"))
        return __real_vpi_put_value(object, value, NULL, vpiNoDelay);
    return __real_vpi_put_value(object, value, time, flags);
}

/* What a late delivery still has to know. */
struct delayed {
    PLI_INT32 (*routine)(p_cb_data);
    s_cb_data data;
};

static PLI_INT32 deliver(p_cb_data data)
{
    struct delayed *d = (struct delayed *)data->user_data;
    s_cb_data late = d->data;
    s_vpi_value value = *late.value;
    late.value = &value;
    if (value.format == vpiVectorVal)
        __real_vpi_get_value(late.obj, &value);
    d->routine(&late);
    return 0;
}

static PLI_INT32 postpone(p_cb_data data)
{
    s_vpi_time time = {.type = vpiSimTime, .low = 1};
    s_cb_data later = {.reason = cbAfterDelay, .cb_rtn = deliver, .time = &time, .user_data = data->user_data};
    __real_vpi_register_cb(&later);
    return 0;
}

static vpiHandle register_late(p_cb_data data)
{
    struct delayed *d = malloc(sizeof *d); /* lives as long as the simulation */
    if (!d)
        return NULL;
    *d = (struct delayed){.routine = data->cb_rtn, .data = *data};
    s_cb_data first = *data;
    first.cb_rtn = postpone;
    first.user_data = (PLI_BYTE8 *)d;
    return __real_vpi_register_cb(&first);
}

vpiHandle __wrap_vpi_register_cb(p_cb_data data)
{
    if (deviates("change_late") && data->reason == cbValueChange)
        return register_late(data);
    if (deviates("end_forgotten") && data->reason == cbEndOfSimulation)
        return NULL;
    return __real_vpi_register_cb(data);
}

PLI_INT32 __wrap_vpi_remove_cb(vpiHandle callback)
{
    return deviates("removal_ignored") ? 1 : __real_vpi_remove_cb(callback);
}

vpiHandle __wrap_vpi_handle_by_name(PLI_BYTE8 *name, vpiHandle scope)
{
    vpiHandle found = __real_vpi_handle_by_name(name, scope);
    if (!found && deviates("name_invented") && strstr(name, "no_such"))
        found = vpi_scan(vpi_iterate(vpiModule, NULL));
    return found;
}

/* The second of two instances is not told of. */
vpiHandle __wrap_vpi_scan(vpiHandle each)
{
    vpiHandle next = __real_vpi_scan(each);
    if (next && deviates("instance_skipped") && vpi_get(vpiType, next) == vpiModule &&
        !strcmp(vpi_get_str(vpiName, next), "second"))
        return __real_vpi_scan(each);
    return next;
}

PLI_INT32 __wrap_vpi_chk_error(p_vpi_error_info info)
{
    static PLI_INT32 worst;
    PLI_INT32 level = __real_vpi_chk_error(info);
    worst = level > worst ? level : worst;
    if (deviates("error_kept"))
        return worst;
    return deviates("error_hidden") ? 0 : level;
}
