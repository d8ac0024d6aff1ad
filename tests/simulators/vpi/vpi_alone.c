// SPDX-License-Identifier: Apache-2.0
/* Experiments that may end the simulator: one a run. */
#include "vpi_conform.h"

#include <inttypes.h>
#include <string.h>

static void finish(struct conform *c)
{
    c->finished = true;
    vpi_control(vpiFinish, 0);
}

/* 256 words: one more than Verilator up to 5.035 reads with VL_VALUE_STRING_MAX_WORDS=256. */
static void huge(struct conform *c)
{
    s_vpi_value value = {.format = vpiVectorVal};
    vpi_get_value(find(c, "huge"), &value);
    observe(c, "alone.huge", "%s",
            (uint32_t)value.value.vector[255].aval == low_word(find(c, "count")) ? "read" : "wrong");
    finish(c);
}

static void integer_of_wide(struct conform *c)
{
    const uint32_t words[3] = {0x12345678, 1, 1};
    put_words(find(c, "in65_i"), words, vpiNoDelay);
    s_vpi_value value = {.format = vpiIntVal};
    vpi_get_value(find(c, "in65_i"), &value);
    observe(c, "alone.integer_of_wide", "%" PRIx32, (uint32_t)value.value.integer);
    finish(c);
}

static void scalar(struct conform *c)
{
    put_word(c, "in1_i", 1, vpiNoDelay);
    s_vpi_value value = {.format = vpiScalarVal};
    vpi_get_value(find(c, "in1_i"), &value);
    observe(c, "alone.scalar", "%s", value.value.scalar == vpi1 ? "1" : "not 1");
    finish(c);
}

static void put_output(struct conform *c)
{
    uint32_t before = low_word(find(c, "out32_o"));
    put_word(c, "out32_o", ~before, vpiNoDelay);
    int error = vpi_chk_error(NULL);
    observe(c, "alone.put_output", "error level %d, %s", error,
            low_word(find(c, "out32_o")) == before ? "value kept" : "value written");
    finish(c);
}

static void design_finish(struct conform *c)
{
    put_word(c, "finish_i", 1, vpiNoDelay);
}

extern void vpip_set_return_value(int status) __attribute__((weak)); /* Icarus alone has it */

static void set_status(struct conform *c, const char *check)
{
    if (vpip_set_return_value)
        vpip_set_return_value(3);
    observe(c, check, "%s", vpip_set_return_value ? "3 asked for" : "cannot be asked for");
}

static void status(struct conform *c)
{
    set_status(c, "alone.status");
    finish(c);
}

void alone_end(struct conform *c)
{
    set_status(c, "alone.status_at_end");
}

void alone_step(struct conform *c)
{
    static const struct {
        const char *name;
        conform_step *run;
    } experiments[] = {{"huge", huge},
                       {"integer_of_wide", integer_of_wide},
                       {"scalar", scalar},
                       {"put_output", put_output},
                       {"design_finish", design_finish},
                       {"status", status},
                       {"status_at_end", finish}};
    if (c->falls != 2)
        return;
    for (size_t i = 0; i < sizeof experiments / sizeof *experiments; i++)
        if (!strcmp(c->alone, experiments[i].name))
            experiments[i].run(c);
}
