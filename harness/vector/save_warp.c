// SPDX-License-Identifier: Apache-2.0
/* A warp of a saved case as a person would write it. */
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "isa/asm.h"
#include "isa/insn.h"
#include "vector/save.h"
#include "vector/save_plain.h"

#define VALUE_TEXT 48

/* A number that is read back as these bits; else the bits. */
static void number_text(uint32_t bits, char text[VALUE_TEXT])
{
    float value, again;
    memcpy(&value, &bits, sizeof value);
    snprintf(text, VALUE_TEXT, "%.9g", (double)value);
    if (strpbrk(text, ".en") == NULL)
        strcat(text, ".0");
    again = strtof(text, NULL);
    if (!isfinite(value) || signbit(value) || memcmp(&again, &value, sizeof value) != 0)
        snprintf(text, VALUE_TEXT, "bits(0x%08" PRIx32 ")", bits);
}

static void whole_text(uint32_t bits, char text[VALUE_TEXT])
{
    snprintf(text, VALUE_TEXT, bits < 1000 ? "%" PRIu32 : "0x%" PRIx32, bits);
}

void case_write_value(FILE *out, struct tex_warp *w, enum isa_port port, unsigned k, bool number)
{
    uint32_t value[TEX_WARP_LANES];
    unsigned last = TEX_WARP_LANES - 1;
    char text[VALUE_TEXT];
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        value[lane] = *case_register(w, port, lane, k);
    while (last > 0 && value[last] == value[last - 1])
        last--;
    fputs(last > 0 ? "{" : "", out);
    for (unsigned lane = 0; lane <= last; lane++) {
        if (number)
            number_text(value[lane], text);
        else
            whole_text(value[lane], text);
        fprintf(out, "%s%s", last > 0 ? " " : "", text);
    }
    fputs(last == 0 ? "" : last < TEX_WARP_LANES - 1 ? " ... }" : " }", out);
}

static bool is_zero(struct tex_warp *w, enum isa_port port, unsigned k)
{
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        if (*case_register(w, port, lane, k) != 0)
            return false;
    return true;
}

/* By the operand's name if its values are numbers; else the bits of the port. */
static void print_register(FILE *out, struct tex_warp *w, const struct insn *insn, enum isa_port port, unsigned k)
{
    const struct insn_port *p = &insn->port[port];
    const struct isa_operand *operand = k < p->count ? p->operand[k] : NULL;
    bool number = operand && operand->type == ISA_TYPE_F32;
    if (is_zero(w, port, k))
        return;
    if (number)
        fprintf(out, "  %s = ", operand->name);
    else
        fprintf(out, "  %s+%u = ", isa_port_names[port], k);
    case_write_value(out, w, port, k, number);
    fputc('\n', out);
}

static void print_instruction(FILE *out, const struct tex_issue_header *h)
{
    const struct asm_insn insn = {h->word, h->phase};
    struct asm_insn again;
    struct asm_error error;
    char text[ASM_TEXT];
    if (asm_text(&insn, text) && asm_parse(text, strlen(text), &again, &error) && again.word == h->word &&
        again.phase == h->phase)
        fprintf(out, "  asm \"%s\"\n", text);
    else
        fprintf(out, "  word 0x%016" PRIx64 "  phase %" PRIu32 " # %s\n", h->word, h->phase & 3, text);
}

static void print_masks(FILE *out, const struct tex_issue_header *h)
{
    const struct {
        const char *name;
        uint32_t value, plain;
    } row[] = {{"active", h->active, UINT32_MAX},
               {"helper", h->helper, 0},
               {"killed", h->killed, 0},
               {"pred", h->pred, UINT32_MAX}};
    bool any = false;
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++) {
        if (row[i].value == row[i].plain)
            continue;
        fprintf(out, "%s%s 0x%08" PRIx32, any ? " " : "  ", row[i].name, row[i].value);
        any = true;
    }
    if (h->stage != TEX_STAGE_PIXEL)
        fprintf(out, "%sstage %" PRIu32, any ? " " : "  ", h->stage & 7);
    fputs(any || h->stage != TEX_STAGE_PIXEL ? "\n" : "", out);
}

void save_plain_warp(FILE *out, const struct tex_warp *w)
{
    struct tex_warp copy = *w;
    struct insn insn;
    insn_decode(w->header.word, w->header.phase, &insn);
    print_instruction(out, &w->header);
    print_masks(out, &w->header);
    for (unsigned port = 0; port < ISA_PORTS; port++)
        for (unsigned k = 0; k < isa_carried[port].count && isa_carried[port].first == 0; k++) /* Rc is among Ra */
            print_register(out, &copy, &insn, (enum isa_port)port, k);
}
