// SPDX-License-Identifier: Apache-2.0
#include "vpi_conform.h"

#include <inttypes.h>

static struct watch *new_watch(struct conform *c, const char *name)
{
    struct watch *w = &c->watch[c->watches < CONFORM_WATCHES ? c->watches++ : 0];
    *w = (struct watch){.c = c, .name = name};
    return w;
}

static struct watch *enlist(struct watch *w, PLI_INT32 reason, PLI_INT32 (*routine)(p_cb_data))
{
    s_cb_data data = {.reason = reason,
                      .cb_rtn = routine,
                      .obj = w->object,
                      .time = &w->time,
                      .value = &w->value,
                      .user_data = (PLI_BYTE8 *)w};
    w->handle = vpi_register_cb(&data);
    return w;
}

struct watch *watch_change(struct conform *c, const char *name, const char *signal, PLI_INT32 (*routine)(p_cb_data))
{
    struct watch *w = new_watch(c, name);
    w->object = find(c, signal);
    w->time.type = vpiSimTime;
    w->value.format = vpiVectorVal;
    return enlist(w, cbValueChange, routine);
}

struct watch *watch_time(struct conform *c, const char *name, PLI_INT32 reason, uint32_t delay,
                         PLI_INT32 (*routine)(p_cb_data))
{
    struct watch *w = new_watch(c, name);
    w->time = (s_vpi_time){.type = vpiSimTime, .low = delay};
    return enlist(w, reason, routine);
}

bool drop(struct watch *w)
{
    bool answered = !w->removed && vpi_remove_cb(w->handle) == 1;
    w->removed = true;
    return answered;
}

struct dropped drop_changes(struct conform *c)
{
    struct dropped dropped = {0, 0};
    for (unsigned i = 1; i < c->watches; i++) {
        struct watch *w = &c->watch[i];
        if (!w->calls || !w->object || w->removed)
            continue;
        dropped.of++;
        dropped.answered += drop(w);
    }
    return dropped;
}

PLI_INT32 note_change(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    w->calls++;
    note(w->c, "%s=%" PRIx32, w->name, (uint32_t)data->value->value.vector[0].aval);
    return 0;
}

PLI_INT32 note_time(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    w->calls++;
    note(w->c, "%s@%" PRIu64, w->name, now());
    return 0;
}
