// SPDX-License-Identifier: Apache-2.0
#include "trace/perfetto.h"

#include <cjson/cJSON.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/text.h"
#include "trace/stats.h"

#define ID_MASK ((1U << TEX_AXI_ID_W) - 1)
#define TRACK_OF_CASES 0U /* a boundary's track is its number + 1 */
#define TRACKS (TEX_SET_ALL & ~TEX_SET_STANDING)
/* Boundaries whose payload begins with an AXI identifier. */
#define WITH_ID                                                                                                        \
    (TEX_BIT(TEX_AT_AXI_AR) | TEX_BIT(TEX_AT_AXI_R) | TEX_BIT(TEX_AT_AXI_RSP) | TEX_BIT(TEX_AT_AXI_AW) |               \
     TEX_BIT(TEX_AT_AXI_B))

const struct perfetto_queue perfetto_queues[PERFETTO_QUEUES] = {
    {"instructions under way", TEX_AT_ISSUE, TEX_AT_RESULT, true},
    {"texel lines requested", TEX_AT_LOOKUP_REQ, TEX_AT_FILL, false},
    {"footprints", TEX_AT_LOOKUP, TEX_AT_CACHE, false},
    {"reads", TEX_AT_AXI_AR, TEX_AT_AXI_R, false},
    {"writes", TEX_AT_AXI_AW, TEX_AT_AXI_B, false},
};

static unsigned process(unsigned side)
{
    return side + 1;
}

/* The beginning of an event, up to and without its arguments. */
static void event(struct perfetto *p, const char *kind, unsigned side, unsigned track, uint64_t cycle)
{
    fprintf(p->out, "%s{\"ph\":\"%s\",\"pid\":%u,\"tid\":%u,\"ts\":%" PRIu64, p->begun ? ",\n" : "", kind,
            process(side), track, cycle);
    p->begun = true;
}

/* A string as JSON has it, quoted. */
static void text(struct perfetto *p, const char *name, const char *value)
{
    cJSON *item = cJSON_CreateString(value);
    char *quoted = item ? cJSON_PrintUnformatted(item) : NULL;
    fprintf(p->out, ",\"%s\":%s", name, quoted ? quoted : "\"\"");
    free(quoted);
    cJSON_Delete(item);
}

static void name_track(struct perfetto *p, unsigned side, unsigned track, const char *name)
{
    event(p, "M", side, track, 0);
    fprintf(p->out, ",\"name\":\"thread_name\",\"args\":{\"name\":\"%s\"}}", name);
    event(p, "M", side, track, 0);
    fprintf(p->out, ",\"name\":\"thread_sort_index\",\"args\":{\"sort_index\":%u}}", track);
}

void perfetto_begin(struct perfetto *p, FILE *out, const bool wanted[TRACE_SIDES])
{
    memset(p, 0, sizeof *p);
    p->out = out;
    memcpy(p->wanted, wanted, sizeof p->wanted);
    fputs("{\"otherData\":{\"texlock\":\"trace\",\"unit\":\"a cycle is a microsecond\"},\n\"traceEvents\":[\n", out);
    for (unsigned s = 0; s < TRACE_SIDES; s++) {
        if (!wanted[s])
            continue;
        event(p, "M", s, TRACK_OF_CASES, 0);
        fprintf(out, ",\"name\":\"process_name\",\"args\":{\"name\":\"%s\"}}", trace_side_name[s]);
        name_track(p, s, TRACK_OF_CASES, "cases");
        for (tex_boundary_set left = TRACKS; left; left &= left - 1)
            name_track(p, s, lowest_bit(left) + 1, tex_boundaries[lowest_bit(left)].name);
    }
}

static void end_case(struct perfetto *p)
{
    for (unsigned s = 0; s < TRACE_SIDES && *p->name; s++) {
        if (!p->wanted[s] || p->case_since == UINT64_MAX)
            continue;
        event(p, "X", s, TRACK_OF_CASES, p->case_since);
        fprintf(p->out, ",\"dur\":%" PRIu64, p->now - p->case_since);
        text(p, "name", p->name);
        fputc('}', p->out);
    }
    *p->name = '\0';
}

void perfetto_case(struct perfetto *p, const char *name)
{
    end_case(p);
    snprintf(p->name, sizeof p->name, "%s", *name ? name : "-");
    text_clean(p->name);
    p->case_since = UINT64_MAX; /* until its first cycle */
}

/* "TLD4 3 lane 5 pass 1", "id 4", or the boundary. */
static void name_slice(struct perfetto *p, const struct walk *walk, const struct walk_event *e)
{
    const struct walk_instruction *i = walk_find(walk, e->instruction);
    fputs(",\"name\":\"", p->out);
    if (i)
        fprintf(p->out, "%s %" PRIu64, stats_kind_name(stats_kind(i->word)), i->number);
    else if (WITH_ID >> e->boundary & 1)
        fprintf(p->out, "id %u", e->beat & ID_MASK);
    else
        fputs(tex_boundaries[e->boundary].name, p->out);
    if (i && count_bits(e->lanes) == 1)
        fprintf(p->out, " lane %u", lowest_bit(e->lanes));
    if (i && e->pass > 0)
        fprintf(p->out, " pass %u", e->pass);
    fputc('"', p->out);
}

/* From the cycle in which it is shown to `end`, without it. */
static void slice(struct perfetto *p, unsigned side, const struct walk *walk, const struct walk_event *e, uint64_t end,
                  bool taken)
{
    const struct walk_instruction *i = walk ? walk_find(walk, e->instruction) : NULL;
    event(p, "X", side, e->boundary + 1U, e->since);
    fprintf(p->out, ",\"dur\":%" PRIu64, end - e->since);
    if (walk)
        name_slice(p, walk, e);
    else
        fprintf(p->out, ",\"name\":\"%s\"", tex_boundaries[e->boundary].name);
    fprintf(p->out, ",\"args\":{\"waited\":%" PRIu64, end - e->since - taken);
    if (!taken)
        fputs(",\"taken\":false", p->out);
    if (i)
        fprintf(p->out, ",\"warp\":%u", i->warp);
    if (i && count_bits(e->lanes) > 1)
        fprintf(p->out, ",\"lanes\":\"0x%08" PRIx32 "\"", e->lanes);
    fputs("}}", p->out);
}

/* The flow of an instruction goes from its first beat at issue over the first at each boundary to its last result. */
static void flow(struct perfetto *p, unsigned side, const struct walk_event *e)
{
    uint64_t *led = &p->led[side][e->boundary];
    bool ends = e->boundary == TEX_AT_RESULT && e->last;
    if (e->instruction == WALK_NONE || (*led == e->instruction + 1 && !ends))
        return;
    bool starts = e->boundary == TEX_AT_ISSUE && e->first;
    *led = e->instruction + 1;
    event(p, starts ? "s" : ends ? "f" : "t", side, e->boundary + 1U, e->since);
    fprintf(p->out, ",\"id\":\"%s%" PRIu64 "\",\"cat\":\"instruction\",\"name\":\"instruction\"%s}",
            trace_side_name[side], e->instruction, ends ? ",\"bp\":\"e\"" : "");
}

static void count(struct perfetto *p, unsigned side, unsigned queue, int64_t value, uint64_t cycle)
{
    if (value == p->queue[side][queue])
        return;
    p->queue[side][queue] = value;
    event(p, "C", side, TRACK_OF_CASES, cycle);
    fprintf(p->out, ",\"name\":\"%s\",\"args\":{\"count\":%" PRId64 "}}", perfetto_queues[queue].name, value);
}

static void count_queues(struct perfetto *p, unsigned side, const struct walk_both *c)
{
    for (unsigned q = 0; q < PERFETTO_QUEUES; q++) {
        const struct perfetto_queue *queue = &perfetto_queues[q];
        int64_t value = p->queue[side][q];
        for (unsigned n = 0; n < c->side[side].count; n++) {
            const struct walk_event *e = &c->side[side].events[n];
            if (e->kind != WALK_MOVED)
                continue;
            value += e->boundary == queue->in && (!queue->whole || e->first);
            value -= e->boundary == queue->out && (!queue->whole || e->last);
        }
        count(p, side, q, value, c->cycle + 1);
    }
}

static void end_slice(struct perfetto *p, unsigned side, const struct walk *walk, const struct walk_event *e,
                      uint64_t end, bool taken)
{
    p->shown[side][e->boundary].there = false;
    slice(p, side, walk, e, end, taken);
    flow(p, side, e);
}

/* What was shown when a reset came, or at the end, was not taken. */
static void cut(struct perfetto *p, uint64_t cycle)
{
    for (unsigned s = 0; s < TRACE_SIDES; s++) {
        for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
            if (p->shown[s][b].there)
                end_slice(p, s, NULL, &p->shown[s][b].event, cycle, false);
        for (unsigned q = 0; q < PERFETTO_QUEUES; q++)
            count(p, s, q, 0, cycle);
    }
}

static void follow(struct perfetto *p, unsigned side, const struct walk_both *c)
{
    const struct walk *walk = c->side[side].walk;
    for (unsigned n = 0; n < c->side[side].count; n++) {
        const struct walk_event *e = &c->side[side].events[n];
        if (e->kind == WALK_SHOWN)
            p->shown[side][e->boundary] = (struct walk_shown){.there = true, .event = *e};
        else
            end_slice(p, side, walk, e, c->cycle + (e->kind == WALK_MOVED), e->kind == WALK_MOVED);
    }
    count_queues(p, side, c);
}

static void mark(struct perfetto *p, const struct walk_both *c)
{
    for (unsigned s = 0; s < TRACE_SIDES; s++) {
        if (!p->wanted[s])
            continue;
        char line[PERFETTO_NAME];
        snprintf(line, sizeof line, "FIRST DIFFERENCE: %s", c->differs.text);
        text_clean(line);
        event(p, "i", s, TRACK_OF_CASES, c->cycle);
        text(p, "name", line);
        fprintf(p->out, ",\"s\":\"g\",\"args\":{\"boundary\":\"%s\"}}", tex_boundaries[c->differs.boundary].name);
    }
}

void perfetto_cycle(struct perfetto *p, const struct walk_both *c)
{
    if (p->case_since == UINT64_MAX)
        p->case_since = c->cycle;
    p->now = c->cycle + 1;
    if (c->differs.text)
        mark(p, c);
    if (c->reset) {
        cut(p, c->cycle);
        return;
    }
    for (unsigned s = 0; s < TRACE_SIDES; s++)
        if (c->side[s].walk)
            follow(p, s, c);
}

void perfetto_end(struct perfetto *p)
{
    cut(p, p->now);
    end_case(p);
    fputs("\n]}\n", p->out);
}
