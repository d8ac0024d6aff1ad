// SPDX-License-Identifier: Apache-2.0
#include "report/wave_child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "report/fst_checked.h"

#undef fwrite
#undef fflush
#undef fseeko
#undef fclose
#undef fputc
#undef fprintf

static void must(bool good)
{
    if (!good)
        _exit(errno ? errno : EIO);
}

size_t fst_fwrite(const void *bytes, size_t size, size_t count, FILE *out)
{
    size_t done = fwrite(bytes, size, count, out);
    must(done == count || size == 0);
    return done;
}

int fst_fflush(FILE *out)
{
    must(fflush(out) == 0);
    return 0;
}

int fst_fputc(int byte, FILE *out)
{
    int result = fputc(byte, out);
    must(result != EOF);
    return result;
}

/* The writer's own warnings go to stderr, which may be closed. */
int fst_fprintf(FILE *out, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int n = vfprintf(out, format, args);
    va_end(args);
    must(n >= 0 || out == stderr);
    return n;
}

int fst_fseeko(FILE *out, off_t offset, int whence)
{
    int result = fseeko(out, offset, whence);
    must(result == 0 || !ferror(out));
    return result;
}

int fst_fclose(FILE *out)
{
    errno = 0;
    must(!ferror(out));
    must(fclose(out) == 0);
    return 0;
}

/* The child answers with one byte of zero. One that does not answer has failed, and its status may say why. */
static void child(int pipe, bool (*write_it)(void *user), void *user)
{
    static const char done = 0;
    errno = 0;
    must(write_it(user));
    must(write(pipe, &done, 1) == 1);
    _exit(0);
}

static int reason(int status)
{
    if (WIFEXITED(status) && WEXITSTATUS(status) > 0)
        return WEXITSTATUS(status);
    if (!WIFSIGNALED(status))
        return EIO;
    /* A mapped page for which the disk has no room; a file beyond the limit of the process. */
    return WTERMSIG(status) == SIGBUS ? ENOSPC : WTERMSIG(status) == SIGXFSZ ? EFBIG : EIO;
}

/* Whether there is something to read, or the other end is closed, within so many seconds. */
static bool answered(int pipe, unsigned seconds)
{
    struct pollfd wanted = {.fd = pipe, .events = POLLIN};
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    for (time_t end = now.tv_sec + (time_t)seconds + 1; now.tv_sec < end; clock_gettime(CLOCK_MONOTONIC, &now)) {
        int ready = poll(&wanted, 1, 1000);
        if (ready > 0 || (ready < 0 && errno != EINTR))
            return true;
    }
    return false;
}

static bool attempt(bool (*write_it)(void *user), void *user, unsigned seconds)
{
    int end[2], status = 0;
    char byte;
    if (pipe2(end, O_CLOEXEC) != 0)
        return false;
    pid_t process = fork();
    if (process == 0)
        child(end[1], write_it, user);
    int error = errno;
    close(end[1]);
    ssize_t got = 0;
    bool late = process > 0 && !answered(end[0], seconds);
    if (late)
        kill(process, SIGKILL);
    while (process > 0 && !late && (got = read(end[0], &byte, 1)) < 0 && errno == EINTR) {
    }
    close(end[0]);
    while (process > 0 && waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    errno = process < 0 ? error : got == 1 ? 0 : late ? ETIMEDOUT : reason(status);
    return got == 1;
}

bool wave_child_within(bool (*write_it)(void *user), void *user, unsigned seconds)
{
    if (attempt(write_it, user, seconds))
        return true;
    return errno == ETIMEDOUT && attempt(write_it, user, seconds);
}

bool wave_child(bool (*write_it)(void *user), void *user)
{
    return wave_child_within(write_it, user, 60);
}
