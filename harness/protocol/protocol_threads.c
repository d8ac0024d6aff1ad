// SPDX-License-Identifier: Apache-2.0
/* Conservation of threads: the identities that enter the pipeline leave every stage, once and in order. */
#include "base/bits.h"
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

/* Not the thread that is due: say which it is, and continue after it, so that one error is one violation. */
static void wrong_thread(struct protocol *p, enum tex_boundary b, uint32_t identity)
{
    const char *name = tex_boundaries[b].name;
    struct tex_tag tag;
    tex_unpack_tag(&identity, 0, &tag);
    uint32_t due = p->crossed[b], known = p->crossed[p->upstream[b]];
    for (uint32_t i = due; i != known; i++) {
        if (p->thread[place(i)] != identity || !crosses(p, i, b))
            continue;
        p->crossed[b] = i + 1;
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
            p->crossed[lowest_bit(left)] = 0;
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
        uint32_t identity = *protocol_words(f, b) & p->identity, due = due_at(p, b);
        if (due != p->crossed[p->upstream[b]] && p->thread[place(due)] == identity)
            p->crossed[b]++;
        else
            wrong_thread(p, b, identity);
    }
    p->count[PC_BEAT] += judged;
}
