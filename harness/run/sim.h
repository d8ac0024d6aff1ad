// SPDX-License-Identifier: Apache-2.0
/*
 * Interface between the program (C) and the simulator. The simulator's side provides a driver, the program hooks.
 * Either texlock's main (main.cpp) builds the design and runs its event loop, or the program is loaded into a simulator
 * (vpi_host.c), which runs its own loop once the program has returned.
 */
#ifndef SIM_H
#define SIM_H
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * vlog_startup_routines find the session here: one slot lives as long as the program, and the simulator's arguments,
 * which Verilator reads once in a process, hold SIM_SLOT and its address.
 */
#define SIM_SLOT "+texlock+slot="
struct sim_slot {
    void *session; /* of the simulation that starts next */
};

/* The simulator is about to end on its own, or to stop for good. */
struct sim_stop {
    const char *what; /* cause of the stop; "": $stop, $error, $fatal or a failed assertion */
    const char *file; /* "": not known */
    int line;
};

/* Signals of the RTL to be recorded, all of them, as FST. Cycle n of the run spans 10 ns from (n - zero) * 10 ns on. */
struct sim_trace {
    const char *path;        /* of the file; NULL: none is recorded */
    uint64_t zero, from, to; /* cycles of the run; zero <= from <= to */
};

struct sim_hooks {
    bool (*over)(void *user);  /* asked once per cycle: end the simulation */
    bool (*wrote)(void *user); /* asked once per cycle, after its rising edge: inputs have changed; NULL: not known */
    int (*end)(void *user);    /* called once, when the simulation is over: the exit status */
    bool (*stopped)(void *user, const struct sim_stop *stop); /* the reason; false: the simulation is to go on */
    void *user;
    struct sim_trace trace;
};

/* A simulation that other VPI libraries drive. */
struct sim_watch {
    int argc;
    char *const *argv;         /* the simulator's arguments, as VPI libraries see them; [0] is the program */
    uint32_t seed;             /* of the registers' values before reset */
    void (*start)(void *user); /* called once, when the design is built and time has not begun: start the libraries */
    bool (*stopped)(void *user, const struct sim_stop *stop); /* false: the simulation is to go on */
    int (*end)(void *user); /* called where the simulator cannot return: the exit status */
    void *user;
};

/*
 * Where the simulator keeps the value of a variable that VPI can see, by the full name of its scope; NULL: not known.
 */
typedef void *(*sim_locate)(const char *scope, const char *name);

/* Reports every instance of a module that has something VPI can see, by its full name. */
typedef void (*sim_modules)(void (*found)(void *user, const char *path), void *user);

struct sim_driver {
    const char *simulator; /* name and version */
    const char *sources;   /* hash of the RTL sources of the design (scripts/rtl_hash.sh), NULL: not known */
    const char *dut;       /* hierarchical name of the texture_unit, NULL: it is the top */
    bool hosted;           /* loaded into a simulator: four-state, and run() returns before the simulation begins */
    bool testbench;        /* the design is a testbench that drives its units */
    bool netlist;          /* the unit is gates: it has no probe, and its ports are compared */
    sim_locate locate;     /* NULL: values are read by VPI */
    sim_modules modules;   /* NULL: they are found by VPI */
    struct sim_slot *slot;
    /* Build the design with reset values drawn from `seed`, run until over, end. Exit status; 0 if hosted. */
    int (*run)(struct sim_slot *slot, uint32_t seed, const struct sim_hooks *hooks);
    /* Not hosted: build the design, run callbacks until $finish or until none waits for a later
     * time. */
    void (*watch)(const struct sim_watch *watch);
    bool traces; /* run() can record signals */
};

/* The program: exit status as in exit_codes.h. A hosted simulation that run() has accepted has none yet: 0. */
int texlock_main(int argc, char **argv, const struct sim_driver *driver);

#ifdef __cplusplus
}
#endif
#endif
