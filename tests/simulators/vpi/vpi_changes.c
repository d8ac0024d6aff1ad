// SPDX-License-Identifier: Apache-2.0
/* Value changes: which objects call, in what order, how often, with what; and an end to it. */
#include "vpi_conform.h"

#include <inttypes.h>

static PLI_INT32 on_suppressed(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    w->calls++;
    return 0;
}

static PLI_INT32 note_object_and_time(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    if (w->calls++)
        return 0;
    observe(w->c, "change.time_given", "%" PRIu32, (uint32_t)data->time->low);
    observe(w->c, "change.object_given", "%s", data->obj == w->object ? "the handle" : data->obj ? "another" : "NULL");
    return 0;
}

/* The first call goes into the log, all are counted. */
static PLI_INT32 count_changes(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    if (!w->calls)
        return note_change(data);
    w->calls++;
    return 0;
}

void changes_step(struct conform *c)
{
    watch_change(c, "port", "in32_i", note_change);
    watch_change(c, "logic", "next_o", note_change);
    watch_change(c, "count", "count", note_change);
    watch_change(c, "count'", "count", note_change);
    c->watch[0].other = watch_change(c, "probe", "probe", count_changes);
    watch_change(c, "still", "in1_i", note_change);
    watch_change(c, "clk", "clk_i", note_change);
    put_word(c, "in32_i", 0x33, vpiNoDelay);
    put_word(c, "in1_i", low_word(find(c, "in1_i")), vpiNoDelay); /* no change */
}

static void suppress(struct conform *c)
{
    struct watch *w = watch_change(c, "suppressed", "count", on_suppressed);
    drop(w);
    w->time.type = vpiSuppressTime;
    w->value = (s_vpi_value){.format = vpiSuppressVal, .value.integer = 0x5a5a};
    s_cb_data data = {.reason = cbValueChange,
                      .cb_rtn = on_suppressed,
                      .obj = w->object,
                      .time = &w->time,
                      .value = &w->value,
                      .user_data = (PLI_BYTE8 *)w};
    w->handle = vpi_register_cb(&data);
    w->removed = false;
    w->other = watch_change(c, "given", "count", note_object_and_time);
    c->watch[0].other = w;
}

void changes_seen_step(struct conform *c)
{
    observe_log(c, "change.order");
    observe(c, "change.calls_of_probe", "%u", c->watch[0].other->calls);
    struct dropped dropped = drop_changes(c);
    observe(c, "remove.answers_1", "%u of %u", dropped.answered, dropped.of);
    suppress(c);
}

void suppress_seen_step(struct conform *c)
{
    struct watch *w = c->watch[0].other;
    observe_log(c, "remove.no_calls_after");
    observe(c, "change.suppressed_calls", "%u", w->calls);
    observe(c, "change.suppressed_value", "%s", w->value.value.integer == 0x5a5a ? "untouched" : "written");
    drop_changes(c);
}
