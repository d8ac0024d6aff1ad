// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_time.h"

#include <inttypes.h>
#include <stdio.h>
#include <vpi_user.h>

#define NANO (-9)

void vpi_time_text(uint64_t ticks, int precision, char *text, size_t size)
{
    static const char *const units[] = {"s", "ms", "us", "ns", "ps", "fs"};
    for (; precision % 3 != 0 || precision > 0; precision--)
        ticks *= 10;
    for (; precision < NANO && ticks % 1000 == 0 && ticks > 0; precision += 3)
        ticks /= 1000;
    snprintf(text, size, "%" PRIu64 " %s", ticks, units[-precision / 3 % 6]);
}

void vpi_time_now(char *text, size_t size)
{
    s_vpi_time now = {.type = vpiSimTime};
    vpi_get_time(NULL, &now);
    vpi_time_text((uint64_t)now.high << 32 | now.low, (int)vpi_get(vpiTimePrecision, NULL), text, size);
}
