// SPDX-License-Identifier: Apache-2.0
/*
 * Unknown bits of a texture header or a sampler: those that nothing depends on, or the border colour alone, are
 * harmless; all others choose layout, format or address. The model's header stage shows the effect of each.
 */
#include <string.h>

#include "tex_stages.h"
#include "unknown/unknown_flow.h"

#define WORDS (TEX_LINE_BYTES / 4)
#define FILLS 8U

struct pair {
    uint32_t tic[WORDS], tsc[WORDS];
};
struct question {
    struct pair mask, base; /* unknown bits; all others, with zeros for them */
    uint32_t opcode, param;
    struct tex_header_policy policy;
};

static void unpack(const struct question *q, const struct pair *p, struct tex_header *out)
{
    memset(out, 0, sizeof *out);
    out->tag.status = tex_header_fields(p->tic, p->tsc, q->opcode, q->param, &q->policy, out);
    memset(out->fmt.border, 0, sizeof out->fmt.border);
}

static bool alike(const struct question *q, const struct pair *a, const struct pair *b)
{
    struct tex_header x, y;
    unpack(q, a, &x);
    unpack(q, b, &y);
    return memcmp(&x, &y, sizeof x) == 0;
}

static uint32_t *word_of(struct pair *p, unsigned i)
{
    return i < WORDS ? &p->tic[i] : &p->tsc[i - WORDS];
}

/* The base with the unknown bits as `seed` has them: 0 none, 1 all. */
static struct pair filled(const struct question *q, uint32_t seed)
{
    struct pair p = q->base, mask = q->mask;
    uint32_t x = seed;
    for (unsigned i = 0; i < 2 * WORDS; i++) {
        x = x * 1664525 + 1013904223;
        *word_of(&p, i) |= *word_of(&mask, i) & (seed == 0 ? 0 : seed == 1 ? UINT32_MAX : x ^ x >> 15);
    }
    return p;
}

/*
 * Bits that decide something alone, with all others zero or all others one; all bits if they decide only together.
 * False: none.
 */
static bool deciding(const struct question *q, struct pair *bits)
{
    struct pair mask = q->mask, base[2] = {filled(q, 0), filled(q, 1)};
    bool any = false;
    memset(bits, 0, sizeof *bits);
    for (unsigned bit = 0; bit < 64 * WORDS; bit++) {
        uint32_t one = 1U << bit % 32;
        if (!(*word_of(&mask, bit / 32) & one))
            continue;
        for (unsigned k = 0; k < 2; k++) {
            struct pair turned = base[k];
            *word_of(&turned, bit / 32) ^= one;
            if (alike(q, &base[k], &turned))
                continue;
            *word_of(bits, bit / 32) |= one;
            any = true;
        }
    }
    for (uint32_t seed = 1; !any && seed <= FILLS; seed++) {
        struct pair other = filled(q, seed);
        any = !alike(q, &base[0], &other);
        *bits = any ? mask : *bits;
    }
    return any;
}

static bool some(const uint32_t words[WORDS])
{
    uint32_t bits = 0;
    for (unsigned i = 0; i < WORDS; i++)
        bits |= words[i];
    return bits != 0;
}

void unknown_blame_line(struct unknown_cause *c, const char *reaches, const struct unknown_line *line,
                        const uint32_t bits[WORDS])
{
    struct tex_axi_r r = {.user = line->now.sparse_unknown};
    memcpy(r.data, bits, sizeof r.data);
    *c = (struct unknown_cause){
        .reaches = reaches, .boundary = TEX_AT_AXI_R, .cycle = line->cycle, .has_line = true, .line = line->line};
    tex_pack_axi_r(c->bits, 0, &r);
}

void unknown_blame_registers(struct unknown_flow *f, const struct unknown_thread *t, const char *reaches, bool ra,
                             bool rb)
{
    unsigned quad = t->decode.tag.lane / TEX_QUAD_LANES, lane = t->decode.tag.lane % TEX_QUAD_LANES;
    struct tex_issue_quad bits = {0};
    memcpy(&bits.ra[4 * lane], &t->warp->mask[quad].ra[4 * lane], ra ? 4 * sizeof(uint32_t) : 0);
    memcpy(&bits.rb[4 * lane], &t->warp->mask[quad].rb[4 * lane], rb ? 4 * sizeof(uint32_t) : 0);
    f->cause = (struct unknown_cause){.reaches = reaches, .boundary = TEX_AT_ISSUE, .cycle = t->warp->cycle[quad]};
    tex_pack_issue_quad(f->cause.bits, 0, &bits);
    f->lane = t->decode.tag.lane;
}

/* The whole colour of a lane, as clamping may depend on each bit of it. */
static void mark_border(struct unknown_thread *t, const struct question *q, const struct unknown_line *h,
                        const struct unknown_line *s)
{
    static const unsigned lo[4] = {TEX_TSC_BORDER_COLOR_R_LO, TEX_TSC_BORDER_COLOR_G_LO, TEX_TSC_BORDER_COLOR_B_LO,
                                   TEX_TSC_BORDER_COLOR_A_LO};
    bool depth = tex_bits(q->base.tic, TEX_TIC_DEPTH_TEXTURE_LO, TEX_TIC_DEPTH_TEXTURE_W) != 0;
    if (t->header.tag.status != TEX_STATUS_OK && t->header.tag.status != TEX_STATUS_OUT_OF_BOUNDS)
        return;
    /* The unknown bit may decide which lane's colour is taken, or how it is clamped. */
    bool all = tex_bits(q->mask.tic, TEX_TIC_DEPTH_TEXTURE_LO, TEX_TIC_DEPTH_TEXTURE_W) != 0;
    /* The colour as the function layer has it, from the bits as the frame has them. */
    struct tex_header header = {0};
    tex_header_fields(h->now.data, s ? s->now.data : q->base.tsc, q->opcode, q->param, &q->policy, &header);
    for (unsigned i = 0; i < 4; i++)
        if (all || tex_bits(q->mask.tsc, lo[depth ? 0 : i], TEX_TSC_BORDER_COLOR_R_W)) {
            t->border_mask[i] = UINT32_MAX;
            t->header.fmt.border[i] = header.fmt.border[i];
        }
}

/* POLICY as far as stage header reads it. */
static uint32_t header_policy_bits(const struct tex_regs *regs)
{
    const struct tex_policy *p = &regs->policy;
    return (uint32_t)p->gob_width_one | (uint32_t)p->border_texel << 1 | (uint32_t)p->srgb_float8 << 2;
}

static bool judged_before(const struct unknown_flow *f, const struct unknown_thread *t, const struct unknown_line *h,
                          const struct unknown_line *s)
{
    return f->judged_header == h->line && f->judged_sampler == (s ? s->line : 0) && f->judged_cycle[0] == h->cycle &&
           f->judged_cycle[1] == (s ? s->cycle : 0) && f->judged_opcode == t->decode.op.opcode &&
           f->judged_param == t->decode.param && f->judged_policy == header_policy_bits(&t->regs);
}

static void remember(struct unknown_flow *f, const struct unknown_thread *t, const struct unknown_line *h,
                     const struct unknown_line *s)
{
    f->judged_header = h->line;
    f->judged_sampler = s ? s->line : 0;
    f->judged_cycle[0] = h->cycle;
    f->judged_cycle[1] = s ? s->cycle : 0;
    f->judged_opcode = t->decode.op.opcode;
    f->judged_param = t->decode.param;
    f->judged_policy = header_policy_bits(&t->regs);
}

void unknown_judge(struct unknown_flow *f, struct unknown_thread *t)
{
    bool sampler = t->has_lines >> 1 & 1;
    const struct unknown_line *h = unknown_lines_find(&f->lines, READER_HEADER, t->line[0]),
                              *s = sampler ? unknown_lines_find(&f->lines, READER_SAMPLER, t->line[1]) : NULL;
    struct question q = {.opcode = t->decode.op.opcode,
                         .param = t->decode.param,
                         .policy = tex_header_policy_of(&t->regs.policy, t->regs.policy.gob_width_one != 0)};
    struct pair bits;
    if (!h || (sampler && !s) || !(some(h->now.mask) || (s && some(s->now.mask))))
        return;
    for (unsigned i = 0; i < WORDS; i++) {
        q.mask.tic[i] = h->now.mask[i];
        q.mask.tsc[i] = s ? s->now.mask[i] : 0;
        q.base.tic[i] = h->now.data[i] & ~h->now.mask[i];
        q.base.tsc[i] = s ? s->now.data[i] & ~s->now.mask[i] : 0;
    }
    if (!judged_before(f, t, h, s) && deciding(&q, &bits)) {
        if (some(bits.tic))
            unknown_blame_line(&f->cause, "a texture header: layout, format or address", h, bits.tic);
        else
            unknown_blame_line(&f->cause, "a sampler: address modes or normalisation", s, bits.tsc);
        f->lane = t->decode.tag.lane;
        return;
    }
    remember(f, t, h, s);
    if (some(h->now.mask))
        unknown_blame_line(&t->harmless, "a texture header", h, h->now.mask);
    else
        unknown_blame_line(&t->harmless, "a sampler", s, s->now.mask);
    mark_border(t, &q, h, s);
}
