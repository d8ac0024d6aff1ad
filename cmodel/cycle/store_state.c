// SPDX-License-Identifier: Apache-2.0
#include "cycle/store.h"

#include <string.h>

static bool open(const struct cycle_store *s)
{
    return !s->bank[s->gather].closed && !s->record[s->next].busy;
}

/* This cycle is not the last of the beat. */
static bool stays(const struct cycle_store *s, const struct tex_convert *beat)
{
    return !s->second && tex_store_first(beat) < beat->bytes;
}

bool cycle_store_ready(const struct cycle_store *s, const struct tex_convert *beat)
{
    return open(s) && !(beat && stays(s, beat));
}

static void close(struct cycle_store *s, const struct tex_convert *beat)
{
    struct cycle_store_record *record = &s->record[s->next];
    struct cycle_store_bank *bank = &s->bank[s->gather];
    record->busy = true;
    record->left = bank->gathered.lines;
    record->last = *beat;
    if (record->left > 0) {
        bank->closed = true;
        bank->record = s->next;
        s->gather ^= 1;
    }
    s->next = (s->next + 1) % TEX_STORE_RECORDS;
}

void cycle_store_take(struct cycle_store *s, const struct tex_convert *beat)
{
    struct cycle_store_bank *bank = &s->bank[s->gather];
    unsigned first = tex_store_first(beat);
    if (!open(s))
        return;
    if (stays(s, beat)) {
        tex_store_merge(&bank->gathered, beat, 0, first);
        s->second = true;
        return;
    }
    tex_store_merge(&bank->gathered, beat, s->second ? first : 0, beat->bytes);
    s->second = false;
    tex_store_status(&s->record[s->next].faults, &beat->tag);
    if (beat->tag.last)
        close(s, beat);
}

bool cycle_store_idle(const struct cycle_store *s)
{
    return !s->bank[s->send].closed && s->outstanding == 0;
}

bool cycle_store_sends(const struct cycle_store *s)
{
    return s->bank[s->send].closed && s->outstanding < TEX_STORE_OUTSTANDING;
}

uint32_t cycle_store_id(uint64_t line)
{
    return TEX_AXI_ID_STORE + (uint32_t)(line % TEX_STORE_IDS);
}

void cycle_store_beat(uint64_t line, uint32_t strobes, struct tex_axi_a *address, struct tex_axi_w *data)
{
    *address =
        (struct tex_axi_a){.id = cycle_store_id(line), .addr = line * TEX_LINE_BYTES, .len = 0, .size = 5, .burst = 1};
    *data = (struct tex_axi_w){.strb = strobes, .last = 1};
}

void cycle_store_send(struct cycle_store *s, struct tex_axi_a *address, struct tex_axi_w *data)
{
    struct cycle_store_bank *bank = &s->bank[s->send];
    const struct tex_store_line *line = &bank->gathered.line[s->sent++];
    cycle_store_beat(line->number, line->strobes, address, data);
    for (unsigned k = 0; k < TEX_LINE_BYTES; k++)
        data->data[k / 4] |= (uint32_t)line->bytes[k] << 8 * (k % 4);
    s->write[s->outstanding++] =
        (struct cycle_store_write){.id = address->id, .record = bank->record, .lane = line->lane};
    if (s->sent < bank->gathered.lines)
        return;
    s->sent = bank->gathered.lines = 0;
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
        tex_store_error(&record->faults, s->write[i].lane); /* PD-95 */
    s->outstanding--;
    memmove(&s->write[i], &s->write[i + 1], (s->outstanding - i) * sizeof *s->write);
}

bool cycle_store_token(const struct cycle_store *s, struct tex_store *token)
{
    const struct cycle_store_record *record = &s->record[s->oldest];
    bool offered = record->busy && record->left == 0;
    if (offered)
        tex_store_token(&record->faults, &record->last, token);
    return offered;
}

void cycle_store_leave(struct cycle_store *s)
{
    memset(&s->record[s->oldest], 0, sizeof s->record[0]);
    s->oldest = (s->oldest + 1) % TEX_STORE_RECORDS;
}
