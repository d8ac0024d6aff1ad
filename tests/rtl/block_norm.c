// SPDX-License-Identifier: Apache-2.0
/*
 * tex_block_norm: every code of every kind, against one division of the host. word 0: code, bits 18:16 kind.
 */
#include "rtl_module.h"
#include "tex_defs.h"
#include <string.h>

static const struct {
    uint32_t kind;
    int low, high, one;
} kinds[] = {{TEX_KIND_RATIO_U, 0, 8925, 8925}, {TEX_KIND_RATIO_S, -4445, 4445, 4445},
             {TEX_KIND_UNORM11, 0, 2047, 2047}, {TEX_KIND_SNORM11, -1023, 1023, 1023},
             {TEX_KIND_UNORM8, 0, 255, 0},      {TEX_KIND_FLOAT16, -0x8000, 0x7fff, 0}};

enum { KINDS = sizeof kinds / sizeof *kinds, COUNT = 8926 + 8891 + 2048 + 2047 + 256 + 65536 };

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    (void)rng;
    for (int k = 0; k < KINDS; k++) {
        uint64_t codes = (uint64_t)(kinds[k].high - kinds[k].low + 1);
        if (i < codes) {
            words[0] = (uint32_t)(uint16_t)((int)i + kinds[k].low) | kinds[k].kind << 16;
            return;
        }
        i -= codes;
    }
}

static void expect(const uint32_t *words, uint32_t *result)
{
    for (int k = 0; k < KINDS; k++)
        if (kinds[k].kind == words[0] >> 16 && kinds[k].one) {
            int code = kinds[k].low < 0 ? (int16_t)words[0] : (int)(words[0] & 0xffff);
            float value = (float)code / (float)kinds[k].one; /* both are exact */
            memcpy(result, &value, sizeof value);
        }
}

const struct rtl_module tested = {"block_norm", COUNT, 1, operand, expect};
