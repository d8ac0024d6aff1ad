// SPDX-License-Identifier: Apache-2.0
/*
 * Writes of the three AXI4 write channels: address, data and response joined, a beat of data an entry. It knows neither
 * agent nor model, and does not judge writes.
 */
#ifndef WRITES_H
#define WRITES_H
#include <stdbool.h>
#include <stdint.h>

#include "tex_model.h"

/*
 * Beats of each channel that may wait for the other, or for their user; a power of two, and more than all instructions
 * that a unit has between issue and answer can write.
 */
#define WRITES_BEATS 1024U

/* A beat of data. */
struct write_beat {
    struct tex_axi_w data;
    struct tex_axi_a address; /* of its burst; from here on once it is joined */
    uint64_t at;              /* the line */
    bool last;                /* of its burst, by the address */
    bool answered, error;     /* its response came; and is an error */
    bool used;                /* for the user to set: it leaves once it is answered too */
};

struct writes {
    struct tex_axi_a address[WRITES_BEATS];
    uint32_t address_in, address_out;
    struct write_beat beat[WRITES_BEATS];
    uint32_t in, joined, out; /* beats taken; of them with an address; that have left */
    uint32_t got;             /* beats of the oldest address */
    bool lost;                /* more than the arrays hold: writes are not known */
};

void writes_clear(struct writes *w);
/* One cycle outside reset. Before it, entries that are used and answered leave. */
void writes_cycle(struct writes *w, const struct tex_frame *f);
/* Entry n, of [out, in); those below `joined` have their address. */
static inline struct write_beat *writes_at(struct writes *w, uint32_t n)
{
    return &w->beat[n % WRITES_BEATS];
}
/* Nothing is there that is not used and answered. */
bool writes_none(const struct writes *w);

#endif
