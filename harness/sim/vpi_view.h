// SPDX-License-Identifier: Apache-2.0
/*
 * The sample of a unit in a cycle: its probe and its pins. The frame that everything else sees holds the pins at the
 * boundaries of the ports, and the probe inside. If they differ where they should agree, the probe's frame is passed on
 * as well.
 */
#ifndef VPI_VIEW_H
#define VPI_VIEW_H
#include "sim/vpi_ports.h"

#define VPI_VIEW_TEXT 200

struct vpi_view {
    struct vpi_signal probe; /* no handle: the unit has no probe, only pins */
    struct vpi_ports ports;
    struct vpi_calls *calls;
    bool four_state;
    unsigned doubts;                             /* samples left in which memory and VPI reads are compared */
    struct tex_frame pins, unclear, probe_frame; /* probe_frame: the probe, if it differs from the pins */
};

/*
 * Look up the unit at a place. `text` names a port that VPI cannot see, or a port or probe that is not the one that
 * this program was built for. A probe that VPI cannot see is omitted.
 */
enum vpi_found vpi_view_find(struct vpi_view *v, const struct vpi_place *place, bool four_state, char *text,
                             size_t size);
/* Also without the pins: for measurements. `unknown`: four-state only, may be NULL. */
void vpi_view_probe(struct vpi_view *v, struct tex_frame *frame, struct tex_frame *unknown);
/*
 * Sample. `probe_frame` is NULL, or, if pins and probe differ, the probe's frame. False if a call of VPI failed, or the
 * simulator's own place of a value disagrees with VPI: text says which; nothing that was read can be trusted.
 */
bool vpi_view_sample(struct vpi_view *v, struct tex_frame *frame, struct tex_frame *unknown,
                     const struct tex_frame **probe_frame, char *text, size_t size);
void vpi_view_free(struct vpi_view *v);

#endif
