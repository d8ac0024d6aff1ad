// SPDX-License-Identifier: Apache-2.0
/*
 * Finds every texture_unit of a design: opens all scopes that VPI shows, of any type, so that no instance in a generate
 * block or an interface is missed.
 *
 * The whole name of the module must match: both simulators report it without parameter suffixes. If the simulator does
 * not report it (Verilator before 5.032), a unit is a scope with the unit's ports or its own probe.
 */
#ifndef VPI_SEARCH_H
#define VPI_SEARCH_H
#include <stdbool.h>
#include <stddef.h>
#include <vpi_user.h>

#include "run/sim.h"

#define VPI_SEARCH_MODULE "texture_unit"

struct vpi_found_unit {
    char *path;   /* as SystemVerilog writes it */
    char *scope;  /* the simulator's name of it */
    char *module; /* NULL: the simulator does not report it */
    vpiHandle handle;
    bool unit; /* else it is something else that has a unit's ports */
};
struct vpi_search {
    struct vpi_found_unit **found; /* in the order of the design */
    size_t count;
    const char *wanted; /* while a path is looked for */
    bool failed;        /* out of memory */
};

/* `modules`: see sim.h, may be NULL. */
void vpi_search(struct vpi_search *s, sim_modules modules);
/* An instance that a user names, added if not found before; NULL if VPI shows none of that path. */
const struct vpi_found_unit *vpi_search_add(struct vpi_search *s, const char *path, sim_modules modules);
void vpi_search_free(struct vpi_search *s);

#endif
