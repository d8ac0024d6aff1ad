// SPDX-License-Identifier: Apache-2.0
#include "trace/konata.h"

#include <inttypes.h>
#include <string.h>

#include "base/bits.h"
#include "base/text.h"

#define LANE_STAGE 0
#define LANE_STALL 1
#define LANE_MARK 2
#define NO_STAGE TEX_BOUNDARIES
#define ALL_LANES UINT32_MAX

/* A footprint passes lookup in the cycle in which it leaves address: the row goes on with cache. */
#define NOT_A_STAGE TEX_BIT(TEX_AT_LOOKUP)

void konata_begin(struct konata *k, FILE *out, bool warps, const bool wanted[TRACE_SIDES])
{
    memset(k, 0, sizeof *k);
    k->out = out;
    k->warps = warps;
    memcpy(k->wanted, wanted, sizeof k->wanted);
    for (unsigned i = 0; i < TRACK_INSTRUCTIONS; i++)
        k->instruction[i].what.number = WALK_NONE;
    fputs("Kanata\t0004\nC=\t0\ttexlock\n", out); /* readers skip the third column (base/result_file.c knows it) */
}

void konata_case(struct konata *k, const char *name)
{
    snprintf(k->name, sizeof k->name, "%s", name);
    text_clean(k->name);
}

static void at(struct konata *k, uint64_t cycle)
{
    k->now = cycle > k->now ? cycle : k->now;
}

/* A command follows, of this cycle. */
static FILE *command(struct konata *k)
{
    if (k->now > k->written)
        fprintf(k->out, "C\t%" PRIu64 "\n", k->now - k->written);
    k->written = k->now;
    return k->out;
}

static void stage(struct konata *k, char what, const struct konata_row *row, unsigned lane, const char *name)
{
    fprintf(command(k), "%c\t%" PRIu64 "\t%u\t%s\n", what, row->id, lane, name);
}

static void stall(struct konata *k, struct konata_row *row, bool on)
{
    if (row->open && row->stalled != on)
        stage(k, on ? 'S' : 'E', row, LANE_STALL, "stall");
    row->stalled = row->open && on;
}

static void leave(struct konata *k, struct konata_row *row)
{
    if (row->stage < NO_STAGE)
        stage(k, 'E', row, LANE_STAGE, tex_boundaries[row->stage].name);
    row->stage = NO_STAGE;
}

static void enter(struct konata *k, struct konata_row *row, enum tex_boundary b)
{
    if (!row->open || row->stage == b)
        return;
    leave(k, row);
    row->stage = (uint8_t)b;
    stage(k, 'S', row, LANE_STAGE, tex_boundaries[b].name);
}

static void retire(struct konata *k, struct konata_row *row, bool flushed)
{
    if (!row->open)
        return;
    stall(k, row, false);
    leave(k, row);
    fprintf(command(k), "R\t%" PRIu64 "\t%" PRIu64 "\t%d\n", row->id, k->retired, flushed);
    k->retired += !flushed;
    row->open = false;
}

static void flush_pair(struct konata *k, struct konata_pair *pair)
{
    for (unsigned s = 0; pair->there && s < TRACE_SIDES; s++)
        retire(k, &pair->row[s], true);
    pair->there = false;
}

static void flush_instruction(struct konata *k, struct konata_instruction *i)
{
    flush_pair(k, &i->whole);
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        flush_pair(k, &i->thread[lane]);
    i->what.number = WALK_NONE;
}

static void flush_all(struct konata *k)
{
    for (unsigned i = 0; i < TRACK_INSTRUCTIONS; i++)
        flush_instruction(k, &k->instruction[i]);
    for (unsigned i = 0; i < KONATA_PASSES; i++)
        flush_pair(k, &k->pass[i].pair);
}

/* Its place; what was there before is too long ago. NULL if the walker does not know it. */
static struct konata_instruction *place_of(struct konata *k, const struct walk *walk, uint64_t number)
{
    const struct walk_instruction *what = walk_find(walk, number);
    struct konata_instruction *i = &k->instruction[number % TRACK_INSTRUCTIONS];
    if (!what || i->what.number == number)
        return what ? i : NULL;
    flush_instruction(k, i);
    const struct asm_insn insn = {.word = what->word, .phase = what->phase};
    asm_text(&insn, i->text);
    i->what = *what;
    return i;
}

/* One row for each side that is wanted, beside each other. `which` is what the label says of thread and pass. */
static void begin_rows(struct konata *k, struct konata_pair *pair, const struct konata_instruction *i,
                       const char *which)
{
    *pair = (struct konata_pair){.there = true};
    for (unsigned s = 0; s < TRACE_SIDES; s++) {
        pair->row[s].stage = NO_STAGE;
        if (!k->wanted[s] || !k->here[s])
            continue;
        pair->row[s].id = k->rows++;
        pair->row[s].open = true;
        fprintf(command(k), "I\t%" PRIu64 "\t%" PRIu64 "\t%u\n", pair->row[s].id, i->what.number, i->what.warp);
        fprintf(k->out, "L\t%" PRIu64 "\t0\t%s %" PRIu64 " w%u%s: %s\n", pair->row[s].id, trace_side_name[s],
                i->what.number, i->what.warp, which, i->text);
        fprintf(k->out, "L\t%" PRIu64 "\t1\t%s, instruction %" PRIu64 " of the run, word 0x%016" PRIx64 "\n",
                pair->row[s].id, k->name, i->what.number, i->what.word);
    }
}

static struct konata_pair *pass_rows(struct konata *k, const struct konata_instruction *i, const struct walk_event *e,
                                     bool begins)
{
    struct konata_pass *empty = NULL;
    char which[32];
    for (unsigned n = 0; n < KONATA_PASSES; n++) {
        struct konata_pass *p = &k->pass[n];
        if (!p->pair.there)
            empty = empty ? empty : p;
        else if (p->instruction == e->instruction && p->lanes == e->lanes && p->pass == e->pass)
            return &p->pair;
    }
    if (!begins || !empty)
        return NULL;
    *empty = (struct konata_pass){.instruction = e->instruction, .lanes = e->lanes, .pass = e->pass};
    snprintf(which, sizeof which, " l%u pass %u", lowest_bit(e->lanes), e->pass);
    begin_rows(k, &empty->pair, i, which);
    return &empty->pair;
}

static struct konata_pair *thread_rows(struct konata *k, struct konata_instruction *i, const struct walk_event *e,
                                       unsigned lane, bool begins)
{
    char which[32];
    struct konata_pair *pair = &i->thread[lane];
    if (pair->there || !begins)
        return pair->there ? pair : NULL;
    snprintf(which, sizeof which, " l%u", lane);
    begin_rows(k, pair, i, e->lanes ? which : " token");
    return pair;
}

/* The threads that an event is about: a store's token stands for all, and so does its result. */
static uint32_t threads_of(const struct walk_event *e)
{
    if (e->boundary == TEX_AT_STORE || (e->boundary == TEX_AT_RESULT && e->lanes == 0))
        return ALL_LANES;
    return e->lanes ? e->lanes : 1;
}

/* The rows that an event is about. Those of threads begin at decode, of further passes at lod, of warps at issue. */
struct rows {
    struct konata_row *row[TEX_WARP_LANES];
    unsigned count;
};
static struct rows rows_of(struct konata *k, const struct walk *walk, enum trace_side side, const struct walk_event *e)
{
    struct rows rows = {.count = 0};
    struct konata_instruction *i = place_of(k, walk, e->instruction);
    struct konata_pair *pair = NULL;
    if (!i)
        return rows;
    if (k->warps) {
        pair = &i->whole;
        if (!pair->there && e->boundary == TEX_AT_ISSUE && e->first)
            begin_rows(k, pair, i, "");
        rows.row[rows.count++] = &pair->row[side];
        return rows;
    }
    if (e->pass > 0) {
        pair = pass_rows(k, i, e, e->boundary == TEX_AT_LOD);
        rows.count = pair != NULL;
        rows.row[0] = pair ? &pair->row[side] : NULL;
        return rows;
    }
    for (uint32_t left = threads_of(e); left; left &= left - 1) {
        pair = thread_rows(k, i, e, lowest_bit(left), e->boundary == TEX_AT_DECODE);
        if (pair)
            rows.row[rows.count++] = &pair->row[side];
    }
    return rows;
}

/* The stage behind a boundary, on the path of the instruction. */
static enum tex_boundary stage_after(const struct walk *walk, const struct walk_event *e)
{
    const struct walk_instruction *i = walk_find(walk, e->instruction);
    const struct tex_path_info *path = &tex_paths[i ? i->path : TEX_PATH_GATHER];
    switch (e->boundary) {
    case TEX_AT_ISSUE:
        return TEX_AT_DECODE;
    case TEX_AT_DECODE:
        return TEX_AT_BIND;
    case TEX_AT_BIND:
        return TEX_AT_HEADER;
    case TEX_AT_HEADER:
        return path->first;
    default:
        break;
    }
    tex_boundary_set later = path->boundaries & ~NOT_A_STAGE & ~(TEX_BIT(e->boundary + 1) - 1);
    return e->boundary == path->last || !later ? TEX_AT_RESULT : (enum tex_boundary)lowest_bit(later);
}

/* Boundaries at which rows are. */
static bool shows_rows(const struct konata *k, const struct walk_event *e)
{
    tex_boundary_set here = (TEX_SET_THREAD & ~NOT_A_STAGE) | TEX_BIT(TEX_AT_STORE) | TEX_BIT(TEX_AT_RESULT);
    here |= k->warps ? TEX_BIT(TEX_AT_ISSUE) : 0;
    return e->instruction != WALK_NONE && here >> e->boundary & 1;
}

/* Rows of warps show the stage that the first thread has come to. */
static bool goes_on(const struct konata *k, const struct konata_row *row, enum tex_boundary to)
{
    return !k->warps || row->stage == NO_STAGE || to > row->stage;
}

/* What becomes true in this cycle. */
static void shown(struct konata *k, const struct walk *walk, enum trace_side side, const struct walk_event *e)
{
    struct rows rows = rows_of(k, walk, side, e);
    for (unsigned n = 0; n < rows.count; n++) {
        struct konata_row *row = rows.row[n];
        if ((e->kind == WALK_SHOWN || e->first) && goes_on(k, row, e->boundary))
            enter(k, row, e->boundary);
        if (!k->warps)
            stall(k, row, e->kind == WALK_SHOWN && e->waits);
    }
}

/* What becomes true in the next: the beat was taken. */
static void moved(struct konata *k, const struct walk *walk, enum trace_side side, const struct walk_event *e)
{
    struct rows rows = rows_of(k, walk, side, e);
    bool over = e->boundary == TEX_AT_RESULT && (!k->warps || e->last);
    for (unsigned n = 0; n < rows.count; n++) {
        struct konata_row *row = rows.row[n];
        if (over || (!k->warps && e->pass > 0 && e->boundary == TEX_AT_TEXEL))
            retire(k, row, false);
        else if (e->boundary != TEX_AT_RESULT && goes_on(k, row, stage_after(walk, e)))
            enter(k, row, stage_after(walk, e));
    }
}

static bool is_open(const struct konata_pair *pair)
{
    return pair->row[TRACE_RTL].open || pair->row[TRACE_MODEL].open;
}

/* Pairs of which both rows are over leave their places. */
static void tidy(struct konata *k)
{
    for (unsigned n = 0; n < KONATA_PASSES; n++)
        k->pass[n].pair.there = k->pass[n].pair.there && is_open(&k->pass[n].pair);
}

/* A row of a warp stalls while a beat of it waits and none moves. */
static void stall_warps(struct konata *k, const struct walk_both *c)
{
    for (unsigned s = 0; s < TRACE_SIDES; s++) {
        const struct walk *walk = c->side[s].walk;
        for (unsigned n = 0; walk && n < c->side[s].count; n++) {
            const struct walk_event *e = &c->side[s].events[n];
            struct konata_instruction *i = e->kind == WALK_MOVED ? place_of(k, walk, e->instruction) : NULL;
            if (i)
                i->moves[s] = true;
        }
        for (unsigned b = 0; walk && b < TEX_BOUNDARIES; b++) {
            struct konata_instruction *i =
                walk->shown[b].there ? place_of(k, walk, walk->shown[b].event.instruction) : NULL;
            if (i)
                i->waits[s] = true;
        }
    }
    for (unsigned n = 0; n < TRACK_INSTRUCTIONS; n++) {
        struct konata_instruction *i = &k->instruction[n];
        for (unsigned s = 0; s < TRACE_SIDES; s++) {
            stall(k, &i->whole.row[s], i->waits[s] && !i->moves[s]);
            i->waits[s] = i->moves[s] = false;
        }
    }
}

/* The rows of the thread that differs; none if the difference is of no thread. */
static struct konata_pair *differing(struct konata *k, const struct walk_both *c)
{
    struct konata_instruction *i = &k->instruction[c->differs.instruction % TRACK_INSTRUCTIONS];
    if (c->differs.instruction == WALK_NONE || i->what.number != c->differs.instruction)
        return NULL;
    struct konata_pair *pair = k->warps                           ? &i->whole
                               : c->differs.lane < TEX_WARP_LANES ? &i->thread[c->differs.lane]
                                                                  : NULL;
    return pair && pair->there ? pair : NULL;
}

static void mark_rows(struct konata *k, const struct walk_both *c, char what)
{
    struct konata_pair *pair = differing(k, c);
    for (unsigned s = 0; pair && s < TRACE_SIDES; s++)
        if (pair->row[s].open)
            stage(k, what, &pair->row[s], LANE_MARK, "differs");
}

/* A row of its own, which the viewer finds by its text, and a stage in the rows of the thread. */
static void mark(struct konata *k, const struct walk_both *c)
{
    const struct konata_row row = {.id = k->rows++};
    char text[KONATA_NAME];
    snprintf(text, sizeof text, "%s", c->differs.text);
    text_clean(text);
    fprintf(command(k), "I\t%" PRIu64 "\t0\t0\nL\t%" PRIu64 "\t0\tFIRST DIFFERENCE: %s\n", row.id, row.id, text);
    fprintf(k->out, "L\t%" PRIu64 "\t1\t%s, boundary %s\n", row.id, k->name, tex_boundaries[c->differs.boundary].name);
    stage(k, 'S', &row, LANE_STAGE, "differs");
    mark_rows(k, c, 'S');
    at(k, c->cycle + 1);
    mark_rows(k, c, 'E');
    stage(k, 'E', &row, LANE_STAGE, "differs");
    fprintf(k->out, "R\t%" PRIu64 "\t%" PRIu64 "\t1\n", row.id, k->retired);
}

/* Events of this cycle first, then what they bring in the next: a viewer reads no cycle twice. */
void konata_cycle(struct konata *k, const struct walk_both *c)
{
    at(k, c->cycle);
    for (unsigned s = 0; s < TRACE_SIDES; s++)
        k->here[s] = c->side[s].walk != NULL;
    if (c->reset) {
        flush_all(k);
        if (c->differs.text)
            mark(k, c);
        return;
    }
    for (unsigned s = 0; s < TRACE_SIDES; s++)
        for (unsigned n = 0; n < c->side[s].count; n++)
            if (shows_rows(k, &c->side[s].events[n]))
                shown(k, c->side[s].walk, (enum trace_side)s, &c->side[s].events[n]);
    if (k->warps)
        stall_warps(k, c);
    if (c->differs.text)
        mark(k, c);
    at(k, c->cycle + 1);
    for (unsigned s = 0; s < TRACE_SIDES; s++)
        for (unsigned n = 0; n < c->side[s].count; n++)
            if (c->side[s].events[n].kind == WALK_MOVED && shows_rows(k, &c->side[s].events[n]))
                moved(k, c->side[s].walk, (enum trace_side)s, &c->side[s].events[n]);
    tidy(k);
}

void konata_end(struct konata *k)
{
    flush_all(k);
}
