// SPDX-License-Identifier: Apache-2.0
/* The regions of a time step and the steps between: order, times, and writes in one seen in another. */
#include "vpi_conform.h"

static PLI_INT32 again_in_read_write(p_cb_data data)
{
    return note_time(data);
}

static PLI_INT32 in_read_write(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    note_time(data);
    put_word(w->c, "in32_i", 0x200, vpiNoDelay);
    watch_time(w->c, "rw'", cbReadWriteSynch, 0, again_in_read_write);
    return 0;
}

static PLI_INT32 in_read_only(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    note_time(data);
    observe(w->c, "phase.read_write_put_seen_in_read_only", "%s",
            low_word(find(w->c, "next_o")) == 0x201 ? "yes" : "no");
    return 0;
}

static PLI_INT32 at_delay(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    note_time(data);
    put_word(w->c, "in32_i", 0x300, vpiNoDelay);
    watch_time(w->c, "ro'", cbReadOnlySynch, 0, note_time);
    watch_time(w->c, "next'", cbNextSimTime, 0, note_time);
    return 0;
}

/* At the rising edge: are registers settled in cbReadWriteSynch, in cbReadOnlySynch? */
static PLI_INT32 count_in_phase(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    note(w->c, "%s:%s", w->name, low_word(find(w->c, "count")) == 9 ? "new" : "old");
    return 0;
}

static PLI_INT32 on_rising(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    if (!w->calls++) {
        watch_time(w->c, "rw", cbReadWriteSynch, 0, count_in_phase);
        watch_time(w->c, "ro", cbReadOnlySynch, 0, count_in_phase);
    }
    return 0;
}

void phases_step(struct conform *c)
{
    watch_time(c, "ro", cbReadOnlySynch, 0, in_read_only);
    watch_time(c, "rw", cbReadWriteSynch, 0, in_read_write);
    watch_time(c, "next", cbNextSimTime, 0, note_time);
    watch_time(c, "delay", cbAfterDelay, 3000, at_delay);
}

void phases_seen_step(struct conform *c)
{
    observe_log(c, "phase.order");
    observe(c, "phase.after_delay_put_seen", "%s", low_word(find(c, "out32_o")) == 0x300 ? "yes" : "no");
    watch_change(c, "rising", "clk_i", on_rising);
}

void timed_seen_step(struct conform *c)
{
    observe_log(c, "phase.registers_after_rising");
}
