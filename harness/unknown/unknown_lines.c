// SPDX-License-Identifier: Apache-2.0
#include "unknown/unknown_lines.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_SIZE 256U
#define WORDS (TEX_LINE_BYTES / 4)

void unknown_lines_clear(struct unknown_lines *m)
{
    struct unknown_line *slot = m->slot;
    size_t size = m->size;
    if (slot)
        memset(slot, 0, size * sizeof *slot);
    memset(m, 0, sizeof *m);
    m->slot = slot;
    m->size = size;
}

void unknown_lines_age(struct unknown_lines *m)
{
    for (size_t i = 0; i < m->size; i++)
        m->slot[i].old = true;
}

void unknown_lines_free(struct unknown_lines *m)
{
    free(m->slot);
    memset(m, 0, sizeof *m);
}

static enum unknown_reader reader_of(uint32_t id)
{
    return id >= TEX_AXI_ID_L1        ? READER_TEXEL
           : id == TEX_AXI_ID_LOAD    ? READER_LOAD
           : id == TEX_AXI_ID_SAMPLER ? READER_SAMPLER
           : id == TEX_AXI_ID_HEADER  ? READER_HEADER
                                      : READER_HANDLE;
}

static size_t place(const struct unknown_line *slot, size_t size, enum unknown_reader reader, uint64_t line)
{
    size_t at = (size_t)((line * READERS + reader) * UINT64_C(0x9e3779b97f4a7c15) >> 20) & (size - 1);
    while (slot[at].used && (slot[at].line != line || slot[at].reader != reader))
        at = (at + 1) & (size - 1);
    return at;
}

static bool grow(struct unknown_lines *m)
{
    size_t size = m->size ? 2 * m->size : FIRST_SIZE;
    struct unknown_line *slot = calloc(size, sizeof *slot);
    if (!slot)
        return false;
    for (size_t i = 0; i < m->size; i++)
        if (m->slot[i].used)
            slot[place(slot, size, m->slot[i].reader, m->slot[i].line)] = m->slot[i];
    free(m->slot);
    m->slot = slot;
    m->size = size;
    return true;
}

static struct unknown_line *find(const struct unknown_lines *m, enum unknown_reader reader, uint64_t line)
{
    struct unknown_line *found =
        m->count > 0 ? &m->slot[place(m->slot, m->size, m->mixed ? READER_TEXEL : reader, line)] : NULL;
    return found && found->used ? found : NULL;
}

const struct unknown_line *unknown_lines_find(const struct unknown_lines *m, enum unknown_reader reader, uint64_t line)
{
    return find(m, reader, line);
}

struct unknown_line *unknown_lines_loaded(struct unknown_lines *m, uint64_t line)
{
    return find(m, READER_LOAD, line);
}

void unknown_lines_ask(struct unknown_lines *m, const struct tex_axi_a *a)
{
    m->lost |= m->tail - m->head == UNKNOWN_READS;
    if (m->lost)
        return;
    m->read[m->tail++ % UNKNOWN_READS] =
        (struct unknown_read){.line = a->addr / TEX_LINE_BYTES, .id = (uint32_t)a->id, .beats = (uint32_t)a->len + 1};
}

/*
 * Error and sparse lines carry no data. If it is unknown whether a line is sparse, every one bit of its data is
 * unknown.
 */
static struct unknown_data convert(const struct tex_axi_r *r, const struct tex_axi_r *mask)
{
    struct unknown_data d = {0};
    d.error = r->resp >> 1 & 1;
    if (d.error)
        return d;
    d.sparse = r->user & 1;
    d.sparse_unknown = mask->user & 1;
    for (unsigned i = 0; i < WORDS; i++) {
        d.data[i] = d.sparse ? 0 : r->data[i];
        d.mask[i] = d.sparse_unknown ? r->data[i] | mask->data[i] : d.sparse ? 0 : mask->data[i];
    }
    return d;
}

static bool unknown_in(const struct unknown_data *d)
{
    uint32_t bits = d->sparse_unknown;
    for (unsigned i = 0; i < WORDS; i++)
        bits |= d->mask[i];
    return bits != 0;
}

static void keep(struct unknown_lines *m, enum unknown_reader reader, uint64_t line, const struct unknown_data *d,
                 uint64_t threads, uint64_t cycle)
{
    bool wanted = m->mixed || reader != READER_TEXEL || unknown_in(d) || unknown_lines_find(m, reader, line);
    if (!wanted)
        return;
    if (2 * (m->count + 1) > m->size && !grow(m)) {
        m->lost = true;
        return;
    }
    struct unknown_line *slot = &m->slot[place(m->slot, m->size, reader, line)];
    if (slot->used) {
        slot->before = slot->now;
        slot->until = threads;
    } else {
        *slot = (struct unknown_line){.used = true, .reader = reader, .line = line};
        m->count++;
    }
    slot->now = *d;
    slot->old = false;
    slot->cycle = cycle;
}

static struct unknown_read *oldest(struct unknown_lines *m, uint32_t id)
{
    for (uint32_t n = m->head; n != m->tail; n++) {
        struct unknown_read *read = &m->read[n % UNKNOWN_READS];
        if (!read->done && read->id == id)
            return read;
    }
    return NULL;
}

/* Texel lines stay in the list until `fill` has shown them. */
static void drop_done(struct unknown_lines *m)
{
    for (; m->head != m->tail; m->head++) {
        const struct unknown_read *read = &m->read[m->head % UNKNOWN_READS];
        if (!read->done || (!m->mixed && reader_of(read->id) == READER_TEXEL && !read->filled))
            return;
    }
}

void unknown_lines_take(struct unknown_lines *m, const struct tex_axi_r *r, const struct tex_axi_r *mask,
                        uint64_t threads, uint64_t cycle)
{
    struct unknown_data d = convert(r, mask);
    m->shown_head = m->mixed ? m->shown_tail : m->shown_head;
    m->lost |= m->shown_tail - m->shown_head == UNKNOWN_READS;
    m->shown[m->shown_tail++ % UNKNOWN_READS] = d;
    struct unknown_read *read = oldest(m, (uint32_t)r->id);
    if (!read)
        return; /* not requested: the protocol checks deal with it */
    keep(m, m->mixed ? READER_TEXEL : reader_of(read->id), read->line + read->got++, &d, threads, cycle);
    read->done = read->got == read->beats;
    read->data = d;
    drop_done(m);
}

const struct unknown_data *unknown_lines_response(struct unknown_lines *m)
{
    return m->shown_head != m->shown_tail ? &m->shown[m->shown_head++ % UNKNOWN_READS] : NULL;
}

const struct unknown_data *unknown_lines_fill(struct unknown_lines *m)
{
    drop_done(m);
    for (uint32_t n = m->head; n != m->tail; n++) {
        struct unknown_read *read = &m->read[n % UNKNOWN_READS];
        if (reader_of(read->id) != READER_TEXEL || read->filled)
            continue;
        read->filled = read->done;
        return read->done ? &read->data : NULL;
    }
    return NULL;
}
