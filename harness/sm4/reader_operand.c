// SPDX-License-Identifier: Apache-2.0
/* Operands: registers, swizzles, literals. */
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "sm4/reader.h"

struct shader_number shader_number(struct shader_reader *r, struct span at, const char *text, bool real)
{
    struct shader_number n = {.is_whole = !real};
    if (real) {
        float value = strtof(text, NULL);
        memcpy(&n.bits, &value, sizeof n.bits);
        return n;
    }
    errno = 0;
    unsigned long long whole = strtoull(text, NULL, text[0] == '0' && (text[1] | 0x20) == 'x' ? 16 : 10);
    if (errno != 0 || whole > UINT32_MAX)
        shader_error(r, at, "%.40s is larger than 32 bits", text);
    n.bits = (uint32_t)whole;
    n.whole = (int64_t)(whole & UINT32_MAX);
    return n;
}

/* Files whose name is letters and a number; the longest first. */
static const struct {
    const char *letters;
    enum dx_file file;
} files[] = {{"icb", DX_IMMEDIATE}, {"cb", DX_CONSTANT}, {"r", DX_TEMP},    {"x", DX_INDEXABLE}, {"v", DX_INPUT},
             {"o", DX_OUTPUT},      {"t", DX_RESOURCE},  {"s", DX_SAMPLER}, {"u", DX_UAV}};

/* The number after the letters: false if it is none. */
static bool digits(struct low_slice text, uint32_t *out)
{
    *out = 0;
    for (uint32_t i = 0; i < text.size; i++) {
        if (!isdigit((unsigned char)text.at[i]) || *out > 99999)
            return false;
        *out = *out * 10 + (uint32_t)(text.at[i] - '0');
    }
    return true;
}

/* Of inputs and outputs with a name of their own: vThreadID, oDepth. */
static enum dx_file named_file(struct low_slice name)
{
    if (name.size == strlen("rasterizer") && strncasecmp(name.at, "rasterizer", name.size) == 0)
        return DX_RASTERIZER;
    if (name.size > 1 && name.at[0] == 'v' && isupper((unsigned char)name.at[1]))
        return DX_INPUT;
    return name.size > 1 && name.at[0] == 'o' && isupper((unsigned char)name.at[1]) ? DX_OUTPUT : DX_OTHER;
}

struct dx_operand shader_register(struct shader_reader *r, struct span at, struct low_slice name)
{
    struct dx_operand o = {.at = at, .file = named_file(name), .name = name};
    (void)r;
    for (unsigned i = 0; i < sizeof files / sizeof *files && o.file == DX_OTHER; i++) {
        uint32_t size = (uint32_t)strlen(files[i].letters);
        if (name.size < size || strncasecmp(name.at, files[i].letters, size) != 0)
            continue;
        if (!digits((struct low_slice){name.at + size, name.size - size}, &o.number))
            continue;
        o.file = files[i].file;
        o.numbered = name.size > size;
    }
    return o;
}

void shader_letters(struct shader_reader *r, struct span at, struct low_slice text, struct dx_operand *o)
{
    static const char spelt[] = "xyzwrgba";
    o->letters_at = at;
    for (uint32_t i = 0; i < text.size; i++) {
        const char *letter = strchr(spelt, tolower((unsigned char)text.at[i]));
        if (!letter || i >= DX_COMPONENTS) {
            shader_error(r, at, "'%.*s' is no list of components; expected up to four of x, y, z and w",
                         LOW_SHOWN(text));
            return;
        }
        o->letter[o->letters++] = (uint8_t)((letter - spelt) % DX_COMPONENTS);
    }
}

void shader_value(struct shader_reader *r, struct span at, struct shader_number n, struct dx_operand *o)
{
    if (o->values < DX_COMPONENTS)
        o->value[o->values++] = n.bits;
    else
        shader_error(r, at, "the literal has more than four values");
}

struct dx_operand shader_literal(struct shader_reader *r, struct span at, struct low_slice name,
                                 const struct dx_operand *values)
{
    struct dx_operand o = *values;
    o.file = DX_LITERAL;
    o.name = name;
    if (name.size != 1 || (name.at[0] | 0x20) != 'l')
        shader_error(r, at, "'%.*s(' begins no operand; expected l(VALUES) or a register", LOW_SHOWN(name));
    else if (o.values != 1 && o.values != DX_COMPONENTS)
        shader_error(r, at, "the literal has %u values; expected one or four", o.values);
    return o;
}
