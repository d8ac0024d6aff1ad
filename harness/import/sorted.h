// SPDX-License-Identifier: Apache-2.0
/*
 * The instructions of a listing, sorted by how the unit treats them. The tables of rtl/defs alone decide: an
 * instruction runs here as soon as its row in instructions.tsv says `built`.
 */
#ifndef SORTED_H
#define SORTED_H
#include <stdio.h>

#include "import/listing.h"
#include "isa/asm.h"
#include "isa/insn.h"

enum sorted_kind {
    SORTED_RUNS,
    SORTED_NOT_BUILT, /* of the texture and surface family */
    SORTED_ILLEGAL,   /* likewise; the unit refuses it */
    SORTED_OTHER,     /* counted only */
    SORTED_KINDS
};

struct sorted_insn {
    enum sorted_kind kind;
    const struct isa_form *form; /* NULL: SORTED_OTHER */
    struct asm_insn insn;
    const char *why; /* it does not run */
};

struct sorted {
    const struct listing *listing;
    struct sorted_insn *insns; /* of each instruction of the listing */
    size_t of[SORTED_KINDS];   /* how many */
};

/* The listing must outlive *out. False: memory is out. sorted_close in either case. */
bool sorted_open(struct sorted *out, const struct listing *listing);
void sorted_close(struct sorted *sorted);

/* The instructions that run, in their order, to be freed; NULL: memory is out. */
struct asm_insn *sorted_runs(const struct sorted *sorted);

/*
 * A note for each instruction whose printed text and word disagree, or whose control word has reserved bits. A text
 * that is not understood is not judged. `source`, `size`: the file's text.
 */
void sorted_compare(const struct sorted *sorted, const char *source, size_t size, struct diag *diag);

/* Numbers of each kind, and each word of the family that does not run, with its line and the reason. */
void sorted_summary(const struct sorted *sorted, FILE *out);
/* The line of each instruction that runs. */
void sorted_lines(const struct sorted *sorted, FILE *out);

#endif
