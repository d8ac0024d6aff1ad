// SPDX-License-Identifier: Apache-2.0
/* Stage result and the join in front of it, cycle by cycle (README 2.6, 2.9): threads gathered into quads, and the
 * fault record. */
#include "cycle/cycle.h"

#include <string.h>

/* The join: the path from which the next answer comes. The last boundary of no other is ready. */
static const struct tex_path_info *next_from(const struct tex_model *m)
{
    return &tex_paths[cycle_order_head(m)];
}

void cycle_result_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    (void)in;
    const struct tex_path_info *path = next_from(m);
    bool stored = cycle_valid(out, path->last) && !path->once && !m->at[path->last]->trace.decode.tag.quad_last;
    cycle_set_ready(out, path->last, stored || cycle_open(out, TEX_AT_RESULT));
    if (cycle_moves(out, TEX_AT_RESULT) && m->beat_faults)
        out->valid |= TEX_BIT(TEX_AT_FAULT_EVENT);
}

/* The fault that the beat will report when it leaves: the record that it alone would make. */
static void note_faults(struct tex_model *m)
{
    struct tex_fault event = {0};
    tex_fault_update(&event, &m->beat);
    m->beat_faults = event.valid;
    tex_pack_fault(cycle_words(m, TEX_WORD_FAULT_EVENT), 0, &event);
}

/* A beat leaves: faults and instructions are counted. */
static void leave(struct tex_model *m)
{
    tex_fault_update(&m->fault, &m->beat);
    tex_pack_fault(cycle_words(m, TEX_WORD_FAULT), 0, &m->fault);
    if (m->beat.last)
        cycle_count(m, TEX_CSR_COUNT_INSTRUCTIONS);
    cycle_clear(m, TEX_AT_RESULT);
}

/* Input of the join: the answer of a thread, which is done then, or the token of a store. */
static void take_answer(struct tex_model *m, const struct tex_path_info *path, struct tex_answer *answer)
{
    if (path->once) {
        struct tex_store token = {.faults = 0};
        (void)cycle_store_token(&m->store, &token);
        tex_answer_of_store(&token, answer);
        return;
    }
    tex_pipe_answer(&m->at[path->last]->trace, answer);
    cycle_release(m, m->at[path->last]);
}

void cycle_result_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    (void)in;
    if (cycle_moves(out, TEX_AT_RESULT))
        leave(m);
    const struct tex_path_info *path = next_from(m);
    struct tex_answer answer;
    if (!cycle_moves(out, path->last))
        return;
    take_answer(m, path, &answer);
    tex_result_add(&m->gathering, &answer);
    m->gathered++;
    if (!answer.tag.quad_last)
        return;
    m->beat = m->gathering;
    memset(&m->gathering, 0, sizeof m->gathering);
    m->gathered = 0;
    tex_pack_result(cycle_words(m, TEX_WORD_RESULT), 0, &m->beat);
    note_faults(m);
    m->valid |= TEX_BIT(TEX_AT_RESULT);
}

bool cycle_result_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out)
{
    const struct tex_occupancy list[] = {
        {"result", m->gathered, TEX_QUAD_LANES, "threads of the quad being gathered"},
        {"result", cycle_held(m, TEX_AT_RESULT), 1, "quad beats"},
    };
    return cycle_list(list, sizeof list / sizeof *list, i, out);
}
