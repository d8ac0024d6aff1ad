// SPDX-License-Identifier: Apache-2.0
/*
 * The agents around the unit. Each is stepped once per cycle with the frame just sampled (all values before the next
 * rising edge) and sets its input pins for the cycle after that edge. Valid and payload stay until the transfer. Gaps
 * and stalls are drawn from the case's traffic seed, one stream per agent, so that the seed alone reproduces them.
 * Agents know no simulator and no model.
 */
#ifndef AGENTS_H
#define AGENTS_H
#include "base/dut.h"
#include "base/rng.h"
#include "case/case.h"

/* Streams of the traffic seed. */
enum agent_stream {
    SCOREBOARD_ISSUE = 1,
    SCOREBOARD_RESULT,
    SCOREBOARD_AXI_AR,
    SCOREBOARD_AXI_R,
    SCOREBOARD_AXIL,
    SCOREBOARD_REGISTERS,
    SCOREBOARD_RESETS,
    SCOREBOARD_AXI_AW,
    SCOREBOARD_AXI_W,
    SCOREBOARD_AXI_B,
    SCOREBOARD_HOLES
};

/* Held back in this cycle? Calm traffic draws nothing. */
static inline bool agent_holds(struct rng *rng, uint32_t percent)
{
    return percent > 0 && rng_percent(rng, percent);
}

/* Issues the instructions of a case in order: a header beat and eight quad beats each. */
struct issue_agent {
    const struct test_case *c;
    struct rng rng;
    size_t warp;   /* instruction of the beat that is next or offered */
    unsigned beat; /* 0 header, 1..8 quads */
    bool offered;  /* valid is high */
    bool enabled;
    size_t limit; /* no instruction from this one on begins; SIZE_MAX: none waits */
};
void issue_agent_start(struct issue_agent *a, const struct test_case *c);
void issue_agent_step(struct issue_agent *a, const struct tex_frame *now, struct dut_inputs *in);
/* All beats were taken. */
static inline bool issue_agent_done(const struct issue_agent *a)
{
    return a->warp == a->c->warps_count;
}
/* Words of beat 0..8 of an instruction, as on the port. */
void issue_beat_words(const struct tex_warp *warp, unsigned beat, uint32_t words[DUT_BEAT_WORDS]);

/* Takes results; counts beats and instructions. */
struct result_agent {
    struct rng rng;
    uint32_t stall;
    uint64_t beats, instructions;
};
void result_agent_start(struct result_agent *a, const struct test_case *c);
void result_agent_step(struct result_agent *a, const struct tex_frame *now, struct dut_inputs *in);

/* Memory at the AXI4 read port, with latency, gaps, stalls and reordering. */
#define AXI_PENDING 64
struct axi_read {
    uint64_t due; /* first cycle of the agent in which the beat may be valid */
    uint64_t address;
    uint32_t id;
};
struct axi_agent {
    const struct test_case *c;
    const struct image *memory; /* that of the case, unless it is set to another after the start */
    struct rng ar, r;
    uint64_t cycle;
    struct axi_read pending[AXI_PENDING]; /* in order of the read addresses */
    unsigned count;
    uint64_t soonest; /* no pending beat is due before */
    bool offered;
    uint64_t reads, errors, reads_by_id[1U << TEX_AXI_ID_W];
};
void axi_agent_start(struct axi_agent *a, const struct test_case *c);
void axi_agent_step(struct axi_agent *a, const struct tex_frame *now, struct dut_inputs *in);
/* Nothing is pending. */
static inline bool axi_agent_idle(const struct axi_agent *a)
{
    return a->count == 0;
}

/*
 * The same memory at the write channels. Address and data are accepted independently; a write with both is answered
 * after the latency, in order for each identifier, and performed when the response is offered. Lines of an error region
 * get an error response and are unchanged; those of a sparse region are unchanged.
 */
#define AXI_WRITES 64
struct axi_write {
    uint64_t due; /* first cycle of the agent in which the response may be valid */
    uint64_t address;
    uint32_t id, strobes;
    uint8_t data[TEX_LINE_BYTES];
};
struct write_agent {
    const struct test_case *c;
    struct image *memory;
    struct rng aw, w, b;
    uint64_t cycle;
    struct axi_write pending[AXI_WRITES]; /* the first have address and data; after them those with one of the two */
    unsigned addresses, datas;            /* how many of the pending have it */
    bool offered;
    bool no_memory; /* a write was lost */
    uint64_t beats, errors;
};
void write_agent_start(struct write_agent *a, const struct test_case *c, struct image *memory);
void write_agent_step(struct write_agent *a, const struct tex_frame *now, struct dut_inputs *in);
/* Nothing is pending. */
bool write_agent_idle(const struct write_agent *a);

/* Runs a script of register accesses, one at a time. */
struct axil_access {
    uint16_t offset;
    bool write;
    uint8_t strobes; /* byte enables of a write */
    uint32_t data;   /* to write, or as read */
    uint32_t resp;
};
#define AXIL_SCRIPT 256
struct axil_agent {
    struct rng rng;
    uint32_t skew, stall; /* % of cycles in which a valid or a ready is held back */
    struct axil_access script[AXIL_SCRIPT];
    unsigned count, next;
    unsigned calm;  /* the first accesses, without gaps and stalls */
    bool aw, w, ar; /* still to be offered or taken */
    bool waiting;   /* for the response */
};
void axil_agent_start(struct axil_agent *a, const struct test_case *c);
/* Append an access; false if the script is full. */
bool axil_agent_write(struct axil_agent *a, uint16_t offset, uint32_t data);
/* The same value, but now and then in two writes of some bytes each, as the traffic seed has it. */
bool axil_agent_write_split(struct axil_agent *a, uint16_t offset, uint32_t data);
bool axil_agent_read(struct axil_agent *a, uint16_t offset);
void axil_agent_step(struct axil_agent *a, const struct tex_frame *now, struct dut_inputs *in);
/* Forget the accesses of a script that has run to its end. */
void axil_agent_clear(struct axil_agent *a);
/* The script has run to its end. */
bool axil_agent_done(const struct axil_agent *a);

/*
 * Random register traffic during instructions, writes and reads at the same time: everything is read; only what no
 * result depends on is changed. Registers that decide results are written with the value they hold.
 */
#define REGISTERS_HELD 11
struct register_value {
    uint16_t offset;
    uint32_t value;
};
struct register_agent {
    struct rng rng, holes; /* `holes` chooses offsets without a register */
    uint32_t percent, skew, stall;
    bool busy;
    uint32_t changing; /* % of writes to registers in use by instructions */
    unsigned changes;  /* of them left */
    unsigned controls; /* writes of CTRL left */
    unsigned bank;     /* the one that holds handles */
    struct register_value held[REGISTERS_HELD];
    struct axil_access write;                  /* offered, or taken in part */
    bool aw, w, ar;                            /* still to be taken */
    unsigned writes, reads;                    /* responses to come */
    uint16_t write_hole, read_hole;            /* offsets without a register that come in their turn */
    uint64_t invalidates, clears, trap_clears; /* writes of CTRL with a bit set, of FAULT_CLEAR, of TRAP_CLEAR */
};
void register_agent_start(struct register_agent *a, const struct test_case *c);
/* `more`: accesses may begin. The pins of the port are this agent's, unless it is idle. */
void register_agent_step(struct register_agent *a, const struct tex_frame *now, bool more, struct dut_inputs *in);
/* Every access was answered. */
bool register_agent_idle(const struct register_agent *a);

#endif
