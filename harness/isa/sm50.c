// SPDX-License-Identifier: Apache-2.0
#include "isa/sm50.h"

#include <stddef.h>
#include <string.h>

#include "isa/asm.h"
#include "isa/insn.h"

/* Enumeration of a field's values, NULL if it is a number. */
static const char *code_of(const struct isa_mnemonic *of, const char *field)
{
    for (unsigned i = 0; i < of->parts; i++)
        if (of->part[i].kind == ISA_PART_CODE && strcmp(isa_field_names[of->part[i].field], field) == 0)
            return of->part[i].enumeration;
    return NULL;
}

static void print_field(FILE *out, uint64_t word, const struct tex_field_info *f, const char *code)
{
    uint64_t value = (word >> f->lo) & ((UINT64_C(1) << f->width) - 1);
    char bits[8];
    snprintf(bits, sizeof bits, "%u:%u", (unsigned)(f->lo + f->width - 1) & 63, (unsigned)f->lo & 63);
    fprintf(out, "  %-6s %-7s 0x%-5llx %-10s %s\n", bits, f->name, (unsigned long long)value,
            code ? tex_code_name(code, (uint32_t)value) : "", f->doc);
}

static void print_operands(FILE *out, const struct insn *insn)
{
    for (unsigned port = 0; port < ISA_PORTS; port++)
        for (unsigned i = 0; i < insn->port[port].count; i++)
            fprintf(out, "  %s+%u    %s\n", isa_port_names[port], i, insn->port[port].operand[i]->name);
    uint32_t written = insn_written(insn);
    const char *first = insn->form->second == ISA_NONE ? "Rd+" : "Rd1+";
    for (unsigned k = 0, n = 0; written >> k; k++) {
        if (!(written >> k & 1))
            continue;
        bool second = n >= insn->results;
        fprintf(out, "  %s%-*u %s %u\n", second ? "Rd2+" : first, second || first[2] != '+' ? 3 : 4,
                second ? n - insn->results : n, insn->form->noun, k);
        n++;
    }
}

static bool explain_built(FILE *out, uint64_t word, uint32_t phase)
{
    struct insn insn;
    struct asm_insn beside = {word, phase};
    char text[ASM_TEXT];
    insn_decode(word, phase, &insn);
    (void)asm_text(&beside, text);
    fprintf(out, "0x%016llx  %s\n", (unsigned long long)word, text);
    for (unsigned i = 0; i < tex_fields_count; i++)
        if (strcmp(tex_fields[i].record, insn.form->record) == 0)
            print_field(out, word, &tex_fields[i], code_of(insn.form->mnemonic, tex_fields[i].name));
    if (insn.refusal)
        fprintf(out, "%s %s\n", insn_legal(&insn) ? "legal, but" : "illegal:", insn_reason(&insn));
    if (insn_legal(&insn))
        print_operands(out, &insn);
    return insn.refusal == NULL;
}

bool sm50_explain(FILE *out, uint64_t word, uint32_t phase)
{
    const struct isa_form *form = insn_find(word);
    if (form && form->mnemonic)
        return explain_built(out, word, phase);
    if (form)
        fprintf(out, "0x%016llx  %s: recognised, not built\n", (unsigned long long)word, form->name);
    else
        fprintf(out, "0x%016llx  unknown: not a texture or surface instruction of SM50\n", (unsigned long long)word);
    return false;
}
