// SPDX-License-Identifier: Apache-2.0
#include "cycle/store.h"

#include <string.h>

#define LINES (UINT64_C(1) << TEX_LINE_W)

static bool open(const struct cycle_store *s)
{
    return !s->bank[s->gather].closed && !s->record[s->next].busy;
}

/* Bytes of the thread that are in the line where it begins. */
static unsigned bytes_before_end(const struct tex_convert *beat)
{
    unsigned room = TEX_LINE_BYTES - beat->address % TEX_LINE_BYTES;
    return beat->bytes < room ? beat->bytes : room;
}

/* This cycle is not the last of the beat. */
static bool stays(const struct cycle_store *s, const struct tex_convert *beat)
{
    return !s->second && bytes_before_end(beat) < beat->bytes;
}

bool cycle_store_ready(const struct cycle_store *s, const struct tex_convert *beat)
{
    return open(s) && !(beat && stays(s, beat));
}

static struct cycle_store_line *line_of(struct cycle_store_bank *bank, uint64_t number, unsigned lane)
{
    for (unsigned i = 0; i < bank->count; i++)
        if (bank->entry[i].number == number)
            return &bank->entry[i];
    struct cycle_store_line *line = &bank->entry[bank->count++];
    *line = (struct cycle_store_line){.number = number, .lane = lane};
    return line;
}

/* Bytes [from, to) of the thread, all of one line. */
static void merge(struct cycle_store_bank *bank, const struct tex_convert *beat, unsigned from, unsigned to)
{
    if (from == to)
        return;
    uint64_t address = beat->address + from;
    struct cycle_store_line *line = line_of(bank, address / TEX_LINE_BYTES % LINES, beat->tag.lane);
    for (unsigned k = from; k < to; k++) {
        unsigned at = (beat->address + k) % TEX_LINE_BYTES;
        line->byte[at] = (uint8_t)(beat->data[k / 4] >> 8 * (k % 4));
        line->strobes |= UINT32_C(1) << at;
    }
}

/* PD-95: all are counted, the lowest thread's is told. */
static void note_fault(struct tex_store *token, uint32_t code, uint32_t lane)
{
    if (token->faults++ > 0 && token->tag.lane <= lane)
        return;
    token->tag.status = code;
    token->tag.lane = lane;
}

static void close(struct cycle_store *s, const struct tex_convert *beat)
{
    struct cycle_store_record *record = &s->record[s->next];
    struct cycle_store_bank *bank = &s->bank[s->gather];
    record->busy = true;
    record->left = bank->count;
    record->token.op = beat->op;
    record->token.tag.warp = beat->tag.warp;
    record->token.tag.quad_last = record->token.tag.last = record->token.tag.token = 1;
    if (bank->count > 0) {
        bank->closed = true;
        bank->record = s->next;
        s->gather ^= 1;
    }
    s->next = (s->next + 1) % TEX_STORE_RECORDS;
}

void cycle_store_take(struct cycle_store *s, const struct tex_convert *beat)
{
    struct cycle_store_bank *bank = &s->bank[s->gather];
    unsigned first = bytes_before_end(beat);
    if (!open(s))
        return;
    if (stays(s, beat)) {
        merge(bank, beat, 0, first);
        s->second = true;
        return;
    }
    merge(bank, beat, s->second ? first : 0, beat->bytes);
    s->second = false;
    if (beat->tag.status >= TEX_STATUS_ILLEGAL && beat->tag.status <= TEX_STATUS_MEMORY_ERROR)
        note_fault(&s->record[s->next].token, beat->tag.status, beat->tag.lane);
    if (beat->tag.last)
        close(s, beat);
}

bool cycle_store_sends(const struct cycle_store *s)
{
    return s->bank[s->send].closed && s->outstanding < TEX_STORE_OUTSTANDING;
}

void cycle_store_send(struct cycle_store *s, struct tex_axi_a *address, struct tex_axi_w *data)
{
    struct cycle_store_bank *bank = &s->bank[s->send];
    const struct cycle_store_line *line = &bank->entry[s->sent++];
    uint32_t id = TEX_AXI_ID_STORE + (uint32_t)(line->number % TEX_STORE_IDS);
    *address = (struct tex_axi_a){.id = id, .addr = line->number * TEX_LINE_BYTES, .len = 0, .size = 5, .burst = 1};
    *data = (struct tex_axi_w){.strb = line->strobes, .last = 1};
    for (unsigned k = 0; k < TEX_LINE_BYTES; k++)
        data->data[k / 4] |= (uint32_t)line->byte[k] << 8 * (k % 4);
    s->write[s->outstanding++] = (struct cycle_store_write){.id = id, .record = bank->record, .lane = line->lane};
    if (s->sent < bank->count)
        return;
    s->sent = bank->count = 0;
    bank->closed = false;
    s->send ^= 1;
}

void cycle_store_respond(struct cycle_store *s, const struct tex_axi_b *response)
{
    unsigned i = 0;
    while (i < s->outstanding && s->write[i].id != response->id)
        i++;
    if (i == s->outstanding) /* nothing waits for it */
        return;
    struct cycle_store_record *record = &s->record[s->write[i].record];
    record->left--;
    if (response->resp >> 1)
        note_fault(&record->token, TEX_STATUS_MEMORY_ERROR, s->write[i].lane);
    s->outstanding--;
    memmove(&s->write[i], &s->write[i + 1], (s->outstanding - i) * sizeof *s->write);
}

const struct tex_store *cycle_store_token(const struct cycle_store *s)
{
    const struct cycle_store_record *record = &s->record[s->oldest];
    return record->busy && record->left == 0 ? &record->token : NULL;
}

void cycle_store_leave(struct cycle_store *s)
{
    memset(&s->record[s->oldest], 0, sizeof s->record[0]);
    s->oldest = (s->oldest + 1) % TEX_STORE_RECORDS;
}
