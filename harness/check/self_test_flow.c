// SPDX-License-Identifier: Apache-2.0
/* Self-test: unknown bits that no input explains stay unknown; those of an identifier and of a byte that is written are
 * bad input. */
#include <string.h>

#include "check/self_test_report.h"
#include "unknown/unknown_flow.h"

/* All outputs of the unit are unknown; its inputs are not. */
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

/* A byte that a thread stores, of which a bit is unknown, is written. */
static bool byte_found(struct unknown_flow *f)
{
    static const struct unknown_warp warp;
    struct tex_frame rtl = {.valid = TEX_BIT(TEX_AT_AXI_AW) | TEX_BIT(TEX_AT_AXI_W)}, unknown = {0};
    const struct tex_axi_a address = {.addr = 7 * TEX_LINE_BYTES};
    tex_pack_axi_a(unknown_words(&rtl, TEX_AT_AXI_AW), 0, &address);
    unknown_flow_reset(f);
    unknown_stores_line(&f->stores, 7, &warp)->byte[3] = (struct unknown_byte){.mask = 1, .bits = 1};
    return !unknown_flow_cycle(f, &rtl, &unknown, 0) && f->cause.has_byte && f->cause.byte == 7 * TEX_LINE_BYTES + 3;
}

bool unknown_flow_self_test(struct self_test_report *out)
{
    struct unknown_flow *f = unknown_flow_create();
    bool good = f ? true : self_test_memory(out);
    for (unsigned b = 0; good && b < TEX_BOUNDARIES; b++)
        good =
            tex_boundaries[b].kind == TEX_KIND_IN || stays(f, (enum tex_boundary)b) ||
            self_test_stage(out, (enum tex_boundary)b,
                            "unknown bits of boundary %s that no input explains were accepted", tex_boundaries[b].name);
    good = good && (identifier_found(f) ||
                    self_test_stage(out, TEX_AT_AXI_R, "an unknown identifier at boundary axi_r was not found"));
    good = good &&
           (byte_found(f) || self_test_stage(out, TEX_AT_AXI_W, "an unknown byte at boundary axi_w was not found"));
    unknown_flow_destroy(f);
    return good;
}
