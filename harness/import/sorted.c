// SPDX-License-Identifier: Apache-2.0
#include "import/sorted.h"

#include <stdlib.h>

enum { PHASE = 3 /* bits of the control word's part that hold it */ };

static void judge(const struct listing_insn *insn, struct sorted_insn *out)
{
    struct insn decoded;
    *out = (struct sorted_insn){.kind = SORTED_OTHER, .form = insn_find(insn->word)};
    out->insn = (struct asm_insn){.word = insn->word, .phase = insn->flags & PHASE};
    if (!out->form)
        return;
    insn_decode(out->insn.word, out->insn.phase, &decoded);
    if (!out->form->mnemonic) {
        out->kind = SORTED_NOT_BUILT;
        out->why = "recognised, not built";
    } else if (decoded.refusal) {
        out->kind = insn_legal(&decoded) ? SORTED_NOT_BUILT : SORTED_ILLEGAL;
        out->why = insn_reason(&decoded);
    } else {
        out->kind = SORTED_RUNS;
    }
}

bool sorted_open(struct sorted *out, const struct listing *listing)
{
    *out = (struct sorted){.listing = listing, .insns = calloc(listing->count + 1, sizeof *out->insns)};
    for (size_t i = 0; i < listing->count && out->insns; i++) {
        judge(&listing->insns[i], &out->insns[i]);
        out->of[out->insns[i].kind]++;
    }
    return out->insns != NULL;
}

void sorted_close(struct sorted *sorted)
{
    free(sorted->insns);
    *sorted = (struct sorted){0};
}

struct asm_insn *sorted_runs(const struct sorted *sorted)
{
    struct asm_insn *runs = calloc(sorted->of[SORTED_RUNS] + 1, sizeof *runs);
    size_t n = 0;
    for (size_t i = 0; i < sorted->listing->count && runs; i++)
        if (sorted->insns[i].kind == SORTED_RUNS)
            runs[n++] = sorted->insns[i].insn;
    return runs;
}
