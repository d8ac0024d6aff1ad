// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/console.h"
#include "base/result_file.h"
#include "base/text.h"
#include "report/failure_files.h"
#include "report/verdict.h"

#define PATH_TEXT 4096

static bool name(char path[PATH_TEXT], const char *out, const char *file)
{
    errno = ENAMETOOLONG;
    return snprintf(path, PATH_TEXT, "%s/%s", out, file) < PATH_TEXT;
}

static bool write_json(const struct verdict *v, const char *out, char path[PATH_TEXT])
{
    return name(path, out, "verdict.json") && failure_files_folder(path) && verdict_write_json(v, path);
}

static bool write_junit(const struct verdict *v, const char *out, char path[PATH_TEXT])
{
    return name(path, out, "junit.xml") && verdict_write_junit(v, path);
}

/* What a mutant reaches is no coverage of the unit. */
static bool write_coverage(const struct verdict *v, const char *out, char path[PATH_TEXT])
{
    const struct cover_run run = {.simulator = v->simulator, .sources = v->sources, .seed = v->seed};
    return !v->coverage || v->mutant || (name(path, out, "coverage.json") && cover_write_json(v->coverage, &run, path));
}

enum ending verdict_place(const char *out, char *text, size_t size)
{
    char path[PATH_TEXT] = "";
    if (name(path, out, "verdict.json") && !result_file_foreign(RESULT_VERDICT, path) && name(path, out, "junit.xml") &&
        !result_file_foreign(RESULT_JUNIT, path) && name(path, out, "coverage.json") &&
        !result_file_foreign(RESULT_COVERAGE, path))
        return ENDING_PASS;
    int error = errno;
    snprintf(text, size, "cannot write %.200s: %s", path, result_file_error(error));
    return error == EEXIST || error == ENAMETOOLONG ? ENDING_BAD_INPUT : ENDING_INTERNAL;
}

void verdict_discard(const char *out)
{
    char path[PATH_TEXT];
    if (name(path, out, "verdict.json"))
        unlink(path);
    if (name(path, out, "junit.xml"))
        unlink(path);
    if (name(path, out, "coverage.json"))
        unlink(path);
}

/* If the disk has no room for both, the verdict is worth more than the waveform. */
static bool make_room(struct verdict *v, int error)
{
    if ((error != ENOSPC && error != EDQUOT) || !v->wave || unlink(v->wave) != 0)
        return false;
    verdict_note(v, "the disk is full: the waveform was taken away to make room for the verdict");
    free(v->wave);
    v->wave = NULL;
    return true;
}

/* A run whose verdict cannot be written has not passed; verdict.json says so too, if it can, or is not there. */
bool verdict_write(struct verdict *v, const char *out)
{
    char path[PATH_TEXT] = "";
    bool told = false, whole = false;
    do {
        bool json = write_json(v, out, path);
        told = told || json;
        whole = json && write_junit(v, out, path);
    } while (!whole && make_room(v, errno));
    if (whole && write_coverage(v, out, path)) /* a waveform is worth more than it */
        return true;
    text_line(stderr, "texlock: cannot write %s: %s", path, result_file_error(errno));
    if (v->ending != ENDING_PASS)
        return false;
    v->ending = ENDING_INTERNAL;
    if (!write_json(v, out, path) && told)
        unlink(path);
    return false;
}

enum ending verdict_tell(struct verdict *v, const char *out, FILE *console)
{
    bool written = verdict_write(v, out);
    verdict_print(v, console);
    if (console != stdout)
        fflush(console);
    enum ending ending = console == stdout ? console_close(v->ending) : v->ending;
    if (ending == v->ending)
        return ending;
    v->ending = ending;
    verdict_note(v, "standard output cannot be written: nobody was told of the verdict");
    if (written) /* it says pass, and must not stay if it cannot be written again */
        verdict_discard(out);
    verdict_write(v, out);
    return ending;
}
