// SPDX-License-Identifier: Apache-2.0
/*
 * Which instances of a design are taken for units, and their paths. The simulator is a table of scopes here, which it
 * shows as Icarus does, as Verilator from 5.032 on, or as Verilator 5.006.
 */
#include "sim/vpi_search.h"

#include <stdio.h>
#include <stdlib.h>

#include "sim/vpi_path.h"
#include "tap.h"
#include "tex_defs.h"

#define NONE (-1)
enum style { ICARUS, NEW, OLD }; /* NEW, OLD: Verilators */
enum signals { EMPTY = 0, PORTS = 1, PROBE = 2, OTHER_PROBE = 4 };

struct scope {
    const char *name; /* as this simulator calls it, whole */
    const char *module;
    int parent; /* in the table; NONE: a top */
    int type;
    unsigned signals;
    bool hidden; /* iteration does not reach it: the simulator's list does */
};
struct iterator {
    int parent, next, type;
};
/* VPI carries no context. */
static const struct scope *scopes;
static int count;
static enum style style;
static struct iterator iterators[16];
static unsigned open;

PLI_INT32 vpi_get_vlog_info(p_vpi_vlog_info info)
{
    static char icarus[] = "Icarus Verilog", verilator[] = "Verilator";
    info->product = style == ICARUS ? icarus : verilator;
    return 1;
}

static int index_of(vpiHandle handle)
{
    return handle ? (int)((const struct scope *)handle - scopes) : NONE;
}

vpiHandle vpi_iterate(PLI_INT32 type, vpiHandle around)
{
    if (type == vpiInternalScope && (style == OLD || (style == ICARUS && !around)))
        return NULL;
    assert_true(open < COUNT_OF(iterators));
    iterators[open] = (struct iterator){.parent = index_of(around), .type = type};
    return (vpiHandle)&iterators[open++];
}

/* Verilator 5.006 has no scopes but modules: those in a generate block are children of the module around it. */
static int module_around(int at)
{
    int up = scopes[at].parent;
    while (style == OLD && up != NONE && scopes[up].type != vpiModule)
        up = scopes[up].parent;
    return up;
}

vpiHandle vpi_scan(vpiHandle each)
{
    struct iterator *i = (struct iterator *)each;
    assert_ptr_equal(i, &iterators[open - 1]);
    for (; i->next < count; i->next++) {
        const struct scope *s = &scopes[i->next];
        if (!s->hidden && module_around(i->next) == i->parent && (i->type != vpiModule || s->type == vpiModule))
            return (vpiHandle)(uintptr_t)&scopes[i->next++];
    }
    open--;
    return NULL;
}

PLI_BYTE8 *vpi_get_str(PLI_INT32 property, vpiHandle object)
{
    static char text[256]; /* of the simulator: the next call writes over it */
    const struct scope *s = (const struct scope *)object;
    snprintf(text, sizeof text, "%s", property == vpiFullName ? s->name : style == OLD ? "<null>" : s->module);
    return text;
}

static const char probe, port;

PLI_INT32 vpi_get(PLI_INT32 property, vpiHandle object)
{
    if (property == vpiType)
        return ((const struct scope *)object)->type;
    assert_int_equal(property, vpiSize);
    return object == (vpiHandle)(uintptr_t)&probe ? 32 * TEX_PROBE_WORDS : 1;
}

vpiHandle vpi_handle_by_name(PLI_BYTE8 *name, vpiHandle object)
{
    const struct scope *s = (const struct scope *)object;
    for (int i = 0; !s && i < count; i++)
        if (strcmp(scopes[i].name, name) == 0)
            return (vpiHandle)(uintptr_t)&scopes[i];
    if (s && strcmp(name, "probe") == 0)
        return (vpiHandle)(uintptr_t)(s->signals & PROBE ? &probe : s->signals & OTHER_PROBE ? &port : NULL);
    return s && s->signals & PORTS ? (vpiHandle)(uintptr_t)&port : NULL;
}

static void list_hidden(void (*found)(void *user, const char *path), void *user)
{
    for (int i = 0; i < count; i++)
        if (scopes[i].type == vpiModule)
            found(user, scopes[i].name);
}

/* Search; the paths of units, then of what has their ports, one a line. */
static void expect(enum style as, const struct scope *table, int rows, const char *wanted)
{
    struct vpi_search s;
    char text[1024] = "";
    style = as;
    scopes = table;
    count = rows;
    vpi_search(&s, as == ICARUS ? NULL : list_hidden);
    assert_false(s.failed);
    assert_int_equal(open, 0);
    for (int pass = 0; pass < 2; pass++)
        for (size_t i = 0; i < s.count; i++)
            if (s.found[i]->unit == (pass == 0))
                snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s\n", pass == 0 ? "" : "like ",
                         s.found[i]->path);
    assert_string_equal(text, wanted);
    vpi_search_free(&s);
}

static void in_every_scope(void **state)
{
    static const struct scope icarus[] = {
        {"tb", "tb", NONE, vpiModule, EMPTY, false},
        {"tb.blk", "blk", 0, vpiGenScope, EMPTY, false},
        {"tb.blk.u", "texture_unit", 1, vpiModule, PORTS | PROBE, false},
        {"tb.arr[0]", "arr[0]", 0, vpiGenScope, EMPTY, false},
        {"tb.arr[0].b/../x", "env", 3, vpiModule, EMPTY, false},
        {"tb.arr[0].b/../x.u", "texture_unit", 4, vpiModule, PORTS | PROBE, false},
        {"tb.main", "main", 0, vpiNamedBegin, EMPTY, false},
        {"tb.main.odd", "texture_unit", 6, vpiModule, PORTS | PROBE, false},
        {"tb.texture_unit", "texture_unit", 0, vpiGenScope, EMPTY, false},
        {"second", "texture_unit", NONE, vpiModule, PORTS | PROBE, false},
    };
    static const struct scope new[] = {
        {"tb", "tb", NONE, vpiModule, EMPTY, false},
        {"tb.blk", "<null>", 0, vpiGenScope, EMPTY, false},
        {"tb.blk.u", "texture_unit", 1, vpiModule, PORTS | PROBE, false},
        {"tb.arr[0]", "<null>", 0, vpiGenScope, EMPTY, false},
        {"tb.arr[0].\\b/../x ", "env", 3, vpiModule, EMPTY, false},
        {"tb.arr[0].\\b/../x .u", "texture_unit", 4, vpiModule, PORTS | PROBE, false},
        {"tb.quiet.\\d.e .u", "texture_unit", 0, vpiModule, PORTS | PROBE, true},
    };
    static const struct scope old[] = {
        {"tb", NULL, NONE, vpiModule, EMPTY, false},
        {"tb.blk", NULL, 0, vpiGenScope, EMPTY, false},
        {"tb.blk.u", NULL, 1, vpiModule, PORTS | PROBE, false},
        {"tb.arr__BRA__0__KET__.b__02f__02e__02e__02fx", NULL, 0, vpiModule, EMPTY, false},
        {"tb.arr__BRA__0__KET__.b__02f__02e__02e__02fx.u", NULL, 3, vpiModule, PORTS | PROBE, false},
        {"tb.quiet.a___05Fb", NULL, 0, vpiModule, PROBE, true},
    };
    (void)state;
    expect(ICARUS, icarus, COUNT_OF(icarus), "tb.blk.u\ntb.arr[0].\\b/../x .u\ntb.main.odd\nsecond\n");
    expect(NEW, new, COUNT_OF(new), "tb.blk.u\ntb.arr[0].\\b/../x .u\ntb.quiet.\\d.e .u\n");
    expect(OLD, old, COUNT_OF(old), "tb.blk.u\ntb.arr[0].\\b/../x .u\ntb.quiet.a__b\n");
}

/* The name decides where there is one; else ports and probe, of the innermost. */
static void what_is_none(void **state)
{
    static const struct scope named[] = {
        {"texture_unit_tb", "texture_unit_tb", NONE, vpiModule, OTHER_PROBE, false},
        {"texture_unit_tb.wrap", "texture_unit__wrap", 0, vpiModule, PORTS | PROBE, false},
        {"texture_unit_tb.wrap.u", "texture_unit", 1, vpiModule, PORTS | PROBE, false},
        {"texture_unit_tb.gates", "Texture_unit", 0, vpiModule, PORTS, false},
        {"texture_unit_tb.bare", "texture_unit", 0, vpiModule, EMPTY, false},
    };
    static const struct scope unnamed[] = {
        {"tb", NULL, NONE, vpiModule, OTHER_PROBE, false},
        {"tb.wrap", NULL, 0, vpiModule, PORTS | PROBE, false},
        {"tb.wrap.u", NULL, 1, vpiModule, PORTS | OTHER_PROBE, false},
        {"tb.wrap2", NULL, 0, vpiModule, PORTS, false},
        {"tb.wrap2.gates", NULL, 3, vpiModule, PORTS, false},
    };
    (void)state;
    expect(ICARUS, named, COUNT_OF(named),
           "texture_unit_tb.wrap.u\ntexture_unit_tb.bare\nlike texture_unit_tb.gates\n");
    expect(NEW, named, COUNT_OF(named), "texture_unit_tb.wrap.u\ntexture_unit_tb.bare\nlike texture_unit_tb.gates\n");
    expect(OLD, unnamed, COUNT_OF(unnamed), "tb.wrap.u\nlike tb.wrap2.gates\n");
}

static void by_its_path(void **state)
{
    static const struct scope table[] = {
        {"tb", "tb", NONE, vpiModule, EMPTY, false},
        {"tb.b/x", "texture_unit", 0, vpiModule, PORTS | PROBE, false},
        {"tb.gates", "gates", 0, vpiModule, EMPTY, false},
        {"tb.block", "block", 0, vpiGenScope, EMPTY, false},
        {"tb.d.e", "texture_unit", 0, vpiModule, PORTS | PROBE, false}, /* an escaped name */
        {"tb.d", "d", 0, vpiModule, EMPTY, false},
        {"tb.d.e", "texture_unit", 5, vpiModule, PORTS | PROBE, false},
    };
    static const char *const names[] = {"tb.\\b/x ", "tb.b/x"};
    struct vpi_search s;
    (void)state;
    style = ICARUS;
    scopes = table;
    count = COUNT_OF(table);
    vpi_search(&s, NULL);
    for (size_t i = 0; i < COUNT_OF(names); i++)
        assert_ptr_equal(vpi_search_add(&s, names[i], NULL), s.found[0]);
    assert_ptr_equal(vpi_search_add(&s, "tb.\\d.e ", NULL), s.found[1]);
    assert_ptr_equal(vpi_search_add(&s, "tb.d.e", NULL), s.found[2]);
    assert_string_equal(vpi_search_add(&s, "tb.gates", NULL)->path, "tb.gates");
    assert_ptr_equal(vpi_search_add(&s, "tb.gates", NULL), s.found[3]);
    assert_null(vpi_search_add(&s, "tb.block", NULL));
    assert_null(vpi_search_add(&s, "tb.nothing", NULL));
    assert_int_equal(s.count, 4);
    vpi_search_free(&s);
}

static void paths(void **state)
{
    static const struct {
        const char *shown, *parent, *full;
        bool encoded;
        const char *path;
    } rows[] = {
        {NULL, NULL, "tb", false, "tb"},
        {NULL, NULL, "odd.top", false, "\\odd.top "},
        {"\\odd.top ", "odd.top", "odd.top.u", false, "\\odd.top .u"},
        {"tb", "tb", "tb.a[1][-2]", false, "tb.a[1][-2]"},
        {"tb", "tb", "tb.a[1", false, "tb.\\a[1 "},
        {"tb", "tb", "tb.a\\b", false, "tb.\\a\\b "},
        {"tb", "tb", "tb.1a", false, "tb.\\1a "},
        {"tb", "tb", "tb.__BRA__", false, "tb.__BRA__"},
        {"tb", "tb", "other.a", false, "\\other.a "},
        {NULL, NULL, "tb.a__BRA__3__KET__.b", true, "tb.a[3].b"},
        {NULL, NULL, "tb.a__0zz.__02", true, "tb.a__0zz.__02"},
        {NULL, NULL, "tb.\\a.b .u", true, "tb.\\a.b .u"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        char *path = vpi_path_of(rows[i].shown, rows[i].parent, rows[i].full, rows[i].encoded);
        assert_string_equal(path, rows[i].path);
        free(path);
    }
    assert_true(vpi_path_same("tb.\\a/b .u", "tb.a/b.u"));
    assert_false(vpi_path_same("tb.u", "tb.u.v"));
    assert_false(vpi_path_same("tb.u", "tb.v"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(in_every_scope), cmocka_unit_test(what_is_none),
                                       cmocka_unit_test(by_its_path), cmocka_unit_test(paths)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
