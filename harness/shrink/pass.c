// SPDX-License-Identifier: Apache-2.0
#include "shrink/pass.h"

const struct pass *const passes[] = {&pass_pages,     &pass_checks,   &pass_instructions, &pass_threads, &pass_draws,
                                     &pass_steps,     &pass_textures, &pass_samplers,     &pass_levels,  &pass_sizes,
                                     &pass_modifiers, &pass_masks,    &pass_operands,     &pass_headers, &pass_filters,
                                     &pass_config,    &pass_traffic,  &pass_regions,      &pass_lines,   &pass_words};
const unsigned passes_count = sizeof passes / sizeof *passes;

bool pass_nearer(struct pass_number *n, unsigned attempt)
{
    int64_t step = (n->value - n->plain) / ((int64_t)1 << attempt);
    n->value -= step;
    return step != 0;
}
