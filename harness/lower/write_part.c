// SPDX-License-Identifier: Apache-2.0
#include "lower/write_part.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "vector/vector.h"

void lower_write_clean(FILE *out, const char *text, size_t size)
{
    char *copy = malloc(size + 1U);
    if (!copy)
        return;
    memcpy(copy, text, size);
    copy[size] = '\0';
    text_clean(copy);
    fputs(copy, out);
    free(copy);
}

void lower_write_left(FILE *out, uint32_t line, const char *text, size_t size)
{
    fprintf(out, "# line %" PRIu32 ": left out: ", line);
    lower_write_clean(out, text, size);
    fputc('\n', out);
}

void lower_write_steps(FILE *out, const struct low_word *lowered)
{
    for (unsigned k = 0; k < lowered->steps; k++)
        fprintf(out, "  # %s (%s): %s\n", lowered->step[k].after ? "after" : "before", lowered->step[k].rule,
                lowered->step[k].says);
}

void lower_write_outputs(FILE *out, const struct low_word *lowered)
{
    for (unsigned k = 0; k < lowered->outputs; k++) {
        const struct low_output *o = &lowered->output[k];
        fputs("  # ", out);
        lower_write_clean(out, o->name, strlen(o->name));
        if (o->in_register)
            fprintf(out, " = R%" PRIu32 ": %s\n", o->reg, o->says);
        else
            fprintf(out, " = %s\n", o->says);
    }
}

bool lower_write_head(const struct lower_state *state, const struct lower_options *options, struct test_case *headers,
                      FILE *out, char fault[LOWER_FAULT_TEXT])
{
    struct vector_limits limits = vector_default_limits();
    struct rng draws;
    struct diag diag;
    char *text = NULL;
    size_t size = 0;
    FILE *head = open_memstream(&text, &size);
    if (!head)
        return false;
    rng_init(&draws, options->seed, 0);
    fputs("texlock 1\n", head);
    lower_state_write(state, options->random ? &draws : NULL, head);
    if (fclose(head) != 0 || !text) {
        free(text);
        return false;
    }
    text_line(out, "# Saved by texlock, from %s", options->name);
    fputs(text, out);
    diag_init(&diag, NULL);
    if (!vector_read(text, size, NULL, &limits, headers, &diag))
        snprintf(fault, LOWER_FAULT_TEXT, "the state is refused: %s", diag.count ? diag.messages[0].text : "no memory");
    diag_free(&diag);
    free(text);
    return *fault == '\0';
}
