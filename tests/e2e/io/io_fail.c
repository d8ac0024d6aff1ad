// SPDX-License-Identifier: Apache-2.0
/*
 * To be preloaded: output that fails. Opens for writing, folders made, writes, closes, cuts and renames of files under
 * a folder are counted, across forks; those that were asked for fail. Files are written through streams of our own, so
 * that each write to the system is one, wherever it comes from.
 *
 * IO_FAIL_UNDER: the folder, absolute. IO_FAIL_AT: the number of the call that fails, from 1 on. IO_FAIL_MORE: so do
 * all after it. IO_FAIL_ERRNO: why. IO_FAIL_LOG: a line for each call counted.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { STREAMS = 64, LOG_AT = 200, TEXT = 4200 };

static struct {
    const char *under;
    unsigned at;
    bool more;
    int error, log;
    atomic_uint *count; /* shared with children */
    struct {
        FILE *stream;
        int file;
    } streams[STREAMS];
} io;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void start(void)
{
    const char *at = getenv("IO_FAIL_AT"), *error = getenv("IO_FAIL_ERRNO"), *log = getenv("IO_FAIL_LOG");
    io.at = at ? (unsigned)strtoul(at, NULL, 10) : 0;
    io.error = error ? atoi(error) : ENOSPC;
    io.more = getenv("IO_FAIL_MORE") != NULL;
    io.log = -1;
    int file = log ? REAL(open)(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666) : -1;
    if (file >= 0) {
        io.log = fcntl(file, F_DUPFD_CLOEXEC, LOG_AT);
        REAL(close)(file);
    }
    void *shared = mmap(NULL, sizeof *io.count, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    io.count = shared == MAP_FAILED ? NULL : shared;
    io.under = io.count ? getenv("IO_FAIL_UNDER") : NULL;
}

static bool under(const char *path)
{
    size_t length = io.under ? strlen(io.under) : 0;
    return length > 0 && path && strncmp(path, io.under, length) == 0 && (path[length] == '/' || path[length] == '\0');
}

/* Count a call; true, with errno, if it is to fail. */
static bool fails(const char *call, const char *path)
{
    char text[TEXT];
    if (!under(path))
        return false;
    unsigned n = atomic_fetch_add(io.count, 1) + 1;
    bool bad = io.at > 0 && (io.more ? n >= io.at : n == io.at);
    int length = snprintf(text, sizeof text, "%u %s %s%s\n", n, call, path, bad ? " fails" : "");
    if (io.log >= 0 && REAL(write)(io.log, text, (size_t)length) < 0)
        abort();
    if (bad)
        errno = io.error;
    return bad;
}

static bool file_fails(const char *call, int file)
{
    char name[64], path[TEXT - 100];
    int error = errno;
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    ssize_t length = readlink(name, path, sizeof path - 1);
    errno = error;
    if (length < 0)
        return false;
    path[length] = '\0';
    return fails(call, path);
}

static ssize_t on_read(void *user, char *bytes, size_t size)
{
    return read((int)(long)user, bytes, size);
}

static ssize_t on_write(void *user, const char *bytes, size_t size)
{
    int file = (int)(long)user;
    if (file_fails("write", file))
        return 0;
    ssize_t done = write(file, bytes, size);
    return done < 0 ? 0 : done;
}

static int on_seek(void *user, off64_t *offset, int whence)
{
    off64_t at = lseek((int)(long)user, *offset, whence);
    if (at < 0)
        return -1;
    *offset = at;
    return 0;
}

static int on_close(void *user)
{
    int file = (int)(long)user;
    bool bad = file_fails("close", file);
    int error = errno, done = close(file);
    if (!bad)
        return done;
    errno = error;
    return -1;
}

static FILE *stream(int file, const char *mode)
{
    cookie_io_functions_t calls = {.read = on_read, .write = on_write, .seek = on_seek, .close = on_close};
    FILE *made = fopencookie((void *)(long)file, mode, calls);
    for (unsigned i = 0; made && i < STREAMS; i++)
        if (!io.streams[i].stream) {
            io.streams[i].stream = made;
            io.streams[i].file = file;
            return made;
        }
    return made;
}

int fileno(FILE *of)
{
    for (unsigned i = 0; i < STREAMS; i++)
        if (io.streams[i].stream && io.streams[i].stream == of)
            return io.streams[i].file;
    return REAL(fileno)(of);
}

int fclose(FILE *of)
{
    for (unsigned i = 0; i < STREAMS; i++)
        if (io.streams[i].stream == of)
            io.streams[i].stream = NULL;
    return REAL(fclose)(of);
}

FILE *fdopen(int file, const char *mode)
{
    char name[64], path[TEXT - 100];
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    ssize_t length = readlink(name, path, sizeof path - 1);
    path[length < 0 ? 0 : length] = '\0';
    return under(path) ? stream(file, mode) : REAL(fdopen)(file, mode);
}

static int open_flags(const char *mode)
{
    int flags = strchr(mode, '+') ? O_RDWR : *mode == 'r' ? O_RDONLY : O_WRONLY;
    return flags | (*mode == 'w' ? O_CREAT | O_TRUNC : *mode == 'a' ? O_CREAT | O_APPEND : 0);
}

FILE *fopen(const char *path, const char *mode)
{
    if (!under(path) || (*mode == 'r' && !strchr(mode, '+')))
        return REAL(fopen)(path, mode);
    if (fails("open", path))
        return NULL;
    int file = REAL(open)(path, open_flags(mode), 0666);
    return file < 0 ? NULL : stream(file, mode);
}

FILE *fopen64(const char *path, const char *mode)
{
    return fopen(path, mode);
}

static int open_it(const char *path, int flags, mode_t mode)
{
    bool reads = (flags & O_ACCMODE) == O_RDONLY && !(flags & O_CREAT);
    if (fails(reads ? "read" : "open", path))
        return -1;
    return REAL(open)(path, flags, mode);
}

int open(const char *path, int flags, ...)
{
    va_list args;
    va_start(args, flags);
    mode_t mode = flags & O_CREAT ? va_arg(args, mode_t) : 0;
    va_end(args);
    return open_it(path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list args;
    va_start(args, flags);
    mode_t mode = flags & O_CREAT ? va_arg(args, mode_t) : 0;
    va_end(args);
    return open_it(path, flags, mode);
}

int mkdir(const char *path, mode_t mode)
{
    return fails("mkdir", path) ? -1 : REAL(mkdir)(path, mode);
}

int rename(const char *from, const char *to)
{
    return fails("rename", to) ? -1 : REAL(rename)(from, to);
}

int fsync(int file)
{
    return file_fails("fsync", file) ? -1 : REAL(fsync)(file);
}

int posix_fallocate(int file, off_t at, off_t size)
{
    return file_fails("room", file) ? io.error : REAL(posix_fallocate)(file, at, size);
}

int posix_fallocate64(int file, off64_t at, off64_t size)
{
    return file_fails("room", file) ? io.error : REAL(posix_fallocate64)(file, at, size);
}

int ftruncate(int file, off_t size)
{
    return file_fails("cut", file) ? -1 : REAL(ftruncate)(file, size);
}

int ftruncate64(int file, off64_t size)
{
    return file_fails("cut", file) ? -1 : REAL(ftruncate64)(file, size);
}
