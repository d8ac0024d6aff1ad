// SPDX-License-Identifier: Apache-2.0
/*
 * `sm4 "TEXT"`: an instruction of shader assembly. t# and u# are the texture of that number, whose header says the kind
 * of resource; s# is the sampler; the handle is the first that joins them.
 */
#include <string.h>

#include "vector/vector_build.h"

static enum dx_dimension dimension_of(struct build *b, uint32_t index, bool uav)
{
    uint32_t words[8];
    build_header_words(b, index, words);
    uint32_t type = (uint32_t)tex_get_bits(words, TEX_TIC_TEXTURE_TYPE_LO, TEX_TIC_TEXTURE_TYPE_W);
    bool samples = tex_get_bits(words, TEX_TIC_MULTI_SAMPLE_COUNT_LO, TEX_TIC_MULTI_SAMPLE_COUNT_W) != 0;
    type = type == TEX_TYPE_TWO_D_NO_MIPMAP ? TEX_TYPE_TWO_D : type;
    samples = samples && !uav && (type == TEX_TYPE_TWO_D || type == TEX_TYPE_TWO_D_ARRAY);
    for (unsigned i = 1; i < DX_DIMENSIONS; i++)
        if (dx_dimensions[i].type == type && dx_dimensions[i].samples == samples)
            return (enum dx_dimension)i;
    return DX_NO_DIMENSION;
}

/* Headers take the place of declarations. */
static bool declare(struct build *b, struct dx_program *p)
{
    for (unsigned k = 0; p->count == 1 && k < p->instructions->operands; k++) {
        const struct dx_operand *o = &p->instructions->operand[k];
        bool uav = o->file == DX_UAV;
        if ((o->file != DX_RESOURCE && !uav) || !o->numbered)
            continue;
        if (o->number >= (uav ? DX_UAV_REGISTERS : DX_RESOURCE_REGISTERS))
            continue;
        struct dx_declared *place = uav ? &p->uav[o->number] : &p->resource[o->number];
        if (!build_bit(b->textures, o->number)) {
            tree_error(b->tree, o->at, "no texture %u in this file, which %.*s is", (unsigned)o->number,
                       LOW_SHOWN(o->name));
            return false;
        }
        place->dimension = p->instructions->dimension; /* of _indexable: a header may differ */
        if (place->dimension == DX_NO_DIMENSION)
            place->dimension = dimension_of(b, o->number, uav);
        if (place->dimension == DX_NO_DIMENSION) {
            tree_error(b->tree, o->at, "the type of texture %u is reserved; expected another, or _indexable(KIND)",
                       (unsigned)o->number);
            return false;
        }
    }
    return true;
}

static bool find_handle(struct build *b, const struct dx_program *p, uint32_t *handle)
{
    const struct dx_instruction *i = p->instructions;
    const struct dx_operand *sampler = dx_operand_of(i, DX_SAMPLED_BY);
    return build_find_handle(b, i->at, dx_resource_of(p, i).number, sampler ? &sampler->number : NULL, handle);
}

static bool lower(struct build *b, const struct dx_program *p, struct low_word *out)
{
    const struct dx_instruction *i = p->instructions;
    uint32_t handle = 0;
    if (!find_handle(b, p, &handle))
        return false;
    if (!dx_lower(p, i, handle, out))
        tree_error(b->tree, i->at, "%s", out->fault);
    else if (!out->built)
        tree_error(b->tree, i->at, "not built: %s (%s)", out->target, out->text);
    else
        return true;
    return false;
}

bool build_sm4(struct build *b, const struct node *n, struct low_word *out)
{
    const struct node *text = n->first;
    const struct low_source source = {.text = text->text.at,
                                      .size = text->text.size,
                                      .whole = b->tree->text,
                                      .whole_size = b->tree->size,
                                      .line = text->at.line,
                                      .column = text->at.column + 1};
    struct dx_program p;
    bool good = dx_read(&source, &p, b->tree->diag);
    good = good && declare(b, &p) && dx_check(&source, &p, true, b->tree->diag);
    if (good && p.count != 1)
        tree_error(b->tree, text->at, "the text has %zu instructions; expected one", p.count);
    else if (good)
        good = lower(b, &p, out);
    good = good && p.count == 1;
    b->no_memory = b->no_memory || p.no_memory;
    dx_free(&p);
    return good;
}
