// SPDX-License-Identifier: Apache-2.0
/* Messages of the assembler for refused text. */
#include <stdio.h>
#include <string.h>

#include "isa/asm_part.h"

/* The possible texts at a place: "2D, CUBE or 3D". */
struct list {
    const char *before, *item[64], *after[64];
    unsigned items;
};

static bool may_be(const struct assembly *a, unsigned form)
{
    return a->may_be.form[form];
}

bool asm_choice_fits(const struct assembly *a, const struct isa_part *part, const struct isa_choice *choice)
{
    bool fits = part->kind != ISA_PART_FORM;
    for (unsigned i = 0; i < isa_forms_count && !fits; i++)
        fits = may_be(a, i) && (isa_forms[i].letters & choice->value) != 0;
    bool second = choice->value >= asm_limit(a, part->field); /* the text is of those with a second register */
    return part->kind == ISA_PART_COMPONENTS ? second == (a->insn.field[part->other] != TEX_RZ) : fits;
}

static void list_part(const struct assembly *a, struct list *list, const struct isa_part *part)
{
    list->before = part->suffix ? "." : "";
    for (unsigned i = 0; i < part->choices && list->items < 64; i++) {
        if (!asm_choice_fits(a, part, &part->choice[i]))
            continue;
        list->after[list->items] = part->kind == ISA_PART_FORM && part->optional ? part->says : NULL;
        list->item[list->items++] = part->choice[i].text;
    }
}

static void list_text(const struct list *list, char *text, size_t size)
{
    size_t at = strlen(text);
    for (unsigned i = 0; i < list->items && at < size; i++) {
        const char *between = i == 0 ? "" : i + 1 < list->items ? ", " : " or ", *after = list->after[i];
        at += (size_t)snprintf(text + at, size - at, "%s%s%s%s%s%s", between, list->before, list->item[i],
                               after ? " (" : "", after ? after : "", after ? ")" : "");
    }
}

/* An encoding that it may be has the field. */
static bool has_field(const struct assembly *a, enum isa_field field)
{
    for (unsigned i = 0; i < isa_forms_count; i++)
        if (may_be(a, i) && isa_forms[i].at[field].width > 0)
            return true;
    return false;
}

bool asm_applies(const struct assembly *a, const struct isa_part *part)
{
    bool fits = part->kind != ISA_PART_FORM;
    for (unsigned i = 0; i < part->choices; i++)
        fits = fits || asm_choice_fits(a, part, &part->choice[i]);
    return fits && (part->field == ISA_NONE || has_field(a, part->field));
}

uint64_t asm_limit(const struct assembly *a, enum isa_field field)
{
    unsigned width = 0;
    for (unsigned i = 0; i < isa_forms_count && field < ISA_FIELDS; i++)
        if (isa_forms[i].mnemonic == a->of && isa_forms[i].at[field].width > width)
            width = isa_forms[i].at[field].width;
    return UINT64_C(1) << width;
}

void asm_expected_mnemonic(struct assembly *a)
{
    struct list names = {.before = ""};
    char text[200] = "";
    for (unsigned i = 0; i < ISA_KINDS; i++)
        names.item[names.items++] = isa_mnemonics[i].name;
    list_text(&names, text, sizeof text);
    reader_expected(&a->r, text);
}

/* The first operand that must be there, and those before it that may. */
static void operand_text(const struct assembly *a, unsigned i, char *text, size_t size)
{
    const struct isa_part *part = a->of->part;
    unsigned needed = i;
    while (part[needed].optional)
        needed++;
    snprintf(text, size, "%s", part[needed].says);
    for (; i < needed; i++)
        snprintf(text + strlen(text), size - strlen(text), " or %s", part[i].says);
}

void asm_expected_from(struct assembly *a, unsigned i)
{
    const struct isa_part *part = a->of->part;
    struct list list = {.before = "."};
    char text[200] = "";
    unsigned listed = 0;
    for (; i < a->of->parts && part[i].suffix; i++) {
        if (!asm_applies(a, &part[i]))
            continue;
        list_part(a, &list, &part[i]);
        listed++;
        if (!part[i].optional)
            break;
    }
    if (listed == 1 && !part[i].optional)
        snprintf(text, sizeof text, "%s: ", part[i].says);
    list_text(&list, text, sizeof text);
    if (listed == 0)
        operand_text(a, i, text, sizeof text);
    reader_expected(&a->r, text);
}

void asm_describe(const struct assembly *a, unsigned i, char *text, size_t size)
{
    const struct isa_part *part = &a->of->part[i];
    const char *before = i > 0 && part[-1].kind == ISA_PART_REGISTER && part[-1].optional ? part[-1].says : NULL;
    unsigned long long last = asm_limit(a, part->field) - 1;
    bool rz = false; /* it may be RZ */
    for (unsigned k = 0; k < isa_forms_count; k++)
        rz = rz || (isa_forms[k].mnemonic == a->of &&
                    (isa_forms[k].result == part->field || isa_forms[k].second == part->field));
    for (unsigned k = 0; k < a->of->operands; k++)
        rz = rz || (a->of->operand[k].rz && a->of->operand[k].first == part->field);
    struct list list = {.before = ""};
    switch (part->kind) {
    case ISA_PART_REGISTER:
        snprintf(text, size, "%s: R0..R%u%s", part->says, TEX_RZ - 1U, rz ? " or RZ" : "");
        break;
    case ISA_PART_ADDRESS:
        snprintf(text, size, "[%s]: a register R0..R%u in brackets", part->says, TEX_RZ - 1U);
        break;
    case ISA_PART_PREDICATE:
        snprintf(text, size, "%s: P0..P6 or PT", part->says);
        break;
    case ISA_PART_HANDLE:
        snprintf(text, size, "%s: 0..0x%llx or R0..R%u", part->says, last, TEX_RZ - 1U);
        break;
    case ISA_PART_CODE:
    case ISA_PART_FORM:
    case ISA_PART_COMPONENTS:
        snprintf(text, size, "%s: ", part->says);
        list_part(a, &list, part);
        list_text(&list, text, size);
        break;
    default:
        snprintf(text, size, "%s%s%s 0..0x%llx", before ? before : "", before ? " or " : "", part->says, last);
        break;
    }
}

/* Index of the part that sets a field, of->parts if there is none. */
static unsigned part_of(const struct isa_mnemonic *of, enum isa_field field)
{
    unsigned i = 0;
    while (i < of->parts && of->part[i].field != field && of->part[i].other != field)
        i++;
    return i;
}

static enum isa_field field_of_port(const struct isa_mnemonic *of, enum isa_port port)
{
    for (unsigned i = 0; i < of->operands; i++)
        if (of->operand[i].port == port)
            return of->operand[i].first;
    return ISA_NONE;
}

/* Registers that are misaligned, missing or run past the last. */
static void refuse_registers(struct assembly *a, const struct isa_check *check)
{
    bool result = check->kind == ISA_CHECK_RESULT;
    const struct insn *insn = &a->insn;
    bool second = result && insn_registers_legal(insn->result, insn->results);
    enum isa_field field = second ? insn->form->second : insn->form->result;
    unsigned i = part_of(a->of, result ? field : field_of_port(a->of, check->port));
    unsigned n = second ? insn->seconds : result ? insn->results : insn->port[check->port].count;
    const struct isa_part *part = &a->of->part[i];
    if (!result && part->optional && insn->port[check->port].first == TEX_RZ)
        reader_fail(&a->r, a->at[i], "%s is missing; it carries %u scalar%s here (first %s)", part->says, n,
                    n == 1 ? "" : "s", insn->port[check->port].operand[0]->name);
    else if (n == 1)
        reader_fail(&a->r, a->at[i], "%s is RZ; expected R0..R254", part->says);
    else
        reader_fail(&a->r, a->at[i], "%s holds %u scalars here; expected a multiple of %u that ends by R254",
                    part->says, n, insn_alignment(n));
}

/* A reserved code: the place is that of the first operand among the fields that decide. */
static void refuse_fields(struct assembly *a, const struct isa_check *check)
{
    unsigned i = part_of(a->of, check->when.term[0].field);
    struct list list = {.before = ""};
    char allowed[200] = "";
    if (i == a->of->parts || a->of->part[i].kind != ISA_PART_CODE || a->of->part[i].suffix) {
        reader_fail(&a->r, a->at[0], "%s", check->sentence);
        return;
    }
    const struct isa_part *part = &a->of->part[i];
    list_part(a, &list, part);
    list_text(&list, allowed, sizeof allowed);
    reader_fail(&a->r, a->at[i], "%s %s is reserved for %s; expected %s", part->says,
                tex_code_name(part->enumeration, a->insn.field[part->field]), a->of->name, allowed);
}

void asm_refuse(struct assembly *a)
{
    if (a->insn.refusal->kind == ISA_CHECK_FIELDS)
        refuse_fields(a, a->insn.refusal);
    else
        refuse_registers(a, a->insn.refusal);
}
