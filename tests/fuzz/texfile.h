// SPDX-License-Identifier: Apache-2.0
/* What the targets of both readers of texture files check: a texture whose bytes are all there, or a reason. */
#ifndef FUZZ_TEXFILE_H
#define FUZZ_TEXFILE_H
#include <stdlib.h>

#include "texfile/texfile.h"

typedef bool texfile_reader(const uint8_t *, size_t, uint64_t, struct texfile *, char[TEXFILE_WHY]);

static inline int fuzz_texfile(texfile_reader *reader, const uint8_t *data, size_t size)
{
    enum { MOST_BYTES = 1 << 16 };
    struct texfile file;
    char why[TEXFILE_WHY] = "";
    uint64_t count = 0;
    uint8_t sum = 0;
    if (!reader(data, size, MOST_BYTES, &file, why)) {
        if (why[0] == '\0' || file.code || file.level[0].inflated)
            abort();
        return 0;
    }
    for (uint32_t l = 0; l < file.levels; l++)
        for (uint32_t i = 0; i < file.layers * file.faces; i++)
            for (uint32_t z = 0; z < file.level[l].slices; z++)
                for (uint32_t y = 0; y < file.level[l].rows; y++) {
                    const uint8_t *row = texfile_row(&file, l, i, z, y);
                    for (uint64_t x = 0; x < file.level[l].row_bytes; x++, count++)
                        sum = (uint8_t)(sum + row[x]);
                }
    (void)(volatile uint8_t){sum}; /* every byte is there to be read */
    if (count > MOST_BYTES || file.levels == 0)
        abort();
    texfile_free(&file);
    return 0;
}

#endif
