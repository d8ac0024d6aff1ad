// SPDX-License-Identifier: Apache-2.0
#include "compare/unknown.h"

#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "base/field.h"

#define MORE " ..."

/* A text that grows until it is full. */
struct line {
    char *text;
    size_t size, used;
    bool full;
};

static tex_boundary_set unknown_payloads(const struct tex_frame *rtl, const struct tex_frame *unknown)
{
    tex_boundary_set mask = 0;
    for (tex_boundary_set left = rtl->valid & TEX_SET_ALL; left; left &= left - 1) {
        unsigned b = lowest_bit(left), at = tex_boundaries[b].word;
        uint32_t bits = 0;
        for (unsigned i = at; i < at + tex_boundaries[b].words; i++)
            bits |= unknown->payload[i];
        mask |= (tex_boundary_set)(bits != 0) << b;
    }
    return mask;
}

bool unknown_find(const struct tex_frame *rtl, const struct tex_frame *unknown, struct difference *out)
{
    tex_boundary_set valid = unknown->valid & TEX_SET_ALL, ready = unknown->ready & TEX_SET_ALL,
                     payload = unknown_payloads(rtl, unknown);
    if (!(valid | ready | payload))
        return true;
    *out = (struct difference){.kind = DIFFERS_UNKNOWN, .valid = valid, .payload = payload, .ready = ready};
    out->boundary = (enum tex_boundary)(valid | payload ? lowest_bit(valid | payload) : highest_bit(ready));
    const struct tex_boundary_info *b = &tex_boundaries[out->boundary];
    out->stage = valid | payload ? b->stage : b->consumer;
    return false;
}

static void add(struct line *l, const char *boundary, const char *bits, char state)
{
    if (l->full)
        return;
    int n =
        snprintf(l->text + l->used, l->size - l->used, "%s%s.%s is %c", l->used > 0 ? ", " : "", boundary, bits, state);
    if (n >= 0 && l->used + (size_t)n + sizeof MORE <= l->size) {
        l->used += (size_t)n;
        return;
    }
    snprintf(l->text + l->used, l->size - l->used, MORE);
    l->full = true;
}

char unknown_state(const uint32_t *payload, const uint32_t *unknown, unsigned bit)
{
    if (!(unknown[bit / 32] >> bit % 32 & 1))
        return 0;
    return payload[bit / 32] >> bit % 32 & 1 ? 'X' : 'Z';
}

/* Runs of bits of one state, in [at, at + width), the highest first. */
static void add_runs(struct line *l, const char *boundary, const char *field, const uint32_t *payload,
                     const uint32_t *unknown, unsigned at, unsigned width)
{
    for (unsigned top = width; top > 0;) {
        unsigned low = top - 1;
        char state = unknown_state(payload, unknown, at + low);
        while (low > 0 && unknown_state(payload, unknown, at + low - 1) == state)
            low--;
        char bits[FIELD_TEXT + 32];
        if (width == 1)
            snprintf(bits, sizeof bits, "%s", field);
        else if (top - 1 == low)
            snprintf(bits, sizeof bits, "%s[%u]", field, low);
        else
            snprintf(bits, sizeof bits, "%s[%u:%u]", field, top - 1, low);
        if (state)
            add(l, boundary, bits, state);
        top = low;
    }
}

static unsigned payload_bits(const struct tex_boundary_info *b)
{
    const struct tex_leaf_info *last = &b->leaves[b->leaves_count - 1];
    return (unsigned)last->offset + last->width * last->count;
}

static void add_fields(struct line *l, const struct tex_frame *rtl, const struct tex_frame *unknown,
                       enum tex_boundary at)
{
    const struct tex_boundary_info *b = &tex_boundaries[at];
    const uint32_t *payload = frame_payload(rtl, at), *bits = frame_payload(unknown, at);
    for (unsigned i = 0; i < b->leaves_count; i++)
        for (unsigned k = 0; k < b->leaves[i].count; k++) {
            char name[FIELD_TEXT];
            field_name(&b->leaves[i], k, name, sizeof name);
            add_runs(l, b->name, name, payload, bits, b->leaves[i].offset + k * b->leaves[i].width, b->leaves[i].width);
        }
    if (payload_bits(b) < 32U * b->words)
        add_runs(l, b->name, "padding", payload, bits, payload_bits(b), 32U * b->words - payload_bits(b));
}

void unknown_text(const struct tex_frame *rtl, const struct tex_frame *unknown, const struct difference *d, char *text,
                  size_t size)
{
    struct line l = {.text = text, .size = size};
    const char *name = tex_boundaries[d->boundary].name;
    text[0] = '\0';
    if (d->valid >> d->boundary & 1)
        add(&l, name, "valid", 'X');
    if (d->payload >> d->boundary & 1)
        add_fields(&l, rtl, unknown, d->boundary);
    if (d->ready >> d->boundary & 1)
        add(&l, name, "ready", 'X');
}
