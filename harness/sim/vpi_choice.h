// SPDX-License-Identifier: Apache-2.0
/* Selects the watched units of the design, and records the others for the verdict. */
#ifndef VPI_CHOICE_H
#define VPI_CHOICE_H
#include "report/verdict_units.h"
#include "sim/vpi_search.h"
#include "sim/vpi_watch.h"

struct vpi_choice {
    struct vpi_search search;
    const struct vpi_found_unit *unit[VPI_WATCH_UNITS];
    unsigned units;
    struct verdict_units told;
};

/*
 * Search the design, choose as the options say. ENDING_PASS, or how the run ends before anything is judged; `text` then
 * says why. What was chosen up to then stays.
 */
enum ending vpi_choose(struct vpi_choice *c, const struct vpi_watch_options *options, sim_modules modules, char *text,
                       size_t size);
void vpi_choice_free(struct vpi_choice *c);

#endif
