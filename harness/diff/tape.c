// SPDX-License-Identifier: Apache-2.0
#include "diff/tape.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <zstd.h>

#include "base/text.h"

#define CASE_HEAD 3U /* words before its name */

/* Always false. */
static bool wrong(struct tape *r, const char *format, ...)
{
    va_list args;
    int used = snprintf(r->error, sizeof r->error, "%.300s: byte %ld: ", r->path, ftell(r->in));
    va_start(args, format);
    vsnprintf(r->error + used, sizeof r->error - (size_t)used, format, args);
    va_end(args);
    return false;
}

static bool no_memory(struct tape *r)
{
    r->no_memory = true;
    return wrong(r, "out of memory");
}

static bool head(struct tape *r, struct record_head *h)
{
    if (fread(h, sizeof *h, 1, r->in) != 1)
        return wrong(r, "it ends within the recording; it was cut");
    if (h->chunk > RECORD_END || h->bytes > RECORD_CHUNK_BYTES || h->packed > r->packed_room)
        return wrong(r, "damaged: expected the head of a chunk");
    return true;
}

/* The bytes of a chunk, into words. */
static bool unpack(struct tape *r, const struct record_head *h)
{
    if (fread(r->packed, 1, h->packed, r->in) != h->packed)
        return wrong(r, "it ends within the recording; it was cut");
    size_t size = ZSTD_decompressDCtx(r->zstd, r->words, RECORD_CHUNK_BYTES, r->packed, h->packed);
    if (ZSTD_isError(size) || size != h->bytes)
        return wrong(r, "damaged: expected %u bytes in a chunk, packed by zstd", h->bytes);
    return true;
}

static bool read_layout(struct tape *r)
{
    struct record_head h;
    char why[128];
    if (!head(r, &h) || (h.chunk != RECORD_LAYOUT && !wrong(r, "damaged: expected the layout")) || !unpack(r, &h))
        return false;
    char *text = malloc(h.bytes + 1U);
    if (!text)
        return no_memory(r);
    memcpy(text, r->words, h.bytes);
    text[h.bytes] = '\0';
    return layout_read(&r->layout, text, h.bytes, why, sizeof why) || wrong(r, "damaged: %s", why);
}

static struct tape_case *new_case(struct tape *r)
{
    if (r->count == r->room) {
        size_t room = r->room ? 2 * r->room : 64;
        struct tape_case *cases = realloc(r->cases, room * sizeof *cases);
        if (!cases)
            return NULL;
        r->cases = cases;
        r->room = room;
    }
    return &r->cases[r->count];
}

static bool add_case(struct tape *r, const struct record_head *h)
{
    struct tape_case *c = new_case(r);
    if (!c)
        return no_memory(r);
    if (!unpack(r, h))
        return false;
    if (h->bytes < CASE_HEAD * sizeof *r->words)
        return wrong(r, "damaged: expected a case");
    *c = (struct tape_case){.name = strndup((char *)(r->words + CASE_HEAD), h->bytes - CASE_HEAD * sizeof *r->words),
                            .visible = r->words[0] | (uint64_t)r->words[1] << 32,
                            .modelled = r->words[2] & RECORD_MODELLED,
                            .at = ftell(r->in)};
    if (!c->name)
        return no_memory(r);
    text_clean(c->name);
    r->count++;
    return true;
}

static int by_name(const void *a, const void *b)
{
    const struct tape_case *const *left = a, *const *right = b;
    int order = strcmp((*left)->name, (*right)->name);
    return order ? order : (*left > *right) - (*left < *right);
}

/* Those of one name are told apart by their order. */
static bool number_cases(struct tape *r)
{
    struct tape_case **sorted = calloc(r->count + 1, sizeof(struct tape_case *));
    if (!sorted)
        return no_memory(r);
    for (size_t i = 0; i < r->count; i++)
        sorted[i] = &r->cases[i];
    qsort(sorted, r->count, sizeof(struct tape_case *), by_name);
    for (size_t i = 1; i < r->count; i++)
        if (strcmp(sorted[i]->name, sorted[i - 1]->name) == 0)
            sorted[i]->number = sorted[i - 1]->number + 1;
    free(sorted);
    return true;
}

/* All cases of the file, without their items. */
static bool find_cases(struct tape *r)
{
    struct record_head h;
    do {
        if (!head(r, &h))
            return false;
        if (h.chunk == RECORD_LAYOUT)
            return wrong(r, "damaged: a second layout");
        if (h.chunk == RECORD_CASE && !add_case(r, &h))
            return false;
        if (h.chunk == RECORD_END && !unpack(r, &h))
            return false;
        if (h.chunk == RECORD_ITEMS && fseek(r->in, (long)h.packed, SEEK_CUR) != 0)
            return wrong(r, "it cannot be read at any place: expected a file");
    } while (h.chunk != RECORD_END);
    return number_cases(r);
}

bool tape_open(struct tape *r, FILE *in, const char *path, enum trace_side side)
{
    char mark[sizeof RECORD_MARK] = "";
    size_t room = ZSTD_compressBound(RECORD_CHUNK_BYTES);
    *r = (struct tape){.in = in,
                       .path = path,
                       .side = side,
                       .zstd = ZSTD_createDCtx(),
                       .packed = malloc(room),
                       .packed_room = room,
                       .words = malloc(RECORD_CHUNK_BYTES)};
    if (!r->zstd || !r->packed || !r->words)
        return no_memory(r);
    rewind(in);
    if (fread(mark, 1, sizeof mark - 1, in) != sizeof mark - 1 || strcmp(mark, RECORD_MARK) != 0)
        return wrong(r, "expected a recording of texlock (run --record)");
    return read_layout(r) && find_cases(r);
}

void tape_close(struct tape *r)
{
    for (size_t i = 0; i < r->count; i++)
        free(r->cases[i].name);
    free(r->cases);
    free(r->packed);
    free(r->words);
    ZSTD_freeDCtx(r->zstd);
    layout_free(&r->layout);
    if (r->in)
        fclose(r->in);
    r->in = NULL;
}

bool tape_case(struct tape *r, size_t number)
{
    r->words_count = r->at = 0;
    r->cycle = 0;
    r->resets = 0;
    r->ended = false;
    for (unsigned i = 0; i < TRACK_INSTRUCTIONS; i++)
        r->instruction[i] = (struct tape_instruction){.number = RECORD_NONE};
    return fseek(r->in, r->cases[number].at, SEEK_SET) == 0 || wrong(r, "it cannot be read at any place");
}

static bool next_chunk(struct tape *r)
{
    struct record_head h;
    if (!head(r, &h))
        return false;
    if (h.chunk != RECORD_ITEMS || h.bytes % sizeof *r->words != 0)
        return wrong(r, "damaged: expected items up to the end of the case");
    r->words_count = h.bytes / sizeof *r->words;
    r->at = 0;
    return unpack(r, &h);
}

/* So many words of the chunk; NULL: they are not there. */
static const uint32_t *take(struct tape *r, size_t count)
{
    if (r->words_count - r->at < count) {
        wrong(r, "damaged: expected %zu more words of an item", count);
        return NULL;
    }
    r->at += count;
    return &r->words[r->at - count];
}

static bool note_instruction(struct tape *r)
{
    const uint32_t *w = take(r, RECORD_INSTRUCTION_WORDS);
    if (w)
        r->instruction[w[0] % TRACK_INSTRUCTIONS] =
            (struct tape_instruction){w[0], (uint8_t)w[3], (uint8_t)w[4], w[1] | (uint64_t)w[2] << 32};
    return w != NULL;
}

static bool read_beat(struct tape *r, unsigned b, struct beat *out)
{
    if (b >= r->layout.count)
        return wrong(r, "damaged: boundary %u of %u", b, r->layout.count);
    unsigned words = r->layout.boundary[b].words;
    const uint32_t *w = take(r, RECORD_BEAT_WORDS + words);
    if (!w)
        return false;
    *out = (struct beat){
        .cycle = r->cycle, .boundary = b, .instruction = w[0], .lanes = w[1], .pass = w[2], .resets = r->resets};
    memcpy(out->payload, w + RECORD_BEAT_WORDS, words * sizeof *w);
    const struct tape_instruction *i = &r->instruction[w[0] % TRACK_INSTRUCTIONS];
    if (w[0] != RECORD_NONE && i->number == w[0]) {
        out->word = i->word;
        out->phase = i->phase;
        out->warp = i->warp;
    }
    return true;
}

/* The item at hand; `found` false: it is not for this side, or not for the caller. */
static enum tape_item item(struct tape *r, struct beat *out, bool *found)
{
    const uint32_t *w = take(r, RECORD_ITEM_WORDS);
    if (!w)
        return TAPE_WRONG;
    uint32_t what = w[0] & 255, boundary = w[0] >> 8 & 255, sides = w[0] >> 16;
    r->cycle += w[1];
    out->cycle = r->cycle;
    *found = sides >> r->side & 1;
    switch (what) {
    case RECORD_BEAT:
        return read_beat(r, boundary, out) ? TAPE_BEAT : TAPE_WRONG;
    case RECORD_INSTRUCTION:
        *found = false;
        return note_instruction(r) ? TAPE_BEAT : TAPE_WRONG;
    case RECORD_RESET:
        r->resets++;
        return TAPE_RESET;
    case RECORD_FAILED:
        return TAPE_FAILED;
    case RECORD_CASE_END:
        r->ended = true;
        return TAPE_END;
    default:
        wrong(r, "damaged: item %u is none", what);
        return TAPE_WRONG;
    }
}

enum tape_item tape_next(struct tape *r, struct beat *out)
{
    bool found = false;
    enum tape_item what = TAPE_END;
    while (!r->ended && !found) {
        if (r->at == r->words_count && !next_chunk(r))
            return TAPE_WRONG;
        what = item(r, out, &found);
        if (what == TAPE_WRONG)
            return what;
    }
    return what;
}
