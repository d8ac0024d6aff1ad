// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "failure_files.h"
#include "verdict.h"

#define PATH_TEXT 4096

static bool write_json(const struct verdict *v, const char *out, char path[PATH_TEXT])
{
    return snprintf(path, PATH_TEXT, "%s/verdict.json", out) < PATH_TEXT && failure_files_folder(path) &&
           verdict_write_json(v, path);
}

static bool write_junit(const struct verdict *v, const char *out, char path[PATH_TEXT])
{
    return snprintf(path, PATH_TEXT, "%s/junit.xml", out) < PATH_TEXT && verdict_write_junit(v, path);
}

void verdict_discard(const char *out)
{
    char path[PATH_TEXT];
    if (snprintf(path, sizeof path, "%s/verdict.json", out) < PATH_TEXT)
        unlink(path);
    if (snprintf(path, sizeof path, "%s/junit.xml", out) < PATH_TEXT)
        unlink(path);
}

/* A run whose verdict cannot be written has not passed; verdict.json says so too, if it can. */
void verdict_write(struct verdict *v, const char *out)
{
    char path[PATH_TEXT] = "";
    errno = 0;
    if (write_json(v, out, path) && write_junit(v, out, path))
        return;
    fprintf(stderr, "texlock: cannot write %s: %s\n", path, strerror(errno ? errno : ENAMETOOLONG));
    if (v->ending != ENDING_PASS)
        return;
    v->ending = ENDING_INTERNAL;
    write_json(v, out, path);
}
