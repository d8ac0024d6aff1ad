// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/cli.h"
#include "isa/asm.h"
#include "isa/sm50.h"

#define MAX_PHASE 3

struct arguments {
    char **words;
    size_t count;
    uint32_t phase;
};

static error_t parse(int key, char *text, struct argp_state *state)
{
    struct arguments *a = state->input;
    switch (key) {
    case 'p':
        a->phase = (uint32_t)cli_number(state, "--phase", text, 0, MAX_PHASE);
        return 0;
    case ARGP_KEY_ARGS:
        a->words = state->argv + state->next;
        a->count = (size_t)(state->argc - state->next);
        return 0;
    case ARGP_KEY_NO_ARGS:
        argp_error(state, "no WORD");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

/* A word: hexadecimal digits only, with or without 0x. Anything else is assembly. */
static bool is_word(const char *text)
{
    if (text[0] == '0' && (text[1] == 'x' || text[1] == 'X'))
        text += 2;
    return *text != '\0' && strspn(text, "0123456789abcdefABCDEF_") == strlen(text);
}

static bool read_word(const char *text, uint64_t *word)
{
    char digits[32];
    size_t n = 0;
    for (const char *c = text; *c && n < sizeof digits - 1; c++)
        if (*c != '_')
            digits[n++] = *c;
    digits[n] = '\0';
    errno = 0;
    *word = strtoull(digits, NULL, 16);
    return errno == 0 && n < sizeof digits - 1;
}

static bool decode_word(const char *text, uint32_t phase)
{
    uint64_t word;
    if (!read_word(text, &word)) {
        text_line(stderr, "texlock decode: '%s' is not a 64-bit word", text);
        return false;
    }
    sm50_explain(stdout, word, phase);
    return true;
}

static bool assemble(const char *text)
{
    struct asm_insn insn;
    struct asm_error error;
    if (!asm_parse(text, strlen(text), &insn, &error)) {
        text_line(stderr, "texlock decode: %s", error.text);
        text_line(stderr, "  %s", text);
        fprintf(stderr, "  %*s^\n", (int)error.offset, "");
        return false;
    }
    printf("0x%016" PRIx64, insn.word);
    if (insn.phase != 0)
        printf(" phase %" PRIu32, insn.phase);
    putchar('\n');
    return true;
}

enum ending cli_decode(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    static const struct argp_option options[] = {{"phase", 'p', "N", 0, "phase bits, the sideband of the words (0)", 0},
                                                 {0}};
    static const struct argp argp = {
        .options = options,
        .parser = parse,
        .args_doc = "WORD|TEXT...",
        .doc = "Explain 64-bit instruction words (hexadecimal), field by field; or assemble a text to its word.\v"
               "Example: texlock decode 0xc838000ff0a70000; texlock decode 'TLD4.R R0, R4, #0, #2D'"};
    struct arguments a = {.count = 0};
    bool good = true;
    (void)driver;
    (void)program;
    if (argp_parse(&argp, argc, argv, 0, NULL, &a) != 0)
        return ENDING_BAD_INPUT;
    for (size_t i = 0; i < a.count; i++)
        good = (is_word(a.words[i]) ? decode_word(a.words[i], a.phase) : assemble(a.words[i])) && good;
    return good ? ENDING_PASS : ENDING_BAD_INPUT;
}
