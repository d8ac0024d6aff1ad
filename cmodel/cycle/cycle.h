// SPDX-License-Identifier: Apache-2.0
/*
 * The cycle layer's state (stages/README.md), one struct for the whole unit, and the parts of a step.
 *
 * A thread's payloads are computed once, when it enters a stage, in a slot of a pool that it keeps until the result
 * stage has added it; stage registers hold pointers to slots. The words of a boundary are packed at the same time,
 * into an image of the frame that every step copies out.
 *
 * A step has two parts. The ..._show functions are combinational: they read state and inputs and set valid and ready
 * of `out`, consumers before producers, since ready runs upstream. The ..._edge functions advance the state past the
 * rising edge, consumers first again, so that each register is read before it is loaded.
 */
#ifndef CYCLE_H
#define CYCLE_H
#include "cycle/line_cache.h"
#include "cycle/store.h"
#include "function/pipeline.h"
#include "function/result.h"

#define CYCLE_INNER 4 /* registers of the longest stage, lod, before its last */
/* Slots of threads in flight: the latency FIFO, a register a stage but lookup, the inner ones of lod and coord, and
 * those of block and filter. */
#define CYCLE_THREADS (TEX_L1_FIFO + TEX_PIPE_STAGES - 1 + 2 * CYCLE_INNER + 4)
#define CYCLE_ORDER (TEX_L1_FIFO + TEX_ORDER_MORE)
#define CYCLE_QUADS (TEX_WARP_LANES / TEX_QUAD_LANES)
#define CYCLE_RETURN_DEPTH (TEX_L1_OUTSTANDING / TEX_L1_IDS)
#define CYCLE_COUNTERS ((TEX_CSR_COUNT_DROP_DISABLED - TEX_CSR_COUNT_INSTRUCTIONS) / 4 + 1)

/* One thread, or the completion token, in flight. */
struct cycle_thread {
    struct tex_thread_trace trace;
    uint8_t index[2][4];      /* L1 line of each fetched sample, and of its second part (PD-10c) */
    unsigned misses[2];       /* lines that were requested for each part */
    struct tex_line kept[4];  /* of the first of two parts, when the second is read */
    struct tex_policy policy; /* in force when the stage that has it took it */
};

/* stages/order.md: the path of each answer in flight, in the order in which they leave. */
struct cycle_order {
    enum tex_path_code path[CYCLE_ORDER];
    unsigned head, count;
    enum tex_path_code next; /* of the beat at header in this cycle, of none: gather */
    bool open[TEX_PATHS];    /* the first register of the path can be loaded in this cycle */
};

/* stages/decode.md: the header buffer and the quad buffer. */
struct cycle_decode {
    bool header_valid;
    unsigned quads; /* quad beats received, 0..7 */
    struct tex_instruction header;
    struct tex_instruction instruction; /* of the quad buffer */
    struct tex_issue_quad quad;
    uint32_t pending; /* executed lanes of the warp that the quad buffer still holds; 0 with a token */
    uint8_t shown_hash;
    uint8_t hash[TEX_WARPS];
};

struct cycle_return {
    struct tex_line line[CYCLE_RETURN_DEPTH];
    unsigned head, count;
};

/* Result of the tag lookup in this cycle. */
struct cycle_lookup {
    bool invalidate;  /* the cycle clears the tags */
    bool enters;      /* the footprint at the input, or its part, enters the latency FIFO */
    uint32_t hit;     /* fetched samples that hit */
    uint32_t missing; /* fetched samples that do not; the lowest wants this line: */
    uint64_t line;
    uint8_t index[4];
    bool both_hit; /* the second part is cached too, there: */
    uint8_t second_index[4];
};

/* In the latency FIFO: a footprint, or of one of two parts one. */
struct cycle_footprint {
    struct cycle_thread *thread; /* NULL: empty */
    unsigned part;
    bool both_hit; /* the first part, and the second with it */
};

/* stages/cache.md: texel cache. */
struct cycle_l1 {
    uint64_t tag[TEX_L1_SETS][TEX_L1_WAYS]; /* line + 1, 0 = not valid */
    uint8_t next[TEX_L1_SETS];
    bool invalidate_pending;
    unsigned part; /* of the footprint at the input: 1, its first part has passed */
    bool seen;     /* this part was looked up before, with these hits: */
    uint32_t first_hit[2];
    unsigned misses;          /* of this part */
    uint32_t requests, fills; /* since reset */
    struct cycle_lookup now;
    uint8_t fill_queue[TEX_L1_OUTSTANDING];
    unsigned fill_head, outstanding;
    struct cycle_footprint fifo[TEX_L1_FIFO];
    unsigned fifo_head, fifo_count;
    unsigned filled; /* lines written for the FIFO head */
    bool pop;        /* the FIFO head leaves in this cycle, and is not the first of two parts */
    bool keep;       /* it leaves, and is */
    struct cycle_return queue[TEX_L1_IDS];
    struct tex_line data[TEX_L1_SETS * TEX_L1_WAYS];
};

/* stages/line_cache.md: a stage's request to its line cache in this cycle. */
struct cycle_wanted {
    bool needed;
    uint64_t line;
    const struct cycle_entry *entry; /* NULL if it misses */
};

/* stages/load.md, stages/deliver.md */
struct cycle_load {
    bool there;      /* the line: */
    uint64_t number; /* also of the read under way */
    struct tex_line line;
    bool waits;            /* for its data */
    bool second;           /* of the thread in front, the line of the first part is kept: */
    struct tex_line first; /* of the last thread of an atomic: the line before it */
    uint32_t changed;      /* bytes of the line that atomics changed, and that are not written */
    bool writes, refused;  /* a write waits for its response; one of the instruction failed */
    bool stores_idle;      /* in this cycle */
    unsigned converted;    /* lanes of the thread at deliver */
};

struct tex_model {
    tex_boundary_set valid;                                   /* valid bits of all output registers, by boundary */
    uint32_t payload[TEX_PAYLOAD_WORDS];                      /* words of the boundaries, as in the frame */
    struct cycle_thread *at[TEX_BOUNDARIES];                  /* thread in the output register of a stage */
    struct cycle_thread *inner[TEX_PIPE_STAGES][CYCLE_INNER]; /* registers before the last of a stage, NULL = empty */
    struct cycle_thread thread[CYCLE_THREADS];
    uint64_t in_flight; /* the slots in use, a bit each */

    struct tex_config config;
    struct tex_regs regs; /* the same, as the stages use it */
    uint32_t counter[CYCLE_COUNTERS];
    struct tex_fault fault;
    struct tex_trap trap;
    bool beat_faults; /* the beat in the output register has a faulting thread */

    struct cycle_decode decode;
    struct cycle_line_cache handles, headers, samplers;
    struct cycle_wanted handle, header, sampler;
    struct tex_header_memo judged;
    struct tex_filter_sum sum;          /* of the passes before the one that filter takes next */
    bool records_used;                  /* in this cycle, by a beat between header and the table of lod */
    bool header_missed, sampler_missed; /* a miss was started for the beat at the header stage's input */
    struct cycle_l1 l1;
    struct cycle_order order;
    struct cycle_store store;
    struct cycle_load load;
    struct tex_rsp response;     /* in the register of axi_rsp */
    struct tex_result gathering; /* result accumulator */
    unsigned gathered;           /* threads in it */
    struct tex_result beat;      /* in the output register of result */
};

/* The words of a boundary in a frame's payload. */
static inline uint32_t *cycle_words(struct tex_model *m, unsigned word)
{
    return &m->payload[word];
}

static inline const uint32_t *cycle_input(const struct tex_frame *in, unsigned word)
{
    return &in->payload[word];
}

static inline bool cycle_valid(const struct tex_frame *out, enum tex_boundary b)
{
    return (out->valid & TEX_BIT(b)) != 0;
}

/* The boundary transfers in this cycle. */
static inline bool cycle_moves(const struct tex_frame *out, enum tex_boundary b)
{
    return (out->valid & out->ready & TEX_BIT(b)) != 0;
}

/* The register that the boundary feeds can be loaded at this edge. */
static inline bool cycle_open(const struct tex_frame *out, enum tex_boundary b)
{
    return ((~out->valid | out->ready) & TEX_BIT(b)) != 0;
}

static inline void cycle_set_ready(struct tex_frame *out, enum tex_boundary b, bool ready)
{
    out->ready |= ready ? TEX_BIT(b) : 0;
}

/* Count one event of a TEX_CSR_COUNT_ register. */
static inline void cycle_count(struct tex_model *m, unsigned csr)
{
    m->counter[(csr - TEX_CSR_COUNT_INSTRUCTIONS) / 4]++;
}

/* A slot for a thread that enters. */
static inline struct cycle_thread *cycle_slot(struct tex_model *m)
{
    unsigned slot = (unsigned)tex_top_bit(~m->in_flight & (UINT64_MAX >> (64 - CYCLE_THREADS)));
    m->in_flight |= UINT64_C(1) << slot;
    return &m->thread[slot];
}

/* The thread has left: its slot is free. */
static inline void cycle_release(struct tex_model *m, const struct cycle_thread *thread)
{
    m->in_flight &= ~(UINT64_C(1) << (thread - m->thread));
}

/* A register stage takes the thread of its input boundary: returns it after moving the pointer. */
static inline struct cycle_thread *cycle_load(struct tex_model *m, enum tex_boundary stage, struct cycle_thread *thread)
{
    m->valid |= TEX_BIT(stage);
    m->at[stage] = thread;
    return thread;
}

static inline void cycle_clear(struct tex_model *m, enum tex_boundary stage)
{
    m->valid &= ~TEX_BIT(stage);
}

/* The thread enters the stage's register: its payload is computed and shown. */
static inline void cycle_enter(struct tex_model *m, enum tex_pipe stage, struct cycle_thread *thread,
                               const struct tex_pipe_needs *needs)
{
    const struct tex_pipe_stage *row = &tex_pipe[stage];
    cycle_load(m, row->boundary, thread);
    row->eval(&thread->trace, needs);
    row->pack(&thread->trace, cycle_words(m, tex_boundaries[row->boundary].word));
}

/* For occupancy: contents of the output register. */
static inline unsigned cycle_held(const struct tex_model *m, enum tex_boundary b)
{
    return (m->valid & TEX_BIT(b)) != 0;
}

/* The i-th line of a list, false past its end. */
bool cycle_list(const struct tex_occupancy *list, size_t count, unsigned i, struct tex_occupancy *out);

/*
 * The parts of a step: consumers before producers, and those that answer all others last. The number is the place of
 * what it holds in the list of occupancy, which follows the pipeline.
 */
#define CYCLE_PARTS(DO)                                                                                                \
    DO(result, 13)                                                                                                     \
    DO(load, 12) /* load, deliver */                                                                                   \
    DO(store, 11)                                                                                                      \
    DO(side, 10) /* query; surface, convert */                                                                         \
    DO(back, 9)  /* block, texel, filter */                                                                            \
    DO(data, 7)                                                                                                        \
    DO(tags, 6)                                                                                                        \
    DO(front, 5) /* lod, coord, wrap, address */                                                                       \
    DO(order, 4)                                                                                                       \
    DO(header, 3)                                                                                                      \
    DO(bind, 2)                                                                                                        \
    DO(decode, 1)                                                                                                      \
    DO(axi, 8)                                                                                                         \
    DO(csr, 0)

#define CYCLE_PART(name, place)                                                                                        \
    void cycle_##name##_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out);                  \
    void cycle_##name##_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out);            \
    bool cycle_##name##_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out);
CYCLE_PARTS(CYCLE_PART)

/* The path whose answer is next; the gather path if idle. */
static inline enum tex_path_code cycle_order_head(const struct tex_model *m)
{
    return m->order.count ? m->order.path[m->order.head] : TEX_PATH_GATHER;
}

/* Reads see the registers before the edge, so they come before all parts; writes act after all. */
void cycle_csr_read_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out);
/* A beat of surface leaves: trap record, flag, counters of dropped threads. */
void cycle_csr_surface(struct tex_model *m, const struct tex_surface *surface);
/* Words of regs, fault and trap, after a change. */
void cycle_csr_publish(struct tex_model *m);

#endif
