// SPDX-License-Identifier: Apache-2.0
/* Queries of sizes, samples and levels of detail. */
#include <stdio.h>

#include "tgsi/plan.h"

/* R-TGSI-45, R-TGSI-46, R-TGSI-47, R-TGSI-48, R-TGSI-90, R-TGSI-91, R-TGSI-92, R-TGSI-93, R-TGSI-94, R-TGSI-95,
 * R-TGSI-96, PD-72, PD-76: the unit's answer is in the order of the text. */
static struct low_lane size_lane(const struct tgsi_plan *p, unsigned component)
{
    static const char *const sizes[] = {"width", "height or layers", "depth, layers or cubes", "levels"};
    struct low_lane lane = {.lane = component};
    if (p->i->opcode->work == TGSI_WORK_SURFACE_SIZE && component == 3)
        return tgsi_constant(0, "0: only a multisample image has samples"); /* R-TGSI-121 */
    snprintf(lane.says, sizeof lane.says, "%s", sizes[component]);
    return lane;
}

/* R-TGSI-49, R-TGSI-50, R-TGSI-101, R-TGSI-102: the third lane of TEX_HEADER_TEXTURE_TYPE. */
static struct low_lane count_lane(const struct tgsi_plan *p, unsigned component)
{
    struct low_lane lane = {.lane = 2};
    (void)p;
    if (component > 0)
        return tgsi_constant(0, "0");
    snprintf(lane.says, sizeof lane.says, "samples");
    return lane;
}

/* R-TGSI-97, R-TGSI-99: 0.5 is the centre of the pixel. */
static struct low_lane position_lane(const struct tgsi_plan *p, unsigned component)
{
    struct low_lane lane = {.lane = 0, .after = component ? LOW_POSITION_Y : LOW_POSITION_X};
    (void)p;
    if (component > 1)
        return tgsi_constant(0, "0");
    snprintf(lane.says, sizeof lane.says, "bits %s with sign / 4096 + 0.5", component ? "31:16" : "15:0");
    return lane;
}

/* R-TGSI-65, R-TGSI-103, PD-77: the accessed level is the unit's G, the computed one its R. */
static struct low_lane level_lane(const struct tgsi_plan *p, unsigned component)
{
    (void)p;
    return component > 1 ? tgsi_constant(0, "0") : low_level_lane(component == 1);
}

static void lower_level(struct tgsi_plan *p)
{
    struct low_lookup l;
    tgsi_lookup(p, &l);
    low_place(p->out, &l);
    uint32_t mask = tgsi_outputs(p, NULL, level_lane, true);
    low_step(p->out, true, "R-TGSI-65", "levels / 256");
    low_level_text(p->out, &l, p->handle, mask);
}

static void query(struct tgsi_plan *p, const char *name, const struct low_value *in, tgsi_lane_of *lane_of,
                  const struct tgsi_operand *swizzled)
{
    if (in)
        tgsi_ra(p, in);
    uint32_t mask = tgsi_outputs(p, swizzled, lane_of, true);
    low_text(p->out, "TXQ R8, %s, TEX_HEADER_%s, 0x%x, 0x%x", in ? "R0" : "RZ", name, (unsigned)p->handle,
             (unsigned)(mask ? mask : 1));
}

void tgsi_plan_query(struct tgsi_plan *p)
{
    static const struct low_value first = {.known = true, .text = "0"};
    struct low_value v;
    switch (p->i->opcode->work) {
    case TGSI_WORK_SIZE:
        v = tgsi_scalar(p, TGSI_LEVEL, TGSI_KIND_INTEGER);
        query(p, "DIMENSION", &v, size_lane, NULL);
        break;
    case TGSI_WORK_SURFACE_SIZE:
        query(p, "DIMENSION", &first, size_lane, NULL);
        break;
    case TGSI_WORK_COUNT:
        query(p, "TEXTURE_TYPE", NULL, count_lane, NULL);
        break;
    case TGSI_WORK_POSITION:
        v = tgsi_scalar(p, TGSI_SAMPLE, TGSI_KIND_INTEGER);
        query(p, "SAMPLER_POS", &v, position_lane, tgsi_operand_of(p->i, TGSI_SVIEW)); /* R-TGSI-98 */
        break;
    default: /* LODQ and LOD */
        lower_level(p);
        break;
    }
}
