// SPDX-License-Identifier: Apache-2.0
/* A VPI library in a shared object, such as cocotb's: how the program loads one into a simulation. */
#ifndef VPI_LIBRARY_H
#define VPI_LIBRARY_H
#include <stdbool.h>
#include <stddef.h>

struct vpi_library {
    void *handle;
    void (*entry)(void);
    void (**routines)(void); /* ended by NULL; NULL if there is an entry */
};

/*
 * `text` is PATH or PATH:ENTRY. Without ENTRY it is vlog_startup_routines_bootstrap, and a library without one is
 * started by its vlog_startup_routines. The library is never unloaded, since its registrations stay in use. False, and
 * `error` says why, if it cannot be loaded or has no such entry.
 */
bool vpi_library_open(struct vpi_library *library, const char *text, char *error, size_t size);
/* Call its entry: the design is built, time has not begun. */
void vpi_library_start(const struct vpi_library *library);

#endif
