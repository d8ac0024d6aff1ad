// SPDX-License-Identifier: Apache-2.0
#include "vector/vector.h"

#include <errno.h>
#include <stdlib.h>

#include "base/whole_file.h"
#include "vector/vector_build.h"

struct vector_limits vector_default_limits(void)
{
    return (struct vector_limits){
        .image_bytes = UINT64_C(256) << 20,
        .picture_texels = PICTURE_MAX_TEXELS,
        .file_bytes = UINT64_C(64) << 20,
        .warps = 4096,
        .expectations = 1 << 18,
    };
}

bool vector_load(const char *path, struct test_case *out, struct diag *diag)
{
    struct vector_limits limits = vector_default_limits();
    char why[128];
    size_t size;
    case_init(out);
    diag_file(diag, path);
    errno = 0;
    uint8_t *bytes = whole_file(path, limits.file_bytes, &size, why, sizeof why);
    if (!bytes) {
        if (errno == ENOMEM)
            diag_no_memory(diag);
        else
            diag_add(diag, NULL, 0, (struct span){0}, "%s", why);
        return false;
    }
    bool ok = vector_read((const char *)bytes, size, path, &limits, out, diag);
    free(bytes);
    return ok;
}
