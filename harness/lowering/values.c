// SPDX-License-Identifier: Apache-2.0
#include "lowering/values.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

float low_float(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

uint32_t low_bits(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

struct low_value low_layer_of_number(const struct low_value *v)
{
    struct low_value layer = {.known = v->known};
    double nearest = v->known ? nearbyint((double)low_float(v->value)) : 0;
    layer.value = nearest >= LOW_LAYERS_MOST ? LOW_LAYERS_MOST : nearest > 0 ? (uint32_t)nearest : 0;
    snprintf(layer.text, sizeof layer.text, "%.60s to the nearest integer, 0..65535", v->text);
    return layer;
}

struct low_value low_layer_of_integer(const struct low_value *v)
{
    struct low_value layer = {.known = v->known, .value = v->value < LOW_LAYERS_MOST ? v->value : LOW_LAYERS_MOST};
    snprintf(layer.text, sizeof layer.text, "min(%.80s, 65535)", v->text);
    return layer;
}

void low_direction(struct low_value v[3])
{
    struct low_value divided[3];
    float longest = 0;
    bool known = v[0].known && v[1].known && v[2].known;
    for (unsigned k = 0; k < 3; k++)
        longest = fmaxf(longest, fabsf(low_float(v[k].value)));
    for (unsigned k = 0; k < 3; k++) {
        divided[k] = (struct low_value){.known = known, .value = low_bits(low_float(v[k].value) / longest)};
        snprintf(divided[k].text, LOW_SAYS, "%.30s / max(|%.20s|, |%.20s|, |%.20s|)", v[k].text, v[0].text, v[1].text,
                 v[2].text);
    }
    memcpy(v, divided, sizeof divided);
}

struct low_value low_quotient(const struct low_value *v, const struct low_value *by)
{
    struct low_value q = {.known = v->known && by->known};
    q.value = q.known ? low_bits(low_float(v->value) / low_float(by->value)) : 0;
    snprintf(q.text, sizeof q.text, "%.50s / %.50s", v->text, by->text);
    return q;
}

struct low_value low_offsets(const struct low_value *v, unsigned axes, unsigned width, unsigned apart)
{
    struct low_value packed = {.known = true};
    size_t at = (size_t)snprintf(packed.text, sizeof packed.text, "the low %u bits of", width);
    for (unsigned k = 0; k < axes; k++) {
        packed.known = packed.known && v[k].known;
        packed.value |= (v[k].value & ((1U << width) - 1)) << (apart * k);
        if (at < sizeof packed.text)
            at += (size_t)snprintf(packed.text + at, sizeof packed.text - at, "%s %.30s", k ? "," : "", v[k].text);
    }
    return packed;
}

struct low_value low_halves(const struct low_value *low, const struct low_value *high)
{
    struct low_value both = {.known = low->known && high->known};
    both.value = (low->value & 0xffff) | high->value << 16;
    snprintf(both.text, sizeof both.text, "%.50s in 15:0, %.50s above", low->text, high->text);
    return both;
}
