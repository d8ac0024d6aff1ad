// SPDX-License-Identifier: Apache-2.0
#include "watch/capture_case.h"

#include <stdlib.h>
#include <string.h>

#include "compare/failure.h"
#include "watch/capture_memory.h"

/* Instructions further back at which the spans begin. */
static const size_t further[CAPTURE_SPANS - 1] = {0, 8, 64};

/* Both belong to one case. */
static bool together(const struct capture *o, size_t later)
{
    const struct capture_issue *a = &o->issued[later - 1], *b = &o->issued[later];
    return b->number == a->number + 1 && memcmp(a->regs, b->regs, sizeof a->regs) == 0;
}

static size_t issued_until(const struct capture *o, uint64_t cycle)
{
    size_t end = o->c.warps_count;
    while (end > 0 && o->issued[end - 1].cycle > cycle)
        end--;
    return end;
}

/* Of those before `end` the last with the number; `end` if there is none. */
static size_t find(const struct capture *o, size_t end, uint32_t number)
{
    for (size_t i = end; number != FAILURE_NONE && i-- > 0;)
        if (o->issued[i].number == number)
            return i;
    return end;
}

static bool add(const struct capture *o, struct capture_span *span, unsigned count, size_t begin)
{
    if (count > 0 && span[count - 1].begin <= begin)
        return false;
    const struct capture_issue *issue = &o->issued[begin];
    span[count].begin = begin;
    span[count].cycle = issue->cycle;
    span[count].idle = issue->idle;
    return true;
}

/* The first instruction that may be in a case with this one. */
static size_t first_of(const struct capture *o, size_t last)
{
    while (last > 0 && together(o, last))
        last--;
    return last;
}

/* The first from there on, up to `last`, before which the unit was idle; if it never was, itself. */
static size_t first_idle(const struct capture *o, size_t from, size_t last)
{
    for (size_t i = from; i <= last; i++)
        if (o->issued[i].idle)
            return i;
    return from;
}

unsigned capture_spans(const struct capture *o, uint64_t cycle, uint32_t number,
                       struct capture_span span[CAPTURE_SPANS])
{
    size_t until = issued_until(o, cycle), failing = find(o, until, number), last, least, end;
    unsigned count = 0;
    span[0] = (struct capture_span){.cycle = cycle};
    if (until == 0)
        return 1;
    last = failing < until ? failing : until - 1;
    least = first_idle(o, first_of(o, last), last);
    for (end = last + 1; end < until && together(o, end);)
        end++;
    for (unsigned i = 0; i + 1 < CAPTURE_SPANS; i++) {
        size_t begin = last - least > further[i] ? last - further[i] : least;
        while (o->issued[least].idle && !o->issued[begin].idle)
            begin--;
        count += add(o, span, count, begin);
    }
    count += add(o, span, count, least);
    for (unsigned i = 0; i < count; i++) {
        span[i].end = end;
        span[i].failing = failing < until ? failing : end;
    }
    return count;
}

/* Caches are empty at the beginning: an invalidate before the first instruction does nothing. */
static bool add_steps(const struct capture *o, const struct capture_span *span, size_t index, struct test_case *out)
{
    bool good = true;
    for (size_t i = 0; i < o->c.steps_count && good; i++)
        if (o->c.steps[i].before == index && index > span->begin)
            good = case_add_step(out, &o->c.steps[i]);
    return good;
}

bool capture_case(const struct capture *o, const struct capture_span *span, const struct tex_config *config,
                  struct test_case *out)
{
    case_init(out);
    out->name = strdup(o->c.name);
    out->config = *config;
    out->strictness = o->c.strictness;
    out->window = o->c.window;
    out->traffic = o->c.traffic;
    image_init_over(&out->image, &o->c.image);
    bool good = out->name && capture_writes_until(&o->writes, o->first + (uint32_t)span->begin, &out->image);
    if (span->end > span->begin)
        capture_memory_config(o->issued[span->end - 1].regs, &out->config);
    for (size_t i = span->begin; i < span->end && good; i++)
        good = add_steps(o, span, i, out) && case_add_warp(out, &o->c.warps[i]);
    good = good && add_steps(o, span, span->end, out);
    if (!good)
        case_free(out);
    return good;
}

bool capture_case_prune(const struct capture *o, const struct capture_span *span, struct test_case *c)
{
    struct image needed;
    struct capture_lines lines;
    image_init(&needed);
    if (!capture_lines_init(&lines, &c->image, &needed))
        return false;
    for (size_t i = 0; i < c->warps_count; i++)
        capture_lines_execute(&lines, &c->config, &c->warps[i].warp);
    capture_memory_recent(o, span->cycle, &lines);
    bool good = !lines.lost;
    capture_lines_free(&lines);
    image_free(good ? &c->image : &needed);
    if (good)
        c->image = needed;
    return good;
}
