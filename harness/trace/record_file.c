// SPDX-License-Identifier: Apache-2.0
#include "trace/record_file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <zstd.h>

#define LEVEL 3
#define WORDS (RECORD_CHUNK_BYTES / sizeof(uint32_t))

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "words are written as they are");

void record_out_begin(struct record_out *o, FILE *out)
{
    size_t room = ZSTD_compressBound(RECORD_CHUNK_BYTES);
    *o = (struct record_out){.out = out,
                             .zstd = ZSTD_createCCtx(),
                             .words = malloc(RECORD_CHUNK_BYTES),
                             .packed = malloc(room),
                             .room = room};
    o->failed = !o->zstd || !o->words || !o->packed ||
                ZSTD_isError(ZSTD_CCtx_setParameter(o->zstd, ZSTD_c_compressionLevel, LEVEL)) ||
                ZSTD_isError(ZSTD_CCtx_setParameter(o->zstd, ZSTD_c_checksumFlag, 1));
    fputs(RECORD_MARK, out);
}

static void chunk(struct record_out *o, enum record_chunk what, const void *bytes, size_t size)
{
    size_t packed = o->failed ? 0 : ZSTD_compress2(o->zstd, o->packed, o->room, bytes, size);
    o->failed |= ZSTD_isError(packed);
    if (o->failed)
        return;
    struct record_head head = {(uint32_t)what, (uint32_t)packed, (uint32_t)size};
    fwrite(&head, sizeof head, 1, o->out);
    fwrite(o->packed, 1, packed, o->out);
}

static void flush(struct record_out *o)
{
    if (o->count > 0)
        chunk(o, RECORD_ITEMS, o->words, o->count * sizeof *o->words);
    o->count = 0;
}

void record_out_layout(struct record_out *o, const char *text, size_t size)
{
    chunk(o, RECORD_LAYOUT, text, size);
}

void record_out_case(struct record_out *o, const char *name, uint64_t visible, uint32_t flags)
{
    const uint32_t head[] = {(uint32_t)visible, (uint32_t)(visible >> 32), flags};
    size_t length = strnlen(name, RECORD_CHUNK_BYTES - sizeof head);
    flush(o);
    o->cycle = 0;
    if (o->failed)
        return;
    memcpy(o->words, head, sizeof head);
    memcpy(o->words + sizeof head / sizeof *head, name, length);
    chunk(o, RECORD_CASE, o->words, sizeof head + length);
}

static void put(struct record_out *o, const uint32_t *words, size_t count)
{
    if (count > 0)
        memcpy(&o->words[o->count], words, count * sizeof *words);
    o->count += count;
}

void record_out_item(struct record_out *o, uint32_t head, uint64_t cycle, struct record_part words,
                     struct record_part payload)
{
    const uint32_t item[RECORD_ITEM_WORDS] = {head, (uint32_t)(cycle - o->cycle)};
    if (o->failed)
        return;
    if (o->count + RECORD_ITEM_WORDS + words.count + payload.count > WORDS)
        flush(o);
    put(o, item, RECORD_ITEM_WORDS);
    put(o, words.words, words.count);
    put(o, payload.words, payload.count);
    o->cycle = cycle;
}

bool record_out_end(struct record_out *o)
{
    flush(o);
    chunk(o, RECORD_END, "", 0);
    ZSTD_freeCCtx(o->zstd);
    free(o->words);
    free(o->packed);
    if (o->failed)
        errno = ENOMEM;
    return !o->failed && !ferror(o->out);
}
