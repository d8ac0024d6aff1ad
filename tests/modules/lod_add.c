// SPDX-License-Identifier: Apache-2.0
/* tex_lod_add against the host's binary32. words: 0, 1 operands; 2 whether it computes. */
#include "lod_floats.h"
#include "rtl_module.h"

static void expect(const uint32_t *words, uint32_t *result)
{
    *result = words[2] ? lod_sum(words[0], words[1]) : 0;
}

const struct rtl_module tested = {"lod_add", 5000000, 1, lod_pair, expect};
