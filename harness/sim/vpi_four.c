// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_four.h"

#include <stddef.h>
#include <string.h>

bool vpi_four_settled(void)
{
    s_vpi_vlog_info info;
    return vpi_get_vlog_info(&info) && info.product && strncmp(info.product, "Verilator", strlen("Verilator")) == 0;
}

void vpi_four_sample(const s_vpi_vecval *words, struct tex_frame *frame, struct tex_frame *unknown)
{
    frame->valid = (uint32_t)(words[0].aval & ~words[0].bval);
    frame->ready = (uint32_t)(words[1].aval & ~words[1].bval);
    for (unsigned i = 2; i < TEX_FRAME_WORDS; i++)
        frame->payload[i - 2] = (uint32_t)words[i].aval;
    if (!unknown)
        return;
    unknown->valid = (uint32_t)words[0].bval;
    unknown->ready = (uint32_t)words[1].bval;
    for (unsigned i = 2; i < TEX_FRAME_WORDS; i++)
        unknown->payload[i - 2] = (uint32_t)words[i].bval;
}
