// SPDX-License-Identifier: Apache-2.0
/*
 * The probe proves itself: what the harness drives must be seen in it in the same cycle. A probe that is stuck, or
 * belongs to another instance, shows here and not as agreement of two idle sides.
 */
#ifndef PINS_H
#define PINS_H
#include <stdbool.h>
#include <stddef.h>

#include "base/dut.h"

/*
 * True if the frame shows the valid bits of inputs and the ready bits of outputs as driven, and the bits that are
 * always one. Otherwise text says which pin does not show.
 */
bool pins_shown(const struct dut_inputs *driven, const struct tex_frame *frame, char *text, size_t size);

#endif
