// SPDX-License-Identifier: Apache-2.0
#include "failure_files.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static char *format(const char *form, ...)
{
    char *text = NULL;
    va_list args;
    va_start(args, form);
    if (vasprintf(&text, form, args) < 0)
        text = NULL;
    va_end(args);
    return text;
}

/* The case's name without its extension, in letters that need no quotes. */
static char *plain_name(const char *name)
{
    char *plain = strdup(name);
    if (!plain)
        return NULL;
    char *dot = strrchr(plain, '.');
    if (dot && dot > plain)
        *dot = '\0';
    for (char *c = plain; *c; c++)
        if (!isalnum((unsigned char)*c) && *c != '-' && *c != '.')
            *c = '_';
    return plain;
}

bool failure_files_name(struct failure_files *f, const char *out, const char *program, const char *case_name,
                        const char *path)
{
    memset(f, 0, sizeof *f);
    char *name = plain_name(case_name);
    if (!name)
        return false;
    f->wave = format("%s/waves/%s.fst", out, name);
    f->view = format("%s/waves/%s.gtkw", out, name);
    f->original = path != NULL;
    f->saved = path ? strdup(path) : format("%s/failures/%s.tlv", out, name);
    f->reproduce = f->saved ? format("%s run %s", program, f->saved) : NULL;
    free(name);
    return f->wave && f->view && f->saved && f->reproduce;
}

void failure_files_free(struct failure_files *f)
{
    free(f->wave);
    free(f->view);
    free(f->saved);
    free(f->reproduce);
    memset(f, 0, sizeof *f);
}

bool failure_files_folder(const char *path)
{
    char *copy = strdup(path);
    bool good = copy != NULL;
    for (char *slash = good ? strchr(copy + 1, '/') : NULL; good && slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        good = mkdir(copy, 0777) == 0 || errno == EEXIST;
        *slash = '/';
    }
    free(copy);
    return good;
}
