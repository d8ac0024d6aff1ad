// SPDX-License-Identifier: Apache-2.0
/* resinfo, sampleinfo, samplepos, lod: queries, whose integers the shader turns into the numbers of the text. */
#include <stdio.h>
#include <string.h>

#include "sm4/plan.h"

/* Lane of TEX_HEADER_TEXTURE_TYPE that holds the number of samples; all others are zero (R-TXQ-18). */
enum { LANE_SAMPLES = 2 };

/* Sizes that the page of resinfo returns: those of a cube are of a face. */
static struct low_lane size_lane(const struct plan *p, unsigned component)
{
    static const char *const sizes[] = {"width", "height", "depth"};
    const struct dx_dimension_info *d = p->dimension;
    struct low_lane lane = {.lane = component};
    unsigned axes = d->cube ? 2 : d->axes;
    bool size = component < axes, count = component == 3 || (component == axes && d->array);
    const char *what = size ? sizes[component] : component == 3 ? "mip levels" : "array size";
    if (component == 3 && dx_resource_of(p->p, p->i).uav) {
        lane.constant = true;
        snprintf(lane.says, sizeof lane.says, "1, the mip levels of a surface");
    } else if (!size && !count) {
        lane.constant = true;
        snprintf(lane.says, sizeof lane.says, "0");
    } else if (p->i->returns == DX_RETURN_UINT) {
        snprintf(lane.says, sizeof lane.says, "%s", what);
    } else {
        snprintf(lane.says, sizeof lane.says, "%sfloat(%s)", size && p->i->returns == DX_RETURN_RCP ? "1 / " : "",
                 what);
    }
    return lane;
}

static struct low_lane count_lane(const struct plan *p, unsigned component)
{
    struct low_lane lane = {.constant = component > 0, .lane = LANE_SAMPLES};
    const char *number = p->i->returns == DX_RETURN_UINT ? "samples" : "float(samples)";
    snprintf(lane.says, sizeof lane.says, "%s", component > 0 ? "0" : number);
    return lane;
}

/* R-TXQ-20, PD-23a: two numbers of 12 bits of fraction in one register. */
static struct low_lane position_lane(const struct plan *p, unsigned component)
{
    struct low_lane lane = {.constant = component > 1};
    (void)p;
    snprintf(lane.says, sizeof lane.says, "%s",
             component > 1    ? "0"
             : component == 0 ? "bits 15:0 with sign / 4096"
                              : "bits 31:16 with sign / 4096");
    return lane;
}

void plan_query(struct plan *p)
{
    const struct dx_operand *level = dx_operand_of(p->i, DX_LEVEL), *sample = dx_operand_of(p->i, DX_SAMPLE);
    const struct dx_operand *in = level ? level : sample;
    const char *query = level ? "DIMENSION" : sample ? "SAMPLER_POS" : "TEXTURE_TYPE";
    if (in) {
        struct low_value c = plan_component(in, 0);
        low_input(p->out, ISA_PORT_RA, &c);
    }
    uint32_t mask = plan_outputs(p, level ? size_lane : sample ? position_lane : count_lane, true);
    low_text(p->out, "TXQ R8, %s, TEX_HEADER_%s, 0x%x, 0x%x", in ? "R0" : "RZ", query, (unsigned)p->handle,
             (unsigned)mask);
}

/* The page of lod: the level within its limits, the computed one, 0, 0. */
static struct low_lane level_lane(const struct plan *p, unsigned component)
{
    struct low_lane lane = {.constant = true, .says = "0"};
    (void)p;
    return component > 1 ? lane : low_level_lane(component == 1);
}

void plan_level(struct plan *p)
{
    struct low_lookup l;
    plan_lookup(p, &l);
    low_place(p->out, &l);
    uint32_t mask = plan_outputs(p, level_lane, true);
    low_step(p->out, true, "PD-116", "levels / 256");
    low_level_text(p->out, &l, p->handle, mask);
}
