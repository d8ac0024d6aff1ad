// SPDX-License-Identifier: Apache-2.0
#include "run/sim_stop.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "tex_defs.h"

#define LINE_TEXT 160
#define NAME_TEXT 64
#define PLACE_TEXT (LINE_TEXT + 80)

/* The line of the source and the module that contains it; empty where the file cannot be read. */
struct source {
    char line[LINE_TEXT], module[NAME_TEXT];
};

static void trim(char *text)
{
    size_t lead = strspn(text, " \t");
    memmove(text, text + lead, strlen(text + lead) + 1);
    for (size_t n = strlen(text); n > 0 && !isgraph((unsigned char)text[n - 1]);)
        text[--n] = '\0';
}

static void read_source(const struct sim_stop *stop, struct source *s)
{
    char line[512];
    FILE *in = *stop->file ? fopen(stop->file, "r") : NULL;
    *s = (struct source){.line = ""};
    for (int n = 1; in && n <= stop->line && fgets(line, sizeof line, in); n++) {
        sscanf(line, " module %63[A-Za-z0-9_]", s->module);
        if (n == stop->line)
            snprintf(s->line, sizeof s->line, "%.*s", LINE_TEXT - 1, line);
    }
    if (in)
        fclose(in);
    trim(s->line);
}

static bool of_the_unit(const struct source *s)
{
    return strcmp(s->module, "texture_unit") == 0 || strncmp(s->module, "tex_", strlen("tex_")) == 0;
}

static bool in_stage(const struct source *s, const char *stage)
{
    size_t size = strlen(stage);
    return strncmp(s->module, "tex_", 4) == 0 && strncmp(s->module + 4, stage, size) == 0 &&
           (s->module[4 + size] == '_' || s->module[4 + size] == '\0');
}

/* The boundary that an assertion (rtl/tex_assert.svh) names, or else one that the module's stage drives. */
static bool find_boundary(const struct source *s, enum tex_boundary *boundary)
{
    char name[NAME_TEXT] = "";
    int found = -1;
    sscanf(s->line, "`TEX_%*[A-Z](%63[a-z0-9_]", name);
    for (int b = TEX_BOUNDARIES; b-- > 0;)
        if (in_stage(s, tex_boundaries[b].stage))
            found = b;
    for (int b = 0; b < TEX_BOUNDARIES; b++)
        if (strcmp(name, tex_boundaries[b].name) == 0)
            found = b;
    if (found >= 0)
        *boundary = (enum tex_boundary)found;
    return found >= 0;
}

static void judge(const struct sim_stop *stop, const struct source *s, bool alone, struct failure *f)
{
    enum tex_boundary boundary;
    char place[PLACE_TEXT] = "";
    if (*stop->file)
        snprintf(place, sizeof place, " at %.60s:%d%s%s", stop->file, stop->line, *s->line ? ": " : "", s->line);
    if (strstr(stop->what, "did not converge")) {
        f->ending = ENDING_HANG;
        snprintf(f->text, sizeof f->text, "the design does not settle: %.100s: a loop in zero time", stop->what);
    } else if (*stop->what) {
        f->ending = ENDING_INTERNAL;
        snprintf(f->text, sizeof f->text, "the simulator cannot go on%s: %.100s", place, stop->what);
    } else if (!alone && !of_the_unit(s)) {
        f->ending = ENDING_BAD_INPUT;
        snprintf(f->text, sizeof f->text, "the testbench stops the simulation%s", place);
    } else {
        f->ending = ENDING_MISMATCH;
        if (find_boundary(s, &boundary))
            f->difference = (struct difference){.boundary = boundary, .stage = tex_boundaries[boundary].stage};
        snprintf(f->field, sizeof f->field, "%s", *s->module ? s->module : "");
        snprintf(f->text, sizeof f->text,
                 "the RTL stops the simulation (a failed assertion, $error, $fatal, $stop, $finish)%s", place);
    }
}

void sim_stop_failure(const struct sim_stop *stop, bool alone, struct failure *failure)
{
    struct source source;
    read_source(stop, &source);
    *failure = (struct failure){.kind = FAILURE_STOPPED};
    failure->instruction = failure->lane = FAILURE_NONE;
    judge(stop, &source, alone, failure);
}
