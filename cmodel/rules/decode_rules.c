// SPDX-License-Identifier: Apache-2.0
#include "function/rules.h"
#include "function/surface.h"

/* These fields are at the same place in both forms of the word. */
#define FIELD(word, name) tex_bits64(word, TEX_TLD4_##name##_LO, TEX_TLD4_##name##_W)
#define MASK(name) (((UINT64_C(1) << TEX_TLD4_##name##_W) - 1) << TEX_TLD4_##name##_LO)
#define LAST_REGISTER 254U

/* Another word in its place. */
static struct tex_instruction decoded_with(const struct tex_issue_header *header, uint64_t word)
{
    struct tex_issue_header other = *header;
    struct tex_instruction in;
    other.word = word;
    tex_decode_header(&other, &in);
    return in;
}

static uint32_t executed_with(const struct tex_issue_header *header, uint64_t word)
{
    return decoded_with(header, word).exec;
}

/* Refused, or not, as the form says how many coordinates there are. */
static bool form_decides(const struct tex_issue_header *header, const struct tex_instruction *in)
{
    uint64_t word = (header->word & ~MASK(PARAM)) | (uint64_t)TEX_PARAM_2D << TEX_TLD4_PARAM_LO;
    uint32_t illegal = in->common.illegal;
    return illegal != TEX_ILLEGAL_OPCODE && illegal != TEX_ILLEGAL_PARAM &&
           decoded_with(header, word).common.illegal != illegal;
}

/* Four registers cannot start here. */
static bool too_near(uint32_t base)
{
    return base % 4 != 0 || base + 3 > LAST_REGISTER;
}

static unsigned scalars(const uint8_t *place, unsigned operands)
{
    unsigned count = 0;
    for (unsigned i = 0; i < operands; i++)
        count += place[i] != TEX_OPERAND_ABSENT;
    return count;
}

/* Refused because of the alignment alone: the registers exist. */
static bool misaligned(uint64_t word, const struct tex_instruction *in)
{
    uint32_t mask = in->common.op.wmask, base;
    unsigned count;
    switch (in->common.illegal) {
    case TEX_ILLEGAL_RA:
        base = FIELD(word, RA);
        count = scalars(in->ra, 4);
        break;
    case TEX_ILLEGAL_RB:
        base = FIELD(word, RB);
        count = scalars(in->rb, 4);
        break;
    case TEX_ILLEGAL_RD:
        base = FIELD(word, RD);
        count = (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1);
        break;
    default:
        return false;
    }
    return base % tex_decode_alignment(count) != 0 && base + count - 1 <= LAST_REGISTER;
}

static bool registers_refused(uint32_t illegal)
{
    return illegal == TEX_ILLEGAL_RA || illegal == TEX_ILLEGAL_RB || illegal == TEX_ILLEGAL_RD;
}

/* A thread executes in a quad in which another is not active. */
static bool in_part_of_a_quad(const struct tex_issue_header *header, uint32_t exec)
{
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane += TEX_QUAD_LANES)
        if ((exec >> lane & 15) != 0 && (header->active >> lane & 15) != 15)
            return true;
    return false;
}

/* The page's example: R8, R0, 5, 2D, 0xf, component R. */
static bool is_the_example(uint64_t word, const struct tex_decode *d)
{
    return FIELD(word, RA) == 0 && d->op.rd == 8 && d->index == 5 && d->param == TEX_PARAM_2D && d->op.wmask == 15 &&
           d->op.comp == TEX_COMP_R;
}

static void threads(const struct tex_issue_header *header, const struct tex_instruction *in, struct tex_rule_set *set)
{
    const struct tex_decode *d = &in->common;
    uint64_t word = header->word;
    bool part = in_part_of_a_quad(header, in->exec);
    bool killed = d->nodep && executed_with(header, word & ~MASK(NODEP)) != in->exec;
    tex_rule(set, TEX_RULE_R_TLD4_1, executed_with(header, (word | MASK(PG)) & ~MASK(PG_NOT)) != in->exec);
    tex_rule(set, TEX_RULE_R_TLD4_17, d->ndv && part);
    tex_rule(set, TEX_RULE_R_TLD4_18, d->ndv && part);
    tex_rule(set, TEX_RULE_R_TLD4_20, d->ndv != 0);
    tex_rule(set, TEX_RULE_R_TLD4_21, killed);
    tex_rule(set, TEX_RULE_PD_15, killed || (in->exec & header->helper) != 0);
}

/* A compact form has its fields elsewhere. */
static void of_compact_word(const struct tex_issue_header *header, const struct tex_instruction *in,
                            struct tex_rule_set *set)
{
    uint32_t illegal = in->common.illegal;
    tex_rule(set, TEX_RULE_PD_119, illegal != TEX_ILLEGAL_PHASE);
    tex_rule(set, TEX_RULE_PD_2, registers_refused(illegal) || (!in->refused && FIELD(header->word, RD) == TEX_RZ));
    if (!in->refused)
        threads(header, in, set);
}

void tex_rules_of_instruction(const struct tex_issue_header *header, const struct tex_instruction *in,
                              struct tex_rule_set *set)
{
    const struct tex_decode *d = &in->common;
    uint64_t word = header->word;
    bool bindless = d->bindless != 0, immediate = !bindless && d->illegal != TEX_ILLEGAL_OPCODE;
    if (in->in_ra != 0) {
        of_compact_word(header, in, set);
        return;
    }
    if (d->op.opcode == TEX_OPCODE_TXQ) {
        tex_rules_of_query_word(header, in, set);
        return;
    }
    if (d->op.opcode == TEX_OPCODE_SUST) {
        tex_rules_of_store_word(header, in, set);
        return;
    }
    if (d->op.opcode == TEX_OPCODE_TLD) {
        tex_rules_of_fetch_word(in, set);
        if (!in->refused)
            threads(header, in, set);
        return;
    }
    if (tex_samples(d->op.opcode)) { /* TMML too */
        tex_rules_of_sample_word(in, set);
        if (!in->refused)
            threads(header, in, set);
        return;
    }
    if (d->op.opcode == TEX_OPCODE_SULD) {
        tex_rules_of_load_word(header, in, set);
        return;
    }
    if (tex_surface_changes(&d->op)) {
        tex_rules_of_atomic_word(header, in, set);
        return;
    }
    tex_rule(set, TEX_RULE_R_TLD4_29, bindless && FIELD(word, INDEX) != 0);
    tex_rule(set, TEX_RULE_R_TLD4_33, immediate && d->index > 0xff); /* the sampler id of the older spelling */
    tex_rule(set, TEX_RULE_R_TLD4_35, d->illegal == TEX_ILLEGAL_PARAM);
    tex_rule(set, TEX_RULE_R_TLD4_50, misaligned(word, in));
    tex_rule(set, TEX_RULE_R_TLD4_52, immediate && is_the_example(word, d));
    tex_rule(set, TEX_RULE_PD_2, registers_refused(d->illegal));
    tex_rule(set, TEX_RULE_R_TLD4_34, form_decides(header, in));
    if (in->refused)
        return;
    tex_rule(set, TEX_RULE_PD_1, too_near(FIELD(word, RA)) || (scalars(in->rb, 4) > 0 && too_near(FIELD(word, RB))));
    tex_rule(set, TEX_RULE_R_TLD4_22, in->phase == TEX_PHASE_NONE);
    tex_rule(set, TEX_RULE_R_TLD4_23, in->phase == TEX_PHASE_T);
    tex_rule(set, TEX_RULE_R_TLD4_24, in->phase == TEX_PHASE_P);
    threads(header, in, set);
}

/* Some operand would be another if it were taken from the register of its number. */
static bool packing_decides(const uint8_t *place, unsigned operands, const uint32_t *registers)
{
    for (unsigned i = 0; i < operands; i++)
        if (place[i] != TEX_OPERAND_ABSENT && registers[place[i]] != registers[i])
            return true;
    return false;
}

/* Some operand would be another if they came in the opposite order. */
static bool order_decides(const uint8_t *place, unsigned operands, const uint32_t *registers)
{
    unsigned count = scalars(place, operands);
    for (unsigned i = 0; i < operands; i++)
        if (place[i] < count && registers[place[i]] != registers[count - 1 - place[i]])
            return true;
    return false;
}

/* The word that AOFFI would take has offsets in it. */
static bool offsets_left_alone(const struct tex_thread_trace *t, const struct tex_rule_inputs *from)
{
    const uint32_t *word = &from->rb[t->decode.bindless ? 1 : 0];
    return t->decode.toff == TEX_TOFF_NONE && tex_live(&t->coord.tag) &&
           (tex_bits(word, TEX_AOFFI_U_LO, TEX_OFFSET_W) != 0 || tex_bits(word, TEX_AOFFI_V_LO, TEX_OFFSET_W) != 0);
}

void tex_rules_of_operands(const struct tex_instruction *in, const struct tex_rule_inputs *from,
                           const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_decode *d = &t->decode;
    bool array = in->ra[0] != TEX_OPERAND_ABSENT;
    if (d->op.opcode == TEX_OPCODE_TLD)
        tex_rules_of_fetch_operands(in, from, t, set);
    if (d->op.opcode == TEX_OPCODE_TEX && in->in_ra == 0)
        tex_rule(set, TEX_RULE_PD_120, order_decides(in->ra, 4, from->ra) || order_decides(in->rb, 4, from->rb));
    if (d->op.opcode == TEX_OPCODE_TXD)
        tex_rule(set, TEX_RULE_PD_114, order_decides(&in->ra[1], 3, from->ra) || in->shared != TEX_OPERAND_ABSENT);
    if (d->op.opcode != TEX_OPCODE_TLD4 || in->in_ra != 0) /* in stages query and surface; PD-119 */
        return;
    tex_rule(set, TEX_RULE_R_TLD4_6, d->bindless && d->handle != 0);
    tex_rule(set, TEX_RULE_R_TLD4_7, offsets_left_alone(t, from));
    tex_rule(set, TEX_RULE_R_TLD4_34, d->array != 0 || d->s != from->ra[0] || d->t != from->ra[1] || d->r != 0);
    tex_rule(set, TEX_RULE_R_TLD4_36, array && from->ra[in->ra[0]] > 0xffff);
    tex_rule(set, TEX_RULE_R_TLD4_48, order_decides(in->ra, 4, from->ra));
    tex_rule(set, TEX_RULE_R_TLD4_49, order_decides(in->rb, 4, from->rb));
    tex_rule(set, TEX_RULE_PD_1, packing_decides(in->ra, 4, from->ra) || packing_decides(in->rb, 4, from->rb));
}
