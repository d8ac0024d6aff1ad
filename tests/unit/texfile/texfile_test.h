// SPDX-License-Identifier: Apache-2.0
/* What the tests of the readers share: the files of tests/oracle/texfile/files, whole or with changes. */
#ifndef TEXFILE_TEST_H
#define TEXFILE_TEST_H
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>

#include "texfile/texfile.h"

enum { FILE_MOST = 4096, LIMIT_MOST = 1 << 20 };
struct bytes {
    uint8_t at[FILE_MOST];
    size_t size;
};

static inline void file_load(const char *name, struct bytes *out)
{
    char path[256];
    snprintf(path, sizeof path, "tests/oracle/texfile/files/%s", name);
    FILE *in = fopen(path, "rb");
    if (!in)
        fail_msg("%s: cannot be opened; unit tests run in the root of the tree", path);
    out->size = fread(out->at, 1, sizeof out->at, in);
    fclose(in);
    assert_true(out->size < sizeof out->at);
}

/* Read a copy of exactly as many bytes: what is beyond them is not there to be read. Freed by file_close. */
static inline bool file_read(const char *name, const struct bytes *bytes, uint64_t limit, struct texfile *out,
                             uint8_t **copy, char why[TEXFILE_WHY])
{
    bool dds = strcmp(name + strlen(name) - 3, "dds") == 0;
    *copy = malloc(bytes->size ? bytes->size : 1);
    assert_non_null(*copy);
    memcpy(*copy, bytes->at, bytes->size);
    why[0] = '\0';
    return (dds ? dds_read : ktx2_read)(*copy, bytes->size, limit, out, why);
}

static inline void file_close(struct texfile *file, uint8_t *copy)
{
    texfile_free(file);
    free(copy);
}

/* Each byte of each row is the one that write.py put there. */
static inline void file_is_whole(const char *what, const struct texfile *file)
{
    for (uint32_t level = 0; level < file->levels; level++)
        for (uint32_t image = 0; image < file->layers * file->faces; image++)
            for (uint32_t z = 0; z < file->level[level].slices; z++)
                for (uint32_t y = 0; y < file->level[level].rows; y++)
                    for (uint32_t xb = 0; xb < file->level[level].row_bytes; xb++) {
                        uint8_t found = texfile_row(file, level, image, z, y)[xb];
                        if (found != (uint8_t)(level * 97 + image * 53 + z * 31 + y * 17 + xb * 7 + 5))
                            fail_msg("%s: level %u, image %u, slice %u, row %u, byte %u is %u", what, level, image, z,
                                     y, xb, found);
                    }
}

/* The changed file is refused, for this reason. */
static inline void file_refused(const char *name, const struct bytes *bytes, uint64_t limit, const char *reason)
{
    struct texfile file;
    uint8_t *copy;
    char why[TEXFILE_WHY];
    if (file_read(name, bytes, limit, &file, &copy, why) || !strstr(why, reason))
        fail_msg("%s: expected '%s', found '%s'", name, reason, why);
    assert_int_equal(file.notes, 0);
    assert_null(file.code);
    file_close(&file, copy);
}

#endif
