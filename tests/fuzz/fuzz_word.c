// SPDX-License-Identifier: Apache-2.0
/*
 * Words and their texts. Nine bytes are a word and a phase: it is explained, and if legal its text assembles to the
 * same word; the model agrees on what is legal. Anything else is assembled as text, and what assembles disassembles.
 */
#include "isa/asm.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "case/image.h"
#include "isa/insn.h"
#include "isa/sm50.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_word(uint64_t word, uint32_t phase)
{
    const struct tex_config config = {0};
    struct asm_insn insn = {word, phase}, again;
    struct asm_error error;
    struct tex_warp warp = {.header = {.word = word, .phase = phase}};
    static struct tex_warp_result result;
    struct image empty;
    char text[ASM_TEXT];
    char *told = NULL;
    size_t told_size = 0;
    FILE *out = open_memstream(&told, &told_size);
    if (out) {
        sm50_explain(out, word, phase);
        fclose(out);
    }
    free(told);
    if (asm_text(&insn, text) &&
        (!asm_parse(text, strlen(text), &again, &error) || again.word != word || again.phase != phase))
        abort();
    image_init(&empty);
    struct tex_memory memory = image_memory(&empty);
    tex_execute(&config, &memory, &warp, 0, NULL, &result);
    struct insn decoded;
    insn_decode(word, phase, &decoded);
    if (result.trace[0].decode.illegal != insn_illegal(&decoded) || (decoded.form && insn_word(&decoded) != word))
        abort();
}

static void check_text(const char *text, size_t size)
{
    struct asm_insn insn, again;
    struct asm_error error = {0};
    char printed[ASM_TEXT];
    if (!asm_parse(text, size, &insn, &error)) {
        if (error.text[0] == '\0' || error.offset + error.length > size)
            abort();
        return;
    }
    if (!asm_text(&insn, printed) || !asm_parse(printed, strlen(printed), &again, &error) || again.word != insn.word ||
        again.phase != insn.phase)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint64_t word = 0;
    if (size != 9) {
        check_text((const char *)data, size);
        return 0;
    }
    for (unsigned i = 0; i < 8; i++)
        word |= (uint64_t)data[i] << 8 * i;
    check_word(word, data[8] & 3);
    return 0;
}
