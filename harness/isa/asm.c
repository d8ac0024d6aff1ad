// SPDX-License-Identifier: Apache-2.0
/* Assembler: the parts of a text, as the table of its mnemonic has them. */
#include "isa/asm.h"

#include "isa/asm_part.h"

/* Only encodings with one of the letters are left, or only those without. */
static void choose_forms(struct assembly *a, uint32_t letters, bool with)
{
    for (unsigned i = 0; i < isa_forms_count; i++)
        if (((isa_forms[i].letters & letters) != 0) != with)
            a->may_be.form[i] = false;
}

static uint32_t letters_of(const struct isa_part *part)
{
    uint32_t letters = 0;
    for (unsigned i = 0; i < part->choices; i++)
        letters |= part->choice[i].value;
    return letters;
}

static void read_guard(struct assembly *a)
{
    a->insn.field[ISA_PG] = TEX_PT;
    if (!reader_accept(&a->r, "@"))
        return;
    a->insn.field[ISA_PG_NOT] = reader_accept(&a->r, "!");
    if (!reader_predicate(&a->r, &a->insn.field[ISA_PG]))
        reader_expected(&a->r, "a guard predicate P0..P6 or PT");
}

static bool read_mnemonic(struct assembly *a)
{
    for (unsigned i = 0; i < ISA_KINDS && !a->of; i++)
        if (reader_accept(&a->r, isa_mnemonics[i].name))
            a->of = &isa_mnemonics[i];
    if (!a->of)
        asm_expected_mnemonic(a);
    for (unsigned i = 0; i < isa_forms_count; i++)
        a->may_be.form[i] = isa_forms[i].mnemonic == a->of;
    for (unsigned i = 0; a->of && i < a->of->parts; i++)
        if (a->of->part[i].field != ISA_NONE)
            a->insn.field[a->of->part[i].field] = a->of->part[i].absent;
    return a->of != NULL;
}

/* Any code of the enumeration, reserved ones too: those are refused with the word. */
static bool read_code(struct reader *r, const char *enumeration, uint64_t limit, uint32_t *out)
{
    for (uint32_t code = 0; code < limit; code++) {
        const char *name = tex_code_name(enumeration, code);
        if (name[0] == '?' || name[0] == '-' || !reader_accept(r, name))
            continue;
        *out = code;
        return true;
    }
    return false;
}

/* One of the choices of a suffix, or another code of its enumeration that has a name. */
static bool read_choice(struct assembly *a, const struct isa_part *part)
{
    for (unsigned i = 0; i < part->choices; i++) {
        if (!asm_choice_fits(a, part, &part->choice[i]) || !reader_accept(&a->r, part->choice[i].text))
            continue;
        if (part->kind == ISA_PART_FORM)
            choose_forms(a, part->choice[i].value, true);
        else
            *(part->kind == ISA_PART_PHASE ? &a->insn.phase : &a->insn.field[part->field]) = part->choice[i].value;
        return true;
    }
    return part->kind == ISA_PART_CODE &&
           read_code(&a->r, part->enumeration, asm_limit(a, part->field), &a->insn.field[part->field]);
}

/* Suffixes come in the order of the table; the rest determines the possible continuations. The first operand. */
static unsigned read_suffixes(struct assembly *a)
{
    const struct isa_part *part = a->of->part;
    unsigned place = 0;
    bool point = reader_accept(&a->r, ".");
    struct possible left = a->may_be; /* after the last suffix that is there */
    for (unsigned i = 0; i < a->of->parts && part[i].suffix; i++) {
        if (!asm_applies(a, &part[i]))
            continue;
        if (point && read_choice(a, &part[i])) {
            place = i + 1;
            left = a->may_be;
            point = reader_accept(&a->r, ".");
        } else if (!part[i].optional) {
            a->may_be = left;
            asm_expected_from(a, place);
            break;
        } else if (part[i].kind == ISA_PART_FORM) {
            choose_forms(a, letters_of(&part[i]), false);
        }
    }
    if (point) {
        a->may_be = left;
        asm_expected_from(a, place);
    }
    for (place = 0; part[place].suffix;)
        place++;
    return place;
}

/* The next number is another operand: a sampler id would have one more after it (R-TXQ-2). */
static bool is_next_operand(const struct assembly *a, unsigned i)
{
    struct reader ahead = a->r;
    uint64_t number;
    if (i + 1 == a->of->parts) /* the last one: a comma announces a sampler id */
        return !reader_is(&a->r, ",");
    if (a->of->part[i + 1].kind != ISA_PART_NUMBER)
        return false;
    return !reader_accept(&ahead, ",") || ((void)reader_accept(&ahead, "#"), !reader_number(&ahead, &number)) ||
           !reader_is(&ahead, ",");
}

/* A number, or a texture and a sampler id (R-TLD4-33, R-TXQ-27). True if the comma after it is taken. */
static bool read_index(struct assembly *a, unsigned i, uint64_t limit, const char *what, uint32_t *out)
{
    struct reader *r = &a->r;
    struct piece first = r->now;
    uint64_t index = reader_need_number(r, limit, what), sampler;
    *out = (uint32_t)index;
    if (is_next_operand(a, i))
        return false;
    reader_need_comma(r);
    struct piece second = r->now;
    (void)reader_accept(r, "#");
    if (!reader_number(r, &sampler)) {
        if (i + 1 == a->of->parts)
            reader_expected(r, "a sampler id 0..0x1f");
        return true;
    }
    if (index > 0xff)
        reader_fail(r, first, "texture id 0x%llx is out of range; expected 0..0xff before a sampler id",
                    (unsigned long long)index);
    else if (sampler > 0x1f)
        reader_fail(r, second, "sampler id 0x%llx is out of range; expected 0..0x1f", (unsigned long long)sampler);
    *out = (uint32_t)(index | sampler << 8);
    if (i + 1 == a->of->parts || a->of->part[i + 1].optional) /* as what may follow anything */
        return false;
    reader_need_comma(r);
    return true;
}

/* A register by its field: in brackets, or as one of the two kinds of handle. */
static bool read_register(struct assembly *a, const struct isa_part *part)
{
    if (part->kind == ISA_PART_ADDRESS && !reader_accept(&a->r, "["))
        return false;
    bool handle = part->kind == ISA_PART_HANDLE;
    if (!reader_register(&a->r, &a->insn.field[handle ? part->other : part->field]))
        return false;
    if (handle)
        choose_forms(a, part->letter, false);
    return part->kind != ISA_PART_ADDRESS || reader_accept(&a->r, "]");
}

/* A letter of the encoding, or the components that its registers of results allow. */
static bool read_text(struct assembly *a, const struct isa_part *part)
{
    for (unsigned i = 0; i < part->choices; i++) {
        if (!asm_choice_fits(a, part, &part->choice[i]) || !reader_accept(&a->r, part->choice[i].text))
            continue;
        if (part->kind == ISA_PART_FORM)
            choose_forms(a, part->choice[i].value, true);
        else
            a->insn.field[part->field] = part->choice[i].value & (uint32_t)(asm_limit(a, part->field) - 1);
        return true;
    }
    return false;
}

/* Part i is there, or an error. True if the comma after it has been taken. */
static bool need_operand(struct assembly *a, unsigned i)
{
    const struct isa_part *part = &a->of->part[i];
    bool coded = part->field != ISA_NONE;
    uint64_t limit = coded ? asm_limit(a, part->field) : 0;
    uint32_t *field = coded ? &a->insn.field[part->field] : NULL;
    char what[200];
    bool there = true;
    asm_describe(a, i, what, sizeof what);
    switch (part->kind) {
    case ISA_PART_PREDICATE:
        there = reader_predicate(&a->r, field);
        break;
    case ISA_PART_CODE:
        there = read_code(&a->r, part->enumeration, limit, field);
        break;
    case ISA_PART_FORM:
    case ISA_PART_COMPONENTS:
        there = read_text(a, part);
        break;
    case ISA_PART_INDEX:
        return read_index(a, i, limit, what, field);
    case ISA_PART_NUMBER:
        *field = (uint32_t)reader_need_number(&a->r, limit, what);
        break;
    case ISA_PART_HANDLE:
        if (read_register(a, part))
            break;
        choose_forms(a, part->letter, true);
        *field = (uint32_t)reader_need_number(&a->r, limit, what);
        break;
    default:
        there = read_register(a, part);
        break;
    }
    if (!there)
        reader_expected(&a->r, what);
    return false;
}

static bool try_operand(struct assembly *a, const struct isa_part *part)
{
    uint32_t *field = &a->insn.field[part->field];
    return part->kind == ISA_PART_PREDICATE ? reader_predicate(&a->r, field) : reader_register(&a->r, field);
}

/* Parts that may be left out come before one that may not, or at the end. */
static void read_operands(struct assembly *a, unsigned i)
{
    const struct isa_part *part = a->of->part;
    unsigned last = a->of->parts;
    while (part[last - 1].optional)
        last--;
    for (; i < last; i++) {
        bool taken = false, there = true;
        a->at[i] = a->r.now;
        if (part[i].optional)
            there = try_operand(a, &part[i]);
        else
            taken = need_operand(a, i);
        if (there && !taken && i + 1 < last)
            reader_need_comma(&a->r);
    }
    for (; i < a->of->parts && reader_accept(&a->r, ","); i++) {
        a->at[i] = a->r.now;
        (void)need_operand(a, i);
    }
}

/* R-TLD4-26: annotations carry no data. */
static void read_tail(struct reader *r)
{
    while (reader_is(r, "&") || reader_is(r, "?")) {
        reader_next(r);
        if (!reader_is_word(r))
            reader_expected(r, "the name of a scheduling annotation");
        reader_next(r);
    }
    (void)reader_accept(r, ";");
    if (r->now.size != 0)
        reader_expected(r, "the end of the instruction");
}

static const struct isa_form *first_possible(const struct assembly *a)
{
    unsigned i = 0;
    while (i + 1 < ISA_FORMS && !a->may_be.form[i])
        i++;
    return &isa_forms[i];
}

bool asm_parse(const char *text, size_t size, struct asm_insn *out, struct asm_error *error)
{
    struct assembly a = {.r = {.text = text, .size = size, .error = error}};
    reader_next(&a.r);
    read_guard(&a);
    if (!read_mnemonic(&a))
        return false;
    read_operands(&a, read_suffixes(&a));
    read_tail(&a.r);
    if (a.r.failed)
        return false;
    a.insn.form = first_possible(&a);
    insn_settle(&a.insn);
    if (!insn_legal(&a.insn))
        asm_refuse(&a);
    *out = (struct asm_insn){insn_word(&a.insn), a.insn.phase};
    return !a.r.failed;
}
