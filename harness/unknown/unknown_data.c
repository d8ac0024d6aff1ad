// SPDX-License-Identifier: Apache-2.0
/* Result beats, which gather threads, and lines on their way to the caches. */
#include <string.h>

#include "unknown/unknown_flow.h"

/* Values go to their places in the quad's beat, and their masks to the same places. */
void unknown_data_move_answer(struct unknown_flow *f, struct unknown_thread *t)
{
    struct tex_answer masks = t->answer;
    memcpy(masks.value, t->answer_mask.value, sizeof masks.value);
    masks.sparse = t->answer_mask.sparse;
    tex_result_add(&f->gather, &t->answer);
    tex_result_add(&f->gather_mask, &masks);
    if (!t->answer.tag.quad_last)
        return;
    struct tex_result only = {.pred = f->gather_mask.pred};
    memcpy(only.value, f->gather_mask.value, sizeof only.value);
    f->beat[f->beats_tail % FLOW_BEATS] = f->gather;
    f->beat_mask[f->beats_tail++ % FLOW_BEATS] = only;
    memset(&f->gather, 0, sizeof f->gather);
    memset(&f->gather_mask, 0, sizeof f->gather_mask);
}

void unknown_data_show_result(struct unknown_flow *f)
{
    if (f->beats_head == f->beats_tail)
        return;
    tex_pack_result(unknown_words(&f->may, TEX_AT_RESULT), 0, &f->beat_mask[f->beats_head % FLOW_BEATS]);
    tex_pack_result(unknown_words(&f->value, TEX_AT_RESULT), 0, &f->beat[f->beats_head % FLOW_BEATS]);
}

void unknown_data_move_result(struct unknown_flow *f)
{
    if (f->beats_head == f->beats_tail)
        return;
    const struct tex_result *mask = &f->beat_mask[f->beats_head++ % FLOW_BEATS];
    for (unsigned i = 0; i < 16; i++)
        f->followed += mask->value[i] != 0;
}

void unknown_data_show_response(struct unknown_flow *f)
{
    const struct unknown_data *d = unknown_lines_response(&f->lines);
    if (!d)
        return;
    struct tex_rsp mask = {.sparse = d->sparse_unknown}, value = {.sparse = d->sparse};
    memcpy(mask.data, d->mask, sizeof mask.data);
    memcpy(value.data, d->data, sizeof value.data);
    tex_pack_rsp(unknown_words(&f->may, TEX_AT_AXI_RSP), 0, &mask);
    tex_pack_rsp(unknown_words(&f->value, TEX_AT_AXI_RSP), 0, &value);
}

void unknown_data_show_fill(struct unknown_flow *f)
{
    const struct unknown_data *d = unknown_lines_fill(&f->lines);
    if (!d)
        return;
    struct tex_fill mask = {.sparse = d->sparse_unknown}, value = {.sparse = d->sparse};
    memcpy(mask.data, d->mask, sizeof mask.data);
    memcpy(value.data, d->data, sizeof value.data);
    tex_pack_fill(unknown_words(&f->may, TEX_AT_FILL), 0, &mask);
    tex_pack_fill(unknown_words(&f->value, TEX_AT_FILL), 0, &value);
}
