// SPDX-License-Identifier: Apache-2.0
#include "function/result.h"

/* R-TLD4-44, R-TLD4-45, R-LD-28, R-TXQ-28: enabled samples only, packed from slot 0 in sample order.
   Returns how many. */
static uint32_t pack_values(const struct tex_answer *answer, uint32_t *slots)
{
    uint32_t count = 0;
    if (answer->op.rd == TEX_RZ) /* PD-2: Rd = RZ drops the values; Ps is still written */
        return 0;
    for (unsigned k = 0; k < 4; k++)
        if (answer->op.wmask >> k & 1)
            slots[count++] = answer->value[k];
    return count;
}

void tex_result_add(struct tex_result *beat, const struct tex_answer *answer)
{
    const struct tex_tag *tag = &answer->tag;
    unsigned thread = tag->lane % TEX_QUAD_LANES; /* a token is at its lowest fault */
    beat->warp = tag->warp;
    beat->quad = tag->lane / TEX_QUAD_LANES % (TEX_WARP_LANES / TEX_QUAD_LANES);
    beat->rd = answer->op.rd;
    beat->rd2 = answer->op.split ? answer->op.rd2 : 0;
    beat->ps = answer->op.ps;
    beat->last = tag->last;
    beat->status[thread] = tag->status;
    beat->faults = answer->faults;
    if (tag->token)
        return;
    beat->lanes |= 1U << thread;
    beat->count = pack_values(answer, &beat->value[4 * thread]);
    if (answer->op.split && beat->count > 2) { /* PD-119: the first two, then the others */
        beat->count2 = beat->count - 2;
        beat->count = 2;
    }
    if (answer->op.ps != TEX_PT) /* R-TLD4-25, PD-3: true where an unmapped sparse page was touched */
        beat->pred |= (answer->sparse & 1) << thread;
}

void tex_fault_update(struct tex_fault *fault, const struct tex_result *beat)
{
    uint32_t threads = beat->lanes ? beat->lanes : (1U << TEX_QUAD_LANES) - 1; /* a token stands for one of them */
    for (unsigned j = 0; j < TEX_QUAD_LANES; j++) {
        if (!(threads >> j & 1) || !tex_status_is_fault(beat->status[j]))
            continue;
        if (!fault->valid) { /* PD-95: the first is recorded, all are counted */
            fault->valid = 1;
            fault->code = beat->status[j];
            fault->warp = beat->warp;
            fault->lane = TEX_QUAD_LANES * beat->quad + j;
        }
        fault->count += beat->faults ? beat->faults : 1; /* a store's token has those of its instruction */
        if (fault->count > TEX_FAULT_COUNT_MAX)
            fault->count = TEX_FAULT_COUNT_MAX;
    }
}
