// SPDX-License-Identifier: Apache-2.0
/* The printed text of an instruction against its word. */
#include <inttypes.h>
#include <stdarg.h>
#include <string.h>
#include <strings.h>

#include "import/sorted.h"

enum { RESERVED = 0xc /* of the bits that hold the phase */ };

struct comparison {
    const char *source;
    size_t size;
    struct diag *diag;
    const struct listing_insn *insn;
    const struct sorted_insn *sorted;
};

static void note(const struct comparison *c, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    diag_notev(c->diag, c->source, c->size, c->insn->at, format, args);
    va_end(args);
}

static size_t letters_of(const char *text, size_t size)
{
    size_t n = 0;
    while (n < size && ((text[n] >= 'A' && text[n] <= 'Z') || (text[n] >= 'a' && text[n] <= 'z') ||
                        (n > 0 && text[n] >= '0' && text[n] <= '9')))
        n++;
    return n;
}

/* The mnemonic of a text, behind its guard. */
static const char *mnemonic_of(const struct listing_insn *insn, size_t *size)
{
    const char *text = insn->text, *end = insn->text + insn->text_size;
    if (text < end && *text == '@') {
        while (text < end && *text != ' ' && *text != '\t')
            text++;
        while (text < end && (*text == ' ' || *text == '\t'))
            text++;
    }
    *size = letters_of(text, (size_t)(end - text));
    return text;
}

static bool is_name(const struct isa_form *form, const char *text, size_t size)
{
    return strcspn(form->name, ".") == size && strncasecmp(form->name, text, size) == 0;
}

static bool in_family(const char *text, size_t size)
{
    for (unsigned i = 0; i < isa_forms_count; i++)
        if (is_name(&isa_forms[i], text, size))
            return true;
    return false;
}

/* As NVIDIA's tools print every mnemonic; others are spellings that are not known here. */
static bool in_capitals(const char *text, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (text[i] >= 'a' && text[i] <= 'z')
            return false;
    return size > 0;
}

/* False: the mnemonics disagree, which is noted. */
static bool compare_names(const struct comparison *c)
{
    size_t size;
    const char *text = mnemonic_of(c->insn, &size);
    const struct isa_form *form = c->sorted->form;
    bool family = in_family(text, size);
    if (form ? is_name(form, text, size) || (!family && !in_capitals(text, size)) : !family)
        return true;
    note(c, "the text says %.*s, 0x%016" PRIx64 " is %s", (int)size, text, c->insn->word,
         form ? form->name : "no instruction of the texture and surface family");
    return false;
}

static bool has_phase(const struct isa_form *form)
{
    for (unsigned i = 0; form->mnemonic && i < form->mnemonic->parts; i++)
        if (form->mnemonic->part[i].kind == ISA_PART_PHASE)
            return true;
    return false;
}

static const char *phase_name(uint32_t phase)
{
    return phase == TEX_PHASE_NONE ? "none" : tex_code_name("phase", phase);
}

static void compare_words(const struct comparison *c, bool phases)
{
    struct asm_insn said;
    struct asm_error error;
    char text[ASM_TEXT];
    if (!asm_parse(c->insn->text, c->insn->text_size, &said, &error))
        return;
    (void)asm_text(&c->sorted->insn, text);
    if (said.word != c->insn->word)
        note(c, "the text is 0x%016" PRIx64 ", the word 0x%016" PRIx64 ": %s", said.word, c->insn->word, text);
    else if (phases && has_phase(c->sorted->form) && said.phase != c->sorted->insn.phase)
        note(c, "phase %s in the text, %s in the control word", phase_name(said.phase),
             phase_name(c->sorted->insn.phase));
}

/* `phases`: there are control words. */
static void compare(const struct comparison *c, bool phases)
{
    if (c->sorted->form && has_phase(c->sorted->form) && c->insn->flags & RESERVED)
        note(c,
             "bits 20:17 of its part of the control word are 0x%" PRIx32 ": bits 20:19 mean nothing, phase %s is taken",
             c->insn->flags, phase_name(c->sorted->insn.phase));
    if (c->insn->text && compare_names(c) && c->sorted->form && c->sorted->form->mnemonic)
        compare_words(c, phases);
}

void sorted_compare(const struct sorted *sorted, const char *source, size_t size, struct diag *diag)
{
    const struct listing *listing = sorted->listing;
    for (size_t i = 0; i < listing->count; i++) {
        const struct comparison c = {source, size, diag, &listing->insns[i], &sorted->insns[i]};
        compare(&c, listing->controls > 0);
    }
}
