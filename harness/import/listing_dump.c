// SPDX-License-Identifier: Apache-2.0
/* Programs as words in hexadecimal: rows that nouveau and NAK print, and files that hold nothing else. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "import/listing_part.h"

enum { HALF_DIGITS = 8, WORD_DIGITS = 16, ROW = 8 /* words of 32 bits */, FIRST_ROOM = 256 };

/* The next text between blanks, and commas if they may separate; false at the end of the line. */
static bool next_token(struct listing_cursor *c, const char *separators, struct listing_cursor *token)
{
    while (c->at < c->size && c->text[c->at] != '\0' && strchr(separators, c->text[c->at]))
        c->at++;
    size_t from = c->at;
    while (c->at < c->size && (c->text[c->at] == '\0' || !strchr(separators, c->text[c->at])))
        c->at++;
    *token = (struct listing_cursor){.text = c->text + from, .size = c->at - from};
    return token->size > 0;
}

static struct span span_of(const struct listing_lines *l, const struct listing_cursor *token)
{
    return (struct span){l->number, (uint32_t)(token->text - l->line) + 1, (uint32_t)token->size};
}

static bool add(struct listing_dump *d, uint64_t word, struct span at)
{
    if (d->count == d->room) {
        size_t room = d->room ? 2 * d->room : FIRST_ROOM;
        struct listing_insn *more = realloc(d->words, room * sizeof *more);
        if (!more) {
            diag_no_memory(d->r->diag);
            d->r->failed = true;
            return false;
        }
        d->words = more;
        d->room = room;
    }
    d->words[d->count++] = (struct listing_insn){.word = word, .at = at};
    return true;
}

/* The lower half comes first. */
static bool add_half(struct listing_dump *d, uint32_t half, struct span at)
{
    d->half = !d->half;
    if (!d->half)
        return add(d, (uint64_t)half << 32 | d->low, d->low_at);
    d->low = half;
    d->low_at = at;
    return true;
}

/* EXIT of Volta and later, in words of 128 bits; bits 63:32 of an SM50 instruction are never all zero. */
static bool is_wide_exit(uint64_t word)
{
    return word >> 32 == 0 && (word & 0xfff) == 0x94d;
}

static void close_program(struct listing_dump *d, bool part)
{
    struct listing_reader *r = d->r;
    d->active = false;
    for (size_t i = 0; i < d->count; i++)
        if (i % 2 == 0 && is_wide_exit(d->words[i].word))
            listing_fail(r, d->words[i].at,
                         "EXIT in a word of 128 bits, as Volta and later have it; expected code of Maxwell or Pascal");
    for (size_t i = 0; i < d->count && !r->failed; i++) {
        if (i % (GROUP + 1) == 0 && !r->bare)
            listing_control(r, d->words[i].word, d->words[i].at);
        else
            listing_insn(r, &d->words[i]);
    }
    listing_end(r, part);
    if (d->count == 0)
        listing_fail(r, d->at, "no word follows; expected rows of 32-bit words in hexadecimal");
    else if (!r->bare && d->count - d->count / (GROUP + 1) < d->least)
        listing_fail(r, d->at, "rows are missing: expected the %" PRIu64 " instructions that are counted above",
                     d->least);
    r->out->programs++;
    r->out->sources |= 1U << d->source;
    free(d->words);
    d->words = NULL;
    d->count = d->room = 0;
}

void listing_dump_begin(struct listing_dump *d, struct listing_reader *r, const struct listing_line *line,
                        uint32_t number)
{
    bool nouveau = line->kind == LINE_NOUVEAU;
    *d = (struct listing_dump){.r = r, .source = nouveau ? LISTING_NOUVEAU : LISTING_NAK, .active = true};
    d->at = (struct span){number, line->column ? line->column : 1, line->length};
    d->left = line->value / 4;
    if (nouveau && (line->value % 8 != 0 || line->value == 0))
        listing_fail(r, d->at, "%" PRIu64 " bytes; expected a multiple of 8, above 0", line->value);
}

static bool read_row(struct listing_dump *d, const struct listing_lines *l)
{
    struct listing_cursor line = {.text = l->line, .size = l->length}, token;
    bool nouveau = d->source == LISTING_NOUVEAU;
    unsigned words = 0;
    uint64_t value;
    while (next_token(&line, " \t\r", &token)) {
        struct span at = span_of(l, &token);
        if (listing_hex(&token, &value) != HALF_DIGITS || token.size != HALF_DIGITS)
            return listing_fail(d->r, at, "no 32-bit word; expected 8 hexadecimal digits");
        if (words == ROW || (nouveau && d->left == 0))
            return listing_fail(d->r, at,
                                "a word more than expected: %u words in a row, and as many as the heading says", ROW);
        if (!add_half(d, (uint32_t)value, at))
            return false;
        words++;
        d->left -= nouveau;
    }
    if (words == ROW || (nouveau && words > 0 && d->left == 0))
        return true;
    struct span at = {l->number, 1, (uint32_t)l->length};
    if (nouveau)
        return listing_fail(d->r, at, "a row of %u words; expected %u, and %" PRIu64 " more", words, ROW, d->left);
    return listing_fail(d->r, at, "a row of %u words; expected %u", words, ROW);
}

bool listing_dump_line(struct listing_dump *d, const struct listing_lines *l)
{
    bool nouveau = d->source == LISTING_NOUVEAU;
    if (!nouveau && (l->length == 0 || l->line[0] != ' ')) {
        close_program(d, false);
        return false;
    }
    if (read_row(d, l) && nouveau && d->left == 0)
        close_program(d, true);
    return true;
}

void listing_dump_end(struct listing_dump *d)
{
    if (d->active && d->source == LISTING_NOUVEAU)
        listing_fail(d->r, d->at, "the file ends inside the code; expected %" PRIu64 " more 32-bit words", d->left);
    else if (d->active)
        close_program(d, false);
    free(d->words);
    d->words = NULL;
}

/* Up to a comment. */
static size_t without_comment(const struct listing_lines *l)
{
    for (size_t i = 0; i < l->length; i++)
        if (l->line[i] == '#' || (l->line[i] == '/' && i + 1 < l->length && l->line[i + 1] == '/'))
            return i;
    return l->length;
}

static bool read_word(struct listing_dump *d, const struct listing_lines *l, struct listing_cursor token,
                      size_t *digits)
{
    struct span at = span_of(l, &token);
    uint64_t value;
    if (!listing_accept(&token, "0x"))
        (void)listing_accept(&token, "0X");
    size_t found = listing_hex(&token, &value);
    if (token.at != token.size || (found != WORD_DIGITS && found != HALF_DIGITS))
        return d->count == 0 && !d->half && found == 0
                   ? listing_fail(
                         d->r, at,
                         "no listing that is known; expected one of cuobjdump -sass, nvdisasm -hex, nouveau or "
                         "NAK, or words in hexadecimal")
                   : listing_fail(d->r, at, "no word; expected 16 hexadecimal digits, or 8 in each");
    if (*digits != 0 && found != *digits)
        return listing_fail(d->r, at, "%zu digits; expected %zu, as before", found, *digits);
    *digits = found;
    return found == WORD_DIGITS ? add(d, value, at) : add_half(d, (uint32_t)value, at);
}

void listing_words(struct listing_reader *r)
{
    struct listing_dump d = {.r = r, .source = LISTING_WORDS, .active = true};
    struct listing_lines l = {.text = r->text, .size = r->size};
    struct listing_cursor token;
    size_t digits = 0;
    while (!r->failed && listing_next(&l)) {
        struct listing_cursor line = {.text = l.line, .size = without_comment(&l)};
        while (!r->failed && next_token(&line, " \t\r,", &token))
            (void)read_word(&d, &l, token, &digits);
    }
    if (d.half)
        listing_fail(r, d.low_at, "half a word; expected the upper 32 bits behind it");
    else if (d.count == 0)
        listing_fail(r, (struct span){0}, "the file is empty; expected a listing");
    if (!r->failed)
        close_program(&d, false);
    free(d.words);
}
