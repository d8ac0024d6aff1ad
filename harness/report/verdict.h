// SPDX-License-Identifier: Apache-2.0
/*
 * The outcome of a run, and its three forms: console summary, verdict.json, junit.xml. One struct is the source of all.
 */
#ifndef VERDICT_H
#define VERDICT_H
#include <stdio.h>
#include <sys/stat.h>
#include <sys/types.h>

#include "check/checker.h"
#include "compare/failure.h"
#include "report/verdict_units.h"

struct verdict_case {
    char *name; /* no two of a run are the same */
    char *file; /* the path that it was read from, NULL: from none */
    enum ending ending;
    uint64_t cycles, instructions;
    double seconds;
    bool has_strictness; /* it was judged at: */
    enum case_strictness strictness;
    uint32_t window;                   /* strictness order and arch */
    char *text;                        /* of the failure, empty if it passed */
    const char *stage;                 /* that it named; NULL: none */
    char signature[FAILURE_SIGNATURE]; /* of the failure (signature.h), empty if it passed */
};

struct verdict_check {
    uint64_t compares, minimum, mismatches;
};

/* A run that has not ended: who runs it. */
struct verdict_running {
    pid_t pid;
    char started[32]; /* ISO 8601, UTC */
    char *command;    /* as a shell takes it; NULL: not known */
};

/* Which verdict files are there, and which ones they are. */
#define VERDICT_FILES 2
#define VERDICT_PATH 4096
struct verdict_old {
    bool there[VERDICT_FILES];
    struct stat at[VERDICT_FILES];
};

/* Where a saved case begins, if another testbench drove: not with all that came before the failure. */
struct verdict_begins {
    uint64_t cycle;      /* of the run */
    bool idle;           /* the unit was, then */
    size_t instructions; /* of the case */
};

struct verdict {
    const struct verdict_running *running; /* NULL: the run has ended */
    enum ending ending;
    const char *simulator; /* name and version, the caller's; NULL: not known */
    const char *sources;   /* hash of the RTL sources of the design, the caller's; NULL: not known */
    const char *instance;  /* unit that another testbench drives; NULL: our own */
    /* With an instance: all watched units, the caller's; NULL: not given. */
    const struct verdict_units *units;
    const char *folder; /* that holds verdict.json, the caller's; NULL: none */
    uint32_t seed;
    uint32_t mutant;          /* that the run was of (base/mutant.h), 0: none */
    uint32_t strictness_set;  /* at which cases were judged: a bit each */
    tex_boundary_set visible; /* boundaries that the unit showed: a bit each */
    uint64_t cycles, instructions, handshakes;
    struct verdict_check check[CHECKS];
    struct verdict_check protocol[PROTOCOL_CHECKS]; /* judgements, minimum, violations */
    uint32_t protocol_rows;                         /* protocol checks that could be judged, a bit each */
    struct tex_cover cover;
    struct cover *coverage; /* NULL: not counted */
    struct verdict_case *cases;
    size_t cases_count, cases_planned; /* planned 0: not known */
    size_t files;                      /* vector files that were found */
    struct failure failure;            /* the first; kind NOT if all passed */
    char *failure_case;                /* its case */
    size_t failure_at;                 /* and which one it is, from 1 */
    char *second_look;                 /* on the first failure: whether payloads agree; NULL if it was not taken */
    bool payloads_agree;
    size_t expects_failed, expects_judged; /* of the case of the first failure, if by an expectation */
    char *wave, *saved, *reproduce;        /* paths and command line, NULL if there are none */
    char *brief;                           /* the first failure in a few lines (report_brief.h); NULL: none */
    struct verdict_begins begins;          /* no instructions: not known */
    char *replayed;                        /* outcome of running the saved case once more; NULL: it was not run */
    bool reproduces;
    char **notes; /* facts that limit the meaning of the verdict */
    size_t notes_count;
};

void verdict_init(struct verdict *v, uint32_t seed);
void verdict_free(struct verdict *v);
/* Append a case; name and text are copied. False if out of memory. */
bool verdict_add_case(struct verdict *v, const char *name, const struct failure *failure, uint64_t cycles,
                      uint64_t instructions, double seconds);
/* The last case was read from this file: name it by its path, made unique if an earlier one has the same. */
bool verdict_from_file(struct verdict *v, const char *path);
/* Nothing was run: a case of that name has the reason. Returns the verdict's ending. */
enum ending verdict_refuse(struct verdict *v, const char *name, enum ending ending, const char *text);
/* Append a note; it is copied. */
void verdict_note(struct verdict *v, const char *text);
/* The present counts of the lockstep comparison, protocol checks, cycles and rules. */
void verdict_totals(struct verdict *v, const struct checker *k);
/* One verdict about several units: the cases of another, and its counts. False if out of memory. */
bool verdict_join(struct verdict *all, const struct verdict *one);
/* Number of failed expectations of the last case, also as text. False if out of memory. */
bool verdict_expectations(struct verdict *v, size_t failed, size_t judged, const char *text);
/* Result of the second run of the last case. False if out of memory. */
bool verdict_second_look(struct verdict *v, bool payloads_agree, const char *text);
/* The last case was judged at this strictness. */
void verdict_judged_at(struct verdict *v, enum case_strictness strictness, uint32_t window);
/* Name of the ending, or "running"; of a mutant that nothing notices "mutant passed", which is no pass. */
const char *verdict_name(const struct verdict *v);
/* Name of the strictness of all cases, "mixed" if they differ. */
const char *verdict_strictness(const struct verdict *v);
/* The check is judged at a strictness that was used. */
bool verdict_has_check(const struct verdict *v, unsigned check);
/* "probe" if every boundary of the unit was seen, else "ports". */
const char *verdict_view(const struct verdict *v);
/* Checks that compared something, and compares in all. */
unsigned verdict_checks(const struct verdict *v);
uint64_t verdict_compares(const struct verdict *v);
/*
 * Tables of checks, of a run that did not pass only the rows that say so; what else is to be told; the first failure
 * once more; the final line.
 */
void verdict_print(const struct verdict *v, FILE *out);
/* Write the files. False if one cannot be written (errno, for result_file_error). */
bool verdict_write_json(const struct verdict *v, const char *path);
bool verdict_write_junit(const struct verdict *v, const char *path);
/*
 * After verdict_place: both, as verdict.json and junit.xml of the folder, and coverage.json before them. A run whose
 * verdict cannot be written has not passed: its ending changes. False: one was not written.
 */
bool verdict_write(struct verdict *v, const char *out);
/* ENDING_PASS if the folder holds no file in their place that texlock did not write; else `text` names it. */
enum ending verdict_place(const char *out, char *text, size_t size);
/* Write the files and print the rest. A pass that could not be printed is no pass. Returns the ending. */
enum ending verdict_tell(struct verdict *v, const char *out, FILE *console);
/*
 * A run begins: verdict.json and junit.xml of an earlier one are replaced by such that say `running`, since when and by
 * which process; a run that is killed leaves these. After verdict_place. False: a verdict of an earlier run can be
 * neither replaced nor removed; `text` names it.
 */
bool verdict_begin(const char *out, char *text, size_t size);
/* Note which verdict files of texlock the folder holds. */
void verdict_look(struct verdict_old *old, const char *out);
/* Nothing was run, and those that are still there say so instead: they must not be mistaken for this run's. */
void verdict_replace_old(const struct verdict_old *old, const char *out, enum ending ending, const char *text);
/* The path of a file in the folder. False: it is too long (errno). */
bool verdict_path(char path[VERDICT_PATH], const char *out, const char *file);

/* Parts of them: the protocol checks (verdict_protocol.c). Those that could not be judged are left out. */
struct cJSON;
struct _xmlTextWriter;
void verdict_print_protocol(const struct verdict *v, FILE *out);
void verdict_json_protocol(const struct verdict *v, struct cJSON *root);
/* Text of a failure about a broken protocol check. */
void verdict_json_broken(const struct failure *f, struct cJSON *item);
/* A property each. */
bool verdict_junit_protocol(const struct verdict *v, struct _xmlTextWriter *w);

#endif
