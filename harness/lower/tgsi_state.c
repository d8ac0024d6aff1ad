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

/* "PIPE_FORMAT_R32_UINT": its format and type. False: it has none here. */
static bool find_format(struct low_slice text, struct lower_texture *t)
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
    const struct tgsi_declared *d = tgsi_declared_of(p, file, of.number);
    struct low_slice format = i->format.size == 0 ? d->format : i->format;
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

static struct lower_handle pair_of(struct lower_state *state, const struct tgsi_program *p,
                                   const struct tgsi_instruction *i)
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
                              .gathered = i->opcode->work == TGSI_WORK_GATHER,
                              .compares = target->shadow || i->opcode->replicate,
                              .samples = target->samples ? 4 : 0};
    /* One sampler may stand for two kinds of texture in turn: a texture each. */
    snprintf(t.name, sizeof t.name, "%s[%" PRIu32 "] %.10s", tgsi_file_names[of.file], of.number, target->name);
    set_format(p, i, &t);
    return (struct lower_handle){lower_state_texture(state, &t), sampler ? sampler->number : 0};
}

uint32_t tgsi_state_choices(const struct tgsi_program *p, const struct tgsi_instruction *i)
{
    struct tgsi_reach reach = tgsi_reach_of(p, i);
    return reach.count ? reach.count : 1;
}

uint32_t tgsi_state_handle(struct lower_state *state, const struct tgsi_program *p, const struct tgsi_instruction *i)
{
    struct lower_handle pairs[TGSI_VIEWS];
    struct tgsi_instruction one = *i;
    uint32_t first = tgsi_reach_of(p, i).first, count = tgsi_state_choices(p, i);
    for (uint32_t k = 0; k < count; k++) {
        tgsi_choose(&one, first + k);
        pairs[k] = pair_of(state, p, &one);
    }
    return lower_state_handles(state, pairs, count);
}

void tgsi_state_declaration(const struct tgsi_program *p, const struct tgsi_instruction *i,
                            const struct tgsi_operand *o, FILE *out)
{
    bool several = o->relative && tgsi_reach_of(p, i).count > 0;
    bool is = o->file == TGSI_VIEW || o->file == TGSI_IMAGE || o->file == TGSI_RESOURCE ||
              (several && (o->file == TGSI_SAMPLER || o->file == TGSI_STORAGE));
    const struct tgsi_declared *d = tgsi_declared_of(p, o->file, o->number);
    if (!is || !d->declared)
        return;
    fprintf(out, "DCL %s[%" PRIu32, tgsi_file_names[o->file], o->number);
    if (several && tgsi_state_choices(p, i) > 1)
        fprintf(out, "..%" PRIu32, o->number + tgsi_state_choices(p, i) - 1);
    fputc(']', out);
    if (d->target != TGSI_NO_TARGET)
        fprintf(out, ", %s", tgsi_targets[d->target].name);
    for (unsigned k = 0; k < TGSI_COMPONENTS && o->file == TGSI_VIEW; k++)
        fprintf(out, ", %s", tgsi_type_names[d->type[k]]);
    if (d->format.size > 0)
        fprintf(out, ", %.*s", LOW_SHOWN(d->format));
    fprintf(out, "%s%s; ", d->raw ? ", RAW" : "", d->writable ? ", WR" : "");
}
