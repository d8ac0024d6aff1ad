// SPDX-License-Identifier: Apache-2.0
/*
 * Ways to make a case smaller or plainer. A pass sees places in a case (instructions, threads, fields of headers, ...)
 * and changes some of them that follow each other. Which, and whether the change stays, is for shrink.c.
 */
#ifndef PASS_H
#define PASS_H
#include "case/case.h"

struct pass {
    const char *name; /* the items reduced, for the progress line */
    /* How many places there are now. */
    size_t (*count)(const struct test_case *c);
    /*
     * Change `n` places from `first` on; `attempt` counts from 0, the boldest, and is 0 for several places unless the
     * pass says so. False: * there is nothing to change, and nothing was, or out of memory.
     */
    bool (*apply)(struct test_case *c, size_t first, size_t n, unsigned attempt);
    unsigned attempts; /* at one place */
    bool at_several;   /* all of them at several places too */
};

/* In the order in which they are tried. */
extern const struct pass *const passes[];
extern const unsigned passes_count;

extern const struct pass pass_pages, pass_checks, pass_instructions, pass_threads, pass_draws, pass_steps,
    pass_textures, pass_samplers, pass_levels, pass_sizes, pass_modifiers, pass_masks, pass_operands, pass_headers,
    pass_filters, pass_config, pass_traffic, pass_regions, pass_lines, pass_words;

/* An integer at a place, and its default. */
struct pass_number {
    int64_t value, plain;
};
#define PASS_HALVES 6U /* attempts at a number: plain, then half the way to it, a quarter, ... */
/* Nearer to the plain value by the attempt; false: it is no change. */
bool pass_nearer(struct pass_number *n, unsigned attempt);

#endif
