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

struct sim_hooks {
    const char *plusarg;      /* what the simulator's command line must hold for vlog_startup_routines */
    bool (*over)(void *user); /* asked once per cycle: end the simulation */
    void *user;
};

struct sim_driver {
    const char *simulator; /* name and version */
    /* Build the design with reset values drawn from `seed`, run until over. */
    void (*run)(uint32_t seed, const struct sim_hooks *hooks);
};

/* The program: exit status as in exit_codes.h. */
int texlock_main(int argc, char **argv, const struct sim_driver *driver);

#ifdef __cplusplus
}
#endif
#endif
