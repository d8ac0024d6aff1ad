// SPDX-License-Identifier: Apache-2.0
#include "compare/lockstep.h"

#include <string.h>

#include "base/bits.h"
#include "base/field.h"

const char *difference_kind_name(enum difference_kind kind)
{
    static const char *const names[] = {"none",        "valid",   "payload", "ready", "late",
                                        "unread line", "unknown", "written", "pin"};
    return names[kind];
}

void lockstep_init(struct lockstep *l)
{
    memset(l, 0, sizeof *l);
    lockstep_view(l, TEX_SET_ALL);
}

void lockstep_view(struct lockstep *l, tex_boundary_set visible)
{
    l->visible = visible & TEX_SET_ALL;
    /* Valid and payload of inputs are the stimulus; ready of outputs too. */
    l->valid_mask = l->visible & ~TEX_SET_IN;
    l->ready_mask = l->visible & (TEX_SET_IN | TEX_SET_MID);
}

static bool same_payload(const struct tex_frame *rtl, const struct tex_frame *model, unsigned b)
{
    unsigned at = tex_boundaries[b].word, words = tex_boundaries[b].words;
    uint32_t differs = 0;
    for (unsigned i = at; i < at + words; i++)
        differs |= rtl->payload[i] ^ model->payload[i];
    return differs == 0;
}

/* Count boundaries that are valid on both sides; returns those whose payload differs. */
static tex_boundary_set compare_payloads(struct lockstep *l, const struct tex_frame *rtl, const struct tex_frame *model)
{
    tex_boundary_set differs = 0;
    for (tex_boundary_set left = rtl->valid & model->valid & l->visible; left; left &= left - 1) {
        unsigned b = lowest_bit(left);
        l->handshakes[b] += rtl->ready >> b & 1;
        if (same_payload(rtl, model, b))
            l->compares[b]++;
        else
            differs |= TEX_BIT(b);
    }
    return differs;
}

const char *lockstep_consumer(const struct tex_frame *f, enum tex_boundary b)
{
    const struct tex_leaf_info *opcode = field_find(b, "op.opcode");
    if (!opcode)
        return tex_boundaries[b].consumer;
    enum tex_path_code way = TEX_PATH_GATHER; /* whose ready is shown while no beat waits */
    if (f->valid >> b & 1)
        way = tex_path_of((uint32_t)tex_get_bits(&f->payload[tex_boundaries[b].word], opcode->offset, opcode->width));
    tex_boundary_set path = tex_paths[way].boundaries, behind = path & ~((TEX_BIT(b) << 1) - 1);
    if (b == TEX_AT_HEADER) /* order hands a beat, and who is ready, through */
        return tex_boundaries[tex_paths[way].first].stage;
    return path >> b & 1 && behind ? tex_boundaries[lowest_bit(behind)].stage : tex_boundaries[b].consumer;
}

static void blame(const struct difference *d, const struct tex_frame *rtl, struct difference *out)
{
    *out = *d;
    tex_boundary_set downstream = d->valid | d->payload;
    if (downstream) {
        out->boundary = (enum tex_boundary)lowest_bit(downstream);
        out->kind = d->valid >> out->boundary & 1 ? DIFFERS_VALID : DIFFERS_PAYLOAD;
        out->stage = tex_boundaries[out->boundary].stage;
    } else {
        out->boundary = (enum tex_boundary)highest_bit(d->ready);
        out->kind = DIFFERS_READY;
        out->stage = lockstep_consumer(rtl, out->boundary);
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
    blame(&d, rtl, out);
    l->mismatches[out->boundary]++;
    return false;
}
