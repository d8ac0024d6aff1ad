// SPDX-License-Identifier: Apache-2.0
/* Stage decode (stages/decode.md): instruction word and masks to one beat a thread. */
#ifndef DECODE_H
#define DECODE_H
#include "function/stage.h"

/* One warp instruction, decoded from its header beat. */
struct tex_instruction {
    struct tex_decode common; /* common to all beats: tag.warp, tag.status, op, all word fields; the rest is 0 */
    bool refused;             /* ILLEGAL */
    uint32_t whole;           /* PD-100: threads that none of the quad may lack, or it is divergent */
    uint32_t exec;            /* executed threads, 0 if refused; 0 means that a token completes the instruction */
    uint32_t phase;           /* phase code of the control word */
    uint8_t ra[4];            /* place in Ra..Ra+3 of array, s, t, r; TEX_OPERAND_ABSENT if there is none */
    uint8_t rb[4];            /* place in Rb..Rb+3 of handle, off1, off2, dref, likewise */
    uint8_t asked[2];         /* place in Ra..Ra+3 of a query's handle, and of its level or sample, likewise; of a
                                 store's handle, which is Rc; of a TXD's handle */
    uint8_t shared;           /* place in Ra..Ra+3 of a TXD's register of array and offsets, likewise */
    uint8_t level;            /* place in Rb..Rb+3 of a fetch's level or sample, likewise */
    uint8_t in_ra;            /* compact forms: how many of array, s, t, r are in Ra; `ra` counts on in Rb. Others: 0 */
    uint8_t data;             /* registers of Rb that are data of a store or derivatives, from the first on */
};
#define TEX_OPERAND_ABSENT 4

/* Decode and check the header beat. Any word and any field value is allowed; fields wider than their bundle are cut. */
void tex_decode_header(const struct tex_issue_header *header, struct tex_instruction *out);

/* PD-2: `count` registers from `base` are aligned and end at R254 or before (so that RZ never fits). */
bool tex_decode_registers_ok(uint32_t base, unsigned count);

/* The alignment of the first of `count` registers, 0..4. */
uint32_t tex_decode_alignment(unsigned count);

/*
 * The beat of one executed thread: `lane` 0..31 with its bit set in exec, `quad` the quad beat lane / 4,
 * `hash` the warp's texture hash before the instruction.
 */
void tex_decode_thread(const struct tex_instruction *instruction, const struct tex_issue_quad *quad, unsigned lane,
                       uint8_t hash, struct tex_decode *out);

/* What tells an executed thread from the others: lane, quad_last and last. */
static inline void tex_decode_tag(const struct tex_instruction *instruction, unsigned lane, struct tex_tag *out)
{
    uint32_t later = instruction->exec >> lane >> 1;
    out->lane = lane;
    out->quad_last = !(later & ((1U << (TEX_QUAD_LANES - 1 - lane % TEX_QUAD_LANES)) - 1));
    out->last = !later;
}

/* s, t, r of all four threads of a quad, as delivered; 0 where the instruction has no such coordinate. */
void tex_decode_quad(const struct tex_instruction *instruction, const struct tex_issue_quad *quad,
                     uint32_t out[TEX_QUAD_LANES][3]);

/* The completion token of an instruction with exec = 0. */
void tex_decode_token(const struct tex_instruction *instruction, uint8_t hash, struct tex_decode *out);

/* The warp's texture hash after the instruction, {phase 5, texture 3}. */
uint8_t tex_decode_hash(const struct tex_instruction *instruction, uint8_t hash);

#endif
