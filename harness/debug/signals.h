// SPDX-License-Identifier: Apache-2.0
/* The signals of an FST file: their names, and their values in a table. */
#ifndef SIGNALS_H
#define SIGNALS_H
#include <fstapi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct signal {
    char *name; /* with its scopes, separated by dots */
    uint32_t width;
    fstHandle handle;
};

struct signals {
    void *reader;
    struct signal *signal;
    size_t count, room;
    fstHandle handles; /* numbers of changing things, 1 .. handles - 1: signals may share one */
};

/* False: the file cannot be read, or memory is out. signals_close in either case. */
bool signals_open(struct signals *s, const char *path);
void signals_close(struct signals *s);
/*
 * Read the names. `writer`: an FST file in which all is declared again, aliases as aliases, with the handle there of
 * each handle here in target[]; or NULL. False if out of memory.
 */
bool signals_read(struct signals *s, void *writer, fstHandle *target);

/* Which values: of signals in a scope ("": all), at from, from + step, ... up to `to`, in the unit of the file. */
struct signals_table {
    const char *scope;
    uint64_t from, to, step;
};
/*
 * Print a line of names, a line of widths, and a line a time: the time, then values in binary, x where none is known;
 * separated by tabs. False: memory is out, or the file is damaged.
 */
bool signals_print(struct signals *s, const struct signals_table *table, FILE *out);

#endif
