// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_path.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Bytes of a number in brackets at `c`, as after the name of an array element; 0: none. */
static size_t index_bytes(const char *c)
{
    size_t n = *c == '[' ? 1 : 0, first;
    n += n > 0 && c[n] == '-';
    first = n;
    while (n > 0 && isdigit((unsigned char)c[n]))
        n++;
    return n > first && c[n] == ']' ? n + 1 : 0;
}

/* An identifier, or an element of an array of that name: it needs no backslash. */
static bool is_plain(const char *name)
{
    const char *c = name;
    if (!isalpha((unsigned char)*c) && *c != '_')
        return false;
    while (isalnum((unsigned char)*c) || *c == '_' || *c == '$')
        c++;
    for (size_t n = index_bytes(c); n > 0; n = index_bytes(c))
        c += n;
    return *c == '\0';
}

static int hex(char digit)
{
    const char *digits = "0123456789abcdef";
    const char *at = digit ? strchr(digits, tolower((unsigned char)digit)) : NULL;
    return at ? (int)(at - digits) : -1;
}

/* What Verilator made of one character of a name; 0 if none begins here. */
static size_t decode_one(const char *c, char *to)
{
    static const struct {
        const char *code;
        char is;
    } words[] = {{"__BRA__", '['}, {"__KET__", ']'}, {"__DOT__", '.'}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strncmp(c, words[i].code, strlen(words[i].code)) == 0) {
            *to = words[i].is;
            return strlen(words[i].code);
        }
    if (strncmp(c, "__0", 3) != 0 || hex(c[3]) < 0 || hex(c[4]) < 0)
        return 0;
    *to = (char)(hex(c[3]) << 4 | hex(c[4]));
    return 5;
}

static void decode(char *name)
{
    char *to = name;
    for (const char *c = name; *c; to++) {
        size_t bytes = decode_one(c, to);
        if (bytes == 0)
            *to = *c;
        c += bytes > 0 ? bytes : 1;
    }
    *to = '\0';
}

/* Append a name to a path that has room for it. `whole`: it is a path itself, with the backslashes that it needs. */
static void append(char *path, const char *name, bool whole)
{
    char *end = path + strlen(path);
    end += sprintf(end, "%s", end > path ? "." : "");
    sprintf(end, whole || is_plain(name) ? "%s" : "\\%s ", name);
}

char *vpi_path_of(const char *shown, const char *parent, const char *full, bool encoded)
{
    size_t inside = parent ? strlen(parent) : 0;
    bool below = parent && strncmp(full, parent, inside) == 0 && full[inside] == '.';
    char *rest = strdup(below ? full + inside + 1 : full);
    char *path = rest ? malloc((below ? strlen(shown) : 0) + 4 * strlen(rest) + 4) : NULL;
    if (path) {
        strcpy(path, below ? shown : "");
        /* Where Verilator escapes names it escapes all that need it. */
        bool whole = encoded && strchr(rest, '\\'), parts = encoded && !whole;
        for (char *name = rest, *dot; name; name = dot) {
            dot = parts ? strchr(name, '.') : NULL;
            if (dot)
                *dot++ = '\0';
            if (parts)
                decode(name);
            append(path, name, whole);
        }
    }
    free(rest);
    return path;
}

static const char *next(const char *c)
{
    return c + strspn(c, "\\ ");
}

bool vpi_path_same(const char *a, const char *b)
{
    for (a = next(a), b = next(b); *a && *a == *b; a = next(a + 1), b = next(b + 1))
        ;
    return *a == *b;
}
