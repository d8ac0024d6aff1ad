// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_four.h"

#include <stddef.h>
#include <string.h>

bool vpi_four_settled(void)
{
    s_vpi_vlog_info info;
    return vpi_get_vlog_info(&info) && info.product && strncmp(info.product, "Verilator", strlen("Verilator")) == 0;
}

static tex_boundary_set set_of(const s_vpi_vecval *words)
{
    return (uint32_t)words[0].aval | (tex_boundary_set)(uint32_t)words[1].aval << 32;
}

static tex_boundary_set unknown_set(const s_vpi_vecval *words)
{
    return (uint32_t)words[0].bval | (tex_boundary_set)(uint32_t)words[1].bval << 32;
}

void vpi_four_sample(const s_vpi_vecval *words, struct tex_frame *frame, struct tex_frame *unknown)
{
    const s_vpi_vecval *payload = words + TEX_HANDSHAKE_WORDS;
    tex_boundary_set valid_unknown = unknown_set(&words[0]), ready_unknown = unknown_set(&words[2]);
    frame->valid = set_of(&words[0]) & ~valid_unknown;
    frame->ready = set_of(&words[2]) & ~ready_unknown;
    for (unsigned i = 0; i < TEX_PAYLOAD_WORDS; i++)
        frame->payload[i] = (uint32_t)payload[i].aval;
    if (!unknown)
        return;
    unknown->valid = valid_unknown;
    unknown->ready = ready_unknown;
    for (unsigned i = 0; i < TEX_PAYLOAD_WORDS; i++)
        unknown->payload[i] = (uint32_t)payload[i].bval;
}
