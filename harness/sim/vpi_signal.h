// SPDX-License-Identifier: Apache-2.0
/*
 * A signal of the design that is read every cycle. VPI finds it and can read it everywhere; where our own main runs
 * the simulator, it also tells where the value is kept (sim.h), and reading it there costs a load.
 */
#ifndef VPI_SIGNAL_H
#define VPI_SIGNAL_H
#include <stdbool.h>
#include <stdint.h>
#include <vpi_user.h>

#include "run/sim.h"

struct vpi_signal {
    vpiHandle handle; /* NULL: there is none */
    unsigned width;   /* bits */
    const void *at;   /* its value in the simulator, two-state: as wide as width asks for; NULL: read by VPI */
};

/* Look up by VPI `name` in the scope `path`; `locate` may be NULL. False if VPI has no such signal. */
bool vpi_signal_find(struct vpi_signal *s, const char *path, const char *name, sim_locate locate);
/*
 * Read its words, least significant first, zeros above its width; `unknown`, if not NULL, gets a one for each bit that
 * is X or Z. An unknown bit reads one if it is X.
 */
void vpi_signal_read(const struct vpi_signal *s, uint32_t *words, uint32_t *unknown);
/* The same through VPI, wherever it is kept. */
void vpi_signal_ask(const struct vpi_signal *s, uint32_t *words, uint32_t *unknown);
void vpi_signal_free(struct vpi_signal *s);

#endif
