// SPDX-License-Identifier: Apache-2.0
#include "compare/stall.h"

#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "compare/lockstep.h"

#define RESULT_STAGE tex_boundaries[TEX_AT_RESULT].stage
/* Ports at which memory is the other side. */
#define MEMORY_PORTS (TEX_SET_MEMORY & TEX_SET_PORTS)

void stall_restart(struct stall *s)
{
    memset(s, 0, sizeof *s);
}

static void ask(struct stall_asked *a, uint64_t cycle)
{
    if (a->count++ == 0)
        a->since = cycle;
}

/* One that nobody asked for is the protocol checks' business. */
static void answer(struct stall_asked *a, uint64_t cycle)
{
    a->count -= a->count > 0;
    a->since = cycle;
}

static void count_memory(struct stall *s, uint64_t cycle, const struct tex_frame *f)
{
    if (frame_transfer(f, TEX_AT_AXI_AR))
        ask(&s->reads[frame_payload(f, TEX_AT_AXI_AR)[0] % STALL_IDS], cycle);
    if (frame_transfer(f, TEX_AT_AXI_R))
        answer(&s->reads[frame_payload(f, TEX_AT_AXI_R)[0] % STALL_IDS], cycle);
    if (frame_transfer(f, TEX_AT_AXI_AW))
        ask(&s->writes, cycle);
    if (frame_transfer(f, TEX_AT_AXI_B))
        answer(&s->writes, cycle);
}

void stall_cycle(struct stall *s, uint64_t cycle, const struct tex_frame *f)
{
    const tex_boundary_set here = TEX_SET_ALL & ~TEX_SET_STANDING;
    tex_boundary_set moved = f->valid & f->ready & here, waiting = f->valid & ~f->ready & here;
    for (tex_boundary_set left = waiting & ~s->waiting; left; left &= left - 1)
        s->shown[lowest_bit(left)] = cycle;
    for (tex_boundary_set left = moved; left; left &= left - 1)
        s->moved[lowest_bit(left)] = cycle;
    s->waiting = waiting;
    if (moved & MEMORY_PORTS)
        count_memory(s, cycle, f);
}

/* Who is at the other side of a port. */
static const char *outside(unsigned b)
{
    return MEMORY_PORTS >> b & 1 ? STALL_MEMORY : STALL_TESTBENCH;
}

/* The oldest instruction that has no result yet takes this path; false if there is none. */
static bool oldest_path(const struct track *t, const struct tex_path_info **path)
{
    uint32_t n = t->instruction[TEX_AT_RESULT];
    for (unsigned i = 0; i < TEX_PATHS; i++)
        if ((t->path[n % TRACK_INSTRUCTIONS] & TEX_SET_PATHS) == tex_paths[i].boundaries)
            *path = &tex_paths[i];
    return n < t->issued;
}

/* The answer of a path waits for that of another, which is next and is not there. */
static bool waits_for_turn(const struct stall *s, const struct track *t, unsigned b, tex_boundary_set valid,
                           const struct tex_path_info **next)
{
    if (!(TEX_SET_ANSWERS >> b & 1) || s->waiting >> TEX_AT_RESULT & 1 || !oldest_path(t, next))
        return false;
    return (*next)->last != b && !(valid >> (*next)->last & 1);
}

static const char *taker(const struct tex_frame *f, unsigned b)
{
    return TEX_SET_OUT >> b & 1 ? outside(b) : lockstep_consumer(f, (enum tex_boundary)b);
}

/* The register port goes its own way while instructions come. */
static unsigned add_shown(const struct stall *s, const struct track *t, const struct tex_frame *f, bool whole,
                          tex_boundary_set visible, struct stall_edge *edges)
{
    unsigned count = 0;
    tex_boundary_set here = visible & (t->issued > 0 ? ~TEX_SET_REGISTER : TEX_SET_ALL);
    for (tex_boundary_set left = s->waiting & here; left; left &= left - 1) {
        unsigned b = lowest_bit(left);
        const struct tex_path_info *next = NULL;
        struct stall_edge e = {.who = TEX_SET_IN >> b & 1 ? outside(b) : tex_boundaries[b].stage,
                               .whom = taker(f, b),
                               .why = STALL_SHOWN,
                               .boundary = (enum tex_boundary)b,
                               .since = s->shown[b]};
        if (whole && waits_for_turn(s, t, b, f->valid, &next)) {
            e.why = STALL_TURN;
            e.whom = tex_boundaries[next->last].stage;
        }
        edges[count++] = e;
    }
    return count;
}

/* The stage that reads with an identifier. */
static const char *reader(unsigned id)
{
    static const enum tex_boundary asks[] = {[TEX_AXI_ID_CONST] = TEX_AT_BIND_REQ,
                                             [TEX_AXI_ID_HEADER] = TEX_AT_HEADER_REQ,
                                             [TEX_AXI_ID_SAMPLER] = TEX_AT_SAMPLER_REQ,
                                             [TEX_AXI_ID_LOAD] = TEX_AT_LOAD_REQ};
    return tex_boundaries[id < sizeof asks / sizeof *asks ? asks[id] : TEX_AT_LOOKUP_REQ].stage;
}

static unsigned add_memory(const struct stall *s, struct stall_edge *edges)
{
    unsigned count = 0;
    for (unsigned id = 0; id < STALL_IDS; id++) {
        const struct stall_asked *a = &s->reads[id];
        struct stall_edge *last = count > 0 ? &edges[count - 1] : NULL;
        if (a->count == 0)
            continue;
        if (last && strcmp(last->who, reader(id)) == 0) { /* texels are read with several */
            last->count += a->count;
            last->since = a->since < last->since ? a->since : last->since;
            continue;
        }
        edges[count++] = (struct stall_edge){.who = reader(id),
                                             .whom = STALL_MEMORY,
                                             .why = STALL_READS,
                                             .boundary = TEX_AT_AXI_R,
                                             .since = a->since,
                                             .count = a->count};
    }
    if (s->writes.count > 0)
        edges[count++] = (struct stall_edge){.who = tex_boundaries[TEX_AT_AXI_B].stage,
                                             .whom = STALL_MEMORY,
                                             .why = STALL_WRITES,
                                             .boundary = TEX_AT_AXI_B,
                                             .since = s->writes.since,
                                             .count = s->writes.count};
    return count;
}

static unsigned no_instruction(const struct stall *s, const struct tex_frame *f, struct stall_edge *edges)
{
    *edges = (struct stall_edge){.who = tex_boundaries[TEX_AT_ISSUE].consumer,
                                 .whom = STALL_TESTBENCH,
                                 .why = STALL_NOTHING,
                                 .boundary = TEX_AT_ISSUE,
                                 .since = s->moved[TEX_AT_ISSUE]};
    return !(f->valid >> TEX_AT_ISSUE & 1);
}

/* From result upstream on the path of the oldest instruction, up to where a beat of it is; without one, at issue. */
static unsigned add_nothing(const struct stall *s, const struct track *t, const struct tex_frame *f,
                            struct stall_edge *edges)
{
    const tex_boundary_set common =
        TEX_BIT(TEX_AT_ISSUE) | TEX_BIT(TEX_AT_DECODE) | TEX_BIT(TEX_AT_BIND) | TEX_BIT(TEX_AT_HEADER);
    const struct tex_path_info *path = NULL;
    const char *whose = RESULT_STAGE;
    unsigned count = 0;
    if (f->valid >> TEX_AT_RESULT & 1)
        return 0;
    if (!oldest_path(t, &path))
        return no_instruction(s, f, edges);
    tex_boundary_set left = (path->boundaries | common) & ~TEX_BIT(TEX_AT_LOOKUP);
    for (; left && !(f->valid >> highest_bit(left) & 1); left &= ~TEX_BIT(highest_bit(left))) {
        unsigned b = highest_bit(left);
        const char *stage = TEX_SET_IN >> b & 1 ? outside(b) : tex_boundaries[b].stage;
        edges[count++] = (struct stall_edge){
            .who = whose, .whom = stage, .why = STALL_NOTHING, .boundary = (enum tex_boundary)b, .since = s->moved[b]};
        whose = stage;
    }
    return count;
}

unsigned stall_edges(const struct stall *s, const struct track *t, const struct tex_frame *f, tex_boundary_set visible,
                     struct stall_edge edges[STALL_EDGES])
{
    bool whole = (visible & TEX_SET_ALL) == TEX_SET_ALL;
    unsigned count = add_shown(s, t, f, whole, visible, edges);
    count += add_memory(s, &edges[count]);
    return whole ? count + add_nothing(s, t, f, &edges[count]) : count;
}

/* What a party waits for first of all: they are in that order. A beat within a stage is the stage's own affair. */
static unsigned wait_of(const struct stall_edge *edges, unsigned count, const char *who)
{
    unsigned i = 0;
    while (i < count && (strcmp(edges[i].who, who) != 0 || strcmp(edges[i].whom, who) == 0))
        i++;
    return i;
}

/* From a party on. `from`: where in the chain a circle begins; its length if there is none. */
static unsigned follow(const struct stall_edge *edges, unsigned count, const char *who, unsigned chain[STALL_EDGES],
                       unsigned *from)
{
    unsigned length = 0;
    for (unsigned i = wait_of(edges, count, who); i < count; i = wait_of(edges, count, edges[i].whom)) {
        for (*from = 0; *from < length && chain[*from] != i; ++*from)
            ;
        if (*from < length)
            return length;
        chain[length++] = i;
    }
    *from = length;
    return length;
}

unsigned stall_chain(const struct stall_edge *edges, unsigned count, unsigned chain[STALL_EDGES], bool *circle)
{
    unsigned from = 0, longest = 0;
    const char *start = RESULT_STAGE;
    bool result_waits = wait_of(edges, count, start) < count;
    for (unsigned i = 0; i < count; i++) {
        unsigned length = follow(edges, count, edges[i].who, chain, &from);
        *circle = from < length;
        if (*circle) {
            memmove(chain, &chain[from], (length - from) * sizeof *chain);
            return length - from;
        }
        if (!result_waits && length > longest) {
            longest = length;
            start = edges[i].who;
        }
    }
    *circle = false;
    return follow(edges, count, start, chain, &from);
}
