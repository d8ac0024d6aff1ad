// SPDX-License-Identifier: Apache-2.0
/* Writing values: every width, bits above the top, X and Z, and when the design sees them. */
#include "vpi_conform.h"

static const unsigned widths[] = {1, 12, 32, 48, 64, 65, 256, 1024};
enum { WIDTHS = sizeof widths / sizeof *widths };

/* All bits of all words differ from word to word; those above the width are set on purpose. */
static void pattern(uint32_t words[32])
{
    for (uint32_t i = 0; i < 32; i++)
        words[i] = 0xf0000001U | (i + 1) * 0x00a10100U;
}

static void check_width(struct conform *c, const char *kind, const char *side, unsigned width)
{
    uint32_t words[32];
    char check[40], signal[20];
    snprintf(check, sizeof check, "put.%s_%u", kind, width);
    snprintf(signal, sizeof signal, *side == 'i' ? "in%u_i" : "out%u_o", width);
    pattern(words);
    s_vpi_value value = {.format = vpiVectorVal};
    vpi_get_value(find(c, signal), &value);
    unsigned count = (width + 31) / 32, wrong = 0;
    if (width % 32)
        words[count - 1] &= (1U << width % 32) - 1;
    for (unsigned i = 0; i < count; i++)
        wrong += (uint32_t)value.value.vector[i].aval != words[i] || value.value.vector[i].bval != 0;
    observe(c, check, wrong ? "%u words wrong" : "as written", wrong);
}

/* Bits 0 to 3 X, 4 to 7 Z, the rest 1. */
static void put_unknown(struct conform *c)
{
    s_vpi_vecval vector = {.aval = 0xf0f, .bval = 0x0ff};
    s_vpi_value value = {.format = vpiVectorVal, .value.vector = &vector};
    vpi_put_value(find(c, "in12_i"), &value, NULL, vpiNoDelay);
}

void put_step(struct conform *c)
{
    uint32_t words[32];
    char signal[20];
    pattern(words);
    for (unsigned i = 0; i < WIDTHS; i++) {
        snprintf(signal, sizeof signal, "in%u_i", widths[i]);
        put_words(find(c, signal), words, vpiNoDelay);
        check_width(c, "read_back", "in", widths[i]);
    }
    observe(c, "put.error_after_put", "%d", vpi_chk_error(NULL));
    put_word(c, "in32_i", 0x22222222, vpiNoDelay);
    observe(c, "put.logic_at_once", "%s", low_word(find(c, "next_o")) == 0x22222223 ? "follows" : "old value");
    uint32_t again[32];
    pattern(again);
    put_words(find(c, "in32_i"), again, vpiNoDelay); /* the last of several puts counts */
}

void put_seen_step(struct conform *c)
{
    for (unsigned i = 0; i < WIDTHS; i++)
        check_width(c, "seen", "out", widths[i]);
    observe(c, "put.logic_later", "%s", low_word(find(c, "next_o")) == 0xf0a10102 ? "follows" : "old value");
    put_unknown(c);
    observe(c, "put.unknown_read_back", "%s", name_text(c, "in12_i").text);
    s_vpi_value text = {.format = vpiBinStrVal};
    vpi_get_value(find(c, "in12_i"), &text);
    observe(c, "put.unknown_as_binary", "%s", text.value.str);

    s_vpi_value integer = {.format = vpiIntVal, .value.integer = 0};
    vpi_put_value(find(c, "in1_i"), &integer, NULL, vpiNoDelay);
    observe(c, "put.as_integer", "%s", name_text(c, "in1_i").text);
    char bits[] = "10000000000000000000000000000000000000000000000000000000000000011";
    s_vpi_value binary = {.format = vpiBinStrVal, .value.str = bits};
    vpi_put_value(find(c, "in65_i"), &binary, NULL, vpiNoDelay);
    observe(c, "put.as_binary", "%s", name_text(c, "in65_i").text);
}
