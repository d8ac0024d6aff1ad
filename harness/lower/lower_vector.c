// SPDX-License-Identifier: Apache-2.0
#include "lower/lower_vector.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "lower/state.h"
#include "random/random.h"
#include "sm4/lower.h"
#include "vector/save.h"
#include "vector/vector.h"

enum { OPERAND_STREAM = 1 };

struct writer {
    const struct dx_program *p;
    const struct lower_options *options;
    struct lower_state state;
    struct lower_counts *counts;
    struct rng draws; /* of operands */
    struct test_case headers;
    uint32_t warp;
    char *fault;
    FILE *out;
};

/* Text of the input as a comment, or a part of one. */
static void write_clean(FILE *out, struct dx_slice text)
{
    char *copy = malloc(text.size + 1U);
    if (!copy)
        return;
    memcpy(copy, text.at, text.size);
    copy[text.size] = '\0';
    text_clean(copy);
    fputs(copy, out);
    free(copy);
}

static void header_of(const struct writer *w, uint32_t texture, uint32_t words[8])
{
    uint8_t line[TEX_LINE_BYTES];
    (void)image_read_line(&w->headers.image, w->headers.config.header_pool + UINT64_C(32) * texture, line);
    for (unsigned i = 0; i < 8; i++)
        words[i] = (uint32_t)line[4 * i] | (uint32_t)line[4 * i + 1] << 8 | (uint32_t)line[4 * i + 2] << 16 |
                   (uint32_t)line[4 * i + 3] << 24;
}

/* Registers: drawn or zero, and what the text itself says. */
static void fill(struct writer *w, const struct dx_lowered *lowered, uint32_t handle, struct tex_warp *warp)
{
    const struct lower_handle *at = &w->state.handles[handle];
    uint32_t tic[8];
    header_of(w, at->texture, tic);
    if (w->options->random)
        random_registers(&w->draws, tic, at->sampler << TEX_HANDLE_SAMPLER_LO | at->texture, warp);
    for (unsigned i = 0; i < lowered->inputs; i++)
        for (unsigned lane = 0; lane < TEX_WARP_LANES && lowered->input[i].known; lane++)
            *case_register(warp, lowered->input[i].port, lane, lowered->input[i].at) = lowered->input[i].value;
}

static void write_inputs(struct writer *w, const struct dx_lowered *lowered, struct tex_warp *warp)
{
    struct insn insn;
    insn_decode(warp->header.word, warp->header.phase, &insn);
    for (unsigned i = 0; i < lowered->inputs; i++) {
        const struct dx_input *in = &lowered->input[i];
        const struct isa_operand *operand = insn.port[in->port].operand[in->at];
        fprintf(w->out, "  %s = ", operand->name);
        case_write_value(w->out, warp, in->port, in->at, operand->type == ISA_TYPE_F32);
        fprintf(w->out, " # R%u: ", (unsigned)insn.port[in->port].first + in->at);
        write_clean(w->out, (struct dx_slice){in->says, (uint32_t)strlen(in->says)});
        fputc('\n', w->out);
    }
}

static void write_outputs(struct writer *w, const struct dx_lowered *lowered)
{
    for (unsigned k = 0; k < lowered->outputs; k++) {
        const struct dx_output *out = &lowered->output[k];
        fputs("  # ", w->out);
        write_clean(w->out, (struct dx_slice){out->name, (uint32_t)strlen(out->name)});
        if (out->in_register)
            fprintf(w->out, " = R%" PRIu32 ": %s\n", out->reg, out->says);
        else
            fprintf(w->out, " = %s\n", out->says);
    }
}

static void write_warp(struct writer *w, const struct dx_lowered *lowered, uint32_t handle)
{
    struct tex_warp warp = {.header = {.word = lowered->word, .stage = (uint32_t)w->p->stage, .active = UINT32_MAX}};
    fill(w, lowered, handle, &warp);
    fprintf(w->out, "warp %" PRIu32 " {\n  asm \"%s\" # 0x%016" PRIx64 "\n", w->warp++ % TEX_WARPS, lowered->text,
            lowered->word);
    if (w->p->stage != TEX_STAGE_PIXEL)
        fprintf(w->out, "  stage %s\n", tex_code_name("stage", (uint32_t)w->p->stage));
    write_inputs(w, lowered, &warp);
    write_outputs(w, lowered);
    fputs("}\n", w->out);
}

static bool write_instruction(struct writer *w, const struct dx_instruction *i)
{
    struct dx_lowered lowered;
    uint32_t handle = lower_state_handle(&w->state, w->p, i), copies = w->options->random ? w->options->random : 1;
    if (!dx_lower(w->p, i, handle, &lowered)) {
        snprintf(w->fault, LOWER_FAULT_TEXT, "%s", lowered.fault);
        return false;
    }
    fprintf(w->out, "\n# line %" PRIu32 ": ", i->at.line);
    write_clean(w->out, i->text);
    fputc('\n', w->out);
    if (!lowered.built) {
        fprintf(w->out, "# not built: %s: %s\n", lowered.target, lowered.text);
        w->counts->unbuilt++;
        return true;
    }
    for (uint32_t n = 0; n < copies; n++)
        write_warp(w, &lowered, handle);
    w->counts->lowered++;
    return true;
}

static void write_left(struct writer *w, const struct dx_left *left)
{
    fprintf(w->out, "# line %" PRIu32 ": left out: ", left->at.line);
    write_clean(w->out, left->text);
    fputc('\n', w->out);
}

/* The statements before the instructions, read back for their headers. */
static bool write_head(struct writer *w)
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
    lower_state_write(&w->state, w->p, w->options->random ? &draws : NULL, head);
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

static bool write_all(struct writer *w)
{
    size_t left = 0;
    bool good = write_head(w);
    for (size_t k = 0; good && k < w->p->count; k++) {
        for (; left < w->p->left_count && w->p->left[left].text.at < w->p->instructions[k].text.at; left++)
            write_left(w, &w->p->left[left]);
        good = write_instruction(w, &w->p->instructions[k]);
    }
    for (; good && left < w->p->left_count; left++)
        write_left(w, &w->p->left[left]);
    return good;
}

enum lower_end lower_vector(const struct dx_program *p, const struct lower_options *options, FILE *out,
                            struct lower_counts *counts, char fault[LOWER_FAULT_TEXT])
{
    struct writer w = {.p = p, .options = options, .counts = counts, .fault = fault, .out = out};
    enum lower_end end = LOWER_NO_MEMORY;
    *counts = (struct lower_counts){0};
    *fault = '\0';
    if (p->count * (options->random ? options->random : 1) > vector_default_limits().warps)
        return LOWER_TOO_LARGE;
    case_init(&w.headers);
    rng_init(&w.draws, options->seed, OPERAND_STREAM);
    if (lower_state_find(p, &w.state))
        end = write_all(&w) ? LOWER_DONE : *fault ? LOWER_FAULT : LOWER_NO_MEMORY;
    lower_state_free(&w.state);
    case_free(&w.headers);
    return end;
}
