// SPDX-License-Identifier: Apache-2.0
#include "lowering/lowering.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool low_is_built(const char *mnemonic)
{
    size_t size = strlen(mnemonic);
    for (unsigned i = 0; i < isa_forms_count; i++)
        if (isa_forms[i].mnemonic && strncmp(isa_forms[i].name, mnemonic, size) == 0 &&
            (isa_forms[i].name[size] == '\0' || isa_forms[i].name[size] == '.'))
            return true;
    return false;
}

void low_input(struct low_word *w, enum isa_port port, const struct low_value *v)
{
    struct low_input *in = &w->input[w->inputs++];
    *in = (struct low_input){.port = port, .at = w->read[port]++, .known = v->known, .value = v->known ? v->value : 0};
    snprintf(in->says, sizeof in->says, "%s", v->text);
}

void low_known(struct low_word *w, enum isa_port port, uint32_t value, const char *format, ...)
{
    struct low_value v = {.known = true, .value = value};
    va_list args;
    va_start(args, format);
    vsnprintf(v.text, sizeof v.text, format, args);
    va_end(args);
    low_input(w, port, &v);
}

void low_text(struct low_word *w, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(w->text, sizeof w->text, format, args);
    va_end(args);
}

void low_step(struct low_word *w, bool after, const char *rule, const char *format, ...)
{
    if (w->steps == LOW_STEPS)
        return;
    struct low_step *step = &w->step[w->steps++];
    *step = (struct low_step){.after = after, .rule = rule};
    va_list args;
    va_start(args, format);
    vsnprintf(step->says, sizeof step->says, format, args);
    va_end(args);
}

static uint32_t place_of(uint32_t mask, unsigned lane, bool packed)
{
    return LOW_RD + (packed ? (uint32_t)__builtin_popcount(mask & ((1U << lane) - 1)) : lane);
}

uint32_t low_outputs(struct low_word *w, unsigned count, const struct low_lane *lanes, char names[][LOW_SAYS],
                     bool packed)
{
    uint32_t mask = 0;
    for (unsigned k = 0; k < count; k++)
        mask |= lanes[k].constant ? 0 : 1U << lanes[k].lane;
    for (unsigned k = 0; k < count; k++) {
        struct low_output *out = &w->output[w->outputs++];
        *out = (struct low_output){.in_register = !lanes[k].constant,
                                   .reg = place_of(mask, lanes[k].lane, packed),
                                   .after = lanes[k].after,
                                   .constant = lanes[k].value};
        memcpy(out->name, names[k], sizeof out->name);
        memcpy(out->says, lanes[k].says, sizeof out->says);
    }
    return mask;
}

bool low_assemble(struct low_word *w)
{
    struct asm_insn word;
    struct asm_error error;
    struct insn insn;
    if (!asm_parse(w->text, strlen(w->text), &word, &error)) {
        snprintf(w->fault, sizeof w->fault, "'%s' does not assemble: %.80s", w->text, error.text);
        return false;
    }
    insn_decode(word.word, word.phase, &insn);
    for (unsigned port = 0; port <= ISA_PORT_RB; port++)
        if (insn.port[port].count != w->read[port]) {
            snprintf(w->fault, sizeof w->fault, "'%s' reads %u registers of %s, and %u are planned", w->text,
                     insn.port[port].count, isa_port_names[port], w->read[port]);
            return false;
        }
    w->word = word.word;
    return true;
}
