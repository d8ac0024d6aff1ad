// SPDX-License-Identifier: Apache-2.0
/*
 * `tgsi "TEXT"`: an instruction of TGSI. SAMP[n] is texture n and sampler n, SVIEW[n], IMAGE[n], RES[n] and BUFFER[n]
 * are texture n; the handle is the first that joins them, or the one that is named.
 */
#include <stdio.h>
#include <string.h>

#include "vector/vector_build.h"

/* A target for a view or a resource that the text does not declare: that of the header. */
static enum tgsi_target target_of(const struct build *b, uint32_t index, bool sampled)
{
    uint32_t words[8];
    build_header_words(b, index, words);
    uint32_t type = (uint32_t)tex_get_bits(words, TEX_TIC_TEXTURE_TYPE_LO, TEX_TIC_TEXTURE_TYPE_W);
    bool samples = tex_get_bits(words, TEX_TIC_MULTI_SAMPLE_COUNT_LO, TEX_TIC_MULTI_SAMPLE_COUNT_W) != 0;
    samples = samples && sampled && (type == TEX_TYPE_TWO_D || type == TEX_TYPE_TWO_D_ARRAY);
    for (unsigned i = 1; i < TGSI_TARGETS; i++)
        if (tgsi_targets[i].type == type && tgsi_targets[i].samples == samples && !tgsi_targets[i].shadow)
            return (enum tgsi_target)i;
    return TGSI_NO_TARGET;
}

/* Headers take the place of declarations. With a word of the bank the numbers of the text name nothing of the file. */
static bool declare(struct build *b, struct tgsi_program *p, bool banked)
{
    for (unsigned k = 0; p->count == 1 && k < p->instructions->operands; k++) {
        const struct tgsi_operand *o = &p->instructions->operand[k];
        struct tgsi_declared *list = o->file == TGSI_VIEW && o->number < TGSI_VIEWS        ? p->view
                                     : o->file == TGSI_IMAGE && o->number < TGSI_IMAGES    ? p->image
                                     : o->file == TGSI_RESOURCE && o->number < TGSI_IMAGES ? p->resource
                                                                                           : NULL;
        bool named =
            list ||
            (o->file == TGSI_SAMPLER && o->number < TGSI_SAMPLERS && !tgsi_operand_of(p->instructions, TGSI_SVIEW)) ||
            (o->file == TGSI_STORAGE && o->number < TGSI_IMAGES);
        if (!named || banked)
            continue;
        if (!build_bit(b->textures, o->number)) {
            tree_error(b->tree, o->at, "no texture %u in this file, which %.*s is", (unsigned)o->number,
                       LOW_SHOWN(o->name));
            return false;
        }
        if (!list || list[o->number].declared || p->instructions->target != TGSI_NO_TARGET)
            continue;
        list[o->number] = (struct tgsi_declared){
            .declared = true, .writable = true, .target = target_of(b, o->number, o->file == TGSI_VIEW)};
    }
    return true;
}

static bool chooses_nothing(struct build *b, const struct build_tgsi *t, const char *expected)
{
    tree_error(b->tree, t->reach.at, "%s is %d, which chooses nothing that is declared; expected %s", t->source->name,
               (int)t->source->lanes[0], expected);
    return false;
}

/* The value of the register, which all threads share, decides what the text names. */
static bool choose(struct build *b, struct build_tgsi *t)
{
    const struct tgsi_reach *reach = &t->reach;
    const struct build_source *by = t->source;
    const int64_t value = (int32_t)by->lanes[0];
    char expected[48];
    if (reach->by.size == 0 || reach->two)
        return true;
    for (unsigned lane = 1; lane < TEX_WARP_LANES; lane++)
        if (by->lanes[lane] != by->lanes[0]) {
            tree_error(b->tree, reach->at, "%s differs among threads; expected one value", by->name);
            return false;
        }
    snprintf(expected, sizeof expected, reach->count ? "%u..%u" : "%u or more", (unsigned)reach->first,
             (unsigned)(reach->first + reach->count - 1));
    if (value < reach->first || (reach->count > 0 && value >= (int64_t)reach->first + reach->count))
        return chooses_nothing(b, t, expected);
    tgsi_choose(t->p.instructions, (uint32_t)value);
    return true;
}

static bool find_handle(struct build *b, const struct node *n, struct build_tgsi *t)
{
    const struct tgsi_instruction *i = t->p.instructions;
    const struct tgsi_operand *sampler = tgsi_operand_of(i, TGSI_UNIT);
    const struct node *given = n->first->next;
    uint64_t word;
    if (!given)
        return build_find_handle(b, i->at, tgsi_bound_of(&t->p, i).number, sampler ? &sampler->number : NULL,
                                 &t->handle);
    if (!build_number(b, given, 0, HANDLE_WORDS - 1, "handle", &word))
        return false;
    t->handle = (uint32_t)word;
    if (t->reach.by.size > 0) /* the word is that of the first; the others follow it */
        t->handle += t->source->lanes[0] - t->reach.first;
    if (t->handle < HANDLE_WORDS)
        return true;
    tree_error(b->tree, given->at, "word %u of the bank; expected 0..%d", (unsigned)t->handle, HANDLE_WORDS - 1);
    return false;
}

/* The first time: which operands there are. */
static bool note(void *user, const char *name, enum tgsi_kind kind, uint32_t *bits)
{
    struct build_tgsi *t = user;
    unsigned k = 0;
    *bits = 0;
    while (k < t->sources && strcmp(t->source[k].name, name) != 0)
        k++;
    if (k == t->sources && k < BUILD_SOURCES) {
        t->source[t->sources++].kind = kind;
        snprintf(t->source[k].name, LOW_SAYS, "%s", name);
    }
    return false;
}

static bool find(void *user, const char *name, enum tgsi_kind kind, uint32_t *bits)
{
    const struct build_tgsi *t = user;
    *bits = 0;
    (void)kind;
    for (unsigned k = 0; k < t->sources; k++)
        if (strcmp(t->source[k].name, name) == 0)
            *bits = t->source[k].lanes[t->lane];
    return true;
}

static bool lower(struct build *b, const struct node *n, struct build_tgsi *t, struct low_word *out)
{
    const struct tgsi_values_of noting = {note, t};
    const struct tgsi_instruction *i = t->p.instructions;
    if (!find_handle(b, n, t))
        return false;
    if (!tgsi_lower(&t->p, i, t->handle, &noting, out))
        tree_error(b->tree, i->at, "%s", out->fault);
    else if (!out->built)
        tree_error(b->tree, i->at, "not built: %s (%s)", out->target, out->text);
    else
        return true;
    return false;
}

static struct low_source source_of(const struct build *b, const struct node *text)
{
    return (struct low_source){.text = text->text.at,
                               .size = text->text.size,
                               .whole = b->tree->text,
                               .whole_size = b->tree->size,
                               .line = text->at.line,
                               .column = text->at.column + 1};
}

bool build_tgsi_read(struct build *b, const struct node *n, struct build_tgsi *t)
{
    const struct low_source source = source_of(b, n->first);
    bool good = tgsi_read(&source, &t->p, b->tree->diag);
    uint32_t none;
    char name[LOW_SAYS];
    b->no_memory = b->no_memory || t->p.no_memory;
    if (!good || t->p.count != 1)
        return good;
    t->reach = tgsi_reach_of(&t->p, t->p.instructions);
    snprintf(name, sizeof name, "%.*s", LOW_SHOWN(t->reach.by));
    if (t->reach.by.size > 0)
        (void)note(t, name, TGSI_KIND_INTEGER, &none);
    return true;
}

bool build_tgsi(struct build *b, const struct node *n, struct build_tgsi *t, struct low_word *out)
{
    const struct node *text = n->first;
    const struct low_source source = source_of(b, text);
    bool good = t->p.count != 1 || choose(b, t);
    good = good && declare(b, &t->p, text->next != NULL) && tgsi_check(&source, &t->p, true, b->tree->diag);
    if (good && t->p.count != 1) {
        tree_error(b->tree, text->at, "the text has %zu texture instructions; expected one", t->p.count);
        good = false;
    }
    return good && lower(b, n, t, out);
}

void build_tgsi_free(struct build_tgsi *t)
{
    tgsi_free(&t->p);
}

struct build_source *build_tgsi_source(struct build *b, struct build_tgsi *t, const struct node *n)
{
    char list[300] = "";
    for (unsigned k = 0; k < t->sources; k++) {
        size_t at = strlen(list);
        if (slice_is(n->text, t->source[k].name))
            return &t->source[k];
        snprintf(list + at, sizeof list - at, "%s%.40s", at ? ", " : "", t->source[k].name);
    }
    tree_error(b->tree, n->at, "the text reads no '%.*s'; expected %s", n->text.size > 40 ? 40 : (int)n->text.size,
               n->text.at, list[0] ? list : "none: it has no operands");
    return NULL;
}

void build_tgsi_lane(struct build_tgsi *t, uint32_t lane, struct low_word *out)
{
    const struct tgsi_values_of values = {find, t};
    t->lane = lane;
    (void)tgsi_lower(&t->p, t->p.instructions, t->handle, &values, out);
}
