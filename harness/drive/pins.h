// SPDX-License-Identifier: Apache-2.0
/*
 * Checks the probe: it must show the driven pins in the same cycle. So a stuck probe, or one of another instance, is an
 * error, not the agreement of two idle sides.
 */
#ifndef PINS_H
#define PINS_H
#include <stdbool.h>
#include <stddef.h>

#include "base/dut.h"

/*
 * True if the frame shows the valid bits of inputs and the ready bits of outputs as driven, and the bits that are
 * always one. Otherwise text names the pin that is not shown.
 */
bool pins_shown(const struct dut_inputs *driven, const struct tex_frame *frame, char *text, size_t size);

#endif
