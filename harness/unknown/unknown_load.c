// SPDX-License-Identifier: Apache-2.0
/* Loads, and the results of atomics: unknown bits of the lines that they read, on their way to registers. */
#include <string.h>

#include "base/dut.h"
#include "unknown/unknown_flow.h"

/* Bits that come from `mask` where that is set, from `shown` elsewhere. */
static void replace(uint32_t shown[4], const uint32_t mask[4], const uint32_t value[4])
{
    for (unsigned i = 0; i < 4; i++)
        shown[i] = (shown[i] & ~mask[i]) | (value[i] & mask[i]);
}

/* Bits that a thread reads: the unknown ones, and all as the lines have them. */
static void read_lines(struct unknown_flow *f, struct unknown_thread *t)
{
    struct tex_line line[2] = {0}, mask[2] = {0};
    const struct tex_line *const lines[2] = {&line[0], &line[1]}, *const masks[2] = {&mask[0], &mask[1]};
    struct tex_load known;
    uint64_t number[2];
    uint32_t wanted = tex_load_lines(&t->convert, number);
    for (unsigned k = 0; k < 2; k++) {
        const struct unknown_line *read =
            wanted >> k & 1 ? unknown_lines_find(&f->lines, READER_LOAD, number[k]) : NULL;
        if (!read) /* all of it is known */
            continue;
        memcpy(line[k].data, read->now.data, sizeof line[k].data);
        memcpy(mask[k].data, read->now.mask, sizeof mask[k].data);
    }
    tex_load_eval(&t->convert, masks, &known);
    memcpy(t->load_mask.raw, known.raw, sizeof known.raw);
    tex_load_eval(&t->convert, lines, &known);
    memcpy(t->old, known.raw, sizeof known.raw);
}

void unknown_load_show_load(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    tex_unpack_load(frame_payload(rtl, TEX_AT_LOAD), 0, &t->load);
    if (t->convert.action == TEX_ACTION_ATOM)
        unknown_atomic_change(f, t);
    else
        read_lines(f, t);
    replace(t->load.raw, t->load_mask.raw, t->old);
    tex_pack_load(unknown_words(&f->may, TEX_AT_LOAD), 0, &t->load_mask);
    tex_pack_load(unknown_words(&f->value, TEX_AT_LOAD), 0, &t->load);
}

/* A lane is unknown as a whole if a bit of its component is; a sign as often as it is repeated. */
static void spread(const struct unknown_thread *t, uint32_t mask[4])
{
    const struct tex_fmt *fmt = &t->header.fmt;
    const struct tex_format_info *format = tex_format_find(fmt->format);
    if (!t->decode.access.formatted) {
        tex_deliver_raw(t->decode.access.sz, t->load_mask.raw, mask);
        return;
    }
    for (unsigned i = 0; format && i < 4; i++) {
        unsigned component = fmt->source[i] - TEX_SOURCE_R;
        bool stored = fmt->source[i] >= TEX_SOURCE_R && fmt->source[i] <= TEX_SOURCE_A && format->width[component] > 0;
        bool any = stored && tex_bits(t->load_mask.raw, format->lo[component], format->width[component]);
        mask[i] = any && t->load.op.wmask >> i & 1 ? UINT32_MAX : 0;
    }
}

void unknown_load_show_deliver(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    struct tex_deliver value, m = {0};
    (void)rtl;
    tex_deliver_eval(&t->load, &t->decode.access, &t->header, &value);
    if (t->convert.action == TEX_ACTION_LOAD || t->convert.action == TEX_ACTION_ATOM)
        spread(t, m.value);
    tex_pack_deliver(unknown_words(&f->may, TEX_AT_DELIVER), 0, &m);
    tex_pack_deliver(unknown_words(&f->value, TEX_AT_DELIVER), 0, &value);
    t->answer = (struct tex_answer){.tag = value.tag, .op = value.op};
    t->answer_mask = (struct tex_answer){.sparse = 0};
    memcpy(t->answer.value, value.value, sizeof t->answer.value);
    memcpy(t->answer_mask.value, m.value, sizeof t->answer_mask.value);
}
