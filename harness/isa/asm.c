// SPDX-License-Identifier: Apache-2.0
#include "isa/asm.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "isa/tld4.h"

/* A piece of the text: a word of letters, digits and underscores, or a single other character; size 0 at the end. */
struct piece {
    size_t at, size;
};

struct reader {
    const char *text;
    size_t size;
    struct piece now;
    struct asm_error *error;
    bool failed;
    /* Where the operands stood, for errors found once the word is complete. */
    struct piece rd, ra, rb, idx, param;
};

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static void next(struct reader *r)
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
static void fail(struct reader *r, struct piece where, const char *format, ...)
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

static void expected(struct reader *r, const char *what)
{
    if (r->now.size == 0)
        fail(r, r->now, "the text ends where %s is expected", what);
    else if (isprint((unsigned char)r->text[r->now.at]))
        fail(r, r->now, "unexpected '%.*s'; expected %s", r->now.size > 40 ? 40 : (int)r->now.size, r->text + r->now.at,
             what);
    else
        fail(r, r->now, "unexpected byte 0x%02x; expected %s", (unsigned char)r->text[r->now.at], what);
}

static bool is(const struct reader *r, const char *word)
{
    return strlen(word) == r->now.size && strncasecmp(r->text + r->now.at, word, r->now.size) == 0;
}

static bool accept(struct reader *r, const char *word)
{
    if (!is(r, word))
        return false;
    next(r);
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

static bool read_register(struct reader *r, uint32_t *out)
{
    if (is(r, "RZ"))
        *out = TEX_RZ;
    else if (!numbered(r, 'R', TEX_RZ, out))
        return false;
    next(r);
    return true;
}

static bool read_predicate(struct reader *r, uint32_t *out)
{
    if (is(r, "PT"))
        *out = TEX_PT;
    else if (!numbered(r, 'P', TEX_PT, out))
        return false;
    next(r);
    return true;
}

/* Decimal or 0x hexadecimal. False leaves the position. */
static bool read_number(struct reader *r, uint64_t *out)
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
    next(r);
    return true;
}

static uint64_t need_number(struct reader *r, uint64_t limit, const char *what)
{
    struct piece where = r->now;
    uint64_t value = 0;
    (void)accept(r, "#");
    if (!read_number(r, &value))
        expected(r, what);
    else if (value >= limit)
        fail(r, where, "%.*s is out of range; expected %s", (int)where.size, r->text + where.at, what);
    return value;
}

static void need_comma(struct reader *r)
{
    if (!accept(r, ","))
        expected(r, "','");
}

/* One of the texts of an enumeration; codes in `allowed` only. */
static bool read_code(struct reader *r, const char *enumeration, uint32_t allowed, uint32_t *out)
{
    for (uint32_t code = 0; code < 8; code++) {
        if (!(allowed >> code & 1) || !is(r, tex_code_name(enumeration, code)))
            continue;
        *out = code;
        next(r);
        return true;
    }
    return false;
}

static void read_guard(struct reader *r, struct tld4 *f)
{
    f->pg = TEX_PT;
    if (!accept(r, "@"))
        return;
    f->pg_not = accept(r, "!");
    if (!read_predicate(r, &f->pg))
        expected(r, "a guard predicate P0..P6 or PT");
}

/* Suffixes come in the order of the syntax; what is left over tells what could still have followed. */
static void read_suffixes(struct reader *r, struct tld4 *f, uint32_t *phase)
{
    static const char *const rest[] = {".B (bindless), .AOFFI, .PTP, .DC, .NDV, .NODEP, .T or .P",
                                       ".AOFFI, .PTP, .DC, .NDV, .NODEP, .T or .P",
                                       ".DC, .NDV, .NODEP, .T or .P",
                                       ".NDV, .NODEP, .T or .P",
                                       ".NODEP, .T or .P",
                                       ".T or .P",
                                       "Rd or Ps"};
    if (!accept(r, ".") || !read_code(r, "comp", 0xf, &f->comp)) {
        expected(r, "the component: .R, .G, .B or .A"); /* R-TLD4-2 */
        return;
    }
    unsigned place = 0;
    while (accept(r, ".")) {
        if (place < 1 && accept(r, "B")) {
            f->bindless = true;
            place = 1;
        } else if (place < 2 &&
                   read_code(r, "toff", UINT32_C(1) << TEX_TOFF_AOFFI | UINT32_C(1) << TEX_TOFF_PTP, &f->toff)) {
            place = 2;
        } else if (place < 3 && accept(r, "DC")) {
            f->dc = true;
            place = 3;
        } else if (place < 4 && accept(r, "NDV")) {
            f->ndv = true;
            place = 4;
        } else if (place < 5 && accept(r, "NODEP")) {
            f->nodep = true;
            place = 5;
        } else if (place < 6 && read_code(r, "phase", UINT32_C(1) << TEX_PHASE_T | UINT32_C(1) << TEX_PHASE_P, phase)) {
            place = 6;
        } else {
            expected(r, rest[place]);
            return;
        }
    }
}

static void read_registers(struct reader *r, struct tld4 *f)
{
    f->ps = TEX_PT;
    if (read_predicate(r, &f->ps))
        need_comma(r);
    r->rd = r->now;
    if (!read_register(r, &f->rd))
        expected(r, "Rd: R0..R254 or RZ");
    need_comma(r);
    r->ra = r->now;
    if (!read_register(r, &f->ra))
        expected(r, "Ra: R0..R254");
    need_comma(r);
    r->rb = r->now;
    f->rb = TEX_RZ;
    if (read_register(r, &f->rb))
        need_comma(r);
}

/* Index or {tid, smp}; the coordinate description; the mask. */
static void read_immediates(struct reader *r, struct tld4 *f)
{
    r->idx = r->now;
    uint64_t index = need_number(r, UINT64_C(1) << TEX_TLD4_INDEX_W, "Rb or a handle index 0..0x1fff"), sampler;
    need_comma(r);
    struct piece second = r->now;
    (void)accept(r, "#");
    if (read_number(r, &sampler)) { /* R-TLD4-33 */
        if (index > 0xff)
            fail(r, r->idx, "texture id 0x%llx is out of range; expected 0..0xff before a sampler id",
                 (unsigned long long)index);
        else if (sampler > 0x1f)
            fail(r, second, "sampler id 0x%llx is out of range; expected 0..0x1f", (unsigned long long)sampler);
        index |= sampler << 8;
        need_comma(r);
    }
    f->index = f->bindless ? 0 : (uint32_t)index; /* R-TLD4-29 */
    r->param = r->now;
    if (!read_code(r, "param", 0xff, &f->param))
        expected(r, "paramA: 2D, CUBE, ARRAY_2D or ARRAY_CUBE");
    f->wmask = 0xf; /* R-TLD4-44 */
    if (accept(r, ","))
        f->wmask = (uint32_t)need_number(r, 16, "a write mask 0..0xf");
}

/* R-TLD4-26: annotations carry no data. */
static void read_tail(struct reader *r)
{
    while (is(r, "&") || is(r, "?")) {
        next(r);
        if (r->now.size == 0 || !is_word(r->text[r->now.at]))
            expected(r, "the name of a scheduling annotation");
        next(r);
    }
    (void)accept(r, ";");
    if (r->now.size != 0)
        expected(r, "the end of the instruction");
}

static void refuse(struct reader *r, const struct tld4 *f, enum tex_illegal_code why)
{
    static const unsigned align[5] = {1, 1, 2, 4, 4};
    struct tld4_operands operands;
    tld4_operands(f, &operands);
    unsigned n = why == TEX_ILLEGAL_RA   ? operands.ra_count
                 : why == TEX_ILLEGAL_RB ? operands.rb_count
                                         : tld4_results(f);
    struct piece where = why == TEX_ILLEGAL_RA ? r->ra : why == TEX_ILLEGAL_RB ? r->rb : r->rd;
    if (why == TEX_ILLEGAL_PARAM)
        fail(r, r->param, "paramA %s is reserved for TLD4; expected 2D, CUBE, ARRAY_2D or ARRAY_CUBE",
             tex_param_name(f->param));
    else if (why == TEX_ILLEGAL_RB && f->rb == TEX_RZ)
        fail(r, where, "Rb is missing; it carries %u scalar%s here (first %s)", n, n == 1 ? "" : "s",
             tld4_operand_name(operands.rb[0]));
    else
        fail(r, where, "%s holds %u scalars here; expected a multiple of %u that ends by R254", tex_illegal_name(why),
             n, align[n]);
}

bool asm_parse(const char *text, size_t size, struct asm_insn *out, struct asm_error *error)
{
    struct reader r = {.text = text, .size = size, .error = error};
    struct tld4 f = {0};
    uint32_t phase = TEX_PHASE_NONE;
    next(&r);
    read_guard(&r, &f);
    if (!accept(&r, "TLD4"))
        expected(&r, "TLD4");
    read_suffixes(&r, &f, &phase);
    read_registers(&r, &f);
    read_immediates(&r, &f);
    read_tail(&r);
    if (r.failed)
        return false;
    enum tex_illegal_code why = tld4_check(tld4_pack(&f), phase);
    if (why != TEX_ILLEGAL_NONE && why != TEX_ILLEGAL_DC)
        refuse(&r, &f, why);
    *out = (struct asm_insn){tld4_pack(&f), phase};
    return !r.failed;
}
