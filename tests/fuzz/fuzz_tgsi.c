// SPDX-License-Identifier: Apache-2.0
/*
 * Any bytes as TGSI: refused with a message, or read; what is read becomes a vector that loads.
 */
#include <stdio.h>
#include <stdlib.h>

#include "lower/lower_vector.h"
#include "tgsi/lower.h"
#include "vector/vector.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void write_vector(const struct tgsi_program *p, uint32_t random)
{
    const struct lower_options options = {.name = "fuzz", .random = random, .seed = 1};
    struct vector_limits limits = vector_default_limits();
    struct lower_counts counts;
    struct test_case c;
    struct diag diag;
    char fault[LOWER_FAULT_TEXT], *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return;
    enum lower_end end = lower_tgsi(p, &options, out, &counts, fault);
    fclose(out);
    if (end == LOWER_FAULT)
        abort();
    diag_init(&diag, NULL);
    if (end == LOWER_DONE && !vector_read(text, size, NULL, &limits, &c, &diag)) {
        diag_render(&diag, stderr);
        abort();
    }
    diag_free(&diag);
    if (end == LOWER_DONE)
        case_free(&c);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct tgsi_source source = {.text = (const char *)data, .size = size};
    struct tgsi_program p;
    struct diag diag;
    diag_init(&diag, "input");
    bool good = tgsi_read(&source, &p, &diag) && tgsi_check(&source, &p, false, &diag);
    if (good == diag_any(&diag))
        abort();
    if (good && p.count > 0 && p.count < 8)
        write_vector(&p, size % 2);
    tgsi_free(&p);
    diag_free(&diag);
    return 0;
}
