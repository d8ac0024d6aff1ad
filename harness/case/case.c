// SPDX-License-Identifier: Apache-2.0
#include "case/case.h"

#include <stdlib.h>
#include <string.h>

const char *const case_strictness_name[STRICTNESSES] = {"cycle", "order", "arch"};

bool case_strictness_find(const char *name, size_t size, enum case_strictness *strictness)
{
    for (unsigned i = 0; i < STRICTNESSES; i++)
        if (strlen(case_strictness_name[i]) == size && memcmp(name, case_strictness_name[i], size) == 0) {
            *strictness = (enum case_strictness)i;
            return true;
        }
    return false;
}

void case_init(struct test_case *c)
{
    *c = (struct test_case){0};
    c->strictness = STRICT_CYCLE;
    c->window = CASE_WINDOW;
    c->visible = TEX_SET_ALL;
    c->traffic = (struct traffic){.seed = 1, .latency_min = 20, .latency_max = 20};
    image_init(&c->image);
}

void case_free(struct test_case *c)
{
    free(c->name);
    free(c->path);
    image_free(&c->image);
    free(c->warps);
    free(c->steps);
    free(c->expects);
    free(c->memory);
    free(c->registers);
    free(c->minimums);
    free(c->rules);
    case_init(c);
}

/* Room for one more element. Capacity is the next power of two, so it is full exactly when count is one (or 0). */
static bool grow(void **array, size_t count, size_t size)
{
    if ((count & (count - 1)) != 0)
        return true;
    void *grown = realloc(*array, (count ? 2 * count : 1) * size);
    if (!grown)
        return false;
    *array = grown;
    return true;
}

/* As large as grow() believes it to be. */
static void *copied(const void *from, size_t count, size_t size, bool *good)
{
    size_t capacity = 1;
    while (capacity < count)
        capacity *= 2;
    void *to = count > 0 ? malloc(capacity * size) : NULL;
    if (to)
        memcpy(to, from, count * size);
    *good &= count == 0 || to;
    return to;
}

bool case_copy(struct test_case *to, const struct test_case *from)
{
    *to = *from;
    to->name = from->name ? strdup(from->name) : NULL;
    to->path = from->path ? strdup(from->path) : NULL;
    bool good = (to->name || !from->name) && (to->path || !from->path);
    to->warps = copied(from->warps, from->warps_count, sizeof *from->warps, &good);
    to->steps = copied(from->steps, from->steps_count, sizeof *from->steps, &good);
    to->expects = copied(from->expects, from->expects_count, sizeof *from->expects, &good);
    to->memory = copied(from->memory, from->memory_count, sizeof *from->memory, &good);
    to->registers = copied(from->registers, from->registers_count, sizeof *from->registers, &good);
    to->minimums = copied(from->minimums, from->minimums_count, sizeof *from->minimums, &good);
    to->rules = copied(from->rules, from->rules_count, sizeof *from->rules, &good);
    good &= image_copy(&to->image, &from->image);
    if (!good)
        case_free(to);
    return good;
}

bool case_add_warp(struct test_case *c, const struct case_warp *warp)
{
    void *array = c->warps;
    if (!grow(&array, c->warps_count, sizeof *c->warps))
        return false;
    c->warps = array;
    c->warps[c->warps_count++] = *warp;
    return true;
}

bool case_add_step(struct test_case *c, const struct case_step *step)
{
    void *array = c->steps;
    if (!grow(&array, c->steps_count, sizeof *c->steps))
        return false;
    c->steps = array;
    c->steps[c->steps_count] = *step;
    c->steps[c->steps_count++].before = c->warps_count;
    return true;
}

void case_cut(struct test_case *c, size_t warps)
{
    c->warps_count = warps;
    while (c->steps_count > 0 && c->steps[c->steps_count - 1].before > warps)
        c->steps_count--;
}

bool case_add_expectation(struct test_case *c, const struct expectation *e)
{
    void *array = c->expects;
    if (!grow(&array, c->expects_count, sizeof *c->expects))
        return false;
    c->expects = array;
    c->expects[c->expects_count++] = *e;
    return true;
}

bool case_add_memory(struct test_case *c, const struct case_memory *memory)
{
    void *array = c->memory;
    if (!grow(&array, c->memory_count, sizeof *c->memory))
        return false;
    c->memory = array;
    c->memory[c->memory_count++] = *memory;
    return true;
}

bool case_add_register(struct test_case *c, const struct case_register *r)
{
    void *array = c->registers;
    if (!grow(&array, c->registers_count, sizeof *c->registers))
        return false;
    c->registers = array;
    c->registers[c->registers_count++] = *r;
    return true;
}

bool case_add_minimum(struct test_case *c, enum tex_boundary boundary, uint64_t count)
{
    void *array = c->minimums;
    if (!grow(&array, c->minimums_count, sizeof *c->minimums))
        return false;
    c->minimums = array;
    c->minimums[c->minimums_count++] = (struct case_minimum){boundary, count};
    return true;
}

bool case_add_rule(struct test_case *c, enum tex_rule rule, bool without)
{
    void *array = c->rules;
    if (!grow(&array, c->rules_count, sizeof *c->rules))
        return false;
    c->rules = array;
    c->rules[c->rules_count++] = (struct case_rule){rule, without};
    return true;
}

uint32_t *case_register(struct tex_warp *warp, enum isa_port port, unsigned lane, unsigned k)
{
    const struct isa_carried *at = &isa_carried[port];
    if (k >= at->count)
        return NULL;
    return &(at->in_rb ? warp->rb : warp->ra)[lane][at->first + k];
}
