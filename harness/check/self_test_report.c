// SPDX-License-Identifier: Apache-2.0
#include "check/self_test_report.h"

#include <stdarg.h>
#include <stdio.h>

void self_test_begin(struct self_test_report *t)
{
    *t = (struct self_test_report){.at = {.kind = DIFFERS_NOT}};
}

__attribute__((format(printf, 2, 0))) static bool say(struct self_test_report *t, const char *format, va_list values)
{
    vsnprintf(t->text, sizeof t->text, format, values);
    return false;
}

bool self_test_stage(struct self_test_report *t, enum tex_boundary b, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    t->at = (struct difference){.boundary = b, .stage = tex_boundaries[b].stage};
    say(t, format, values);
    va_end(values);
    return false;
}

bool self_test_consumer(struct self_test_report *t, enum tex_boundary b, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    t->at = (struct difference){.boundary = b, .stage = tex_boundaries[b].consumer};
    say(t, format, values);
    va_end(values);
    return false;
}

bool self_test_found(struct self_test_report *t, const struct difference *at, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    const struct tex_boundary_info *b = &tex_boundaries[at->boundary];
    t->at = *at;
    if (!t->at.stage) /* the inputs are ours and correct: if they are shown otherwise, their consumer does it */
        t->at.stage = b->kind == TEX_KIND_IN ? b->consumer : b->stage;
    say(t, format, values);
    va_end(values);
    return false;
}

bool self_test_memory(struct self_test_report *t)
{
    t->at = (struct difference){.stage = NULL};
    snprintf(t->text, sizeof t->text, "out of memory");
    return false;
}
