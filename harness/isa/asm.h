// SPDX-License-Identifier: Apache-2.0
/*
 * Assembly text to instruction word and back. The parts of each mnemonic are in rtl/defs/instruction_text.tsv; of TLD4
 * they give the syntax of the source page:
 *
 *   {@{!}Pg} TLD4.comp{.B}{.toff}{.DC}{.NDV}{.NODEP}{.phase} {Ps,} Rd, Ra{, Rb}, #idx, #paramA{, #wmask}{;}
 *
 * `#tid, #smp` may replace `#idx` (R-TLD4-33). Letters are read in either case. Scheduling annotations (&req_6, &rdN,
 * &wrN, ?sched) are read and ignored (R-TLD4-26). The phase is a sideband of the word.
 */
#ifndef ASM_H
#define ASM_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct asm_insn {
    uint64_t word;
    uint32_t phase; /* enum tex_phase_code */
};

/* An error in a text, and its place. */
struct asm_error {
    size_t offset, length; /* in the text, in bytes */
    char text[200];        /* found and expected text */
};

/*
 * Assemble `size` bytes of text. Only what the unit or the source page accepts assembles: reserved encodings and
 * misaligned registers are errors (.DC assembles: it is legal, though not built). False fills *error.
 */
bool asm_parse(const char *text, size_t size, struct asm_insn *out, struct asm_error *error);

enum { ASM_TEXT = 128 }; /* a text fits this, with its final zero */
/*
 * Disassemble. A legal word gives text that assembles to the same word and phase; false if its instruction is not
 * written with phase bits and the word has some. Any other word gives ".illegal 0x... # why", and false.
 */
bool asm_text(const struct asm_insn *insn, char text[ASM_TEXT]);

#endif
