// SPDX-License-Identifier: Apache-2.0
/*
 * Paths of scopes as SystemVerilog writes them. Simulators write them in different ways: Icarus leaves out the
 * backslash and the blank of an escaped name, Verilator before 5.030 writes letters for brackets and all that is odd.
 */
#ifndef VPI_PATH_H
#define VPI_PATH_H
#include <stdbool.h>

/*
 * Path of the scope that the simulator calls `full`, in a scope that it calls `parent`, whose path is `shown`; without
 * one both are NULL. `encoded`: the simulator is Verilator. To be freed; NULL if out of memory.
 */
char *vpi_path_of(const char *shown, const char *parent, const char *full, bool encoded);
/* The same path, whether or not names are written as escaped ones. */
bool vpi_path_same(const char *a, const char *b);

#endif
