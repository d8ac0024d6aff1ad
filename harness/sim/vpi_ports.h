// SPDX-License-Identifier: Apache-2.0
/*
 * The pins of a unit, read one by one, as a frame, independent of the probe. Inner boundaries read as not valid, except
 * those of registers and fault record, which are always valid.
 */
#ifndef VPI_PORTS_H
#define VPI_PORTS_H
#include <stddef.h>

#include "compare/ports.h"
#include "sim/vpi_signal.h"

/* The ports of a boundary: valid, ready, and then those of its payload. */
struct vpi_port_group {
    enum tex_boundary boundary;
    unsigned first, end;
    const uint8_t *valid, *ready; /* where the simulator keeps them; NULL: read by VPI */
};
/* Position of a pin of at most 64 bits in the payload of a frame. */
struct vpi_port_field {
    uint64_t mask;
    uint16_t word;
    uint8_t shift, bytes; /* bytes: that the simulator keeps the pin in; 0: compare word by word */
    bool one;             /* it is in one word; else in two */
};
struct vpi_ports {
    struct vpi_signal pin[TEX_PORTS];
    struct vpi_port_field field[TEX_PORTS];
    struct vpi_port_group group[TEX_PORT_GROUPS];
    uint8_t group_of[TEX_BOUNDARIES];
    bool direct; /* the places of all of them in memory are known */
};

/*
 * Look up every port of the unit at a place. `text` names a port that VPI cannot see, or that has another width than
 * its payload.
 */
enum vpi_found { VPI_FOUND, VPI_HIDDEN, VPI_OTHER };
enum vpi_found vpi_ports_find(struct vpi_ports *p, const struct vpi_place *place, char *text, size_t size);
/*
 * Read the handshakes, and the payload of each boundary that is valid; other payload stays as it was. `unknown`, if
 * not NULL, gets the bits that are X or Z; they read as zeros in valid and ready.
 */
void vpi_ports_sample(const struct vpi_ports *p, struct tex_frame *frame, struct tex_frame *unknown);
/*
 * True if the pins equal the frame, as vpi_ports_sample and ports_same would find, at a fraction of their cost. False:
 * they do not, or it cannot be seen this way.
 */
bool vpi_ports_agree(const struct vpi_ports *p, const struct tex_frame *frame);
void vpi_ports_free(struct vpi_ports *p);

#endif
