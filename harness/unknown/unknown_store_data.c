// SPDX-License-Identifier: Apache-2.0
/*
 * Stores, and loads up to their address: unknown bits of coordinates, which decide where they go; and of data
 * registers, on their way to bytes of memory. Writing unknown bits is an error of the testbench; a byte that another
 * thread overwrites is not written.
 */
#include <string.h>

#include "base/dut.h"
#include "unknown/unknown_flow.h"

/* A coordinate decides whether an access is dropped, and its address; but not if type or format drop it before. */
void unknown_store_move_header(struct unknown_flow *f, struct unknown_thread *t)
{
    const struct tex_decode *m = &t->decode_mask;
    tex_surface_eval(&t->decode, &t->header, &t->surface);
    bool placed = t->surface.action != TEX_ACTION_TYPE && t->surface.action != TEX_ACTION_FORMAT;
    if (!tex_live(&t->header.tag) || !(m->s | m->t | m->r | m->array))
        return;
    if (placed) {
        unknown_blame_registers(f, t, "a coordinate of a surface access, which makes addresses", true, false);
        return;
    }
    t->surface_mask.at[0] = m->s;
    t->surface_mask.at[1] = m->t;
    t->surface_mask.at[2] = m->r | m->array; /* one of them is absent */
}

void unknown_store_show_surface(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    (void)rtl;
    tex_pack_surface(unknown_words(&f->may, TEX_AT_SURFACE), 0, &t->surface_mask);
    tex_pack_surface(unknown_words(&f->value, TEX_AT_SURFACE), 0, &t->surface);
}

/* The policy is that of the cycle in which convert takes the beat. */
void unknown_store_move_surface(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    (void)f;
    tex_unpack_regs(frame_payload(rtl, TEX_AT_REGS), 0, &t->regs);
}

static uint32_t ones(unsigned width)
{
    return (uint32_t)((UINT64_C(1) << width) - 1);
}

/* A component is unknown as a whole if any bit of its register is. */
static void mask_formatted(const struct unknown_thread *t, uint32_t mask[4])
{
    const struct tex_format_info *format = tex_format_find(t->header.fmt.format);
    for (unsigned c = 0; format && c < 4; c++) {
        unsigned reg = tex_convert_register(t->decode.access.rgba, c);
        if (format->width[c] > 0 && reg != TEX_OPERAND_ABSENT && t->decode_mask.data[reg])
            mask[format->lo[c] / 32] |= ones(format->width[c]) << format->lo[c] % 32;
    }
}

void unknown_store_show_convert(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    const struct tex_access *access = &t->decode.access;
    (void)rtl;
    tex_convert_eval(&t->surface, access, t->decode.data, &t->header, &t->regs.policy, &t->convert);
    memset(&t->convert_mask, 0, sizeof t->convert_mask);
    bool stores = t->convert.action == TEX_ACTION_STORE, changes = t->convert.action == TEX_ACTION_ATOM;
    if (stores && access->formatted)
        mask_formatted(t, t->convert_mask.data);
    else if (changes) /* PD-118: operands as they are */
        memcpy(t->convert_mask.data, t->decode_mask.data, sizeof t->convert_mask.data);
    else if (stores)
        tex_convert_raw(access->sz, t->decode_mask.data, t->convert_mask.data);
    tex_pack_convert(unknown_words(&f->may, TEX_AT_CONVERT), 0, &t->convert_mask);
    tex_pack_convert(unknown_words(&f->value, TEX_AT_CONVERT), 0, &t->convert);
}

/* Byte k of a thread's bytes, and the register that its unknown bits come from. */
static struct unknown_byte byte_of(const struct unknown_thread *t, unsigned k)
{
    const struct tex_format_info *format = tex_format_find(t->header.fmt.format);
    struct unknown_byte b = {.mask = (uint8_t)(t->convert_mask.data[k / 4] >> 8 * (k % 4)),
                             .lane = (uint8_t)t->convert.tag.lane};
    if (b.mask == 0)
        return b;
    if (!t->decode.access.formatted) {
        b.reg = (uint8_t)(k / 4);
        b.bits = t->decode_mask.data[b.reg] & UINT32_C(0xff) << 8 * (k % 4);
        return b;
    }
    for (unsigned c = 0; format && c < 4 && b.bits == 0; c++) {
        unsigned reg = tex_convert_register(t->decode.access.rgba, c), lo = format->lo[c], end = lo + format->width[c];
        if (reg == TEX_OPERAND_ABSENT || end <= 8 * k || lo >= 8 * k + 8)
            continue;
        b.reg = (uint8_t)reg;
        b.bits = t->decode_mask.data[reg];
    }
    return b;
}

void unknown_store_move_convert(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    (void)rtl;
    struct tex_store_gather lines = {.lines = 0};
    struct tex_convert numbers = t->convert; /* byte k of the thread is k */
    uint32_t opcode = t->convert.op.opcode;
    if (opcode == TEX_OPCODE_SULD || opcode == TEX_OPCODE_SUATOM || opcode == TEX_OPCODE_SURED)
        return;
    for (unsigned k = 0; k < 4; k++)
        numbers.data[k] = UINT32_C(0x03020100) + k * UINT32_C(0x04040404);
    tex_store_merge(&lines, &numbers, 0, numbers.bytes);
    for (unsigned i = 0; i < lines.lines; i++) {
        struct unknown_write *w = unknown_stores_line(&f->stores, lines.line[i].number, t->warp);
        for (unsigned at = 0; w && at < TEX_LINE_BYTES; at++)
            if (lines.line[i].strobes >> at & ~w->stored >> at & 1) /* the lowest thread comes first */
                w->byte[at] = byte_of(t, lines.line[i].bytes[at]);
        if (w)
            w->stored |= lines.line[i].strobes;
    }
    f->stores.number += t->convert.tag.last;
}

/* A token is a result beat, of which all is known. */
void unknown_store_move_token(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    (void)t;
    (void)rtl;
    memset(&f->beat[f->beats_tail % FLOW_BEATS], 0, sizeof f->beat[0]);
    memset(&f->beat_mask[f->beats_tail++ % FLOW_BEATS], 0, sizeof f->beat_mask[0]);
}

void unknown_store_blame(struct unknown_flow *f, const struct unknown_write *w)
{
    unsigned at = unknown_stores_find(w);
    if (at == TEX_LINE_BYTES || f->cause.reaches)
        return;
    const struct unknown_byte *b = &w->byte[at];
    unsigned quad = b->lane / TEX_QUAD_LANES, lane = b->lane % TEX_QUAD_LANES;
    struct tex_issue_quad bits = {0};
    bits.rb[4 * lane + b->reg] = b->bits;
    bool atomic = w->warp->instruction.common.op.opcode == TEX_OPCODE_SUATOM;
    uint32_t base = atomic ? tex_bits64(w->warp->word, TEX_SUATOMI_DATA_LO, TEX_SUATOMI_DATA_W)
                           : tex_bits64(w->warp->word, TEX_SUSTDI_DATA_LO, TEX_SUSTDI_DATA_W); /* SURED too */
    f->cause = (struct unknown_cause){.reaches = "a byte that is written to memory",
                                      .boundary = TEX_AT_ISSUE,
                                      .cycle = w->warp->cycle[quad],
                                      .has_byte = true,
                                      .byte = w->line * TEX_LINE_BYTES + at,
                                      .thread = b->lane,
                                      .reg = base + b->reg};
    tex_pack_issue_quad(f->cause.bits, 0, &bits);
    f->lane = b->lane;
}

/* At strictness arch nothing has come through convert: unknown_ports.c finds the instruction. */
static void judge_writes(struct unknown_flow *f)
{
    struct unknown_write w;
    uint64_t line;
    while (!f->ports_only && unknown_stores_pair(&f->stores, &line))
        if (unknown_stores_take(&f->stores, line, &w))
            unknown_store_blame(f, &w);
        else
            unknown_atomic_written(f, line);
}

void unknown_store_show_address(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    struct tex_axi_a a;
    (void)t;
    tex_unpack_axi_a(frame_payload(rtl, TEX_AT_AXI_AW), 0, &a);
    unknown_stores_address(&f->stores, a.addr / TEX_LINE_BYTES);
    judge_writes(f);
}

void unknown_store_show_data(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    (void)t;
    (void)rtl;
    unknown_stores_beat(&f->stores);
    judge_writes(f);
}
