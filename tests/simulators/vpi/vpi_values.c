// SPDX-License-Identifier: Apache-2.0
/* Reading values: words, their order, four-state bits, other formats. */
#include "vpi_conform.h"

#include <inttypes.h>

static void string_value(struct conform *c, const char *check, const char *signal, PLI_INT32 format)
{
    s_vpi_value value = {.format = format};
    vpi_get_value(find(c, signal), &value);
    observe(c, check, "%s", value.value.str);
}

static void integer_value(struct conform *c, const char *check, const char *signal)
{
    s_vpi_value value = {.format = vpiIntVal};
    vpi_get_value(find(c, signal), &value);
    observe(c, check, "%" PRIx32, (uint32_t)value.value.integer);
}

void start_values_step(struct conform *c)
{
    observe(c, "start.time", "%" PRIu64, now());
    observe(c, "start.clock", "%s", name_text(c, "clk_i").text);
    observe(c, "start.undriven_input", "%s", name_text(c, "in32_i").text);
    observe(c, "start.register", "%s", name_text(c, "count").text);
    integer_value(c, "start.register_as_integer", "count");
    string_value(c, "start.register_as_binary", "count", vpiBinStrVal);
    string_value(c, "start.register_as_hex", "count", vpiHexStrVal);
}

void start_puts_step(struct conform *c)
{
    put_word(c, "rst_i", 1, vpiNoDelay);
    put_word(c, "finish_i", 0, vpiNoDelay);
    put_word(c, "in32_i", 0x11111111, vpiNoDelay);
}

void start_seen_step(struct conform *c)
{
    s_vpi_time scaled = {.type = vpiScaledRealTime};
    vpi_get_time(vpi_handle_by_name(c->top, NULL), &scaled);
    observe(c, "time.simulation", "%" PRIu64, now());
    observe(c, "time.scaled", "%g", scaled.real);
    observe(c, "start.clock_calls_at_time_0", "%u", c->clock_calls_at_zero);
    observe(c, "start.put_seen_by_first_edge", "%s", name_text(c, "out32_o").text);
    put_word(c, "rst_i", 1, vpiNoDelay);
}

void reset_seen_step(struct conform *c)
{
    observe(c, "read.after_reset", "%s", name_text(c, "count").text);
    put_word(c, "rst_i", 0, vpiNoDelay);
}

/* One edge after the reset: count is 1; word k of the probe is 1 above k. */
void wide_read_step(struct conform *c)
{
    s_vpi_value value = {.format = vpiVectorVal};
    vpi_get_value(find(c, "probe"), &value);
    unsigned good = 0, unknown = 0;
    for (uint32_t k = 0; k < CONFORM_PROBE_WORDS; k++) {
        good += (uint32_t)value.value.vector[k].aval == (1U << 16 | k);
        unknown += value.value.vector[k].bval != 0;
    }
    observe(c, "wide.words_in_place", "%u", good);
    observe(c, "wide.words_with_unknown", "%u", unknown);
    observe(c, "wide.first_word", "%08" PRIx32, (uint32_t)value.value.vector[0].aval);
    observe(c, "wide.last_word", "%08" PRIx32, (uint32_t)value.value.vector[CONFORM_PROBE_WORDS - 1].aval);
    integer_value(c, "read.integer", "count");
    string_value(c, "read.binary", "count", vpiBinStrVal);
    string_value(c, "read.hex", "count", vpiHexStrVal);
}
