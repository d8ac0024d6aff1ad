// SPDX-License-Identifier: Apache-2.0
#include "function/swap.h"

void tex_swap_eval(const struct tex_decode *decode, const struct tex_header *header, struct tex_swap *out)
{
    *out = (struct tex_swap){.tag = header->tag, .op = header->op};
    if (!tex_live(&header->tag))
        return;
    out->value[0] = decode->t;
    out->value[1] = decode->s;
}
