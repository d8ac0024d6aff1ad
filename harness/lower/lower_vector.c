// SPDX-License-Identifier: Apache-2.0
#include "lower/lower_vector.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "lower/write_part.h"
#include "random/random.h"
#include "sm4/lower.h"
#include "sm4/opcode.h"
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

/* mixed says nothing: any type fits it. */
static enum tex_datatype_code datatype(enum dx_type type)
{
    static const enum tex_datatype_code of[DX_TYPES] = {
        [DX_UNORM] = TEX_DATATYPE_UNORM, [DX_SNORM] = TEX_DATATYPE_SNORM, [DX_SINT] = TEX_DATATYPE_SINT,
        [DX_UINT] = TEX_DATATYPE_UINT,   [DX_FLOAT] = TEX_DATATYPE_FLOAT, [DX_MIXED] = TEX_DATATYPE_FLOAT};
    return of[type];
}

static uint32_t handle_of(struct lower_state *state, const struct dx_program *p, const struct dx_instruction *i)
{
    struct dx_resource resource = dx_resource_of(p, i);
    const struct dx_declared *declared = resource.uav ? &p->uav[resource.number] : &p->resource[resource.number];
    const struct dx_dimension_info *d = &dx_dimensions[resource.dimension];
    const struct dx_operand *sampler = dx_operand_of(i, DX_SAMPLED_BY); /* without one any: its index is judged */
    struct lower_texture t = {.kind = d->name,
                              .type = d->type,
                              .axes = d->axes,
                              .array = d->array,
                              .cube = d->cube,
                              .surface = resource.uav,
                              .compares = i->opcode->compares,
                              .samples = !d->samples         ? 0
                                         : declared->samples ? declared->samples
                                                             : 4};
    snprintf(t.name, sizeof t.name, "%c%" PRIu32, resource.uav ? 'u' : 't', resource.number);
    for (unsigned k = 0; k < STATE_COMPONENTS; k++)
        t.datatype[k] = datatype(declared->type[k]);
    return lower_state_handle(state, lower_state_texture(state, &t), sampler ? sampler->number : 0);
}

/* Those that the instructions use, in the order of the text. False: out of memory. */
static bool find_state(const struct dx_program *p, struct lower_state *state)
{
    if (!lower_state_make(state, p->count))
        return false;
    for (size_t k = 0; k < p->count; k++)
        (void)handle_of(state, p, &p->instructions[k]);
    return true;
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
static void fill(struct writer *w, const struct low_word *lowered, uint32_t handle, struct tex_warp *warp)
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

static void write_inputs(struct writer *w, const struct low_word *lowered, struct tex_warp *warp)
{
    struct insn insn;
    insn_decode(warp->header.word, warp->header.phase, &insn);
    for (unsigned i = 0; i < lowered->inputs; i++) {
        const struct low_input *in = &lowered->input[i];
        const struct isa_operand *operand = insn.port[in->port].operand[in->at];
        fprintf(w->out, "  %s = ", operand->name);
        case_write_value(w->out, warp, in->port, in->at, operand->type == ISA_TYPE_F32);
        fprintf(w->out, " # R%u: ", (unsigned)insn.port[in->port].first + in->at);
        lower_write_clean(w->out, in->says, strlen(in->says));
        fputc('\n', w->out);
    }
}

static void write_warp(struct writer *w, const struct low_word *lowered, uint32_t handle)
{
    struct tex_warp warp = {.header = {.word = lowered->word, .stage = (uint32_t)w->p->stage, .active = UINT32_MAX}};
    fill(w, lowered, handle, &warp);
    fprintf(w->out, "warp %" PRIu32 " {\n  asm \"%s\" # 0x%016" PRIx64 "\n", w->warp++ % TEX_WARPS, lowered->text,
            lowered->word);
    if (w->p->stage != TEX_STAGE_PIXEL)
        fprintf(w->out, "  stage %s\n", tex_code_name("stage", (uint32_t)w->p->stage));
    write_inputs(w, lowered, &warp);
    lower_write_steps(w->out, lowered);
    lower_write_outputs(w->out, lowered);
    fputs("}\n", w->out);
}

static bool write_instruction(struct writer *w, const struct dx_instruction *i)
{
    struct low_word lowered;
    uint32_t handle = handle_of(&w->state, w->p, i), copies = w->options->random ? w->options->random : 1;
    if (!dx_lower(w->p, i, handle, &lowered)) {
        snprintf(w->fault, LOWER_FAULT_TEXT, "%s", lowered.fault);
        return false;
    }
    fprintf(w->out, "\n# line %" PRIu32 ": ", i->at.line);
    lower_write_clean(w->out, i->text.at, i->text.size);
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

static bool write_all(struct writer *w)
{
    size_t left = 0;
    bool good = lower_write_head(&w->state, w->options, &w->headers, w->out, w->fault);
    for (size_t k = 0; good && k < w->p->count; k++) {
        for (; left < w->p->left_count && w->p->left[left].text.at < w->p->instructions[k].text.at; left++)
            lower_write_left(w->out, w->p->left[left].at.line, w->p->left[left].text.at, w->p->left[left].text.size);
        good = write_instruction(w, &w->p->instructions[k]);
    }
    for (; good && left < w->p->left_count; left++)
        lower_write_left(w->out, w->p->left[left].at.line, w->p->left[left].text.at, w->p->left[left].text.size);
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
    if (find_state(p, &w.state))
        end = write_all(&w) ? LOWER_DONE : *fault ? LOWER_FAULT : LOWER_NO_MEMORY;
    lower_state_free(&w.state);
    case_free(&w.headers);
    return end;
}
