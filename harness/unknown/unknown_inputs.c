// SPDX-License-Identifier: Apache-2.0
/* Inputs from the testbench: unknown bits that can be propagated, and those that decide at once. */
#include <string.h>

#include "base/dut.h"
#include "unknown/unknown_flow.h"

#define OFFSET_BITS 0xffcU /* registers are found by these bits of an address */

static void blame(struct unknown_flow *f, enum tex_boundary b, const char *reaches, const uint32_t *bits)
{
    if (f->cause.reaches)
        return;
    f->cause = (struct unknown_cause){.reaches = reaches, .boundary = b, .cycle = f->cycle};
    memcpy(f->cause.bits, bits, tex_boundaries[b].words * sizeof *bits);
}

/* At strictness arch, the first unknown input is named if X shows that was not followed. */
static void note(struct unknown_flow *f, enum tex_boundary b, const uint32_t *unknown)
{
    uint32_t any = 0;
    for (unsigned i = 0; i < tex_boundaries[b].words; i++)
        any |= unknown[i];
    if (!any || f->seen.reaches)
        return;
    f->seen = (struct unknown_cause){.reaches = "the outputs", .boundary = b, .cycle = f->cycle};
    memcpy(f->seen.bits, unknown, tex_boundaries[b].words * sizeof *unknown);
}

static bool same_instruction(const struct tex_issue_header *a, const struct tex_issue_header *b)
{
    struct tex_instruction x, y;
    tex_decode_header(a, &x);
    tex_decode_header(b, &y);
    return memcmp(&x, &y, sizeof x) == 0;
}

/* The header beat with one bit turned over. */
static bool bit_decides(const uint32_t *words, unsigned bit)
{
    uint32_t turned[TEX_ISSUE_WORDS];
    struct tex_issue_header a, b;
    memcpy(turned, words, sizeof turned);
    turned[bit / 32] ^= 1U << bit % 32;
    tex_unpack_issue_header(words, 0, &a);
    tex_unpack_issue_header(turned, 0, &b);
    return !same_instruction(&a, &b);
}

/*
 * Unknown bits of a header beat are harmless if the model's decode does not depend on them: bits of a mask that the
 * instruction does not use, for instance. Each bit is tried with all others zero and with all others one.
 */
static void take_header(struct unknown_flow *f, const uint32_t *words, const uint32_t *unknown)
{
    struct unknown_warp *w = &f->warp[f->warps % FLOW_WARPS];
    uint32_t base[2][TEX_ISSUE_WORDS], bits[TEX_ISSUE_WORDS] = {0};
    struct tex_issue_header header, end[2];
    bool decides = false, any = false;
    memset(w, 0, sizeof *w);
    w->regs = f->regs;
    tex_unpack_issue_header(words, 0, &header);
    tex_decode_header(&header, &w->instruction);
    w->word = header.word;
    for (unsigned i = 0; i < TEX_ISSUE_WORDS; i++) {
        base[0][i] = words[i] & ~unknown[i];
        base[1][i] = words[i] | unknown[i];
        any |= unknown[i] != 0;
    }
    for (unsigned bit = 0; any && bit < TEX_ISSUE_HEADER_BITS; bit++)
        if (unknown[bit / 32] >> bit % 32 & 1 && (bit_decides(base[0], bit) || bit_decides(base[1], bit))) {
            bits[bit / 32] |= 1U << bit % 32;
            decides = true;
        }
    tex_unpack_issue_header(base[0], 0, &end[0]);
    tex_unpack_issue_header(base[1], 0, &end[1]);
    if (decides || !same_instruction(&end[0], &end[1]))
        blame(f, TEX_AT_ISSUE, "the choice of an instruction, of its threads or of its warp", decides ? bits : unknown);
    if (!any)
        return;
    w->harmless = (struct unknown_cause){.reaches = "an instruction", .boundary = TEX_AT_ISSUE, .cycle = f->cycle};
    memcpy(w->harmless.bits, unknown, sizeof w->harmless.bits);
}

static void take_issue(struct unknown_flow *f, const uint32_t *words, const uint32_t *unknown)
{
    struct unknown_warp *w = &f->warp[f->warps % FLOW_WARPS];
    if (f->beats == 0) {
        take_header(f, words, unknown);
    } else {
        tex_unpack_issue_quad(words, 0, &w->value[f->beats - 1]);
        tex_unpack_issue_quad(unknown, 0, &w->mask[f->beats - 1]);
        w->cycle[f->beats - 1] = f->cycle;
    }
    if (++f->beats < TEX_ISSUE_BEATS)
        return;
    f->beats = 0;
    f->warps++;
}

static void take_data(struct unknown_flow *f, const uint32_t *words, const uint32_t *unknown)
{
    struct tex_axi_r r, mask;
    uint32_t bits[TEX_ISSUE_WORDS] = {0};
    tex_unpack_axi_r(words, 0, &r);
    tex_unpack_axi_r(unknown, 0, &mask);
    struct tex_axi_r decides = {.id = mask.id, .resp = mask.resp};
    tex_pack_axi_r(bits, 0, &decides);
    if (mask.id || mask.resp)
        blame(f, TEX_AT_AXI_R, "the choice of the cache that takes read data, or of its error", bits);
    unknown_lines_take(&f->lines, &r, &mask, f->at[TEX_AT_DECODE] + 1, f->cycle);
}

static void take_response(struct unknown_flow *f, const uint32_t *unknown)
{
    struct tex_axi_b mask;
    tex_unpack_axi_b(unknown, 0, &mask);
    if (mask.id || mask.resp)
        blame(f, TEX_AT_AXI_B, "the choice of the write that is answered, or of its error", unknown);
}

static void take_address(struct unknown_flow *f, const uint32_t *words)
{
    struct tex_axi_a a;
    tex_unpack_axi_a(words, 0, &a);
    unknown_lines_ask(&f->lines, &a);
}

static uint32_t enabled_bits(uint32_t strb)
{
    uint32_t mask = 0;
    for (unsigned byte = 0; byte < 4; byte++)
        mask |= strb >> byte & 1 ? 0xffU << 8 * byte : 0;
    return mask;
}

/* Bits of write data that a register keeps, or acts on. */
static uint32_t kept_bits(uint32_t offset)
{
    const struct tex_csr_info *row = tex_csr_find(offset);
    if (offset == TEX_CSR_CTRL)
        return 3;
    return row && strcmp(row->access, "RW") == 0 ? UINT32_MAX >> (32 - row->width) : 0;
}

static void take_write(struct unknown_flow *f, const struct tex_frame *rtl, const struct tex_frame *unknown)
{
    struct tex_axil_a a, a_mask;
    struct tex_axil_w w, w_mask;
    uint32_t bits[TEX_ISSUE_WORDS] = {0};
    tex_unpack_axil_a(frame_payload(rtl, TEX_AT_AXIL_AW), 0, &a);
    tex_unpack_axil_a(frame_payload(unknown, TEX_AT_AXIL_AW), 0, &a_mask);
    tex_unpack_axil_w(frame_payload(rtl, TEX_AT_AXIL_W), 0, &w);
    tex_unpack_axil_w(frame_payload(unknown, TEX_AT_AXIL_W), 0, &w_mask);
    a_mask.addr &= OFFSET_BITS;
    tex_pack_axil_a(bits, 0, &a_mask);
    if (a_mask.addr)
        blame(f, TEX_AT_AXIL_AW, "the choice of a register", bits);
    if (f->ports_only && (a.addr & OFFSET_BITS) == TEX_CSR_CTRL)
        unknown_lines_age(&f->lines);
    uint32_t kept = kept_bits(a.addr & OFFSET_BITS), strobes = 0;
    for (unsigned byte = 0; byte < 4; byte++)
        strobes |= (kept >> 8 * byte & 0xff) != 0 ? w_mask.strb & 1U << byte : 0;
    w_mask.data &= kept & enabled_bits(w.strb | w_mask.strb);
    w_mask.strb = strobes;
    memset(bits, 0, sizeof bits);
    tex_pack_axil_w(bits, 0, &w_mask);
    if (w_mask.data || w_mask.strb)
        blame(f, TEX_AT_AXIL_W, "a configuration register", bits);
}

static void take_read(struct unknown_flow *f, const uint32_t *unknown)
{
    struct tex_axil_a mask;
    uint32_t bits[TEX_ISSUE_WORDS] = {0};
    tex_unpack_axil_a(unknown, 0, &mask);
    mask.addr &= OFFSET_BITS;
    tex_pack_axil_a(bits, 0, &mask);
    if (mask.addr)
        blame(f, TEX_AT_AXIL_AR, "the choice of a register", bits);
}

void unknown_inputs_cycle(struct unknown_flow *f, const struct tex_frame *rtl, const struct tex_frame *unknown)
{
    static const enum tex_boundary inputs[] = {TEX_AT_ISSUE,   TEX_AT_AXI_R,  TEX_AT_AXI_B,
                                               TEX_AT_AXIL_AW, TEX_AT_AXIL_W, TEX_AT_AXIL_AR};
    for (unsigned i = 0; i < sizeof inputs / sizeof *inputs; i++)
        if (frame_transfer(rtl, inputs[i]))
            note(f, inputs[i], frame_payload(unknown, inputs[i]));
    if (frame_transfer(rtl, TEX_AT_ISSUE))
        take_issue(f, frame_payload(rtl, TEX_AT_ISSUE), frame_payload(unknown, TEX_AT_ISSUE));
    if (frame_transfer(rtl, TEX_AT_AXI_AR))
        take_address(f, frame_payload(rtl, TEX_AT_AXI_AR));
    if (frame_transfer(rtl, TEX_AT_AXI_R))
        take_data(f, frame_payload(rtl, TEX_AT_AXI_R), frame_payload(unknown, TEX_AT_AXI_R));
    if (frame_transfer(rtl, TEX_AT_AXI_B))
        take_response(f, frame_payload(unknown, TEX_AT_AXI_B));
    if (frame_transfer(rtl, TEX_AT_AXIL_AW))
        take_write(f, rtl, unknown);
    if (frame_transfer(rtl, TEX_AT_AXIL_AR))
        take_read(f, frame_payload(unknown, TEX_AT_AXIL_AR));
}
