// SPDX-License-Identifier: Apache-2.0
/*
 * TLD4 words seen from outside the unit: fields, operands, legality. The assembler, the vector reader and `decode`
 * use it; model and RTL each have their own decoder, and a test compares this one with the model's.
 */
#ifndef TLD4_H
#define TLD4_H
#include <stdbool.h>
#include <stdint.h>

#include "tex_defs.h"

/* Parameters in register order: the first four can stand in Ra.., the rest in Rb.. */
enum tld4_operand {
    TLD4_ARRAY, /* u16 in bits 15:0 */
    TLD4_S,     /* binary32 */
    TLD4_T,
    TLD4_R,
    TLD4_HANDLE, /* {sampler 31:20, header 19:0} */
    TLD4_OFF1,   /* packed offsets */
    TLD4_OFF2,
    TLD4_DREF, /* binary32 */
    TLD4_OPERANDS
};
/* "array", "s", ... as vectors write it. */
const char *tld4_operand_name(enum tld4_operand operand);
/* True for s, t, r and dref. */
bool tld4_operand_is_float(enum tld4_operand operand);

/* Fields of a word, numbers as in rtl/defs/fields.tsv. */
struct tld4 {
    bool bindless, pg_not, ndv, nodep, dc;
    uint32_t rd, ra, rb, pg, ps;
    uint32_t comp, toff, param, wmask;
    uint32_t index; /* 0 in bindless form */
    uint32_t zero;  /* reserved bits of the bindless form, else 0 */
};

/* False if the word is not TLD4; then *out is unchanged. */
bool tld4_unpack(uint64_t word, struct tld4 *out);
/* The word with those fields; values are cut to their widths. */
uint64_t tld4_pack(const struct tld4 *f);

/* What the registers carry, absent parameters take none. */
struct tld4_operands {
    unsigned ra_count, rb_count; /* 2..4, 0..4 */
    enum tld4_operand ra[4], rb[4];
};
void tld4_operands(const struct tld4 *f, struct tld4_operands *out);

/* Number of registers the word writes, 0..4. */
unsigned tld4_results(const struct tld4 *f);

/* Why the unit refuses the instruction (TEX_ILLEGAL_DC: legal but not built), in the unit's order of checks. */
enum tex_illegal_code tld4_check(uint64_t word, uint32_t phase);
/* A sentence for a reason of tld4_check: "Rd is misaligned or runs past R254". */
const char *tld4_reason(enum tex_illegal_code why);

/* Threads that execute; 0 if the instruction is refused. */
uint32_t tld4_executed(const struct tex_issue_header *header);

#endif
