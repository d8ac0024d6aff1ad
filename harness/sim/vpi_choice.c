// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_choice.h"

#include <string.h>

#include "sim/vpi_four.h"

#define MODULE VPI_SEARCH_MODULE
#define LIST_TEXT 240

static bool chosen(const struct vpi_choice *c, const struct vpi_found_unit *f)
{
    bool is = false;
    for (unsigned i = 0; i < c->units; i++)
        is |= c->unit[i] == f;
    return is;
}

/* False: there are more than can be watched. */
static bool choose(struct vpi_choice *c, const struct vpi_found_unit *f)
{
    if (c->units == VPI_WATCH_UNITS)
        return false;
    c->unit[c->units++] = f;
    return true;
}

/* By default every texture_unit, and nothing else. */
static enum ending choose_all(struct vpi_choice *c, char *text, size_t size)
{
    size_t units = 0;
    for (size_t i = 0; i < c->search.count; i++)
        units += c->search.found[i]->unit;
    if (units > VPI_WATCH_UNITS) {
        snprintf(text, size, "the design has %zu units, %d can be watched: choose by +texlock+dut=PATH", units,
                 VPI_WATCH_UNITS);
        return ENDING_BAD_INPUT;
    }
    for (size_t i = 0; i < c->search.count; i++)
        if (c->search.found[i]->unit)
            choose(c, c->search.found[i]);
    return ENDING_PASS;
}

/* Suggestions for the user. */
static void offer(const struct vpi_choice *c, char *text, size_t size)
{
    struct unit_list list = {.count = 0};
    for (size_t i = 0; i < c->search.count; i++) {
        const struct vpi_found_unit *f = c->search.found[i];
        bool named = f->unit || !f->module;
        unit_list_add(&list, "%s%s%s%s", f->path, named ? "" : " (module ", named ? "" : f->module, named ? "" : ")");
    }
    unit_list_text(&list, text, size);
    if (list.count == 0)
        snprintf(text, size, "none");
    unit_list_free(&list);
}

static enum ending choose_named(struct vpi_choice *c, const char *path, sim_modules modules, char *text, size_t size)
{
    char list[LIST_TEXT];
    const struct vpi_found_unit *f = vpi_search_add(&c->search, path, modules);
    if (!f) {
        offer(c, list, sizeof list);
        snprintf(text, size, "+texlock+dut=%.100s: VPI sees no instance of that path; of units it sees: %s", path,
                 list);
    } else if (chosen(c, f)) {
        snprintf(text, size, "+texlock+dut= names a unit twice: %.200s", path);
    } else {
        choose(c, f);
        return ENDING_PASS;
    }
    return ENDING_BAD_INPUT;
}

static void tell(struct vpi_choice *c, bool by_name)
{
    bool good = !c->search.failed;
    for (unsigned i = 0; i < c->units; i++)
        good = good && unit_list_add(&c->told.watched, "%s", c->unit[i]->path);
    for (size_t i = 0; i < c->search.count; i++) {
        const struct vpi_found_unit *f = c->search.found[i];
        if (chosen(c, f))
            continue;
        if (f->unit)
            good = good && unit_list_add(&c->told.not_watched, "%s (%s)", f->path,
                                         by_name ? "not named by +texlock+dut=" : "too many");
        else
            good = good && unit_list_add(
                               &c->told.not_watched,
                               "%s (%s%s: has the ports of a " MODULE ", not its name; watched by +texlock+dut=)",
                               f->path, f->module ? "module " : "a module without a probe", f->module ? f->module : "");
    }
    if (vpi_four_settled())
        good =
            good && unit_list_add(&c->told.not_seen, "modules of which nothing is public: Verilator shows no others");
    c->search.failed = !good;
}

/* No unit at all: what looks like one is offered. */
static enum ending nothing(const struct vpi_choice *c, char *text, size_t size)
{
    char list[LIST_TEXT];
    offer(c, list, sizeof list);
    if (c->search.count > 0)
        snprintf(text, size, "the design has no module " MODULE "; choose by +texlock+dut=PATH what has its ports: %s",
                 list);
    else
        snprintf(text, size, "the design has no module " MODULE " that VPI can see; name it by +texlock+dut=PATH");
    return ENDING_BAD_INPUT;
}

static enum ending other_number(const struct vpi_choice *c, unsigned wanted, char *text, size_t size)
{
    char list[LIST_TEXT];
    unit_list_text(&c->told.watched, list, sizeof list);
    snprintf(text, size, "+texlock+units=%u, but there are %u units to watch: %s", wanted, c->units, list);
    return ENDING_BAD_INPUT;
}

enum ending vpi_choose(struct vpi_choice *c, const struct vpi_watch_options *options, sim_modules modules, char *text,
                       size_t size)
{
    enum ending ending = ENDING_PASS;
    memset(c, 0, sizeof *c);
    vpi_search(&c->search, modules);
    for (unsigned i = 0; i < options->duts && ending == ENDING_PASS; i++)
        ending = choose_named(c, options->dut[i], modules, text, size);
    if (options->duts == 0)
        ending = choose_all(c, text, size);
    tell(c, options->duts > 0);
    if (c->search.failed) {
        snprintf(text, size, "out of memory");
        return ENDING_INTERNAL;
    }
    if (ending == ENDING_PASS && c->units == 0)
        return nothing(c, text, size);
    if (ending == ENDING_PASS && options->units > 0 && options->units != c->units)
        return other_number(c, options->units, text, size);
    return ending;
}

void vpi_choice_free(struct vpi_choice *c)
{
    vpi_search_free(&c->search);
    verdict_units_free(&c->told);
}
