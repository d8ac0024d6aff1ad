// SPDX-License-Identifier: Apache-2.0
#include "watch/replay.h"

#include <cjson/cJSON.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "report/failure_files.h"
#include "report/verdict.h"

#define PATH_TEXT 4096
#define VERDICT_BYTES 4000000U
#define PAUSE_NS 10000000L

extern char **environ;

bool replay_program(const char *name, char *path, size_t size)
{
    static const char mark = 0; /* its address tells which file this code was loaded from */
    Dl_info here;
    const char *slash = dladdr(&mark, &here) && here.dli_fname ? strrchr(here.dli_fname, '/') : NULL;
    if (!slash)
        return false;
    int used = snprintf(path, size, "%.*s%s", (int)(slash + 1 - here.dli_fname), here.dli_fname, name);
    return used > 0 && (size_t)used < size && access(path, X_OK) == 0;
}

/* The environment without what would load the checker into the program too. NULL if out of memory. */
static char **plain_environment(void)
{
    size_t count = 0, kept = 0;
    while (environ && environ[count])
        count++;
    char **plain = calloc(count + 1, sizeof *plain);
    for (size_t i = 0; plain && i < count; i++)
        if (strncmp(environ[i], "LD_PRELOAD=", strlen("LD_PRELOAD=")) != 0)
            plain[kept++] = environ[i];
    return plain;
}

static bool spawn(const struct replay *r, pid_t *child)
{
    char log[PATH_TEXT];
    char *const argv[] = {(char *)r->program, "run", "--no-wave",      "--out",
                          (char *)r->out,     "--",  (char *)r->saved, NULL};
    posix_spawn_file_actions_t files;
    char **plain = plain_environment();
    if (!plain || snprintf(log, sizeof log, "%s/console.txt", r->out) >= (int)sizeof log ||
        !failure_files_folder(log) || posix_spawn_file_actions_init(&files) != 0) {
        free(plain);
        return false;
    }
    int error = posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    error |= posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    error |= posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
    if (error == 0)
        error = posix_spawn(child, r->program, &files, NULL, argv, plain);
    posix_spawn_file_actions_destroy(&files);
    free(plain);
    return error == 0;
}

static uint64_t now_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
}

/*
 * False: it was killed. Its status is read from its verdict: the simulator may collect the status of a child before us.
 */
static bool wait_for(struct replay *r, pid_t child)
{
    const struct timespec pause = {.tv_nsec = PAUSE_NS};
    uint64_t begin = now_ns(), before = r->used_ns;
    for (;;) {
        pid_t ended = waitpid(child, NULL, WNOHANG);
        r->used_ns = before + now_ns() - begin;
        if (ended == child || (ended < 0 && errno != EINTR))
            return true;
        if (r->used_ns > r->seconds * UINT64_C(1000000000))
            break;
        nanosleep(&pause, NULL);
    }
    kill(child, SIGKILL);
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
    }
    return false;
}

static cJSON *read_verdict(const char *out)
{
    char path[PATH_TEXT];
    snprintf(path, sizeof path, "%s/verdict.json", out);
    FILE *in = fopen(path, "r");
    char *text = in ? malloc(VERDICT_BYTES) : NULL;
    cJSON *root = NULL;
    if (text) {
        text[fread(text, 1, VERDICT_BYTES - 1, in)] = '\0';
        root = cJSON_Parse(text);
    }
    free(text);
    if (in)
        fclose(in);
    return root;
}

static const char *string_of(const cJSON *item, const char *name)
{
    const char *text = cJSON_GetStringValue(cJSON_GetObjectItem(item, name));
    return text ? text : "";
}

static bool judge(const struct replay *r, const cJSON *root, char *text, size_t size)
{
    const cJSON *failure = cJSON_GetObjectItem(root, "failure");
    const char *ending = string_of(root, "verdict"), *stage = string_of(failure, "stage"),
               *what = string_of(failure, "text");
    bool same_stage = !r->stage || strcmp(stage, r->stage) == 0;
    bool same = strcmp(ending, r->ending) == 0 && same_stage;
    if (same)
        snprintf(text, size, "yes: %s%s%s%s", ending, *stage ? " in stage " : "", stage,
                 strcmp(what, r->text) == 0 ? ", with the same text" : "");
    else
        snprintf(text, size, "NO, the saved case ends with %s%s%s%s%.200s", ending, *stage ? " in stage " : "", stage,
                 *what ? ": " : "", what);
    return same;
}

enum replay_outcome replay_run(struct replay *r, char *text, size_t size)
{
    pid_t child;
    if (!strchr(r->program, '/') || access(r->program, X_OK) != 0) {
        snprintf(text, size, "not tried: there is no program %s to run", r->program);
        return REPLAY_NOT;
    }
    if (verdict_place(r->out, text, size) != ENDING_PASS)
        return REPLAY_NOT;
    if (!verdict_begin(r->out, text, size))
        return REPLAY_NOT;
    if (!spawn(r, &child)) {
        snprintf(text, size, "not tried: %s does not start", r->program);
        return REPLAY_NOT;
    }
    if (!wait_for(r, child)) {
        snprintf(text, size, "not known: %s takes more than %u seconds", r->program, r->seconds);
        return REPLAY_NOT;
    }
    cJSON *root = read_verdict(r->out);
    if (!root || strcmp(string_of(root, "verdict"), "running") == 0) {
        cJSON_Delete(root);
        snprintf(text, size, "not known: %s left no verdict (%s/console.txt)", r->program, r->out);
        return REPLAY_NOT;
    }
    bool same = judge(r, root, text, size);
    cJSON_Delete(root);
    return same ? REPLAY_SAME : REPLAY_DIFFERS;
}
