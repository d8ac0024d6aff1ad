// SPDX-License-Identifier: Apache-2.0
#include "shrink/readable.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/diag.h"
#include "vector/save.h"
#include "vector/vector.h"

/* Memory makes no difference to it, and may be large. */
static char *text_of(const struct test_case *c, size_t *size)
{
    struct test_case bare = *c;
    char *text = NULL;
    image_init(&bare.image);
    FILE *out = open_memstream(&text, size);
    if (!out)
        return NULL;
    bool good = case_write(&bare, out);
    fclose(out);
    if (good)
        return text;
    free(text);
    return NULL;
}

bool readable(const struct test_case *c)
{
    struct vector_limits limits = vector_default_limits();
    struct test_case again;
    struct diag diag;
    size_t size = 0;
    if (c->expects_count == 0)
        return true;
    char *text = text_of(c, &size);
    if (!text)
        return false;
    diag_init(&diag, "candidate");
    bool good = vector_read(text, size, NULL, &limits, &again, &diag);
    diag_free(&diag);
    case_free(&again);
    free(text);
    return good;
}
