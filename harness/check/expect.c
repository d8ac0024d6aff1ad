// SPDX-License-Identifier: Apache-2.0
#include "check/expect.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "base/field.h"
#include "base/text.h"
#include "check/expect_left.h"
#include "check/expect_model.h"
#include "isa/insn.h"
#include "scoreboard/scoreboard.h"

static enum tex_boundary place_of(const struct expectation *x)
{
    return x->is_register ? TEX_AT_RESULT : x->boundary;
}

static bool judged(const struct test_case *c, const struct expectation *x)
{
    if (x->is_register)
        return true;
    if (c->strictness == STRICT_CYCLE)
        return c->visible >> x->boundary & 1;
    return scoreboard_compared(c->strictness, c->visible) >> x->boundary & 1 &&
           !tex_boundaries[x->boundary].leaves[x->leaf].history;
}

static enum tex_boundary looked_for_at(const struct test_case *c, const struct expectation *x)
{
    return judged(c, x) ? place_of(x) : TEX_BOUNDARIES;
}

size_t expect_judged(const struct test_case *c)
{
    size_t n = 0;
    for (size_t i = 0; i < c->expects_count; i++)
        n += judged(c, &c->expects[i]);
    return n + c->memory_count + expect_registers_judged(c);
}

size_t expect_count(const struct test_case *c)
{
    return c->expects_count + c->memory_count + c->registers_count;
}

bool expect_start(struct expect *e, const struct test_case *c, bool all)
{
    *e = (struct expect){.c = c, .all = all};
    if (expect_count(c) == 0)
        return true;
    e->reached = calloc(c->expects_count + 1, sizeof *e->reached);
    e->text = all ? calloc(EXPECT_SHOWN, sizeof *e->text) : NULL;
    for (size_t i = 0; i < c->expects_count; i++)
        e->boundaries |= TEX_BIT(place_of(&c->expects[i]));
    bool indexed = c->expects_count == 0 || expect_index_make(&e->index, c, looked_for_at);
    return indexed && e->reached && (e->text || !all);
}

void expect_free(struct expect *e)
{
    expect_index_free(&e->index);
    free(e->reached);
    free(e->text);
    *e = (struct expect){0};
}

/* The subject of the expectation, as in its line. */
static void describe(const struct expect *e, const struct expectation *x, char *text, size_t size)
{
    char what[FIELD_TEXT];
    if (!x->is_register)
        field_name(&tex_boundaries[x->boundary].leaves[x->leaf], x->element, what, sizeof what);
    else if (x->reg > TEX_RZ)
        snprintf(what, sizeof what, "P%u", x->reg - TEX_RZ - 1);
    else
        snprintf(what, sizeof what, "R%u", x->reg);
    snprintf(text, size, "%s:%u:%u: expected %s%s%s of instruction %u, lane %u", e->c->path ? e->c->path : e->c->name,
             x->at.line, x->at.column, x->is_register ? "" : tex_boundaries[x->boundary].name,
             x->is_register ? "" : ".", what, x->warp, x->lane);
    text_clean(text);
}

static void fill(struct failure *failure, const struct expectation *x)
{
    failure->kind = FAILURE_EXPECTATION;
    failure->ending = ENDING_MISMATCH;
    failure->difference = (struct difference){.boundary = place_of(x), .stage = tex_boundaries[place_of(x)].stage};
    failure->instruction = x->warp;
    failure->lane = x->lane;
    const char *field =
        x->is_register ? x->reg > TEX_RZ ? "predicate" : "register" : tex_boundaries[x->boundary].leaves[x->leaf].name;
    snprintf(failure->field, sizeof failure->field, "%s", field);
}

/* Is this transfer of its instruction the one of the expectation, and what is its value? */
static bool match(const struct track *t, const struct tex_frame *f, const struct expectation *x,
                  struct expect_shown *shown)
{
    enum tex_boundary b = place_of(x);
    struct tex_result r;
    if (b == TEX_AT_RESULT) {
        tex_unpack_result(frame_payload(f, b), 0, &r);
        bool here = x->unwritten || r.lanes >> x->lane % TEX_QUAD_LANES & 1 || r.lanes == 0;
        bool has = r.quad == x->lane / TEX_QUAD_LANES && here;
        if (!has)
            return false;
    } else if (track_lane(t, b, f) != x->lane || track_further(t, b)) {
        return false;
    }
    if (x->is_register)
        *shown = expect_shown(&r, x);
    else
        *shown = (struct expect_shown){
            .written = true, .value = field_get(frame_payload(f, b), &tex_boundaries[b].leaves[x->leaf], x->element)};
    return true;
}

void expect_append(char *text, const char *format, ...)
{
    size_t used = strlen(text);
    va_list args;
    va_start(args, format);
    vsnprintf(text + used, FAILURE_TEXT - used, format, args);
    va_end(args);
}

static void append_shown(char *text, const char *who, const struct expect_shown *shown)
{
    if (shown->written)
        expect_append(text, ", %s 0x%" PRIx64, who, shown->value);
    else
        expect_append(text, ", %s no value: it is not written", who);
}

/* Who is wrong: the model is the third opinion. */
static void append_model(const struct expect *e, const struct expectation *x, const struct expect_shown *rtl,
                         char *text)
{
    struct expect_shown model = {0};
    const char *sides = expect_sides(e->c, x, rtl, &model);
    if (!sides)
        return;
    if (strcmp(sides, "RTL") == 0) {
        expect_append(text, "; the model shows it too: the expectation is wrong, or RTL and model are");
        return;
    }
    append_shown(text, "the model shows", &model);
    expect_append(text, strcmp(sides, "expectation") == 0 ? ", as expected: the RTL is wrong" : ": both differ");
}

/* With `all` it is counted, and the first texts are kept; else it is the failure of the case. */
static bool failed(struct expect *e, const struct expectation *x, const struct expect_shown *rtl,
                   struct failure *failure)
{
    struct failure one = {.kind = FAILURE_NOT};
    bool told = !e->all || e->failed < EXPECT_SHOWN;
    fill(&one, x);
    if (told)
        describe(e, x, one.text, sizeof one.text);
    if (told && rtl) {
        if (x->unwritten)
            expect_append(one.text, " not to be written");
        else
            expect_append(one.text, " = 0x%" PRIx64, x->value);
        append_shown(one.text, "RTL shows", rtl);
        append_model(e, x, rtl, one.text);
    } else if (told) {
        expect_append(one.text, ", but no transfer of that thread came");
    }
    if (e->all && told)
        memcpy(e->text[e->failed], one.text, sizeof one.text);
    e->failed++;
    if (e->all)
        return true;
    failure->kind = one.kind;
    failure->ending = one.ending;
    failure->difference = one.difference;
    failure->instruction = one.instruction;
    failure->lane = one.lane;
    memcpy(failure->text, one.text, sizeof one.text);
    memcpy(failure->field, one.field, sizeof one.field);
    return false;
}

static bool check_one(struct expect *e, size_t i, const struct track *t, const struct tex_frame *f,
                      struct failure *failure)
{
    const struct expectation *x = &e->c->expects[i];
    struct expect_shown rtl = {0};
    if (!match(t, f, x, &rtl))
        return true;
    e->reached[i] = true;
    e->compares++;
    return expect_met(x, &rtl) || failed(e, x, &rtl, failure);
}

/* The next of several stretches in the order of the case, SIZE_MAX if they are empty. */
static size_t next_of(const struct expect_index *index, struct expect_span *spans, unsigned count)
{
    struct expect_span *least = NULL;
    for (unsigned n = 0; n < count; n++)
        if (spans[n].at < spans[n].end && (!least || index->order[spans[n].at] < index->order[least->at]))
            least = &spans[n];
    return least ? index->order[least->at++] : SIZE_MAX;
}

bool expect_cycle(struct expect *e, const struct track *t, const struct tex_frame *f, struct failure *failure)
{
    struct expect_span spans[TEX_BOUNDARIES];
    unsigned count = 0;
    for (tex_boundary_set left = f->valid & f->ready & e->boundaries; left; left &= left - 1) {
        enum tex_boundary b = (enum tex_boundary)lowest_bit(left);
        spans[count] = expect_index_find(&e->index, track_instruction(t, b), b);
        count += spans[count].at < spans[count].end;
    }
    for (size_t i; (i = next_of(&e->index, spans, count)) != SIZE_MAX; e->looked++)
        if (!check_one(e, i, t, f, failure))
            return false;
    return true;
}

/* A thread that does not execute has no result: it is right that its quad has none either. */
static bool idle(const struct test_case *c, const struct expectation *x)
{
    return x->unwritten && !(insn_executed(&c->warps[x->warp].warp.header) >> x->lane & 1);
}

void expect_restart(struct expect *e)
{
    if (e->reached)
        memset(e->reached, 0, e->c->expects_count * sizeof *e->reached);
}

bool expect_end(struct expect *e, const struct image *rtl, const struct image *model, struct failure *failure)
{
    if (!expect_memory(e, rtl, model, failure))
        return false;
    for (size_t i = 0; i < e->c->expects_count; i++) {
        const struct expectation *x = &e->c->expects[i];
        if (e->reached[i] || !judged(e->c, x))
            continue;
        if (idle(e->c, x))
            e->compares++;
        else if (!failed(e, x, NULL, failure))
            return false;
    }
    return true;
}
