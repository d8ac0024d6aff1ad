// SPDX-License-Identifier: Apache-2.0
#include "isa/insn.h"

#include <stddef.h>

const struct isa_form *insn_find(uint64_t word)
{
    for (unsigned i = 0; i < isa_forms_count; i++)
        if (((uint16_t)(word >> 48) & isa_forms[i].mask) == isa_forms[i].value)
            return &isa_forms[i];
    return NULL;
}

static uint64_t mask_of(struct isa_place place)
{
    return (UINT64_C(1) << place.width) - 1;
}

uint64_t insn_word(const struct insn *insn)
{
    uint64_t word = (uint64_t)insn->form->value << 48;
    for (unsigned i = 0; i < ISA_FIELDS; i++)
        word |= (insn->field[i] & mask_of(insn->form->at[i])) << insn->form->at[i].lo;
    return word;
}

static bool term_holds(const struct insn *insn, const struct isa_term *t)
{
    if (t->field == ISA_FORM)
        return t->codes >> 63 ? (insn->form->letters & ~t->codes) == 0 : (insn->form->letters & t->codes) != 0;
    uint32_t value = insn->field[t->field];
    return insn->form->at[t->field].width > 0 && t->codes >> (value < 63 ? value : 63) & 1;
}

static bool holds(const struct insn *insn, const struct isa_condition *when)
{
    bool all = true; /* of the terms joined so far */
    for (unsigned i = 0; i < when->terms; i++) {
        all &= term_holds(insn, &when->term[i]);
        if (all && !when->term[i].joined)
            return true;
        all |= !when->term[i].joined;
    }
    return when->terms == 0;
}

static void settle_ports(struct insn *insn)
{
    const struct isa_mnemonic *m = insn->form->mnemonic;
    for (unsigned i = 0; i < ISA_PORTS; i++)
        insn->port[i] = (struct insn_port){.first = TEX_RZ};
    for (unsigned i = 0; i < m->operands; i++) {
        struct insn_port *port = &insn->port[m->operand[i].port];
        if (insn->form->at[m->operand[i].first].width == 0)
            continue;
        port->first = insn->field[m->operand[i].first];
        if (m->operand[i].rz && port->first == TEX_RZ)
            continue;
        if (holds(insn, &m->operand[i].present) && port->count < INSN_PORT_REGISTERS)
            port->operand[port->count++] = &m->operand[i];
    }
}

static uint32_t field_or(const struct insn *insn, enum isa_field field, uint32_t none)
{
    return field == ISA_NONE ? none : insn->field[field];
}

unsigned insn_alignment(unsigned n)
{
    return n > 2 ? 4 : n > 1 ? 2 : 1;
}

bool insn_registers_legal(uint32_t first, unsigned n)
{
    return n == 0 || (first % insn_alignment(n) == 0 && first + n - 1 < TEX_RZ);
}

/* Whether its registers are RZ or not. */
static uint32_t all_written(const struct insn *insn)
{
    const struct isa_form *form = insn->form;
    uint32_t value = field_or(insn, form->written, 0);
    if (insn->second != TEX_RZ && form->second != ISA_NONE)
        value |= 1U << (form->written == ISA_NONE ? 0 : form->at[form->written].width);
    return form->masks ? form->masks[value] : form->written == ISA_NONE ? 1 : value; /* R-TLD4-44, R-TLD4-45 */
}

/* Of the mask: those of the first register, which are two at most if there is a second one (PD-119). */
static uint32_t first_written(const struct insn *insn, uint32_t mask)
{
    uint32_t others = mask & (mask - 1);
    return insn->form->second == ISA_NONE ? mask : mask & ~(others & (others - 1));
}

static bool refuses(const struct insn *insn, const struct isa_check *check)
{
    switch (check->kind) {
    case ISA_CHECK_FIELDS:
        return holds(insn, &check->when);
    case ISA_CHECK_REGISTERS:
        return !insn_registers_legal(insn->port[check->port].first, insn->port[check->port].count);
    case ISA_CHECK_RESULT:
        return !insn_registers_legal(insn->result, insn->results) || !insn_registers_legal(insn->second, insn->seconds);
    case ISA_CHECK_RESERVED:
        return all_written(insn) == 0;
    case ISA_CHECK_PHASE:
        return insn->phase > TEX_PHASE_P;
    case ISA_CHECK_UNKNOWN:
        break;
    }
    return insn->form == NULL;
}

uint32_t insn_written(const struct insn *insn)
{
    uint32_t all = all_written(insn), first = first_written(insn, all);
    return (insn->result == TEX_RZ ? 0 : first) | (insn->second == TEX_RZ ? 0 : all & ~first);
}

void insn_settle(struct insn *insn)
{
    const struct isa_mnemonic *m = insn->form->mnemonic;
    settle_ports(insn);
    insn->result = field_or(insn, insn->form->result, TEX_RZ);
    insn->second = field_or(insn, insn->form->second, TEX_RZ);
    insn->predicate = field_or(insn, insn->form->predicate, TEX_PT);
    uint32_t all = all_written(insn), first = first_written(insn, all);
    insn->results = insn->result == TEX_RZ ? 0 : (unsigned)__builtin_popcount(first);
    insn->seconds = insn->second == TEX_RZ ? 0 : (unsigned)__builtin_popcount(all & ~first);
    insn->refusal = refuses(insn, &isa_phase) ? &isa_phase : NULL;
    for (unsigned i = 0; i < m->checks && !insn->refusal; i++)
        if (refuses(insn, &m->check[i]))
            insn->refusal = &m->check[i];
}

void insn_decode(uint64_t word, uint32_t phase, struct insn *out)
{
    *out =
        (struct insn){.form = insn_find(word), .phase = phase, .result = TEX_RZ, .second = TEX_RZ, .predicate = TEX_PT};
    if (!out->form || !out->form->mnemonic) {
        out->form = NULL;
        out->refusal = &isa_unknown;
        return;
    }
    for (unsigned i = 0; i < ISA_FIELDS; i++)
        out->field[i] = (uint32_t)(word >> out->form->at[i].lo & mask_of(out->form->at[i]));
    insn_settle(out);
}

enum tex_illegal_code insn_illegal(const struct insn *insn)
{
    return insn->refusal ? insn->refusal->illegal : TEX_ILLEGAL_NONE;
}

bool insn_legal(const struct insn *insn)
{
    return !insn->refusal || insn->refusal->unsupported;
}

const char *insn_reason(const struct insn *insn)
{
    return insn->refusal ? insn->refusal->sentence : "legal";
}

uint32_t insn_executed(const struct tex_issue_header *header)
{
    struct insn insn;
    insn_decode(header->word, header->phase, &insn);
    if (insn.refusal)
        return 0;
    uint32_t guard = insn.field[ISA_PG] == TEX_PT ? UINT32_MAX : header->pred; /* R-TLD4-1 */
    if (insn.field[ISA_PG_NOT])
        guard = ~guard;
    uint32_t threads = header->active & guard & ~(insn.field[ISA_NODEP] ? header->killed : 0); /* R-TLD4-21, PD-15 */
    /* R-SUST-35, PD-118c: what writes no register writes memory, and so does an atomic */
    bool writes = insn.form->result == ISA_NONE || insn.form->at[ISA_TYPE].width > 0;
    return writes ? threads & ~(header->helper | header->killed) : threads;
}
