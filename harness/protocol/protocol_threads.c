// SPDX-License-Identifier: Apache-2.0
/*
 * Conservation of threads: the identities that enter the pipeline leave every stage, once and in order. Stages lod to
 * texel show each pass of a thread: as many at each of them as at the first.
 */
#include "base/bits.h"
#include "base/passes.h"
#include "protocol/protocol_part.h"

static unsigned place(uint32_t n)
{
    return n % PROTOCOL_THREADS;
}

static bool crosses(const struct protocol *p, uint32_t n, enum tex_boundary b)
{
    return protocol_path(p->path[place(n)]) >> b & 1;
}

/* The thread that is due at the boundary, or next upstream if none is: those of other paths do not come here. */
static uint32_t due_at(struct protocol *p, enum tex_boundary b)
{
    uint32_t known = p->crossed[p->upstream[b]];
    while (p->crossed[b] != known && !crosses(p, p->crossed[b], b))
        p->crossed[b]++;
    return p->crossed[b];
}

static bool by_pass(unsigned b)
{
    return PASSES_SHOWN >> b & 1;
}

/* A beat of the thread is due: all of it has crossed the boundary before, or its next pass. */
static bool is_due(struct protocol *p, enum tex_boundary b)
{
    unsigned before = p->upstream[b];
    if (due_at(p, b) != p->crossed[before])
        return true;
    return by_pass(b) && by_pass(before) && p->passed[before] > p->passed[b];
}

/* The beat is the last one of the thread at a boundary that shows passes. */
static bool ends_thread(struct protocol *p, enum tex_boundary b, bool more, const struct tex_tag *tag)
{
    const char *name = tex_boundaries[b].name;
    unsigned before = p->upstream[b];
    uint32_t n = p->crossed[b], shown = p->passed[b];
    if (!by_pass(before)) {
        bool most = shown >= PROTOCOL_PASSES;
        p->passes[place(n)] = (uint8_t)shown;
        if (most && more)
            protocol_break(p, PC_BEAT, b, "boundary %s: warp %u, lane %u has more than %u passes", name, tag->warp,
                           tag->lane, PROTOCOL_PASSES);
        return most || !more;
    }
    bool ends = n != p->crossed[before] && shown >= p->passes[place(n)];
    if (ends == more)
        protocol_break(p, PC_BEAT, b, "boundary %s: pass %u of warp %u, lane %u says that %s follows", name, shown,
                       tag->warp, tag->lane, more ? "another" : "none");
    return ends;
}

/* A beat of the thread that is next at the boundary. */
static void cross(struct protocol *p, enum tex_boundary b, const uint32_t *words)
{
    struct tex_tag tag;
    tex_unpack_tag(words, 0, &tag);
    p->passed[b]++;
    if (by_pass(b) && !ends_thread(p, b, tag.more, &tag))
        return;
    p->passed[b] = 0;
    p->crossed[b]++;
}

/* Not the thread that is due: say which it is, and continue after it, so that one error is one violation. */
static void wrong_thread(struct protocol *p, enum tex_boundary b, const uint32_t *words)
{
    const char *name = tex_boundaries[b].name;
    uint32_t identity = *words & p->identity;
    struct tex_tag tag;
    tex_unpack_tag(&identity, 0, &tag);
    uint32_t due = p->crossed[b], known = p->crossed[p->upstream[b]];
    for (uint32_t i = due; i != known; i++) {
        if (p->thread[place(i)] != identity || !crosses(p, i, b))
            continue;
        p->crossed[b] = i;
        p->passed[b] = 0;
        cross(p, b, words);
        protocol_break(p, PC_BEAT, b, "boundary %s: %u beats lost before the one of warp %u, lane %u", name, i - due,
                       tag.warp, tag.lane);
        return;
    }
    bool again = due > 0 && p->thread[place(due - 1)] == identity;
    protocol_break(p, PC_BEAT, b, "boundary %s: the beat of warp %u, lane %u %s", name, tag.warp, tag.lane,
                   again ? "comes again" : "is of no thread that is due");
}

uint32_t protocol_threads_left(struct protocol *p)
{
    uint32_t most = 0;
    for (tex_boundary_set left = p->tagged; left; left &= left - 1) {
        unsigned b = lowest_bit(left);
        uint32_t waiting = p->crossed[p->first] - due_at(p, (enum tex_boundary)b);
        if (p->ends >> b & 1 && waiting > most)
            most = waiting;
    }
    return most;
}

static enum tex_path_code path_of(const struct protocol *p, const uint32_t *words)
{
    const struct tex_leaf_info *leaf = p->opcode;
    return tex_path_of(leaf ? (uint32_t)tex_get_bits(words, leaf->offset, leaf->width) : TEX_OPCODE_NONE);
}

static void enter(struct protocol *p, enum tex_boundary b, const uint32_t *words)
{
    p->path[place(p->crossed[b])] = (uint8_t)path_of(p, words);
    p->thread[place(p->crossed[b]++)] = (uint16_t)(*words & p->identity);
    if (p->crossed[b] - p->oldest > PROTOCOL_THREADS)
        p->oldest = p->crossed[b] - protocol_threads_left(p);
    if (p->crossed[b] - p->oldest > PROTOCOL_THREADS) {
        protocol_break(p, PC_BEAT, b, "more than %u threads are in flight", PROTOCOL_THREADS);
        for (tex_boundary_set left = p->tagged; left; left &= left - 1)
            p->crossed[lowest_bit(left)] = p->passed[lowest_bit(left)] = 0;
        p->oldest = 0;
    }
}

void protocol_threads(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved)
{
    /* In pipeline order: a stage without a register may pass a thread on in the same cycle. */
    tex_boundary_set left = moved & p->tagged;
    uint32_t judged = 0;
    if (left >> p->first & 1) {
        enter(p, (enum tex_boundary)p->first, protocol_words(f, (enum tex_boundary)p->first));
        left &= left - 1;
    }
    for (; left; left &= left - 1, judged++) {
        enum tex_boundary b = (enum tex_boundary)lowest_bit(left);
        const uint32_t *words = protocol_words(f, b);
        if (is_due(p, b) && p->thread[place(p->crossed[b])] == (*words & p->identity))
            cross(p, b, words);
        else
            wrong_thread(p, b, words);
    }
    p->count[PC_BEAT] += judged;
}
