// SPDX-License-Identifier: Apache-2.0
/*
 * Between the program (C) and the simulator's main (main.cpp). The main lends a driver that builds the design and runs
 * its event loop; the program lends hooks.
 */
#ifndef SIM_H
#define SIM_H
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Where vlog_startup_routines find the session: one slot lives as long as the program, and the simulator's arguments,
 * which Verilator reads once in a process, hold SIM_SLOT and its address.
 */
#define SIM_SLOT "+texlock+slot="
struct sim_slot {
    void *session; /* of the simulation that starts next */
};

struct sim_hooks {
    bool (*over)(void *user); /* asked once per cycle: end the simulation */
    void *user;
};

struct sim_driver {
    const char *simulator; /* name and version */
    struct sim_slot *slot;
    /* Build the design with reset values drawn from `seed`, run until over. */
    void (*run)(struct sim_slot *slot, uint32_t seed, const struct sim_hooks *hooks);
};

/* The program: exit status as in exit_codes.h. */
int texlock_main(int argc, char **argv, const struct sim_driver *driver);

#ifdef __cplusplus
}
#endif
#endif
