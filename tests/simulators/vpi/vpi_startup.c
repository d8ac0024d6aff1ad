// SPDX-License-Identifier: Apache-2.0
/* The entry: reads +observations=FILE and +alone=EXPERIMENT, and runs the experiments at their clock edges. */
#include <stdlib.h>
#include <string.h>

#include "vpi_conform.h"

static const struct {
    unsigned fall;
    conform_step *step;
} schedule[] = {
    {2, reset_seen_step},     {1, start_seen_step},   {3, wide_read_step},    {3, put_step},
    {4, put_seen_step},       {4, located_step},      {4, rising_step},       {5, rising_seen_step},
    {6, rising_later_step},   {6, changes_step},      {7, changes_seen_step}, {8, suppress_seen_step},
    {8, removal_step},        {9, removal_seen_step}, {9, phases_step},       {10, phases_seen_step},
    {10, task_step},          {11, task_seen_step},   {11, timed_seen_step},  {11, iterated_put_step},
    {12, iterated_seen_step}, {12, finish_step},
};

static bool at_fall(struct conform *c)
{
    s_vpi_value value = {.format = vpiVectorVal};
    vpi_get_value(find(c, "clk_i"), &value);
    return !value.value.vector[0].aval && now() != 0;
}

static PLI_INT32 on_clock(p_cb_data data)
{
    struct conform *c = ((struct watch *)data->user_data)->c;
    c->clock_calls++;
    c->clock_calls_at_zero += now() == 0;
    c->clock_calls_after += c->finished;
    if (!at_fall(c) || c->finished)
        return 0;
    c->falls++;
    if (c->alone) {
        alone_step(c);
        return 0;
    }
    for (size_t i = 0; i < sizeof schedule / sizeof *schedule; i++)
        if (schedule[i].fall == c->falls)
            schedule[i].step(c);
    return 0;
}

static PLI_INT32 on_start(p_cb_data data)
{
    struct conform *c = (struct conform *)data->user_data;
    vpiHandle bench = vpi_handle_by_name((PLI_BYTE8 *)"bench.dut", NULL);
    snprintf(c->top, sizeof c->top, "%s", bench ? "bench.dut" : "vpi_design");
    if (!c->alone) {
        names_step(c);
        types_step(c);
        start_values_step(c);
        errors_step(c);
    }
    watch_change(c, "clk", "clk_i", on_clock);
    start_puts_step(c);
    return 0;
}

static PLI_INT32 on_end(p_cb_data data)
{
    struct conform *c = (struct conform *)data->user_data;
    end_step(c);
    fclose(c->out);
    free(c);
    return 0;
}

static const char *argument(const s_vpi_vlog_info *info, const char *prefix)
{
    for (PLI_INT32 i = 0; i < info->argc; i++)
        if (!strncmp(info->argv[i], prefix, strlen(prefix)))
            return info->argv[i] + strlen(prefix);
    return NULL;
}

/* Those after the file's name: a library's own options must come unchanged. */
static void list_arguments(struct conform *c, const s_vpi_vlog_info *info)
{
    PLI_INT32 i = 0;
    while (i < info->argc && strncmp(info->argv[i], "+observations=", strlen("+observations=")) != 0)
        i++;
    while (!c->alone && ++i < info->argc)
        note(c, "%s", info->argv[i]);
    if (!c->alone)
        observe_log(c, "info.arguments");
}

static void enlist(struct conform *c, PLI_INT32 reason, PLI_INT32 (*routine)(p_cb_data), const char *check)
{
    s_vpi_time time = {.type = vpiSimTime};
    s_cb_data data = {.reason = reason, .cb_rtn = routine, .time = &time, .user_data = (PLI_BYTE8 *)c};
    vpiHandle handle = vpi_register_cb(&data);
    if (!c->alone)
        observe(c, check, handle ? "accepted" : "refused");
    if (handle)
        vpi_free_object(handle); /* the registration stays */
}

static void begin(void)
{
    s_vpi_vlog_info info;
    PLI_INT32 known = vpi_get_vlog_info(&info);
    const char *path = known ? argument(&info, "+observations=") : NULL;
    struct conform *c = path ? calloc(1, sizeof *c) : NULL;
    if (!c || !(c->out = fopen(path, "w"))) {
        vpi_printf((PLI_BYTE8 *)"vpi conformance: no file to write: +observations=FILE\n");
        free(c);
        return;
    }
    setvbuf(c->out, NULL, _IOLBF, 0); /* a simulator that dies leaves what it said */
    c->alone = argument(&info, "+alone=");
    list_arguments(c, &info);
    observe(c, "info.product", "%s", info.product);
    observe(c, "info.version", "%s", info.version);
    if (!c->alone)
        observe(c, "startup.handle", "%s",
                vpi_handle_by_name((PLI_BYTE8 *)"vpi_design", NULL) || vpi_handle_by_name((PLI_BYTE8 *)"bench", NULL)
                    ? "found"
                    : "none");
    tasks_register(c);
    enlist(c, cbStartOfSimulation, on_start, "startup.start_callback");
    enlist(c, cbEndOfSimulation, on_end, "startup.end_callback");
}

void (*vlog_startup_routines[])(void) = {begin, NULL};
