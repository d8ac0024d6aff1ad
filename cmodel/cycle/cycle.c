// SPDX-License-Identifier: Apache-2.0
#include "cycle/cycle.h"

#include <stdlib.h>
#include <string.h>

/* Boundaries that cannot be refused: those without a ready, read data and write responses. */
#define ALWAYS_READY (TEX_SET_MON | TEX_BIT(TEX_AT_AXI_R) | TEX_BIT(TEX_AT_AXI_B))

struct tex_model *tex_model_create(void)
{
    struct tex_model *m = calloc(1, sizeof *m);
    if (m)
        tex_model_reset(m);
    return m;
}

void tex_model_destroy(struct tex_model *model)
{
    free(model);
}

void tex_model_reset(struct tex_model *model)
{
    memset(model, 0, sizeof *model);
    model->valid = TEX_SET_STANDING;
    cycle_line_cache_init(&model->handles, TEX_CONST_ENTRIES, 1, TEX_AXI_ID_CONST);
    cycle_line_cache_init(&model->headers, TEX_HEADER_ENTRIES, TEX_DERIVE_CYCLES, TEX_AXI_ID_HEADER);
    cycle_line_cache_init(&model->samplers, TEX_SAMPLER_ENTRIES, 1, TEX_AXI_ID_SAMPLER);
    cycle_csr_publish(model);
}

static void copy_input(const struct tex_frame *in, struct tex_frame *out, enum tex_boundary b, unsigned word,
                       unsigned words)
{
    if (cycle_valid(in, b))
        memcpy(&out->payload[word], cycle_input(in, word), words * sizeof *out->payload);
}

static void show_inputs(const struct tex_frame *in, struct tex_frame *out)
{
    copy_input(in, out, TEX_AT_ISSUE, TEX_WORD_ISSUE, TEX_ISSUE_WORDS);
    copy_input(in, out, TEX_AT_AXI_R, TEX_WORD_AXI_R, TEX_AXI_R_WORDS);
    copy_input(in, out, TEX_AT_AXI_B, TEX_WORD_AXI_B, TEX_AXI_B_WORDS);
    copy_input(in, out, TEX_AT_AXIL_AW, TEX_WORD_AXIL_AW, TEX_AXIL_A_WORDS);
    copy_input(in, out, TEX_AT_AXIL_W, TEX_WORD_AXIL_W, TEX_AXIL_W_WORDS);
    copy_input(in, out, TEX_AT_AXIL_AR, TEX_WORD_AXIL_AR, TEX_AXIL_A_WORDS);
}

/* Not a constant: for a size that it knows, gcc emits a string instruction, several times slower than memcpy. */
static size_t payload_bytes(void)
{
    const struct tex_boundary_info *last = &tex_boundaries[TEX_BOUNDARIES - 1];
    return (size_t)(last->word + last->words) * sizeof(uint32_t);
}

#define SHOW(name, place) cycle_##name##_show(m, in, out);
static void show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    out->valid = m->valid | (in->valid & TEX_SET_IN);
    out->ready = ALWAYS_READY | (in->ready & TEX_SET_OUT);
    CYCLE_PARTS(SHOW)
    memcpy(out->payload, m->payload, payload_bytes());
    show_inputs(in, out);
}

#define EDGE(name, place) cycle_##name##_edge(m, in, out);
static void edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    cycle_csr_read_edge(m, in, out);
    CYCLE_PARTS(EDGE)
}

void tex_model_step(struct tex_model *model, bool reset, const struct tex_frame *in, struct tex_frame *out)
{
    show(model, in, out);
    if (reset)
        tex_model_reset(model);
    else
        edge(model, in, out);
}
