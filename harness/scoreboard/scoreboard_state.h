// SPDX-License-Identifier: Apache-2.0
/* The scoreboard checker's state, and the interfaces of its parts. */
#ifndef SCOREBOARD_STATE_H
#define SCOREBOARD_STATE_H
#include "base/dut.h"
#include "compare/writes.h"
#include "scoreboard/scoreboard.h"
#include "tex_stages.h"

#define SCOREBOARD_PAYLOAD_WORDS 32 /* of the widest boundary */
#define SCOREBOARD_SHOWN_WORDS 224  /* of all stages together */
#define SCOREBOARD_NONE UINT64_MAX

/* A line as one or more reads returned it. */
struct line_version {
    struct tex_line data;
    uint64_t first, last; /* cycles of the reads that returned it */
    uint32_t older;       /* index + 1 of the version before, 0 = none */
};
struct line_slot {
    uint64_t line;   /* + 1, 0 = free */
    uint32_t newest; /* index + 1 */
    bool dropped;    /* versions were forgotten for lack of room */
    bool recent;     /* read or needed since lines were swept last */
};
#define SCOREBOARD_LINES 65536U /* that come between two sweeps: twice as many are kept, and those that are needed */
/* Memory as it was read. */
struct scoreboard_lines {
    struct line_slot *slots;
    uint32_t slots_size, slots_used; /* size is a power of two */
    uint32_t slots_kept;             /* by the last sweep */
    bool forgotten;                  /* a line that was read long ago may not be known any more */
    struct line_version *versions;
    uint32_t versions_size, versions_used, free_list; /* index + 1 of a version that can be used again */
};

/* A read in flight, or one of the texel cache whose fill has not been seen. */
struct scoreboard_read {
    uint64_t line; /* of the first beat; one line a beat */
    uint32_t id, beats, got;
    bool done;
    struct tex_rsp response; /* of the last beat */
};
#define SCOREBOARD_READS 256 /* a power of two; far more than a unit has outstanding */
struct scoreboard_reads {
    struct scoreboard_read read[SCOREBOARD_READS];
    uint32_t head, tail; /* of the list in address order, modulo the array */
    unsigned outstanding;
    struct tex_rsp shown[SCOREBOARD_READS]; /* responses still to come at axi_rsp */
    uint32_t shown_head, shown_tail;
    bool lost; /* more than the arrays hold: responses are no longer compared */
};

/* Registers in force from cycle `from` at the earliest to cycle `to` at the latest. */
struct scoreboard_epoch {
    struct tex_regs regs;
    uint64_t from, to;
};
#define SCOREBOARD_EPOCHS 64 /* a power of two */
struct scoreboard_regs {
    struct tex_config config;
    struct scoreboard_epoch epoch[SCOREBOARD_EPOCHS];
    uint32_t first, count;  /* of the ring, which is never empty */
    bool lost;              /* more changes than the ring holds, while instructions were in flight */
    uint64_t policy_change; /* last cycle in which a change of POLICY may have taken effect, 0 = none */

    bool has_address, has_data; /* of a write whose other half has not come */
    uint32_t address;
    struct tex_axil_w data;
    unsigned unanswered;    /* writes transferred */
    bool refused;           /* the last one is to be answered SLVERR */
    uint64_t last_write;    /* cycle up to which one may still take effect */
    uint32_t pending;       /* CTRL bits of invalidates that are not answered */
    uint64_t transferred;   /* cycle of their transfer */
    uint64_t invalidate[2]; /* transfer of the last one that was answered: texels; the others. 0 = none */

    unsigned reading; /* reads not answered */
    uint32_t read_offset;
    uint64_t read_from; /* cycle of the address */
    uint32_t shown[TEX_REGS_WORDS];
    bool has_shown;
};

#define SCOREBOARD_RECORDS 64 /* a power of two, more than SCOREBOARD_FAULT_LAG */
/* The fault record and the count of instructions, from cycle `from` to cycle `to`. */
struct scoreboard_record {
    struct tex_fault fault;
    uint32_t instructions;
    uint64_t from, to; /* to SCOREBOARD_NONE: still valid */
};
#define SCOREBOARD_EVENTS 64 /* a power of two */
struct scoreboard_faults {
    struct scoreboard_record record[SCOREBOARD_RECORDS];
    uint64_t records;    /* made; at least one */
    uint64_t changed;    /* cycle of the last fault, 0 = none */
    uint64_t unknown_to; /* a clear and a fault crossed: not compared up to this cycle; SCOREBOARD_NONE: up to the next
                            clear */
    bool clearing;       /* a clear was transferred and not answered */
    struct tex_fault event[SCOREBOARD_EVENTS]; /* still to come at fault_event */
    uint64_t event_work[SCOREBOARD_EVENTS];
    uint32_t events_head, events_tail;
};

/* Writes, and the store whose turn it is to be judged. */
struct scoreboard_writes {
    struct writes seen;
    uint32_t noted;                /* examined beats with an address: */
    uint64_t issued[WRITES_BEATS]; /* instructions that had been issued then, and the cycle */
    uint64_t cycle[WRITES_BEATS];
    uint64_t next; /* stores before this instruction are judged */
    bool gathered; /* its writes are complete: */
    struct tex_store_gather stores;
    unsigned line;                             /* lines that are judged */
    struct write_beat *write[TEX_STORE_LINES]; /* of each of them */
    bool adrift; /* data of a store is unknown, or was wrong: no write is judged until no store is in flight */
};
enum scoreboard_written { WRITTEN_NOT, WRITTEN_KNOWN, WRITTEN_UNKNOWN };

/* One instruction in flight. */
struct scoreboard_warp {
    struct tex_instruction instruction;
    uint64_t issued;      /* cycle of its header beat */
    uint64_t issued_work; /* of its last quad beat so far */
    uint64_t floor[2];    /* reads up to these cycles are not usable */
    uint64_t first;       /* its first thread */
    uint32_t threads;     /* made so far */
    uint32_t taken;       /* of them, in result beats */
    uint32_t quads;       /* quad beats issued */
    uint8_t hash;
    bool done;
    uint64_t refused;                /* it writes: lines answered with an error, a bit each */
    enum scoreboard_written written; /* likewise: its last beat was taken, and its writes are known or not */
    bool claims_refused;             /* an atomic: its last thread says that a write failed */
    struct tex_rule_set rules;       /* that decided something in its header beat */
};

/* PD-107, PD-109: one pass of a thread; most threads have one. Stages lod to texel show each. */
struct scoreboard_pass {
    struct tex_thread_trace trace; /* of the stages below `evaluated` */
    unsigned evaluated;            /* of another than the first: at least stage lod, which makes it */
    unsigned number;               /* 0 for the first */
    uint32_t seen;                 /* stages whose payload is in `shown` */
    uint32_t shown[SCOREBOARD_SHOWN_WORDS];
    struct scoreboard_pass *next; /* kept for other threads; it means something if trace.lod.tag.more is 1 */
};

/* One thread, or the completion token, in flight. */
struct scoreboard_thread {
    struct scoreboard_pass first;  /* with what its thread shows once: before stage lod, and after stage texel */
    unsigned passes;               /* as the first boundary that is compared has shown them, when it has */
    uint64_t warp;                 /* number of its instruction */
    uint64_t work;                 /* when one of its passes crossed a boundary last, or it was issued */
    struct tex_rule_inputs inputs; /* as the trace: of the stages that are evaluated */
    bool forked;                   /* more than one explanation was tried */
    bool failed;                   /* it was wrong: not compared any more */
    bool undecided;                /* too many explanations: not compared any more */
    bool unread;                   /* an atomic, whose line answered with an error: it changes nothing */
};

struct scoreboard {
    struct scoreboard_options options;
    tex_boundary_set compared, stages;                       /* boundaries: all; with a beat a thread */
    uint32_t mask[TEX_BOUNDARIES][SCOREBOARD_PAYLOAD_WORDS]; /* bits of payloads that are compared */
    unsigned shown_at[TEX_PIPE_STAGES];
    struct scoreboard_counts counts;
    struct tex_cover cover;

    uint64_t cycle, work;
    uint64_t moved; /* work at the last transfer in the pipeline */
    bool in_reset;
    struct scoreboard_lines lines;
    struct scoreboard_reads reads;
    struct scoreboard_regs regs;
    struct scoreboard_faults faults;
    struct scoreboard_writes writes;

    /* Rings by number modulo size, which is a power of two; from the oldest in flight to the newest. */
    struct scoreboard_warp *warps;
    uint64_t warps_size, warp_first, warp_next;
    struct scoreboard_thread **threads;
    uint64_t threads_size, thread_first, thread_next;
    uint64_t at[TEX_PIPE_STAGES];          /* next thread at each stage's boundary, of those that go there */
    unsigned pass_at[TEX_PIPE_STAGES];     /* and the pass of it that is next */
    uint64_t at_work[TEX_PIPE_STAGES + 1]; /* when it showed one last; the last one: results */
    struct tex_issue_header header;
    unsigned issue_beats; /* of the instruction that is being issued */
    unsigned unanswered;  /* lines sent and not answered */
    uint8_t hash[TEX_WARPS];
    uint64_t result_warp;
    struct tex_header_memo judged;
    struct tex_header_rules descriptors;
    bool out_of_memory;

    uint32_t expected[SCOREBOARD_PAYLOAD_WORDS];
    bool has_expected;
};

static inline struct scoreboard_warp *scoreboard_warp_at(const struct scoreboard *s, uint64_t number)
{
    return &s->warps[number & (s->warps_size - 1)];
}

static inline struct scoreboard_thread *scoreboard_thread_at(const struct scoreboard *s, uint64_t number)
{
    return s->threads[number & (s->threads_size - 1)];
}

/* The thread crosses the stage's boundary, and the boundary is compared. */
static inline bool scoreboard_shows(const struct scoreboard *s, const struct scoreboard_thread *t, unsigned stage)
{
    return tex_pipe_crosses(&t->first.trace, stage) && s->compared >> tex_pipe[stage].boundary & 1;
}

/* The boundary of the stage shows each pass of a thread. */
static inline bool scoreboard_shows_passes(unsigned stage)
{
    return stage >= TEX_PIPE_LOD && stage <= TEX_PIPE_TEXEL;
}

/* The threads of the instruction have one answer together, when all that they store is written. */
static inline bool scoreboard_stores(const struct scoreboard_warp *w)
{
    return tex_paths[tex_path_of(w->instruction.common.op.opcode)].once;
}

/* It changes memory in place, and each of its threads has an answer. */
static inline bool scoreboard_changes(const struct scoreboard_warp *w)
{
    return tex_surface_changes(&w->instruction.common.op);
}

static inline bool scoreboard_compares(const struct scoreboard *s, enum tex_boundary b)
{
    return s->compared >> b & 1;
}

/* scoreboard_fail.c: fill `failure`, count. All return false. */
/* The words differ: `expected` is NULL if there is nothing to compare with. */
bool scoreboard_fail(struct scoreboard *s, struct failure *failure, enum difference_kind kind, enum tex_boundary b,
                     const uint32_t *expected);
/* Tie the failure to a thread (or to an instruction, lane FAILURE_NONE). */
void scoreboard_fail_at(const struct scoreboard *s, struct failure *failure, uint64_t warp, uint32_t lane);
/* The payload of the frame differs from `expected` in a bit that is compared. */
bool scoreboard_differs(const struct scoreboard *s, enum tex_boundary b, const uint32_t *shown,
                        const uint32_t *expected);
/* Compare, count, or fail with a specific text. */
bool scoreboard_compare(struct scoreboard *s, enum tex_boundary b, const uint32_t *shown, const uint32_t *expected,
                        struct failure *failure);

/* scoreboard_lines.c */
void scoreboard_lines_clear(struct scoreboard_lines *m);
void scoreboard_lines_free(struct scoreboard_lines *m);
/* Record the data of a read; versions not read after `floor` may be discarded. False if out of memory. */
bool scoreboard_lines_add(struct scoreboard_lines *m, uint64_t line, const struct tex_line *data, uint64_t cycle,
                          uint64_t floor);
const struct line_slot *scoreboard_lines_find(struct scoreboard_lines *m, uint64_t line);

/* scoreboard_reads.c: the AXI4 port, axi_rsp and fill. */
void scoreboard_reads_clear(struct scoreboard_reads *r);
/* Texel lines that were read and that `fill` has not shown. */
uint64_t scoreboard_reads_unfilled(const struct scoreboard *s);
bool scoreboard_reads_cycle(struct scoreboard *s, const struct tex_frame *f, struct failure *failure);

/* scoreboard_regs.c: the AXI4-Lite port and the register boundary. */
void scoreboard_regs_clear(struct scoreboard_regs *r);
bool scoreboard_regs_cycle(struct scoreboard *s, const struct tex_frame *f, struct failure *failure);
/* Epochs that may be in force in cycles from `since` on; *first is the index of the first in the ring. */
unsigned scoreboard_regs_since(const struct scoreboard_regs *r, uint64_t since, uint32_t *first);
/* The oldest instruction in flight was issued in cycle `since`: discard values that ended before. */
void scoreboard_regs_prune(struct scoreboard_regs *r, uint64_t since);

/* scoreboard_faults.c */
void scoreboard_faults_clear(struct scoreboard_faults *q);
/* A result beat was taken. */
void scoreboard_faults_add(struct scoreboard *s, const struct tex_result *beat);
void scoreboard_faults_written(struct scoreboard *s);  /* FAULT_CLEAR was transferred */
void scoreboard_faults_answered(struct scoreboard *s); /* and its response */
bool scoreboard_faults_cycle(struct scoreboard *s, const struct tex_frame *f, struct failure *failure);
/* A read of the register since cycle `from`: may it return `value`? False if the possible values are not known. */
bool scoreboard_faults_reads(const struct scoreboard *s, uint32_t offset, uint64_t from, uint32_t value,
                             uint32_t *expected);

/* scoreboard_issue.c */
bool scoreboard_issue_cycle(struct scoreboard *s, const struct tex_frame *f);
/* Room for one more; false if out of memory. */
bool scoreboard_rings_grow(struct scoreboard *s);

/* scoreboard_solve.c */
enum solved { SOLVED, SOLVED_NOT, SOLVED_UNDECIDED };
/* Why the thread could not be explained. */
struct unsolved {
    unsigned stage; /* TEX_PIPE_STAGES: the result */
    unsigned pass;
    bool unread; /* a line that it needs was never read */
    uint64_t line;
    uint32_t expected[SCOREBOARD_PAYLOAD_WORDS];
    struct tex_answer answer; /* stage TEX_PIPE_STAGES: the expected answer */
};
/*
 * Evaluate a pass of the thread up to `last`, of a stage that shows passes, or all of them up to another stage, so that
 * every payload that was shown is explained, and `beat` too if it is not NULL (the thread's part of a result; last is
 * the end of its path then). The traces are filled if solved.
 */
enum solved scoreboard_solve(struct scoreboard *s, struct scoreboard_thread *t, unsigned pass, unsigned last,
                             const struct tex_result *beat, struct unsolved *why);
/* The thread of a store is solved: all explanations give the same stored data. */
bool scoreboard_sole(struct scoreboard *s, struct scoreboard_thread *t);

/* scoreboard_pass.c */
/* The record of the pass after this one. NULL if out of memory. */
struct scoreboard_pass *scoreboard_pass_next(struct scoreboard *s, struct scoreboard_pass *pass);
/* That of a pass by its number. */
struct scoreboard_pass *scoreboard_pass_at(struct scoreboard *s, struct scoreboard_thread *t, unsigned number);
/* There is a pass after it, as far as it is evaluated. */
bool scoreboard_pass_follows(const struct scoreboard_pass *pass);
/* The last pass of a thread, as far as its passes are known. */
const struct scoreboard_pass *scoreboard_pass_last(const struct scoreboard_thread *t);
/* A thread begins: nothing is known of its passes. */
void scoreboard_pass_clear(struct scoreboard_thread *t);
void scoreboard_pass_free(struct scoreboard_thread *t);
/* Passes of thread `number`, as far as it has come, that have crossed the stage's boundary. */
unsigned scoreboard_pass_crossed(const struct scoreboard *s, unsigned stage, uint64_t number);
/* The beat of the stage's next pass is taken: that pass is the last of its thread. */
bool scoreboard_pass_ends(struct scoreboard *s, unsigned stage, const struct tex_tag *tag);
/* The beat of the thread did not fit: say so if it tells a lost pass, or one too many. */
void scoreboard_pass_explain(const struct scoreboard *s, unsigned stage, uint64_t number, unsigned pass,
                             const struct tex_tag *tag, struct failure *failure);

/* scoreboard_stage.c */
/* The stage before this one where the thread shows; TEX_PIPE_STAGES if there is none. */
unsigned scoreboard_stage_before(const struct scoreboard *s, const struct scoreboard_thread *t, unsigned stage);
bool scoreboard_stages_cycle(struct scoreboard *s, const struct tex_frame *f, struct failure *failure);
/* Skip threads that do not go to the stage. */
void scoreboard_stage_advance(struct scoreboard *s, unsigned stage);
/* A thread could not be explained: fail at the stage of the contradiction. */
bool scoreboard_unexplained(struct scoreboard *s, struct scoreboard_thread *t, const struct unsolved *why,
                            struct failure *failure);
/* Note the working cycles that a beat took; false, with `failure`, if it is late. */
bool scoreboard_in_time(struct scoreboard *s, enum tex_boundary b, uint64_t since, bool came, struct failure *failure);

/* scoreboard_result.c */
bool scoreboard_result_cycle(struct scoreboard *s, const struct tex_frame *f, struct failure *failure);
/* All threads of the store have come. */
bool scoreboard_whole(const struct scoreboard *s, const struct scoreboard_warp *w);

/* scoreboard_writes.c */
void scoreboard_writes_clear(struct scoreboard_writes *q);
bool scoreboard_writes_cycle(struct scoreboard *s, const struct tex_frame *f, struct failure *failure);
/* The cycle of the write number `n` to the line that no instruction has claimed, SCOREBOARD_NONE if it has not come. */
uint64_t scoreboard_write_cycle(const struct scoreboard *s, uint64_t line, unsigned n);
/* Writes of the instruction, if all threads are known. */
void scoreboard_gather(const struct scoreboard *s, const struct scoreboard_warp *w, struct tex_store_gather *stores);
/*
 * A store or an atomic is answered; `known`: its data is known. *exact: its lines are judged, and refused ones are in
 * s->writes.refused. Otherwise stores issued before it are still in flight.
 */
bool scoreboard_writes_token(struct scoreboard *s, uint64_t owner, bool known, bool *exact, struct failure *failure);

/* scoreboard_written.c, of the store whose turn it is */
/* Until no store is in flight, the owner of a write is unknown. */
void scoreboard_writes_lose(struct scoreboard *s);
/* Of this thread of it; of no instruction, if `lane` is FAILURE_NONE. */
bool scoreboard_writes_fail(struct scoreboard *s, struct failure *failure, enum tex_boundary b, uint32_t lane,
                            const char *text);
/* The lowest thread that stores the byte; FAILURE_NONE if none does. */
uint32_t scoreboard_thread_of(const struct scoreboard *s, uint64_t address);
bool scoreboard_write_right(struct scoreboard *s, const struct write_beat *b, const struct tex_store_line *line,
                            struct failure *failure);

#endif
