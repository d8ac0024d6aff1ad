// SPDX-License-Identifier: Apache-2.0
/* Of SUST: its word, its handle, stage surface (of SULD too), the stores of an instruction, and their readers. */
#include <string.h>

#include "function/rules.h"
#include "function/store.h"
#include "function/surface.h"

#define EXAMPLE_RAW UINT64_C(0xeb32020000470203)       /* SUST.D.1D [R2], R3, R4 */
#define EXAMPLE_FORMATTED UINT64_C(0xeb2a100a00370406) /* SUST.P.3D.RG [R4], R6, 0x100 */
#define LAST_REGISTER 254U

/* These fields are at the same place in all forms of the word. */
#define FIELD(word, name) tex_bits64(word, TEX_SUSTDI_##name##_LO, TEX_SUSTDI_##name##_W)
#define MASK(name) (((UINT64_C(1) << TEX_SUSTDI_##name##_W) - 1) << TEX_SUSTDI_##name##_LO)

static uint32_t executed_with(const struct tex_issue_header *header, uint64_t word, uint32_t helper, uint32_t killed)
{
    struct tex_issue_header other = *header;
    struct tex_instruction in;
    other.word = word;
    other.helper = helper;
    other.killed = killed;
    tex_decode_header(&other, &in);
    return in.exec;
}

static unsigned coordinates(uint32_t dim)
{
    static const uint8_t count[8] = {[TEX_DIM_1D] = 1, [TEX_DIM_1D_BUFFER] = 1, [TEX_DIM_1D_ARRAY] = 2,
                                     [TEX_DIM_2D] = 2, [TEX_DIM_2D_ARRAY] = 3,  [TEX_DIM_3D] = 3};
    return count[dim];
}

/* Refused because of the alignment alone: the registers exist. */
static bool misaligned(uint32_t base, unsigned count)
{
    return base % tex_decode_alignment(count) != 0 && base + count - 1 <= LAST_REGISTER;
}

void tex_rules_of_store_word(const struct tex_issue_header *header, const struct tex_instruction *in,
                             struct tex_rule_set *set)
{
    const struct tex_decode *d = &in->common;
    uint64_t word = header->word, open = (word | MASK(PG)) & ~MASK(PG_NOT);
    uint32_t ra = FIELD(word, RA), rb = FIELD(word, DATA);
    bool refused_ra = d->illegal == TEX_ILLEGAL_RA;
    tex_rule(set, TEX_RULE_R_SUST_3, d->illegal == TEX_ILLEGAL_DIM);
    tex_rule(set, TEX_RULE_R_SUST_21, refused_ra && misaligned(ra, coordinates(d->access.dim)));
    tex_rule(set, TEX_RULE_R_SUST_19,
             (refused_ra && ra == TEX_RZ) || d->illegal == TEX_ILLEGAL_RC || (!in->refused && rb == TEX_RZ));
    tex_rule(set, TEX_RULE_PD_2, refused_ra || d->illegal == TEX_ILLEGAL_RB);
    if (in->refused)
        return;
    tex_rule(set, TEX_RULE_R_SUST_1, executed_with(header, open, header->helper, header->killed) != in->exec);
    tex_rule(set, TEX_RULE_R_SUST_2, in->exec != 0);
    tex_rule(set, TEX_RULE_R_SUST_9, d->access.formatted && d->access.rgba != TEX_RGBA_RGBA);
    tex_rule(set, TEX_RULE_R_SUST_12, d->access.formatted && (d->access.rgba & TEX_RGBA_A) != 0);
    tex_rule(set, TEX_RULE_R_SUST_32, d->cop != TEX_COP_WB);
    tex_rule(set, TEX_RULE_R_SUST_35, executed_with(header, word, 0, 0) != in->exec);
    tex_rule(set, TEX_RULE_R_SUST_37, word == EXAMPLE_RAW || word == EXAMPLE_FORMATTED);
    tex_rule(set, TEX_RULE_R_SUST_38, !d->bindless && d->index == 0x100);
}

void tex_rules_of_store_handle(const struct tex_rule_inputs *from, const struct tex_thread_trace *t,
                               struct tex_rule_set *set)
{
    const struct tex_bind *b = &t->bind;
    bool bindless = t->decode.bindless != 0;
    bool read = tex_live(&t->decode.tag) && !bindless && b->tag.status != TEX_STATUS_HANDLE_ERROR;
    tex_rule(set, TEX_RULE_R_SUST_15, read && (b->handle != t->decode.index || from->select != 0));
    tex_rule(set, TEX_RULE_R_SUST_16, tex_live(&b->tag) && b->sampler_index > from->sampler_max);
    tex_rule(set, TEX_RULE_R_SUST_17, b->tag.status == TEX_STATUS_INVALID_HEADER);
    tex_rule(set, TEX_RULE_R_SUST_18, bindless && b->handle != 0);
}

/* Each coordinate in its own register. */
static void operands(const struct tex_surface *s, const struct tex_rule_inputs *from, uint32_t dim,
                     struct tex_rule_set *set)
{
    bool swapped = s->at[0] != s->at[1], other = swapped || s->at[1] != s->at[2];
    bool array = dim == TEX_DIM_1D_ARRAY || dim == TEX_DIM_2D_ARRAY;
    tex_rule(set, TEX_RULE_R_SUST_22, dim == TEX_DIM_1D && s->at[0] != 0);
    tex_rule(set, TEX_RULE_R_SUST_23, dim == TEX_DIM_1D_BUFFER && s->at[0] >> 31 != 0);
    tex_rule(set, TEX_RULE_R_SUST_24, dim == TEX_DIM_1D_ARRAY && s->at[0] != s->at[2]);
    tex_rule(set, TEX_RULE_R_SUST_25, dim == TEX_DIM_2D && swapped);
    tex_rule(set, TEX_RULE_R_SUST_26, dim == TEX_DIM_2D_ARRAY && other);
    tex_rule(set, TEX_RULE_R_SUST_27, dim == TEX_DIM_3D && other);
    tex_rule(set, TEX_RULE_R_SUST_28, array && from->ra[coordinates(dim) - 1] > 0xffff);
}

/* Action for a coordinate outside. */
static void edges(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_surface *s = &t->surface;
    struct tex_access access = t->decode.access;
    struct tex_surface strict;
    access.clamp = TEX_CLAMP_IGN;
    tex_surface_locate(&access, &t->header.shape, &t->header.fmt, s->at, &strict);
    bool outside = strict.action == TEX_ACTION_BOUNDS, in_row = !outside || strict.axis != TEX_AXIS_X;
    bool in_texels = s->at[0] < t->header.shape.width,
         inside = s->action == TEX_ACTION_STORE || s->action == TEX_ACTION_LOAD || s->action == TEX_ACTION_ATOM;
    bool stores = !tex_surface_reads(&t->surface.op);
    tex_rule(set, TEX_RULE_R_SUST_13, stores && outside);
    tex_rule(set, TEX_RULE_R_SUST_29, stores && outside);
    tex_rule(set, TEX_RULE_PD_30, s->action == TEX_ACTION_BOUNDS);
    tex_rule(set, TEX_RULE_PD_31, outside && inside);
    tex_rule(set, TEX_RULE_PD_32, s->action == TEX_ACTION_TRAP);
    tex_rule(set, TEX_RULE_PD_32B, s->action == TEX_ACTION_BOUNDS && t->decode.access.clamp == TEX_CLAMP_CLAMP3);
    tex_rule(set, TEX_RULE_PD_33, !access.formatted && in_row != in_texels);
    tex_rule(set, TEX_RULE_PD_34, s->misaligned != 0);
}

/* The unit of the column, and the bytes that are taken. */
static void bytes(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_access *a = &t->decode.access;
    const struct tex_header *h = &t->header;
    bool scaled = tex_surface_bytes(a, h->fmt.format) > 1 && t->surface.at[0] != 0;
    bool narrow = a->sz < TEX_SZ_32 && t->decode.data[0] > 0xff;
    bool wide = a->sz > TEX_SZ_32 && t->decode.data[0] != t->decode.data[1];
    tex_rule(set, TEX_RULE_R_SUST_4, a->formatted != 0);
    tex_rule(set, TEX_RULE_R_SUST_5, !a->formatted);
    tex_rule(set, TEX_RULE_R_SUST_6, a->ba && scaled);
    tex_rule(set, TEX_RULE_R_SUST_7, !a->formatted && !a->ba && scaled);
    tex_rule(set, TEX_RULE_R_SUST_8, a->formatted && scaled);
    tex_rule(set, TEX_RULE_R_SUST_11, !a->formatted && a->sz != TEX_SZ_32);
    tex_rule(set, TEX_RULE_R_SUST_30, true);
    tex_rule(set, TEX_RULE_R_SUST_31, a->formatted && t->convert.data[0] != t->decode.data[0]);
    tex_rule(set, TEX_RULE_PD_35, h->level != 0 || h->shape.samples != TEX_SAMPLES_1X1);
    tex_rule(set, TEX_RULE_PD_37, !a->formatted && (narrow || wide));
}

/* Its coordinates decided something. A load that is out of bounds has another status than OK. */
static bool judged(const struct tex_surface *s)
{
    if (tex_surface_reads(&s->op))
        return s->action == TEX_ACTION_LOAD || s->action == TEX_ACTION_ATOM || s->action == TEX_ACTION_BOUNDS ||
               s->action == TEX_ACTION_TRAP;
    return tex_live(&s->tag) && s->action != TEX_ACTION_TYPE && s->action != TEX_ACTION_FORMAT;
}

void tex_rules_of_surface(const struct tex_instruction *in, const struct tex_rule_inputs *from,
                          const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    (void)in;
    const struct tex_surface *s = &t->surface;
    tex_rule(set, TEX_RULE_R_SUST_34, !tex_surface_reads(&s->op) && s->action == TEX_ACTION_DISABLED);
    tex_rule(set, TEX_RULE_PD_4, s->action == TEX_ACTION_HEADER);
    tex_rule(set, TEX_RULE_PD_40, s->action == TEX_ACTION_TYPE);
    if (!judged(s))
        return;
    if (!tex_surface_reads(&s->op))
        operands(s, from, t->decode.access.dim, set);
    edges(t, set);
    if (s->action == TEX_ACTION_STORE)
        bytes(t, set);
}

static uint32_t stored_byte(const struct tex_convert *c, unsigned k)
{
    return c->data[k / 4] >> 8 * (k % 4) & 0xff;
}

/* Which byte of the thread is at an address; none: as many as it has. */
static unsigned index_of(const struct tex_convert *c, uint64_t address)
{
    unsigned first = c->line_gap ? tex_store_first(c) : c->bytes;
    uint64_t k = (address - c->address) & TEX_ADDR_MASK;
    uint64_t second = (address - tex_store_byte(c, first)) & TEX_ADDR_MASK;
    return k < first ? (unsigned)k : second < c->bytes - first ? first + (unsigned)second : c->bytes;
}

/* Two threads that name a byte in common, and not with the same value. */
static bool collide(const struct tex_convert *a, const struct tex_convert *b)
{
    for (unsigned i = 0; i < a->bytes; i++) {
        unsigned k = index_of(b, tex_store_byte(a, i));
        if (k < b->bytes && stored_byte(a, i) != stored_byte(b, k))
            return true;
    }
    return false;
}

void tex_rules_of_stores(const struct tex_warp_result *result, struct tex_rule_set *set)
{
    for (unsigned i = 0; i < result->threads; i++)
        for (unsigned k = i + 1; k < result->threads; k++)
            tex_rule(set, TEX_RULE_PD_41, collide(&result->trace[i].convert, &result->trace[k].convert));
}

void tex_rules_of_cached(const struct tex_cache *seen, const struct tex_cache *stored, struct tex_rule_set *set)
{
    tex_rule(set, TEX_RULE_R_SUST_33, memcmp(seen->raw, stored->raw, sizeof seen->raw) != 0);
}
