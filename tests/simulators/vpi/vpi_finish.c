// SPDX-License-Identifier: Apache-2.0
/* Output, and the end of a simulation. */
#include "vpi_conform.h"

#include <inttypes.h>
#include <string.h>

void finish_step(struct conform *c)
{
    observe(c, "print.length", "%d", vpi_printf((PLI_BYTE8 *)"vpi conformance: %s %d\n", "printed", 42));
    observe(c, "print.flush", "%d", vpi_flush());
    c->finished = true;
    vpi_control(vpiFinish, 0); /* its answer is not looked at: Icarus 11 gives none */
}

void end_step(struct conform *c)
{
    if (c->alone && !strcmp(c->alone, "status_at_end"))
        alone_end(c);
    if (c->alone && strcmp(c->alone, "design_finish") != 0)
        return;
    const char *prefix = c->alone ? "alone.design_finish" : "finish.end_callback";
    observe(c, prefix, "called at %" PRIu64, now());
    if (c->alone)
        return;
    observe(c, "finish.clock_calls_after", "%u", c->clock_calls_after);
    observe(c, "finish.read_at_end", "%s", name_text(c, "count").text);
}
