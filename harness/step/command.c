// SPDX-License-Identifier: Apache-2.0
#include "step/command.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/field.h"
#include "base/text.h"

#define WORDS 8
#define WORD 96
#define OPERATORS "=!<>"

const struct step_help step_help[STEP_VERBS] = {
    [STEP_STEP] = {"step", "s", "[N]", "N cycles on (1)"},
    [STEP_BACK] = {"back", "b", "[N]", "N cycles back (1)"},
    [STEP_GOTO] = {"goto", "g", "CYCLE|first|last|difference",
                   "to a cycle; difference: the first in which sides differ"},
    [STEP_NEXT] = {"next", "n", "[BOUNDARY]", "to the next cycle with a new beat, there or anywhere, on either side"},
    [STEP_PREVIOUS] = {"prev", "p", "[BOUNDARY]", "to the one before"},
    [STEP_CONTINUE] = {"continue", "c", "", "on to the next cycle in which a break holds, or the last (run)"},
    [STEP_REVERSE] = {"reverse-continue", "rc", "", "back to the one before, or the first"},
    [STEP_BREAK] = {"break", "br", "[rtl|model] CONDITION",
                    "where to stop, on either side or on the one:\n"
                    "BOUNDARY                  a new beat there\n"
                    "BOUNDARY.FIELD OP VALUE   a beat's field is so: ==, !=, <, >, <=, >=\n"
                    "warp W [lane L]           a new beat of a thread of the warp, anywhere\n"
                    "instruction N [lane L]    the same\n"
                    "rule ID                   it decides in a new beat, says the function layer\n"
                    "difference [BOUNDARY]     the sides differ"},
    [STEP_LIST] = {"list", "l", "", "the breaks"},
    [STEP_DELETE] = {"delete", "d", "[N|all]", "a break, or all"},
    [STEP_VIEW] = {"view", "v", "", "the cycle: every boundary with a beat"},
    [STEP_SHOW] = {"show", "sh", "BOUNDARY", "all fields there, both sides"},
    [STEP_DIFFS] = {"diffs", "di", "", "the boundaries that differ: fields, and their rules"},
    [STEP_THREAD] = {"thread", "t", "[WARP LANE]",
                     "where a thread stands, and its way; the one of the failure if none is named"},
    [STEP_RULE] = {"rule", "ru", "ID", "text of a rule, and where it decides in this case"},
    [STEP_RULES] = {"rules", "rs", "", "the rules that decide in the new beats of this cycle"},
    [STEP_INFO] = {"info", "i", "", "the case, what is recorded, the failure"},
    [STEP_HELP] = {"help", "h", "[COMMAND]", "this list, or one command"},
    [STEP_QUIT] = {"quit", "q", "", "end"},
};

struct words {
    char text[WORDS][WORD];
    unsigned count;
    char *error;
};

static bool fail(const struct words *w, const char *format, ...) __attribute__((format(printf, 2, 3)));
static bool fail(const struct words *w, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(w->error, STEP_ERROR, format, arguments);
    va_end(arguments);
    text_clean(w->error);
    return false;
}

/* Signs of comparison are words by themselves. */
static size_t word_size(const char *line)
{
    size_t signs = strspn(line, OPERATORS);
    return signs ? signs : strcspn(line, " \t\r\n\v\f#" OPERATORS);
}

static bool split(const char *line, struct words *w)
{
    for (line += strspn(line, " \t\r\n\v\f"); *line && *line != '#'; line += strspn(line, " \t\r\n\v\f")) {
        size_t size = word_size(line);
        if (w->count == WORDS || size >= WORD)
            return fail(w, w->count == WORDS ? "more than %d words" : "a word of more than %d bytes",
                        w->count == WORDS ? WORDS : WORD - 1);
        memcpy(w->text[w->count], line, size);
        w->text[w->count++][size] = '\0';
        line += size;
    }
    return true;
}

static bool is(const struct words *w, unsigned i, const char *name)
{
    return i < w->count && strcmp(w->text[i], name) == 0;
}

static bool no_more(const struct words *w, unsigned i)
{
    return i >= w->count || fail(w, "'%s' is too much; `help %s` says what is expected", w->text[i], w->text[0]);
}

static bool number(const struct words *w, unsigned i, const char *what, uint64_t low, uint64_t high, uint64_t *out)
{
    char *end = NULL;
    const char *text = i < w->count ? w->text[i] : "";
    bool hex = text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
    errno = 0;
    *out = strtoull(text, &end, hex ? 16 : 10);
    if (isdigit((unsigned char)*text) && errno == 0 && *end == '\0' && *out >= low && *out <= high)
        return true;
    return fail(w, "%s%s%s: expected %s in %" PRIu64 "..%" PRIu64, *text ? "'" : "nothing", text, *text ? "'" : "",
                what, low, high);
}

static bool number32(const struct words *w, unsigned i, const char *what, uint32_t high, uint32_t *out)
{
    uint64_t value;
    bool good = number(w, i, what, 0, high, &value);
    *out = (uint32_t)value;
    return good;
}

static enum tex_boundary boundary_named(const char *name, size_t size)
{
    unsigned b = 0;
    while (b < TEX_BOUNDARIES &&
           (strncmp(tex_boundaries[b].name, name, size) != 0 || tex_boundaries[b].name[size] != '\0'))
        b++;
    return (enum tex_boundary)b;
}

static bool no_boundary(const struct words *w, const char *name)
{
    char list[STEP_ERROR] = "";
    size_t used = 0;
    for (unsigned b = 0; b < TEX_BOUNDARIES && used < sizeof list - 1; b++)
        used += (size_t)snprintf(list + used, sizeof list - used, " %s", tex_boundaries[b].name);
    return fail(w, "no boundary '%.40s': expected one of%.400s", name, list);
}

static bool boundary(const struct words *w, unsigned i, enum tex_boundary *out)
{
    const char *name = i < w->count ? w->text[i] : "";
    *out = boundary_named(name, strlen(name));
    return *out < TEX_BOUNDARIES || no_boundary(w, name);
}

static bool rule(const struct words *w, unsigned i, enum tex_rule *out)
{
    for (unsigned r = 0; i < w->count && r < TEX_RULE_COUNT; r++)
        if (strcmp(tex_rules[r].id, w->text[i]) == 0) {
            *out = (enum tex_rule)r;
            return true;
        }
    return fail(w, "no rule '%s': expected an id such as %s", i < w->count ? w->text[i] : "", tex_rules[0].id);
}

/* The names of a boundary's fields that are not in every tag. */
static bool no_field(const struct words *w, enum tex_boundary b, const char *name)
{
    char list[STEP_ERROR / 2] = "";
    size_t used = 0;
    for (unsigned i = 0; i < tex_boundaries[b].leaves_count && used + 32 < sizeof list; i++)
        if (strncmp(tex_boundaries[b].leaves[i].name, "tag.", 4) != 0 &&
            strncmp(tex_boundaries[b].leaves[i].name, "op.", 3) != 0)
            used += (size_t)snprintf(list + used, sizeof list - used, " %.24s", tex_boundaries[b].leaves[i].name);
    return fail(w, "boundary %s has no field '%.40s': it has%s ...", tex_boundaries[b].name, name, list);
}

/* NAME, or NAME[K] */
static bool field(const struct words *w, enum tex_boundary b, const char *text, struct step_condition *c)
{
    char name[WORD];
    size_t size = strcspn(text, "[");
    snprintf(name, sizeof name, "%.*s", (int)size, text);
    c->leaf = field_find(b, name);
    c->element = STEP_ANY;
    if (!c->leaf)
        return no_field(w, b, text);
    if (c->leaf->width > 64)
        return fail(w, "field %s has %u bits: only fields of at most 64 are compared", name, c->leaf->width);
    if (text[size] == '\0') {
        c->element = c->leaf->count > 1 ? STEP_ANY : 0;
        return true;
    }
    char *end = NULL;
    unsigned long element = strtoul(text + size + 1, &end, 10);
    if (!isdigit((unsigned char)text[size + 1]) || strcmp(end, "]") != 0 || element >= c->leaf->count)
        return fail(w, "'%s': field %s has the elements 0..%u", text, name, c->leaf->count - 1U);
    c->element = (uint32_t)element;
    return true;
}

static bool comparison(const struct words *w, unsigned i, struct step_condition *c)
{
    char error[STEP_ERROR];
    const char *sign = i < w->count ? w->text[i] : "";
    unsigned k = 0;
    while (step_compare_name[k] && strcmp(step_compare_name[k], sign) != 0)
        k++;
    if (!step_compare_name[k])
        return fail(w, "'%s': expected ==, !=, <, >, <= or >= and a value after the field", sign);
    c->compare = (enum step_compare)k;
    if (i + 1 >= w->count)
        return fail(w, "nothing after %s: expected a value", sign);
    if (!step_value_parse(c->leaf, w->text[i + 1], &c->value, error, sizeof error))
        return fail(w, "%s", error);
    return no_more(w, i + 2);
}

static bool at_boundary(const struct words *w, unsigned i, struct step_condition *c)
{
    const char *text = i < w->count ? w->text[i] : "", *dot = strchr(text, '.');
    c->boundary = boundary_named(text, dot ? (size_t)(dot - text) : strlen(text));
    if (c->boundary == TEX_BOUNDARIES)
        return no_boundary(w, text);
    c->kind = dot ? BREAK_FIELD : BREAK_BOUNDARY;
    if (!dot)
        return no_more(w, i + 1);
    return field(w, c->boundary, dot + 1, c) && comparison(w, i + 1, c);
}

static bool thread(const struct words *w, unsigned i, struct step_condition *c)
{
    bool warp = is(w, i, "warp");
    c->kind = BREAK_THREAD;
    if (warp ? !number32(w, i + 1, "a warp", TEX_WARPS - 1, &c->warp)
             : !number32(w, i + 1, "an instruction", STEP_ANY - 1, &c->instruction))
        return false;
    if (i + 2 >= w->count)
        return true;
    if (!is(w, i + 2, "lane"))
        return fail(w, "'%s': expected lane L, or nothing", w->text[i + 2]);
    return number32(w, i + 3, "a lane", TEX_WARP_LANES - 1, &c->lane) && no_more(w, i + 4);
}

static bool condition(const struct words *w, struct step_condition *c)
{
    unsigned i = 1;
    *c = (struct step_condition){
        .boundary = TEX_BOUNDARIES, .warp = STEP_ANY, .instruction = STEP_ANY, .lane = STEP_ANY};
    bool rtl = is(w, i, "rtl"), model = is(w, i, "model");
    c->side[TRACE_RTL] = !model;
    c->side[TRACE_MODEL] = !rtl;
    i += rtl || model;
    if (is(w, i, "difference") || is(w, i, "diff")) {
        c->kind = BREAK_DIFFERENCE;
        if (i > 1)
            return fail(w, "a difference is of both sides: expected `break difference`");
        return i + 1 >= w->count || (boundary(w, i + 1, &c->boundary) && no_more(w, i + 2));
    }
    if (is(w, i, "rule")) {
        c->kind = BREAK_RULE;
        return rule(w, i + 1, &c->rule) && no_more(w, i + 2);
    }
    if (is(w, i, "warp") || is(w, i, "instruction"))
        return thread(w, i, c);
    if (i >= w->count)
        return fail(w, "expected what to stop at: a boundary, a field, a thread, a rule; see `help break`");
    return at_boundary(w, i, c);
}

static bool go(const struct words *w, struct step_command *out)
{
    static const char *const names[] = {
        [PLACE_FIRST] = "first", [PLACE_LAST] = "last", [PLACE_DIFFERENCE] = "difference"};
    for (unsigned p = PLACE_FIRST; p <= PLACE_DIFFERENCE; p++)
        if (is(w, 1, names[p]) || (p == PLACE_DIFFERENCE && is(w, 1, "diff"))) {
            out->place = (enum step_place)p;
            return no_more(w, 2);
        }
    return number(w, 1, "first, last, difference or a cycle", 0, STEP_MOST, &out->number) && no_more(w, 2);
}

static enum step_verb verb_named(const char *name)
{
    if (strcmp(name, "run") == 0 || strcmp(name, "r") == 0)
        return STEP_CONTINUE;
    if (strcmp(name, "?") == 0)
        return STEP_HELP;
    for (unsigned v = STEP_NOTHING + 1; v < STEP_VERBS; v++)
        if (strcmp(step_help[v].name, name) == 0 || strcmp(step_help[v].brief, name) == 0)
            return (enum step_verb)v;
    return STEP_NOTHING;
}

static bool topic(const struct words *w, struct step_command *out)
{
    if (w->count == 1)
        return true;
    out->topic = verb_named(w->text[1]);
    return (out->topic != STEP_NOTHING || fail(w, "no command '%s'; `help` lists them", w->text[1])) && no_more(w, 2);
}

static bool remove_break(const struct words *w, struct step_command *out)
{
    if (w->count == 1 || is(w, 1, "all"))
        return no_more(w, 2);
    return number(w, 1, "all or the number of a break", 1, STEP_MOST, &out->number) && no_more(w, 2);
}

static bool arguments(const struct words *w, struct step_command *out)
{
    switch (out->verb) {
    case STEP_STEP:
    case STEP_BACK:
        out->number = 1;
        return w->count == 1 || (number(w, 1, "a number of cycles", 1, STEP_MOST, &out->number) && no_more(w, 2));
    case STEP_GOTO:
        return go(w, out);
    case STEP_NEXT:
    case STEP_PREVIOUS:
        return w->count == 1 || (boundary(w, 1, &out->boundary) && no_more(w, 2));
    case STEP_BREAK:
        return condition(w, &out->condition);
    case STEP_DELETE:
        return remove_break(w, out);
    case STEP_SHOW:
        return boundary(w, 1, &out->boundary) && no_more(w, 2);
    case STEP_THREAD:
        return w->count == 1 || (number32(w, 1, "a warp", TEX_WARPS - 1, &out->warp) &&
                                 number32(w, 2, "a lane", TEX_WARP_LANES - 1, &out->lane) && no_more(w, 3));
    case STEP_RULE:
        return rule(w, 1, &out->rule) && no_more(w, 2);
    case STEP_HELP:
        return topic(w, out);
    default:
        return no_more(w, 1);
    }
}

bool step_command_parse(const char *line, struct step_command *out, char error[STEP_ERROR])
{
    struct words w = {.error = error};
    *out = (struct step_command){.boundary = TEX_BOUNDARIES, .warp = STEP_ANY, .lane = STEP_ANY};
    error[0] = '\0';
    if (!split(line, &w))
        return false;
    if (w.count == 0)
        return true;
    out->verb = verb_named(w.text[0]);
    if (out->verb == STEP_NOTHING)
        return fail(&w, "no command '%s'; `help` lists them", w.text[0]);
    return arguments(&w, out);
}
