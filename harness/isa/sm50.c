// SPDX-License-Identifier: Apache-2.0
#include "isa/sm50.h"

#include <stddef.h>
#include <string.h>

#include "isa/asm.h"
#include "isa/tld4.h"

/* No two rows share a word: test_sm50 tries all 65536 values. */
static const struct sm50_opcode opcodes[] = {
    {"TLD4", 0xc800, 0xfc00, true},        {"TLD4.B", 0xdec0, 0xffc0, true},      {"TEX", 0xc000, 0xf800, false},
    {"TEX.B", 0xde80, 0xffc0, false},      {"TLD", 0xdc00, 0xff00, false},        {"TLD.B", 0xdd00, 0xff00, false},
    {"TXD", 0xde00, 0xffc0, false},        {"TXD.B", 0xde40, 0xffc0, false},      {"TXA", 0xdf40, 0xfff8, false},
    {"TXQ", 0xdf48, 0xfff8, false},        {"TXQ.B", 0xdf50, 0xfff8, false},      {"TMML.LOD", 0xdf58, 0xfff8, false},
    {"TMML.B.LOD", 0xdf60, 0xfff8, false}, {"TEXS", 0xd000, 0xf600, false},       {"TLDS", 0xd200, 0xf600, false},
    {"TLD4S", 0xdf00, 0xff40, false},      {"SULD", 0xeb00, 0xffe0, false},       {"SUST", 0xeb20, 0xffe0, false},
    {"SURED", 0xeb40, 0xffe0, false},      {"SUATOM", 0xea00, 0xffc0, false},     {"SUATOM", 0xea60, 0xffe0, false},
    {"SUATOM.CAS", 0xea80, 0xffc0, false}, {"SUATOM.CAS", 0xeac0, 0xffe0, false},
};

const struct sm50_opcode *sm50_find(uint64_t word)
{
    for (size_t i = 0; i < sizeof opcodes / sizeof opcodes[0]; i++)
        if (((uint16_t)(word >> 48) & opcodes[i].mask) == opcodes[i].value)
            return &opcodes[i];
    return NULL;
}

/* Enumeration of a field's values, NULL if it is a number. */
static const char *code_of(const char *field)
{
    static const struct {
        const char *field, *code;
    } rows[] = {{"PARAM", "param"}, {"TOFF", "toff"}, {"COMP", "comp"}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (strcmp(rows[i].field, field) == 0)
            return rows[i].code;
    return NULL;
}

static void print_field(FILE *out, uint64_t word, const struct tex_field_info *f)
{
    uint64_t value = (word >> f->lo) & ((UINT64_C(1) << f->width) - 1);
    char bits[8];
    snprintf(bits, sizeof bits, "%u:%u", (unsigned)(f->lo + f->width - 1) & 63, (unsigned)f->lo & 63);
    const char *code = code_of(f->name);
    fprintf(out, "  %-6s %-7s 0x%-5llx %-10s %s\n", bits, f->name, (unsigned long long)value,
            code ? tex_code_name(code, (uint32_t)value) : "", f->doc);
}

static void print_operands(FILE *out, const struct tld4 *f)
{
    struct tld4_operands operands;
    tld4_operands(f, &operands);
    for (unsigned i = 0; i < operands.ra_count; i++)
        fprintf(out, "  Ra+%u    %s\n", i, tld4_operand_name(operands.ra[i]));
    for (unsigned i = 0; i < operands.rb_count; i++)
        fprintf(out, "  Rb+%u    %s\n", i, tld4_operand_name(operands.rb[i]));
    for (unsigned k = 0, n = 0; k < 4 && f->rd != TEX_RZ; k++)
        if (f->wmask >> k & 1)
            fprintf(out, "  Rd+%u    sample %u\n", n++, k);
}

static bool explain_tld4(FILE *out, uint64_t word, uint32_t phase)
{
    struct tld4 f;
    struct asm_insn insn = {word, phase};
    char text[ASM_TEXT];
    enum tex_illegal_code why = tld4_check(word, phase);
    (void)asm_text(&insn, text);
    fprintf(out, "0x%016llx  %s\n", (unsigned long long)word, text);
    if (!tld4_unpack(word, &f))
        return false;
    const char *record = f.bindless ? "tld4b" : "tld4";
    for (unsigned i = 0; i < tex_fields_count; i++)
        if (strcmp(tex_fields[i].record, record) == 0)
            print_field(out, word, &tex_fields[i]);
    if (why == TEX_ILLEGAL_DC)
        fprintf(out, "legal, but %s\n", tld4_reason(why));
    else if (why != TEX_ILLEGAL_NONE)
        fprintf(out, "illegal: %s\n", tld4_reason(why));
    if (why == TEX_ILLEGAL_NONE || why == TEX_ILLEGAL_DC)
        print_operands(out, &f);
    return why == TEX_ILLEGAL_NONE;
}

bool sm50_explain(FILE *out, uint64_t word, uint32_t phase)
{
    const struct sm50_opcode *opcode = sm50_find(word);
    if (opcode && opcode->built)
        return explain_tld4(out, word, phase);
    if (opcode)
        fprintf(out, "0x%016llx  %s: recognised, not built\n", (unsigned long long)word, opcode->name);
    else
        fprintf(out, "0x%016llx  unknown: not a texture or surface instruction of SM50\n", (unsigned long long)word);
    return false;
}
