// SPDX-License-Identifier: Apache-2.0
#include "run/run_waits.h"

#include <inttypes.h>
#include <stdlib.h>

#include "report/report_waits.h"

static void look(void *user, const struct checker *k)
{
    struct run_waits *w = user;
    FILE *out = w->text ? NULL : open_memstream(&w->text, &w->size); /* a case that runs again has that cycle again */
    if (!out)
        return;
    fprintf(out, "\ncycle %" PRIu64 " (%s, cycle %" PRIu64 ")\n", k->run_cycle, k->c->name, k->cycle);
    long before = ftell(out);
    report_waits(k, out);
    if (ftell(out) == before)
        fputs("  nobody waits\n", out);
    fclose(out);
}

void run_waits_begin(struct run *r)
{
    if (!r->options.waits)
        return;
    r->waits.look = (struct checker_look){.cycle = r->options.waits_at, .look = look, .user = &r->waits};
    r->checker.look = &r->waits.look;
}

void run_waits_print(struct run *r)
{
    char text[96];
    if (!r->options.waits)
        return;
    if (r->waits.text) {
        fputs(r->waits.text, r->console);
    } else {
        snprintf(text, sizeof text, "cycle %" PRIu64 " of --waits was not reached", r->options.waits_at);
        verdict_note(&r->verdict, text);
    }
    free(r->waits.text);
    r->waits.text = NULL;
}
