// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_clock.h"

#include <stdio.h>

#include "sim/vpi_time.h"

/* Reset at the last rising edge, and still. */
static bool at_rest(struct vpi_unit *u)
{
    return u->rest && vpi_unit_bit(u, u->rst) == 1;
}

static bool in_operation(struct vpi_unit *u)
{
    return watch_checks(u->watch) && !at_rest(u);
}

/* How the language writes the value. */
static char letter(struct vpi_unit *u, vpiHandle handle)
{
    s_vpi_value value = {.format = vpiVectorVal};
    vpi_get_value(handle, &value);
    if (!vpi_call_good(&u->calls, "vpi_get_value", u->path))
        return 'X';
    const s_vpi_vecval *word = value.value.vector;
    return word->aval & 1 ? 'X' : 'Z';
}

bool vpi_clock_known(struct vpi_unit *u, int clk, char *text, size_t size)
{
    char now[VPI_TIME_TEXT];
    bool was_unknown = u->clk_unknown;
    u->clk_unknown = clk < 0;
    if ((clk >= 0 && !was_unknown) || !in_operation(u))
        return true;
    vpi_time_now(now, sizeof now);
    if (clk < 0)
        snprintf(text, size,
                 "clk_i is %c at %s: the unit takes an edge to or from an unknown value for a clock edge; after its "
                 "first reset the testbench must drive 0 or 1",
                 letter(u, u->clk), now);
    else
        snprintf(text, size,
                 "clk_i was unknown (X or Z) until %s, when no reset held the unit any more: it takes an edge from an "
                 "unknown value for a clock edge; the testbench must drive 0 or 1",
                 now);
    return false;
}

bool vpi_clock_apart(struct vpi_unit *u, char *text, size_t size)
{
    char now[VPI_TIME_TEXT];
    if (!in_operation(u))
        return true;
    vpi_time_now(now, sizeof now);
    snprintf(text, size,
             "clk_i rises more than once at %s: a glitch without duration, which the unit takes for clock edges; what "
             "it sees at the second cannot be sampled",
             now);
    return false;
}

bool vpi_clock_reset_known(struct vpi_unit *u, int rst, char *text, size_t size)
{
    char now[VPI_TIME_TEXT];
    if (rst >= 0 || !watch_checks(u->watch))
        return true;
    vpi_time_now(now, sizeof now);
    snprintf(text, size,
             "rst_i is %c at %s, when clk_i rises: whether the unit is reset is not known; after its first reset the "
             "testbench must drive 0 or 1",
             letter(u, u->rst), now);
    return false;
}
