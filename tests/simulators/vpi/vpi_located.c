// SPDX-License-Identifier: Apache-2.0
/* Values read where the simulator keeps them, against vpi_get_value: every size that it stores otherwise. */
#include "vpi_conform.h"

#include <string.h>

/* As harness/sim/vpi_signal.c reads them: an integer of 8, 16, 32 or 64 bits, or words. */
static bool same(vpiHandle handle, const void *at)
{
    s_vpi_value value = {.format = vpiVectorVal};
    uint32_t words[CONFORM_PROBE_WORDS] = {0};
    unsigned bits = (unsigned)vpi_get(vpiSize, handle), count = (bits + 31) / 32;
    size_t size = bits <= 8 ? 1 : bits <= 16 ? 2 : bits <= 32 ? 4 : bits <= 64 ? 8 : 4 * (size_t)count;
    memcpy(words, at, size);
    vpi_get_value(handle, &value);
    for (unsigned i = 0; i < count; i++)
        if (words[i] != (uint32_t)value.value.vector[i].aval)
            return false;
    return true;
}

void located_step(struct conform *c)
{
    static const char *const names[] = {"out1_o",  "out12_o",  "out32_o",   "out48_o", "out64_o",
                                        "out65_o", "out256_o", "out1024_o", "count",   "probe"};
    unsigned told = 0, good = 0, total = sizeof names / sizeof *names;
    for (unsigned i = 0; i < total; i++) {
        const void *at = conform_locate ? conform_locate(c->top, names[i]) : NULL;
        told += at != NULL;
        good += at && same(find(c, names[i]), at);
    }
    observe(c, "located.told", "%u of %u", told, total);
    observe(c, "located.as_read", "%u of %u", good, total);
    observe(c, "located.unknown_name", "%s", conform_locate && conform_locate(c->top, "nothing") ? "told" : "NULL");
}
