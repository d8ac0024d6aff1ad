// SPDX-License-Identifier: Apache-2.0
/* Callbacks removed from within callbacks, and before their time. */
#include "vpi_conform.h"

static PLI_INT32 remove_self(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    note_change(data);
    drop(w);
    return 0;
}

static PLI_INT32 remove_other(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    note_change(data);
    if (w->other)
        drop(w->other);
    w->other = NULL;
    return 0;
}

/* Of two callbacks at one time, the one that is called first removes the other. */
static PLI_INT32 rival(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    w->calls++;
    w->removed = true;
    drop(w->other);
    return 0;
}

static void rivals(struct conform *c)
{
    struct watch *a = watch_time(c, "a", cbAfterDelay, 4000, rival), *b = watch_time(c, "b", cbAfterDelay, 4000, rival);
    a->other = b;
    b->other = a;
    c->watch[0].other = a;
}

void removal_step(struct conform *c)
{
    rivals(c);
    watch_change(c, "self", "clk_i", remove_self);
    /* Whatever the order of calls, one of the removers is called before its victim. */
    struct watch *first = watch_change(c, "first", "next_o", remove_other);
    first->other = watch_change(c, "victim_of_first", "next_o", note_change);
    struct watch *victim = watch_change(c, "victim_of_last", "next_o", note_change);
    watch_change(c, "last", "next_o", remove_other)->other = victim;
    put_word(c, "in32_i", 0x100, vpiNoDelay);
    watch_time(c, "released", cbAfterDelay, 2000, note_time);
    vpi_free_object(c->watch[c->watches - 1].handle);
    struct watch *early = watch_time(c, "removed", cbAfterDelay, 3000, note_time);
    observe(c, "remove.timed_answers", "%d", drop(early));
}

void removal_seen_step(struct conform *c)
{
    struct watch *a = c->watch[0].other;
    observe_log(c, "remove.inside_callbacks");
    observe(c, "remove.rivals_called", "%s", a->calls + a->other->calls == 2 ? "both" : "one");
    drop_changes(c);
}
