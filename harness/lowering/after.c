// SPDX-License-Identifier: Apache-2.0
#include "lowering/after.h"

#include <string.h>

#include "lowering/values.h"

const char *const low_after_names[LOW_AFTERS] = {[LOW_SAME] = "",
                                                 [LOW_SATURATE] = "saturate",
                                                 [LOW_LEVEL] = "lod",
                                                 [LOW_POSITION_X] = "position_x",
                                                 [LOW_POSITION_Y] = "position_y"};

enum low_after low_after_find(const char *name, size_t size)
{
    for (unsigned i = 1; i < LOW_AFTERS; i++)
        if (strlen(low_after_names[i]) == size && memcmp(name, low_after_names[i], size) == 0)
            return (enum low_after)i;
    return LOW_SAME;
}

static float with_sign(uint32_t half)
{
    return (float)(half & 0xffff) - (half & 0x8000 ? 65536.0f : 0.0f);
}

/* R-TGSI-2: NaN fails the first comparison. */
static uint32_t saturate(uint32_t value)
{
    float f = low_float(value);
    return f > 0 ? f < 1 ? value : low_bits(1) : 0;
}

uint32_t low_after(enum low_after after, uint32_t value)
{
    switch (after) {
    case LOW_SATURATE:
        return saturate(value);
    case LOW_LEVEL:
        return low_bits(with_sign(value) / 256);
    case LOW_POSITION_X:
        return low_bits(with_sign(value) / 4096 + 0.5f);
    case LOW_POSITION_Y:
        return low_bits(with_sign(value >> 16) / 4096 + 0.5f);
    case LOW_SAME:
    case LOW_AFTERS:
        break;
    }
    return value;
}
