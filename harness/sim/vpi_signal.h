// SPDX-License-Identifier: Apache-2.0
/*
 * A signal of the design that is read or written every cycle. VPI finds it and can read it everywhere; where our own
 * main runs the simulator, its place in memory is known too (sim.h), and reading or writing it there costs one load or
 * store.
 */
#ifndef VPI_SIGNAL_H
#define VPI_SIGNAL_H
#include <stdbool.h>
#include <stdint.h>
#include <vpi_user.h>

#include "run/sim.h"
#include "sim/vpi_call.h"

/* Where signals are looked up. */
struct vpi_place {
    const char *path;        /* scope */
    vpiHandle scope;         /* NULL: names are looked up below the path */
    const char *located;     /* the simulator's name of the scope; NULL: the path */
    sim_locate locate;       /* may be NULL */
    struct vpi_calls *calls; /* notes calls that fail, as long as its signals are read */
};

struct vpi_signal {
    vpiHandle handle; /* NULL: there is none */
    const char *name; /* the caller's */
    struct vpi_calls *calls;
    unsigned width; /* bits */
    void *at;       /* its value in the simulator, two-state: as wide as width asks for; NULL: read by VPI */
};

/* Look up `name` in a place by VPI. False if VPI has no such signal. */
bool vpi_signal_find(struct vpi_signal *s, const struct vpi_place *place, const char *name);
/*
 * Read its words, least significant first, zeros above its width; `unknown`, if not NULL, gets a one for each bit that
 * is X or Z. An unknown bit reads one if it is X.
 */
void vpi_signal_read(const struct vpi_signal *s, uint32_t *words, uint32_t *unknown);
/* The same through VPI, wherever it is kept. Zeros if the call fails. */
void vpi_signal_ask(const struct vpi_signal *s, uint32_t *words, uint32_t *unknown);
/* Write an input of the design where the simulator keeps it: `at` is known, bits above its width are zeros. It is seen
 * by the next evaluation, as a write by VPI is. */
void vpi_signal_write(const struct vpi_signal *s, const uint32_t *words);
void vpi_signal_free(struct vpi_signal *s);

#endif
