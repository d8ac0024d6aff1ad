// SPDX-License-Identifier: Apache-2.0
/*
 * A unit without a probe, such as a netlist: what its ports show, read one by one, as a frame. Boundaries inside read
 * as not valid, but those of registers and fault record, which are valid by definition.
 */
#ifndef VPI_PORTS_H
#define VPI_PORTS_H
#include <stdbool.h>
#include <stddef.h>
#include <vpi_user.h>

#include "tex_defs.h"

#define VPI_PORTS 38

struct vpi_ports {
    vpiHandle handle[VPI_PORTS];
    unsigned at[VPI_PORTS], width[VPI_PORTS]; /* bits in the payload of the boundary */
    uint32_t visible;                         /* boundaries that the ports show, a bit each */
};

/*
 * Look up every port by `find`, which returns NULL for a name that is not there. False if one is missing or has another
 * width than its payload: text says which.
 */
bool vpi_ports_find(struct vpi_ports *p, vpiHandle (*find)(void *user, const char *name), void *user, char *text,
                    size_t size);
/* Read all ports. */
void vpi_ports_sample(const struct vpi_ports *p, struct tex_frame *frame);
void vpi_ports_free(struct vpi_ports *p);

#endif
