// SPDX-License-Identifier: Apache-2.0
/*
 * Any bytes as a vector file: refused with a message, or loaded; what loads is saved, loads again, and its first
 * instructions run through the model.
 */
#include <stdio.h>
#include <stdlib.h>

#include "vector/save.h"
#include "vector/vector.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Small enough for thousands of runs a second. */
static const struct vector_limits limits = {
    .image_bytes = 1 << 20, .picture_texels = 1 << 16, .file_bytes = 1 << 20, .warps = 16, .expectations = 2048};

/* Save and load: a case that loads has to survive it. */
static void round_trip(const struct test_case *c)
{
    struct test_case again;
    struct diag diag;
    char *text = NULL;
    size_t size = 0;
    struct vector_limits roomy = vector_default_limits();
    FILE *out = open_memstream(&text, &size);
    if (!out || !case_write(c, out))
        abort();
    fclose(out);
    diag_init(&diag, NULL);
    if (!vector_read(text, size, NULL, &roomy, &again, &diag)) {
        diag_render(&diag, stderr);
        abort();
    }
    if (again.warps_count != c->warps_count || again.expects_count != c->expects_count ||
        again.image.regions_count != c->image.regions_count)
        abort();
    diag_free(&diag);
    case_free(&again);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct test_case c;
    struct diag diag;
    static struct tex_warp_result result;
    diag_init(&diag, "input");
    bool loaded = vector_read((const char *)data, size, NULL, &limits, &c, &diag);
    if (loaded == diag_any(&diag))
        abort();
    char *told = NULL;
    size_t told_size = 0;
    FILE *out = open_memstream(&told, &told_size);
    if (out) {
        diag_render(&diag, out);
        fclose(out);
    }
    free(told);
    if (loaded) {
        struct tex_memory memory = image_memory(&c.image);
        for (size_t i = 0; i < c.warps_count && i < 4; i++)
            tex_execute(&c.config, &memory, &c.warps[i].warp, 0, NULL, &result);
        round_trip(&c);
    }
    diag_free(&diag);
    case_free(&c);
    return 0;
}
