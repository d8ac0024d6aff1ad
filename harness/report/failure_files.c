// SPDX-License-Identifier: Apache-2.0
#include "report/failure_files.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/mutant.h"
#include "base/text.h"

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
static char *plain_name(const struct failure_place *place)
{
    char *name = strdup(place->case_name);
    if (!name)
        return NULL;
    char *dot = strrchr(name, '.');
    if (dot && dot > name && strcmp(dot, ".tlv") == 0)
        *dot = '\0';
    char *plain = text_file_name(name);
    free(name);
    return plain;
}

/*
 * Bytes that no terminal should be shown are written as octal numbers between $' and ', which bash, zsh and ksh know.
 */
static char *in_octal(const char *word)
{
    char *text = malloc(4 * strlen(word) + 4), *at = text;
    if (!text)
        return NULL;
    at += sprintf(at, "$'");
    for (const char *c = word; *c; c++)
        if (*c < ' ' || *c > '~' || *c == '\'' || *c == '\\')
            at += sprintf(at, "\\%03o", (unsigned char)*c);
        else
            *at++ = *c;
    memcpy(at, "'", 2);
    return text;
}

/* As a shell takes it for one word: in single quotes if it needs any. */
static char *quoted(const char *word)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./=+,:@%";
    if (!text_is_clean(word))
        return in_octal(word);
    if (*word && word[strspn(word, plain)] == '\0')
        return strdup(word);
    size_t size = 3;
    for (const char *c = word; *c; c++)
        size += *c == '\'' ? 4 : 1;
    char *text = malloc(size), *at = text;
    if (!text)
        return NULL;
    *at++ = '\'';
    for (const char *c = word; *c; c++) {
        if (*c == '\'') {
            memcpy(at, "'\\''", 4);
            at += 4;
        } else {
            *at++ = *c;
        }
    }
    memcpy(at, "'", 2);
    return text;
}

char *failure_files_word(const char *path)
{
    char *file = *path == '-' ? format("./%s", path) : strdup(path);
    char *word = file ? quoted(file) : NULL;
    free(file);
    return word;
}

/* The line that runs a command of the program on the case. */
static char *command_line(const struct failure_place *place, const char *command, const char *saved)
{
    char *program = quoted(place->program), *file = saved ? failure_files_word(saved) : NULL, *line = NULL;
    uint32_t mutant = mutant_selected();
    if (program && file && mutant)
        line = format("TEXLOCK_MUTANT=%" PRIu32 " %s %s%s %s", mutant, program, command, place->options, file);
    else if (program && file)
        line = format("%s %s%s %s", program, command, place->options, file);
    free(program);
    free(file);
    return line;
}

static bool name_files(struct failure_files *f, const struct failure_place *place, const char *name)
{
    memset(f, 0, sizeof *f);
    f->wave = format("%s/waves/%s.fst", place->out, name);
    f->view = format("%s/waves/%s.gtkw", place->out, name);
    f->original = place->path != NULL;
    f->saved = place->path ? strdup(place->path) : format("%s/failures/%s.tlv", place->out, name);
    f->reproduce = command_line(place, "run", f->saved);
    f->debug = command_line(place, "debug", f->saved);
    return f->wave && f->view && f->saved && f->reproduce && f->debug;
}

static bool taken(const struct failure_files *f, const struct failure_place *place)
{
    return place->taken && (place->taken(place->user, f->wave) || place->taken(place->user, f->view) ||
                            (!f->original && place->taken(place->user, f->saved)));
}

bool failure_files_name(struct failure_files *f, const struct failure_place *place)
{
    char *plain = plain_name(place), *name = plain ? strdup(plain) : NULL;
    memset(f, 0, sizeof *f);
    bool good = name && name_files(f, place, name);
    for (unsigned i = 2; good && taken(f, place); i++) {
        failure_files_free(f);
        free(name);
        name = format("%s-%u", plain, i);
        good = name && name_files(f, place, name);
    }
    free(name);
    free(plain);
    return good;
}

void failure_files_free(struct failure_files *f)
{
    free(f->wave);
    free(f->view);
    free(f->saved);
    free(f->reproduce);
    free(f->debug);
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
