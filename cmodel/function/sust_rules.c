// SPDX-License-Identifier: Apache-2.0
/* Of SUST: of its word, its operands and handle, and of stage surface. */
#include "function/rules.h"
#include "function/surface.h"

/* These fields are at the same place in all forms of the word. */
#define FIELD(word, name) tex_bits64(word, TEX_SUSTDI_##name##_LO, TEX_SUSTDI_##name##_W)
#define MASK(name) (((UINT64_C(1) << TEX_SUSTDI_##name##_W) - 1) << TEX_SUSTDI_##name##_LO)
#define EXAMPLE_RAW UINT64_C(0xeb32020000470203)
#define EXAMPLE_FORMATTED UINT64_C(0xeb2a100a00370406)

static uint32_t executed_with(const struct tex_issue_header *header, uint64_t word, bool masks)
{
    struct tex_issue_header other = *header;
    struct tex_instruction in;
    other.word = word;
    if (!masks)
        other.helper = other.killed = 0;
    tex_decode_header(&other, &in);
    return in.exec;
}

void tex_rules_of_store_word(const struct tex_issue_header *header, const struct tex_instruction *in,
                             struct tex_rule_set *set)
{
    const struct tex_decode *d = &in->common;
    uint64_t word = header->word;
    uint32_t illegal = d->illegal, ra = FIELD(word, RA);
    bool legal = !in->refused;
    tex_rule(set, TEX_RULE_R_SUST_1, executed_with(header, (word | MASK(PG)) & ~MASK(PG_NOT), true) != in->exec);
    tex_rule(set, TEX_RULE_R_SUST_2, legal);
    tex_rule(set, TEX_RULE_R_SUST_3, illegal == TEX_ILLEGAL_DIM);
    tex_rule(set, TEX_RULE_R_SUST_4, legal && d->access.formatted);
    tex_rule(set, TEX_RULE_R_SUST_9, legal && d->access.formatted && d->access.rgba != TEX_RGBA_RGBA);
    tex_rule(set, TEX_RULE_R_SUST_11, legal && !d->access.formatted && d->access.sz != TEX_SZ_32);
    tex_rule(set, TEX_RULE_R_SUST_12, legal && d->access.formatted && FIELD(word, BA) != 0);
    tex_rule(set, TEX_RULE_R_SUST_13, legal && d->access.clamp != TEX_CLAMP_NEAR);
    tex_rule(set, TEX_RULE_R_SUST_19,
             illegal == TEX_ILLEGAL_RC || (illegal == TEX_ILLEGAL_RA && ra == TEX_RZ) ||
                 (legal && FIELD(word, DATA) == TEX_RZ));
    tex_rule(set, TEX_RULE_R_SUST_21, illegal == TEX_ILLEGAL_RA && ra != TEX_RZ);
    tex_rule(set, TEX_RULE_R_SUST_32, in->exec != 0 && d->cop != TEX_COP_WB);
    tex_rule(set, TEX_RULE_R_SUST_35, executed_with(header, word, false) != in->exec);
    tex_rule(set, TEX_RULE_R_SUST_37, word == EXAMPLE_RAW || word == EXAMPLE_FORMATTED);
    tex_rule(set, TEX_RULE_PD_2, illegal == TEX_ILLEGAL_RA || illegal == TEX_ILLEGAL_RB || illegal == TEX_ILLEGAL_RC);
}

void tex_rules_of_store_handle(const struct tex_rule_inputs *from, const struct tex_thread_trace *t,
                               struct tex_rule_set *set)
{
    const struct tex_bind *b = &t->bind;
    bool bindless = t->decode.bindless != 0;
    bool read = tex_live(&t->decode.tag) && !bindless && b->tag.status != TEX_STATUS_HANDLE_ERROR;
    tex_rule(set, TEX_RULE_R_SUST_15, read && (b->handle != t->decode.index || from->select != 0));
    tex_rule(set, TEX_RULE_R_SUST_16,
             tex_live(&b->tag) && b->sampler_index != 0 && t->header.tag.status == TEX_STATUS_OK);
    tex_rule(set, TEX_RULE_R_SUST_17, b->tag.status == TEX_STATUS_INVALID_HEADER);
    tex_rule(set, TEX_RULE_R_SUST_18, bindless && b->handle != 0);
    tex_rule(set, TEX_RULE_R_SUST_38, read && t->decode.index != 0);
}

/* The coordinates that count, of those that the dimension has. */
static void coordinates(const struct tex_instruction *in, const struct tex_rule_inputs *from,
                        const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_surface *s = &t->surface;
    uint32_t dim = t->decode.access.dim;
    bool array = in->ra[0] != TEX_OPERAND_ABSENT, stores = s->action == TEX_ACTION_STORE;
    tex_rule(set, TEX_RULE_R_SUST_22, dim == TEX_DIM_1D && stores && s->offset != 0);
    tex_rule(set, TEX_RULE_R_SUST_23, dim == TEX_DIM_1D_BUFFER && s->at[0] >= UINT32_C(0x80000000));
    tex_rule(set, TEX_RULE_R_SUST_24, dim == TEX_DIM_1D_ARRAY && stores && s->slice != 0);
    tex_rule(set, TEX_RULE_R_SUST_25, dim == TEX_DIM_2D && stores && s->row != 0);
    tex_rule(set, TEX_RULE_R_SUST_26, dim == TEX_DIM_2D_ARRAY && stores && s->slice != 0);
    tex_rule(set, TEX_RULE_R_SUST_27, dim == TEX_DIM_3D && stores && s->slice != 0);
    tex_rule(set, TEX_RULE_R_SUST_28, array && from->ra[in->ra[0]] > 0xffff);
}

/* With IGN the coordinates are out of bounds. */
static bool moved(const struct tex_thread_trace *t)
{
    struct tex_access strict = t->decode.access;
    struct tex_surface other;
    strict.clamp = TEX_CLAMP_IGN;
    tex_surface_locate(&strict, &t->header.shape, &t->header.fmt, t->surface.at, &other);
    return t->decode.access.clamp == TEX_CLAMP_NEAR && t->surface.action == TEX_ACTION_STORE &&
           other.action == TEX_ACTION_BOUNDS;
}

static void bounds(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_surface *s = &t->surface;
    const struct tex_access *a = &t->decode.access;
    bool outside = s->action == TEX_ACTION_BOUNDS || s->action == TEX_ACTION_TRAP, near = moved(t);
    const struct tex_format_info *format = tex_format_find(t->header.fmt.format);
    bool sized = !a->formatted && format && tex_surface_bytes(a, t->header.fmt.format) != format->bytes;
    tex_rule(set, TEX_RULE_R_SUST_29, outside || near);
    tex_rule(set, TEX_RULE_PD_30, s->action == TEX_ACTION_BOUNDS && a->clamp == TEX_CLAMP_IGN);
    tex_rule(set, TEX_RULE_PD_31, near);
    tex_rule(set, TEX_RULE_PD_32, s->action == TEX_ACTION_TRAP);
    tex_rule(set, TEX_RULE_PD_32B, s->action == TEX_ACTION_BOUNDS && a->clamp == TEX_CLAMP_CLAMP3);
    tex_rule(set, TEX_RULE_PD_33, sized && (outside || near));
    tex_rule(set, TEX_RULE_PD_34, s->misaligned != 0);
}

void tex_rules_of_surface(const struct tex_instruction *in, const struct tex_rule_inputs *from,
                          const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_surface *s = &t->surface;
    const struct tex_access *a = &t->decode.access;
    uint32_t bytes = tex_surface_bytes(a, t->header.fmt.format);
    bool stores = s->action == TEX_ACTION_STORE, scaled = stores && bytes > 1 && s->at[0] != 0;
    if (s->tag.token)
        return;
    tex_rule(set, TEX_RULE_R_SUST_34, s->action == TEX_ACTION_DISABLED);
    tex_rule(set, TEX_RULE_PD_40, s->action == TEX_ACTION_TYPE);
    tex_rule(set, TEX_RULE_R_SUST_5, stores && !a->formatted);
    tex_rule(set, TEX_RULE_R_SUST_6, scaled && a->ba);
    tex_rule(set, TEX_RULE_R_SUST_7, scaled && !a->ba && !a->formatted);
    tex_rule(set, TEX_RULE_R_SUST_8, scaled && a->formatted);
    tex_rule(set, TEX_RULE_R_SUST_30, stores);
    tex_rule(set, TEX_RULE_R_SUST_31, stores && a->formatted);
    tex_rule(set, TEX_RULE_R_SUST_33, stores);
    tex_rule(set, TEX_RULE_PD_35, stores && (t->header.level != 0 || t->header.shape.samples != 0));
    if (!tex_live(&s->tag))
        return;
    coordinates(in, from, t, set);
    bounds(t, set);
}
