// SPDX-License-Identifier: Apache-2.0
#include "base/result_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tex_defs.h"

#define HEAD_BYTES 256
#define PARTS 10000
#define MORE_BYTES (1 << 20)

/* Where in the file the mark is that other programs' files of the kind lack. */
struct mark {
    size_t offset;
    const char *text;
};
static const struct mark marks[] = {
    [RESULT_VERDICT] = {0, "{\n\t\"verdict\":"},
    [RESULT_JUNIT] = {0, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"texlock\""},
    [RESULT_CASE] = {0, "# Saved by texlock, from "},
    [RESULT_WAVE] = {74, "texlock"}, /* the writer's name, in the header of an FST file */
    [RESULT_VIEW] = {0, "[dumpfile] \""},
    [RESULT_TAPE] = {0, "# lockstep: wall "},
    [RESULT_COVERAGE] = {0, "{\n\"texlock\": \"coverage\","},
    [RESULT_STATS] = {0, "{\n\t\"texlock\":\t\"statistics\","},
    [RESULT_KONATA] = {0, "Kanata\t0004\nC=\t0\ttexlock\n"},
    [RESULT_PERFETTO] = {0, "{\"otherData\":{\"texlock\":\"trace\","},
    [RESULT_RECORD] = {0, "texlock recording "},
    [RESULT_DIFF] = {0, "{\n\t\"texlock\":\t\"diff\","},
};

/* The third column of the first line names a boundary. */
static bool is_transaction(char *head)
{
    char *column = head;
    for (unsigned i = 0; column && i < 2; i++)
        column = strchr(column, '\t') ? strchr(column, '\t') + 1 : NULL;
    char *end = column ? strchr(column, '\t') : NULL;
    if (!end || memchr(head, '\n', (size_t)(end - head)))
        return false;
    *end = '\0';
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        if (strcmp(column, tex_boundaries[b].name) == 0)
            return true;
    return false;
}

static bool ours(enum result_kind kind, char *head, size_t size)
{
    if (kind == RESULT_TRANSACTIONS)
        return is_transaction(head);
    const struct mark *m = &marks[kind];
    size_t length = strlen(m->text);
    return size >= m->offset + length && memcmp(head + m->offset, m->text, length) == 0;
}

bool result_file_foreign(enum result_kind kind, const char *path)
{
    char head[HEAD_BYTES + 1];
    struct stat at;
    if (stat(path, &at) != 0 || !S_ISREG(at.st_mode) || at.st_size == 0)
        return false;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t size = file < 0 ? -1 : read(file, head, HEAD_BYTES);
    int error = errno;
    if (file >= 0)
        close(file);
    errno = error;
    if (size < 0)
        return true;
    head[size] = '\0';
    errno = EEXIST;
    return !ours(kind, head, (size_t)size);
}

static bool same(const struct stat *a, const struct stat *b)
{
    return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

bool result_file_same(const char *a, const char *b)
{
    struct stat of_a, of_b;
    return stat(a, &of_a) == 0 && stat(b, &of_b) == 0 && same(&of_a, &of_b);
}

/* A file that standard output or standard error goes to must not be replaced. */
static bool is_console(const struct stat *at)
{
    struct stat console;
    for (int i = STDOUT_FILENO; i <= STDERR_FILENO; i++)
        if (fstat(i, &console) == 0 && same(at, &console))
            return true;
    return false;
}

/* Descriptors 0 to 2 may be closed: console output must not end in a result file. */
static FILE *stream(int file)
{
    int high = file < 0 ? -1 : fcntl(file, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    int error = errno;
    if (file >= 0)
        close(file);
    FILE *out = high < 0 ? NULL : fdopen(high, "w");
    if (out)
        return out;
    if (high >= 0)
        close(high);
    errno = error;
    return NULL;
}

/* A name in the same folder that nothing has. */
static bool name_part(struct result_file *f)
{
    const char *slash = strrchr(f->path, '/');
    int folder = slash ? (int)(slash + 1 - f->path) : 0;
    struct stat at;
    for (unsigned i = 0; i < PARTS; i++) {
        if (asprintf(&f->part, "%.*s.texlock-%ld-%u.part", folder, f->path, (long)getpid(), i) < 0) {
            f->part = NULL;
            errno = ENOMEM;
            return false;
        }
        if (lstat(f->part, &at) != 0 && errno == ENOENT)
            return true;
        free(f->part);
    }
    f->part = NULL;
    return false;
}

static void forget(struct result_file *f)
{
    free(f->path);
    free(f->part);
    *f = (struct result_file){0};
}

static bool place(struct result_file *f, enum result_kind kind, const char *path)
{
    struct stat at;
    *f = (struct result_file){0};
    bool there = stat(path, &at) == 0, file = there && S_ISREG(at.st_mode);
    if (file && result_file_foreign(kind, path))
        return false;
    errno = file && is_console(&at) ? EBUSY : there && S_ISDIR(at.st_mode) ? EISDIR : 0;
    if (errno != 0)
        return false;
    f->path = file ? realpath(path, NULL) : strdup(path);
    if (f->path && ((there && !file) || name_part(f)))
        return true;
    int error = errno;
    forget(f);
    errno = error;
    return false;
}

const char *result_file_begin(struct result_file *f, enum result_kind kind, const char *path)
{
    if (!place(f, kind, path))
        return NULL;
    return f->part ? f->part : f->path;
}

FILE *result_file_open(struct result_file *f, enum result_kind kind, const char *path)
{
    if (!place(f, kind, path))
        return NULL;
    f->out = stream(f->part ? open(f->part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666)
                            : open(f->path, O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (f->out)
        return f->out;
    int error = errno;
    forget(f);
    errno = error;
    return NULL;
}

/*
 * errno of what could not be written; 0 if all was. The errno of an earlier write is lost: another write sets it again.
 */
static int close_stream(FILE *out, bool device)
{
    int error = fflush(out) == 0 ? 0 : errno;
    if (error == 0 && ferror(out)) {
        if (device)
            error = write(fileno(out), "", 1) < 0 ? errno : 0;
        else
            error = posix_fallocate(fileno(out), lseek(fileno(out), 0, SEEK_END), MORE_BYTES);
        error = error ? error : EIO;
    }
    if (fclose(out) != 0 && error == 0)
        error = errno;
    return error;
}

bool result_file_close(struct result_file *f, bool good)
{
    int error = good ? 0 : errno;
    int written = f->out ? close_stream(f->out, !f->part) : 0;
    error = error ? error : written;
    if (error == 0 && good && f->part && rename(f->part, f->path) != 0)
        error = errno;
    good = good && error == 0;
    if (!good && f->part)
        unlink(f->part);
    forget(f);
    errno = error;
    return good;
}

const char *result_file_error(int error)
{
    return error == EEXIST  ? "it exists and was not written by texlock"
           : error == EBUSY ? "standard output or standard error goes there"
                            : strerror(error);
}
