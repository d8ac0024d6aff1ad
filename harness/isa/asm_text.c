// SPDX-License-Identifier: Apache-2.0
/* Disassembler: the parts of the text that the table of the mnemonic has. */
#include <stdarg.h>
#include <stdio.h>

#include "isa/asm.h"
#include "isa/insn.h"

struct writer {
    char *text;
    size_t at;
};

static void add(struct writer *w, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int n = vsnprintf(w->text + w->at, ASM_TEXT - w->at, format, args);
    va_end(args);
    w->at += (size_t)n;
    if (w->at >= ASM_TEXT)
        w->at = ASM_TEXT - 1;
}

static void add_guard(struct writer *w, const struct insn *insn)
{
    const char *not = insn->field[ISA_PG_NOT] ? "!" : "";
    if (insn->field[ISA_PG] != TEX_PT)
        add(w, "@%sP%u ", not, (unsigned)insn->field[ISA_PG]);
    else if (insn->field[ISA_PG_NOT])
        add(w, "@!PT ");
}

/* Value of a suffix, whose choice with this value is written. */
static uint32_t suffix_value(const struct insn *insn, const struct isa_part *part)
{
    if (part->kind == ISA_PART_FORM)
        return insn->form->letters;
    return part->kind == ISA_PART_PHASE ? insn->phase : insn->field[part->field];
}

static void add_suffix(struct writer *w, const struct insn *insn, const struct isa_part *part)
{
    if (part->field != ISA_NONE && insn->form->at[part->field].width == 0)
        return;
    uint32_t value = suffix_value(insn, part);
    if (part->kind == ISA_PART_CODE && !(part->optional && value == part->absent))
        add(w, ".%s", tex_code_name(part->enumeration, value));
    for (unsigned i = 0; i < part->choices && part->kind != ISA_PART_CODE; i++)
        if (part->kind == ISA_PART_FORM ? part->choice[i].value & value : part->choice[i].value == value)
            add(w, ".%s", part->choice[i].text);
}

static void add_register(struct writer *w, uint32_t number)
{
    if (number == TEX_RZ)
        add(w, "RZ");
    else
        add(w, "R%u", (unsigned)number);
}

/* The choice that has a letter of the encoding, or the code. */
static void add_text(struct writer *w, const struct insn *insn, const struct isa_part *part)
{
    bool form = part->kind == ISA_PART_FORM;
    uint32_t value = form ? insn->form->letters : insn->field[part->field];
    if (!form && insn->field[part->other] != TEX_RZ)
        value |= 1U << insn->form->at[part->field].width;
    for (unsigned i = 0; i < part->choices; i++)
        if (form ? (part->choice[i].value & value) != 0 : part->choice[i].value == value)
            add(w, "%s", part->choice[i].text);
}

static void add_operand(struct writer *w, const struct insn *insn, const struct isa_part *part)
{
    uint32_t value = part->field == ISA_NONE ? 0 : insn->field[part->field];
    bool in_register = part->kind == ISA_PART_HANDLE && !(insn->form->letters & part->letter);
    switch (part->kind) {
    case ISA_PART_REGISTER:
        add_register(w, value);
        break;
    case ISA_PART_ADDRESS:
        add(w, "[");
        add_register(w, value);
        add(w, "]");
        break;
    case ISA_PART_PREDICATE:
        add(w, "P%u", (unsigned)value);
        break;
    case ISA_PART_CODE:
        add(w, "%s", tex_code_name(part->enumeration, value));
        break;
    case ISA_PART_FORM:
    case ISA_PART_COMPONENTS:
        add_text(w, insn, part);
        break;
    default:
        if (in_register)
            add_register(w, insn->field[part->other]);
        else
            add(w, "0x%x", (unsigned)value);
        break;
    }
}

/* A register or predicate that is absent is not written. */
static bool is_absent(const struct insn *insn, const struct isa_part *part)
{
    return part->optional && (part->kind == ISA_PART_REGISTER || part->kind == ISA_PART_PREDICATE) &&
           insn->field[part->field] == part->absent;
}

bool asm_text(const struct asm_insn *word, char text[ASM_TEXT])
{
    struct writer w = {.text = text};
    struct insn insn;
    insn_decode(word->word, word->phase, &insn);
    if (!insn_legal(&insn)) {
        add(&w, ".illegal 0x%016llx # %s", (unsigned long long)word->word, insn_reason(&insn));
        return false;
    }
    const struct isa_mnemonic *of = insn.form->mnemonic;
    add_guard(&w, &insn);
    add(&w, "%s", of->name);
    const char *before = " ";
    bool whole = insn.phase == TEX_PHASE_NONE;
    for (unsigned i = 0; i < of->parts; i++) {
        if (of->part[i].suffix) {
            add_suffix(&w, &insn, &of->part[i]);
            whole = whole || of->part[i].kind == ISA_PART_PHASE;
        } else if (!is_absent(&insn, &of->part[i])) {
            add(&w, "%s", before);
            add_operand(&w, &insn, &of->part[i]);
            before = ", ";
        }
    }
    return whole;
}
