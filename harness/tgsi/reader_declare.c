// SPDX-License-Identifier: Apache-2.0
/* DCL and IMM. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "tgsi/reader.h"

/* R-TGSI-140, R-TGSI-141, R-TGSI-142, R-TGSI-143: a target, types, a format, WR and RAW. */
void tgsi_declared_word(struct tgsi_reader *r, struct span at, struct low_slice word, struct tgsi_range *range)
{
    enum tgsi_target target = tgsi_target_find(word.at, word.size);
    if (target != TGSI_NO_TARGET) {
        range->as.target = target;
        return;
    }
    for (unsigned i = 0; i < TGSI_TYPES; i++)
        if (low_slice_is(word, tgsi_type_names[i])) {
            if (range->types < TGSI_COMPONENTS)
                range->as.type[range->types] = (enum tgsi_type)i;
            range->types++;
            return;
        }
    if (low_slice_is(word, "WR"))
        range->as.writable = true;
    else if (low_slice_is(word, "RAW"))
        range->as.raw = true;
    else if (word.size > 12 && strncasecmp(word.at, "PIPE_FORMAT_", 12) == 0)
        range->as.format = word;
    else if (!low_slice_is(word, "ATOMIC") && !low_slice_is(word, "SHARED") && !low_slice_is(word, "UNKNOWN"))
        tgsi_error(r, at, "unknown word '%.*s' of a declaration; expected a target, a type, a format, WR or RAW",
                   LOW_SHOWN(word));
}

/* The declarations of a file, and how many there may be. */
static struct tgsi_declared *declared_of(struct tgsi_program *p, enum tgsi_file file, uint32_t *most)
{
    *most = file == TGSI_SAMPLER ? TGSI_SAMPLERS : file == TGSI_VIEW ? TGSI_VIEWS : TGSI_IMAGES;
    return file == TGSI_VIEW ? p->view : file == TGSI_IMAGE ? p->image : file == TGSI_RESOURCE ? p->resource : NULL;
}

void tgsi_declare(struct tgsi_reader *r, const struct tgsi_range *range)
{
    uint32_t most;
    struct tgsi_declared as = range->as, *list = declared_of(r->p, range->first.file, &most);
    const char *name = tgsi_file_names[range->first.file];
    if (range->last >= most || range->first.number > range->last) {
        tgsi_error(r, range->first.at, "%s is declared out of range; expected %s[0]..%s[%u]", name, name, name,
                   (unsigned)most - 1);
        r->bad = false;
        return;
    }
    if (range->first.file == TGSI_VIEW && range->types != 1 && range->types != TGSI_COMPONENTS)
        tgsi_error(r, range->first.at, "the view has %u types; expected one or four (R-TGSI-141)", range->types);
    if (list && as.target == TGSI_NO_TARGET)
        tgsi_error(r, range->first.at, "the declaration of %s names no target; expected 2D or another%s", name,
                   range->first.file == TGSI_VIEW ? " (R-TGSI-140)" : "");
    for (unsigned k = range->types; k < TGSI_COMPONENTS && range->types == 1; k++)
        as.type[k] = as.type[0];
    as.declared = true;
    for (uint32_t i = range->first.number; i <= range->last; i++) {
        if (list)
            list[i] = as;
        else
            (range->first.file == TGSI_SAMPLER ? r->p->sampler : r->p->buffer)[i] = true;
    }
    r->bad = false;
}

void tgsi_immediate_type(struct tgsi_reader *r, struct span at, struct low_slice type, struct tgsi_values *v)
{
    static const char *const types[] = {"FLT32", "UINT32", "INT32", "FLT64", "UINT64", "INT64"};
    unsigned i = 0;
    while (i < sizeof types / sizeof *types && !low_slice_is(type, types[i]))
        i++;
    if (i == sizeof types / sizeof *types)
        tgsi_error(r, at, "unknown type '%.*s'; expected FLT32, UINT32, INT32 or one of 64 bits", LOW_SHOWN(type));
    v->is_float = i == 0;
    if (v->has_word && !v->is_float)
        tgsi_error(r, at, "inf or nan in an immediate of integers");
}

/* A value of 64 bits is two words, the low one first. */
static void add_wide(const struct tgsi_reader *r, struct tgsi_number n, bool minus, struct tgsi_values *v)
{
    uint64_t bits = minus ? 0 - n.wide : n.wide;
    double value = minus ? -n.value : n.value;
    if (r->is_double && !n.is_hex)
        memcpy(&bits, &value, sizeof bits);
    v->value[v->count++] = (uint32_t)bits;
    v->value[v->count++] = (uint32_t)(bits >> 32);
}

/* The type is known only after the values: both readings are kept. */
void tgsi_immediate_value(struct tgsi_reader *r, struct span at, struct tgsi_number n, bool minus,
                          struct tgsi_values *v)
{
    if (v->count + (r->is_wide ? 2U : 1U) > TGSI_COMPONENTS) {
        tgsi_error(r, at, "the immediate has more than %s values", r->is_wide ? "two" : "four");
        return;
    }
    v->has_word = v->has_word || (n.is_word && !r->is_double);
    if (r->is_wide) {
        add_wide(r, n, minus, v);
        return;
    }
    v->value[v->count] = minus ? 0 - n.integer : n.integer;
    v->real[v->count++] = n.is_hex ? n.integer : n.real ^ (minus ? 0x80000000U : 0);
}

void tgsi_immediate(struct tgsi_reader *r, struct span at, const struct tgsi_number *number,
                    const struct tgsi_values *v)
{
    struct tgsi_program *p = r->p;
    size_t index = number ? number->integer : p->immediates;
    r->bad = false;
    if (index >= TGSI_IMMEDIATES) {
        tgsi_error(r, at, "the number of the immediate is out of range; expected 0..%d", TGSI_IMMEDIATES - 1);
        return;
    }
    if (!p->immediate)
        p->immediate = calloc(TGSI_IMMEDIATES, sizeof *p->immediate);
    p->no_memory = p->no_memory || !p->immediate;
    if (!p->immediate)
        return;
    memcpy(p->immediate[index], v->is_float ? v->real : v->value, sizeof p->immediate[index]);
    if (p->immediates <= index)
        p->immediates = index + 1;
}
