// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/result_file.h"
#include "report/failure_files.h"
#include "report/verdict.h"

#define COMMAND_BYTES 65536U
#define COMMAND_FILE "/proc/self/cmdline"

/* Append one argument, as a shell takes it. False if out of memory. */
static bool append(char **line, const char *argument)
{
    char *word = *argument == '-' ? strdup(argument) : failure_files_word(argument), *longer = NULL;
    if (!word || asprintf(&longer, "%s%s%s", *line ? *line : "", *line ? " " : "", word) < 0)
        longer = NULL;
    free(word);
    free(*line);
    *line = longer;
    return longer != NULL;
}

/* The command line of this process, if known. */
static char *command_line(void)
{
    char *bytes = calloc(1, COMMAND_BYTES + 1), *line = NULL;
    FILE *file = bytes ? fopen(COMMAND_FILE, "re") : NULL;
    size_t size = file ? fread(bytes, 1, COMMAND_BYTES, file) : 0;
    for (char *word = bytes; word && word < bytes + size; word += strlen(word) + 1)
        if (!append(&line, word))
            break;
    if (file)
        fclose(file);
    free(bytes);
    return line ? line : strdup("texlock");
}

static void describe(struct verdict_running *r)
{
    time_t now = time(NULL);
    struct tm utc;
    r->pid = getpid();
    gmtime_r(&now, &utc);
    strftime(r->started, sizeof r->started, "%Y-%m-%dT%H:%M:%SZ", &utc);
    r->command = command_line();
}

/* A verdict that may be one of an earlier run. */
static bool is_old(const char *path)
{
    struct stat at;
    return stat(path, &at) == 0 && S_ISREG(at.st_mode) && at.st_size > 0;
}

/* Pipes and devices take one verdict, the last one. */
static bool is_special(const char *path)
{
    struct stat at;
    return stat(path, &at) == 0 && !S_ISREG(at.st_mode);
}

/* The files that say how a run ended, the one that is read first at the end: written last. */
static const struct {
    const char *name;
    enum result_kind kind;
    bool (*write)(const struct verdict *v, const char *path);
} files[VERDICT_FILES] = {{"junit.xml", RESULT_JUNIT, verdict_write_junit},
                          {"verdict.json", RESULT_VERDICT, verdict_write_json}};

/* The disk may be full, or the folder not writable: then there is no verdict, or an empty one, but no old one. */
static bool replace(const struct verdict *v, unsigned file, const char *path)
{
    if (is_special(path) || files[file].write(v, path))
        return true;
    int error = errno;
    bool gone = !is_old(path) || unlink(path) == 0 || truncate(path, 0) == 0;
    errno = error;
    return gone;
}

bool verdict_begin(const char *out, char *text, size_t size)
{
    char path[VERDICT_PATH] = "";
    struct verdict v;
    struct verdict_running running = {0};
    verdict_init(&v, 0);
    describe(&running);
    v.running = &running;
    snprintf(text, size, "running since %s as process %ld: it has not ended, or it was killed", running.started,
             (long)running.pid);
    verdict_refuse(&v, "run", ENDING_INTERNAL, text);
    if (verdict_path(path, out, "coverage.json"))
        unlink(path);
    if (verdict_path(path, out, "stats.json") && is_old(path) && !result_file_foreign(RESULT_STATS, path))
        unlink(path);
    bool good = verdict_path(path, out, "verdict.json");
    if (good)
        failure_files_folder(path); /* if it is not there, the verdict cannot be written, and says so */
    for (unsigned i = 0; good && i < VERDICT_FILES; i++)
        good = verdict_path(path, out, files[i].name) && replace(&v, i, path);
    snprintf(text, size, "cannot replace %.200s, of an earlier run: %s", path, good ? "" : strerror(errno));
    free(running.command);
    verdict_free(&v);
    return good;
}

void verdict_look(struct verdict_old *old, const char *out)
{
    char path[VERDICT_PATH];
    memset(old, 0, sizeof *old);
    for (unsigned i = 0; i < VERDICT_FILES; i++)
        old->there[i] = verdict_path(path, out, files[i].name) && is_old(path) &&
                        !result_file_foreign(files[i].kind, path) && stat(path, &old->at[i]) == 0;
}

static bool same(const struct stat *a, const struct stat *b)
{
    return a->st_dev == b->st_dev && a->st_ino == b->st_ino && a->st_size == b->st_size &&
           a->st_mtim.tv_sec == b->st_mtim.tv_sec && a->st_mtim.tv_nsec == b->st_mtim.tv_nsec;
}

void verdict_replace_old(const struct verdict_old *old, const char *out, enum ending ending, const char *text)
{
    struct verdict_old now;
    struct verdict v;
    char path[VERDICT_PATH];
    verdict_look(&now, out);
    verdict_init(&v, 0);
    verdict_refuse(&v, "input", ending, text);
    for (unsigned i = 0; i < VERDICT_FILES; i++)
        if (old->there[i] && now.there[i] && same(&old->at[i], &now.at[i]) && verdict_path(path, out, files[i].name))
            replace(&v, i, path);
    verdict_free(&v);
}
