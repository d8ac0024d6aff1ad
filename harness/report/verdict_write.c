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

bool verdict_path(char path[VERDICT_PATH], const char *out, const char *file)
{
    errno = ENAMETOOLONG;
    return snprintf(path, VERDICT_PATH, "%s/%s", out, file) < VERDICT_PATH;
}

static bool write_json(const struct verdict *v, const char *out, char path[VERDICT_PATH])
{
    return verdict_path(path, out, "verdict.json") && verdict_write_json(v, path);
}

static bool write_junit(const struct verdict *v, const char *out, char path[VERDICT_PATH])
{
    return verdict_path(path, out, "junit.xml") && failure_files_folder(path) && verdict_write_junit(v, path);
}

/* Coverage of a mutant is not that of the unit. */
static bool write_coverage(const struct verdict *v, const char *out, char path[VERDICT_PATH])
{
    const struct cover_run run = {.simulator = v->simulator, .sources = v->sources, .seed = v->seed};
    return !v->coverage || v->mutant ||
           (verdict_path(path, out, "coverage.json") && cover_write_json(v->coverage, &run, path));
}

enum ending verdict_place(const char *out, char *text, size_t size)
{
    char path[VERDICT_PATH] = "";
    if (verdict_path(path, out, "verdict.json") && !result_file_foreign(RESULT_VERDICT, path) &&
        verdict_path(path, out, "junit.xml") && !result_file_foreign(RESULT_JUNIT, path) &&
        verdict_path(path, out, "coverage.json") && !result_file_foreign(RESULT_COVERAGE, path))
        return ENDING_PASS;
    int error = errno;
    snprintf(text, size, "cannot write %.200s: %s", path, result_file_error(error));
    return error == EEXIST || error == ENAMETOOLONG ? ENDING_BAD_INPUT : ENDING_INTERNAL;
}

static void cannot_write(const char *path)
{
    text_line(stderr, "texlock: cannot write %s: %s", path, result_file_error(errno));
}

/* An output that cannot be written is no pass. */
static void not_passed(struct verdict *v)
{
    if (v->ending == ENDING_PASS)
        v->ending = ENDING_INTERNAL;
}

/* If the disk has no room for all, the waveform is worth more than the coverage. */
static bool drop_coverage(struct verdict *v, const char *out)
{
    char path[VERDICT_PATH];
    int error = errno;
    if (!v->coverage || !verdict_path(path, out, "coverage.json") || unlink(path) != 0)
        return false;
    errno = error;
    cannot_write(path);
    not_passed(v);
    return true;
}

/* And the verdict is worth more than the waveform. */
static bool drop_wave(struct verdict *v)
{
    if (!v->wave || unlink(v->wave) != 0)
        return false;
    verdict_note(v, "the disk is full: the waveform was deleted to make room for the verdict");
    free(v->wave);
    v->wave = NULL;
    return true;
}

/* Something was taken away, so that it is worth trying again. */
static bool make_room(struct verdict *v, const char *out)
{
    return (errno == ENOSPC || errno == EDQUOT) && (drop_coverage(v, out) || drop_wave(v));
}

/* Put there since verdict_place looked. */
static bool is_theirs(int error)
{
    return error == EEXIST || error == EBUSY || error == EISDIR || error == ENAMETOOLONG;
}

/* Not everything could be written: each file says so, or is missing. Neither pass nor running may stay. */
static void write_again(struct verdict *v, const char *out)
{
    char path[VERDICT_PATH];
    not_passed(v);
    if (!write_junit(v, out, path) && !is_theirs(errno))
        unlink(path);
    if (!write_json(v, out, path) && !is_theirs(errno))
        unlink(path);
}

/* Data first, verdict.json last, so that a reader of the verdict finds its files. */
bool verdict_write(struct verdict *v, const char *out)
{
    char path[VERDICT_PATH] = "";
    bool data = write_coverage(v, out, path);
    if (!data) {
        cannot_write(path);
        not_passed(v);
    }
    do {
        if (write_junit(v, out, path) && write_json(v, out, path))
            return data;
    } while (make_room(v, out));
    cannot_write(path);
    write_again(v, out);
    return false;
}

enum ending verdict_tell(struct verdict *v, const char *out, FILE *console)
{
    verdict_write(v, out);
    v->folder = out;
    verdict_print(v, console);
    if (console != stdout)
        fflush(console);
    enum ending ending = console == stdout ? console_close(v->ending) : v->ending;
    if (ending == v->ending)
        return ending;
    v->ending = ending;
    verdict_note(v, "standard output cannot be written: the verdict was not printed");
    verdict_write(v, out);
    return ending;
}
