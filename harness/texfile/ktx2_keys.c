// SPDX-License-Identifier: Apache-2.0
#include <inttypes.h>
#include <string.h>

#include "texfile/ktx2.h"

static const char orientation_key[] = "KTXorientation";

static bool expect_orientation(const struct source *s, const char *value, uint32_t length, const char *expected)
{
    return source_fail(s, "%s is '%.*s'; expected %s", orientation_key, length > 16 ? 16 : (int)length, value,
                       expected);
}

/* A letter an axis: r, d or u, i or o. Rows are put the right way up, which cannot be done to rows inside of blocks. */
static bool orientation(const struct source *s, const char *value, uint32_t length, struct texfile *file)
{
    while (length && value[length - 1] == '\0')
        length--;
    if (length < 1 || length > 3 || value[0] != 'r' || (length > 1 && value[1] != 'd' && value[1] != 'u') ||
        (length > 2 && value[2] != 'i' && value[2] != 'o'))
        return expect_orientation(s, value, length, "r, then d or u, then i or o");
    file->rows_up = length > 1 && value[1] == 'u';
    file->slices_out = length > 2 && value[2] == 'o';
    if (file->rows_up && file->element.high > 1)
        return expect_orientation(s, value, length, "rows from the top, d, as the elements are blocks");
    if (file->rows_up && file->faces == 6)
        return expect_orientation(s, value, length, "rows from the top, d, of a cube map");
    return true;
}

bool ktx2_keys(const struct source *s, uint32_t at, uint32_t size, struct texfile *file)
{
    uint64_t end = (uint64_t)at + size;
    for (uint64_t here = at; here < end;) {
        if (end - here < 4)
            return source_fail(s, "%" PRIu64 " bytes at the end of the key/value data; expected a length of 4",
                               end - here);
        uint32_t length = source_u32(s, here);
        const char *key = (const char *)s->bytes + here + 4;
        if (length < 2 || length > end - here - 4)
            return source_fail(s, "a key with its value has %u bytes at byte %" PRIu64 "; expected 2..%" PRIu64, length,
                               here, end - here - 4);
        const char *stop = memchr(key, '\0', length);
        if (!stop || stop == key)
            return source_fail(s, "no key that ends at byte %" PRIu64 "; expected text and a byte of zero", here + 4);
        uint32_t value = (uint32_t)(stop - key) + 1;
        if (strcmp(key, orientation_key) == 0 && !orientation(s, key + value, length - value, file))
            return false;
        here += 4 + ((uint64_t)length + 3) / 4 * 4;
    }
    return true;
}
