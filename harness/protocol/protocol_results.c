// SPDX-License-Identifier: Apache-2.0
/* Instructions against the threads and the result beats that they become. */
#include "base/bits.h"
#include "protocol/protocol_part.h"

#define QUAD_MASK ((1U << TEX_QUAD_LANES) - 1)

static void note_issue(struct protocol *p, const struct tex_frame *f)
{
    if (p->issue_beats++ == 0) {
        struct tex_issue_header header;
        tex_unpack_issue_header(protocol_words(f, TEX_AT_ISSUE), 0, &header);
        p->instruction[p->issued % PROTOCOL_INSTRUCTIONS].active = header.active;
        p->instruction[p->issued++ % PROTOCOL_INSTRUCTIONS].warp = header.warp;
    }
    p->issue_beats %= TEX_ISSUE_BEATS;
    if (p->rows >> PC_ORDER & 1 && p->issued - p->answered > PROTOCOL_INSTRUCTIONS) {
        protocol_break(p, PC_ORDER, TEX_AT_ISSUE, "more than %u instructions wait for results", PROTOCOL_INSTRUCTIONS);
        p->answered = p->decoded = p->issued;
    }
}

/* The fault of a thread at decode, NULL if none. */
static const char *judge_tag(const struct protocol *p, const struct tex_tag *tag)
{
    uint32_t at = p->decoded % PROTOCOL_INSTRUCTIONS;
    if (p->decoded == p->issued)
        return "belongs to no instruction";
    if (tag->warp != p->instruction[at].warp)
        return "is of another warp than the oldest instruction";
    if (tag->token)
        return tag->lane == 0 && tag->quad_last && tag->last && p->next_lane == 0 ? NULL : "is no proper token";
    if (!(p->instruction[at].active >> tag->lane & 1))
        return "is not active";
    if (tag->lane < p->next_lane)
        return "does not ascend";
    if (p->quad_open && tag->lane / TEX_QUAD_LANES != (p->next_lane - 1) / TEX_QUAD_LANES)
        return "leaves a quad that was not ended";
    return tag->last && !tag->quad_last ? "ends its instruction and not its quad" : NULL;
}

static void check_tag(struct protocol *p, const struct tex_frame *f)
{
    struct tex_tag tag;
    tex_unpack_tag(protocol_words(f, TEX_AT_DECODE), 0, &tag);
    const char *wrong = judge_tag(p, &tag);
    p->count[PC_TAG]++;
    if (wrong)
        protocol_break(p, PC_TAG, TEX_AT_DECODE, "boundary decode: the thread of warp %u, lane %u %s", tag.warp,
                       tag.lane, wrong);
    p->quad_open = !tag.quad_last;
    p->next_lane = tag.last ? 0 : tag.quad_last ? (tag.lane / TEX_QUAD_LANES + 1) * TEX_QUAD_LANES : tag.lane + 1;
    p->decoded += tag.last && p->decoded != p->issued;
}

/* A result beat, except its values. */
struct beat {
    uint32_t warp, quad, lanes, last;
};

static uint32_t pack_beat(const struct beat *b)
{
    return b->warp | b->quad << 8 | b->lanes << 16 | b->last << 24;
}

/* All elements of a field of few bits that is not the last of its payload. */
static uint32_t result_bits(const struct tex_frame *f, const struct tex_leaf_info *leaf)
{
    const uint32_t *words = protocol_words(f, TEX_AT_RESULT) + leaf->offset / 32;
    uint64_t bits = (words[0] | (uint64_t)words[1] << 32) >> leaf->offset % 32;
    return (uint32_t)bits & ((1U << leaf->width * leaf->count) - 1);
}

static struct beat read_beat(const struct protocol *p, const struct tex_frame *f)
{
    return (struct beat){.warp = result_bits(f, p->result.warp),
                         .quad = result_bits(f, p->result.quad),
                         .lanes = result_bits(f, p->result.lanes),
                         .last = result_bits(f, p->result.last)};
}

/* The threads that leave their paths, in the order of issue, make the beats that are due at result. */
static void note_thread(struct protocol *p, const struct tex_frame *f, enum tex_boundary end)
{
    struct tex_tag tag;
    tex_unpack_tag(protocol_words(f, end), 0, &tag);
    p->quad_lanes |= tag.token ? 0 : 1U << tag.lane % TEX_QUAD_LANES;
    if (!tag.quad_last)
        return;
    struct beat due = {tag.warp, tag.lane / TEX_QUAD_LANES, p->quad_lanes, tag.last};
    p->quad_lanes = 0;
    if (p->quads.in - p->quads.out == PROTOCOL_QUADS) {
        protocol_break(p, PC_QUAD, end, "more than %u quads wait after %s", PROTOCOL_QUADS, tex_boundaries[end].name);
        p->quads.out++;
    }
    p->quad[p->quads.in++ % PROTOCOL_QUADS] = pack_beat(&due);
}

static void check_quad(struct protocol *p, const struct beat *b)
{
    bool due = p->quads.in != p->quads.out;
    p->count[PC_QUAD]++;
    if (!due)
        protocol_break(p, PC_QUAD, TEX_AT_RESULT, "a result beat of warp %u, quad %u for no thread that left its path",
                       b->warp, b->quad);
    else if (p->quad[p->quads.out % PROTOCOL_QUADS] != pack_beat(b))
        protocol_break(
            p, PC_QUAD, TEX_AT_RESULT,
            "the result beat of warp %u, quad %u, lanes 0x%x is not that of the threads that left their path", b->warp,
            b->quad, b->lanes);
    p->quads.out += due;
}

static const char *judge_order(const struct protocol *p, const struct beat *b)
{
    uint32_t at = p->answered % PROTOCOL_INSTRUCTIONS;
    if (p->answered == p->issued)
        return "answers no instruction";
    if (b->warp != p->instruction[at].warp)
        return "is of another warp than the oldest instruction";
    if (b->quad < p->next_quad)
        return "does not ascend";
    if (b->lanes == 0 && !(p->next_quad == 0 && b->last))
        return "has no thread";
    return b->lanes & ~(p->instruction[at].active >> TEX_QUAD_LANES * b->quad & QUAD_MASK) ? "has inactive threads"
                                                                                           : NULL;
}

static void check_order(struct protocol *p, const struct beat *b)
{
    const char *wrong = judge_order(p, b);
    p->count[PC_ORDER]++;
    if (wrong)
        protocol_break(p, PC_ORDER, TEX_AT_RESULT, "the result beat of warp %u, quad %u %s", b->warp, b->quad, wrong);
    p->next_quad = b->last ? 0 : b->quad + 1;
    p->answered += b->last && p->answered != p->issued;
}

static bool has_fault(const struct protocol *p, const struct tex_frame *f)
{
    uint32_t statuses = result_bits(f, p->result.status);
    for (unsigned j = 0; j < TEX_QUAD_LANES; j++) {
        uint32_t status = statuses >> p->result.status->width * j & ((1U << p->result.status->width) - 1);
        if ((status >= TEX_STATUS_ILLEGAL && status <= TEX_STATUS_MEMORY_ERROR) ||
            status == TEX_STATUS_UNSUPPORTED_SAMPLER)
            return true;
    }
    return false;
}

static void check_fault(struct protocol *p, const struct tex_frame *f, bool beat)
{
    bool due = beat && has_fault(p, f), event = f->valid >> TEX_AT_FAULT_EVENT & 1;
    p->count[PC_FAULT] += beat;
    if (due != event)
        protocol_break(p, PC_FAULT, TEX_AT_FAULT_EVENT,
                       due ? "a result beat with a fault leaves without a fault event"
                           : "a fault event without a result beat that has a fault");
}

void protocol_instructions(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved)
{
    if (moved & AT(ISSUE))
        note_issue(p, f);
    if (moved & AT(DECODE) && p->rows >> PC_TAG & 1)
        check_tag(p, f);
    /* At most one, if the unit is right. */
    for (tex_boundary_set left = p->rows >> PC_QUAD & 1 ? moved & TEX_SET_ANSWERS : 0; left; left &= left - 1)
        note_thread(p, f, (enum tex_boundary)lowest_bit(left));
    if (moved & AT(RESULT)) {
        struct beat b = read_beat(p, f);
        if (p->rows >> PC_QUAD & 1)
            check_quad(p, &b);
        if (p->rows >> PC_ORDER & 1)
            check_order(p, &b);
    }
    if (p->rows >> PC_FAULT & 1)
        check_fault(p, f, moved & AT(RESULT));
}
