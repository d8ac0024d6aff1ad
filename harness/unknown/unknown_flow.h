// SPDX-License-Identifier: Apache-2.0
/*
 * Four-state, passive: propagates unknown bits (X, Z) from the testbench through the unit, thread by thread.
 * harness/unknown/README.md defines the bits that may be unknown, and bad input. It uses only the frames, knows no
 * cycles and no caches, and so serves any strictness.
 *
 * Unknown bits of inputs read as in the frame, one for X, zero for Z: the model does the same.
 */
#ifndef UNKNOWN_FLOW_H
#define UNKNOWN_FLOW_H
#include "base/passes.h"
#include "tex_stages.h"
#include "unknown/unknown_lines.h"
#include "unknown/unknown_stores.h"

#define FLOW_THREADS 1024U /* rings; no unit holds that many */
#define FLOW_WARPS 256U
#define FLOW_BEATS 256U
#define FLOW_TEXT 320

/* The input, and the decision that depends on it. */
struct unknown_cause {
    const char *reaches; /* NULL: none */
    enum tex_boundary boundary;
    uint32_t bits[TEX_ISSUE_WORDS]; /* of its payload */
    uint64_t cycle;                 /* of the run: when they were sent */
    bool has_line;
    uint64_t line;
    bool has_byte; /* of memory, that a thread stores from a register */
    uint64_t byte;
    uint32_t thread, reg;
};

struct unknown_warp {
    struct tex_instruction instruction;
    uint64_t word;
    struct tex_issue_quad value[TEX_WARP_LANES / TEX_QUAD_LANES], mask[TEX_WARP_LANES / TEX_QUAD_LANES];
    uint64_t cycle[TEX_WARP_LANES / TEX_QUAD_LANES];
    struct unknown_cause harmless;
    struct tex_regs regs; /* strictness arch: in force when it was issued */
    bool done;            /* likewise: its last result was taken */
    uint64_t written;     /* likewise: lines that it has stored into, a bit each */
};

/*
 * A thread from decode to the end of its path: observed payloads, with unknown bits made known, and masks. From lod to
 * filter, one pass of it (PD-107).
 */
struct unknown_thread {
    const struct unknown_warp *warp;
    uint64_t number; /* since reset */
    struct tex_decode decode, decode_mask;
    struct tex_regs regs; /* in force when it left decode, bind */
    struct tex_header header;
    bool quad_mask; /* TEX: a coordinate of its quad, from which its level is derived, has unknown bits */
    uint32_t border_mask[4];
    struct tex_lod lod;
    struct tex_wrap wrap;
    struct tex_address address;
    struct tex_cache cache, cache_mask;
    struct tex_block block, block_mask;
    struct tex_texel texel, texel_mask;
    struct tex_filter filter, filter_mask;
    struct tex_surface surface, surface_mask;
    struct tex_convert convert, convert_mask;
    struct tex_load load, load_mask;
    uint32_t old[4];                       /* the bytes that it reads, before an atomic */
    bool changed;                          /* an atomic: its element is changed in the line */
    struct tex_answer answer, answer_mask; /* as it leaves its path */
    bool has_handle_line;
    uint32_t has_lines; /* bit 0: line[0] is its header, bit 1: line[1] is its sampler */
    uint64_t handle_line, line[2];
    struct unknown_cause harmless; /* unknown bits that decide nothing, by the model */
};

struct unknown_flow {
    uint64_t cycle;       /* of the run */
    bool ports_only;      /* the boundaries inside mean nothing: strictness arch */
    struct tex_regs regs; /* then: the registers in force */
    struct unknown_lines lines;
    struct unknown_stores stores;
    struct unknown_warp *warp;                  /* ring by number */
    uint64_t warps, warps_decoded, warps_first; /* issued; past decode; strictness arch: the oldest unfinished one */
    unsigned beats;                             /* of the instruction that is being issued */
    struct unknown_thread *thread, *pass;       /* rings: threads by number; passes, from lod on */
    uint64_t at[TEX_BOUNDARIES];                /* threads past each boundary; from lod to texel, passes */
    uint64_t at_lod, filtered;                  /* threads all of whose passes are past lod; passes past filter */
    tex_boundary_set shown, moved; /* boundaries whose present beat has been examined; and leaves: a bit each */
    struct tex_frame may, value;   /* of the valid payloads: bits that may be unknown; their values */
    struct tex_result gather, gather_mask;
    struct tex_result beat[FLOW_BEATS], beat_mask[FLOW_BEATS];
    uint32_t beats_head, beats_tail;
    /* Descriptors that were judged last, and found to decide nothing. */
    uint64_t judged_header, judged_sampler, judged_cycle[2];
    uint32_t judged_opcode, judged_param, judged_policy;
    uint64_t followed;                /* over the run: result values that were not compared */
    struct unknown_cause cause, seen; /* seen: the first unknown bits since reset, of any effect */
    uint32_t lane;                    /* of the thread that the cause reached, UINT32_MAX if there is none */
};

/* NULL if out of memory. */
struct unknown_flow *unknown_flow_create(void);
void unknown_flow_destroy(struct unknown_flow *f);
/*
 * One cycle out of reset: `rtl` as sampled, `unknown` its unknown bits, those of the inputs among them. False if an
 * unknown bit reaches one that must be known: `cause`.
 */
bool unknown_flow_cycle(struct unknown_flow *f, const struct tex_frame *rtl, const struct tex_frame *unknown,
                        uint64_t cycle);
/* The unit is in reset. */
void unknown_flow_reset(struct unknown_flow *f);
/*
 * Bits that may be unknown in this cycle count as known, with their value in `model`, or if that is NULL with the
 * function layer's. Unknown bits of inputs too.
 */
void unknown_flow_heal(const struct unknown_flow *f, const struct tex_frame *model, struct tex_frame *rtl,
                       struct tex_frame *unknown);
/*
 * The boundary shows unexplained unknown bits. If the thread had some that were assumed harmless, they are the cause;
 * if lines were lost or the boundaries inside are not visible, the first that were sent.
 */
bool unknown_flow_doubt(struct unknown_flow *f, enum tex_boundary b);
/* One line on the cause. */
void unknown_flow_text(const struct unknown_cause *cause, char *text, size_t size);

struct self_test_report;
/* Self-test: bits that no input explains stay unknown. On false `out` names the bits that did not. */
bool unknown_flow_self_test(struct self_test_report *out);

/* Parts of it. */
/* unknown_inputs.c: inputs accepted from the testbench in this cycle. */
void unknown_inputs_cycle(struct unknown_flow *f, const struct tex_frame *rtl, const struct tex_frame *unknown);
/* unknown_threads.c: a new beat at a boundary; its transfer; it is past, as the next beat comes. */
void unknown_threads_show(struct unknown_flow *f, enum tex_boundary b, const struct tex_frame *rtl);
void unknown_threads_move(struct unknown_flow *f, enum tex_boundary b, const struct tex_frame *rtl);
void unknown_threads_past(struct unknown_flow *f, enum tex_boundary b);
/* unknown_filter.c: the last pass of the thread that is next at filter, by its number; a beat shows. */
uint64_t unknown_filter_last(const struct unknown_flow *f);
void unknown_filter_show(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl);
/* A payload with this tag has values. */
bool unknown_has_values(const struct tex_tag *tag);
/* Registers of the thread that were unknown when its beat was issued, of Ra, of Rb or of both, as the cause. */
void unknown_blame_registers(struct unknown_flow *f, const struct unknown_thread *t, const char *reaches, bool ra,
                             bool rb);
/* unknown_store_data.c: a thread that stores leaves header; the rows of its path; a write of which both parts show. */
void unknown_store_move_header(struct unknown_flow *f, struct unknown_thread *t);
typedef void unknown_follow(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl);
unknown_follow unknown_store_show_surface, unknown_store_move_surface;
unknown_follow unknown_store_show_convert, unknown_store_move_convert, unknown_store_move_token;
unknown_follow unknown_store_show_address, unknown_store_show_data;
/* unknown_load.c: the rows of a load behind convert. */
unknown_follow unknown_load_show_load, unknown_load_show_deliver;
/* unknown_atomic.c: a thread changes its element, once; those that are in a line which is written. */
void unknown_atomic_change(struct unknown_flow *f, struct unknown_thread *t);
void unknown_atomic_written(struct unknown_flow *f, uint64_t line);
/* Its first byte with unknown bits, if there is one, is the cause. */
void unknown_store_blame(struct unknown_flow *f, const struct unknown_write *w);
/* unknown_data.c: the same, for boundaries without threads. */
void unknown_data_move_answer(struct unknown_flow *f, struct unknown_thread *t);
void unknown_data_show_result(struct unknown_flow *f);
void unknown_data_move_result(struct unknown_flow *f);
void unknown_data_show_response(struct unknown_flow *f);
void unknown_data_show_fill(struct unknown_flow *f);
/* unknown_ports.c, strictness arch: instructions in flight; a result beat shows, or is taken. */
void unknown_ports_judge(struct unknown_flow *f);
void unknown_ports_show(struct unknown_flow *f, const struct tex_frame *rtl);
void unknown_ports_move(struct unknown_flow *f, const struct tex_frame *rtl);
/* A new write address or write data. */
void unknown_ports_write(struct unknown_flow *f, enum tex_boundary b, const struct tex_frame *rtl);
/* unknown_judge.c: see there. Bits of a line as the cause. */
void unknown_blame_line(struct unknown_cause *c, const char *reaches, const struct unknown_line *line,
                        const uint32_t bits[TEX_LINE_BYTES / 4]);
/* Whether unknown bits of descriptors decide anything but the border colour. */
void unknown_judge(struct unknown_flow *f, struct unknown_thread *t);

/* The thread that is next at the boundary, or its pass: at filter the last one. */
static inline struct unknown_thread *unknown_thread_at(const struct unknown_flow *f, enum tex_boundary b)
{
    if (b == TEX_AT_FILTER)
        return &f->pass[unknown_filter_last(f) % FLOW_THREADS];
    if (PASSES_SHOWN >> b & 1)
        return &f->pass[f->at[b] % FLOW_THREADS];
    return &f->thread[f->at[b] % FLOW_THREADS];
}

static inline uint32_t *unknown_words(struct tex_frame *f, enum tex_boundary b)
{
    return &f->payload[tex_boundaries[b].word];
}

#endif
