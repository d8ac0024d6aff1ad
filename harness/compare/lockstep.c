// SPDX-License-Identifier: Apache-2.0
#include "compare/lockstep.h"

#include <string.h>

#include "base/bits.h"

const char *difference_kind_name(enum difference_kind kind)
{
    static const char *const names[] = {"none", "valid", "payload", "ready", "late", "unread line", "unknown", "pin"};
    return names[kind];
}

static uint32_t of_kinds(unsigned kinds)
{
    uint32_t mask = 0;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        mask |= (uint32_t)(kinds >> tex_boundaries[b].kind & 1U) << b;
    return mask;
}

void lockstep_init(struct lockstep *l)
{
    memset(l, 0, sizeof *l);
    lockstep_view(l, TEX_ALL_BOUNDARIES);
}

void lockstep_view(struct lockstep *l, uint32_t visible)
{
    l->visible = visible & TEX_ALL_BOUNDARIES;
    /* Valid and payload of inputs are the stimulus; ready of outputs too. */
    l->valid_mask = l->visible & of_kinds(1U << TEX_KIND_OUT | 1U << TEX_KIND_MID | 1U << TEX_KIND_MON);
    l->ready_mask = l->visible & of_kinds(1U << TEX_KIND_IN | 1U << TEX_KIND_MID);
}

static bool same_payload(const struct tex_frame *rtl, const struct tex_frame *model, unsigned b)
{
    unsigned at = tex_boundaries[b].word - 2U, words = tex_boundaries[b].words;
    uint32_t differs = 0;
    for (unsigned i = at; i < at + words; i++)
        differs |= rtl->payload[i] ^ model->payload[i];
    return differs == 0;
}

/* Count boundaries that are valid on both sides; returns those whose payload differs. */
static uint32_t compare_payloads(struct lockstep *l, const struct tex_frame *rtl, const struct tex_frame *model)
{
    uint32_t differs = 0;
    for (uint32_t left = rtl->valid & model->valid & l->visible; left; left &= left - 1) {
        unsigned b = lowest_bit(left);
        l->handshakes[b] += rtl->ready >> b & 1;
        if (same_payload(rtl, model, b))
            l->compares[b]++;
        else
            differs |= 1U << b;
    }
    return differs;
}

static void blame(const struct difference *d, struct difference *out)
{
    *out = *d;
    uint32_t downstream = d->valid | d->payload;
    if (downstream) {
        out->boundary = (enum tex_boundary)lowest_bit(downstream);
        out->kind = d->valid >> out->boundary & 1 ? DIFFERS_VALID : DIFFERS_PAYLOAD;
        out->stage = tex_boundaries[out->boundary].stage;
    } else {
        out->boundary = (enum tex_boundary)highest_bit(d->ready);
        out->kind = DIFFERS_READY;
        out->stage = tex_boundaries[out->boundary].consumer;
    }
}

bool lockstep_compare(struct lockstep *l, const struct tex_frame *rtl, const struct tex_frame *model,
                      struct difference *out)
{
    struct difference d = {
        .valid = (rtl->valid ^ model->valid) & l->valid_mask,
        .ready = (rtl->ready ^ model->ready) & l->ready_mask,
        .payload = compare_payloads(l, rtl, model),
    };
    l->cycles++;
    if (!(d.valid | d.ready | d.payload))
        return true;
    blame(&d, out);
    l->mismatches[out->boundary]++;
    return false;
}
