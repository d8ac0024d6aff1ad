// SPDX-License-Identifier: Apache-2.0
#include "lower/tgsi_state.h"

#include <inttypes.h>
#include <string.h>
#include <strings.h>

#include "tgsi/opcode.h"

static const enum tex_datatype_code datatypes[TGSI_TYPES] = {[TGSI_UNORM] = TEX_DATATYPE_UNORM,
                                                             [TGSI_SNORM] = TEX_DATATYPE_SNORM,
                                                             [TGSI_SINT] = TEX_DATATYPE_SINT,
                                                             [TGSI_UINT] = TEX_DATATYPE_UINT,
                                                             [TGSI_FLOAT] = TEX_DATATYPE_FLOAT};

/* Formats of images: Mesa's name without PIPE_FORMAT_ and the type, and the header's. */
static const struct {
    const char *name, *format;
} formats[] = {
    {"R32G32B32A32", "R32_G32_B32_A32"},
    {"R16G16B16A16", "R16_G16_B16_A16"},
    {"R32G32", "R32_G32"},
    {"R8G8B8A8", "A8B8G8R8"},
    {"R10G10B10A2", "A2B10G10R10"},
    {"R16G16", "R16_G16"},
    {"R11G11B10", "BF10GF11RF11"},
    {"R32", "R32"},
    {"R8G8", "G8R8"},
    {"R16", "R16"},
    {"R8", "R8"},
};

static const struct tgsi_declared *declared_of(const struct tgsi_program *p, enum tgsi_file file, uint32_t number)
{
    return file == TGSI_VIEW       ? &p->view[number]
           : file == TGSI_IMAGE    ? &p->image[number]
           : file == TGSI_RESOURCE ? &p->resource[number]
                                   : NULL;
}

/* "PIPE_FORMAT_R32_UINT": its format and type. False: it has none here. */
static bool find_format(struct tgsi_slice text, struct lower_texture *t)
{
    size_t prefix = strlen("PIPE_FORMAT_");
    for (unsigned i = 0; i < sizeof formats / sizeof *formats && text.size > prefix; i++)
        for (unsigned type = 0; type < TGSI_TYPES; type++) {
            size_t size = strlen(formats[i].name), tail = strlen(tgsi_type_names[type]);
            if (text.size != prefix + size + 1 + tail || text.at[prefix + size] != '_' ||
                strncasecmp(text.at + prefix, formats[i].name, size) != 0 ||
                strncasecmp(text.at + prefix + size + 1, tgsi_type_names[type], tail) != 0)
                continue;
            t->format = formats[i].format;
            for (unsigned k = 0; k < STATE_COMPONENTS; k++)
                t->datatype[k] = datatypes[type];
            return true;
        }
    return false;
}

/* Types of a view that is declared; else floats (R-TGSI-142), or words of a buffer or an atomic. */
static void set_format(const struct tgsi_program *p, const struct tgsi_instruction *i, struct lower_texture *t)
{
    struct tgsi_bound of = tgsi_bound_of(p, i);
    bool words = of.file == TGSI_STORAGE || i->opcode->work == TGSI_WORK_ATOMIC ||
                 (of.file == TGSI_RESOURCE && p->resource[of.number].raw);
    enum tgsi_file file = of.file == TGSI_SAMPLER && p->view[of.number % TGSI_VIEWS].declared ? TGSI_VIEW : of.file;
    const struct tgsi_declared *d = declared_of(p, file, of.number);
    struct tgsi_slice format = d && i->format.size == 0 ? d->format : i->format;
    for (unsigned k = 0; k < STATE_COMPONENTS; k++)
        t->datatype[k] = file == TGSI_VIEW ? datatypes[d->type[k]] : words ? TEX_DATATYPE_UINT : TEX_DATATYPE_FLOAT;
    if (words)
        t->format = "R32";
    if (format.size > 0)
        (void)find_format(format, t);
    if (strcmp(i->opcode->name, "ATOMFADD") == 0)
        for (unsigned k = 0; k < STATE_COMPONENTS; k++)
            t->datatype[k] = TEX_DATATYPE_FLOAT;
}

uint32_t tgsi_state_handle(struct lower_state *state, const struct tgsi_program *p, const struct tgsi_instruction *i)
{
    struct tgsi_bound of = tgsi_bound_of(p, i);
    const struct tgsi_target_info *target = &tgsi_targets[of.target];
    const struct tgsi_operand *sampler = tgsi_operand_of(i, TGSI_UNIT);
    bool surface = of.file == TGSI_IMAGE || of.file == TGSI_RESOURCE || of.file == TGSI_STORAGE;
    struct lower_texture t = {.kind = target->name,
                              .type = target->type,
                              .axes = target->axes,
                              .array = target->array,
                              .cube = target->cube,
                              .surface = surface,
                              .is_rect = of.target == TGSI_RECT || of.target == TGSI_SHADOWRECT,
                              .compares = target->shadow || i->opcode->replicate,
                              .samples = target->samples ? 4 : 0};
    /* One sampler may stand for two kinds of texture in turn: a texture each. */
    snprintf(t.name, sizeof t.name, "%s[%" PRIu32 "] %.10s", tgsi_file_names[of.file], of.number, target->name);
    set_format(p, i, &t);
    return lower_state_handle(state, lower_state_texture(state, &t), sampler ? sampler->number : 0);
}

void tgsi_state_declaration(const struct tgsi_program *p, const struct tgsi_operand *o, FILE *out)
{
    const struct tgsi_declared *d = o->file == TGSI_VIEW || o->file == TGSI_IMAGE || o->file == TGSI_RESOURCE
                                        ? declared_of(p, o->file, o->number)
                                        : NULL;
    if (!d || !d->declared)
        return;
    fprintf(out, "DCL %s[%" PRIu32 "], %s", tgsi_file_names[o->file], o->number, tgsi_targets[d->target].name);
    for (unsigned k = 0; k < TGSI_COMPONENTS && o->file == TGSI_VIEW; k++)
        fprintf(out, ", %s", tgsi_type_names[d->type[k]]);
    if (d->format.size > 0)
        fprintf(out, ", %.*s", TGSI_SHOWN(d->format));
    fprintf(out, "%s%s; ", d->raw ? ", RAW" : "", d->writable ? ", WR" : "");
}
