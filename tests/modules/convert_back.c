// SPDX-License-Identifier: Apache-2.0
/*
 * What a texel read shows, stored again: the code that was read, for every code of up to 16 bits and each data type. Of
 * the two SNORM codes that show -1.0 it is the upper one. words: 0 code; 1 width, bits 10:8 data type, bit 16 to the
 * nearest.
 */
#include "rtl_module.h"
#include "tex_defs.h"

enum { WIDTHS = 16, CODES = 1 << WIDTHS };
static const uint32_t types[] = {TEX_DATATYPE_UNORM, TEX_DATATYPE_SNORM, TEX_DATATYPE_UINT, TEX_DATATYPE_SINT,
                                 TEX_DATATYPE_FLOAT};
enum { TYPES = sizeof types / sizeof *types };

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t type = types[i / (2 * CODES) % TYPES], at = i / 2 % CODES, width = WIDTHS;
    if (i / (2 * CODES) / TYPES && type != TEX_DATATYPE_FLOAT) /* second time round: the widths below, 2^n codes each */
        for (width = 1; at >= 1u << width && width < WIDTHS - 1; width++)
            at -= 1u << width;
    (void)rng;
    words[0] = at & ((1u << width) - 1);
    words[1] = width | type << 8 | (uint32_t)(i % 2) << 16;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    uint32_t code = words[0], width = words[1] & 63, type = words[1] >> 8 & 7;
    result[0] = code;
    if (type == TEX_DATATYPE_SNORM && code == 1u << (width - 1))
        result[0] = width == 1 ? 0 : code + 1;
}

const struct rtl_module tested = {"convert_back", 2ULL * CODES *TYPES * 2, 1, operand, expect};
