// SPDX-License-Identifier: Apache-2.0
/*
 * Protocol checks: rules of the handshakes that hold whatever the unit computes. They need neither model nor simulator:
 * they get one sampled frame and the reset of each cycle. Each check is a row with an id, a source, the side at fault,
 * and a count. Its minimum follows from the traffic, which the caller counts independently.
 */
#ifndef PROTOCOL_H
#define PROTOCOL_H
#include <stddef.h>

#include "tex_defs.h"

/* When several are broken in one cycle, the first of this list is named. */
enum protocol_check {
    PC_HOLD,
    PC_STABLE,
    PC_RESET,
    PC_AXI_BURST,
    PC_AXI_4K,
    PC_AXI_SIZE,
    PC_AXI_LINE,
    PC_AXI_ID,
    PC_AXI_DEPTH,
    PC_AXI_RCOUNT,
    PC_AXI_RLAST,
    PC_AXI_RESP,
    PC_AXI_WLINE,
    PC_AXI_WID,
    PC_AXI_WDEPTH,
    PC_AXI_WLAST,
    PC_AXI_WSTRB,
    PC_AXI_BCOUNT,
    PC_AXI_BRESP,
    PC_AXI_LOAD,
    PC_AXIL_B,
    PC_AXIL_R,
    PC_AXIL_RESP,
    PC_BEAT,
    PC_TAG,
    PC_QUAD,
    PC_ORDER,
    PC_FAULT,
    PC_REQUEST,
    PC_RESPONSE,
    PC_FILL,
    PROTOCOL_CHECKS
};

/* Who broke it. DRIVER in a row: the driver of the boundary. */
enum protocol_side { PROTOCOL_UNIT, PROTOCOL_TESTBENCH, PROTOCOL_DRIVER };
/* "unit", "testbench", "driver". */
const char *protocol_side_name(enum protocol_side side);

struct protocol_row {
    const char *id;     /* "PC-HOLD" */
    const char *says;   /* the rule, one line */
    const char *source; /* where it is written */
    enum protocol_side side;
    tex_boundary_set needs;   /* boundaries that must be visible, a bit each; DRIVER: any of them */
    tex_boundary_set counted; /* boundaries whose transfers the check judges, each once; 0: see protocol_minimum */
};
extern const struct protocol_row protocol_rows[PROTOCOL_CHECKS];

#define PROTOCOL_TEXT 200
struct protocol_violation {
    enum protocol_check check;
    enum tex_boundary boundary;
    enum protocol_side side; /* UNIT or TESTBENCH */
    char text[PROTOCOL_TEXT];
};

#define PROTOCOL_THREADS 1024U     /* between the first and the last stage at once; a power of two, as the others */
#define PROTOCOL_PASSES 64U        /* of a thread: more than any unit makes */
#define PROTOCOL_INSTRUCTIONS 256U /* issued and not answered */
#define PROTOCOL_QUADS 64U         /* past filter and not yet a result */
#define PROTOCOL_REQUESTS 64U      /* of one requester, taken and not yet on the read address channel */
#define PROTOCOL_READS 256U        /* of one identifier, waiting for data */
#define PROTOCOL_WRITES 256U       /* addresses without all their data, or beats without an address */
#define PROTOCOL_IDS (1U << TEX_AXI_ID_W)
#define PROTOCOL_REQUESTERS 5U

/* A queue is two running numbers over an array: elements put in, elements taken out. */
struct protocol_queue {
    uint32_t in, out;
};

/* Fields of a result beat. */
struct protocol_result {
    const struct tex_leaf_info *warp, *quad, *lanes, *last, *status;
};

struct protocol {
    tex_boundary_set visible, waitable, from_unit, tagged;
    uint32_t rows, ever;              /* checks judged with the visible ones; checks judged in any cycle: a bit each */
    uint8_t upstream[TEX_BOUNDARIES]; /* of a tagged boundary: the one before it */
    unsigned first;                   /* tagged boundary; TEX_BOUNDARIES if none is visible */
    tex_boundary_set ends;            /* last tagged boundaries: of each path one */
    const struct tex_leaf_info *opcode; /* of the first one, NULL if none is visible */
    uint32_t identity;                  /* bits of the first payload word that a thread keeps */
    /* handshakes */
    const struct tex_frame *previous; /* frame of the cycle before */
    tex_boundary_set waiting;         /* boundaries with a beat in it that was not taken */
    bool after_reset;                 /* its edge was a reset */
    unsigned excuse;                  /* lookups that an invalidation may still withdraw */
    /* threads, by their identity */
    uint16_t thread[PROTOCOL_THREADS];
    uint8_t path[PROTOCOL_THREADS];   /* of each, by its code */
    uint8_t passes[PROTOCOL_THREADS]; /* of each, that the first boundary with passes has shown */
    uint32_t crossed[TEX_BOUNDARIES];
    uint32_t passed[TEX_BOUNDARIES]; /* passes of the thread that is next there */
    uint32_t oldest;                 /* none before this one is in flight */
    /* instructions */
    struct {
        uint32_t active, warp;
    } instruction[PROTOCOL_INSTRUCTIONS];
    uint32_t issued, decoded, answered, issue_beats;
    uint32_t next_lane, next_quad; /* of the instructions at decode and at result */
    bool quad_open;                /* the last thread at decode was not the last of its quad */
    struct protocol_result result;
    uint32_t quad[PROTOCOL_QUADS], quad_lanes;
    struct protocol_queue quads;
    /* memory */
    uint64_t request[PROTOCOL_REQUESTERS][PROTOCOL_REQUESTS];
    struct protocol_queue requests[PROTOCOL_REQUESTERS];
    uint8_t beats[PROTOCOL_IDS][PROTOCOL_READS]; /* still to come, minus one */
    struct protocol_queue reads[PROTOCOL_IDS];
    uint8_t response[PROTOCOL_READS];
    struct protocol_queue responses;
    struct tex_axi_a write[PROTOCOL_WRITES];      /* addresses whose data has not all come */
    struct tex_axi_w write_beat[PROTOCOL_WRITES]; /* data whose address has not come */
    struct protocol_queue writes, write_beats;
    uint32_t write_got;           /* beats of the oldest of these writes */
    uint32_t whole[PROTOCOL_IDS]; /* writes that have all and were not answered */
    uint32_t unanswered;          /* writes whose address was taken */
    uint32_t turn;                /* texel reads since reset, modulo the identifiers */
    bool turn_known;
    uint32_t lines, filled; /* texel lines read, written */
    /* registers */
    uint32_t aw, w, b, ar, r, aw_addr;
    struct tex_axil_w w_data;
    /* over the run */
    uint64_t count[PROTOCOL_CHECKS], violations[PROTOCOL_CHECKS];
    uint64_t settled[PROTOCOL_CHECKS]; /* minimums of the traffic before the last protocol_settle; below: since */
    uint64_t cut_moved[TEX_BOUNDARIES], cut_waits, withdrawn;
    struct protocol_violation *found; /* of the cycle, filled if `broken` */
    bool broken;
};

/* Traffic as the caller counted it, over the same cycles: the source of the minimums. */
struct protocol_traffic {
    uint64_t valid[TEX_BOUNDARIES]; /* cycles */
    uint64_t moved[TEX_BOUNDARIES]; /* transfers */
    uint64_t resets;                /* cycles after a clock edge with reset */
};

/* `visible`: boundaries that frames show, a bit each; the others are ignored. Counts are zeroed. */
void protocol_init(struct protocol *p, tex_boundary_set visible);
/* Judge these boundaries from now on, and the checks that they allow except `without`, a bit each. Settle before. */
void protocol_view(struct protocol *p, tex_boundary_set visible, uint32_t without);
/* Keep the minimums of the traffic `t`, which the caller then counts from zero again. */
void protocol_settle(struct protocol *p, const struct protocol_traffic *t);
/* Discard beats in flight, keep the counts: the next cycle follows one with reset, or an idle one. */
void protocol_restart(struct protocol *p, bool reset);
/*
 * One cycle. `frame` must stay unchanged until the next call. True if nothing was broken; else `out` has the violation.
 * A cycle with reset transfers nothing.
 */
bool protocol_cycle(struct protocol *p, const struct tex_frame *frame, bool reset, struct protocol_violation *out);
/* Nothing is in flight: no beat, no read, no register access. */
bool protocol_idle(struct protocol *p);
/* End of a drained run: anything still in flight was lost. True if nothing is. */
bool protocol_end(struct protocol *p, struct protocol_violation *out);
/* The least number of judgements that the check must have made: from the traffic settled, and from `t`. */
uint64_t protocol_minimum(const struct protocol *p, enum protocol_check check, const struct protocol_traffic *t);
/* The driver of valid and payload of a boundary. */
enum protocol_side protocol_driver(enum tex_boundary b);

struct self_test_report;
/* Self-test: every check must name a planted violation. On false `out` names the check that did not. */
bool protocol_self_test(struct self_test_report *out);

#endif
