// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_signal.h"

#include <stdio.h>
#include <string.h>

#define NAME_TEXT 640

bool vpi_signal_find(struct vpi_signal *s, const struct vpi_place *place, const char *name)
{
    char full[NAME_TEXT];
    *s = (struct vpi_signal){.name = name, .calls = place->calls};
    const char *prefix = place->scope ? "" : place->path, *dot = place->scope ? "" : ".";
    if (snprintf(full, sizeof full, "%s%s%s", prefix, dot, name) >= (int)sizeof full)
        return false;
    s->handle = vpi_handle_by_name(full, place->scope);
    if (!s->handle)
        return false;
    s->width = (unsigned)vpi_get(vpiSize, s->handle);
    const char *scope = place->located ? place->located : place->path;
    s->at = place->locate ? place->locate(scope, name) : NULL;
    return vpi_call_good(s->calls, "vpi_get(vpiSize)", name);
}

void vpi_signal_ask(const struct vpi_signal *s, uint32_t *words, uint32_t *unknown)
{
    s_vpi_value value = {.format = vpiVectorVal};
    unsigned count = (s->width + 31) / 32;
    vpi_get_value(s->handle, &value);
    if (!vpi_call_good(s->calls, "vpi_get_value", s->name)) {
        memset(words, 0, count * sizeof *words);
        if (unknown)
            memset(unknown, 0, count * sizeof *unknown);
        return;
    }
    const s_vpi_vecval *vector = value.value.vector;
    for (unsigned i = 0; i < count; i++)
        words[i] = (uint32_t)vector[i].aval;
    for (unsigned i = 0; unknown && i < count; i++)
        unknown[i] = (uint32_t)vector[i].bval;
}

/* Verilator keeps up to 8, 16, 32, 64 bits in an integer of that size, and more in 32-bit words. */
void vpi_signal_read(const struct vpi_signal *s, uint32_t *words, uint32_t *unknown)
{
    unsigned count = (s->width + 31) / 32;
    if (!s->at) {
        vpi_signal_ask(s, words, unknown);
        return;
    }
    if (s->width <= 8) {
        words[0] = *(const uint8_t *)s->at;
    } else if (s->width <= 16) {
        words[0] = *(const uint16_t *)s->at;
    } else if (s->width > 32 && s->width <= 64) {
        uint64_t value = *(const uint64_t *)s->at;
        words[0] = (uint32_t)value;
        words[1] = (uint32_t)(value >> 32);
    } else {
        memcpy(words, s->at, count * sizeof *words);
    }
    if (unknown)
        memset(unknown, 0, count * sizeof *unknown);
}

void vpi_signal_write(const struct vpi_signal *s, const uint32_t *words)
{
    if (s->width <= 8)
        *(uint8_t *)s->at = (uint8_t)words[0];
    else if (s->width <= 16)
        *(uint16_t *)s->at = (uint16_t)words[0];
    else if (s->width > 32 && s->width <= 64)
        *(uint64_t *)s->at = words[0] | (uint64_t)words[1] << 32;
    else
        memcpy(s->at, words, (s->width + 31) / 32 * sizeof *words);
}

void vpi_signal_free(struct vpi_signal *s)
{
    if (s->handle)
        vpi_call_free(s->calls, s->handle, s->name);
    *s = (struct vpi_signal){0};
}
