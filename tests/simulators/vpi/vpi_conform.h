// SPDX-License-Identifier: Apache-2.0
/*
 * VPI conformance: what a simulator answers to each VPI call that the harness makes or cocotb makes beside it. This
 * library only observes, one line an observation; conform.py compares the lines with expected.tsv.
 *
 * Time: the clock of design.sv rises at 5 ns, 15 ns, ... and falls at 10 ns, 20 ns, ...; experiments begin in the
 * callback of a falling edge and are judged in that of a later one.
 */
#ifndef VPI_CONFORM_H
#define VPI_CONFORM_H
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <vpi_user.h>

enum { CONFORM_PATH = 128, CONFORM_LOG = 1024, CONFORM_WATCHES = 48, CONFORM_PROBE_WORDS = 199 };

struct conform;

/* One registered callback. */
struct watch {
    struct conform *c;
    const char *name;
    vpiHandle object; /* watched for a change */
    vpiHandle handle; /* of the callback, NULL if it was refused */
    s_vpi_time time;
    s_vpi_value value;
    unsigned calls;
    bool removed;
    struct watch *other; /* a callback that this one removes or registers */
};

struct conform {
    FILE *out;
    const char *alone; /* the one experiment of this run, NULL: all but those */
    char top[CONFORM_PATH];
    char log[CONFORM_LOG]; /* of note() */
    struct watch watch[CONFORM_WATCHES];
    unsigned watches;
    unsigned falls; /* falling edges so far */
    unsigned clock_calls, clock_calls_at_zero;
    bool finished; /* the end was asked for */
    unsigned clock_calls_after;
    bool told; /* the design has called the task */
};

/* An experiment of one falling edge. */
typedef void conform_step(struct conform *c);
conform_step names_step, types_step, start_values_step, errors_step,
    start_puts_step; /* at the start of the simulation */
conform_step start_seen_step, reset_seen_step, wide_read_step, put_step, put_seen_step; /* vpi_values.c, vpi_puts.c */
conform_step rising_step, rising_seen_step, rising_later_step;                          /* vpi_rising.c */
conform_step changes_step, changes_seen_step, suppress_seen_step;                       /* vpi_changes.c */
conform_step removal_step, removal_seen_step, phases_step, phases_seen_step, timed_seen_step;
conform_step iterated_put_step, iterated_seen_step; /* vpi_names.c */
conform_step finish_step, end_step;
conform_step located_step;                              /* vpi_located.c */
conform_step tasks_register, task_step, task_seen_step; /* vpi_tasks.c; the first in the startup routine */
/* Where the simulator keeps a value; only our own main of Verilator tells (harness/sim/locate.h). */
void *conform_locate(const char *scope, const char *name) __attribute__((weak));
/* The experiment that is run alone. */
conform_step alone_step, alone_end;

/* One line: the check's id and what came. */
void observe(struct conform *c, const char *check, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Add a word to the log; observe it and clear it. */
void note(struct conform *c, const char *format, ...) __attribute__((format(printf, 2, 3)));
void observe_log(struct conform *c, const char *check);

/* The signal of this name in the design, NULL if there is none. */
vpiHandle find(struct conform *c, const char *name);
/* The lowest word of a signal, b-bits left out. */
uint32_t low_word(vpiHandle object);
/* All words in hexadecimal, highest first; with four-state bits: a-words/b-words. */
struct conform_text {
    char text[700];
};
struct conform_text words_text(vpiHandle object);
struct conform_text name_text(struct conform *c, const char *signal);
/* Write the words (as many as the object needs) with b-bits 0; the simulator's answer. */
vpiHandle put_words(vpiHandle object, const uint32_t *words, PLI_INT32 flags);
vpiHandle put_word(struct conform *c, const char *signal, uint32_t word, PLI_INT32 flags);
/* Simulation time in units of the precision. */
uint64_t now(void);

/* Register a callback; delay in units of the precision. The value of a change comes as a vector. */
struct watch *watch_change(struct conform *c, const char *name, const char *signal, PLI_INT32 (*routine)(p_cb_data));
struct watch *watch_time(struct conform *c, const char *name, PLI_INT32 reason, uint32_t delay,
                         PLI_INT32 (*routine)(p_cb_data));
/* Remove a callback once; whether the simulator answers 1. */
bool drop(struct watch *w);
/* Remove the watches of changes that were called, but for the clock of the experiments; how many answered 1, of how
 * many. */
struct dropped {
    unsigned answered, of;
} drop_changes(struct conform *c);
/* Routines: add name=value (of a change) or name@time (of a time) to the log. */
PLI_INT32 note_change(p_cb_data data);
PLI_INT32 note_time(p_cb_data data);

#endif
