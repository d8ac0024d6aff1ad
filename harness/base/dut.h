// SPDX-License-Identifier: Apache-2.0
/*
 * The pins of texture_unit that the harness drives, and the client that a simulator binding calls once per cycle.
 * Nothing here knows a simulator: the binding (vpi_bind.c) applies changed pins.
 */
#ifndef DUT_H
#define DUT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tex_defs.h"

/* Input ports of texture_unit but the clock, from rtl/defs/ports.tsv. */
enum dut_port {
#define ROW(port, text, of, is, at, count) DUT_##port,
    TEX_INPUT_PORTS(ROW)
#undef ROW
        DUT_PORTS
};

#define DUT_BEAT_WORDS TEX_ISSUE_WORDS

struct dut_port_info {
    const char *name;
    enum tex_boundary boundary; /* TEX_BOUNDARIES: of none */
    enum tex_port_role role;
    uint16_t word, words; /* position of its value in dut_inputs.value */
};
extern const struct dut_port_info dut_ports[DUT_PORTS];

/* The same of `word` alone, where the compiler sees it: most calls name their port. */
static const uint16_t dut_word[DUT_PORTS] = {
#define ROW(port, text, of, is, at, count) [DUT_##port] = (at),
    TEX_INPUT_PORTS(ROW)
#undef ROW
};

/* Values of all input ports. All zero and everything marked changed is the state before the first cycle. */
struct dut_inputs {
    uint32_t value[TEX_INPUT_WORDS];
    uint32_t changed; /* bit per port: changed since the simulator's last update */
};

/* All pins low, all to be applied. */
void dut_init(struct dut_inputs *in);
/* All pins low but reset. */
void dut_reset(struct dut_inputs *in);
/* Set a port of at most 32 bits. */
static inline void dut_set(struct dut_inputs *in, enum dut_port port, uint32_t value)
{
    uint32_t *at = &in->value[dut_word[port]];
    in->changed |= (uint32_t)(*at != value) << port; /* no branch: ready is drawn, so it cannot be foretold */
    *at = value;
}
/* Set a port of any width from its words, least significant first. */
void dut_set_words(struct dut_inputs *in, enum dut_port port, const uint32_t *words);
static inline uint32_t dut_get(const struct dut_inputs *in, enum dut_port port)
{
    return in->value[dut_word[port]];
}

/* Called by the binding. */
struct dut_client {
    /* Where the probe sampled in this cycle goes; NULL: the probe is not wanted in this cycle. */
    struct tex_frame *(*frame)(void *user);
    /* One cycle is over: decide the inputs of the next. False ends the simulation. */
    bool (*cycle)(void *user, struct dut_inputs *in);
    /*
     * Before that, in each cycle in which pins and probe were compared: NULL if they agree, else the frame as the probe
     * shows it; the frame that was requested holds the pins. NULL: not wanted.
     */
    void (*pins)(void *user, const struct tex_frame *probe);
    /* Four-state simulators: where the bits of that frame go that were X or Z; NULL: not wanted. */
    struct tex_frame *(*unknown)(void *user);
    /*
     * The unit has no probe: before the first cycle, these boundaries alone will be filled in, a bit each. False
     * refuses, and text says why. NULL: the probe is needed.
     */
    bool (*view)(void *user, tex_boundary_set visible, char *text, size_t size);
    bool probe_alone; /* leave the pins unread: for measurements */
    void *user;
};

/* True if the boundary transfers in this cycle. */
static inline bool frame_transfer(const struct tex_frame *f, enum tex_boundary b)
{
    return (f->valid & f->ready) >> b & 1;
}

static inline const uint32_t *frame_payload(const struct tex_frame *f, enum tex_boundary b)
{
    return &f->payload[tex_boundaries[b].word];
}

#endif
