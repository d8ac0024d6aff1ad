// SPDX-License-Identifier: Apache-2.0
/*
 * The case sequencer: one simulation, many cases. For each: reset, version handshake and configuration, all
 * instructions, quiet, read-back, judgement; after a failure the report and the waveform.
 */
#ifndef RUN_H
#define RUN_H
#include "base/guard.h"
#include "base/progress.h"
#include "check/checker.h"
#include "check/checker_thread.h"
#include "drive/agents.h"
#include "report/verdict.h"
#include "run/sim.h"

struct share_worker;
struct run_options {
    uint32_t seed;            /* printed, and stored in the verdict */
    uint32_t watchdog;        /* cycles without a handshake that make a hang */
    uint32_t timeout;         /* seconds of processor time without a cycle that make one; 0: no limit */
    const char *out;          /* folder of verdict.json, junit.xml, waves/, failures/ */
    const char *program;      /* for the line that reproduces */
    const char *transactions; /* path of a file for every transfer (transactions.h); NULL: none */
    bool waits;               /* print who waits for whom in cycle `waits_at` of the run */
    uint64_t waits_at;
    bool stats;         /* statistics (trace/stats.h) on the console, and as stats.json in the folder */
    const char *konata; /* paths of traces (trace/trace.h); NULL: none */
    const char *perfetto;
    const char *record;           /* path of a recording (trace/record.h); NULL: none */
    bool trace_side[TRACE_SIDES]; /* of these sides */
    bool trace_warps;             /* in Konata a row an instruction, not one a thread */
    struct guard *guard;          /* ends the run from outside; NULL: none */
    bool wave;                    /* write the waveform of a failure */
    bool keep_going;              /* run the cases after a failed one */
    bool no_coverage;             /* functional coverage is not counted */
    bool one_thread;              /* check in the simulator's thread */
    bool four_state;              /* the simulator reports X and Z bits; in one thread */
    bool set_traffic_seed;        /* replace the traffic seed of every case */
    uint32_t traffic_seed;
    bool set_strictness; /* replace the strictness of every case */
    enum case_strictness strictness;
    uint32_t window;            /* replace the window of every case; 0 = do not */
    struct sim_trace trace;     /* signals of the RTL to be recorded; path NULL: none */
    unsigned jobs;              /* processes that share the cases, where that is possible; 0 is 1 */
    struct share_worker *share; /* this run is one of these (share.h); NULL: it is all */
};
#define RUN_WATCHDOG 20000U
#define RUN_SEED 1U
#define RUN_TIMEOUT 60U /* seconds of processor time without a cycle */

enum run_next { RUN_NEXT_CASE, RUN_NEXT_NONE, RUN_NEXT_FAILED };
/* For processes that share the cases (share.h): each by its number, in any order. */
struct run_shared {
    /* Which are for the worker of the one before. The options may replace the strictness of all. */
    void (*follows)(void *user, const struct run_options *options, bool *follows);
    enum run_next (*take)(void *user, uint32_t number, struct test_case *c);
    const char *(*path)(void *user, uint32_t number); /* NULL: it comes from no file */
};
/* Source of cases. next fills `c`, which the run frees. */
struct run_source {
    enum run_next (*next)(void *user, struct test_case *c);
    void (*close)(void *user); /* after the run; NULL: nothing to do */
    void *user;
    bool (*is_input)(void *user, const char *path); /* cases are read from that file; NULL: from none */
    uint64_t instructions, cases;                   /* planned; cases 0 = not known */
    size_t files;                                   /* vector files that the cases are read from */
    const struct run_shared *shared;                /* NULL: only next has them */
    /*
     * Cases are trials (NULL: they are not): nothing is reported, written or run twice, a failed one ends nothing, and
     * this is called with the outcome of each and its signature. `config`: the registers at that time; NULL: not known.
     */
    void (*judged)(void *user, const struct failure *failure, const struct tex_config *config);
    const uint32_t *watchdog; /* of the next case; NULL: that of the options */
};

enum run_state { RUN_WARM, RUN_RESET, RUN_CONFIGURE, RUN_ISSUE, RUN_READ_BACK, RUN_OVER };

/*
 * A case that failed runs again, at strictness order or to count expectations; its counts are kept separately
 * (run_second.c).
 */
struct run_second {
    bool active;
    bool counting;             /* expectations; else strictness order */
    enum difference_kind kind; /* of the failure */
    uint64_t run_cycle, results[2], expected[2], registers[2];
    FILE *transactions;
    struct trace *trace;
    struct cover *coverage;
    struct lockstep lockstep;
    struct protocol protocol;
    struct protocol_traffic traffic;
    uint64_t resets;
    uint64_t memory[2];
    struct checker_ports ports;
    struct tex_cover cover;
};

/* False starts (run_restart.h): number left, cycles to the next, number in the run. */
struct run_restart {
    struct rng rng;
    uint32_t left, in;
    uint64_t done;
};

/* Statements between instructions (run_steps.h): the next one, and its progress. */
struct run_steps {
    size_t next;
    unsigned quiet; /* cycles in which the unit was idle */
    bool writing;   /* the script at the register port is its */
    uint64_t invalidates;
};

/* Who waits for whom in a cycle (run_waits.h). */
struct run_waits {
    struct checker_look look;
    char *text; /* NULL: that cycle was not reached */
    size_t size;
};

struct run {
    struct run_options options;
    struct run_source source;
    FILE *console;
    enum run_state state;
    unsigned left;  /* cycles left in RESET */
    unsigned quiet; /* cycles without a valid, in ISSUE */
    struct test_case c;
    bool has_case;
    tex_boundary_set visible;               /* visible boundaries, a bit each */
    uint64_t skipped;                       /* expectations that were not judged, in cases that ran to their end */
    struct timespec started;                /* the case */
    bool identified;                        /* the version handshake of the case was judged */
    uint64_t cycle, run_cycle;              /* of the case, of the run */
    uint64_t handshake_cycle, result_cycle; /* the last ones */
    struct tex_frame now, unknown;          /* as sampled last; its X and Z bits, if four-state */
    struct tex_frame probe_frame;           /* of the probe, if it differs from the pins: */
    bool pins, split;                       /* they were compared in this cycle; and differ */
    struct checker checker;
    struct checker_thread checker_thread;
    struct issue_agent issue;
    struct result_agent result;
    struct axi_agent axi;
    struct write_agent writes;
    struct image memory; /* of the case, with the unit's writes since its last reset */
    struct axil_agent axil;
    struct register_agent registers;
    uint64_t before[TEX_BOUNDARIES]; /* compares before the case */
    struct tex_cover cover_before;
    struct failure failure; /* of the case */
    struct failure stop;    /* why the simulation ends before the cases do (run_stop.h) */
    uint64_t registers_compared;
    struct progress progress;
    struct run_second second;
    struct run_restart restart;
    struct run_steps steps;
    char **written; /* files of failures: no two share one */
    size_t written_count;
    struct run_waits waits;
    struct verdict verdict;
};

/* False if out of memory or there is no case; run_free in either case. */
bool run_init(struct run *r, const struct run_options *options, const struct run_source *source, FILE *console);
void run_free(struct run *r);
/* Called by the simulator binding. */
struct dut_client run_client(struct run *r);
#define RUN_INTERRUPTED "the simulator ended before the case did"
/*
 * After the simulation: totals into the verdict. `interrupted`: the reason if the run was not to end here; else NULL.
 */
void run_finish(struct run *r, const char *interrupted);

#endif
