// SPDX-License-Identifier: Apache-2.0
#include <inttypes.h>
#include <stdlib.h>
#include <zlib.h>
#include <zstd.h>

#include "texfile/ktx2.h"

/* Bytes that came out, or why they did not. More than `most` do not fit. */
static const char *by_zstd(const uint8_t *in, uint64_t size, uint8_t *out, uint64_t most, uint64_t *came)
{
    size_t result = ZSTD_decompress(out, most, in, size);
    *came = ZSTD_isError(result) ? 0 : result;
    return ZSTD_isError(result) ? ZSTD_getErrorName(result) : NULL;
}

static const char *by_zlib(const uint8_t *in, uint64_t size, uint8_t *out, uint64_t most, uint64_t *came)
{
    uLongf produced = most;
    uLong used = size;
    int result = uncompress2(out, &produced, in, &used);
    *came = result == Z_OK ? produced : 0;
    if (result == Z_OK && used != size)
        return "bytes after the end of the stream";
    return result == Z_OK ? NULL : zError(result);
}

bool ktx2_inflate(const struct source *s, const char *name, uint32_t scheme, uint64_t size, uint64_t expected,
                  struct texfile_level *out)
{
    uint64_t came = 0;
    const char *by = scheme == 2 ? "Zstandard" : "zlib", *why;
    out->inflated = malloc(expected);
    if (!out->inflated)
        return source_fail(s, "out of memory");
    why = scheme == 2 ? by_zstd(out->data, size, out->inflated, expected, &came)
                      : by_zlib(out->data, size, out->inflated, expected, &came);
    if (why)
        return source_fail(s, "%s: %s says: %s; expected %" PRIu64 " bytes to come out", name, by, why, expected);
    if (came != expected)
        return source_fail(s, "%s: %" PRIu64 " bytes come out of %s; expected %" PRIu64, name, came, by, expected);
    out->data = out->inflated;
    return true;
}
