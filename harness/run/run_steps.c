// SPDX-License-Identifier: Apache-2.0
#include "run/run_steps.h"

static void go_on(struct run *r)
{
    r->steps.quiet = 0;
    r->issue.limit = run_steps_done(r) ? SIZE_MAX : r->c.steps[r->steps.next].before;
}

void run_steps_begin(struct run *r)
{
    r->steps = (struct run_steps){.next = 0};
    go_on(r);
}

bool run_steps_done(const struct run *r)
{
    return r->steps.next == r->c.steps_count;
}

/* All beats of the instructions before the next one were taken. */
static bool due(const struct run *r)
{
    return !run_steps_done(r) && r->issue.enabled && r->issue.warp >= r->c.steps[r->steps.next].before;
}

bool run_steps_writes(const struct run *r)
{
    return due(r) && (r->c.steps[r->steps.next].control != 0 || r->c.steps[r->steps.next].clear != 0);
}

static bool under_way(const struct run *r, bool moving)
{
    return moving || r->result.instructions < r->c.steps[r->steps.next].before || !axi_agent_idle(&r->axi) ||
           !write_agent_idle(&r->writes);
}

static void next(struct run *r)
{
    r->steps.next++;
    go_on(r);
}

/* The random register accesses yield the port once they are answered. */
static void write_register(struct run *r, uint16_t offset, uint32_t value)
{
    if (!r->steps.writing && register_agent_idle(&r->registers)) {
        axil_agent_clear(&r->axil);
        r->steps.writing = axil_agent_write(&r->axil, offset, value);
    } else if (r->steps.writing && axil_agent_done(&r->axil)) {
        r->steps.writing = false;
        r->steps.invalidates += offset == TEX_CSR_CTRL;
        next(r);
    }
}

void run_steps_cycle(struct run *r, bool moving)
{
    if (!due(r))
        return;
    const struct case_step *step = &r->c.steps[r->steps.next];
    if (step->control != 0) {
        write_register(r, TEX_CSR_CTRL, step->control);
    } else if (r->steps.quiet < RUN_QUIET_CYCLES) {
        r->steps.quiet = under_way(r, moving) ? 0 : r->steps.quiet + 1;
        if (r->steps.quiet == RUN_QUIET_CYCLES && step->clear == 0)
            next(r);
    } else {
        write_register(r, step->clear, 0);
    }
}
