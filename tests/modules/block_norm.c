// SPDX-License-Identifier: Apache-2.0
/*
 * tex_block_norm: every numerator, against one division of the host. word 0: code, bit 14 signed.
 */
#include "rtl_module.h"
#include <string.h>

enum { UNSIGNED_ONE = 8925, SIGNED_ONE = 4445, CODES = UNSIGNED_ONE + 1, COUNT = CODES + 2 * SIGNED_ONE + 1 };

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    (void)rng;
    words[0] = i < CODES ? (uint32_t)i : ((uint32_t)(i - CODES - SIGNED_ONE) & 0x3fff) | 0x4000;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    int code = (int)(words[0] & 0x3fff), is_signed = words[0] >> 14 & 1;
    if (is_signed && code >= 0x2000)
        code -= 0x4000;
    float value = (float)code / (is_signed ? SIGNED_ONE : UNSIGNED_ONE); /* both are exact */
    memcpy(result, &value, sizeof value);
}

const struct rtl_module tested = {"block_norm", COUNT, 1, operand, expect};
