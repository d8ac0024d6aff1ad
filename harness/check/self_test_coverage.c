// SPDX-License-Identifier: Apache-2.0
/* The self-test of illegal bins: one write too many in flight must be reported, one fewer must not. */
#include "check/checker_coverage.h"
#include "check/self_test_report.h"

bool coverage_self_test(struct self_test_report *out)
{
    const tex_boundary_set aw = TEX_BIT(TEX_AT_AXI_AW);
    struct tex_frame f = {.valid = aw, .ready = aw};
    struct cover *v = cover_create();
    if (!v)
        return self_test_memory(out);
    tex_pack_axi_a(&f.payload[TEX_WORD_AXI_AW], 0, &(struct tex_axi_a){.id = TEX_AXI_ID_STORE, .size = 5, .burst = 1});
    cover_restart(v);
    uint32_t bin = COVER_NONE;
    for (unsigned i = 0; i < TEX_STORE_OUTSTANDING && bin == COVER_NONE; i++)
        bin = cover_cycle(v, &f);
    bool good =
        bin == COVER_NONE ||
        self_test_stage(out, TEX_AT_AXI_AW, "a bin of %s is reported as illegal, and is legal", cover_point(bin)->name);
    if (good && cover_cycle(v, &f) == COVER_NONE)
        good = self_test_stage(out, TEX_AT_AXI_AW, "an illegal bin of a cover point was not noticed");
    cover_destroy(v);
    return good;
}
