// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Bytes of the UTF-8 character at `c`, if XML can carry it and no terminal obeys it; 0 otherwise. */
static unsigned character_bytes(const unsigned char *c)
{
    static const uint32_t least[] = {0, 0x20, 0xa0, 0x800, 0x10000};
    unsigned bytes = c[0] < 0x80 ? 1 : c[0] >> 5 == 6 ? 2 : c[0] >> 4 == 14 ? 3 : c[0] >> 3 == 30 ? 4 : 0;
    if (bytes == 0)
        return 0;
    uint32_t code = bytes == 1 ? c[0] : c[0] & (0x7fU >> bytes);
    for (unsigned i = 1; i < bytes; i++) {
        if (c[i] >> 6 != 2)
            return 0;
        code = code << 6 | (c[i] & 0x3fU);
    }
    bool odd = code == 0x7f || code >> 11 == 0x1b || code == 0xfffe || code == 0xffff || code > 0x10ffff;
    return code < least[bytes] || odd ? 0 : bytes;
}

void text_clean(char *text)
{
    for (char *c = text; *c;) {
        unsigned bytes = character_bytes((const unsigned char *)c);
        if (bytes == 0)
            *c = '?';
        c += bytes > 0 ? bytes : 1;
    }
}

char *text_clean_copy(const char *text)
{
    char *copy = strdup(text);
    if (copy)
        text_clean(copy);
    return copy;
}

bool text_is_clean(const char *text)
{
    unsigned bytes = 1;
    for (; *text && bytes > 0; text += bytes)
        bytes = character_bytes((const unsigned char *)text);
    return bytes > 0;
}

static bool plain_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

/* A hash (FNV-1a) of the whole distinguishes long texts that begin alike. */
static uint32_t hash_of(const char *text)
{
    uint32_t hash = 0x811c9dc5U;
    for (const char *c = text; *c; c++)
        hash = (hash ^ (unsigned char)*c) * 0x01000193U;
    return hash;
}

char *text_file_name(const char *text)
{
    char *name = strdup(text);
    if (!name)
        return NULL;
    for (char *c = name; *c; c++)
        if (!plain_letter(*c) || (c == name && *c == '.'))
            *c = '_';
    if (strlen(name) > TEXT_FILE_NAME)
        snprintf(name + TEXT_FILE_NAME - 9, 10, "-%08" PRIx32, hash_of(text));
    return name;
}

void text_line(FILE *out, const char *format, ...)
{
    char *text = NULL;
    va_list args;
    va_start(args, format);
    int size = vasprintf(&text, format, args);
    va_end(args);
    if (size < 0)
        return;
    text_clean(text);
    fprintf(out, "%s\n", text);
    free(text);
}
