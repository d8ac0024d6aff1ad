// SPDX-License-Identifier: Apache-2.0
#include "trace/record.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "base/field.h"
#include "trace/trace.h"

#define RTL 1U
#define MODEL 2U

static const struct record_part nothing = {NULL, 0};

static void write_fields(FILE *text, const struct tex_boundary_info *b)
{
    for (unsigned i = 0; i < b->leaves_count; i++) {
        const struct tex_leaf_info *leaf = &b->leaves[i];
        fprintf(text, "field\t%s\t%u\t%u\t%u\t%c\t%s\n", leaf->name, leaf->offset, leaf->width, leaf->count, leaf->kind,
                leaf->code ? leaf->code : "-");
    }
}

void record_layout(FILE *text, tex_boundary_set once, const struct record_about *about)
{
    const struct {
        const char *key, *value;
    } lines[] = {{"simulator", about->simulator}, {"RTL", about->rtl}, {"C", about->c}};
    for (unsigned i = 0; i < sizeof lines / sizeof *lines; i++)
        if (lines[i].value)
            fprintf(text, "about\t%s\t%s\n", lines[i].key, lines[i].value);
    if (about->numbered)
        fputs(RECORD_NUMBERED, text);
    if (about->seed)
        fprintf(text, "about\tseed\t%" PRIu32 "\n", *about->seed);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        const struct tex_boundary_info *info = &tex_boundaries[b];
        fprintf(text, "boundary\t%s\t%s\t%s\t%u\t%d\n", info->name, info->stage, info->consumer, info->words,
                (int)(once >> b & 1));
        write_fields(text, info);
    }
}

void record_begin(struct record *r, FILE *out, const struct record_about *about)
{
    char *text = NULL;
    size_t size = 0;
    memset(r, 0, sizeof *r);
    for (unsigned s = 0; s < TRACE_SIDES; s++)
        walk_init(&r->walk[s]);
    record_out_begin(&r->out, out);
    FILE *layout = open_memstream(&text, &size);
    if (layout) {
        record_layout(layout, r->walk[TRACE_RTL].track.counted, about); /* threads and results have one name each */
        r->out.failed |= fclose(layout) != 0;
    }
    r->out.failed |= !text;
    record_out_layout(&r->out, text, size);
    free(text);
}

static void end_case(struct record *r)
{
    if (r->begun)
        record_out_item(&r->out, record_item(RECORD_CASE_END, 0, RTL | MODEL), r->last, nothing, nothing);
    r->begun = false;
}

void record_case(struct record *r, const char *name, tex_boundary_set visible)
{
    end_case(r);
    snprintf(r->name, sizeof r->name, "%s", name);
    r->visible = visible;
    r->waits = true;
    r->failed = false;
}

static void begin_case(struct record *r, const struct trace_cycle *c)
{
    record_out_case(&r->out, r->name, r->visible, c->model ? RECORD_MODELLED : 0);
    r->waits = false;
    r->begun = true;
    r->reset = c->reset;
}

static void begin_reset(struct record *r, uint64_t cycle)
{
    for (unsigned s = 0; s < TRACE_SIDES; s++)
        walk_restart(&r->walk[s]);
    r->told = 0;
    if (!r->reset)
        record_out_item(&r->out, record_item(RECORD_RESET, 0, RTL | MODEL), cycle, nothing, nothing);
    r->reset = true;
}

static void tell_instruction(struct record *r, const struct walk *w, uint32_t number, uint64_t cycle)
{
    const struct walk_instruction *i = walk_find(w, w->base + number);
    if (number < r->told || !i)
        return;
    const uint32_t words[RECORD_INSTRUCTION_WORDS] = {number, (uint32_t)i->word, (uint32_t)(i->word >> 32), i->phase,
                                                      i->warp};
    record_out_item(&r->out, record_item(RECORD_INSTRUCTION, TEX_AT_ISSUE, RTL | MODEL), cycle,
                    (struct record_part){words, RECORD_INSTRUCTION_WORDS}, nothing);
    r->told = number + 1;
}

/* What moves in a cycle at a boundary. */
struct moved {
    bool there;
    uint32_t words[RECORD_BEAT_WORDS];
};

static void walk_side(struct record *r, enum trace_side side, const struct trace_cycle *c, const struct tex_frame *f,
                      struct moved moved[TEX_BOUNDARIES])
{
    struct walk *w = &r->walk[side];
    unsigned count = walk_cycle(w, c->cycle, f, r->events);
    for (unsigned i = 0; i < count; i++) {
        const struct walk_event *e = &r->events[i];
        if (e->kind != WALK_MOVED)
            continue;
        uint32_t number = e->instruction == WALK_NONE ? RECORD_NONE : (uint32_t)(e->instruction - w->base);
        moved[e->boundary] = (struct moved){true, {number, e->lanes, e->pass}};
        if (e->first)
            tell_instruction(r, w, number, c->case_cycle);
    }
}

static void beat(struct record *r, unsigned b, unsigned sides, uint64_t cycle, const struct moved *m,
                 const struct tex_frame *f)
{
    record_out_item(&r->out, record_item(RECORD_BEAT, b, sides), cycle,
                    (struct record_part){m->words, RECORD_BEAT_WORDS},
                    (struct record_part){frame_payload(f, (enum tex_boundary)b), tex_boundaries[b].words});
}

static bool alike(unsigned b, const struct moved *rtl, const struct moved *model, const struct trace_cycle *c)
{
    return rtl->there && model->there && memcmp(rtl->words, model->words, sizeof rtl->words) == 0 &&
           memcmp(frame_payload(c->rtl, (enum tex_boundary)b), frame_payload(c->model, (enum tex_boundary)b),
                  tex_boundaries[b].words * sizeof(uint32_t)) == 0;
}

static void beats(struct record *r, const struct trace_cycle *c)
{
    struct moved rtl[TEX_BOUNDARIES] = {{.there = false}}, model[TEX_BOUNDARIES] = {{.there = false}};
    walk_side(r, TRACE_RTL, c, c->rtl, rtl);
    if (c->model)
        walk_side(r, TRACE_MODEL, c, c->model, model);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        bool both = c->model && alike(b, &rtl[b], &model[b], c);
        if (rtl[b].there)
            beat(r, b, both ? RTL | MODEL : RTL, c->case_cycle, &rtl[b], c->rtl);
        if (model[b].there && !both)
            beat(r, b, MODEL, c->case_cycle, &model[b], c->model);
    }
}

void record_cycle(struct record *r, const struct trace_cycle *c)
{
    if (r->waits)
        begin_case(r, c);
    if (c->reset) {
        begin_reset(r, c->case_cycle);
    } else {
        r->reset = false;
        beats(r, c);
    }
    if (c->failure && !r->failed)
        record_out_item(&r->out, record_item(RECORD_FAILED, 0, RTL | MODEL), c->case_cycle, nothing, nothing);
    r->failed |= c->failure != NULL;
    r->last = c->case_cycle;
}

bool record_end(struct record *r)
{
    end_case(r);
    return record_out_end(&r->out);
}
