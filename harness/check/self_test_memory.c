// SPDX-License-Identifier: Apache-2.0
/* The self-test of check `memory`: a write that is one byte off, shown on the write channels, must be found. */
#include <string.h>

#include "check/checker_memory.h"
#include "check/self_test_report.h"

#define WHERE UINT64_C(0x1040)

static void show_write(struct written *w, uint32_t strobes)
{
    const tex_boundary_set channels = TEX_BIT(TEX_AT_AXI_AW) | TEX_BIT(TEX_AT_AXI_W) | TEX_BIT(TEX_AT_AXI_B);
    struct tex_frame f = {.valid = channels, .ready = channels};
    struct tex_axi_w data = {.strb = strobes, .last = 1};
    memset(data.data, 0x5a, sizeof data.data);
    tex_pack_axi_a(&f.payload[TEX_WORD_AXI_AW], 0, &(struct tex_axi_a){.addr = WHERE, .size = 5, .burst = 1});
    tex_pack_axi_w(&f.payload[TEX_WORD_AXI_W], 0, &data);
    written_cycle(w, &f);
}

bool memory_self_test(struct self_test_report *out)
{
    static const uint8_t byte = 0x5a;
    struct image under, right;
    struct written w = {.lost = false};
    struct written_difference d;
    image_init(&under);
    image_init_over(&right, &under);
    bool good = image_write(&right, WHERE, &byte, 1) || self_test_memory(out);
    written_start(&w, &under);
    show_write(&w, 1);
    if (good && !written_same(&w.memory, &right, &d))
        good = self_test_stage(out, TEX_AT_AXI_W, "check memory finds a difference where there is none");
    show_write(&w, 2);
    if (good && (written_same(&w.memory, &right, &d) || d.address != WHERE + 1))
        good = self_test_stage(out, TEX_AT_AXI_W, "check memory does not notice an extra byte");
    written_free(&w);
    image_free(&right);
    image_free(&under);
    return good;
}
