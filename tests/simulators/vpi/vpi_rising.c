// SPDX-License-Identifier: Apache-2.0
/* What a callback at the rising edge sees of registers, and which edge sees what it writes. */
#include "vpi_conform.h"

static PLI_INT32 put_late(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    put_word(w->c, w->name, 2, vpiNoDelay);
    return 0;
}

static PLI_INT32 on_rising(p_cb_data data)
{
    struct watch *w = (struct watch *)data->user_data;
    struct conform *c = w->c;
    if (w->calls++)
        return 0;
    observe(c, "rising.register", "%s", low_word(find(c, "count")) == 3 ? "new value" : "old value");
    observe(c, "rising.clock", "%s", name_text(c, "clk_i").text);
    put_word(c, "in32_i", 2, vpiNoDelay);
    observe(c, "rising.no_delay_read_back", "%s", low_word(find(c, "in32_i")) == 2 ? "new value" : "old value");
    put_word(c, "in64_i", 2, vpiInertialDelay);
    observe(c, "rising.inertial_read_back", "%s", low_word(find(c, "in64_i")) == 2 ? "new value" : "old value");
    watch_time(c, "in48_i", cbReadWriteSynch, 0, put_late);
    watch_time(c, "in256_i", cbAfterDelay, 1000, put_late);
    return 0;
}

void rising_step(struct conform *c)
{
    put_word(c, "in32_i", 1, vpiNoDelay);
    put_word(c, "in48_i", 1, vpiNoDelay);
    put_word(c, "in64_i", 1, vpiNoDelay);
    put_word(c, "in256_i", 1, vpiNoDelay);
    watch_change(c, "rising", "clk_i", on_rising);
}

static const char *sampled(struct conform *c, const char *signal)
{
    uint32_t value = low_word(find(c, signal));
    return value == 1 ? "the value before the edge" : value == 2 ? "the value written" : "another value";
}

void rising_seen_step(struct conform *c)
{
    observe(c, "put.unknown_seen", "%s", name_text(c, "out12_o").text);
    observe(c, "rising.no_delay_seen_by_this_edge", "%s", sampled(c, "out32_o"));
    observe(c, "rising.inertial_seen_by_this_edge", "%s", sampled(c, "out64_o"));
    observe(c, "rising.read_write_seen_by_this_edge", "%s", sampled(c, "out48_o"));
    observe(c, "rising.after_delay_seen_by_this_edge", "%s", sampled(c, "out256_o"));
    observe(c, "falling.register", "%s", low_word(find(c, "count")) == 3 ? "new value" : "old value");
}

void rising_later_step(struct conform *c)
{
    observe(c, "rising.no_delay_seen_by_next_edge", "%s", sampled(c, "out32_o"));
    observe(c, "rising.inertial_seen_by_next_edge", "%s", sampled(c, "out64_o"));
    observe(c, "rising.read_write_seen_by_next_edge", "%s", sampled(c, "out48_o"));
    observe(c, "rising.after_delay_seen_by_next_edge", "%s", sampled(c, "out256_o"));
}
