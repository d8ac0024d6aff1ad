// SPDX-License-Identifier: Apache-2.0
/* The rules of the pages about an instruction's text. Rule ids are those of vectors/rules.tsv. */
#include <string.h>

#include "sm4/check_part.h"

void check_error(struct check *c, struct span at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    low_error(c->source, c->diag, at, format, args);
    va_end(args);
    c->bad = true;
}

/* An error if strict, else a note. */
static void remark(struct check *c, struct span at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    (c->strict ? low_error : low_note)(c->source, c->diag, at, format, args);
    va_end(args);
    c->bad = c->bad || c->strict;
}

const struct dx_operand *dx_operand_of(const struct dx_instruction *i, enum dx_slot slot)
{
    for (unsigned k = 0; k < i->opcode->slots; k++)
        if (i->opcode->slot[k] == slot)
            return &i->operand[k];
    return NULL;
}

static const struct dx_operand *resource_operand(const struct dx_instruction *i)
{
    const struct dx_operand *o = dx_operand_of(i, DX_SOURCE);
    return o ? o : dx_operand_of(i, DX_STORED_TO);
}

struct dx_resource dx_resource_of(const struct dx_program *p, const struct dx_instruction *i)
{
    const struct dx_operand *o = resource_operand(i);
    struct dx_resource of = {.uav = o->file == DX_UAV, .number = o->number};
    of.dimension = i->dimension;
    if (of.dimension == DX_NO_DIMENSION)
        of.dimension = of.uav ? p->uav[o->number].dimension : p->resource[o->number].dimension;
    return of;
}

/* R-LD-35, R-LD-36, and those of the other pages. */
static void check_model(struct check *c, const struct dx_instruction *i)
{
    enum tex_stage_code stage = c->p->stage;
    if (c->p->has_model && i->opcode->derives && stage != TEX_STAGE_PIXEL)
        check_error(c, i->at, "%s takes the derivatives of pixels: it is for pixel shaders", i->opcode->name);
    bool of_ld = stage == TEX_STAGE_VERTEX || stage == TEX_STAGE_GEOMETRY || stage == TEX_STAGE_PIXEL;
    if (!c->p->has_model)
        return;
    if (c->p->model < i->opcode->model)
        remark(c, i->at, "%s is of shader model %u.%u and later, the text is of %u.%u", i->opcode->name,
               i->opcode->model / 10, i->opcode->model % 10, c->p->model / 10, c->p->model % 10);
    if (of_ld || strcmp(i->opcode->name, "ld") != 0)
        return;
    static const char text[] = "ld is for vertex, geometry and pixel shaders (R-LD-35)";
    if (c->p->model < 50)
        check_error(c, i->at, "%s", text);
    else /* the page is that of model 4, which has no other stages */
        remark(c, i->at, "%s", text);
}

/* R-LD-2, R-LD-6, R-LD-31. */
static void check_dimension(struct check *c, const struct dx_instruction *i, const struct dx_operand *o)
{
    enum dx_dimension is = dx_resource_of(c->p, i).dimension, declared = DX_NO_DIMENSION;
    bool is_ld = strcmp(i->opcode->name, "ld") == 0;
    declared = o->file == DX_UAV ? c->p->uav[o->number].dimension : c->p->resource[o->number].dimension;
    if (is == DX_NO_DIMENSION)
        check_error(c, o->at, "%.*s has no declaration; expected dcl_%s before it%s", LOW_SHOWN(o->name),
                    o->file == DX_UAV ? "uav_typed_KIND" : "resource_KIND", is_ld ? " (R-LD-4)" : "");
    else if (declared != DX_NO_DIMENSION && is != declared)
        check_error(c, i->dimension_at, "the instruction says %s, the declaration of %.*s %s", dx_dimensions[is].name,
                    LOW_SHOWN(o->name), dx_dimensions[declared].name);
    else if (!(i->opcode->dimensions >> is & 1))
        check_error(c, o->at, "%s does not read a %s%s", i->opcode->name, dx_dimensions[is].name,
                    is_ld ? "; expected any resource but a cube (R-LD-2, R-LD-31)" : "");
    else if (is_ld && dx_dimensions[is].samples && c->p->has_model && c->p->stage != TEX_STAGE_PIXEL)
        check_error(c, o->at, "ld reads a multisample resource in pixel shaders only (R-LD-6)");
}

/* The page of sample_c: the swizzle says that every component has the one result. */
static void check_red(struct check *c, const struct dx_instruction *i, const struct dx_operand *o)
{
    bool red = o->letters > 0;
    for (unsigned k = 0; k < o->letters; k++)
        red = red && o->letter[k] == 0;
    if (!red)
        check_error(c, o->letters ? o->letters_at : o->at,
                    "%s compares the first component of the resource; expected .r", i->opcode->name);
}

/* R-LD-31, R-LD-32. */
static void check_resource(struct check *c, const struct dx_instruction *i, const struct dx_operand *o)
{
    bool is_ld = strcmp(i->opcode->target, "TLD") == 0, stored = dx_operand_of(i, DX_STORED_TO) == o;
    bool typed = strcmp(i->opcode->target, "SULD") == 0 || stored; /* surfaces alone */
    const char *expected = typed ? "u#" : i->opcode->uav ? "t# or u#" : "t#";
    bool good = (o->file == DX_RESOURCE && !typed) || (o->file == DX_UAV && i->opcode->uav);
    if (o->file == DX_RASTERIZER && (i->opcode->model == 41 && strcmp(i->opcode->target, "TXQ") == 0)) {
        c->left = "the samples of the render target are not in a texture header";
        return;
    }
    if (good && o->relative)
        check_error(c, o->at, "the resource has an index in a register; expected %s alone%s", expected,
                    is_ld ? " (R-LD-32)" : "");
    else if (!good || !o->numbered || o->negate || o->absolute)
        check_error(c, o->at, "the resource is '%.*s'; expected %s%s", LOW_SHOWN(o->name), expected,
                    is_ld ? " (R-LD-31)" : "");
    else if (o->number >= (o->file == DX_UAV ? DX_UAV_REGISTERS : DX_RESOURCE_REGISTERS))
        check_error(c, o->at, "'%.*s' is out of range; expected %c0..%c%d", LOW_SHOWN(o->name), o->name.at[0],
                    o->name.at[0], (o->file == DX_UAV ? DX_UAV_REGISTERS : DX_RESOURCE_REGISTERS) - 1);
    else {
        if (stored && !check_whole_mask(o))
            check_error(c, o->letters_at, "a store writes every component; expected .xyzw");
        check_dimension(c, i, o);
    }
    if (!stored)
        check_swizzle(c, o);
    if (i->opcode->red)
        check_red(c, i, o);
}

/* R-LD-20, R-LD-21; no page has offsets of cubes. */
static void check_offset(struct check *c, const struct dx_instruction *i)
{
    const struct dx_operand *o = resource_operand(i);
    if (!i->has_offset)
        return;
    if (!i->opcode->offsets) {
        check_error(c, i->offset_at[0], "%s has no immediate offsets", i->opcode->name);
        return;
    }
    for (unsigned axis = 0; axis < DX_OFFSETS; axis++)
        if (i->offset[axis] < -8 || i->offset[axis] > 7)
            check_error(c, i->offset_at[axis], "offset %lld is out of range; expected -8..7%s",
                        (long long)i->offset[axis], strcmp(i->opcode->target, "TLD") == 0 ? " (R-LD-20)" : "");
    if (o->file != DX_RESOURCE || o->number >= DX_RESOURCE_REGISTERS)
        return;
    const struct dx_dimension_info *is = &dx_dimensions[dx_resource_of(c->p, i).dimension];
    if (is->cube || is->type == TEX_TYPE_ONE_D_BUFFER || (is->samples && strcmp(i->opcode->name, "ld") == 0))
        check_error(c, i->offset_at[0], "a %s takes no offsets; expected texture1d, 2d or 3d, or an array of them%s",
                    is->name, strcmp(i->opcode->target, "TLD") == 0 && !is->cube ? " (R-LD-21)" : "");
}

/* Why one word cannot do it, NULL: it can. */
static const char *several_words(const struct check *c, const struct dx_instruction *i)
{
    const struct dx_operand *o = resource_operand(i);
    bool known = o->file == DX_RESOURCE && o->number < DX_RESOURCE_REGISTERS;
    if (known && strcmp(i->opcode->target, "TXD") == 0 && dx_dimensions[dx_resource_of(c->p, i).dimension].axes > 2)
        return "derivatives of volumes and cubes take several words";
    return NULL;
}

static void check_instruction(struct check *c, const struct dx_instruction *i)
{
    for (unsigned k = 0; k < i->opcode->slots && !c->left; k++) {
        const struct dx_operand *o = &i->operand[k];
        if (i->opcode->slot[k] == DX_SOURCE || i->opcode->slot[k] == DX_STORED_TO)
            check_resource(c, i, o);
        else
            check_operand(c, i, (enum dx_slot)i->opcode->slot[k], o);
    }
    if (!c->left)
        c->left = several_words(c, i);
    if (c->left)
        return;
    check_offset(c, i);
    check_model(c, i);
}

bool dx_check(const struct low_source *source, struct dx_program *p, bool strict, struct diag *diag)
{
    struct check c = {.p = p, .diag = diag, .strict = strict, .source = source};
    size_t kept = 0;
    for (size_t i = 0; i < p->count && !diag_full(diag); i++) {
        c.left = NULL;
        check_instruction(&c, &p->instructions[i]);
        const struct dx_instruction *at = &p->instructions[i];
        const struct low_left left = {at->at, at->text, {at->text.at, at->at.length}, c.left};
        if (!c.left)
            p->instructions[kept++] = *at;
        else if (!low_leave_out(&p->left, &left)) {
            diag_no_memory(diag);
            return false;
        }
    }
    p->count = kept;
    for (size_t i = 0; strict && i < p->left.count && !diag_full(diag); i++)
        check_error(&c, p->left.list[i].at, "%.*s: %s", LOW_SHOWN(p->left.list[i].name), p->left.list[i].why);
    return !c.bad;
}
