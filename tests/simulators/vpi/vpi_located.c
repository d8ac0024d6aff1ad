// SPDX-License-Identifier: Apache-2.0
/* Values read and written where the simulator keeps them, against VPI: every size that it stores otherwise. */
#include "vpi_conform.h"

#include <string.h>

/* As harness/sim/vpi_signal.c takes them: an integer of 8, 16, 32 or 64 bits, or words. */
static size_t size_of(unsigned bits)
{
    return bits <= 8 ? 1 : bits <= 16 ? 2 : bits <= 32 ? 4 : bits <= 64 ? 8 : 4 * (size_t)((bits + 31) / 32);
}

static bool same(vpiHandle handle, const void *at)
{
    s_vpi_value value = {.format = vpiVectorVal};
    uint32_t words[CONFORM_PROBE_WORDS] = {0};
    unsigned bits = (unsigned)vpi_get(vpiSize, handle), count = (bits + 31) / 32;
    memcpy(words, at, size_of(bits));
    vpi_get_value(handle, &value);
    for (unsigned i = 0; i < count; i++)
        if (words[i] != (uint32_t)value.value.vector[i].aval)
            return false;
    return true;
}

/* An input written in its place with other bits, read by VPI, and written back. */
static bool written(vpiHandle handle, void *at)
{
    uint32_t before[CONFORM_PROBE_WORDS] = {0}, other[CONFORM_PROBE_WORDS] = {0};
    unsigned bits = (unsigned)vpi_get(vpiSize, handle), count = (bits + 31) / 32;
    size_t size = size_of(bits);
    memcpy(before, at, size);
    for (unsigned i = 0; i < count; i++)
        other[i] = ~before[i] & (i + 1 < count || bits % 32 == 0 ? ~0U : (1U << bits % 32) - 1);
    memcpy(at, other, size);
    bool good = same(handle, at);
    s_vpi_value value = {.format = vpiVectorVal};
    vpi_get_value(handle, &value);
    for (unsigned i = 0; i < count; i++)
        good &= (uint32_t)value.value.vector[i].aval == other[i];
    memcpy(at, before, size);
    return good && same(handle, at);
}

static void inputs(struct conform *c)
{
    static const char *const names[] = {"in1_i",  "in12_i", "in32_i",  "in48_i",
                                        "in64_i", "in65_i", "in256_i", "in1024_i"};
    unsigned good = 0, total = sizeof names / sizeof *names;
    for (unsigned i = 0; i < total; i++) {
        void *at = conform_locate ? conform_locate(c->top, names[i]) : NULL;
        good += at && written(find(c, names[i]), at);
    }
    observe(c, "located.as_written", "%u of %u", good, total);
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
    inputs(c);
}
