// SPDX-License-Identifier: Apache-2.0
/*
 * Any bytes as shader assembly: refused with a message, or read; what is read becomes a vector that loads.
 */
#include "lowered.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void write_vector(const struct dx_program *p, uint32_t random)
{
    const struct lower_options options = {.name = "fuzz", .random = random, .seed = 1};
    struct lower_counts counts;
    char fault[LOWER_FAULT_TEXT], *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return;
    enum lower_end end = lower_vector(p, &options, out, &counts, fault);
    fclose(out);
    lowered_loads(end, text, size);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct low_source source = {.text = (const char *)data, .size = size};
    struct dx_program p;
    struct diag diag;
    diag_init(&diag, "input");
    bool good = dx_read(&source, &p, &diag) && dx_check(&source, &p, false, &diag);
    if (good == diag_any(&diag))
        abort();
    if (good && p.count > 0 && p.count < 8)
        write_vector(&p, size % 2);
    dx_free(&p);
    diag_free(&diag);
    return 0;
}
