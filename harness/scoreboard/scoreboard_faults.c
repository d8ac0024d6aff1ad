// SPDX-License-Identifier: Apache-2.0
/* Faults: the events, the record, and the registers that show them. */
#include <string.h>

#include "base/field.h"
#include "scoreboard/scoreboard_state.h"
#include "tex_stages.h"

static struct scoreboard_record *record_at(struct scoreboard_faults *q, uint64_t n)
{
    return &q->record[n % SCOREBOARD_RECORDS];
}

static const struct scoreboard_record *last_record(const struct scoreboard_faults *q)
{
    return &q->record[(q->records - 1) % SCOREBOARD_RECORDS];
}

void scoreboard_faults_clear(struct scoreboard_faults *q)
{
    memset(q, 0, sizeof *q);
    q->records = 1;
    q->record[0].to = SCOREBOARD_NONE;
}

static void next_record(struct scoreboard *s, const struct tex_fault *fault, uint32_t instructions)
{
    struct scoreboard_faults *q = &s->faults;
    record_at(q, q->records - 1)->to = s->cycle;
    *record_at(q, q->records++) = (struct scoreboard_record){
        .fault = *fault, .instructions = instructions, .from = s->cycle, .to = SCOREBOARD_NONE};
}

static void push_event(struct scoreboard *s, const struct tex_fault *event)
{
    struct scoreboard_faults *q = &s->faults;
    if (!scoreboard_compares(s, TEX_AT_FAULT_EVENT) || q->events_tail - q->events_head == SCOREBOARD_EVENTS)
        return;
    q->event[q->events_tail % SCOREBOARD_EVENTS] = *event;
    q->event_work[q->events_tail++ % SCOREBOARD_EVENTS] = s->work;
    s->counts.minimum[TEX_AT_FAULT_EVENT]++;
}

void scoreboard_faults_add(struct scoreboard *s, const struct tex_result *beat)
{
    struct scoreboard_faults *q = &s->faults;
    const struct scoreboard_record *now = last_record(q);
    struct tex_fault fault = now->fault, event = {0};
    tex_fault_update(&event, beat);
    if (event.valid) {
        push_event(s, &event);
        tex_fault_update(&fault, beat);
        q->changed = s->cycle;
        if (q->clearing)
            q->unknown_to = SCOREBOARD_NONE;
    }
    if (event.valid || beat->last)
        next_record(s, &fault, now->instructions + (beat->last & 1));
}

void scoreboard_faults_written(struct scoreboard *s)
{
    struct scoreboard_faults *q = &s->faults;
    static const struct tex_fault none;
    bool crosses = q->changed > 0 && q->changed + SCOREBOARD_FAULT_LAG >= s->cycle;
    if (crosses)
        q->unknown_to = SCOREBOARD_NONE;
    else if (q->unknown_to == SCOREBOARD_NONE)
        q->unknown_to = s->cycle + SCOREBOARD_FAULT_LAG;
    q->clearing = true;
    next_record(s, &none, last_record(q)->instructions);
}

void scoreboard_faults_answered(struct scoreboard *s)
{
    s->faults.clearing = false;
}

/* The oldest record that may still be seen in cycles from `from` on; *complete is false if it may be lost. */
static uint64_t first_since(const struct scoreboard_faults *q, uint64_t from, bool *complete)
{
    uint64_t oldest = q->records > SCOREBOARD_RECORDS ? q->records - SCOREBOARD_RECORDS : 0, n = q->records - 1;
    while (n > oldest && q->record[(n - 1) % SCOREBOARD_RECORDS].to + SCOREBOARD_FAULT_LAG >= from)
        n--;
    *complete = n > oldest || oldest == 0;
    return n;
}

static uint32_t register_value(const struct scoreboard_record *r, uint32_t offset)
{
    const struct tex_fault *f = &r->fault;
    if (offset == TEX_CSR_FAULT)
        return field_fault(f);
    return offset == TEX_CSR_FAULT_COUNT ? f->count : r->instructions;
}

bool scoreboard_faults_reads(const struct scoreboard *s, uint32_t offset, uint64_t from, uint32_t value,
                             uint32_t *expected)
{
    const struct scoreboard_faults *q = &s->faults;
    bool counts = offset == TEX_CSR_COUNT_INSTRUCTIONS, complete;
    if (!counts && ((offset != TEX_CSR_FAULT && offset != TEX_CSR_FAULT_COUNT) || from <= q->unknown_to))
        return false;
    uint64_t n = first_since(q, from, &complete);
    for (; n < q->records; n++) {
        *expected = register_value(&q->record[n % SCOREBOARD_RECORDS], offset);
        if (*expected == value)
            return true;
    }
    return complete;
}

static bool show_record(struct scoreboard *s, const struct tex_frame *f, struct failure *failure)
{
    const struct scoreboard_faults *q = &s->faults;
    uint32_t words[SCOREBOARD_PAYLOAD_WORDS] = {0};
    const uint32_t *shown = frame_payload(f, TEX_AT_FAULT);
    bool complete;
    if (s->cycle <= q->unknown_to)
        return true;
    tex_pack_fault(words, 0, &last_record(q)->fault);
    if (scoreboard_differs(s, TEX_AT_FAULT, shown, words)) {
        for (uint64_t n = first_since(q, s->cycle, &complete); n < q->records; n++) {
            tex_pack_fault(words, 0, &q->record[n % SCOREBOARD_RECORDS].fault);
            if (!scoreboard_differs(s, TEX_AT_FAULT, shown, words))
                break;
        }
        if (!complete)
            return true;
    }
    return scoreboard_compare(s, TEX_AT_FAULT, shown, words, failure);
}

static bool show_event(struct scoreboard *s, const struct tex_frame *f, struct failure *failure)
{
    struct scoreboard_faults *q = &s->faults;
    uint32_t words[SCOREBOARD_PAYLOAD_WORDS] = {0};
    if (q->events_head == q->events_tail)
        return scoreboard_fail(s, failure, DIFFERS_VALID, TEX_AT_FAULT_EVENT, NULL);
    tex_pack_fault(words, 0, &q->event[q->events_head++ % SCOREBOARD_EVENTS]);
    return scoreboard_compare(s, TEX_AT_FAULT_EVENT, frame_payload(f, TEX_AT_FAULT_EVENT), words, failure);
}

bool scoreboard_faults_cycle(struct scoreboard *s, const struct tex_frame *f, struct failure *failure)
{
    struct scoreboard_faults *q = &s->faults;
    bool good = true;
    if (scoreboard_compares(s, TEX_AT_FAULT_EVENT) && f->valid >> TEX_AT_FAULT_EVENT & 1)
        good &= show_event(s, f, failure);
    if (scoreboard_compares(s, TEX_AT_FAULT))
        good &= show_record(s, f, failure);
    uint32_t head = q->events_head % SCOREBOARD_EVENTS;
    if (q->events_head != q->events_tail && s->work - q->event_work[head] > s->options.window) {
        q->events_head++;
        good &= scoreboard_in_time(s, TEX_AT_FAULT_EVENT, q->event_work[head], false, failure);
    }
    return good;
}
