// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>

#include "isa/asm.h"
#include "isa/tld4.h"

/* "R7, " or "RZ, ". */
static int register_text(char *text, size_t size, uint32_t number)
{
    return number == TEX_RZ ? snprintf(text, size, "RZ, ") : snprintf(text, size, "R%u, ", (unsigned)number);
}

static void legal_text(const struct tld4 *f, uint32_t phase, char text[ASM_TEXT])
{
    char guard[8] = "", sparse[8] = "", rd[8], ra[8], rb[8] = "";
    if (f->pg != TEX_PT)
        snprintf(guard, sizeof guard, "@%sP%u ", f->pg_not ? "!" : "", (unsigned)(f->pg & 7));
    else if (f->pg_not)
        snprintf(guard, sizeof guard, "@!PT ");
    if (f->ps != TEX_PT)
        snprintf(sparse, sizeof sparse, "P%u, ", (unsigned)(f->ps & 7));
    register_text(rd, sizeof rd, f->rd);
    register_text(ra, sizeof ra, f->ra);
    if (f->rb != TEX_RZ)
        register_text(rb, sizeof rb, f->rb);
    snprintf(text, ASM_TEXT, "%sTLD4.%s%s%s%s%s%s%s%s%s %s%s%s%s0x%x, %s, 0x%x", guard, tex_comp_name(f->comp),
             f->bindless ? ".B" : "", f->toff ? "." : "", f->toff ? tex_toff_name(f->toff) : "", f->dc ? ".DC" : "",
             f->ndv ? ".NDV" : "", f->nodep ? ".NODEP" : "", phase ? "." : "", phase ? tex_phase_name(phase) : "",
             sparse, rd, ra, rb, (unsigned)f->index, tex_param_name(f->param), (unsigned)f->wmask);
}

bool asm_text(const struct asm_insn *insn, char text[ASM_TEXT])
{
    enum tex_illegal_code why = tld4_check(insn->word, insn->phase);
    struct tld4 f;
    if ((why != TEX_ILLEGAL_NONE && why != TEX_ILLEGAL_DC) || !tld4_unpack(insn->word, &f)) {
        snprintf(text, ASM_TEXT, ".illegal 0x%016llx # %s", (unsigned long long)insn->word, tld4_reason(why));
        return false;
    }
    legal_text(&f, insn->phase, text);
    return true;
}
