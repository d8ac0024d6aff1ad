// SPDX-License-Identifier: Apache-2.0
#include "run/vector_files.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/text.h"

#define SUFFIX ".tlv"

/* The folders that are being read, from the innermost one outwards. */
struct folder {
    const struct folder *around;
    dev_t device;
    ino_t inode;
};
struct walk {
    struct vector_files *files;
    FILE *errors;
};

static bool out_of_memory(const struct walk *w)
{
    w->files->no_memory = true;
    text_line(w->errors, "texlock: out of memory");
    return false;
}

static bool error(const struct walk *w, const char *path, const char *text)
{
    text_line(w->errors, "%s: error: %s", path, text);
    return false;
}

/* Takes the name, which may be NULL. */
static bool add(const struct walk *w, char *name)
{
    struct vector_files *f = w->files;
    if (name && f->count == f->room) {
        size_t room = f->room > 0 ? 2 * f->room : 64;
        char **names = realloc(f->names, room * sizeof *names);
        if (!names) {
            free(name);
            return out_of_memory(w);
        }
        f->names = names;
        f->room = room;
    }
    if (!name)
        return out_of_memory(w);
    f->names[f->count++] = name;
    return true;
}

static bool has_suffix(const char *name)
{
    size_t length = strlen(name);
    return length >= strlen(SUFFIX) && strcmp(name + length - strlen(SUFFIX), SUFFIX) == 0;
}

static char *joined(const char *folder, const char *name)
{
    size_t length = strlen(folder);
    while (length > 1 && folder[length - 1] == '/')
        length--;
    size_t size = length + strlen(name) + 2;
    char *path = malloc(size);
    if (path)
        snprintf(path, size, "%.*s%s%s", (int)length, folder, folder[length - 1] == '/' ? "" : "/", name);
    return path;
}

static bool read_folder(const struct walk *w, const char *path, const struct stat *at, const struct folder *around);

/* Takes the path, which may be NULL. */
static bool entry(const struct walk *w, char *path, const char *name, const struct folder *in)
{
    struct stat at;
    if (!path)
        return out_of_memory(w);
    if (stat(path, &at) == 0 && S_ISDIR(at.st_mode)) {
        bool good = read_folder(w, path, &at, in);
        free(path);
        return good;
    }
    if (has_suffix(name))
        return add(w, path);
    free(path);
    return true;
}

static bool read_folder(const struct walk *w, const char *path, const struct stat *at, const struct folder *around)
{
    for (const struct folder *f = around; f; f = f->around)
        if (f->device == at->st_dev && f->inode == at->st_ino)
            return error(w, path, "this link points to a folder that contains it");
    const struct folder in = {around, at->st_dev, at->st_ino};
    DIR *folder = opendir(path);
    if (!folder)
        return error(w, path, strerror(errno));
    bool good = true;
    const struct dirent *e;
    while (errno = 0, (e = readdir(folder)))
        if (*e->d_name != '.')
            good &= entry(w, joined(path, e->d_name), e->d_name, &in);
    if (errno != 0)
        good = error(w, path, strerror(errno));
    closedir(folder);
    return good;
}

static int by_bytes(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool read_argument(const struct walk *w, const char *name)
{
    struct stat at;
    if (stat(name, &at) != 0 || !S_ISDIR(at.st_mode))
        return add(w, strdup(name)); /* who reads it says what is wrong */
    size_t before = w->files->count;
    if (!read_folder(w, name, &at, NULL))
        return false;
    if (w->files->count == before)
        return error(w, name, "no file *" SUFFIX " below this folder");
    qsort(w->files->names + before, w->files->count - before, sizeof *w->files->names, by_bytes);
    return true;
}

bool vector_files_open(struct vector_files *f, char *const *names, size_t count, FILE *errors)
{
    const struct walk w = {f, errors};
    *f = (struct vector_files){0};
    bool good = true;
    for (size_t i = 0; i < count; i++)
        good &= read_argument(&w, names[i]);
    return good;
}

void vector_files_free(struct vector_files *f)
{
    for (size_t i = 0; i < f->count; i++)
        free(f->names[i]);
    free(f->names);
    *f = (struct vector_files){0};
}
