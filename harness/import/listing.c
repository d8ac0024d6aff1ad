// SPDX-License-Identifier: Apache-2.0
#include "import/listing.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "import/listing_part.h"

enum { SM_FIRST = 50, SM_LAST = 62, SM_WIDE = 70, WORD_BYTES = 8 };

const char *const listing_source_name[LISTING_SOURCES] = {"cuobjdump or nvdisasm", "nouveau", "NAK", "words alone"};

bool listing_fail(struct listing_reader *r, struct span at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    if (!r->failed)
        diag_addv(r->diag, r->text, r->size, at, format, args);
    va_end(args);
    r->failed = true;
    return false;
}

bool listing_next(struct listing_lines *l)
{
    if (l->at >= l->size)
        return false;
    l->line = l->text + l->at;
    const char *end = memchr(l->line, '\n', l->size - l->at);
    l->length = end ? (size_t)(end - l->line) : l->size - l->at;
    l->at += l->length + 1;
    l->number++;
    return true;
}

/* The walk through the lines of a listing. */
struct walk {
    struct listing_reader *r;
    struct listing_dump dump;
    uint64_t counted;            /* instructions of the program that comes, by NAK; 0: not known */
    uint32_t number;             /* of the line */
    struct listing_insn pending; /* an instruction whose word comes on the next line */
    bool is_pending;
    uint32_t address; /* of the last instruction, if `follows` */
    bool follows;
};

static struct span span_of(const struct walk *w, const struct listing_line *line)
{
    return (struct span){w->number, line->column ? line->column : 1, line->length};
}

static void end_function(struct walk *w)
{
    if (w->is_pending)
        listing_fail(w->r, w->pending.at,
                     "no word; expected /* 0x and 16 hexadecimal digits */ here or alone on the next line");
    listing_end(w->r, false);
    w->is_pending = w->follows = false;
}

/*
 * Addresses say whether a line is missing: instructions are 8 bytes apart, and a control word stands at each multiple
 * of
 * 32. A function begins anywhere, with a group.
 */
static bool check_address(struct walk *w, const struct listing_line *line)
{
    struct listing_reader *r = w->r;
    struct span at = {w->number, 1, 1};
    if (r->bare)
        return true;
    if (line->address % (WORD_BYTES * (GROUP + 1)) == 0)
        return listing_fail(r, at,
                            "an instruction at 0x%04" PRIx32
                            ", where a control word stands; expected code of Maxwell or "
                            "Pascal, not words of 128 bits",
                            line->address);
    if (r->slot == GROUP)
        return true; /* listing_insn reports it */
    bool begins = r->slot == 0 && line->address == WORD_BYTES;
    uint32_t place = line->address / WORD_BYTES % (GROUP + 1),
             next = w->address + (r->slot == 0 ? 2U : 1U) * WORD_BYTES;
    if (place != r->slot + 1)
        return listing_fail(r, at,
                            "address 0x%04" PRIx32 " is not that of instruction %u of a group: a line is missing",
                            line->address, r->slot + 1);
    if (w->follows && !begins && line->address != next)
        return listing_fail(r, at, "address 0x%04" PRIx32 "; expected 0x%04" PRIx32 ": a line is missing",
                            line->address, next);
    if (begins || !w->follows)
        r->out->programs++;
    return true;
}

static void take_insn(struct walk *w, const struct listing_line *line)
{
    struct listing_insn insn = {.word = line->value, .at = span_of(w, line)};
    insn.text = line->text;
    insn.text_size = line->text_size;
    if (w->is_pending)
        end_function(w);
    else if (check_address(w, line)) {
        if (w->r->bare && !w->follows)
            w->r->out->programs++;
        w->address = line->address;
        w->follows = true;
        w->r->out->sources |= 1U << LISTING_TEXT;
        w->is_pending = !line->has_word;
        w->pending = insn;
        if (line->has_word)
            listing_insn(w->r, &insn);
    }
}

static void take_word(struct walk *w, const struct listing_line *line)
{
    struct span at = span_of(w, line);
    if (!w->is_pending) {
        listing_control(w->r, line->value, at);
        return;
    }
    w->is_pending = false;
    w->pending.word = line->value;
    w->pending.at = at;
    listing_insn(w->r, &w->pending);
}

static void take_arch(struct walk *w, const struct listing_line *line)
{
    if (line->value < SM_FIRST || line->value > SM_LAST)
        listing_fail(w->r, span_of(w, line),
                     "sm_%" PRIu64
                     "%s; expected sm_50 to sm_62, Maxwell or Pascal (cuobjdump -arch sm_52 prints that alone)",
                     line->value, line->value >= SM_WIDE ? " has words of 128 bits" : "");
}

static void take(struct walk *w, const struct listing_line *line)
{
    switch (line->kind) {
    case LINE_BROKEN:
        listing_fail(w->r, span_of(w, line), "%s", line->wrong);
        break;
    case LINE_INSN:
        take_insn(w, line);
        break;
    case LINE_WORD:
        take_word(w, line);
        break;
    case LINE_ARCH:
        take_arch(w, line);
        break;
    case LINE_FUNCTION:
        end_function(w);
        break;
    case LINE_NOUVEAU:
    case LINE_NAK:
        end_function(w);
        listing_dump_begin(&w->dump, w->r, line, w->number);
        w->dump.least = line->kind == LINE_NAK ? w->counted : 0;
        w->counted = 0;
        break;
    case LINE_COUNT:
        w->counted = line->value;
        break;
    case LINE_OTHER:
        break;
    }
}

static void read_lines(struct listing_reader *r)
{
    struct walk w = {.r = r};
    struct listing_lines l = {.text = r->text, .size = r->size};
    struct listing_line line;
    while (!r->failed && listing_next(&l)) {
        w.number = l.number;
        if (w.dump.active && listing_dump_line(&w.dump, &l))
            continue;
        listing_line(l.line, l.length, &line);
        if (!r->failed)
            take(&w, &line);
    }
    if (!r->failed)
        end_function(&w);
    listing_dump_end(&w.dump);
    if (r->out->count == 0)
        listing_fail(r, (struct span){0}, "no instruction; expected code behind the headings of the listing");
}

/* A line of it is one of a listing; else it is words alone. */
static bool has_lines(const struct listing_reader *r)
{
    struct listing_lines l = {.text = r->text, .size = r->size};
    struct listing_line line;
    while (listing_next(&l)) {
        listing_line(l.line, l.length, &line);
        if (line.kind != LINE_OTHER)
            return true;
    }
    return false;
}

bool listing_read(const char *text, size_t size, bool bare, struct listing *out, struct diag *diag)
{
    struct listing_reader r = {.text = text, .size = size, .bare = bare, .out = out, .diag = diag, .slot = GROUP};
    *out = (struct listing){0};
    if (has_lines(&r))
        read_lines(&r);
    else
        listing_words(&r);
    if (r.failed)
        listing_free(out);
    return !r.failed;
}

void listing_free(struct listing *listing)
{
    free(listing->insns);
    *listing = (struct listing){0};
}
