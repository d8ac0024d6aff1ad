// SPDX-License-Identifier: Apache-2.0
#include "function/stage.h"

void tex_regs_from_config(const struct tex_config *config, struct tex_regs *out)
{
    *out = (struct tex_regs){
        .header_pool = config->header_pool & TEX_ADDR_MASK,
        .header_max = config->header_max & 0x3fffffU,
        .sampler_pool = config->sampler_pool & TEX_ADDR_MASK,
        .sampler_max = config->sampler_max & 0xfffffU,
        .via_header = config->via_header,
        .select = config->select % TEX_CONST_BANKS,
        .bank_base = config->const_base[config->select % TEX_CONST_BANKS] & TEX_ADDR_MASK,
    };
    const uint32_t policy = tex_policy(config);
    tex_unpack_policy(&policy, 0, &out->policy);
}
