// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_search.h"

#include <stdlib.h>
#include <string.h>

#include "sim/vpi_four.h"
#include "sim/vpi_path.h"
#include "tex_defs.h"

/* A scope that is open: the simulator's name of it, and its path. */
struct open_scope {
    vpiHandle handle;
    const char *name, *path;
};

static bool has(vpiHandle scope, const char *name)
{
    return vpi_handle_by_name((PLI_BYTE8 *)(uintptr_t)name, scope) != NULL;
}

/* Three of them, one of a kind, that nothing else has by chance. */
static bool has_ports(vpiHandle scope)
{
    return has(scope, "issue_beat_i") && has(scope, "result_o") && has(scope, "clk_i");
}

static bool has_probe(vpiHandle scope)
{
    PLI_BYTE8 name[] = "probe";
    vpiHandle probe = vpi_handle_by_name(name, scope);
    return probe && (vpi_get(vpiSize, probe) == 32 * TEX_PROBE_WORDS || has_ports(scope));
}

/* NULL: the simulator does not report it. */
static char *module_name(vpiHandle module)
{
    const char *name = vpi_get_str(vpiDefName, module);
    return name && *name && strcmp(name, "<null>") != 0 ? strdup(name) : NULL;
}

static void free_strings(const struct vpi_found_unit *f)
{
    free(f->path);
    free(f->scope);
    free(f->module);
}

/* Takes the strings of `f`. */
static void keep(struct vpi_search *s, const struct vpi_found_unit *f)
{
    struct vpi_found_unit *copy = f->path && f->scope ? malloc(sizeof *copy) : NULL;
    void *found = copy ? realloc(s->found, (s->count + 1) * sizeof *s->found) : NULL;
    if (!found) {
        s->failed = true;
        free_strings(f);
        free(copy);
        return;
    }
    *copy = *f;
    s->found = found;
    s->found[s->count++] = copy;
}

/* By its path or by the simulator's name of it. */
static bool is_at(const char *path, const char *scope, const char *wanted)
{
    return vpi_path_same(path, wanted) || vpi_path_same(scope, wanted);
}

/* An instance: kept if it is a unit, looks like one, or has the path that is wanted. */
static void consider(struct vpi_search *s, const struct open_scope *o)
{
    struct vpi_found_unit f = {.module = module_name(o->handle), .handle = o->handle};
    bool wanted = s->wanted && is_at(o->path, o->name, s->wanted);
    f.unit = wanted || (f.module ? strcmp(f.module, VPI_SEARCH_MODULE) == 0 : has_probe(o->handle));
    if (s->wanted ? !wanted : !f.unit && !has_ports(o->handle)) {
        free(f.module);
        return;
    }
    f.path = strdup(o->path);
    f.scope = strdup(o->name);
    keep(s, &f);
}

static vpiHandle inside(vpiHandle scope)
{
    vpiHandle each = vpi_iterate(vpiInternalScope, scope);
    return each ? each : vpi_iterate(vpiModule, scope); /* at the top in Icarus; Verilator before 5.030 */
}

static void walk(struct vpi_search *s, const struct open_scope *around)
{
    vpiHandle each = inside(around->handle);
    for (vpiHandle scope; each && (scope = vpi_scan(each));) {
        const char *told = vpi_get_str(vpiFullName, scope);
        char *name = told ? strdup(told) : NULL;
        char *path = name ? vpi_path_of(around->path, around->name, name, vpi_four_settled()) : NULL;
        const struct open_scope o = {.handle = scope, .name = name, .path = path};
        s->failed |= !path;
        if (path && vpi_get(vpiType, scope) == vpiModule)
            consider(s, &o);
        if (path)
            walk(s, &o);
        free(name);
        free(path);
    }
}

static bool known(const struct vpi_search *s, const char *scope)
{
    bool same = false;
    for (size_t i = 0; i < s->count; i++)
        same |= strcmp(s->found[i]->scope, scope) == 0;
    return same;
}

/* The simulator's own list; what iteration has reached is in the search already, or is no unit. */
static void add_listed(void *user, const char *listed)
{
    struct vpi_search *s = user;
    vpiHandle scope = vpi_handle_by_name((PLI_BYTE8 *)(uintptr_t)listed, NULL);
    const char *told = scope ? vpi_get_str(vpiFullName, scope) : NULL;
    char *name = told && !known(s, told) ? strdup(told) : NULL;
    char *path = name ? vpi_path_of(NULL, NULL, name, true) : NULL;
    const struct open_scope o = {.handle = scope, .name = name, .path = path};
    if (path)
        consider(s, &o);
    free(name);
    free(path);
}

static bool around_another(const struct vpi_search *s, const struct vpi_found_unit *f)
{
    size_t size = strlen(f->scope);
    bool around = false;
    for (size_t i = 0; i < s->count; i++)
        around |= strncmp(s->found[i]->scope, f->scope, size) == 0 && s->found[i]->scope[size] == '.';
    return around;
}

/* What wraps a unit has its ports, and perhaps its probe, but not its name. */
static void drop_wrappers(struct vpi_search *s)
{
    for (size_t i = s->count; i-- > 0;) {
        struct vpi_found_unit *f = s->found[i];
        if ((f->module && f->unit) || !around_another(s, f))
            continue;
        memmove(&s->found[i], &s->found[i + 1], (--s->count - i) * sizeof *s->found);
        free_strings(f);
        free(f);
    }
}

static void open_all(struct vpi_search *s, sim_modules modules)
{
    const struct open_scope design = {.handle = NULL};
    walk(s, &design);
    if (modules)
        modules(add_listed, s);
}

void vpi_search(struct vpi_search *s, sim_modules modules)
{
    *s = (struct vpi_search){.count = 0};
    open_all(s, modules);
    drop_wrappers(s);
}

const struct vpi_found_unit *vpi_search_add(struct vpi_search *s, const char *path, sim_modules modules)
{
    for (size_t i = 0; i < s->count; i++)
        if (strcmp(s->found[i]->path, path) == 0)
            return s->found[i];
    for (size_t i = 0; i < s->count; i++)
        if (is_at(s->found[i]->path, s->found[i]->scope, path))
            return s->found[i];
    size_t before = s->count;
    s->wanted = path;
    open_all(s, modules);
    s->wanted = NULL;
    return s->count > before ? s->found[before] : NULL;
}

void vpi_search_free(struct vpi_search *s)
{
    for (size_t i = 0; i < s->count; i++) {
        free_strings(s->found[i]);
        free(s->found[i]);
    }
    free(s->found);
    *s = (struct vpi_search){.count = 0};
}
