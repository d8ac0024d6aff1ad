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

uint32_t lower_copies(const struct lower_writer *w)
{
    return w->options->random ? w->options->random : 1;
}

void lower_write_warp(struct lower_writer *w)
{
    fprintf(w->out, "warp %" PRIu32 " {\n", w->warp++ % TEX_WARPS);
}

void lower_write_stage(FILE *out, enum tex_stage_code stage)
{
    if (stage != TEX_STAGE_PIXEL)
        fprintf(out, "  stage %s\n", tex_code_name("stage", (uint32_t)stage));
}

/* The statements before the instructions, read back for their headers. False: out of memory, or `fault` says what is
 * refused. */
static bool write_head(struct lower_writer *w)
{
    struct vector_limits limits = vector_default_limits();
    struct rng draws;
    struct diag diag;
    char *text = NULL;
    size_t size = 0;
    FILE *head = open_memstream(&text, &size);
    if (!head)
        return false;
    rng_init(&draws, w->options->seed, 0);
    fputs("texlock 1\n", head);
    lower_state_write(&w->state, w->options->random ? &draws : NULL, head);
    if (fclose(head) != 0 || !text) {
        free(text);
        return false;
    }
    text_line(w->out, "# Saved by texlock, from %s", w->options->name);
    fputs(text, w->out);
    diag_init(&diag, NULL);
    if (!vector_read(text, size, NULL, &limits, &w->headers, &diag))
        snprintf(w->fault, LOWER_FAULT_TEXT, "the state is refused: %s",
                 diag.count ? diag.messages[0].text : "no memory");
    diag_free(&diag);
    free(text);
    return *w->fault == '\0';
}

static void write_line(FILE *out, const char *what, uint32_t line, struct low_slice text)
{
    fprintf(out, "%s# line %" PRIu32 ": %s", *what ? "" : "\n", line, what);
    lower_write_clean(out, text.at, text.size);
    fputc('\n', out);
}

/* Those left out before an instruction are comments before it. */
static bool write_all(struct lower_writer *w, const struct lower_text *text)
{
    size_t left = 0;
    bool good = write_head(w);
    for (size_t k = 0; good && k <= text->count; k++) {
        uint32_t line = 0;
        struct low_slice slice = {0};
        if (k < text->count)
            text->where(text->user, k, &line, &slice);
        for (; left < text->left->count && (k == text->count || text->left->list[left].text.at < slice.at); left++)
            write_line(w->out, "left out: ", text->left->list[left].at.line, text->left->list[left].text);
        if (k == text->count)
            break;
        write_line(w->out, "", line, slice);
        good = text->write(text->user, k);
    }
    return good;
}

enum lower_end lower_write(struct lower_writer *w, const struct lower_text *text)
{
    enum lower_end end = LOWER_NO_MEMORY;
    size_t handles = 0;
    *w->counts = (struct lower_counts){0};
    *w->fault = '\0';
    if (text->count * lower_copies(w) > vector_default_limits().warps)
        return LOWER_TOO_LARGE;
    case_init(&w->headers);
    rng_init(&w->draws, w->options->seed, LOWER_OPERAND_STREAM);
    for (size_t k = 0; k < text->count; k++)
        handles += text->handles(text->user, k);
    bool found = lower_state_make(&w->state, handles);
    for (size_t k = 0; found && k < text->count; k++)
        text->need(text->user, k);
    if (found)
        end = write_all(w, text) ? LOWER_DONE : *w->fault ? LOWER_FAULT : LOWER_NO_MEMORY;
    lower_state_free(&w->state);
    case_free(&w->headers);
    return end;
}
