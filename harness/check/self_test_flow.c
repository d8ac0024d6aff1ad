// SPDX-License-Identifier: Apache-2.0
/* Self-test: unknown bits that no input explains stay unknown, and those of an identifier are bad input. */
#include <string.h>

#include "check/self_test_report.h"
#include "unknown/unknown_flow.h"

/* Everything that the unit shows is unknown; what it is given is not. */
static bool stays(struct unknown_flow *f, enum tex_boundary b)
{
    static const struct tex_frame zero;
    struct tex_frame rtl = {.valid = TEX_BIT(b), .ready = TEX_BIT(b)}, unknown = zero;
    unsigned at = tex_boundaries[b].word;
    memset(&unknown.payload[at], 0xff, tex_boundaries[b].words * sizeof(uint32_t));
    unknown_flow_reset(f);
    if (!unknown_flow_cycle(f, &rtl, &zero, 0))
        return false;
    unknown_flow_heal(f, NULL, &rtl, &unknown);
    for (unsigned i = at; i < at + tex_boundaries[b].words; i++)
        if (unknown.payload[i] != UINT32_MAX || rtl.payload[i] != 0)
            return false;
    return true;
}

static bool identifier_found(struct unknown_flow *f)
{
    struct tex_frame rtl = {.valid = TEX_BIT(TEX_AT_AXI_R), .ready = TEX_BIT(TEX_AT_AXI_R)}, unknown = {0};
    const struct tex_axi_r mask = {.id = 1};
    tex_pack_axi_r(unknown_words(&unknown, TEX_AT_AXI_R), 0, &mask);
    unknown_flow_reset(f);
    return !unknown_flow_cycle(f, &rtl, &unknown, 0) && f->cause.boundary == TEX_AT_AXI_R;
}

bool unknown_flow_self_test(struct self_test_report *out)
{
    struct unknown_flow *f = unknown_flow_create();
    bool good = f ? true : self_test_memory(out);
    for (unsigned b = 0; good && b < TEX_BOUNDARIES; b++)
        good = tex_boundaries[b].kind == TEX_KIND_IN || stays(f, (enum tex_boundary)b) ||
               self_test_stage(out, (enum tex_boundary)b,
                               "unknown bits of boundary %s that no input explains were taken for explained",
                               tex_boundaries[b].name);
    good = good && (identifier_found(f) ||
                    self_test_stage(out, TEX_AT_AXI_R, "an unknown identifier at boundary axi_r was not found"));
    unknown_flow_destroy(f);
    return good;
}
