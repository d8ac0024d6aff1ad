// SPDX-License-Identifier: Apache-2.0
#include "watch/capture_steps.h"

#include <string.h>

#include "base/dut.h"

/* The instruction that is issued next. */
static size_t next_of(const struct capture *o)
{
    return o->c.warps_count + (o->beats > 0);
}

/* A step like this one is there already, after the last instruction: it is joined to it. */
static bool join(struct capture *o, const struct case_step *step)
{
    for (size_t i = o->c.steps_count; i-- > 0 && o->c.steps[i].before == step->before;) {
        struct case_step *other = &o->c.steps[i];
        if (other->clear != step->clear || (other->control != 0) != (step->control != 0))
            continue;
        other->control |= step->control;
        return true;
    }
    return false;
}

static bool add(struct capture *o, uint32_t control, uint16_t clear)
{
    const struct case_step step = {.before = next_of(o), .control = control, .clear = clear};
    if (join(o, &step))
        return true;
    if (!case_add_step(&o->c, &step))
        return false;
    o->c.steps[o->c.steps_count - 1].before = step.before;
    return true;
}

bool capture_steps_issue(struct capture *o)
{
    return !o->idle || add(o, 0, 0);
}

/* A clear waits by itself; where the testbench did not, the case leaves it out. */
static bool take_write(struct capture *o)
{
    uint32_t offset = o->offset & ~3U, control = o->value & o->mask & CASE_INVALIDATE_ALL;
    if (offset == TEX_CSR_CTRL && control)
        return (!o->idle || add(o, 0, 0)) && add(o, control, 0);
    if ((offset == TEX_CSR_FAULT_CLEAR || offset == TEX_CSR_TRAP_CLEAR) && o->idle)
        return add(o, 0, (uint16_t)offset);
    return true;
}

bool capture_steps_cycle(struct capture *o, const struct tex_frame *f)
{
    struct tex_axil_a a;
    struct tex_axil_w w;
    if (frame_transfer(f, TEX_AT_AXIL_AW)) {
        tex_unpack_axil_a(frame_payload(f, TEX_AT_AXIL_AW), 0, &a);
        o->offset = a.addr;
        o->has_address = true;
    }
    if (frame_transfer(f, TEX_AT_AXIL_W)) {
        tex_unpack_axil_w(frame_payload(f, TEX_AT_AXIL_W), 0, &w);
        o->value = w.data;
        o->mask = 0;
        for (unsigned byte = 0; byte < 4; byte++)
            o->mask |= w.strb >> byte & 1 ? UINT32_C(0xff) << 8 * byte : 0;
        o->has_data = true;
    }
    if (!o->has_address || !o->has_data)
        return true;
    o->has_address = o->has_data = false;
    return take_write(o);
}

void capture_steps_forget(struct capture *o, size_t count)
{
    size_t gone = 0;
    while (gone < o->c.steps_count && o->c.steps[gone].before <= count)
        gone++;
    o->c.steps_count -= gone;
    if (o->c.steps_count > 0)
        memmove(o->c.steps, o->c.steps + gone, o->c.steps_count * sizeof *o->c.steps);
    for (size_t i = 0; i < o->c.steps_count; i++)
        o->c.steps[i].before -= count;
}
