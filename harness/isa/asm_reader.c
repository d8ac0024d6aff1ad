// SPDX-License-Identifier: Apache-2.0
#include "isa/asm_reader.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "tex_defs.h"

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

void reader_next(struct reader *r)
{
    size_t at = r->now.at + r->now.size;
    while (at < r->size && isspace((unsigned char)r->text[at]))
        at++;
    size_t end = at;
    while (end < r->size && is_word(r->text[end]))
        end++;
    if (end == at && at < r->size)
        end++;
    r->now = (struct piece){at, end - at};
}

/* The first error counts. */
void reader_fail(struct reader *r, struct piece where, const char *format, ...)
{
    if (r->failed)
        return;
    r->failed = true;
    r->error->offset = where.at;
    r->error->length = where.size;
    va_list args;
    va_start(args, format);
    vsnprintf(r->error->text, sizeof r->error->text, format, args);
    va_end(args);
}

void reader_expected(struct reader *r, const char *what)
{
    if (r->now.size == 0)
        reader_fail(r, r->now, "the text ends where %s is expected", what);
    else if (isprint((unsigned char)r->text[r->now.at]))
        reader_fail(r, r->now, "unexpected '%.*s'; expected %s", r->now.size > 40 ? 40 : (int)r->now.size,
                    r->text + r->now.at, what);
    else
        reader_fail(r, r->now, "unexpected byte 0x%02x; expected %s", (unsigned char)r->text[r->now.at], what);
}

bool reader_is(const struct reader *r, const char *word)
{
    return strlen(word) == r->now.size && strncasecmp(r->text + r->now.at, word, r->now.size) == 0;
}

bool reader_accept(struct reader *r, const char *word)
{
    if (!reader_is(r, word))
        return false;
    reader_next(r);
    return true;
}

/* A number after a one-letter prefix: R17, P3. */
static bool numbered(const struct reader *r, char letter, uint32_t limit, uint32_t *out)
{
    const char *p = r->text + r->now.at;
    if (r->now.size < 2 || r->now.size > 4 || toupper((unsigned char)p[0]) != letter)
        return false;
    uint32_t value = 0;
    for (size_t i = 1; i < r->now.size; i++) {
        if (!isdigit((unsigned char)p[i]))
            return false;
        value = value * 10 + (uint32_t)(p[i] - '0');
    }
    *out = value;
    return value < limit;
}

bool reader_register(struct reader *r, uint32_t *out)
{
    if (reader_is(r, "RZ"))
        *out = TEX_RZ;
    else if (!numbered(r, 'R', TEX_RZ, out))
        return false;
    reader_next(r);
    return true;
}

bool reader_predicate(struct reader *r, uint32_t *out)
{
    if (reader_is(r, "PT"))
        *out = TEX_PT;
    else if (!numbered(r, 'P', TEX_PT, out))
        return false;
    reader_next(r);
    return true;
}

/* Decimal or 0x hexadecimal. False leaves the position. */
bool reader_number(struct reader *r, uint64_t *out)
{
    const char *p = r->text + r->now.at;
    size_t i = 0, n = r->now.size;
    unsigned base = 10;
    if (n > 2 && p[0] == '0' && tolower((unsigned char)p[1]) == 'x') {
        base = 16;
        i = 2;
    }
    uint64_t value = 0;
    if (n == 0 || n > 18)
        return false;
    for (; i < n; i++) {
        char c = (char)tolower((unsigned char)p[i]);
        unsigned digit = isdigit((unsigned char)c) ? (unsigned)(c - '0') : (unsigned)(c - 'a') + 10;
        if (!isxdigit((unsigned char)c) || digit >= base)
            return false;
        value = value * base + digit;
    }
    *out = value;
    reader_next(r);
    return true;
}

uint64_t reader_need_number(struct reader *r, uint64_t limit, const char *what)
{
    struct piece where = r->now;
    uint64_t value = 0;
    (void)reader_accept(r, "#");
    if (!reader_number(r, &value))
        reader_expected(r, what);
    else if (value >= limit)
        reader_fail(r, where, "%.*s is out of range; expected %s", (int)where.size, r->text + where.at, what);
    return value;
}

void reader_need_comma(struct reader *r)
{
    if (!reader_accept(r, ","))
        reader_expected(r, "','");
}

bool reader_is_word(const struct reader *r)
{
    return r->now.size > 0 && is_word(r->text[r->now.at]);
}
