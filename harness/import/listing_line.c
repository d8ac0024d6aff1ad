// SPDX-License-Identifier: Apache-2.0
#include "import/listing_line.h"

#include <stdlib.h>
#include <string.h>

enum { WORD_DIGITS = 16, ADDRESS_DIGITS_LEAST = 4, ADDRESS_DIGITS_MOST = 8 };

void listing_blanks(struct listing_cursor *c)
{
    while (c->at < c->size && strchr(" \t\r\f\v", c->text[c->at]) && c->text[c->at] != '\0')
        c->at++;
}

bool listing_accept(struct listing_cursor *c, const char *text)
{
    size_t size = strlen(text);
    if (c->size - c->at < size || memcmp(c->text + c->at, text, size) != 0)
        return false;
    c->at += size;
    return true;
}

static int digit_of(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

size_t listing_hex(struct listing_cursor *c, uint64_t *value)
{
    size_t from = c->at;
    for (*value = 0; c->at < c->size && digit_of(c->text[c->at]) >= 0; c->at++)
        *value = *value << 4 | (uint64_t)digit_of(c->text[c->at]);
    return c->at - from;
}

static size_t decimal(struct listing_cursor *c, uint64_t *value)
{
    size_t from = c->at;
    for (*value = 0; c->at < c->size && c->text[c->at] >= '0' && c->text[c->at] <= '9' && *value < UINT32_MAX; c->at++)
        *value = *value * 10 + (uint64_t)(c->text[c->at] - '0');
    return c->at - from;
}

/* Past the first place of this text; false, and nowhere, if it is not there. */
static bool past(struct listing_cursor *c, const char *text)
{
    const char *found = memmem(c->text + c->at, c->size - c->at, text, strlen(text));
    if (found)
        c->at = (size_t)(found - c->text) + strlen(text);
    return found != NULL;
}

static void broken(struct listing_line *out, size_t from, size_t to, const char *wrong)
{
    out->kind = LINE_BROKEN;
    out->column = (uint32_t)from + 1;
    out->length = (uint32_t)(to > from ? to - from : 1);
    out->wrong = wrong;
}

/* The rest of a comment that holds a word, and of the line; the cursor is behind its beginning. */
static void take_word(struct listing_cursor *c, struct listing_line *out)
{
    listing_blanks(c);
    size_t from = c->at;
    bool hex = listing_accept(c, "0x");
    size_t digits = hex ? listing_hex(c, &out->value) : 0, to = c->at;
    out->column = (uint32_t)from + 1;
    out->length = (uint32_t)(to - from);
    listing_blanks(c);
    if (digits != WORD_DIGITS || !listing_accept(c, "*/")) {
        broken(out, from, to, "no 64-bit word; expected /* 0x and 16 hexadecimal digits */");
        return;
    }
    listing_blanks(c);
    if (c->at != c->size)
        broken(out, c->at, c->size, "text behind the word; expected the end of the line");
}

static bool is_any(char c, const char *of)
{
    return c != '\0' && strchr(of, c) != NULL;
}

/* Two instructions that are issued together stand in braces; an instruction ends with a semicolon or its brace. */
static void take_text(const char *text, size_t size, struct listing_line *out)
{
    while (size > 0 && is_any(*text, "{ \t\r")) {
        text++;
        size--;
    }
    while (size > 0 && is_any(text[size - 1], "}; \t\r"))
        size--;
    out->text = text;
    out->text_size = size;
}

static void take_insn(struct listing_cursor *c, struct listing_line *out)
{
    listing_blanks(c);
    size_t from = c->at;
    if (from < c->size && c->text[from] == '.') /* data of a section */
        return;
    out->kind = LINE_INSN;
    out->has_word = past(c, "/*");
    take_text(c->text + from, (out->has_word ? c->at - 2 : c->size) - from, out);
    if (out->has_word)
        take_word(c, out);
}

static bool take_comment(struct listing_cursor *c, struct listing_line *out)
{
    uint64_t address;
    listing_blanks(c);
    if (!listing_accept(c, "/*"))
        return false;
    size_t from = c->at, digits = listing_hex(c, &address);
    if (digits >= ADDRESS_DIGITS_LEAST && digits <= ADDRESS_DIGITS_MOST && listing_accept(c, "*/")) {
        out->address = (uint32_t)address;
        take_insn(c, out);
        return true;
    }
    c->at = from;
    listing_blanks(c);
    if (!listing_accept(c, "0x"))
        return true;
    c->at -= 2;
    out->kind = LINE_WORD;
    take_word(c, out);
    return true;
}

/* A number behind a text: of the architecture. */
static bool take_arch(struct listing_cursor c, const char *before, struct listing_line *out)
{
    if (!past(&c, before))
        return false;
    size_t from = c.at;
    if (decimal(&c, &out->value) == 0)
        return false;
    out->kind = LINE_ARCH;
    out->column = (uint32_t)from + 1;
    out->length = (uint32_t)(c.at - from);
    return true;
}

/* "shader binary code (0x40 bytes):", "program binary (64 bytes)" */
static bool take_nouveau(struct listing_cursor c, struct listing_line *out)
{
    struct listing_cursor other = c;
    if (!past(&c, "binary code (")) {
        c = other;
        if (!past(&c, "program binary ("))
            return false;
    }
    size_t from = c.at;
    if ((listing_accept(&c, "0x") ? listing_hex(&c, &out->value) : decimal(&c, &out->value)) == 0)
        return false;
    out->column = (uint32_t)from + 1;
    out->length = (uint32_t)(c.at - from);
    if (!listing_accept(&c, " bytes)"))
        return false;
    out->kind = LINE_NOUVEAU;
    return true;
}

static bool is_alone(struct listing_cursor c, const char *text)
{
    listing_blanks(&c);
    if (!listing_accept(&c, text))
        return false;
    listing_blanks(&c);
    return c.at == c.size;
}

static bool take_count(struct listing_cursor c, struct listing_line *out)
{
    if (!listing_accept(&c, "Instruction count: ") || decimal(&c, &out->value) == 0)
        return false;
    out->kind = LINE_COUNT;
    return true;
}

void listing_line(const char *at, size_t size, struct listing_line *out)
{
    struct listing_cursor c = {.text = at, .size = size}, function = c;
    *out = (struct listing_line){.kind = LINE_OTHER};
    if (take_comment(&c, out) || take_arch(c, "code for sm_", out) || take_arch(c, "EF_CUDA_SM", out) ||
        take_nouveau(c, out))
        return;
    listing_blanks(&function);
    if (take_count(function, out))
        return;
    if (is_alone(c, "Encoded shader:"))
        out->kind = LINE_NAK;
    else if (listing_accept(&function, "Function :"))
        out->kind = LINE_FUNCTION;
}
