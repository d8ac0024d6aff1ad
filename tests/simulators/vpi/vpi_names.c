// SPDX-License-Identifier: Apache-2.0
/* Handles by name, iteration, names and properties of objects. */
#include "vpi_conform.h"

#include <string.h>

#pragma weak vpi_release_handle /* some simulators know it by its old name only */

static const char *found(const char *name, vpiHandle scope)
{
    return vpi_handle_by_name((PLI_BYTE8 *)(uintptr_t)name, scope) ? "found" : "none";
}

static void full_name(char path[2 * CONFORM_PATH], const struct conform *c, const char *name)
{
    snprintf(path, 2 * CONFORM_PATH, "%s.%s", c->top, name);
}

/* Down the hierarchy, depth first. */
static void list_modules(struct conform *c, vpiHandle scope)
{
    vpiHandle each = vpi_iterate(vpiModule, scope);
    for (vpiHandle module; each && (module = vpi_scan(each));) {
        note(c, "%s", vpi_get_str(vpiFullName, module));
        list_modules(c, module);
    }
}

/* The same over all scopes: those that hold instances are noted, and the last scope of a name is kept. */
static void list_scopes(struct conform *c, vpiHandle around, const char *name, vpiHandle *last)
{
    vpiHandle each = vpi_iterate(vpiInternalScope, around);
    if (!each)
        each = vpi_iterate(vpiModule, around);
    for (vpiHandle scope; each && (scope = vpi_scan(each));) {
        PLI_INT32 type = vpi_get(vpiType, scope);
        if (type == vpiModule || type == vpiGenScope)
            note(c, "%s%s", vpi_get_str(vpiFullName, scope), type == vpiGenScope ? "(block)" : "");
        if (!strcmp(vpi_get_str(vpiName, scope), name))
            *last = scope;
        list_scopes(c, scope, name, last);
    }
}

static void property_text(struct conform *c, const char *check, PLI_INT32 property, vpiHandle object)
{
    const char *text = object ? vpi_get_str(property, object) : "no handle";
    observe(c, check, "%s", text ? text : "NULL");
}

/* Which of the names a user looks for come by iteration. */
static void list_signals(struct conform *c, PLI_INT32 type, vpiHandle scope)
{
    static const char *const wanted[] = {"in32_i", "out32_o", "count", "probe"};
    bool seen[sizeof wanted / sizeof *wanted] = {false};
    vpiHandle each = vpi_iterate(type, scope);
    for (vpiHandle signal; each && (signal = vpi_scan(each));)
        for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
            seen[i] |= !strcmp(vpi_get_str(vpiName, signal), wanted[i]);
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        if (seen[i])
            note(c, "%s", wanted[i]);
}

void names_step(struct conform *c)
{
    char path[2 * CONFORM_PATH];
    vpiHandle design = vpi_handle_by_name(c->top, NULL);
    full_name(path, c, "count");
    observe(c, "name.full", "%s", found(path, NULL));
    observe(c, "name.error_after_found", "%d", vpi_chk_error(NULL));
    observe(c, "name.without_top", "%s", found("count", NULL));
    observe(c, "name.port_without_top", "%s", found("in32_i", NULL));
    observe(c, "name.relative", "%s", found("count", design));
    observe(c, "name.relative_deep", "%s", found("group.first.q_o", design));
    full_name(path, c, "no_such_signal");
    observe(c, "name.unknown", "%s", found(path, NULL));
    observe(c, "name.error_after_unknown", "%d", vpi_chk_error(NULL));
    observe(c, "name.unknown_relative", "%s", found("no_such_signal", design));
    observe(c, "name.unknown_scope", "%s", found("no_such_scope.count", NULL));
    full_name(path, c, "group.second.q_o");
    observe(c, "name.deep", "%s", found(path, NULL));

    vpiHandle second = find(c, "group.second"), sized = find(c, "group.third");
    property_text(c, "name.fullname_of_module", vpiFullName, second);
    property_text(c, "name.name_of_module", vpiName, second);
    property_text(c, "name.fullname_of_signal", vpiFullName, find(c, "group.second.q_o"));
    property_text(c, "name.name_of_signal", vpiName, find(c, "group.second.q_o"));
    property_text(c, "name.defname_of_design", vpiDefName, design);
    property_text(c, "name.defname_of_instance", vpiDefName, second);
    property_text(c, "name.defname_with_parameter", vpiDefName, sized);

    list_modules(c, NULL);
    observe_log(c, "iterate.modules");
    vpiHandle block = NULL, hidden = NULL;
    list_scopes(c, NULL, "hidden", &hidden);
    observe_log(c, "iterate.scopes");
    list_scopes(c, NULL, "blocks[0]", &block);
    c->log[0] = '\0';
    property_text(c, "name.defname_of_block", vpiDefName, block);
    property_text(c, "name.fullname_in_block", vpiFullName, hidden);
    observe(c, "name.relative_in_block", "%s", hidden ? found("q_o", hidden) : "no handle");
    observe(c, "name.not_upward", "%s", found("count", find(c, "group")));
    observe(c, "iterate.no_modules_below", "%s", vpi_iterate(vpiModule, second) ? "an iterator" : "NULL");
    list_signals(c, vpiNet, design);
    observe_log(c, "iterate.nets");
    list_signals(c, vpiReg, design);
    observe_log(c, "iterate.regs");
}

static vpiHandle scan_for(const char *name, PLI_INT32 type, vpiHandle scope)
{
    vpiHandle each = vpi_iterate(type, scope), found = NULL;
    for (vpiHandle signal; each && (signal = vpi_scan(each));)
        if (!strcmp(vpi_get_str(vpiName, signal), name))
            found = signal;
    return found;
}

/* A port found by iteration is the port. */
void iterated_put_step(struct conform *c)
{
    vpiHandle design = vpi_handle_by_name(c->top, NULL);
    vpiHandle port = scan_for("in12_i", vpiReg, design);
    if (!port)
        port = scan_for("in12_i", vpiNet, design);
    const uint32_t words[1] = {0x5a5};
    observe(c, "iterate.port_to_write", "%s", port ? "found" : "none");
    if (port)
        put_words(port, words, vpiNoDelay);
}

void iterated_seen_step(struct conform *c)
{
    observe(c, "iterate.written_port_seen", "%s", low_word(find(c, "out12_o")) == 0x5a5 ? "yes" : "no");
}

static void size_of(struct conform *c, const char *signal)
{
    char check[40];
    snprintf(check, sizeof check, "size.%s", signal);
    observe(c, check, "%d", vpi_get(vpiSize, find(c, signal)));
}

void types_step(struct conform *c)
{
    static const char *const signals[] = {"in1_i",  "in12_i",  "in32_i",   "in48_i", "in64_i",
                                          "in65_i", "in256_i", "in1024_i", "probe",  "huge"};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        size_of(c, signals[i]);
    vpiHandle design = vpi_handle_by_name(c->top, NULL);
    observe(c, "type.of_module", "%s", vpi_get(vpiType, design) == vpiModule ? "module" : "other");
    observe(c, "type.of_input", "%d", vpi_get(vpiType, find(c, "in32_i")));
    observe(c, "type.of_register", "%d", vpi_get(vpiType, find(c, "count")));
    observe(c, "type.precision", "%d", vpi_get(vpiTimePrecision, NULL));
    observe(c, "type.unit", "%d", vpi_get(vpiTimeUnit, design));
    observe(c, "release.by_vpi_release_handle", "%s", vpi_release_handle ? "there" : "missing");
    observe(c, "release.by_vpi_free_object", "%d", vpi_free_object(find(c, "count")));
}
