// SPDX-License-Identifier: Apache-2.0
/* Stage filter: the texels of all passes of a thread become one answer. */
#include <string.h>

#include "base/dut.h"
#include "tex_stages.h"
#include "unknown/unknown_flow.h"

#define COMPARED 0x3f800000U /* the bits that 1.0 and 0.0 differ in */
#define SUM_BITS ((UINT64_C(1) << 55) - 1)

uint64_t unknown_filter_last(const struct unknown_flow *f)
{
    uint64_t n = f->filtered;
    while (f->pass[n % FLOW_THREADS].lod.tag.more && n + 1 - f->filtered < TEX_MOST_PASSES)
        n++;
    return n;
}

bool unknown_has_values(const struct tex_tag *tag)
{
    return !tag->token && (tag->status == TEX_STATUS_OK || tag->status == TEX_STATUS_MEMORY_ERROR ||
                           tag->status == TEX_STATUS_OUT_OF_BOUNDS);
}

/* What lies beyond a corner is as unknown as the texels that it is made of, and samples show texels. */
static void spread_corner(struct unknown_thread *t)
{
    uint32_t mask[4];
    memcpy(mask, t->filter_mask.value, sizeof mask);
    for (unsigned k = 0; k < 4; k++)
        if (t->wrap.corner >> k & 1)
            mask[k] = mask[k ^ 1] | mask[k ^ 2] | mask[k ^ 3] ? UINT32_MAX : 0;
    for (unsigned k = 0; k < 4; k++)
        t->filter_mask.value[k] = mask[k ^ t->wrap.sample_xor[k]];
}

/* Bits of the texels that a component of a pass of TEX is made of. */
static uint32_t bits_of_pass(const struct unknown_thread *t, unsigned i, bool compared)
{
    uint32_t any = 0;
    for (unsigned k = 0; k < 4; k++)
        any |= t->wrap.zero_weight >> k & 1 ? 0 : t->texel_mask.value[4 * k + (compared ? 0 : i)];
    return any;
}

/* A component of TEX is as unknown as its texels in all passes, one of which may be returned unchanged. */
static void spread_filter(const struct unknown_flow *f, struct unknown_thread *t, bool shown)
{
    const struct tex_fmt *fmt = &t->header.fmt;
    for (unsigned i = 0; i < 4; i++) {
        bool compared = fmt->compare.on && fmt->source[i] == fmt->source[0];
        uint32_t any = compared ? t->decode_mask.dref : 0, *mask = &t->filter_mask.value[i];
        for (uint64_t n = f->filtered; n <= unknown_filter_last(f); n++)
            any |= bits_of_pass(&f->pass[n % FLOW_THREADS], i, compared);
        *mask = any && shown ? UINT32_MAX : 0;
        t->filter_mask.sum[i] = any && shown ? SUM_BITS : 0;
        if (t->lod.sampling == TEX_SAMPLING_POINT && t->lod.pass.weight == 0 && !compared)
            *mask = t->texel_mask.value[12 + i];
    }
}

/* PD-107, PD-109: the payload, from the texels of all passes; the sparse flag is that of any of them. */
static void evaluate(const struct unknown_flow *f, struct unknown_thread *t)
{
    struct tex_filter_sum sum = {.error = false};
    t->filter_mask.sparse = 0;
    for (uint64_t n = f->filtered; n <= unknown_filter_last(f); n++) {
        const struct unknown_thread *pass = &f->pass[n % FLOW_THREADS];
        t->filter_mask.sparse |= pass->texel_mask.sparse;
        tex_filter_eval(&pass->texel, &pass->wrap, &pass->header, &pass->lod, &pass->regs.policy, &sum, &t->filter);
    }
}

void unknown_filter_show(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    struct tex_filter shown;
    tex_unpack_filter(frame_payload(rtl, TEX_AT_FILTER), 0, &shown);
    const struct tex_compare *compare = &t->header.fmt.compare;
    for (unsigned k = 0; k < 4; k++) {
        t->filter_mask.sum[k] = 0;
        t->filter_mask.value[k] = t->texel_mask.value[4 * k + shown.op.comp];
        if (compare->on) /* one bit of either side may turn the comparison */
            t->filter_mask.value[k] =
                unknown_has_values(&shown.tag) && (t->texel_mask.value[4 * k] | t->decode_mask.dref) ? COMPARED : 0;
    }
    if (t->lod.sampling == TEX_SAMPLING_GATHER)
        spread_corner(t);
    else
        spread_filter(f, t, unknown_has_values(&shown.tag));
    evaluate(f, t);
    t->filter.tag = shown.tag;
    t->filter.op = shown.op;
    t->answer = (struct tex_answer){.tag = shown.tag, .op = shown.op, .sparse = t->filter.sparse};
    t->answer_mask = (struct tex_answer){.sparse = t->filter_mask.sparse};
    memcpy(t->answer.value, t->filter.value, sizeof t->answer.value);
    memcpy(t->answer_mask.value, t->filter_mask.value, sizeof t->answer_mask.value);
    tex_pack_filter(unknown_words(&f->may, TEX_AT_FILTER), 0, &t->filter_mask);
    tex_pack_filter(unknown_words(&f->value, TEX_AT_FILTER), 0, &t->filter);
}
