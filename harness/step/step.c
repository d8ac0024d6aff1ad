// SPDX-License-Identifier: Apache-2.0
#include "step/step.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "step/step_part.h"

bool step_error(struct step *s, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(s->error, sizeof s->error, format, arguments);
    va_end(arguments);
    return false;
}

/* --- moving --- */

struct at_boundary {
    enum tex_boundary boundary; /* TEX_BOUNDARIES: any */
};

static bool beat_begins(struct step *s, const struct playback_cursor *c, const void *user)
{
    const struct at_boundary *at = user;
    (void)s;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        bool standing = TEX_SET_STANDING >> b & 1;
        if (at->boundary == TEX_BOUNDARIES ? standing : b != at->boundary)
            continue;
        for (unsigned side = 0; side < TRACE_SIDES; side++)
            if (standing ? step_is_new(c, side, b) : step_begins(c, side, b))
                return true;
    }
    return false;
}

static struct step_search search_beat(const struct at_boundary *at)
{
    bool any = at->boundary == TEX_BOUNDARIES;
    return (struct step_search){.holds = beat_begins,
                                .user = at,
                                .shown = any ? TEX_SET_ALL : TEX_BIT(at->boundary),
                                .always = !any && TEX_SET_STANDING >> at->boundary & 1};
}

static bool any_break(struct step *s, const struct playback_cursor *c, const void *user)
{
    (void)user;
    for (unsigned i = 0; i < s->breaks_count; i++)
        if (step_holds(s, c, &s->breaks[i].condition))
            return true;
    return false;
}

/* A beat that waits may become what a field is asked for: these are looked at everywhere. */
static struct step_search search_breaks(const struct step *s)
{
    struct step_search what = {.holds = any_break};
    for (unsigned i = 0; i < s->breaks_count; i++) {
        const struct step_condition *c = &s->breaks[i].condition;
        what.differs |= c->kind == BREAK_DIFFERENCE;
        what.always |= c->kind == BREAK_FIELD || (c->kind == BREAK_BOUNDARY && TEX_SET_STANDING >> c->boundary & 1);
        if (c->kind == BREAK_THREAD || c->kind == BREAK_RULE)
            what.shown = TEX_SET_ALL;
        else if (c->kind == BREAK_BOUNDARY)
            what.shown |= TEX_BIT(c->boundary);
    }
    return what;
}

static bool differs(struct step *s, const struct playback_cursor *c, const void *user)
{
    struct difference d;
    (void)user;
    return step_differs(s, c, &d);
}

static void go(struct step *s, uint64_t cycle)
{
    playback_seek(&s->at, cycle);
    step_view(s);
}

static uint64_t first(const struct step *s)
{
    return playback_first(s->playback);
}

static uint64_t last(const struct step *s)
{
    return playback_last(s->playback);
}

static void move(struct step *s, bool forward, uint64_t cycles)
{
    uint64_t now = s->at.cycle, most = forward ? last(s) - now : now - first(s);
    if (cycles > most)
        fprintf(s->out, "%s recorded cycle\n", forward ? "the last" : "the first");
    cycles = cycles < most ? cycles : most;
    go(s, forward ? now + cycles : now - cycles);
}

static void told_stopped(struct step *s)
{
    fprintf(s->out, "stopped; still in cycle %" PRIu64 "\n", s->at.cycle);
}

static void to_beat(struct step *s, bool forward, enum tex_boundary boundary)
{
    const struct at_boundary at = {.boundary = boundary};
    const struct step_search what = search_beat(&at);
    uint64_t cycle = 0;
    enum step_found found = step_find(s, forward, &what, &cycle);
    if (found == FOUND)
        go(s, cycle);
    else if (found == FOUND_STOPPED)
        told_stopped(s);
    else
        fprintf(s->out, "no beat at %s %s cycle %" PRIu64 "\n",
                boundary == TEX_BOUNDARIES ? "any boundary" : tex_boundaries[boundary].name,
                forward ? "after" : "before", s->at.cycle);
}

static void print_break(struct step *s, const struct step_break *b, const char *before)
{
    fprintf(s->out, "%s%" PRIu32 ": ", before, b->number);
    step_condition_print(&b->condition, s->out);
    fputc('\n', s->out);
}

static void to_break(struct step *s, bool forward)
{
    const struct step_search what = search_breaks(s);
    uint64_t cycle = 0;
    enum step_found found = s->breaks_count > 0 ? step_find(s, forward, &what, &cycle) : FOUND_NOT;
    if (found == FOUND_STOPPED) {
        told_stopped(s);
        return;
    }
    if (found == FOUND) {
        playback_seek(&s->at, cycle);
        for (unsigned i = 0; i < s->breaks_count; i++)
            if (step_holds(s, &s->at, &s->breaks[i].condition))
                print_break(s, &s->breaks[i], "break ");
        step_view(s);
        return;
    }
    fprintf(s->out, "no break holds %s: the %s recorded cycle\n", forward ? "after this cycle" : "before this cycle",
            forward ? "last" : "first");
    go(s, forward ? last(s) : first(s));
}

static enum step_found first_difference(struct step *s, uint64_t *cycle)
{
    const struct step_search what = {.holds = differs, .differs = true};
    uint64_t here = s->at.cycle;
    playback_seek(&s->at, first(s));
    *cycle = first(s);
    enum step_found found = differs(s, &s->at, NULL) ? FOUND : step_find(s, true, &what, cycle);
    playback_seek(&s->at, here);
    return found;
}

static bool go_to(struct step *s, const struct step_command *c)
{
    uint64_t cycle = c->number;
    if (c->place == PLACE_FIRST)
        cycle = first(s);
    else if (c->place == PLACE_LAST)
        cycle = last(s);
    else if (c->place == PLACE_DIFFERENCE) {
        enum step_found found = first_difference(s, &cycle);
        if (found != FOUND)
            return step_error(s, found == FOUND_STOPPED ? "stopped" : "the sides differ in no recorded cycle");
    }
    if (cycle < first(s) || cycle > last(s))
        return step_error(s, "cycle %" PRIu64 " is not recorded: %" PRIu64 "..%" PRIu64 " are", cycle, first(s),
                          last(s));
    go(s, cycle);
    return true;
}

/* --- breaks --- */

static bool add_break(struct step *s, const struct step_condition *condition)
{
    if (s->breaks_count == STEP_BREAKS)
        return step_error(s, "%d breaks are set: delete one first", STEP_BREAKS);
    if (condition->boundary != TEX_BOUNDARIES && !(s->playback->visible >> condition->boundary & 1))
        return step_error(s, "boundary %s is not seen: the unit has no probe",
                          tex_boundaries[condition->boundary].name);
    if (condition->kind == BREAK_RULE && !step_rules_build(&s->rules, s->c)) {
        s->no_memory = true;
        return step_error(s, "out of memory");
    }
    s->breaks[s->breaks_count] = (struct step_break){.number = ++s->last_number, .condition = *condition};
    print_break(s, &s->breaks[s->breaks_count++], "break ");
    return true;
}

static void list(struct step *s)
{
    if (s->breaks_count == 0)
        fputs("no breaks\n", s->out);
    for (unsigned i = 0; i < s->breaks_count; i++)
        print_break(s, &s->breaks[i], "");
}

static bool remove_break(struct step *s, uint64_t number)
{
    unsigned kept = 0, before = s->breaks_count;
    for (unsigned i = 0; i < before; i++)
        if (number != 0 && s->breaks[i].number != number)
            s->breaks[kept++] = s->breaks[i];
    s->breaks_count = kept;
    if (number != 0 && kept == before)
        return step_error(s, "no break %" PRIu64 "; `list` shows them", number);
    return true;
}

/* --- commands --- */

static void print_help(const struct step *s, enum step_verb verb)
{
    const struct step_help *h = &step_help[verb];
    int used = fprintf(s->out, "  %s, %s%s%s", h->name, h->brief, *h->arguments ? " " : "", h->arguments);
    fprintf(s->out, "%*s", used < 42 ? 42 - used : 1, "");
    for (const char *c = h->text; *c; c++) {
        fputc(*c, s->out);
        if (*c == '\n')
            fprintf(s->out, "%42s", "");
    }
    fputc('\n', s->out);
}

static void help(const struct step *s, enum step_verb topic)
{
    for (unsigned v = STEP_NOTHING + 1; v < STEP_VERBS; v++)
        if (topic == STEP_NOTHING || topic == v)
            print_help(s, (enum step_verb)v);
}

static bool perform(struct step *s, const struct step_command *c)
{
    switch (c->verb) {
    case STEP_STEP:
    case STEP_BACK:
        move(s, c->verb == STEP_STEP, c->number);
        return true;
    case STEP_GOTO:
        return go_to(s, c);
    case STEP_NEXT:
    case STEP_PREVIOUS:
        to_beat(s, c->verb == STEP_NEXT, c->boundary);
        return true;
    case STEP_CONTINUE:
    case STEP_REVERSE:
        to_break(s, c->verb == STEP_CONTINUE);
        return true;
    case STEP_BREAK:
        return add_break(s, &c->condition);
    case STEP_LIST:
        list(s);
        return true;
    case STEP_DELETE:
        return remove_break(s, c->number);
    case STEP_VIEW:
        step_view(s);
        return true;
    case STEP_SHOW:
        return step_show(s, c->boundary);
    case STEP_DIFFS:
        return step_diffs(s);
    case STEP_THREAD:
        return step_thread(s, c->warp, c->lane);
    case STEP_RULE:
        return step_rule(s, c->rule);
    case STEP_RULES:
        return step_rules_here(s);
    case STEP_INFO:
        step_info(s);
        return true;
    case STEP_HELP:
        help(s, c->topic);
        return true;
    case STEP_QUIT:
        s->over = true;
        return true;
    default:
        return true;
    }
}

/* Marked: a star stands before or behind the first word of the line. */
static bool marked(const char *line)
{
    const char *at = line + strspn(line, " ");
    size_t indent = (size_t)(at - line);
    if (*at != '*' && indent == 2)
        at += strcspn(at, " \n");
    at += strspn(at, " ");
    return indent == 2 && at[0] == '*' && at[1] == ' ';
}

static void print_coloured(const char *text, FILE *out)
{
    while (*text) {
        size_t size = strcspn(text, "\n");
        bool red = marked(text);
        fprintf(out, "%s%.*s%s\n", red ? "\033[31m" : "", (int)size, text, red ? "\033[0m" : "");
        text += size + (text[size] == '\n');
    }
}

/* On a terminal the text of a command is collected, so that its lines can be coloured. */
static bool perform_coloured(struct step *s, const struct step_command *c)
{
    FILE *out = s->out;
    char *text = NULL;
    size_t size = 0;
    FILE *to = open_memstream(&text, &size);
    if (!to)
        return perform(s, c);
    s->out = to;
    bool good = perform(s, c);
    s->out = out;
    fclose(to);
    if (text)
        print_coloured(text, out);
    free(text);
    return good;
}

bool step_line(struct step *s, const char *line)
{
    struct step_command c;
    s->error[0] = '\0';
    if (!step_command_parse(line, &c, s->error))
        return false;
    return s->colour ? perform_coloured(s, &c) : perform(s, &c);
}

void step_begin(struct step *s)
{
    const struct at_boundary issue = {.boundary = TEX_AT_ISSUE};
    const struct step_search what = search_beat(&issue);
    uint64_t cycle = playback_first(s->playback);
    lockstep_init(&s->lockstep);
    lockstep_view(&s->lockstep, s->playback->visible);
    playback_open(&s->at, s->playback);
    playback_open(&s->scan, s->playback);
    if (s->failure->kind == FAILURE_NOT)
        step_find(s, true, &what, &cycle);
    else
        cycle = s->failure->run_cycle;
    if (!playback_seek(&s->at, cycle))
        playback_seek(&s->at, last(s));
}

void step_welcome(struct step *s)
{
    step_info(s);
    const struct step_command view = {.verb = STEP_VIEW};
    (void)(s->colour ? perform_coloured(s, &view) : perform(s, &view));
}

void step_free(struct step *s)
{
    step_rules_free(&s->rules);
}
