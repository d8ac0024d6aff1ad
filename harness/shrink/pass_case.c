// SPDX-License-Identifier: Apache-2.0
/* Whole parts of a case: expectations, instructions, threads, statements between instructions. */
#include <string.h>

#include "isa/insn.h"
#include "shrink/measure.h"
#include "shrink/pass.h"

/* The part of first..first + n that lies in an array whose first place is *at; *at is moved past the array. */
struct range {
    size_t first, n;
};
static struct range part(size_t *at, size_t count, size_t first, size_t n)
{
    size_t begin = first > *at ? first - *at : 0, end = first + n > *at ? first + n - *at : 0;
    *at += count;
    begin = begin < count ? begin : count;
    end = end < count ? end : count;
    return (struct range){begin, end - begin};
}

static void cut(void *array, size_t *count, size_t size, struct range r)
{
    uint8_t *bytes = array;
    if (r.n == 0)
        return;
    memmove(bytes + r.first * size, bytes + (r.first + r.n) * size, (*count - r.first - r.n) * size);
    *count -= r.n;
}

static size_t count_checks(const struct test_case *c)
{
    return c->expects_count + c->memory_count + c->registers_count + c->minimums_count + c->rules_count;
}

static bool drop_checks(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    size_t at = 0;
    (void)attempt;
    struct range r[] = {part(&at, c->expects_count, first, n), part(&at, c->memory_count, first, n),
                        part(&at, c->registers_count, first, n), part(&at, c->minimums_count, first, n),
                        part(&at, c->rules_count, first, n)};
    cut(c->expects, &c->expects_count, sizeof *c->expects, r[0]);
    cut(c->memory, &c->memory_count, sizeof *c->memory, r[1]);
    cut(c->registers, &c->registers_count, sizeof *c->registers, r[2]);
    cut(c->minimums, &c->minimums_count, sizeof *c->minimums, r[3]);
    cut(c->rules, &c->rules_count, sizeof *c->rules, r[4]);
    return true;
}

const struct pass pass_checks = {"checks", count_checks, drop_checks, 1, false};

/* An expectation of a thread that does not execute is no vector. */
static void drop_idle_expectations(struct test_case *c)
{
    size_t kept = 0;
    for (size_t i = 0; i < c->expects_count; i++) {
        const struct expectation *e = &c->expects[i];
        uint32_t executed = insn_executed(&c->warps[e->warp].warp.header);
        bool token = executed == 0 && e->lane == 0 && !e->is_register;
        if (token || e->unwritten || executed >> e->lane & 1)
            c->expects[kept++] = *e;
    }
    c->expects_count = kept;
}

static size_t count_instructions(const struct test_case *c)
{
    return c->warps_count;
}

static bool drop_instructions(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    size_t kept = 0;
    (void)attempt;
    if (n >= c->warps_count)
        return false;
    cut(c->warps, &c->warps_count, sizeof *c->warps, (struct range){first, n});
    for (size_t i = 0; i < c->steps_count; i++) {
        size_t *before = &c->steps[i].before;
        *before = *before <= first ? *before : *before < first + n ? first : *before - n;
    }
    for (size_t i = 0; i < c->expects_count; i++) {
        struct expectation e = c->expects[i];
        if (e.warp >= first && e.warp < first + n)
            continue;
        e.warp -= e.warp >= first + n ? (uint32_t)n : 0;
        c->expects[kept++] = e;
    }
    c->expects_count = kept;
    return true;
}

const struct pass pass_instructions = {"instructions", count_instructions, drop_instructions, 1, false};

/* The seed of the traffic decides something. */
static bool is_drawn(const struct traffic *t)
{
    return t->issue_gap || t->result_stall || t->ar_stall || t->r_gap || t->aw_stall || t->w_stall || t->b_gap ||
           t->registers || t->resets || t->reorder || t->latency_min != t->latency_max;
}

/* What fails by its timing may need another draw of it where fewer instructions are. */
static bool draw_without(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    if (!is_drawn(&c->traffic) || !drop_instructions(c, first, n, 0))
        return false;
    c->traffic.seed = attempt + 1;
    return true;
}

#define DRAWS 8U
const struct pass pass_draws = {"draws of the traffic", count_instructions, draw_without, DRAWS, true};

static bool drop_threads(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    size_t place = 0;
    (void)attempt;
    for (size_t i = 0; i < c->warps_count; i++) {
        uint32_t *active = &c->warps[i].warp.header.active, all = *active;
        for (uint32_t left = all; left; left &= left - 1, place++)
            if (place >= first && place < first + n)
                *active &= ~(left & -left);
    }
    drop_idle_expectations(c);
    return true;
}

const struct pass pass_threads = {"threads", measure_threads, drop_threads, 1, false};

static size_t count_steps(const struct test_case *c)
{
    return c->steps_count;
}

static bool drop_steps(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    (void)attempt;
    cut(c->steps, &c->steps_count, sizeof *c->steps, (struct range){first, n});
    return true;
}

const struct pass pass_steps = {"steps", count_steps, drop_steps, 1, false};
