// SPDX-License-Identifier: Apache-2.0
#include "expect.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dut.h"
#include "field.h"
#include "stream.h"
#include "text.h"

static enum tex_boundary place_of(const struct expectation *x)
{
    return x->is_register ? TEX_AT_RESULT : x->boundary;
}

static bool judged(const struct test_case *c, const struct expectation *x)
{
    if (x->is_register)
        return true;
    if (c->level == LEVEL_CYCLE)
        return c->visible >> x->boundary & 1;
    return stream_compared(c->level, c->visible) >> x->boundary & 1 &&
           !tex_boundaries[x->boundary].leaves[x->leaf].history;
}

size_t expect_judged(const struct test_case *c)
{
    size_t n = 0;
    for (size_t i = 0; i < c->expects_count; i++)
        n += judged(c, &c->expects[i]);
    return n;
}

bool expect_start(struct expect *e, const struct test_case *c)
{
    *e = (struct expect){.c = c};
    if (c->expects_count == 0)
        return true;
    e->reached = calloc(c->expects_count, sizeof *e->reached);
    for (size_t i = 0; i < c->expects_count; i++)
        e->boundaries |= 1U << place_of(&c->expects[i]);
    return e->reached != NULL;
}

void expect_free(struct expect *e)
{
    free(e->reached);
    *e = (struct expect){0};
}

/* What the expectation is about, as its line said it. */
static int describe(const struct expect *e, const struct expectation *x, char *text, size_t size)
{
    char what[FIELD_TEXT];
    if (!x->is_register)
        field_name(&tex_boundaries[x->boundary].leaves[x->leaf], x->element, what, sizeof what);
    else if (x->reg > TEX_RZ)
        snprintf(what, sizeof what, "P%u", x->reg - TEX_RZ - 1);
    else
        snprintf(what, sizeof what, "R%u", x->reg);
    int at = snprintf(text, size, "%s:%u:%u: expected %s%s%s of instruction %u, lane %u",
                      e->c->path ? e->c->path : e->c->name, x->at.line, x->at.column,
                      x->is_register ? "" : tex_boundaries[x->boundary].name, x->is_register ? "" : ".", what, x->warp,
                      x->lane);
    text_clean(text);
    return at;
}

static void fill(struct failure *failure, const struct expectation *x)
{
    failure->kind = FAILURE_EXPECTATION;
    failure->ending = ENDING_MISMATCH;
    failure->difference = (struct difference){.boundary = place_of(x), .stage = tex_boundaries[place_of(x)].stage};
    failure->instruction = x->warp;
    failure->lane = x->lane;
}

/* Value of the register or predicate in a result beat; false if the beat does not write it. */
static bool written(const struct tex_result *r, const struct expectation *x, uint64_t *value)
{
    uint32_t j = x->lane % TEX_QUAD_LANES;
    if (x->reg > TEX_RZ) {
        *value = r->pred >> j & 1;
        return r->ps == x->reg - TEX_RZ - 1;
    }
    if (x->reg < r->rd || x->reg - r->rd >= r->count)
        return false;
    *value = r->value[TEX_QUAD_LANES * j + x->reg - r->rd];
    return true;
}

enum match { MATCH_ELSEWHERE, MATCH_UNWRITTEN, MATCH_VALUE };

/* Is this transfer the one that the expectation is about, and what does it show? */
static enum match match(const struct track *t, const struct tex_frame *f, const struct expectation *x, uint64_t *value)
{
    enum tex_boundary b = place_of(x);
    if (t->instruction[b] != x->warp)
        return MATCH_ELSEWHERE;
    struct tex_result r;
    if (b == TEX_AT_RESULT) {
        tex_unpack_result(frame_payload(f, b), 0, &r);
        bool has = r.quad == x->lane / TEX_QUAD_LANES && (r.lanes >> x->lane % TEX_QUAD_LANES & 1 || r.lanes == 0);
        if (!has)
            return MATCH_ELSEWHERE;
    } else if (track_lane(t, b, f) != x->lane) {
        return MATCH_ELSEWHERE;
    }
    if (x->is_register)
        return written(&r, x, value) ? MATCH_VALUE : MATCH_UNWRITTEN;
    *value = field_get(frame_payload(f, b), &tex_boundaries[b].leaves[x->leaf], x->element);
    return MATCH_VALUE;
}

static bool check_one(struct expect *e, size_t i, const struct track *t, const struct tex_frame *f,
                      struct failure *failure)
{
    const struct expectation *x = &e->c->expects[i];
    uint64_t value = 0;
    enum match m = match(t, f, x, &value);
    if (m == MATCH_ELSEWHERE)
        return true;
    e->reached[i] = true;
    e->compares++;
    if (m == MATCH_VALUE && value == x->value)
        return true;
    fill(failure, x);
    int at = describe(e, x, failure->text, sizeof failure->text);
    if (at > 0 && (size_t)at < sizeof failure->text && m == MATCH_VALUE)
        snprintf(failure->text + at, sizeof failure->text - (size_t)at, " = 0x%" PRIx64 ", RTL shows 0x%" PRIx64,
                 x->value, value);
    else if (at > 0 && (size_t)at < sizeof failure->text)
        snprintf(failure->text + at, sizeof failure->text - (size_t)at, " = 0x%" PRIx64 ", RTL does not write it",
                 x->value);
    return false;
}

bool expect_cycle(struct expect *e, const struct track *t, const struct tex_frame *f, struct failure *failure)
{
    uint32_t moved = f->valid & f->ready & e->boundaries;
    if (!moved)
        return true;
    for (size_t i = 0; i < e->c->expects_count; i++)
        if (moved >> place_of(&e->c->expects[i]) & 1 && judged(e->c, &e->c->expects[i]) &&
            !check_one(e, i, t, f, failure))
            return false;
    return true;
}

bool expect_end(const struct expect *e, struct failure *failure)
{
    for (size_t i = 0; i < e->c->expects_count; i++) {
        if (e->reached[i] || !judged(e->c, &e->c->expects[i]))
            continue;
        fill(failure, &e->c->expects[i]);
        int at = describe(e, &e->c->expects[i], failure->text, sizeof failure->text);
        if (at > 0 && (size_t)at < sizeof failure->text)
            snprintf(failure->text + at, sizeof failure->text - (size_t)at, ", but no transfer of that thread came");
        return false;
    }
    return true;
}
