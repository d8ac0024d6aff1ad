// SPDX-License-Identifier: Apache-2.0
/* Texel cache, data side: returns, fills, the head of the latency FIFO, the texels read (stages/cache.md). */
#include "cycle/cycle.h"

/* Lines come back in request order if they are taken from the identifiers in rotation. */
static struct cycle_return *next_return(struct cycle_l1 *l1)
{
    return &l1->queue[l1->fills % TEX_L1_IDS];
}

static void show_fill(struct tex_model *m)
{
    struct cycle_l1 *l1 = &m->l1;
    const struct cycle_return *queue = next_return(l1);
    const struct tex_line *line = &queue->line[queue->head];
    struct tex_fill fill = {.index = l1->fill_queue[l1->fill_head], .error = line->error, .sparse = line->sparse};
    for (unsigned i = 0; i < TEX_LINE_BYTES / 4; i++)
        fill.data[i] = line->data[i];
    tex_pack_fill(cycle_words(m, TEX_WORD_FILL), 0, &fill);
}

void cycle_data_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    (void)in;
    struct cycle_l1 *l1 = &m->l1;
    const struct cycle_footprint *first = &l1->fifo[l1->fifo_head];
    l1->pop = l1->keep = false;
    if (!first->thread)
        return;
    if (l1->filled == first->thread->misses[first->part]) {
        l1->keep = first->part == 0 && first->thread->trace.address.straddle && !first->both_hit;
        l1->pop = !l1->keep && cycle_open(out, TEX_AT_CACHE);
    } else if (next_return(l1)->count > 0) {
        out->valid |= TEX_BIT(TEX_AT_FILL);
        show_fill(m);
    }
}

static struct cycle_thread *leave(struct cycle_l1 *l1)
{
    struct cycle_thread *thread = l1->fifo[l1->fifo_head].thread;
    l1->fifo[l1->fifo_head].thread = NULL;
    l1->fifo_head = (l1->fifo_head + 1) % TEX_L1_FIFO;
    l1->fifo_count--;
    l1->filled = 0;
    return thread;
}

/* The first of two parts: its lines may be written over before the second is there. */
static void keep_lines(struct cycle_l1 *l1)
{
    struct cycle_thread *thread = leave(l1);
    for (unsigned k = 0; k < 4; k++)
        thread->kept[k] = l1->data[thread->index[0][k]];
}

/* The texels of the FIFO head go into the output register. */
static void read_texels(struct tex_model *m)
{
    struct cycle_l1 *l1 = &m->l1;
    bool second = l1->fifo[l1->fifo_head].part == 1;
    struct cycle_thread *thread = leave(l1);
    struct tex_pipe_needs needs = {.regs = &m->regs};
    for (unsigned k = 0; k < 4; k++) {
        needs.line[k] = second ? &thread->kept[k] : &l1->data[thread->index[0][k]];
        needs.line[4 + k] = thread->trace.address.straddle ? &l1->data[thread->index[1][k]] : NULL;
    }
    cycle_enter(m, TEX_PIPE_CACHE, thread, &needs);
}

/* A line leaves its return queue for the data array. */
static void write_line(struct cycle_l1 *l1)
{
    struct cycle_return *queue = next_return(l1);
    l1->data[l1->fill_queue[l1->fill_head]] = queue->line[queue->head];
    queue->head = (queue->head + 1) % CYCLE_RETURN_DEPTH;
    queue->count--;
    l1->fill_head = (l1->fill_head + 1) % TEX_L1_OUTSTANDING;
    l1->outstanding--;
    l1->fills++;
    l1->filled++;
}

/* A response for the texel cache arrives. One that was not requested may find its queue full, and is lost. */
static void take_response(struct cycle_l1 *l1, const struct tex_rsp *response)
{
    uint32_t j = response->id - TEX_AXI_ID_L1; /* smaller identifiers wrap to a large number */
    if (j >= TEX_L1_IDS || l1->queue[j].count == CYCLE_RETURN_DEPTH)
        return;
    struct cycle_return *queue = &l1->queue[j];
    struct tex_line *line = &queue->line[(queue->head + queue->count) % CYCLE_RETURN_DEPTH];
    for (unsigned i = 0; i < TEX_LINE_BYTES / 4; i++)
        line->data[i] = response->data[i];
    line->error = response->error;
    line->sparse = response->sparse;
    queue->count++;
}

void cycle_data_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    (void)in;
    struct cycle_l1 *l1 = &m->l1;
    if (l1->pop)
        read_texels(m);
    else if (cycle_moves(out, TEX_AT_CACHE))
        cycle_clear(m, TEX_AT_CACHE);
    if (l1->keep)
        keep_lines(l1);
    /* The push first: full is judged before this cycle's pop. */
    if (cycle_valid(out, TEX_AT_AXI_RSP))
        take_response(l1, &m->response);
    if (cycle_valid(out, TEX_AT_FILL))
        write_line(l1);
}

static unsigned returned(const struct cycle_l1 *l1)
{
    unsigned count = 0;
    for (unsigned j = 0; j < TEX_L1_IDS; j++)
        count += l1->queue[j].count;
    return count;
}

bool cycle_data_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out)
{
    const struct tex_occupancy list[] = {
        {"cache", returned(&m->l1), TEX_L1_IDS * CYCLE_RETURN_DEPTH, "texel lines returned, not written"},
        {"cache", cycle_held(m, TEX_AT_CACHE), 1, "thread beats"},
    };
    return cycle_list(list, sizeof list / sizeof *list, i, out);
}
