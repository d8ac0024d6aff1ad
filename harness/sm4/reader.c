// SPDX-License-Identifier: Apache-2.0
/* Statements of a text, as the parser meets them. */
#include "sm4/reader.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

void shader_error(struct shader_reader *r, struct span at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    low_error(r->source, r->diag, at, format, args);
    va_end(args);
    r->bad = true;
}

/* "ps_4_0" */
void shader_model(struct shader_reader *r, struct span at, struct low_slice text)
{
    static const struct {
        char letter;
        enum tex_stage_code stage;
    } rows[] = {{'v', TEX_STAGE_VERTEX},   {'h', TEX_STAGE_TESS_CONTROL}, {'d', TEX_STAGE_TESS_EVAL},
                {'g', TEX_STAGE_GEOMETRY}, {'p', TEX_STAGE_PIXEL},        {'c', TEX_STAGE_COMPUTE}};
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].letter == (text.at[0] | 0x20))
            r->p->stage = rows[i].stage;
    r->p->model = (unsigned)(text.at[3] - '0') * 10 + (unsigned)(text.at[5] - '0');
    r->p->has_model = true;
    if (r->p->model < 40) /* R-LD-36 */
        shader_error(r, at, "shader model %c.%c has none of these instructions (R-LD-36); expected 4_0, 4_1 or 5_0",
                     text.at[3], text.at[5]);
}

void shader_left_out(struct shader_reader *r, struct span at, struct low_slice name)
{
    const struct low_left left = {at, low_rest(r->source, name.at, "\n"), name, "no opcode that is lowered"};
    r->p->no_memory = !low_leave_out(&r->p->left, &left) || r->p->no_memory;
}

void shader_begin(struct shader_reader *r, struct span at, struct low_slice opcode)
{
    r->bad = false;
    r->now =
        (struct dx_instruction){.opcode = r->spelling.opcode, .at = at, .text = low_rest(r->source, opcode.at, "\n")};
}

void shader_offset(struct shader_reader *r, struct span at, unsigned axis, struct shader_number n)
{
    if (axis >= DX_OFFSETS) {
        shader_error(r, at, "the instruction has more than three offsets; expected (u,v,w)");
        return;
    }
    r->now.has_offset = true;
    r->now.offset_at[axis] = at;
    r->now.offset[axis] = n.whole;
}

void shader_dimension(struct shader_reader *r, struct span at, struct low_slice name)
{
    r->now.dimension = dx_dimension_find(name.at, name.size);
    r->now.dimension_at = at;
    if (r->now.dimension == DX_NO_DIMENSION)
        shader_error(r, at, "unknown kind of resource '%.*s'; expected buffer, texture1d, texture2d, ...",
                     LOW_SHOWN(name));
}

void shader_suffix(struct shader_reader *r, struct span at, struct low_slice suffix)
{
    if (!dx_suffix(suffix.at, suffix.size, &r->spelling))
        shader_error(r, at, "%s has no suffix '%.*s'", r->spelling.opcode->name, LOW_SHOWN(suffix));
}

void shader_operand(struct shader_reader *r, const struct dx_operand *o)
{
    if (r->now.operands < DX_OPERANDS)
        r->now.operand[r->now.operands] = *o;
    r->now.operands++;
}

/* What a spelling and the parts after it must agree on. */
static void judge_spelling(struct shader_reader *r)
{
    const struct dx_instruction *i = &r->now;
    char list[160];
    low_list(list, sizeof list, dx_slot_names, i->opcode->slot, i->opcode->slots);
    if (i->operands != i->opcode->slots)
        shader_error(r, i->at, "%s has %u operands; expected %u: %s%s", i->opcode->name, i->operands, i->opcode->slots,
                     list, strcmp(i->opcode->name, "ld") == 0 ? ", and no sampler (R-LD-30)" : "");
    if (r->spelling.offset && !i->has_offset)
        shader_error(r, i->at, "_aoffimmi has no offsets; expected (u,v,w)");
    if (!r->spelling.offset && i->has_offset)
        shader_error(r, i->offset_at[0], "offsets without _aoffimmi");
    if (r->spelling.indexable && i->dimension == DX_NO_DIMENSION)
        shader_error(r, i->at, "_indexable has no kind of resource; expected (texture2d) or another");
}

void shader_end(struct shader_reader *r)
{
    r->now.returns = r->spelling.returns;
    if (!r->bad)
        judge_spelling(r);
    if (r->bad)
        return;
    if (r->p->count >= LOW_INSTRUCTIONS) {
        shader_error(r, r->now.at, "the text has more than %d instructions", LOW_INSTRUCTIONS);
        return;
    }
    void *list = r->p->instructions;
    struct dx_instruction *place = low_grow(&list, r->p->count, &r->p->room, sizeof *place);
    r->p->instructions = list;
    if (place)
        *place = r->now;
    r->p->count += place != NULL;
    r->p->no_memory = r->p->no_memory || !place;
}

void shader_temps(struct shader_reader *r, struct span at, struct shader_number n)
{
    if (n.whole < 0 || n.whole > 4096)
        shader_error(r, at, "the number of temporary registers is out of range; expected 0..4096");
    r->p->has_temps = true;
    r->p->temps = n.bits;
}

void shader_type(struct shader_reader *r, struct span at, struct low_slice name, struct shader_declaration *d)
{
    unsigned type = 0;
    while (type < DX_TYPES &&
           (strlen(dx_type_names[type]) != name.size || strncasecmp(name.at, dx_type_names[type], name.size) != 0))
        type++;
    if (type == DX_TYPES)
        shader_error(r, at, "unknown return type '%.*s'; expected unorm, snorm, sint, uint, float or mixed",
                     LOW_SHOWN(name));
    else if (d->types < DX_COMPONENTS)
        d->type[d->types] = (enum dx_type)type;
    d->types++;
}

/* The kind of resource that a declaration's name ends with, flags after it left away. */
static enum dx_dimension declared_dimension(const struct shader_declaration *d)
{
    size_t from = strlen(d->uav ? "dcl_uav_typed_" : "dcl_resource_"), end = from;
    while (end < d->name.size && d->name.at[end] != '_')
        end++;
    return end < d->name.size && !d->uav ? DX_NO_DIMENSION : dx_dimension_find(d->name.at + from, end - from);
}

void shader_declare(struct shader_reader *r, const struct shader_declaration *d, const struct dx_operand *o)
{
    enum dx_file file = d->uav ? DX_UAV : DX_RESOURCE;
    uint32_t registers = d->uav ? DX_UAV_REGISTERS : DX_RESOURCE_REGISTERS;
    enum dx_dimension dimension = declared_dimension(d);
    if (dimension == DX_NO_DIMENSION || (d->uav && !dx_dimensions[dimension].surface))
        shader_error(
            r, d->at, "unknown declaration '%.*s'; expected %s", LOW_SHOWN(d->name),
            d->uav ? "dcl_uav_typed_ and buffer, texture1d, texture1darray, texture2d, texture2darray or texture3d"
                   : "dcl_resource_ and buffer, texture1d, texture2d, texture2dms, texturecube, ...");
    else if (d->types != DX_COMPONENTS)
        shader_error(r, d->at, "the declaration has %u return types; expected four", d->types);
    else if (o->file != file || !o->numbered || o->relative || o->number >= registers)
        shader_error(r, o->at, "'%.*s' is declared; expected %c0..%c%u", LOW_SHOWN(o->name), d->uav ? 'u' : 't',
                     d->uav ? 'u' : 't', (unsigned)registers - 1);
    else {
        struct dx_declared *place = d->uav ? &r->p->uav[o->number] : &r->p->resource[o->number];
        if (place->dimension != DX_NO_DIMENSION)
            shader_error(r, o->at, "%.*s is declared twice", LOW_SHOWN(o->name));
        place->dimension = dimension;
        place->samples = d->samples;
        memcpy(place->type, d->type, sizeof place->type);
    }
    r->bad = false;
}

void shader_sampler(struct shader_reader *r, const struct dx_operand *o, struct span at, struct low_slice text)
{
    enum dx_mode mode = text.size > 0 ? dx_mode_find(text.at, text.size) : DX_MODE_ANY;
    if (o->file != DX_SAMPLER || !o->numbered || o->relative || o->number >= DX_SAMPLER_REGISTERS)
        shader_error(r, o->at, "'%.*s' is declared; expected s0..s%d", LOW_SHOWN(o->name), DX_SAMPLER_REGISTERS - 1);
    else if (mode == DX_MODE_ABSENT)
        shader_error(r, at, "unknown mode '%.*s'; expected mode_default, mode_comparison or mode_mono",
                     LOW_SHOWN(text));
    else if (r->p->sampler[o->number] != DX_MODE_ABSENT)
        shader_error(r, o->at, "%.*s is declared twice", LOW_SHOWN(o->name));
    else
        r->p->sampler[o->number] = mode;
    r->bad = false;
}

void dx_free(struct dx_program *p)
{
    free(p->instructions);
    low_lefts_free(&p->left);
    *p = (struct dx_program){0};
}
