// SPDX-License-Identifier: Apache-2.0
/*
 * Atomics: unknown bits of operands and of the old value, on their way to the new one. Writing them is an error of the
 * testbench, also where a later thread replaces them, since its result has them.
 */
#include <string.h>

#include "base/dut.h"
#include "unknown/unknown_flow.h"

/* An element, or an operand; unknown bits. */
struct part {
    uint64_t value, mask;
};

static struct part join(const uint32_t value[2], const uint32_t mask[2], unsigned words)
{
    struct part p = {.value = value[0], .mask = mask[0]};
    if (words > 1) {
        p.value |= (uint64_t)value[1] << 32;
        p.mask |= (uint64_t)mask[1] << 32;
    }
    return p;
}

/* Unknown bits of the new value; all of them where a sum or a comparison has one. */
static uint64_t mask_of(uint32_t atom, struct part old, struct part operand, struct part swapped)
{
    uint64_t any = old.mask | operand.mask;
    switch (atom) {
    case TEX_ATOM_EXCH:
        return operand.mask;
    case TEX_ATOM_AND: /* a known zero decides */
        return any & (old.value | old.mask) & (operand.value | operand.mask);
    case TEX_ATOM_OR: /* a known one */
        return any & (~old.value | old.mask) & (~operand.value | operand.mask);
    case TEX_ATOM_XOR:
        return any;
    case TEX_ATOM_CAS:
        return any ? UINT64_MAX : old.value == operand.value ? swapped.mask : 0;
    default:
        return any ? UINT64_MAX : 0;
    }
}

/* The first unknown byte: its register, if an operand has unknown bits, else the line. */
static void blame(struct unknown_flow *f, const struct unknown_thread *t, const struct unknown_line *line,
                  uint64_t mask, unsigned words)
{
    unsigned at = t->convert.address % TEX_LINE_BYTES, byte = 0, reg = 0;
    unsigned registers = t->decode.access.atom == TEX_ATOM_CAS ? 2 * words : words;
    struct unknown_write w = {.line = line->line, .warp = t->warp};
    uint32_t bits[TEX_LINE_BYTES / 4] = {0};
    if (f->cause.reaches)
        return;
    while (!(mask >> 8 * byte & 0xff))
        byte++;
    while (reg < registers && !t->decode_mask.data[reg])
        reg++;
    if (reg < registers) {
        w.byte[at + byte] = (struct unknown_byte){.mask = (uint8_t)(mask >> 8 * byte),
                                                  .lane = (uint8_t)t->convert.tag.lane,
                                                  .reg = (uint8_t)reg,
                                                  .bits = t->decode_mask.data[reg]};
        unknown_store_blame(f, &w);
        return;
    }
    memcpy(&bits[at / 4], &line->now.mask[at / 4], words * sizeof *bits);
    unknown_blame_line(&f->cause, "an element that an atomic changes", line, bits);
    f->lane = t->convert.tag.lane;
}

void unknown_atomic_change(struct unknown_flow *f, struct unknown_thread *t)
{
    unsigned at = t->convert.address % TEX_LINE_BYTES / 4, words = t->convert.bytes / 4;
    struct unknown_line *line = unknown_lines_loaded(&f->lines, t->convert.address / TEX_LINE_BYTES);
    const uint32_t *operand = t->decode.data, *operand_mask = t->decode_mask.data;
    uint32_t value[2];
    if (t->changed || f->ports_only)
        return;
    t->changed = true;
    if (!line || line->now.error)
        return;
    struct unknown_data *d = &line->now;
    memcpy(t->old, &d->data[at], words * sizeof *t->old);
    memcpy(t->load_mask.raw, &d->mask[at], words * sizeof *t->old);
    uint64_t mask = mask_of(t->decode.access.atom, join(t->old, t->load_mask.raw, words),
                            join(operand, operand_mask, words), join(&operand[words], &operand_mask[words], words));
    mask &= words > 1 ? UINT64_MAX : UINT32_MAX;
    if (mask) {
        blame(f, t, line, mask, words);
        return;
    }
    tex_atomic_value(&t->decode.access, t->old, operand, value);
    memcpy(&d->data[at], value, words * sizeof *value);
    memset(&d->mask[at], 0, words * sizeof *d->mask);
}

/* The last thread of an instruction waits for the write. */
void unknown_atomic_written(struct unknown_flow *f, uint64_t line)
{
    uint64_t end = f->at[TEX_AT_CONVERT] + 1, n = end > TEX_WARP_LANES ? end - TEX_WARP_LANES : 0;
    for (; n < end; n++) {
        struct unknown_thread *t = &f->thread[n % FLOW_THREADS];
        if (t->convert.action == TEX_ACTION_ATOM && t->convert.address / TEX_LINE_BYTES == line)
            unknown_atomic_change(f, t);
    }
}
