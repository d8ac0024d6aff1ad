// SPDX-License-Identifier: Apache-2.0
/* Of TXQ: of its word, its operands and handle, and of stage query. */
#include <string.h>

#include "function/query.h"
#include "function/rules.h"

/* These fields are at the same place in both forms of the word. */
#define FIELD(word, name) tex_bits64(word, TEX_TXQ_##name##_LO, TEX_TXQ_##name##_W)
#define MASK(name) (((UINT64_C(1) << TEX_TXQ_##name##_W) - 1) << TEX_TXQ_##name##_LO)
#define LAST_REGISTER 254U

static uint32_t executed_with(const struct tex_issue_header *header, uint64_t word)
{
    struct tex_issue_header other = *header;
    struct tex_instruction in;
    other.word = word;
    tex_decode_header(&other, &in);
    return in.exec;
}

static unsigned popcount4(uint32_t mask)
{
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1);
}

static bool fits(uint32_t base, unsigned count)
{
    return count == 0 || (base % tex_decode_alignment(count) == 0 && base + count - 1 <= LAST_REGISTER);
}

static unsigned scalars(const struct tex_instruction *in)
{
    return (in->asked[0] != TEX_OPERAND_ABSENT ? 1U : 0U) + (in->asked[1] != TEX_OPERAND_ABSENT ? 1U : 0U);
}

/* The page's example: R0, R6, TEX_HEADER_DIMENSION, 0, 0xf. */
static bool is_the_example(uint64_t word, const struct tex_decode *d)
{
    return !d->bindless && FIELD(word, RA) == 6 && d->op.rd == 0 && d->query == TEX_QUERY_DIMENSION && d->index == 0 &&
           d->op.wmask == 15;
}

/* Refused because of the alignment alone: the registers exist. */
static bool misaligned(uint32_t base, unsigned count)
{
    return base % tex_decode_alignment(count) != 0 && base + count - 1 <= LAST_REGISTER;
}

static void registers(uint64_t word, const struct tex_instruction *in, struct tex_rule_set *set)
{
    uint32_t illegal = in->common.illegal, ra = FIELD(word, RA);
    unsigned count = scalars(in);
    tex_rule(set, TEX_RULE_R_TXQ_31,
             illegal == TEX_ILLEGAL_RD && misaligned(in->common.op.rd, popcount4(in->common.op.wmask)));
    tex_rule(set, TEX_RULE_R_TXQ_32, illegal == TEX_ILLEGAL_RA && ra == TEX_RZ);
    tex_rule(set, TEX_RULE_R_TXQ_33, illegal == TEX_ILLEGAL_RA && misaligned(ra, count));
    tex_rule(set, TEX_RULE_PD_2, illegal == TEX_ILLEGAL_RA || illegal == TEX_ILLEGAL_RD);
    tex_rule(set, TEX_RULE_PD_1, !in->refused && !fits(ra, 2)); /* with both parameters it would be refused */
    tex_rule(set, TEX_RULE_R_TXQ_17,
             !in->refused && in->common.query == TEX_QUERY_TEXTURE_TYPE && !fits(ra, count + 1));
}

void tex_rules_of_query_word(const struct tex_issue_header *header, const struct tex_instruction *in,
                             struct tex_rule_set *set)
{
    const struct tex_decode *d = &in->common;
    uint64_t word = header->word;
    bool bindless = d->bindless != 0;
    tex_rule(set, TEX_RULE_R_TXQ_6, d->illegal == TEX_ILLEGAL_QUERY);
    tex_rule(set, TEX_RULE_PD_25, d->illegal == TEX_ILLEGAL_QUERY);
    registers(word, in, set);
    if (in->refused)
        return;
    bool killed = d->nodep && executed_with(header, word & ~MASK(NODEP)) != in->exec;
    tex_rule(set, TEX_RULE_R_TXQ_1, executed_with(header, (word | MASK(PG)) & ~MASK(PG_NOT)) != in->exec);
    tex_rule(set, TEX_RULE_R_TXQ_4, killed);
    tex_rule(set, TEX_RULE_PD_15, killed || (in->exec & header->helper) != 0);
    tex_rule(set, TEX_RULE_R_TXQ_5, in->phase != TEX_PHASE_NONE);
    tex_rule(set, TEX_RULE_R_TXQ_23, bindless && FIELD(word, INDEX) != 0);
    tex_rule(set, TEX_RULE_R_TXQ_27, !bindless && d->index > 0xff); /* the sampler id of the older spelling */
    tex_rule(set, TEX_RULE_R_TXQ_36, is_the_example(word, d));
}

void tex_rules_of_query_handle(const struct tex_rule_inputs *from, const struct tex_thread_trace *t,
                               struct tex_rule_set *set)
{
    const struct tex_bind *b = &t->bind;
    bool bindless = t->decode.bindless != 0;
    bool read = tex_live(&t->decode.tag) && !bindless && b->tag.status != TEX_STATUS_HANDLE_ERROR;
    tex_rule(set, TEX_RULE_R_TXQ_3, bindless && b->handle != 0);
    tex_rule(set, TEX_RULE_R_TXQ_22, read && (b->handle != t->decode.index || from->select != 0));
    tex_rule(set, TEX_RULE_R_TXQ_24,
             b->sampler_index != tex_bits(&b->handle, TEX_HANDLE_SAMPLER_LO, TEX_HANDLE_SAMPLER_W));
    tex_rule(set, TEX_RULE_R_TXQ_25, b->tag.status == TEX_STATUS_INVALID_HEADER);
    tex_rule(set, TEX_RULE_R_TXQ_26, b->tag.status == TEX_STATUS_INVALID_SAMPLER);
}

/* The queried item: the other register would give another. */
static void asked_of(const struct tex_instruction *in, const struct tex_rule_inputs *from,
                     const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    bool first = from->ra[0] != from->ra[1], one = in->asked[1] != TEX_OPERAND_ABSENT;
    tex_rule(set, TEX_RULE_R_TXQ_29, t->decode.bindless && one && first);
    tex_rule(set, TEX_RULE_R_TXQ_30, !t->decode.bindless && one && first);
    tex_rule(set, TEX_RULE_PD_1, !t->decode.bindless && one && first);
}

/* The answers that the table of TEX_HEADER_DIMENSION has, by type. */
static void table(const struct tex_query *q, const struct tex_shape *s, struct tex_rule_set *set)
{
    bool starred = q->answer == TEX_ANSWER_TWO_D || q->answer == TEX_ANSWER_TWO_D_NO_MIPMAP;
    tex_rule(set, TEX_RULE_R_TXQ_8, q->answer == TEX_ANSWER_ONE_D);
    tex_rule(set, TEX_RULE_R_TXQ_9, q->answer == TEX_ANSWER_TWO_D);
    tex_rule(set, TEX_RULE_R_TXQ_10, q->answer == TEX_ANSWER_THREE_D);
    tex_rule(set, TEX_RULE_R_TXQ_11, q->answer == TEX_ANSWER_CUBEMAP);
    tex_rule(set, TEX_RULE_R_TXQ_12, q->answer == TEX_ANSWER_ONE_D_ARRAY);
    tex_rule(set, TEX_RULE_R_TXQ_13, q->answer == TEX_ANSWER_TWO_D_ARRAY);
    tex_rule(set, TEX_RULE_R_TXQ_14, q->answer == TEX_ANSWER_ONE_D_BUFFER);
    tex_rule(set, TEX_RULE_R_TXQ_15, q->answer == TEX_ANSWER_TWO_D_NO_MIPMAP);
    tex_rule(set, TEX_RULE_R_TXQ_16, q->answer == TEX_ANSWER_CUBEMAP_ARRAY);
    tex_rule(set, TEX_RULE_PD_20C, q->answer == TEX_ANSWER_ONE_D_BUFFER && q->value[0] == 0);
    tex_rule(set, TEX_RULE_PD_22, q->answer == TEX_ANSWER_CUBEMAP_ARRAY);
    tex_rule(set, TEX_RULE_PD_26, starred && s->samples != TEX_SAMPLES_1X1);
}

/* Level and sample. */
static void chosen(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_query *q = &t->query;
    const struct tex_shape *s = &t->header.shape;
    bool in_view = t->decode.query == TEX_QUERY_DIMENSION && q->answer != TEX_ANSWER_NO_LEVEL;
    bool placed = q->answer == TEX_ANSWER_SAMPLER_POS;
    bool coverage = s->samples >= TEX_SAMPLES_2X2_VC_4; /* and the modes after it */
    tex_rule(set, TEX_RULE_R_TXQ_7, t->decode.query == TEX_QUERY_DIMENSION && t->decode.lod != 0);
    tex_rule(set, TEX_RULE_PD_20, q->answer == TEX_ANSWER_NO_LEVEL);
    tex_rule(set, TEX_RULE_PD_20B,
             q->answer == TEX_ANSWER_NO_LEVEL &&
                 (s->kind == TEX_TYPE_ONE_D_BUFFER || s->kind == TEX_TYPE_TWO_D_NO_MIPMAP));
    tex_rule(set, TEX_RULE_PD_21, in_view && t->header.level != 0);
    tex_rule(set, TEX_RULE_R_TXQ_19, placed && t->decode.lod != 0);
    tex_rule(set, TEX_RULE_R_TXQ_20, placed && q->value[0] != 0);
    tex_rule(set, TEX_RULE_R_TXQ_21, placed && q->value[0] >> 16 != (q->value[0] & 0xffff));
    tex_rule(set, TEX_RULE_PD_23, q->answer == TEX_ANSWER_NO_SAMPLE);
    tex_rule(set, TEX_RULE_PD_23A, placed && q->value[0] != 0);
    tex_rule(set, TEX_RULE_PD_23B, placed && coverage);
}

void tex_rules_of_query(const struct tex_instruction *in, const struct tex_rule_inputs *from,
                        const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_query *q = &t->query;
    uint32_t mask = q->op.wmask;
    bool hidden = false;
    if (q->tag.token)
        return;
    asked_of(in, from, t, set);
    for (unsigned k = 0; k < 4; k++)
        hidden |= !(mask >> k & 1) && q->value[k] != 0;
    tex_rule(set, TEX_RULE_R_TXQ_28, q->op.rd != TEX_RZ && mask != 15);
    tex_rule(set, TEX_RULE_R_TXQ_34, hidden);
    if (!tex_live(&q->tag))
        return;
    tex_rule(set, TEX_RULE_R_TXQ_18, q->answer == TEX_ANSWER_TEXTURE_TYPE);
    tex_rule(set, TEX_RULE_PD_24, q->answer == TEX_ANSWER_TEXTURE_TYPE && t->header.shape.samples > 1);
    table(q, &t->header.shape, set);
    chosen(t, set);
}
