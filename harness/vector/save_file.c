// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/result_file.h"
#include "vector/save.h"
#include "vector/save_plain.h"
#include "vector/vector.h"

bool case_write(const struct test_case *c, FILE *out)
{
    return save_write(c, NULL, false, out);
}

static bool fits(const struct test_case *c, FILE *out)
{
    struct vector_limits limits = vector_default_limits();
    long size = ftell(out);
    return size >= 0 && (uint64_t)size <= limits.file_bytes && c->warps_count <= limits.warps &&
           c->steps_count <= limits.warps &&
           c->expects_count + c->memory_count + c->registers_count <= limits.expectations;
}

/* By its text, which is to be freed; NULL if out of memory. */
static char *text_of(const struct test_case *c, const char *notes, bool plain, size_t *size)
{
    char *text = NULL;
    FILE *out = open_memstream(&text, size);
    if (!out)
        return NULL;
    bool good = save_write(c, notes, plain, out);
    if (fclose(out) == 0 && good)
        return text;
    free(text);
    return NULL;
}

/* The plain text is read back as the same case, except its name. */
static bool same_again(const struct test_case *c, const char *text, size_t size)
{
    struct vector_limits limits = vector_default_limits();
    struct test_case again;
    struct diag diag;
    size_t sizes[2] = {0, 1};
    diag_init(&diag, "saved");
    bool good = vector_read(text, size, c->name, &limits, &again, &diag);
    diag_free(&diag);
    char *was = good ? text_of(c, NULL, false, &sizes[0]) : NULL,
         *is = was ? text_of(&again, NULL, false, &sizes[1]) : NULL;
    good = is && strcmp(was + strcspn(was, "\n"), is + strcspn(is, "\n")) == 0;
    free(was);
    free(is);
    case_free(&again);
    return good;
}

bool case_write_plain(const struct test_case *c, const char *notes, FILE *out)
{
    size_t size = 0;
    char *text = text_of(c, notes, true, &size);
    bool plain = text && same_again(c, text, size);
    if (plain)
        fwrite(text, 1, size, out);
    free(text);
    return plain || save_write(c, notes, false, out);
}

static bool save(const struct test_case *c, const char *notes, bool plain, const char *path)
{
    struct result_file file;
    FILE *out = result_file_open(&file, RESULT_CASE, path);
    if (!out)
        return false;
    bool good = plain ? case_write_plain(c, notes, out) : save_write(c, notes, false, out);
    if (!good)
        errno = ENOMEM;
    if (good && !ferror(out) && !fits(c, out)) {
        errno = EFBIG;
        good = false;
    }
    return result_file_close(&file, good);
}

bool case_save(const struct test_case *c, const char *path)
{
    return save(c, NULL, false, path);
}

bool case_save_noted(const struct test_case *c, const char *notes, const char *path)
{
    return save(c, notes, false, path);
}

bool case_save_plain(const struct test_case *c, const char *notes, const char *path)
{
    return save(c, notes, true, path);
}
