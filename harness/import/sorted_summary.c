// SPDX-License-Identifier: Apache-2.0
/* The contents of a listing, for a person. */
#include <inttypes.h>
#include <string.h>

#include "import/sorted.h"

enum { NAME_COLUMNS = 10, COUNT_COLUMNS = 6 };

static size_t count_of(const struct sorted *sorted, enum sorted_kind kind, const char *name)
{
    size_t count = 0;
    for (size_t i = 0; i < sorted->listing->count; i++)
        count += sorted->insns[i].kind == kind && strcmp(sorted->insns[i].form->name, name) == 0;
    return count;
}

/* Encodings of one name together: "TLD4 3, TXQ 1". */
static void print_names(const struct sorted *sorted, enum sorted_kind kind, FILE *out)
{
    const char *before = "  ";
    for (unsigned i = 0; i < isa_forms_count; i++) {
        bool again = false;
        for (unsigned j = 0; j < i; j++)
            again = again || strcmp(isa_forms[i].name, isa_forms[j].name) == 0;
        size_t count = again ? 0 : count_of(sorted, kind, isa_forms[i].name);
        if (count == 0)
            continue;
        fprintf(out, "%s%s %zu", before, isa_forms[i].name, count);
        before = ", ";
    }
}

static void print_kind(const struct sorted *sorted, enum sorted_kind kind, FILE *out)
{
    static const char *const name[SORTED_KINDS] = {"runs", "not built", "illegal", "other"};
    fprintf(out, "  %-*s %*zu", NAME_COLUMNS, name[kind], COUNT_COLUMNS, sorted->of[kind]);
    if (kind == SORTED_OTHER)
        fputs("  not of the texture and surface family", out);
    else if (sorted->of[kind] > 0)
        print_names(sorted, kind, out);
    fputc('\n', out);
}

static void print_sources(const struct listing *listing, FILE *out)
{
    const char *before = "";
    for (unsigned i = 0; i < LISTING_SOURCES; i++) {
        if (!(listing->sources >> i & 1))
            continue;
        fprintf(out, "%s%s", before, listing_source_name[i]);
        before = ", ";
    }
}

static void print_count(size_t count, const char *noun, FILE *out)
{
    fprintf(out, ", %zu %s%s", count, noun, count == 1 ? "" : "s");
}

void sorted_summary(const struct sorted *sorted, FILE *out)
{
    const struct listing *listing = sorted->listing;
    print_sources(listing, out);
    print_count(listing->programs, "program", out);
    print_count(listing->controls, "control word", out);
    print_count(listing->count, "instruction", out);
    fputc('\n', out);
    for (unsigned kind = 0; kind < SORTED_KINDS; kind++)
        print_kind(sorted, (enum sorted_kind)kind, out);
    for (size_t i = 0; i < listing->count; i++) {
        const struct sorted_insn *insn = &sorted->insns[i];
        if (insn->kind == SORTED_NOT_BUILT || insn->kind == SORTED_ILLEGAL)
            fprintf(out, "  left out: line %" PRIu32 ": 0x%016" PRIx64 " %s: %s\n", listing->insns[i].at.line,
                    insn->insn.word, insn->form->name, insn->why);
    }
}

void sorted_lines(const struct sorted *sorted, FILE *out)
{
    char text[ASM_TEXT];
    size_t number = 0;
    for (size_t i = 0; i < sorted->listing->count; i++) {
        if (sorted->insns[i].kind != SORTED_RUNS)
            continue;
        (void)asm_text(&sorted->insns[i].insn, text);
        fprintf(out, "  instruction %zu: line %" PRIu32 ": %s\n", number++, sorted->listing->insns[i].at.line, text);
    }
}
