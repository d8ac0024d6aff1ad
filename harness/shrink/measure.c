// SPDX-License-Identifier: Apache-2.0
#include "shrink/measure.h"

#include <inttypes.h>
#include <stdio.h>

#include "shrink/lines.h"

/* With its plural. */
static const char *const names[MEASURES] = {"instruction", "thread",      "texture", "sampler",
                                            "step",        "expectation", "region",  "line of memory"};

size_t measure_threads(const struct test_case *c)
{
    size_t n = 0;
    for (size_t i = 0; i < c->warps_count; i++)
        for (uint32_t left = c->warps[i].warp.header.active; left; left &= left - 1)
            n++;
    return n;
}

struct measure measure_case(const struct test_case *c)
{
    return (struct measure){{c->warps_count, measure_threads(c), lines_count(c, LINES_HEADERS),
                             lines_count(c, LINES_SAMPLERS), c->steps_count,
                             c->expects_count + c->memory_count + c->registers_count, c->image.regions_count,
                             lines_count(c, LINES_DATA)}};
}

static void plural(uint64_t n, const char *name, char *text, size_t size)
{
    size_t word = 0;
    while (name[word] && name[word] != ' ')
        word++;
    snprintf(text, size, "%" PRIu64 " %.*s%s%s", n, (int)word, name, n == 1 ? "" : "s", name + word);
}

void measure_text(const struct measure *from, const struct measure *to, char *text, size_t size)
{
    size_t used = 0;
    snprintf(text, size, "nothing");
    for (unsigned i = 0; i < MEASURES && used < size; i++) {
        char what[64];
        if (from->of[i] == to->of[i])
            continue;
        plural(from->of[i], names[i], what, sizeof what);
        used += (size_t)snprintf(text + used, size - used, "%s%s to %" PRIu64, used > 0 ? ", " : "", what, to->of[i]);
    }
}
