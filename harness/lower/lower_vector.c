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

struct writer {
    struct lower_writer to;
    const struct dx_program *p;
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

static void header_of(const struct writer *w, uint32_t texture, uint32_t words[8])
{
    uint8_t line[TEX_LINE_BYTES];
    (void)image_read_line(&w->to.headers.image, w->to.headers.config.header_pool + UINT64_C(32) * texture, line);
    for (unsigned i = 0; i < 8; i++)
        words[i] = (uint32_t)line[4 * i] | (uint32_t)line[4 * i + 1] << 8 | (uint32_t)line[4 * i + 2] << 16 |
                   (uint32_t)line[4 * i + 3] << 24;
}

/* Registers: drawn or zero, and what the text itself says. */
static void fill(struct writer *w, const struct low_word *lowered, uint32_t handle, struct tex_warp *warp)
{
    const struct lower_handle *at = &w->to.state.handles[handle];
    uint32_t tic[8];
    header_of(w, at->texture, tic);
    if (w->to.options->random)
        random_registers(&w->to.draws, tic, at->sampler << TEX_HANDLE_SAMPLER_LO | at->texture, warp);
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
        fprintf(w->to.out, "  %s = ", operand->name);
        case_write_value(w->to.out, warp, in->port, in->at, operand->type == ISA_TYPE_F32);
        fprintf(w->to.out, " # R%u: ", (unsigned)insn.port[in->port].first + in->at);
        lower_write_clean(w->to.out, in->says, strlen(in->says));
        fputc('\n', w->to.out);
    }
}

static void write_warp(struct writer *w, const struct low_word *lowered, uint32_t handle)
{
    struct tex_warp warp = {.header = {.word = lowered->word, .stage = (uint32_t)w->p->stage, .active = UINT32_MAX}};
    fill(w, lowered, handle, &warp);
    lower_write_warp(&w->to);
    fprintf(w->to.out, "  asm \"%s\" # 0x%016" PRIx64 "\n", lowered->text, lowered->word);
    lower_write_stage(w->to.out, w->p->stage);
    write_inputs(w, lowered, &warp);
    lower_write_steps(w->to.out, lowered);
    lower_write_outputs(w->to.out, lowered);
    fputs("}\n", w->to.out);
}

static void where(void *user, size_t k, uint32_t *line, struct low_slice *text)
{
    const struct writer *w = user;
    *line = w->p->instructions[k].at.line;
    *text = w->p->instructions[k].text;
}

static size_t handles(void *user, size_t k)
{
    (void)user;
    (void)k;
    return 1;
}

static void need(void *user, size_t k)
{
    struct writer *w = user;
    (void)handle_of(&w->to.state, w->p, &w->p->instructions[k]);
}

static bool write_instruction(void *user, size_t k)
{
    struct writer *w = user;
    const struct dx_instruction *i = &w->p->instructions[k];
    struct low_word lowered;
    uint32_t handle = handle_of(&w->to.state, w->p, i);
    if (!dx_lower(w->p, i, handle, &lowered)) {
        snprintf(w->to.fault, LOWER_FAULT_TEXT, "%s", lowered.fault);
        return false;
    }
    if (!lowered.built) {
        fprintf(w->to.out, "# not built: %s: %s\n", lowered.target, lowered.text);
        w->to.counts->unbuilt++;
        return true;
    }
    for (uint32_t n = 0; n < lower_copies(&w->to); n++)
        write_warp(w, &lowered, handle);
    w->to.counts->lowered++;
    return true;
}

enum lower_end lower_vector(const struct dx_program *p, const struct lower_options *options, FILE *out,
                            struct lower_counts *counts, char fault[LOWER_FAULT_TEXT])
{
    struct writer w = {.to = {.options = options, .counts = counts, .fault = fault, .out = out}, .p = p};
    const struct lower_text text = {.count = p->count,
                                    .left = &p->left,
                                    .user = &w,
                                    .where = where,
                                    .handles = handles,
                                    .need = need,
                                    .write = write_instruction};
    return lower_write(&w.to, &text);
}
